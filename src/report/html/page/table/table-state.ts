// What the table shows: filter, order, page, and the test that is unfolded. The parts of the page change it here and
// listen for changes: none of them needs to know the others.

import { pageIndex } from '../page-data.js';
import { NO_FILTER, selectRows, type Filter, type Sorting } from './row-selection.js';

type Listener = () => void;

class TableState {
  filter: Filter = { ...NO_FILTER };
  sorting: Sorting = { key: 'worst', direction: 1 };
  page = 0;
  /** Places in the index of the rows that pass the filter, in order; over all pages. */
  shown: readonly number[] = [];
  /** Place in the index of the row that was unfolded last, which the page's address names. */
  open: number | undefined;
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

  setFilter(name: keyof Filter, value: string): void {
    this.filter[name] = value;
    this.#selectFirstPage();
  }

  sortBy(sorting: Sorting): void {
    this.sorting = sorting;
    this.#selectFirstPage();
  }

  reset(): void {
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
