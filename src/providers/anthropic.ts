/** Anthropic's Messages API. It has no embeddings. */
import { messagesBody, REFUSABLE, wantsStructuredOutput } from './anthropic-request.js';
import { readMessage } from './anthropic-reply.js';
import { toProviderError } from './errors.js';
import type { HttpClient } from './http-fetch.js';
import { withPrefill } from './prefill.js';
import { ProviderError, type ChatRequest, type ProviderAdapter } from './provider.js';
import { createRefusalMemory } from './refusals.js';
import { createExchange, SDK_TIMEOUT_MS, type SdkClient } from './sdk-exchange.js';
import { createSdkFetch } from './sdk-fetch.js';

/** From 2026-10-21 on the API refuses `temperature` for every model, also for those that honour it. */
const API_VERSION = '2023-06-01';

export interface AnthropicAdapterOptions {
  /** Without the version path, e.g. `https://api.anthropic.com`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  /** Name of the environment variable that holds no key; calls then fail as `auth`. */
  readonly missingKey?: string;
  readonly http: HttpClient;
}

/** Makes an adapter; the SDK is loaded at its first call. */
export function createAnthropicAdapter(options: AnthropicAdapterOptions): ProviderAdapter {
  const name = 'anthropic';
  const exchange = createExchange(() => anthropicClient(options), createRefusalMemory(REFUSABLE));
  return {
    name,
    async complete(request, signal) {
      if (options.missingKey !== undefined) {
        throw new ProviderError('auth', `${name}: ${options.missingKey} is not set`);
      }
      try {
        const body = messagesBody(request, await outputSchema(request));
        const { reply, latencyMs } = await exchange('/v1/messages', body, signal);
        const response = readMessage(reply);
        return { ...response, text: withPrefill(request, response.text), latencyMs };
      } catch (error) {
        throw toProviderError(error, { provider: name, apiKey: options.apiKey, signal });
      }
    },
  };
}

/** The API takes a part of JSON Schema; the SDK moves the rest into descriptions. */
async function outputSchema(
  request: ChatRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.responseSchema === undefined || !wantsStructuredOutput(request)) return undefined;
  const { transformJSONSchema } = await import('@anthropic-ai/sdk/lib/transform-json-schema');
  return transformJSONSchema({ ...request.responseSchema.schema });
}

async function anthropicClient(options: AnthropicAdapterOptions): Promise<SdkClient> {
  const { Anthropic } = await import('@anthropic-ai/sdk');
  const key = options.apiKey ?? 'none';
  // Everything that the SDK would else read from the environment is given: see openai.ts.
  return new Anthropic({
    apiKey: key,
    webhookKey: null,
    baseURL: options.baseUrl,
    // The SDK would send a bearer token, which gateways in front of the API do not know as a key.
    defaultHeaders: {
      'x-api-key': key,
      Authorization: null,
      'anthropic-version': API_VERSION,
    },
    fetch: createSdkFetch(options.http),
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
  });
}
