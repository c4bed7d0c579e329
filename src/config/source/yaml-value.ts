/**
 * Turns a parsed YAML document into plain values in one pass, and remembers where each alias leads.
 * The `yaml` package could do it, but takes quadratic time to find duplicate keys and resolve aliases, overflows the
 * stack on deep nesting, and knows no positions for what it refuses.
 */
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { quote, type YamlPath } from './yaml-path.js';
import { isRecord } from '../../basics/basics.js';

/** Deeper than any honest config, and far from the end of the stack. */
const MAX_DEPTH = 100;
/** Values after aliases are expanded. An alias bomb passes it within a few lines. */
const MAX_VALUES = 1_000_000;

/** A mistake at a byte offset of the source. */
interface YamlMistake {
  readonly offset: number;
  readonly path: YamlPath;
  readonly message: string;
  readonly hint?: string;
}

interface YamlValue {
  /** Plain value; every occurrence of an alias is its own copy. */
  readonly value: unknown;
  /** The node that each alias refers to. */
  readonly targets: ReadonlyMap<Alias, unknown>;
  readonly mistakes: readonly YamlMistake[];
}

/** Thrown and caught here: the rest of the document is not looked at. */
class ConversionStopped extends Error {}

/** Converts the document; never throws for what it holds. */
export function toPlainValue(document: Pick<Document, 'contents'>): YamlValue {
  const conversion = new Conversion();
  let value: unknown;
  try {
    value = conversion.convert(document.contents);
  } catch (error) {
    if (!(error instanceof ConversionStopped)) throw error;
  }
  return { value, targets: conversion.targets, mistakes: conversion.mistakes };
}

/** Offset of a node in the source; 0 where it has none. */
export function offsetOf(node: unknown): number {
  return rangeOf(node)?.[0] ?? 0;
}

/** Offset of the end of a node's value, comments behind it left out; 0 where it has none. */
export function endOf(node: unknown): number {
  return rangeOf(node)?.[1] ?? 0;
}

function rangeOf(node: unknown): readonly [number, number, number] | null | undefined {
  return isAlias(node) || isScalar(node) || isMap(node) || isSeq(node) ? node.range : null;
}

/** The text of a mapping's key; undefined when it is a list, a mapping or something stranger. */
export function scalarKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? '' : undefined;
}

/** Whether a mapping's key is the merge key `<<`, unquoted. */
export function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.type === Scalar.PLAIN && key.source === '<<';
}

/** The mapping nodes that a merge key brings in, the winner first. */
export function mergedMaps(value: unknown, targets: ReadonlyMap<Alias, unknown>): unknown[] {
  const node = isAlias(value) ? targets.get(value) : value;
  const nodes = isSeq(node) ? node.items : [node];
  return nodes.map((item) => (isAlias(item) ? targets.get(item) : item));
}

class Conversion {
  readonly targets = new Map<Alias, unknown>();
  readonly mistakes: YamlMistake[] = [];
  private readonly anchors = new Map<string, unknown>();
  private readonly path: (string | number)[] = [];
  /** Anchored nodes around the current one: an alias to one of them would never end. */
  private readonly open = new Set<unknown>();
  private values = 0;
  private expanding = 0;

  convert(node: unknown): unknown {
    this.count(1, node);
    if (this.path.length > MAX_DEPTH) {
      this.stop(node, `The file is nested more than ${MAX_DEPTH} levels deep.`);
    }
    if (isAlias(node)) return this.convertAlias(node);
    if (isScalar(node)) return this.convertScalar(node);
    if (isMap(node)) return this.enter(node, () => this.convertMap(node));
    if (isSeq(node)) return this.enter(node, () => this.convertSeq(node));
    return null;
  }

  private count(values: number, node: unknown): void {
    this.values += values;
    if (this.values <= MAX_VALUES) return;
    this.stop(node, `The file has more than ${MAX_VALUES} values once its aliases are expanded.`);
  }

  private enter(node: YAMLMap | YAMLSeq, convert: () => unknown): unknown {
    if (node.anchor === undefined) return convert();
    if (this.expanding === 0) this.anchors.set(node.anchor, node);
    this.open.add(node);
    const value = convert();
    this.open.delete(node);
    return value;
  }

  private convertScalar(node: Scalar): unknown {
    if (node.anchor !== undefined && this.expanding === 0) this.anchors.set(node.anchor, node);
    const { value } = node;
    if (typeof value === 'symbol') return node.source ?? '';
    if (typeof value === 'object' && value !== null) {
      this.mistake(node, `A value of the type ${quote(node.tag ?? '')} has no place here.`);
      return null;
    }
    return value;
  }

