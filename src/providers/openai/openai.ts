/** OpenAI, and every server with an API like its chat completions and embeddings. */
import { toProviderError } from '../transport/errors.js';
import type { Endpoint } from '../endpoint.js';
import { createExchange } from '../transport/timed-exchange.js';
import { HttpStatusError } from '../transport/exchange-errors.js';
import { createSdkPost } from '../transport/sdk-post.js';
import { createOpenAiClient } from './openai-client.js';
import type { IdentityTokens } from '../identity/identity-tokens.js';
import type { HttpClient } from '../transport/http-client.js';
import { chatBody, REFUSABLE, type OpenAiServer } from './openai-request.js';
import { FILTERED, readCompletion, readEmbeddings, type TimelessChat } from './openai-reply.js';
import { withPrefill } from '../prefill.js';
import {
  ProviderError,
  type CallSignal,
  type ChatRequest,
  type ProviderAdapter,
} from '../provider.js';
import { createRefusalMemory } from '../transport/refusals.js';

export interface OpenAiAdapterOptions extends OpenAiServer {
  readonly endpoint: Endpoint;
  /** With the version path, e.g. `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly organization?: string | undefined;
  readonly http: HttpClient;
  /** Keys of the job's identity, in place of one in the endpoint's headers. */
  readonly identity?: IdentityTokens | undefined;
}

/** Makes an adapter. */
export function createOpenAiAdapter(options: OpenAiAdapterOptions): ProviderAdapter {
  const { endpoint, dialect, organization } = options;
  const { name } = endpoint;
  const exchange = createExchange(
    createSdkPost(
      () =>
        createOpenAiClient({
          baseUrl: options.baseUrl,
          headers: {
            ...(organization === undefined ? {} : { 'openai-organization': organization }),
            ...endpoint.headers,
          },
          http: options.http,
        }),
      options.identity,
    ),
    createRefusalMemory(REFUSABLE),
  );
  const guarded = async <T>(signal: CallSignal, call: () => Promise<T>): Promise<T> => {
    if (endpoint.unusable !== undefined) {
      throw new ProviderError('auth', `${name}: ${endpoint.unusable}`);
    }
    try {
      return await call();
    } catch (error) {
      throw toProviderError(error, { endpoint, signal });
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
          const read = withCut(readCompletion(reply, dialect), request);
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

/** Some servers say `stop` of an answer that they cut at the limit. */
function withCut(read: TimelessChat, { params }: ChatRequest): TimelessChat {
  const isCut = read.finishReason === 'stop' && read.usage.outputTokens === params.maxTokens;
  return isCut ? { ...read, finishReason: 'length' } : read;
}

/** Azure's filter refuses a prompt with status 400: the prompt's fault, not that of the provider. */
function isFilteredPrompt(error: unknown): boolean {
  return (
    error instanceof HttpStatusError &&
    error.status === 400 &&
    /"code"\s*:\s*"(?:content_filter|content_policy_violation)"/.test(error.body)
  );
}
