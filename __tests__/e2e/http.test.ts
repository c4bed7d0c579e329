import { expect, test } from '@jest/globals';
import { startFakeServer, type FakeServer } from '../servers/faults.js';
import { startMcpServer } from '../servers/mcp-server.js';
import { createWorkspace, KEY, runAction } from './project.js';

async function agentServer(): Promise<FakeServer> {
  const server = await startFakeServer(({ headers }) => ({
    body: { answer: { text: `Hello ${String(headers['x-agent'])}` }, calls: [{ name: 'look' }] },
  }));
  return server;
}

function suite(providers: object, provider: string, expectation: object): string {
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'agents' },
    providers,
    models: [{ id: 'agent', provider, model: 'agent-1' }],
    prompts: { p: { system: 'Be kind.', user: 'Say {{word}}' } },
    tests: [{ name: 't', prompt: 'p', vars: { word: 'hi', city: 'Rome' }, expect: expectation }],
  });
}

const HTTP_EXPECTATION = { output: { contains: ['Hello'] }, toolCalls: [{ tool: 'look' }] };

function httpSuite(url: string, body: object): string {
  const http = {
    url,
    headers: { 'X-Agent': 'env:AGENT_TOKEN' },
    body,
    responsePath: 'answer.text',
    toolCallsPath: 'calls',
  };
  return suite({ http }, 'http', HTTP_EXPECTATION);
}

test('an http endpoint: recorded without its secret, replayed without a network, stale by its template', async () => {
  const server = await agentServer();
  const workspace = await createWorkspace({
    'kindlm.yaml': httpSuite(server.url, { q: '{{prompt}}', where: '{{city}}' }),
  });
  const env = { AGENT_TOKEN: `Bearer ${KEY}` };
  const inputs = { responses: 'record', outputs: 'all' };
  const recorded = await runAction(workspace, { env, inputs });
  expect([recorded.code, recorded.failures]).toEqual([0, [{}]]);
  expect(server.requests.map(({ body }) => body)).toEqual([{ q: 'Say hi', where: 'Rome' }]);
  expect(recorded.runs).toMatchObject([
    { outputText: 'Hello ***', toolCalls: [{ name: 'look' }], costEstimateUsd: null },
  ]);
  const replay = { responses: 'replay' };
  const replayed = await runAction(workspace, { env: {}, inputs: replay });
  expect([replayed.code, server.requests.length]).toEqual([0, 1]);
  const live = await runAction(workspace, { env: {} });
  expect([live.code, live.stdout]).toEqual([3, expect.stringContaining('AGENT_TOKEN (http)')]);
  const changed = httpSuite(server.url, { q: 'Please: {{prompt}}', where: '{{city}}' });
  await workspace.write({ 'kindlm.yaml': changed });
  const stale = await runAction(workspace, { env: {}, inputs: replay });
  expect([stale.code, stale.stdout]).toEqual([2, expect.stringContaining('different request')]);
});

test('a tool of an MCP server', async () => {
  const server = await startMcpServer(({ prompt }) => ({
    content: [{ type: 'text', text: `You said: ${String(prompt)}` }],
  }));
  const mcp = { serverUrl: server.url, toolName: 'ask', headers: { 'X-Agent': 'env:AGENT_TOKEN' } };
  const workspace = await createWorkspace({
    'kindlm.yaml': suite({ mcp }, 'mcp', { output: { contains: ['You said: Say hi'] } }),
  });
  const run = await runAction(workspace, { env: { AGENT_TOKEN: KEY } });
  expect([run.code, run.stderr, run.failures]).toEqual([0, '', [{}]]);
  expect(server.requests.every(({ headers }) => headers['x-agent'] === KEY)).toBe(true);
  expect(server.sessions()).toBe(0);
});

test.each<[string, object, RegExp]>([
  ['a literal key', { headers: { Authorization: 'Bearer abc' } }, /carries a key/],
  ['a bad variable', { headers: { 'X-A': 'env:a-b' } }, /name of an environment variable/],
  ['a header of the connection', { headers: { Host: 'a' } }, /set by the connection/],
  ['a bad path', { responsePath: 'a[' }, /is not a path/],
  [
    'code that does not compile',
    { transformResponse: '\n  json.a +' },
    /kindlm.yaml:1:\d+.*does not compile/s,
  ],
  ['two answers', { responsePath: 'a', transformResponse: 'json.a' }, /both name the answer/],
  ['GET with a text body', { method: 'GET', body: 'q' }, /GET request has no body/],
  ['an unknown variable', { body: { q: '{{prmpt}}' } }, /uses \{\{prmpt\}\}/],
])('%s is an error of the config', async (_name, http, message) => {
  const providers = { http: { url: 'http://127.0.0.1:9', ...http } };
  const workspace = await createWorkspace({ 'kindlm.yaml': suite(providers, 'http', {}) });
  const run = await runAction(workspace);
  expect([run.code, run.stdout]).toEqual([2, expect.stringMatching(message)]);
});

