/** An endpoint as its adapter gets it: what the config says of it, with the environment filled in. */
import {
  descriptorOf,
  type Environment,
  fillUrl,
  headerVariable,
  requiredKeyName,
  urlVariables,
  variableValue,
  type CompatibleDescriptor,
} from '../config/providers.js';
import type { ModelSpec, ProviderSettings } from '../config/suite.js';
import { createSecretRedactor } from '../redaction/cut.js';

export interface Endpoint {
  /** Key of the config's `providers`, the start of every message. */
  readonly name: string;
  readonly kind: ModelSpec['provider'];
  /** As the config writes it, with its variables filled in; undefined where it names none. */
  readonly url: string | undefined;
  /** `file:line` of the URL in the config, where it names one. */
  readonly place?: string | undefined;
  /** Of every request, the key among them. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Takes the values from the environment, which no message may hold, out of a text. */
  readonly redact: (text: string) => string;
  /** Which environment variable is not set, or is no key, and why; calls then fail as `auth`. */
  readonly unusable: string | undefined;
}

/** Reads the endpoint's key, headers and URL from the environment. Throws nothing: see `unusable`. */
export function resolveEndpoint(
  name: string,
  kind: ModelSpec['provider'],
  settings: ProviderSettings,
  environment: Environment,
): Endpoint {
  const url = settings.baseUrl === undefined ? undefined : fillUrl(settings.baseUrl, environment);
  const usable = url === undefined || URL.canParse(url) ? url : 'http://unset.invalid';
  const keyName = requiredKeyName(kind, settings);
  // Without the white space that pasted secrets end with.
  const key = keyName === undefined ? undefined : variableValue(keyName, environment);
  return {
    name,
    kind,
    url: usable,
    place: settings.location && `${settings.location.file}:${settings.location.line}`,
    headers: {
      ...(key === undefined ? {} : keyHeader(kind, settings, key, usable)),
      ...configuredHeaders(settings, environment),
    },
    redact: createSecretRedactor(
      secretVariables(kind, settings).flatMap(
        (variable) => variableValue(variable, environment) ?? [],
      ),
    ),
    unusable: unusableVariable(kind, settings, environment),
  };
}

function unusableVariable(
  kind: ModelSpec['provider'],
  settings: ProviderSettings,
  environment: Environment,
): string | undefined {
  const [first] = unusableVariables(kind, settings, environment);
  if (first === undefined) return undefined;
  if (first.fault !== undefined) return `${first.name} ${first.fault}`;
  return first.isIdentity ? noIdentityWords() : `${first.name} is not set`;
}

/** A variable that an endpoint needs and cannot have as it is. */
interface UnusableVariable {
  readonly name: string;
  /** A key, or anything else that nobody may see. Otherwise it is part of an address. */
  readonly isSecret: boolean;
  /** It is not set because the job may not have an OIDC token. */
  readonly isIdentity: boolean;
  /** What is wrong with a value that is set and is no key, to follow its name; undefined where none is set. */
  readonly fault: string | undefined;
}

/** Of the variables of an endpoint's key, its headers and its URL, which must all be set. */
export function unusableVariables(
  kind: ModelSpec['provider'],
  settings: ProviderSettings,
  environment: Environment,
): readonly UnusableVariable[] {
  const secrets = secretVariables(kind, settings);
  const names = new Set([
    ...identityVariables(settings),
    ...secrets,
    ...urlVariables(settings.baseUrl ?? ''),
  ]);
  return [...names].flatMap((name) => {
    const fault = keyFault(name, kind, settings, environment);
    if (fault === undefined && variableValue(name, environment) !== undefined) return [];
    const isIdentity = name === IDENTITY_URL || name === IDENTITY_TOKEN;
    return { name, isSecret: secrets.includes(name), isIdentity, fault };
  });
}

/** What the runner sets for a job with the permission `id-token: write`: where it gets its OIDC token, and with what. */
const IDENTITY_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
const IDENTITY_TOKEN = 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';

/** e.g. `the job has no identity token (openai): it lacks ...`. */
export function noIdentityWords(providers?: string): string {
  const whose = providers === undefined ? '' : ` (${providers})`;
  return `the job has no identity token${whose}: it lacks the permission \`id-token: write\``;
}

function identityVariables({ workloadIdentity }: ProviderSettings): readonly string[] {
  return workloadIdentity === undefined ? [] : [IDENTITY_URL, IDENTITY_TOKEN];
}

/** The environment variables of an endpoint whose values are secrets: all but those in the URL's host and path. */
export function secretVariables(
  kind: ModelSpec['provider'],
  settings: ProviderSettings,
): readonly string[] {
  const key = requiredKeyName(kind, settings);
  const headers = Object.values(settings.headers ?? {});
  return [
    ...new Set([
      ...(key === undefined ? [] : [key]),
      ...identityVariables(settings).filter((name) => name === IDENTITY_TOKEN),
      ...headers.flatMap((value) => headerVariable(value) ?? []),
      ...secretUrlVariables(settings.baseUrl ?? ''),
    ]),
  ];
}

