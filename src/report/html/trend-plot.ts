/** The base branch over its last commits, as plots: pass rate with judge average, latency, and cost. */
import { firstPart } from '../../redaction/cut.js';
import type { TrendPoint } from '../comparison.js';
import type { Report, SuiteReport } from '../report.js';
import { duration, percent, plural, score, usd, shortCommit } from '../../words/format.js';
import { drawSeries, modelsHeight } from './plot-frame.js';
import type { Figure } from './plots.js';

/** A line needs two commits; both ends are named by their day. */
const LEAST = 2;
const HEIGHT_IN_MODELS = 3;

/** None where the report remembers less than two commits of the suite, as that of a pull request. */
export function trendPlots({ memory }: Report, { name }: SuiteReport): readonly Figure[] {
  const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
  if (points.length < LEAST) return [];
  return [
    ratesPlot(points),
    measurePlot(points, 'Latency', ({ latencyAvgMs }) => latencyAvgMs, duration),
    measurePlot(points, 'Cost of the suite', ({ costUsd }) => costUsd, usd),
  ].filter((figure) => figure !== undefined);
}

function ratesPlot(points: readonly TrendPoint[]): Figure {
  const rates = points.map(({ passRate }) => passRate);
  const judges = points.map(({ judgeAvg }) => judgeAvg);
  const judged = judges.some((judge) => judge !== null);
  const words = [`Pass rate of runs ${fromTo(rates, percent)}`];
  if (judged) words.push(`judge average (dashed) ${fromTo(judges, score)}`);
  return {
    title: `Trend of ${plural(points.length, 'commit')}: pass rate`,
    words: `${words.join('; ')}.`,
    svg: drawSeries(
      modelsHeight(HEIGHT_IN_MODELS),
      { highest: 1, tickFormat: percent, ticks: 4 },
      [
        { values: rates, stroke: 'var(--accent)' },
        ...(judged ? [{ values: judges, stroke: 'var(--warn)', dashed: true }] : []),
      ],
      ends(points),
    ),
  };
}

function measurePlot(
  points: readonly TrendPoint[],
  title: string,
  measure: (point: TrendPoint) => number | null,
  show: (value: number) => string,
): Figure | undefined {
  const values = points.map(measure);
  const highest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  if (highest <= 0) return undefined;
  return {
    title: `Trend of ${plural(points.length, 'commit')}: ${title.toLowerCase()}`,
    words: `${title} ${fromTo(values, show)}.`,
    svg: drawSeries(
      modelsHeight(HEIGHT_IN_MODELS),
      { highest, tickFormat: show, ticks: 4 },
      [{ values, stroke: 'var(--accent)' }],
      ends(points),
    ),
  };
}

/** For those who do not see the line. */
function fromTo(values: readonly (number | null)[], show: (value: number) => string): string {
  const known = values.filter((value) => value !== null);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
  const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
  return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
}

function ends(points: readonly TrendPoint[]): readonly [string, string] {
  const label = (point: TrendPoint | undefined): string =>
    point === undefined ? '' : `${shortCommit(point.sha)}, ${firstPart(point.finishedAt, 10)}`;
  return [label(points[0]), label(points.at(-1))];
}
