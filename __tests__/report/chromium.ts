/** Headless Chromium for tests: pages are opened from file://, and all that goes wrong in them is noted. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  chromium,
  type Browser,
  type ConsoleMessage,
  type Page,
  type Request,
} from 'playwright-core';
import type { Report } from '../../src/report/report.js';
import { renderHtml } from './rendered.js';

const ENSURE = fileURLToPath(new URL('../../scripts/ensure-chromium.mjs', import.meta.url));

/** As Debian's package wants it in a container, and silent on the network. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds for each step in the browser, which on a busy machine may take long. */
const PATIENCE_MS = 240_000;

/** Milliseconds that a first installation may take. */
export const INSTALL_TIME = 600_000;

/** Starts the browser, which is installed where it is absent. Rejects with what to do where that fails. */
export async function startChromium(): Promise<Browser> {
  const { stdout } = await promisify(execFile)(process.execPath, [ENSURE]);
  return chromium.launch({ executablePath: stdout.trim(), args: FLAGS, timeout: PATIENCE_MS });
}

export interface OpenedPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and violations of the page's policy. */
  readonly complaints: readonly string[];
  /** URLs that the page asked for, its own file aside. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export interface Opening {
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  /** With its `#`. */
  readonly fragment?: string;
}

/**
 * Pages that nobody reads now, by how they were opened: a new one is a new process of the browser, and costs more than
 * most tests do in it.
 */
const idle = new WeakMap<Browser, Map<string, Page>>();

/** Opens HTML text as a file, in a page that remembers nothing of what was open in it before. */
export async function openHtml(
  browser: Browser,
  html: string,
  { fragment = '', ...opening }: Opening = {},
): Promise<OpenedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'kindlm-page-'));
  const file = join(folder, 'report.html');
  await writeFile(file, html);
  const page = await pageOf(browser, opening);
  const complaints: string[] = [];
  const requests: string[] = [];
  const url = pathToFileURL(file).href;
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  const onError = (error: Error) => complaints.push(error.message);
  const onRequest = (request: Request) => {
    if (request.url().replace(/#.*/, '') !== url) requests.push(request.url());
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  await page.goto(`${url}${fragment}`);
  return {
    page,
    complaints,
    requests,
    close: async () => {
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
      await forget(page);
      idle.get(browser)?.set(JSON.stringify(opening), page);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function pageOf(browser: Browser, opening: Omit<Opening, 'fragment'>): Promise<Page> {
  const pages = idle.get(browser) ?? new Map<string, Page>();
  idle.set(browser, pages);
  const key = JSON.stringify(opening);
  const page = pages.get(key);
  pages.delete(key);
  if (page !== undefined) return page;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...opening });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** What was written and granted goes with the page that did it. */
async function forget(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.context().clearPermissions();
  await page.goto('about:blank');
}

/** Opens a report, or HTML text, and does something with the page. */
type Reading = (
  shown: Report | string,
  act: (page: Page) => Promise<unknown>,
  opening?: Opening,
) => Promise<void>;

/** The browser of a test file. Its pages are held to one thing, whatever is done: no complaint, and no request. */
export function readingPages(): Reading {
  let started: Browser | undefined;
  beforeAll(async () => {
    started = await startChromium();
  }, INSTALL_TIME);
  afterAll(() => started?.close());
  return async (shown, act, opening) => {
    if (started === undefined) throw new Error('pages are read in tests');
    const html = typeof shown === 'string' ? shown : renderHtml(shown);
    const opened = await openHtml(started, html, opening);
    const { page, complaints, requests } = opened;
    try {
      await act(page);
      expect({ complaints, requests }).toEqual({ complaints: [], requests: [] });
    } finally {
      await opened.close();
    }
  };
}

/** Folds the test that the page unfolds itself, the worst. */
export async function foldWorst(page: Page): Promise<void> {
  await page.evaluate("document.querySelector('.opener[aria-expanded=true]')?.click()");
}
