/** Rounds of repeats end when a drop of `notWorseMargin` points is unlikely, and go on as long as it is not. */
import { beforeEach, expect, test } from '@jest/globals';
import { startQuestionServer } from './question-suite.js';
import { type ActionRun, runAction } from './project.js';

const models = await startQuestionServer();
beforeEach(() => models.reset());

interface Rounds {
  readonly tests: number;
  /** Points; absent: 10. */
  readonly margin?: number;
}

/** A pull request with one to five repeats, against a base whose five repeats all passed. */
async function pullRequest({ tests, margin }: Rounds): Promise<ActionRun> {
  const base = await models.baseOf(models.config({ tests, repeat: 5, concurrency: 8 }));
  const gates = margin === undefined ? {} : { notWorse: true, notWorseMargin: margin };
  const config = models.config({
    tests,
    words: 'Please answer',
    repeat: { min: 1, max: 5 },
    gates,
  });
  return runAction(config, { process: margin === 5 ? 'own' : 'this', event: 'pull_request', base });
}

/** Repeats of every result: the same of all. */
function rounds(run: ActionRun): number {
  const [repeats = Number.NaN, ...others] = new Set(
    run.results.map(({ runs, extraRuns = [] }) => runs.length + extraRuns.length),
  );
  return others.length === 0 ? repeats : Number.NaN;
}

// All answers pass: a drop of more than 4.3 points is unlikely after one round of 60 tests, of 2.2 after two, 1.5 after
// three. Of 8 tests: of 25, 15, 10.1, 7.8 and 6.3.
test.each([
  [{ tests: 60 }, 1, 5],
  [{ tests: 60, margin: 4 }, 2, 3],
  [{ tests: 60, margin: 2 }, 3, 2],
  [{ tests: 8 }, 4, 8],
  [{ tests: 8, margin: 20 }, 2, 15],
])('%j: stops after round %i', async (shape, last, points) => {
  const run = await pullRequest(shape);
  expect([run.code, rounds(run)]).toEqual([0, last]);
  // A few calls of the next round may have been under way.
  expect(models.asked.length - shape.tests * last).toBeLessThan(8);
  expect(run.suite?.comparison?.verdict.verdict).toBe('not-worse');
  expect(run.summary).toContain(`A drop of more than ${points} points is unlikely.`);
});

test('goes on to the last round, and cannot tell, where a drop of the margin is still likely', async () => {
  const run = await pullRequest({ tests: 8, margin: 5 });
  expect([run.code, rounds(run), models.asked.length]).toEqual([0, 5, 40]);
  expect(run.suite?.comparison?.verdict.verdict).toBe('cannot-tell');
  expect(run.summary).toContain('A drop of up to 7 points is possible');
});

test('tests that fail now and then make a drop likelier: more rounds, and what counts is the first', async () => {
  // Every twentieth question is answered badly the first time.
  const seen = new Set<string>();
  models.answer = (question) => {
    const isNew = question.includes('Please') && !seen.has(question);
    seen.add(question);
    return isNew && /question (?:0|20|40)\./u.test(question) ? 'no' : 'fine';
  };
  const run = await pullRequest({ tests: 60, margin: 10 });
  // Three of 60 fail at first: more than 10 points are possible then, and no longer once they have passed again.
  expect(run.suite?.comparison?.verdict.verdict).toBe('not-worse');
  expect([run.code, rounds(run)]).toEqual([0, 2]);
  expect(run.outputs).toMatchObject({ total: '60', passed: '57', failed: '3' });
});
