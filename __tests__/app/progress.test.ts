/** Progress in the log: what is written, and when. */
import { expect, test } from '@jest/globals';
import { createProgress } from '../../src/app/progress.js';
import { bad, ok, sampleModel, sampleRun, sampleSuite, sampleTest } from '../engine/samples.js';
import { manualClock } from '../engine/scripted-models.js';

function start(repeat: number) {
  const tests = [sampleTest('a', { repeat }), sampleTest('b', { repeat })];
  const suite = sampleSuite({ tests });
  const units = tests.flatMap((one) =>
    Array.from({ length: repeat }, (_, index) => ({
      suite,
      test: one,
      model: sampleModel('a'),
      modelId: 'a',
      repeat: index,
    })),
  );
  const plan = { suite, units, skipped: [] };
  const clock = manualClock();
  const written: string[] = [];
  const progress = createProgress([plan], (lines) => written.push(lines), clock);
  const ended = (testCaseName: string, passed: boolean): void =>
    progress.onResult(
      plan,
      sampleRun({
        testCaseName,
        latencyMs: 20,
        assertions: [passed ? ok('schema') : bad('schema', 'SCHEMA_INVALID')],
      }),
    );
  return { clock, written, progress, ended };
}

test('a line a test when its last run has ended; lines of the same moment are written together', async () => {
  const { clock, written, ended } = start(2);
  ended('a', true);
  ended('b', true);
  ended('b', false);
  ended('a', true);
  expect(written).toEqual([]);
  await clock.advance(100);
  expect(written).toEqual(['✗ b [a]  1/2  20 ms  SCHEMA_INVALID\n✓ a [a]  2/2  20 ms']);
});

test('the end writes what waits, once', async () => {
  const { clock, written, progress, ended } = start(1);
  ended('a', true);
  progress.end();
  progress.end();
  await clock.advance(1000);
  expect(written).toEqual(['✓ a [a]  1/1  20 ms']);
});

test('a long run has totals at intervals', async () => {
  const { clock, written, ended } = start(2);
  await clock.advance(30_000);
  ended('a', true);
  await clock.advance(100);
  expect(written).toEqual([expect.stringMatching(/^ {2}\.\.\. 1 of 4 runs done, /)]);
});
