/** The tests of a suite by what became of them since the base: got worse, got better, flaky as before, new, removed. */
import { luckSentence, turnedNote } from '../words/comparison-sentences.js';
import { measure } from '../../comparison/memory.js';
import { hasFailed, runPassed } from '../../engine/evaluate/aggregate.js';
import type { ResultComparison } from '../comparison.js';
import { findingOf, type FailedCheck } from '../digest/findings.js';
import { isReused } from '../savings.js';
import type { Report, ReportedResult, SuiteReport } from '../report.js';
import { resultNoun } from '../words/headline.js';
import { sourceUrl, testFragment } from '../words/escape.js';
import { sum } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { baseOf, type ShownBase } from '../story/verdict-line.js';

/**
 * `fails-now`, `passes-now`: from every answer to none, or from none to every one, which chance can do to one test.
 * `differs`: in part, as flaky tests do. `not-this-change`: asked the same on both sides, so a difference is chance or the
 * model's own.
 */
export type ChangeName =
  | 'fails-now'
  | 'worse'
  | 'passes-now'
  | 'better'
  | 'not-this-change'
  | 'differs'
  | 'flaky'
  | 'checks'
  | 'new'
  | 'removed';

export interface PassedRuns {
  readonly passed: number;
  readonly runs: number;
}

export interface ChangedTest {
  readonly testCaseName: string;
  readonly modelId: string;
  /** e.g. `regressed`; our own words. */
  readonly label: string;
  readonly base?: PassedRuns | undefined;
  readonly here?: PassedRuns | undefined;
  /** The check that fails most often here. Its texts are foreign. */
  readonly reason?: FailedCheck | undefined;
  /** Its line in the config, at the tested commit. */
  readonly url?: string | undefined;
  /** Opens it in report.html. */
  readonly fragment?: string | undefined;
}

export interface ChangeList {
  readonly name: ChangeName;
  /** It is about what may be broken: shown open, with the reasons. */
  readonly isAlarming: boolean;
  /** With the count, e.g. `3 tests got worse`. */
  readonly title: string;
  /** Our own text. */
  readonly note?: string | undefined;
  /** Of those that the title counts: how many are among the failing tests only. Absent: none. */
  readonly elsewhere?: number | undefined;
  /** The worst first, else in config order. */
  readonly tests: readonly ChangedTest[];
}

export interface Changes {
  /** Undefined where nothing was compared; then there are no lists either. */
  readonly base: ShownBase | undefined;
  readonly lists: readonly ChangeList[];
}

const WORDS: Readonly<Record<NonNullable<ResultComparison['label']>, string>> = {
  regressed: 'regressed',
  'probably-regressed': 'probably regressed',
  'fails-every-time': 'from every answer to none',
  'failing-now': 'failing now',
  improved: 'improved',
  'passes-every-time': 'from none to every answer',
  'passing-now': 'passing now',
  'flaky-on-both': 'flaky as before',
  unchanged: 'unchanged',
  'not-compared': 'not compared',
};

const WORST_FIRST = [
  'fails-every-time',
  'regressed',
  'probably-regressed',
  'failing-now',
  'passes-every-time',
  'improved',
  'passing-now',
];

/** Which list a result belongs to; undefined: it is as it was, or was not compared. */
export function changeOf(comparison: ResultComparison | undefined): ChangeName | undefined {
  if (comparison === undefined) return undefined;
  const { kind, label } = comparison;
  switch (kind) {
    case 'new':
      return 'new';
    case 'checks-changed':
      return 'checks';
    case 'changed':
    case 'unchanged-request':
      break;
  }
  switch (label) {
    case 'fails-every-time':
      return kind === 'changed' ? 'fails-now' : 'not-this-change';
    case 'passes-every-time':
      return kind === 'changed' ? 'passes-now' : 'not-this-change';
    case 'regressed':
    case 'probably-regressed':
      return kind === 'changed' ? 'worse' : 'not-this-change';
    case 'improved':
      return kind === 'changed' ? 'better' : 'not-this-change';
    case 'failing-now':
    case 'passing-now':
      return kind === 'changed' ? 'differs' : 'not-this-change';
    case 'flaky-on-both':
      return 'flaky';
    case 'unchanged':
    case 'not-compared':
    case undefined:
      return undefined;
  }
}

/** What became of a result, in a word or two; undefined as in `changeOf`. */
export function changeWords({
  comparison,
  status,
  minPasses,
}: Pick<ReportedResult, 'comparison' | 'status' | 'minPasses'>): string | undefined {
  switch (changeOf(comparison)) {
    case undefined:
    case 'removed':
      return undefined;
    case 'new':
      return 'new';
    case 'checks':
      return 'checks changed';
    case 'fails-now':
    case 'passes-now':
    case 'differs':
    case 'worse':
    case 'better':
    case 'flaky':
    case 'not-this-change':
      break;
  }
  const label = comparison?.label ?? 'unchanged';
  // Labels are about runs: a test that passes must not read as one that fails.
  const isTolerated = label === 'failing-now' && status === 'passed' && minPasses !== undefined;
  return isTolerated ? 'failing at times now' : WORDS[label];
}

