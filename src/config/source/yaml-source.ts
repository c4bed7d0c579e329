/** Bytes of a YAML file -> plain value and source positions, or everything that is wrong with its YAML. */
import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../basics/basics.js';
import { decodeText } from '../../basics/paths.js';
import { firstPart } from '../../redaction/cut.js';
import {
  type ConfigProblem,
  formatPath,
  type PathTarget,
  quote,
  redactSecrets,
  type YamlPath,
} from '../problem.js';
import type { SourceLocation } from '../suite.js';

export interface YamlSource {
  /** As locations name it. */
  readonly file: string;
  /** Plain value, for the reader to fill in defaults. */
  readonly value: unknown;
  /** The place of the value at the path or, where there is none, of the nearest thing around it. */
  locate(path: YamlPath, target: PathTarget): SourceLocation;
  /** Where the text under the path starts: inside the quotes, or of a block scalar (`|`, `>`) below its sign. */
  locateText(path: YamlPath): SourceLocation;
  /**
   * First and last line of the value at the path; undefined where there is none. What an alias or a merge brings
   * in from elsewhere is not part of it.
   */
  linesOf(path: YamlPath): readonly [number, number] | undefined;
  /** The path as the file has it: of a test that a row of cases makes, the path of the test that has the cases. */
  written(path: YamlPath): YamlPath;
}

type YamlResult =
  | { readonly kind: 'parsed'; readonly source: YamlSource }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

/** Parses one YAML document. Never throws for what the bytes hold. `file` is the name for locations. */
export function parseYamlSource(
  file: string,
  bytes: Uint8Array,
  content: YamlContent = 'suite',
): YamlResult {
  const text = decodeText(bytes);
  if (text === undefined) return invalid([encodingProblem(file, bytes)]);
  const lines = linesOf(text);
  const at = (offset: number): SourceLocation => locationAt(file, lines, offset);
  const document = parse(text);
  if (document === undefined) {
    return invalid([
      { message: 'The file is nested too deeply.', location: { file, line: 1, column: 1 } },
    ]);
  }
  const faults = yamlFaults(document, text, content);
  if (faults.length > 0) {
    return invalid(
      faults.map(({ offset, message, hint }) => ({ message, location: at(offset), hint })),
    );
  }
  if (document.contents === null) {
    const location = { file, line: 1, column: 1 };
    return invalid([{ message: 'The file is empty.', location, hint: EMPTY_HINTS[content] }]);
  }
  const { value, targets, mistakes } = toPlainValue(document);
  if (mistakes.length > 0) {
    return invalid(
      mistakes.map(({ offset, path, message, hint }) => ({
        message,
        location: at(offset),
        path: formatPath(path),
        hint,
      })),
    );
  }
  const positions = createPositions(document.contents, targets);
  return { kind: 'parsed', source: createSource({ file, text, value }, positions, at) };
}

const EMPTY_HINTS: Readonly<Record<YamlContent, string>> = {
  suite: 'Its first line is `kindlm: 1`; `npx kindlm-action init` writes a first suite.',
  list: 'It holds a list, whose entries begin with "- ".',
};

function parse(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      merge: true,
      prettyErrors: false,
      // Checked by toPlainValue in linear time.
      uniqueKeys: false,
      resolveKnownTags: false,
      logLevel: 'error',
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The parser's own counter misses the lines of a quoted text that is never closed. */
function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (let start = 0; start !== -1; start = nextLine(text, start)) lines.addNewLine(start);
  return lines;
}

function nextLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? -1 : end + 1;
}

