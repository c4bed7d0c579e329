/** The levers of section 11 beside each other and beside budget, deadline, cancelled jobs and recordings. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { startBranchJobs } from './base-branch-jobs.js';
import { modelEntry, resultsOf, runConfig, runIn, runsOf, suiteConfig } from './model-suite.js';
import type { ActionRun } from './run-action.js';
import { KEY_NAME, suiteYaml } from './suite-yaml.js';
import { createWorkspace } from './workspace.js';

type Reply = OpenAiReply | string;

let server: FakeServer;
/** What was asked, as JSON of its messages, in order. */
let asked: string[] = [];
let answer: (question: string, index: number) => Reply = () => 'fine';
beforeAll(async () => {
  server = await startOpenAiServer({
    reply: ({ body }) => {
      const question = JSON.stringify(field(body, 'messages'));
      asked.push(question);
      return answer(question, asked.length - 1);
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answer = () => 'fine';
});

const PULL_REQUEST = {
  name: 'pull_request',
  payload: { pull_request: { number: 7, head: { sha: 'b'.repeat(40) }, base: { ref: 'main' } } },
} as const;

interface Shape {
  readonly tests?: number;
  readonly words?: string;
  readonly repeat?: unknown;
  readonly judge?: boolean;
  readonly concurrency?: number;
  readonly passRateMin?: number;
}

/** A fake reply is 10 tokens in and 5 out, at a dollar a million: 0.000015 USD. */
const REPLY_USD = 0.000_015;

function config({
  tests = 8,
  words = 'Answer',
  repeat = 1,
  judge = false,
  concurrency = 1,
  passRateMin = 0.9,
}: Shape): string {
  return suiteConfig({
    openai: server.url,
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 20 } }],
    prompts: { p: { user: `${words}: {{message}}` } },
    tests: Array.from({ length: tests }, (_, index) => ({
      name: `t${index}`,
      prompt: 'p',
      vars: { message: `question ${index}.` },
      expect: {
        output: { contains: ['fine'] },
        ...(judge ? { judge: [{ criteria: 'Is kind', minScore: 0.5 }] } : {}),
      },
    })),
    gates: { passRateMin },
    defaults: { concurrency, repeat },
  });
}

async function reportOf(text: string): Promise<string> {
  const run = await runConfig(text, { inputs: { outputs: 'all' } });
  asked = [];
  return run.files['report.json'] ?? '';
}

/** Further repeats of eight tests, about which the comparison stays unsure. */
const UNSURE = { repeat: { min: 1, max: 5 }, words: 'Please answer' };

function repeatsOf(run: ActionRun): readonly number[] {
  return resultsOf(run).map(({ runs, extraRuns = [] }) => runs.length + extraRuns.length);
}

