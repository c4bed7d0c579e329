/**
 * The story of a run, told once: what happened, against what, which gates fail, why tests fail, what to do next, and the
 * rest in one order. A pure function of the Report; every view that is read in passing is a rendering of its value, and
 * picks, lays out and cuts, but words, orders and counts nothing.
 */
import type { ConfigProblem } from '../../config/problem.js';
import { duration, plural, costWords } from '../../basics/format.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import { gateWords } from '../../engine/evaluate/verdict.js';
import { totalsOf } from '../build-report.js';
import { countsAs } from '../../engine/results.js';
import { caveatsOf } from './caveats.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt } from '../escape.js';
import { answersWords, notAskedWords, resultNoun, SIGNS } from './words.js';
import { causesOf, type Causes } from './causes.js';
import { suiteEnding } from './endings.js';
import { type Fold, foldsOf } from './folds.js';
import { withChangesBehind } from './made-of.js';
import { failedGates, type FailedGate } from './gates.js';
import {
  type ShownOutcome,
  OUTCOME_SIGNS,
  runLines,
  runNext,
  runWords,
  type RunWords,
  suiteOutcome,
} from './run-facts.js';
import {
  capital,
  joined,
  listed,
  name,
  type SentencePart,
  type Phrase,
  say,
  type Sentence,
} from './sentence.js';
import { type StoryTest, storyTests, hasAnyAnswer } from './tests.js';
import { baseOf, type StoryVerdict, takenOutNote, verdictOf } from './comparison-words.js';

export type { Cause } from './causes.js';
export { type Fold, type FoldName, FOLDS, type StoryTable } from './folds.js';
export type { NamePart, SentencePart, Sentence } from './sentence.js';
export { capital, joined, plainText, quoted, say, written } from './sentence.js';
export {
  type Exchange,
  calledWords,
  changedWords,
  exchangeOf,
  type FailedCheck,
  type StoryTest,
} from './tests.js';
export { baseOf, modelWords, type ShownBase, wholeVerdict } from './comparison-words.js';

export interface SuiteStory {
  readonly suite: SuiteReport;
  readonly name: Sentence;
  readonly sign: string;
  readonly outcome: ShownOutcome;
  readonly title: Sentence;
  /** What a provider did, where it is to blame. */
  readonly fault?: Sentence | undefined;
  readonly verdict?: StoryVerdict | undefined;
  readonly gates: {
    readonly failed: readonly FailedGate[];
    /** How many there are. */
    readonly all: number;
    /** e.g. `5 of 7 gates failed`; absent where none did. */
    readonly lead?: string | undefined;
  };
  /** What qualifies the verdict, a line each, what weighs most first; at most four in sight, the rest in a fold. */
  readonly qualifiers: {
    readonly shown: readonly Sentence[];
    readonly folded: readonly Sentence[];
  };
  readonly causes: Causes;
  /** What the base is called. */
  readonly branch: SentencePart;
  /** All tests in config order: for views that list them. */
  readonly tests: readonly StoryTest[];
  /** What to do; absent where it is green. */
  readonly next?: Sentence | undefined;
  readonly folds: readonly Fold[];
  /** What a view of this suite alone has to say of the run, a line each. */
  readonly run: readonly Sentence[];
  /** Of this suite; see `Story`. */
  readonly footer: readonly string[];
}

export interface Story {
  /** Without what no answer was judged of. */
  readonly report: Report;
  readonly sign: string;
  readonly outcome: ShownOutcome;
  readonly title: Sentence;
  /** The title where nothing is below it: with the worst suite's. */
  readonly headline: Sentence;
  /** What happened to the run as a whole, a line each. */
  readonly state: readonly Sentence[];
  readonly problems: readonly ConfigProblem[];
  /** Red before green, else in config order. */
  readonly suites: readonly SuiteStory[];
  /** What to do where no suite says it. */
  readonly next?: Sentence | undefined;
  readonly notices: readonly string[];
  /** e.g. `72 answers`, `1 s`, `less than $0.01`. */
  readonly footer: readonly string[];
}

const MAX_QUALIFIERS = 4;

