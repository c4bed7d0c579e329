/** The plots of report.html as a browser draws them, and what they say in words. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { readingPages } from './chromium.js';
import { redReport, trendReport } from './reports.js';
import { renderHtml } from './rendered.js';

const reading = readingPages();

function withResults(
  change: (results: readonly ReportedResult[]) => readonly ReportedResult[],
): Report {
  const report = redReport();
  const suites = report.suites.map((suite) => ({ ...suite, results: change(suite.results) }));
  return { ...report, suites };
}

type Run = ReportedResult['runs'][number];

/** Of every answer, which passed. */
function withRuns(change: (index: number) => Partial<Run>, most = Infinity): Report {
  return withResults((results) =>
    results.slice(0, most).map((result, index) => ({
      ...result,
      modelId: 'gpt-4o',
      runs: result.runs
        .slice(0, most === Infinity ? undefined : 1)
        .map((run) => ({ ...run, outcome: { kind: 'passed' as const }, ...change(index) })),
    })),
  );
}

function figureOf(page: Page, title: string) {
  return page.locator('figure', { has: page.locator('figcaption b', { hasText: title }) });
}

/** Rows of a canvas' frame, as shares of its height from the bottom, in which a colour of the page is: its ends. */
async function extent(
  page: Page,
  title: string,
  colour: string,
): Promise<{ readonly low: number; readonly high: number; readonly right: number } | undefined> {
  const figure = figureOf(page, title);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('canvas').waitFor();
  return page.evaluate(`(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const figure = [...document.querySelectorAll('figure')].find((it) => it.getAttribute('aria-label') === ${JSON.stringify(title)});
    const canvas = figure.querySelector('canvas');
    const over = figure.querySelector('.u-over').getBoundingClientRect();
    const frame = canvas.getBoundingClientRect();
    const scale = canvas.width / frame.width;
    const probe = document.createElement('span');
    probe.style.color = 'var(--${colour})';
    document.body.append(probe);
    const wanted = getComputedStyle(probe).color.match(/\\d+/g).map(Number);
    probe.remove();
    const left = Math.round((over.left - frame.left) * scale);
    const top = Math.round((over.top - frame.top) * scale);
    const [width, height] = [Math.round(over.width * scale), Math.round(over.height * scale)];
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [width, height];
    const context = copy.getContext('2d', { willReadFrequently: true });
    context.drawImage(canvas, -left, -top);
    const { data } = context.getImageData(0, 0, width, height);
    let [low, high, right] = [Infinity, -Infinity, -Infinity];
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      if (data[at + 3] < 200 || wanted.some((value, index) => Math.abs(value - data[at + index]) > 8)) continue;
      low = Math.min(low, 1 - (y + 1) / height);
      high = Math.max(high, 1 - y / height);
      right = Math.max(right, x / width);
    }
    resolve(high === -Infinity ? undefined : { low, high, right });
  }))))()`);
}

test('a column is as high as its share', () =>
  reading(redReport(), async (page) => {
    const words = await figureOf(page, 'Pass rate by model').locator('figcaption span').innerText();
    const shares = [...words.matchAll(/([\d.]+) %(?= |,|\.)/g)].map(
      ([, text]) => Number(text) / 100,
    );
    const drawn = await extent(page, 'Pass rate by model', 'accent');
    expect(drawn?.high).toBeCloseTo(Math.max(...shares), 1);
    expect(drawn?.low).toBeCloseTo(0, 1);
  }));

test('scores that failed are red, those that passed are green and stand on them', () =>
  reading(redReport(), async (page) => {
    const [good, bad] = [
      await extent(page, 'Scores of graded assertions', 'good'),
      await extent(page, 'Scores of graded assertions', 'bad'),
    ];
    expect(bad?.low).toBeCloseTo(0, 1);
    expect(good?.high).toBeGreaterThan(bad?.high ?? 1);
    expect(good?.right).toBeGreaterThan(bad?.right ?? 1);
  }));

