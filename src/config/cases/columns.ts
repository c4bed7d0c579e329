/** Columns of `cases`: variables with their types, and promptfoo's own, which begin with `__`. */
import { didYouMean } from '../checks/suggestion.js';
import type { ConfigProblem } from '../problem.js';
import { isNestedTooDeeply } from '../source/json-text.js';
import { quote } from '../source/yaml-path.js';
import { inexactNumber } from '../source/untyped.js';
import type { SourceLocation, SourceSpan, TestCase } from '../suite.js';
import { assertionOf, metadataOf } from './expected-column.mjs';

type ColumnType = 'text' | 'number' | 'boolean' | 'json';

export type Column =
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

/** Whether `{{...}}` can hold a name. */
export function isPlaceholderName(name: string): boolean {
  return /^[\w.]+$/.test(name);
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
export function typedValue(text: string, type: ColumnType): { value: unknown } | { fault: string } {
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
