/** Assertions that ask a model: `llm-rubric` the judge of `expect.judge`, `similar` for embeddings. */
import type { ScoredValue, ValueFault } from '../../config/suite.js';
import { aboutAnswer, askForScore, judgeQuestion } from '../expect/judge.js';
import { cosineSimilarity } from '../wording.js';
import { judgedText, roundedScore, type ScoredKind, undecided } from '../assertion.js';
import { textFault } from './text.js';

export const rubricKind: ScoredKind = {
  valueKind: 'template',
  valueFault: questionFault,
  asks: 'judge',
  decidesByScore: true,
  // Gates know the judge by its type.
  assertionType: 'judge',
  failureCode: 'JUDGE_BELOW_THRESHOLD',
  evaluate: async ({ value, on }, context, deps) => {
    const criteria = String(value);
    const text = judgedText(context, on);
    const question = judgeQuestion({ criteria }, `llm-rubric: ${criteria}`, text, deps);
    const { verdict, reasoning, modelId } = await askForScore(
      context.models,
      aboutAnswer(question),
      0,
    );
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

export const similarKind: ScoredKind = {
  valueKind: 'template',
  valueFault: questionFault,
  asks: 'embeddings',
  decidesByScore: true,
  failureCode: 'SIMILARITY_BELOW_THRESHOLD',
  defaultThreshold: 0.75,
  evaluate: async ({ value }, { outputText, models }) => {
    // Providers refuse to embed nothing, and nothing has no meaning in common with the text.
    if (outputText.trim() === '') return { pass: true, score: 0, reason: 'Output is empty' };
    const expected = String(value);
    const embedded = await models.embed([expected, outputText], `Similar: ${expected}`);
    if (embedded.kind === 'unsupported') {
      if (embedded.refusal !== undefined) throw embedded.refusal;
      return undecided(
        'The provider of the tested model has no embeddings: set defaults.embeddingModel',
      );
    }
    const similarity = cosineSimilarity(embedded.vectors[0] ?? [], embedded.vectors[1] ?? []);
    if (similarity === undefined) {
      return undecided('The embeddings cannot be compared: they differ in length or have none');
    }
    const score = Math.max(0, similarity);
    return { pass: true, score, reason: `Similarity ${score.toFixed(2)}` };
  },
};

/** A blank text asks nothing. */
function questionFault(subject: ScoredValue): ValueFault | undefined {
  const fault = textFault(subject);
  if (fault !== undefined) return fault;
  return String(subject.value).trim() === '' ? { message: 'The text is blank.' } : undefined;
}
