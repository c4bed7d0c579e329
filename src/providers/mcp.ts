/** `mcp`: a tool of an MCP server over streamable HTTP answers. */
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { errorShape, isRecord, parsedJson, valueAt } from '../basics/basics.js';
import type { McpProvider } from '../config/generated/kindlm-config.js';
import { withPrefill } from './answer-format.js';
import type { Endpoint } from './endpoint.js';
import { filledArguments } from './http/http-endpoint.js';
import {
  type ChatRequest,
  loadModule,
  ModuleLoadError,
  type ProviderAdapter,
  ProviderError,
  usageOf,
} from './provider.js';
import {
  type ExchangeScope,
  HttpStatusError,
  InvalidReplyError,
  toProviderError,
} from './transport/errors.js';
import type { HttpClient } from './transport/http-client.js';
import type { FetchedReply } from './transport/reply.js';

/** The caller's signal ends an exchange; the SDK's own timers get the longest delay that a timer takes, in ms. */
export const SDK_TIMEOUT_MS = 2_147_483_647;
/** Milliseconds that the server gets to end its session. */
const CLOSE_MS = 1_000;

interface McpOptions {
  readonly endpoint: Endpoint;
  readonly server: McpProvider;
  readonly http: HttpClient;
}

/** A session with a server, open or on its way. */
export interface Connection {
  readonly client: Promise<Client>;
  /** Ends the session, or the attempt to get one. */
  readonly leave: () => Promise<void>;
}

/** Makes the adapter of a tool; the SDK is loaded and the server connected to at its first call. */
export function createMcpAdapter({ endpoint, server, http }: McpOptions): ProviderAdapter {
  const { name, headers, unusable } = endpoint;
  const url = endpoint.url ?? server.serverUrl;
  const opened = new Set<Connection>();
  let current: Connection | undefined;
  const open = (): Connection => {
    const connection = connectMcp(url, headers, http);
    opened.add(connection);
    return connection;
  };
  const forget = (connection: Connection): void => {
    if (current === connection) current = undefined;
  };
  return {
    name,
    async complete(request, signal) {
      if (unusable !== undefined) throw new ProviderError('auth', `${name}: ${unusable}`);
      const connection = (current ??= open());
      let client: Client | undefined;
      try {
        client = await orAborted(connection.client, signal);
        const started = performance.now();
        const result = await client.callTool(
          { name: server.toolName, arguments: toolArguments(server, request) },
          { signal, timeout: SDK_TIMEOUT_MS },
        );
        const latencyMs = Math.round(performance.now() - started);
        const text = withPrefill(request, readToolResult(result));
        return { text, toolCalls: [], finishReason: 'stop', usage: usageOf(0, 0), latencyMs };
      } catch (error) {
        // Other calls may be under way on it; only what cannot serve any more is left.
        if (client === undefined || isSessionLost(error)) forget(connection);
        throw failure(error, { endpoint, signal });
      }
    },
    async close() {
      await Promise.all([...opened].map((connection) => connection.leave()));
    },
  };
}

/** The server does not know the session any more; a new one serves the next try. */
class SessionLostError extends ProviderError {
  constructor() {
    super('transient', 'mcp: the server has ended the session');
  }
}

/** Whether another session is to be opened: the server has not looked at the request. */
export function isSessionLost(error: unknown): boolean {
  return causeOf(error) instanceof SessionLostError;
}

/** Opens a session over streamable HTTP. */
export function connectMcp(
  serverUrl: string,
  headers: Readonly<Record<string, string>>,
  http: HttpClient,
): Connection {
  const controller = new AbortController();
  const loading = loadModule(() => import('@modelcontextprotocol/client'));
  const opening = loading.then(async (sdk) => {
    const client = new sdk.Client({ name: 'kindlm-action', version: '1' });
    const transport = new sdk.StreamableHTTPClientTransport(new URL(serverUrl), {
      requestInit: { headers },
      fetch: mcpFetch(http, controller.signal),
    });
    await client.connect(transport, { timeout: SDK_TIMEOUT_MS, signal: controller.signal });
    return { client, transport };
  });
  return {
    client: opening.then(({ client }) => client),
    leave: async () => {
      const left = opening.then(async ({ client, transport }) => {
        await transport.terminateSession();
        await client.close();
      });
      await Promise.race([left.catch(() => undefined), pause(CLOSE_MS, controller.signal)]);
      controller.abort();
    },
  };
}

/** What the SDK's transport gets as `fetch`: errors keep what they were, and nothing is listened to. */
function mcpFetch(
  http: HttpClient,
  ended: AbortSignal,
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  return async (url, init) => {
    // The stream of the server's own messages: a tool call needs none, and 405 is how a server says so itself.
    if ((init?.method ?? 'GET') === 'GET') return new Response(null, { status: 405 });
    const signal = anySignal(init?.signal, ended);
    const headers = new Headers(init?.headers);
    const isWhole = isAnswered(init?.body);
    const reply = await http.fetch(url, { ...init, headers, signal, isWhole });
    if (reply.ok || init?.method === 'DELETE') return reply.streamed();
    const isInSession = headers.has('mcp-session-id');
    if (isInSession && tellsOfLostSession(reply)) throw new SessionLostError();
    if (!isInSession && isOldServer(String(url), reply)) throw new OldServerError(reply.status);
    throw new HttpStatusError(reply.status, reply.headers, reply.content);
  };
}

