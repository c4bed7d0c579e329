/**
 * report.html on a phone and on a desk, light and dark: axe finds nothing, nothing that matters is out of sight, targets are
 * large enough, and nothing jumps.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Report } from '../../src/report/report.js';
import { foldWorst, type Opening, readingPages } from './chromium.js';
import {
  fail,
  failingReport,
  redReport,
  sampleReport,
  trendReport,
  worseReport,
} from './reports.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const reading = readingPages();

const PHONE: Opening = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK: Opening = { viewport: { width: 1280, height: 844 } };

const LONG = `${'a name that is much longer than a phone is wide '.repeat(3)}end`;
const LONG_WORDS = `${'word '.repeat(400)}${'x'.repeat(500)}`;
const OPEN_ALL = "document.querySelectorAll('details').forEach((it) => (it.open = true))";

/** As deep as a report may have it, with names of any length. */
const AGENT_TRACE = {
  steps: Array.from({ length: 20 }, (_, index) => ({
    kind: (['agent', 'model', 'tool', 'step'] as const)[index % 4] ?? 'step',
    name: `${'long_name_'.repeat(index)}x`,
    depth: index % 13,
    startMs: index * 1_000,
    durationMs: 1_234,
    ...(index % 4 === 2 ? { failed: true as const } : {}),
    ...(index % 4 === 1 ? { inputTokens: 12_345, outputTokens: 67 } : {}),
  })),
  understoodSpans: 30,
  otherSpans: 5,
  callsWithoutArguments: 1,
  refusedExports: 1,
  droppedSpans: 2,
};

/** Two suites, notices, a conversation, marks, long messages, a judge whose answers can be labelled. */
function fullReport(): Report {
  const { comparison, suites: compared } = worseReport();
  const denied = fail('KEYWORD_DENIED', 'deny', 'Output contains denied keyword "canary"', {
    metadata: { reasoning: LONG_WORDS, forbidden: ['canary'], mismatches: ['amount: three'] },
  });
  const judged = fail('JUDGE_BELOW_THRESHOLD', 'judge', 'below', {
    assertionType: 'judge',
    metadata: { criteria: `apologizes ${'y'.repeat(300)}`, reasoning: 'So it seems.' },
  });
  const second = sampleReport({
    suites: [
      {
        name: 'second',
        notices: ['one', 'two'],
        tests: [{ name: 'conversation', runs: [[denied, judged]], tags: ['smoke', 'slow'] }],
      },
    ],
  });
  const red = redReport();
  return {
    ...red,
    comparison,
    memory: trendReport(5).memory,
    notices: ['A notice of the run.'],
    problems: [{ message: 'stale recording', location: { file: 'a.yaml', line: 1, column: 1 } }],
    suites: [
      ...red.suites,
      ...compared,
      ...second.suites.map((suite) => ({
        ...suite,
        results: suite.results.map((result) => ({
          ...result,
          runs: result.runs.map((run) => ({
            ...run,
            trace: AGENT_TRACE,
            outputText: `${LONG_WORDS} canary`,
            turns: ['first', 'second'].map((label) => ({
              label,
              user: LONG_WORDS,
              outputText: `${LONG_WORDS} canary`,
              toolCalls: run.toolCalls,
            })),
          })),
        })),
      })),
    ],
  };
}

async function unfoldAll(page: Page): Promise<void> {
  await foldWorst(page);
  await page.locator('.all').click();
  for (const name of ['conversation', 'refund-double-charge', 'smoke', 'refund-late']) {
    await page.locator('.opener', { hasText: name }).first().click();
  }
  await page.locator('.label-buttons button').first().click();
  await page.evaluate(OPEN_ALL);
}

/** What a reader does to the page, one after the other. */
const STATES: readonly (readonly [state: string, act: (page: Page) => Promise<unknown>])[] = [
  ['everything unfolded', unfoldAll],
  [
    'answers are labelled',
    (page) =>
      page
        .getByRole('button', { name: /^Label answers/ })
        .last()
        .click(),
  ],
  [
    'sorted',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.evaluate("location.hash = '#sort=latency'");
    },
  ],
  ['no match', (page) => page.fill('#filter-text', 'no such test')],
];

