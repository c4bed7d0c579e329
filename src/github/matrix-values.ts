/**
 * The values that tell one job of a matrix from another: two of them may be the same in all else. The input `matrix` has
 * them as JSON. Pure.
 */

/** The values of a job's matrix, in its order; none of what is no matrix. */
export function matrixValues(matrix: string | undefined): readonly string[] {
  try {
    return leaves(JSON.parse(matrix ?? 'null'));
  } catch {
    return [];
  }
}

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}
