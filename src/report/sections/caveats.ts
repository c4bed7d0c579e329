/** What a reader must know about the tests of a suite before believing the figures. */
import { sum } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { isErrored } from '../../engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import { totalsOf } from '../build-report.js';
import { fallbacksOf } from '../digest/model-comparison.js';
import type { Report, RunMetadata, SuiteReport } from '../report.js';
import { sourceUrl } from '../words/escape.js';
import { type Sign, SIGNS } from '../words/phrases.js';
import { untrustedJudges } from './judge-lines.js';
import { weakenedList, weakenedWords } from './weakened.js';

type CaveatKind =
  | 'weakened'
  | 'checks-changed'
  | 'other-versions'
  | 'untrusted-judge'
  | 'asserts-nothing'
  | 'truncated'
  | 'unbound'
  | 'own-recordings'
  | 'same-answer'
  | 'fallback'
  | 'traces'
  | 'thoughts';

export interface Caveat {
  readonly kind: CaveatKind;
  readonly icon: Sign;
  /** Without a full stop. */
  readonly words: string;
  /** Tests that it is about, each once. Foreign text. */
  readonly tests: readonly string[];
  /** What else it is about: shown by every view. Foreign text. */
  readonly details: readonly string[];
  /** The details are a list of their own where a view can fold it. */
  readonly isFolded?: true;
  /** Pages of details that have one, at the tested commit. */
  readonly urls?: ReadonlyMap<string, string>;
}

const MAX_DETAILS = 10;

/** Words and details as one line of plain text, foreign where there are details. */
export function caveatLine({ words, details }: Pick<Caveat, 'words' | 'details'>): string {
  const more = details.length - MAX_DETAILS;
  const shown = details.slice(0, MAX_DETAILS);
  const rest = more > 0 ? [`and ${more} more`] : [];
  return details.length === 0 ? words : `${words}: ${[...shown, ...rest].join('; ')}`;
}

/** In the order of their weight. `run`: of views that link. */
export function caveatsOf(suite: SuiteReport, run?: RunMetadata): readonly Caveat[] {
  return [
    ...weakenedDemands(suite, run),
    ...changedChecks(suite),
    ...otherVersions(suite),
    ...unboundAnswers(suite),
    ...ownRecordings(suite, run),
    ...untrusted(suite),
    ...assertingNothing(suite),
    ...truncatedAnswers(suite),
    ...sameAnswers(suite),
    ...fallbacks(suite),
    ...traces(suite),
    ...thoughts(suite),
  ];
}

/** No verdict: people change gates for good reasons. It must not go unseen. */
function weakenedDemands(suite: SuiteReport, run?: RunMetadata): readonly Caveat[] {
  const { weakened = [] } = suite.comparison ?? {};
  if (weakened.length === 0) return [];
  const filters = ['tags', 'tests', 'models'].filter(
    (_, at) => (run?.step?.filters[at] ?? []).length > 0,
  );
  const by = suite.sample === undefined ? filters : [...filters, 'sample'];
  return caveat('weakened', `${changeName(run)} ${weakenedWords(weakened, by)}`, {
    details: weakenedList(weakened),
    isFolded: true,
  });
}

/** Beyond one in so many, what is compared is no longer the suite. */
const CHECKS_ONE_IN = 5;

function changedChecks({ comparison, results }: SuiteReport): readonly Caveat[] {
  const changed = comparison?.counts.checksChanged ?? 0;
  if (changed * CHECKS_ONE_IN <= results.length) return [];
  const subject = plural(changed, 'result is', 'results are');
  const words = `${subject} not compared with the base branch (of ${results.length}), since what is checked is changed: gates against it do not look at ${changed === 1 ? 'it' : 'them'}`;
  return caveat('checks-changed', words, {});
}

