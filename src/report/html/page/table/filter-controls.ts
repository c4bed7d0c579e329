// The fields and chips that choose which rows are shown.

import { make, makeButton } from '../elements.js';
import { pageIndex } from '../page-data.js';
import { compareTexts, FILTERS, hasModels, ORDERS, type Filter } from './row-selection.js';
import { state, suiteChoice } from './table-state.js';

/** Against the base branch. */
const CHANGES = [
  ['fails-now', 'fails now, every time'],
  ['worse', 'got worse'],
  ['passes-now', 'passes now, every time'],
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
export function filterControls(): HTMLElement {
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
export function shownCountLine(): HTMLElement {
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
