/** Texts of a test as the page shows them, cut and marked: what was asked, the answer, and the base's answer beside it. */
import { count } from '../../basics/format.js';
import {
  type FileChange,
  type InputMessage,
  type TestCaseRunResult,
  type ToolCallResult,
  countsAs,
} from '../../engine/results.js';
import { firstPart } from '../../redaction/cut.js';
import { excerpt, plainBlock } from '../escape.js';
import type { AssertionResult } from '../../assertions/assertion.js';
import { diffWordsWithSpace } from 'diff';
import type { ReportedResult } from '../report.js';
import { fileCounts } from '../story/words.js';

export type QuestionDetail = NonNullable<ReturnType<typeof questionOf>>;

const MAX_VARIABLES = 50;
const MAX_TOOLS = 50;
const MAX_NAME = 300;
const MAX_VALUE = 1_000;
const MAX_PARAMETERS = 4_000;

/** The question with at most `max` characters of each message; undefined where there is none to show. */
export function questionOf(input: TestCaseRunResult['input'], max: number) {
  if (input === undefined || max === 0) return undefined;
  const valueLength = Math.min(max, MAX_VALUE);
  return {
    vars: Object.entries(input.vars)
      .slice(0, MAX_VARIABLES)
      .map(([name, value]) => [excerpt(name, MAX_NAME), cutBlock(value, valueLength)] as const),
    messages: input.messages.map(({ role, content, images = [] }) => {
      const files = images.map(({ path, type, bytes }) => `[${path}: ${type}, ${bytes} bytes]`);
      return { role, ...shownText([content, ...files].join('\n'), max) };
    }),
    tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({
      name: excerpt(name, MAX_NAME),
      description: description === undefined ? undefined : cutBlock(description, valueLength),
      /** JSON Schema of its arguments, as JSON. */
      parameters:
        parameters === undefined
          ? undefined
          : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)),
    })),
    /** Of a `command` test. */
    command: input.command === undefined ? undefined : cutBlock(input.command, max),
  };
}

// Foreign text for the page: cleaned, and cut where it is long.

export interface ShownText {
  readonly text: string;
  /** How much was cut off, and where it can be read. */
  readonly note?: string;
}

/** The first `max` characters of a message or an answer. */
export function shownText(text: string, max: number): ShownText {
  const shown = plainBlock(firstPart(text, max));
  if (text.length <= max) return { text: shown };
  return {
    text: shown,
    note: `Cut here: ${count(max)} of ${count(text.length)} characters. report.json has all of it.`,
  };
}

/** As shownText, with an ellipsis for what was cut off. */
export function cutBlock(text: string, max: number): string {
  const shown = plainBlock(firstPart(text, max));
  return text.length <= max ? shown : `${shown}…`;
}

/** A value as JSON on one line. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/gu, ' ');
  } catch {
    // JSON.stringify recurses: the stack ends before the nesting does.
    return '(nested too deeply to show)';
  }
}

// Where in an answer the offence is: forbidden words, and personal data that was redacted.

/** A span of a text, in UTF-16 code units. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'forbidden' | 'redacted' | 'removed' | 'added';
}

/** A text in which spans are marked. */
export interface MarkedText extends ShownText {
  readonly marks: readonly Mark[];
}

const MAX_OFFENCES = 200;
/** Characters. A very long pattern overflows the stack of the regular expression's compiler. */
const MAX_PATTERN = 2_000;

/** Marks of the failed assertions in a text that plainBlock has cleaned: sorted, not overlapping, at most 200. */
export function marksOf(text: string, assertions: readonly AssertionResult[]): readonly Mark[] {
  const found = assertions
    .filter((assertion) => !assertion.passed)
    .flatMap((assertion) => [
      ...textsOf(assertion, 'forbidden').flatMap((needle) =>
        occurrences(text, needle, 'forbidden'),
      ),
      ...textsOf(assertion, 'redactedMatches').flatMap((needle) =>
        occurrences(text, needle, 'redacted'),
      ),
    ])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return withoutOverlaps(found).slice(0, MAX_OFFENCES);
}

/** The texts of a list that the assertion's metadata has. */
function textsOf(
  { metadata }: AssertionResult,
  name: 'forbidden' | 'redactedMatches',
): readonly string[] {
  const list: unknown = metadata?.[name];
  if (!Array.isArray(list)) return [];
  const texts: readonly unknown[] = list;
  return [...new Set(texts.filter((item) => typeof item === 'string'))];
}

/** As written where the text has it so, else without regard to case, as `icontains` and keywords find it. */
function occurrences(text: string, needle: string, kind: Mark['kind']): readonly Mark[] {
  const plain = plainBlock(needle);
  if (plain.trim() === '' || plain.length > MAX_PATTERN) return [];
  const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const found = ['gu', 'giu'].map((flags) => [...text.matchAll(new RegExp(pattern, flags))]);
  return (found.find(({ length }) => length > 0) ?? [])
    .slice(0, MAX_OFFENCES)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length, kind }));
}

function withoutOverlaps(marks: readonly Mark[]): readonly Mark[] {
  let end = 0;
  return marks.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}

// What is known of the base beside what this run has: the prompt, an answer, the calls, the changed files.

/** What is below a title: a text, or a list. */
export interface Side {
  readonly title: string;
  readonly text?: MarkedText;
  readonly items?: readonly Item[];
}

/** A call, or a file that an agent changed, with its diff where the report has one. */
export interface Item {
  readonly title: string;
  readonly text?: MarkedText | undefined;
}

interface Pair {
  readonly before: Side;
  readonly after: Side;
  /** Why nothing is marked. */
  readonly note?: string | undefined;
}

