/** Which adapter serves which kind of provider: the one place to add one to. */
import { descriptorOf, type Environment } from '../config/providers.js';
import type { WorkloadIdentity } from '../config/generated/kindlm-config.js';
import type { ProviderName, ProviderSettings } from '../config/suite.js';
import { createAnthropicAdapter, loadSdk as loadAnthropic } from './anthropic/anthropic.js';
import { baseUrlOf, isAzure, resolveEndpoint } from './endpoint.js';
import { createHttpEndpoint } from './http/http-endpoint.js';
import { IdentityTokens, type JobIdentity, type OpenSource } from './identity-tokens.js';
import { createMcpAdapter } from './mcp.js';
import { createOpenAiAdapter, loadSdk as loadOpenAi } from './openai/openai.js';
import type { ProviderAdapter } from './provider.js';
import { createHttpClient, type HttpClient } from './transport/http-client.js';

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
interface AdapterPlace {
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

// How each vendor's SDK exchanges the job's token for one of its keys.

/** What a vendor's keys are made with. */
interface IdentityScope {
  readonly identity: WorkloadIdentity;
  readonly job: JobIdentity;
  /** Of the API; only a server on this machine may replace the vendor's. */
  readonly baseUrl: string;
  readonly http: HttpClient;
}

/** The keys of OpenAI's API. Its token service is on another host; beside a local server it is `/oauth/token`. */
function openAiTokens({ identity, job, baseUrl, http }: IdentityScope): IdentityTokens {
  const { origin, hostname } = new URL(baseUrl);
  const isVendor = hostname.endsWith('.openai.com');
  const open: OpenSource = async (getToken, fetch) => {
    const { OpenAI } = await loadOpenAi();
    /** A client for its tokens alone: those of one that posts are out of reach. */
    class TokenClient extends OpenAI {
      async token(): Promise<string> {
        const headers = await this.bearerAuth({ method: 'post', path: '/' });
        return headers?.values.get('authorization')?.replace(/^Bearer /, '') ?? '';
      }
    }
    const { identityProviderId = '', serviceAccountId = '' } = identity;
    const provider = { tokenType: 'jwt' as const, getToken };
    const client = () =>
      new TokenClient({
        baseURL: baseUrl,
        workloadIdentity: { identityProviderId, serviceAccountId, provider },
        apiKey: null,
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        maxRetries: 0,
        logLevel: 'off',
        fetch,
      });
    let current = client();
    return {
      getToken: () => current.token(),
      invalidate: () => {
        current = client();
      },
    };
  };
  const serviceUrl = (url: string) => (isVendor ? url : origin + new URL(url).pathname);
  return new IdentityTokens({ job, audience: identity.audience, http, open, serviceUrl });
}

/** The keys of Anthropic's API, whose token service is the API's own host. */
function anthropicTokens({ identity, job, baseUrl, http }: IdentityScope): IdentityTokens {
  const open: OpenSource = async (identityTokenProvider, fetch) => {
    const { oidcFederationProvider, TokenCache } = await loadAnthropic();
    const { federationRuleId = '', organizationId = '', serviceAccountId, workspaceId } = identity;
    const exchange = oidcFederationProvider({
      identityTokenProvider,
      federationRuleId,
      organizationId,
      serviceAccountId,
      workspaceId,
      baseURL: new URL(baseUrl).origin,
      fetch,
      userAgent: 'kindlm-action',
    });
    const cache = new TokenCache(exchange);
    return { getToken: () => cache.getToken(), invalidate: () => cache.invalidate() };
  };
  return new IdentityTokens({
    job,
    audience: identity.audience,
    http,
    open,
    serviceUrl: (url) => url,
  });
}
