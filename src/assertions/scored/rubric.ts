/** `llm-rubric`: the judge of `expect.judge`, asked about a criterion of the `assert` list. */
import { judgeQuestion } from '../expect/judge.js';
import { askForScore } from '../expect/scored-question.js';
import { roundedScore } from './bands.js';
import type { ScoredKind } from './scored.js';

export const rubricKind: ScoredKind = {
  types: ['llm-rubric'],
  // Gates know the judge by its type.
  assertionType: 'judge',
  failureCode: 'JUDGE_BELOW_THRESHOLD',
  evaluate: async ({ value }, { outputText, models }, deps) => {
    const criteria = String(value);
    const question = judgeQuestion({ criteria }, `llm-rubric: ${criteria}`, outputText, deps);
    const { verdict, reasoning, modelId } = await askForScore(models, question, 0);
    const score = verdict?.score ?? 0;
    return {
      pass: true,
      score,
      // The judge's own words may quote the output, which not every report may show.
      reason: `The judge gave ${roundedScore(score)}`,
      metadata: { reasoning, judgeModel: modelId, criteria },
    };
  },
};
