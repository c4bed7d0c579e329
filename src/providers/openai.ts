/** OpenAI, and every server with an API like its chat completions and embeddings. */
import { toProviderError } from './errors.js';
import type { HttpClient } from './http-fetch.js';
import { chatBody, REFUSABLE, type OpenAiServer } from './openai-request.js';
import { readCompletion, readEmbeddings } from './openai-reply.js';
import { withPrefill } from './prefill.js';
import { ProviderError, type ProviderAdapter } from './provider.js';
import { createRefusalMemory } from './refusals.js';
import { createSdkFetch } from './sdk-fetch.js';
import { createExchange, SDK_TIMEOUT_MS, type SdkClient } from './sdk-exchange.js';

export interface OpenAiAdapterOptions extends OpenAiServer {
  /** Name in messages, e.g. `gemini`. */
  readonly name: string;
  /** With the version path, e.g. `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Absent: sent without a key. */
  readonly apiKey?: string;
  /** Name of the environment variable that holds no key though one is needed; calls then fail as `auth`. */
  readonly missingKey?: string;
  readonly organization?: string;
  readonly http: HttpClient;
}

/** Makes an adapter; the SDK is loaded at its first call. */
export function createOpenAiAdapter(options: OpenAiAdapterOptions): ProviderAdapter {
  const { name, dialect, apiKey } = options;
  const exchange = createExchange(() => openAiClient(options), createRefusalMemory(REFUSABLE));
  const guarded = async <T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> => {
    if (options.missingKey !== undefined) {
      throw new ProviderError('auth', `${name}: ${options.missingKey} is not set`);
    }
    try {
      return await call();
    } catch (error) {
      throw toProviderError(error, { provider: name, apiKey, signal });
    }
  };
  return {
    name,
    complete: (request, signal) =>
      guarded(signal, async () => {
        const body = chatBody(request, options);
        const { reply, latencyMs } = await exchange('/chat/completions', body, signal);
        const response = readCompletion(reply, dialect);
        return { ...response, text: withPrefill(request, response.text), latencyMs };
      }),
    embed: (request, signal) =>
      guarded(signal, async () => {
        const body = { model: request.model, input: request.input, encoding_format: 'float' };
        const { reply, latencyMs } = await exchange('/embeddings', body, signal);
        return { ...readEmbeddings(reply, request.input.length, dialect), latencyMs };
      }),
  };
}

async function openAiClient(options: OpenAiAdapterOptions): Promise<SdkClient> {
  const { OpenAI } = await import('openai');
  // Everything that the SDK would else read from the environment is given, so that a variable meant for OpenAI
  // (a key, an organization, a log level that prints answers) cannot reach another server or the job's log.
  return new OpenAI({
    apiKey: options.apiKey ?? 'none',
    adminAPIKey: null,
    organization: options.organization ?? null,
    project: null,
    webhookSecret: null,
    baseURL: options.baseUrl,
    defaultHeaders: {
      Authorization: options.apiKey === undefined ? null : `Bearer ${options.apiKey}`,
    },
    fetch: createSdkFetch(options.http),
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
  });
}
