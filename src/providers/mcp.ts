/**
 * MCP servers: one whose tool is the model (`mcp`, over streamable HTTP), and those whose tools a test offers: what such a
 * server lists, and what it answers when it is called. These run at a URL, or are a command in its own process group,
 * which speaks over standard input and output.
 */
import type {
  CallToolResult,
  Client,
  JSONRPCMessage,
  Transport,
} from '@modelcontextprotocol/client';
import { errorShape, errorText, isRecord, parsedJson, valueAt } from '../basics/basics.js';
import type { Environment } from '../config/providers.js';
import { type ProviderSettings, serverName, type ToolServer } from '../config/suite.js';
import { firstPart } from '../redaction/cut.js';
import { withPrefill } from './answer-format.js';
import { complaintOf } from './command/complaint.js';
import { type GroupResult, missingProgram } from './command/process-group.js';
import { UserPrograms } from './command/user-programs.js';
import { type Endpoint, resolveEndpoint } from './endpoint.js';
import { filledArguments } from './http/http-endpoint.js';
import {
  type ChatRequest,
  isTooDeep,
  loadModule,
  ModuleLoadError,
  type ProviderAdapter,
  ProviderError,
  type ToolDefinition,
  usageOf,
} from './provider.js';
import { HttpStatusError, InvalidReplyError, toProviderError } from './transport/errors.js';
import { createHttpClient, type HttpClient } from './transport/http-client.js';
import type { FetchedReply } from './transport/reply.js';

type McpProvider = NonNullable<ProviderSettings['mcp']>;

/** The caller's signal ends an exchange; the SDK's own timers get the longest delay that a timer takes, in ms. */
const SDK_TIMEOUT_MS = 2_147_483_647;
/** Milliseconds that the server gets to end its session. */
const CLOSE_MS = 1_000;

interface McpOptions {
  readonly endpoint: Endpoint;
  readonly server: McpProvider;
  readonly http: HttpClient;
}

