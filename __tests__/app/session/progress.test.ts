/** Progress in the log: what is written, and when. */
import { expect, test } from '@jest/globals';
import { Progress } from '../../../src/app/session/progress.js';
import { bad, ok, sampleModel, sampleRun, sampleSuite, sampleTest } from '../../engine/samples.js';
import { manualClock } from '../../engine/scripted-models.js';

function start(repeat: number, color = false, minPasses?: number) {
  const tests = ['a', 'b'].map((name) => sampleTest(name, { repeat, minPasses }));
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
  const progress = new Progress([plan], { log: (line) => written.push(line), color }, clock);
  const ended = (testCaseName: string, passed: boolean): void =>
    progress.onResult(
      plan,
      sampleRun({
        testCaseName,
        latencyMs: 20,
        assertions: [passed ? ok('schema') : bad('schema', 'SCHEMA_INVALID')],
      }),
    );
  return { clock, written, ended };
}

test('a line a test when its last run has ended', () => {
  const { written, ended } = start(2);
  ended('a', true);
  ended('b', true);
  expect(written).toEqual([]);
  ended('b', false);
  ended('a', true);
  expect(written).toEqual(['✗ b [a]  1/2  20 ms  SCHEMA_INVALID', '✓ a [a]  2/2  20 ms']);
});

test('with minPasses a test that passes has the mark of one, and shows what failed', () => {
  const { written, ended } = start(3, false, 2);
  for (const passed of [true, false, true]) ended('a', passed);
  for (const passed of [true, false, false]) ended('b', passed);
  expect(written).toEqual([
    '✓ a [a]  2/3  20 ms  SCHEMA_INVALID',
    '✗ b [a]  1/3  20 ms  SCHEMA_INVALID',
  ]);
});

test('its mark and codes are coloured where that is wanted', () => {
  const { written, ended } = start(1, true);
  ended('a', true);
  ended('b', false);
  expect(written.join('\n')).toContain('\u001B[32m✓\u001B[39m a');
  expect(written.join('\n')).toContain('\u001B[31m✗\u001B[39m b');
  expect(written.join('\n')).toContain('\u001B[33mSCHEMA_INVALID\u001B[39m');
});

test('a long run has totals at intervals', async () => {
  const { clock, written, ended } = start(2);
  await clock.advance(30_000);
  ended('a', true);
  expect(written).toEqual([expect.stringMatching(/^ {2}\.\.\. 1 of 4 answers done, /)]);
});
