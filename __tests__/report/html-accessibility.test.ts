/** report.html on a phone and on a desk, light and dark: axe finds nothing, and nothing that matters is out of sight. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Report } from '../../src/report/report.js';
import { foldWorst, readingPages } from './chromium.js';
import { fail, redReport, sampleReport, trendReport, worseReport } from './reports.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const reading = readingPages();

/** All that axe holds against the page as it is now: the rule and the first element of each violation. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate<readonly string[]>(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  );
}

const LONG_WORDS = `${'word '.repeat(400)}${'x'.repeat(500)}`;

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

/** Two suites, notices, a conversation, marks, long messages. */
function fullReport(): Report {
  const { comparison, suites: compared } = worseReport();
  const denied = fail('KEYWORD_DENIED', 'deny', 'Output contains denied keyword "canary"', {
    metadata: { reasoning: LONG_WORDS, forbidden: ['canary'], mismatches: ['amount: three'] },
  });
  const second = sampleReport({
    suites: [
      {
        name: 'second',
        notices: ['one', 'two'],
        tests: [{ name: 'conversation', runs: [[denied]], tags: ['smoke', 'slow'] }],
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

const OPEN_ALL = "document.querySelectorAll('details').forEach((it) => (it.open = true))";

/** What a reader does to the page, one after the other. */
const STATES: readonly (readonly [state: string, act: (page: Page) => Promise<unknown>])[] = [
  ['as it opens', () => Promise.resolve()],
  ['everything unfolded', unfoldAll],
  ['one failure code', (page) => page.locator('.chip[data-code]').first().click()],
  ['what got worse', (page) => page.locator('.chip.worse').first().click()],
  ['all again', (page) => page.getByRole('button', { name: 'Reset' }).first().click()],
  ['sorted', (page) => page.evaluate("location.hash = '#sort=latency'")],
  ['no match', (page) => page.fill('#filter-text', 'no such test')],
];

async function unfoldAll(page: Page): Promise<void> {
  await foldWorst(page);
  await page.locator('.all').click();
  for (const name of ['conversation', 'refund-double-charge', 'smoke', 'refund-late']) {
    await page.locator('.opener', { hasText: name }).first().click();
  }
  await page.evaluate(OPEN_ALL);
}

describe.each([390, 1280])('%d pixels', (width) => {
  test.each(['light', 'dark'] as const)(
    '%s: axe finds nothing in any state',
    async (colorScheme) => {
      const viewport = { width, height: 844 };
      const everyState = async (page: Page) => {
        for (const [state, act] of STATES) {
          await act(page);
          expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
        }
      };
      await reading(fullReport(), everyState, { viewport, colorScheme });
    },
  );
});

test('390 pixels: nothing is wider than the page, no word is broken, each verdict is in sight', async () => {
  const viewport = { width: 390, height: 844 };
  const look = async (page: Page) => {
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
  };
  await reading(fullReport(), look, { viewport });
});