describe.each([390, 1280])('%d pixels', (width) => {
  test('axe finds nothing in any state, light and dark', () =>
    reading(
      fullReport(),
      async (page) => {
        await page.evaluate(AXE);
        for (const [state, act] of STATES) {
          await act(page);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const found = await page.evaluate(
              `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
            );
            const sideways = await page.evaluate('document.documentElement.scrollWidth');
            const expected = { state, colorScheme, found: [], sideways: width };
            expect({ state, colorScheme, found, sideways }).toEqual(expected);
          }
        }
        await page.emulateMedia({ colorScheme: null });
      },
      { viewport: { width, height: 844 } },
    ));
});

test('390 pixels: nothing is wider than the page, no word is broken, each verdict is in sight', () =>
  reading(
    fullReport(),
    async (page) => {
      await unfoldAll(page);
      const wide = `[...document.querySelectorAll('body, .scroll, .text, .message, .reason, .unfolded > td')]
        .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.className || it.localName)`;
      expect(await page.evaluate(wide)).toEqual([]);
      // A word is broken where its letters stand on several lines.
      const broken = `[...document.querySelectorAll('.cards th, .opener')].flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (const { index, 0: word } of node.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        }
        return found;
      })`;
      expect(await page.evaluate(broken)).toEqual([]);
      const signs = await page.locator('.sign, .row .status').all();
      expect(signs.length).toBeGreaterThan(10);
      for (const sign of signs) {
        const box = await sign.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      }
    },
    PHONE,
  ));

test.each([
  ['short names', () => redReport()],
  ['long names, codes and tags', () => failingReport(12, LONG)],
  ['labels of a comparison', () => worseReport()],
])('a test is a card of two lines: %s', (_, report) =>
  reading(
    report(),
    async (page) => {
      await page.locator('.all').click();
      await foldWorst(page);
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
    },
    PHONE,
  ),
);

test('on a phone what the rows are sorted by is in sight, and one control sorts', () =>
  reading(
    redReport(),
    async (page) => {
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
    },
    PHONE,
  ));

/** Of all that can be pressed and is in sight; a card's button is as large as the card. Links in a sentence are as high as its lines. */
const TARGETS = `[...document.querySelectorAll('button, select, input, summary, .chip, .step a, th a')]
  .filter((it) => it.checkVisibility())
  .map((it) => [it, (it.matches('.opener') && innerWidth < 701 ? it.closest('.row') : it).getBoundingClientRect()])
  .map(([it, { width, height }]) => ({ what: it.textContent || it.id || it.className, width, height }))`;

interface Target {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

test.each([
  ['a phone: 44 pixels', PHONE, 44],
  ['a wide screen with touch: 24 pixels', { ...DESK, hasTouch: true }, 24],
  ['a mouse: 24 pixels', DESK, 24],
] as const)(
  'nothing that can be pressed is smaller than a finger or a pointer needs: %s',
  (_, opening, least) =>
    reading(
      { ...redReport(), memory: trendReport(5).memory },
      async (page) => {
        await page.evaluate(OPEN_ALL);
        const targets = await page.evaluate<readonly Target[]>(TARGETS);
        expect(targets.length).toBeGreaterThan(15);
        expect(targets.filter((it) => it.width < least || it.height < least)).toEqual([]);
      },
      opening,
    ),
);

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('nothing jumps on a %s', (_, opening) => {
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

  test('while the page opens', () =>
    reading(largeReport(), async (page) => expect(await page.evaluate(SHIFTS)).toBe(0), opening));

  type Act = (page: Page) => Promise<unknown>;

  const opener = (page: Page, number: number) => page.locator('.opener').nth(number);

  test.each<readonly [what: string, watched: string, number: number, act: Act]>([
    ['a test is opened', '.opener', 2, (page) => opener(page, 2).click()],
    ['a test is folded', '.opener', 0, (page) => opener(page, 0).click()],
    ['a run is opened', '.run summary', 2, (page) => page.locator('.run summary').nth(2).click()],
    ['text filters', '#filter-text', 0, (page) => page.fill('#filter-text', 'no such test')],
    ['a code filters', '.chip', 0, (page) => page.locator('.chip').first().click()],
    ['the order changes', '.shown', 0, (page) => page.evaluate("location.hash = '#sort=name'")],
    ['all are shown', '.opener', 2, (page) => page.locator('.all').click()],
  ])('when %s', (_what, watched, number, act) =>
    reading(
      redReport(),
      async (page) => {
        const element = `document.querySelectorAll(${JSON.stringify(watched)})[${number}]`;
        const top = `${element}.getBoundingClientRect().top`;
        await page.evaluate(`${element}.scrollIntoView({ block: 'center' })`);
        const before = Number(await page.evaluate(top));
        await act(page);
        await page.evaluate(SHIFTS);
        expect(Math.abs(Number(await page.evaluate(top)) - before)).toBeLessThanOrEqual(1);
      },
      opening,
    ),
  );

  test('what is below the table stays where it is while somebody filters', () =>
    reading(
      worseReport(),
      async (page) => {
        const height = () =>
          page.evaluate<number>("document.querySelector('#table .scroll').offsetHeight");
        await foldWorst(page);
        const before = await height();
        for (const text of ['refund', 'refund-late', 'no such test']) {
          await page.fill('#filter-text', text);
          expect(await height()).toBe(before);
        }
        await page.getByRole('button', { name: 'Reset' }).first().click();
        expect(await height()).toBe(before);
      },
      opening,
    ));
});
