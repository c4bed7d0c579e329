/** The plots of the HTML report, read as the XML that they are. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from '@jest/globals';
import type { SuiteReport } from '../../src/report/report.js';
import { plotsOf, type Figure } from '../../src/report/html/plots/plots.js';
import { redReport } from './sample-report.js';

function suiteOf(changes: Partial<SuiteReport> = {}): SuiteReport {
  const [suite] = redReport().suites;
  if (suite === undefined) throw new Error('the sample has no suite');
  return { ...suite, ...changes };
}

function withModel(name: string): SuiteReport {
  const suite = suiteOf();
  return { ...suite, results: suite.results.map((result) => ({ ...result, modelId: name })) };
}

function withCost(usd: number): SuiteReport {
  const suite = suiteOf();
  return {
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({
        ...run,
        outcome: { kind: 'passed' as const },
        costEstimateUsd: usd,
      })),
    })),
  };
}

/** Throws where the drawing is not well-formed. */
function shapes({ svg }: Figure, tag: string): Element[] {
  const parser = new DOMParser({
    onError(level, message) {
      throw new Error(`${level}: ${message}`);
    },
  });
  return [...parser.parseFromString(svg, 'image/svg+xml').getElementsByTagName(tag)];
}

const number = (element: Element, name: string): number => Number(element.getAttribute(name));
const wordsIn = (figure: Figure): readonly (string | null)[] =>
  shapes(figure, 'text').map(({ textContent }) => textContent);

function figure(suite: SuiteReport, title: string): Figure {
  const found = plotsOf(suite).find((one) => one.title === title);
  if (found === undefined) throw new Error(`there is no plot "${title}"`);
  return found;
}

test('nothing is drawn where nothing ran', () => {
  expect(plotsOf(suiteOf({ results: [] }))).toEqual([]);
});

test('a bar is as long as its share of the track', () => {
  const drawn = figure(suiteOf(), 'Pass rate by model');
  const [track, bar] = shapes(drawn, 'rect');
  if (track === undefined || bar === undefined) throw new Error('there is no bar');
  const [words = ''] = /[\d.]+ %/.exec(drawn.words) ?? [];
  const share = Number.parseFloat(words) / 100;
  expect(number(bar, 'width')).toBeCloseTo(number(track, 'width') * share, 0);
  expect(wordsIn(drawn)).toEqual(
    expect.arrayContaining(['0 %', '20 %', '40 %', '60 %', '80 %', '100 %', words]),
  );
});

/** Lowest and highest pixel that a drawing's shapes reach, and those between which its axis has its words. */
function reach(drawn: Figure): {
  readonly data: [number, number];
  readonly frame: [number, number];
} {
  const spans = [
    ...shapes(drawn, 'rect').map((it) => [number(it, 'x'), number(it, 'x') + number(it, 'width')]),
    ...shapes(drawn, 'circle').flatMap((it) => [
      [number(it, 'cx') - number(it, 'r'), number(it, 'cx') + number(it, 'r')],
    ]),
    ...shapes(drawn, 'polygon').map((it) => {
      const xs = (it.getAttribute('points') ?? '').split(' ').map((at) => Number.parseFloat(at));
      return [Math.min(...xs), Math.max(...xs)];
    }),
  ].flat();
  const [svg] = shapes(drawn, 'svg');
  if (svg === undefined) throw new Error('there is no drawing');
  return {
    data: [Math.min(...spans), Math.max(...spans)],
    frame: [0, number(svg, 'width')],
  };
}