/** A fallback's reply costs one answer and no gate; it must not look as if all had been compared. */
function otherVersions({ comparison }: SuiteReport): readonly Caveat[] {
  const { head = 0, ofHead = 0 } = comparison?.otherVersions ?? {};
  if (head === 0) return [];
  const subject = plural(head, 'answer is', 'answers are');
  const words = `${subject} not compared with the base branch (of ${ofHead}): of a model version that it does not have`;
  return caveat('other-versions', words, {});
}

function unboundAnswers({ results }: SuiteReport): readonly Caveat[] {
  const isAffected = (run: TestCaseRunResult): boolean => run.unboundAnswers !== undefined;
  const answers = results
    .flatMap(allRuns)
    .reduce((total, { unboundAnswers: count = 0 }) => total + count, 0);
  if (answers === 0) return [];
  const subject = plural(answers, 'stored answer is', 'stored answers are');
  return caveat(
    'unbound',
    `${subject} not bound to the question (recorded without a hash, or of a program without dependsOn)`,
    {
      tests: testNames(results.filter((result) => allRuns(result).some(isAffected))),
    },
  );
}

function ownRecordings(
  { ownRecordings: files = [] }: SuiteReport,
  run: RunMetadata | undefined,
): readonly Caveat[] {
  if (files.length === 0) return [];
  const subject = plural(files.length, 'recording', 'recordings');
  const words = `this pull request itself adds or changes ${subject}: these answers are its author's word`;
  const urls = files.flatMap((file) => {
    const url = run && sourceUrl(run, { file, line: 1, column: 1 });
    return url === undefined ? [] : [[file, url] as const];
  });
  return caveat('own-recordings', words, { details: files, urls: new Map(urls) });
}

/** Wherever scores rest on a judge that labels refute. */
function untrusted(suite: SuiteReport): readonly Caveat[] {
  return untrustedJudges(suite).flatMap(({ criteria, judgeModel }) => {
    const tests = testNames(
      suite.results.filter((result) => allRuns(result).some((run) => isJudgedBy(run, criteria))),
    );
    return caveat('untrusted-judge', 'scores rest on a judge that is not trusted', {
      tests,
      details: [`${criteria} (${judgeModel})`],
    });
  });
}

function isJudgedBy({ assertions }: TestCaseRunResult, criteria: string): boolean {
  return assertions.some(({ metadata }) => metadata?.['criteria'] === criteria);
}

function assertingNothing({ results }: SuiteReport): readonly Caveat[] {
  const tests = testNames(results.filter((it) => it.assertsNothing));
  if (tests.length === 0) return [];
  const subject = plural(tests.length, 'test asserts', 'tests assert');
  return caveat('asserts-nothing', `${subject} nothing, so no answer can fail`, { tests });
}

function truncatedAnswers({ results, totals }: SuiteReport): readonly Caveat[] {
  if (totals.truncated === 0) return [];
  const subject = plural(totals.truncated, 'answer was', 'answers were');
  const tests = testNames(results.filter((it) => it.runs.some((run) => run.truncated)));
  return caveat('truncated', `${subject} cut at maxTokens`, { tests });
}

function sameAnswers({ results }: SuiteReport): readonly Caveat[] {
  const repeated = results.filter((result) => repetitionsIn(result) > 0);
  const count = sum(repeated.map((result) => repetitionsIn(result)));
  if (count === 0) return [];
  const subject = plural(count, 'repeat got', 'repeats got');
  const words = `${subject} the same reply as an earlier one, by its id: a cache answers, and each reply counts once in rates of answers and in the comparison`;
  return caveat('same-answer', words, { tests: testNames(repeated) });
}

/** Runs whose answer an earlier run of the result had already got. */
function repetitionsIn(result: AggregatedTestResult): number {
  const ids = allRuns(result).flatMap(({ sampleId }) => sampleId ?? []);
  return ids.length - new Set(ids).size;
}

