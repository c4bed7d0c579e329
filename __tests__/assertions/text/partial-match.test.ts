import { expect, test } from '@jest/globals';
import { hasEntries } from '../../../src/assertions/registry.js';
import { mismatchesOf } from '../../../src/assertions/wording.js';

type Arguments = Readonly<Record<string, unknown>>;

test.each<[string, Arguments, Arguments, { when: boolean; argsMatch: boolean }]>([
  ['equal', { id: 1 }, { id: 1 }, { when: true, argsMatch: true }],
  ['another argument beside it', { id: 1 }, { id: 1, x: 2 }, { when: true, argsMatch: true }],
  ['another value', { id: 1 }, { id: '1' }, { when: false, argsMatch: false }],
  ['no such argument', { id: null }, {}, { when: false, argsMatch: false }],
  ['order of keys', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { when: true, argsMatch: true }],
  ['more in an object', { a: { x: 1 } }, { a: { x: 1, y: 2 } }, { when: false, argsMatch: true }],
  ['more in a list', { a: [1] }, { a: [1, 2] }, { when: false, argsMatch: false }],
  ['more in a list item', { a: [{}] }, { a: [{ x: 1 }] }, { when: false, argsMatch: true }],
  ['an inherited name', { constructor: 1 }, {}, { when: false, argsMatch: false }],
])('%s: %j in %j', (_name, expected, actual, matches) => {
  expect({
    when: hasEntries(expected, actual),
    argsMatch: mismatchesOf(expected, actual).length === 0,
  }).toEqual(matches);
});
