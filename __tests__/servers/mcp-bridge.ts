/** The server of mcp-stdio.mjs over streamable HTTP: a process a session; what is no answer of it goes on as it is. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { closedAfterwards } from './closing.js';
import { listen, readBody } from './http-exchange.js';
import { field } from './openai-server.js';

interface Session {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** Replies that are waited for, by the id of their request. */
  readonly waiting: Map<unknown, ServerResponse>;
}

/** Starts it; `env` is that of its processes. URL of the endpoint. */
export async function startMcpBridge(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const sessions = new Map<string, Session>();
  const open = (): Session => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => undefined);
    const waiting: Session['waiting'] = new Map();
    createInterface({ input: child.stdout }).on('line', (line) => {
      const reply = waiting.get(idOf(line));
      if (reply !== undefined) reply.end(line);
    });
    child.once('exit', () => {
      for (const reply of waiting.values()) reply.destroy();
    });
    return { child, waiting };
  };
  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = (await readBody(message)).toString('utf8');
    const given = message.headers['mcp-session-id'];
    const id = typeof given === 'string' ? given : randomUUID();
    if (message.method === 'DELETE') {
      sessions.get(id)?.child.kill('SIGKILL');
      sessions.delete(id);
      response.writeHead(200).end();
      return;
    }
    const session = sessions.get(id) ?? open();
    sessions.set(id, session);
    const request: unknown = JSON.parse(text);
    session.child.stdin.write(`${text}\n`);
    if (field(request, 'id') === undefined) {
      response.writeHead(202).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': id });
    session.waiting.set(field(request, 'id'), response);
  };
  const { url } = await listen((message, response) => {
    handle(message, response).catch((error: unknown) => response.destroy(error as Error));
  });
  closedAfterwards({
    close: () => {
      for (const { child } of sessions.values()) child.kill('SIGKILL');
      return Promise.resolve();
    },
  });
  return `${url}/mcp`;
}

function idOf(line: string): unknown {
  try {
    return field(JSON.parse(line), 'id');
  } catch {
    return undefined;
  }
}
