/**
 * A test under one model as the story tells it: the one shape for what failed, what changed and what is listed. What it is
 * was decided by engine/ and comparison/; here it is only put together.
 */
import type { AssertionResult } from '../../assertions/assertion.js';
import { isRecord, sum } from '../../basics/basics.js';
import { shortCommit } from '../../basics/format.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import {
  type FileChange,
  type GateName,
  type TestCaseRunResult,
  measure,
  decidedAgainst,
  countsAs,
  allRuns,
} from '../../engine/results.js';
import type { Report, ReportedResult, SuiteReport } from '../report.js';
import { type Change, changeOf } from './changes.js';
import { excerpt, excerptName, revisionUrl, sourceUrl, testFragment } from '../escape.js';
import { code, joined, listed, name, type Phrase, say, type Sentence } from './sentence.js';
import { fileCounts } from './words.js';

/** So many of the answers that came. */
interface Passed {
  readonly passed: number;
  readonly of: number;
}

/** A check that failed in some answers of a test. Its texts are foreign. */
export interface FailedCheck {
  readonly type: string;
  readonly code: string;
  readonly label: string;
  /** Of the first answer that failed it, as `lines` and what follows. */
  readonly message: string;
  /** What the message goes on with, one a line: the calls of a trajectory. Bounded in number. */
  readonly lines: readonly string[];
  /** 0 to 1. */
  readonly score: number;
  readonly isScored: boolean;
  /** Facts that the assertion kept, of any type: a report may be anybody's. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly failedAnswers: number;
  /** What must never happen has happened, in answers that `minPasses` would allow to fail. */
  readonly failsAlone: boolean;
}

/**
 * What became of a test. `never`: it shows what must never happen, and did not on the base. `broke`: with this change.
 * `fails`: nothing says since when. `chance`: it passed in part, as flaky tests do. `failed-there`: on the base already.
 * `lost`: a provider gave no answer. `tolerated`: it passed with failed answers. `fine`: none of these.
 */
export type TestState =
  'never' | 'broke' | 'fails' | 'chance' | 'failed-there' | 'lost' | 'tolerated' | 'fine';

/** All texts are foreign. */
export interface StoryTest {
  readonly name: string;
  readonly model: string;
  readonly state: TestState;
  /** As the comparison counts: with answers that were asked for it only. */
  readonly here: Passed;
  /** Absent where the base has none that can be compared. */
  readonly base?: Passed | undefined;
  /** Of those by which the test passes or fails, where others were asked for the comparison. */
  readonly counting?: Passed | undefined;
  /** Answers that did not come; they are not in `here`. */
  readonly lost: number;
  /** What decided against it, worst first; empty for a test without a failed answer. */
  readonly checks: readonly FailedCheck[];
  /** Its line in the config, at the tested commit. */
  readonly url?: string | undefined;
  /** Opens it in report.html. */
  readonly fragment: string;
  /** The commit that it is reused from, and its page. */
  readonly reused?: { readonly sha: string; readonly url?: string | undefined } | undefined;
  /** What became of it since the base; absent where it is as it was, or was not compared. */
  readonly change?: Change | undefined;
  readonly result: ReportedResult;
}

/** Every result of a suite, in config order. */
export function storyTests(report: Report, suite: SuiteReport): readonly StoryTest[] {
  return suite.results.map((result) => {
    const { comparison, reused, extraRuns = [] } = result;
    const base = comparison?.kind === 'checks-changed' ? undefined : comparison?.base;
    const state = stateOf(result, suite);
    return {
      name: result.testCaseName,
      model: result.modelId,
      state,
      here: passedHere(result),
      base:
        base === undefined || base.runs === 0 ? undefined : { passed: base.passed, of: base.runs },
      counting: extraRuns.length === 0 ? undefined : passedHere({ ...result, extraRuns: [] }),
      lost: allRuns(result).filter((run) => countsAs(run).lost).length,
      checks: state === 'fine' ? [] : failedChecks(result, suite),
      url: sourceUrl(report.run, result.location),
      fragment: testFragment(report, suite, result),
      reused: reused && { sha: reused.sha, url: revisionUrl(report.run, reused.sha) },
      change: changeOf(result),
      result,
    };
  });
}

/**
 * As the comparison counts: with the repeats that were asked for it only, without lost runs, and each answer once, however
 * often a cache gave it. What is reused is the base branch's.
 */
