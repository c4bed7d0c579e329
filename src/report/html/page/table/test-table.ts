// The table of tests: its head, a page of rows, and the way from one failing test to the next.

import { SIGNS, STATUS_SIGNS } from '../../../story/words.js';
import type { TestRow } from '../../tables.js';
import { detailsElement } from '../details-element.js';
import { make, makeButton } from '../elements.js';
import { pageIndex } from '../page-data.js';
import {
  COLUMNS,
  compareTexts,
  type Filter,
  FILTERS,
  hasModels,
  isNotable,
  NO_FILTER,
  ORDERS,
  type SortKey,
  state,
  suiteChoice,
} from './table-state.js';

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

/** Unfolds the worst test, where there is one, so that what was asked and answered is in sight. */
export function openWorst(): void {
  const [worst = -1] = state.shown;
  if (isNotable(worst)) drawnRows.get(worst)?.toggle();
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

// The fields and chips that choose which rows are shown.

/** Against the base branch. */
const CHANGES = [
  ['fails-now', 'from every answer to none'],
  ['worse', 'got worse'],
  ['passes-now', 'from none to every answer'],
  ['better', 'got better'],
  ['not-this-change', 'differs, not because of this change'],
  ['differs', 'differs, as flaky tests do'],
  ['flaky', 'flaky as before'],
  ['checks', 'checks changed'],
  ['new', 'new'],
] as const;

const shownCount = make('p', 'shown');
/** Folds the fields where the page is narrow; elsewhere it has no summary and is always open. */
const moreFields = make('details', 'more');
const moreTitle = make('summary');
const orderField = make('select', 'order');
const WIDE = matchMedia('(min-width: 701px)');

/** The form above the table. */
function filterControls(): HTMLElement {
  const controls = make('form', 'controls');
  controls.setAttribute('role', 'search');
  controls.addEventListener('submit', (event) => event.preventDefault());
  controls.append(...filterFields());
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.chip')) {
    chip.addEventListener('click', () => pressChip(chip));
  }
  state.onSelection(showFilter);
  return controls;
}

/** How many rows are shown. */
function shownCountLine(): HTMLElement {
  shownCount.setAttribute('role', 'status');
  return shownCount;
}

function filterFields(): readonly HTMLElement[] {
  const search = make('input');
  search.type = 'search';
  search.id = 'filter-text';
  search.autocomplete = 'off';
  search.spellcheck = false;
  search.placeholder = 'Filter by test, model, code, tag';
  search.setAttribute('aria-label', 'Filter tests by text');
  search.addEventListener('input', () => state.setFilter('text', search.value));
  const { rows, suites } = pageIndex;
  const statuses = (['failed', 'errored', 'not-run', 'passed'] as const)
    .map((status) => [status, rows.filter((row) => row.status === status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => [status, `${status} (${count})`] as const);
  const changes = CHANGES.map(
    ([change, words]) =>
      [change, words, rows.filter((row) => row.change === change).length] as const,
  )
    .filter(([, , count]) => count > 0)
    .map(([change, words, count]) => [change, `${words} (${count})`] as const);
  const named = (values: readonly string[]) =>
    [...new Set(values)].sort(compareTexts).map((value) => [value, value] as const);
  moreFields.append(
    moreTitle,
    ...filterChoice('status', 'Any status', statuses),
    ...filterChoice(
      'suite',
      'Every suite',
      suites.map((name, index) => [String(index), name]),
    ),
    ...(hasModels ? filterChoice('model', 'Every model', named(rows.map((row) => row.model))) : []),
    ...filterChoice('code', 'Any failure code', named(rows.flatMap((row) => row.codes))),
    ...filterChoice('tag', 'Any tag', named(rows.flatMap((row) => row.tags))),
    ...filterChoice('change', 'Any change', changes),
  );
  const unfold = () => (moreFields.open = WIDE.matches);
  WIDE.addEventListener('change', unfold);
  unfold();
  return [search, orderChoice(), moreFields, makeButton('quiet', () => state.reset(), 'Reset')];
}

/** One control for every order: where the page is narrow the table has no head. */
function orderChoice(): HTMLElement {
  orderField.id = 'order';
  orderField.setAttribute('aria-label', 'Order of the tests');
  ORDERS.forEach(([, , words], index) => {
    const option = make('option', '', words);
    option.value = String(index);
    orderField.append(option);
  });
  orderField.addEventListener('change', () => {
    const [key, direction] = ORDERS[Number(orderField.value)] ?? (['worst', 1] as const);
    state.sortBy({ key, direction });
  });
  return orderField;
}

function showOrder(): void {
  const { key, direction } = state.sorting;
  orderField.value = String(
    ORDERS.findIndex((order) => order[0] === key && order[1] === direction),
  );
}

function filterChoice(
  name: keyof Filter,
  all: string,
  options: readonly (readonly [value: string, label: string])[],
): readonly HTMLElement[] {
  if (options.length === 0 || (name === 'suite' && options.length < 2)) return [];
  const select = make('select');
  select.id = `filter-${name}`;
  select.setAttribute('aria-label', `Filter tests by ${name}`);
  for (const [value, label] of [['', all] as const, ...options]) {
    const option = make('option', '', label);
    option.value = value;
    select.append(option);
  }
  select.addEventListener('change', () => state.setFilter(name, select.value));
  return [select];
}

/** A failure code filters, and again, stops filtering. A change stands above the table, so it leads there too. */
function pressChip({ dataset: { code, change, suite } }: HTMLButtonElement): void {
  if (code !== undefined) state.setFilter('code', state.filter.code === code ? '' : code);
  if (change === undefined) return;
  const off = isPressed(change, suite);
  state.filter.suite = off ? '' : suiteChoice(suite ?? null);
  state.setFilter('change', off ? '' : change);
  if (!off) document.getElementById('tests')?.scrollIntoView();
}

function isPressed(change: string, suite: string | undefined): boolean {
  return state.filter.change === change && state.filter.suite === suiteChoice(suite ?? null);
}

/** Fields and chips follow the filter, whichever of them changed it. */
function showFilter(): void {
  for (const name of FILTERS) {
    const value = state.filter[name];
    const field = document.getElementById(`filter-${name}`);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (field.value !== value) field.value = value;
    }
  }
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.chip')) {
    const { code, change, suite } = chip.dataset;
    const pressed = change === undefined ? code === state.filter.code : isPressed(change, suite);
    chip.setAttribute('aria-pressed', String(pressed));
  }
  showOrder();
  const set = FILTERS.filter((name) => name !== 'text' && state.filter[name] !== '').length;
  moreTitle.textContent = set === 0 ? 'More filters' : `More filters (${set} set)`;
  const all = pageIndex.rows.length;
  shownCount.textContent = state.isBrief
    ? `The worst ${state.drawn.length} of ${all} results`
    : `${state.shown.length} of ${all} results`;
}

