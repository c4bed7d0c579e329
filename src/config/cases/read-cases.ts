/** Reads what `cases` of a test names: a file, all files of a glob, or the list in the config itself. */
import { CsvError, parse } from 'csv-parse/sync';
import path from 'node:path';
import { isRecord } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { decodeText, shownPath } from '../../basics/paths.js';
import {
  missingFileHint,
  type ConfigFolder,
  filesNamed,
  readWorkspaceFile,
} from '../workspace-files.js';
import {
  type ConfigProblem,
  describeValue,
  didYouMean,
  formatPath,
  quote,
  type YamlPath,
} from '../problem.js';
import { inexactNumber, parseWrittenJson, placesInJson } from '../source/json-text.js';
import { encodingProblem, parseYamlSource, type YamlSource } from '../source/yaml-source.js';
import type { SourceLocation } from '../suite.js';
import { assertionOf, metadataOf } from './columns.js';

interface CaseReader {
  /** The rows of `cases` at the path, or all that is wrong with them. */
  readonly read: (cases: unknown, path: YamlPath) => Promise<RowsResult>;
  /** Absolute. */
  readonly files: ReadonlySet<string>;
}

/** Each file is read once, however many tests name it. */
export function createCaseReader(source: YamlSource, folder: ConfigFolder): CaseReader {
  const known = new Map<string, CaseFileRead>();
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
      else for (const row of read.rows) rows.push(row);
    }
    return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'rows', rows };
  };

  return {
    files,
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
  const file = shownPath(workspace, absolute);
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
  /** Where the columns are named, if not in the row itself. */
  readonly columnsAt?: SourceLocation | undefined;
  readonly placeOf: (column: string) => SourceLocation;
}

/** The rows of a file by the end of its name, which is one of `FORMATS`; never throws for what it holds. */
export function rowsIn(file: string, bytes: Uint8Array, kind: RowKind = CASES): RowsResult {
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
  return csvRows(file, text, format === '.tsv' ? '\t' : ',', kind);
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
  return { kind: 'rows', rows };
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
      addRepeated(problems, source.placeOf(name), known);
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
        'Write it as a text: in quotes, or in a column without a type.',
      );
    }
  }
  const facts = factsOf(own, placeOf, problems);
  return { location, endLine, values, facts, columnsAt: source.columnsAt ?? location, placeOf };
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

// Rows of a CSV or TSV file: the first line names the columns, with their types; each further record is a row.

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Bytes of one row: a quotation mark that is never closed takes in the rest of the file. */
const MAX_ROW_BYTES = 1_000_000;

interface CsvFile {
  /** As locations name it. */
  readonly file: string;
  /** UTF-8 without a byte order mark. */
  readonly bytes: Buffer;
  readonly delimiter: ',' | '\t';
  /** The byte that ends a line: `\n`, or `\r` where the file has no other, as on an old Mac. */
  readonly lineEnd: number;
}

/** A record and where its first sign is. */
interface CsvRecord {
  readonly cells: readonly string[];
  readonly offset: number;
  readonly line: number;
  readonly endLine: number;
}

function csvRows(file: string, text: string, delimiter: ',' | '\t', kind: RowKind): RowsResult {
  const lineEnd = text.includes('\n') ? LINE_FEED : CARRIAGE_RETURN;
  const csv: CsvFile = { file, bytes: Buffer.from(text), delimiter, lineEnd };
  const problems = new RowProblems();
  const [header, ...records] = recordsOf(csv, problems);
  const columns = header === undefined ? [] : headerOf(csv, header, problems);
  if (records.length === 0 && problems.problems.length === 0) {
    const hint = `The first line names the columns; each further one is a ${kind.one}.`;
    problems.add({ file, line: 1, column: 1 }, `The file has no ${kind.many}.`, hint);
  }
  const columnsAt = { file, line: header?.line ?? 1, column: 1 };
  const sources = records.map((record) => sourceOf(csv, record, { columns, columnsAt }, problems));
  if (columns === undefined || problems.problems.length > 0) {
    return { kind: 'invalid', problems: problems.problems };
  }
  return rowsOf(columnsAt, kind, sources.length, (index) => sources[index]);
}

