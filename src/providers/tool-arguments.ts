/** Arguments of tool calls as models write them. */
import { isRecord } from './reply-shape.js';

/** Key under which arguments that are no JSON object are kept as text. */
export const RAW_ARGUMENTS = '$raw';

/**
 * The arguments of a call: JSON text or an object. Text that is not a JSON object becomes `{ "$raw": text }`, so that
 * the call is still seen by assertions, and an `argsMatch` on it fails instead of the whole reply.
 */
export function parseArguments(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  if (value === undefined || value === null || value === '') return {};
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Kept as text below.
  }
  return { [RAW_ARGUMENTS]: text };
}
