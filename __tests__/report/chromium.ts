/** Headless Chromium for tests: pages are opened from file://, and all that goes wrong in them is noted. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';

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

/** Opens HTML text as a file. */
export async function openHtml(
  browser: Browser,
  html: string,
  { fragment = '', ...opening }: Opening = {},
): Promise<OpenedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'kindlm-page-'));
  const file = join(folder, 'report.html');
  await writeFile(file, html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...opening });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  const url = pathToFileURL(file).href;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url().replace(/#.*/, '') !== url) requests.push(request.url());
  });
  await page.goto(`${url}${fragment}`);
  return {
    page,
    complaints,
    requests,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Folds the test that the page unfolds itself, the worst. */
export async function foldWorst(page: Page): Promise<void> {
  await page.evaluate("document.querySelector('.opener[aria-expanded=true]')?.click()");
}
