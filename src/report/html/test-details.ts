/**
 * What a row of the table unfolds to: the runs of a result, their assertions, answers and tool calls; what was asked, and the
 * base's answer beside this run's. Texts are plain, cut and marked.
 */
import { diffWordsWithSpace } from 'diff';
import { fileCounts, SIGNS } from '../story/words.js';
import { type AssertionResult, bandOf, listedFacts } from '../../assertions/assertion.js';
import { answerId } from '../../engine/judges/judge-check.js';
import { isOthersVerdict } from '../../engine/evaluate/aggregate.js';
import {
  type FileChange,
  type InputMessage,
  type TestCaseRunResult,
  type ToolCallResult,
  countsAs,
} from '../../engine/results.js';
import { firstPart } from '../../redaction/cut.js';
import type { RunTrace } from '../../providers/provider.js';
import { excerpt, plainBlock, reusedWords } from '../escape.js';
import { count, duration, plural, score, trimZeros, costWords } from '../../basics/format.js';
import type { ReportedResult } from '../report.js';

/** How much of what the models wrote the page holds; embedded-data.ts has the ladder. */
export interface DetailExtent {
  readonly answersOf: 'all' | 'failed' | 'none';
  /** Characters of each answer. */
  readonly answer: number;
  /** Whether answers that passed list their assertions. */
  readonly passedRuns: 'whole' | 'counted';
}

const MAX_MESSAGE = 4_000;
const MAX_FACT = 600;
const MAX_LABEL = 300;
const MAX_ARGUMENTS = 4_000;
const MAX_CALLS = 100;
const MAX_FACTS = 20;

/** What a row unfolds to: the question of a result and its runs in order. */
export type ResultDetail = ReturnType<typeof resultDetail>;

export function resultDetail(
  result: ReportedResult,
  extent: DetailExtent,
  labelled: KnownLabels,
  beforeAfter?: BeforeAfter,
) {
  const shown = result.runs.find((run) => run.input !== undefined && isWanted(run, extent));
  const question = questionOf(shown?.input, extent.answer);
  const known = JSON.stringify(question);
  const { runs: counted, extraRuns = [] } = result;
  const runs = [...counted, ...extraRuns].map((run, index) => {
    const isExtra = index >= counted.length;
    const detail = runDetail(run, extent, labelled, isExtra);
    const isShown = run.input === shown?.input || !isWanted(run, extent);
    const own = isShown ? undefined : questionOf(run.input, extent.answer);
    // Where it differs from that of the result: personal data is redacted run by run.
    return { ...detail, question: JSON.stringify(own) === known ? undefined : own };
  });
  return {
    /** What the row of its case says of the test; absent where it says nothing. */
    about: aboutOf(result),
    /** Absent where no run is shown with its answer. */
    question,
    runs,
    /** An answer of the base beside one of this run. */
    beforeAfter:
      beforeAfter !== undefined && hasRoom(beforeAfter, extent) ? beforeAfter : undefined,
  };
}

function aboutOf({ description, metadata = {} }: ReportedResult) {
  const values: [string, string][] = [
    ...(description === undefined ? [] : [['Description', description] as [string, string]]),
    ...Object.entries(metadata).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : value.join(', '),
    ]),
  ];
  if (values.length === 0) return undefined;
  return values
    .slice(0, MAX_FACTS)
    .map(([name, value]) => [excerpt(name, MAX_LABEL), excerpt(value, MAX_FACT)] as const);
}

/** Both answers or none: it is the difference that counts. */
function hasRoom({ passed }: BeforeAfter, { answersOf, answer }: DetailExtent): boolean {
  if (answer < MAX_COMPARED) return false;
  return answersOf === 'all' || (answersOf === 'failed' && !passed);
}

function isWanted(run: TestCaseRunResult, { answersOf }: DetailExtent): boolean {
  return answersOf === 'all' || (answersOf === 'failed' && !countsAs(run).passed);
}

