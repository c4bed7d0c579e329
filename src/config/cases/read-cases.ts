/** Reads what `cases` of a test names: a file, all files of a glob, or the list in the config itself. */
import { visit } from 'jsonc-parser';
import path from 'node:path';
import { isRecord } from '../../basics/basics.js';
import { decodeText } from '../../basics/paths.js';
import {
  missingFileHint,
  type ConfigFolder,
  readingsInside,
  readWorkspaceFile,
  workspaceRelative,
} from '../workspace-files.js';
import { type ConfigProblem, describeValue, formatPath, quote, type YamlPath } from '../problem.js';
import { isNestedTooDeeply, parseJson, placeInJson, inexactNumber } from '../source/json-text.js';
import { encodingProblem, parseYamlSource, type YamlSource } from '../source/yaml-source.js';
import type { SourceLocation } from '../suite.js';
import {
  type CaseRow,
  columnOf,
  factsOf,
  MAX_COLUMNS,
  MAX_ROWS,
  type OwnCell,
  RowProblems,
  type RowsResult,
} from './columns.js';

export interface CaseReader {
  /** The rows of `cases` at the path, or all that is wrong with them. */
  readonly read: (cases: unknown, path: YamlPath) => Promise<RowsResult>;
  readonly notices: readonly string[];
  /** Absolute. */
  readonly files: ReadonlySet<string>;
}

/** Each file is read once, however many tests name it. */
export function createCaseReader(source: YamlSource, folder: ConfigFolder): CaseReader {
  const known = new Map<string, CaseFileRead>();
  const notices = new Set<string>();
  const left = { bytes: MAX_CASE_BYTES };
  const fileOf = async (absolute: string): Promise<CaseFileRead> => {
    const read = known.get(absolute) ?? (await readCaseFile(folder.workspace, absolute, left));
    known.set(absolute, read);
    return read;
  };
  const files = new Set<string>();

  const readFiles = async (pattern: string, path: YamlPath): Promise<RowsResult> => {
    const at = { location: source.locate(path, 'value'), path: formatPath(path) };
    const found = await findCaseFiles(pattern, folder);
    if (found.fault !== undefined)
      return { kind: 'invalid', problems: [{ ...at, ...found.fault }] };
    const rows: CaseRow[] = [];
    const problems: ConfigProblem[] = [];
    for (const file of found.files) {
      const read = await fileOf(file);
      files.add(file);
      if (read.kind === 'refused') problems.push({ ...at, message: read.message, hint: read.hint });
      else if (read.kind === 'invalid') problems.push(...read.problems);
      else {
        for (const row of read.rows) rows.push(row);
        for (const notice of read.notices) notices.add(notice);
      }
    }
    return problems.length > 0
      ? { kind: 'invalid', problems }
      : { kind: 'rows', rows, notices: [] };
  };

  return {
    files,
    get notices() {
      return [...notices];
    },
    read: async (cases, path) => {
      if (typeof cases === 'string' && cases !== '') return readFiles(cases, path);
      if (Array.isArray(cases)) return yamlRows(source, cases, path);
      const message = `Expected the path of a file or a list of cases, got ${describeValue(cases)}.`;
      const location = source.locate(path, 'value');
      return { kind: 'invalid', problems: [{ location, path: formatPath(path), message }] };
    },
  };
}

// The files that `cases` names: one, or all that a glob matches, as one list.

const MAX_FILES = 500;
/** Of one list of cases, all its files together. */
const MAX_CASE_BYTES = 25_000_000;
/** YAML keeps a node for each value while it is parsed. */
const MAX_YAML_BYTES = 5_000_000;

interface FoundCaseFiles {
  /** Absolute, in the order of their names. */
  readonly files: readonly string[];
  readonly fault?: Pick<ConfigProblem, 'message' | 'hint'> | undefined;
}

