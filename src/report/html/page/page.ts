/**
 * The script of report.html, which runs in the reader's browser. In: the JSON that the page embeds (embedded-data.ts).
 * Out: the table of tests, which a reader filters, sorts and opens. What it shows is what the page's address says, so that a
 * link leads there: `q` (text), the filters and `sort`; `test`, `on` and `in` (test, model, suite) are what the pull request
 * comment names, too (testFragment in escape.ts). Bundled into page-assets.ts by scripts/generate-report-page.mjs.
 */
import { CHANGES } from '../../story/changes.js';
import { SIGNS, STATUS_SIGNS } from '../../story/words.js';
import type { TestRow } from '../embedded-data.js';
import { detailsElement } from './details-element.js';
import { type Child, having, make, makeButton } from './elements.js';
import { startLabels } from './labels.js';
import { pageIndex } from './page-data.js';

const { rows, suites } = pageIndex;

/** Rows before somebody asks for more, where there is a failing one: what decides comes after the table. */
const BRIEF_ROWS = 10;
const MORE_ROWS = 100;

/** What the address says of filters and order: nothing shows all, the worst first. */
let query = new URLSearchParams();
/** Places in the index of the rows that pass the filters, in order; not all of them are drawn. */
let shown: readonly number[] = [];
/** Place in the index of the row that was unfolded last, which the address names. */
let open: number | undefined;
/** By their place in the index, in the order shown. */
const drawn = new Map<number, DrawnRow>();

interface DrawnRow {
  readonly element: HTMLElement;
  /** Unfolds the row and folds it again. */
  readonly opener: HTMLButtonElement;
}

// Columns, which are also the orders.

type Value = (row: TestRow) => number | string;

interface Column {
  readonly name: string;
  readonly title: string;
  readonly className: string;
  /** Absent: nothing is sorted by it. */
  readonly by?: Value;
  /** Both orders, for where the table is too narrow to have a head. */
  readonly orders?: readonly [ascending: string, descending: string];
  readonly cell: (row: TestRow, opener: HTMLButtonElement) => readonly Child[];
}

const STATUSES = ['failed', 'errored', 'not-run', 'passed'] as const;

const hasModels = new Set(rows.map(({ model }) => model)).size > 1;

const MODEL: Column = {
  name: 'model',
  title: 'Model',
  className: 'model',
  by: ({ model }) => model,
  orders: ['Model, A to Z', 'Model, Z to A'],
  cell: ({ model }) => [model],
};

const COLUMNS: readonly Column[] = [
  {
    name: 'status',
    title: 'Status',
    className: 'status',
    by: byStatus,
    orders: ['By status', 'By status, passed first'],
    cell: ({ status }) => [`${STATUS_SIGNS[status]} ${status}`],
  },
  {
    name: 'name',
    title: 'Test',
    className: 'wide',
    by: ({ name }) => name,
    orders: ['Test, A to Z', 'Test, Z to A'],
    cell: (row, opener) => [opener, ...tagsOf(row)],
  },
  ...(hasModels ? [MODEL] : []),
  {
    name: 'runs',
    title: 'Answers passed',
    className: 'number runs',
    by: byRuns,
    orders: ['Fewest answers passed first', 'Most answers passed first'],
    cell: ({ passedRuns, runs }) => [`${passedRuns} of ${runs}`],
  },
  {
    name: 'score',
    title: 'Lowest score',
    className: 'number lowest',
    by: ({ lowestScore }) => lowestScore ?? Infinity,
    orders: ['Lowest score first', 'Highest score first'],
    cell: ({ scoreText }) => [scoreText],
  },
  {
    name: 'latency',
    title: 'Latency',
    className: 'number latency',
    by: ({ latencyMs }) => latencyMs,
    orders: ['Fastest first', 'Slowest first'],
    cell: ({ latencyText }) => [latencyText],
  },
  {
    name: 'cost',
    title: 'Cost',
    className: 'number cost',
    by: ({ costUsd }) => costUsd,
    orders: ['Cheapest first', 'Most expensive first'],
    cell: ({ costText }) => [costText],
  },
  {
    name: 'codes',
    title: 'Failure codes',
    className: 'codes',
    cell: ({ codes }) => codes.map((code) => make('code', 'code', code)),
  },
];

function tagsOf(row: TestRow): readonly HTMLElement[] {
  const { suite, tags, assertsNothing, reusedText, change = '', changeText } = row;
  const texts = [
    ...(suites.length > 1 ? [suites[suite] ?? ''] : []),
    ...tags,
    ...(assertsNothing === true ? [`${SIGNS.look} asserts nothing`] : []),
    ...(reusedText === undefined ? [] : [reusedText]),
  ];
  return [
    ...texts.map((text) => make('span', 'tag', text)),
    ...(changeText === undefined ? [] : [make('span', `tag change ${change}`, changeText)]),
  ];
}

