/** Parses JSON files, and says where they are broken and where in them a value is. */
import { visit, type JSONVisitor } from 'jsonc-parser';
import { quote, type YamlPath } from '../problem.js';
import { decodeText } from '../../basics/paths.js';

type JsonResult =
  | { readonly kind: 'parsed'; readonly value: unknown }
  /** `message` completes the sentence "The file x ..."; of the file's content at most a name is in it. */
  | {
      readonly kind: 'invalid';
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };

/** `parseJson` of what people write: a name that an object has twice is refused, where JSON.parse takes the last one. */
export function parseWrittenJson(bytes: Uint8Array): JsonResult {
  const parsed = parseJson(bytes);
  const repeated = parsed.kind === 'parsed' ? repeatedName(decodeText(bytes) ?? '') : undefined;
  if (repeated === undefined) return parsed;
  const { name, line, column } = repeated;
  const message = `has the name ${quote(name)} twice in one object (line ${line}, column ${column})`;
  return { kind: 'invalid', message, line, column };
}

/** Parses JSON bytes (UTF-8, with or without byte order mark). */
export function parseJson(bytes: Uint8Array): JsonResult {
  const text = decodeText(bytes);
  if (text === undefined) return { kind: 'invalid', message: 'is not UTF-8', line: 1, column: 1 };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'parsed', value };
  } catch {
    const { line, column } = firstMistake(text);
    const message = `is not valid JSON (line ${line}, column ${column})`;
    return { kind: 'invalid', message, line, column };
  }
}

/** Deeper than any honest data, and far from the end of the stack. */
const MAX_DEPTH = 100;

/** Whether a JSON text nests lists and mappings so deeply that a recursive walk could run out of stack. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Line and column, from 1, of the value at `path`, or of the deepest part of it that exists; with an empty path, of the
 * first mistake, or of the start where there is none.
 */
export function placeInJson(text: string, path: YamlPath): Place {
  const json = text.replace(/^\uFEFF/, '');
  return path.length === 0 ? firstMistake(json) : placeOfValue(json, path);
}

/** `JSON.parse` says the place in words that differ between versions of Node, or not at all. */
function firstMistake(text: string): Place {
  let offset: number | undefined;
  visitAll(text, { onError: (_code, at) => void (offset ??= at) });
  return placeOf(text, offset ?? 0);
}

function repeatedName(text: string): (Place & { readonly name: string }) | undefined {
  const open: Set<string>[] = [];
  let found: (Place & { readonly name: string }) | undefined;
  visitAll(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset) => {
      const names = open.at(-1);
      if (names?.has(name) === true) found ??= { name, ...placeOf(text, offset) };
      names?.add(name);
    },
  });
  return found;
}

function placeOfValue(text: string, path: YamlPath): Place {
  let offset = 0;
  let matched = 0;
  const onValue = (at: number, pathOf: () => YamlPath): void => {
    const here = pathOf();
    if (here.length <= matched || here.length > path.length) return;
    if (here.some((step, index) => step !== path[index])) return;
    matched = here.length;
    offset = at;
  };
  visitAll(text, {
    onObjectBegin: (at, ...[, , , pathOf]) => onValue(at, pathOf),
    onArrayBegin: (at, ...[, , , pathOf]) => onValue(at, pathOf),
    onLiteralValue: (_value, at, ...[, , , pathOf]) => onValue(at, pathOf),
  });
  return placeOf(text, offset);
}

function visitAll(text: string, visitor: JSONVisitor): void {
  try {
    visit(text, visitor, { disallowComments: true });
  } catch (error) {
    // Nested deeper than the stack: what was found before is kept.
    if (!(error instanceof RangeError)) throw error;
  }
}

function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/**
 * Reading of values that may have any shape. The checks of references look only at what has the right shape: the rest is
 * reported by the schema, and one mistake must not hide the others.
 */

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

interface Extent extends Place {
  /** From 1. */
  readonly endLine: number;
}

/** Where each value of valid JSON is, or the deepest part of its path that exists. */
export function placesInJson(text: string): (path: YamlPath) => Extent {
  const json = text.replace(/^\uFEFF/, '');
  const extents = new Map<string, { readonly offset: number; end: number }>();
  const open: string[] = [];
  const add = (offset: number, length: number, path: YamlPath): string => {
    const key = JSON.stringify(path);
    extents.set(key, { offset, end: offset + length });
    return key;
  };
  const begin: JSONVisitor['onObjectBegin'] = (...[offset, length, , , pathOf]) => {
    open.push(add(offset, length, pathOf()));
  };
  const close = (offset: number, length: number): void => {
    const extent = extents.get(open.pop() ?? '');
    if (extent !== undefined) extent.end = offset + length;
  };
  visitAll(json, {
    onObjectBegin: begin,
    onArrayBegin: begin,
    onObjectEnd: close,
    onArrayEnd: close,
    onLiteralValue: (...[, offset, length, , , pathOf]) => void add(offset, length, pathOf()),
  });
  const lineStarts = [0, ...Array.from(json.matchAll(/\n/g), ({ index }) => index + 1)];
  const placeAt = (offset: number): Place => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
  return (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const extent = extents.get(JSON.stringify(path.slice(0, length)));
      if (extent === undefined) continue;
      return { ...placeAt(extent.offset), endLine: placeAt(extent.end).line };
    }
    return { line: 1, column: 1, endLine: 1 };
  };
}
