import { afterEach, describe, expect, test } from '@jest/globals';
import { createAdapter } from '../../../src/providers/adapters.js';
import type { ProviderAdapter } from '../../../src/providers/provider.js';
import { startMcpServer, type McpTestServer } from '../../servers/mcp-server.js';
import { complete, failureOf } from '../settings.js';

const open: { close?: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close?.();
});

async function serverOf(...setup: Parameters<typeof startMcpServer>): Promise<McpTestServer> {
  const server = await startMcpServer(...setup);
  open.push(server);
  return server;
}

function toolOn(server: McpTestServer, toolName = 'ask'): ProviderAdapter {
  const headers = { 'X-Agent': 'env:AGENT' };
  const mcp = { serverUrl: server.url, toolName, headers };
  const adapter = createAdapter(
    'mcp',
    { mcp, baseUrl: server.url, headers },
    { AGENT: 'agent-secret' },
  );
  open.push(adapter);
  return adapter;
}

function text(value: string) {
  return { content: [{ type: 'text' as const, text: value }] };
}

test('calls the tool with the prompt and the conversation, over one session', async () => {
  const server = await serverOf(() => text('Hello'));
  const adapter = toolOn(server);
  const messages = [
    { role: 'system', content: 'Be kind.' },
    { role: 'user', content: 'Hi' },
  ] as const;
  const params = { temperature: 0.5, maxTokens: 9 };
  expect(await complete(adapter, { messages, params })).toMatchObject({
    text: 'Hello',
    toolCalls: [],
    finishReason: 'stop',
  });
  await Promise.all([complete(adapter), complete(adapter)]);
  expect(server.calls[0]).toEqual({
    prompt: 'Hi',
    system: 'Be kind.',
    messages,
    model: 'm',
    params,
  });
  expect(server.calls).toHaveLength(3);
  expect(server.sessions()).toBe(1);
  expect(server.requests.every(({ headers }) => headers['x-agent'] === 'agent-secret')).toBe(true);
  await adapter.close?.();
  expect(server.sessions()).toBe(0);
});

test.each([
  ['two texts', { content: [text('a').content, text('b').content].flat() }, 'a\nb'],
  ['structured content', { content: [], structuredContent: { a: 1 } }, '{"a":1}'],
  ['nothing', { content: [] }, ''],
  [
    'an embedded file',
    { content: [{ type: 'resource' as const, resource: { uri: 'file:///a', text: 'A' } }] },
    'A',
  ],
])('reads %s', async (_name, result, expected) => {
  const server = await serverOf(() => result);
  expect((await complete(toolOn(server))).text).toBe(expected);
});

describe('failures', () => {
  test('an error of the tool', async () => {
    const server = await serverOf(() => ({ ...text('no agent-secret today'), isError: true }));
    const error = await failureOf(complete(toolOn(server)));
    expect([error.kind, error.failureCode, error.message]).toEqual([
      'rejected',
      'PROVIDER_ERROR',
      'mcp: the tool failed: no *** today',
    ]);
  });

  test('a tool that the server does not have', async () => {
    const server = await serverOf(() => text('Hello'));
    const error = await failureOf(complete(toolOn(server, 'other')));
    expect([error.kind, error.message]).toEqual(['rejected', expect.stringContaining('other')]);
  });

  test('only a picture', async () => {
    const image = { type: 'image' as const, data: 'AA==', mimeType: 'image/png' };
    const server = await serverOf(() => ({ content: [image] }));
    const error = await failureOf(complete(toolOn(server)));
    expect([error.kind, error.message]).toEqual([
      'invalid-reply',
      'mcp: invalid reply: the tool returned no text, only image',
    ]);
  });

  test.each([
    [401, 'auth'],
    [403, 'auth'],
    [429, 'rate-limit'],
    [500, 'transient'],
    [404, 'rejected'],
  ] as const)('HTTP %i is %s', async (status, kind) => {
    const server = await serverOf(
      () => text('Hello'),
      () => status,
    );
    const error = await failureOf(complete(toolOn(server)));
    expect([error.kind, error.status]).toEqual([kind, status]);
  });

  test('a server that never answers: the signal ends the wait, and the next call connects anew', async () => {
    let hangs = true;
    const server = await serverOf(
      () => text('Hello'),
      () => (hangs ? 'hang' : undefined),
    );
    const adapter = toolOn(server);
    const error = await failureOf(complete(adapter, {}, AbortSignal.timeout(50)));
    expect(error.kind).toBe('timeout');
    hangs = false;
    expect((await complete(adapter)).text).toBe('Hello');
  });

  const FORGOTTEN = [
    [404, undefined],
    [400, 'Bad Request: No valid session ID provided'],
    [400, 'Bad Request: Session not found'],
  ] as const;
  test.each(FORGOTTEN)(
    'a session that the server forgot with a %i (%s) is opened anew',
    async (...said) => {
      const server = await serverOf(() => text('Hello'), undefined, said);
      const adapter = toolOn(server);
      await complete(adapter);
      server.forgetSessions();
      expect((await failureOf(complete(adapter))).retryable).toBe(true);
      expect((await complete(adapter)).text).toBe('Hello');
    },
  );
});