export function storyOf(whole: Report): Story {
  const known = TOLD.get(whole);
  if (known !== undefined) return known;
  const story = tell(shownReport(whole));
  TOLD.set(whole, story);
  return story;
}

/** Every view of a run asks for its story. */
const TOLD = new WeakMap<Report, Story>();

function tell(report: Report): Story {
  const suites = report.suites
    .map((suite) => suiteStoryOf(report, suite))
    .toSorted((a, b) => Number(isGreen(a)) - Number(isGreen(b)));
  const [only, ...others] = suites;
  const isAlone = only !== undefined && others.length === 0 && report.shard === undefined;
  const { outcome, title, detail }: RunWords = isAlone ? only : runWords(report, suites);
  const isOutage = suites.some(({ fault }) => fault !== undefined);
  const isRunsOwn =
    !isAlone && !isOutage && (suites.length === 0 || report.verdict.result === 'error');
  const next = isRunsOwn ? runNext(report, detail) : undefined;
  return {
    report,
    sign: isAlone ? only.sign : OUTCOME_SIGNS[outcome],
    outcome,
    title,
    headline:
      isAlone || outcome !== 'failed' || only === undefined ? title : say`${title}: ${only.title}`,
    state: [...(detail === undefined || detail === next ? [] : [detail]), ...runLines(report)],
    problems: report.problems,
    suites,
    next,
    notices: report.notices,
    footer: footerOf(report, report),
  };
}

/** What the story tells of, the worst first. */
export function toldTests({ suites }: Story): readonly StoryTest[] {
  return suites.flatMap(({ causes }) =>
    [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests),
  );
}

/**
 * The report as people see it. Where no answer was judged it has no suites: their gates, failing tests and totals would
 * be about nothing, and hide what is wrong. Such are a replay with a stale or missing recording, and a run whose key was
 * refused before any model answered. report.json and junit.xml keep the results.
 */
function shownReport(report: Report): Report {
  if (report.suites.length === 0 || !isUnjudged(report)) return report;
  const nothing = { suites: [], totals: totalsOf([]), failureCodes: {} };
  return { ...report, ...nothing, comparison: undefined };
}

function isUnjudged({ problems, run, interruption, suites, totals }: Report): boolean {
  if (run.responses === 'replay' && problems.length > 0) return true;
  if (interruption?.kind !== 'auth' || totals.tokens > 0) return false;
  return suites.every(({ results }) =>
    results.every(({ runs }) => runs.every((run) => countsAs(run).errored)),
  );
}

/** Where nothing was answered there is no rate to say. */
function unansweredGates(gates: readonly FailedGate[]): readonly FailedGate[] {
  const [first] = gates;
  return first === undefined ? [] : [{ ...first, phrase: say`nothing was answered` }];
}

function isGreen({ outcome }: SuiteStory): boolean {
  return outcome === 'passed' || outcome === 'nothing-tested';
}

function suiteStoryOf(report: Report, suite: SuiteReport): SuiteStory {
  const tests = storyTests(report, suite);
  const branch = branchOf(report);
  const found = causesOf(tests, { branch, noun: resultNoun(suite) });
  const causes = withChangesBehind(found, { report, suite });
  const isAnswered = suite.results.some(hasAnyAnswer);
  const failing = suite.gates.gates.filter(({ passed }) => !passed).length;
  const verdict = verdictOf(report, suite);
  const all = suite.gates.gates.length;
  const outcome = suiteOutcome(report, suite);
  const facts = {
    report,
    suite,
    tests,
    causes,
    verdict,
    gates: failedGates(suite, branch),
    branch,
    outcome,
  };
  const { kind: ending, title, fault, next } = suiteEnding(facts);
  const failed = ending === 'outage' ? [] : isAnswered ? facts.gates : unansweredGates(facts.gates);
  const qualifiers = qualifiersOf(report, suite);
  return {
    suite,
    name: [name('suite', excerpt(suite.name, 80))],
    sign: ending === 'worse-and-green' ? SIGNS.look : OUTCOME_SIGNS[outcome],
    outcome,
    title,
    fault,
    verdict,
    gates: {
      failed,
      all,
      lead: failed.length === 0 ? undefined : `${failing} of ${plural(all, 'gate')} failed`,
    },
    qualifiers: {
      shown: qualifiers.slice(0, MAX_QUALIFIERS),
      folded: qualifiers.slice(MAX_QUALIFIERS),
    },
    causes,
    branch,
    tests,
    next,
    run: [...runLines(report), ...otherSuites(report, suite)],
    footer: footerOf(report, { totals: suite.totals, suites: [suite] }),
    folds: foldsOf({ report, suite, tests, causes, qualifiers: qualifiers.slice(MAX_QUALIFIERS) }),
  };
}

