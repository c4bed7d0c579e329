/** The hidden first line by which the action finds its own comment again. */
import { createHash } from 'node:crypto';

export interface CommentMarker {
  /** One sticky comment a key. */
  readonly key: string;
  readonly runId: number;
  readonly runAttempt: number;
}

const MARKER = /^<!-- kindlm-action key="([^"]*)" run="(\d{1,16})" attempt="(\d{1,9})" -->/;
const MAX_KEY_LENGTH = 200;

/** The marker as an HTML comment that no key can close. */
export function formatMarker(marker: CommentMarker): string {
  return `<!-- kindlm-action key="${encodeKey(marker.key)}" run="${marker.runId}" attempt="${marker.runAttempt}" -->`;
}

/** The marker at the start of a comment, when it is that of `key`. */
export function readMarker(body: string, key: string): CommentMarker | undefined {
  const [, encodedKey, run, attempt] = MARKER.exec(body) ?? [];
  if (encodedKey !== encodeKey(key)) return undefined;
  return { key, runId: Number(run), runAttempt: Number(attempt) };
}

/** Negative when `a` is of an older run than `b`; a re-run of an older run is older than a newer run. */
export function compareAge(a: CommentMarker, b: CommentMarker): number {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}

/** Percent-encoded, so that quotes, `>` and line ends are gone; `--` too, which ends a comment in some parsers. */
function encodeKey(key: string): string {
  const encoded = encodeURIComponent(Buffer.from(key, 'utf8').toString('utf8')).replaceAll(
    '--',
    '%2D%2D',
  );
  if (encoded.length <= MAX_KEY_LENGTH) return encoded;
  return `sha256:${createHash('sha256').update(key).digest('hex')}`;
}
