/** Further repeats beside budget, deadline, cancelled jobs, recordings and reused results. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startQuestionServer } from './question-suite.js';
import { type ActionRun, createWorkspace, REPLY_USD, runAction } from './project.js';
import { startBranchJobs } from './github-project.js';

const models = await startQuestionServer();
beforeEach(() => models.reset());

/** Further repeats of eight tests, about which the comparison stays unsure. */
const UNSURE = { repeat: { min: 1, max: 5 }, words: 'Please answer' };

function repeatsOf(run: ActionRun): readonly number[] {
  return run.results.map(({ runs, extraRuns = [] }) => runs.length + extraRuns.length);
}

describe('rounds of repeats', () => {
  test('end where the budget does: what counts is whole', async () => {
    const base = await models.baseOf(models.config({ repeat: 5 }));
    const run = await runAction(models.config(UNSURE), {
      event: 'pull_request',
      inputs: { 'max-cost-usd': String(20 * REPLY_USD) },
      base,
    });
    expect(run.code).toBe(0);
    expect(models.asked.length).toBeGreaterThan(8);
    expect(models.asked.length).toBeLessThan(24);
    expect(run.runs.map(({ outcome }) => outcome.kind)).toEqual(Array(8).fill('passed'));
    expect(run.report?.failureCodes).toEqual({});
    // Half a round is not compared.
    expect(new Set(repeatsOf(run)).size).toBe(1);
    expect(Number(run.outputs['cost-usd'])).toBeCloseTo(models.asked.length * REPLY_USD, 9);
  });

  test('the deadline in a further repeat spoils nothing that counts', async () => {
    models.answer = (_, index) => (index < 10 ? 'fine' : { kind: 'hang' });
    const run = await runAction(models.config(UNSURE), {
      event: 'pull_request',
      // Half a minute: the first eight answers must come before, also on a slow machine.
      inputs: { 'max-minutes': '0.5' },
    });
    expect([run.code, run.report?.interruption?.kind]).toEqual([0, 'deadline']);
    expect(run.outputs).toMatchObject({ total: '8', passed: '8', errored: '0', 'not-run': '0' });
  });

  test('a cancelled job in a further repeat keeps what counts, and is cancelled', async () => {
    let reached = (): void => undefined;
    const further = new Promise<void>((resolve) => (reached = resolve));
    models.answer = (_, index) => {
      if (index < 10) return 'fine';
      reached();
      return { kind: 'hang' };
    };
    const run = await runAction(models.config(UNSURE), {
      event: 'pull_request',
      signal: { name: 'SIGTERM', when: further },
    });
    expect([run.code, run.report?.interruption?.kind]).toEqual([3, 'signal']);
    expect(run.outputs).toMatchObject({ total: '8', passed: '8', errored: '0' });
    expect(run.files['junit.xml']).toContain('tests="');
  });

  test('a cancelled job does not wait for the base report, on which the next round depends', async () => {
    const jobs = await startBranchJobs();
    jobs.github.fail({ path: /\/actions\/workflows\//, answer: 'hang' });
    const run = await jobs.run({
      files: { 'kindlm.yaml': models.config(UNSURE) },
      event: 'pull_request',
      sha: jobs.commit(),
      env: { TEST_KEY: 'sk-test' },
      // The log has the last of eight results: the round is over.
      signal: { name: 'SIGTERM', when: /(?:^✓[^]*){8}/m },
      // The search for the report would take 20 seconds.
      endsWithinMs: 15_000,
    });
    expect([run.code, run.outputs['passed']]).toEqual([3, '8']);
  });

  test('recordings: all are recorded, a replay asks nobody and comes to the same, a cache asks what is missing', async () => {
    const shape = { ...UNSURE, tests: 60 };
    const base = await models.baseOf(models.config({ ...shape, words: 'Answer', repeat: 5 }));
    const workspace = await createWorkspace({ 'kindlm.yaml': models.config(shape) });
    const job = (responses: string): Promise<ActionRun> =>
      runAction(workspace, {
        event: 'pull_request',
        base,
        inputs: { responses, outputs: 'all' },
      });
    const cached = await job('cache');
    // Sixty tests that all pass are not worse after one round; a few more may have been under way.
    expect(models.asked.length).toBeLessThan(100);
    expect(repeatsOf(cached)).toEqual(Array(60).fill(1));
    models.asked = [];
    const recorded = await job('record');
    expect([models.asked.length, new Set(repeatsOf(recorded))]).toEqual([300, new Set([5])]);
    models.asked = [];
    const again = await job('cache');
    const replayed = await job('replay');
    expect(models.asked).toEqual([]);
    for (const run of [again, replayed]) {
      expect(run.code).toBe(0);
      expect(repeatsOf(run)).toEqual(Array(60).fill(1));
      expect(run.outputs['passed']).toBe(recorded.outputs['passed']);
    }
    // A run that needed fewer repeats has not thrown the others away.
    const whole = await runAction(workspace, { inputs: { responses: 'replay' } });
    expect([whole.code, models.asked.length]).toEqual([0, 0]);
    expect(new Set(repeatsOf(whole))).toEqual(new Set([5]));
  });

  test('with only-changed: what is reused has no rounds, and the rest does', async () => {
    const base = await models.baseOf(models.config({ repeat: 5 }));
    const edited = models
      .config({ repeat: { min: 1, max: 5 } })
      .replaceAll('question 7.', 'question 77.');
    const run = await runAction(edited, {
      event: 'pull_request',
      inputs: { 'only-changed': 'true' },
      base,
    });
    expect(models.asked).toHaveLength(5);
    expect(repeatsOf(run)).toEqual([...Array<number>(7).fill(1), 5]);
    expect(run.results.filter((result) => result.reused)).toHaveLength(7);
  });
});
