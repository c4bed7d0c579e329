/** Anthropic's SDK's client. */
import { loadModule } from '../load-module.js';
import type { HttpClient } from '../transport/http-client.js';
import { SDK_TIMEOUT_MS, sdkFetch, type SdkClient } from '../transport/sdk-post.js';

/** From 2026-10-21 on, which the SDK would send, the API refuses `temperature` for every model, also for those that honour it. */
const API_VERSION = '2023-06-01';

export interface AnthropicClientOptions {
  /** Without the version path, e.g. `https://api.anthropic.com`. Its query stays behind the path of a request. */
  readonly baseUrl: string;
  /** Of every request, the key among them. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly http: HttpClient;
}

/** Starts to load the SDK, so that it is there when the first request is to be sent. */
export function preloadAnthropic(): void {
  // The first request loads it again and reports the failure.
  loadSdk().catch(() => undefined);
}

/** The SDK, loaded once. Rejects with ModuleLoadError. */
export function loadSdk() {
  return loadModule(() => import('./anthropic-sdk.js'));
}

/** Makes a client that neither retries nor times out. Nothing of it comes from the environment. */
export async function createAnthropicClient(options: AnthropicClientOptions): Promise<SdkClient> {
  const { baseUrl, http } = options;
  const { Anthropic } = await loadSdk();
  const url = new URL(baseUrl);
  const headers = { 'anthropic-version': API_VERSION, ...options.headers };
  return new Anthropic({
    baseURL: (url.origin + url.pathname).replace(/\/+$/, ''),
    defaultQuery: Object.fromEntries(url.searchParams),
    // The SDK wants one; the header that it makes of it is not sent.
    apiKey: 'none',
    webhookKey: null,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
    openTelemetry: false,
    fetch: sdkFetch(http, headers),
  });
}
