/** OpenAI, and every server with an API like its chat completions and embeddings. */
import { toProviderError } from '../transport/errors.js';
import { isAzure } from './dialects.js';
import { createExchange } from '../transport/exchange.js';
import type { HttpClient } from '../transport/http-fetch.js';
import { createJsonPost, HttpStatusError } from '../transport/json-post.js';
import { chatBody, REFUSABLE, type OpenAiServer } from './openai-request.js';
import { FILTERED, readCompletion, readEmbeddings } from './openai-reply.js';
import { withPrefill } from '../prefill.js';
import { ProviderError, type CallSignal, type ProviderAdapter } from '../provider.js';
import { createRefusalMemory } from '../transport/refusals.js';

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
      baseUrl: options.baseUrl,
      headers: requestHeaders(options),
      http: options.http,
    }),
    createRefusalMemory(REFUSABLE),
  );
  const guarded = async <T>(signal: CallSignal, call: () => Promise<T>): Promise<T> => {
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
        const started = performance.now();
        try {
          const { reply, latencyMs, rateLimit } = await exchange('/chat/completions', body, signal);
          const read = readCompletion(reply, dialect);
          const response = { ...read, text: withPrefill(request, read.text), latencyMs };
          return rateLimit === undefined ? response : { ...response, rateLimit };
        } catch (error) {
          if (!isFilteredPrompt(error)) throw error;
          return { ...FILTERED, latencyMs: Math.round(performance.now() - started) };
        }
      }),
    embed: (request, signal) =>
      guarded(signal, async () => {
        const body = { model: request.model, input: request.input, encoding_format: 'float' };
        const { reply, ...measured } = await exchange('/embeddings', body, signal);
        return { ...readEmbeddings(reply, request.input.length, dialect), ...measured };
      }),
  };
}

/** Azure's filter refuses a prompt with status 400: the prompt's fault, not that of the provider. */
function isFilteredPrompt(error: unknown): boolean {
  return (
    error instanceof HttpStatusError &&
    error.status === 400 &&
    /"code"\s*:\s*"(?:content_filter|content_policy_violation)"/.test(error.body)
  );
}

function requestHeaders({
  apiKey,
  organization,
  baseUrl,
}: OpenAiAdapterOptions): Record<string, string> {
  return {
    ...(apiKey === undefined ? {} : keyHeader(apiKey, baseUrl)),
    ...(organization === undefined ? {} : { 'openai-organization': organization }),
  };
}

/** Azure takes its keys under a name of its own; a bearer token there is one of Entra. */
function keyHeader(apiKey: string, baseUrl: string): Record<string, string> {
  return isAzure(baseUrl) ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}
