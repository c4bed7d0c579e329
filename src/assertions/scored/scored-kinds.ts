/** All kinds of scored assertions. To add one: its type in the schema, a file beside this one, and a line in SCORED_KINDS. */
import type { LocatedAssert, ScoredType, TestCase } from '../../config/suite.js';
import type { Assertion } from '../assertion.js';
import { concisenessKind } from './conciseness.js';
import { javascriptKind } from './javascript.js';
import { jsonKind } from './json.js';
import { scoredLabels } from './scored-labels.js';
import { costLimitKind, latencyLimitKind } from './limits.js';
import { roundedScore } from './bands.js';
import {
  assertionTypeOf,
  entryCanFail,
  scoredOutcome,
  type ScoredDeps,
  type ScoredKind,
} from './scored.js';
import { rubricKind, similarKind } from './model-graded.js';
import { telegramKind } from '../telegram/telegram-format.js';
import { containsKind, containsListKind, equalsKind, regexKind } from './text.js';
import { WEIGHTED_TYPE, weightedAssertion } from './weighting.js';

/** A type of the schema without a kind here does not compile. */
export const SCORED_KINDS: Readonly<Record<ScoredType, ScoredKind>> = {
  contains: containsKind,
  icontains: containsKind,
  'contains-any': containsListKind,
  'contains-all': containsListKind,
  'icontains-any': containsListKind,
  'icontains-all': containsListKind,
  'starts-with': containsKind,
  equals: equalsKind,
  regex: regexKind,
  'is-json': jsonKind,
  'contains-json': jsonKind,
  'llm-rubric': rubricKind,
  similar: similarKind,
  latency: latencyLimitKind,
  cost: costLimitKind,
  'telegram-format': telegramKind,
  conciseness: concisenessKind,
  javascript: javascriptKind,
};

type Asserting = Pick<TestCase, 'asserts' | 'threshold'>;

/**
 * The assertions of a test's `assert` list. With a `threshold` it is one assertion, which gives the results of all of
 * them and, last, the weighted score that decides.
 */
export function buildScoredAssertions(
  { asserts, threshold }: Asserting,
  deps: ScoredDeps,
): readonly Assertion[] {
  const labels = scoredLabels(asserts, SCORED_KINDS);
  const assertions = asserts.map((assert, index) =>
    scoredAssertion(assert, labels[index] ?? assert.type, deps),
  );
  if (threshold === undefined || assertions.length === 0) return assertions;
  const members = asserts.flatMap((assert, index) => {
    const assertion = assertions[index];
    const { failureCode } = SCORED_KINDS[assert.type];
    return assertion === undefined ? [] : [{ assertion, weight: assert.weight, failureCode }];
  });
  return [weightedAssertion(members, threshold)];
}

/** Whether any answer could fail the list. */
export function scoredCanFail({ asserts, threshold }: Asserting): boolean {
  if (threshold !== undefined && roundedScore(threshold) <= 0) return false;
  return asserts.some((assert) =>
    entryCanFail(SCORED_KINDS[assert.type], assert, threshold !== undefined),
  );
}

/** Types of the results that the list gives, in order. */
export function scoredTypesOf({ asserts, threshold }: Asserting): readonly string[] {
  const types = asserts.map(({ type }) => assertionTypeOf(SCORED_KINDS[type], type));
  return threshold === undefined || types.length === 0 ? types : [...types, WEIGHTED_TYPE];
}

function scoredAssertion(assert: LocatedAssert, label: string, deps: ScoredDeps): Assertion {
  const kind = SCORED_KINDS[assert.type];
  return {
    type: assertionTypeOf(kind, assert.type),
    ...(kind.judgesWithoutText === true && { judgesWithoutText: true }),
    evaluate: async (context) => {
      const verdict = await kind.evaluate(assert, context, deps);
      return [scoredOutcome(kind, assert, label, verdict)];
    },
  };
}

/** Whether a list limits the cost of a run, which therefore must be known. */
export function hasCostLimit(asserts: readonly LocatedAssert[]): boolean {
  return asserts.some(({ type }) => SCORED_KINDS[type].limitUnit === 'USD');
}

/** The entries of a list that ask a judge, or for embeddings. */
export function assertsThatAsk(
  asserts: readonly LocatedAssert[],
  whom: NonNullable<ScoredKind['asks']>,
): readonly LocatedAssert[] {
  return asserts.filter(({ type }) => SCORED_KINDS[type].asks === whom);
}
