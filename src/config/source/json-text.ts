/** Parses JSON files, and says where they are broken and where in them a value is. */
import { findNodeAtLocation, type JSONVisitor, type Node, parseTree, visit } from 'jsonc-parser';
import { quote, type YamlPath } from '../problem.js';
import { decodeText } from '../../basics/paths.js';

type JsonResult = { readonly kind: 'parsed'; readonly value: unknown } | JsonFault;

/** What is wrong, and where. Of the file's content at most a name is in it. */
interface JsonFault extends Place {
  readonly kind: 'invalid';
  /** Completes a sentence such as "The file x ...". */
  readonly what: string;
  /** The same, with the place. */
  readonly message: string;
}

function invalid(what: string, { line, column }: Place): JsonFault {
  return {
    kind: 'invalid',
    what,
    message: `${what} (line ${line}, column ${column})`,
    line,
    column,
  };
}

/** What is wrong with all of it. */
function invalidWhole(what: string): JsonFault {
  return { kind: 'invalid', what, message: what, line: 1, column: 1 };
}

/** `parseJson` of what people write: what is nested too deeply is refused, and a name that an object has twice, where JSON.parse takes the last one. */
export function parseWrittenJson(bytes: Uint8Array): JsonResult {
  const text = decodeText(bytes) ?? '';
  if (isNestedTooDeeply(text)) return invalidWhole('is nested too deeply');
  const parsed = parseJson(bytes);
  const repeated = parsed.kind === 'parsed' ? repeatedName(text) : undefined;
  if (repeated === undefined) return parsed;
  return invalid(`has the name ${quote(repeated.name)} twice in one object`, repeated);
}

/** Parses JSON bytes (UTF-8, with or without byte order mark). */
export function parseJson(bytes: Uint8Array): JsonResult {
  const text = decodeText(bytes);
  if (text === undefined) return invalidWhole('is not UTF-8');
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'parsed', value };
  } catch {
    return invalid('is not valid JSON', firstMistake(text));
  }
}

/** Deeper than any honest data, and far from the end of the stack. */
const MAX_DEPTH = 100;

/** Whether a JSON text nests lists and mappings so deeply that a recursive walk could run out of stack. */
function isNestedTooDeeply(json: string): boolean {
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

/** `JSON.parse` says the place in words that differ between versions of Node, or not at all. */
function firstMistake(text: string): Place {
  let offset: number | undefined;
  visitAll(text, { onError: (_code, at) => void (offset ??= at) });
  return createPlaces(text)(offset ?? 0);
}

function repeatedName(text: string): (Place & { readonly name: string }) | undefined {
  const open: Set<string>[] = [];
  let found: { readonly name: string; readonly offset: number } | undefined;
  visitAll(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset) => {
      const names = open.at(-1);
      if (names?.has(name) === true) found ??= { name, offset };
      names?.add(name);
    },
  });
  return found && { name: found.name, ...createPlaces(text)(found.offset) };
}

function visitAll(text: string, visitor: JSONVisitor): void {
  try {
    visit(text, visitor, { disallowComments: true });
  } catch (error) {
    // Nested deeper than the stack: what was found before is kept.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Line and column, from 1, of offsets in a text. A lone `\r` ends no line. */
function createPlaces(text: string): (offset: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [line, above] = [0, starts.length];
    while (above - line > 1) {
      const middle = (line + above) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else above = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
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

interface Extent extends Place {
  /** From 1. */
  readonly endLine: number;
}

/** Where each value of JSON is, or the deepest part of its path that exists. */
export function placesInJson(text: string): (path: YamlPath) => Extent {
  const json = text.replace(/^\uFEFF/, '');
  const root = treeOf(json);
  const placeAt = createPlaces(json);
  return (path) => {
    let found = root;
    for (const step of path) {
      const next = found && findNodeAtLocation(found, [step]);
      if (next === undefined) break;
      found = next;
    }
    const { offset, length } = found ?? { offset: 0, length: 0 };
    return { ...placeAt(offset), endLine: placeAt(offset + length).line };
  };
}

function treeOf(json: string): Node | undefined {
  try {
    return parseTree(json, [], { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The same for one path; with an empty one, where the first mistake is, or the start where there is none. */
export function placeInJson(text: string, path: YamlPath): Place {
  const json = text.replace(/^\uFEFF/, '');
  if (path.length === 0) return firstMistake(json);
  const { line, column } = placesInJson(json)(path);
  return { line, column };
}
