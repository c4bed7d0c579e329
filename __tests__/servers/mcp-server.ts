/** A real MCP server over streamable HTTP, of the official SDK, with one tool `ask`. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  fromJsonSchema,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import { listen, readBody } from './http-exchange.js';

export type ToolAnswer = CallToolResult | Promise<CallToolResult>;

export interface McpTestServer {
  /** Of the endpoint. */
  readonly url: string;
  /** Arguments of the calls, in order. */
  readonly calls: readonly Readonly<Record<string, unknown>>[];
  /** Method, session and headers of the HTTP requests, in order. */
  readonly requests: readonly {
    readonly method: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  /** Sessions that are open now. */
  readonly sessions: () => number;
  /** Forgets all sessions, as a server that was restarted. */
  readonly forgetSessions: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. `refuse` answers a request before MCP sees it; the last is said of a lost session. */
export async function startMcpServer(
  answer: (args: Readonly<Record<string, unknown>>) => ToolAnswer,
  refuse: (request: IncomingMessage) => number | 'hang' | undefined = () => undefined,
  [lostStatus, lostWords]: readonly [status: number, words: string | undefined] = [404, undefined],
): Promise<McpTestServer> {
  const calls: Readonly<Record<string, unknown>>[] = [];
  const requests: { method: string; headers: IncomingMessage['headers'] }[] = [];
  const transports = new Map<string, WebStandardStreamableHTTPServerTransport>();

  const open = async (): Promise<WebStandardStreamableHTTPServerTransport> => {
    const server = new McpServer({ name: 'test', version: '1' });
    const inputSchema = fromJsonSchema<Record<string, unknown>>({ type: 'object' });
    server.registerTool('ask', { description: 'Answers.', inputSchema }, (args) => {
      calls.push(args);
      return answer(args);
    });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void transports.set(id, transport),
      onsessionclosed: (id) => void transports.delete(id),
    });
    await server.connect(transport);
    return transport;
  };

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests.push({ method: message.method ?? '', headers: message.headers });
    const body = await readBody(message);
    const refused = refuse(message);
    if (refused === 'hang') return;
    if (refused !== undefined) {
      response
        .writeHead(refused, { 'content-type': 'application/json' })
        .end('{"error":"refused"}');
      return;
    }
    const id = message.headers['mcp-session-id'];
    const known = typeof id === 'string' ? transports.get(id) : await open();
    if (known === undefined) {
      const message = lostWords === undefined ? undefined : { code: -32_000, message: lostWords };
      response.writeHead(lostStatus, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', error: message, id: null }));
      return;
    }
    const reply = await known.handleRequest(webRequest(message, body));
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  };

  const { url, close } = await listen((message, response) => {
    handle(message, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500).end(String(error));
    });
  });
  return {
    url: `${url}/mcp`,
    calls,
    requests,
    sessions: () => transports.size,
    forgetSessions: () => transports.clear(),
    close,
  };
}

function webRequest(message: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`, {
    method: message.method ?? 'GET',
    headers,
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
}
