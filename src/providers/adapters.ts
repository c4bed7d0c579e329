/** Which adapter serves which kind of provider: the one place to add one to. */
import { descriptorOf } from '../config/providers.js';
import type { ProviderName, ProviderSettings } from '../config/suite.js';
import type { Environment } from '../config/templates/environment.js';
import { createAnthropicAdapter } from './anthropic/anthropic.js';
import { preloadAnthropic } from './anthropic/anthropic-client.js';
import { resolveEndpoint } from './endpoint.js';
import { createHttpEndpoint } from './http/http-endpoint.js';
import { createMcpAdapter } from './mcp/mcp.js';
import { baseUrlOf, isAzure } from './openai/base-url.js';
import { createOpenAiAdapter } from './openai/openai.js';
import { preloadOpenAi } from './openai/openai-client.js';
import type { ProviderAdapter } from './provider.js';
import { createHttpClient, preloadHttp } from './transport/http-client.js';

/**
 * Makes the adapter of an endpoint, with its own sockets: one per endpoint and run is enough. An absent key is no error
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
  const provider = descriptorOf(kind);
  switch (provider.api) {
    case 'chat-completions': {
      const baseUrl = baseUrlOf(provider, endpoint.url);
      return createOpenAiAdapter({
        endpoint,
        dialect: provider,
        baseUrl,
        isOpenAi: new URL(baseUrl).hostname.endsWith('.openai.com') || isAzure(baseUrl),
        organization: provider.takesOrganization ? settings.organization : undefined,
        http,
      });
    }
    case 'anthropic': {
      // The adapter adds the version path itself.
      const configured = endpoint.url?.replace(/(?:\/v1)?\/*(\?[^#]*)?$/, '$1');
      return createAnthropicAdapter({
        endpoint,
        baseUrl: configured ?? described(provider.baseUrl),
        http,
      });
    }
    case 'http':
      return createHttpEndpoint({ endpoint, definition: described(settings.http), http });
    case 'mcp':
      return createMcpAdapter({ endpoint, server: described(settings.mcp), http });
    case 'command':
      throw new Error('A command is run by its own adapter.');
  }
}

function described<T>(definition: T | undefined): T {
  if (definition === undefined) throw new Error('The config was not checked: no endpoint.');
  return definition;
}

/** Starts to load what calls these kinds of providers need, so that it is there when the first is to be sent. */
export function preloadProviders(kinds: ReadonlySet<ProviderName>): void {
  const apis = new Set([...kinds].map((kind) => descriptorOf(kind).api));
  if ([...apis].some((api) => api !== 'command')) preloadHttp();
  if (apis.has('anthropic')) preloadAnthropic();
  if (apis.has('chat-completions')) preloadOpenAi();
}
