/**
 * Today's judge about answers that the base branch gave: where scores here are worse, it says whether the judge has
 * become stricter. The answers come from a report, and are foreign: the judge reads them behind the same fence as any
 * answer, within the run's budgets and deadline. It throws for a defect of the action only.
 */
import type { AssertionResult } from '../../assertions/assertion.js';
import { assertsThatAsk } from '../../assertions/scored/scored-kinds.js';
import { WEIGHTED_TYPE } from '../../assertions/scored/scored.js';
import { errorText, mean, resultKey, sum } from '../../basics/basics.js';
import type { ModelSpec } from '../../config/suite.js';
import { ModuleLoadError, type TokenUsage } from '../../providers/provider.js';
import { cut } from '../../redaction/cut.js';
import { tokensAtMost } from '../calls/model-calls.js';
import { decidedAgainst } from '../evaluate/aggregate.js';
import { expectsOf, firstOfEach } from '../models-in-use.js';
import type { SuitePlan, Unit } from '../plan.js';
import type { TestCaseRunResult } from '../results.js';
import type { CostBounds } from '../run/account.js';
import type { LabelledReply } from '../run/conversation.js';
import { judgeTokenLimit, UnitModels } from '../run/unit-models.js';
import { type AssertionsFor, UnitEvaluation } from '../run/unit-run.js';
import { type LabelCallSetup, reserve, settle } from './ask-labels.js';
import type { LabelSpending } from './judge-check.js';

/** An answer of the base report's own run, judged again by today's judge. */
export interface JudgedAgain {
  readonly testCaseName: string;
  readonly modelId: string;
  /** Mean score of its judges, 0 to 1, as judged then and as judged today. */
  readonly before: number;
  readonly now: number;
  /** Whether its answer passed then, and whether it would by what the judge says today. */
  readonly passedBefore: boolean;
  readonly passesNow: boolean;
}

/** Today's judge about the base branch's answers. */
export interface BaseAnswersJudged {
  /** At most fifty. */
  readonly answers: readonly JudgedAgain[];
  /** Answers that the judge was to be asked about, and has not judged. */
  readonly lost: number;
  /** Why the first of them was not. Foreign text. */
  readonly lostBecause?: string | undefined;
  readonly spent: LabelSpending;
}

/** An answer of the base branch. Everything in it is foreign. */
export interface AnswerToJudge {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly run: TestCaseRunResult;
}

interface JudgeAgainSetup extends LabelCallSetup {
  readonly assertionsFor: AssertionsFor;
}

interface AskedAgain {
  readonly judged?: JudgedAgain | undefined;
  readonly because?: string | undefined;
  readonly models?: UnitModels | undefined;
}

const MAX_REASON = 300;

export async function judgeAgain(
  plan: SuitePlan,
  answers: readonly AnswerToJudge[],
  setup: JudgeAgainSetup,
): Promise<BaseAnswersJudged> {
  const units = new Map(
    firstOfEach(plan.planned ?? plan.units).map((unit) => [
      resultKey(unit.test.name, unit.modelId),
      unit,
    ]),
  );
  const asked = await Promise.all(
    answers.map(async (answer): Promise<AskedAgain> => {
      const unit = units.get(resultKey(answer.testCaseName, answer.modelId));
      return unit === undefined ? {} : judgeOne(unit, answer, setup);
    }),
  );
  const totals = asked.flatMap(({ models }) => models?.tally.totals() ?? []);
  const lost = asked.filter(({ judged }) => judged === undefined);
  const because = lost.find((it) => it.because !== undefined)?.because;
  const costs = totals.map(({ costUsd }) => costUsd);
  return {
    answers: asked.flatMap(({ judged }) => judged ?? []),
    lost: lost.length,
    ...(because === undefined ? {} : { lostBecause: cut(because, MAX_REASON) }),
    spent: {
      calls: sum(totals.map(({ sent }) => sent)),
      tokens: sum(totals.map(({ usage }) => usage.totalTokens)),
      costUsd: costs.includes(null) ? null : sum(costs.map((cost) => cost ?? 0)),
    },
  };
}

/** What the judges of a test are asked about one answer, each at most so many tokens. */
export function questionsAbout(
  { suite, test }: Unit,
  answerCharacters: number,
): readonly { readonly judge: ModelSpec; readonly passes: number; readonly usage: TokenUsage }[] {
  const judgeOf = (id: string): ModelSpec | undefined =>
    suite.models.find((model) => model.id === id);
  const inline = expectsOf(test)
    .flatMap(({ judge = [] }) => judge)
    .map(({ model = suite.judgeModel, criteria, rubric = '', passes = 1 }) => ({
      judge: judgeOf(model),
      passes,
      characters: criteria.length + rubric.length,
    }));
  const rubrics = assertsThatAsk(test.asserts, 'judge').map(({ value }) => ({
    judge: judgeOf(suite.judgeModel),
    passes: 1,
    characters: String(value).length,
  }));
  return [...inline, ...rubrics].flatMap(({ judge, passes, characters }) => {
    if (judge === undefined) return [];
    const inputTokens = tokensAtMost(QUESTION_CHARACTERS + characters + answerCharacters);
    const outputTokens = judgeTokenLimit(suite, judge);
    return [
      {
        judge,
        passes,
        usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
      },
    ];
  });
}

