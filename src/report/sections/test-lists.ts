/**
 * The tests of a suite that are worth a look, each in one list: those that got worse, those that fail, what the provider
 * lost, what passed with failed answers, and what else changed since the base. For views that are read in passing.
 */
import { keyOfResult } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { isCancelled, isErrored, isNotRun, runPassed } from '../../engine/evaluate/aggregate.js';
import type { ReusedFrom } from '../../engine/results.js';
import { failedBefore, type FailedCheck, type Finding, sharedReason } from '../digest/findings.js';
import type { ReportedResult } from '../report.js';
import { type Sign, SIGNS } from '../words/phrases.js';
import {
  type ChangedTest,
  type ChangeList,
  type ChangeName,
  type Changes,
  changeWords,
  passedHere,
  type PassedRuns,
} from './changes.js';
import type { FailingTest, FailingTests, SuiteSections } from './suite-sections.js';

/** One test x model. Names and reasons are foreign text. */
export interface ListedTest {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly sign: Sign;
  /** What became of it since the base, e.g. `regressed`; our own words. */
  readonly label: string | undefined;
  readonly base: PassedRuns | undefined;
  /** Undefined for a removed one. */
  readonly here: HereRuns | undefined;
  readonly reason: FailedCheck | undefined;
  /** Further checks that failed. */
  readonly moreChecks: number;
  /** Its line in the config, at the tested commit. */
  readonly url: string | undefined;
  readonly reused: ReusedFrom | undefined;
}

export interface HereRuns extends PassedRuns {
  /** Runs that had no answer; they are not in `runs`. */
  readonly lost: number;
  /** Of the repeats that pass and fail by, where others were asked for the comparison only. */
  readonly counting: PassedRuns | undefined;
}

export interface TestList {
  readonly tests: readonly ListedTest[];
  /** What they are, with counts, e.g. `2 got worse`; our own words. Of those only that have more to them than the list's name. */
  readonly kinds: readonly string[];
}

interface TestLists {
  /** What to look at first: at most three, which are not in the list that they are of. */
  readonly worst: readonly ListedTest[];
  readonly worstOf: 'failing' | 'errored' | 'tolerated' | undefined;
  readonly failing: TestList;
  readonly errored: TestList;
  readonly tolerated: TestList;
  readonly others: TestList;
}

const MAX_WORST = 3;

/** No test x model is in two lists. */
export function testLists({
  failingTests,
  changes,
}: Pick<SuiteSections, 'failingTests' | 'changes'>): TestLists {
  const { failed, errored, tolerated, allowed } = failingTests;
  const findings = new Map([...failed, ...errored, ...tolerated].map((it) => [keyOf(it), it]));
  const taken = new Set<string>();
  const take = (tests: readonly Candidate[]): readonly Candidate[] =>
    tests.filter(({ key }) => {
      const isFree = !taken.has(key);
      taken.add(key);
      return isFree;
    });
  const changed = changes.lists.flatMap((list) =>
    list.tests.map((test) => changedCandidate(list, test, findings)),
  );
  const worse = take(changed.filter(({ isAlarming }) => isAlarming === true));
  const failing = failed.map(failingCandidate);
  const red = [
    ...worse,
    ...take(failing.filter(({ isKnown }) => !isKnown)),
    ...take(failing.filter(({ isKnown }) => isKnown)),
  ];
  const silent = take(errored.map(failingCandidate));
  const passing = take(tolerated.map(failingCandidate));
  const lists = { failing: red, errored: silent, tolerated: passing };
  const first = (['failing', 'errored', 'tolerated'] as const).find(
    (name) => lists[name].length > 0 && !(name === 'tolerated' && allowed),
  );
  const candidates = first === undefined ? [] : lists[first];
  const worst = (first === 'errored' ? onePerReason(candidates) : candidates).slice(0, MAX_WORST);
  const left = (name: keyof typeof lists): TestList =>
    listOf(lists[name].filter((it) => !worst.includes(it)));
  return {
    worst: worst.map(({ test }) => test),
    worstOf: first,
    failing: left('failing'),
    errored: left('errored'),
    tolerated: left('tolerated'),
    others: listOf(take(changed)),
  };
}

/**
 * For a view that shows changes and failing tests as whole tables: no test x model is in two of them. What got worse is
 * listed as that; whatever else fails, among the failing tests.
 * @param mostWorse rows of a list of what got worse; more than these stay among the failing tests
 */
export function listedOnce(
  { failingTests, changes }: Pick<SuiteSections, 'failingTests' | 'changes'>,
  mostWorse: number,
): Pick<SuiteSections, 'failingTests' | 'changes'> {
  const { failed, errored, tolerated } = failingTests;
  const worse = new Set(
    changes.lists
      .filter(({ isAlarming }) => isAlarming)
      .flatMap(({ tests }) => tests.slice(0, mostWorse).map(keyOfResult)),
  );
  const left = (tests: readonly FailingTest[]): readonly FailingTest[] =>
    tests.filter((it) => !worse.has(keyOf(it)));
  const below: FailingTests = {
    ...failingTests,
    failed: left(failed),
    errored: left(errored),
    tolerated: left(tolerated),
    isRest: [...failed, ...tolerated].some((it) => worse.has(keyOf(it))),
  };
  const lower = new Set([...below.failed, ...below.errored, ...below.tolerated].map(keyOf));
  const lists: Changes['lists'] = changes.lists.map((list) => {
    if (list.isAlarming) return list;
    const tests = list.tests.filter((it) => !lower.has(keyOfResult(it)));
    return { ...list, tests, elsewhere: list.tests.length - tests.length };
  });
  return { failingTests: below, changes: { ...changes, lists } };
}

