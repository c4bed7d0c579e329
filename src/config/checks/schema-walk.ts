/** Finds the part of the config's JSON Schema that describes the value at a path. */
import { entriesAt, isRecord, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { schema } from '../generated/kindlm-validator.cjs';
import type { YamlPath } from '../problem.js';

/** The subschema for the path, references followed; undefined where the schema says nothing. */
export function schemaAt(root: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (schema, segment) => followReference(root, childSchema(schema, segment)),
    followReference(root, root),
  );
}

/** The keys that a subschema describes. */
export function propertyNames(schema: unknown): readonly string[] {
  return branchesOf(schema).flatMap((branch) =>
    entriesAt(branch, 'properties').map(([name]) => name),
  );
}

function childSchema(schema: unknown, segment: string | number): unknown {
  return branchesOf(schema)
    .map((branch) =>
      typeof segment === 'number'
        ? valueAt(branch, 'items')
        : (valueAt(valueAt(branch, 'properties'), segment) ??
          valueAt(branch, 'additionalProperties')),
    )
    .find((child) => child !== undefined);
}

/** Of a value that may be a text or a mapping, each says a part. */
function branchesOf(schema: unknown): readonly unknown[] {
  return [schema, ...itemsAt(schema, 'anyOf')];
}

/** The subschema that a reference leads to; one without is its own. */
export function followReference(root: unknown, schema: unknown): unknown {
  const reference = textAt(schema, '$ref');
  if (reference === undefined) return schema;
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => valueAt(value, key), root);
  return followReference(root, target);
}

// Keys that begin with `x-`: they hold anchors or remarks, wherever the language itself names the keys.

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

/** Called with the path of each such key, and its value. */
type OnFree = (path: YamlPath, value: unknown) => void;

/** The config without them. In mappings of the author's own names (variables, headers, arguments) they are names. */
export function withoutFreeKeys(config: unknown, onFree: OnFree): unknown {
  return without(config, shapeOf(partsOf(schema)), { path: [], onFree });
}

interface Walk {
  /** Of the value that is looked at. */
  readonly path: (string | number)[];
  readonly onFree: OnFree;
}

function without(value: unknown, shape: Shape, walk: Walk): unknown {
  // What lies deeper is the author's own.
  if (shape.parts.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = childOf(shape, ITEMS);
    if (items.parts.length === 0) return value;
    return value.map((item, index) => within(index, item, items, walk));
  }
  const kept: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    if (shape.hasFreeKeys && FREE_KEY.test(key)) walk.onFree([...walk.path, key], child);
    else kept.push([key, within(key, child, childOf(shape, key), walk)]);
  }
  return Object.fromEntries(kept);
}

function within(step: string | number, value: unknown, shape: Shape, walk: Walk): unknown {
  walk.path.push(step);
  const kept = without(value, shape, walk);
  walk.path.pop();
  return kept;
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
