import { describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { manyTests, modelEntry, runAction, suiteYaml } from './project.js';

/** Something that happens once: whoever waits for it goes on when it has been said. */
function event(): { readonly happened: Promise<void>; readonly say: () => void } {
  let say = (): void => undefined;
  const happened = new Promise<void>((resolve) => (say = resolve));
  return { happened, say };
}

describe('the pool of model calls', () => {
  test.each([1, 6])(
    '%i calls are in flight while work is left, judges among them',
    async (limit) => {
      const judged = new Set<number>();
      // The first call of either kind waits until as many are in flight as may be.
      const full = { model: event(), judge: event() };
      const server: FakeServer = await startOpenAiServer({
        reply(request) {
          const kind = field(request.body, 'model') === 'judge' ? 'judge' : 'model';
          if (kind === 'judge') judged.add(server.inFlight());
          if (server.inFlight() === limit) full[kind].say();
          const text =
            kind === 'judge' ? '{"score": 1, "reasoning": ""}' : `${server.requests.length}`;
          return { kind: 'text', text, after: full[kind].happened, delayMs: 5 };
        },
      });
      const run = await runAction(
        suiteYaml({
          url: server.url,
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
    const full = event();
    const server: FakeServer = await startOpenAiServer({
      reply() {
        if (server.inFlight() === 3) full.say();
        return { kind: 'text', text: 'ok', after: full.happened, delayMs: 25 };
      },
    });
    const config = (name: string) =>
      suiteYaml({
        url: server.url,
        name,
        tests: manyTests(10),
        defaults: { concurrency: 3 },
      });
    const run = await runAction(config('one'), {
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
  const all = event();
  const server = await startOpenAiServer({
    reply(request, index) {
      const model = String(field(request.body, 'model'));
      order.push(model);
      if (order.length === 24) all.say();
      return {
        kind: 'text',
        text: `${model} ${index}`,
        after: all.happened,
        delayMs: (23 - index) * 40,
      };
    },
  });
  const run = await runAction(
    suiteYaml({
      url: server.url,
      models: [modelEntry('b'), modelEntry('a')],
      tests: manyTests(4, { repeat: 3 }).toReversed(),
      defaults: { concurrency: 24 },
    }),
    { inputs: { outputs: 'all' } },
  );
  expect(order).toHaveLength(24);
  expect(run.runs.map((one) => `${one.testCaseName} ${one.modelId} ${one.runIndex}`)).toEqual(
    ['t3', 't2', 't1', 't0'].flatMap((name) =>
      ['b', 'a'].flatMap((model) => [0, 1, 2].map((index) => `${name} ${model} ${index}`)),
    ),
  );
  // The log tells what finished first, and that was the last.
  const lines = run.stdout.split('\n').filter((line) => line.startsWith('✓'));
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain('t0 [a]');
  expect(run.results.map(({ testCaseName }) => testCaseName)).not.toEqual(
    lines.map((line) => line.split(' ')[1]),
  );
});

test('429s lower the concurrency for a while and lose no run', async () => {
  const inFlight: number[] = [];
  const [eight, four, more] = [event(), event(), event()];
  const server: FakeServer = await startOpenAiServer({
    reply(_request, index) {
      const now = server.inFlight();
      inFlight.push(now);
      if (now >= 8) eight.say();
      if (index >= 8 && now >= 4) four.say();
      if (index >= 12 && now > 4) more.say();
      if (index < 8) {
        const headers = { 'retry-after-ms': '10' };
        return { kind: 'http', status: 429, headers, after: eight.happened };
      }
      const text = { kind: 'text', text: 'ok' } as const;
      if (index < 12) return { ...text, after: four.happened, delayMs: 200 };
      // By then the limit has grown again, by one for each full round of good answers.
      return index < 40 ? text : { ...text, after: more.happened };
    },
  });
  const run = await runAction(
    suiteYaml({ url: server.url, tests: manyTests(60), defaults: { concurrency: 8 } }),
  );
  expect(run).toMatchObject({ code: 0, outputs: { passed: '60', errored: '0' } });
  expect(server.requests).toHaveLength(68);
  expect(Math.max(...inFlight.slice(0, 8))).toBe(8);
  expect(Math.max(...inFlight.slice(8, 12))).toBe(4);
  expect(Math.max(...inFlight.slice(12))).toBeGreaterThan(4);
});
