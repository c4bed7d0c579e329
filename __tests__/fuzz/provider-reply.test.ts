/** Whatever a server answers: a reply of the right shape or a ProviderError, and never an answer that was not given. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ModelSpec, ProviderSettings } from '../../src/config/suite.js';
import { resolveEndpoint, type Endpoint } from '../../src/providers/endpoint.js';
import { createAnthropicAdapter } from '../../src/providers/anthropic/anthropic.js';
import { PROVIDERS } from '../../src/config/providers.js';
import { createHttpEndpoint } from '../../src/providers/http/http-endpoint.js';
import type { HttpClient } from '../../src/providers/transport/http-client.js';
import { FetchedReply } from '../../src/providers/transport/reply.js';
import { createOpenAiAdapter } from '../../src/providers/openai/openai.js';
import {
  ProviderError,
  type ChatRequest,
  type ChatResponse,
  type ProviderAdapter,
  type TokenUsage,
} from '../../src/providers/provider.js';
import { fuzz, HOSTILE_TEXT } from './fuzz.js';

type HttpProvider = NonNullable<ProviderSettings['http']>;

const KEY = 'sk-canary-0123456789';
const PATHS = [
  'a',
  'a.b',
  'a.0',
  'choices.0.message.content',
  'usage.total_tokens',
  '0',
  '__proto__',
];
const FINISH_REASONS = ['stop', 'length', 'tool-calls', 'content-filter', 'other'];

const ANY = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  HOSTILE_TEXT,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, 2 ** 53 - 1, '', [], {}, [[]], [null]),
);
/** The right value or anything. */
const near = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: good, weight: 5 }, { arbitrary: ANY, weight: 1 });
const shape = (keys: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  near(fc.record(keys, { requiredKeys: [] }));
const listOf = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  near(fc.array(item, { maxLength: 3 }));

const COUNT = near(fc.nat());
const ARGUMENTS = near(fc.oneof(fc.json(), fc.dictionary(HOSTILE_TEXT, ANY), fc.constant('{')));
const TOOL_CALLS = listOf(
  shape({
    id: near(HOSTILE_TEXT),
    function: shape({ name: near(fc.constant('lookup')), arguments: ARGUMENTS }),
    name: near(fc.constant('lookup')),
    arguments: ARGUMENTS,
  }),
);
const PARTS = listOf(
  shape({ type: near(fc.constantFrom('text', 'image')), text: near(HOSTILE_TEXT) }),
);
const OPENAI = shape({
  choices: listOf(
    shape({
      message: shape({
        content: fc.oneof(near(HOSTILE_TEXT), PARTS),
        tool_calls: TOOL_CALLS,
        refusal: near(fc.constant(null)),
      }),
      finish_reason: near(
        fc.constantFrom('stop', 'length', 'tool_calls', 'STOP', 'content_filter'),
      ),
    }),
  ),
  usage: shape({ prompt_tokens: COUNT, completion_tokens: COUNT, total_tokens: COUNT }),
  model: near(fc.constant('gpt-4o')),
  error: near(fc.constant(null)),
  data: listOf(shape({ index: near(fc.nat(2)), embedding: listOf(near(fc.double())) })),
  a: ANY,
  output: ANY,
});
const ANTHROPIC = shape({
  type: near(fc.constant('message')),
  content: listOf(
    fc.oneof(
      shape({ type: near(fc.constant('text')), text: near(HOSTILE_TEXT) }),
      shape({
        type: near(fc.constant('tool_use')),
        id: near(fc.constant('t1')),
        name: near(fc.constant('lookup')),
        input: ARGUMENTS,
      }),
    ),
  ),
  stop_reason: near(fc.constantFrom('end_turn', 'max_tokens', 'tool_use', 'refusal')),
  usage: shape({ input_tokens: COUNT, output_tokens: COUNT, cache_read_input_tokens: COUNT }),
  model: near(fc.constant('claude')),
  error: near(fc.constant(null)),
});
/** Far deeper than the stack of a function that calls itself. */
const DEEP = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"choices":[{"message":{"content":[', ']}}]}']),
    fc.nat(9_000),
  )
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}0${close.repeat(depth)}`);
const BODY = (reply: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: reply.map((value) => JSON.stringify(value)), weight: 20 },
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: HOSTILE_TEXT, weight: 2 },
    { arbitrary: DEEP, weight: 1 },
  );

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
const SENT = (reply: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> =>
  fc.record({
    status: fc.oneof(
      { arbitrary: fc.constant(200), weight: 8 },
      fc.constantFrom(201, 204, 301, 400, 401, 402, 403, 408, 409, 418, 429, 500, 503, 599),
    ),
    headers: fc.record(
      {
        'content-type': fc.oneof(
          { arbitrary: fc.constant('application/json; charset=utf-8'), weight: 8 },
          fc.constantFrom('text/html', 'text/plain', 'application/problem+json', ''),
          HOSTILE_TEXT,
        ),
        'retry-after': fc.oneof(fc.constantFrom('1', '-1', '1e9', 'soon', ''), HOSTILE_TEXT),
        'retry-after-ms': fc.oneof(fc.constantFrom('12', 'x'), HOSTILE_TEXT),
      },
      { requiredKeys: [] },
    ),
    body: BODY(reply),
  });

/** A header as it can come over the wire: bytes, and no line breaks. */
const onWire = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[\0\r\n]/g, ' ');

/** A server's side of every exchange. */
function answering({ status, headers, body }: Sent): HttpClient {
  return {
    fetch: () =>
      Promise.resolve(
        new FetchedReply(
          status,
          Object.entries(headers).map(([name, value]) => [name, onWire(value)]),
          body,
        ),
      ),
    close: () => undefined,
  };
}

const REQUEST: ChatRequest = {
  model: 'm',
  messages: [{ role: 'user', content: 'hello' }],
  params: { temperature: 0, maxTokens: 10 },
};

async function expectReplyOrError(adapter: ProviderAdapter, sent: Sent): Promise<void> {
  const reply = await outcomeOf(() => adapter.complete(REQUEST, new AbortController().signal));
  expect(reply instanceof ProviderError || sent.status < 300).toBe(true);
  if (reply instanceof ProviderError) expectError(reply, sent);
  else expectChat(reply);
}

async function outcomeOf<T>(call: () => Promise<T>): Promise<T | ProviderError> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

function expectError(error: ProviderError, { status }: Sent): void {
  expect(error.message).not.toContain(KEY);
  expect(error.message).not.toMatch(/[\n\r\u0000-\u0008\u001b\u0085\u2028]/);
  expect(error.message.length).toBeLessThan(700);
  if (status < 300) expect(error.kind).toBe('invalid-reply');
  if (error.retryAfterMs !== undefined) expect(error.retryAfterMs).toBeGreaterThanOrEqual(0);
}

function expectChat({ text, toolCalls, finishReason, usage, modelId }: ChatResponse): void {
  expect(typeof text).toBe('string');
  for (const call of toolCalls) {
    expect([typeof call.id, typeof call.name]).toEqual(['string', 'string']);
    expect(call.name === '' || call.id === '').toBe(false);
    expect(Array.isArray(call.arguments)).toBe(false);
    // A recording, a request and a report write it.
    expect(JSON.parse(JSON.stringify(call.arguments))).toBeInstanceOf(Object);
  }
  expect(FINISH_REASONS).toContain(finishReason);
  expectUsage(usage);
  if (modelId !== undefined) expect(typeof modelId).toBe('string');
}

function expectUsage(usage: TokenUsage): void {
  for (const count of Object.values(usage)) expect(count).toBeGreaterThanOrEqual(0);
  expect(usage.totalTokens).toBeGreaterThanOrEqual(usage.inputTokens);
}

test.each(['openai', 'gemini', 'cohere'] as const)('a chat reply of %s', (name) =>
  fuzz(`${name} reply`, 1_000, SENT(OPENAI), (sent) =>
    expectReplyOrError(openai(name, sent), sent),
  ),
);

/** An endpoint whose requests carry the key. */
function keyed(kind: ModelSpec['provider']): Endpoint {
  return resolveEndpoint(kind, kind, { apiKeyEnv: 'K' }, { K: KEY });
}

function openai(name: 'openai' | 'gemini' | 'cohere', sent: Sent): ProviderAdapter {
  const dialect = PROVIDERS[name];
  const { baseUrl } = dialect;
  const isOpenAi = name === 'openai';
  const http = answering(sent);
  return createOpenAiAdapter({ endpoint: keyed(name), dialect, baseUrl, isOpenAi, http });
}

test('embeddings', () =>
  fuzz('embeddings reply', 500, SENT(OPENAI), async (sent) => {
    const { embed } = openai('openai', sent);
    if (embed === undefined) throw new Error('openai has embeddings');
    const request = { model: 'm', input: ['one', 'two'] };
    const reply = await outcomeOf(() => embed(request, new AbortController().signal));
    if (reply instanceof ProviderError) {
      expectError(reply, sent);
      return;
    }
    expect(reply.vectors).toHaveLength(2);
    for (const vector of reply.vectors) {
      expect(vector.length).toBeGreaterThan(0);
      expect(vector.every(Number.isFinite)).toBe(true);
    }
    expectUsage(reply.usage);
  }));

test('a message of anthropic', () =>
  fuzz('anthropic reply', 1_000, SENT(ANTHROPIC), (sent) => {
    const http = answering(sent);
    const baseUrl = 'https://api.anthropic.com';
    return expectReplyOrError(
      createAnthropicAdapter({ endpoint: keyed('anthropic'), baseUrl, http }),
      sent,
    );
  }));

const PATH = fc.constantFrom(...PATHS);
const ENDPOINT: fc.Arbitrary<HttpProvider> = fc.record(
  {
    url: fc.constant('https://models.example/ask'),
    responsePath: PATH,
    toolCallsPath: PATH,
    modelIdPath: PATH,
    usagePaths: fc.record({ inputTokens: PATH, outputTokens: PATH }, { requiredKeys: [] }),
  },
  { requiredKeys: ['url'] },
);

test('a reply of an http endpoint', () =>
  fuzz('http endpoint reply', 1_000, fc.tuple(ENDPOINT, SENT(OPENAI)), ([definition, sent]) => {
    const http = answering(sent);
    const adapter = createHttpEndpoint({ endpoint: keyed('http'), definition, http });
    return expectReplyOrError(adapter, sent);
  }));