/** The files of a path or a glob, which is relative to the config's folder. */
async function findCaseFiles(pattern: string, folder: ConfigFolder): Promise<FoundCaseFiles> {
  const { directory } = folder;
  const { glob, isDynamicPattern } = await import('tinyglobby');
  const literal = path.resolve(directory, pattern);
  if (!isDynamicPattern(pattern)) return { files: [literal] };
  const readings = await readingsInside(pattern, folder);
  if (readings.length === 0) {
    const message = `The files ${quote(pattern)} are outside the workspace, where nothing is read.`;
    return { files: [], fault: { message } };
  }
  for (const reading of readings) {
    const found = await glob(reading, {
      cwd: directory,
      dot: true,
      expandDirectories: false,
      followSymbolicLinks: false,
      ignore: ['**/node_modules/**', '**/.git/**'],
    });
    if (found.length > MAX_FILES) {
      return {
        files: [],
        fault: {
          message: `${quote(pattern)} matches ${found.length} files; at most ${MAX_FILES}.`,
        },
      };
    }
    if (found.length > 0)
      return { files: found.toSorted().map((file) => path.resolve(directory, file)) };
  }
  const hint = 'Paths and globs are relative to the config file.';
  return { files: [], fault: { message: `No file matches ${quote(pattern)}.`, hint } };
}

/** A file that could not be read is a fault of the config that names it. */
type CaseFileRead =
  | RowsResult
  | { readonly kind: 'refused'; readonly message: string; readonly hint?: string | undefined };

/**
 * Reads the rows of one file by the end of its name; never throws for what it holds. `left`: bytes that may still be
 * read of the list that the file is a part of.
 */
async function readCaseFile(
  workspace: string,
  absolute: string,
  left: { bytes: number },
): Promise<CaseFileRead> {
  const file = workspaceRelative(workspace, absolute);
  const format = path.extname(absolute).toLowerCase();
  if (!FORMATS.includes(format)) {
    const hint = `The formats are ${FORMATS.join(', ')}.`;
    return {
      kind: 'refused',
      message: `The file ${quote(file)} has no format that cases can have.`,
      hint,
    };
  }
  const isYaml = format === '.yaml' || format === '.yml';
  const limit = isYaml ? Math.min(MAX_YAML_BYTES, left.bytes) : left.bytes;
  const read = await readWorkspaceFile(workspace, absolute, limit);
  if (read.kind === 'refused') {
    const { kind, message } = read.refusal;
    const hint = kind === 'missing' ? missingFileHint(file) : undefined;
    return { kind: 'refused', message: `The file ${quote(file)} ${message}.`, hint };
  }
  const { bytes } = read.file;
  left.bytes -= bytes.byteLength;
  if (isYaml) {
    const parsed = parseYamlSource(file, bytes, 'list');
    return parsed.kind === 'invalid' ? parsed : yamlRows(parsed.source, parsed.source.value, []);
  }
  const text = decodeText(bytes);
  if (text === undefined) return { kind: 'invalid', problems: [encodingProblem(file, bytes)] };
  switch (format) {
    case '.json':
      return jsonRows(file, text);
    case '.jsonl':
      return jsonLinesRows(file, text);
    default: {
      const { csvRows } = await import('./columns.js');
      return csvRows(file, text, format === '.tsv' ? '\t' : ',');
    }
  }
}

const FORMATS: readonly string[] = ['.csv', '.tsv', '.json', '.jsonl', '.yaml', '.yml'];

// Rows that are mappings: of a `.json`, `.jsonl` or `.yaml` file, or of a list in the config.

const WHAT_IT_IS = 'Cases are a list of mappings, one a case, whose keys are columns.';

/** A mapping, and where it and its values are. */
interface RowSource {
  readonly value: unknown;
  readonly location: SourceLocation;
  readonly endLine: number;
  readonly placeOf: (column: string) => SourceLocation;
}

/** The rows of a list that is written in YAML, under the path: of a separate file, or of the config. */
function yamlRows(source: YamlSource, list: unknown, path: YamlPath): RowsResult {
  const at = source.locate(path, 'value');
  if (!Array.isArray(list)) return notAList(at, list);
  return rowsOf(at, list.length, (index) => {
    const here = [...path, index];
    const location = source.locate(here, 'value');
    const [, endLine] = source.linesOf(here) ?? [location.line, location.line];
    const value: unknown = list[index];
    const placeOf = (column: string): SourceLocation => source.locate([...here, column], 'value');
    return { value, location, endLine, placeOf };
  });
}

