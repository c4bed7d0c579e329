/** All kinds of scored assertions. To add one: a file beside this one, and a line in SCORED_KINDS. */
import type { LocatedAssert, ScoredType, TestCase } from '../../config/suite.js';
import type { Assertion } from '../assertion.js';
import { concisenessKind } from './conciseness.js';
import { javascriptKind } from './javascript.js';
import { jsonKind } from './json.js';
import { scoredLabels } from './labels.js';
import { costLimitKind, latencyLimitKind } from './limits.js';
import { rubricKind } from './rubric.js';
import { assertionTypeOf, scoredOutcome, type ScoredDeps, type ScoredKind } from './scored.js';
import { similarKind } from './similar.js';
import { telegramKind } from '../telegram/telegram-format.js';
import { regexKind, textKind } from './text.js';
import { WEIGHTED_TYPE, weightedAssertion } from './weighting.js';

const SCORED_KINDS: readonly ScoredKind[] = [
  textKind,
  regexKind,
  jsonKind,
  rubricKind,
  similarKind,
  latencyLimitKind,
  costLimitKind,
  telegramKind,
  concisenessKind,
  javascriptKind,
];

type Asserting = Pick<TestCase, 'asserts' | 'threshold'>;

/**
 * The assertions of a test's `assert` list. With a `threshold` it is one assertion, which gives the results of all of
 * them and, last, the weighted score that decides.
 */
export function buildScoredAssertions(
  { asserts, threshold }: Asserting,
  deps: ScoredDeps,
): readonly Assertion[] {
  const labels = scoredLabels(asserts);
  const assertions = asserts.map((assert, index) =>
    scoredAssertion(assert, labels[index] ?? assert.type, deps),
  );
  if (threshold === undefined || assertions.length === 0) return assertions;
  const members = asserts.flatMap((assert, index) => {
    const assertion = assertions[index];
    const { failureCode } = kindOf(assert.type);
    return assertion === undefined ? [] : [{ assertion, weight: assert.weight, failureCode }];
  });
  return [weightedAssertion(members, threshold)];
}

/** Types of the results that the list gives, in order. */
export function scoredTypesOf({ asserts, threshold }: Asserting): readonly string[] {
  const types = asserts.map(({ type }) => assertionTypeOf(kindOf(type), type));
  return threshold === undefined || types.length === 0 ? types : [...types, WEIGHTED_TYPE];
}

function scoredAssertion(assert: LocatedAssert, label: string, deps: ScoredDeps): Assertion {
  const kind = kindOf(assert.type);
  return {
    type: assertionTypeOf(kind, assert.type),
    ...(kind.judgesWithoutText === true && { judgesWithoutText: true }),
    evaluate: async (context) => {
      const verdict = await kind.evaluate(assert, context, deps);
      return [scoredOutcome(kind, assert, label, verdict)];
    },
  };
}

const KIND_BY_TYPE: ReadonlyMap<ScoredType, ScoredKind> = new Map(
  SCORED_KINDS.flatMap((kind) => kind.types.map((type) => [type, kind] as const)),
);

function kindOf(type: ScoredType): ScoredKind {
  const kind = KIND_BY_TYPE.get(type);
  if (kind === undefined) throw new Error(`No scored assertion is called ${type}`);
  return kind;
}
