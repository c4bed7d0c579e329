/**
 * The story of a run, told once: what happened, against what, which gates fail, why tests fail, what to do next, and the
 * rest in one order. A pure function of the Report; every view that is read in passing is a rendering of its value, and
 * picks, lays out and cuts, but words, orders and counts nothing.
 */
import type { ConfigProblem } from '../../config/problem.js';
import { count, duration, plural } from '../../basics/format.js';
import { caveatsOf, runStateLines, shownReport } from '../sections/caveats.js';
import { gateRows, gateSignWords, withIntervals } from '../sections/gate-rows.js';
import { judgeLines, judgeSentence } from '../sections/judge-lines.js';
import { reliabilityRows, reliabilityWords } from '../sections/reliability-rows.js';
import { changesOf } from '../sections/changes.js';
import { compareModels } from '../digest/model-comparison.js';
import { rankedCodes } from '../digest/findings.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt } from '../words/escape.js';
import {
  costWords,
  type Headline,
  outcomeIcon,
  runHeadline,
  suiteHeadline,
} from '../words/headline.js';
import { rateText } from '../words/phrases.js';
import { type Cause, causesOf, type Causes, chanceWords } from './causes.js';
import { comparisonNotes } from './comparison-notes.js';
import { endingOf, suiteNext, suiteTitle } from './endings.js';
import { failedGates, type FailedGate } from './gates.js';
import {
  capital,
  code,
  joined,
  listed,
  name,
  type Phrase,
  say,
  type Sentence,
} from './sentence.js';
import { type StoryTest, storyTests } from './tests.js';
import { branchOf, type StoryVerdict, verdictOf } from './verdict.js';

export type { Cause, Causes } from './causes.js';
export type { FailedGate } from './gates.js';
export type { Part, Sentence } from './sentence.js';
export { plainText, written } from './sentence.js';
export type { Exchange, FailedCheck, Passed, StoryTest, TestState } from './tests.js';
export type { StoryVerdict } from './verdict.js';

/** A table of sentences; `align` of each column. */
export interface StoryTable {
  readonly head: readonly { readonly title: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly Sentence[])[];
}

/** What is not in sight: said once, in the same order everywhere. */
export interface Fold {
  readonly name: FoldName;
  /** What it has, counted where it is a list. */
  readonly title: Sentence;
  /** A line each. */
  readonly lines?: readonly Sentence[] | undefined;
  readonly table?: StoryTable | undefined;
  readonly causes?: readonly Cause[] | undefined;
  readonly tests?: readonly StoryTest[] | undefined;
}

/** In their order. */
export const FOLD_NAMES = [
  'causes',
  'tolerated',
  'changes',
  'weakened',
  'gates',
  'comparison',
  'models',
  'reliability',
  'judges',
  'codes',
  'notices',
] as const;

export type FoldName = (typeof FOLD_NAMES)[number];

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
  /** What qualifies the verdict, a line each, what weighs most first; `MAX_QUALIFIERS` of them are in sight. */
  readonly qualifiers: readonly Sentence[];
  readonly causes: Causes;
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

/** More are counted. */
export const MAX_QUALIFIERS = 4;

export function storyOf(whole: Report): Story {
  const report = shownReport(whole);
  const suites = report.suites
    .map((suite) => suiteStoryOf(report, suite))
    .toSorted((a, b) => Number(isGreen(a)) - Number(isGreen(b)));
  const { outcome, words, detail } = runHeadline(report);
  const lines = runStateLines(report);
  const isAdvice = report.suites.length === 0 && report.problems.length === 0;
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
    qualifiers: qualifiersOf(report, suite),
    causes,
    tests,
    next: suiteNext(ending, facts),
    folds: foldsOf(report, suite, { tests, causes }),
  };
}

const MAX_NAMED = 3;

function qualifiersOf(report: Report, suite: SuiteReport): readonly Sentence[] {
  return caveatsOf(suite, report.run).map(({ icon, words, tests, details, isFolded }) => {
    const names: readonly Phrase[] = [
      ...tests.map((test) => name('test', excerpt(test, 60))),
      ...(isFolded === true ? [] : details.map((detail) => code(excerpt(detail, 80)))),
    ];
    const about = names.length === 0 ? [] : say`: ${listed(names, { most: MAX_NAMED })}`;
    return joined([`${icon} `, words.replace(/^\p{Ll}/u, (it) => it.toUpperCase()), about]);
  });
}

/** Seconds and dollars no finer than they are known. */
function footerOf(report: Report): readonly string[] {
  const { totals, run } = report;
  if (report.suites.length === 0) return [];
  return [
    plural(totals.runs, 'answer'),
    run.durationMs < 1_000 ? 'less than 1 s' : duration(Math.round(run.durationMs / 1_000) * 1_000),
    totals.costUsd > 0 && totals.costUsd < 0.01 && !totals.costIncomplete
      ? 'less than $0.01'
      : costWords(totals),
  ];
}

function foldsOf(
  report: Report,
  suite: SuiteReport,
  { tests, causes }: { readonly tests: readonly StoryTest[]; readonly causes: Causes },
): readonly Fold[] {
  const folds: Readonly<Record<FoldName, Omit<Fold, 'name'> | undefined>> = {
    causes: causesFold(causes),
    tolerated: toleratedFold(tests),
    changes: changesFold(report, suite),
    weakened: weakenedFold(report, suite),
    gates: gatesFold(report, suite),
    comparison: comparisonFold(report, suite),
    models: modelsFold(suite),
    reliability: reliabilityFold(suite),
    judges: judgesFold(report, suite),
    codes: codesFold(suite),
    notices: noticesFold(suite),
  };
  return FOLD_NAMES.flatMap((foldName) => {
    const fold = folds[foldName];
    return fold === undefined ? [] : [{ name: foldName, ...fold }];
  });
}

