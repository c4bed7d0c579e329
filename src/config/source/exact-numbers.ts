/** Numbers that JSON cannot hold exactly, so that two of them would compare equal. */

/** The first number in a value that is beyond 2^53; undefined where there is none. */
export function inexactNumber(value: unknown): number | undefined {
  if (typeof value === 'number') {
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const item of Object.values(value)) {
    const found = inexactNumber(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
