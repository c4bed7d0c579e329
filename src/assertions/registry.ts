/**
 * All kinds of assertions. To add one: its key in the schema, a file in expect/, and a line in KINDS_BY_KEY; for a type of
 * `assert`, a file in scored/ and a line in SCORED_KINDS.
 */
import type { LocatedAssert, ScoredRule, ScoredRules, TestCase, Expect } from '../config/suite.js';
import {
  type Assertion,
  type AssertionContext,
  type AssertionDeps,
  type AssertionKind,
  type AssertionOutcome,
  bandOf,
  DEFAULT_THRESHOLD,
  type FailureCode,
  NOT_ALL_ADDED,
  roundedScore,
  type ScoredDeps,
  type ScoredKind,
  type ScoredVerdict,
  undecided,
} from './assertion.js';
import { driftKind } from './expect/drift.js';
import { judgeKind } from './expect/judge.js';
import { keywordsKind } from './expect/keywords.js';
import { costKind, costLimitKind, latencyKind, latencyLimitKind } from './expect/limits.js';
import { piiKind } from './expect/pii.js';
import { JSON_CODES, schemaKind } from './expect/schema.js';
import { skillsKind } from './expect/skills.js';
import { toolCallsKind } from './expect/tool-calls.js';
import { trajectoryKind } from './expect/trajectory.js';
import { changesKind, checksKind, filesKind } from './expect/left-behind.js';
export { holdingBefore, withoutWork } from './expect/left-behind.js';
import { cut } from '../redaction/cut.js';
import { concisenessKind } from './scored/conciseness.js';
import { javascriptKind, pythonKind } from './scored/code.js';
import { jsonKind } from './scored/json.js';
import { rubricKind, similarKind } from './scored/model-graded.js';
import { telegramKind } from './scored/telegram-format.js';
import { containsKind, containsListKind, equalsKind, regexKind } from './scored/text.js';
import { sum } from '../basics/basics.js';
import { joinBounded, scoreText } from './wording.js';

export { DEFAULT_MIN_SCORE, judgeQuestion, judged } from './expect/judge.js';
export { hasEntries, joinBounded, rounded } from './wording.js';
export { codeOf, scriptLocation } from './scored/code.js';

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
  skills: [skillsKind],
  files: [filesKind],
  changes: [changesKind],
  checks: [checksKind],
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
  return KINDS.flatMap((kind) => {
    const made = kind.create(expects, deps);
    return kind.canFail?.(expects) === false ? made.map(onlyShown) : made;
  });
}

/** What passes whatever the answer is decides nothing. */
function onlyShown(assertion: Assertion): Assertion {
  return {
    ...assertion,
    evaluate: async (context) =>
      (await assertion.evaluate(context)).map((outcome) =>
        outcome.passed ? { ...outcome, advisory: true } : outcome,
      ),
  };
}

/** What the assertions of a test could say, whatever it answers. Each is worked out when it is asked for. */
export class AssertionFacts {
  readonly #test: Pick<TestCase, 'expects' | 'conversation' | 'asserts' | 'threshold'>;
  /** The `expect` blocks that are evaluated together: the test's, and each turn's. */
  readonly #blocks: readonly (readonly Expect[])[];

  constructor(test: Pick<TestCase, 'expects' | 'conversation' | 'asserts' | 'threshold'>) {
    const turns = test.conversation.map(({ expect }) => (expect === undefined ? [] : [expect]));
    this.#test = test;
    this.#blocks = [test.expects, ...turns];
  }

