/** How often a model is right several times in a row: pass^1 to pass^n, by model. */
import { groupedBy } from '../../basics/basics.js';
import { countsAs } from '../../engine/results.js';
import { repeatsOf } from '../../engine/evaluate/gate-definitions.js';
import { reliability, type Repeats, type ShareEstimate } from '../../statistics/intervals.js';
import type { SuiteReport } from '../report.js';
import { percent } from '../../basics/format.js';

export interface ReliabilityRow {
  readonly modelId: string;
  /** Of the first of all numbers of tries: as many as the model has answers for. */
  readonly points: readonly ReliabilityPoint[];
}

interface Reliability {
  /** Ascending: those that any of the models has. */
  readonly tries: readonly number[];
  readonly rows: readonly ReliabilityRow[];
}

interface ReliabilityPoint {
  /** k, from 1 on. */
  readonly tries: number;
  /** pass^k. */
  readonly share: ShareEstimate;
  /** Results of the model that have fewer answers and cannot say. */
  readonly leftOut: number;
}

/** Up to so many tries each has its column; then only some of them. */
const MOST_COLUMNS = 6;
const FURTHER = [10, 20, 50, 100, 200, 500];

/** Models in the order of the results; none where nothing was asked twice. */
export function reliabilityOf({ results }: Pick<SuiteReport, 'results'>): Reliability {
  const most = results.reduce((longest, { runCount }) => Math.max(longest, runCount), 0);
  if (most < 2) return { tries: [], rows: [] };
  const rows = groupedBy(results, ({ modelId }) => modelId).flatMap((ofModel) => {
    // What was lost says nothing of how often the model is right; the gate counts it as failed, since it must not pass.
    const answered = ofModel.map((result) => ({
      ...result,
      runs: result.runs.filter((run) => countsAs(run).answered),
    }));
    const own = repeatsOf(answered);
    const points = triesUpTo(most).flatMap((tries) => pointOf(own, tries) ?? []);
    return points.length < 2 ? [] : [{ modelId: ofModel[0].modelId, points }];
  });
  const columns = Math.max(0, ...rows.map(({ points }) => points.length));
  return { tries: triesUpTo(most).slice(0, columns), rows };
}

function triesUpTo(most: number): readonly number[] {
  const columns = Array.from({ length: Math.min(most, MOST_COLUMNS) }, (_, index) => index + 1);
  if (most <= MOST_COLUMNS) return columns;
  return [...columns.slice(0, -1), ...FURTHER.filter((tries) => tries < most), most];
}

function pointOf(results: readonly Repeats[], tries: number): ReliabilityPoint | undefined {
  const known = reliability(results, tries);
  return known && { tries, share: known.all, leftOut: results.length - known.used };
}

const NUMERALS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** As the head of a column, e.g. `Each right`, `Three in a row`. */
export function triesTitle(tries: number): string {
  return tries === 1 ? 'Each right' : `${NUMERALS[tries] ?? String(tries)} in a row`;
}

/** In a sentence, e.g. `three in a row`. */
export function triesWords(tries: number): string {
  return triesTitle(tries).toLowerCase();
}

/** For views that are read in passing, e.g. `each right 94 %, three in a row 86 %`: without intervals. */
export function reliabilityWords({ points }: ReliabilityRow): string {
  return points
    .map(({ tries, share }) => `${triesWords(tries)} ${percent(share.value)}`)
    .join(', ');
}
