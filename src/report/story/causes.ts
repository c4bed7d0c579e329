/** Failing tests grouped by why they fail: at most three groups in sight, what matters most first. */
import type { FailureCode } from '../../assertions/assertion.js';
import { groupedBy } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { reasonOf } from './reasons.js';
import { joined, listed, type Phrase, say, type Sentence } from './sentence.js';
import {
  type Exchange,
  exchangeOf,
  type FailedCheck,
  type StoryTest,
  type TestState,
  hasAnyAnswer,
} from './tests.js';

type CauseKind = Exclude<TestState, 'tolerated' | 'fine'>;

export interface Cause {
  readonly kind: CauseKind;
  /** A verb phrase: its subject is the test. */
  readonly reason: Sentence;
  /** Failure codes behind it, most frequent first. */
  readonly codes: readonly string[];
  /** Worst first; at least one. */
  readonly tests: readonly [StoryTest, ...StoryTest[]];
  /** Of the first test that may be shown. */
  readonly example?: (Exchange & { readonly test: StoryTest }) | undefined;
  /** What the change touches behind it, e.g. `a.md` (line 3); absent where one place is behind all: that is said once. */
  readonly changed?: Sentence | undefined;
}

export interface Causes {
  /** What the groups in sight are, e.g. `What broke`, and what became of their tests. Absent where nothing fails. */
  readonly lead?: { readonly label: string; readonly sentence: Sentence } | undefined;
  /** At most three. */
  readonly shown: readonly Cause[];
  /** The rest in the same order. */
  readonly folded: readonly Cause[];
}

const MAX_SHOWN = 3;

/** Of what must never happen: what hurts most. */
const WORST_CODES: readonly string[] = ['KEYWORD_DENIED', 'PII_DETECTED'];

interface KindWords {
  /** Groups that are under one heading. */
  readonly heading: 'now' | 'chance' | 'there';
  /** Of tests that are not in sight: what one did, and what several did. */
  readonly folded: readonly [one: string, several: string];
}

const NOW = { heading: 'now', folded: ['fails', 'fail'] } as const;

function alike(words: string): KindWords['folded'] {
  return [words, words];
}

/**
 * In the order in which they are told: what must never happen comes first, then what this change did; what chance explains,
 * and what failed before, last.
 */
const KINDS: Readonly<Record<CauseKind, KindWords>> = {
  never: NOW,
  broke: NOW,
  fails: NOW,
  lost: { heading: 'now', folded: alike('got no answer') },
  chance: { heading: 'chance', folded: alike('failed in part, which chance explains') },
  'failed-there': { heading: 'there', folded: alike('failed on the base branch already') },
};

const ORDER = Object.keys(KINDS);

interface FailingTest extends StoryTest {
  readonly state: CauseKind;
}

function isFailing(test: StoryTest): test is FailingTest {
  return Object.hasOwn(KINDS, test.state);
}

/** What became of so many tests, e.g. `2 more tests got no answer`. */
export function foldedWords(kind: CauseKind, tests: number, noun: string): string {
  return `${plural(tests, noun)} ${KINDS[kind].folded[tests === 1 ? 0 : 1]}`;
}

interface CauseWords {
  /** What the base is called. */
  readonly branch: Phrase;
  /** Of a result, e.g. `test`. */
  readonly noun: string;
}

export function causesOf(tests: readonly StoryTest[], { branch, noun }: CauseWords): Causes {
  const failing = tests.filter(isFailing).toSorted((a, b) => share(a) - share(b));
  if (failing.length === 0) return { shown: [], folded: [] };
  const groupings = SIGNATURES.map((signature) => grouped(failing, signature));
  const causes =
    groupings.find((all) => inSight(all).length <= MAX_SHOWN) ?? groupings.at(-1) ?? [];
  const shown = inSight(causes).slice(0, MAX_SHOWN);
  // What got no answer did not fail.
  const isLost = shown.every(({ kind }) => kind === 'lost');
  const about = causes
    .filter(({ kind }) => isLost || kind !== 'lost')
    .filter(({ kind }) => shown.some((one) => KINDS[one.kind].heading === KINDS[kind].heading));
  return {
    lead: leadOf(about, { branch, noun }),
    shown,
    folded: causes.filter((cause) => !shown.includes(cause)),
  };
}

/** What chance explains or failed before is in sight only where nothing else fails. */
function inSight(causes: readonly Cause[]): readonly Cause[] {
  const first = causes.filter(({ kind }) => kind !== 'chance' && kind !== 'failed-there');
  return first.length > 0 ? first : causes;
}

/** By which tests are one group: the finest that leaves few groups. */
const SIGNATURES: readonly ((test: StoryTest) => string)[] = [
  ({ checks }) => setOf(checks.map((check) => `${check.code} ${check.label}`)),
  ({ checks, result }) => setOf([harnessOf(result), ...checks.map((check) => check.code)]),
  // What one harness says explains nothing of another's tests.
  ({ checks, result }) => harnessOf(result) || (checks[0]?.code ?? ''),
];

