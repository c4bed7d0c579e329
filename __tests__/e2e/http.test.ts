import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startFakeServer, type FakeServer } from '../servers/faults.js';
import { startMcpServer } from '../servers/mcp-server.js';
import { failuresOf, KEY, runIn, runsOf } from './model-suite.js';
import { NODES } from './nodes.js';
import { createWorkspace, runHere } from './run-action.js';

runHere();

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function agentServer(): Promise<FakeServer> {
  const server = await startFakeServer(({ headers }) => ({
    body: { answer: { text: `Hello ${String(headers['x-agent'])}` }, calls: [{ name: 'look' }] },
  }));
  closing.push(() => server.close());
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

test.each(NODES)(
  'an http endpoint: recorded without its secret, replayed without a network, stale by its template (Node %s)',
  async (node) => {
    const server = await agentServer();
    const workspace = await createWorkspace({
      'kindlm.yaml': httpSuite(server.url, { q: '{{prompt}}', where: '{{city}}' }),
    });
    try {
      const env = { AGENT_TOKEN: `Bearer ${KEY}` };
      const inputs = { responses: 'record', outputs: 'all' };
      const recorded = await runIn(workspace, { node, env, inputs });
      expect([recorded.code, failuresOf(recorded)]).toEqual([0, [{}]]);
      expect(server.requests.map(({ body }) => body)).toEqual([{ q: 'Say hi', where: 'Rome' }]);
      expect(runsOf(recorded)).toMatchObject([
        { outputText: 'Hello ***', toolCalls: [{ name: 'look' }], costEstimateUsd: null },
      ]);
      const replay = { responses: 'replay' };
      const replayed = await runIn(workspace, { node, env: {}, inputs: replay });
      expect([replayed.code, server.requests.length]).toEqual([0, 1]);
      const live = await runIn(workspace, { node, env: {} });
      expect([live.code, live.stdout]).toEqual([3, expect.stringContaining('AGENT_TOKEN (http)')]);
      const changed = httpSuite(server.url, { q: 'Please: {{prompt}}', where: '{{city}}' });
      await writeFile(join(workspace.path, 'kindlm.yaml'), changed);
      const stale = await runIn(workspace, { node, env: {}, inputs: replay });
      expect([stale.code, stale.stdout]).toEqual([2, expect.stringContaining('different request')]);
    } finally {
      await workspace.remove();
    }
  },
);

test.each(NODES)('a tool of an MCP server (Node %s)', async (node) => {
  const server = await startMcpServer(({ prompt }) => ({
    content: [{ type: 'text', text: `You said: ${String(prompt)}` }],
  }));
  closing.push(() => server.close());
  const mcp = { serverUrl: server.url, toolName: 'ask', headers: { 'X-Agent': 'env:AGENT_TOKEN' } };
  const workspace = await createWorkspace({
    'kindlm.yaml': suite({ mcp }, 'mcp', { output: { contains: ['You said: Say hi'] } }),
  });
  try {
    const run = await runIn(workspace, { node, env: { AGENT_TOKEN: KEY } });
    expect([run.code, run.stderr, failuresOf(run)]).toEqual([0, '', [{}]]);
    expect(server.requests.every(({ headers }) => headers['x-agent'] === KEY)).toBe(true);
    expect(server.sessions()).toBe(0);
  } finally {
    await workspace.remove();
  }
});

test.each<[string, object, RegExp]>([
  ['a literal key', { headers: { Authorization: 'Bearer abc' } }, /carries a key/],
  ['a bad variable', { headers: { 'X-A': 'env:a-b' } }, /name of an environment variable/],
  ['a header of the connection', { headers: { Host: 'a' } }, /set by the connection/],
  ['a bad path', { responsePath: 'a[' }, /is not a path/],
  ['GET with a text body', { method: 'GET', body: 'q' }, /GET request has no body/],
  ['an unknown variable', { body: { q: '{{prmpt}}' } }, /uses \{\{prmpt\}\}/],
])('%s is an error of the config', async (_name, http, message) => {
  const providers = { http: { url: 'http://127.0.0.1:9', ...http } };
  const workspace = await createWorkspace({ 'kindlm.yaml': suite(providers, 'http', {}) });
  try {
    const run = await runIn(workspace);
    expect([run.code, run.stdout]).toEqual([2, expect.stringMatching(message)]);
  } finally {
    await workspace.remove();
  }
});
