/** What the config's JSON Schema says of the value at a path: one walk over the schema, which all its readers share. */
import { entriesAt, isRecord, itemsAt, stepInto, textAt, valueAt } from '../../basics/basics.js';
import { schema } from '../generated/kindlm-validator.cjs';
import type { YamlPath } from '../problem.js';

/** As the schema says it, of each mapping in which keys that begin with `x-` are free: they hold anchors or remarks. */
const PATTERN = '^x-';
const FREE_KEY = new RegExp(PATTERN);

/** What is said of a value, which may be one of several things. */
export class Shape {
  /** The first of them; undefined where the schema says nothing: the value is the author's own. */
  readonly schema: unknown;
  /** The keys that a mapping may have, each once. */
  readonly keys: readonly string[];
  readonly hasFreeKeys: boolean;
  /** A thousand tests have one shape. */
  readonly #children = new Map<string, Shape>();

  constructor(readonly parts: readonly unknown[]) {
    [this.schema] = parts;
    this.keys = [
      ...new Set(parts.flatMap((part) => entriesAt(part, 'properties').map(([name]) => name))),
    ];
    this.hasFreeKeys = parts.some(
      (part) => valueAt(valueAt(part, 'patternProperties'), PATTERN) !== undefined,
    );
  }

  /** Of the value under a key, or of the items of a list. */
  child(step: string | number): Shape {
    // No key of the language is a number.
    const name = typeof step === 'number' ? '0' : step;
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    const parts = this.parts.map((part) =>
      typeof step === 'number'
        ? valueAt(part, 'items')
        : (valueAt(valueAt(part, 'properties'), step) ?? valueAt(part, 'additionalProperties')),
    );
    const child = new Shape(parts.flatMap(partsOf));
    this.#children.set(name, child);
    return child;
  }
}

const ROOT = new Shape(partsOf(schema));

/** Of the value at a path of the config. */
export function shapeAt(path: YamlPath): Shape {
  return path.reduce<Shape>((shape, step) => shape.child(step), ROOT);
}

/** The part with its references followed, and each thing that it may be. */
function partsOf(part: unknown): readonly unknown[] {
  const whole = followReference(part);
  if (!isRecord(whole)) return [];
  const options = [
    ...itemsAt(whole, 'anyOf'),
    ...itemsAt(whole, 'allOf').map((option) => valueAt(option, 'then')),
  ];
  return [whole, ...options.flatMap(partsOf)];
}

/** With what stands beside the reference, such as a default. */
function followReference(part: unknown): unknown {
  const reference = textAt(part, '$ref');
  if (reference === undefined) return part;
  const names = reference.split('/').slice(1);
  const target = followReference(
    names.reduce<unknown>((value, key) => valueAt(value, key), schema),
  );
  if (!isRecord(target) || !isRecord(part)) return target;
  const beside = Object.entries(part).filter(([key]) => key !== '$ref');
  return { ...target, ...Object.fromEntries(beside) };
}

/** Turns a JSON Pointer into a path; positions in lists become numbers. */
export function pathOfPointer(pointer: string, root: unknown): YamlPath {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(valueUnder(path, root)) ? Number(key) : key);
  }
  return path;
}

/** The value at a path; undefined where there is none. */
export function valueUnder(path: YamlPath, root: unknown): unknown {
  return path.reduce<unknown>((value, step) => stepInto(value, String(step))?.value, root);
}

/** Called with the path of each free key, and its value. */
type OnFree = (path: YamlPath, value: unknown) => void;

/** The config without free keys. In mappings of the author's own names (variables, headers, arguments) they are names. */
export function withoutFreeKeys(config: unknown, onFree: OnFree): unknown {
  return without(config, ROOT, { path: [], onFree });
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
    const items = shape.child(0);
    if (items.parts.length === 0) return value;
    return value.map((item, index) => within(index, item, items, walk));
  }
  const kept: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    if (shape.hasFreeKeys && FREE_KEY.test(key)) walk.onFree([...walk.path, key], child);
    else kept.push([key, within(key, child, shape.child(key), walk)]);
  }
  return Object.fromEntries(kept);
}

function within(step: string | number, value: unknown, shape: Shape, walk: Walk): unknown {
  walk.path.push(step);
  const kept = without(value, shape, walk);
  walk.path.pop();
  return kept;
}
