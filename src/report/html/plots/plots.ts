/** The plots, as SVG text: drawn when the report is written, coloured by the page's style sheet. */
import { wasAnswered } from '../../../engine/evaluate/aggregate.js';
import type { AssertionResult } from '../../../assertions/assertion.js';
import type { TestCaseRunResult } from '../../../engine/results.js';
import { count, duration, percent, plural, usd } from '../../../basics/format.js';
import { compareModels } from '../../digest/model-comparison.js';
import type { SuiteReport } from '../../report.js';
import type { ShareEstimate } from '../../../statistics/intervals.js';
import { resultNoun } from '../../words/headline.js';
import { rateText } from '../../words/phrases.js';
import {
  reliabilityRows,
  reliabilityWords,
  triesWords,
  type ReliabilityRow,
} from '../../sections/reliability-rows.js';
import {
  type Band,
  diamond,
  dot,
  drawColumns,
  drawModels,
  drawSeries,
  line,
  nameOf,
  PLOT_HEIGHT,
  rect,
} from './plot-frame.js';
import { isGraded } from '../test-details.js';
import { FLOAT_NOISE, sum } from '../../../basics/basics.js';

/** A drawing with its heading and what it says in words, for those who do not see it. Words are plain text. */
export interface Figure {
  readonly title: string;
  readonly words: string;
  readonly svg: string;
  /** What its shapes mean, where that is not said in the words. */
  readonly legend?: string;
  /** Whether its points can be pressed. */
  readonly steps?: true;
}

/** Further models are in the table only. */
const MAX_MODELS = 20;
/** Above this, single runs are no longer drawn as dots. */
const MAX_DOTS = 400;

/** The plots of a suite; none where nothing ran. */
export function plotsOf(suite: SuiteReport): readonly Figure[] {
  if (suite.results.length === 0) return [];
  return [
    passRatePlot(suite),
    reliabilityPlot(suite),
    scorePlot(suite),
    rangePlot(suite, LATENCY),
    rangePlot(suite, COST),
  ].filter((figure) => figure !== undefined);
}

/** Pixels that a bar leaves free above and below, in its band. */
const INSET = 4;

/** Undefined with one model: there is nothing to compare, and the rate stands among the gates. */
function passRatePlot(suite: SuiteReport): Figure | undefined {
  const rows = compareModels(suite).slice(0, MAX_MODELS);
  if (rows.length < 2) return undefined;
  const noun = `${resultNoun(suite)}s`;
  const words = rows
    .map((row) => `${nameOf(row.modelId)} ${rateText(row.passRate, noun)}`)
    .join(', ');
  return {
    title: 'Pass rate by model',
    words: `${words}. The line is the 95 % interval.`,
    svg: drawModels(
      rows,
      { highest: 1, tickFormat: percent, ticks: 5 },
      (row, { top, middle, bottom, x }) => [
        rect([x(0), top + INSET], [x(1), bottom - INSET], 'var(--track)'),
        rect([x(0), top + INSET], [x(row.passRate.value), bottom - INSET], 'var(--accent)'),
        line([x(row.passRate.low), middle], [x(row.passRate.high), middle], 'var(--ink)', 1.5),
        ...[row.passRate.low, row.passRate.high].map((end) =>
          line([x(end), middle - 4], [x(end), middle + 4], 'var(--ink)', 1),
        ),
      ],
      (row) => percent(row.passRate.value),
    ),
  };
}

