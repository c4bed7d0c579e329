// The table of tests: filters, a page of rows, and the rows that are unfolded.

const PAGE_SIZE = 100;

const COLUMNS: readonly (readonly [key: SortKey | '', title: string, className: string])[] = [
  ['status', 'Status', ''],
  ['name', 'Test', 'wide'],
  ['model', 'Model', 'model'],
  ['runs', 'Runs passed', 'number'],
  ['score', 'Lowest score', 'number'],
  ['latency', 'Latency', 'number'],
  ['cost', 'Cost', 'number'],
  ['', 'Failure codes', ''],
];

/** Against the base branch. */
const CHANGES = [
  ['worse', 'got worse'],
  ['better', 'got better'],
  ['not-this-change', 'differs, not because of this change'],
  ['flaky', 'flaky as before'],
  ['checks', 'checks changed'],
  ['new', 'new'],
] as const;

const state = {
  filter: { ...NO_FILTER } as Filter,
  sorting: { key: 'worst', direction: 1 } as Sorting,
  page: 0,
  shown: [] as readonly number[],
  /** Place in the index of the row that was unfolded last, which the page's address names. */
  open: undefined as number | undefined,
};

const controls = make('form', 'controls');
const shownCount = make('p', 'shown');
const headRow = make('tr');
const tableBody = make('tbody');
const pager = make('nav', 'pager');
/** Of the rows that are shown, by their place in the index. */
const openers = new Map<number, HTMLButtonElement>();

function startTable(place: HTMLElement): void {
  shownCount.setAttribute('role', 'status');
  pager.setAttribute('aria-label', 'Pages of tests');
  controls.setAttribute('role', 'search');
  controls.addEventListener('submit', (event) => event.preventDefault());
  controls.append(...filterFields());
  const table = make('table', 'tests', make('thead', '', headRow), tableBody);
  table.setAttribute('aria-label', 'Tests');
  const frame = make('div', 'scroll', table);
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Table of tests');
  place.append(controls, make('div', 'status-line', shownCount, failingButtons()), frame, pager);
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.chip')) {
    chip.addEventListener('click', () => pressChip(chip));
  }
  startAddress();
  document.addEventListener('keydown', onKey);
}

function filterFields(): readonly HTMLElement[] {
  const search = make('input');
  search.type = 'search';
  search.id = 'filter-text';
  search.autocomplete = 'off';
  search.spellcheck = false;
  search.placeholder = 'Filter by test, model, code, tag';
  search.setAttribute('aria-label', 'Filter tests by text');
  search.addEventListener('input', () => setFilter('text', search.value));
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
  return [
    search,
    ...filterChoice('status', 'Any status', statuses),
    ...filterChoice(
      'suite',
      'Every suite',
      suites.map((name, index) => [String(index), name]),
    ),
    ...filterChoice('model', 'Every model', named(rows.map((row) => row.model))),
    ...filterChoice('code', 'Any failure code', named(rows.flatMap((row) => row.codes))),
    ...filterChoice('tag', 'Any tag', named(rows.flatMap((row) => row.tags))),
    ...filterChoice('change', 'Any change', changes),
    makeButton('quiet', resetFilter, 'Reset'),
  ];
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
  select.addEventListener('change', () => setFilter(name, select.value));
  return [select];
}

/** A failure code filters, and again, stops filtering. A change stands above the table, so it leads there too. */
function pressChip({ dataset: { code, change, suite } }: HTMLButtonElement): void {
  if (code !== undefined) setFilter('code', state.filter.code === code ? '' : code);
  if (change === undefined) return;
  const off = isPressed(change, suite);
  state.filter.suite = off ? '' : suiteChoice(suite ?? null);
  setFilter('change', off ? '' : change);
  if (!off) document.getElementById('tests')?.scrollIntoView();
}

function isPressed(change: string, suite: string | undefined): boolean {
  return state.filter.change === change && state.filter.suite === suiteChoice(suite ?? null);
}

function setFilter(name: keyof Filter, value: string): void {
  state.filter[name] = value;
  state.page = 0;
  update();
  writeAddress();
}

