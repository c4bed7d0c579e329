/** `npm run trust` itself: that it runs, that a seed is a promise, and that a mistyped option is an error. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { absolute } from '../docs/pages.js';

function trust(...options: readonly string[]): {
  readonly status: number | null;
  readonly output: string;
} {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [absolute('bench/trust.mjs'), ...options],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

test('the same seed gives the same table, and another seed another', () => {
  const options = ['--sims', '40', '--only', 'rerun'];
  const first = trust(...options);
  expect(first.status).toBe(0);
  expect(first.output).toMatch(/40 to 100 %/u);
  expect(trust(...options)).toEqual(first);
  const other = trust(...options, '--seed', 'other')
    .output.split('\n')
    .slice(1);
  expect(other).not.toEqual(first.output.split('\n').slice(1));
});

test.each([
  [['--only', 'powr'], /no table "powr"; there are false-alarms/u],
  [['--sims', '0'], /--sims takes a whole number/u],
])('%j is refused', (options, message) => {
  const { status, output } = trust(...options);
  expect(status).toBe(1);
  expect(output).toMatch(message);
});
