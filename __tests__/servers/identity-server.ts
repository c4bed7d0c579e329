/**
 * Everything that a job without a stored key talks to, on one port: GitHub's OIDC endpoint, the vendors' token services
 * (OpenAI's RFC 8693 exchange, Anthropic's RFC 7523 grant), and their APIs, which take no other keys than those handed out.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { listen, readBody } from './http-exchange.js';

export interface IdentityFaults {
  /** Answers of GitHub's OIDC endpoint, first to last; then it hands out tokens. */
  readonly oidc?: readonly Reply[];
  /** Answers of the token service, first to last; then it hands out keys. */
  readonly exchange?: readonly Reply[];
  /** Calls that one key serves; further ones are refused with 401. */
  readonly callsOfAKey?: number;
  /** What the API answers to a key that it takes; default a fine answer. */
  readonly answer?: (key: string) => string;
}

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Exchange {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface IdentityServer {
  readonly url: string;
  /** What the runner sets for a job with `id-token: write`. */
  readonly environment: Readonly<Record<string, string>>;
  /** Audience of each token that GitHub was asked for; undefined where none was named. */
  readonly audiences: readonly (string | undefined)[];
  readonly exchanges: readonly Exchange[];
  /** Every secret that was handed out. */
  readonly secrets: readonly string[];
  /** Headers of each call of the API, refused ones too. */
  readonly calls: readonly IncomingHttpHeaders[];
  readonly close: () => Promise<void>;
}

export async function startIdentityServer(faults: IdentityFaults = {}): Promise<IdentityServer> {
  const service = new Service(faults);
  const { url, close } = await listen((request, response) => {
    void service.serve(request, response);
  });
  return Object.assign(service, {
    url,
    environment: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/id-token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: service.requestToken,
    },
    close,
  });
}

class Service {
  readonly requestToken = `request-${randomUUID()}`;
  readonly audiences: (string | undefined)[] = [];
  readonly exchanges: Exchange[] = [];
  readonly secrets: string[] = [this.requestToken];
  readonly calls: IncomingHttpHeaders[] = [];
  readonly #faults: IdentityFaults;
  readonly #jobTokens = new Set<string>();
  readonly #usesOfKeys = new Map<string, number>();
  #oidcAsked = 0;

  constructor(faults: IdentityFaults) {
    this.#faults = faults;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = (await readBody(request)).toString('utf8');
    const send = ({ status, body: text }: Reply): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    };
    if (pathname === '/id-token') send(this.#idToken(request.headers, searchParams));
    else if (pathname.endsWith('/oauth/token')) send(this.#exchange(pathname, request, body));
    else send(this.#api(pathname, request.headers));
  }

  #idToken({ authorization }: IncomingHttpHeaders, query: URLSearchParams): Reply {
    const fault = this.#faults.oidc?.[this.#oidcAsked];
    this.#oidcAsked += 1;
    if (fault !== undefined) return fault;
    if (authorization !== `Bearer ${this.requestToken}`) return json(401, { message: 'no' });
    this.audiences.push(query.get('audience') ?? undefined);
    const token = `eyJ0.${randomUUID().replaceAll('-', '')}.c2lnbmF0dXJl`;
    this.#jobTokens.add(token);
    this.secrets.push(token);
    return json(200, { value: token });
  }

  #exchange(path: string, { headers }: IncomingMessage, text: string): Reply {
    const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const fault = this.#faults.exchange?.[this.exchanges.length];
    this.exchanges.push({ path, headers, body });
    if (fault !== undefined) return fault;
    const subject = body['subject_token'] ?? body['assertion'];
    if (typeof subject !== 'string' || !this.#jobTokens.delete(subject)) {
      return json(400, { error: 'invalid_grant', error_description: 'unknown token' });
    }
    const key = `key-${randomUUID()}`;
    this.#usesOfKeys.set(key, 0);
    this.secrets.push(key);
    return json(200, { access_token: key, token_type: 'Bearer', expires_in: 3_600 });
  }

  #api(path: string, headers: IncomingHttpHeaders): Reply {
    this.calls.push(headers);
    const key = headers.authorization?.replace(/^Bearer /, '') ?? '';
    const uses = this.#usesOfKeys.get(key);
    const { callsOfAKey = Number.POSITIVE_INFINITY, answer = () => 'fine' } = this.#faults;
    if (uses === undefined || uses >= callsOfAKey) {
      return json(401, { error: { message: `The key ${key} is not valid` } });
    }
    this.#usesOfKeys.set(key, uses + 1);
    return json(200, path.endsWith('/messages') ? message(answer(key)) : completion(answer(key)));
  }
}

function json(status: number, value: unknown): Reply {
  return { status, body: JSON.stringify(value) };
}

function completion(content: string) {
  return {
    model: 'm-2026',
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1 },
  };
}

function message(text: string) {
  return {
    model: 'm-2026',
    role: 'assistant',
    type: 'message',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}
