import { describe, expect, test } from '@jest/globals';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import { startFakeServer } from '../servers/faults.js';
import { startMcpServer } from '../servers/mcp-server.js';
import { field, startOpenAiServer, type OpenAiServerOptions } from '../servers/openai-server.js';
import { createWorkspace, KEY, runAction } from './project.js';

interface Parts {
  readonly providers: object;
  readonly model?: object;
  readonly models?: readonly object[];
  readonly test?: object;
  readonly more?: object;
}

/** A config with one model `m` and one test, but for what is given. */
function config({ providers, model, models, test: parts, more }: Parts): string {
  const one = { id: 'm', provider: Object.keys(providers)[0], model: 'some-model', ...model };
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'gateways' },
    providers,
    models: models ?? [one],
    prompts: { p: { user: 'Say {{word}}' } },
    tests: [{ name: 't', prompt: 'p', vars: { word: 'hi' }, ...parts }],
    ...more,
  });
}

/** `HOST:PORT` of a server. */
const hostOf = (server: { readonly url: string }) => new URL(server.url).host;

describe('headers', () => {
  const headers = { 'X-Team': 'search', 'X-Trace': 'env:TRACE_TOKEN' };
  const env = { TEST_KEY: KEY, TRACE_TOKEN: 'trace-secret-1' };
  const sent = { 'x-team': 'search', 'x-trace': 'trace-secret-1' };

  test.each<[string, string | undefined, object]>([
    ['openai', undefined, { authorization: `Bearer ${KEY}` }],
    ['openai', 'api-key', { 'api-key': KEY }],
    ['openai', 'Authorization', { authorization: `Bearer ${KEY}` }],
    ['gemini', 'x-goog-api-key', { 'x-goog-api-key': KEY }],
    ['mistral', undefined, { authorization: `Bearer ${KEY}` }],
    ['cohere', undefined, { authorization: `Bearer ${KEY}` }],
    ['ollama', undefined, { authorization: `Bearer ${KEY}` }],
  ])('of %s, the key in %s', async (kind, apiKeyHeader, expected) => {
    const server = await startOpenAiServer();
    const provider = { apiKeyEnv: 'TEST_KEY', baseUrl: server.url, headers, apiKeyHeader };
    const run = await runAction(config({ providers: { [kind]: provider } }), { env });
    expect([run.code, server.requests.length]).toEqual([0, 1]);
    const got = server.requests[0]?.headers ?? {};
    expect(got).toMatchObject({ ...sent, ...expected });
    if (!('authorization' in expected)) expect(got).not.toHaveProperty('authorization');
  });

  test.each<[string | undefined, object]>([
    [undefined, { 'x-api-key': KEY }],
    ['Authorization', { authorization: `Bearer ${KEY}` }],
  ])('of anthropic, the key in %s', async (apiKeyHeader, expected) => {
    const server = await startAnthropicServer();
    const provider = { apiKeyEnv: 'TEST_KEY', baseUrl: server.url, headers, apiKeyHeader };
    const run = await runAction(config({ providers: { anthropic: provider } }), { env });
    expect(run.code).toBe(0);
    expect(server.requests[0]?.headers).toMatchObject({ ...sent, ...expected });
  });

  test('ollama gets no key unless asked, and neither does a server with a URL of its own', async () => {
    for (const kind of ['ollama', 'openai']) {
      const server = await startOpenAiServer();
      const yaml = config({ providers: { [kind]: { baseUrl: server.url } } });
      const run = await runAction(yaml, { env: { OPENAI_API_KEY: KEY } });
      expect([kind, run.code]).toEqual([kind, 0]);
      expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    }
  });

  test('a variable that is not set is a missing key', async () => {
    const yaml = config({ providers: { ollama: { baseUrl: 'http://127.0.0.1:9', headers } } });
    const run = await runAction(yaml, { env: {} });
    expect([run.code, run.stdout]).toEqual([3, expect.stringContaining('TRACE_TOKEN (ollama)')]);
  });

  test('a literal value stays in error texts; one from the environment is a secret', async () => {
    const server = await startFakeServer(({ headers: got }) => ({
      body: {},
      fault: {
        kind: 'http',
        status: 400,
        body: { error: `no route 1 to openai for ${String(got['x-trace'])}` },
      },
    }));
    const literal = { 'X-Backend': 'openai', 'X-Version': '1', 'X-Trace': 'env:TRACE_TOKEN' };
    const yaml = config({ providers: { http: { url: server.url, headers: literal } } });
    const run = await runAction(yaml, { env });
    const [failure] = run.failures;
    expect(failure?.message).toContain('no route 1 to openai for ***');
    expect(JSON.stringify(run.files)).not.toContain('trace-secret-1');
  });
});

