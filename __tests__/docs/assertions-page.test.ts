/** Pages against the registries: a kind without its row, and a row without its kind, fail. */
import { expect, test } from '@jest/globals';
import { FAILURE_CODES } from '../../src/assertions/assertion.js';
import { SCORED_KINDS } from '../../src/assertions/registry.js';
import { GATES } from '../../src/engine/evaluate/gate-definitions.js';
import { problemsOf, withTestLines } from '../config/config-folder.js';
import { PAGES, readText } from './pages.js';
import { itemsAt, valueAt } from '../../src/basics/basics.js';

/** Every file that a run may write into its report folder; e2e/compliance.test.ts sees them written. */
const FILE_NAMES = [
  'report.json',
  'junit.xml',
  'report.html',
  'compliance.json',
  'compliance.md',
  'SHA256SUMS',
];

const page = readText('docs/assertions.md');
const schema: unknown = JSON.parse(readText('src/config/kindlm.schema.json'));

/** Names in the first column of the table that begins with this title. */
function firstColumn(title: string): readonly string[] {
  const table =
    page.split(/\n{2,}/).find((block) => new RegExp(`^\\| ${title} `).test(block)) ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w.-]+)`/g)])
    .map(([, name = '']) => name);
}

test('every scored assertion has its row', () => {
  expect([...firstColumn('type')].sort()).toEqual(Object.keys(SCORED_KINDS).sort());
});

test('every part of `expect` has its row', () => {
  const expectation = valueAt(valueAt(schema, 'definitions'), 'expect');
  const keys = Object.keys(valueAt(expectation, 'properties') ?? {});
  const rows = firstColumn('key').map((name) => name.split('.')[0]);
  expect([...new Set(rows)].sort()).toEqual(keys.sort());
});

test('what needs no model may be negated, and nothing else', () => {
  const types = itemsAt(valueAt(valueAt(schema, 'definitions'), 'scoredAssertType'), 'enum');
  for (const [type, { asks }] of Object.entries(SCORED_KINDS)) {
    expect([type, types.includes(`not-${type}`)]).toEqual([type, asks === undefined]);
  }
});

test('every failure code is explained on some page', () => {
  const pages = PAGES.map(readText).join('\n');
  expect(FAILURE_CODES.filter((code) => !pages.includes(`\`${code}\``))).toEqual([]);
});

test.each([
  ['docs/gates-and-exit-codes.md', Object.keys(GATES)],
  ['docs/reports.md', FILE_NAMES],
])('%s has every name', (file, names) => {
  const text = readText(file);
  expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});

test('docs/cases.md has every column of the action itself', async () => {
  const [said = ''] = await problemsOf(withTestLines('cases: [{ __qqqqqq: 1 }]'));
  const names = [...said.matchAll(/__[a-z:]+/g)].flat().filter((name) => name !== '__qqqqqq');
  expect(names.length).toBeGreaterThan(5);
  const text = readText('docs/cases.md');
  expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});
