/** `minPasses` where results are compared and put together: against the base branch, and over shards. */
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { comparable, createJobs } from './sharded-suite.js';
import { suiteYaml } from './project.js';

const TESTS = 24;
const REPEATS = 3;

/** How often each question was asked: of three answers to an unsteady question, the second is wrong. */
const asked = new Map<string, number>();
const model = await startOpenAiServer({
  reply: ({ body }) => {
    const text = JSON.stringify(field(body, 'messages'));
    const times = asked.get(text) ?? 0;
    asked.set(text, times + 1);
    if (text.includes('wrong')) return 'no';
    return text.includes('unsteady') && times % REPEATS === 1 ? 'no' : 'fine';
  },
});

beforeEach(() => {
  asked.clear();
});

interface Shape {
  readonly prompt?: string;
  readonly minPasses?: number;
  readonly gates?: Readonly<Record<string, unknown>>;
}

function suite({ prompt = 'steady', minPasses = 2, gates }: Shape): string {
  return suiteYaml({
    url: model.url,
    tests: Array.from({ length: TESTS }, (_, index) => ({
      name: `t${index}`,
      prompt: 'ask',
      vars: { message: `question ${index}${index === 0 && prompt === 'unsteady' ? ' wrong' : ''}` },
      expect: { output: { contains: ['fine'] } },
    })),
    gates: { passRateMin: 0.9, ...gates },
    // One after the other, so that every job gets the same answers in the same order.
    defaults: { repeat: REPEATS, minPasses, concurrency: 1 },
    prompts: { ask: { user: `${prompt}: {{message}}` } },
  });
}

test('every test passes with a failed run: the gate on results is green, and notWorse is red', async () => {
  const gates = { notWorse: true };
  const branch = createJobs({ 'kindlm.yaml': suite({ gates }) }, { event: 'push' });
  const jobs = createJobs(
    { 'kindlm.yaml': suite({ prompt: 'unsteady', gates }) },
    { event: 'pull_request' },
  );
  const before = await branch.run({ inputs: { outputs: 'all' } });
  expect(before.code).toBe(0);
  const folder = await branch.checkout({ 'base.json': before.files['report.json'] ?? '' });
  const run = await jobs.run({ inputs: { compare: join(folder.path, 'base.json') } });
  expect(run.code).toBe(1);
  expect(run.outputs).toMatchObject({ total: '24', passed: '23', failed: '1' });
  const [judged] = run.report?.suites ?? [];
  const verdictOf = (name: string): boolean | undefined =>
    judged?.gates.gates.find(({ gateName }) => gateName === name)?.passed;
  expect(['passRateMin', 'notWorse'].map(verdictOf)).toEqual([true, false]);
  expect(judged?.comparison?.verdict).toMatchObject({
    verdict: 'worse',
    evidence: { baseRate: 1, headRate: expect.closeTo((23 * 2) / (24 * 3), 9) },
  });
});

test('shards with minPasses say together what one run says, pass^k and all gates on rates included', async () => {
  const gates = { runPassRateMin: 0.9, reliabilityMin: { tries: 2, rate: 0.9 } };
  const jobs = createJobs({ 'kindlm.yaml': suite({ prompt: 'unsteady', gates }) });
  const whole = await jobs.run();
  const parts = await jobs.shards(3);
  expect(parts.map(({ code }) => code)).toEqual([0, 0, 0]);
  const merged = await jobs.merge(parts);
  expect(comparable(merged)).toEqual(comparable(whole));
  expect([merged.code, merged.outputs['gates']]).toEqual([whole.code, whole.outputs['gates']]);
  expect(merged.outputs).toMatchObject({ passed: '23', failed: '1' });
  // 23 tests with two of three runs: C(2, 2) / C(3, 2).
  const gate = merged.suite?.gates.gates.find(({ gateName }) => gateName === 'reliabilityMin');
  expect(gate).toMatchObject({ tries: 2, passed: false, actual: expect.closeTo(23 / 72, 9) });
});
