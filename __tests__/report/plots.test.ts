/** The plots of the HTML report, read as the XML that they are. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from '@jest/globals';
import type { SuiteReport } from '../../src/report/report.js';
import { plotsOf, type Figure } from '../../src/report/html/plots.js';
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

describe('whatever the numbers are', () => {
  test.each([1e-320, 1e-9, 0.0021, 0.99, 7, 1e12, 1e308])('a cost of %d', (usd) => {
    const drawn = figure(withCost(usd), 'Cost of a run');
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
    expect(plotsOf(withCost(usd)).map(({ title }) => title)).not.toContain('Cost of a run');
  });
});

test.each(['</text><script>', '" onload="x', '<!--', ']]>', '\u202eabc', ''])(
  'a model named %j is text',
  (name) => {
    for (const drawn of plotsOf(withModel(name))) {
      expect(drawn.svg).not.toMatch(/<script|onload="|<!--|\u202e/);
      const tags = new Set(['svg', 'text', 'rect', 'line', 'circle', 'polyline']);
      expect(shapes(drawn, '*').filter(({ tagName }) => !tags.has(tagName))).toEqual([]);
    }
  },
);
