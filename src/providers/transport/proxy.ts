/**
 * The ways through a proxy, on undici's ProxyAgent: `https:` in a tunnel (CONNECT), `http:` by naming the whole URL.
 * Its EnvHttpProxyAgent would choose the proxy itself, but knows neither subdomains nor blocks of addresses in NO_PROXY,
 * sends `https:` through HTTP_PROXY, and warns on stderr that it is experimental.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { BlockList, isIP } from 'node:net';
import { type Dispatcher, Pool, ProxyAgent } from 'undici';
import { isLoopbackUrl } from '../../basics/connections.js';
import { WayError } from './errors.js';
import type { ProxySettings } from '../endpoint.js';
import type { FetchedReply } from './reply.js';
import { errorShape } from '../../basics/basics.js';

type ProxyServer = NonNullable<ProxySettings['servers']['http:']>;

/** Sends through a proxy. Rejects with WayError for what is the proxy's failure. */
type Route = (send: (dispatcher: Dispatcher) => Promise<FetchedReply>) => Promise<FetchedReply>;

interface ProxyRoutes {
  /** The way to a URL through its proxy; undefined where there is none. */
  readonly routeTo: (url: URL) => Route | undefined;
  /** Ends all sockets. */
  readonly close: () => void;
}

/** Makes the ways of one client. */
export function createProxyRoutes(settings: ProxySettings): ProxyRoutes {
  const agents = new Map<ProxyServer, ProxyAgent>();
  return {
    routeTo(url) {
      const { protocol } = url;
      if (protocol !== 'http:' && protocol !== 'https:') return undefined;
      const proxy = settings.servers[protocol];
      if (proxy === undefined || bypassesProxy(url, settings.noProxy)) return undefined;
      const agent = agents.get(proxy) ?? agentOf(proxy);
      agents.set(proxy, agent);
      return protocol === 'http:' && proxy.protocol === 'http:'
        ? (send) => forwarded(proxy, url, () => send(agent))
        : (send) => tunnelled(() => send(agent));
    },
    close: () => {
      for (const agent of agents.values()) void agent.destroy();
    },
  };
}

function agentOf(proxy: ProxyServer): ProxyAgent {
  const { host, port, protocol, authorization } = proxy;
  return new ProxyAgent({
    uri: `${protocol}//${host.includes(':') ? `[${host}]` : host}:${port}`,
    ...(authorization === undefined ? {} : { token: authorization }),
    proxyTunnel: false,
    clientFactory: (origin, options) => new TunnelPool(origin, options, proxy),
  });
}

/** The request names the whole URL: connection and refusals are the proxy's, whatever else comes is the server's. */
async function forwarded(
  proxy: ProxyServer,
  url: URL,
  send: () => Promise<FetchedReply>,
): Promise<FetchedReply> {
  try {
    const reply = await send();
    const { status } = reply;
    if ((status === 401 || status === 403) && isOfProxy(reply)) {
      throw refusal(proxy, status, url.host);
    }
    return reply;
  } catch (error) {
    if (isNoConnection(error)) throw unreachable(proxy, error);
    // The words of undici, which keeps the reply.
    if (/Proxy Authentication Required/.test(errorShape(error)?.message ?? '')) {
      throw refusal(proxy, 407, url.host);
    }
    throw error;
  }
}

/** Model servers refuse in JSON or in plain words; a page, nothing, or a proxy's own header is the proxy's. */
function isOfProxy({ headers, content }: FetchedReply): boolean {
  const names = ['proxy-authenticate', 'proxy-status', 'x-squid-error'];
  return (
    names.some((name) => headers.has(name)) ||
    /^(?:text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '') ||
    /^\s*(?:$|<(?:!doctype|html|\?xml))/i.test(content)
  );
}

/** Fires when the exchange that is under way has failed: undici goes on opening a tunnel that nobody waits for. */
const FAILED = new AsyncLocalStorage<AbortSignal>();

async function tunnelled(send: () => Promise<FetchedReply>): Promise<FetchedReply> {
  const failed = new AbortController();
  try {
    return await FAILED.run(failed.signal, send);
  } catch (error) {
    failed.abort();
    throw error;
  }
}

/** undici's connections to a proxy, whose failures to open a tunnel say that they are the proxy's. */
class TunnelPool extends Pool {
  readonly #proxy: ProxyServer;

  constructor(origin: URL, options: Pool.Options, proxy: ProxyServer) {
    super(origin, options);
    this.#proxy = proxy;
  }

