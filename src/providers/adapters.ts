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
import type { JobIdentity } from './identity/identity-tokens.js';
import { anthropicTokens, openAiTokens, type IdentityScope } from './identity/vendor-tokens.js';
import type { ProviderAdapter } from './provider.js';
import { createHttpClient, preloadHttp } from './transport/http-client.js';

/**
 * Makes the adapter of an endpoint, with its own sockets: one per endpoint and run is enough. An absent key is no error
 * here; calls then fail as `auth`. Throws for `http` and `mcp` without their description, which every config has.
 */
export function createAdapter(
  kind: ProviderName,
  settings: ProviderSettings,
  environment: Environment,
  { name = kind, job }: AdapterPlace = {},
): ProviderAdapter {
  const resolved = resolveEndpoint(name, kind, settings, environment);
  const endpoint =
    job === undefined
      ? resolved
      : { ...resolved, redact: (text: string) => job.redact(resolved.redact(text)) };
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
        identity: identityOf(openAiTokens, settings, job, { baseUrl, http }),
      });
    }
    case 'anthropic': {
      // The adapter adds the version path itself.
      const configured = endpoint.url?.replace(/(?:\/v1)?\/*(\?[^#]*)?$/, '$1');
      const baseUrl = configured ?? described(provider.baseUrl);
      const identity = identityOf(anthropicTokens, settings, job, { baseUrl, http });
      return createAnthropicAdapter({ endpoint, baseUrl, http, identity });
    }
    case 'http':
      return createHttpEndpoint({ endpoint, definition: described(settings.http), http });
    case 'mcp':
      return createMcpAdapter({ endpoint, server: described(settings.mcp), http });
    case 'command':
      throw new Error('A command is run by its own adapter.');
  }
}

/** Where an adapter serves. */
export interface AdapterPlace {
  /** Key of the config's `providers`; the kind's own unless given. */
  readonly name?: string;
  /** Whose identity replaces a key where the config says so. */
  readonly job?: JobIdentity | undefined;
}

function identityOf(
  tokens: typeof openAiTokens,
  { workloadIdentity }: ProviderSettings,
  job: JobIdentity | undefined,
  server: Pick<IdentityScope, 'baseUrl' | 'http'>,
) {
  return workloadIdentity === undefined || job === undefined
    ? undefined
    : tokens({ identity: workloadIdentity, job, ...server });
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