const MAX_NAMED = 3;

/** Of the run, then of the suite: what weighs most first. */
function qualifiersOf(report: Report, suite: SuiteReport): readonly Sentence[] {
  const takenOut = takenOutNote(suite);
  return [
    ...(takenOut === undefined ? [] : [takenOut]),
    ...caveatLines(report, suite),
    ...leftOut(suite),
    ...idleGates(suite),
  ];
}

function caveatLines(report: Report, suite: SuiteReport): readonly Sentence[] {
  return caveatsOf(suite, report.run).map((caveat) => {
    const { icon, words, tests, details, urls, isFolded } = caveat;
    const names: readonly Phrase[] = [
      ...tests.map((test) => name('test', excerpt(test, 60))),
      ...(isFolded === true
        ? []
        : details.map((detail) => name('file', excerpt(detail, 80), urls?.get(detail)))),
    ];
    const about = names.length === 0 ? [] : say`: ${listed(names, { most: MAX_NAMED })}`;
    return joined([`${icon} `, capital(say`${words}`), about]);
  });
}

/** What is in no rate because nobody asked it. */
function leftOut({
  totals: { notRun, skipped },
  sample,
  comparison,
  ...suite
}: SuiteReport): readonly Sentence[] {
  // Where the base branch asked them, that is said already.
  const isSaid = comparison?.weakened?.some(({ kind }) => kind === 'not-asked') === true;
  const parts = [
    ...(notRun === 0 ? [] : [`${plural(notRun, resultNoun(suite))} not run`]),
    ...(sample === undefined || isSaid ? [] : [notAskedWords(sample)]),
    ...(skipped === 0 ? [] : [`${plural(skipped, 'test')} skipped`]),
  ];
  return parts.length === 0 ? [] : [say`${SIGNS.idle} ${listed(parts)}`];
}

/** What passed because there was nothing to measure looks earned where nobody says so. */
function idleGates({ gates, comparison }: SuiteReport): readonly Sentence[] {
  const idle = gates.gates.filter(
    ({ gateName, passed, noData }) =>
      passed &&
      noData !== undefined &&
      // That nothing was compared is said already.
      (comparison !== undefined || GATES[gateName].against === undefined),
  );
  if (idle.length === 0) return [];
  const names = listed(
    idle.map((gate) => gateWords(gate).noun),
    { most: MAX_NAMED },
  );
  return [say`${SIGNS.idle} ${plural(idle.length, 'gate')} not exercised: ${names}`];
}

function otherSuites({ suites }: Report, suite: SuiteReport): readonly Sentence[] {
  const failing = suites.filter((other) => other !== suite && !other.gates.passed);
  if (failing.length === 0) return [];
  const names = listed(
    failing.map((other) => name('suite', excerpt(other.name, 80))),
    { most: MAX_NAMED },
  );
  return [say`In the same run, ${names} ${failing.length === 1 ? 'fails' : 'fail'}.`];
}

/** Seconds and dollars no finer than they are known. */
function footerOf(
  { run }: Report,
  { totals, suites }: Pick<Report, 'totals' | 'suites'>,
): readonly string[] {
  // Of a run that asked nothing there is nothing to count.
  if (suites.length === 0) return [];
  const isLess = totals.costUsd > 0 && totals.costUsd < 0.01 && !totals.costIncomplete;
  return [
    answersWords(suites),
    run.durationMs < 1_000 ? 'less than 1 s' : duration(Math.round(run.durationMs / 1_000) * 1_000),
    isLess ? 'less than $0.01' : costWords(totals),
  ];
}

/** What the base is called, also where there is none. */
function branchOf(report: Report): SentencePart {
  return baseOf(report)?.branch ?? { kind: 'text', text: 'the base branch' };
}