/** At most one more than there may be. */
function recordsOf(csv: CsvFile, problems: RowProblems): readonly CsvRecord[] {
  const { bytes, delimiter, lineEnd } = csv;
  const records: CsvRecord[] = [];
  let offset = 0;
  let line = 1;
  const skipBlankLines = (): void => {
    for (; bytes[offset] === LINE_FEED || bytes[offset] === CARRIAGE_RETURN; offset += 1) {
      if (bytes[offset] === lineEnd) line += 1;
    }
  };
  try {
    parse(bytes, {
      delimiter,
      record_delimiter: ['\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
      to: MAX_ROWS + 2,
      on_record: (cells: readonly string[], { bytes: end }) => {
        skipBlankLines();
        const first = line;
        const start = offset;
        for (; offset < end; offset += 1) if (bytes[offset] === lineEnd) line += 1;
        const last = bytes[offset - 1] === lineEnd ? line - 1 : line;
        records.push({ cells, offset: start, line: first, endLine: last });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    skipBlankLines();
    const cell = typeof error['column'] === 'number' ? error['column'] : 0;
    const message = CSV_FAULTS.get(error.code) ?? 'The row cannot be read.';
    problems.add(cellPlace(csv, { offset, line }, cell), message, CELL_HINT);
  }
  return records;
}

const CELL_HINT =
  'A cell with a quotation mark, a separator or a line end must be in quotation marks, and each `"` in it is written twice.';

const CSV_FAULTS: ReadonlyMap<string, string> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'The cell begins with a quotation mark that is never closed.'],
  ['CSV_INVALID_CLOSING_QUOTE', 'The cell goes on after its closing quotation mark.'],
  ['INVALID_OPENING_QUOTE', 'The cell has a quotation mark in it and does not begin with one.'],
  ['CSV_MAX_RECORD_SIZE', `The row is larger than ${MAX_ROW_BYTES / 1_000_000} MB.`],
]);

/** Where the cell of a record begins; the last one where there are not so many. */
function cellPlace(
  { file, bytes, delimiter, lineEnd }: CsvFile,
  { offset, line }: Pick<CsvRecord, 'offset' | 'line'>,
  cell: number,
): SourceLocation {
  const separator = delimiter.charCodeAt(0);
  let [at, row, lineStart, quoted] = [offset, line, offset, false];
  for (let index = 0; index < cell && at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === QUOTE) quoted = !quoted;
    else if (!quoted && (sign === LINE_FEED || sign === CARRIAGE_RETURN)) break;
    else if (sign === lineEnd) {
      row += 1;
      lineStart = at + 1;
    } else if (!quoted && sign === separator) index += 1;
  }
  return { file, line: row, column: bytes.toString('utf8', lineStart, at).length + 1 };
}

/** A column of a table; `type` of those that are variables. */
interface TableColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** Undefined where the rows cannot be read by them. */
function headerOf(
  csv: CsvFile,
  record: CsvRecord,
  problems: RowProblems,
): readonly TableColumn[] | undefined {
  const { cells, line } = record;
  const at = { file: csv.file, line, column: 1 };
  const [only = ''] = cells;
  if (cells.length === 1 && csv.delimiter === ',' && /[;\t]/.test(only)) {
    const sign = only.includes(';') ? 'semicolons' : 'tabs';
    problems.add(
      at,
      `The columns are separated by ${sign}, not by commas.`,
      'Save the file with commas; cases are also read from a `.tsv` file with tabs.',
    );
    return undefined;
  }
  if (cells.length > MAX_COLUMNS) {
    problems.add(at, `The header has ${cells.length} columns; at most ${MAX_COLUMNS}.`);
    return undefined;
  }
  const names = new Set<string>();
  return cells.map((written, index) => {
    const column = columnOf(written, true);
    const place = cellPlace(csv, record, index);
    if (!('kind' in column)) problems.add(place, column.message, column.hint);
    const { name, type = 'text' } = { name: written, type: undefined, ...column };
    if (names.has(name)) addRepeated(problems, place, name);
    names.add(name);
    return { name, type };
  });
}

