/** The plots, as SVG text: drawn when the report is written, coloured by the page's style sheet. */
import * as Plot from '@observablehq/plot';
import type { AssertionResult } from '../../assertions/assertion.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import { duration, percent, plural, usd } from '../format.js';
import { compareModels } from '../model-comparison.js';
import type { SuiteReport } from '../report.js';
import { wilsonInterval } from '../wilson.js';
import { distributionOf } from './distribution.js';
import {
  drawModels,
  drawPlot,
  modelsHeight,
  nameOf,
  valueLabels,
  type Axis,
} from './plot-frame.js';
import { isGraded } from './test-details.js';

/** A drawing with its heading and what it says in words, for those who do not see it. Words are plain text. */
export interface Figure {
  readonly title: string;
  readonly words: string;
  readonly svg: string;
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
    scorePlot(suite),
    rangePlot(suite, 'Latency of a run', (run) => run.latencyMs, duration),
    rangePlot(suite, 'Cost of a run', (run) => run.costEstimateUsd, usd),
  ].filter((figure) => figure !== undefined);
}

const BAR = { insetTop: 9, insetBottom: 9 };

function passRatePlot(suite: SuiteReport): Figure {
  const y = 'modelId';
  const rows = compareModels(suite)
    .slice(0, MAX_MODELS)
    .map((row) => ({ ...row, ...wilsonInterval(row.passed, row.total) }));
  const words = rows.map((row) => `${nameOf(row.modelId)} ${percent(row.passRate)}`).join(', ');
  const axis: Axis = { domain: [0, 1], tickFormat: percent, ticks: 5 };
  return {
    title: 'Pass rate by model',
    words: `${words}. The line is the 95 % interval.`,
    svg: drawModels(rows, axis, [
      Plot.barX(rows, { y, x1: 0, x2: 1, fill: 'var(--track)', ...BAR }),
      Plot.barX(rows, { y, x: 'passRate', fill: 'var(--accent)', ...BAR }),
      Plot.ruleY(rows, { y, x1: 'low', x2: 'high', stroke: 'var(--ink)', strokeWidth: 1.5 }),
      Plot.tickX(rows, { y, x: 'low', stroke: 'var(--ink)', inset: 14 }),
      Plot.tickX(rows, { y, x: 'high', stroke: 'var(--ink)', inset: 14 }),
      valueLabels(rows, (row) => percent(row.passRate)),
    ]),
  };
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
  const svg = drawPlot({
    height: modelsHeight(Math.min(6, Math.max(3, compareModels(suite).length))),
    marginLeft: 44,
    marginRight: 16,
    marginTop: 14,
    x: { domain: [0, 1], label: null, ticks: 5 },
    y: {
      domain: [0, tallest],
      label: null,
      grid: true,
      ticks: wholeTicks(tallest),
      tickFormat: 'd',
    },
    color: { type: 'identity' },
    marks: [
      Plot.rect(bins, {
        x1: 'x1',
        x2: 'x2',
        y1: 'y1',
        y2: 'y2',
        fill: (bin: Bin) => (bin.passed ? 'var(--good)' : 'var(--bad)'),
        inset: 0.5,
      }),
      Plot.ruleY([0], { stroke: 'var(--line)' }),
    ],
  });
  return {
    title: 'Scores of graded assertions',
    words: `${plural(graded.length, 'score')}: ${graded.length - failed} passed (green), ${failed} failed (red).`,
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
  return Math.min(BINS - 1, Math.max(0, Math.floor(score * BINS + 1e-9)));
}

function wholeTicks(highest: number): number[] {
  const step = Math.max(1, Math.ceil(highest / 4));
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/** How a measure of the runs is spread, by model: 5 to 95 % as a line, the middle half as a bar, the median. */
function rangePlot(
  suite: SuiteReport,
  title: string,
  measure: (run: TestCaseRunResult) => number | null,
  show: (value: number) => string,
): Figure | undefined {
  const y = 'modelId';
  const rows = compareModels(suite)
    .slice(0, MAX_MODELS)
    .flatMap(({ modelId }) => {
      const values = answeredRuns(suite, modelId).flatMap((run) => measure(run) ?? []);
      const distribution = distributionOf(values);
      return distribution === undefined ? [] : [{ modelId, values, ...distribution }];
    });
  const highest = rows.reduce((most, row) => Math.max(most, row.highest), 0);
  if (highest <= 0) return undefined;
  const dots = rows.flatMap(({ modelId, values }) => values.map((value) => ({ modelId, value })));
  const words = rows.map(
    (row) =>
      `${nameOf(row.modelId)} ${show(row.median)} (5 to 95 %: ${show(row.low)} to ${show(row.high)})`,
  );
  const half = { x1: 'lowerQuartile', x2: 'upperQuartile', fill: 'var(--accent)', ...BAR };
  return {
    title,
    words: `Median by model: ${words.join('; ')}.`,
    svg: drawModels(rows, { domain: [0, highest], tickFormat: show, ticks: 4 }, [
      Plot.ruleY(rows, { y, x1: 'low', x2: 'high', stroke: 'var(--muted)' }),
      Plot.barX(rows, { y, ...half, fillOpacity: 0.3 }),
      ...(dots.length > MAX_DOTS
        ? []
        : [Plot.dot(dots, { y, x: 'value', r: 2.5, fill: 'var(--accent)', fillOpacity: 0.55 })]),
      Plot.tickX(rows, { y, x: 'median', stroke: 'var(--ink)', strokeWidth: 2.5, inset: 6 }),
      valueLabels(rows, (row) => show(row.median)),
    ]),
  };
}

/** Runs without an answer have latency and cost 0, which would look like speed. */
function answeredRuns(suite: SuiteReport, modelId: string): readonly TestCaseRunResult[] {
  return suite.results
    .filter((result) => result.modelId === modelId)
    .flatMap((result) => result.runs)
    .filter(
      (run) => !run.spoiled && run.assertions.every((it) => it.failureCode !== 'BUDGET_EXCEEDED'),
    );
}
