/**
 * What a thrown value says: the message of an error, else the value as text. It may hold secrets and paths. Errors of
 * another realm, such as a worker's, are no `instanceof Error`.
 */
export function errorText(thrown: unknown): string {
  const isError = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return String(isError ? thrown.message : thrown);
}
