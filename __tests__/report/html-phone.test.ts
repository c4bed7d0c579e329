/** report.html under a finger: cards of two lines, one control for the order, targets large enough, and nothing jumps. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Report } from '../../src/report/report.js';
import { type Opening, readingPages } from './chromium.js';
import { failingReport, redReport, trendReport, worseReport } from './reports.js';

const opened = readingPages();
const reading = (report: Report, opening: Opening, act: (page: Page) => Promise<void>) =>
  opened(report, act, opening);

const PHONE: Opening = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK: Opening = { viewport: { width: 1280, height: 844 } };

const LONG = `${'a name that is much longer than a phone is wide '.repeat(3)}end`;

test.each([
  ['short names', () => redReport()],
  ['long names, codes and tags', () => failingReport(12, LONG)],
  ['labels of a comparison', () => worseReport()],
])('a test is a card of two lines: %s', (_, report) =>
  reading(report(), PHONE, async (page) => {
    await page.locator('.all').click();
    await page.locator('.opener[aria-expanded="true"]').first().click();
    const cards = await page.evaluate<readonly { height: number; lines: number }[]>(`
      [...document.querySelectorAll('.row')].map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        const shown = [...row.querySelectorAll('.opener, .status, .tag, .code, .number, .model')]
          .map((it) => it.getBoundingClientRect())
          .filter((it) => it.top + it.height / 2 < bottom);
        return { height, lines: new Set(shown.map((it) => Math.round((it.top + it.height / 2 - top) / 24))).size };
      })`);
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter(({ height, lines }) => height > 60 || lines !== 2)).toEqual([]);
  }),
);

test('what the rows are sorted by is in sight, and one control sorts', () =>
  reading(redReport(), PHONE, async (page) => {
    expect(await page.locator('.tests thead').isVisible()).toBe(false);
    const order = page.getByRole('combobox', { name: 'Order of the tests' });
    await order.selectOption('Slowest first');
    expect(await page.evaluate('location.hash')).toBe('#sort=-latency');
    expect(await page.locator('.opener').first().textContent()).toBe('smoke');
    const card = await page.locator('.row').first().boundingBox();
    const latency = await page.locator('.row .latency').first().boundingBox();
    expect((latency?.y ?? 9_999) + (latency?.height ?? 0)).toBeLessThanOrEqual(
      (card?.y ?? 0) + (card?.height ?? 0),
    );
    await page.evaluate("location.hash = '#sort=cost'");
    await page.locator('[data-sort="cost"]').waitFor();
    const chosen = "document.getElementById('order').selectedOptions[0].text";
    expect(await page.evaluate(chosen)).toBe('Cheapest first');
  }));

/** Of all that can be pressed and is in sight; a card's button is as large as the card. Links in a sentence are as high as its lines. */
const TARGETS = `[...document.querySelectorAll('button, select, input, summary, .step a, th a')]
  .filter((it) => it.checkVisibility())
  .map((it) => [it, (it.matches('.opener') && innerWidth < 701 ? it.closest('.row') : it).getBoundingClientRect()])
  .map(([it, { width, height }]) => ({ what: it.textContent || it.id || it.className, width, height }))`;

interface Target {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

test.each([
  ['a phone: 44 pixels', PHONE, 44, 44],
  ['a wide screen with touch', { ...DESK, hasTouch: true }, 24, 24],
  ['a mouse: 24 pixels', DESK, 24, 24],
] as const)(
  'nothing that can be pressed is smaller than a finger or a pointer needs: %s',
  (_, opening, width, height) =>
    reading({ ...redReport(), memory: trendReport(5).memory }, opening, async (page) => {
      await page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))");
      const targets = await page.evaluate<readonly Target[]>(TARGETS);
      expect(targets.length).toBeGreaterThan(15);
      expect(targets.filter((it) => it.width < width || it.height < height)).toEqual([]);
    }),
);

describe('nothing jumps', () => {
  /** Shifts that no press or key explains, as Chromium counts them; 0 is none. */
  const SHIFTS = `new Promise((resolve) => {
    const entries = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries()))
      .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
      resolve(entries.filter((it) => !it.hadRecentInput).reduce((sum, it) => sum + it.value, 0)), 50)));
  })`;

  /** So large that a browser shows the beginning before it has read the end. */
  function largeReport(): Report {
    const report = failingReport(600, LONG);
    const outputText = 'word '.repeat(4_000);
    const suites = report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({
        ...result,
        runs: result.runs.map((run) => ({ ...run, outputText })),
      })),
    }));
    return { ...report, suites };
  }

  test.each([
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)('while the page opens: %s', (_, opening) =>
    reading(largeReport(), opening, async (page) => {
      expect(await page.evaluate(SHIFTS)).toBe(0);
    }),
  );

  type Act = (page: Page) => Promise<unknown>;

  const opener = (page: Page, number: number) => page.locator('.opener').nth(number);

  test.each<readonly [what: string, watched: string, number: number, act: Act]>([
    ['a test is opened', '.opener', 2, (page) => opener(page, 2).click()],
    ['a test is folded', '.opener', 0, (page) => opener(page, 0).click()],
    ['a run is opened', '.run summary', 2, (page) => page.locator('.run summary').nth(2).click()],
    ['text filters', '#filter-text', 0, (page) => page.fill('#filter-text', 'no such test')],
    ['a code filters', '.chip', 0, (page) => page.locator('.chip').first().click()],
    [
      'the order changes',
      '.status-line',
      0,
      (page) => page.evaluate("location.hash = '#sort=name'"),
    ],
    ['all are shown', '.opener', 2, (page) => page.locator('.all').click()],
  ])('when %s', async (_, watched, number, act) => {
    for (const opening of [PHONE, DESK]) {
      await reading(redReport(), opening, async (page) => {
        const element = `document.querySelectorAll(${JSON.stringify(watched)})[${number}]`;
        const top = `${element}.getBoundingClientRect().top`;
        await page.evaluate(`${element}.scrollIntoView({ block: 'center' })`);
        const before = Number(await page.evaluate(top));
        await act(page);
        await page.evaluate(SHIFTS);
        expect(Math.abs(Number(await page.evaluate(top)) - before)).toBeLessThanOrEqual(1);
      });
    }
  });

  test('what is below the table stays where it is while somebody filters', () =>
    reading(worseReport(), PHONE, async (page) => {
      const height = () =>
        page.evaluate<number>("document.querySelector('#table .scroll').offsetHeight");
      await page.locator('.opener[aria-expanded="true"]').click();
      const before = await height();
      for (const text of ['refund', 'refund-late', 'no such test']) {
        await page.fill('#filter-text', text);
        expect(await height()).toBe(before);
      }
      await page.getByRole('button', { name: 'Reset' }).first().click();
      expect(await height()).toBe(before);
    }));
});