  override connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  override connect(
    options: Dispatcher.ConnectOptions,
    callback: (error: Error | null, data: Dispatcher.ConnectData) => void,
  ): void;
  override connect(
    options: Dispatcher.ConnectOptions,
    callback?: (error: Error | null, data: Dispatcher.ConnectData) => void,
  ): Promise<Dispatcher.ConnectData> | void {
    if (callback === undefined) return this.#tunnel(options);
    super.connect(options, callback);
  }

  /** Rejects with WayError. */
  async #tunnel(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
    const proxy = this.#proxy;
    const signal = FAILED.getStore() ?? null;
    const answer = await super.connect({ ...options, signal }).catch((error: unknown) => {
      throw connectFailure(proxy, error);
    });
    const { statusCode, socket } = answer;
    if (statusCode >= 200 && statusCode < 300) return { ...answer, statusCode: 200 };
    socket.on('error', () => undefined).destroy();
    throw refusal(proxy, statusCode, options.path);
  }
}

function nameOf({ address, variable }: ProxyServer): string {
  return `the proxy ${address} (${variable})`;
}

function refusal(proxy: ProxyServer, status: number, target: string): WayError {
  const said = `(HTTP ${status})`;
  if (status === 407 || status === 401) {
    const form = `http://USER:PASSWORD@${proxy.address}`;
    return new WayError(
      'auth',
      proxy.authorization === undefined
        ? `${nameOf(proxy)} wants credentials ${said}: set ${proxy.variable} to ${form}`
        : `${nameOf(proxy)} does not accept the credentials in ${proxy.variable} ${said}`,
    );
  }
  if (status === 408 || status === 429 || status >= 500) {
    return new WayError('transient', `${nameOf(proxy)} cannot connect to ${target} ${said}`);
  }
  return new WayError(
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
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isNoConnection(error: unknown): boolean {
  return NO_CONNECTION.has(errorShape(error)?.code);
}

function unreachable(proxy: ProxyServer, error: unknown): WayError {
  const { code = '', message = '' } = errorShape(error) ?? {};
  const reason = message === '' || message.includes(code) ? message || code : `${message} ${code}`;
  return new WayError(
    'transient',
    `${nameOf(proxy)} cannot be reached: ${reason}. Is ${proxy.variable} right?`,
  );
}

function connectFailure(proxy: ProxyServer, error: unknown): Error {
  const { code = '', message } = errorShape(error) ?? { message: String(error) };
  if (isNoConnection(error)) return unreachable(proxy, error);
  if (code.startsWith('HPE_')) {
    return new WayError('invalid-reply', `${nameOf(proxy)} does not answer as a proxy does`);
  }
  if (/^(?:E[A-Z]+|UND_ERR_(?:SOCKET|ABORTED))$/.test(code)) {
    return new WayError('transient', `${nameOf(proxy)} ended the connection: ${message}`);
  }
  return new WayError('rejected', `${nameOf(proxy)} cannot be used: ${message}`);
}

// Which URLs go past the proxy.

/**
 * Whether a URL is reached without the proxy: this machine always is (a proxy could only reach its own), other hosts
 * where `NO_PROXY` names them. Its entries are parted by commas or spaces: `*` is everything; `example.com`,
 * `.example.com` and `*.example.com` are the host and all below it; an IP address, or a block of them in CIDR notation;
 * each may end in `:PORT` (an IPv6 address in brackets then).
 */
function bypassesProxy(url: URL, noProxy: string): boolean {
  if (isLoopbackUrl(url.href)) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => entry === '*' || matches(portOf(entry), host, port));
}

interface Entry {
  readonly name: string;
  readonly port?: string;
}

/** Takes the port off; an IPv6 address without brackets has none. */
function portOf(entry: string): Entry {
  const [, bracketed, bare, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  const name = bracketed ?? bare ?? entry;
  return port === undefined ? { name } : { name, port };
}

function matches({ name, port }: Entry, host: string, targetPort: string): boolean {
  if (port !== undefined && Number(port) !== Number(targetPort)) return false;
  if (isIP(host) !== 0) return contains(name, host);
  const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/** Whether an IP address is the given one or in the given block; false for whatever is neither. */
function contains(block: string, address: string): boolean {
  const family = familyOf(address);
  const [network = '', bits] = block.split('/');
  if (family === undefined || familyOf(network) !== family) return false;
  const list = new BlockList();
  if (bits === undefined) list.addAddress(network, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128)) {
    list.addSubnet(network, Number(bits), family);
  }
  return list.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}