describe('rounds of repeats', () => {
  test('end where the budget does: what counts is whole, and nothing is called saved', async () => {
    const base = await reportOf(config({ repeat: 5 }));
    const run = await runConfig(config(UNSURE), {
      event: PULL_REQUEST,
      inputs: { compare: 'base.json', 'max-cost-usd': String(20 * REPLY_USD) },
      files: { 'base.json': base },
    });
    expect(run.code).toBe(0);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.length).toBeLessThan(24);
    expect(runsOf(run).map(({ outcome }) => outcome.kind)).toEqual(Array(8).fill('passed'));
    expect(run.report?.failureCodes).toEqual({});
    // Half a round is not compared.
    expect(new Set(repeatsOf(run)).size).toBe(1);
    expect(run.report?.savings?.repeats.runs ?? 0).toBe(0);
    expect(Number(run.outputs['cost-usd'])).toBeCloseTo(asked.length * REPLY_USD, 9);
  });

  test('a budget that does not last for what counts is a failure, as without further repeats', async () => {
    const run = await runConfig(config(UNSURE), {
      event: PULL_REQUEST,
      inputs: { 'max-cost-usd': String(4 * REPLY_USD) },
    });
    expect(run.code).toBe(1);
    expect(run.report?.failureCodes).toHaveProperty('BUDGET_EXCEEDED');
    expect(run.report?.suites[0]?.results.every(({ extraRuns }) => extraRuns === undefined)).toBe(
      true,
    );
  });

  test('the deadline in a further repeat spoils nothing that counts', async () => {
    answer = (_, index) => (index < 10 ? 'fine' : { kind: 'hang' });
    const run = await runConfig(config(UNSURE), {
      event: PULL_REQUEST,
      inputs: { 'max-minutes': '0.05' },
    });
    expect([run.code, run.report?.interruption?.kind]).toEqual([0, 'deadline']);
    expect(run.outputs).toMatchObject({ total: '8', passed: '8', errored: '0', 'not-run': '0' });
  });

  test('a cancelled job in a further repeat keeps what counts, and is cancelled', async () => {
    let reached = (): void => undefined;
    const further = new Promise<void>((resolve) => (reached = resolve));
    answer = (_, index) => {
      if (index < 10) return 'fine';
      reached();
      return { kind: 'hang' };
    };
    const run = await runConfig(config(UNSURE), {
      event: PULL_REQUEST,
      signal: { name: 'SIGTERM', when: further },
    });
    expect([run.code, run.report?.interruption?.kind]).toEqual([3, 'signal']);
    expect(run.outputs).toMatchObject({ total: '8', passed: '8', errored: '0' });
    expect(run.files['junit.xml']).toContain('tests="');
  });

  test('a cancelled job does not wait for the base report, on which the next round depends', async () => {
    const jobs = await startBranchJobs();
    try {
      jobs.github.fail({ path: /\/actions\/workflows\//, answer: 'hang' });
      let last = (): void => undefined;
      const roundIsOver = new Promise<void>((resolve) => (last = resolve));
      answer = (_, index) => {
        if (index === 7) setTimeout(last, 1_000);
        return 'fine';
      };
      const run = await jobs.run({
        files: { 'kindlm.yaml': config(UNSURE) },
        event: 'pull_request',
        sha: jobs.commit(),
        env: { TEST_KEY: 'sk-test' },
        signal: { name: 'SIGTERM', when: roundIsOver },
        // The search for the report would take 20 seconds.
        timeLimitMs: 12_000,
      });
      expect([run.code, run.outputs['passed']]).toEqual([3, '8']);
    } finally {
      await jobs.close();
    }
  }, 30_000);

  test('recordings: all are recorded, a replay asks nobody and comes to the same, a cache asks what is missing', async () => {
    const shape = { ...UNSURE, tests: 60 };
    const base = await reportOf(config({ ...shape, words: 'Answer', repeat: 5 }));
    const workspace = await createWorkspace({ 'kindlm.yaml': config(shape), 'base.json': base });
    const job = (responses: string): Promise<ActionRun> =>
      runIn(workspace, {
        event: PULL_REQUEST,
        inputs: { compare: 'base.json', responses, outputs: 'all' },
      });
    try {
      const cached = await job('cache');
      // Sixty tests that all pass are not worse after one round; a few more may have been under way.
      expect(asked.length).toBeLessThan(100);
      expect(repeatsOf(cached)).toEqual(Array(60).fill(1));
      asked = [];
      const recorded = await job('record');
      expect([asked.length, new Set(repeatsOf(recorded))]).toEqual([300, new Set([5])]);
      asked = [];
      const again = await job('cache');
      const replayed = await job('replay');
      expect(asked).toEqual([]);
      for (const run of [again, replayed]) {
        expect(run.code).toBe(0);
        expect(repeatsOf(run)).toEqual(Array(60).fill(1));
        expect(run.outputs['passed']).toBe(recorded.outputs['passed']);
      }
      // A run that needed fewer repeats has not thrown the others away.
      const whole = await runIn(workspace, { inputs: { responses: 'replay' } });
      expect([whole.code, asked.length]).toEqual([0, 0]);
      expect(new Set(repeatsOf(whole))).toEqual(new Set([5]));
    } finally {
      await workspace.remove();
    }
  }, 60_000);

  test('with only-changed: what is reused has no rounds, and the rest does', async () => {
    const base = await reportOf(config({ repeat: 5 }));
    const edited = config({ repeat: { min: 1, max: 5 } }).replaceAll('question 7.', 'question 77.');
    const run = await runConfig(edited, {
      event: PULL_REQUEST,
      inputs: { compare: 'base.json', 'only-changed': 'true' },
      files: { 'base.json': base },
    });
    expect(asked).toHaveLength(5);
    expect(repeatsOf(run)).toEqual([...Array<number>(7).fill(1), 5]);
    expect(run.report?.savings?.reused).toMatchObject({ results: 7, calls: 7 });
  });
});

describe('stop-when-decided', () => {
  test('asks first what failed on the base branch, which it waits for', async () => {
    const jobs = await startBranchJobs();
    try {
      const files = {
        'kindlm.yaml': suiteYaml({
          url: server.url,
          tests: Array.from({ length: 30 }, (_, index) => ({
            name: `question ${index}.`,
            expect: { output: { contains: ['fine'] } },
          })),
          gates: { passRateMin: 0.95 },
          defaults: { concurrency: 1 },
        }),
      };
      answer = (question) => (/question 2[89]\./.test(question) ? 'no' : 'fine');
      await jobs.run({ files });
      asked = [];
      const run = await jobs.run({
        files,
        event: 'pull_request',
        sha: jobs.commit(),
        inputs: { 'stop-when-decided': 'true' },
        env: { [KEY_NAME]: 'sk-test' },
      });
      expect(asked.slice(0, 2).map((question) => /question \d+/.exec(question)?.[0])).toEqual([
        'question 28',
        'question 29',
      ]);
      // One more was under way when the second failure was counted.
      expect([run.code, run.outputs['not-run'], run.outputs['failed']]).toEqual([1, '27', '2']);
    } finally {
      await jobs.close();
    }
  });

  test('answers that come when it is decided are not judged', async () => {
    let judged = 0;
    answer = (question) => {
      if (question.includes('Evaluate the following')) {
        judged += 1;
        return JSON.stringify({ score: 0.9, reasoning: 'Fine.' });
      }
      // Two failures of six decide it, long before the others have their answers.
      if (/question [01]\./.test(question)) return 'no';
      return { kind: 'text', text: 'fine', delayMs: 2_000 };
    };
    const run = await runConfig(config({ tests: 6, judge: true, concurrency: 6 }), {
      inputs: { 'stop-when-decided': 'true' },
    });
    // Both failures have the same answer, so one question is asked about them.
    expect([run.code, judged]).toEqual([1, 1]);
    const unjudged = runsOf(run).filter(
      ({ outcome, callCount }) => outcome.kind === 'not-run' && callCount > 0,
    );
    expect(unjudged).toHaveLength(4);
    expect(run.outputs).toMatchObject({ failed: '2', 'not-run': '4', total: '6' });
    expect(run.summary).toContain('4 of 6 runs not asked (4 under way and not judged)');
    // They were paid, and that is told.
    expect(Number(run.outputs['cost-usd'])).toBeCloseTo(7 * REPLY_USD, 9);
  });

  test('one suite of two is decided: the other goes on', async () => {
    answer = (question) => (question.includes('Bad') ? 'no' : 'fine');
    const run = await runConfig(config({ words: 'Bad', tests: 20 }), {
      inputs: { 'stop-when-decided': 'true', config: 'kindlm.yaml\ngood.yaml' },
      files: { 'good.yaml': config({ tests: 5, passRateMin: 1 }).replace('"support"', '"good"') },
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

  function reusing(days: string, base: string): Promise<ActionRun> {
    return runConfig(config({}), {
      event: { name: 'push', payload: {} },
      inputs: { compare: 'base.json', 'only-changed': 'true', 'reuse-days': days, outputs: 'all' },
      files: { 'base.json': base },
    });
  }

  test('a result that is reused again and again gets no younger', async () => {
    const first = JSON.parse(await reportOf(config({}))) as { run: { finishedAt: string } };
    first.run.finishedAt = daysAgo(6);
    const second = await reusing('7', JSON.stringify(first));
    expect(asked).toEqual([]);
    const third = await reusing('7', second.files['report.json'] ?? '');
    expect(asked).toEqual([]);
    expect(resultsOf(third).map(({ reused }) => reused?.finishedAt)).toEqual(
      Array(8).fill(first.run.finishedAt),
    );
    // Two reports later they are as old as they were: too old for five days.
    const fourth = await reusing('5', third.files['report.json'] ?? '');
    expect(asked).toHaveLength(8);
    expect(resultsOf(fourth).some(({ reused }) => reused !== undefined)).toBe(false);
  });

  test('a report that calls its own results younger than itself does not make them so', async () => {
    const old = JSON.parse(await reportOf(config({}))) as {
      run: { finishedAt: string };
      suites: { results: { reused?: object }[] }[];
    };
    old.run.finishedAt = daysAgo(3);
    for (const result of old.suites.flatMap(({ results }) => results)) {
      result.reused = { sha: 'a'.repeat(40), finishedAt: '2999-01-01T00:00:00Z' };
    }
    await reusing('2', JSON.stringify(old));
    expect(asked).toHaveLength(8);
  });

  test('what was lost to the provider, or not asked, on the base branch is asked again', async () => {
    answer = (question) =>
      /question [34]\./.test(question)
        ? { kind: 'http', status: 422, body: { error: 'no' } }
        : 'fine';
    const base = await reportOf(config({ passRateMin: 0.5 }));
    answer = () => 'fine';
    const run = await runConfig(config({ passRateMin: 0.5 }), {
      event: PULL_REQUEST,
      inputs: { compare: 'base.json', 'only-changed': 'true' },
      files: { 'base.json': base },
    });
    expect(asked).toHaveLength(2);
    expect(run.outputs).toMatchObject({ passed: '8', errored: '0' });
  });

  test("the base's failures fail here, too, with nothing asked and no key", async () => {
    answer = () => 'no';
    const base = await reportOf(config({}));
    const run = await runConfig(config({}), {
      event: PULL_REQUEST,
      env: { TEST_KEY: undefined },
      inputs: { compare: 'base.json', 'only-changed': 'true' },
      files: { 'base.json': base },
    });
    expect([run.code, asked.length]).toEqual([1, 0]);
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

  test('at a terminal: what was not asked, and what it saved', async () => {
    const base = await reportOf(config({}));
    const workspace = await createWorkspace({ 'kindlm.yaml': config({}), 'base.json': base });
    try {
      const args = ['kindlm.yaml', '--compare', 'base.json', '--only-changed', 'true'];
      const run = await runIn(workspace, { as: 'local', args });
      expect([run.code, asked.length]).toEqual([0, 0]);
      expect(run.stdout).toContain(
        'Nothing was asked: all 8 results are reused from the base branch (c0ffee0)',
      );
      expect(run.stdout).toMatch(
        /Saved compared with asking everything: about 8 calls, \$0\.00012/,
      );
    } finally {
      await workspace.remove();
    }
  });
});