function createSource(
  { file, text, value }: Pick<YamlSource, 'file' | 'value'> & { readonly text: string },
  { find: findOffset, extent }: YamlPositions,
  at: (offset: number) => SourceLocation,
): YamlSource {
  const locate = (path: YamlPath, target: PathTarget): SourceLocation => {
    const offset = findOffset(path, target);
    if (offset !== undefined) return at(offset);
    return path.length === 0 ? { file, line: 1, column: 1 } : locate(path.slice(0, -1), 'key');
  };
  const locateText = (path: YamlPath): SourceLocation => {
    const place = locate(path, 'value');
    const offset = findOffset(path, 'value') ?? text.length;
    const sign = text.charAt(offset);
    if (sign === '"' || sign === "'") return { ...place, column: place.column + 1 };
    if (sign !== '|' && sign !== '>') return place;
    return { ...place, line: place.line + 1, column: blockIndent(text, offset) + 1 };
  };
  const linesUnder = (path: YamlPath): readonly [number, number] | undefined => {
    const offsets = extent(path);
    if (offsets === undefined) return undefined;
    const [start, end] = offsets;
    // A block's own end is behind the line ends that follow it.
    const last = start + text.slice(start, end).trimEnd().length - 1;
    return [at(start).line, at(Math.max(start, last)).line];
  };
  return { file, value, locate, locateText, linesOf: linesUnder, written: (path) => path };
}

/** Spaces before each line of the block scalar whose indicator is at the offset: those of its first line with text. */
function blockIndent(text: string, offset: number): number {
  const firstLine = /\n(?: *\n)*( *)/g;
  firstLine.lastIndex = offset;
  return firstLine.exec(text)?.[1]?.length ?? 0;
}

