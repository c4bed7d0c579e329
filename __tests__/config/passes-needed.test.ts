import { expect, test } from '@jest/globals';
import { loadOne, withTestLines } from './config-folder.js';

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
])('%s of %i runs: %i', async (wanted, repeat, passes) => {
  // Inputs may ask for any number of runs.
  const files = withTestLines(`minPasses: ${wanted}`, 'repeat: 4');
  const { tests } = await loadOne(files, { overrides: { repeat } });
  // Nothing is said where all runs must pass.
  expect(tests.map(({ minPasses = repeat }) => minPasses)).toEqual([passes]);
});
