/**
 * The script of report.html, which runs in the reader's browser. In: the JSON that the page embeds (embedded-data.ts).
 * Out: the table of tests and what each of them unfolds to. Bundled into page-assets.ts by scripts/generate-report-page.mjs; knows only the types of the rooms around it.
 */
import { startLabels } from './labels.js';
import { pageIndex } from './page-data.js';
import {
  COLUMNS,
  NO_FILTER,
  type Sorting,
  state,
  suiteChoice,
  openWorst,
  showTest,
  startTable,
} from './table/test-table.js';

// The page's address: its fragment holds filter, sorting and the open test, so that a link leads there.
// `test`, `on` and `in` (test, model, suite) are also what the pull request comment names; see testFragment in
// escape.ts.

const TEXT_PARAMETER = 'q';
const CHOICES = ['status', 'model', 'code', 'tag', 'change'] as const;

function startAddress(): void {
  state.onMove(writeAddress);
  readAddress();
  if (location.hash.length < 2) openWorst();
  // The page was too short to go down to the test that the address names.
  document.addEventListener('DOMContentLoaded', () => {
    if (state.open !== undefined && location.hash.length > 1) showTest(state.open);
  });
  // By hand or by going back: the page's own changes raise no such event.
  addEventListener('hashchange', readAddress);
}

function readAddress(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  state.filter = { ...NO_FILTER, text: address.get(TEXT_PARAMETER) ?? '' };
  for (const name of CHOICES) state.filter[name] = knownChoice(name, address.get(name) ?? '');
  state.filter.suite = suiteChoice(address.get('suite'));
  state.sorting = sortingOf(address.get('sort') ?? '');
  state.page = 0;
  state.select();
  const test = testIn(address);
  if (test !== undefined) showTest(test);
}

/** A choice that no result has would leave the field blank and the table empty. */
function knownChoice(name: (typeof CHOICES)[number], value: string): string {
  const known = pageIndex.rows.some((row) =>
    name === 'status' || name === 'model' || name === 'change'
      ? row[name] === value
      : (name === 'code' ? row.codes : row.tags).includes(value),
  );
  return known ? value : '';
}

function sortingOf(text: string): Sorting {
  const name = text.replace(/^-/, '');
  const key = COLUMNS.map(([column]) => column).find((column) => column !== '' && column === name);
  return key === undefined || key === ''
    ? { key: 'worst', direction: 1 }
    : { key, direction: text.startsWith('-') ? -1 : 1 };
}

/** Place in the index of the test that the address names. */
function testIn(address: URLSearchParams): number | undefined {
  const name = address.get('test');
  const model = address.get('on');
  const suite = address.get('in');
  if (name === null) return undefined;
  const index = pageIndex.rows.findIndex(
    (row) =>
      row.name === name &&
      (model === null || row.model === model) &&
      (suite === null || pageIndex.suites[row.suite] === suite),
  );
  return index === -1 ? undefined : index;
}

function writeAddress(): void {
  const { filter, sorting, open } = state;
  const address = new URLSearchParams();
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') address.set(name, value);
  };
  add(TEXT_PARAMETER, filter.text);
  for (const name of CHOICES) add(name, filter[name]);
  add('suite', filter.suite === '' ? '' : pageIndex.suites[Number(filter.suite)]);
  if (sorting.key !== 'worst') add('sort', `${sorting.direction === 1 ? '' : '-'}${sorting.key}`);
  const row = open === undefined ? undefined : pageIndex.rows[open];
  if (row !== undefined) {
    address.set('test', row.name);
    address.set('on', row.model);
    if (pageIndex.suites.length > 1) add('in', pageIndex.suites[row.suite]);
  }
  const fragment = address.toString();
  try {
    // An entry in the history for each letter that is typed would make going back useless.
    history.replaceState(
      null,
      '',
      fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`,
    );
  } catch {
    // In a sandboxed frame the address is not ours to change.
  }
}

// Light and dark: the system's choice until somebody presses the button.

type Theme = 'light' | 'dark';

const THEME_KEY = 'kindlm-theme';

function startTheme(button: HTMLElement): void {
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let theme = storedTheme() ?? system;
  const show = () => {
    document.documentElement.dataset['theme'] = theme;
    button.textContent = theme === 'dark' ? '☀ Light' : '☾ Dark';
  };
  if (theme !== system) document.documentElement.dataset['theme'] = theme;
  button.textContent = theme === 'dark' ? '☀ Light' : '☾ Dark';
  button.hidden = false;
  button.addEventListener('click', () => {
    theme = theme === 'dark' ? 'light' : 'dark';
    show();
    storeTheme(theme);
  });
}

/** Storage may be refused to files and in private windows; the choice then lasts as long as the page. */
function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // See storedTheme.
  }
}

const themeButton = document.getElementById('theme');
if (themeButton !== null) startTheme(themeButton);
const tablePlace = document.getElementById('table');
if (tablePlace !== null) {
  startTable(tablePlace);
  startAddress();
}
// What follows the table has not been read yet.
document.addEventListener('DOMContentLoaded', () => {
  const labelsPlace = document.getElementById('labels');
  if (labelsPlace !== null) startLabels(labelsPlace);
});
