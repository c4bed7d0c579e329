/**
 * All scenarios in a real browser, as wide as a phone: comment and summary as GitHub shows them, and report.html. Each table
 * has its sign first, nothing that decides is beyond the edge, and the page's first test is the story's worst.
 */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { commentPage } from '../../scripts/github-page.mjs';
import { storyOf, toldTests } from '../../src/report/views.js';
import { type Opening, readingPages } from './chromium.js';
import { scenario, SCENARIOS, viewsOf } from './shown-scenarios.js';

const reading = readingPages();

const WIDTH = 390;
const PHONE: Opening = { viewport: { width: WIDTH, height: 844 }, hasTouch: true };

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

async function look(page: Page): Promise<void> {
  const tables = await page.evaluate<readonly SeenTable[]>(LOOK);
  for (const { head, signs, firstEnds, secondBegins } of tables) {
    expect([head, signs.filter((column) => column !== 0)]).toEqual([head, []]);
    expect([head, firstEnds <= WIDTH, secondBegins < WIDTH]).toEqual([head, true, true]);
  }
  expect(await page.evaluate(BEYOND)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(WIDTH);
}

test.each(SCENARIOS)('%s', async (name) => {
  const report = await scenario(name);
  const { comments, summary, html } = viewsOf(report);
  await reading(commentPage([...comments, summary].join('\n\n')), look, PHONE);
  const [worst] = toldTests(storyOf(report));
  await reading(
    html,
    async (page) => {
      if (worst !== undefined) {
        expect((await page.locator('.opener').allTextContents())[0]).toBe(worst.name);
        const open = page.locator('.opener[aria-expanded="true"]');
        expect(await open.allTextContents()).toEqual([worst.name]);
      }
      await look(page);
    },
    PHONE,
  );
});
