/**
 * The answers of a result, each counted once: where a cache between the action and the model gives an answer again, the
 * repeat is no new one and says nothing. One that a judge saw differently counts once each way, so that the order does
 * not matter. A run without an answer counts as one that failed.
 */
import { isUnneeded, runPassed, wasAnswered } from './aggregate.js';
import type { TestCaseRunResult } from '../results.js';
import type { Progress } from './gate-bounds.js';

export interface OwnAnswers {
  readonly passes: number;
  readonly fails: number;
  /**
   * Repeats of an earlier answer. While runs are pending they may still come to count, since more replies can show that
   * the ids of a model's replies say nothing.
   */
  readonly again: { readonly passes: number; readonly fails: number };
  readonly toCome: number;
}

/** Of what is done; what is pending is only counted. */
export function ownAnswers({ result, pending }: Progress): OwnAnswers {
  const all = result?.runs ?? [];
  const runs = pending === undefined ? all : all.filter((run) => !isUnneeded(run));
  const seen = new Set<string>();
  const counts = { passes: 0, fails: 0, again: { passes: 0, fails: 0 } };
  for (const run of runs) {
    const passed = runPassed(run);
    const counted = isSeenAgain(run, passed, seen) ? counts.again : counts;
    if (passed) counted.passes += 1;
    else counted.fails += 1;
  }
  return { ...counts, toCome: pending?.runs ?? 0 };
}

function isSeenAgain(run: TestCaseRunResult, passed: boolean, seen: Set<string>): boolean {
  if (run.sampleId === undefined || !wasAnswered(run)) return false;
  const key = `${run.sampleId} ${String(passed)}`;
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}
