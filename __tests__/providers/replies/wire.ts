/** What the tables of replies share: a real server that says anything, and the adapters that it is asked through. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import type { ProviderSettings } from '../../../src/config/suite.js';
import type { ChatRequest, ChatResponse } from '../../../src/providers/provider.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import { adapterOn, complete } from '../settings.js';

type HttpProvider = NonNullable<ProviderSettings['http']>;

/** A reply under status 200: through which adapter, called what, saying what (JSON unless it is text). */
export interface Wire {
  readonly via: 'openai' | 'anthropic' | 'http';
  readonly type: string;
  readonly body: unknown;
  /** Of an `http` endpoint. */
  readonly settings?: Partial<HttpProvider>;
  readonly request?: Partial<ChatRequest>;
}

export const JSON_TYPE = 'application/json';
export const SSE = 'text/event-stream';

export const openai = (body: unknown, type = JSON_TYPE): Wire => ({ via: 'openai', type, body });
export const anthropic = (body: unknown, type = JSON_TYPE): Wire => ({
  via: 'anthropic',
  type,
  body,
});
export const http = (
  body: unknown,
  type = JSON_TYPE,
  settings: Partial<HttpProvider> = {},
): Wire => ({ via: 'http', type, body, settings });

/** A chat completion of one choice. */
export const chat = (message: object, choice: object = {}, rest: object = {}) => ({
  object: 'chat.completion',
  choices: [{ index: 0, message, finish_reason: 'stop', ...choice }],
  ...rest,
});
/** A message of Anthropic's. */
export const message = (content: unknown, rest: object = {}) => ({
  type: 'message',
  role: 'assistant',
  content,
  stop_reason: 'end_turn',
  ...rest,
});
/** A response of OpenAI's Responses. */
export const response = (output: unknown, rest: object = {}) => ({
  object: 'response',
  status: 'completed',
  output,
  ...rest,
});
export const said = (...texts: readonly string[]) => ({
  type: 'message',
  role: 'assistant',
  content: texts.map((text) => ({ type: 'output_text', text })),
});
/** A chunk of a streamed chat completion. */
export const chunk = (delta: object, finish: string | null = null) => ({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
export const sse = (...events: readonly unknown[]): string =>
  events
    .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    .join('');
export const lines = (...values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Starts the server for a file of tests; the function asks it through the adapter of a reply. */
export function wireServer(): (wire: Wire) => Promise<ChatResponse> {
  let current: Wire = openai('');
  const server = createServer((message, reply) => {
    message.resume().on('end', () => {
      const { type, body } = current;
      reply.writeHead(200, type === '' ? {} : { 'content-type': type });
      reply.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return (wire) => {
    current = wire;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const adapter =
      wire.via === 'http'
        ? createAdapter('http', { baseUrl: url, http: { url, ...wire.settings } }, {})
        : adapterOn(wire.via, url);
    return complete(adapter, wire.request);
  };
}