describe('${NAME} in a URL', () => {
  test.each([
    ['fail', 'run', 2],
    ['replay', 'run', 2],
    ['skip', 'run', 0],
    ['fail', 'validate', 2],
    ['skip', 'plan', 0],
  ])('not set, it is no key (on-missing-secrets: %s, mode: %s)', async (onMissing, mode, code) => {
    const http = { url: 'http://${APP_HOST}/ask', body: { question: '{{prompt}}' } };
    const run = await runAction(config({ providers: { http } }), {
      env: {},
      inputs: { 'on-missing-secrets': onMissing, mode },
    });
    const all = [run.stdout, run.summary, ...Object.values(run.files)].join('\n');
    expect([run.code, all]).toEqual([code, expect.not.stringMatching(/keys? APP_HOST/i)]);
    if (mode !== 'plan') expect(all).toMatch(/variable APP_HOST/);
  });

  test('is filled in; recordings do not hold it, belong to its value, and are found without it', async () => {
    const [first, second] = [await startOpenAiServer(), await startOpenAiServer()];
    const workspace = await createWorkspace({
      'kindlm.yaml': config({
        providers: { openai: { apiKeyEnv: 'TEST_KEY', baseUrl: 'http://${GATEWAY}/v1' } },
      }),
    });
    const inputs = { responses: 'record' };
    const env = { TEST_KEY: KEY, GATEWAY: `${hostOf(first)}\n` };
    const recorded = await runAction(workspace, { env, inputs });
    expect([recorded.code, first.requests[0]?.path]).toEqual([0, '/v1/chat/completions']);
    const recordings = JSON.stringify(await workspace.files('.kindlm'));
    expect(recordings).toContain('some-model');
    expect(recordings).not.toContain(hostOf(first));
    const under = (responses: string, gateway?: string) =>
      runAction(workspace, {
        env: gateway === undefined ? {} : { TEST_KEY: KEY, GATEWAY: gateway },
        inputs: { responses },
      });
    const codes = [
      (await under('cache', hostOf(first))).code,
      (await under('replay')).code,
      (await under('replay', hostOf(second))).code,
    ];
    expect([codes, first.requests.length, second.requests.length]).toEqual([[0, 0, 2], 1, 0]);
    const elsewhere = await under('cache', hostOf(second));
    expect([elsewhere.code, second.requests.length]).toEqual([0, 1]);
  });

  test('http.url and mcp.serverUrl are filled in, and a key in the query is a secret', async () => {
    const http = await startFakeServer(({ path }) => ({ body: { output: `asked at ${path}` } }));
    const mcp = await startMcpServer(() => ({ content: [{ type: 'text', text: 'ok' }] }));
    const yaml = config({
      providers: {
        http: { url: 'http://${AGENT}/ask?code=${AGENT_CODE}' },
        mcp: { serverUrl: 'http://${TOOL}/mcp', toolName: 'ask' },
      },
      models: [
        { id: 'h', provider: 'http', model: 'h' },
        { id: 'm', provider: 'mcp', model: 'm' },
      ],
    });
    const env = { AGENT: hostOf(http), AGENT_CODE: 'function-key-1', TOOL: hostOf(mcp) };
    const run = await runAction(yaml, { env, inputs: { outputs: 'all' }, process: 'own' });
    expect([run.code, http.requests[0]?.path, mcp.calls.length]).toEqual([
      0,
      '/ask?code=function-key-1',
      1,
    ]);
    expect(run.runs.map(({ outputText }) => outputText)).toEqual(['asked at /ask?code=***', 'ok']);
  });
});

