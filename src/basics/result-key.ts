/**
 * By which a result is found: one test under one model, within a suite. No two pairs have the same key, whatever their
 * names hold. It is for maps in memory, and is not stored.
 */
export function resultKey(testCaseName: string, modelId: string): string {
  // The length keeps the two apart.
  return `${modelId.length} ${modelId} ${testCaseName}`;
}

/** The same of a result. */
export function keyOfResult(result: {
  readonly testCaseName: string;
  readonly modelId: string;
}): string {
  return resultKey(result.testCaseName, result.modelId);
}
