/** Columns of `cases`: variables with their types, and promptfoo's own, which begin with `__`. */
import { CsvError, parse } from 'csv-parse/sync';
import { type ConfigProblem, didYouMean, quote } from '../problem.js';
import { inexactNumber, isNestedTooDeeply } from '../source/json-text.js';
import type { SourceLocation } from '../suite.js';
import { PLACEHOLDER } from '../placeholders.js';

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
export function columnOf(written: string, typed: boolean): Column | ColumnFault {
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

/** A value of a column as its type has it; undefined where the cell is empty. A sentence where it is none. */
function typedValue(text: string, type: ColumnType): { value: unknown } | { fault: string } {
  if (type === 'text') return { value: text };
  const trimmed = text.trim();
  if (trimmed === '') return { value: undefined };
  if (type === 'boolean') {
    const word = trimmed.toLowerCase();
    if (word === 'true' || word === 'false') return { value: word === 'true' };
    return { fault: `${quote(text)} is neither true nor false.` };
  }
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed);
  if (type === 'number') {
    const value = isNumber ? Number(trimmed) : Number.NaN;
    return Number.isFinite(value) ? exact(value) : { fault: `${quote(text)} is not a number.` };
  }
  if (isNestedTooDeeply(trimmed)) return { fault: 'The JSON is nested too deeply.' };
  try {
    const value: unknown = JSON.parse(trimmed);
    return value === null ? { value: undefined } : exact(value);
  } catch {
    return { fault: `${quote(text)} is not valid JSON.` };
  }
}

function exact(value: unknown): { value: unknown } | { fault: string } {
  const inexact = inexactNumber(value);
  return inexact === undefined
    ? { value }
    : { fault: `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.` };
}

/** A cell of a row: its column, and its text. */
export interface OwnCell {
  readonly column: Exclude<Column, { kind: 'variable' }>;
  readonly text: string;
}

const NO_FACTS: RowFacts = { asserts: [] };

/** What promptfoo's columns say of a row; problems are at the cell. */
export function factsOf(
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
export type RowsResult =
  | {
      readonly kind: 'rows';
      readonly rows: readonly CaseRow[];
      readonly notices: readonly string[];
    }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

/** More tests than anybody asks in one run, and few enough that the reports hold them. */
export const MAX_ROWS = 20_000;
/** Of one row; a table of more was meant otherwise. */
export const MAX_COLUMNS = 500;

/** Collects what is wrong with one file; there may be a mistake in each of its rows. */
export class RowProblems {
  readonly problems: ConfigProblem[] = [];

  add(location: SourceLocation, message: string, hint?: string): void {
    if (this.problems.length < 1_000) this.problems.push({ location, message, hint });
  }
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

/** Reads a text of CSV, or with `\t` between its columns; never throws for what it holds. */
export function csvRows(file: string, text: string, delimiter: ',' | '\t'): RowsResult {
  const lineEnd = text.includes('\n') ? LINE_FEED : CARRIAGE_RETURN;
  const csv: CsvFile = { file, bytes: Buffer.from(text), delimiter, lineEnd };
  const problems = new RowProblems();
  const reader = new RowReader(csv, problems);
  readRecords(csv, problems, (record) => reader.read(record));
  const { rows, notices } = reader;
  if (rows.length === 0 && problems.problems.length === 0) {
    const what = reader.hasHeader ? 'The file has a header and no cases.' : 'The file is empty.';
    problems.add(
      { file, line: 1, column: 1 },
      what,
      'The first line names the columns; each further one is a case.',
    );
  }
  if (problems.problems.length > 0) return { kind: 'invalid', problems: problems.problems };
  return { kind: 'rows', rows, notices };
}

function readRecords(
  csv: CsvFile,
  problems: RowProblems,
  read: (record: CsvRecord) => boolean,
): void {
  const { bytes, delimiter, lineEnd } = csv;
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
      on_record: (cells: readonly string[], { bytes: end }) => {
        skipBlankLines();
        const first = line;
        const start = offset;
        for (; offset < end; offset += 1) if (bytes[offset] === lineEnd) line += 1;
        const last = bytes[offset - 1] === lineEnd ? line - 1 : line;
        if (!read({ cells, offset: start, line: first, endLine: last })) throw new Enough();
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Enough) return;
    if (!(error instanceof CsvError)) throw error;
    skipBlankLines();
    const cell = typeof error['column'] === 'number' ? error['column'] : 0;
    const location = cellPlace(csv, { offset, line }, cell);
    const { message, hint } = explain(error.code);
    problems.add(location, message, hint);
  }
}

/** Thrown and caught here: nothing more of the file is wanted. */
class Enough extends Error {}

function explain(code: string): { readonly message: string; readonly hint: string } {
  const hint =
    'A cell with a quotation mark, a separator or a line end must be in quotation marks, and each `"` in it is written twice.';
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return { message: 'The cell begins with a quotation mark that is never closed.', hint };
    case 'CSV_INVALID_CLOSING_QUOTE':
      return { message: 'The cell goes on after its closing quotation mark.', hint };
    case 'INVALID_OPENING_QUOTE':
      return { message: 'The cell has a quotation mark in it and does not begin with one.', hint };
    case 'CSV_MAX_RECORD_SIZE':
      return { message: `The row is larger than ${MAX_ROW_BYTES / 1_000_000} MB.`, hint };
    default:
      return { message: 'The row cannot be read.', hint };
  }
}

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

