/** Names of scored assertions in reports. Runs are aggregated by them, so they are unique within a list. */
import type { LocatedAssert } from '../../config/suite.js';
import { cut } from '../text/message-text.js';
import { writtenType } from './scored.js';

const MAX_VALUE_LENGTH = 60;

/** One label for each: the metric's name or the type with its value, and a number where two would be the same. */
export function scoredLabels(asserts: readonly LocatedAssert[]): readonly string[] {
  const seen = new Map<string, number>();
  return asserts.map((assert) => {
    const label = assert.metric ?? `${writtenType(assert)}${detailOf(assert)}`;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} #${count}`;
  });
}

function detailOf({ type, value, threshold, file }: LocatedAssert): string {
  if (file !== undefined) return ` file://${file.name}`;
  if (type === 'latency') return ` <= ${threshold ?? 0} ms`;
  if (type === 'cost') return ` <= $${threshold ?? 0}`;
  if (value === undefined) return '';
  const isSchema = type === 'is-json' || type === 'contains-json';
  return isSchema ? ' of the schema' : ` ${valueLabel(value)}`;
}

function valueLabel(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;
  return cut(JSON.stringify(text), MAX_VALUE_LENGTH);
}
