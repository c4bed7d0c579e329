/** The way of a request to its server: straight, or through a proxy. */
import type * as Http from 'node:http';
import type { CallSignal, ProviderErrorKind } from '../provider.js';

export interface RouteOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How requests to a server are sent. */
export interface Route {
  readonly request: (
    url: URL,
    options: RouteOptions,
    signal: CallSignal | null | undefined,
  ) => Http.ClientRequest;
  /** What an error of the connection means on this route, where it is not the server's. */
  readonly failure?: (error: unknown) => Error | undefined;
  /** What a status means on this route, where it is not the server's. */
  readonly refusal?: (status: number) => Error | undefined;
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