export interface BeforeAfter {
  /** Whether the answer of this run did. */
  readonly passed: boolean;
  readonly pairs: readonly Pair[];
}

export type BeforeAfters = ReadonlyMap<ReportedResult, BeforeAfter>;

/** Characters of each answer that are shown and compared. */
export const MAX_COMPARED = 6_000;
/** Words that differ. Above this the answers have little in common, and finding out what takes long. */
const MAX_EDITS = 150;
/** Each may take some milliseconds; further results are shown without marks. */
const MAX_MARKED_RESULTS = 50;
const MAX_MARKS = 400;

/** Of all results of which both answers are known, made once for whatever the page has room for. */
export function beforeAfters(results: readonly ReportedResult[]): BeforeAfters {
  const found = new Map<ReportedResult, BeforeAfter>();
  for (const result of results) {
    const one = beforeAfterOf(result, found.size < MAX_MARKED_RESULTS);
    if (one !== undefined) found.set(result, one);
  }
  return found;
}

function beforeAfterOf(
  { comparison, runs }: ReportedResult,
  isMarked: boolean,
): BeforeAfter | undefined {
  const known = comparison?.before;
  const shown = runs.filter((run) => run.outputOmitted !== true && run.turns === undefined);
  // A run that failed says more about a change than one that passed.
  const run = shown.find((one) => !countsAs(one).passed) ?? shown[0];
  if (known === undefined || run === undefined) return undefined;
  const { passed } = countsAs(run);
  const outcome = (isPassed: boolean) => (isPassed ? 'passed' : 'failed');
  const answers = textPair(
    [`Before: an answer on the base (${outcome(known.passed)})`, known.outputText],
    [`After: an answer of this run (${outcome(passed)})`, run.outputText],
    isMarked,
  );
  return {
    passed,
    pairs: [
      ...(isMarked ? promptPairs(known.messages ?? [], run.input?.messages ?? []) : []),
      answers,
      ...listPair('Calls', callItems(known.calls ?? []), callItems(run.toolCalls)),
      ...listPair('Changed files', fileItems(known.changes ?? []), fileItems(run.changes ?? [])),
    ],
  };
}

type Titled = readonly [title: string, text: string];

function textPair(there: Titled, here: Titled, isMarked: boolean): Pair {
  const before = shownText(there[1], MAX_COMPARED);
  const after = shownText(here[1], MAX_COMPARED);
  const marks = isMarked ? differences(before.text, after.text) : TOO_MANY;
  return {
    before: { title: there[0], text: { ...before, marks: marks.before } },
    after: { title: here[0], text: { ...after, marks: marks.after } },
    note: marks.note,
  };
}

/** Messages whose text is another one, as far as both sides have them in the same place. */
function promptPairs(
  there: readonly InputMessage[],
  here: readonly InputMessage[],
): readonly Pair[] {
  return here.flatMap(({ role, content }, index) => {
    const known = there[index];
    if (known === undefined || known.role !== role || known.content === content) return [];
    const before: Titled = [`Prompt on the base (${role})`, known.content];
    return [textPair(before, [`Prompt of this run (${role})`, content], true)];
  });
}

/** None where neither side has an item. */
function listPair(what: string, there: readonly Item[], here: readonly Item[]): readonly Pair[] {
  if (there.length === 0 && here.length === 0) return [];
  const before = { title: `${what} on the base`, items: there };
  return [{ before, after: { title: `${what} of this run`, items: here } }];
}

const MAX_CALLS = 100;
const MAX_CALL = 600;

/** As they came. */
function callItems(calls: readonly Pick<ToolCallResult, 'name' | 'arguments'>[]): readonly Item[] {
  return calls.slice(0, MAX_CALLS).map((call) => ({
    title: cutBlock(`${call.name}(${jsonText(call.arguments)})`, MAX_CALL),
  }));
}

const MAX_FILES = 100;
const MAX_PATH = 300;

export function fileItems(changes: readonly FileChange[]): readonly Item[] {
  return changes.slice(0, MAX_FILES).map((file) => ({
    title: `${excerpt(file.path, MAX_PATH)} (${fileCounts(file)})`,
    text: file.patch === undefined || file.patch === '' ? undefined : markedDiff(file.patch),
  }));
}

/** With the lines marked that begin with a sign. */
function markedDiff(patch: string): MarkedText {
  const shown = shownText(patch, MAX_COMPARED);
  const marks: Mark[] = [];
  let start = 0;
  for (const line of shown.text.split('\n')) {
    const kind = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined;
    const end = start + line.length;
    if (kind !== undefined && marks.length < MAX_MARKS) marks.push({ start, end, kind });
    start = end + 1;
  }
  return { ...shown, marks };
}

interface Differences {
  readonly before: readonly Mark[];
  readonly after: readonly Mark[];
  readonly note?: string;
}

const TOO_MANY: Differences = {
  before: [],
  after: [],
  note: `Differences are marked in the first ${MAX_MARKED_RESULTS} tests only.`,
};

const TOO_DIFFERENT: Differences = {
  before: [],
  after: [],
  note: 'The answers have too little in common to mark what differs.',
};

/** Spans of words that only one side has. */
function differences(before: string, after: string): Differences {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (parts === undefined) return TOO_DIFFERENT;
  const marks: { before: Mark[]; after: Mark[] } = { before: [], after: [] };
  let [at, now] = [0, 0];
  for (const { added, removed, value } of parts) {
    const { length } = value;
    if (removed) marks.before.push({ start: at, end: at + length, kind: 'removed' });
    else if (added) marks.after.push({ start: now, end: now + length, kind: 'added' });
    if (!added) at += length;
    if (!removed) now += length;
  }
  return { before: marks.before.slice(0, MAX_MARKS), after: marks.after.slice(0, MAX_MARKS) };
}