/** Of a judge's question besides the criterion and the answer. */
const QUESTION_CHARACTERS = 1_500;

async function judgeOne(
  unit: Unit,
  { testCaseName, modelId, run }: AnswerToJudge,
  setup: JudgeAgainSetup,
): Promise<AskedAgain> {
  const key = `answers of the base branch ${modelId}`;
  const because = await reserve(key, boundsOf(unit, run, setup), setup);
  if (because !== undefined) return { because };
  const models = new UnitModels(underOwnName(unit), setup.calls, () => undefined);
  try {
    const evaluation = new UnitEvaluation(unit, models, (_, turn) =>
      setup.assertionsFor(unit, turn).filter(({ type }) => JUDGING.has(type)),
    );
    const outcomes = await evaluation.outcomesOf(repliesOf(unit, run));
    const failure = outcomes.find(({ assertionType }) => assertionType === 'provider');
    if (failure !== undefined) return { because: failure.failureMessage, models };
    const judged = withTodaysVerdicts(run.assertions, outcomes);
    return judged === undefined
      ? { because: 'The base branch was judged by other questions', models }
      : { judged: { testCaseName, modelId, ...judged }, models };
  } catch (cause) {
    if (cause instanceof ModuleLoadError) throw cause;
    return { because: errorText(cause), models };
  } finally {
    settle(key, models, setup);
  }
}

/** Types of the assertions that ask a judge; a weighted list (`assert`) may have some. */
const JUDGING: ReadonlySet<string> = new Set(['judge', WEIGHTED_TYPE]);

/** Where answers are stored, what is said of the base branch's is not what was said of this run's own. */
function underOwnName(unit: Unit): Unit {
  const name = `answers of the base branch: ${unit.test.name}`;
  return { ...unit, test: { ...unit.test, name } };
}

function repliesOf({ test }: Unit, run: TestCaseRunResult): readonly LabelledReply[] {
  const turns = test.conversation.length === 0 ? [{ label: '' }] : test.conversation;
  return turns.map((turn, index) => {
    const said = test.conversation.length === 0 ? run : run.turns?.[index];
    const { outputText = '', toolCalls = [] } = said ?? {};
    return {
      turn,
      reply: {
        text: outputText,
        said: outputText,
        thoughts: [],
        toolCalls,
        finishReason: 'stop',
        truncated: false,
        turnLimitReached: false,
        ...(outputText === '' ? { withoutText: true as const } : {}),
      },
    };
  });
}

/**
 * The base run's own results with today's in the place of its judges'; undefined where they do not belong together,
 * since a report from elsewhere may say anything.
 */
function withTodaysVerdicts(
  then: readonly AssertionResult[],
  today: readonly AssertionResult[],
): Omit<JudgedAgain, 'testCaseName' | 'modelId'> | undefined {
  const isWeighed = today.some(({ assertionType }) => assertionType === WEIGHTED_TYPE);
  const isTodays = ({ assertionType }: AssertionResult): boolean =>
    assertionType === 'judge' || (isWeighed && assertionType === WEIGHTED_TYPE);
  const [before, now] = [then, today].map((all) => all.filter(isTodays));
  if (before === undefined || now === undefined || before.length !== now.length) return undefined;
  if (before.some((it, index) => it.label !== now[index]?.label)) return undefined;
  const scoreOf = (all: readonly AssertionResult[]): number =>
    mean(all.filter(({ assertionType }) => assertionType === 'judge').map(({ score }) => score));
  if (!before.some(({ assertionType }) => assertionType === 'judge')) return undefined;
  const others = then.filter((it) => !isTodays(it));
  return {
    before: scoreOf(before),
    now: scoreOf(now),
    passedBefore: !then.some(decidedAgainst),
    passesNow: ![...others, ...now].some(decidedAgainst),
  };
}

function boundsOf(unit: Unit, run: TestCaseRunResult, { costOf }: JudgeAgainSetup): CostBounds {
  const questions = questionsAbout(unit, run.outputText.length);
  const mostUsd = sum(
    questions.map(({ judge, passes, usage }) => passes * (costOf(judge, usage) ?? 0)),
  );
  return { leastUsd: 0, mostUsd };
}