test('params.extra: fields go with every request, the judge included, over our own, and into the hash', async () => {
  const server = await startOpenAiServer({
    reply: (request) =>
      JSON.stringify(field(request.body, 'messages')).includes('Evaluate')
        ? '{"score": 1, "reasoning": "Fine."}'
        : 'ok',
  });
  const extra = { top_k: 5, chat_template_kwargs: { enable_thinking: false }, temperature: 1.5 };
  const parts = (fields: object) =>
    config({
      providers: { openai: { baseUrl: server.url } },
      model: { params: { extra: fields } },
      test: { expect: { judge: [{ criteria: 'Kind.' }] } },
    });
  const workspace = await createWorkspace({ 'kindlm.yaml': parts(extra) });
  const recorded = await runAction(workspace, { env: {}, inputs: { responses: 'record' } });
  expect([recorded.code, server.requests.length]).toEqual([0, 2]);
  for (const { body } of server.requests) expect(body).toMatchObject(extra);
  const replay = { env: {}, inputs: { responses: 'replay' } };
  expect((await runAction(workspace, replay)).code).toBe(0);
  await workspace.write({ 'kindlm.yaml': parts({ ...extra, top_k: 6 }) });
  const stale = await runAction(workspace, replay);
  expect([stale.code, stale.stdout]).toEqual([2, expect.stringContaining('different request')]);
});

test('mcp.arguments is a template, and part of what a recording belongs to', async () => {
  const server = await startMcpServer(({ question }) => ({
    content: [{ type: 'text', text: `You asked: ${String(question)}` }],
  }));
  const parts = (template: object) =>
    config({
      providers: { mcp: { serverUrl: server.url, toolName: 'ask', arguments: template } },
      test: { vars: { word: 'hi', 'user.name': 'Ann' } },
    });
  const template = { question: 'Q: {{prompt}}', limit: 3, user: { name: '{{user.name}}' } };
  const workspace = await createWorkspace({ 'kindlm.yaml': parts(template) });
  const recorded = await runAction(workspace, { env: {}, inputs: { responses: 'record' } });
  expect(recorded.code).toBe(0);
  expect(server.calls).toEqual([{ question: 'Q: Say hi', limit: 3, user: { name: 'Ann' } }]);
  const replay = { env: {}, inputs: { responses: 'replay' } };
  expect((await runAction(workspace, replay)).code).toBe(0);
  await workspace.write({ 'kindlm.yaml': parts({ ...template, limit: 4 }) });
  expect((await runAction(workspace, replay)).code).toBe(2);
});