/** A session with a server, open or on its way. */
interface Connection {
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
function isSessionLost(error: unknown): boolean {
  return causeOf(error) instanceof SessionLostError;
}

/** Opens a session over streamable HTTP. */
function connectMcp(
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
function failure(error: unknown, scope: Parameters<typeof toProviderError>[1]): ProviderError {
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

// Tools that a test offers.

/** Tools that a server may list, and bytes of their JSON. */
const MAX_TOOLS = 128;
const MAX_LIST_BYTES = 1024 * 1024;
/** Pages of a list: each may have few tools, and a server may name a next one for ever. */
const MAX_PAGES = 200;
/** What some model takes as the name of a tool; most take no `.`, `:` and `/`, and say so. */
const NAME = /^[\w./:-]{1,128}$/;
const MOST_OF_A_NAME = 128;
/** Characters of a message of a server, and of the answer of a tool. */
const MAX_MESSAGE = 16 * 1024 * 1024;
const MAX_ANSWER = 1024 * 1024;
/** Characters of what a server says of its failure, and of a line of it that is no message. */
const MAX_WORDS = 1_000;
const MAX_UNREAD = 100;
const MAX_MESSAGE_START = 10_000;

interface ServerPlace {
  /** Absolute folder in which a command runs: the config's. */
  readonly cwd: string;
  readonly environment: Environment;
  /** Names of the keys of the suite, of which a command gets those that its entry names. */
  readonly keys: ReadonlySet<string>;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
  /** Milliseconds of the whole list, and of one call. */
  readonly timeoutMs: number;
  /** Takes what ends an exchange when the run is stopped. */
  readonly onStop?: (end: () => void) => () => void;
}

/** A server that answers calls. */
interface ToolSession {
  /** What the tool answers: a text, structured content, or `{ error }`. Throws ProviderError where the server fails. */
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Ends it, in bounded time. Never rejects. */
  close(): Promise<void>;
}

/** All tools that a server lists, as it orders them. Throws ProviderError. */
export async function listTools(
  server: ToolServer,
  place: ServerPlace,
): Promise<readonly ToolDefinition[]> {
  const session = new Session(server, place);
  try {
    return await session.exchange((client, signal) => wholeList(client, signal));
  } finally {
    await session.close();
  }
}

/** A session that begins with its first call. */
export function openToolServer(server: ToolServer, place: ServerPlace): ToolSession {
  const session = new Session(server, place);
  return {
    call: (name, args) =>
      session.exchange(async (client, signal) => {
        const request = {
          method: 'tools/call' as const,
          params: { name, arguments: { ...args } },
        };
        const options = { signal, timeout: SDK_TIMEOUT_MS };
        return client.request(request, options).then(answerOf, refusalOf);
      }),
    close: () => session.close(),
  };
}

/** One connection to a server, by whichever way. */
class Session {
  readonly #server: ToolServer;
  readonly #place: ServerPlace;
  #way: Way | undefined;

  constructor(server: ToolServer, place: ServerPlace) {
    this.#server = server;
    this.#place = place;
  }

  async exchange<T>(work: (client: Client, signal: AbortSignal) => Promise<T>): Promise<T> {
    const { timeoutMs, onStop } = this.#place;
    const controller = new AbortController();
    const { signal } = controller;
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(endOf(signal)), { once: true });
    });
    const timer = setTimeout(() => controller.abort(this.#opened().late(timeoutMs)), timeoutMs);
    const unsubscribe = onStop?.(() =>
      controller.abort(new ProviderError('cancelled', 'The run was stopped')),
    );
    const done = async (): Promise<T> => work(await this.#opened().client, signal);
    try {
      return await Promise.race([
        done().catch((error: unknown) => this.#inAnother(error, done)),
        late,
      ]);
    } catch (error) {
      throw error instanceof ProviderError ? error : await this.#opened().fault(error, signal);
    } finally {
      clearTimeout(timer);
      unsubscribe?.();
      // Nobody waits for it any more.
      late.catch(() => undefined);
    }
  }

  /** A server that was started anew knows no session of before. */
  async #inAnother<T>(error: unknown, done: () => Promise<T>): Promise<T> {
    if (!isSessionLost(error)) throw error;
    await this.close();
    this.#way = undefined;
    return done();
  }

  #opened(): Way {
    return (this.#way ??= this.#open());
  }

  async close(): Promise<void> {
    await this.#way?.leave();
  }

  #open(): Way {
    const { settings } = this.#server;
    const name = this.#place.redact(serverName(this.#server));
    if (settings === undefined) return new CommandWay(this.#server, name, this.#place);
    const { environment } = this.#place;
    const endpoint = resolveEndpoint(name, 'mcp', settings, environment);
    const { url = '', headers, unusable } = endpoint;
    const http = createHttpClient({ environment });
    const connection: Connection =
      unusable === undefined
        ? connectMcp(url, headers, http)
        : {
            client: Promise.reject(new ProviderError('auth', `${name}: ${unusable}`)),
            leave: () => Promise.resolve(),
          };
    return {
      ...connection,
      late: (ms) => new ProviderError('timeout', `${name}: no whole answer within ${ms} ms`),
      fault: (error, signal) => Promise.resolve(failure(error, { endpoint, signal })),
    };
  }
}

function endOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** How a server is reached, and what its failures mean. */
interface Way extends Connection {
  readonly late: (ms: number) => ProviderError;
  readonly fault: (error: unknown, signal: AbortSignal) => Promise<ProviderError>;
}

/** A server that is started for this session. */
class CommandWay implements Way {
  readonly client: Promise<Client>;
  readonly #name: string;
  readonly #place: ServerPlace;
  readonly #transport: StdioTransport;

  constructor({ command = '', keys }: ToolServer, name: string, place: ServerPlace) {
    this.#name = JSON.stringify(name);
    this.#place = place;
    const programs = new UserPrograms(place);
    const { cwd } = place;
    this.#transport = new StdioTransport((onStdout) =>
      programs.open({ script: command, cwd, keys }, onStdout),
    );
    this.client = this.#connected();
    // It is asked for later, and may have failed by then.
    this.client.catch(() => undefined);
  }

  async #connected(): Promise<Client> {
    const sdk = await loadModule(() => import('@modelcontextprotocol/client'));
    this.#transport.read = (line) => sdk.deserializeMessage(line);
    const client = new sdk.Client({ name: 'kindlm-action', version: '1' });
    await client.connect(this.#transport, { timeout: SDK_TIMEOUT_MS });
    return client;
  }

  late(ms: number): ProviderError {
    // Redacted first: cutting could leave half a key.
    const unread = firstPart(this.#place.redact(this.#transport.unread), MAX_UNREAD);
    const wrote = unread === '' ? '' : `; this line of it is no message: ${JSON.stringify(unread)}`;
    return this.#failure('timeout', `gave no whole answer within ${ms} ms${wrote}`);
  }

  async fault(error: unknown): Promise<ProviderError> {
    if (this.#transport.overflowed)
      return this.#failure('failed', 'wrote a message that is too long, and was ended');
    // What it has answered says more than how it ended after that.
    const hasAnswered = isRecord(error) && !NO_ANSWER.has(error['code']);
    const result = hasAnswered ? undefined : await this.#transport.result();
    if (result === undefined) return this.#failure('failed', `failed: ${errorText(error)}`);
    const missing = this.#transport.hasSpoken ? undefined : missingProgram(result, []);
    const { redact } = this.#place;
    if (missing !== undefined)
      return new ProviderError('not-installed', redact(missing.message), missing);
    const { exitCode, signal, stderr } = result;
    const how = signal === null ? `ended with exit code ${exitCode}` : `was ended by ${signal}`;
    const complaint = complaintOf(redact(stderr));
    const said = complaint === '' ? '; it wrote nothing to standard error' : `: ${complaint}`;
    return this.#failure('failed', `${how}${said}`);
  }

  #failure(how: 'failed' | 'timeout', what: string): ProviderError {
    const words = firstPart(this.#place.redact(what), MAX_WORDS);
    return new ProviderError(`command-${how}`, `The MCP server ${this.#name} ${words}`);
  }

  leave(): Promise<void> {
    return this.#transport.close();
  }
}

/** Codes of the SDK for a connection that has ended. */
const NO_ANSWER: ReadonlySet<unknown> = new Set([
  'CONNECTION_CLOSED',
  'NOT_CONNECTED',
  'SEND_FAILED',
]);

type OpenProgram = Awaited<ReturnType<UserPrograms['open']>>;

/** Milliseconds that a server whose connection has closed gets to end. */
const END_MS = 500;

/** Lines of JSON over the standard streams of a process group, which ends whole. */
class StdioTransport implements Transport {
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  onmessage: ((message: JSONRPCMessage) => void) | undefined;
  /** Set before it starts: throws for a line that is no message. */
  read: (line: string) => JSONRPCMessage = () => {
    throw new Error('not started');
  };
  hasSpoken = false;
  overflowed = false;
  /** The start of the last line that should have been a message. */
  unread = '';
  readonly #open: (onStdout: (chunk: Buffer) => boolean) => Promise<OpenProgram>;
  #program: OpenProgram | undefined;
  /** The line that is not whole yet, and its bytes. */
  #begun: Buffer[] = [];
  #bytes = 0;

  constructor(open: (onStdout: (chunk: Buffer) => boolean) => Promise<OpenProgram>) {
    this.#open = open;
  }

  async start(): Promise<void> {
    const program = await this.#open((chunk) => this.#take(chunk));
    this.#program = program;
    const ended = (): void => this.onclose?.();
    program.result.then(ended, ended);
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.#program?.write(`${JSON.stringify(message)}\n`);
    return Promise.resolve();
  }

  /** A good server ends when it is told nothing more. */
  async close(): Promise<void> {
    this.#program?.endInput();
    if ((await this.result()) !== undefined) return;
    await this.#program?.end();
    await this.#program?.result.catch(() => undefined);
  }

  /** How it ended; undefined where it runs. */
  async result(): Promise<GroupResult | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const running = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), END_MS);
    });
    const result = await Promise.race([this.#program?.result, running]).catch(() => undefined);
    clearTimeout(timer);
    return result;
  }

  /** False ends the server. */
  #take(chunk: Buffer): boolean {
    this.hasSpoken = true;
    if (this.overflowed) return false;
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      this.#line(Buffer.concat([...this.#begun, chunk.subarray(start, end)]).toString('utf8'));
      this.#begun = [];
      start = end + 1;
    }
    this.#begun.push(chunk.subarray(start));
    this.#bytes = start === 0 ? this.#bytes + chunk.byteLength : chunk.byteLength - start;
    this.overflowed = this.#bytes > MAX_MESSAGE;
    return !this.overflowed;
  }

  /** Some servers write what they log to standard output as well. */
  #line(line: string): void {
    if (!line.trimStart().startsWith('{')) return;
    let message: JSONRPCMessage;
    try {
      message = this.read(line);
    } catch {
      this.unread = firstPart(line, MAX_MESSAGE_START);
      return;
    }
    this.onmessage?.(message);
  }
}

