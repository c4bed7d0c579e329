/** Whether a value of unknown shape is an object with keys, as JSON and YAML have them: no list, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