export function passedHere(result: ReportedResult): Passed {
  const outcomes =
    result.reused === undefined
      ? measure(result, { refusedFails: result.comparison?.base !== undefined }).outcomes
      : result.runs.map((run) => (countsAs(run).passed ? 1 : 0));
  return { passed: sum(outcomes), of: outcomes.length };
}

/** Whether a changed line may be behind it: not where it was asked as before, or got no answer. */
export function mayBeBlamed({ status, comparison }: ReportedResult): boolean {
  return (
    status !== 'errored' &&
    comparison?.kind !== 'unchanged-request' &&
    comparison?.label !== 'flaky-on-both'
  );
}

/** Labels of a test that got worse: what else failed there may not be blamed on the change. */
const GOT_WORSE: readonly string[] = ['regressed', 'probably-regressed', 'fails-every-time'];

function stateOf(result: ReportedResult, suite: SuiteReport): TestState {
  const { status, comparison, runs } = result;
  const isTold =
    hasNewCode(result, suite) ||
    runs.flatMap(({ assertions }) => assertions).some((one) => isNewNever(one, result));
  if (isTold) return 'never';
  if (gotWorse(result, suite)) return 'broke';
  if (status === 'errored') return runs.some(isRefusal) ? 'fails' : 'lost';
  if (status === 'failed') {
    if (failedBefore(result)) return 'failed-there';
    return comparison?.label === 'failing-now' ? 'chance' : 'fails';
  }
  const hasFlaw =
    status === 'passed' && !runs.every((run) => countsAs(run).passed || countsAs(run).notRun);
  return hasFlaw ? 'tolerated' : 'fine';
}

function isRefusal(run: TestCaseRunResult): boolean {
  return countsAs(run).refused;
}

/** Where a suite is worse, what went from every answer to none is no chance; what is certainly worse never is. */
function gotWorse({ comparison, status }: ReportedResult, suite: SuiteReport): boolean {
  if (comparison?.kind !== 'changed' || status === 'errored' || status === 'not-run') return false;
  return comparison.label === 'fails-every-time'
    ? suite.comparison?.verdict.verdict === 'worse'
    : GOT_WORSE.includes(comparison.label ?? '');
}

/** Whether a result fails, and did so on the base branch already, in some of its answers or in all, checked alike. */
function failedBefore({ status, comparison }: ReportedResult): boolean {
  if (status !== 'failed' || comparison?.base === undefined) return false;
  const { base, kind, label } = comparison;
  if (kind === 'checks-changed' || base.passed === base.runs) return false;
  return label === undefined || !GOT_WORSE.includes(label);
}

/** Whether it has a code of a gate whose limit is a count, which it did not have there. */
export function hasNewCode(
  { failureCodes, comparison }: ReportedResult,
  { gates }: SuiteReport,
): boolean {
  return failureCodes.some(
    (code) =>
      mustNeverHappen(code, gates) && comparison?.there?.failureCodes.includes(code) !== true,
  );
}

/** What fails a result with one answer, and had not happened there. */
function isNewNever(
  assertion: AssertionResult,
  { comparison }: Pick<ReportedResult, 'comparison'>,
): boolean {
  const { failsResult, failureCode } = assertion;
  if (failsResult !== true || failureCode === undefined || !decidedAgainst(assertion)) return false;
  return comparison?.there?.failureCodes.includes(failureCode) !== true;
}

/** Whether it is of a gate whose limit is a count. */
function mustNeverHappen(
  code: ReportedResult['failureCodes'][number],
  { gates }: SuiteReport['gates'],
): boolean {
  return gates.some(
    ({ gateName }) => isCounting(gateName) && GATES[gateName].concerns?.(code) === true,
  );
}

/** Whether it says how many results may have certain codes. */
export function isCounting(gateName: GateName): boolean {
  return GATES[gateName].unit === 'count' && GATES[gateName].against === undefined;
}

