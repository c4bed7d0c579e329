/**
 * All scenarios in a real browser, as wide as a phone: comment and summary as GitHub shows them, and report.html. Each table
 * has its sign first, nothing that decides is beyond the edge, and the page's first test is the story's worst.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { commentPage, summaryPage } from '../../scripts/github-page.mjs';
import type { Report } from '../../src/report/report.js';
import { storyOf } from '../../src/report/views.js';
import { toldTests } from '../../src/report/views.js';
import { INSTALL_TIME, openHtml, startChromium, type Opening } from './chromium.js';
import { scenario, SCENARIOS, viewsOf } from './shown-scenarios.js';
import { renderHtml } from './rendered.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
}, INSTALL_TIME);
afterAll(() => browser.close());

const WIDTH = 390;
const PHONE: Opening = { viewport: { width: WIDTH, height: 844 }, hasTouch: true };

function pagesOf(report: Report): readonly (readonly [name: string, html: string])[] {
  const { comments, summary, html } = viewsOf(report);
  return [
    ...comments.map((text, index) => [`comment ${index + 1}`, commentPage(text)] as const),
    ['summary', summaryPage(summary)],
    ['report.html', html],
  ];
}

interface SeenTable {
  readonly head: string;
  /** Columns, from 0, in which a sign stands. */
  readonly signs: readonly number[];
  /** Pixels from the left edge to where the first column ends and the second begins. */
  readonly firstEnds: number;
  readonly secondBegins: number;
}

/** What is folded is opened: it is read on a phone, too. */
const LOOK = `(() => {
  for (const one of document.querySelectorAll('details')) one.open = true;
  const signs = /^(?:✅|❌|⚠️|➖|🔴|🟢|⚪)/u;
  return [...document.querySelectorAll('table')].filter((it) => it.checkVisibility()).map((table) => {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
    const cells = rows.flatMap((row) => row.map((cell, column) => ({ cell, column })));
    const edge = (column, side) => Math.max(0, ...cells
      .filter((it) => it.column === column && it.cell.checkVisibility())
      .map(({ cell }) => cell.getBoundingClientRect()[side] + scrollX));
    return {
      head: rows[0].map((cell) => cell.textContent).join(' | '),
      signs: [...new Set(cells.filter(({ cell }) => signs.test(cell.textContent.trim())).map((it) => it.column))],
      firstEnds: edge(0, 'right'),
      secondBegins: edge(1, 'left'),
    };
  });
})()`;

/** Prose that is wider than the page, and cannot be scrolled by itself. */
const BEYOND = `[...document.querySelectorAll('h1, h2, p, li, summary')]
  .filter((it) => it.checkVisibility() && it.closest('.scroll, table, pre') === null)
  .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
  .map((it) => it.textContent.slice(0, 80))`;

async function opened(html: string, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await openHtml(browser, html, PHONE);
  try {
    await look(page.page);
  } finally {
    await page.close();
  }
}

describe.each(SCENARIOS)('%s', (name) => {
  test('on a phone every table begins with its sign, and nothing that decides is beyond the edge', async () => {
    for (const [view, html] of pagesOf(await scenario(name))) {
      await opened(html, async (page) => {
        const tables = await page.evaluate<readonly SeenTable[]>(LOOK);
        for (const { head, signs, firstEnds, secondBegins } of tables) {
          expect([view, head, signs.filter((column) => column !== 0)]).toEqual([view, head, []]);
          expect([view, head, firstEnds <= WIDTH, secondBegins < WIDTH]).toEqual([
            view,
            head,
            true,
            true,
          ]);
        }
        expect([view, await page.evaluate(BEYOND)]).toEqual([view, []]);
        expect([view, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
          view,
          WIDTH,
        ]);
      });
    }
  });

  test('the first test of report.html is the worst of the story', async () => {
    const report = await scenario(name);
    const [worst] = toldTests(storyOf(report));
    if (worst === undefined) return;
    await opened(renderHtml(report), async (page) => {
      const [first] = await page.locator('.opener').allTextContents();
      expect(first).toBe(worst.name);
      expect(await page.locator('.opener[aria-expanded="true"]').allTextContents()).toEqual([
        worst.name,
      ]);
    });
  });
});
