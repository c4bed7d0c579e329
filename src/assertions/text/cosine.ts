/** Nearness of embeddings. */

/** Cosine of the angle between two vectors, -1 to 1; undefined for vectors that have no angle between them. */
export function cosineSimilarity(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length !== b.length) return undefined;
  const product = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  const similarity = product(a, b) / Math.sqrt(product(a, a) * product(b, b));
  return Number.isFinite(similarity) ? Math.max(-1, Math.min(1, similarity)) : undefined;
}
