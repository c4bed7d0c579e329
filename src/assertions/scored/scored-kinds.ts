/** All kinds of scored assertions. To add one: its type in the schema, a file beside this one, and a line in SCORED_KINDS. */
import type {
  LocatedAssert,
  ScoredRule,
  ScoredRules,
  ScoredType,
  TestCase,
} from '../../config/suite.js';
import { cut } from '../../redaction/cut.js';
import type { Assertion } from '../assertion.js';
import { costLimitKind, latencyLimitKind } from '../expect/limits.js';
import { roundedScore } from '../metadata.js';
import { concisenessKind } from './conciseness.js';
import { javascriptKind } from './javascript.js';
import { jsonKind } from './json.js';
import { rubricKind, similarKind } from './model-graded.js';
import {
  assertionTypeOf,
  entryCanFail,
  type ScoredDeps,
  type ScoredKind,
  scoredOutcome,
  WEIGHTED_TYPE,
  weightedAssertion,
  writtenType,
} from './scored.js';
import { telegramKind } from './telegram-format.js';
import { containsKind, containsListKind, equalsKind, regexKind } from './text.js';

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

// Names of scored assertions in reports. Runs are aggregated by them, so they are unique within a list.

const MAX_VALUE_LENGTH = 60;

/** One label for each: the metric's name or the type with its value, and a number where two would be the same. */
export function scoredLabels(
  asserts: readonly LocatedAssert[],
  rules: ScoredRules,
): readonly string[] {
  const seen = new Map<string, number>();
  return asserts.map((assert) => {
    const label = assert.metric ?? `${writtenType(assert)}${detailOf(assert, rules[assert.type])}`;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} #${count}`;
  });
}

function detailOf(
  { value, threshold, file }: LocatedAssert,
  { valueKind, limitUnit }: ScoredRule,
): string {
  if (file !== undefined) return ` file://${file.name}`;
  if (limitUnit === 'milliseconds') return ` <= ${threshold ?? 0} ms`;
  if (limitUnit === 'USD') return ` <= $${threshold ?? 0}`;
  if (value === undefined) return '';
  return valueKind === 'json-schema' ? ' of the schema' : ` ${valueLabel(value)}`;
}

function valueLabel(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;
  return cut(JSON.stringify(text), MAX_VALUE_LENGTH);
}