function locationAt(file: string, lines: LineCounter, offset: number): SourceLocation {
  const { line, col } = lines.linePos(offset);
  return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Bytes that are not UTF-8: where, and what to do. */
export function encodingProblem(file: string, bytes: Uint8Array): ConfigProblem {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return {
    message: `The file is not UTF-8${isUtf16 ? ' but UTF-16' : ''}.`,
    location: isUtf16 ? { file, line: 1, column: 1 } : invalidByteLocation(file, bytes),
    hint: 'Save it as UTF-8.',
  };
}

function invalidByteLocation(file: string, bytes: Uint8Array): SourceLocation {
  const before = longestUtf8Prefix(bytes);
  const lastBreak = before.lastIndexOf('\n');
  const line = before.split('\n').length;
  return { file, line, column: before.length - lastBreak };
}

/** Decodes with replacement characters and cuts at the first: where that one was written on purpose, the place is near enough. */
function longestUtf8Prefix(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const end = text.indexOf('\uFFFD');
  return end === -1 ? text : text.slice(0, end);
}

function invalid(problems: readonly ConfigProblem[]): YamlResult {
  return { kind: 'invalid', problems };
}

interface YamlPositions {
  /** Offset in the source; undefined where there is nothing at the path. An alias's place is its own. */
  readonly find: (path: YamlPath, target: PathTarget) => number | undefined;
  /**
   * Offsets of the first sign and of the one after the last of what is written on the spot under the path; undefined
   * where there is nothing.
   */
  readonly extent: (path: YamlPath) => readonly [number, number] | undefined;
}

interface Place {
  /** The node of the key or, in a list, of the item. */
  readonly key: unknown;
  readonly value: unknown;
  /** An alias or a merge key leads here. */
  readonly borrowed: boolean;
}

interface IndexedPair {
  readonly pair: Pair;
  readonly merged: boolean;
}

/** Looks up paths below `root`. Mappings are indexed when first asked for, so that many look-ups stay cheap. */
function createPositions(root: unknown, targets: ReadonlyMap<Alias, unknown>): YamlPositions {
  const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, IndexedPair>>();

  const indexOf = (map: YAMLMap): ReadonlyMap<string, IndexedPair> => {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const index = indexPairs(map, targets, indexOf);
    indexes.set(map, index);
    return index;
  };

  const step = (node: unknown, segment: string | number): Place | undefined => {
    const borrowed = isAlias(node);
    const parent = borrowed ? targets.get(node) : node;
    if (isSeq(parent)) {
      const item: unknown = parent.items[Number(segment)];
      return item === undefined ? undefined : { key: item, value: item, borrowed };
    }
    const found = isMap(parent) ? indexOf(parent).get(String(segment)) : undefined;
    if (found === undefined) return undefined;
    const { pair, merged } = found;
    return { key: pair.key, value: pair.value, borrowed: borrowed || merged };
  };

  return {
    extent(path) {
      let place: Place = { key: root, value: root, borrowed: false };
      for (const segment of path) {
        const next = step(place.value, segment);
        if (next === undefined) return undefined;
        if (next.borrowed) break;
        place = next;
      }
      const start = offsetOf(place.key);
      return [start, Math.max(start, endOf(place.key), endOf(place.value))];
    },
    find(path, target) {
      let place: Place = { key: root, value: root, borrowed: false };
      for (const segment of path) {
        const next = step(place.value, segment);
        if (next === undefined) return undefined;
        if (next.borrowed && target === 'own') return offsetOf(place.key);
        place = next;
      }
      // An empty value has no position that would help a reader.
      const isEmpty = isScalar(place.value) ? place.value.value === null : place.value === null;
      return offsetOf(target === 'value' && !isEmpty ? place.value : place.key);
    },
  };
}

function indexPairs(
  map: YAMLMap,
  targets: ReadonlyMap<Alias, unknown>,
  indexOf: (map: YAMLMap) => ReadonlyMap<string, IndexedPair>,
): ReadonlyMap<string, IndexedPair> {
  const own = new Map<string, IndexedPair>();
  const merged: unknown[] = [];
  for (const pair of map.items) {
    if (isMergeKey(pair.key)) merged.push(...mergedMaps(pair.value, targets));
    else own.set(keyOf(pair.key, targets), { pair, merged: false });
  }
  for (const source of merged) {
    if (!isMap(source) || source === map) continue;
    for (const [key, { pair }] of indexOf(source)) {
      if (!own.has(key)) own.set(key, { pair, merged: true });
    }
  }
  return own;
}

function keyOf(node: unknown, targets: ReadonlyMap<Alias, unknown>): string {
  const key = isAlias(node) ? targets.get(node) : node;
  return (isScalar(key) ? scalarKey(key.value) : undefined) ?? '';
}

// Turns the parsed document into plain values in one pass, and remembers where each alias leads. The `yaml` package could
// do it, but takes quadratic time to find duplicate keys and resolve aliases, overflows the stack on deep nesting, and
// knows no positions for what it refuses.

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
function toPlainValue(document: Pick<Document, 'contents'>): YamlValue {
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
function offsetOf(node: unknown): number {
  return rangeOf(node)?.[0] ?? 0;
}

/** Offset of the end of a node's value, comments behind it left out; 0 where it has none. */
function endOf(node: unknown): number {
  return rangeOf(node)?.[1] ?? 0;
}

function rangeOf(node: unknown): readonly [number, number, number] | null | undefined {
  return isAlias(node) || isScalar(node) || isMap(node) || isSeq(node) ? node.range : null;
}

/** The text of a mapping's key; undefined when it is a list, a mapping or something stranger. */
function scalarKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? '' : undefined;
}

/** Whether a mapping's key is the merge key `<<`, unquoted. */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.type === Scalar.PLAIN && key.source === '<<';
}

