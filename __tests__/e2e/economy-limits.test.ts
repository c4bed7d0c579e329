/** `stop-when-decided` and `only-changed`: what they ask, judge and reuse, and what they say of it. */
import type { Report } from '../../src/report/report.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startQuestionServer } from './question-suite.js';
import { type ActionOptions, type ActionRun, REPLY_USD, runAction, suiteYaml } from './project.js';
import { startBranchJobs } from './github-project.js';

const models = await startQuestionServer();
beforeEach(() => models.reset());

describe('stop-when-decided', () => {
  test('asks first what failed on the base branch, which it waits for', async () => {
    const jobs = await startBranchJobs();
    const files = {
      'kindlm.yaml': suiteYaml({
        url: models.url,
        tests: Array.from({ length: 30 }, (_, index) => ({
          name: `question ${index}.`,
          expect: { output: { contains: ['fine'] } },
        })),
        gates: { passRateMin: 0.95 },
        defaults: { concurrency: 1 },
      }),
    };
    models.answer = (question) => (/question 2[89]\./.test(question) ? 'no' : 'fine');
    await jobs.run({ files });
    models.asked = [];
    const run = await jobs.run({
      files,
      event: 'pull_request',
      sha: jobs.commit(),
      inputs: { 'stop-when-decided': 'true' },
      process: 'own',
    });
    expect(models.asked.slice(0, 2).map((question) => /question \d+/.exec(question)?.[0])).toEqual([
      'question 28',
      'question 29',
    ]);
    // One more was under way when the second failure was counted.
    expect([run.code, run.outputs['not-run'], run.outputs['failed']]).toEqual([1, '27', '2']);
  });

  test('answers that come when it is decided are not judged', async () => {
    let judged = 0;
    let decide = (): void => undefined;
    const isDecided = new Promise<void>((resolve) => (decide = resolve));
    models.answer = (question) => {
      if (question.includes('Evaluate the following')) {
        judged += 1;
        decide();
        return JSON.stringify({ score: 0.9, reasoning: 'Fine.' });
      }
      // Two failures of six decide it, long before the others have their answers.
      if (/question [01]\./.test(question)) return 'no';
      return { kind: 'text', text: 'fine', after: isDecided, delayMs: 4_000 };
    };
    const run = await runAction(models.config({ tests: 6, judge: true, concurrency: 6 }), {
      inputs: { 'stop-when-decided': 'true' },
    });
    // Both failures have the same answer, so one question is asked about them.
    expect([run.code, judged]).toEqual([1, 1]);
    const unjudged = run.runs.filter(
      ({ outcome, callCount }) => outcome.kind === 'not-run' && callCount > 0,
    );
    expect(unjudged).toHaveLength(4);
    expect(run.outputs).toMatchObject({ failed: '2', 'not-run': '4', total: '6' });
    expect(run.summary).toContain('4 of 6 answers not asked (4 under way and not judged)');
    // They were paid, and that is told.
    expect(Number(run.outputs['cost-usd'])).toBeCloseTo(7 * REPLY_USD, 9);
  });

  test('one suite of two is decided: the other goes on', async () => {
    models.answer = (question) => (question.includes('Bad') ? 'no' : 'fine');
    const run = await runAction(models.config({ words: 'Bad', tests: 20 }), {
      inputs: { 'stop-when-decided': 'true', config: 'kindlm.yaml\ngood.yaml' },
      files: {
        'good.yaml': models.config({ tests: 5, passRateMin: 1, name: 'good' }),
      },
    });
    expect(run.code).toBe(1);
    const [bad, good] = run.report?.suites ?? [];
    expect(bad?.totals.notRun).toBeGreaterThan(10);
    expect(good?.totals).toMatchObject({ total: 5, passed: 5, notRun: 0 });
  });
});

describe('only-changed', () => {
  const DAY_MS = 86_400_000;

  function daysAgo(days: number): string {
    return new Date(Date.now() - days * DAY_MS).toISOString();
  }

  function reusing(days: string, base: ActionOptions['base']): Promise<ActionRun> {
    return runAction(models.config({}), {
      event: 'push',
      inputs: { 'only-changed': 'true', 'reuse-days': days, outputs: 'all' },
      base,
    });
  }

  test('a result that is reused again and again gets no younger', async () => {
    const first = (await models.baseOf(models.config({}))).report as Report & {
      run: { finishedAt: string };
    };
    first.run.finishedAt = daysAgo(6);
    const second = await reusing('7', first);
    expect(models.asked).toEqual([]);
    const third = await reusing('7', second);
    expect(models.asked).toEqual([]);
    expect(third.results.map(({ reused }) => reused?.finishedAt)).toEqual(
      Array(8).fill(first.run.finishedAt),
    );
    // Two reports later they are as old as they were: too old for five days.
    const fourth = await reusing('5', third);
    expect(models.asked).toHaveLength(8);
    expect(fourth.results.some(({ reused }) => reused !== undefined)).toBe(false);
  });

  test('a report from the future has no age, so it is never young enough', async () => {
    const base = (await models.baseOf(models.config({}))).report as Report & {
      run: { finishedAt: string };
    };
    base.run.finishedAt = daysAgo(-1);
    const run = await reusing('365', base);
    expect(models.asked).toHaveLength(8);
    expect(run.results.some(({ reused }) => reused !== undefined)).toBe(false);
    expect(run.report?.notices).toContain(
      "Everything is asked, although only-changed is set: the base branch's report claims to be from the future, so its age is not known.",
    );
  });

  test('what was lost to the provider, or not asked, on the base branch is asked again', async () => {
    models.answer = (question) =>
      /question [34]\./.test(question)
        ? { kind: 'http', status: 422, body: { error: 'no' } }
        : 'fine';
    const base = await models.baseOf(models.config({ passRateMin: 0.5 }));
    models.answer = () => 'fine';
    const run = await runAction(models.config({ passRateMin: 0.5 }), {
      event: 'pull_request',
      inputs: { 'only-changed': 'true' },
      base,
    });
    expect(models.asked).toHaveLength(2);
    expect(run.outputs).toMatchObject({ passed: '8', errored: '0' });
  });

  test("the base's failures fail here, too, with nothing asked and no key", async () => {
    models.answer = () => 'no';
    const base = await models.baseOf(models.config({}));
    const run = await runAction(models.config({}), {
      event: 'pull_request',
      env: { TEST_KEY: undefined },
      inputs: { 'only-changed': 'true' },
      base,
    });
    expect([run.code, models.asked.length]).toEqual([1, 0]);
    expect(run.outputs).toMatchObject({
      result: 'failed',
      failed: '8',
      'cost-usd': '0',
      tokens: '0',
    });
    expect(run.summary).toContain('reused from');
    expect(run.annotations.some(({ message }) => message.includes('reused from c0ffee0'))).toBe(
      true,
    );
  });
});