// A row of the table of tests, and what it unfolds to.

interface TableRow {
  readonly element: HTMLElement;
  /** Unfolds the row and folds it again; absent where the index has no such row. */
  readonly opener?: HTMLButtonElement;
  /** As a press of the opener, but the page's address stays as it is. */
  toggle(): void;
  isOpen(): boolean;
}

function rowElement(index: number): TableRow {
  const row = pageIndex.rows[index];
  if (row === undefined) {
    return { element: make('tr'), toggle: () => undefined, isOpen: () => false };
  }
  const toggle = () => toggleRow(element, opener, row, index);
  const opener = makeButton(
    'opener',
    () => {
      toggle();
      state.moved();
    },
    row.name || '(no name)',
  );
  opener.setAttribute('aria-expanded', 'false');
  const name = make('td', 'wide', opener);
  if (pageIndex.suites.length > 1)
    name.append(make('span', 'tag', pageIndex.suites[row.suite] ?? ''));
  name.append(...row.tags.map((tag) => make('span', 'tag', tag)));
  if (row.assertsNothing === true)
    name.append(make('span', 'tag', `${SIGNS.look} asserts nothing`));
  if (row.reusedText !== undefined) name.append(make('span', 'tag', row.reusedText));
  if (row.changeText !== undefined) {
    name.append(make('span', `tag change ${row.change ?? ''}`, row.changeText));
  }
  const element = make(
    'tr',
    `row ${row.status}`,
    make('td', 'status', `${STATUS_SIGNS[row.status]} ${row.status}`),
    name,
    ...(hasModels ? [labelled('model', 'Model', row.model)] : []),
    labelled('number runs', 'Answers passed', `${row.passedRuns} of ${row.runs}`),
    labelled('number lowest', 'Lowest score', row.scoreText),
    labelled('number latency', 'Latency', row.latencyText),
    labelled('number cost', 'Cost', row.costText),
    make('td', 'codes', ...row.codes.map((code) => make('code', 'code', code))),
  );
  // The whole row is a target for the mouse; the keyboard has the button.
  element.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
    if (String(getSelection()) === '') opener.click();
  });
  return { element, opener, toggle, isOpen: () => isExpanded(opener) };
}

/** A cell that says what it holds where the table is narrow and its head cannot. */
function labelled(className: string, label: string, text: string): HTMLElement {
  const cell = make('td', className, text);
  cell.dataset['label'] = label;
  return cell;
}

function toggleRow(element: HTMLElement, opener: HTMLElement, row: TestRow, index: number): void {
  const open = isExpanded(opener);
  opener.setAttribute('aria-expanded', String(!open));
  element.classList.toggle('open', !open);
  if (open) {
    element.nextElementSibling?.remove();
    if (state.open === index) state.open = undefined;
    return;
  }
  state.open = index;
  const cell = make('td', '', detailsElement(row, index));
  cell.colSpan = COLUMNS.length;
  element.after(make('tr', 'unfolded', cell));
}

function isExpanded(opener: HTMLElement): boolean {
  return opener.getAttribute('aria-expanded') === 'true';
}