/** The rows of a JSON text, which is a list. */
function jsonRows(file: string, text: string): RowsResult {
  const start: SourceLocation = { file, line: 1, column: 1 };
  const read = readJson(text, start, 1);
  if (read.kind === 'invalid') return read;
  const { value: list, items } = read;
  if (!Array.isArray(list)) return notAList(start, list);
  return rowsOf(start, list.length, (index) => {
    const { offset = 0, end = 0, line = 1, column = 1, endLine = 1 } = items[index] ?? {};
    const value: unknown = list[index];
    const location = { file, line, column };
    return {
      value,
      location,
      endLine,
      placeOf: placesWithin(location, () => text.slice(offset, end)),
    };
  });
}

/** The rows of a text with a JSON object a line; empty lines are left out. */
function jsonLinesRows(file: string, text: string): RowsResult {
  const problems = new RowProblems();
  const sources: RowSource[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const location = { file, line: index + 1, column: 1 };
    const read = readJson(line, location, 0);
    if (read.kind === 'invalid') {
      for (const problem of read.problems)
        problems.add(problem.location ?? location, problem.message, problem.hint);
    } else {
      const placeOf = placesWithin(location, () => line);
      sources.push({ value: read.value, location, endLine: index + 1, placeOf });
    }
    if (sources.length > MAX_ROWS) break;
  }
  if (problems.problems.length > 0) return { kind: 'invalid', problems: problems.problems };
  return rowsOf({ file, line: 1, column: 1 }, sources.length, (index) => sources[index]);
}

type JsonRead =
  | { readonly kind: 'read'; readonly value: unknown; readonly items: readonly ItemPlace[] }
  | Extract<RowsResult, { kind: 'invalid' }>;

/** `rowDepth`: how many lists are around a row. */
function readJson(text: string, start: SourceLocation, rowDepth: number): JsonRead {
  const problems = new RowProblems();
  const at = (line: number, column: number): SourceLocation => ({
    ...start,
    line: start.line + line - 1,
    column,
  });
  if (isNestedTooDeeply(text)) problems.add(start, 'The JSON is nested too deeply.');
  const parsed = problems.problems.length > 0 ? undefined : parseJson(Buffer.from(text));
  if (parsed?.kind === 'invalid') problems.add(at(parsed.line, parsed.column), 'Not valid JSON.');
  if (parsed?.kind !== 'parsed') return { kind: 'invalid', problems: problems.problems };
  const { items, repeated } = scanItems(text, rowDepth);
  for (const { name, line, column } of repeated) {
    addRepeated(problems, at(line, column), name);
  }
  if (problems.problems.length > 0) return { kind: 'invalid', problems: problems.problems };
  return { kind: 'read', value: parsed.value, items };
}

/** Places of values in a JSON object whose text begins at `start`. */
function placesWithin(
  start: SourceLocation,
  textOf: () => string,
): (column: string) => SourceLocation {
  return (name) => {
    const { line, column } = placeInJson(textOf(), [name]);
    const first = line === 1 ? start.column - 1 : 0;
    return { ...start, line: start.line + line - 1, column: first + column };
  };
}

interface ItemPlace {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  end: number;
  endLine: number;
}

/** Line and column of offsets that are asked for in ascending order. A lone `\r` ends no line. */
function placesInOrder(text: string): (offset: number) => { line: number; column: number } {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end !== -1 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
  };
}