describe('an axis holds its data', () => {
  /** Runs as fast as `latencies` say, of one test. */
  function withLatencies(latencies: readonly number[]): SuiteReport {
    const suite = suiteOf();
    const results = suite.results.slice(0, latencies.length).map((result, index) => ({
      ...result,
      modelId: 'gpt-4o',
      runs: result.runs.slice(0, 1).map((run) => ({
        ...run,
        outcome: { kind: 'passed' as const },
        latencyMs: latencies[index] ?? 0,
      })),
    }));
    return { ...suite, results };
  }

  const LABEL_HEIGHT = 12;

  test.each([
    ['even values', [400, 500, 600]],
    ['an outlier', [400, 410, 420, 22_000]],
    ['two outliers', [1, 2, 3, 59_000, 59_001]],
    ['one value', [437]],
    ['a round value', [1_000]],
    ['just above a round one', [1_001]],
    ['hours', [7_300_000, 1_000]],
  ])('%s', (_, latencies) => {
    const drawn = figure(withLatencies(latencies), 'Latency of an answer');
    const { data, frame } = reach(drawn);
    expect(data[0]).toBeGreaterThanOrEqual(frame[0]);
    expect(data[1]).toBeLessThanOrEqual(frame[1]);
    // The last tick is no lower than the last point.
    const ticks = shapes(drawn, 'text').filter((it) => it.getAttribute('class') === 'tick');
    expect(ticks.length).toBeGreaterThan(1);
    const last = Math.max(...ticks.map((it) => number(it, 'x')));
    const points = shapes(drawn, 'circle').map((it) => number(it, 'cx'));
    expect(points.length).toBe(latencies.length);
    expect(Math.max(...points)).toBeLessThanOrEqual(last);
    // No label has a point on its line.
    for (const label of shapes(drawn, 'text')) {
      for (const point of shapes(drawn, 'circle')) {
        const gap = Math.abs(number(label, 'y') - number(point, 'cy')) - LABEL_HEIGHT / 2;
        expect(gap).toBeGreaterThan(number(point, 'r'));
      }
    }
  });

  test.each([0.00043, 0.0021, 3, 999, 123_456])(
    'no word of the axis touches another: $%d',
    (cost) => {
      const drawn = figure(withCost(cost), 'Cost of an answer');
      const spans = shapes(drawn, 'text')
        .filter((it) => it.getAttribute('class') === 'tick')
        .map((it) => {
          const width = (it.textContent ?? '').length * 6.5;
          const anchor = it.getAttribute('text-anchor');
          const left =
            number(it, 'x') - (anchor === 'end' ? width : anchor === 'start' ? 0 : width / 2);
          return { left, right: left + width };
        });
      expect(spans.length).toBeGreaterThan(1);
      spans.slice(1).forEach(({ left }, index) => {
        expect(left).toBeGreaterThan(spans[index]?.right ?? 0);
      });
    },
  );

  test('median and mean are drawn, and said in plain words', () => {
    const drawn = figure(withLatencies([400, 410, 420, 22_000]), 'Latency of an answer');
    expect(drawn.words).toBe('Median 415 ms, mean 5.8 s; 9 of 10 answers from 402 ms to 18.8 s.');
    expect(drawn.legend).toMatch(/median.*half of the answers/);
    expect(drawn.legend).toMatch(/mean.*few slow answers/);
    expect(shapes(drawn, 'polygon').length).toBeGreaterThan(0);
  });
});

describe('whatever the numbers are', () => {
  test.each([1e-320, 1e-9, 0.0021, 0.99, 7, 1e12, 1e308])('a cost of %d', (usd) => {
    const drawn = figure(withCost(usd), 'Cost of an answer');
    const numbers = ['line', 'rect', 'circle', 'text'].flatMap((tag) =>
      shapes(drawn, tag).flatMap((shape) =>
        ['x', 'y', 'x1', 'x2', 'cx', 'width'].flatMap((name) => shape.getAttribute(name) ?? []),
      ),
    );
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.map(Number).filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(wordsIn(drawn).length).toBeLessThan(20);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('no plot of a cost of %d', (usd) => {
    expect(plotsOf(withCost(usd)).map(({ title }) => title)).not.toContain('Cost of an answer');
  });
});

test.each(['</text><script>', '" onload="x', '<!--', ']]>', '\u202eabc', ''])(
  'a model named %j is text',
  (name) => {
    for (const drawn of plotsOf(withModel(name))) {
      expect(drawn.svg).not.toMatch(/<script|onload="|<!--|\u202e/);
      const tags = new Set(['svg', 'text', 'rect', 'line', 'circle', 'polyline', 'polygon']);
      expect(shapes(drawn, '*').filter(({ tagName }) => !tags.has(tagName))).toEqual([]);
    }
  },
);
