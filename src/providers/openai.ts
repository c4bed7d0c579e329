/** OpenAI, and every server with an API like its chat completions and embeddings. */
import { toProviderError } from './errors.js';
import { createExchange } from './exchange.js';
import type { HttpClient } from './http-fetch.js';
import { createJsonPost } from './json-post.js';
import { chatBody, REFUSABLE, type OpenAiServer } from './openai-request.js';
import { readCompletion, readEmbeddings } from './openai-reply.js';
import { withPrefill } from './prefill.js';
import { ProviderError, type ProviderAdapter } from './provider.js';
import { createRefusalMemory } from './refusals.js';

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

/** Makes an adapter. */
export function createOpenAiAdapter(options: OpenAiAdapterOptions): ProviderAdapter {
  const { name, dialect, apiKey } = options;
  const exchange = createExchange(
    createJsonPost({
      baseUrl: options.baseUrl.replace(/\/+$/, ''),
      headers: requestHeaders(options),
      http: options.http,
    }),
    createRefusalMemory(REFUSABLE),
  );
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
        const { reply, ...measured } = await exchange('/chat/completions', body, signal);
        const response = readCompletion(reply, dialect);
        return { ...response, text: withPrefill(request, response.text), ...measured };
      }),
    embed: (request, signal) =>
      guarded(signal, async () => {
        const body = { model: request.model, input: request.input, encoding_format: 'float' };
        const { reply, latencyMs } = await exchange('/embeddings', body, signal);
        return { ...readEmbeddings(reply, request.input.length, dialect), latencyMs };
      }),
  };
}

function requestHeaders({ apiKey, organization }: OpenAiAdapterOptions): Record<string, string> {
  return {
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    ...(organization === undefined ? {} : { 'openai-organization': organization }),
  };
}
