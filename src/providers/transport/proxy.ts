/**
 * The ways through a proxy: `https:` in a tunnel (CONNECT), `http:` by naming the whole URL. On node:http itself, the
 * same on every Node: the usual agents can neither end a CONNECT that is under way nor bound the proxy's reply, and what
 * a proxy refuses they hand on as if the model's server had said it.
 */
import * as Http from 'node:http';
import * as Https from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { CallSignal } from '../provider.js';
import { goesPastProxy } from './no-proxy.js';
import type { ProxyServer, ProxySettings } from './proxy-settings.js';
import { errorShape } from './reply-shape.js';
import { ProxyError, type Route } from './route.js';

export interface ProxyRoutes {
  /** The way to a URL through its proxy; undefined where none stands between. */
  readonly routeTo: (url: URL) => Route | undefined;
  /** Ends idle sockets. */
  readonly close: () => void;
}

/** Makes the ways of one client. A proxy that does not answer a CONNECT within `connectMs` has failed. */
export function createProxyRoutes(settings: ProxySettings, connectMs: number): ProxyRoutes {
  const { servers, noProxy } = settings;
  const made = new Map<string, { readonly route: Route; readonly agent: Http.Agent }>();
  const through = (protocol: 'http:' | 'https:', proxy: ProxyServer): Route => {
    const known = made.get(protocol);
    if (known !== undefined) return known.route;
    const fresh = protocol === 'https:' ? tunnelRoute(proxy, connectMs) : forwardRoute(proxy);
    made.set(protocol, fresh);
    return fresh.route;
  };
  return {
    routeTo(url) {
      const { protocol } = url;
      if (protocol !== 'http:' && protocol !== 'https:') return undefined;
      const proxy = servers[protocol];
      return proxy === undefined || goesPastProxy(url, noProxy)
        ? undefined
        : through(protocol, proxy);
    },
    close: () => {
      for (const { agent } of made.values()) agent.destroy();
    },
  };
}

function forwardRoute(proxy: ProxyServer) {
  const module = moduleOf(proxy);
  const agent = new module.Agent({ keepAlive: true });
  const route: Route = {
    request: (url, { method, headers }) =>
      module.request({
        method,
        ...placeOf(proxy),
        agent,
        path: `${url.origin}${url.pathname}${url.search}`,
        headers: { ...headers, ...authorizationOf(proxy), host: url.host },
      }),
    failure: (error) => (isNoConnection(error) ? unreachable(proxy, error) : undefined),
    refusal: (status) => (status === 407 ? refusal(proxy, status, '') : undefined),
  };
  return { route, agent };
}

function tunnelRoute(proxy: ProxyServer, connectMs: number) {
  const agent = new TunnelAgent((target, abandon) => openTunnel(proxy, target, connectMs, abandon));
  const route: Route = {
    request: (url, options, signal) => {
      const tunnelled: TunnelOptions = {
        ...options,
        agent,
        ...(signal ? { abandon: signal } : {}),
      };
      return Https.request(url, tunnelled);
    },
  };
  return { route, agent };
}

interface TunnelOptions extends Https.RequestOptions {
  /** Ends the attempt to connect: an aborted request does not tell its agent. */
  readonly abandon?: CallSignal;
}

type OpenTunnel = (target: string, abandon: CallSignal | undefined) => Promise<Socket>;

/** Keeps TLS connections to servers behind the proxy, each in a tunnel of its own. */
class TunnelAgent extends Https.Agent {
  constructor(private readonly open: OpenTunnel) {
    super({ keepAlive: true });
  }

  override createConnection(
    options: TunnelOptions,
    callback: (error: Error | null, stream?: Duplex) => void,
  ): undefined {
    const host = options.host ?? '';
    const target = `${isIP(host) === 6 ? `[${host}]` : host}:${options.port ?? 443}`;
    this.open(target, options.abandon).then(
      (socket) => callback(null, connectTls({ socket, host, servername: isIP(host) ? '' : host })),
      callback,
    );
  }
}

