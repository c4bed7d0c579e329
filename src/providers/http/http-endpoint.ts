/** `http`: any endpoint that answers prompts, described by the config. */
import type { HttpProvider } from '../../config/generated/kindlm-config.js';
import type { Endpoint } from '../endpoint.js';
import { toProviderError } from '../transport/errors.js';
import { httpBody, httpQuery } from './http-body.js';
import type { FetchedReply } from '../transport/fetched-reply.js';
import type { HttpClient } from '../transport/http-client.js';
import { readHttpReply } from './http-reply.js';
import { withPrefill } from '../prefill.js';
import { ProviderError, type ChatRequest, type ProviderAdapter } from '../provider.js';
import { HttpStatusError } from '../transport/exchange-errors.js';

export interface HttpEndpointOptions {
  readonly endpoint: Endpoint;
  readonly definition: HttpProvider;
  readonly http: HttpClient;
}

/** Makes the adapter of an endpoint. It has no embeddings. */
export function createHttpEndpoint({
  endpoint,
  definition,
  http,
}: HttpEndpointOptions): ProviderAdapter {
  const { name, unusable } = endpoint;
  return {
    name,
    async complete(request, signal) {
      if (unusable !== undefined) throw new ProviderError('auth', `${name}: ${unusable}`);
      try {
        const { url, ...init } = outgoing(request, endpoint, definition);
        const started = performance.now();
        const reply = await http.fetch(url, { ...init, signal });
        const latencyMs = Math.round(performance.now() - started);
        const response = readHttpReply(accepted(reply), definition);
        return { ...response, text: withPrefill(request, response.text), latencyMs };
      } catch (error) {
        throw toProviderError(error, { endpoint, signal });
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
  endpoint: Endpoint,
  { url: template, method = 'POST', body }: HttpProvider,
): Outgoing {
  const url = endpoint.url ?? template;
  const headers = { accept: 'application/json, text/plain;q=0.9', ...endpoint.headers };
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
