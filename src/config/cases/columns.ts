/** Columns of `cases`: variables with their types, and promptfoo's own, which begin with `__`. */
import { type ConfigProblem, didYouMean, quote } from '../problem.js';
import type { SourceLocation } from '../suite.js';

export type ColumnType = 'text' | 'number' | 'boolean' | 'json';

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

// The language of promptfoo's `__expected` columns: `type(threshold):value`, a few prefixes of code and rubrics, and
// otherwise the whole answer; and that of its `__metadata` columns. The importer reads the same columns.

/** An assertion as promptfoo names it; some of its types are not ours. */
interface ExpectedAssert {
  readonly type: string;
  readonly value?: unknown;
  readonly threshold?: number;
}

/** promptfoo's own types: a text that begins with another word is compared as a whole. */
const TYPES = `
  answer-relevance bleu classifier contains contains-all contains-any contains-html
  contains-json contains-sql contains-xml context-faithfulness context-recall context-relevance
  conversation-relevance cost equals factuality finish-reason g-eval gleu guardrails icontains
  icontains-all icontains-any is-html is-json is-refusal is-sql is-valid-function-call
  is-valid-openai-function-call is-valid-openai-tools-call is-xml javascript latency levenshtein
  llm-rubric meteor model-graded-closedqa model-graded-factuality moderation perplexity
  perplexity-score pi python regex rouge-n ruby search-rubric similar starts-with tool-call-f1
  webhook word-count
`;
const SHORTHAND = new RegExp(
  `^((?:not-)?(${TYPES.trim().split(/\s+/).join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`,
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
