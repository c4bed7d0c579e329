/** The base branch over its last commits: pass rate with judge average, latency, and cost, as plots and as a table. */
import { firstPart } from '../../../redaction/cut.js';
import type { TrendPoint } from '../../comparison.js';
import type { Report, RunMetadata, SuiteReport } from '../../report.js';
import { duration, percent, plural, score, usd, shortCommit } from '../../../basics/format.js';
import { htmlText, revisionUrl, safeUrl } from '../../words/escape.js';
import { drawSeries, PLOT_HEIGHT, type StepPoint, type Steps } from './plot-frame.js';
import type { Figure } from './plots.js';
import { htmlLink, numberCell, table } from '../tables.js';

/** A line needs two commits; both ends are named by their day. */
const LEAST = 2;

/** Oldest first; none where the report remembers less than two commits of the suite, as that of a pull request. */
function pointsOf({ memory }: Report, { name }: SuiteReport): readonly TrendPoint[] {
  const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
  return points.length < LEAST ? [] : points;
}

export function trendPlots(report: Report, suite: SuiteReport): readonly Figure[] {
  const points = pointsOf(report, suite);
  if (points.length === 0) return [];
  const { run } = report;
  return [
    ratesPlot(points, run),
    measurePlot(points, run, LATENCY),
    measurePlot(points, run, COST),
  ].filter((figure) => figure !== undefined);
}

/** The commits with their figures, the newest first: for who reads rather than presses. */
export function trendTable(report: Report, suite: SuiteReport): string {
  const points = pointsOf(report, suite);
  if (points.length === 0) return '';
  const rows = points
    .toReversed()
    .map((point) =>
      [
        `<tr><th scope="row">${htmlLink(shortCommit(point.sha), revisionUrl(report.run, point.sha))}</th>`,
        `<td data-label="Finished">${htmlText(timeOf(point))}</td>`,
        numberCell('Pass rate of answers', percent(point.passRate)),
        numberCell('Judge average', point.judgeAvg === null ? '–' : score(point.judgeAvg)),
        numberCell('Mean latency', LATENCY.words(point)),
        numberCell('Cost', COST.words(point)),
        '</tr>',
      ].join(''),
    );
  const titles = ['Commit', 'Finished', '#Pass rate of answers', '#Judge average', '#Mean latency'];
  return [
    `<details><summary>Trend of ${plural(points.length, 'commit')} as a table</summary>`,
    table(`Trend of ${suite.name}`, [...titles, '#Cost'], rows),
    '</details>',
  ].join('\n');
}

function ratesPlot(points: readonly TrendPoint[], run: RunMetadata): Figure {
  const rates = points.map(({ passRate }) => passRate);
  const judges = points.map(({ judgeAvg }) => judgeAvg);
  const judged = judges.some((judge) => judge !== null);
  const words = [`Pass rate of answers ${fromTo(rates, percent)}`];
  if (judged) words.push(`judge average (dashed) ${fromTo(judges, score)}`);
  return {
    title: `Trend of ${plural(points.length, 'commit')}: pass rate`,
    words: `${words.join('; ')}.`,
    steps: true,
    svg: drawSeries(
      PLOT_HEIGHT,
      { highest: 1, tickFormat: percent, ticks: 4 },
      [
        { values: rates, stroke: 'var(--accent)' },
        ...(judged ? [{ values: judges, stroke: 'var(--warn)', dashed: true }] : []),
      ],
      stepsOf(points, run, rateWords),
    ),
  };
}

function rateWords({ passRate, judgeAvg }: TrendPoint): string {
  const judge = judgeAvg === null ? '' : `, judge average ${score(judgeAvg)}`;
  return `${percent(passRate)} of answers passed${judge}`;
}

interface Measure {
  readonly title: string;
  readonly of: (point: TrendPoint) => number | null;
  readonly show: (value: number) => string;
  readonly words: (point: TrendPoint) => string;
}

const LATENCY: Measure = {
  title: 'Mean latency',
  of: ({ latencyAvgMs }) => latencyAvgMs,
  show: duration,
  words: ({ latencyAvgMs }) => (latencyAvgMs === null ? '–' : duration(latencyAvgMs)),
};
const COST: Measure = {
  title: 'Cost of the suite',
  of: ({ costUsd }) => costUsd,
  show: usd,
  words: ({ costUsd }) => usd(costUsd),
};

function measurePlot(
  points: readonly TrendPoint[],
  run: RunMetadata,
  { title, of, show, words }: Measure,
): Figure | undefined {
  const values = points.map(of);
  const highest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  if (highest <= 0) return undefined;
  return {
    title: `Trend of ${plural(points.length, 'commit')}: ${title.toLowerCase()}`,
    words: `${title} ${fromTo(values, show)}.`,
    steps: true,
    svg: drawSeries(
      PLOT_HEIGHT,
      { highest, tickFormat: show, ticks: 4 },
      [{ values, stroke: 'var(--accent)' }],
      stepsOf(points, run, words),
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

function stepsOf(
  points: readonly TrendPoint[],
  run: RunMetadata,
  words: (point: TrendPoint) => string,
): Steps {
  const end = (point: TrendPoint | undefined): string =>
    point === undefined ? '' : `${shortCommit(point.sha)}, ${firstPart(point.finishedAt, 10)}`;
  return {
    ends: [end(points[0]), end(points.at(-1))],
    points: points.map((point): StepPoint => {
      const url = revisionUrl(run, point.sha);
      return {
        commit: shortCommit(point.sha),
        words: `${timeOf(point)}: ${words(point)}`,
        url: url === undefined ? undefined : safeUrl(url),
      };
    }),
  };
}

function timeOf({ finishedAt }: TrendPoint): string {
  return `${firstPart(finishedAt, 16).replace('T', ' ')} UTC`;
}
