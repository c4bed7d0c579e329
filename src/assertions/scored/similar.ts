/** `similar`: how near the answer's meaning is to a text, by their embeddings. */
import { cosineSimilarity } from '../text/cosine.js';
import type { ScoredKind, ScoredVerdict } from './scored.js';

const LABEL = 'Similar';

export const similarKind: ScoredKind = {
  types: ['similar'],
  failureCode: 'SIMILARITY_BELOW_THRESHOLD',
  defaultThreshold: 0.75,
  evaluate: async ({ value }, { outputText, models }) => {
    // Providers refuse to embed nothing, and nothing has no meaning in common with the text.
    if (outputText.trim() === '') return { pass: true, score: 0, reason: 'Output is empty' };
    const expected = String(value);
    const embedded = await models.embed([expected, outputText], `${LABEL}: ${expected}`);
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

function undecided(reason: string): ScoredVerdict {
  return { pass: false, score: 0, reason, failureCode: 'INTERNAL_ERROR', undecided: true };
}