describe('endpoints under names of their own', () => {
  test('two servers of one kind, and one that judges: each is asked, and errors name theirs', async () => {
    const [live, staging] = [
      await startOpenAiServer(),
      await startOpenAiServer({ reply: () => 'from staging' }),
    ];
    const broken = await startOpenAiServer({ reply: () => ({ kind: 'http', status: 404 }) });
    const agent = await startFakeServer(() => ({ body: { text: 'from the agent' } }));
    const yaml = config({
      providers: {
        openai: { baseUrl: live.url },
        staging: { kind: 'openai', baseUrl: staging.url, apiKeyEnv: 'TEST_KEY' },
        broken: { kind: 'openai', baseUrl: broken.url },
        agent: { kind: 'http', url: agent.url, responsePath: 'text' },
      },
      models: ['openai', 'staging', 'broken', 'agent'].map((provider) => ({
        id: `on-${provider}`,
        provider,
        model: 'same',
      })),
    });
    const run = await runAction(yaml, { env: { TEST_KEY: KEY }, inputs: { outputs: 'all' } });
    expect(run.runs.map(({ outputText }) => outputText)).toEqual([
      'ok',
      'from staging',
      '',
      'from the agent',
    ]);
    expect(run.failures[2]?.message).toMatch(/^Refused \(see kindlm\.yaml:1\): broken: HTTP 404/);
    expect(staging.requests[0]?.headers['authorization']).toBe(`Bearer ${KEY}`);
    expect([live, staging, agent].map(({ requests }) => requests.length)).toEqual([1, 1, 1]);
  });

  test('one judge question to two endpoints with the same model name is two questions', async () => {
    const reply: OpenAiServerOptions['reply'] = () => '{"score": 1, "reasoning": "Fine."}';
    const [first, second] = [
      await startOpenAiServer({ reply }),
      await startOpenAiServer({ reply }),
    ];
    const judges = ['first', 'second'];
    const yaml = config({
      providers: {
        first: { kind: 'openai', baseUrl: first.url },
        second: { kind: 'openai', baseUrl: second.url },
      },
      models: judges.map((provider) => ({ id: provider, provider, model: 'same' })),
      test: {
        models: ['first'],
        expect: { judge: judges.map((model) => ({ criteria: 'Kind.', model })) },
      },
    });
    const run = await runAction(yaml, { env: {} });
    expect([run.code, first.requests.length, second.requests.length]).toEqual([0, 2, 1]);
  });
});

describe('prices', () => {
  const usage = { prompt_tokens: 1_000_000, completion_tokens: 0, total_tokens: 1_000_000 };

  test.each<[string, object, object, number]>([
    ["the vendor's price for a gateway's name", { model: 'openai/gpt-4o' }, usage, 2.5],
    ["a reply's own cost before the table", { model: 'gpt-4o' }, { ...usage, cost: 0.25 }, 0.25],
    ["a reply's own cost without a price", {}, { ...usage, cost: 0.25 }, 0.25],
    [
      "the config's price before a reply's own",
      { pricing: { input: 1, output: 1 } },
      { ...usage, cost: 0.25 },
      1,
    ],
    ['a cost that is none', { model: 'gpt-4o' }, { ...usage, cost: 'free' }, 2.5],
    ['a cost beyond all measure', { model: 'gpt-4o' }, { ...usage, cost: 1e308 }, 2.5],
  ])('%s', async (_what, model, stated, usd) => {
    const server = await startOpenAiServer({
      reply: () => ({ kind: 'text', text: 'ok', usage: stated }),
    });
    const yaml = config({ providers: { openai: { baseUrl: server.url } }, model });
    const run = await runAction(yaml, { env: {} });
    expect(run.code).toBe(0);
    expect(run.runs[0]?.costEstimateUsd).toBeCloseTo(usd, 6);
  });
});

describe('dotted variables', () => {
  test('are filled in, and {{env.X}} stays with a notice', async () => {
    const server = await startOpenAiServer();
    const yaml = config({
      providers: { openai: { baseUrl: server.url } },
      test: { vars: { 'user.name': 'Ann' } },
      more: { prompts: { p: { user: 'I am {{user.name}} at {{ env.HOME }}' } } },
    });
    const run = await runAction(yaml, { env: {} });
    expect([run.code, server.requests.map(({ body }) => field(body, 'messages'))]).toEqual([
      0,
      [[{ role: 'user', content: 'I am Ann at {{ env.HOME }}' }]],
    ]);
    expect(run.summary).toContain('variables of the environment in URLs only');
  });

  test('one without a value is an error of the config', async () => {
    const yaml = config({
      providers: { openai: { baseUrl: 'http://127.0.0.1:9' } },
      more: { prompts: { p: { user: 'I am {{user.name}}' } } },
    });
    const run = await runAction(yaml, { env: {} });
    expect([run.code, run.stdout]).toEqual([2, expect.stringContaining('uses {{user.name}}')]);
  });
});