/** The mapping nodes that a merge key brings in, the winner first. */
function mergedMaps(value: unknown, targets: ReadonlyMap<Alias, unknown>): unknown[] {
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

// What breaks the syntax of a YAML file, in plain words, at the place where the mistake is: parsers name where they gave
// up. Two tables hold the known mistakes: those of one line, and those of lines beside one another.

/** A mistake at an offset of the text, in UTF-16 code units. */
interface YamlFault {
  readonly offset: number;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** Syntax errors come in cascades: the first ones tell it all. */
const MAX_FAULTS = 10;
const MOST_ERRORS_READ = 100;
const LONGEST_MESSAGE = 200;
/** A longer text is not written out again in its hint. */
const LONGEST_EXAMPLE = 100;

interface Line {
  /** From 0. */
  readonly index: number;
  readonly offset: number;
  readonly text: string;
}

/** What a file holds: a suite, or a list (of cases, of labels). */
type YamlContent = 'suite' | 'list';

interface Broken {
  readonly content: YamlContent;
  readonly document: Document.Parsed;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly errors: readonly YAMLError[];
}

/** What is wrong with the syntax; nothing where the parser has no complaint. */
function yamlFaults(
  document: Document.Parsed,
  text: string,
  content: YamlContent,
): readonly YamlFault[] {
  const errors = [...document.errors, ...document.warnings].slice(0, MOST_ERRORS_READ);
  const [first] = errors;
  if (first === undefined) return [];
  const broken = { content, document, text, lines: faultLines(text), errors };
  const cause = strangeIndentation(broken) ?? openQuote(broken, first) ?? twoDocuments(broken);
  if (cause !== undefined) return [cause];
  const faults: YamlFault[] = [];
  const seen = new Set<number>();
  for (const error of errors) {
    const line = lineAt(broken.lines, error.pos[0]);
    const known = faultOfLine(line, error);
    // What the parser says after a mistake that it did not recover from is about the rest of the file.
    if (known === undefined && faults.length > 0) continue;
    if (known === undefined) return [faultBetween(broken, line, error) ?? inItsOwnWords(error)];
    if (!seen.has(line.index)) faults.push(known);
    seen.add(line.index);
  }
  return faults.slice(0, MAX_FAULTS);
}

function faultLines(text: string): readonly Line[] {
  let offset = 0;
  return text.split('\n').map((whole, index) => {
    const line = { index, offset, text: whole.replace(/\r$/, '') };
    offset += whole.length + 1;
    return line;
  });
}

function lineAt(lines: readonly Line[], offset: number): Line {
  const found = lines.findLast((line) => line.offset <= offset) ?? lines[0];
  if (found === undefined) throw new Error('a text has at least one line');
  return found;
}

/** White space that looks like an indentation of spaces. */
function strangeIndentation({ lines, errors }: Broken): YamlFault | undefined {
  const last = errors.reduce((most, { pos }) => Math.max(most, pos[0]), 0);
  for (const { offset, text } of lines) {
    if (offset > last) return undefined;
    const sign = /^ *([^\S ])/.exec(text)?.[1];
    if (sign === undefined || text.trim() === '') continue;
    if (sign !== '\t') {
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
      const message = `The indentation contains the character U+${code}, which only looks like a space.`;
      return { offset, message, hint: 'Replace it with spaces.' };
    }
    if (errors.some(({ code }) => code === 'TAB_AS_INDENT')) {
      const message = 'The indentation contains a tab.';
      return { offset, message, hint: 'YAML indents with spaces only.' };
    }
  }
  return undefined;
}

function twoDocuments({ content, errors }: Broken): YamlFault | undefined {
  const [first] = errors;
  if (first?.code !== 'MULTIPLE_DOCS') return undefined;
  return {
    offset: first.pos[0],
    message: 'The file contains more than one YAML document.',
    hint: `Put ${content === 'suite' ? 'each suite into its own file' : 'all into one list'}, without "---" and "...".`,
  };
}

/** A quoted text that is never closed, or that the next quote in the file closes, lines below. */
function openQuote({ document, lines }: Broken, error: YAMLError): YamlFault | undefined {
  let quoted: Scalar | undefined;
  visit(document, {
    Scalar(_, node) {
      const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      if (isQuoted && node.range && node.range[0] <= error.pos[0]) quoted = node;
    },
  });
  if (!quoted?.range) return undefined;
  const sign = quoted.type === Scalar.QUOTE_DOUBLE ? '"' : "'";
  const [offset, end] = quoted.range;
  const hint = `Add ${sign} at its end.`;
  if (error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing')) {
    return { offset, message: 'This text is never closed.', hint };
  }
  const [first, last] = [lineAt(lines, offset), lineAt(lines, end)];
  const isNear = error.pos[0] === offset || lineAt(lines, error.pos[0]).index === last.index;
  if (first.index === last.index || !isNear) return undefined;
  const message = `This text is not closed before line ${last.index + 1}, where the next ${sign} is.`;
  return { offset, message, hint };
}

interface Entry {
  /** Columns before the key, dashes included. */
  readonly indent: number;
  readonly key: string;
  /** Without the comment behind it. */
  readonly value: string;
  /** In UTF-16 code units from the start of the line. */
  readonly valueColumn: number;
}

/** A key and its value on one line. */
function entryOf({ text }: Line): Entry | undefined {
  const [, lead = '', key, rest = ''] = /^(\s*(?:- +)*)([^:#]*):(?: +(.*))?$/.exec(text) ?? [];
  if (key === undefined) return undefined;
  const value = rest.replace(/ #.*$/, '').trim();
  return { indent: lead.length, key, value, valueColumn: text.length - rest.length };
}

/** A mistake that a line shows by itself. It is where its `line`, its `value` or else the parser's complaint is. */
interface LineMistake {
  /** What the line looks like: what comes before the mistake, the key, the value. */
  readonly line?: RegExp;
  /** What the value of the line's key looks like. */
  readonly value?: RegExp;
  /** The parser's complaint: its code, or how its words begin. */
  readonly complaint?: string;
  /** `$&`: what `value` found. */
  readonly message: string;
  /** Of the key and its value. */
  readonly hint?: string | ((key: string, value: string) => string | undefined);
}

const LINE_MISTAKES: readonly LineMistake[] = [
  {
    line: /^(\s*)-[A-Za-z_][\w-]*:(?: .*)?$/,
    message: 'A space is missing after the dash.',
  },
  {
    line: /^(\s*(?:- +)*)([A-Za-z_][\w-]*):((?!\/\/)[^\s:][^:]*)$/,
    message: 'A space is missing after the colon.',
    hint: (key, value) => writeHint(`${key}: ${value}`),
  },
  {
    complaint: 'BAD_DQ_ESCAPE',
    message: 'In double quotes a backslash begins an escape, and this is none.',
    hint: 'Use single quotes, in which a backslash is a backslash.',
  },
  {
    value: /^(?:\{\{|[@`%*&!])/,
    message: 'A text that begins with $& needs quotes.',
    hint: quotedHint,
  },
  {
    value: /^[^"'[{|>].*?:(?: |$)/,
    message: 'A text with a colon and a space in it needs quotes.',
    hint: quotedHint,
  },
  {
    value: /^'/,
    complaint: 'Unexpected scalar',
    message: 'The text goes on behind its closing quote.',
    hint: "Put it in double quotes, or write each apostrophe inside it twice: ''.",
  },
  {
    value: /^"/,
    complaint: 'Unexpected scalar',
    message: 'The text goes on behind its closing quote.',
    hint: 'Put all of it in quotes, and write a quote inside it as \\".',
  },
];

function faultOfLine(line: Line, error: YAMLError): YamlFault | undefined {
  const entry = entryOf(line);
  for (const { line: shape, value: start, complaint = '', message, hint } of LINE_MISTAKES) {
    if (error.code !== complaint && !error.message.startsWith(complaint)) continue;
    const found = shape ? shape.exec(line.text) : start ? start.exec(entry?.value ?? '') : [''];
    if (found === null) continue;
    const [whole = '', before = '', key = entry?.key ?? '', value = entry?.value ?? ''] = found;
    const column = shape ? before.length : (entry?.valueColumn ?? 0);
    return {
      offset: shape || start ? line.offset + column : error.pos[0],
      message: message.replace('$&', () => whole),
      hint: typeof hint === 'function' ? hint(key, value) : hint,
    };
  }
  return undefined;
}

function quotedHint(key: string, value: string): string {
  const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return writeHint(`${key.trim()}: ${quoted}`) ?? 'Put the whole text in quotes.';
}

function writeHint(text: string): string | undefined {
  const example = redactSecrets(text);
  return example.length > LONGEST_EXAMPLE ? undefined : `Write \`${example}\`.`;
}

/** A bracket that is never closed, or a line that does not stand as those above it do. */
function faultBetween(broken: Broken, line: Line, error: YAMLError): YamlFault | undefined {
  if (error.message.startsWith('Flow ')) return openBracket(broken, error);
  const at = misplacedLine(broken.lines, line, error);
  if (at === undefined) return undefined;
  const indent = indentOf(at);
  const levels = openLevels(broken.lines.slice(0, at.index)).toSorted((a, b) => a - b);
  const message = levels.includes(indent)
    ? 'This line does not fit below the lines above it.'
    : `This line is indented by ${indent} spaces, where ${levels.join(' or ')} would fit.`;
  return { offset: at.offset + indent, message, hint: INDENTATION };
}

const INDENTATION =
  'Keys of one mapping begin in the same column, an entry of a list begins with a dash, and text below `|` is indented deeper than its key.';

/** The parser complains of the line above, where what is below it is indented as if it belonged to it. */
function misplacedLine(
  lines: readonly Line[],
  line: Line,
  { message }: YAMLError,
): Line | undefined {
  if (/same column|without - indicator/.test(message)) return line;
  const entry = entryOf(line);
  const next = lines.slice(line.index + 1).find(({ text }) => /^\s*[^\s#]/.test(text));
  if (entry !== undefined && next !== undefined) {
    const isItem = /^ *- /.test(next.text);
    const isDeeper = indentOf(next) > entry.indent && (isItem || entryOf(next) !== undefined);
    if (entry.value === '' ? isItem && indentOf(next) < entry.indent : isDeeper) return next;
  }
  return /single line|[Bb]lock scalar|Implicit/.test(message) ? line : undefined;
}

function openBracket({ document, text }: Broken, error: YAMLError): YamlFault | undefined {
  const opened: number[] = [];
  visit(document, (_, node) => {
    if (!isCollection(node) || node.flow !== true || !node.range) return;
    const [start, end] = node.range;
    if (start < error.pos[0] && !/[\]}]/.test(text.charAt(end - 1))) opened.push(start);
  });
  const offset = opened[0];
  if (offset === undefined) return undefined;
  const isList = text.charAt(offset) === '[';
  return {
    offset,
    message: `This ${isList ? 'list' : 'mapping'} is never closed.`,
    hint: `Add "${isList ? ']' : '}'}" at its end.`,
  };
}

function indentOf({ text }: Line): number {
  return /^ */.exec(text)?.[0].length ?? 0;
}

/** The columns of the keys that are still open at the end of the lines. */
function openLevels(lines: readonly Line[]): readonly number[] {
  let least = Infinity;
  const levels = lines.toReversed().flatMap((line) => {
    const entry = entryOf(line);
    if (entry === undefined || entry.indent >= least) return [];
    least = Math.min(entry.indent, indentOf(line));
    return [entry.indent];
  });
  return [...new Set(levels)];
}

/** What the parser says, where nothing better is known. */
function inItsOwnWords({ message, pos }: YAMLError): YamlFault {
  if (message.includes('call stack')) {
    return { offset: pos[0], message: 'The file is nested too deeply.' };
  }
  const safe = redactSecrets(message.replaceAll(/\s+/g, ' ')).trim();
  const line = firstPart(safe, LONGEST_MESSAGE);
  return { offset: pos[0], message: `Not valid YAML: ${line}${line.endsWith('.') ? '' : '.'}` };
}
