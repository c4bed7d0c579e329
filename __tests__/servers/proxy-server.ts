/** An HTTP proxy on a free port: CONNECT tunnels and whole URLs, to servers that only it can find by their names. */
import {
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closedAfterwards } from './closing.js';
import { listen } from './http-exchange.js';

export interface ProxiedRequest {
  readonly method: string;
  /** `host:port` of a tunnel, or a whole URL. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/** How the proxy treats every request; a number is the status that it refuses with. */
export type ProxyFault = number | 'garbage' | 'hang' | 'reset';

export interface ProxyServerOptions {
  /** URL of the server behind each `host:port`; the proxy answers 502 for others. */
  readonly hosts: Readonly<Record<string, string>>;
  /** `user:password` that it asks for. */
  readonly credentials?: string;
  readonly fault?: ProxyFault;
}

export interface ProxyServer {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly requests: readonly ProxiedRequest[];
  /** Connections of clients that are open now. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export async function startProxyServer(options: ProxyServerOptions): Promise<ProxyServer> {
  const requests: ProxiedRequest[] = [];
  const sockets = new Set<Duplex>();
  const note = ({ method = '', url: target = '', headers }: IncomingMessage): void => {
    requests.push({ method, target, headers });
  };
  const { url, server, close } = await listen((request, response) => {
    note(request);
    forward(options, request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    note(request);
    const upstream = tunnel(options, request, client, head);
    if (upstream === undefined) return;
    sockets.add(upstream);
    upstream.on('close', () => sockets.delete(upstream));
  });
  return closedAfterwards({
    url,
    requests,
    open: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  });
}

/** The status to refuse with, or what else is wrong with this request. */
function faultOf(
  { fault, credentials }: ProxyServerOptions,
  { headers }: IncomingMessage,
): ProxyFault | undefined {
  if (fault !== undefined) return fault;
  if (credentials === undefined) return undefined;
  const expected = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return headers['proxy-authorization'] === expected ? undefined : 407;
}

function tunnel(
  options: ProxyServerOptions,
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
): Socket | undefined {
  const server = options.hosts[request.url ?? ''];
  const fault = faultOf(options, request) ?? (server === undefined ? 502 : undefined);
  if (fault === 'hang') {
    // Read, or it would not see that the client has left.
    client.once('end', () => client.destroy()).resume();
    return undefined;
  }
  if (fault === 'reset') client.destroy();
  else if (fault === 'garbage') client.end('SSH-2.0-OpenSSH_9.6\r\n');
  else if (fault !== undefined) client.end(`HTTP/1.1 ${fault} No\r\nContent-Length: 0\r\n\r\n`);
  if (fault !== undefined || server === undefined) return undefined;
  const { hostname, port } = new URL(server);
  const upstream = connect(Number(port), hostname, () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
  });
  upstream.on('error', () => client.destroy());
  return upstream;
}

function forward(
  options: ProxyServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { host, pathname, search } = new URL(request.url ?? '', 'http://not-a-whole-url.test');
  const server = options.hosts[host.includes(':') ? host : `${host}:80`];
  const fault = faultOf(options, request) ?? (server === undefined ? 502 : undefined);
  if (fault === 'hang') return;
  if (fault === 'reset') response.socket?.destroy();
  else if (fault === 'garbage') response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n');
  else if (fault !== undefined) response.writeHead(fault).end();
  if (fault !== undefined || server === undefined) return;
  const headers = { ...request.headers };
  delete headers['proxy-authorization'];
  const onward = sendRequest(
    server + pathname + search,
    { method: request.method, headers },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