function byStatus({ status }: TestRow): number {
  return STATUSES.indexOf(status);
}

function byRuns({ passedRuns, runs }: TestRow): number {
  return runs === 0 ? 0 : passedRuns / runs;
}

/** What the story tells of, in its order, and what else did not pass. */
const WORST_FIRST: readonly Value[] = [({ told = Infinity }) => told, byStatus, byRuns];

/** Whether the row is worth opening: the story tells of it, or it did not pass. */
function isNotable(index: number): boolean {
  const row = rows[index];
  return row !== undefined && (row.told !== undefined || row.status !== 'passed');
}

/** @param sort a column's name; a `-` before it turns the order round */
function sortedBy(sort: string): Column | undefined {
  return COLUMNS.find(({ name, by }) => by !== undefined && name === sort.replace(/^-/, ''));
}

/** Ties stay in config order. */
function compareRows(a: TestRow, b: TestRow): number {
  const sort = query.get('sort') ?? '';
  const by = sortedBy(sort)?.by;
  const values = by === undefined ? WORST_FIRST : [by];
  const order = values.reduce((found, value) => found || compareValues(value(a), value(b)), 0);
  return sort.startsWith('-') ? -order : order;
}

function compareValues(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Filters.

type Options = readonly (readonly [value: string, words: string])[];

interface Choice {
  readonly name: string;
  /** The option that chooses every row. */
  readonly all: string;
  /** What of a row is chosen by. */
  readonly of: (row: TestRow) => readonly string[];
  /** In this order and called so; else sorted, under their own names. */
  readonly options?: Options | undefined;
  /** Rows with each value that there is. */
  readonly counts: ReadonlyMap<string, number>;
}

function choiceOf(name: string, all: string, of: Choice['of'], options?: Options): Choice {
  return { name, all, of, options, counts: counted(rows.flatMap(of)) };
}

const asNamed = (value: string) => [value, value] as const;

const CHOICES: readonly Choice[] = [
  choiceOf('status', 'Any status', ({ status }) => [status], STATUSES.map(asNamed)),
  choiceOf('suite', 'Every suite', ({ suite }) => [suites[suite] ?? ''], suites.map(asNamed)),
  choiceOf('model', 'Every model', ({ model }) => [model]),
  choiceOf('code', 'Any failure code', ({ codes }) => codes),
  choiceOf('tag', 'Any tag', ({ tags }) => tags),
  choiceOf(
    'change',
    'Any change',
    ({ change }) => (change === undefined ? [] : [change]),
    Object.entries(CHANGES).map(([name, { words }]) => [name, words[1]]),
  ),
];

/** How often each is there. */
function counted(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What the text filter looks in, by row; made once, when somebody types. */
let searchTexts: readonly string[] | undefined;

function searchTextOf(row: TestRow): string {
  const { name, model, codes, tags, suite, place, changeText = '' } = row;
  return [name, model, suites[suite] ?? '', place, changeText, ...codes, ...tags]
    .join('\n')
    .toLowerCase();
}

function passesFilters([index, row]: readonly [number, TestRow]): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) searchTexts ??= rows.map(searchTextOf);
  const text = searchTexts?.[index] ?? '';
  return (
    words.every((word) => text.includes(word)) &&
    CHOICES.every(({ name, of }) => {
      const value = query.get(name);
      return value === null || of(row).includes(value);
    })
  );
}

// The address.

/** Somebody filters or sorts; an empty value takes the parameter away. */
function choose(name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
  showTable();
  writeAddress();
}

function reset(): void {
  query = new URLSearchParams();
  showTable();
  writeAddress();
}

/** What no result has is no filter: it would leave the field blank and the table empty. */
function readAddress(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  const isKnown = (name: string, value: string): boolean =>
    name === 'sort'
      ? sortedBy(value) !== undefined
      : CHOICES.find((choice) => choice.name === name)?.counts.has(value) === true;
  query = new URLSearchParams(
    [...address].filter(([name, value]) => (name === 'q' && value !== '') || isKnown(name, value)),
  );
  showTable();
  const test = testIn(address);
  if (test !== undefined) showTest(test);
}

/** Place in the index of the test that the address names. */
function testIn(address: URLSearchParams): number | undefined {
  const [name, model, suite] = ['test', 'on', 'in'].map((parameter) => address.get(parameter));
  const index = rows.findIndex(
    (row) =>
      row.name === name &&
      (model === null || row.model === model) &&
      (suite === null || suites[row.suite] === suite),
  );
  return index === -1 ? undefined : index;
}

