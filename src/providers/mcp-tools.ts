/**
 * Tools of an MCP server that a test offers: what the server lists, and what it answers when it is called. A server is a
 * command in its own process group, which speaks over standard input and output, or one that runs at a URL.
 */
import type { Client, JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { isRecord } from '../basics/basics.js';
import type { Environment } from '../config/providers.js';
import { serverName, type ToolServer } from '../config/suite.js';
import { firstPart } from '../redaction/cut.js';
import { complaintOf } from './command/complaint.js';
import { type GroupResult, missingProgram } from './command/process-group.js';
import { UserPrograms } from './command/user-programs.js';
import { resolveEndpoint } from './endpoint.js';
import { type Connection, connectMcp, failure, isSessionLost, SDK_TIMEOUT_MS } from './mcp.js';
import { isTooDeep, loadModule, ProviderError, type ToolDefinition } from './provider.js';
import { createHttpClient } from './transport/http-client.js';

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
    if (result === undefined) return this.#failure('failed', `failed: ${messageOf(error)}`);
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

function messageOf(error: unknown): string {
  return isRecord(error) || error instanceof Error
    ? String(Reflect.get(error, 'message'))
    : String(error);
}

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
    if (tools.length > MAX_TOOLS) throw unusable(`lists more than ${MAX_TOOLS} tools`);
    if (bytes > MAX_LIST_BYTES) throw unusable('lists more than 1 MiB');
    cursor = listed.nextCursor;
    if (cursor === undefined || cursor === '') return distinct(tools);
  }
  throw unusable(`lists its tools on more than ${MAX_PAGES} pages`);
}

function unusable(what: string): ProviderError {
  return new ProviderError('rejected', `The MCP server ${what}`, { refused: true });
}

function definitionOf(
  name: string,
  description: string | undefined,
  schema: Readonly<Record<string, unknown>>,
): ToolDefinition {
  if (!NAME.test(name)) {
    const shown = JSON.stringify(firstPart(name, MOST_OF_A_NAME)).replace(/[^\x20-\x7e]/g, escaped);
    throw unusable(`lists a tool whose name no model takes: ${shown}`);
  }
  if (isTooDeep(schema)) throw unusable(`nests the schema of ${name} too deeply`);
  return { name, ...(description === undefined ? {} : { description }), parameters: schema };
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function distinct(tools: readonly ToolDefinition[]): readonly ToolDefinition[] {
  const names = new Set<string>();
  for (const { name } of tools) {
    if (names.has(name)) throw unusable(`lists two tools called ${name}`);
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
  return { error: firstPart(messageOf(error), MAX_ANSWER) };
}

function partText(part: Readonly<Record<string, unknown>>): string {
  const { type, text, resource, mimeType, uri } = part;
  if (typeof text === 'string') return text;
  if (isRecord(resource) && typeof resource['text'] === 'string') return resource['text'];
  const what = [uri, mimeType].find((it) => typeof it === 'string');
  return `[${String(type)}${what === undefined ? '' : `: ${what}`}]`;
}