/** What decided against a result, in all that was asked: what must never happen first, then what failed most often. */
function failedChecks(result: ReportedResult, suite: SuiteReport): readonly FailedCheck[] {
  const checks = new Map<string, { check: FailedCheck; isNever: boolean }>();
  const { minPasses = Infinity } = result;
  const isTolerant = result.runs.filter((run) => countsAs(run).passed).length >= minPasses;
  for (const run of allRuns(result)) {
    for (const assertion of run.assertions.filter(decidedAgainst)) {
      // The label last: it alone may have spaces.
      const key = `${assertion.assertionType} ${assertion.failureCode} ${assertion.label}`;
      const known = checks.get(key);
      const check = known?.check ?? toCheck(assertion, isTolerant);
      const { failureCode, failsResult } = assertion;
      const isNever =
        failsResult === true ||
        (failureCode !== undefined && mustNeverHappen(failureCode, suite.gates));
      checks.set(key, {
        check: { ...check, failedAnswers: check.failedAnswers + 1 },
        isNever,
      });
    }
  }
  const all = [...checks.values()].sort(
    (a, b) =>
      Number(b.isNever) - Number(a.isNever) || b.check.failedAnswers - a.check.failedAnswers,
  );
  const known = all.map(({ check }) => check);
  // Beside answers that failed, one that did not come explains nothing.
  const ofAnswers = known.filter(({ type }) => type !== 'provider');
  if (known.length === 0) return [unexplained(result)];
  return ofAnswers.length > 0 ? ofAnswers : known;
}

/** More than our own messages have: a report that was read back may have any. */
const MAX_LINES = 25;

function toCheck(assertion: AssertionResult, isTolerant: boolean): FailedCheck {
  const { assertionType, failureMessage = '', metadata } = assertion;
  const [message = '', ...more] =
    assertionType === 'trajectory' ? failureMessage.split('\n') : [failureMessage];
  const lines = [...more, ...lastLinesOf(assertion, MAX_LAST_LINES)];
  const known: unknown = metadata;
  const facts = isRecord(known) ? known : {};
  const { otherCase } = facts;
  return {
    type: assertionType,
    code: assertion.failureCode ?? 'INTERNAL_ERROR',
    label: assertion.label,
    message:
      typeof otherCase === 'string'
        ? `${message}, but does in another letter case: \`${otherCase}\``
        : message,
    lines: lines.slice(0, MAX_LINES),
    score: assertion.score,
    isScored: metadata?.scored === true,
    facts,
    failedAnswers: 0,
    failsAlone: assertion.failsResult === true && isTolerant,
  };
}

/** Of what a check wrote, where it stands beside others. */
const MAX_LAST_LINES = 6;
/** Below the reason there may be a stack. */
export const SAYS_WHY = /error|fail|expected|assert/i;

function lastLinesOf({ metadata }: AssertionResult, most: number): readonly string[] {
  const facts: unknown = metadata;
  const written = isRecord(facts) ? facts['lastLines'] : undefined;
  if (typeof written !== 'string') return [];
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-most);
}

function unexplained({ failureCodes: [failureCode] }: ReportedResult): FailedCheck {
  const failureMessage = 'no reason was recorded';
  const own = { assertionType: 'run', label: 'run', passed: false, score: 0 } as const;
  return { ...toCheck({ ...own, failureCode, failureMessage }, false), failedAnswers: 1 };
}

/** Whether any answer of it came, well or not. */
export function hasAnyAnswer({ runs }: Pick<ReportedResult, 'runs'>): boolean {
  return runs.some((run) => countsAs(run).answered);
}

// What a failing test was asked and what came back: the words that explain most failures. All texts are foreign.

export interface Exchange {
  /** The last message of the user, or the command. */
  readonly asked: string | undefined;
  /** Names of the tools in the order of the calls, repeated ones too. */
  readonly called: readonly string[];
  /** The same of the base branch's answer `before`; empty where none is known. */
  readonly calledBefore: readonly string[];
  readonly now: string;
  /** What the base branch's run answered when the test passed there. */
  readonly before: string | undefined;
  /** Files that an agent changed. */
  readonly changed: readonly FileChange[];
  /** The same of the base branch's answer `before`. */
  readonly changedBefore: readonly FileChange[];
  /** The last lines of the first check that failed in it; empty for none. */
  readonly lastLines: readonly string[];
  /** The one of them that says most. */
  readonly lastLine: string | undefined;
}

const MOST_CALLS = 10;
const MOST_CHANGED = 8;
const MAX_PATH = 80;

/** What there is here, and what there was on the base branch where there was anything; undefined where neither has any. */
function bothSides<T>(
  here: readonly T[],
  there: readonly T[],
  words: (all: readonly T[]) => Sentence,
): Sentence | undefined {
  if (here.length === 0 && there.length === 0) return undefined;
  const own = here.length === 0 ? 'nothing' : words(here);
  return there.length === 0 ? say`${own}` : say`${own}; before: ${words(there)}`;
}

