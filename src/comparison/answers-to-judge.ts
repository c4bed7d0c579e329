/**
 * Which of the base branch's answers today's judge is to be asked about, before anything here is called worse: a judge
 * that has become stricter makes every change look worse. Pure: what is picked is asked elsewhere (judges/).
 */
import { resultKey, sum } from '../basics/basics.js';
import type { Report, SuiteReport } from '../report/report.js';
import { ALPHA } from '../statistics/levels.js';
import { LEAST_UNTOUCHED } from '../statistics/means.js';
import { atMost } from '../statistics/tolerance.js';
import { compareReports, judgeTestOf } from './compare.js';
import { type HeadSuite, type Match, matchSuite } from './match.js';
import { memoryOf } from './memory.js';
import { baseScore, headScore } from './who-moved.js';

/** An answer of the base report's own run. Everything in it is foreign. */
interface BaseAnswer {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly run: BaseRun;
}

type BaseRun = SuiteReport['results'][number]['runs'][number];

/** So many in all: they are paid for. */
const MOST_ANSWERS = 50;
/** UTF-16 code units. A report from elsewhere must not cost what it likes. */
const LONGEST_ANSWER = 40_000;

/** None where scores here are not worse, or where the base report keeps too few answers. */
export function answersToJudge(
  head: HeadSuite,
  base: Report,
  attempts: readonly Report[],
): readonly BaseAnswer[] {
  const suite = matchSuite(head, memoryOf(base), base, attempts);
  // Most runs end here, without a whole comparison: 50 to 120 ms with 1,000 tests.
  if (suite.isStopped || (judgeTestOf(suite)?.drop ?? 0) <= 0) return [];
  const { touched, untouched } = judgeable(suite.changed, suite.unchanged, suite.baseReport);
  if (touched.length === 0 || !mayBeCalledWorse(head, base, attempts)) return [];
  const beside = untouched.length >= LEAST_UNTOUCHED ? LEAST_UNTOUCHED : 0;
  const worst = touched.toSorted((a, b) => a.score - b.score).slice(0, MOST_ANSWERS - beside);
  const others = beside === 0 ? [] : untouched.slice(0, MOST_ANSWERS - worst.length);
  return [...worst, ...others].map(({ answer }) => answer);
}

interface Judgeable {
  readonly answer: BaseAnswer;
  /** Mean judge score here. */
  readonly score: number;
}

/** Before anybody has failed: how many answers would be asked about at most, of these results. */
export function mostAnswersToJudge(base: SuiteReport, keys: ReadonlySet<string>): number {
  const kept = base.results.filter(
    (it) => keys.has(resultKey(it.testCaseName, it.modelId)) && firstAnswer(it) !== undefined,
  );
  return Math.min(MOST_ANSWERS, kept.length);
}

function judgeable(
  changed: readonly Match[],
  unchanged: readonly Match[],
  baseReport: SuiteReport | undefined,
): { readonly touched: readonly Judgeable[]; readonly untouched: readonly Judgeable[] } {
  const results = new Map(
    (baseReport?.results ?? []).map((it) => [resultKey(it.testCaseName, it.modelId), it]),
  );
  const of = (matches: readonly Match[]): readonly Judgeable[] =>
    matches.flatMap((match) => {
      const { testCaseName, modelId, checksHash } = match.result;
      const found = results.get(resultKey(testCaseName, modelId));
      const run = found?.checksHash === checksHash ? firstAnswer(found) : undefined;
      const score = headScore(match);
      if (run === undefined || score === undefined || baseScore(match) === undefined) return [];
      return [{ answer: { testCaseName, modelId, run }, score }];
    });
  return { touched: of(changed), untouched: of(unchanged) };
}

/**
 * The first answer of a result, whatever became of it: of those that are kept, which passed or failed was chosen by the
 * judge's own luck, and only the first was not.
 */
function firstAnswer({ runs }: SuiteReport['results'][number]): BaseRun | undefined {
  const run = runs.find(({ runIndex }) => runIndex === 0);
  if (run === undefined || run.outputOmitted === true) return undefined;
  const isAnswered = run.outcome.kind === 'passed' || run.outcome.kind === 'failed';
  const texts = run.turns?.map(({ outputText }) => outputText) ?? [run.outputText];
  const length = sum(texts.map((text) => text.length));
  const isJudged = run.assertions.some(({ assertionType }) => assertionType === 'judge');
  const isKept = run.outputText !== '' && length <= LONGEST_ANSWER;
  return isAnswered && isJudged && isKept ? run : undefined;
}

/** Whether judge scores fell, and something would be called worse that they may have a part in. */
function mayBeCalledWorse(head: HeadSuite, base: Report, attempts: readonly Report[]): boolean {
  const [compared] = compareReports([head], base, attempts);
  const { judge, verdict } = compared?.comparison ?? {};
  if (judge === undefined || judge.drop <= 0) return false;
  return (
    atMost(judge.worse, ALPHA) ||
    verdict?.verdict === 'worse' ||
    (compared?.results ?? []).some(
      ({ kind, label, countsForGate, newFailure }) =>
        kind === 'changed' &&
        (label === 'regressed' || countsForGate === true || newFailure === true),
    )
  );
}