/** Asks the proxy for a tunnel. Rejects with ProxyError, or with the signal's reason. */
function openTunnel(
  proxy: ProxyServer,
  target: string,
  connectMs: number,
  abandon: CallSignal | undefined,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const request = moduleOf(proxy).request({
      ...placeOf(proxy),
      method: 'CONNECT',
      path: target,
      agent: false,
      headers: {
        host: target,
        connection: 'keep-alive',
        'proxy-connection': 'keep-alive',
        'user-agent': 'kindlm-action',
        ...authorizationOf(proxy),
      },
    });
    const timer = setTimeout(() => {
      const seconds = connectMs / 1000;
      request.destroy(
        new ProxyError('timeout', `${nameOf(proxy)} has not answered within ${seconds} s`),
      );
    }, connectMs);
    const onAbort = (): void => void request.destroy(new Error('aborted'));
    const settle = (): void => {
      clearTimeout(timer);
      abandon?.removeEventListener('abort', onAbort);
    };
    if (abandon?.aborted) onAbort();
    abandon?.addEventListener('abort', onAbort, { once: true });
    request.once('connect', ({ statusCode = 0 }, socket, head) => {
      settle();
      if (statusCode >= 200 && statusCode < 300) {
        if (head.byteLength > 0) socket.unshift(head);
        resolve(socket);
        return;
      }
      socket.destroy();
      reject(refusal(proxy, statusCode, target));
    });
    request.once('error', (error) => {
      settle();
      reject(error instanceof ProxyError ? error : connectFailure(proxy, error));
    });
    request.end();
  });
}

function moduleOf({ protocol }: ProxyServer): typeof Http | typeof Https {
  return protocol === 'https:' ? Https : Http;
}

function placeOf({ host, port }: ProxyServer): { readonly host: string; readonly port: number } {
  return { host, port };
}

function authorizationOf({ authorization }: ProxyServer): Readonly<Record<string, string>> {
  return authorization === undefined ? {} : { 'proxy-authorization': authorization };
}

function nameOf({ address, variable }: ProxyServer): string {
  return `the proxy ${address} (${variable})`;
}

/** `target` is empty where the proxy was not asked for a tunnel. */
function refusal(proxy: ProxyServer, status: number, target: string): ProxyError {
  const said = `(HTTP ${status})`;
  if (status === 407) {
    const form = `http://USER:PASSWORD@${proxy.address}`;
    return new ProxyError(
      'auth',
      proxy.authorization === undefined
        ? `${nameOf(proxy)} wants credentials ${said}: set ${proxy.variable} to ${form}`
        : `${nameOf(proxy)} does not accept the credentials in ${proxy.variable} ${said}`,
    );
  }
  if (status === 408 || status === 429 || status >= 500) {
    return new ProxyError('transient', `${nameOf(proxy)} cannot connect to ${target} ${said}`);
  }
  return new ProxyError(
    'rejected',
    `${nameOf(proxy)} refuses a connection to ${target} ${said}: allow the host there, or name it in NO_PROXY`,
  );
}

const NO_CONNECTION: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

function isNoConnection(error: unknown): boolean {
  return NO_CONNECTION.has(errorShape(error)?.code);
}

function unreachable(proxy: ProxyServer, error: unknown): ProxyError {
  const { code = '', message = '' } = errorShape(error) ?? {};
  const reason = message === '' || message.includes(code) ? message || code : `${message} ${code}`;
  return new ProxyError(
    'transient',
    `${nameOf(proxy)} cannot be reached: ${reason}. Is ${proxy.variable} right?`,
  );
}

function connectFailure(proxy: ProxyServer, error: Error): Error {
  const { code = '', message } = errorShape(error) ?? { message: String(error) };
  if (isNoConnection(error)) return unreachable(proxy, error);
  if (code.startsWith('HPE_')) {
    return new ProxyError('invalid-reply', `${nameOf(proxy)} does not answer as a proxy does`);
  }
  if (/^E[A-Z]+$/.test(code)) {
    return new ProxyError('transient', `${nameOf(proxy)} ended the connection: ${message}`);
  }
  return new ProxyError('rejected', `${nameOf(proxy)} cannot be used: ${message}`);
}