function fallbacks(suite: SuiteReport): readonly Caveat[] {
  const found = fallbacksOf(suite);
  if (found.length === 0) return [];
  const details = found.map(
    ({ modelId, asked, answered }) =>
      `${modelId}: asked for ${asked}, answered by ${answered.join(', ')}`,
  );
  return caveat('fallback', 'replies name another model than was asked for', { details });
}

type Trace = NonNullable<TestCaseRunResult['trace']>;

/** What of an agent's traces could not be read: its tool calls, tokens and cost may be more than is shown. */
const TRACE_GAPS: readonly (readonly [words: string, isIn: (trace: Trace) => boolean])[] = [
  [
    'exports that were refused (too large, cut off, or not OTLP), or more spans than are kept',
    ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0,
  ],
  [
    'no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read',
    ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0,
  ],
  [
    'tool calls without their arguments, which instrumentations record on request only',
    ({ callsWithoutArguments }) => callsWithoutArguments > 0,
  ],
  [
    'other tool calls than the command printed: those of the traces count, since a model can write such a line',
    ({ otherCallsPrinted }) => otherCallsPrinted === true,
  ],
];

function traces({ results }: SuiteReport): readonly Caveat[] {
  return TRACE_GAPS.flatMap(([words, isIn]) => {
    const affected = ({ trace }: TestCaseRunResult): boolean => trace !== undefined && isIn(trace);
    const count = results.flatMap(allRuns).filter(affected).length;
    if (count === 0) return [];
    return caveat('traces', `the traces of ${plural(count, 'answer')} have ${words}`, {
      tests: testNames(results.filter((result) => allRuns(result).some(affected))),
    });
  });
}

function thoughts({ results }: SuiteReport): readonly Caveat[] {
  const count = results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
  if (count === 0) return [];
  const subject = plural(count, 'answer has', 'answers have');
  const words = `${subject} thoughts of the model, which are shown and not judged`;
  return [{ ...one('thoughts', words), icon: SIGNS.idle }];
}

function hasThoughts({ thoughtCharacters }: TestCaseRunResult): boolean {
  return thoughtCharacters !== undefined && thoughtCharacters > 0;
}

function allRuns({ runs, extraRuns = [] }: AggregatedTestResult): readonly TestCaseRunResult[] {
  return [...runs, ...extraRuns];
}

function one(kind: CaveatKind, words: string): Caveat {
  return { kind, icon: SIGNS.look, words, tests: [], details: [] };
}

function caveat(
  kind: CaveatKind,
  words: string,
  about: Partial<Pick<Caveat, 'tests' | 'details' | 'urls' | 'isFolded'>>,
): readonly Caveat[] {
  return [{ ...one(kind, words), ...about }];
}

function testNames(results: readonly AggregatedTestResult[]): readonly string[] {
  return [...new Set(results.map((result) => result.testCaseName))];
}

// What happened to the run as a whole: not judged at all, cut short, or red without failing the job.

/**
 * The report as people see it. Where no answer was judged it has no suites: their gates, failing tests and totals would
 * be about nothing, and hide what is wrong. Such are a replay with a stale or missing recording, and a run whose key was
 * refused before any model answered. report.json and junit.xml keep the results.
 */
export function shownReport(report: Report): Report {
  if (report.suites.length === 0 || !isUnjudged(report)) return report;
  const nothing = { suites: [], totals: totalsOf([], []), failureCodes: {} };
  return { ...report, ...nothing, comparison: undefined, savings: undefined };
}

function isUnjudged({ problems, run, interruption, suites, totals }: Report): boolean {
  if (run.responses === 'replay' && problems.length > 0) return true;
  if (interruption?.kind !== 'auth' || totals.tokens > 0) return false;
  return suites.every(({ results }) => results.every(({ runs }) => runs.every(isErrored)));
}

/** Who changed what is told: the pull request, or whatever else was tested. */
export function changeName(run?: Pick<Report['run'], 'pullRequest'>): string {
  return run?.pullRequest === undefined ? 'this change' : 'this pull request';
}
