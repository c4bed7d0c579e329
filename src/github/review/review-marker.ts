/** The hidden first line by which the action finds its own review comments again, and which tests each is about. */
import { createHash } from 'node:crypto';

export interface ReviewMarker {
  readonly runId: number;
  readonly runAttempt: number;
  /** Which step of which workflow writes, as `commentOrigin` says it. */
  readonly origin: string;
  /** As `testDigest` says them, sorted. */
  readonly tests: readonly string[];
  /** Its tests pass, or nothing of the change is behind them any more: the comment says so. */
  readonly settled: boolean;
}

const MARKER =
  /^<!-- kindlm-review run="(\d{1,16})" attempt="(\d{1,9})" origin="([0-9a-f]{16})" tests="([0-9a-f,]{0,2000})"( settled)? -->/;
const DIGEST_LENGTH = 12;
/** A comment about more tests than this is found again by these. */
const MAX_TESTS = 100;

export function formatReviewMarker(marker: ReviewMarker): string {
  const { runId, runAttempt, origin, tests, settled } = marker;
  const state = settled ? ' settled' : '';
  const listed = tests.slice(0, MAX_TESTS).join(',');
  return `<!-- kindlm-review run="${runId}" attempt="${runAttempt}" origin="${origin}" tests="${listed}"${state} -->`;
}

export function readReviewMarker(body: string): ReviewMarker | undefined {
  const [, run, attempt, origin, tests, settled] = MARKER.exec(body) ?? [];
  if (origin === undefined || tests === undefined) return undefined;
  return {
    runId: Number(run),
    runAttempt: Number(attempt),
    origin,
    tests: tests.split(',').filter((digest) => digest !== ''),
    settled: settled !== undefined,
  };
}

/** Short name of a test x model of a suite, which tells nothing of them. */
export function testDigest(suite: string, test: string, model: string): string {
  return createHash('sha256')
    .update(JSON.stringify([suite, test, model]))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);
}
