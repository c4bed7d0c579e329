/** The proxy that the environment names: `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`. Loaded at every start, so it is small. */

type Environment = Readonly<Record<string, string | undefined>>;

export interface ProxyServer {
  /** Name of the environment variable that it comes from. */
  readonly variable: string;
  /** `http:` or `https:`, the way to the proxy itself. */
  readonly protocol: string;
  /** Without brackets. */
  readonly host: string;
  readonly port: number;
  /** `host:port`, as messages name it: without credentials. */
  readonly address: string;
  /** Value of the `Proxy-Authorization` header. */
  readonly authorization?: string;
}

export interface ProxySettings {
  /** By the protocol of the URL that is asked for. */
  readonly servers: Readonly<Record<'http:' | 'https:', ProxyServer | undefined>>;
  readonly noProxy: string;
}

/** A proxy variable whose value is no address of a proxy. */
interface ProxyProblem {
  readonly message: string;
  readonly hint: string;
}

interface Variable {
  readonly name: string;
  readonly value: string;
}

/** A lower-case name wins over its upper-case twin, as in curl; an empty value counts as not set. */
function variable(environment: Environment, name: string): Variable | undefined {
  return [name, name.toUpperCase()]
    .map((twin) => ({ name: twin, value: environment[twin]?.trim() ?? '' }))
    .find(({ value }) => value !== '');
}

/** The proxies to use; undefined where the environment names none. A value that is no address is left out. */
export function proxySettings(environment: Environment): ProxySettings | undefined {
  const server = (name: string): ProxyServer | undefined => {
    const given = variable(environment, name);
    return given === undefined ? undefined : parseServer(given);
  };
  const servers = { 'http:': server('http_proxy'), 'https:': server('https_proxy') };
  if (servers['http:'] === undefined && servers['https:'] === undefined) return undefined;
  return { servers, noProxy: variable(environment, 'no_proxy')?.value ?? '' };
}

/** What is wrong with the proxy variables. The values are not shown: they may hold credentials. */
export function proxyProblems(environment: Environment): readonly ProxyProblem[] {
  return ['https_proxy', 'http_proxy'].flatMap((name) => {
    const given = variable(environment, name);
    if (given === undefined || parseServer(given) !== undefined) return [];
    return [
      {
        message: `The environment variable ${given.name} is not the address of an HTTP proxy.`,
        hint: 'Write http://HOST:PORT or http://USER:PASSWORD@HOST:PORT, with special characters of the user and the password percent-encoded (`@` as `%40`).',
      },
    ];
  });
}

/** Every form in which the credentials of a proxy may appear, of proxies that are not used as well. */
export function proxySecrets(environment: Environment): readonly string[] {
  const names = ['https_proxy', 'http_proxy', 'all_proxy'];
  const secrets = names
    .flatMap((name) => [environment[name] ?? '', environment[name.toUpperCase()] ?? ''])
    .flatMap((value) => {
      const userInfo = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?([^/?#]*)@/i.exec(value)?.[1] ?? '';
      const colon = userInfo.indexOf(':');
      const parts = colon === -1 ? [userInfo] : [userInfo.slice(colon + 1), userInfo];
      return parts.flatMap((part) => [part, decoded(part) ?? part]);
    });
  return [...new Set(secrets)].filter((secret) => secret !== '');
}

function parseServer({ name, value }: Variable): ProxyServer | undefined {
  const address = value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(address);
  if ((protocol !== 'http:' && protocol !== 'https:') || hostname === '') return undefined;
  const [user, secret] = [decoded(username), decoded(password)];
  if (user === undefined || secret === undefined) return undefined;
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return {
    variable: name,
    protocol,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: number,
    address: `${hostname}:${number}`,
    ...(user === '' && secret === ''
      ? {}
      : { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
