/** Scored assertions (`assert`): what a kind of them is made of, and how its verdict becomes a result. */
import { sum } from '../../basics/basics.js';
import type { LocatedAssert, ScoredRule, ScoredType, TestCase } from '../../config/suite.js';
import type {
  Assertion,
  AssertionContext,
  AssertionDeps,
  AssertionOutcome,
  FailureCode,
} from '../assertion.js';
import { type AssertionMetadata, bandOf, roundedScore } from '../metadata.js';
import { joinBounded, scoreText } from '../wording.js';

/** What a kind says of one answer, before `not-` and the threshold. */
export interface ScoredVerdict {
  readonly pass: boolean;
  /** 0 to 1. */
  readonly score: number;
  /** One sentence for people, also when it passed. */
  readonly reason: string;
  /** Why it failed, where the kind has more than one code. */
  readonly failureCode?: FailureCode | undefined;
  /** No verdict was possible (a deadline, an error of the assertion): fails, negated or not. Needs a failureCode. */
  readonly undecided?: true;
  readonly metadata?: AssertionMetadata | undefined;
}

export interface ScoredDeps extends AssertionDeps {
  /** The test whose `assert` list it is. */
  readonly test: Pick<TestCase, 'name' | 'vars' | 'subject'>;
}

/** One kind of scored assertion: what its value may be, and what an answer is worth. Whether `not-` may precede it is in the schema. */
export interface ScoredKind extends ScoredRule {
  /** `assertionType` of the results; the type unless given. */
  readonly assertionType?: string;
  readonly failureCode: FailureCode;
  /** Code of a failed `not-` assertion; `failureCode` unless given. */
  readonly negatedFailureCode?: FailureCode;
  /** Lowest score that passes where the config gives none; 0.5 unless given. */
  readonly defaultThreshold?: number;
  /** Whether it reads the test's variables while it evaluates: they are then part of what is checked. */
  readonly readsVariables?: ((value: unknown) => boolean) | undefined;
  /** Its score alone decides: at a threshold of 0 it passes whatever is said. */
  readonly decidesByScore?: true;
  /** Whether a value is met by every answer. */
  readonly isAlwaysMet?: (value: unknown) => boolean;
  /** As in Assertion: it judges a run that called tools and said nothing, too. */
  readonly judgesWithoutText?: true;
  /** Never throws for what the answer holds; ProviderError when a judge or embedding call fails. */
  evaluate(
    assert: LocatedAssert,
    context: AssertionContext,
    deps: ScoredDeps,
  ): Promise<ScoredVerdict>;
}

export const DEFAULT_THRESHOLD = 0.5;

/** `assertionType` of a kind's results. */
export function assertionTypeOf(kind: ScoredKind, type: ScoredType): string {
  return kind.assertionType ?? type;
}

/** The type as the config writes it. */
export function writtenType({ type, negated }: LocatedAssert): string {
  return negated ? `not-${type}` : type;
}

/** The result of a verdict: `not-` negates it, then the score must reach the threshold. */
export function scoredOutcome(
  kind: ScoredKind,
  assert: LocatedAssert,
  label: string,
  verdict: ScoredVerdict,
): AssertionOutcome {
  const { negated, weight, metric } = assert;
  const threshold = minScoreOf(kind, assert);
  const { pass, score } = applyNegation(verdict, negated);
  const passed = pass && roundedScore(score) >= roundedScore(threshold);
  const code = negated ? (kind.negatedFailureCode ?? kind.failureCode) : verdict.failureCode;
  const reason = pass && !passed ? `${verdict.reason} (score below ${threshold})` : verdict.reason;
  return {
    assertionType: assertionTypeOf(kind, assert.type),
    label,
    passed,
    score,
    ...(passed
      ? {}
      : {
          failureCode:
            (verdict.undecided === true ? verdict.failureCode : code) ?? kind.failureCode,
          failureMessage: reason,
        }),
    ...(weight === 0 ? { advisory: true as const } : {}),
    metadata: {
      ...verdict.metadata,
      scored: true,
      type: writtenType(assert),
      reason,
      threshold: kind.limitUnit !== undefined ? (assert.threshold ?? null) : threshold,
      weight,
      metric,
      band: bandOf(score),
      negated,
    },
  };
}

/** Whether any answer could fail an entry, or lower the mean of the test's `threshold`. */
export function entryCanFail(kind: ScoredKind, assert: LocatedAssert, inMean: boolean): boolean {
  if (assert.weight === 0) return false;
  if (!assert.negated && kind.isAlwaysMet?.(assert.value) === true) return false;
  return inMean || kind.decidesByScore !== true || roundedScore(minScoreOf(kind, assert)) > 0;
}

function minScoreOf(kind: ScoredKind, { threshold }: LocatedAssert): number {
  if (kind.limitUnit !== undefined) return DEFAULT_THRESHOLD;
  return threshold ?? kind.defaultThreshold ?? DEFAULT_THRESHOLD;
}

function applyNegation(verdict: ScoredVerdict, negated: boolean): { pass: boolean; score: number } {
  if (verdict.undecided === true) return { pass: false, score: 0 };
  const score = Math.max(0, Math.min(1, verdict.score));
  return negated ? { pass: !verdict.pass, score: 1 - score } : { pass: verdict.pass, score };
}

// A test's `threshold`: the weighted mean of its `assert` list decides, and no single assertion does.

/** `assertionType` of the result that decides. */
export const WEIGHTED_TYPE = 'assert';
const WEIGHTED_LABEL = 'Weighted score';

/** One entry of the list: its assertion gives one outcome. */
interface WeightedMember {
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
