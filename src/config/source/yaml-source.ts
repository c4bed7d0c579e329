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
} from 'yaml';
import { decodeText } from '../../basics/paths.js';
import { firstPart } from '../../redaction/cut.js';
import { redactSecrets } from '../checks/keys-in-config.js';
import type { ConfigProblem } from '../problem.js';
import type { SourceLocation } from '../suite.js';
import { formatPath, type YamlPath } from './yaml-path.js';
import { endOf, isMergeKey, mergedMaps, offsetOf, scalarKey, toPlainValue } from './yaml-value.js';

export interface YamlSource {
  /** As locations name it. */
  readonly file: string;
  /** Plain value, for the reader to fill in defaults. */
  readonly value: unknown;
  /** The place of the value at the path or, where there is none, of the nearest thing around it. */
  locate(path: YamlPath, target: PathTarget): SourceLocation;
  /** Where the text under the path starts: inside the quotes, or of a block scalar (`|`, `>`) below its sign. */
  locateText(path: YamlPath): SourceLocation;
  /** The place of the value at the path; undefined where the file has nothing there. */
  find(path: YamlPath, target: PathTarget): SourceLocation | undefined;
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
  const find = (path: YamlPath, target: PathTarget): SourceLocation | undefined => {
    const offset = findOffset(path, target);
    return offset === undefined ? undefined : at(offset);
  };
  const locate = (path: YamlPath, target: PathTarget): SourceLocation => {
    const exact = find(path, target);
    if (exact !== undefined) return exact;
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
  return { file, value, find, locate, locateText, linesOf: linesUnder, written: (path) => path };
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

// What breaks the syntax of a YAML file, in plain words, at the place where the mistake is: parsers name where they
// gave up.

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
    const known = valueFault(line, error);
    // What the parser says after a mistake that it did not recover from is about the rest of the file.
    if (known === undefined && faults.length > 0) continue;
    if (known === undefined) return [shapeFault(broken, line, error) ?? inItsOwnWords(error)];
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
  if (error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing')) {
    return { offset, message: 'This text is never closed.', hint: `Add ${sign} at its end.` };
  }
  const [first, last] = [lineAt(lines, offset), lineAt(lines, end)];
  const isNear = error.pos[0] === offset || lineAt(lines, error.pos[0]).index === last.index;
  if (first.index === last.index || !isNear) return undefined;
  return {
    offset,
    message: `This text is not closed before line ${last.index + 1}, where the next ${sign} is.`,
    hint: `Add ${sign} at its end.`,
  };
}

/** A key and its value on one line: the dashes before it, the key, the value without its comment. */
const ENTRY = /^(\s*(?:- +)*)([^:#]*):(?: +(.*))?$/;

interface Entry {
  readonly indent: number;
  readonly key: string;
  readonly value: string;
  /** In UTF-16 code units from the start of the line. */
  readonly valueColumn: number;
}

function entryOf({ text }: Line): Entry | undefined {
  const [, lead = '', key, rest = ''] = ENTRY.exec(text) ?? [];
  if (key === undefined) return undefined;
  const value = rest.replace(/ #.*$/, '').trim();
  return { indent: lead.length, key, value, valueColumn: text.length - rest.length };
}

/** A mistake that the line shows by itself. */
function valueFault(line: Line, error: YAMLError): YamlFault | undefined {
  const missing = missingSpace(line);
  if (missing !== undefined) return missing;
  if (error.code === 'BAD_DQ_ESCAPE') {
    return {
      offset: error.pos[0],
      message: 'In double quotes a backslash begins an escape, and this is none.',
      hint: 'Use single quotes, in which a backslash is a backslash.',
    };
  }
  const entry = entryOf(line);
  if (entry === undefined || entry.value === '') return undefined;
  const offset = line.offset + entry.valueColumn;
  const message = textMistake(entry.value, error);
  if (message !== undefined) return { offset, message, hint: quotedHint(entry) };
  const sign = /^["']/.exec(entry.value)?.[0];
  if (sign === undefined || !error.message.startsWith('Unexpected scalar')) return undefined;
  return {
    offset,
    message: 'The text goes on behind its closing quote.',
    hint:
      sign === "'"
        ? "Put it in double quotes, or write each apostrophe inside it twice: ''."
        : 'Put all of it in quotes, and write a quote inside it as \\".',
  };
}

/** Why an unquoted value is no text; undefined where that is not what is wrong. */
function textMistake(value: string, error: YAMLError): string | undefined {
  if (value.startsWith('{{')) return 'A text that begins with {{ needs quotes.';
  const sign = /^[@`%*&!]/.exec(value)?.[0];
  if (sign !== undefined) return `A text that begins with ${sign} needs quotes.`;
  const isPlain = !/^["'[{|>]/.test(value);
  if (isPlain && /: |:$/.test(value) && error.code !== 'DUPLICATE_KEY') {
    return 'A text with a colon and a space in it needs quotes.';
  }
  return undefined;
}

function quotedHint({ key, value }: Entry): string {
  const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  const example = redactSecrets(`${key.trim()}: ${quoted}`);
  return example.length > LONGEST_EXAMPLE
    ? 'Put the whole text in quotes.'
    : `Write \`${example}\`.`;
}

function missingSpace(line: Line): YamlFault | undefined {
  const [, lead = '', entry] = /^(\s*)-([A-Za-z_][\w-]*:(?: .*)?)$/.exec(line.text) ?? [];
  if (entry !== undefined) {
    const offset = line.offset + lead.length;
    return { offset, message: 'A space is missing after the dash.' };
  }
  const [, before = '', key, value = ''] =
    /^(\s*(?:- +)*)([A-Za-z_][\w-]*):((?!\/\/)[^\s:][^:]*)$/.exec(line.text) ?? [];
  if (key === undefined) return undefined;
  const hint = `Write \`${redactSecrets(`${key}: ${value}`)}\`.`;
  return {
    offset: line.offset + before.length,
    message: 'A space is missing after the colon.',
    hint: hint.length > LONGEST_EXAMPLE ? undefined : hint,
  };
}

/** A mistake in how lines stand to one another. */
function shapeFault(broken: Broken, line: Line, error: YAMLError): YamlFault | undefined {
  if (error.message.startsWith('Flow ')) return openBracket(broken, error);
  const between = shallowText(broken.lines, line) ?? shallowList(broken.lines, line);
  if (between !== undefined) return between;
  return /same column|without - indicator/.test(error.message)
    ? misaligned(broken, line)
    : (tooDeep(broken.lines, line) ?? noEntry(line, error));
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

function lineAfter(lines: readonly Line[], { index }: Line): Line | undefined {
  return lines.slice(index + 1).find(({ text }) => /^\s*[^\s#]/.test(text));
}

function indentOf({ text }: Line): number {
  return /^ */.exec(text)?.[0].length ?? 0;
}

/** The line below a complete entry is indented as if it belonged to it. */
function tooDeep(lines: readonly Line[], line: Line): YamlFault | undefined {
  const entry = entryOf(line);
  const next = lineAfter(lines, line);
  if (entry === undefined || entry.value === '' || next === undefined) return undefined;
  const indent = indentOf(next);
  if (indent <= entry.indent || (entryOf(next) === undefined && !/^ *- /.test(next.text))) {
    return undefined;
  }
  const above = `"${redactSecrets(entry.key.trim())}" above it`;
  return {
    offset: next.offset + indent,
    message: `This line is indented by ${indent} spaces, and ${above} by ${entry.indent}.`,
    hint: 'Keys of one mapping begin in the same column.',
  };
}

/** Text below `|` or `>` that is not indented. */
function shallowText(lines: readonly Line[], line: Line): YamlFault | undefined {
  const above = lines.slice(0, line.index).findLast(({ text }) => text.trim() !== '');
  const entry = above && entryOf(above);
  if (entry === undefined || !/^[|>][+-]?$/.test(entry.value)) return undefined;
  return {
    offset: line.offset + indentOf(line),
    message: `The text below "${entry.value}" must be indented deeper than its key.`,
    hint: `Indent its lines by ${entry.indent + 2} spaces.`,
  };
}

/** Entries of a list to the left of the key that they belong to. */
function shallowList(lines: readonly Line[], line: Line): YamlFault | undefined {
  const entry = entryOf(line);
  const next = lineAfter(lines, line);
  if (entry?.value !== '' || next === undefined || !/^ *- /.test(next.text)) return undefined;
  const indent = indentOf(next);
  if (indent >= entry.indent) return undefined;
  return {
    offset: next.offset + indent,
    message: `The entries of "${redactSecrets(entry.key.trim())}" begin to the left of it.`,
    hint: `Indent them by ${entry.indent + 2} spaces.`,
  };
}

/** A line that begins where no line above it began. */
function misaligned({ lines }: Broken, line: Line): YamlFault {
  const indent = indentOf(line);
  const above = lines.slice(0, line.index);
  const hasDashes = above.some((it) => indentOf(it) === indent && /^ *- /.test(it.text));
  const levels = [...new Set(openLevels(above))].toSorted((a, b) => a - b);
  return {
    offset: line.offset + indent,
    message: `This line is indented by ${indent} spaces, where ${levels.join(' or ')} would fit.`,
    hint: hasDashes
      ? 'Is the dash missing that begins an entry of a list?'
      : 'Keys of one mapping begin in the same column.',
  };
}

/** A line of text where a key is needed. */
function noEntry(line: Line, error: YAMLError): YamlFault | undefined {
  if (!error.message.includes('single line') || entryOf(line) !== undefined) return undefined;
  return {
    offset: line.offset + indentOf(line),
    message: 'This line is neither `key: value` nor an entry of a list.',
    hint: 'A text of several lines begins below `key: |`, and each of its lines is indented.',
  };
}

/** The columns of the keys that are still open at the end of the lines. */
function openLevels(lines: readonly Line[]): readonly number[] {
  let least = Infinity;
  return lines.toReversed().flatMap((line) => {
    const entry = entryOf(line);
    if (entry === undefined || entry.indent >= least) return [];
    least = Math.min(entry.indent, indentOf(line));
    return [entry.indent];
  });
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

// Finds where in the source the value at a path is.

/**
 * What of a path's last step is meant: `key` (of a list item: its start), `value`, or `own`, the key of the last step
 * that is written on the spot, where an alias or a merge brings in the rest from elsewhere.
 */
export type PathTarget = 'key' | 'value' | 'own';

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
