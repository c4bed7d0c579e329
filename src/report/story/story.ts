/**
 * The story of a run, told once: what happened, against what, which gates fail, why tests fail, what to do next, and the
 * rest in one order. A pure function of the Report; every view that is read in passing is a rendering of its value, and
 * picks, lays out and cuts, but words, orders and counts nothing.
 */
import type { ConfigProblem } from '../../config/problem.js';
import { duration, plural } from '../../basics/format.js';
import { gateNoun } from '../../engine/evaluate/verdict.js';
import { caveatsOf, runStateLines, shownReport } from '../sections/caveats.js';
import { previewOf } from '../sections/plan-table.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt } from '../words/escape.js';
import {
  answersWords,
  costWords,
  type Headline,
  notAskedWords,
  outcomeIcon,
  runHeadline,
  suiteHeadline,
} from '../words/headline.js';
import { SIGNS } from '../words/phrases.js';
import { causesOf, type Causes } from './causes.js';
import { endingOf, suiteNext, suiteTitle } from './endings.js';
import { type Fold, foldsOf } from './folds.js';
import { failedGates, type FailedGate } from './gates.js';
import {
  capital,
  code,
  joined,
  listed,
  name,
  type Part,
  type Phrase,
  say,
  type Sentence,
} from './sentence.js';
import { type StoryTest, storyTests } from './tests.js';
import { branchOf, type StoryVerdict, verdictOf } from './verdict.js';

export type { Cause, Causes } from './causes.js';
export { type Cell, type Fold, type FoldName, FOLDS, type StoryTable } from './folds.js';
export type { FailedGate } from './gates.js';
export type { Part, Sentence } from './sentence.js';
export { plainText, say, written } from './sentence.js';
export type { Exchange, FailedCheck, Passed, StoryTest, TestState } from './tests.js';
export type { StoryVerdict } from './verdict.js';

export interface SuiteStory {
  readonly suite: SuiteReport;
  readonly name: Sentence;
  readonly sign: string;
  readonly outcome: Headline['outcome'];
  readonly title: Sentence;
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
  readonly branch: Part;
  /** All tests in config order: for views that list them. */
  readonly tests: readonly StoryTest[];
  /** What to do; absent where it is green. */
  readonly next?: Sentence | undefined;
  readonly folds: readonly Fold[];
}

export interface Story {
  /** Without what no answer was judged of. */
  readonly report: Report;
  readonly sign: string;
  readonly outcome: Headline['outcome'];
  readonly title: Sentence;
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
  const report = shownReport(whole);
  const suites = report.suites
    .map((suite) => suiteStoryOf(report, suite))
    .toSorted((a, b) => Number(isGreen(a)) - Number(isGreen(b)));
  const { outcome, words, detail } = runHeadline(report);
  const lines = runStateLines(report);
  const isAdvice =
    report.suites.length === 0 && report.problems.length === 0 && previewOf(report) === undefined;
  const [only, ...others] = suites;
  const isAlone = only !== undefined && others.length === 0 && report.shard === undefined;
  return {
    report,
    sign: isAlone ? only.sign : outcomeIcon(outcome),
    outcome,
    title: isAlone ? only.title : capital(say`${words}`),
    state: lines.filter((line) => !isAdvice || line !== detail).map((line) => say`${line}`),
    problems: report.problems,
    suites,
    next: isAlone ? undefined : runNext(report, isAdvice ? detail : undefined),
    notices: report.notices,
    footer: footerOf(report),
  };
}

/** Where no suite was judged: what the reason goes on with, or what mends the problems. */
function runNext(report: Report, detail: string | undefined): Sentence | undefined {
  const { verdict, problems, run } = report;
  if (detail !== undefined) return say`${detail}`;
  if (verdict.result !== 'error' || report.suites.length > 0) return undefined;
  if (problems.length > 0) {
    return run.responses === 'live'
      ? say`Mend what is named, then try here first: ${code('npx kindlm-action validate')}.`
      : say`Mend what is named; answers are stored anew by \`responses: record\`, and are to be committed.`;
  }
  return verdict.exitCode === 4
    ? say`Run it again; if it ends so once more, report it.`
    : say`Run it again.`;
}

function isGreen({ outcome }: SuiteStory): boolean {
  return outcome === 'passed' || outcome === 'nothing-tested';
}

function suiteStoryOf(report: Report, suite: SuiteReport): SuiteStory {
  const tests = storyTests(report, suite);
  const branch = branchOf(report);
  const causes = causesOf(tests, branch);
  const failed = failedGates(suite, branch);
  const verdict = verdictOf(report, suite);
  const all = suite.gates.gates.length;
  const { outcome } = suiteHeadline(report, suite);
  const facts = { report, suite, tests, causes, verdict, gates: failed, branch, outcome };
  const ending = endingOf(facts);
  const qualifiers = qualifiersOf(report, suite);
  return {
    suite,
    name: [name('suite', excerpt(suite.name, 80))],
    sign: outcomeIcon(outcome),
    outcome,
    title: suiteTitle(ending, facts),
    verdict,
    gates: {
      failed,
      all,
      lead: failed.length === 0 ? undefined : `${failed.length} of ${plural(all, 'gate')} failed`,
    },
    qualifiers: {
      shown: qualifiers.slice(0, MAX_QUALIFIERS),
      folded: qualifiers.slice(MAX_QUALIFIERS),
    },
    causes,
    branch,
    tests,
    next: suiteNext(ending, facts),
    folds: foldsOf({ report, suite, tests, causes, qualifiers: qualifiers.slice(MAX_QUALIFIERS) }),
  };
}

const MAX_NAMED = 3;

/** Of the run, then of the suite: what weighs most first. */
function qualifiersOf(report: Report, suite: SuiteReport): readonly Sentence[] {
  return [...idleGates(suite), ...caveatLines(report, suite)];
}

function caveatLines(report: Report, suite: SuiteReport): readonly Sentence[] {
  return caveatsOf(suite, report.run).map(({ icon, words, tests, details, isFolded }) => {
    const names: readonly Phrase[] = [
      ...tests.map((test) => name('test', excerpt(test, 60))),
      ...(isFolded === true ? [] : details.map((detail) => code(excerpt(detail, 80)))),
    ];
    const about = names.length === 0 ? [] : say`: ${listed(names, { most: MAX_NAMED })}`;
    return joined([`${icon} `, capital(say`${words}`), about]);
  });
}

/** What passed because there was nothing to measure looks earned where nobody says so. */
function idleGates({ gates }: SuiteReport): readonly Sentence[] {
  const idle = gates.gates.filter(({ passed, noData }) => passed && noData !== undefined);
  if (idle.length === 0) return [];
  const names = listed(
    idle.map((gate) => gateNoun(gate)),
    { most: MAX_NAMED },
  );
  return [say`${SIGNS.idle} ${plural(idle.length, 'gate')} not exercised: ${names}`];
}

/** Seconds and dollars no finer than they are known. */
function footerOf(report: Report): readonly string[] {
  const { totals, run } = report;
  if (report.suites.length === 0) return [];
  return [
    answersWords(report.suites),
    ...report.suites.flatMap(({ sample }) => (sample === undefined ? [] : notAskedWords(sample))),
    ...(totals.skipped === 0 ? [] : [`${totals.skipped} skipped`]),
    run.durationMs < 1_000 ? 'less than 1 s' : duration(Math.round(run.durationMs / 1_000) * 1_000),
    totals.costUsd > 0 && totals.costUsd < 0.01 && !totals.costIncomplete
      ? 'less than $0.01'
      : costWords(totals),
  ];
}
