/**
 * The plots of report.html and of the page of the history: what is drawn, as plain numbers, and what it says in words. The
 * page's script draws them with uPlot (page/plots.ts); without it the words stand alone.
 */
import type { AssertionResult } from '../../assertions/assertion.js';
import { type TestCaseRunResult, countsAs } from '../../engine/results.js';
import { FLOAT_NOISE, sum } from '../../basics/basics.js';
import { count, duration, percent, plural, score, shortCommit, usd } from '../../basics/format.js';
import { firstPart } from '../../redaction/cut.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import type { TrendPoint } from '../comparison.js';
import { compareModels } from '../story/suite-figures.js';
import type { Report, SuiteReport } from '../report.js';
import {
  reliabilityOf,
  type ReliabilityRow,
  reliabilityWords,
  triesWords,
} from '../story/reliability.js';
import { excerpt, htmlText, plainLine, revisionUrl, safeUrl } from '../escape.js';
import { resultNoun, rateText } from '../story/words.js';
import { dataElement } from './html-document.js';
import { isGraded } from './test-details.js';

/** How numbers of an axis are written. */
const FORMATS = { percent, score, duration, usd, count } as const;

export type Format = keyof typeof FORMATS;

/** What the page's script draws. Its texts are foreign. */
export interface Drawing {
  /** Ascending. */
  readonly x: readonly number[];
  readonly xAxis:
    | { readonly from: number; readonly to: number; readonly format: Format }
    /** A word for each x, of which those are shown that have room; the first and the last always are. */
    | { readonly words: readonly string[] };
  readonly yAxis: { readonly format: Format; readonly highest: number };
  readonly series: readonly Series[];
  /** What can be chosen on it, one for each x. */
  readonly steps?: readonly Step[] | undefined;
}

interface Series {
  readonly colour: 'accent' | 'warn' | 'muted' | 'good' | 'bad';
  readonly form: 'line' | 'dashes' | 'columns' | 'dots';
  /** One for each x; null is a gap. */
  readonly values: readonly (number | null)[];
}

interface Step {
  readonly name: string;
  readonly words: string;
  /** Where it leads: of http(s), or a fragment of the page. */
  readonly url?: string | undefined;
}

/** A drawing with its heading and what it says, for those who do not see it. Texts are foreign. */
export interface Figure {
  readonly title: string;
  readonly words: string;
  readonly drawing: Drawing;
  /** How it is to be read, where that is not said in the words. */
  readonly legend?: string;
}

function figureHtml({ title, words, drawing, legend }: Figure): string {
  return [
    `<figure aria-label="${htmlText(title)}"><figcaption><b>${htmlText(title)}</b>`,
    `<span>${htmlText(words)}</span></figcaption>`,
    `<div class="plot" aria-hidden="true"></div>${dataElement(shown(drawing))}`,
    legend === undefined ? '' : `<p class="legend">${htmlText(legend)}</p>`,
    '</figure>',
  ].join('');
}

/** Every text of it as a plain line. */
function shown(drawing: Drawing): unknown {
  return JSON.parse(
    JSON.stringify(drawing, (_, value: unknown) =>
      typeof value === 'string' ? plainLine(value) : value,
    ),
  );
}

/** Figures of a suite; empty without one. */
export function plotsHtml(figures: readonly Figure[]): string {
  return figures.length === 0
    ? ''
    : `<div class="plots">${figures.map(figureHtml).join('\n')}</div>`;
}

/** What people have of money and time; nothing else has an axis. */
const LEAST = 1e-9;
const MOST = 1e12;

/** A figure whose axis begins at 0; none where nothing is above it. */
function withAxis(highest: number, figure: () => Figure): readonly Figure[] {
  return highest >= LEAST && highest <= MOST ? [figure()] : [];
}

/** More models are in the tables only. */
export const LINES = [
  { name: 'blue', colour: 'accent' },
  { name: 'amber', colour: 'warn' },
  { name: 'grey', colour: 'muted' },
] as const;

const MAX_NAME = 18;

function nameOf(modelId: string): string {
  const name = excerpt(modelId, MAX_NAME);
  return name === '' ? '(empty)' : name;
}

