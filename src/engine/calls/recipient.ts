/** Who is asked: the part of a request's identity that says where it goes. */
import { descriptorOf } from '../../config/providers.js';
import { settingsOf, type ModelSpec, type ProviderName, type Suite } from '../../config/suite.js';
import { headerVariable } from '../../config/templates/environment.js';

/** A vendor's own server, asked without further headers, is its kind alone. */
export interface Recipient {
  readonly provider: ProviderName;
  readonly url?: string | undefined;
  readonly organization?: string | undefined;
  /** By names in lower case; a value from the environment is `env:` and its name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One endpoint, as far as it is known. */
export interface Recipients {
  /** By its URL as the config writes it. */
  readonly written: Recipient;
  /**
   * By its URL with the variables of host and path filled in; the same as `written` where it has none, undefined where one
   * is not set.
   */
  readonly reached: Recipient | undefined;
}

/** The endpoint of a model. Keys are in neither, since another key asks the same. */
export function recipientsOf(suite: Pick<Suite, 'providers'>, model: ModelSpec): Recipients {
  const { provider } = model;
  const { baseUrl, address, organization, headers } = settingsOf(suite, model);
  const at = (url: string | undefined): Recipient => ({
    provider,
    url: url === undefined ? undefined : withoutDefault(provider, url),
    organization: descriptorOf(provider).takesOrganization ? organization : undefined,
    headers: headers === undefined ? undefined : namedHeaders(headers),
  });
  const written = at(baseUrl);
  if (address === baseUrl) return { written, reached: written };
  return { written, reached: address === undefined ? undefined : at(address) };
}

/** Undefined for the vendor's own server, which a config may name or leave out. */
function withoutDefault(provider: ProviderName, url: string): string | undefined {
  const { baseUrl } = descriptorOf(provider);
  const [, target = url, query = ''] = /^([^?]*?)\/*(\?.*)?$/s.exec(url) ?? [];
  return target === baseUrl && query === '' ? undefined : target + query;
}

function namedHeaders(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const named = Object.entries(headers).map(([name, value]) => {
    const variable = headerVariable(value);
    return [name.toLowerCase(), variable === undefined ? value : `env:${variable}`] as const;
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}