/** @param isExtra the run counts in no gate */
function runDetail(
  run: TestCaseRunResult,
  extent: DetailExtent,
  labelled: KnownLabels,
  isExtra: boolean,
) {
  const passed = countsAs(run).passed;
  const wanted = isWanted(run, extent);
  const head = {
    title: `Answer ${run.runIndex + 1}`,
    verdict: verdictOf(run),
    facts: [...(isExtra ? ['for the comparison only, counts in no gate'] : []), ...runFacts(run)],
  };
  const isCounted = passed && extent.passedRuns === 'counted';
  const answers = isCounted ? [] : answersOf(run, wanted ? extent.answer : 0);
  const assertions = isCounted ? [] : run.assertions;
  return {
    ...head,
    assertions: assertions.map((assertion) => ({
      ...assertionDetail(assertion),
      judged: judgedOf(assertion, run, answers, labelled),
    })),
    answers,
    /** What an agent changed; absent where that is nothing, or not known. */
    changes: wanted && run.changes?.length ? fileItems(run.changes) : undefined,
    /** Model calls and tools of an agent that sent traces. */
    trace: wanted ? traceTree(run.trace) : undefined,
    /** What the model thought; not judged. */
    thoughts: thoughtsOf(run, wanted ? extent.answer : 0),
    /** Why there is no answer to read, or no assertion. */
    note: isCounted
      ? `${plural(run.assertions.length, 'assertion')} passed. They are in report.json: this page would be too large.`
      : answerNote(run, wanted),
  };
}

function verdictOf(run: TestCaseRunResult): 'passed' | 'failed' | 'errored' | 'not-run' {
  if (countsAs(run).notRun) return 'not-run';
  if (countsAs(run).errored) return 'errored';
  return countsAs(run).passed ? 'passed' : 'failed';
}

function answerNote(run: TestCaseRunResult, wanted: boolean): string | undefined {
  if (countsAs(run).cancelled) return 'Not asked to the end: the run was cancelled before.';
  if (countsAs(run).unneeded) {
    return run.callCount === 0
      ? 'Not asked: the verdict was decided without it.'
      : 'Not judged: it was under way when the verdict was decided without it.';
  }
  if (run.outputOmitted === true) {
    return run.assertions.some(isOthersVerdict)
      ? 'No answer is here: the file of the harness has none, or the input outputs leaves it out.'
      : 'Question and answer are left out (input outputs).';
  }
  if (!wanted) return 'Question and answer are in report.json: this page would be too large.';
  return undefined;
}

function runFacts(run: TestCaseRunResult): readonly string[] {
  const { tokenUsage, costEstimateUsd, callCount } = run;
  const { outcome } = run;
  return [
    ...(outcome.kind === 'reused' ? [reusedWords(outcome)] : []),
    ...(run.latencyUnstated === true ? [] : [duration(run.latencyMs)]),
    costWords(costEstimateUsd),
    ...(run.callCount === 0 && tokenUsage.totalTokens === 0
      ? []
      : [plural(tokenUsage.totalTokens, 'token')]),
    ...(callCount === 0 ? [] : [plural(callCount, 'call')]),
    ...(run.thoughtCharacters === undefined
      ? []
      : [`${SIGNS.idle} ${plural(run.thoughtCharacters, 'character')} of thoughts`]),
    ...(run.truncated ? [`${SIGNS.look} cut at maxTokens`] : []),
    ...(run.turnLimitReached ? ['ended at its limit of turns'] : []),
    ...(run.agent?.denied === undefined ? [] : [deniedWords(run.agent.denied)]),
    ...(run.callsShortened === true ? ['calls by name only: the report was too large'] : []),
    ...(run.checksOmitted === true ? ['details of checks left out: the report was too large'] : []),
  ];
}

function deniedWords({
  tools,
  allowedBy,
}: {
  tools: readonly string[];
  allowedBy: string;
}): string {
  const names = tools.slice(0, MAX_CALLS).map((tool) => excerpt(tool, MAX_LABEL));
  return `${SIGNS.look} denied ${names.join(', ')}: allowed by ${excerpt(allowedBy, MAX_LABEL)}`;
}

function thoughtsOf({ thoughts = '' }: TestCaseRunResult, max: number): ShownText | undefined {
  return thoughts === '' || max === 0 ? undefined : shownText(thoughts, max);
}

type AnswerDetail = ReturnType<typeof answersOf>[number];

function answersOf(run: TestCaseRunResult, max: number) {
  const omitted = run.outputOmitted === true || max === 0;
  const detail = (
    { outputText, toolCalls }: Pick<TestCaseRunResult, 'outputText' | 'toolCalls'>,
    turn?: NonNullable<TestCaseRunResult['turns']>[number],
    index = 0,
  ) => ({
    /** Name of the conversation's turn. */
    turn: turn === undefined ? undefined : excerpt(turn.label, MAX_LABEL),
    /** The user message of a turn after the first, whose message is in the question. */
    user:
      omitted || turn?.user === undefined || index === 0 ? undefined : shownText(turn.user, max),
    calls: toolCalls
      .slice(0, MAX_CALLS)
      .map((call) => callDetail(call, omitted || run.callsShortened === true)),
    answer: omitted ? { text: '', marks: [] } : markedText(outputText, run.assertions, max),
  });
  const answers = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
  return answers.filter(
    ({ user, calls, answer }) => user !== undefined || calls.length > 0 || answer.text !== '',
  );
}