/** Whether the events of a stream hold the answer to a request. */
function isAnswered(body: RequestInit['body']): (text: string) => boolean {
  const id = typeof body === 'string' ? valueAt(parsedJson(body), 'id') : undefined;
  return (text) =>
    id !== undefined &&
    [...text.matchAll(/^data:(.*)\r?\n\r?\n/gm)].some(([, data = '']) => {
      const message = parsedJson(data);
      return valueAt(message, 'id') === id && valueAt(message, 'method') === undefined;
    });
}

/** A server of the transport before streamable HTTP, whose messages come over a stream that the client opens. */
class OldServerError extends ProviderError {
  constructor(status: number) {
    const advice =
      'This looks like a server of the older HTTP+SSE transport, which is not supported: set `serverUrl` to its streamable HTTP endpoint, often /mcp instead of /sse';
    super('rejected', `mcp: HTTP ${status}. ${advice}.`, { status });
  }
}

/** Such a server takes no POST where its stream is opened. The standard tells clients to go by these statuses. */
function isOldServer(url: string, { status }: FetchedReply): boolean {
  const isStreamPath = /\/(?:sse|events)\/?$/.test(new URL(url).pathname);
  return status === 405 || (isStreamPath && (status === 400 || status === 404));
}

/** 404 by the standard; many servers say 400, with words like those of the SDKs' examples ("No valid session ID"). */
function tellsOfLostSession({ status, content }: FetchedReply): boolean {
  return status === 404 || (status === 400 && /\bsession\b/i.test(content));
}

function toolArguments(server: McpProvider, request: ChatRequest): Record<string, unknown> {
  if (server.arguments !== undefined) return filledArguments(server.arguments, request);
  const { model, messages, params } = request;
  const last = (role: string): string | undefined =>
    messages.findLast((message) => message.role === role)?.content;
  const system = last('system');
  return {
    prompt: last('user') ?? '',
    ...(system === undefined ? {} : { system }),
    messages,
    model,
    params,
  };
}

/** What an exchange with a server failed of. */
export function failure(error: unknown, scope: ExchangeScope): ProviderError {
  const known = causeOf(error);
  const code = isRecord(known) ? known['code'] : undefined;
  // Of the SDK: what the server answered is not what the protocol promises.
  const cause =
    code === 'INVALID_RESULT' ? new InvalidReplyError(errorShape(known)?.message ?? '') : known;
  // A JSON-RPC error carries a number: the server has answered, and says no.
  const refused =
    typeof code === 'number'
      ? new ToolRefusedError(errorShape(cause)?.message ?? 'the server refused the call', code)
      : undefined;
  const made = toProviderError(refused ?? cause, scope);
  return isRefusedCall(refused) && made.kind === 'rejected'
    ? new ProviderError('rejected', made.message, { refused: true })
    : made;
}

/** What is behind an error of the SDK, which wraps some of what its fetch throws. */
function causeOf(error: unknown): unknown {
  let current = error;
  for (let depth = 0; depth < 8; depth += 1) {
    if (current instanceof ProviderError || current instanceof HttpStatusError) return current;
    if (current instanceof ModuleLoadError) return current;
    const next = errorShape(current)?.cause;
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

function anySignal(given: AbortSignal | null | undefined, ended: AbortSignal): AbortSignal {
  return given === null || given === undefined ? ended : AbortSignal.any([given, ended]);
}

/** The value, or a rejection as soon as the signal fires: what makes the value may not look at it at once. */
function orAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // The reason itself is in the signal, where it is read.
    const onAbort = (): void => reject(new Error('aborted'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Resolves after a while, or when the signal fires. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

// Reading of what an MCP tool returns.

/** The tool, or the server for it, answered with an error. */
class ToolRefusedError extends Error {
  override readonly name = 'ToolRefusedError';

  /** @param code of the JSON-RPC error, where the server and not the tool says no */
  constructor(
    message: string,
    readonly code?: number,
  ) {
    super(message);
  }
}

/** JSON-RPC's codes for a request that is none, an unknown method, and unknown tools or arguments. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([-32600, -32601, -32602]);

/** Whether the server refused the call, as it would refuse it again. */
function isRefusedCall(error: unknown): error is ToolRefusedError {
  return error instanceof ToolRefusedError && REFUSALS.has(error.code);
}

/**
 * The text of a result, its parts joined by line breaks; where it has none, its structured content as JSON.
 * Throws ToolRefusedError for a result that is an error, InvalidReplyError for one without any text.
 */
function readToolResult({ content, structuredContent, isError }: CallToolResult): string {
  const texts = content.flatMap((part) => {
    if (part.type === 'text') return [part.text];
    return part.type === 'resource' && 'text' in part.resource ? [part.resource.text] : [];
  });
  const text = texts.join('\n');
  if (isError === true) throw new ToolRefusedError(`the tool failed: ${text}`);
  if (texts.length > 0) return text;
  if (structuredContent !== undefined) return JSON.stringify(structuredContent);
  if (content.length === 0) return '';
  const types = [...new Set(content.map(({ type }) => type))].join(', ');
  throw new InvalidReplyError(`the tool returned no text, only ${types}`);
}
