// What the table shows: filter, order, page, and the test that is unfolded. The parts of the page change it here and
// listen for changes: none of them needs to know the others.

import { SIGNS, STATUS_SIGNS } from '../../../story/words.js';
import type { TestRow } from '../../tables.js';
import { detailsElement } from '../details-element.js';
import { make, makeButton } from '../elements.js';
import { pageIndex } from '../page-data.js';

/** Rows of the table before somebody asks for more, where there is a failing one: what decides comes after it. */
const BRIEF_ROWS = 10;
const PAGE_SIZE = 100;

// Which rows are shown, and in which order.

/** What rows can be chosen by; an empty text chooses all. */
const FILTERS = ['text', 'status', 'suite', 'model', 'code', 'tag', 'change'] as const;

type Filter = Record<(typeof FILTERS)[number], string>;

type SortKey = 'worst' | 'status' | 'name' | 'model' | 'runs' | 'score' | 'latency' | 'cost';

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
function isNotable(index: number): boolean {
  const row = pageIndex.rows[index];
  return row !== undefined && (row.told !== undefined || row.status !== 'passed');
}

/** Whether rows differ in their model. */
const hasModels = new Set(pageIndex.rows.map(({ model }) => model)).size > 1;

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
const ORDERS: readonly Order[] = [
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

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// The table itself.

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
  ['tools', 'other tools listed'],
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