function markedText(text: string, assertions: readonly AssertionResult[], max: number): MarkedText {
  const shown = shownText(text, max);
  return { ...shown, marks: marksOf(shown.text, assertions) };
}

/** Arguments and what it was answered with, as JSON; absent where they are left out. */
function callDetail(call: ToolCallResult, omitted: boolean) {
  return {
    name: excerpt(call.name, MAX_LABEL),
    args: omitted ? undefined : cutBlock(jsonText(call.arguments), MAX_ARGUMENTS),
    result:
      omitted || call.result === undefined
        ? undefined
        : cutBlock(jsonText(call.result), MAX_ARGUMENTS),
  };
}

function assertionDetail(assertion: AssertionResult) {
  const { assertionType, label, passed, advisory, failureCode, failureMessage, metadata } =
    assertion;
  const message = failureMessage ?? '';
  const reason = reasonOf(assertion);
  return {
    label: excerpt(label, MAX_LABEL),
    type: excerpt(assertionType, MAX_LABEL),
    passed,
    advisory,
    scoreText: isOthersVerdict(assertion) ? '' : score(assertion.score),
    /** For assertions that grade. */
    band: isGraded(assertion) ? bandOf(assertion.score) : undefined,
    code: failureCode,
    message: message === '' ? undefined : cutBlock(message, MAX_MESSAGE),
    reason: reason === undefined ? undefined : cutBlock(reason, MAX_MESSAGE),
    facts: listedFacts(metadata)
      .filter(([, value]) => saysSomething(value, [label, message, reason]))
      .slice(0, MAX_FACTS)
      .map(([name, value]) => [excerpt(name, MAX_LABEL), factText(value)] as const),
  };
}

/** By criterion: whether people call an answer good, by its id. */
export type KnownLabels = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

interface Judged {
  readonly criterion: string;
  readonly answer: number;
  /** What the file of labels says of that answer, where it has it. */
  readonly good?: boolean | undefined;
}

/** The criterion of a judge, where an assertion is one. */
export function criterionOf({ assertionType, metadata }: AssertionResult): string | undefined {
  if (assertionType !== 'judge' || metadata?.criteria === undefined) return undefined;
  return plainBlock(metadata.criteria);
}

/** Of a judge's criterion: its text, and the place of the answer among the run's; undefined where not all of it is shown. */
function judgedOf(
  assertion: AssertionResult,
  run: TestCaseRunResult,
  answers: readonly AnswerDetail[],
  labelled: KnownLabels,
): Judged | undefined {
  const criterion = criterionOf(assertion);
  if (criterion === undefined) return undefined;
  // A turn's own assertions carry its name.
  const turn = run.turns?.find(({ label }) => assertion.label.startsWith(`${label}: `));
  const text = plainBlock((turn ?? run).outputText);
  const name = turn === undefined ? undefined : excerpt(turn.label, MAX_LABEL);
  const answer = answers.findLastIndex(
    (shown) => (name === undefined || shown.turn === name) && shown.answer.text === text,
  );
  if (answer === -1 || text === '') return undefined;
  return { criterion, answer, good: labelled.get(criterion)?.get(answerId(text)) };
}

/** Why it passed or failed, where its message does not say so already. */
function reasonOf({ metadata, failureMessage }: AssertionResult): string | undefined {
  const reasons: readonly unknown[] = [metadata?.reasoning, metadata?.reason];
  return reasons
    .filter((reason) => typeof reason === 'string')
    .find((reason) => reason !== '' && reason !== failureMessage);
}

/** Whether its score is more than yes or no. */
export function isGraded({ assertionType, metadata }: AssertionResult): boolean {
  if (assertionType === 'judge') return true;
  if (assertionType === 'drift') return metadata?.['exercised'] !== false;
  return metadata?.['scored'] === true;
}

/** Texts that the row already shows say nothing new. */
function saysSomething(value: unknown, shown: readonly unknown[]): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && !shown.includes(value);
}

function factText(value: unknown): string {
  if (typeof value === 'string') return cutBlock(value, MAX_FACT);
  if (typeof value === 'number' && !Number.isInteger(value)) return trimZeros(count(value, 4));
  return cutBlock(jsonText(value), MAX_FACT);
}

// The tree of an agent's run, from its traces: one line a step, nested as its spans were.

const MAX_STEP_NAME = 200;

