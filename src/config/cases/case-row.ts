/** What `cases` are made of: rows whose columns are variables, and the columns that begin with `__`. */
import type { ConfigProblem } from '../problem.js';
import type { SourceLocation, SourceSpan, TestCase } from '../suite.js';

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

export interface RowFacts {
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
export interface RowAssert {
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

/** The lines of a test's row. */
export function rowSpan(row: CaseRow | undefined): readonly SourceSpan[] {
  if (row === undefined) return [];
  const { location, endLine } = row;
  return [{ kind: 'test', file: location.file, startLine: location.line, endLine }];
}

/** What a test has of its row, beside its values. */
export function caseFacts(
  row: CaseRow | undefined,
): Pick<TestCase, 'isCase' | 'description' | 'metadata'> {
  if (row === undefined) return {};
  const { description, metadata } = row.facts;
  return { isCase: true, description, metadata };
}