interface RepeatedName {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

interface ItemScan {
  readonly items: readonly ItemPlace[];
  /** Keys that a row has twice. */
  readonly repeated: readonly RepeatedName[];
}

/** Places of the rows of valid JSON, around each of which there are `rowDepth` lists. */
function scanItems(text: string, rowDepth: number): ItemScan {
  const items: ItemPlace[] = [];
  const repeated: RepeatedName[] = [];
  let names = new Set<string>();
  let depth = 0;
  const placeAt = placesInOrder(text);
  const begin = (offset: number, length: number): void => {
    if (depth !== rowDepth) return;
    names = new Set();
    const place = placeAt(offset);
    items.push({ offset, ...place, end: offset + length, endLine: place.line });
  };
  const open = (offset: number, length: number): void => {
    begin(offset, length);
    depth += 1;
  };
  const close = (offset: number, length: number): void => {
    depth -= 1;
    const item = items.at(-1);
    if (depth !== rowDepth || item === undefined) return;
    item.end = offset + length;
    item.endLine = placeAt(item.end).line;
  };
  visit(text, {
    onObjectBegin: open,
    onArrayBegin: open,
    onObjectEnd: close,
    onArrayEnd: close,
    onLiteralValue: (_value, offset, length) => begin(offset, length),
    onObjectProperty: (name, offset) => {
      if (depth !== rowDepth + 1) return;
      if (names.has(name)) repeated.push({ name, ...placeAt(offset) });
      names.add(name);
    },
  });
  return { items, repeated };
}

function notAList(location: SourceLocation, value: unknown): RowsResult {
  const message = `Expected a list of cases, got ${describeValue(value)}.`;
  return { kind: 'invalid', problems: [{ location, message, hint: WHAT_IT_IS }] };
}

function rowsOf(
  start: SourceLocation,
  count: number,
  sourceOf: (index: number) => RowSource | undefined,
): RowsResult {
  const problems = new RowProblems();
  if (count === 0) problems.add(start, 'There are no cases.', WHAT_IT_IS);
  if (count > MAX_ROWS) {
    problems.add(
      start,
      `There are more than ${MAX_ROWS} cases.`,
      'Split them over several suites.',
    );
    return { kind: 'invalid', problems: problems.problems };
  }
  const rows: CaseRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const source = sourceOf(index);
    if (source !== undefined) rows.push(rowOf(source, problems));
  }
  if (problems.problems.length > 0) return { kind: 'invalid', problems: problems.problems };
  return { kind: 'rows', rows, notices: [] };
}

function rowOf(source: RowSource, problems: RowProblems): CaseRow {
  const { value, location, endLine } = source;
  const values = new Map<string, unknown>();
  const own: OwnCell[] = [];
  if (!isRecord(value)) {
    problems.add(location, `Expected a case, got ${describeValue(value)}.`, WHAT_IT_IS);
  }
  const entries = isRecord(value) ? Object.entries(value) : [];
  if (entries.length > MAX_COLUMNS) {
    problems.add(location, `The case has ${entries.length} columns; at most ${MAX_COLUMNS}.`);
  }
  const placeOf = placeOfColumns(entries, source);
  const seen = new Set<string>();
  for (const [name, item] of entries.slice(0, MAX_COLUMNS)) {
    const column = columnOf(name, false);
    const known = 'kind' in column ? column.name : name;
    if (!('kind' in column)) problems.add(source.placeOf(name), column.message, column.hint);
    else if (seen.has(known)) addRepeated(problems, source.placeOf(name), known);
    // An empty value is none: the test's own variable is used.
    else if (item === null) seen.add(known);
    else if (column.kind === 'variable') values.set(known, item);
    else if (typeof item === 'string' || typeof item === 'number')
      own.push({ column, text: String(item) });
    else
      problems.add(
        source.placeOf(name),
        `The column ${quote(name)} holds ${describeValue(item)}, not a text.`,
      );
    seen.add(known);
    const inexact = inexactNumber(item);
    if (inexact !== undefined) {
      problems.add(
        source.placeOf(name),
        `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.`,
        'Put it in quotes.',
      );
    }
  }
  const facts = factsOf(own, placeOf, problems);
  return { location, endLine, values, facts, columnsAt: location, placeOf };
}

/** White space around a key is not part of a column's name. */
function placeOfColumns(
  entries: readonly (readonly [name: string, item: unknown])[],
  { placeOf }: RowSource,
): RowSource['placeOf'] {
  const padded = entries.filter(([name]) => name !== name.trim());
  if (padded.length === 0) return placeOf;
  const written = new Map(padded.map(([name]) => [name.trim(), name]));
  return (column) => placeOf(written.get(column) ?? column);
}

function addRepeated(problems: RowProblems, at: SourceLocation, name: string): void {
  problems.add(at, `The column ${quote(name)} occurs twice.`, 'Rename or remove one of them.');
}
