/** What `only-changed`, `stop-when-decided` and repeats that end early save. */
import { beforeEach, expect, test } from '@jest/globals';
import { once } from '../../src/basics/basics.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { modelEntry, runAction, suiteYaml } from './project.js';

let asked = 0;

/** Answers by the user's message: `fine`, or `no` where it says so. Counts what it is asked. */
const server = await startOpenAiServer({
  reply: ({ body }) => {
    asked += 1;
    return JSON.stringify(field(body, 'messages')).includes('please fail') ? 'no' : 'fine';
  },
});

beforeEach(() => {
  asked = 0;
});

const PULL_REQUEST = {
  name: 'pull_request',
  payload: { pull_request: { number: 7, head: { sha: 'b'.repeat(40) }, base: { ref: 'main' } } },
} as const;

/** By default twenty tests a prompt; `edited` is the prompt whose words differ. */
function tenPrompts(edited?: number, repeat: unknown = 1, tests = 200): string {
  const words = (index: number): string => (index === edited ? 'Kindly answer' : 'Answer');
  return suiteYaml({
    url: server.url,
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } }],
    prompts: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `p${index}`,
        { system: `${words(index)} ${index}.`, user: '{{message}}' },
      ]),
    ),
    tests: Array.from({ length: tests }, (_, index) => ({
      name: `t${index}`,
      prompt: `p${index % 10}`,
      vars: { message: index % 50 === 0 ? 'please fail' : `question ${index}` },
      expect: { output: { contains: ['fine'] } },
    })),
    gates: { passRateMin: 0.95 },
    defaults: { concurrency: 8, repeat },
  });
}

async function baseReport(config: string): Promise<string> {
  const run = await runAction(config, { inputs: { outputs: 'all' } });
  return run.files['report.json'] ?? '';
}

/** What the base branch left: each test once, and each five times. */
const askedOnce = once(async () => {
  const report = await baseReport(tenPrompts());
  expect(asked).toBe(200);
  return report;
});

const askedFiveTimes = once(() => baseReport(tenPrompts(undefined, 5)));

test('a pull request that edits one prompt of ten asks a tenth, and ends as the whole run', async () => {
  const base = await askedOnce();
  const options = { event: 'pull_request', files: { 'base.json': base } };

  asked = 0;
  const whole = await runAction(tenPrompts(3), { ...options, inputs: { compare: 'base.json' } });
  expect(asked).toBe(200);

  asked = 0;
  const inputs = { compare: 'base.json', 'only-changed': 'true' };
  const some = await runAction(tenPrompts(3), { ...options, inputs, process: 'own' });
  expect(asked).toBe(20);
  expect(some.code).toBe(whole.code);
  const told = ['result', 'exit-code', 'total', 'passed', 'failed', 'pass-rate', 'gates'];
  expect(told.map((name) => some.outputs[name])).toEqual(told.map((name) => whole.outputs[name]));
  expect(Number(some.outputs['cost-usd'])).toBeCloseTo(Number(whole.outputs['cost-usd']) / 10, 6);
  expect(some.results.map(({ testCaseName }) => testCaseName)).toEqual(
    whole.results.map(({ testCaseName }) => testCaseName),
  );
  expect(some.runs.filter(({ outcome }) => outcome.kind === 'reused')).toHaveLength(180);
  expect(some.summary).toMatch(/180 of 200 results are reused .* Asked anew: about 180 calls/);

  asked = 0;
  const none = await runAction(tenPrompts(), { ...options, inputs, env: { TEST_KEY: undefined } });
  expect([none.code, asked]).toEqual([0, 0]);
  expect(none.summary).toContain('Nothing was asked');
  for (const { summary } of [some, none]) {
    expect(summary).toContain('| Pass rate | 98 % of tests (94–100 %) |');
    expect(summary).toContain('| 98 % of answers (94–100 %), here 98 % of answers (94–100 %) |');
  }
  expect(none.outputs).toMatchObject({ total: '200', passed: '196', 'cost-usd': '0' });
});

test.each([
  ['the base report is too old', { 'reuse-days': '0' }, PULL_REQUEST],
  ['the run is scheduled', {}, { name: 'schedule', payload: {} }],
])('everything is asked where %s', async (_, more, event) => {
  const config = tenPrompts(undefined, 1, 20);
  const base = await baseReport(config);
  asked = 0;
  const inputs = { compare: 'base.json', 'only-changed': 'true', ...more };
  const run = await runAction(config, { event, inputs, files: { 'base.json': base } });
  expect(asked).toBe(20);
  expect(run.summary).toContain('Everything is asked');
});

