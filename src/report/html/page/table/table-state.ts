// What the table shows: filter, order, page, and the test that is unfolded. The parts of the page change it here and
// listen for changes: none of them needs to know the others.

import type { TestRow } from '../../tables.js';
import { pageIndex } from '../page-data.js';

/** Rows of the table before somebody asks for more, where there is a failing one: what decides comes after it. */
const BRIEF_ROWS = 10;
const PAGE_SIZE = 100;

// Which rows are shown, and in which order.

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

type Listener = () => void;

class TableState {
  filter: Filter = { ...NO_FILTER };
  sorting: Sorting = { key: 'worst', direction: 1 };
  page = 0;
  /** Places in the index of the rows that pass the filter, in order; over all pages. */
  shown: readonly number[] = [];
  /** Place in the index of the row that was unfolded last, which the page's address names. */
  open: number | undefined;
  /** Somebody asked for all rows. */
  #whole = false;
  readonly #whenSelected: Listener[] = [];
  readonly #whenMoved: Listener[] = [];

  /** @param listener called when other rows are to be shown */
  onSelection(listener: Listener): void {
    this.#whenSelected.push(listener);
  }

  /** @param listener called when the reader went somewhere else, so that the page's address is another */
  onMove(listener: Listener): void {
    this.#whenMoved.push(listener);
  }

  /** Chooses the rows again, after filter or order were set. */
  select(): void {
    this.shown = selectRows(this.filter, this.sorting);
    for (const listener of this.#whenSelected) listener();
  }

  /** The reader changed what the address names. */
  moved(): void {
    for (const listener of this.#whenMoved) listener();
  }

  /** The rows to draw: a page of those shown, or the worst of those that the story tells of. */
  get drawn(): readonly number[] {
    const first = this.page * PAGE_SIZE;
    return this.isBrief ? this.#worst() : this.shown.slice(first, first + PAGE_SIZE);
  }

  /** Only the worst are drawn, as nobody has asked for anything else. */
  get isBrief(): boolean {
    const { shown, sorting } = this;
    const untouched = !this.#whole && sorting.key === 'worst' && !this.isFiltered;
    return untouched && shown.length > BRIEF_ROWS && this.#worst().length > 0;
  }

  get isFiltered(): boolean {
    return FILTERS.some((name) => this.filter[name] !== '');
  }

  /** Where the drawn rows begin among those shown. */
  get first(): number {
    return this.page * PAGE_SIZE;
  }

  get hasPages(): boolean {
    return !this.isBrief && this.shown.length > PAGE_SIZE;
  }

  /** What the story tells of, and what else did not pass, come first when the worst do. */
  #worst(): readonly number[] {
    return this.shown.slice(0, BRIEF_ROWS).filter(isNotable);
  }

  showAll(): void {
    this.#whole = true;
    this.select();
  }

  /** Turns to the page that has a row, of those shown. */
  turnTo(index: number): void {
    if (this.drawn.includes(index)) return;
    if (this.isBrief) this.#whole = true;
    this.page = Math.floor(this.shown.indexOf(index) / PAGE_SIZE);
    this.select();
  }

  setFilter(name: keyof Filter, value: string): void {
    this.filter[name] = value;
    this.#selectFirstPage();
  }

  sortBy(sorting: Sorting): void {
    this.sorting = sorting;
    this.#selectFirstPage();
  }

  reset(): void {
    this.#whole = false;
    this.filter = { ...NO_FILTER };
    this.sortBy({ key: 'worst', direction: 1 });
  }

  #selectFirstPage(): void {
    this.page = 0;
    this.select();
    this.moved();
  }
}

export const state = new TableState();

/** The filter's word for a suite: its place, or nothing where there is only one or none of that name. */
export function suiteChoice(name: string | null): string {
  const index = name === null ? -1 : pageIndex.suites.indexOf(name);
  return pageIndex.suites.length > 1 && index !== -1 ? String(index) : '';
}

/** Whether the row in this place is worth opening: the story tells of it, or it did not pass. */
export function isNotable(index: number): boolean {
  const row = pageIndex.rows[index];
  return row !== undefined && (row.told !== undefined || row.status !== 'passed');
}

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
function selectRows(filter: Filter, sorting: Sorting): readonly number[] {
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
      return (
        toldAt(a) - toldAt(b) ||
        STATUS_ORDER[a.status] - STATUS_ORDER[b.status] ||
        runShare(a) - runShare(b)
      );
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

/** Finite, since differences are taken. */
function toldAt({ told = Number.MAX_SAFE_INTEGER }: TestRow): number {
  return told;
}

function runShare(row: TestRow): number {
  return row.runs === 0 ? 0 : row.passedRuns / row.runs;
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
