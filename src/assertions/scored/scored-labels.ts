/** Names of scored assertions in reports. Runs are aggregated by them, so they are unique within a list. */
import { cut } from '../../redaction/cut.js';
import type { ScoredRule, ScoredRules } from '../../config/scored-rule.js';
import type { LocatedAssert } from '../../config/suite.js';
import { writtenType } from './scored.js';

const MAX_VALUE_LENGTH = 60;

/** One label for each: the metric's name or the type with its value, and a number where two would be the same. */
export function scoredLabels(
  asserts: readonly LocatedAssert[],
  rules: ScoredRules,
): readonly string[] {
  const seen = new Map<string, number>();
  return asserts.map((assert) => {
    const label = assert.metric ?? `${writtenType(assert)}${detailOf(assert, rules[assert.type])}`;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} #${count}`;
  });
}

function detailOf(
  { value, threshold, file }: LocatedAssert,
  { valueKind, limitUnit }: ScoredRule,
): string {
  if (file !== undefined) return ` file://${file.name}`;
  if (limitUnit === 'milliseconds') return ` <= ${threshold ?? 0} ms`;
  if (limitUnit === 'USD') return ` <= $${threshold ?? 0}`;
  if (value === undefined) return '';
  return valueKind === 'json-schema' ? ' of the schema' : ` ${valueLabel(value)}`;
}

function valueLabel(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;
  return cut(JSON.stringify(text), MAX_VALUE_LENGTH);
}
