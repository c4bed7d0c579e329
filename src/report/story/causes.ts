/** Failing tests grouped by why they fail: at most three groups in sight, what matters most first. */
import type { FailureCode } from '../../assertions/assertion.js';
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

/** `never`: what must never happen. `lost`: no answer came. */
type CauseKind = 'never' | 'broke' | 'fails' | 'chance' | 'failed-there' | 'lost';

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

/** What must never happen comes first, then what this change did; what chance explains, and what failed before, last. */
/** Of what must never happen: what hurts most. */
const WORST_CODES: readonly string[] = ['KEYWORD_DENIED', 'PII_DETECTED'];

const ORDER: readonly CauseKind[] = ['never', 'broke', 'fails', 'lost', 'chance', 'failed-there'];

const KIND_OF: Readonly<Record<TestState, CauseKind | undefined>> = {
  never: 'never',
  broke: 'broke',
  fails: 'fails',
  chance: 'chance',
  'failed-there': 'failed-there',
  lost: 'lost',
  tolerated: undefined,
  fine: undefined,
};

interface CauseWords {
  /** What the base is called. */
  readonly branch: Phrase;
  /** Of a result, e.g. `test`. */
  readonly noun: string;
}

export function causesOf(tests: readonly StoryTest[], { branch, noun }: CauseWords): Causes {
  const failing = tests.filter(({ state }) => KIND_OF[state] !== undefined);
  if (failing.length === 0) return { shown: [], folded: [] };
  const groupings = SIGNATURES.map((signature) => grouped(failing, signature));
  const causes =
    groupings.find((all) => inSight(all).length <= MAX_SHOWN) ?? groupings.at(-1) ?? [];
  const shown = inSight(causes).slice(0, MAX_SHOWN);
  // What got no answer did not fail.
  const isLost = shown.every(({ kind }) => kind === 'lost');
  const about = causes
    .filter(({ kind }) => isLost || kind !== 'lost')
    .filter(({ kind }) => shown.some((one) => isAlike(one.kind, kind)));
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
  tests: readonly StoryTest[],
  signature: (test: StoryTest) => string,
): readonly Cause[] {
  const groups = new Map<string, [StoryTest, ...StoryTest[]]>();
  for (const test of tests) {
    const key = `${test.state} ${test.state === 'lost' ? '' : signature(test)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [test]);
    else group.push(test);
  }
  return [...groups.values()]
    .map(causeOf)
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
        WORST_CODES.indexOf(b.codes[0] ?? '') - WORST_CODES.indexOf(a.codes[0] ?? '') ||
        worstRate(a) - worstRate(b) ||
        b.tests.length - a.tests.length,
    );
}

function worstRate({ tests: [{ here }] }: Cause): number {
  return here.of === 0 ? 1 : here.passed / here.of;
}

function causeOf(group: [StoryTest, ...StoryTest[]]): Cause {
  const tests = group.sort((a, b) => share(a) - share(b));
  const [first] = tests;
  const withExchange = tests.flatMap((test) => {
    const exchange = exchangeOf(test);
    return exchange === undefined ? [] : [{ ...exchange, test }];
  });
  const checks = checksByCode(tests);
  return {
    kind: KIND_OF[first.state] ?? 'fails',
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

/** The checks of each code, that of most tests first; what must never happen comes first in each test. */
function checksByCode(
  tests: readonly StoryTest[],
): readonly (readonly [FailedCheck, ...FailedCheck[]])[] {
  const byCode = new Map<string, [FailedCheck, ...FailedCheck[]]>();
  for (const check of tests.flatMap((test) => test.checks)) {
    const known = byCode.get(check.code);
    if (known === undefined) byCode.set(check.code, [check]);
    else known.push(check);
  }
  return [...byCode.values()];
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

/** Groups under one heading: what must never happen is part of what broke, or of what fails. */
function isAlike(one: CauseKind, other: CauseKind): boolean {
  return HEADINGS[one] === HEADINGS[other];
}

const HEADINGS: Readonly<Record<CauseKind, 'now' | 'chance' | 'there'>> = {
  never: 'now',
  broke: 'now',
  fails: 'now',
  lost: 'now',
  chance: 'chance',
  'failed-there': 'there',
};

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
    return { label: 'What differs', sentence: say`${chanceWords(tests, noun)}.` };
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

/** e.g. `2 tests failed in part, which chance explains`. */
function chanceWords(tests: readonly StoryTest[], noun: string): string {
  return `${plural(tests.length, noun)} failed in part, which chance explains`;
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
