/** How many assertion results one run of a test can give at most, by type: what is still to come of a gate depends on it. */
import type { TestCase } from '../config/suite.js';
import type { FailureCode } from './assertion.js';
import { assertionTypesOf } from './registry.js';
import { assertsThatAsk, SCORED_KINDS } from './scored/scored-kinds.js';

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