export function changesOf(report: Report, suite: SuiteReport): Changes {
  const base = baseOf(report);
  const { comparison } = suite;
  if (base === undefined || comparison === undefined) return { base: undefined, lists: [] };
  const noun = resultNoun(suite);
  const named = (name: ChangeName): readonly ChangedTest[] =>
    suite.results
      .filter((result) => changeOf(result.comparison) === name)
      .toSorted((a, b) => rank(a) - rank(b))
      .map((result) => changedTest(report, suite, result));
  const removed = comparison.removed.map(({ testCaseName, modelId, passed, runs }) => ({
    testCaseName,
    modelId,
    label: 'removed',
    // A provider may have failed it in all that is remembered.
    base: runs === 0 ? undefined : { passed, runs },
  }));
  const { byChance, verdict } = comparison;
  const isWorse = verdict.verdict === 'worse';
  const oneAnswer = (verdict.evidence?.oneAnswerASide ?? 0) > 0;
  const other = named('not-this-change');
  const lists: readonly ChangeList[] = [
    {
      ...counted('fails-now', named('fails-now'), turnedTitle(noun, isWorse)),
      isAlarming: isWorse,
      note: turnedNote(byChance.fails, oneAnswer),
    },
    {
      ...counted('worse', named('worse'), (count) => `${plural(count, noun)} got worse`),
      isAlarming: true,
      note: luckSentence(byChance.worse),
    },
    {
      ...counted('passes-now', named('passes-now'), passesTitle(noun)),
      note: turnedNote(byChance.passes, oneAnswer),
    },
    {
      ...counted('better', named('better'), (count) => `${plural(count, noun)} got better`),
      note: luckSentence(byChance.better),
    },
    {
      name: 'not-this-change',
      isAlarming: false,
      title: `${plural(other.length, noun)} ${other.length === 1 ? 'differs' : 'differ'}, but not because of this change`,
      note: 'Asked the same on both sides, so it is chance or the model itself.',
      tests: other,
    },
    {
      ...counted('differs', named('differs'), flakyTitle(noun)),
      note: luckSentence(byChance.differ),
    },
    counted('flaky', named('flaky'), (count) => `${plural(count, noun)} flaky as before`),
    counted('checks', named('checks'), (count) => `${plural(count, noun)} with changed checks`),
    counted('new', named('new'), (count) => plural(count, `new ${noun}`)),
    counted('removed', removed, (count) => plural(count, `removed ${noun}`)),
  ];
  return { base, lists: lists.filter(({ tests }) => tests.length > 0) };
}

function turnedTitle(noun: string, isWorse: boolean): (count: number) => string {
  const chance = isWorse ? '' : ': changed once; chance can do this';
  return (count) => `${plural(count, noun)} went from every answer to none${chance}`;
}

function passesTitle(noun: string): (count: number) => string {
  return (count) => `${plural(count, noun)} went from none to every answer`;
}

function flakyTitle(noun: string): (count: number) => string {
  return (count) =>
    `${plural(count, noun)} ${count === 1 ? 'differs' : 'differ'}, as flaky tests do`;
}

function counted(
  name: ChangeName,
  tests: readonly ChangedTest[],
  title: (count: number) => string,
): ChangeList {
  return { name, isAlarming: false, title: title(tests.length), tests };
}

function rank({ comparison }: ReportedResult): number {
  const label = comparison?.label;
  return label === undefined ? 0 : WORST_FIRST.indexOf(label);
}

/**
 * As the comparison counts: with the repeats that were asked for it only, without lost runs, and each answer once, however
 * often a cache gave it. What is reused is the base branch's.
 */
export function passedHere(result: ReportedResult): PassedRuns {
  const outcomes = isReused(result)
    ? result.runs.map((run) => (runPassed(run) ? 1 : 0))
    : measure(result, { refusedFails: result.comparison?.base !== undefined }).outcomes;
  return { passed: sum(outcomes), runs: outcomes.length };
}

/** Of a result whose failed answers have a reason: one that passed may have lost runs to the provider alone. */
function reasonOf(result: ReportedResult): FailedCheck | undefined {
  const mayBeSilent = result.status === 'passed' && !result.runs.some(hasFailed);
  return mayBeSilent ? undefined : findingOf(result).checks[0];
}

function changedTest(report: Report, suite: SuiteReport, result: ReportedResult): ChangedTest {
  const { testCaseName, modelId, comparison, location } = result;
  const base = comparison?.base;
  return {
    testCaseName,
    modelId,
    label: changeWords(result) ?? '',
    base: base === undefined ? undefined : { passed: base.passed, runs: base.runs },
    here: passedHere(result),
    reason: result.runs.every(runPassed) ? undefined : reasonOf(result),
    url: sourceUrl(report.run, location),
    fragment: testFragment(report, suite, result),
  };
}