/** A server that is down errors every test in the same words: the first test of each reason. */
function onePerReason(candidates: readonly Candidate[]): readonly Candidate[] {
  const reasons = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { message = '' } = candidate.test.reason ?? {};
    const words = sharedReason(message);
    if (!reasons.has(words)) reasons.set(words, candidate);
  }
  return [...reasons.values()];
}

interface Candidate {
  readonly key: string;
  readonly test: ListedTest;
  readonly change: ChangeName | undefined;
  /** Its list is. */
  readonly isAlarming?: boolean | undefined;
  /** It failed on the base already. */
  readonly isKnown: boolean;
}

function keyOf({ result }: Finding): string {
  return keyOfResult(result);
}

function failingCandidate(finding: FailingTest): Candidate {
  const { result, checks, url } = finding;
  const known = knownWords(result);
  return {
    key: keyOf(finding),
    change: undefined,
    isKnown: known !== undefined,
    test: {
      testCaseName: result.testCaseName,
      modelId: result.modelId,
      sign: result.status === 'failed' ? SIGNS.failed : SIGNS.look,
      label: known ?? (result.status === 'errored' ? undefined : changeWords(result)),
      base: result.comparison?.base,
      here: hereRuns(result),
      reason: checks[0],
      moreChecks: checks.length - 1,
      url,
      reused: result.reused,
    },
  };
}

function knownWords(result: ReportedResult): string | undefined {
  if (!failedBefore(result)) return undefined;
  return result.comparison?.base?.passed === 0 ? 'failed there already' : 'failed there at times';
}

function changedCandidate(
  { name: change, isAlarming }: ChangeList,
  changed: ChangedTest,
  findings: ReadonlyMap<string, FailingTest>,
): Candidate {
  const key = keyOfResult(changed);
  const finding = findings.get(key);
  const base = { key, change, isAlarming, isKnown: false };
  if (finding !== undefined) {
    const { test } = failingCandidate(finding);
    return { ...base, test: { ...test, label: changed.label } };
  }
  const { here } = changed;
  return {
    ...base,
    test: {
      ...changed,
      sign: isAlarming ? SIGNS.look : SIGNS.idle,
      base: changed.base,
      here: here && { ...here, lost: 0, counting: undefined },
      reason: changed.reason,
      moreChecks: 0,
      url: changed.url,
      reused: undefined,
    },
  };
}

function hereRuns(result: ReportedResult): HereRuns {
  const { runs, extraRuns = [] } = result;
  const counting = passedHere({ ...result, extraRuns: [] });
  return {
    ...passedHere(result),
    lost: [...runs, ...extraRuns].filter((run) => isErrored(run) && !isCancelled(run)).length,
    counting: extraRuns.length === 0 ? undefined : counting,
  };
}

const KINDS: Readonly<Record<ChangeName, readonly [one: string, several: string]>> = {
  'fails-now': ['went from every answer to none', 'went from every answer to none'],
  worse: ['got worse', 'got worse'],
  'passes-now': ['went from none to every answer', 'went from none to every answer'],
  better: ['got better', 'got better'],
  'not-this-change': ['differs, not because of this change', 'differ, not because of this change'],
  differs: ['differs as flaky tests do', 'differ as flaky tests do'],
  flaky: ['flaky as before', 'flaky as before'],
  checks: ['with changed checks', 'with changed checks'],
  new: ['new', 'new'],
  removed: ['removed', 'removed'],
};
const KNOWN = ['failed on the base branch already', 'failed on the base branch already'] as const;

function listOf(candidates: readonly Candidate[]): TestList {
  const counts = new Map<readonly [string, string], number>();
  for (const { change, isKnown } of candidates) {
    const kind = isKnown ? KNOWN : change && KINDS[change];
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return {
    tests: candidates.map(({ test }) => test),
    kinds: [...counts].map(([[one, several], count]) => {
      if (count < candidates.length) return plural(count, one, several);
      return count === 1 ? one : `all ${several}`;
    }),
  };
}

// What a failing test was asked and what came back: the words that explain most failures. All texts are foreign.

export interface Exchange {
  /** The last message of the user, or the command. */
  readonly asked: string | undefined;
  /** Names of the tools, each once. */
  readonly called: readonly string[];
  readonly answer: string;
  /** What the base branch's run answered when the test passed there. */
  readonly before: string | undefined;
}

/** Of the first run that failed; undefined where the input `outputs` leaves question and answer out. */
export function failedExchange({ runs, comparison }: ReportedResult): Exchange | undefined {
  const run = runs.find((one) => !runPassed(one) && !isNotRun(one));
  if (run === undefined || run.outputOmitted === true) return undefined;
  const { input, turns = [], toolCalls, outputText } = run;
  const { before } = comparison ?? {};
  return {
    asked:
      turns.findLast(({ user }) => user !== undefined)?.user ??
      input?.messages.findLast(({ role }) => role === 'user')?.content ??
      input?.command,
    called: [...new Set(toolCalls.map(({ name }) => name))],
    answer: outputText,
    before: before?.passed === true ? before.outputText : undefined,
  };
}