/** Turns records into rows, the first one into columns. */
class RowReader {
  readonly rows: CaseRow[] = [];
  readonly notices: string[] = [];
  private columns: readonly (Column | undefined)[] | undefined;
  private columnsAt: SourceLocation;
  private readonly places = new Map<string, number>();

  constructor(
    private readonly csv: CsvFile,
    private readonly problems: RowProblems,
  ) {
    this.columnsAt = { file: csv.file, line: 1, column: 1 };
  }

  get hasHeader(): boolean {
    return this.columns !== undefined;
  }

  /** Whether further records are wanted. */
  read(record: CsvRecord): boolean {
    if (this.columns === undefined) return this.readHeader(record);
    if (this.rows.length === MAX_ROWS) {
      this.problems.add(
        this.startOf(record),
        `The file has more than ${MAX_ROWS} cases.`,
        'Split it over several suites.',
      );
      return false;
    }
    this.readRow(record, this.columns);
    return true;
  }

  private startOf({ line }: CsvRecord): SourceLocation {
    return { file: this.csv.file, line, column: 1 };
  }

  private readHeader(record: CsvRecord): boolean {
    const { csv, problems } = this;
    this.columnsAt = this.startOf(record);
    const { cells } = record;
    if (cells.length > MAX_COLUMNS) {
      problems.add(
        this.columnsAt,
        `The header has ${cells.length} columns; at most ${MAX_COLUMNS}.`,
      );
      return false;
    }
    const [only = ''] = cells;
    if (cells.length === 1 && csv.delimiter === ',' && /[;\t]/.test(only)) {
      const sign = only.includes(';') ? 'semicolons' : 'tabs';
      problems.add(
        this.columnsAt,
        `The columns are separated by ${sign}, not by commas.`,
        'Save the file with commas; cases are also read from a `.tsv` file with tabs.',
      );
      return false;
    }
    this.columns = cells.map((name, index) => {
      const column = columnOf(name, true);
      const at = cellPlace(csv, record, index);
      if (!('kind' in column)) {
        problems.add(at, column.message, column.hint);
        return undefined;
      }
      if (this.places.has(column.name)) {
        problems.add(
          at,
          `The column ${quote(column.name)} occurs twice.`,
          'Rename or remove one of them.',
        );
      } else this.places.set(column.name, index);
      return column;
    });
    this.noteUnusable();
    return true;
  }

  private noteUnusable(): void {
    const names = (this.columns ?? []).flatMap((column) =>
      column?.kind === 'variable' && !isPlaceholderName(column.name) ? [quote(column.name)] : [],
    );
    if (names.length === 0) return;
    this.notices.push(
      `No {{...}} can name ${names.length === 1 ? 'the column' : 'the columns'} ${names.slice(0, 5).join(', ')} of ${quote(this.csv.file)}: leave out braces, quotes and line breaks.`,
    );
  }

  private readRow(record: CsvRecord, columns: readonly (Column | undefined)[]): void {
    const { csv, problems, columnsAt } = this;
    const { cells, line, offset, endLine } = record;
    const location = this.startOf(record);
    if (cells.length !== columns.length) {
      const at = cells.length > columns.length ? cellPlace(csv, record, columns.length) : location;
      problems.add(
        at,
        `The row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, and the header ${columns.length} ${columns.length === 1 ? 'column' : 'columns'}.`,
        'A cell that contains the separator or a line end must be in quotation marks.',
      );
      return;
    }
    const { places } = this;
    const placeOf = (column: string): SourceLocation =>
      cellPlace(csv, { offset, line }, places.get(column) ?? 0);
    const values = new Map<string, unknown>();
    const own: OwnCell[] = [];
    for (const [index, column] of columns.entries()) {
      const text = cells[index] ?? '';
      if (column === undefined) continue;
      if (column.kind !== 'variable') own.push({ column, text });
      else this.readValue(column, text, values, placeOf);
    }
    const facts = factsOf(own, placeOf, problems);
    this.rows.push({ location, endLine, values, facts, columnsAt, placeOf });
  }