const KIND_WORDS: Readonly<Record<RunTrace['steps'][number]['kind'], string>> = {
  agent: 'agent',
  model: 'model call',
  tool: 'tool',
  step: 'step',
};

/** Undefined where the run sent no spans that could be shown. */
function traceTree(trace: RunTrace | undefined) {
  if (trace === undefined || trace.steps.length === 0) return undefined;
  return {
    lines: trace.steps.map(({ kind, name, depth, startMs, durationMs, ...rest }) => ({
      kind: KIND_WORDS[kind],
      name: excerpt(name, MAX_STEP_NAME),
      /** From 0. */
      depth,
      /** How long it took, when it began, tokens. */
      facts: [duration(durationMs), `after ${duration(startMs)}`, ...tokenWords(rest)],
      failed: rest.failed === true,
    })),
    /** What is not in the tree. */
    note: traceNote(trace),
  };
}

function tokenWords({
  inputTokens,
  outputTokens,
}: Pick<RunTrace['steps'][number], 'inputTokens' | 'outputTokens'>): readonly string[] {
  if (inputTokens === undefined && outputTokens === undefined) return [];
  return [`${count(inputTokens ?? 0)} tokens in, ${count(outputTokens ?? 0)} out`];
}

function traceNote({ steps, understoodSpans, otherSpans, ...lost }: RunTrace): string | undefined {
  const more = Math.max(0, understoodSpans - steps.length);
  const parts = [
    ...(more === 0 ? [] : [plural(more, 'more step')]),
    ...(otherSpans === 0
      ? []
      : [plural(otherSpans, 'span of no known convention', 'spans of no known convention')]),
    ...(lost.droppedSpans === 0
      ? []
      : [plural(lost.droppedSpans, 'span beyond the limit', 'spans beyond the limit')]),
    ...(lost.refusedExports === 0 ? [] : [plural(lost.refusedExports, 'refused export')]),
  ];
  return parts.length === 0 ? undefined : `Not shown: ${parts.join(', ')}.`;
}

// What was asked.

export type QuestionDetail = NonNullable<ReturnType<typeof questionOf>>;

const MAX_VARIABLES = 50;
const MAX_TOOLS = 50;
const MAX_NAME = 300;
const MAX_VALUE = 1_000;
const MAX_PARAMETERS = 4_000;

/** The question with at most `max` characters of each message; undefined where there is none to show. */
function questionOf(input: TestCaseRunResult['input'], max: number) {
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
function shownText(text: string, max: number): ShownText {
  const shown = plainBlock(firstPart(text, max));
  if (text.length <= max) return { text: shown };
  return {
    text: shown,
    note: `Cut here: ${count(max)} of ${count(text.length)} characters. report.json has all of it.`,
  };
}

/** As shownText, with an ellipsis for what was cut off. */
function cutBlock(text: string, max: number): string {
  const shown = plainBlock(firstPart(text, max));
  return text.length <= max ? shown : `${shown}…`;
}

/** A value as JSON on one line. */
function jsonText(value: unknown): string {
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
function marksOf(text: string, assertions: readonly AssertionResult[]): readonly Mark[] {
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
  if (plain.trim() === '') return [];
  const { length } = plain;
  const marks: Mark[] = [];
  for (let start = text.indexOf(plain); start !== -1; start = text.indexOf(plain, start + length)) {
    marks.push({ start, end: start + length, kind });
    if (marks.length === MAX_OFFENCES) break;
  }
  return marks.length > 0 || length > MAX_PATTERN ? marks : inAnyCase(text, plain, kind);
}

function inAnyCase(text: string, plain: string, kind: Mark['kind']): readonly Mark[] {
  const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return [...text.matchAll(new RegExp(pattern, 'giu'))]
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

interface BeforeAfter {
  /** Whether the answer of this run did. */
  readonly passed: boolean;
  readonly pairs: readonly Pair[];
}

export type BeforeAfters = ReadonlyMap<ReportedResult, BeforeAfter>;

/** Characters of each answer that are shown and compared. */
const MAX_COMPARED = 6_000;
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

const MAX_CALL = 600;

/** As they came. */
function callItems(calls: readonly Pick<ToolCallResult, 'name' | 'arguments'>[]): readonly Item[] {
  return calls.slice(0, MAX_CALLS).map((call) => ({
    title: cutBlock(`${call.name}(${jsonText(call.arguments)})`, MAX_CALL),
  }));
}

const MAX_FILES = 100;
const MAX_PATH = 300;

function fileItems(changes: readonly FileChange[]): readonly Item[] {
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
  note: 'These two texts have too little in common to mark what differs.',
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