/** Further models are in the table only. */
const STROKES = [
  { name: 'blue', stroke: 'var(--accent)' },
  { name: 'amber', stroke: 'var(--warn)' },
  { name: 'grey', stroke: 'var(--muted)' },
];
/** How often a model is right several times in a row; where there is one model, with the interval as dashes. */
function reliabilityPlot(suite: SuiteReport): Figure | undefined {
  const rows = reliabilityRows(suite).slice(0, STROKES.length);
  const [first, ...others] = rows;
  if (first === undefined) return undefined;
  const most = Math.max(...rows.map(({ points }) => points.length));
  const lasts = rows.flatMap(({ points }) => points.at(-1)?.tries ?? []);
  const curves = rows.map((row, index) => ({
    values: valuesOf(row, most, ({ value }) => value),
    stroke: STROKES[index]?.stroke ?? 'var(--muted)',
  }));
  const ends = [({ low }: ShareEstimate) => low, ({ high }: ShareEstimate) => high].map((end) => ({
    values: valuesOf(first, most, end),
    stroke: 'var(--muted)',
    dashed: true,
  }));
  const words = rows.map((row, index) => {
    const colour = others.length === 0 ? '' : ` (${STROKES[index]?.name ?? ''})`;
    return `${nameOf(row.modelId)}${colour}: ${reliabilityWords(row)}`;
  });
  const dashes = others.length === 0 ? ' The dashes are the 95 % interval.' : '';
  return {
    title: 'Right several times in a row',
    words: `${words.join('; ')}.${dashes}`,
    svg: drawSeries(
      PLOT_HEIGHT,
      { highest: 1, tickFormat: percent, ticks: 4 },
      others.length === 0 ? [...curves, ...ends] : curves,
      { ends: [triesWords(1), triesWords(Math.max(...lasts))] },
    ),
  };
}

function valuesOf(
  { points }: ReliabilityRow,
  length: number,
  value: (share: ShareEstimate) => number,
): readonly (number | null)[] {
  return Array.from({ length }, (_, index) => {
    const point = points[index];
    return point === undefined ? null : value(point.share);
  });
}

const BINS = 20;

interface Bin {
  readonly passed: boolean;
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

/** Scores of the assertions that grade (judge, drift, scored), in steps of 0.05. */
function scorePlot(suite: SuiteReport): Figure | undefined {
  const graded = suite.results.flatMap((result) =>
    result.runs.flatMap((run) => run.assertions.filter(isGraded)),
  );
  if (graded.length === 0) return undefined;
  const bins = binsOf(graded);
  const tallest = bins.reduce((most, { y2 }) => Math.max(most, y2), 1);
  const failed = graded.filter((assertion) => !assertion.passed).length;
  const svg = drawColumns(
    PLOT_HEIGHT,
    { highest: 1, tickFormat: (value) => value.toFixed(1), ticks: 5 },
    { highest: tallest, tickFormat: (value) => count(value), ticks: Math.min(4, tallest) },
    (x, y) =>
      bins.map(({ passed, x1, x2, y1, y2 }) =>
        rect([x(x1) + 0.5, y(y2)], [x(x2) - 0.5, y(y1)], passed ? 'var(--good)' : 'var(--bad)'),
      ),
  );
  return {
    title: 'Scores of graded assertions',
    words: `${plural(graded.length, 'score')} from 0 to 1: ${graded.length - failed} passed (green), ${failed} failed (red).`,
    svg,
  };
}

/** Failed scores at the bottom, passed ones on top of them; empty bins are left out. */
function binsOf(graded: readonly AssertionResult[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = graded.filter(({ score }) => binOf(score) === bin);
    const failed = inside.filter(({ passed }) => !passed).length;
    const edges = { x1: bin / BINS, x2: (bin + 1) / BINS };
    return [
      { ...edges, passed: false, y1: 0, y2: failed },
      { ...edges, passed: true, y1: failed, y2: inside.length },
    ].filter(({ y1, y2 }) => y2 > y1);
  }).flat();
}

function binOf(score: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.floor(score * BINS + FLOAT_NOISE)));
}

/** Something that each run has a number of. */
interface Measure {
  readonly title: string;
  readonly of: (run: TestCaseRunResult) => number | null;
  readonly show: (value: number) => string;
  /** Half of the runs are so, and few runs of the other kind pull up the mean. */
  readonly less: string;
  readonly more: string;
}

