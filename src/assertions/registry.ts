/** All kinds of assertions. To add one: its key in the schema, a file in expect/, and a line in KINDS_BY_KEY. */
import type { Expect } from '../config/generated/kindlm-config.js';
import type { TestCase } from '../config/suite.js';
import type { Assertion, AssertionDeps, AssertionKind, FailureCode } from './assertion.js';
import { driftKind } from './expect/drift.js';
import { judgeKind } from './expect/judge.js';
import { keywordsKind } from './expect/keywords.js';
import { costKind, latencyKind } from './expect/limits.js';
import { piiKind } from './expect/pii.js';
import { schemaKind } from './expect/schema.js';
import { toolCallsKind } from './expect/tool-calls.js';
import { trajectoryKind } from './expect/trajectory.js';
import {
  assertsThatAsk,
  buildScoredAssertions,
  SCORED_KINDS,
  scoredCanFail,
  scoredTypesOf,
} from './scored/scored-kinds.js';

export type { AssertionDeps } from './assertion.js';

/**
 * By the key of `expect`, in the order of docs/assertions.md, which is also the order of results. A key of the schema
 * without its kinds does not compile.
 */
const KINDS_BY_KEY: Readonly<Record<keyof Expect, readonly AssertionKind[]>> = {
  output: [schemaKind],
  guardrails: [piiKind, keywordsKind],
  judge: [judgeKind],
  toolCalls: [toolCallsKind],
  trajectory: [trajectoryKind],
  baseline: [driftKind],
  latency: [latencyKind],
  cost: [costKind],
};

const KINDS = Object.values(KINDS_BY_KEY).flat();

/** The assertions of a test: its `expect` blocks (defaults first), then its `assert` list; those of its turns apart. */
export function buildAssertions(
  test: Pick<TestCase, 'name' | 'vars' | 'subject' | 'expects' | 'asserts' | 'threshold'>,
  deps: AssertionDeps,
): readonly Assertion[] {
  return [
    ...assertionsForExpects(test.expects, deps),
    ...buildScoredAssertions(test, { ...deps, test }),
  ];
}

/** The assertions of the `expect` blocks of one test, or of one conversation turn. They hold no state of a run. */
export function assertionsForExpects(
  expects: readonly Expect[],
  deps: AssertionDeps,
): readonly Assertion[] {
  return KINDS.flatMap((kind) => kind.create(expects, deps));
}

/** Whether no answer at all could fail what a test asserts: it has no assertion, or none whose limit means anything. */
export function assertsNothing(
  test: Pick<TestCase, 'expects' | 'conversation' | 'asserts' | 'threshold'>,
): boolean {
  const blocks = [test.expects, ...test.conversation.map(({ expect }) => [expect ?? {}])];
  const mayFail = (kind: AssertionKind, expects: readonly Expect[]): boolean =>
    kind.isIn(expects) && kind.canFail?.(expects) !== false;
  return (
    !KINDS.some((kind) => blocks.some((expects) => mayFail(kind, expects))) && !scoredCanFail(test)
  );
}

/** Types of all assertions that a test has, those of its conversation turns included. */
export function assertionTypesOf(
  test: Pick<TestCase, 'expects' | 'conversation' | 'asserts' | 'threshold'>,
): readonly string[] {
  const turns = test.conversation.flatMap(({ expect }) => (expect === undefined ? [] : [[expect]]));
  const kinds = KINDS.filter((kind) =>
    [test.expects, ...turns].some((expects) => kind.isIn(expects)),
  );
  return [...new Set([...kinds.map(({ type }) => type), ...scoredTypesOf(test)])];
}

// How many assertion results one run of a test can give at most, by type: what is still to come of a gate depends on
// it.

type Asserting = Pick<TestCase, 'expects' | 'conversation' | 'asserts' | 'threshold'>;

/**
 * By assertion type. Infinity where it depends on the answer; `output` stands for what any run may give instead of an
 * answer (it is empty, a command crashes). A judge gives one result for each entry.
 */
export function mostResultsPerRun(test: Asserting): Readonly<Record<string, number>> {
  const most = Object.fromEntries(assertionTypesOf(test).map((type) => [type, Infinity]));
  const judges = judgeEntries(test);
  return { ...most, output: Infinity, ...(judges === 0 ? {} : { judge: judges }) };
}

/** Codes that no run of a test can fail with, although it has assertions of the type that gives them. */
export function impossibleCodes({
  expects,
  conversation,
  asserts,
}: Asserting): readonly FailureCode[] {
  const all = [...expects, ...conversation.flatMap(({ expect }) => expect ?? [])];
  const asksForJson =
    all.some(({ output }) => output?.format === 'json' || output?.schemaFile !== undefined) ||
    asserts.some(({ type }) => SCORED_KINDS[type].failureCode === 'SCHEMA_INVALID');
  // `contains` and `maxLength` are of the type `schema`, too.
  return asksForJson ? [] : ['SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR'];
}

function judgeEntries({ expects, conversation, asserts }: Asserting): number {
  const all = [...expects, ...conversation.flatMap(({ expect }) => expect ?? [])];
  const entries = all.reduce((sum, { judge = [] }) => sum + judge.length, 0);
  return entries + assertsThatAsk(asserts, 'judge').length;
}