/** Azure expects its keys in a different header; a bearer token there is an Entra token. */
function keyHeader(
  kind: ModelSpec['provider'],
  { apiKeyHeader }: ProviderSettings,
  key: string,
  url: string | undefined,
): Readonly<Record<string, string>> {
  const { api, apiKeyHeader: usual } = descriptorOf(kind);
  const isOnAzure = api === 'chat-completions' && url !== undefined && isAzure(url);
  const name = apiKeyHeader?.toLowerCase() ?? (isOnAzure ? 'api-key' : usual);
  return { [name]: name === 'authorization' ? `Bearer ${key}` : key };
}

function configuredHeaders(
  { headers = {} }: ProviderSettings,
  environment: Environment,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const variable = headerVariable(value);
      const sent = variable === undefined ? value : variableValue(variable, environment);
      return [name.toLowerCase(), sent ?? ''];
    }),
  );
}

// Values of environment variables that no server can take for a key: in quotes, with `Bearer` in front, in two lines.
// No
// message shows a value. White space around a value is no fault; variableValue takes it off, since `gh secret set <
// file`
// leaves a line break at its end.

/** What is wrong with a variable that is set, to follow its name: `is in quotes`. Undefined where nothing is. */
function keyFault(
  name: string,
  kind: ModelSpec['provider'],
  settings: ProviderSettings,
  environment: Environment,
): string | undefined {
  const value = variableValue(name, environment);
  if (value === undefined) return undefined;
  if (name === requiredKeyName(kind, settings)) {
    const header = settings.apiKeyHeader?.toLowerCase() ?? descriptorOf(kind).apiKeyHeader;
    const isUsual = settings.apiKeyHeader === undefined || header === 'authorization';
    return (isUsual ? usualKeyFault(name, value) : undefined) ?? headerFault(value);
  }
  const isHeader = Object.values(settings.headers ?? {}).some(
    (header) => headerVariable(header) === name,
  );
  return isHeader ? headerFault(value) : undefined;
}

/** Of a key that is sent alone, or behind the `Bearer` that the action writes. */
function usualKeyFault(name: string, value: string): string | undefined {
  if (/^(["'`])[^]*\1$/.test(value)) return 'is in quotes: store it without them';
  if (/^["'`]|["'`]$/.test(value)) return 'has a quote at one end: store it without';
  if (/^(?:authorization:|bearer\s)/i.test(value)) {
    return 'begins with `Bearer`: the action adds that itself, so store the key alone';
  }
  if (value.startsWith(`${name}=`)) {
    return 'begins with its own name: store only what follows the equals sign';
  }
  if (/^\$[\w({]/.test(value)) {
    return 'holds a reference that nothing filled in: in a workflow it is written `${{ secrets.NAME }}`';
  }
  if (/[\r\n]/.test(value)) return 'has several lines: store only the key';
  if (/\s/.test(value)) return 'has a space inside it: store only the key';
  return undefined;
}

/** HTTP refuses it, whatever the server. */
function headerFault(value: string): string | undefined {
  if (/[\r\n]/.test(value)) return 'has several lines, which no header can hold';
  if (/[^\t\x20-\x7e]/.test(value)) {
    return 'has a character that no key has: an ellipsis, a typographic quote or an invisible one. Copy it again';
  }
  return undefined;
}

// Where the requests to an OpenAI-compatible server go.

/** Hosts of Azure OpenAI. */
export function isAzure(baseUrl: string): boolean {
  return /\.(?:openai\.azure\.(?:com|us|cn)|cognitiveservices\.azure\.com|services\.ai\.azure\.com)$/i.test(
    new URL(baseUrl).hostname,
  );
}

// The proxy that the environment names: `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`. Loaded at every start, so it is small.

interface ProxyServer {
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

/** Names of the variables in a URL's query, where APIs take keys. Those in its host and path are not secret. */
function secretUrlVariables(url: string): readonly string[] {
  const query = url.indexOf('?');
  return query === -1 ? [] : urlVariables(url.slice(query));
}

/**
 * The server's base URL: the config's, else the provider's own; without a trailing slash before its query. A known
 * host's path is completed, and the path of the request itself, which people paste with the rest, is taken off.
 */
export function baseUrlOf(provider: CompatibleDescriptor, configured: string | undefined): string {
  if (configured === undefined) return provider.baseUrl;
  const [, given = configured, query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(configured) ?? [];
  const base = given.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const whole =
    provider.path === undefined || base.endsWith(provider.path) ? base : base + provider.path;
  return completed(whole, provider) + query;
}

function completed(base: string, provider: CompatibleDescriptor): string {
  const { origin, pathname } = new URL(base);
  if (isAzure(base)) return pathname === '/' ? `${origin}/openai/v1` : base;
  const isOwnHost = origin === new URL(provider.baseUrl).origin;
  return isOwnHost && provider.baseUrl.startsWith(base) ? provider.baseUrl : base;
}
