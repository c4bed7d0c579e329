/** Which adapter serves which kind of provider: the one place to add one to. */
import { descriptorOf, type Environment } from '../config/providers.js';
import type { ModelSpec, ProviderSettings } from '../config/suite.js';
import { createAnthropicAdapter } from './anthropic/anthropic.js';
import { isAzure, resolveEndpoint, baseUrlOf } from './endpoint.js';
import { createHttpEndpoint } from './http/http-endpoint.js';
import { createMcpAdapter } from './mcp.js';
import { createOpenAiAdapter } from './openai/openai.js';
import type { JobIdentity, ProviderAdapter, ReplyCode } from './provider.js';
import { createHttpClient } from './transport/http-client.js';

export { createCommandAdapter } from './command/command.js';
export { listTools, openToolServer } from './mcp.js';
export { UserPrograms, commandEnvironment, findProgram } from './command/user-programs.js';

/**
 * Makes the adapter of an endpoint, with its own sockets: one per endpoint and run is enough. An absent key is no error
 * here; calls then fail as `auth`. Throws for `http` and `mcp` without their description, which every config has.
 */
export function createAdapter(
  kind: ModelSpec['provider'],
  settings: ProviderSettings,
  environment: Environment,
  { name = kind, job, replyCode }: AdapterPlace = {},
): ProviderAdapter {
  const resolved = resolveEndpoint(name, kind, settings, environment);
  const endpoint =
    job === undefined
      ? resolved
      : { ...resolved, redact: (text: string) => job.redact(resolved.redact(text)) };
  const http = createHttpClient({ environment });
  const provider = descriptorOf(kind);
  const { workloadIdentity } = settings;
  const identity = workloadIdentity && job && { job, identity: workloadIdentity };
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
        identity,
      });
    }
    case 'anthropic': {
      // The adapter adds the version path itself.
      const configured = endpoint.url?.replace(/(?:\/v1)?\/*(\?[^#]*)?$/, '$1');
      const baseUrl = configured ?? described(provider.baseUrl);
      return createAnthropicAdapter({ endpoint, baseUrl, http, identity });
    }
    case 'http':
      return createHttpEndpoint({
        endpoint,
        definition: described(settings.http),
        http,
        replyCode,
      });
    case 'mcp':
      return createMcpAdapter({ endpoint, server: described(settings.mcp), http });
    case 'command':
      throw new Error('A command is run by its own adapter.');
  }
}

/** Where an adapter serves. */
interface AdapterPlace {
  /** Key of the config's `providers`; the kind's own unless given. */
  readonly name?: string;
  /** Whose identity replaces a key where the config says so. */
  readonly job?: JobIdentity | undefined;
  /** What runs `transformResponse`; every call of an entry that has one fails without. */
  readonly replyCode?: ReplyCode | undefined;
}

function described<T>(definition: T | undefined): T {
  if (definition === undefined) throw new Error('The config was not checked: no endpoint.');
  return definition;
}