function sourceOf(
  csv: CsvFile,
  record: CsvRecord,
  {
    columns = [],
    columnsAt,
  }: Pick<RowSource, 'columnsAt'> & { columns: readonly TableColumn[] | undefined },
  problems: RowProblems,
): RowSource {
  const { cells, line, endLine } = record;
  const location = { file: csv.file, line, column: 1 };
  if (columns.length > 0 && cells.length !== columns.length) {
    problems.add(
      cells.length > columns.length ? cellPlace(csv, record, columns.length) : location,
      `The row has ${plural(cells.length, 'cell')}, and the header ${plural(columns.length, 'column')}.`,
      'A cell that contains the separator or a line end must be in quotation marks.',
    );
  }
  const placeOf = (column: string): SourceLocation =>
    cellPlace(
      csv,
      record,
      Math.max(
        0,
        columns.findIndex(({ name }) => name === column),
      ),
    );
  const value = Object.fromEntries(
    columns.map(({ name, type }, index) => {
      const typed = typedValue(cells[index] ?? '', type);
      if ('fault' in typed)
        problems.add(placeOf(name), `In the column ${quote(name)}: ${typed.fault}`);
      return [name, 'fault' in typed ? null : typed.value];
    }),
  );
  return { value, location, endLine, columnsAt, placeOf };
}

/** A value of a column as its type has it; null where the cell is empty. A sentence where it is none. */
function typedValue(text: string, type: ColumnType): { value: unknown } | { fault: string } {
  if (type === 'text') return { value: text };
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  if (type === 'boolean') {
    const word = trimmed.toLowerCase();
    if (word === 'true' || word === 'false') return { value: word === 'true' };
    return { fault: `${quote(text)} is neither true nor false.` };
  }
  if (type === 'number') {
    const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed);
    const value = isNumber ? Number(trimmed) : Number.NaN;
    return Number.isFinite(value) ? { value } : { fault: `${quote(text)} is not a number.` };
  }
  const parsed = parseWrittenJson(Buffer.from(trimmed));
  return parsed.kind === 'parsed' ? parsed : { fault: `${quote(text)} ${parsed.what}.` };
}

// Columns: variables with their types, and promptfoo's own, which begin with `__`.

type ColumnType = 'text' | 'number' | 'boolean' | 'json';

type Column =
  | { readonly kind: 'variable'; readonly name: string; readonly type: ColumnType }
  | { readonly kind: 'expected'; readonly name: string }
  | { readonly kind: 'expected-threshold'; readonly name: string; readonly index: number }
  | { readonly kind: 'metadata'; readonly name: string; readonly key: string }
  | { readonly kind: 'fact'; readonly name: string; readonly fact: Fact };

/** A text that a row keeps under the column's name. */
type TextFact = {
  [Name in keyof RowFacts]-?: RowFacts[Name] extends string | undefined ? Name : never;
}[keyof RowFacts];

type Fact = TextFact | 'metric' | 'threshold';

const FACTS: readonly Fact[] = ['prefix', 'suffix', 'description', 'metric', 'threshold'];
/** All that begin with `__`, without what each may be continued with. */
const OWN_NAMES = ['__expected', '__metadata:', ...FACTS.map((fact) => `__${fact}`)];
const TYPE_NAMES: readonly ColumnType[] = ['number', 'boolean', 'json'];

