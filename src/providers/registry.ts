/** Which adapter serves which kind of provider: the one place to add one to. */
import type { ProviderName, ProviderSettings } from '../config/suite.js';
import type { Environment } from '../config/templates/environment.js';
import { createAnthropicAdapter } from './anthropic/anthropic.js';
import { preloadAnthropic } from './anthropic/anthropic-client.js';
import { resolveEndpoint } from './endpoint.js';
import { createHttpEndpoint } from './http/http-endpoint.js';
import { createMcpAdapter } from './mcp/mcp.js';
import { baseUrlOf, DIALECTS, isAzure, isCompatible } from './openai/dialects.js';
import { createOpenAiAdapter } from './openai/openai.js';
import { preloadOpenAi } from './openai/openai-client.js';
import type { ProviderAdapter } from './provider.js';
import { createHttpClient, preloadHttp } from './transport/http-client.js';

const ANTHROPIC_BASE_URL = 'https://api.anthropic.com';

/**
 * Makes the adapter of an endpoint, with sockets of its own: one an endpoint and run is enough. An absent key is no error
 * here; calls then fail as `auth`. Throws for `http` and `mcp` without their description, which every config has.
 * @param name key of the config's `providers`
 */
export function createAdapter(
  kind: ProviderName,
  settings: ProviderSettings,
  environment: Environment,
  name: string = kind,
): ProviderAdapter {
  const endpoint = resolveEndpoint(name, kind, settings, environment);
  const http = createHttpClient({ environment });
  if (kind === 'http') {
    return createHttpEndpoint({ endpoint, definition: described(settings.http), http });
  }
  if (kind === 'mcp') {
    return createMcpAdapter({ endpoint, server: described(settings.mcp), http });
  }
  if (kind === 'anthropic') {
    // The adapter adds the version path itself.
    const baseUrl = endpoint.url?.replace(/(?:\/v1)?\/*(\?[^#]*)?$/, '$1') ?? ANTHROPIC_BASE_URL;
    return createAnthropicAdapter({ endpoint, baseUrl, http });
  }
  if (!isCompatible(kind)) throw new Error(`${kind} has an adapter of its own`);
  const dialect = DIALECTS[kind];
  const baseUrl = baseUrlOf(dialect, endpoint.url);
  return createOpenAiAdapter({
    endpoint,
    dialect,
    baseUrl,
    isOpenAi: new URL(baseUrl).hostname.endsWith('.openai.com') || isAzure(baseUrl),
    organization: settings.organization,
    http,
  });
}

function described<T>(definition: T | undefined): T {
  if (definition === undefined) throw new Error('The config was not checked: no endpoint.');
  return definition;
}

/** Starts to load what calls these kinds of providers need, so that it is there when the first is to be sent. */
export function preloadProviders(kinds: ReadonlySet<ProviderName>): void {
  if ([...kinds].some((kind) => kind !== 'command')) preloadHttp();
  if (kinds.has('anthropic')) preloadAnthropic();
  if ([...kinds].some(isCompatible)) preloadOpenAi();
}
