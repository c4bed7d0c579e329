// The table of tests: its head, a page of rows, and the way from one failing test to the next.

import { make, makeButton } from '../elements.js';
import { filterControls, shownCountLine } from './filter-controls.js';
import { pageIndex } from '../page-data.js';
import { rowElement, type TableRow } from './row-element.js';
import { COLUMNS, NO_FILTER, type SortKey } from './row-selection.js';
import { state } from './table-state.js';

const headRow = make('tr');
const tableBody = make('tbody');
const table = make('table', 'tests');
const frame = make('div', 'scroll', table);
const pager = make('nav', 'pager');
const allButton = makeButton('quiet all', showAll);
/** Those that are drawn, by their place in the index. */
const drawnRows = new Map<number, TableRow>();

export function startTable(place: HTMLElement): void {
  pager.setAttribute('aria-label', 'Pages of tests');
  table.append(make('thead', '', headRow), tableBody);
  table.setAttribute('aria-label', 'Tests');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Table of tests');
  const status = make('div', 'status-line', shownCountLine(), failingButtons());
  place.append(filterControls(), status, frame, allButton, pager);
  state.onSelection(showHead);
  state.onSelection(showRows);
  document.addEventListener('keydown', onKey);
}

function showHead(): void {
  table.dataset['sort'] = state.sorting.key;
  if (headRow.childElementCount === 0) headRow.append(...COLUMNS.map(headCell));
  [...headRow.children].forEach((cell, index) => {
    const { key, direction } = state.sorting;
    const sorted = COLUMNS[index]?.[0] === key;
    if (sorted) cell.setAttribute('aria-sort', direction === 1 ? 'ascending' : 'descending');
    else cell.removeAttribute('aria-sort');
  });
}

function headCell([key, title, className]: (typeof COLUMNS)[number]): HTMLElement {
  const cell = make('th', className);
  cell.scope = 'col';
  if (key === '') cell.append(title);
  else cell.append(makeButton('sort', () => sortBy(key), title));
  return cell;
}

function sortBy(key: SortKey): void {
  const again = state.sorting.key === key && state.sorting.direction === 1;
  state.sortBy({ key, direction: again ? -1 : 1 });
}

function showRows(): void {
  state.open = undefined;
  drawnRows.clear();
  const rows = state.drawn;
  keepHeight();
  tableBody.replaceChildren(...rows.map(shownRow));
  if (rows.length === 0) tableBody.append(nothingRow());
  allButton.hidden = !state.isBrief;
  allButton.textContent = `Show all ${state.shown.length} results`;
  showPager(state.first, rows.length);
}

/**
 * While somebody filters, the table stays as high as it was, up to a screen: with fewer rows the page would become
 * shorter, and what is read or pressed would jump.
 */
function keepHeight(): void {
  const height = Math.min(frame.offsetHeight, innerHeight);
  frame.style.minHeight = state.isFiltered ? `${height}px` : '';
}

/** What is open stays so. The button goes away, so the first of the rows that it brought has the focus. */
function showAll(): void {
  const known = new Set(state.drawn);
  const open = [...drawnRows].filter(([, row]) => row.isOpen()).map(([index]) => index);
  state.showAll();
  for (const index of open) drawnRows.get(index)?.toggle();
  const first = state.drawn.find((index) => !known.has(index)) ?? -1;
  drawnRows.get(first)?.opener?.focus({ preventScroll: true });
}

function shownRow(index: number): HTMLElement {
  const row = rowElement(index);
  drawnRows.set(index, row);
  return row.element;
}

function nothingRow(): HTMLElement {
  const reset = makeButton('quiet', () => state.reset(), 'Reset');
  const cell = make('td', 'nothing', 'No test matches. ', reset);
  cell.colSpan = COLUMNS.length;
  return make('tr', '', cell);
}

function showPager(first: number, length: number): void {
  const total = state.shown.length;
  pager.hidden = !state.hasPages;
  pager.replaceChildren(
    pagerButton(-1, '← Previous', first === 0),
    make('span', '', `${first + 1} to ${first + length} of ${total}`),
    pagerButton(1, 'Next →', first + length >= total),
  );
}

function pagerButton(by: 1 | -1, label: string, off: boolean): HTMLButtonElement {
  const turn = () => {
    state.page += by;
    showRows();
    state.moved();
    document.getElementById('tests')?.scrollIntoView();
  };
  const button = makeButton('quiet', turn, label);
  button.disabled = off;
  return button;
}

/** Unfolds a test, on whichever page of the table it is; where the filter hides it, the filter goes. */
export function showTest(index: number): void {
  if (!state.shown.includes(index)) {
    state.filter = { ...NO_FILTER };
    state.select();
  }
  state.turnTo(index);
  const opener = drawnRows.get(index)?.opener;
  if (opener === undefined) return;
  if (opener.getAttribute('aria-expanded') !== 'true') opener.click();
  opener.focus({ preventScroll: true });
  opener.closest('tr')?.scrollIntoView({ block: 'start' });
}

/** Unfolds the worst test, where one did not pass, so that what was asked and answered is in sight. */
export function openWorst(): void {
  const [worst = -1] = state.shown;
  if (pageIndex.rows[worst]?.status !== 'passed') drawnRows.get(worst)?.toggle();
}

function failingButtons(): HTMLElement {
  const box = make('span', 'failing');
  if (pageIndex.rows.every(({ status }) => status === 'passed')) return box;
  const button = (by: 1 | -1, label: string, key: string) => {
    const element = makeButton('quiet', () => stepToFailing(by), label, ' ', make('kbd', '', key));
    element.setAttribute('aria-keyshortcuts', key);
    return element;
  };
  box.append(button(-1, '↑ Previous failing', 'p'), button(1, '↓ Next failing', 'n'));
  return box;
}

function onKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest('input, select') !== null) return;
  if (event.key === 'n') stepToFailing(1);
  else if (event.key === 'p') stepToFailing(-1);
}

/** Folds the test that is open, and unfolds the next or previous one that did not pass, in the order shown. */
function stepToFailing(by: 1 | -1): void {
  const { open, shown } = state;
  const at = open === undefined ? -1 : shown.indexOf(open);
  const isFailing = (index: number) => pageIndex.rows[index]?.status !== 'passed';
  const next =
    by === 1
      ? shown.slice(at + 1).find(isFailing)
      : shown.slice(0, Math.max(0, at)).findLast(isFailing);
  if (next === undefined) return;
  if (open !== undefined) drawnRows.get(open)?.opener?.click();
  showTest(next);
}