/** One of several models: its name, with its colour where it is drawn. */
export function modelName(modelId: string, index: number): string {
  const line = LINES[index];
  return line === undefined ? nameOf(modelId) : `${nameOf(modelId)} (${line.name})`;
}

/** A number that was measured again and again. */
export interface Course {
  readonly title: string;
  /** In its own sentence. */
  readonly format: Format;
  /** Where the axis ends; else at the highest value. */
  readonly highest?: number | undefined;
  /** At most three, each under its name where there are several. `form`: dashes for another quantity on the same axis. */
  readonly lines: readonly {
    readonly name?: string | undefined;
    readonly format?: Format | undefined;
    readonly values: readonly (number | null)[];
    readonly form?: 'line' | 'dashes';
  }[];
  /** From old to new. */
  readonly steps: readonly Step[];
}

/** Lines over what happened from old to new, each step of which can be chosen. */
export function courseFigures({ title, format, highest, lines, steps }: Course): readonly Figure[] {
  const known = lines.map(({ values }) => values.filter((value) => value !== null));
  const end = highest ?? known.flat().reduce((most, value) => Math.max(most, value), 0);
  if (known.flat().length === 0) return [];
  const words = lines.map((line, index) =>
    [line.name, fromTo(known[index] ?? [], FORMATS[line.format ?? format])].join(' ').trim(),
  );
  return withAxis(end, () => ({
    title,
    words: `${capitalized(words.join('; '))}.`,
    drawing: {
      x: steps.map((_, index) => index),
      xAxis: { words: steps.map(({ name }) => name) },
      yAxis: { format, highest: end },
      series: lines.map(({ values, form = 'line' }, index) => {
        return { colour: LINES[index]?.colour ?? 'muted', form, values };
      }),
      steps,
    },
  }));
}

/** For those who do not see the line. */
function fromTo(known: readonly number[], show: (value: number) => string): string {
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 'not measured';
  const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
  const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
  return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
}

function capitalized(words: string): string {
  return words.replace(/^./u, (first) => first.toUpperCase());
}

// The plots of a suite.

/** Further models are in the table only. */
const MAX_MODELS = 20;

/** None where nothing ran. */
export function suiteFigures(report: Report, suite: SuiteReport): readonly Figure[] {
  if (suite.results.length === 0) return [];
  return [
    ...passRates(suite),
    ...reliabilityFigures(suite),
    ...scores(suite),
    ...spread(suite, LATENCY),
    ...spread(suite, COST),
    ...trendFigures(report, suite),
  ];
}

/** None with one model: there is nothing to compare, and the rate stands among the gates. */
function passRates(suite: SuiteReport): readonly Figure[] {
  const rows = compareModels(suite)
    .filter((row) => row.wasAnswered)
    .slice(0, MAX_MODELS);
  if (rows.length < 2) return [];
  const noun = `${resultNoun(suite)}s`;
  const names = rows.map((row) => nameOf(row.modelId));
  const words = rows.map((row, index) => `${names[index]} ${rateText(row.passRate, noun)}`);
  const dots = (end: (rate: ShareEstimate) => number): Series => {
    return { colour: 'warn', form: 'dots', values: rows.map((row) => end(row.passRate)) };
  };
  return [
    {
      title: 'Pass rate by model',
      words: `${words.join(', ')}. The dots are the ends of the 95 % interval.`,
      drawing: {
        x: rows.map((_, index) => index),
        xAxis: { words: names },
        yAxis: { format: 'percent', highest: 1 },
        series: [
          { colour: 'accent', form: 'columns', values: rows.map((row) => row.passRate.value) },
          dots(({ low }) => low),
          dots(({ high }) => high),
        ],
      },
    },
  ];
}

