/** A test's `threshold`: the weighted mean of its `assert` list decides, and no single assertion does. */
import type { Assertion, AssertionContext, AssertionOutcome, FailureCode } from '../assertion.js';
import { joinBounded, scoreText } from '../text/message-text.js';
import { bandOf, roundedScore } from './bands.js';
import { sum } from '../../basics/numbers.js';

/** `assertionType` of the result that decides. */
export const WEIGHTED_TYPE = 'assert';
const WEIGHTED_LABEL = 'Weighted score';

/** One entry of the list: its assertion gives one outcome. */
export interface WeightedMember {
  readonly assertion: Assertion;
  readonly weight: number;
  /** Its code where it passed and still is what pulled the mean down. */
  readonly failureCode: FailureCode;
}

/** The assertions of a list as one, whose last result is the weighted score. */
export function weightedAssertion(
  members: readonly WeightedMember[],
  threshold: number,
): Assertion {
  return {
    type: WEIGHTED_TYPE,
    ...(members.every(({ assertion }) => assertion.judgesWithoutText === true) && {
      judgesWithoutText: true,
    }),
    evaluate: async (context) => {
      const outcomes = await evaluateAll(members, context);
      return [...outcomes.map(withoutSay), weightedOutcome(members, outcomes, threshold)];
    },
  };
}

/** What could not be checked is not made good by the other scores. */
function withoutSay(outcome: AssertionOutcome): AssertionOutcome {
  return outcome.failureCode === 'INTERNAL_ERROR' ? outcome : { ...outcome, advisory: true };
}

/** Waits for every call that is under way, also when one fails: their cost belongs to this run. */
async function evaluateAll(
  members: readonly WeightedMember[],
  context: AssertionContext,
): Promise<readonly AssertionOutcome[]> {
  const settled = await Promise.allSettled(
    members.map(({ assertion }) => assertion.evaluate(context)),
  );
  return settled.flatMap((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

function weightedOutcome(
  members: readonly WeightedMember[],
  outcomes: readonly AssertionOutcome[],
  threshold: number,
): AssertionOutcome {
  const scores = outcomes
    .map((outcome, index) => ({ outcome, member: members[index] }))
    .flatMap(({ outcome, member }) =>
      member === undefined || member.weight === 0 ? [] : [{ outcome, ...member }],
    );
  const total = sum(scores.map(({ weight }) => weight));
  const weighted = sum(scores.map(({ weight, outcome }) => weight * outcome.score));
  const score = Math.min(1, weighted / total);
  const result = {
    assertionType: WEIGHTED_TYPE,
    label: WEIGHTED_LABEL,
    passed: roundedScore(score) >= roundedScore(threshold),
    score,
    metadata: { scored: true as const, threshold, band: bandOf(score) },
  };
  if (result.passed) return result;
  const failing = scores.filter(({ outcome }) => !outcome.passed);
  // Each may pass by its own threshold: then the scores below the test's are what pulled the mean down.
  const blamed =
    failing.length > 0 ? failing : scores.filter(({ outcome }) => outcome.score < threshold);
  const heaviest = blamed.toSorted((a, b) => b.weight - a.weight)[0];
  return {
    ...result,
    failureCode: heaviest?.outcome.failureCode ?? heaviest?.failureCode ?? 'INTERNAL_ERROR',
    failureMessage: `Weighted score ${scoreText(score, threshold, 2)} below ${threshold}: ${joinBounded(blamed.map(({ outcome }) => blameText(outcome)))}`,
  };
}

function blameText({ label, score, failureMessage }: AssertionOutcome): string {
  const reason = failureMessage === undefined ? '' : `: ${failureMessage}`;
  return `${label} (${roundedScore(score)})${reason}`;
}
