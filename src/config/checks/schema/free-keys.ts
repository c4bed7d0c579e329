/** Keys that begin with `x-`: they hold anchors or remarks, wherever the language itself names the keys. */
import { isRecord } from '../../../basics/is-record.js';
import { schema } from '../../generated/kindlm-validator.cjs';
import { itemsAt, valueAt } from '../../source/untyped.js';
import { followReference } from './schema-lookup.js';

/** As the schema says it, of each mapping in which they are free. */
const PATTERN = '^x-';
const FREE_KEY = new RegExp(PATTERN);

/** What the schema says of a value: several parts where it may be one of several things. */
type Parts = readonly unknown[];

/** The config without them. In mappings of the author's own names (variables, headers, arguments) they are names. */
export function withoutFreeKeys(config: unknown): unknown {
  return without(config, partsOf(schema));
}

function without(value: unknown, parts: Parts): unknown {
  // What lies deeper is the author's own.
  if (parts.length === 0) return value;
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => partsOf(valueAt(part, 'items')));
    return items.length === 0 ? value : value.map((item) => without(item, items));
  }
  if (!isRecord(value)) return value;
  const hasFreeKeys = parts.some(
    (part) => valueAt(valueAt(part, 'patternProperties'), PATTERN) !== undefined,
  );
  const kept = Object.entries(value).filter(([key]) => !(hasFreeKeys && FREE_KEY.test(key)));
  return Object.fromEntries(kept.map(([key, child]) => [key, without(child, under(parts, key))]));
}

function under(parts: Parts, key: string): Parts {
  return parts.flatMap((part) =>
    partsOf(valueAt(valueAt(part, 'properties'), key) ?? valueAt(part, 'additionalProperties')),
  );
}

/** The part with its references followed, and each thing that it may be. */
function partsOf(part: unknown): Parts {
  const whole = followReference(schema, part);
  if (!isRecord(whole)) return [];
  const options = [
    ...itemsAt(whole, 'anyOf'),
    ...itemsAt(whole, 'allOf').map((option) => valueAt(option, 'then')),
  ];
  return [whole, ...options.flatMap(partsOf)];
}