function testNames(tests: readonly StoryTest[], most: number): Sentence {
  return listed(
    tests.map((test) => name('test', excerpt(test.name, 60), test.url)),
    { most },
  );
}

function causesFold({ folded }: Causes): Omit<Fold, 'name'> | undefined {
  const tests = folded.flatMap((cause) => cause.tests);
  if (tests.length === 0) return undefined;
  const isChance = folded.every(({ kind }) => kind === 'chance');
  const words = isChance ? chanceWords(tests) : plural(tests.length, 'more failing test');
  return { title: say`${words}: ${testNames(tests, MAX_NAMED)}`, causes: folded };
}

function toleratedFold(tests: readonly StoryTest[]): Omit<Fold, 'name'> | undefined {
  const tolerated = tests.filter(({ state }) => state === 'tolerated');
  if (tolerated.length === 0) return undefined;
  return {
    title: say`${plural(tolerated.length, 'test')} passed with failed answers: ${testNames(tolerated, MAX_NAMED)}`,
    tests: tolerated,
  };
}

function changesFold(report: Report, suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const lists = changesOf(report, suite).lists.filter(({ isAlarming }) => !isAlarming);
  if (lists.length === 0) return undefined;
  return {
    title: say`What else is different`,
    lines: lists.map(
      ({ title, note, tests }) =>
        say`${title}: ${listed(
          tests.map((test) => name('test', excerpt(test.testCaseName, 60), test.url)),
          { most: 10 },
        )}${note === undefined ? '' : `. ${note}`}`,
    ),
  };
}

function weakenedFold(report: Report, suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const lines = caveatsOf(suite, report.run)
    .filter(({ isFolded }) => isFolded)
    .flatMap(({ details }) => details);
  if (lines.length === 0) return undefined;
  return {
    title: say`What is demanded less than on the base branch`,
    lines: lines.map((line) => say`${excerpt(line, 500)}`),
  };
}

function gatesFold(report: Report, suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const rows = gateRows(report, suite);
  if (rows.length === 0) return undefined;
  const isCompared = rows.some(({ base }) => base !== undefined);
  return {
    title: say`All gates`,
    table: {
      head: [
        { title: '', align: 'left' },
        { title: 'Gate', align: 'left' },
        { title: 'Actual', align: 'right' },
        { title: 'Threshold', align: 'right' },
        ...(isCompared ? [{ title: 'Base', align: 'right' } as const] : []),
      ],
      rows: rows
        .map(withIntervals)
        .map((row) => [
          say`${gateSignWords(row.sign)}`,
          say`${row.title}`,
          say`${row.actual}`,
          say`${row.threshold}`,
          ...(isCompared ? [say`${row.base ?? '–'}`] : []),
        ]),
    },
  };
}

function comparisonFold(report: Report, suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const lines = comparisonNotes(report, suite);
  if (lines.length === 0) return undefined;
  const isCompared = report.comparison?.kind === 'compared';
  return {
    title: say`${isCompared ? 'How it was compared' : 'What a comparison will show'}`,
    lines,
  };
}

function modelsFold(suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const rows = compareModels(suite);
  if (rows.length === 0) return undefined;
  return {
    title: [{ kind: 'text', text: rows.length === 1 ? 'The model' : plural(rows.length, 'model') }],
    table: {
      head: [
        { title: 'Model', align: 'left' },
        { title: 'Passed', align: 'right' },
        { title: 'Pass rate', align: 'right' },
        { title: 'Judge average', align: 'right' },
        { title: 'Mean latency', align: 'right' },
      ],
      rows: rows.map((row) => [
        [name('model', excerpt(row.modelId, 80))],
        say`${row.passed} of ${row.total}`,
        say`${rateText(row.passRate)}`,
        say`${row.judgeAverage === undefined ? '–' : count(row.judgeAverage, 2)}`,
        say`${duration(row.latencyMs)}`,
      ]),
    },
  };
}

function reliabilityFold(suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const rows = reliabilityRows(suite);
  if (rows.length === 0) return undefined;
  return {
    title: say`How often each model is right`,
    lines: rows.map((row) => say`${name('model', row.modelId)}: ${reliabilityWords(row)}`),
  };
}

function judgesFold(report: Report, suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const judges = judgeLines(report, suite);
  if (judges.length === 0) return undefined;
  return {
    title: say`${plural(judges.length, 'judge')} held against labels`,
    lines: judges.flatMap((judge) => [
      say`${judge.icon} ${judgeSentence(judge)}`,
      ...judge.notes.map((note) => say`${note}`),
      ...judge.wrong.map(({ place, words }) => say`${code(place)} is ${words}`),
    ]),
  };
}

function codesFold(suite: SuiteReport): Omit<Fold, 'name'> | undefined {
  const codes = rankedCodes(suite);
  if (codes.length === 0) return undefined;
  return {
    title: say`Failure codes`,
    table: {
      head: [
        { title: 'Failure code', align: 'left' },
        { title: 'Results', align: 'right' },
      ],
      rows: codes.map(([failureCode, results]) => [[code(failureCode)], say`${count(results)}`]),
    },
  };
}

function noticesFold({ notices }: SuiteReport): Omit<Fold, 'name'> | undefined {
  if (notices.length === 0) return undefined;
  return {
    title: say`${plural(notices.length, 'notice')}`,
    lines: notices.map((notice) => say`${excerpt(notice, 500)}`),
  };
}