function resetFilter(): void {
  state.filter = { ...NO_FILTER };
  state.sorting = { key: 'worst', direction: 1 };
  state.page = 0;
  update();
  writeAddress();
}

function update(): void {
  state.shown = selectRows(state.filter, state.sorting);
  showFilter();
  showHead();
  showRows();
}

/** Fields and chips follow the filter, whichever of them changed it. */
function showFilter(): void {
  for (const [name, value] of Object.entries(state.filter)) {
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
  shownCount.textContent = `${state.shown.length} of ${pageIndex.rows.length} results`;
}

function showHead(): void {
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
  state.sorting = { key, direction: again ? -1 : 1 };
  state.page = 0;
  update();
  writeAddress();
}

function showRows(): void {
  const first = state.page * PAGE_SIZE;
  const rows = state.shown.slice(first, first + PAGE_SIZE);
  state.open = undefined;
  openers.clear();
  tableBody.replaceChildren(...rows.map(rowElement));
  if (rows.length === 0) {
    const cell = make(
      'td',
      'nothing',
      'No test matches. ',
      makeButton('quiet', resetFilter, 'Reset'),
    );
    cell.colSpan = COLUMNS.length;
    tableBody.append(make('tr', '', cell));
  }
  showPager(first, rows.length);
}

function showPager(first: number, length: number): void {
  pager.hidden = state.shown.length <= PAGE_SIZE;
  const turn = (by: number, label: string, off: boolean) => {
    const button = makeButton(
      'quiet',
      () => {
        state.page += by;
        showRows();
        writeAddress();
        document.getElementById('tests')?.scrollIntoView();
      },
      label,
    );
    button.disabled = off;
    return button;
  };
  pager.replaceChildren(
    turn(-1, '← Previous', first === 0),
    make('span', '', `${first + 1} to ${first + length} of ${state.shown.length}`),
    turn(1, 'Next →', first + length >= state.shown.length),
  );
}

function rowElement(index: number): HTMLElement {
  const row = pageIndex.rows[index];
  if (row === undefined) return make('tr');
  const opener = makeButton(
    'opener',
    () => {
      toggleRow(element, opener, row, index);
      writeAddress();
    },
    row.name || '(no name)',
  );
  opener.setAttribute('aria-expanded', 'false');
  openers.set(index, opener);
  const name = make('td', 'wide', opener);
  if (pageIndex.suites.length > 1)
    name.append(make('span', 'tag', pageIndex.suites[row.suite] ?? ''));
  name.append(...row.tags.map((tag) => make('span', 'tag', tag)));
  if (row.assertsNothing === true) name.append(make('span', 'tag', '⚠️ asserts nothing'));
  if (row.reusedText !== undefined) name.append(make('span', 'tag', row.reusedText));
  if (row.changeText !== undefined) {
    name.append(make('span', `tag change ${row.change ?? ''}`, row.changeText));
  }
  const element = make(
    'tr',
    `row ${row.status}`,
    make('td', 'status', `${SIGNS[row.status]} ${row.status}`),
    name,
    labelled('model', 'Model', row.model),
    labelled('number', 'Runs passed', `${row.passedRuns} of ${row.runs}`),
    labelled('number', 'Lowest score', row.scoreText),
    labelled('number', 'Latency', row.latencyText),
    labelled('number', 'Cost', row.costText),
    make('td', 'codes', ...row.codes.map((code) => make('code', 'code', code))),
  );
  // The whole row is a target for the mouse; the keyboard has the button.
  element.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
    if (String(getSelection()) === '') opener.click();
  });
  return element;
}

/** A cell that says what it holds where the table is narrow and its head cannot. */
function labelled(className: string, label: string, text: string): HTMLElement {
  const cell = make('td', className, text);
  cell.dataset['label'] = label;
  return cell;
}

function toggleRow(element: HTMLElement, opener: HTMLElement, row: TestRow, index: number): void {
  const open = opener.getAttribute('aria-expanded') === 'true';
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
