/** `http`: any endpoint that answers prompts, described by the config. */
import type { HttpProvider } from '../../config/generated/kindlm-config.js';
import { endpointHeaders } from '../transport/endpoint-headers.js';
import { toProviderError } from '../transport/errors.js';
import { httpBody, httpQuery } from './http-body.js';
import { withAbortSignal } from '../transport/abort-signal.js';
import type { FetchedReply } from '../transport/fetched-reply.js';
import type { HttpClient } from '../transport/http-client.js';
import { readHttpReply } from './http-reply.js';
import { withPrefill } from '../prefill.js';
import { ProviderError, type ChatRequest, type ProviderAdapter } from '../provider.js';
import { HttpStatusError } from '../transport/exchange-errors.js';

export interface HttpEndpointOptions {
  readonly endpoint: HttpProvider;
  readonly apiKey?: string;
  /** Name of the environment variable that holds no key though one is needed; calls then fail as `auth`. */
  readonly missingKey?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly http: HttpClient;
}

/** Makes the adapter of an endpoint. It has no embeddings. */
export function createHttpEndpoint(options: HttpEndpointOptions): ProviderAdapter {
  const { endpoint, apiKey, http } = options;
  const name = 'http';
  return {
    name,
    async complete(request, signal) {
      if (options.missingKey !== undefined) {
        throw new ProviderError('auth', `${name}: ${options.missingKey} is not set`);
      }
      const headers = endpointHeaders(name, endpoint.headers, options.environment);
      const secrets = [apiKey ?? '', ...Object.values(headers)];
      try {
        const { url, ...init } = outgoing(request, endpoint, headers, apiKey);
        const started = performance.now();
        const reply = await withAbortSignal(signal, (aborted) =>
          http.fetch(url, { ...init, signal: aborted }),
        );
        const latencyMs = Math.round(performance.now() - started);
        const response = readHttpReply(accepted(reply), endpoint);
        return { ...response, text: withPrefill(request, response.text), latencyMs };
      } catch (error) {
        throw toProviderError(error, { provider: name, secrets, signal });
      }
    },
  };
}

interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function outgoing(
  request: ChatRequest,
  { url, method = 'POST', body }: HttpProvider,
  configured: Readonly<Record<string, string>>,
  apiKey: string | undefined,
): Outgoing {
  const bearer = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const headers = { accept: 'application/json, text/plain;q=0.9', ...bearer, ...configured };
  if (method === 'GET') {
    const target = new URL(url);
    for (const [name, value] of httpQuery(body, request)) target.searchParams.append(name, value);
    return { url: target.href, method, headers };
  }
  const { text, contentType } = httpBody(body, request);
  return { url, method, headers: { 'content-type': contentType, ...headers }, body: text };
}

/** A redirect is a failure too: following it would carry the key to another host. */
function accepted(reply: FetchedReply): FetchedReply {
  if (!reply.ok) throw new HttpStatusError(reply.status, reply.headers, reply.content);
  return reply;
}
