/** What a thrown value says: the message of an error, else the value as text. It may hold secrets and paths. */
export function errorText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
