/** Reads what `cases` of a test names: a file, all files of a glob, or the list in the config itself. */
import path from 'node:path';
import { isRecord } from '../../basics/basics.js';
import { decodeText } from '../../basics/paths.js';
import {
  missingFileHint,
  type ConfigFolder,
  filesNamed,
  readWorkspaceFile,
  workspaceRelative,
} from '../workspace-files.js';
import { type ConfigProblem, describeValue, formatPath, quote, type YamlPath } from '../problem.js';
import { inexactNumber, parseWrittenJson, placesInJson } from '../source/json-text.js';
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
      if (Array.isArray(cases)) return yamlRows(source, cases, path, CASES);
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
  const { isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(pattern)) return { files: [path.resolve(folder.directory, pattern)] };
  const named = await filesNamed(folder, pattern);
  if (named === undefined) {
    const message = `The files ${quote(pattern)} are outside the workspace, where nothing is read.`;
    return { files: [], fault: { message } };
  }
  if (named.length === 0) {
    const hint = 'Paths and globs are relative to the config file.';
    return { files: [], fault: { message: `No file matches ${quote(pattern)}.`, hint } };
  }
  if (named.length > MAX_FILES) {
    const message = `${quote(pattern)} matches ${named.length} files; at most ${MAX_FILES}.`;
    return { files: [], fault: { message } };
  }
  return { files: named.map(({ file }) => file) };
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
  const isYaml = YAML_FORMATS.includes(format);
  const limit = isYaml ? Math.min(MAX_YAML_BYTES, left.bytes) : left.bytes;
  const read = await readWorkspaceFile(workspace, absolute, limit);
  if (read.kind === 'refused') {
    const { kind, message } = read.refusal;
    const hint = kind === 'missing' ? missingFileHint(file) : undefined;
    return { kind: 'refused', message: `The file ${quote(file)} ${message}.`, hint };
  }
  const { bytes } = read.file;
  left.bytes -= bytes.byteLength;
  return rowsIn(file, bytes);
}

const YAML_FORMATS: readonly string[] = ['.yaml', '.yml'];
const FORMATS: readonly string[] = ['.csv', '.tsv', '.json', '.jsonl', ...YAML_FORMATS];

// Rows that are mappings: of a `.json`, `.jsonl` or `.yaml` file, or of a list in the config.

/** What rows are to people. */
interface RowKind {
  readonly one: string;
  readonly many: string;
  readonly hint: string;
}

const CASES: RowKind = {
  one: 'case',
  many: 'cases',
  hint: 'Cases are a list of mappings, one a case, whose keys are columns.',
};

/** A mapping, and where it and its values are. */
interface RowSource {
  readonly value: unknown;
  readonly location: SourceLocation;
  readonly endLine: number;
  readonly placeOf: (column: string) => SourceLocation;
}

/** The rows of a file by the end of its name, which is one of `FORMATS`; never throws for what it holds. */
export async function rowsIn(
  file: string,
  bytes: Uint8Array,
  kind: RowKind = CASES,
): Promise<RowsResult> {
  const format = path.extname(file).toLowerCase();
  if (YAML_FORMATS.includes(format)) {
    const parsed = parseYamlSource(file, bytes, 'list');
    return parsed.kind === 'invalid'
      ? parsed
      : yamlRows(parsed.source, parsed.source.value, [], kind);
  }
  const text = decodeText(bytes);
  if (text === undefined) return { kind: 'invalid', problems: [encodingProblem(file, bytes)] };
  if (format === '.json') return jsonRows(file, text, kind);
  if (format === '.jsonl') return jsonLinesRows(file, text, kind);
  const { csvRows } = await import('./columns.js');
  return csvRows(file, text, format === '.tsv' ? '\t' : ',');
}

/** The rows of a list that is written in YAML, under the path: of a separate file, or of the config. */
function yamlRows(source: YamlSource, list: unknown, path: YamlPath, kind: RowKind): RowsResult {
  const at = source.locate(path, 'value');
  if (!Array.isArray(list)) return notAList(at, list, kind);
  return rowsOf(at, kind, list.length, (index) => {
    const here = [...path, index];
    const location = source.locate(here, 'value');
    const [, endLine] = source.linesOf(here) ?? [location.line, location.line];
    const value: unknown = list[index];
    const placeOf = (column: string): SourceLocation => source.locate([...here, column], 'value');
    return { value, location, endLine, placeOf };
  });
}

