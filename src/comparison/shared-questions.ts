/**
 * All questions of a run share one chance in 100 of a false alarm: every suite, every suite's judge average where
 * `judgeDropMax` is set, and the tests (one question) where `regressionsMax` is.
 */
import type { WhoMoved } from '../report/comparison.js';
import type { ComparisonSettings } from './match.js';
import { isJudgeWorseAt, type JudgeComparison, type JudgeTest } from './means-verdict.js';
import { hasBothSides, type Counts } from '../statistics/compared-result.js';
import { ALPHA, type IsWorseAt, shareAlpha } from '../statistics/levels.js';
import { suiteQuestion, type SuiteSample, type SuiteVerdict } from './suite-verdict.js';
import { regressedAt } from './test-labels.js';

/** What is asked about one suite. */
export interface AskedSuite {
  readonly sample: SuiteSample;
  readonly judge: JudgeTest | undefined;
  /** What is left of a drop without the judge's own part, where that is known. */
  readonly moved?: Pick<WhoMoved, 'isScoreWorse'> | undefined;
  /** Of the results that the change touches, as labels take them. */
  readonly counts: readonly Counts[];
  readonly settings: ComparisonSettings;
}

export interface AnsweredSuite {
  readonly verdict: SuiteVerdict;
  readonly judge: JudgeComparison | undefined;
  /**
   * At which the suite's own question is asked where no other is worse, 0..1: what it can count on beforehand, and what it
   * sees a drop at.
   */
  readonly level: number;
  /** Positions in `counts` of those that are worse for certain at the level of the gate; none where it is not set. */
  readonly regressed: readonly number[];
}

interface Question {
  readonly isAsked: boolean;
  readonly isWorseAt: IsWorseAt;
}

export function answerQuestions(suites: readonly AskedSuite[]): readonly AnsweredSuite[] {
  const verdicts = suites.map(({ sample }) => suiteQuestion(sample));
  const questions = new Map<unknown, Question>([
    ...verdicts.map((one): [unknown, Question] => [
      one,
      { isAsked: one.canBeJudged, isWorseAt: one.isWorseAt },
    ]),
    ...suites.flatMap(({ judge, moved, settings }): [unknown, Question][] =>
      judge === undefined || settings.judgeDropMax === undefined
        ? []
        : [[judge, { isAsked: true, isWorseAt: (level) => isBlamed(judge, moved, level) }]],
    ),
    [TESTS, testsQuestion(suites)],
  ]);
  const asked = [...questions].filter(([, { isAsked }]) => isAsked);
  const { worse, levels } = shareAlpha(
    asked.map(([, { isWorseAt }]) => isWorseAt),
    ALPHA,
  );
  const answers = new Map(asked.map(([key], at) => [key, { worse: worse[at], level: levels[at] }]));
  const regressed = regressedBySuite(suites, answers.get(TESTS)?.level ?? ALPHA);
  return suites.map(({ judge, moved, sample }, at) => {
    const question = verdicts[at];
    if (question === undefined) throw new Error('every suite is a question');
    const { worse: isWorse = false, level = ALPHA } = answers.get(question) ?? {};
    // One that cannot be judged this time takes its share as soon as it can.
    const sharers = asked.length + (question.canBeJudged ? 0 : 1);
    return {
      verdict: question.verdict(isWorse, level),
      level: (sample.limit ?? ALPHA) / sharers,
      judge: judge && {
        ...judge,
        // Where no gate asks, it is for information, and takes nothing of what the gates share.
        isWorse: answers.get(judge)?.worse ?? isBlamed(judge, moved, ALPHA),
      },
      regressed: regressed[at] ?? [],
    };
  });
}

/** Worse, and not by the judge's own move. */
function isBlamed(judge: JudgeTest, moved: AskedSuite['moved'], level: number): boolean {
  return isJudgeWorseAt(judge, level) && moved?.isScoreWorse !== false;
}

/** The tests of all suites whose gate is set: worse where one of these has more regressions than it allows. */
const TESTS = Symbol('tests');

function testsQuestion(suites: readonly AskedSuite[]): Question {
  return {
    isAsked: suites.some((suite) => gatedCounts(suite).some(hasBothSides)),
    isWorseAt: (level) => {
      const regressed = regressedBySuite(suites, level);
      return suites.some(
        ({ settings: { regressionsMax = Infinity } }, at) =>
          (regressed[at]?.length ?? 0) > regressionsMax,
      );
    },
  };
}

/** Corrected over the tests of all suites at once: of each suite the positions of those that are worse for certain. */
function regressedBySuite(
  suites: readonly AskedSuite[],
  level: number,
): readonly (readonly number[])[] {
  const places = suites.flatMap((suite, at) =>
    gatedCounts(suite).map((_, position) => ({ at, position })),
  );
  const found = suites.map((): number[] => []);
  for (const index of regressedAt(suites.flatMap(gatedCounts), level)) {
    const place = places[index];
    if (place !== undefined) found[place.at]?.push(place.position);
  }
  return found;
}

function gatedCounts({ counts, settings }: AskedSuite): readonly Counts[] {
  return settings.regressionsMax === undefined ? [] : counts;
}

/** How many questions a run has at most, before it is known which of them can be judged. */
export function questionsOf(suites: readonly ComparisonSettings[]): number {
  const judges = suites.filter(({ judgeDropMax }) => judgeDropMax !== undefined).length;
  const tests = suites.some(({ regressionsMax }) => regressionsMax !== undefined) ? 1 : 0;
  return suites.length + judges + tests;
}
