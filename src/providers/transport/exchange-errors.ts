/** What an exchange fails with, before errors.ts makes a ProviderError of it. */
import type { ProviderErrorKind } from '../provider.js';

/** A reply with a status outside 2xx. A redirect is one too: following it would carry the key to another host. */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError';

  constructor(
    readonly status: number,
    readonly headers: Pick<Headers, 'get'>,
    readonly body: string,
  ) {
    super(`status ${status}`);
  }
}

/** `surely`: the same reply will come again. `likely`: it will, unless the server has answered well before. */
type Lasting = 'surely' | 'likely';

/** A 2xx reply that is not what the API promises. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';
  readonly lasting: Lasting | undefined;

  /**
   * `problem` says what is wrong and `body` is what came.
   * @param comesAgain a server that has never answered otherwise does not speak this API, so `likely` unless something
   * else is known; `may-pass` for what was broken off on its way, or what the server itself calls an error
   */
  constructor(
    readonly problem: string,
    readonly body?: string,
    comesAgain: Lasting | 'may-pass' = 'likely',
  ) {
    super('invalid reply');
    this.lasting = comesAgain === 'may-pass' ? undefined : comesAgain;
  }
}

/** A reply that no client can use: too large, in an unknown encoding, or with an impossible status. */
export class HttpReplyError extends Error {
  override readonly name = 'HttpReplyError';

  constructor(
    message: string,
    readonly lasting?: Lasting,
  ) {
    super(message);
  }
}

/** A proxy that cannot be reached, or that refuses. The message names its host, never its credentials. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';

  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/** A job whose identity is exchanged for no key. The message holds the token service's words. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';

  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What a `fetch` that a vendor's library calls threw; `failure` stays out of `message`, in which libraries search.
 * `lacking` is what the exchange was for, where that is no answer of a model.
 */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';

  constructor(
    readonly failure: unknown,
    readonly lacking?: string,
  ) {
    super('no reply');
  }
}
