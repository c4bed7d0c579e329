/** Arguments of tool calls as models write them. */
import { isRecord } from '../basics/is-record.js';

/** Key under which arguments that are no JSON object are kept as text. */
const RAW_ARGUMENTS = '$raw';

/**
 * Levels of nesting that are kept as a value; far deeper ones would overflow the stack of whatever writes them.
 * Recordings refuse what is deeper.
 */
export const MAX_LEVELS = 200;

/**
 * The arguments of a call: JSON text, JSON text of such text (models and gateways encode it twice), or an object. Text that is not a JSON object becomes `{ "$raw": text }`, so that
 * the call is still seen by assertions, and an `argsMatch` on it fails instead of the whole reply.
 */
export function parseArguments(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value) && !isDeeperThan(value, MAX_LEVELS)) return value;
  if (value === undefined || value === null || value === '') return {};
  try {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const parsed = decoded(text);
    const isUsable = isRecord(parsed) && !isDeeperThan(parsed, MAX_LEVELS);
    return isUsable ? parsed : { [RAW_ARGUMENTS]: text };
  } catch {
    return { [RAW_ARGUMENTS]: typeof value === 'string' ? value : '' };
  }
}

/** Times that arguments may be encoded; what is wrapped more often is no slip. */
const MAX_ENCODINGS = 3;

function decoded(text: string): unknown {
  let value: unknown = text;
  for (let round = 0; round < MAX_ENCODINGS && typeof value === 'string'; round += 1) {
    value = JSON.parse(value);
  }
  return value;
}

/** Whether objects and lists are nested more than so many levels deep. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}
