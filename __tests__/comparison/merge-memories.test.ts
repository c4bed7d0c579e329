/** Of two runs of the base branch that ended at once, the next one knows both. */
import { expect, test } from '@jest/globals';
import { MAX_RUNS } from '../../src/statistics/intervals.js';
import { mergeMemories, remember } from '../../src/comparison/memory.js';
import type { BaseMemory } from '../../src/report/comparison.js';
import { finished, report, result } from './reports.js';

const sha = (digit: string): string => digit.repeat(40);

/** A run of these outcomes of `t` on that commit, after a memory; each minute has one. */
function run(digit: string, outcomes: string, before?: BaseMemory, parts = {}): BaseMemory {
  const one = report({ s: [result('t', outcomes, parts)] }, sha(digit));
  const done = finished(one);
  const minute = `2026-11-20T10:0${Number.parseInt(digit, 16) % 10}:00.000Z`;
  return remember(before, {
    ...done,
    run: { ...done.run, finishedAt: minute, runId: 100 + Number.parseInt(digit, 16) },
  });
}

function outcomes(memory: BaseMemory): readonly (readonly [string, string])[] {
  const runs = memory.suites[0]?.results[0]?.runs ?? [];
  return runs.map(([place, signs]) => [memory.runs[place]?.sha[0] ?? '?', signs]);
}

const first = run('1', '111');

test('both pushes and what was before them are there, newest first', () => {
  const merged = mergeMemories(run('3', '110', first), run('2', '011', first));
  expect(outcomes(merged)).toEqual([
    ['3', '110'],
    ['2', '011'],
    ['1', '111'],
  ]);
  expect(merged.runs.map((one) => one.sha[0])).toEqual(['3', '2', '1']);
  expect(merged.trend.map((one) => one.sha[0])).toEqual(['3', '2', '1']);
});

test('the first two of all', () => {
  expect(outcomes(mergeMemories(run('3', '1'), run('2', '0')))).toEqual([
    ['3', '1'],
    ['2', '0'],
  ]);
});

test('what is in both is counted once, and nothing is added twice', () => {
  const second = run('2', '011', first);
  const merged = mergeMemories(run('3', '110', first), second);
  expect(mergeMemories(merged, second)).toEqual(merged);
  expect(mergeMemories(second, second)).toEqual(second);
});

test.each([
  ['another request', { request: 'otherwise' }],
  ['other checks', { checks: 'otherwise' }],
  ['a request that is not known', { request: null }],
])('a test with %s does not get the other’s outcomes', (_name, parts) => {
  const merged = mergeMemories(run('3', '110', undefined, parts), run('2', '011'));
  expect(outcomes(merged)).toEqual([['3', '110']]);
});

test('what was forgotten on purpose stays forgotten', () => {
  const newer = run('3', '1', run('2', '0'));
  const forgetful = { ...newer, runs: newer.runs.slice(0, 1), suites: run('3', '1').suites };
  expect(outcomes(mergeMemories(forgetful, run('2', '0')))).toEqual([['3', '1']]);
});

test('ten runs stay ten', () => {
  const line = ['2', '3', '4', '5', '6', '7', '8', '9', 'a'];
  const before = line.reduce((memory, digit) => run(digit, '1', memory), first);
  const merged = mergeMemories(run('c', '0', before), run('b', '0', before));
  expect(merged.runs).toHaveLength(MAX_RUNS);
  expect(merged.runs.map((one) => one.sha[0]).slice(0, 3)).toEqual(['c', 'b', 'a']);
  expect(Math.max(...(merged.suites[0]?.results[0]?.runs ?? []).map(([place]) => place))).toBe(9);
});
