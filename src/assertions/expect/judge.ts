/** Criteria that a judge model scores: `expect.judge`. */
import type { Expect, JudgeCriterion } from '../../config/generated/kindlm-config.js';
import {
  type Assertion,
  type AssertionDeps,
  type AssertionKind,
  type AssertionModels,
  type AssertionOutcome,
  failed,
  passed,
} from '../assertion.js';
import { rounded, scoreText } from '../wording.js';
import {
  askForScore,
  quoted,
  QUOTATION_RULE,
  type ScoredAnswer,
  type ScoredQuestion,
} from '../judging.js';
import { mean } from '../../basics/basics.js';

const TYPE = 'judge';
/** Lowest score that passes where the config sets none. */
export const DEFAULT_MIN_SCORE = 0.7;

const JUDGE_SYSTEM_PROMPT = `You are an impartial AI output evaluator. Your job is to score an AI system's output against a specific criterion.

Rules:
- Score from 0.0 (completely fails the criterion) to 1.0 (perfectly meets the criterion)
- Be objective and consistent
- Provide brief, specific reasoning
- Respond ONLY with a JSON object containing "score" and "reasoning"
- Do not be lenient — a score of 1.0 means genuinely excellent
- ${QUOTATION_RULE}`;

export const judgeKind: AssertionKind = {
  type: TYPE,
  create: (expects, deps) => {
    const criteria = criteriaOf(expects);
    const labels = questionLabels(criteria, deps.judgeModel);
    return criteria.map((criterion, index) =>
      judgeAssertion(criterion, labels[index] ?? criterion.criteria, deps),
    );
  },
  canFail: (expects) =>
    expects.some(({ judge = [] }) =>
      judge.some(({ minScore = DEFAULT_MIN_SCORE }) => rounded(minScore) > 0),
    ),
  isIn: (expects) => criteriaOf(expects).length > 0,
};

function criteriaOf(expects: readonly Expect[]): readonly JudgeCriterion[] {
  return expects.flatMap(({ judge }) => judge ?? []);
}

/**
 * Names for recordings: the criterion, and a number where the same criterion has another rubric, which makes it
 * another question. The same question keeps its name, so that it is asked once.
 */
function questionLabels(
  criteria: readonly JudgeCriterion[],
  judgeModel: string,
): readonly string[] {
  const rubrics = new Map<string, (string | undefined)[]>();
  return criteria.map(({ criteria: text, rubric, model }) => {
    const key = JSON.stringify([model ?? judgeModel, text]);
    const known = rubrics.get(key) ?? [];
    if (!known.includes(rubric)) known.push(rubric);
    rubrics.set(key, known);
    const place = known.indexOf(rubric);
    return place === 0 ? text : `${text} #${place + 1}`;
  });
}

function judgeAssertion(
  criterion: JudgeCriterion,
  questionLabel: string,
  deps: AssertionDeps,
): Assertion {
  return {
    type: TYPE,
    evaluate: async ({ outputText, models }) => {
      const question = judgeQuestion(criterion, questionLabel, outputText, deps);
      return [outcome(criterion, await judged(models, question, criterion.passes ?? 1))];
    },
  };
}

/** The question whether an output meets a criterion. `label` names it in recordings. */
export function judgeQuestion(
  criterion: JudgeCriterion,
  label: string,
  outputText: string,
  deps: Pick<AssertionDeps, 'judgeModel' | 'randomBoundary'>,
): ScoredQuestion {
  const boundary = deps.randomBoundary();
  return {
    modelId: criterion.model ?? deps.judgeModel,
    system: JUDGE_SYSTEM_PROMPT,
    user: userPrompt(criterion, quoted(outputText, boundary)),
    boundary,
    label,
    scoreKey: 'score',
  };
}

/** What a judge says of an answer, asked once or several times. */
interface Judgement {
  /** 0 to 1: the median. */
  readonly score: number;
  /** Of every asking. */
  readonly scores: readonly number[];
  /** Of the answer whose score is nearest to the median. */
  readonly reasoning: string;
  /** Config id of the model that answered. */
  readonly modelId: string;
}

/** Asks `passes` times; the median counts. Throws as `askForScore`. */
export async function judged(
  models: AssertionModels,
  question: ScoredQuestion,
  passes: number,
): Promise<Judgement> {
  const answers = await askPasses(models, question, passes);
  const scores = answers.map(scoreOf);
  const score = median(scores);
  const closest = closestTo(score, answers);
  return {
    score,
    scores,
    reasoning: closest?.reasoning ?? '',
    modelId: closest?.modelId ?? '',
  };
}

/** Waits for all passes, also when one fails: their cost belongs to this run. */
async function askPasses(
  models: AssertionModels,
  question: ScoredQuestion,
  passes: number,
): Promise<readonly ScoredAnswer[]> {
  const settled = await Promise.allSettled(
    Array.from({ length: passes }, (_, pass) => askForScore(models, question, pass)),
  );
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

function userPrompt({ criteria, rubric }: JudgeCriterion, quotedOutput: string): string {
  const rubricSection = rubric === undefined || rubric === '' ? '' : `\n\nRubric:\n${rubric}`;
  return `Evaluate the following AI output against this criterion:

Criterion: ${criteria}${rubricSection}

AI Output:
${quotedOutput}

Respond with ONLY a JSON object:
{
  "score": <number 0.0 to 1.0>,
  "reasoning": "<brief explanation>"
}`;
}

function outcome(
  { criteria, minScore = DEFAULT_MIN_SCORE }: JudgeCriterion,
  { score, scores, reasoning, modelId }: Judgement,
): AssertionOutcome {
  const label = `Judge: ${criteria}`;
  const metadata = {
    reasoning,
    judgeModel: modelId,
    criteria,
    ...(scores.length === 1
      ? {}
      : { scores, spread: rounded(Math.max(...scores) - Math.min(...scores)) }),
  };
  if (rounded(score) >= rounded(minScore)) return { ...passed(TYPE, label), score, metadata };
  const message = `Judge score ${scoreText(score, minScore, 2)} below threshold ${minScore}`;
  return { ...failed(TYPE, label, 'JUDGE_BELOW_THRESHOLD', message), metadata, score };
}

function scoreOf({ verdict }: ScoredAnswer): number {
  return verdict?.score ?? 0;
}

/** The answer whose reasoning is reported: the first whose score is nearest to the median. */
function closestTo(score: number, answers: readonly ScoredAnswer[]): ScoredAnswer | undefined {
  const distance = (answer: ScoredAnswer): number => Math.abs(scoreOf(answer) - score);
  return [...answers].sort((a, b) => distance(a) - distance(b))[0];
}

/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return mean(middle);
}
