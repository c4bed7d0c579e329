/** What a failed GitHub request means for something optional. */
import { lastingConnectionFailure } from '../words/connection-failure.js';
import { firstPart } from '../redaction/cut.js';
import { errorText } from '../basics/error-text.js';

export type ApiFailure =
  | { readonly kind: 'read-only-token'; readonly message: string }
  | { readonly kind: 'locked'; readonly message: string }
  | { readonly kind: 'body-refused'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

const MAX_MESSAGE_LENGTH = 300;

/** Reads an error thrown by a GitHub client. Never throws. */
export function readApiFailure(error: unknown): ApiFailure {
  const status = statusOf(error);
  const message = describe(error, status);
  // GitHub answers 403 for a missing permission, a rate limit and a locked conversation alike, and 404 for what the
  // token may not see.
  if (status === 403 || status === 404) {
    if (/rate limit|abuse/i.test(message)) return { kind: 'other', message };
    if (/locked/i.test(message)) return { kind: 'locked', message };
    return { kind: 'read-only-token', message };
  }
  if (status === 422) return { kind: 'body-refused', message };
  return { kind: 'other', message };
}

/** The HTTP status of an error thrown by a GitHub client, if it has one. Where no reply came, the client says 500. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (!hasReply(error) && failureBelow(error) !== undefined) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Why the server of a request cannot be reached, as `lastingConnectionFailure` says it; undefined for other errors. */
export function lastingFailureOf(error: unknown): string | undefined {
  const failure = failureBelow(error);
  return failure === undefined
    ? undefined
    : lastingConnectionFailure(failure.code, failure.message);
}

function hasReply(error: object): boolean {
  return 'response' in error && error.response !== undefined;
}

const MAX_CAUSES = 5;

/** The connection's own error below those of the libraries. */
function failureBelow(
  error: unknown,
): { readonly code: string; readonly message: string } | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (typeof current !== 'object' || current === null) return undefined;
    const code: unknown = 'code' in current ? current.code : undefined;
    const message: unknown = 'message' in current ? current.message : undefined;
    if (typeof code === 'string') return { code, message: String(message) };
    current = 'cause' in current ? current.cause : undefined;
  }
  return undefined;
}

/** One short line for the log. */
export function describeError(error: unknown): string {
  return describe(error, statusOf(error));
}

function describe(error: unknown, status: number | undefined): string {
  const text = lastingFailureOf(error) ?? withCode(error);
  const firstLine = text.trim().split(/[\r\n]/, 1)[0] || statusOnly(error);
  const shortened =
    firstLine.length > MAX_MESSAGE_LENGTH
      ? `${firstPart(firstLine, MAX_MESSAGE_LENGTH)} [...]`
      : firstLine;
  return status === undefined ? shortened : `${shortened} (HTTP ${status})`;
}

/** The client's words for a connection that failed are "fetch failed"; the code below them says how. */
function withCode(error: unknown): string {
  const text = errorText(error);
  const code = failureBelow(error)?.code;
  return code === undefined || text !== 'fetch failed' ? text : `${text} (${code})`;
}

/** Azure's client, which stores artifacts, says nothing where a proxy in between sends an error without a body. */
function statusOnly(error: unknown): string {
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? error.statusCode
      : undefined;
  return typeof status === 'number' ? `HTTP ${status} without a reason` : 'no reason is known';
}