test('a clearly red suite ends early, with the verdict of the whole run', async () => {
  const config = suiteYaml({
    url: server.url,
    prompts: { p: { user: '{{message}}' } },
    tests: Array.from({ length: 60 }, (_, index) => ({
      name: `t${index}`,
      prompt: 'p',
      vars: { message: index % 2 === 0 ? 'please fail' : `question ${index}` },
      expect: { output: { contains: ['fine'] } },
    })),
    defaults: { concurrency: 2, repeat: 3 },
  });
  const whole = await runAction(config);
  expect(asked).toBe(180);

  asked = 0;
  const early = await runAction(config, { inputs: { 'stop-when-decided': 'true' } });
  expect(asked).toBeLessThanOrEqual(0.4 * 180);
  expect([early.code, early.outputs['total']]).toEqual([whole.code, '60']);
  expect(early.report?.verdict.exitCode).toBe(1);
  // A pass rate of what was asked until then would be a dent in the trend.
  expect(whole.report?.memory?.trend).toHaveLength(1);
  expect(early.report?.memory?.trend).toEqual([]);
  expect(Number(early.outputs['not-run'])).toBeGreaterThan(0);
  expect(early.summary).toContain('Stopped when it was decided');
  expect(early.files['junit.xml']).toContain('<skipped');
  const kinds = new Set(early.runs.map(({ outcome }) => outcome.kind));
  expect([...kinds].sort()).toEqual(['failed', 'not-run', 'passed']);
});

test('a stopped run has no verdict against the base; where a gate asks for one, nothing is stopped', async () => {
  const config = (words: string, gates: Readonly<Record<string, unknown>>): string =>
    suiteYaml({
      url: server.url,
      models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } }],
      prompts: { p: { system: words, user: '{{message}}' } },
      tests: Array.from({ length: 40 }, (_, index) => ({
        name: `t${index}`,
        prompt: 'p',
        vars: { message: index % 2 === 0 ? 'please fail' : `question ${index}` },
        expect: { output: { contains: ['fine'] } },
      })),
      gates,
      defaults: { concurrency: 2, repeat: 3 },
    });
  const files = { 'base.json': await baseReport(config('Answer.', {})) };
  const inputs = { compare: 'base.json', 'stop-when-decided': 'true' };

  asked = 0;
  const stopped = await runAction(config('Kindly answer.', {}), {
    event: 'pull_request',
    inputs,
    files,
  });
  expect(asked).toBeLessThan(60);
  expect(stopped.suite?.comparison?.verdict).toMatchObject({
    verdict: 'cannot-tell',
    reason: { kind: 'stopped' },
  });
  expect(stopped.summary).toContain('Stopped early, nothing to compare.');
  // What failed there was asked first, so nothing is said to have changed.
  expect(stopped.summary).not.toMatch(/got worse|went from every answer to none/);

  asked = 0;
  const gated = config('Kindly answer.', { notWorse: true });
  const whole = await runAction(gated, { event: 'pull_request', inputs, files });
  expect(asked).toBe(120);
  expect(whole.suite?.comparison?.verdict.evidence?.compared).toBe(40);
});

test('repeats stop when the comparison is clear, and count only as far as they have to', async () => {
  const base = await askedFiveTimes();
  asked = 0;
  const changed = tenPrompts(undefined, { min: 1, max: 5 }).replaceAll('Answer', 'Please answer');
  const run = await runAction(changed, { event: 'pull_request', base });
  // One round shows that 200 tests are not worse, and none of the second begins before that is known.
  expect(asked).toBe(200);
  expect(run.results.every(({ runCount }) => runCount === 1)).toBe(true);
  expect(run.outputs).toMatchObject({ total: '200', passed: '196' });
});

test('asking until it passes changes no gate', async () => {
  const seen = new Map<string, number>();
  const unlucky = await startOpenAiServer({
    reply: ({ body }) => {
      const question = JSON.stringify(field(body, 'messages'));
      seen.set(question, (seen.get(question) ?? 0) + 1);
      // Every tenth question is answered badly the first time, and never again.
      return question.includes('0"') && seen.get(question) === 1 ? 'no' : 'fine';
    },
  });
  const base = await askedFiveTimes();
  const config = tenPrompts(undefined, { min: 1, max: 5 }, 60)
    .replaceAll('Answer', 'Please answer')
    .replaceAll(server.url, unlucky.url);
  const run = await runAction(config, { event: 'pull_request', base });
  const failedOnce = run.results.filter(({ runs }) => runs[0]?.outcome.kind === 'failed');
  expect(failedOnce.length).toBeGreaterThan(0);
  expect(failedOnce.every(({ status }) => status === 'failed')).toBe(true);
  expect(run.outputs['failed']).toBe(String(failedOnce.length));
  expect(run.outputs['passed']).toBe(String(60 - failedOnce.length));
});
