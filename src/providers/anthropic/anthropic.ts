/** Anthropic's Messages API. It has no embeddings. */
import type { Endpoint } from '../endpoint.js';
import { messagesBody, REFUSABLE, wantsStructuredOutput } from './anthropic-request.js';
import { readMessage } from './anthropic-reply.js';
import { toProviderError } from '../transport/errors.js';
import { createExchange } from '../transport/timed-exchange.js';
import { createSdkPost } from '../transport/sdk-post.js';
import type { HttpClient } from '../transport/http-client.js';
import { createAnthropicClient, loadSdk } from './anthropic-client.js';
import type { IdentityTokens } from '../identity/identity-tokens.js';
import { withPrefill } from '../prefill.js';
import { ProviderError, type ChatRequest, type ProviderAdapter } from '../provider.js';
import { createRefusalMemory } from '../transport/refusals.js';

export interface AnthropicAdapterOptions {
  readonly endpoint: Endpoint;
  /** Without the version path, e.g. `https://api.anthropic.com`. */
  readonly baseUrl: string;
  readonly http: HttpClient;
  /** Keys of the job's identity, in place of one in the endpoint's headers. */
  readonly identity?: IdentityTokens | undefined;
}

/** Makes an adapter. */
export function createAnthropicAdapter(options: AnthropicAdapterOptions): ProviderAdapter {
  const { endpoint, identity } = options;
  const { name, unusable } = endpoint;
  const headers = identity === undefined ? endpoint.headers : withOAuth(endpoint.headers);
  const exchange = createExchange(
    createSdkPost(
      () => createAnthropicClient({ baseUrl: options.baseUrl, headers, http: options.http }),
      identity,
    ),
    createRefusalMemory(REFUSABLE),
  );
  return {
    name,
    async complete(request, signal) {
      if (unusable !== undefined) {
        throw new ProviderError('auth', `${name}: ${unusable}`);
      }
      try {
        const body = messagesBody(request, await outputSchema(request));
        const { reply, ...measured } = await exchange('/v1/messages', body, signal);
        const response = readMessage(reply);
        return { ...response, text: withPrefill(request, response.text), ...measured };
      } catch (error) {
        throw toProviderError(error, { endpoint, signal });
      }
    },
  };
}

/** What the API wants of a request whose key was exchanged for an identity. Source: the SDK's `OAUTH_API_BETA_HEADER`. */
const OAUTH_BETA = 'oauth-2025-04-20';

function withOAuth(headers: Endpoint['headers']): Endpoint['headers'] {
  const beta = [headers['anthropic-beta'], OAUTH_BETA].filter((value) => value !== undefined);
  return { ...headers, 'anthropic-beta': beta.join(',') };
}

/** The API takes a part of JSON Schema; the SDK moves the rest into descriptions. */
async function outputSchema(
  request: ChatRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.responseSchema === undefined || !wantsStructuredOutput(request)) return undefined;
  const { transformJSONSchema } = await loadSdk();
  return transformJSONSchema({ ...request.responseSchema.schema });
}