describe('an axis holds its data', () => {
  const latencies = (values: readonly number[]): Report =>
    withRuns((index) => ({ latencyMs: values[index] ?? 0 }), values.length);

  test.each([
    ['an outlier', 'Latency', latencies([400, 410, 420, 22_000])],
    ['next to nothing', 'Cost', withRuns(() => ({ costEstimateUsd: 1e-9 }))],
    ['cents', 'Cost', withRuns(() => ({ costEstimateUsd: 0.0021 }))],
    ['more than anybody has', 'Cost', withRuns(() => ({ costEstimateUsd: 1e12 }))],
  ])('%s', (_, title, report) =>
    reading(report, async (page) => {
      const drawn = await extent(page, `${title} of an answer`, 'accent');
      // The highest is at the right end, and below the upper edge.
      expect(drawn?.right).toBeGreaterThan(0.97);
      expect(drawn?.high).toBeLessThan(1);
      expect(drawn?.high).toBeGreaterThan(0.4);
      expect(drawn?.low).toBeGreaterThanOrEqual(0);
    }),
  );

  test('median and mean are said in plain words', () => {
    const html = renderHtml(latencies([400, 410, 420, 22_000]));
    const [, words = '', legend = ''] =
      /<b>Latency of an answer<\/b>\s*<span>([^<]*)<\/span>[^]*?class="legend">([^<]*)/u.exec(
        html,
      ) ?? [];
    expect(words).toBe('Median 415 ms, mean 5.8 s; 9 of 10 answers from 402 ms to 18.8 s.');
    expect(legend).toMatch(/median.*half of the answers/);
    expect(legend).toMatch(/mean.*few slow answers/);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-320, 1e308])(
    'no plot of a cost of %d',
    (usd) => {
      const html = renderHtml(withRuns(() => ({ costEstimateUsd: usd })));
      expect(html).toContain('<b>Latency of an answer</b>');
      expect(html).not.toContain('<b>Cost of an answer</b>');
    },
  );

  test('none where nothing ran', () => {
    expect(renderHtml(withResults(() => []))).not.toContain('<figure');
  });
});

test('the last words below an axis have room', () =>
  reading(redReport(), async (page) => {
    await extent(page, 'Latency of an answer', 'accent');
    const room: unknown = await page.evaluate(`(() => {
      const figure = document.querySelector('figure[aria-label="Latency of an answer"]');
      const right = (name) => figure.querySelector(name).getBoundingClientRect().right;
      const context = document.createElement('canvas').getContext('2d');
      context.font = '12px system-ui, sans-serif';
      return right('canvas') - right('.u-over') - context.measureText('100 %').width / 2;
    })()`);
    expect(room).toBeGreaterThanOrEqual(0);
  }));

test('the colours are those of the page, light and dark', () =>
  reading(redReport(), async (page) => {
    const light = await extent(page, 'Latency of an answer', 'accent');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await extent(page, 'Latency of an answer', 'accent')).toEqual(light);
    expect(light).toBeDefined();
  }));

test('a plot is as wide as its place, on a phone too', () =>
  reading(
    { ...redReport(), memory: trendReport(60).memory },
    async (page) => {
      await extent(page, 'Latency of an answer', 'accent');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForFunction(`[...document.querySelectorAll('.plot')].every((it) =>
        Math.abs((it.querySelector('canvas')?.getBoundingClientRect().width ?? 0) - it.clientWidth) < 1
        || it.childElementCount === 0)`);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    },
    { viewport: { width: 1280, height: 900 } },
  ));

test('without JavaScript every plot has its words, and no empty place', () =>
  reading(
    redReport(),
    async (page) => {
      expect(await page.locator('figure').count()).toBe(5);
      expect(await page.locator('.plot:visible').count()).toBe(0);
      for (const words of await page.locator('figcaption span').allTextContents()) {
        expect(words).toMatch(/\d/);
      }
    },
    { javaScriptEnabled: false },
  ));