  /** Types of all assertions that it has, those of its conversation turns included. */
  get types(): readonly string[] {
    const kinds = KINDS.filter((kind) => this.#blocks.some((expects) => kind.isIn(expects)));
    return [...new Set([...kinds.map(({ type }) => type), ...scoredTypesOf(this.#test)])];
  }

  /** Whether no answer at all could fail it: it has no assertion, or none whose limit means anything. */
  get assertsNothing(): boolean {
    const mayFail = (kind: AssertionKind): boolean =>
      this.#blocks.some((expects) => kind.isIn(expects) && kind.canFail?.(expects) !== false);
    return !KINDS.some(mayFail) && !scoredCanFail(this.#test);
  }

  /** Whether one answer could fail its result, whatever its `minPasses` allows. */
  get canFailResult(): boolean {
    return KINDS.some((kind) => kind.canFailResult?.(this.#blocks.flat()) === true);
  }

  /**
   * How many assertion results one run can give at most, by assertion type: what is still to come of a gate depends on
   * it. Infinity where it depends on the answer; `output` stands for what any run may give instead of an answer (it is
   * empty, a command crashes). A judge gives one result for each entry.
   */
  get mostResultsPerRun(): Readonly<Record<string, number>> {
    const most = Object.fromEntries(this.types.map((type) => [type, Infinity]));
    const entries = sum(this.#blocks.flat().map(({ judge = [] }) => judge.length));
    const judges = entries + assertsThatAsk(this.#test.asserts, 'judge').length;
    return { ...most, output: Infinity, ...(judges === 0 ? {} : { judge: judges }) };
  }

  /**
   * Codes that no answer can get, although the test has assertions of the type that gives them; undefined: none. The only
   * home of that fact: a gate over these codes is not exercised by the test.
   */
  get impossibleCodes(): readonly FailureCode[] | undefined {
    const { asserts, threshold } = this.#test;
    const listCanFail = scoredCanFail(this.#test);
    const unused = [
      ...this.#blocks.flatMap((expects) =>
        KINDS.flatMap((kind) =>
          kind.unusedCodes !== undefined && kind.isIn(expects) ? [kind.unusedCodes(expects)] : [],
        ),
      ),
      ...asserts
        .filter(({ type }) => SCORED_KINDS[type] === jsonKind)
        .map((one) =>
          listCanFail && entryCanFail(jsonKind, one, threshold !== undefined) ? [] : JSON_CODES,
        ),
    ];
    const [first = [], ...others] = unused;
    const impossible = first.filter((code) => others.every((codes) => codes.includes(code)));
    return impossible.length === 0 ? undefined : impossible;
  }
}

// All kinds of scored assertions. To add one: its type in the schema, a file beside this one, and a line in SCORED_KINDS.

/** A type of the schema without a kind here does not compile. */
export const SCORED_KINDS: Readonly<Record<LocatedAssert['type'], ScoredKind>> = {
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
  python: pythonKind,
};

type Scoring = Pick<TestCase, 'asserts' | 'threshold'>;

/**
 * The assertions of a test's `assert` list. With a `threshold` it is one assertion, which gives the results of all of
 * them and, last, the weighted score that decides.
 */
function buildScoredAssertions(
  { asserts, threshold }: Scoring,
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
function scoredCanFail({ asserts, threshold }: Scoring): boolean {
  const canFail = (assert: LocatedAssert): boolean =>
    entryCanFail(SCORED_KINDS[assert.type], assert, threshold !== undefined);
  if (threshold === undefined) return asserts.some(canFail);
  // What every answer gets may be enough for the mean.
  const certain = sum(asserts.filter((one) => !canFail(one)).map(({ weight }) => weight));
  const least = certain / Math.max(1e-9, sum(asserts.map(({ weight }) => weight)));
  return asserts.some(canFail) && roundedScore(least) < roundedScore(threshold);
}

/** Types of the results that the list gives, in order. */
function scoredTypesOf({ asserts, threshold }: Scoring): readonly string[] {
  const types = asserts.map(({ type }) => assertionTypeOf(SCORED_KINDS[type], type));
  return threshold === undefined || types.length === 0 ? types : [...types, WEIGHTED_TYPE];
}

function scoredAssertion(assert: LocatedAssert, label: string, deps: ScoredDeps): Assertion {
  const kind = SCORED_KINDS[assert.type];
  return {
    type: assertionTypeOf(kind, assert.type),
    ...(kind.judgesWithoutText === true && { judgesWithoutText: true }),
    evaluate: async (context) => {
      const verdict = await kind.evaluate(assert, lookedAt(assert, context), deps);
      const isRead = assert.on === 'answer' || context.added?.isWhole !== false;
      const isUnsure = assert.negated && !verdict.pass && !isRead && FINDS_TEXT.has(assert.type);
      return [scoredOutcome(kind, assert, label, isUnsure ? undecided(NOT_ALL_ADDED) : verdict)];
    },
  };
}

/** Types that look for a text wherever it is: what must not be said must not be written into a file either. */
const FINDS_TEXT: ReadonlySet<LocatedAssert['type']> = new Set([
  'contains',
  'icontains',
  'contains-any',
  'contains-all',
  'icontains-any',
  'icontains-all',
  'regex',
]);

/** The context with what an entry looks at in the place of the answer. A judge is shown both. */
function lookedAt(
  { type, negated, on }: LocatedAssert,
  context: AssertionContext,
): AssertionContext {
  const { added, outputText, transcript = outputText } = context;
  if (added === undefined || on === 'answer' || SCORED_KINDS[type].asks === 'judge') return context;
  if (on === 'changes') return { ...context, outputText: added.text, transcript: added.text };
  if (!negated || !FINDS_TEXT.has(type)) return context;
  const both = (text: string): string => `${text}\n${added.text}`;
  return { ...context, outputText: both(outputText), transcript: both(transcript) };
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
function scoredLabels(asserts: readonly LocatedAssert[], rules: ScoredRules): readonly string[] {
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

// Scored assertions (`assert`): what a kind of them is made of, and how its verdict becomes a result.

/** `assertionType` of a kind's results. */
function assertionTypeOf(kind: ScoredKind, type: LocatedAssert['type']): string {
  return kind.assertionType ?? type;
}

/** The type as the config writes it. */
function writtenType({ type, negated }: LocatedAssert): string {
  return negated ? `not-${type}` : type;
}

/** The result of a verdict: `not-` negates it, then the score must reach the threshold. */
function scoredOutcome(
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
    ...(weight === 0 || (passed && !entryCanFail(kind, assert, false))
      ? { advisory: true as const }
      : {}),
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
function entryCanFail(kind: ScoredKind, assert: LocatedAssert, inMean: boolean): boolean {
  if (assert.weight === 0 || kind.isSameForAll?.(assert) === true) return false;
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
function weightedAssertion(members: readonly WeightedMember[], threshold: number): Assertion {
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