/** The rows of a JSON text, which is a list. */
function jsonRows(file: string, text: string, kind: RowKind): RowsResult {
  const parsed = parseWrittenJson(Buffer.from(text));
  if (parsed.kind === 'invalid') {
    const { what, line, column } = parsed;
    const problem = { location: { file, line, column }, message: `The text ${what}.` };
    return { kind: 'invalid', problems: [problem] };
  }
  const start: SourceLocation = { file, line: 1, column: 1 };
  const { value: list } = parsed;
  if (!Array.isArray(list)) return notAList(start, list, kind);
  const places = placesInJson(text);
  return rowsOf(start, kind, list.length, (index) => {
    const value: unknown = list[index];
    const { endLine, ...place } = places([index]);
    const placeOf = (name: string): SourceLocation => {
      const { line, column } = places([index, name]);
      return { file, line, column };
    };
    return { value, location: { file, ...place }, endLine, placeOf };
  });
}

/** The rows of a text with a JSON object a line; empty lines are left out. */
function jsonLinesRows(file: string, text: string, kind: RowKind): RowsResult {
  const problems = new RowProblems();
  const sources: RowSource[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    const parsed = parseWrittenJson(Buffer.from(written));
    if (parsed.kind === 'invalid') {
      problems.add({ file, line, column: parsed.column }, `The text ${parsed.what}.`);
    } else {
      const location = { file, line, column: 1 };
      const placeOf = (name: string): SourceLocation => ({
        ...location,
        column: placesInJson(written)([name]).column,
      });
      sources.push({ value: parsed.value, location, endLine: line, placeOf });
    }
    if (sources.length > MAX_ROWS) break;
  }
  if (problems.problems.length > 0) return { kind: 'invalid', problems: problems.problems };
  return rowsOf({ file, line: 1, column: 1 }, kind, sources.length, (index) => sources[index]);
}

function notAList(location: SourceLocation, value: unknown, { many, hint }: RowKind): RowsResult {
  const message = `Expected a list of ${many}, got ${describeValue(value)}.`;
  return { kind: 'invalid', problems: [{ location, message, hint }] };
}

function rowsOf(
  start: SourceLocation,
  kind: RowKind,
  count: number,
  sourceOf: (index: number) => RowSource | undefined,
): RowsResult {
  const problems = new RowProblems();
  if (count === 0) problems.add(start, `There are no ${kind.many}.`, kind.hint);
  if (count > MAX_ROWS) {
    problems.add(
      start,
      `There are more than ${MAX_ROWS} ${kind.many}.`,
      'Split them over several suites.',
    );
    return { kind: 'invalid', problems: problems.problems };
  }
  const rows: CaseRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const source = sourceOf(index);
    if (source !== undefined) rows.push(rowOf(source, kind, problems));
  }
  if (problems.problems.length > 0) return { kind: 'invalid', problems: problems.problems };
  return { kind: 'rows', rows, notices: [] };
}

function rowOf(source: RowSource, { one, hint }: RowKind, problems: RowProblems): CaseRow {
  const { value, location, endLine } = source;
  const values = new Map<string, unknown>();
  const own: OwnCell[] = [];
  if (!isRecord(value)) {
    problems.add(location, `Expected a ${one}, got ${describeValue(value)}.`, hint);
  }
  const entries = isRecord(value) ? Object.entries(value) : [];
  if (entries.length > MAX_COLUMNS) {
    problems.add(location, `The ${one} has ${entries.length} columns; at most ${MAX_COLUMNS}.`);
  }
  const placeOf = placeOfColumns(entries, source);
  const seen = new Set<string>();
  for (const [name, item] of entries.slice(0, MAX_COLUMNS)) {
    const column = columnOf(name, false);
    const known = 'kind' in column ? column.name : name;
    if (!('kind' in column)) problems.add(source.placeOf(name), column.message, column.hint);
    else if (seen.has(known)) {
      const message = `The column ${quote(known)} occurs twice.`;
      problems.add(source.placeOf(name), message, 'Rename or remove one of them.');
    }
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