function writeAddress(): void {
  const address = new URLSearchParams(query);
  const row = open === undefined ? undefined : rows[open];
  if (row !== undefined) {
    address.set('test', row.name);
    address.set('on', row.model);
    if (suites.length > 1) address.set('in', suites[row.suite] ?? '');
  }
  const fragment = address.toString();
  const bare = `${location.pathname}${location.search}`;
  try {
    // An entry in the history for each letter that is typed would make going back useless.
    history.replaceState(null, '', fragment === '' ? bare : `#${fragment}`);
  } catch {
    // In a sandboxed frame the address is not ours to change.
  }
}

// The table itself.

const headRow = make('tr');
const tableBody = make('tbody');
const table = having(make('table', 'tests', make('thead', '', headRow), tableBody), {
  'aria-label': 'Tests',
});
/** By keyboard only what can be focused scrolls. */
const frame = having(make('div', 'scroll', table), {
  tabindex: '0',
  role: 'group',
  'aria-label': 'Table of tests',
});
const shownCount = having(make('p', 'shown'), { role: 'status' });
const moreButton = makeButton('quiet all', showMore);

function startTable(place: HTMLElement): void {
  headRow.append(...COLUMNS.map(headCell));
  place.append(filterControls(), shownCount, frame, moreButton);
  readAddress();
  // What was asked and answered is in sight.
  const [worst = -1] = shown;
  if (location.hash.length < 2 && isNotable(worst)) toggle(worst);
  // The page was too short to go down to the test that the address names.
  document.addEventListener('DOMContentLoaded', () => {
    if (open !== undefined && location.hash.length > 1) showTest(open);
  });
  // By hand, by a link of the page or by going back: the page's own changes raise no such event.
  addEventListener('hashchange', () => {
    readAddress();
    const title = document.getElementById('tests-title');
    const top = title?.getBoundingClientRect().top ?? 0;
    if (open === undefined && (top < 0 || top > innerHeight / 2)) title?.scrollIntoView();
  });
}

function headCell({ name, title, className, by }: Column): HTMLElement {
  const sort = () => choose('sort', query.get('sort') === name ? `-${name}` : name);
  const head = by === undefined ? title : makeButton('sort', sort, title);
  return having(make('th', className, head), { scope: 'col' });
}

/** Chooses and draws the rows again, after filters or order were set. */
function showTable(): void {
  open = undefined;
  drawn.clear();
  shown = [...rows.entries()]
    .filter(passesFilters)
    .sort(([, a], [, b]) => compareRows(a, b))
    .map(([index]) => index);
  keepHeight();
  tableBody.replaceChildren();
  if (shown.length === 0) tableBody.append(nothingRow());
  const worst = shown.slice(0, BRIEF_ROWS).filter(isNotable).length;
  const isBrief = String(query) === '' && worst > 0 && shown.length > BRIEF_ROWS;
  drawRows(isBrief ? worst : MORE_ROWS);
  if (isBrief) shownCount.textContent = `The worst ${worst} of ${rows.length} results`;
  showChosen();
}

/** As many of those shown as are wanted, below those that are drawn. */
function drawRows(most: number): void {
  for (const index of shown.slice(drawn.size, most)) {
    const row = rows[index];
    if (row !== undefined) drawRow(row, index);
  }
  const left = shown.length - drawn.size;
  moreButton.hidden = left === 0;
  const more = left > MORE_ROWS ? `${MORE_ROWS} more of` : 'all';
  moreButton.textContent = `Show ${more} ${shown.length} results`;
  shownCount.textContent = `${shown.length} of ${rows.length} results`;
}

/** The button goes away, so the first of the rows that it brought has the focus. */
function showMore(): void {
  const { size } = drawn;
  drawRows(size + MORE_ROWS);
  drawn.get(shown[size] ?? -1)?.opener.focus({ preventScroll: true });
}

/**
 * While somebody filters, the table stays as high as it was, up to a screen: with fewer rows the page would become
 * shorter, and what is read or pressed would jump.
 */
function keepHeight(): void {
  const isFiltered = [...query.keys()].some((name) => name !== 'sort');
  const height = Math.min(frame.offsetHeight, innerHeight);
  frame.style.minHeight = isFiltered ? `${height}px` : '';
}

/** A row of one cell. */
function wideRow(className: string, cell: HTMLElement): HTMLElement {
  return make('tr', className, having(cell, { colspan: String(COLUMNS.length) }));
}

function nothingRow(): HTMLElement {
  const again = makeButton('quiet', reset, 'Reset');
  return wideRow('', make('td', 'nothing', 'No test matches. ', again));
}

