/** Short ways to write a result: passed with score 1, failed with score 0. */
import type { AssertionOutcome, FailureCode } from './assertion.js';

/** A check that passed. */
export function passed(assertionType: string, label: string): AssertionOutcome {
  return { assertionType, label, passed: true, score: 1 };
}

/** A check that failed: why, as a code and as a sentence. */
export function failed(
  assertionType: string,
  label: string,
  failureCode: FailureCode,
  failureMessage: string,
): AssertionOutcome {
  return {
    assertionType,
    label,
    passed: false,
    score: 0,
    failureCode,
    failureMessage,
  };
}
