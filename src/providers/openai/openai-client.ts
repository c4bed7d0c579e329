/** The OpenAI SDK's client, for OpenAI itself, Azure, and every server with their API. */
import type { OpenAI as OpenAiSdk } from 'openai';
import { loadModule } from '../load-module.js';
import type { HttpClient } from '../transport/http-client.js';
import { SDK_TIMEOUT_MS, sdkFetch, type SdkClient } from '../transport/sdk-post.js';

export interface OpenAiClientOptions {
  /** With the version path, e.g. `https://api.openai.com/v1`. Its query stays behind the path of a request. */
  readonly baseUrl: string;
  /** Of every request, the key among them. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly http: HttpClient;
}

/** Starts to load the SDK, so that it is there when the first request is to be sent. */
export function preloadOpenAi(): void {
  // The first request loads it again and reports the failure.
  loadSdk().catch(() => undefined);
}

/** The SDK, loaded once. Rejects with ModuleLoadError. */
export function loadSdk() {
  return loadModule(() => import('openai'));
}

type SdkCall = Parameters<OpenAiSdk['buildRequest']>[0];
type SdkRequest = Awaited<ReturnType<OpenAiSdk['buildRequest']>>;
type SdkFetch = Parameters<OpenAiSdk['fetchWithTimeout']>;

/** Makes a client that neither retries nor times out. Nothing of it comes from the environment. */
export async function createOpenAiClient(options: OpenAiClientOptions): Promise<SdkClient> {
  const { OpenAI } = await loadSdk();
  const fetch = sdkFetch(options.http, options.headers);
  class Client extends OpenAI {
    /** The SDK's request for each path: the calls of a client differ in nothing but their body. */
    readonly #requests = new Map<string, SdkRequest>();

    override async buildRequest(call: SdkCall): Promise<SdkRequest> {
      const made = this.#requests.get(call.path) ?? (await super.buildRequest(call));
      this.#requests.set(call.path, made);
      const body = JSON.stringify(call.body);
      return { ...made, req: Object.assign({ ...made.req, body }, call.fetchOptions) };
    }

    /** Without the SDK's clock, which would run beside that of the caller. */
    override fetchWithTimeout(...[url, init]: SdkFetch): Promise<Response> {
      return fetch(url, init);
    }

    /** Without the SDK's own key, which is not sent. */
    protected override authHeaders(): Promise<undefined> {
      return Promise.resolve(undefined);
    }

    protected override validateHeaders(): void {
      // `sdkFetch` adds the key.
    }
  }
  return new Client({
    baseURL: options.baseUrl,
    // The SDK wants one.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
    fetch,
  });
}