/** How often a model is right several times in a row; where there is one model, with the interval as dashes. */
function reliabilityFigures(suite: SuiteReport): readonly Figure[] {
  const { tries, rows: all } = reliabilityOf(suite);
  const rows = all.slice(0, LINES.length);
  const [first, ...others] = rows;
  if (first === undefined) return [];
  const isAlone = others.length === 0;
  const valuesOf = ({ points }: ReliabilityRow, value: (share: ShareEstimate) => number) =>
    tries.map((_, index) => {
      const point = points[index];
      return point === undefined ? null : value(point.share);
    });
  const curves = rows.map((row, index): Series => {
    const colour = LINES[index]?.colour ?? 'muted';
    return { colour, form: 'line', values: valuesOf(row, ({ value }) => value) };
  });
  const ends = [({ low }: ShareEstimate) => low, ({ high }: ShareEstimate) => high].map(
    (end): Series => ({ colour: 'muted', form: 'dashes', values: valuesOf(first, end) }),
  );
  const words = rows.map(
    (row, index) =>
      `${isAlone ? nameOf(row.modelId) : modelName(row.modelId, index)}: ${reliabilityWords(row)}`,
  );
  return [
    {
      title: 'Right several times in a row',
      words: `${words.join('; ')}.${isAlone ? ' The dashes are the 95 % interval.' : ''}`,
      drawing: {
        x: tries.map((_, index) => index),
        xAxis: { words: tries.map(triesWords) },
        yAxis: { format: 'percent', highest: 1 },
        series: isAlone ? [...curves, ...ends] : curves,
      },
    },
  ];
}

const BINS = 20;

/** Scores of the assertions that grade (judge, drift, scored), in steps of 0.05. */
function scores(suite: SuiteReport): readonly Figure[] {
  const graded = suite.results.flatMap((result) =>
    result.runs.flatMap((run) => run.assertions.filter(isGraded)),
  );
  if (graded.length === 0) return [];
  const bins = Array.from({ length: BINS }, (_, bin) => bin);
  const counted = (all: readonly AssertionResult[]): readonly (number | null)[] =>
    bins.map((bin) => all.filter((it) => binOf(it.score) === bin).length || null);
  const failed = graded.filter(({ passed }) => !passed);
  const whole = counted(graded);
  return [
    {
      title: 'Scores of graded assertions',
      words: `${plural(graded.length, 'score')} from 0 to 1: ${graded.length - failed.length} passed (green), ${failed.length} failed (red).`,
      drawing: {
        x: bins.map((bin) => (bin + 0.5) / BINS),
        xAxis: { from: 0, to: 1, format: 'score' },
        yAxis: { format: 'count', highest: Math.max(...whole.map((value) => value ?? 0)) },
        // Those that failed are drawn over the lower part of all.
        series: [
          { colour: 'good', form: 'columns', values: whole },
          { colour: 'bad', form: 'columns', values: counted(failed) },
        ],
      },
    },
  ];
}

function binOf(score: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.floor(score * BINS + FLOAT_NOISE)));
}

/** Something that each answer has a number of. */
interface Measure {
  readonly title: string;
  readonly of: (run: TestCaseRunResult) => number | null;
  readonly format: Format;
  /** Half of the answers are so, and few answers of the other kind pull up the mean. */
  readonly less: string;
  readonly more: string;
}

const LATENCY: Measure = {
  title: 'Latency of an answer',
  of: (run) => (run.latencyUnstated === true ? null : run.latencyMs),
  format: 'duration',
  less: 'faster',
  more: 'slow',
};
const COST: Measure = {
  title: 'Cost of an answer',
  of: (run) => run.costEstimateUsd,
  format: 'usd',
  less: 'cheaper',
  more: 'expensive',
};

/** Shares of the answers at which a curve has a point. */
const SHARES = Array.from({ length: 101 }, (_, index) => index / 100);