/** The tools that were called, in their order, on both sides. */
export function calledWords({ called, calledBefore }: Exchange): Sentence | undefined {
  return bothSides(called, calledBefore, (names) =>
    listed(names.slice(0, MOST_CALLS).map((one) => code(excerpt(one, MAX_PATH)))),
  );
}

/**
 * What an agent changed on both sides, each file with its counts.
 * @param most files of a side that are named
 */
export function changedWords(
  { changed, changedBefore }: Exchange,
  most = MOST_CHANGED,
): Sentence | undefined {
  return bothSides(changed, changedBefore, (files) =>
    listed(
      files.map((file) => say`${code(excerpt(file.path, MAX_PATH))} (${fileCounts(file)})`),
      { most },
    ),
  );
}

/** What another harness asked, of which the variables alone are known. */
function variablesOf(input: StoryTest['result']['runs'][number]['input']): string | undefined {
  const vars = Object.entries(input?.vars ?? {});
  if (vars.length === 0) return undefined;
  return vars.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Of the first answer that failed; undefined where the input `outputs` leaves question and answer out. */
export function exchangeOf({ result }: StoryTest): Exchange | undefined {
  const { comparison } = result;
  const run = allRuns(result).find((one) => !countsAs(one).passed && !countsAs(one).notRun);
  if (run === undefined || run.outputOmitted === true) return undefined;
  // Of what got no answer there is nothing to show.
  if (countsAs(run).errored && run.outputText === '' && run.toolCalls.length === 0)
    return undefined;
  const { input, turns = [], toolCalls, outputText, changes, assertions } = run;
  const { before } = comparison ?? {};
  const lasting = assertions.find((one) => decidedAgainst(one) && lastLinesOf(one, 1).length > 0);
  const lastLines = lasting === undefined ? [] : lastLinesOf(lasting, MAX_LINES);
  return {
    asked:
      turns.findLast(({ user }) => user !== undefined)?.user ??
      input?.messages.findLast(({ role }) => role === 'user')?.content ??
      input?.command ??
      variablesOf(input),
    called: toolCalls.map(({ name }) => name),
    calledBefore: before?.passed === true ? (before.calls ?? []).map(({ name }) => name) : [],
    now: outputText,
    before: before?.passed === true ? before.outputText : undefined,
    changed: changes ?? [],
    changedBefore: before?.passed === true ? (before.changes ?? []) : [],
    lastLines,
    lastLine: lastLines.findLast((line) => SAYS_WHY.test(line)) ?? lastLines.at(-1),
  };
}

// How a test, and what became of it, is named in every view.

const MAX_NAME = 60;

/** The test; with its model where the suite has it on several. `all`: the tests of the suite. */
export function testName(
  test: Pick<StoryTest, 'name' | 'model' | 'url'>,
  all: readonly Pick<StoryTest, 'name' | 'model'>[],
): Sentence {
  const own = name('test', excerptName(test.name, MAX_NAME), test.url);
  const isOneModel = all.every((one) => one.name !== test.name || one.model === test.model);
  return isOneModel ? [own] : say`${own} on ${name('model', excerpt(test.model, MAX_NAME))}`;
}

/** e.g. `0 of 3, on main 9 of 9`, or `0 to 1 of 3` of several tests; empty where no answer came. */
export function countsOf(tests: readonly StoryTest[], branch: Phrase): Sentence {
  const here = rangeOf(tests.map((test) => test.here));
  // Without its own count, the base's says nothing.
  if (here === undefined) return [];
  const there = tests.flatMap(({ base }) => base ?? []);
  const base = there.length === tests.length ? rangeOf(there) : undefined;
  const parts: readonly Phrase[] = [
    here,
    ...(base === undefined ? [] : [say`on ${branch} ${base}`]),
  ];
  return listed(parts);
}

/** Undefined where they are not of one number, or of none. */
function rangeOf(counts: readonly Passed[]): string | undefined {
  const [first] = counts;
  if (first === undefined || first.of === 0) return undefined;
  if (counts.some(({ of }) => of !== first.of)) return undefined;
  const passed = counts.map((one) => one.passed);
  const [low, high] = [Math.min(...passed), Math.max(...passed)];
  return low === high ? `${low} of ${first.of}` : `${low} to ${high} of ${first.of}`;
}

/** What is reused says so. */
export function reusedNote({ reused }: StoryTest): Sentence {
  return reused === undefined
    ? []
    : joined([' (reused from ', name('commit', shortCommit(reused.sha), reused.url), ')']);
}
