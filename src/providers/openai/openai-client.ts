/** The OpenAI SDK's client, for OpenAI itself, Azure, and every server with their API. */
import { loadModule } from '../load-module.js';
import type { HttpClient } from '../transport/http-client.js';
import { SDK_TIMEOUT_MS, sdkFetch, type SdkClient } from '../transport/sdk-post.js';
import { isAzure } from './dialects.js';

export interface OpenAiClientOptions {
  /** With the version path, e.g. `https://api.openai.com/v1`. Its query stays behind the path of a request. */
  readonly baseUrl: string;
  /** Absent: sent without a key. */
  readonly apiKey?: string;
  readonly organization?: string;
  /** More headers; they go before those of the key. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly http: HttpClient;
}

/** Starts to load the SDK, so that it is there when the first request is to be sent. */
export function preloadOpenAi(): void {
  // Whoever sends loads it again, and gets the failure.
  loadSdk().catch(() => undefined);
}

function loadSdk() {
  return loadModule(() => import('openai'));
}

/** Makes a client that neither retries nor times out. Nothing of it comes from the environment. */
export async function createOpenAiClient(options: OpenAiClientOptions): Promise<SdkClient> {
  const { apiKey, baseUrl, organization, http } = options;
  const { OpenAI } = await loadSdk();
  const headers = {
    'user-agent': 'kindlm-action',
    ...(apiKey === undefined ? {} : keyHeader(apiKey, baseUrl)),
    ...(organization === undefined ? {} : { 'openai-organization': organization }),
    ...options.headers,
  };
  return new OpenAI({
    baseURL: baseUrl,
    // The SDK wants one; the header that it makes of it is not sent.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
    fetch: sdkFetch(http, headers),
  });
}

/** Azure takes its keys under a name of its own; a bearer token there is one of Entra. */
function keyHeader(apiKey: string, baseUrl: string): Record<string, string> {
  return isAzure(baseUrl) ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}
