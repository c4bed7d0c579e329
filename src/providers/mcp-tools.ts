/**
 * Tools of an MCP server that a test offers: what the server lists, and what it answers when it is called. A server is a
 * command in its own process group, which speaks over standard input and output, or one that runs at a URL.
 */
import type { Client, JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { isRecord } from '../basics/basics.js';
import type { Environment } from '../config/providers.js';
import { serverName, type ToolServer } from '../config/suite.js';
import { firstPart } from '../redaction/cut.js';
import { commandEnvironment, withoutKeys } from './command/user-programs.js';
import { complaintOf } from './command/complaint.js';
import {
  type GroupResult,
  missingProgram,
  type ProcessGroup,
  startGroup,
} from './command/process-group.js';
import { resolveEndpoint } from './endpoint.js';
import { type Connection, connectMcp, failure, SDK_TIMEOUT_MS } from './mcp.js';
import {
  isDeeperThan,
  loadModule,
  MAX_LEVELS,
  ProviderError,
  type ToolDefinition,
} from './provider.js';
import { createHttpClient } from './transport/http-client.js';

/** Tools that a server may list, and bytes of their JSON. */
const MAX_TOOLS = 128;
const MAX_LIST_BYTES = 1024 * 1024;
/** Pages of a list: each may have few tools, and a server may name a next one for ever. */
const MAX_PAGES = 200;
/** Characters of a name; no model takes a longer one. */
const MAX_NAME = 128;
/** Characters of a message of a server, and of the answer of a tool. */
const MAX_MESSAGE = 16 * 1024 * 1024;
const MAX_ANSWER = 1024 * 1024;
const MAX_STDERR_BYTES = 64 * 1024;

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
        const options = { signal, timeout: SDK_TIMEOUT_MS };
        return answerOf(
          await client.request(
            { method: 'tools/call', params: { name, arguments: { ...args } } },
            options,
          ),
        );
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
    const { timeoutMs } = this.#place;
    const way = (this.#way ??= this.#open());
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(way.late(timeoutMs)), timeoutMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(way.late(timeoutMs)), { once: true });
    });
    try {
      return await Promise.race([way.client.then((client) => work(client, signal)), late]);
    } catch (error) {
      throw error instanceof ProviderError ? error : await way.fault(error, signal);
    } finally {
      clearTimeout(timer);
      // Nobody waits for it any more.
      late.catch(() => undefined);
    }
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
    const { cwd, environment } = place;
    const env = withoutKeys(commandEnvironment(environment, {}), place.keys, keys);
    this.#transport = new StdioTransport(command, { cwd, env });
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
    const words = `The MCP server ${this.#name} gave no whole answer within ${ms} ms`;
    return new ProviderError('command-timeout', words);
  }

  async fault(error: unknown): Promise<ProviderError> {
    const { redact } = this.#place;
    const result = await this.#transport.result();
    const failed = (what: string): ProviderError =>
      new ProviderError('command-failed', `The MCP server ${this.#name} ${redact(what)}`);
    if (this.#transport.overflowed)
      return failed('wrote a message that is too long, and was ended');
    if (result === undefined) return failed(`failed: ${messageOf(error)}`);
    const missing = this.#transport.hasSpoken ? undefined : missingProgram(result, []);
    if (missing !== undefined)
      return new ProviderError('not-installed', redact(missing.message), missing);
    const { exitCode, signal, stderr } = result;
    const how = signal === null ? `ended with exit code ${exitCode}` : `was ended by ${signal}`;
    const complaint = complaintOf(redact(stderr));
    return failed(
      complaint === '' ? `${how}; it wrote nothing to standard error` : `${how}: ${complaint}`,
    );
  }

  leave(): Promise<void> {
    return this.#transport.close();
  }
}

function messageOf(error: unknown): string {
  return isRecord(error) || error instanceof Error
    ? String(Reflect.get(error, 'message'))
    : String(error);
}

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
  readonly #command: string;
  readonly #where: Pick<Parameters<typeof startGroup>[1], 'cwd' | 'env'>;
  #group: ProcessGroup | undefined;
  /** The line that is not whole yet, and its bytes. */
  #begun: Buffer[] = [];
  #bytes = 0;

  constructor(command: string, where: Pick<Parameters<typeof startGroup>[1], 'cwd' | 'env'>) {
    this.#command = command;
    this.#where = where;
  }

  async start(): Promise<void> {
    const group = await startGroup(this.#command, {
      ...this.#where,
      hasInput: true,
      maxStderrBytes: MAX_STDERR_BYTES,
      onStdout: (chunk) => this.#take(chunk),
    });
    this.#group = group;
    // However the action ends, its servers end with it.
    process.once('exit', group.kill);
    const ended = (): void => {
      process.off('exit', group.kill);
      this.onclose?.();
    };
    group.result.then(ended, ended);
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.#group?.write(`${JSON.stringify(message)}\n`);
    return Promise.resolve();
  }

  /** A good server ends when it is told nothing more. */
  async close(): Promise<void> {
    this.#group?.endInput();
    if ((await this.result()) === undefined) await this.#group?.end();
  }

  /** How it ended; undefined where it runs. */
  async result(): Promise<GroupResult | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const running = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), END_MS);
    });
    const result = await Promise.race([this.#group?.result, running]).catch(() => undefined);
    clearTimeout(timer);
    return result;
  }

  /** False ends the server. */
  #take(chunk: Buffer): boolean {
    this.hasSpoken = true;
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
  // Control characters, or a name that no model takes.
  if (name === '' || name.length > MAX_NAME || /[^\x21-\x7e]/.test(name)) {
    throw unusable(
      `lists a tool whose name no model takes: ${JSON.stringify(firstPart(name, MAX_NAME))}`,
    );
  }
  if (isDeeperThan(schema, MAX_LEVELS)) throw unusable(`nests the schema of ${name} too deeply`);
  return { name, ...(description === undefined ? {} : { description }), parameters: schema };
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
  const isTooLong = text.length > MAX_ANSWER || isDeeperThan(structuredContent, MAX_LEVELS);
  if (isTooLong) return { error: 'The answer of the tool is too long.' };
  return isError === true ? { error: said } : said;
}

function partText(part: Readonly<Record<string, unknown>>): string {
  const { type, text, resource, mimeType } = part;
  if (typeof text === 'string') return text;
  if (isRecord(resource) && typeof resource['text'] === 'string') return resource['text'];
  return `[${String(type)}${typeof mimeType === 'string' ? `: ${mimeType}` : ''}]`;
}
