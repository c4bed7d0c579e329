/** What a reader must know about the tests of a suite before believing the figures. */
import { sum } from '../../basics/basics.js';
import { duration, plural, shortCommit, usd } from '../../basics/format.js';
import { isErrored, isUnneeded } from '../../engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import { totalsOf } from '../build-report.js';
import { fallbacksOf } from '../digest/model-comparison.js';
import type { Report, RunMetadata, SuiteReport } from '../report.js';
import { isReused, savedInAll } from '../savings.js';
import { excerpt, sourceUrl } from '../words/escape.js';
import { failOnWords, interruptionWords, runHeadline } from '../words/headline.js';
import { type Sign, SIGNS } from '../words/phrases.js';
import { untrustedJudges } from './judge-lines.js';
import { weakenedList, weakenedWords } from './weakened.js';

type CaveatKind =
  | 'weakened'
  | 'checks-changed'
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

/** Distinguishes what was left out on purpose from what the budget or an error kept from running. */
function incompleteWords({ suites }: Report): string {
  const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
  const planned = sum(suites.map(({ plannedRuns }) => plannedRuns));
  const unneeded = runs.filter(isUnneeded).length;
  const others = planned - runs.length + runs.filter(isNotRun).length - unneeded;
  if (unneeded === 0 || others > 0) return 'Incomplete: not every planned answer was asked.';
  const unjudged = runs.filter((run) => isUnneeded(run) && run.callCount > 0).length;
  const underWay = unjudged === 0 ? '' : ` (${unjudged} under way and not judged)`;
  return `Stopped when it was decided: ${unneeded} of ${plural(planned, 'answer')} not asked${underWay}, since none could change a gate or the exit code.`;
}

function isNotRun({ outcome }: TestCaseRunResult): boolean {
  return outcome.kind === 'not-run';
}

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

/** What the title leaves out, then one sentence a line; empty for a run like any other. May quote foreign text. */
export function runStateLines(report: Report): readonly string[] {
  const { interruption, complete } = report;
  const lines = [
    runHeadline(report).detail,
    interruption === undefined ? undefined : interruptionWords(interruption),
    interruption === undefined && !complete ? incompleteWords(report) : undefined,
    goneSuitesWords(report),
    weakenedInputsWords(report),
    ownBaseWords(report),
    ...savingsLines(report),
    failOnWords(report),
  ];
  return lines.filter((line) => line !== undefined);
}

/** Who changed what is told: the pull request, or whatever else was tested. */
export function changeName(run?: Pick<Report['run'], 'pullRequest'>): string {
  return run?.pullRequest === undefined ? 'this change' : 'this pull request';
}

const MAX_SUITES = 5;

/** Suites that nothing is left of; undefined where there are none. Foreign text. */
function goneSuitesWords({ comparison, run }: Report): string | undefined {
  const { goneSuites = [] } = comparison?.kind === 'compared' ? comparison : {};
  if (goneSuites.length === 0) return undefined;
  const names = goneSuites.slice(0, MAX_SUITES).map(({ name }) => `"${excerpt(name, 80)}"`);
  const more = goneSuites.length - names.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  const change = changeName(run);
  return `${change.replace('this', 'This')} takes out ${goneSuites.length === 1 ? 'a suite' : plural(goneSuites.length, 'suite')}, which this run does not ask: ${names.join(', ')}${rest}.`;
}

/** Undefined where no input demands less. Own words: of the base branch's values nothing is in it. */
function weakenedInputsWords({ comparison, run }: Report): string | undefined {
  const { weakened = [] } = comparison?.kind === 'compared' ? comparison : {};
  if (weakened.length === 0) return undefined;
  return `${changeName(run).replace('this', 'This')} ${weakenedWords(weakened)}, other than on the base branch.`;
}

/** Where the pull request itself says what it is compared with; undefined where GitHub does. */
function ownBaseWords({ comparison, run }: Report): string | undefined {
  if (run.pullRequest === undefined || comparison === undefined) return undefined;
  if (comparison.kind === 'unavailable') {
    return comparison.reason === 'disabled'
      ? 'Not compared with the base branch (compare: never): nobody sees here what this pull request demands less.'
      : undefined;
  }
  return comparison.base.source === 'path'
    ? 'Compared with a report that the workflow names (compare), not with one that GitHub keeps of the base branch.'
    : undefined;
}

// What was not asked, and what that saved.

/** One sentence a line; empty where everything was asked. Commits are foreign text. */
function savingsLines(report: Report): readonly string[] {
  const { savings } = report;
  if (savings === undefined) return [];
  const { reused, repeats, askedTooMuch } = savings;
  const { calls, costUsd, durationMs } = savedInAll(savings);
  const lines: string[] = [];
  if (reused.results > 0) {
    const all = report.totals.total;
    lines.push(
      reused.results === all
        ? `Nothing was asked: all ${plural(all, 'result')} are reused from the base branch (${commits(report)}), where the questions and checks are the same.`
        : `${reused.results} of ${plural(all, 'result')} ${reused.results === 1 ? 'is' : 'are'} reused from the base branch (${commits(report)}), where the questions and checks are the same.`,
    );
  }
  if (repeats.runs > 0) {
    lines.push(
      `${plural(repeats.runs, 'further answer')} for the comparison with the base branch ${repeats.runs === 1 ? 'was' : 'were'} not needed.`,
    );
  }
  if (askedTooMuch.runs > 0) {
    const { runs } = askedTooMuch;
    lines.push(
      `${plural(runs, 'further answer was', 'further answers were')} under way when the comparison was clear, and not needed: ${usd(askedTooMuch.costUsd)}.`,
    );
  }
  if (calls > 0) {
    lines.push(
      `Saved compared with asking everything: about ${plural(calls, 'call')}, ${usd(costUsd)} and ${duration(durationMs)}.${reused.results > 0 ? ' Cost and latency in the tables include what is reused.' : ''}`,
    );
  }
  return lines;
}

/** A result that the base branch itself had reused is from an earlier commit than its others. */
function commits(report: Report): string {
  const [first = '', ...others] = reusedCommits(report).map(shortCommit);
  return others.length === 0 ? first : `${first} and ${plural(others.length, 'earlier commit')}`;
}

/** The commit that the lines name. Foreign text. */
export function reusedCommit(report: Report): string | undefined {
  return reusedCommits(report)[0];
}

function reusedCommits({ suites }: Report): readonly string[] {
  const all = suites.flatMap(({ results }) =>
    results.filter(isReused).map(({ reused }) => reused?.sha ?? ''),
  );
  return [...new Set(all)];
}