/** What is wrong with a column's name: a sentence, and what to do. */
interface ColumnFault {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** `typed`: the name may say a type, as in the header of a CSV file. */
function columnOf(written: string, typed: boolean): Column | ColumnFault {
  const name = written.trim();
  if (name === '') return { message: 'A column has no name.', hint: 'Name it, or remove it.' };
  if (name.startsWith('__')) return ownColumn(name);
  if (/^_(?:expected|prefix|suffix|description|metric|threshold|metadata:)/.test(name)) {
    return {
      message: `There is no column ${quote(name)}.`,
      hint: `Did you mean ${quote(`_${name}`)}?`,
    };
  }
  if (!typed || !name.includes(':')) return { kind: 'variable', name, type: 'text' };
  const [, variable = '', wanted = ''] = /^(.*):([^:]*)$/s.exec(name) ?? [];
  const type = TYPE_NAMES.find((known) => known === wanted.trim());
  if (type !== undefined && variable.trim() !== '') {
    return { kind: 'variable', name: variable.trim(), type };
  }
  return {
    message: `The column ${quote(name)} has no type that exists.`,
    hint: 'The types are `number`, `boolean` and `json`; without one, a column is text.',
  };
}

function ownColumn(name: string): Column | ColumnFault {
  if (/^__expected\d*$/.test(name)) return { kind: 'expected', name };
  const [, number] = /^__config:__expected(\d*):threshold$/.exec(name) ?? [];
  if (number !== undefined) {
    return { kind: 'expected-threshold', name, index: Number(number || 1) - 1 };
  }
  const [, key] = /^__metadata:(.+)$/s.exec(name) ?? [];
  if (key !== undefined) return { kind: 'metadata', name, key };
  const fact = FACTS.find((known) => name === `__${known}`);
  if (fact !== undefined) return { kind: 'fact', name, fact };
  if (name === '__providerOutput') {
    return {
      message:
        'The column "__providerOutput" holds answers, and answers come from models or recordings here.',
      hint: 'Remove it, or see `responses: replay` for stored answers.',
    };
  }
  return {
    message: `There is no column ${quote(name)}: names that begin with "__" are reserved.`,
    hint: didYouMean(name, OWN_NAMES) ?? `Those are ${OWN_NAMES.join(', ')}.`,
  };
}

/** A cell of a row: its column, and its text. */
interface OwnCell {
  readonly column: Exclude<Column, { kind: 'variable' }>;
  readonly text: string;
}

const NO_FACTS: RowFacts = { asserts: [] };

/** What promptfoo's columns say of a row; problems are at the cell. */
function factsOf(
  cells: readonly OwnCell[],
  placeOf: (column: string) => SourceLocation,
  problems: RowProblems,
): RowFacts {
  if (cells.length === 0) return NO_FACTS;
  const thresholds = new Map<number, number>();
  const entries: { column: string; entry: Record<string, unknown> }[] = [];
  const metadata: [string, string | readonly string[]][] = [];
  const facts: Partial<Record<Exclude<Fact, 'threshold'>, string>> = {};
  const score = ({ column, text }: OwnCell): number | undefined => {
    const value = Number(text);
    if (value >= 0 && value <= 1) return value;
    problems.add(
      placeOf(column.name),
      `${quote(text)} is not a score.`,
      'A score is a number from 0 to 1.',
    );
    return undefined;
  };
  let threshold: number | undefined;
  for (const cell of cells) {
    const { column, text } = cell;
    if (text.trim() === '') continue;
    if (column.kind === 'expected') {
      entries.push({ column: column.name, entry: { ...assertionOf(text.trim()) } });
    } else if (column.kind === 'expected-threshold') {
      const value = Number(text);
      if (Number.isFinite(value)) thresholds.set(column.index, value);
      else problems.add(placeOf(column.name), `${quote(text)} is not a number.`);
    } else if (column.kind === 'metadata') metadata.push(metadataOf(column.key, text));
    else if (column.fact !== 'threshold') facts[column.fact] = text;
    // A number of 0 sets none, in promptfoo too.
    else threshold = score(cell) || undefined;
  }
  const { metric, ...texts } = facts;
  const asserts = entries.map(({ column, entry }, index): RowAssert => ({
    column,
    entry: {
      ...entry,
      ...(thresholds.has(index) && { threshold: thresholds.get(index) }),
      ...(metric !== undefined && { metric }),
    },
  }));
  return {
    ...texts,
    asserts,
    threshold,
    metadata: metadata.length === 0 ? undefined : Object.fromEntries(metadata),
  };
}

// What `cases` are made of: rows whose columns are variables, and the columns that begin with `__`.

export interface CaseRow {
  /** Where the row starts. */
  readonly location: SourceLocation;
  readonly endLine: number;
  /** By column, each with its type; a column without a value is left out. */
  readonly values: ReadonlyMap<string, unknown>;
  /** What promptfoo's columns say of the row. */
  readonly facts: RowFacts;
  /** Where the columns are named: the header, or the row itself. */
  readonly columnsAt: SourceLocation;
  /** Where the value of a column is. */
  readonly placeOf: (column: string) => SourceLocation;
}

interface RowFacts {
  readonly asserts: readonly RowAssert[];
  /** 0 to 1. */
  readonly threshold?: number | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** Text before and after the user's message. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
}

/** An assertion of a column such as `__expected2`. */
interface RowAssert {
  readonly column: string;
  /** As an `assert` list has it. */
  readonly entry: Readonly<Record<string, unknown>>;
}

/** The rows of one file, or all that is wrong with it. */
type RowsResult =
  | { readonly kind: 'rows'; readonly rows: readonly CaseRow[] }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

/** More tests than anybody asks in one run, and few enough that the reports hold them. */
export const MAX_ROWS = 20_000;
/** Of one row; a table of more was meant otherwise. */
const MAX_COLUMNS = 500;

/** Collects what is wrong with one file; there may be a mistake in each of its rows. */
class RowProblems {
  readonly problems: ConfigProblem[] = [];

  add(location: SourceLocation, message: string, hint?: string): void {
    if (this.problems.length < 1_000) this.problems.push({ location, message, hint });
  }
}