/** Replies of `http`, code, and the answer, or why there is none. */
const LONG = 'word '.repeat(6_000);
const STREAM = 'data: {"delta":"Hel"}\n\ndata: {"delta":"lo"}\n\n';
const CODES: readonly (readonly [string, unknown, string, string | RegExp])[] = [
  ['alternatives', { text: 'b' }, 'json.answer || json.text', 'b'],
  ['the reply as its JSON', { a: [1] }, 'json', '{"a":[1]}'],
  [
    'a function',
    { a: { b: 'c' } },
    '(json, text, context) => json.a.b + context.response.status',
    'c200',
  ],
  ['a body', { list: ['a', 'b'] }, 'const all = json.list;\nreturn all.join("-"); // end', 'a-b'],
  ['an output beside others', { a: 'x' }, '({ output: json.a, tokenUsage: {} })', 'x'],
  ['a value of its own', { a: 0 }, 'json.a', '0'],
  ['a promise', { a: 'later' }, 'Promise.resolve(json.a)', 'later'],
  ['an answer longer than a reason', { a: LONG }, 'json.a', LONG],
  ['a text', 'ping', 'json === null ? text.toUpperCase() : "json"', 'PING'],
  [
    'a stream',
    STREAM,
    '[...text.matchAll(/"delta":"(\\w+)"/g)].map(([, part]) => part).join(\'\')',
    'Hello',
  ],
  ['nothing', { a: 1 }, 'json.b', /it returned none/],
  ['a throw', { a: 1 }, 'json.b.c', /it threw TypeError/],
  ['no end', { a: 1 }, '(() => { for (;;); })()', /more than 1000 ms/],
  ['a promise that stays one', { a: 1 }, 'new Promise(() => {})', /a promise that nothing settles/],
  ['the machine', { a: 1 }, 'process.env.TEST_KEY', /it threw ReferenceError/],
  ['a module', { a: 1 }, "import('node:fs').then(String)", /it threw/],
  [
    'a changed language',
    { a: 1 },
    "(JSON.stringify = () => '{}', Object.prototype.output = 'x', json.b)",
    /it returned none/,
  ],
  ['an error of the server', { error: 'overloaded', a: 'x' }, 'json.a', /overloaded/],
  [
    'an answer made of an error',
    { error: 'overloaded' },
    'json.error ? "fine" : json.a',
    /overloaded/,
  ],
  ['an error in a choice', { choices: [{ error: 'broken' }] }, '"fine"', /broken/],
  [
    'an end that is none',
    { a: 'x', finish_reason: 'error' },
    'json.a',
    /was broken off \("error"\)/,
  ],
];

test('transformResponse calculates the answer from the reply, or says why there is none', async () => {
  const server = await startFakeServer(({ path }) => {
    const body = CODES[Number(path.slice(1))]?.[1];
    const headers = {
      'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
    };
    return { body: {}, fault: { kind: 'http', status: 200, headers, body } };
  });
  const entries = CODES.map(([name, , transformResponse], index) => ({
    id: `m${index}`,
    name,
    http: { kind: 'http', url: `${server.url}/${index}`, body: '{{prompt}}', transformResponse },
  }));
  const config = {
    kindlm: 1,
    project: 'shop',
    suite: { name: 'agents' },
    providers: Object.fromEntries(entries.map(({ id, http }) => [id, http])),
    models: entries.map(({ id }) => ({ id, provider: id, model: 'agent-1' })),
    prompts: { p: { user: 'Say hi' } },
    tests: entries.map(({ id, name }) => ({
      name,
      prompt: 'p',
      models: [id],
      expect: { output: { notContains: ['never'] } },
    })),
  };
  const workspace = await createWorkspace({ 'kindlm.yaml': JSON.stringify(config) });
  const run = await runAction(workspace, { inputs: { outputs: 'all' } });
  const failures = run.failures;
  const ends = run.runs.map(({ outputText }, index) => failures[index]?.message ?? outputText);
  for (const [index, [name, , , wanted]] of CODES.entries()) {
    expect([name, ends[index]]).toEqual([
      name,
      typeof wanted === 'string' ? wanted : expect.stringMatching(wanted),
    ]);
  }
});

test('a recording has what transformResponse made, and is stale once the code is another', async () => {
  const server = await startFakeServer(() => ({ body: { a: 'one', b: 'two' } }));
  const configOf = (transformResponse: string): string =>
    suite({ http: { url: server.url, body: { q: '{{prompt}}' }, transformResponse } }, 'http', {
      output: { contains: ['one'] },
    });
  const workspace = await createWorkspace({ 'kindlm.yaml': configOf('json.a') });
  const recorded = await runAction(workspace, { inputs: { responses: 'record' } });
  const replayed = await runAction(workspace, { inputs: { responses: 'replay' } });
  expect([recorded.code, replayed.code, server.requests.length]).toEqual([0, 0, 1]);
  await workspace.write({ 'kindlm.yaml': configOf('json.b') });
  const stale = await runAction(workspace, { inputs: { responses: 'replay' } });
  expect([stale.code, stale.stdout]).toEqual([2, expect.stringContaining('different request')]);
});