/** How a measure of the answers is spread, by model: the answers in their order, from the lowest to the highest. */
function spread(suite: SuiteReport, measure: Measure): readonly Figure[] {
  const { title, format, less, more } = measure;
  const show = FORMATS[format];
  const rows = compareModels(suite)
    .slice(0, MAX_MODELS)
    .flatMap(({ modelId }) => {
      const sorted = answeredRuns(suite, modelId)
        .flatMap((run) => measure.of(run) ?? [])
        .filter(Number.isFinite)
        .sort((a, b) => a - b);
      return sorted.length === 0 ? [] : [{ modelId, sorted }];
    });
  const words = rows.map(({ sorted }) => {
    const [low = 0, median = 0, high = 0] = [0.05, 0.5, 0.95].map((at) => quantile(sorted, at));
    // Divided first: the sum of the largest numbers is none.
    const mean = sum(sorted.map((value) => value / sorted.length));
    return `median ${show(median)}, mean ${show(mean)}; 9 of 10 answers from ${show(low)} to ${show(high)}`;
  });
  const named = rows.map(({ modelId }, index) => `${modelName(modelId, index)}: ${words[index]}`);
  const highest = rows.reduce((most, { sorted }) => Math.max(most, sorted.at(-1) ?? 0), 0);
  return withAxis(highest, () => ({
    title,
    words: rows.length === 1 ? `${capitalized(words.join(''))}.` : `${named.join('. ')}.`,
    legend: `From left to right all answers by their order. In the middle is the median: half of the answers are ${less}; the mean is what a few ${more} answers pull up.`,
    drawing: {
      x: SHARES,
      xAxis: { from: 0, to: 1, format: 'percent' },
      yAxis: { format, highest },
      series: rows.slice(0, LINES.length).map(({ sorted }, index): Series => {
        const values = SHARES.map((share) => quantile(sorted, share));
        return { colour: LINES[index]?.colour ?? 'muted', form: 'line', values };
      }),
    },
  }));
}

/** Runs without an answer have latency and cost 0, which would look like speed. */
function answeredRuns(suite: SuiteReport, modelId: string): readonly TestCaseRunResult[] {
  return suite.results
    .filter((result) => result.modelId === modelId)
    .flatMap((result) => result.runs)
    .filter((run) => countsAs(run).answered);
}

/** With linear interpolation. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}

// The base branch over its last commits.

/** A line needs two commits. */
const LEAST_COMMITS = 2;

/** Oldest first; none where the report remembers less than two commits of the suite, as that of a pull request. */
function trendOf({ memory }: Report, { name }: SuiteReport): readonly TrendPoint[] {
  const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
  return points.length < LEAST_COMMITS ? [] : points;
}

function trendFigures(report: Report, suite: SuiteReport): readonly Figure[] {
  const points = trendOf(report, suite);
  const latencyOf = ({ latencyAvgMs }: TrendPoint): number | null => latencyAvgMs;
  const course = (
    title: string,
    more: Omit<Course, 'title' | 'steps'>,
    wordsOf: (point: TrendPoint) => string,
  ): readonly Figure[] =>
    courseFigures({
      title: `Trend of ${plural(points.length, 'commit')}: ${title}`,
      ...more,
      steps: points.map((point) => {
        const url = revisionUrl(report.run, point.sha);
        return {
          name: `${shortCommit(point.sha)}, ${firstPart(point.finishedAt, 10)}`,
          words: wordsOf(point),
          url: url === undefined ? undefined : safeUrl(url),
        };
      }),
    });
  if (points.length === 0) return [];
  const judges = points.map(({ judgeAvg }) => judgeAvg);
  const judged = judges.some((judge) => judge !== null);
  const rates = { name: 'pass rate of answers', values: points.map(({ passRate }) => passRate) };
  const judge = { name: 'judge average (dashed)', values: judges, format: 'score' } as const;
  return [
    ...course(
      'pass rate',
      {
        format: 'percent',
        highest: 1,
        lines: [rates, ...(judged ? [{ ...judge, form: 'dashes' as const }] : [])],
      },
      ({ passRate, judgeAvg }) =>
        `${percent(passRate)} of answers passed${judgeAvg === null ? '' : `, judge average ${score(judgeAvg)}`}`,
    ),
    ...course(
      'mean latency',
      { format: 'duration', lines: [{ name: 'mean latency', values: points.map(latencyOf) }] },
      (point) => latencyWords(point),
    ),
    ...course(
      'cost of the suite',
      {
        format: 'usd',
        lines: [{ name: 'cost of the suite', values: points.map((it) => it.costUsd) }],
      },
      ({ costUsd }) => (costUsd === null ? '–' : usd(costUsd)),
    ),
  ];
}

function latencyWords({ latencyAvgMs }: TrendPoint): string {
  return latencyAvgMs === null ? '–' : duration(latencyAvgMs);
}
