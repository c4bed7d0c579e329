import { expect, test } from '@jest/globals';
import {
  errorText,
  isBranchEvent,
  isRecord,
  isScore,
  keyOfResult,
  mean,
  meanOrNothing,
  resultKey,
  sum,
} from '../../src/basics/basics.js';
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
  [new TypeError('no'), 'no'],
  ['no', 'no'],
  [undefined, 'undefined'],
  [404, '404'],
])('what %j says', (thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test.each([
  [0, true],
  [1, true],
  [0.1 + 0.7 + 0.2, true],
  [1 + 5e-10, true],
  [1.001, false],
  [-0.001, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d is a score: %s', (value, expected) => {
  expect(isScore(value)).toBe(expected);
});

test('sums and means', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, 3.5])).toBe(6.5);
  expect(mean([1, 2])).toBe(1.5);
  expect(mean([])).toBeNaN();
  expect(meanOrNothing([1, 2])).toBe(1.5);
  expect(meanOrNothing([])).toBeUndefined();
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
