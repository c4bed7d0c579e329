import { expect, test } from '@jest/globals';
import { hasEntries } from '../../../src/assertions/registry.js';

type Arguments = Readonly<Record<string, unknown>>;

test.each<[string, Arguments, Arguments, boolean]>([
  ['equal', { id: 1 }, { id: 1 }, true],
  ['another argument beside it', { id: 1 }, { id: 1, x: 2 }, true],
  ['another value', { id: 1 }, { id: '1' }, false],
  ['no such argument', { id: null }, {}, false],
  ['order of keys', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, true],
  ['more in an object', { a: { x: 1 } }, { a: { x: 1, y: 2 } }, false],
  ['more in a list', { a: [1] }, { a: [1, 2] }, false],
  ['more in a list item', { a: [{}] }, { a: [{ x: 1 }] }, false],
  ['an inherited name', { constructor: 1 }, {}, false],
])('`when` of a simulated tool, %s: %j in %j', (_name, expected, actual, matches) => {
  expect(hasEntries(expected, actual)).toBe(matches);
});
