/**
 * Short-lived keys in place of stored ones: the job's OIDC token is exchanged for one by the vendor's own SDK, and again
 * before it ends or when the server refuses it.
 */
import { errorText, parsedJson, textAt, valueAt } from '../basics/basics.js';
import type { ProviderSettings } from '../config/suite.js';
import type { JobIdentity, ProviderErrorKind } from './provider.js';
import { ExchangeError, WayError } from './transport/errors.js';
import type { HttpClient } from './transport/http-client.js';

type WorkloadIdentity = NonNullable<ProviderSettings['workloadIdentity']>;

/** Keys that the job's identity is exchanged for, as the config describes them. */
export interface JobKeys {
  readonly job: JobIdentity;
  readonly identity: WorkloadIdentity;
}

/** What an SDK keeps of one vendor's tokens; calls that come together share one exchange. */
interface TokenSource {
  readonly getToken: () => Promise<string>;
  /** The next token is exchanged anew. */
  readonly invalidate: () => void;
}

/** Makes the source. `subject` gives the token to exchange, `fetch` reaches the token service. */
type OpenSource = (
  subject: () => Promise<string>,
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>,
) => Promise<TokenSource>;

interface IdentityTokensOptions {
  readonly job: JobIdentity;
  readonly audience: string | undefined;
  readonly http: HttpClient;
  readonly open: OpenSource;
  /** Where the token service is, for the URL at which the SDK looks for it. */
  readonly serviceUrl: (url: string) => string;
}

/** Milliseconds that a token service gets for its whole reply. */
const EXCHANGE_MS = 30_000;

/** The keys of one endpoint. */
export class IdentityTokens {
  readonly #options: IdentityTokensOptions;
  #source: Promise<TokenSource> | undefined;
  #current: string | undefined;
  /** Why the last exchange failed: the SDKs keep no more of it than its words. */
  #failure: Error | undefined;

  constructor(options: IdentityTokensOptions) {
    this.#options = options;
  }

  /** A key that is valid now. Rejects with WayError, ExchangeError or ModuleLoadError. */
  async current(): Promise<string> {
    const { open, job } = this.#options;
    this.#source ??= open(
      () => this.#subject(),
      (url, init) => this.#exchange(url, init),
    );
    const source = await this.#source;
    let token: string;
    try {
      token = await source.getToken();
    } catch (error) {
      throw this.#failure ?? new WayError('invalid-reply', exchangeText(errorText(error)));
    }
    if (token !== this.#current) {
      job.onSecret(token);
      this.#current = token;
    }
    return token;
  }

  /** A key in place of one that the server has refused; however many calls it refused, one exchange is made. */
  async renewed(refused: string): Promise<string> {
    const source = await this.#source;
    if (this.#current === refused) {
      this.#current = undefined;
      source?.invalidate();
    }
    return this.current();
  }

  async #subject(): Promise<string> {
    const { job, audience } = this.#options;
    this.#failure = undefined;
    try {
      const token = await job.idToken(audience);
      job.onSecret(token);
      return token;
    } catch (error) {
      const text = errorText(error);
      // GitHub's service for a while out of order, or a job that may not have a token.
      const kind = /Error Code\s*:\s*(?:5|429)/.test(text) ? 'transient' : 'auth';
      throw this.#failed(
        new WayError(
          kind,
          `GitHub gave the job no identity token: ${text}. Does the job have the permission \`id-token: write\`?`,
        ),
      );
    }
  }

  async #exchange(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { http, serviceUrl } = this.#options;
    const target = serviceUrl(typeof url === 'object' && 'url' in url ? url.url : String(url));
    const signal = AbortSignal.timeout(EXCHANGE_MS);
    try {
      const headers = new Headers(init.headers);
      const reply = await http.fetch(target, { ...init, headers, signal });
      if (!reply.ok) throw refusal(reply.status, reply.content);
      return reply.streamed();
    } catch (error) {
      if (error instanceof WayError) throw this.#failed(error);
      const late = `the token service did not answer within ${EXCHANGE_MS / 1000} s`;
      throw this.#failed(
        signal.aborted ? new WayError('timeout', late) : new ExchangeError(error, NO_KEY),
      );
    }
  }

  #failed(error: Error): Error {
    this.#failure = error;
    return error;
  }
}

/** A token service says no for good (400 to 404, 422: the rule, the ids, the claims), or cannot answer now. */
function refusal(status: number, body: string): WayError {
  const mayPass = status === 408 || status === 429 || status >= 500;
  const kind: ProviderErrorKind = mayPass ? 'transient' : 'auth';
  if (status < 400) {
    const text = `HTTP ${status} redirect, which is not followed: the job's token goes to the vendor's own service alone`;
    return new WayError(kind, exchangeText(text));
  }
  const words = wordsOf(body).trim();
  const advice = mayPass
    ? ''
    : '. Compare the ids of `workloadIdentity` and the claims of this job (repository, ref, event) with what the vendor trusts';
  const said = words === '' ? '' : `: ${words}`;
  return new WayError(kind, `${exchangeText(`HTTP ${status}${said}`)}${advice}`);
}

const NO_KEY = "no key for the job's identity";

function exchangeText(text: string): string {
  return `${NO_KEY}: ${text}`;
}

/** The words of an OAuth error (RFC 6749, section 5.2) or of an API's own, else the whole body. */
function wordsOf(body: string): string {
  const reply = parsedJson(body);
  const error = valueAt(reply, 'error');
  const words = ['error_description', 'message'].flatMap((key) => [
    textAt(reply, key),
    textAt(error, key),
  ]);
  return [...words, textAt(reply, 'error')].find((text) => text !== undefined) ?? body;
}