function drawRow(row: TestRow, index: number): void {
  const press = () => {
    toggle(index);
    writeAddress();
  };
  const opener = makeButton('opener', press, row.name || '(no name)');
  opener.setAttribute('aria-expanded', 'false');
  const cells = COLUMNS.map(({ className, cell }) => make('td', className, ...cell(row, opener)));
  const element = make('tr', `row ${row.status}`, ...cells);
  // The whole row is a target for the mouse; the keyboard has the button.
  element.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
    if (String(getSelection()) === '') press();
  });
  drawn.set(index, { element, opener });
  tableBody.append(element);
}

/** Unfolds a row that is drawn, or folds it; the address stays as it is. */
function toggle(index: number): void {
  const [row, place] = [rows[index], drawn.get(index)];
  if (row === undefined || place === undefined) return;
  const { element, opener } = place;
  const isOpen = element.classList.toggle('open');
  opener.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) {
    element.after(wideRow('unfolded', make('td', '', detailsElement(row, index))));
    open = index;
  } else {
    element.nextElementSibling?.remove();
    if (open === index) open = undefined;
  }
}

/** Unfolds a test, however far down it is; where a filter hides it, the filters go. */
function showTest(index: number): void {
  if (!shown.includes(index)) {
    query = new URLSearchParams();
    showTable();
  }
  const place = shown.indexOf(index);
  if (place >= drawn.size) drawRows(place + 1);
  const row = drawn.get(index);
  if (row === undefined) return;
  if (!row.element.classList.contains('open')) toggle(index);
  open = index;
  writeAddress();
  row.opener.focus({ preventScroll: true });
  row.element.scrollIntoView({ block: 'start' });
}

// The fields above the table.

/** By the parameter that each of them sets. */
const fields = new Map<string, HTMLInputElement | HTMLSelectElement>();

function filterControls(): HTMLElement {
  const search = having(make('input'), {
    type: 'search',
    id: 'filter-text',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'Filter by test, model, code, tag',
    'aria-label': 'Filter tests by text',
  });
  search.addEventListener('input', () => choose('q', search.value));
  fields.set('q', search);
  const orders = COLUMNS.flatMap(({ name, orders: words }): Options =>
    words === undefined
      ? []
      : [
          [name, words[0]],
          [`-${name}`, words[1]],
        ],
  );
  const order = having(choiceField('sort', [['', 'Worst first'], ...orders]), {
    id: 'order',
    class: 'order',
    'aria-label': 'Order of the tests',
  });
  const again = makeButton('quiet', reset, 'Reset');
  const shownFields = [search, order, ...CHOICES.flatMap(filterField)];
  const controls = having(make('form', 'controls', ...shownFields, again), { role: 'search' });
  controls.addEventListener('submit', (event) => event.preventDefault());
  return controls;
}

/** None where it could leave nothing out. */
function filterField({ name, all, counts, options: known }: Choice): readonly HTMLElement[] {
  if ([...counts.values()].every((count) => count === rows.length)) return [];
  const named = known ?? [...counts.keys()].sort().map(asNamed);
  const options = named
    .filter(([value]) => counts.has(value))
    .map(([value, words]) => [value, `${words} (${counts.get(value) ?? 0})`] as const);
  return [
    having(choiceField(name, [['', all], ...options]), {
      id: `filter-${name}`,
      'aria-label': `Filter tests by ${name}`,
    }),
  ];
}

function choiceField(name: string, options: Options): HTMLSelectElement {
  const all = options.map(([value, words]) => having(make('option', '', words), { value }));
  const field = make('select', '', ...all);
  field.addEventListener('change', () => choose(name, field.value));
  fields.set(name, field);
  return field;
}

/** Fields and heads follow the address, whatever changed it. */
function showChosen(): void {
  for (const [name, field] of fields) {
    const value = query.get(name) ?? '';
    if (field.value !== value) field.value = value;
  }
  const sort = query.get('sort') ?? '';
  const column = sortedBy(sort);
  table.dataset['sort'] = column?.name ?? 'worst';
  [...headRow.children].forEach((cell, index) => {
    if (column === undefined || COLUMNS[index] !== column) cell.removeAttribute('aria-sort');
    else cell.setAttribute('aria-sort', sort.startsWith('-') ? 'descending' : 'ascending');
  });
}

const tablePlace = document.getElementById('table');
if (tablePlace !== null) startTable(tablePlace);
// What follows the table has not been read yet.
document.addEventListener('DOMContentLoaded', () => {
  const labelsPlace = document.getElementById('labels');
  if (labelsPlace !== null) startLabels(labelsPlace);
});
