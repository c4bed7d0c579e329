/** Rows of a CSV or TSV file: the first line names the columns, with their types; each further record is a row. */
import { CsvError, parse } from 'csv-parse/sync';
import type { SourceLocation } from '../suite.js';
import { quote } from '../source/yaml-path.js';
import {
  type CaseRow,
  type Column,
  columnOf,
  factsOf,
  isPlaceholderName,
  MAX_COLUMNS,
  MAX_ROWS,
  type OwnCell,
  RowProblems,
  type RowsResult,
  typedValue,
} from './columns.js';

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
      `No {{...}} can name ${names.length === 1 ? 'the column' : 'the columns'} ${names.slice(0, 5).join(', ')} of ${quote(this.csv.file)}: names are made of letters, digits, "_" and ".".`,
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
