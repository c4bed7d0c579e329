// Which rows are shown, and in which order.

import type { TestRow } from '../../test-rows.js';
import { pageIndex } from '../page-data.js';

/** What rows can be chosen by; an empty text chooses all. */
export const FILTERS = ['text', 'status', 'suite', 'model', 'code', 'tag', 'change'] as const;

export type Filter = Record<(typeof FILTERS)[number], string>;

export type SortKey = 'worst' | 'status' | 'name' | 'model' | 'runs' | 'score' | 'latency' | 'cost';

export interface Sorting {
  key: SortKey;
  direction: 1 | -1;
}

export const NO_FILTER: Readonly<Filter> = {
  text: '',
  status: '',
  suite: '',
  model: '',
  code: '',
  tag: '',
  change: '',
};

/** Whether rows differ in their model. */
export const hasModels = new Set(pageIndex.rows.map(({ model }) => model)).size > 1;

type Column = readonly [key: SortKey | '', title: string, className: string];

/** The table's columns; those with a key can be sorted by. */
export const COLUMNS: readonly Column[] = [
  ['status', 'Status', ''],
  ['name', 'Test', 'wide'],
  ...(hasModels ? [['model', 'Model', 'model'] as const] : []),
  ['runs', 'Answers passed', 'number'],
  ['score', 'Lowest score', 'number'],
  ['latency', 'Latency', 'number'],
  ['cost', 'Cost', 'number'],
  ['', 'Failure codes', ''],
];

type Order = readonly [key: SortKey, direction: 1 | -1, words: string];

/** The same orders in words, for where the table is too narrow to have columns. */
export const ORDERS: readonly Order[] = [
  ['worst', 1, 'Worst first'],
  ['status', 1, 'By status'],
  ['status', -1, 'By status, passed first'],
  ['name', 1, 'Test, A to Z'],
  ['name', -1, 'Test, Z to A'],
  ...(hasModels
    ? ([
        ['model', 1, 'Model, A to Z'],
        ['model', -1, 'Model, Z to A'],
      ] as const)
    : []),
  ['runs', 1, 'Fewest answers passed first'],
  ['runs', -1, 'Most answers passed first'],
  ['score', 1, 'Lowest score first'],
  ['score', -1, 'Highest score first'],
  ['latency', -1, 'Slowest first'],
  ['latency', 1, 'Fastest first'],
  ['cost', -1, 'Most expensive first'],
  ['cost', 1, 'Cheapest first'],
];

/** What the text filter looks in, by row; made once, when somebody types. */
let searchTexts: readonly string[] | undefined;

function searchTextOf(row: TestRow): string {
  const { name, model, codes, tags, suite, place, changeText = '' } = row;
  return [name, model, pageIndex.suites[suite] ?? '', place, changeText, ...codes, ...tags]
    .join('\n')
    .toLowerCase();
}

/** Places in the index of the rows that pass the filter, sorted. */
export function selectRows(filter: Filter, sorting: Sorting): readonly number[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) searchTexts ??= pageIndex.rows.map(searchTextOf);
  const selected: number[] = [];
  pageIndex.rows.forEach((row, index) => {
    const text = searchTexts?.[index] ?? '';
    if (passesFilter(row, filter) && words.every((word) => text.includes(word))) {
      selected.push(index);
    }
  });
  return selected.sort((a, b) => compareRows(a, b, sorting));
}

function passesFilter(row: TestRow, filter: Filter): boolean {
  return (
    (filter.status === '' || row.status === filter.status) &&
    (filter.suite === '' || row.suite === Number(filter.suite)) &&
    (filter.model === '' || row.model === filter.model) &&
    (filter.code === '' || row.codes.includes(filter.code)) &&
    (filter.tag === '' || row.tags.includes(filter.tag)) &&
    (filter.change === '' || row.change === filter.change)
  );
}

const STATUS_ORDER = { failed: 0, errored: 1, 'not-run': 2, passed: 3 } as const;

/** Ties stay in config order, whatever the direction. */
function compareRows(a: number, b: number, { key, direction }: Sorting): number {
  const first = pageIndex.rows[a];
  const second = pageIndex.rows[b];
  if (first === undefined || second === undefined) return a - b;
  return direction * compareBy(key, first, second) || a - b;
}

function compareBy(key: SortKey, a: TestRow, b: TestRow): number {
  switch (key) {
    case 'worst':
      return STATUS_ORDER[a.status] - STATUS_ORDER[b.status] || runShare(a) - runShare(b);
    case 'status':
      return STATUS_ORDER[a.status] - STATUS_ORDER[b.status];
    case 'name':
      return compareTexts(a.name, b.name);
    case 'model':
      return compareTexts(a.model, b.model);
    case 'runs':
      return runShare(a) - runShare(b);
    case 'score':
      return (a.lowestScore ?? 2) - (b.lowestScore ?? 2);
    case 'latency':
      return a.latencyMs - b.latencyMs;
    case 'cost':
      return a.costUsd - b.costUsd;
  }
}

function runShare(row: TestRow): number {
  return row.runs === 0 ? 0 : row.passedRuns / row.runs;
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
