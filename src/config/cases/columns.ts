/** Columns of `cases`: variables with their types, and promptfoo's own, which begin with `__`. */
import { didYouMean } from '../checks/suggestion.js';
import { inexactNumber } from '../source/yaml-value.js';
import { isNestedTooDeeply } from '../source/json-text.js';
import type { SourceLocation } from '../suite.js';
import { quote } from '../source/yaml-path.js';
import { assertionOf, metadataOf } from './expected-column.mjs';
import type { RowAssert, RowFacts, RowProblems } from './case-row.js';

export type ColumnType = 'text' | 'number' | 'boolean' | 'json';

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
export const OWN_NAMES = ['__expected', '__metadata:', ...FACTS.map((fact) => `__${fact}`)];
const TYPE_NAMES: readonly ColumnType[] = ['number', 'boolean', 'json'];

/** What is wrong with a column's name: a sentence, and what to do. */
export interface ColumnFault {
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