  private convertAlias(alias: Alias): unknown {
    if (this.expanding === 0 && this.anchors.has(alias.source)) {
      this.targets.set(alias, this.anchors.get(alias.source));
    }
    const target = this.targets.get(alias);
    const name = quote(`*${alias.source}`);
    if (target === undefined) {
      this.mistake(alias, `The alias ${name} has no anchor of that name before it.`);
      return null;
    }
    if (this.open.has(target)) {
      this.mistake(alias, `The alias ${name} contains itself.`);
      return null;
    }
    this.expanding += 1;
    const value = this.convert(target);
    this.expanding -= 1;
    return value;
  }

  private convertSeq(seq: YAMLSeq): unknown[] {
    return seq.items.map((item, index) => this.within(index, () => this.convert(item)));
  }

  private convertMap(map: YAMLMap): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    const merges: Record<string, unknown>[] = [];
    const keys = new Map<string, unknown>();
    for (const pair of map.items) {
      if (isMergeKey(pair.key)) {
        merges.push(...this.convertMerge(pair.value));
        continue;
      }
      const key = this.keyText(pair.key);
      if (key === undefined) continue;
      if (keys.has(key)) this.duplicateKey(pair.key, key);
      keys.set(key, pair.key);
      define(
        value,
        key,
        this.within(key, () => this.convert(pair.value)),
      );
    }
    for (const [key, merged] of merges.flatMap((merge) => Object.entries(merge))) {
      if (!Object.hasOwn(value, key)) define(value, key, merged);
    }
    return value;
  }

  /** The converted mappings of a merge key, the winner first. */
  private convertMerge(node: unknown): Record<string, unknown>[] {
    const known = this.mistakes.length;
    const converted = this.convert(node);
    // An alias without its anchor is said already.
    if (this.mistakes.length > known && converted === null) return [];
    const merged: unknown[] = Array.isArray(converted) ? converted : [converted];
    return merged.filter((value): value is Record<string, unknown> => {
      if (isRecord(value)) {
        // Mappings that merge one another in a long chain have few values and copy very many.
        this.count(Object.keys(value).length, node);
        return true;
      }
      this.mistake(node, 'A merge key "<<" needs a mapping, or a list of mappings.');
      return false;
    });
  }

  private keyText(node: unknown): string | undefined {
    const key: unknown = isAlias(node) ? this.convert(node) : isScalar(node) ? node.value : node;
    const text = scalarKey(key);
    if (text !== undefined) return text;
    const name = placeholderName(node);
    if (name === undefined) this.mistake(node, 'A key must be a plain text.');
    else {
      this.mistake(
        node,
        'A text that begins with {{ needs quotes.',
        `Write \`"{{${quote(name).replaceAll('"', '')}}}"\`.`,
      );
    }
    return undefined;
  }

  private duplicateKey(node: unknown, key: string): void {
    this.within(key, () =>
      this.mistake(node, `The key ${quote(key)} occurs twice.`, 'Only one can be used.'),
    );
  }

  private within<T>(segment: string | number, act: () => T): T {
    this.path.push(segment);
    const result = act();
    this.path.pop();
    return result;
  }

  private mistake(node: unknown, message: string, hint?: string): void {
    this.mistakes.push({
      offset: offsetOf(node),
      path: [...this.path],
      message,
      ...(hint !== undefined && { hint }),
    });
  }

  private stop(node: unknown, message: string): never {
    this.mistakes.push({ offset: offsetOf(node), path: [], message });
    throw new ConversionStopped();
  }
}

/** The name in an unquoted `{{name}}`, which YAML reads as a mapping whose only key is a mapping with that key. */
function placeholderName(key: unknown): string | undefined {
  if (!isMap(key) || key.flow !== true || key.items.length !== 1) return undefined;
  const [only] = key.items;
  return isScalar(only?.key) && (only.value === null || only.value === undefined)
    ? scalarKey(only.key.value)
    : undefined;
}

/** Sets an own property, also one that is called `__proto__`. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') {
    target[key] = value;
    return;
  }
  Object.defineProperty(target, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

/** A number in a value that is beyond 2^53; undefined where there is none. However deep the value is nested. */
export function inexactNumber(value: unknown): number | undefined {
  const all: unknown[] = [value];
  for (const item of all) {
    if (typeof item === 'number' && Math.abs(item) > Number.MAX_SAFE_INTEGER) return item;
    if (typeof item !== 'object' || item === null) continue;
    for (const child of Object.values(item)) all.push(child);
  }
  return undefined;
}