function harnessOf({ checkedBy }: StoryTest['result']): string {
  return checkedBy === undefined ? '' : `${checkedBy.harness} ${checkedBy.entry}`;
}

function setOf(texts: readonly string[]): string {
  return JSON.stringify([...new Set(texts)].toSorted());
}

function grouped(
  tests: readonly FailingTest[],
  signature: (test: StoryTest) => string,
): readonly Cause[] {
  return groupedBy(tests, (test) => `${test.state} ${test.state === 'lost' ? '' : signature(test)}`)
    .map(causeOf)
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
        WORST_CODES.indexOf(b.codes[0] ?? '') - WORST_CODES.indexOf(a.codes[0] ?? '') ||
        share(a.tests[0]) - share(b.tests[0]) ||
        b.tests.length - a.tests.length,
    );
}

function causeOf(tests: readonly [FailingTest, ...FailingTest[]]): Cause {
  const withExchange = tests.flatMap((test) => {
    const exchange = exchangeOf(test);
    return exchange === undefined ? [] : [{ ...exchange, test }];
  });
  // What must never happen comes first in each test.
  const checks = groupedBy(
    tests.flatMap((test) => test.checks),
    (check) => check.code,
  );
  return {
    kind: tests[0].state,
    reason: reasonOfAll(checks, tests),
    codes: checks.map(([{ code }]) => code),
    tests,
    // One with a "before" says most.
    example: withExchange.find(({ before }) => before !== undefined) ?? withExchange[0],
  };
}

function share({ here }: StoryTest): number {
  return here.of === 0 ? 1 : here.passed / here.of;
}

const MAX_REASONS = 2;

function reasonOfAll(
  checks: readonly (readonly [FailedCheck, ...FailedCheck[]])[],
  tests: readonly StoryTest[],
): Sentence {
  const passedThere = tests.every(({ base }) => base !== undefined && base.passed === base.of);
  const reasons = checks
    .slice(0, MAX_REASONS)
    .map((ofCode) => reasonOf({ checks: ofCode, passedThere }));
  const left = checks.length - reasons.length;
  const more = left > 0 ? `; and ${plural(left, 'more check')}` : '';
  return joined([listed(reasons, { separator: '; ' }), more]);
}

function leadOf(causes: readonly Cause[], { branch, noun }: CauseWords): Causes['lead'] {
  const tests = causes.flatMap((cause) => cause.tests);
  const kinds = new Set(causes.map(({ kind }) => kind));
  if (kinds.has('failed-there')) {
    return {
      label: 'What failed before',
      sentence: say`${plural(tests.length, noun)} failed on ${branch} already.`,
    };
  }
  if (kinds.has('chance')) {
    const words = foldedWords('chance', tests.length, noun);
    return { label: 'What differs', sentence: say`${words}.` };
  }
  const broke = kinds.has('broke') && tests.every(({ base }) => base !== undefined);
  if (causes.every(({ kind }) => kind === 'lost')) {
    const isNone = tests.every(({ result }) => !hasAnyAnswer(result));
    const words = `${plural(tests.length, noun)} ${isNone ? 'got no answer' : tests.length === 1 ? 'lacks answers' : 'lack answers'}`;
    return { label: 'What is missing', sentence: say`${words}.` };
  }
  return {
    label: broke ? 'What broke' : 'What fails',
    sentence: say`${hereWords(tests, noun)}${thereWords(tests, branch)}.`,
  };
}

/** Of what no answer is known. */
const MISSING: FailureCode = 'EXTERNAL_RESULT_MISSING';

function hereWords(tests: readonly StoryTest[], kind: string): string {
  const noun = plural(tests.length, kind);
  const verb = tests.length === 1 ? 'fails' : 'fail';
  if (tests.every(({ result }) => !hasAnyAnswer(result))) return `${noun} got no answer`;
  const isAlways = tests.every(({ here }) => here.passed === 0);
  const isMissing = tests.some(({ checks }) => checks.some((one) => one.code === MISSING));
  if (!isAlways || isMissing) return `${noun} ${verb}`;
  return tests.every(({ here }) => here.of === 1)
    ? `${noun} ${verb}`
    : `${noun} ${verb} in every answer`;
}

/** What their base says, where all have one. */
function thereWords(tests: readonly StoryTest[], branch: Phrase): Sentence {
  const bases = tests.flatMap(({ base }) => base ?? []);
  const [first] = bases;
  if (first === undefined || bases.length < tests.length) return [];
  const each = tests.length === 1 ? 'it' : 'each';
  if (bases.every(({ passed, of }) => passed === first.passed && of === first.of)) {
    return say`; on ${branch} ${each} passed ${first.passed} of ${first.of}`;
  }
  return bases.every(({ passed, of }) => passed === of)
    ? say`; on ${branch} ${each} passed every time`
    : [];
}
