// What the table shows: filter, order, page, and the test that is unfolded. The parts of the page change it here and
// listen for changes: none of them needs to know the others.

import { pageIndex } from '../page-data.js';
import { FILTERS, NO_FILTER, selectRows, type Filter, type Sorting } from './row-selection.js';

/** Rows of the table before somebody asks for more, where there is a failing one: what decides comes after it. */
const BRIEF_ROWS = 10;
const PAGE_SIZE = 100;

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

  /** The rows to draw: a page of those shown, or the worst of those that did not pass. */
  get drawn(): readonly number[] {
    const first = this.page * PAGE_SIZE;
    return this.isBrief ? this.#worst() : this.shown.slice(first, first + PAGE_SIZE);
  }

  /** Only the worst of the failing tests are drawn, as nobody has asked for anything else. */
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

  /** Those that did not pass come first when the worst do. */
  #worst(): readonly number[] {
    return this.shown
      .slice(0, BRIEF_ROWS)
      .filter((index) => pageIndex.rows[index]?.status !== 'passed');
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
