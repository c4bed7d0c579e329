/** What a run does about a provider that asks for patience, or deserves none. */
import { expect, test } from '@jest/globals';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { manyTests, modelEntry, runAction, suiteYaml } from './project.js';

const openai = (reply: (index: number) => OpenAiReply | string): Promise<FakeServer> =>
  startOpenAiServer({ reply: (_, index) => reply(index) });

const DOWN = { kind: 'http', status: 503, body: { error: { message: 'overloaded' } } } as const;

const limited = (seconds: number): OpenAiReply => ({
  kind: 'http',
  status: 429,
  headers: { 'retry-after': String(seconds) },
});

test('a dead provider beside a healthy one: the tests of the healthy one are all judged', async () => {
  const dead = await openai(() => DOWN);
  const healthy = await startAnthropicServer({
    reply: (_, index) => ({ kind: 'text', text: index === 0 ? 'bad' : 'good', delayMs: 20 }),
  });
  const run = await runAction(
    suiteYaml({
      url: dead.url,
      anthropic: healthy.url,
      models: [modelEntry('down'), modelEntry('up', 'anthropic')],
      tests: manyTests(60, { expect: { guardrails: { keywords: { deny: ['bad'] } } } }),
      gates: { passRateMin: 0.9, keywordFailuresMax: 1 },
      defaults: { concurrency: 8 },
    }),
  );
  expect(run).toMatchObject({
    code: 3,
    outputs: { total: '120', passed: '59', failed: '1', errored: '60' },
    report: { complete: true },
  });
  expect(run.report?.verdict.reason).toMatch(/^provider errors affected 60 of 120 answers/);
  const errored = run.results.filter(({ status }) => status === 'errored');
  expect(new Set(errored.map(({ modelId }) => modelId))).toEqual(new Set(['down']));
  // Sixty calls of ten tries would be 600 requests: the fuse spares the dead provider most of them.
  expect(dead.requests.length).toBeLessThan(120);
  expect(healthy.requests).toHaveLength(60);
});

test('a Retry-After of hours ends the run at once, whatever its deadline is', async () => {
  const server = await openai(() => limited(3 * 3600));
  const many = { tests: manyTests(10), defaults: { concurrency: 1 } };
  const run = await runAction(suiteYaml({ url: server.url, ...many }), {
    inputs: { 'max-minutes': '360' },
  });
  expect(run).toMatchObject({ code: 3, outputs: { errored: '10' }, report: { complete: true } });
  expect(server.requests).toHaveLength(1);
  const messages = run.failures.map(({ message }) => message ?? '');
  expect(messages.every((message) => message.includes('asks to wait 3 h'))).toBe(true);
  expect(messages[9]).toMatch(/^Not sent: /);
});

test('a provider that fails seven calls of eight: retries run out, and no unit is lost', async () => {
  const TESTS = 200;
  const server = await openai((index) => (index % 8 === 0 ? 'ok' : DOWN));
  const config = suiteYaml({
    url: server.url,
    tests: manyTests(TESTS),
    defaults: { concurrency: 16 },
  });
  const run = await runAction(config);
  expect(run).toMatchObject({ code: 3, outputs: { total: '200', failed: '0' } });
  const errored = run.runs.filter(({ outcome }) => outcome.kind === 'errored');
  const answered = TESTS - errored.length;
  expect(answered).toBe(Math.ceil(server.requests.length / 8));
  // A first try each, 200 retries, and one for each success; some calls had to end before their tenth try.
  expect(server.requests.length).toBeLessThanOrEqual(TESTS + 200 + answered);
  const tries = errored.map(({ assertions }) =>
    /after (\d+) attempts/.exec(assertions[0]?.failureMessage ?? ''),
  );
  expect(tries.filter((found) => found?.[1] !== '10')).not.toEqual([]);
});
