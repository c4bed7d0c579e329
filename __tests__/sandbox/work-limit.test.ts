import { expect, test } from '@jest/globals';
import { cpuMsOf, createLimit, watchLimit } from '../../src/sandbox/work-limit.js';

/** Looks at a limit of 100 ms at times of the clock, each with the ms that the work has run until then. */
function looks(at: readonly (readonly [now: number, cpu: number | undefined])[]): boolean[] {
  let now = 1_000;
  let cpu: number | undefined = 40;
  const limit = createLimit(
    () => now,
    () => cpu,
  );
  limit.start(100);
  return at.map(([ms, used]) => {
    now = 1_000 + ms;
    cpu = used === undefined ? undefined : 40 + used;
    return limit.passed();
  });
}

test.each<[string, (readonly [number, number | undefined])[], boolean[]]>([
  ['work that runs all the time', [[99, 99], [101, 101]], [false, true]], // prettier-ignore
  ['work that runs on several threads', [[99, 300], [101, 300]], [false, true]], // prettier-ignore
  ['work that has half of the machine', [[101, 50], [149, 75], [202, 101]], [false, false, true]], // prettier-ignore
  ['work that waited for its turn', [[5_000, 1], [5_050, 51], [5_101, 102]], [false, false, true]], // prettier-ignore
  ['where only the time is known', [[99, undefined], [101, undefined]], [false, true]], // prettier-ignore
])('%s', (_name, at, expected) => {
  expect(looks(at)).toEqual(expected);
});

test('a limit that was passed stays so until the next start', () => {
  let now = 0;
  const limit = createLimit(
    () => now,
    () => now,
  );
  limit.start(10);
  now = 11;
  expect([limit.passed(), limit.wasPassed()]).toEqual([true, true]);
  limit.start(10);
  expect([limit.passed(), limit.wasPassed()]).toEqual([false, false]);
});

test.each([
  ['work in another process that never gets a turn', () => 0],
  ['work of which nothing is known', () => undefined],
])('%s is given up in the end', async (_name, cpu) => {
  await new Promise<void>((resolve) => watchLimit(15, cpu, resolve));
});

test('the time of a process on Linux is what it says itself', () => {
  const ownMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
  const before = ownMs();
  const seen = cpuMsOf(process.pid);
  const after = ownMs();
  if (process.platform !== 'linux') expect(seen).toBeUndefined();
  else {
    expect(seen).toBeGreaterThanOrEqual(before - 30);
    expect(seen).toBeLessThanOrEqual(after + 30);
  }
  expect(cpuMsOf(undefined)).toBeUndefined();
});
