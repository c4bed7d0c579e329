/** The hidden first line by which the action finds its own comment again. */
import { createHash } from 'node:crypto';

export interface CommentMarker {
  /** One sticky comment a key. */
  readonly key: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** Which step of which workflow writes, as `commentOrigin` says it. */
  readonly origin?: string | undefined;
}

/** A marker as it is written in a comment: long keys are hashed there, so that a key can be compared but not read back. */
export interface SeenMarker extends Omit<CommentMarker, 'key'> {
  readonly encodedKey: string;
}

const MARKER =
  /^<!-- kindlm-action key="([^"]*)" run="(\d{1,16})" attempt="(\d{1,9})"(?: origin="([0-9a-f]{16})")? -->/;
const MAX_KEY_LENGTH = 200;
const ORIGIN_LENGTH = 16;

/** The marker as an HTML comment that no key can close. */
export function formatSeenMarker({ encodedKey, runId, runAttempt, origin }: SeenMarker): string {
  const from = origin === undefined ? '' : ` origin="${origin}"`;
  return `<!-- kindlm-action key="${encodedKey}" run="${runId}" attempt="${runAttempt}"${from} -->`;
}

/** The marker as it would be written in a comment. */
export function seenMarker({ key, ...rest }: CommentMarker): SeenMarker {
  return { encodedKey: encodeKey(key), ...rest };
}

/** The marker at the start of a comment, whatever its key. */
export function readMarker(body: string): SeenMarker | undefined {
  const [, encodedKey, run, attempt, origin] = MARKER.exec(body) ?? [];
  if (encodedKey === undefined) return undefined;
  return {
    encodedKey,
    runId: Number(run),
    runAttempt: Number(attempt),
    origin,
  };
}

export function isOfKey(marker: SeenMarker, key: string): boolean {
  return marker.encodedKey === encodeKey(key);
}

/** 16 hexadecimal digits for what tells one step from another: workflow, job, and the inputs that choose its suites. */
export function commentOrigin(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ORIGIN_LENGTH);
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
