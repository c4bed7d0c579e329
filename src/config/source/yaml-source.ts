/** Bytes of a YAML file -> plain value and source positions, or everything that is wrong with its YAML. */
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { ConfigProblem } from '../problem.js';
import type { SourceLocation } from '../suite.js';
import { decodeText } from '../../basics/file-text.js';
import { formatPath } from './yaml-path.js';
import type { YamlPath } from './yaml-path.js';
import { createPositions } from './yaml-positions.js';
import type { PathTarget, YamlPositions } from './yaml-positions.js';
import { yamlFaults, type YamlContent } from './yaml-faults.js';
import { toPlainValue } from './yaml-value.js';

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

export type YamlResult =
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
