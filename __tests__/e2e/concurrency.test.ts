import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { field, startOpenAiServer, type OpenAiServerOptions } from '../servers/openai-server.js';
import { manyTests, modelEntry, resultsOf, runConfig, runsOf, suiteConfig } from './model-suite.js';

const servers: FakeServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function startServer(options: OpenAiServerOptions): Promise<FakeServer> {
  const server = await startOpenAiServer(options);
  servers.push(server);
  return server;
}

describe('the pool of model calls', () => {
  test.each([1, 6])(
    '%i calls are in flight while work is left, judges among them',
    async (limit) => {
      const judged = new Set<number>();
      const server: FakeServer = await startServer({
        reply(request) {
          const isJudge = field(request.body, 'model') === 'judge';
          if (isJudge) judged.add(server.inFlight());
          const text = isJudge ? '{"score": 1, "reasoning": ""}' : `${server.requests.length}`;
          return { kind: 'text', text, delayMs: 25 };
        },
      });
      const run = await runConfig(
        suiteConfig({
          openai: server.url,
          models: [modelEntry('m'), modelEntry('judge')],
          tests: manyTests(15, {
            models: ['m'],
            repeat: 2,
            expect: { judge: [{ criteria: 'Is a number' }, { criteria: 'Is short' }] },
          }),
          defaults: { judgeModel: 'judge' },
        }),
        { inputs: { concurrency: String(limit) } },
      );
      expect(run.code).toBe(0);
      expect(server.requests).toHaveLength(90);
      expect(server.maxInFlight()).toBe(limit);
      expect(judged).toContain(limit);
      // Connections are used again.
      expect(server.connections()).toBeLessThanOrEqual(limit + 1);
    },
  );

  test('several suites share one pool', async () => {
    const server = await startServer({ reply: () => ({ kind: 'text', text: 'ok', delayMs: 25 }) });
    const config = (name: string) =>
      suiteConfig({
        openai: server.url,
        tests: manyTests(10),
        defaults: { concurrency: 3 },
      }).replace('"support"', JSON.stringify(name));
    const run = await runConfig(config('one'), {
      files: { 'two.yaml': config('two') },
      inputs: { config: 'kindlm.yaml\ntwo.yaml' },
    });
    expect(run).toMatchObject({ code: 0, outputs: { total: '20' } });
    expect(run.report?.suites.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(server.maxInFlight()).toBe(3);
  });
});

test('results stand in config order, whatever order the answers come in', async () => {
  const order: string[] = [];
  const server = await startServer({
    reply(request, index) {
      const model = String(field(request.body, 'model'));
      order.push(model);
      return { kind: 'text', text: `${model} ${index}`, delayMs: (24 - index) * 40 };
    },
  });
  const run = await runConfig(
    suiteConfig({
      openai: server.url,
      models: [modelEntry('b'), modelEntry('a')],
      tests: manyTests(4, { repeat: 3 }).reverse(),
      defaults: { concurrency: 24 },
    }),
    { inputs: { outputs: 'all' } },
  );
  expect(order).toHaveLength(24);
  expect(runsOf(run).map((one) => `${one.testCaseName} ${one.modelId} ${one.runIndex}`)).toEqual(
    ['t3', 't2', 't1', 't0'].flatMap((name) =>
      ['b', 'a'].flatMap((model) => [0, 1, 2].map((index) => `${name} ${model} ${index}`)),
    ),
  );
  // The log tells what finished first, and that was the last.
  const lines = run.stdout.split('\n').filter((line) => line.startsWith('✓'));
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain('t0 [a]');
  expect(resultsOf(run).map(({ testCaseName }) => testCaseName)).not.toEqual(
    lines.map((line) => line.split(' ')[1]),
  );
});

test('429s lower the concurrency for a while and lose no run', async () => {
  const inFlight: number[] = [];
  const server: FakeServer = await startServer({
    reply(_request, index) {
      inFlight.push(server.inFlight());
      return index < 8
        ? { kind: 'http', status: 429, headers: { 'retry-after-ms': '10' }, delayMs: 250 }
        : { kind: 'text', text: 'ok', delayMs: index < 12 ? 200 : 40 };
    },
  });
  const run = await runConfig(
    suiteConfig({ openai: server.url, tests: manyTests(60), defaults: { concurrency: 8 } }),
  );
  expect(run).toMatchObject({ code: 0, outputs: { passed: '60', errored: '0' } });
  expect(server.requests).toHaveLength(68);
  expect(Math.max(...inFlight.slice(0, 8))).toBe(8);
  expect(Math.max(...inFlight.slice(8, 12))).toBe(4);
  expect(Math.max(...inFlight.slice(12))).toBeGreaterThan(4);
});