  private readValue(
    { name, type }: Extract<Column, { kind: 'variable' }>,
    text: string,
    values: Map<string, unknown>,
    placeOf: (column: string) => SourceLocation,
  ): void {
    const typed = typedValue(text, type);
    if ('fault' in typed)
      this.problems.add(placeOf(name), `In the column ${quote(name)}: ${typed.fault}`);
    else if (typed.value !== undefined) values.set(name, typed.value);
  }
}

// The language of promptfoo's `__expected` columns: `type(threshold):value`, a few prefixes of code and rubrics, and
// otherwise the whole answer; and that of its `__metadata` columns. The importer reads the same columns.

/** An assertion as promptfoo names it; some of its types are not ours. */
interface ExpectedAssert {
  readonly type: string;
  readonly value?: unknown;
  readonly threshold?: number;
}

/** promptfoo's own types: a text that begins with another word is compared as a whole. */
const TYPES = [
  'answer-relevance',
  'bleu',
  'classifier',
  'contains',
  'contains-all',
  'contains-any',
  'contains-html',
  'contains-json',
  'contains-sql',
  'contains-xml',
  'context-faithfulness',
  'context-recall',
  'context-relevance',
  'conversation-relevance',
  'cost',
  'equals',
  'factuality',
  'finish-reason',
  'g-eval',
  'gleu',
  'guardrails',
  'icontains',
  'icontains-all',
  'icontains-any',
  'is-html',
  'is-json',
  'is-refusal',
  'is-sql',
  'is-valid-function-call',
  'is-valid-openai-function-call',
  'is-valid-openai-tools-call',
  'is-xml',
  'javascript',
  'latency',
  'levenshtein',
  'llm-rubric',
  'meteor',
  'model-graded-closedqa',
  'model-graded-factuality',
  'moderation',
  'perplexity',
  'perplexity-score',
  'pi',
  'python',
  'regex',
  'rouge-n',
  'ruby',
  'search-rubric',
  'similar',
  'starts-with',
  'tool-call-f1',
  'webhook',
  'word-count',
];
const SHORTHAND = new RegExp(
  `^((?:not-)?(${TYPES.join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`,
);
const LISTS = ['contains-all', 'contains-any', 'icontains-all', 'icontains-any'];
/** Without a number in brackets. */
const THRESHOLDS = new Map([
  ['similar', 0.8],
  ['cost', 0.75],
  ['latency', 0.75],
]);
const SCRIPTS = ['javascript:', 'fn:', 'eval:'];
const RUBRICS = ['llm-rubric:', 'grade:'];

/** The assertion that a text of an `__expected` column stands for. */
export function assertionOf(text: string): ExpectedAssert {
  const script = SCRIPTS.find((start) => text.startsWith(start));
  if (script !== undefined) return { type: 'javascript', value: text.slice(script.length).trim() };
  const rubric = RUBRICS.find((start) => text.startsWith(start));
  if (rubric !== undefined) return { type: 'llm-rubric', value: text.slice(rubric.length).trim() };
  if (/^file:\/\/.*\.[cm]?[jt]s(?::|$)/.test(text)) return { type: 'javascript', value: text };
  if (/^file:\/\/.*\.py(?::|$)/.test(text)) return { type: 'python', value: text };
  const [, type, kind = '', threshold, value = ''] = SHORTHAND.exec(text) ?? [];
  if (type === undefined) return { type: 'equals', value: text };
  const content = contentOf(kind, value);
  const usual = THRESHOLDS.get(kind);
  return {
    type,
    ...(content !== undefined && { value: content }),
    ...(usual !== undefined && { threshold: threshold === undefined ? usual : Number(threshold) }),
  };
}

function contentOf(kind: string, value: string): unknown {
  if (LISTS.includes(kind)) return value.split(',').map((item) => item.trim());
  const text = value.trim();
  if (text === '') return undefined;
  return kind === 'is-json' || kind === 'contains-json' ? schemaOf(text) : text;
}

/** A JSON Schema is written as JSON, or is a file. */
function schemaOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The entry of a `__metadata:key` column: `tags[]` holds a list; `\,` is a comma in one of its members. */
export function metadataOf(
  key: string,
  text: string,
): [key: string, value: string | readonly string[]] {
  if (!key.endsWith('[]')) return [key, text];
  const items = text.split(/(?<!\\),/).map((item) => item.trim().replaceAll('\\,', ','));
  return [key.slice(0, -2), items];
}

/** Whether `{{...}}` can hold a name. */
function isPlaceholderName(name: string): boolean {
  return new RegExp(`^${PLACEHOLDER}$`).exec(`{{${name}}}`)?.[1] === name;
}
