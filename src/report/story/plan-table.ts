/** The plan of `mode: plan` as a table: a row for each test and model, the same in every view. Cells are plain text. */
import { plural, shortCommit, usd } from '../../basics/format.js';
import { sum } from '../../basics/basics.js';
import type { Report } from '../report.js';

/** From as many as there are in any case to all that there may be. */
export interface PlannedRange {
  readonly least: number;
  readonly most: number;
}

/** What a run would do about one test with one model. */
export interface PlannedResult {
  readonly suite: string;
  readonly test: string;
  readonly model: string;
  /** The model is asked so often for it, its repeats together. */
  readonly runs: PlannedRange;
  /** Of the model, the judges and the embeddings. */
  readonly calls: PlannedRange;
  /** Undefined: a price is not known. */
  readonly costUsd: PlannedRange | undefined;
  /** Where the figures come from; `stored`: the answers do, and nothing is called. */
  readonly from: 'base' | 'recordings' | 'prices' | 'stored';
  /** The base branch's result is used instead: its commit. */
  readonly reused: string | undefined;
}

/** What a job that asks no model has to show. It is in no file. */
export type Preview =
  | { readonly kind: 'valid' }
  | { readonly kind: 'plan'; readonly results: readonly PlannedResult[] };

/** A report that no file holds, and so no schema. */
interface PreviewReport extends Report {
  readonly preview: Preview;
}

/** Undefined for the report of a run. */
export function previewOf(report: Report): Preview | undefined {
  return isPreview(report) ? report.preview : undefined;
}

function isPreview(report: Report): report is PreviewReport {
  return 'preview' in report;
}

interface PlanTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Of all results, those that are not shown among them. */
  readonly total: readonly string[];
  /** What is left out, in words; undefined where nothing is. */
  readonly more: string | undefined;
}

/** Columns by their position: names to the left, numbers to the right. */
export const PLAN_ALIGNMENT = ['left', 'left', 'right', 'right', 'right', 'left'] as const;

const HEAD = ['Test', 'Model', 'Answers', 'Calls', 'Cost', 'Known from'];

const SOURCES: Readonly<Record<PlannedResult['from'], string>> = {
  base: 'base branch',
  recordings: 'recordings',
  prices: 'prices: at most',
  stored: 'stored answers',
};

/** At most `maxRows` rows: all in the order of the config, or else those that cost most. Undefined for no plan. */
export function planTable(report: Report, maxRows: number): PlanTable | undefined {
  const preview = previewOf(report);
  if (preview?.kind !== 'plan' || preview.results.length === 0) return undefined;
  const { results } = preview;
  const isWhole = results.length <= maxRows;
  const shown = isWhole ? results : results.toSorted(byCost).slice(0, maxRows);
  const severalSuites = new Set(results.map(({ suite }) => suite)).size > 1;
  const rest = results.length - shown.length;
  return {
    head: HEAD,
    rows: shown.map((result) => cellsOf(result, severalSuites)),
    total: totalCells(results),
    more: isWhole ? undefined : `… and ${plural(rest, 'result')} that cost less`,
  };
}

function byCost(a: PlannedResult, b: PlannedResult): number {
  const cost = ({ costUsd }: PlannedResult): number => costUsd?.most ?? Infinity;
  const [first, second] = [cost(a), cost(b)];
  return first === second ? b.calls.most - a.calls.most : second - first;
}

function cellsOf(result: PlannedResult, severalSuites: boolean): readonly string[] {
  const { suite, test, model, runs, calls, costUsd, from, reused } = result;
  const name = severalSuites ? `${suite}: ${test}` : test;
  if (reused !== undefined) {
    return [name, model, '–', '–', '–', `reused from ${shortCommit(reused)}`];
  }
  const cost = costUsd === undefined ? 'not known' : rangeWords(costUsd, usd);
  const source = costUsd === undefined && from === 'prices' ? 'price not known' : SOURCES[from];
  return [name, model, rangeWords(runs, whole), rangeWords(calls, whole), cost, source];
}

function totalCells(results: readonly PlannedResult[]): readonly string[] {
  const add = (of: (result: PlannedResult) => PlannedRange | undefined): PlannedRange => ({
    least: sum(results.map((it) => of(it)?.least ?? 0)),
    most: sum(results.map((it) => of(it)?.most ?? 0)),
  });
  const unknown = results.filter((it) => it.costUsd === undefined && it.reused === undefined);
  const reused = results.filter((it) => it.reused !== undefined).length;
  const cost = rangeWords(
    add(({ costUsd }) => costUsd),
    usd,
  );
  return [
    `Total of ${plural(results.length, 'result')}`,
    '',
    rangeWords(
      add(({ runs }) => runs),
      whole,
    ),
    rangeWords(
      add(({ calls }) => calls),
      whole,
    ),
    unknown.length === 0 ? cost : `${cost} + ?`,
    [
      ...(reused === 0 ? [] : [`${reused} reused`]),
      ...(unknown.length === 0 ? [] : [`${unknown.length} of unknown price`]),
    ].join(', '),
  ];
}

function whole(value: number): string {
  return String(Math.round(value));
}

function rangeWords({ least, most }: PlannedRange, words: (value: number) => string): string {
  const [from, to] = [words(least), words(most)];
  return from === to ? to : `${from}–${to}`;
}
