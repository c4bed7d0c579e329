import { expect, test } from '@jest/globals';
import { passesNeeded } from '../../src/config/build-suite.js';

test.each<[wanted: number | string, repeat: number, passes: number]>([
  [2, 3, 2],
  [3, 3, 3],
  // An input asked for fewer runs: all of them.
  [4, 1, 1],
  ['80%', 5, 4],
  ['80%', 3, 3],
  ['50%', 3, 2],
  ['1%', 3, 1],
  ['100%', 7, 7],
  ['29%', 100, 29],
  ['7%', 100, 7],
])('%s of %i runs: %i', (wanted, repeat, passes) => {
  expect(passesNeeded(wanted, repeat)).toBe(passes);
});
