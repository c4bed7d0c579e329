/** Keys that begin with `x-`: they hold anchors or remarks, wherever the language itself names the keys. */
import { isRecord } from '../../../basics/is-record.js';
import { schema } from '../../generated/kindlm-validator.cjs';
import { itemsAt, valueAt } from '../../source/untyped.js';
import { followReference } from './schema-lookup.js';

/** As the schema says it, of each mapping in which they are free. */
const PATTERN = '^x-';
const FREE_KEY = new RegExp(PATTERN);

/** What the schema says of a value, which may be one of several things. */
interface Shape {
  readonly parts: readonly unknown[];
  /** Whether keys that begin with `x-` are free in it. */
  readonly hasFreeKeys: boolean;
  /** Of its entries by their keys, and of the items of a list; a thousand tests have one shape. */
  readonly children: Map<string | typeof ITEMS, Shape>;
}

const ITEMS = Symbol('items');

/** The config without them. In mappings of the author's own names (variables, headers, arguments) they are names. */
export function withoutFreeKeys(config: unknown): unknown {
  return without(config, shapeOf(partsOf(schema)));
}

function without(value: unknown, shape: Shape): unknown {
  // What lies deeper is the author's own.
  if (shape.parts.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = childOf(shape, ITEMS);
    return items.parts.length === 0 ? value : value.map((item) => without(item, items));
  }
  const kept: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    if (shape.hasFreeKeys && FREE_KEY.test(key)) continue;
    kept.push([key, without(child, childOf(shape, key))]);
  }
  return Object.fromEntries(kept);
}

function childOf(shape: Shape, key: string | typeof ITEMS): Shape {
  const known = shape.children.get(key);
  if (known !== undefined) return known;
  const parts = shape.parts.map((part) =>
    key === ITEMS
      ? valueAt(part, 'items')
      : (valueAt(valueAt(part, 'properties'), key) ?? valueAt(part, 'additionalProperties')),
  );
  const child = shapeOf(parts.flatMap(partsOf));
  shape.children.set(key, child);
  return child;
}

function shapeOf(parts: readonly unknown[]): Shape {
  const hasFreeKeys = parts.some(
    (part) => valueAt(valueAt(part, 'patternProperties'), PATTERN) !== undefined,
  );
  return { parts, hasFreeKeys, children: new Map() };
}

/** The part with its references followed, and each thing that it may be. */
function partsOf(part: unknown): readonly unknown[] {
  const whole = followReference(schema, part);
  if (!isRecord(whole)) return [];
  const options = [
    ...itemsAt(whole, 'anyOf'),
    ...itemsAt(whole, 'allOf').map((option) => valueAt(option, 'then')),
  ];
  return [whole, ...options.flatMap(partsOf)];
}
