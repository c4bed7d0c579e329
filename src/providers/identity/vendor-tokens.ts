/** How each vendor's SDK exchanges the job's token for one of its keys. */
import type { WorkloadIdentity } from '../../config/suite.js';
import { loadSdk as loadAnthropic } from '../anthropic/anthropic-client.js';
import { loadSdk as loadOpenAi } from '../openai/openai-client.js';
import type { HttpClient } from '../transport/http-client.js';
import { IdentityTokens, type JobIdentity, type OpenSource } from './identity-tokens.js';

/** What a vendor's keys are made with. */
export interface IdentityScope {
  readonly identity: WorkloadIdentity;
  readonly job: JobIdentity;
  /** Of the API; only a server on this machine may replace the vendor's. */
  readonly baseUrl: string;
  readonly http: HttpClient;
}

/** The keys of OpenAI's API. Its token service is on another host; beside a local server it is `/oauth/token`. */
export function openAiTokens({ identity, job, baseUrl, http }: IdentityScope): IdentityTokens {
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
export function anthropicTokens({ identity, job, baseUrl, http }: IdentityScope): IdentityTokens {
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
