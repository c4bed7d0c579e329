import { expect, test } from '@jest/globals';
import { isBranchEvent, keyOfResult, resultKey } from '../../src/basics/basics.js';
import { ago } from '../../src/basics/format.js';

test.each([
  ['push', true],
  ['schedule', true],
  ['workflow_dispatch', true],
  ['pull_request', false],
  ['merge_group', false],
  ['workflow_run', false],
  ['', false],
  [undefined, false],
])('a run on %s is one of the branch itself: %s', (event, expected) => {
  expect(isBranchEvent(event)).toBe(expected);
});

test('no two results have the same key, whatever their names hold', () => {
  const names = ['', 'a', 'a b', '1', '1 a', '3 a b', ' ', '" "', '\n', '["a","b"]'];
  const pairs = names.flatMap((name) => names.map((model) => [name, model] as const));
  expect(new Set(pairs.map(([name, model]) => resultKey(name, model))).size).toBe(pairs.length);
  expect(keyOfResult({ testCaseName: 'a', modelId: 'b' })).toBe(resultKey('a', 'b'));
});

test.each([
  ['2026-11-20T10:00:00Z', 'just now'],
  ['2026-11-20T09:55:00Z', '5 minutes ago'],
  ['2026-11-20T08:00:00Z', '2 hours ago'],
  ['2026-11-20T00:30:00Z', '10 hours ago'],
  ['2026-11-19T23:30:00Z', '11 hours ago'],
  ['2026-11-19T21:00:00Z', 'yesterday'],
  ['2026-11-19T07:00:00Z', 'yesterday'],
  ['2026-11-19T00:00:00Z', 'yesterday'],
  ['2026-11-18T23:59:00Z', '2 days ago'],
  ['2026-10-20T10:00:00Z', '31 days ago'],
  // The clocks of two machines.
  ['2026-11-20T10:00:05Z', 'just now'],
  ['no time', undefined],
])('a run of %s is said to be of: %s', (then, expected) => {
  expect(ago(Date.parse(then), Date.parse('2026-11-20T10:00:00Z'))).toBe(expected);
});