async function wholeList(client: Client, signal: AbortSignal): Promise<readonly ToolDefinition[]> {
  const tools: ToolDefinition[] = [];
  let bytes = 0;
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const listed = await client.request(
      { method: 'tools/list', params },
      { signal, timeout: SDK_TIMEOUT_MS },
    );
    for (const { name, description, inputSchema } of listed.tools) {
      const tool = definitionOf(name, description, inputSchema);
      bytes += Buffer.byteLength(JSON.stringify(tool));
      tools.push(tool);
    }
    if (tools.length > MAX_TOOLS) throw unfit(`lists more than ${MAX_TOOLS} tools`);
    if (bytes > MAX_LIST_BYTES) throw unfit('lists more than 1 MiB');
    cursor = listed.nextCursor;
    if (cursor === undefined || cursor === '') return distinct(tools);
  }
  throw unfit(`lists its tools on more than ${MAX_PAGES} pages`);
}

function unfit(what: string): ProviderError {
  return new ProviderError('rejected', `The MCP server ${what}`, { refused: true });
}

function definitionOf(
  name: string,
  description: string | undefined,
  schema: Readonly<Record<string, unknown>>,
): ToolDefinition {
  if (!NAME.test(name)) {
    const shown = JSON.stringify(firstPart(name, MOST_OF_A_NAME)).replace(/[^\x20-\x7e]/g, escaped);
    throw unfit(`lists a tool whose name no model takes: ${shown}`);
  }
  if (isTooDeep(schema)) throw unfit(`nests the schema of ${name} too deeply`);
  return { name, ...(description === undefined ? {} : { description }), parameters: schema };
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function distinct(tools: readonly ToolDefinition[]): readonly ToolDefinition[] {
  const names = new Set<string>();
  for (const { name } of tools) {
    if (names.has(name)) throw unfit(`lists two tools called ${name}`);
    names.add(name);
  }
  return tools;
}

/** A tool's answer as a model is told it. */
function answerOf(result: unknown): unknown {
  const { content, structuredContent, isError } = isRecord(result) ? result : {};
  const parts = Array.isArray(content) ? content.filter(isRecord) : [];
  const text = parts.map(partText).join('\n');
  const said = text === '' ? (structuredContent ?? '') : text;
  const isTooLong = text.length > MAX_ANSWER || isTooDeep(structuredContent);
  if (isTooLong) return { error: 'The answer of the tool is too long.' };
  return isError === true ? { error: said } : said;
}

/** A server's error is an answer to the call: the model is told it. */
function refusalOf(error: unknown): unknown {
  if (!isRecord(error) || typeof error['code'] !== 'number') throw error;
  return { error: firstPart(errorText(error), MAX_ANSWER) };
}

function partText(part: Readonly<Record<string, unknown>>): string {
  const { type, text, resource, mimeType, uri } = part;
  if (typeof text === 'string') return text;
  if (isRecord(resource) && typeof resource['text'] === 'string') return resource['text'];
  const what = [uri, mimeType].find((it) => typeof it === 'string');
  return `[${String(type)}${what === undefined ? '' : `: ${what}`}]`;
}
