/** The plots of one trend of the history: pass rate, judge average, latency and cost, over the runs from old to new. */
import { firstPart } from '../../redaction/cut.js';
import { duration, percent, plural, score, shortCommit, usd } from '../../words/format.js';
import {
  drawSeries,
  nameOf,
  PLOT_HEIGHT,
  withMarks,
  type Mark,
  type Series,
} from '../html/plots/plot-frame.js';
import type { Figure } from '../html/plots/plots.js';
import type { HistoryLine, HistoryModel } from './history-line.js';

/** Further models are in the table only. */
export const STROKES = [
  { name: 'blue', stroke: 'var(--accent)' },
  { name: 'amber', stroke: 'var(--warn)' },
  { name: 'grey', stroke: 'var(--muted)' },
];

interface Measure {
  readonly title: string;
  readonly of: (model: HistoryModel) => number | null;
  readonly show: (value: number) => string;
  /** Where the axis ends; else at the highest value. */
  readonly highest?: number;
}

const MEASURES: readonly Measure[] = [
  { title: 'Pass rate', of: ({ passed, runs }) => passed / runs, show: percent, highest: 1 },
  { title: 'Judge average', of: ({ judge }) => judge, show: score, highest: 1 },
  { title: 'Latency of an answer', of: ({ latencyMs }) => latencyMs, show: duration },
  { title: 'Cost of an answer', of: ({ costUsd, runs }) => costUsd / runs, show: usd },
];

/**
 * None for fewer than two lines.
 * @param lines of one trend, oldest first
 * @param models ids of the models that are drawn, at most as many as there are strokes
 * @param address of a line's row in the table, e.g. `#r1-12`
 */
export function historyPlots(
  lines: readonly HistoryLine[],
  models: readonly string[],
  address: (index: number) => string,
): readonly Figure[] {
  if (lines.length < 2) return [];
  return MEASURES.flatMap((measure) => plotOf(measure, lines, models, address) ?? []);
}

function plotOf(
  measure: Measure,
  lines: readonly HistoryLine[],
  models: readonly string[],
  address: (index: number) => string,
): Figure | undefined {
  const drawn = models.map((id) => lines.map((line) => valueOf(measure, line, id)));
  const known = drawn.flat().filter((value) => value !== null);
  const highest = measure.highest ?? known.reduce((most, value) => Math.max(most, value), 0);
  if (known.length === 0 || highest <= 0) return undefined;
  const series = drawn.map((values, index): Series => {
    return { values, stroke: STROKES[index]?.stroke ?? 'var(--muted)' };
  });
  const marks = lines.map((line, place): Mark => ({
    title: `${pointName(line)}: ${pointWords(drawn, models, place, measure)}`,
    href: address(place),
  }));
  const words = drawn.map((values, index) => {
    const who = models.length > 1 ? `${nameOf(models[index] ?? '')} (${STROKES[index]?.name})` : '';
    return `${who} ${fromTo(values, measure)}`.trim();
  });
  return {
    title: `${measure.title}, ${plural(lines.length, 'run')}`,
    words: `${words.join('; ')}.`,
    svg: withMarks(
      drawSeries(PLOT_HEIGHT, { highest, tickFormat: measure.show, ticks: 4 }, series, {
        ends: [pointName(lines[0]), pointName(lines.at(-1))],
      }),
      PLOT_HEIGHT,
      marks,
    ),
  };
}

function valueOf(measure: Measure, { models }: HistoryLine, id: string): number | null {
  const model = models.find((one) => one.id === id);
  return model === undefined ? null : measure.of(model);
}

/** Commit and date, e.g. `4f2a9c1, 2026-11-20`. */
export function pointName(line: HistoryLine | undefined): string {
  if (line === undefined) return '';
  const day = firstPart(line.time, 10);
  return line.commit === undefined ? day : `${shortCommit(line.commit)}, ${day}`;
}

/** What was measured of each model in one run, e.g. `93.3 %`, or `gpt-4o 93.3 %; claude 90 %`. */
function pointWords(
  drawn: readonly (readonly (number | null)[])[],
  models: readonly string[],
  place: number,
  { show }: Measure,
): string {
  const known = drawn.flatMap((values, index) => {
    const value = values[place];
    if (value === null || value === undefined) return [];
    return models.length > 1 ? [`${nameOf(models[index] ?? '')} ${show(value)}`] : [show(value)];
  });
  return known.join('; ') || 'not measured';
}

/** For those who do not see the line. */
function fromTo(values: readonly (number | null)[], { show }: Measure): string {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 'not measured';
  const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
  const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
  return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
}