const LATENCY: Measure = {
  title: 'Latency of an answer',
  of: (run) => run.latencyMs,
  show: duration,
  less: 'faster',
  more: 'slow',
};
const COST: Measure = {
  title: 'Cost of an answer',
  of: (run) => run.costEstimateUsd,
  show: usd,
  less: 'cheaper',
  more: 'expensive',
};

interface RangeRow extends Distribution {
  readonly modelId: string;
  readonly values: readonly number[];
}

/** How a measure of the runs is spread, by model. */
function rangePlot(suite: SuiteReport, measure: Measure): Figure | undefined {
  const { title, show, less, more } = measure;
  const rows = compareModels(suite)
    .slice(0, MAX_MODELS)
    .flatMap(({ modelId }): readonly RangeRow[] => {
      const values = answeredRuns(suite, modelId).flatMap((run) => measure.of(run) ?? []);
      const distribution = distributionOf(values);
      return distribution === undefined ? [] : [{ modelId, values, ...distribution }];
    });
  const highest = rows.reduce((most, row) => Math.max(most, row.highest), 0);
  if (highest <= 0) return undefined;
  const shownDots = sum(rows.map(({ values }) => values.length)) <= MAX_DOTS;
  const averages = (row: RangeRow): string => `median ${show(row.median)}, mean ${show(row.mean)}`;
  const words = rows.map(
    (row) => `${averages(row)}; 9 of 10 answers from ${show(row.low)} to ${show(row.high)}`,
  );
  const dots = shownDots ? 'A dot is an answer. ' : '';
  return {
    title,
    words:
      rows.length === 1
        ? `${capitalized(words.join(''))}.`
        : `${rows.map((row, index) => `${nameOf(row.modelId)}: ${words[index] ?? ''}`).join('. ')}.`,
    legend: `${dots}Upright line: the median, half of the answers are ${less}. Diamond: the mean, which a few ${more} answers pull up. Bar: the middle half of the answers; thin line: 9 of 10.`,
    svg: drawModels(
      rows,
      { highest, tickFormat: show, ticks: 4 },
      (row, band) => rangeShapes(row, band, shownDots),
      averages,
    ),
  };
}

function rangeShapes(
  row: RangeRow,
  { top, middle, bottom, x }: Band,
  shownDots: boolean,
): readonly string[] {
  return [
    line([x(row.low), middle], [x(row.high), middle], 'var(--muted)', 1),
    rect(
      [x(row.lowerQuartile), top + INSET],
      [x(row.upperQuartile), bottom - INSET],
      'var(--accent)',
      'fill-opacity="0.3"',
    ),
    ...(shownDots ? row.values.map((value) => dot([x(value), middle], 2.5, 'var(--accent)')) : []),
    line([x(row.median), top + 1], [x(row.median), bottom - 1], 'var(--ink)', 2.5),
    diamond([x(row.mean), middle], 4.5, 'var(--warn)'),
  ];
}

function capitalized(words: string): string {
  return words.replace(/^./u, (first) => first.toUpperCase());
}

/** Runs without an answer have latency and cost 0, which would look like speed. */
function answeredRuns(suite: SuiteReport, modelId: string): readonly TestCaseRunResult[] {
  return suite.results
    .filter((result) => result.modelId === modelId)
    .flatMap((result) => result.runs)
    .filter(wasAnswered);
}

/** How numbers are spread. */
interface Distribution {
  /** 5th percentile. */
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  /** 95th percentile. */
  readonly high: number;
  readonly highest: number;
  readonly mean: number;
}

/** Percentiles with linear interpolation; undefined without a number. */
export function distributionOf(values: readonly number[]): Distribution | undefined {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  return {
    low: quantile(sorted, 0.05),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    high: quantile(sorted, 0.95),
    highest: quantile(sorted, 1),
    // Divided first: the sum of the largest numbers is none.
    mean: sum(sorted.map((value) => value / sorted.length)),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}
