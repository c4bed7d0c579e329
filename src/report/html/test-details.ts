/** What a row of the table unfolds to: the runs of a result, their assertions, answers and tool calls. */
import { SIGNS } from '../story/words.js';
import { type AssertionResult, bandOf, listedFacts } from '../../assertions/assertion.js';
import { isOthersVerdict } from '../../engine/evaluate/aggregate.js';
import { type TestCaseRunResult, type ToolCallResult, countsAs } from '../../engine/results.js';
import type { RunTrace } from '../../providers/provider.js';
import { excerpt, plainBlock, reusedWords } from '../escape.js';
import { count, duration, plural, score, trimZeros, costWords } from '../../basics/format.js';
import type { ReportedResult } from '../report.js';
import {
  marksOf,
  type MarkedText,
  MAX_COMPARED,
  type BeforeAfter,
  cutBlock,
  fileItems,
  jsonText,
  questionOf,
  shownText,
  type ShownText,
} from './shown-text.js';

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
  beforeAfter?: BeforeAfter,
) {
  const shown = result.runs.find((run) => run.input !== undefined && isWanted(run, extent));
  const question = questionOf(shown?.input, extent.answer);
  const known = JSON.stringify(question);
  const { runs: counted, extraRuns = [] } = result;
  const runs = [...counted, ...extraRuns].map((run, index) => {
    const detail = runDetail(run, extent, index >= counted.length);
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
function runDetail(run: TestCaseRunResult, extent: DetailExtent, isExtra: boolean) {
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
      judged: judgedOf(assertion, run, answers),
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
  return answer === -1 || text === '' ? undefined : { criterion, answer };
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
