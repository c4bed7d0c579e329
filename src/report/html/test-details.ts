/** What a row of the table unfolds to: the runs of a result, their assertions, answers and tool calls. */
import type { AssertionResult } from '../../assertions/assertion.js';
import { bandOf, type ScoreBand } from '../../assertions/scored/bands.js';
import { runPassed, isErrored } from '../../engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import type { ToolCall } from '../../providers/provider.js';
import { excerpt, plainBlock } from '../words/escape.js';
import { count, duration, plural, score, trimZeros, usd } from '../words/format.js';
import { marksOf, type Mark } from './answer-marks.js';

/** How much of what the models wrote the page holds; embedded-data.ts has the ladder. */
export interface DetailExtent {
  readonly answersOf: 'all' | 'failed' | 'none';
  /** Characters of each answer. */
  readonly answer: number;
  /** Whether runs that passed list their assertions. */
  readonly passedRuns: 'whole' | 'counted';
}

/** A text in which spans are marked. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** What was cut off. */
  readonly note?: string;
}

export interface CallDetail {
  readonly name: string;
  /** Arguments as JSON; absent when they were left out. */
  readonly args?: string;
}

export interface AnswerDetail {
  /** Name of the conversation's turn. */
  readonly turn?: string;
  readonly calls: readonly CallDetail[];
  readonly answer: MarkedText;
}

export interface AssertionDetail {
  readonly label: string;
  readonly type: string;
  readonly passed: boolean;
  readonly advisory?: true;
  readonly scoreText: string;
  /** For assertions that grade. */
  readonly band?: ScoreBand;
  readonly code?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export interface RunDetail {
  readonly title: string;
  readonly verdict: 'passed' | 'failed' | 'errored';
  readonly facts: readonly string[];
  readonly assertions: readonly AssertionDetail[];
  readonly answers: readonly AnswerDetail[];
  /** Why there is no answer to read, or no assertion. */
  readonly note?: string;
}

const MAX_MESSAGE = 4_000;
const MAX_FACT = 600;
const MAX_LABEL = 300;
const MAX_ARGUMENTS = 4_000;
const MAX_CALLS = 100;
const MAX_FACTS = 20;

/** The runs of a result in order. */
export function runDetails(
  result: AggregatedTestResult,
  extent: DetailExtent,
): readonly RunDetail[] {
  return result.runs.map((run) => runDetail(run, extent));
}

function runDetail(run: TestCaseRunResult, extent: DetailExtent): RunDetail {
  const passed = runPassed(run);
  const wanted = extent.answersOf === 'all' || (extent.answersOf === 'failed' && !passed);
  const head = {
    title: `Run ${run.runIndex + 1}`,
    verdict: verdictOf(run),
    facts: runFacts(run),
  };
  if (passed && extent.passedRuns === 'counted') {
    const note = `${plural(run.assertions.length, 'assertion')} passed. They are in report.json: this page would be too large.`;
    return { ...head, assertions: [], answers: [], note };
  }
  const note = answerNote(run, wanted);
  return {
    ...head,
    assertions: run.assertions.map(assertionDetail),
    answers: answersOf(run, wanted ? extent.answer : 0),
    ...(note === undefined ? {} : { note }),
  };
}

function verdictOf(run: TestCaseRunResult): RunDetail['verdict'] {
  if (isErrored(run)) return 'errored';
  return runPassed(run) ? 'passed' : 'failed';
}

function answerNote(run: TestCaseRunResult, wanted: boolean): string | undefined {
  if (run.outputOmitted === true) return 'The answer is left out (input outputs).';
  if (!wanted) return 'The answer is in report.json: this page would be too large.';
  return undefined;
}

function runFacts(run: TestCaseRunResult): readonly string[] {
  const { tokenUsage, costEstimateUsd, callCount } = run;
  return [
    duration(run.latencyMs),
    costEstimateUsd === null ? 'cost unknown' : usd(costEstimateUsd),
    plural(tokenUsage.totalTokens, 'token'),
    ...(callCount === 0 ? [] : [plural(callCount, 'call')]),
    ...(run.truncated ? ['✂️ cut at maxTokens'] : []),
    ...(run.turnLimitReached ? ['ended at maxTurns'] : []),
  ];
}

function answersOf(run: TestCaseRunResult, max: number): readonly AnswerDetail[] {
  const omitted = run.outputOmitted === true || max === 0;
  const detail = (
    { outputText, toolCalls }: Pick<TestCaseRunResult, 'outputText' | 'toolCalls'>,
    turn?: string,
  ): AnswerDetail => ({
    ...(turn === undefined ? {} : { turn: excerpt(turn, MAX_LABEL) }),
    calls: toolCalls.slice(0, MAX_CALLS).map((call) => callDetail(call, omitted)),
    answer: omitted ? { text: '', marks: [] } : markedText(outputText, run.assertions, max),
  });
  const answers = run.turns?.map((turn) => detail(turn, turn.label)) ?? [detail(run)];
  return answers.filter(({ calls, answer }) => calls.length > 0 || answer.text !== '');
}

function markedText(text: string, assertions: readonly AssertionResult[], max: number): MarkedText {
  const shown = plainBlock(text.slice(0, max));
  const marks = marksOf(shown, assertions);
  if (text.length <= max) return { text: shown, marks };
  return {
    text: shown,
    marks,
    note: `Cut here: ${count(max)} of ${count(text.length)} characters. The whole answer is in report.json.`,
  };
}

function callDetail({ name, arguments: args }: ToolCall, omitted: boolean): CallDetail {
  return {
    name: excerpt(name, MAX_LABEL),
    ...(omitted ? {} : { args: cutBlock(json(args), MAX_ARGUMENTS) }),
  };
}

/** Shown elsewhere in the row, or without meaning for a reader. */
const HIDDEN_FACTS: ReadonlySet<string> = new Set([
  'reasonBy',
  'band',
  'criteria',
  'exercised',
  'mismatches',
  'negated',
  'outputPreview',
  'reasoning',
  'scored',
  'type',
]);

function assertionDetail(assertion: AssertionResult): AssertionDetail {
  const { assertionType, label, passed, advisory, failureCode, failureMessage, metadata } =
    assertion;
  const reason = metadata?.['reasoning'];
  const message = failureMessage ?? '';
  return {
    label: excerpt(label, MAX_LABEL),
    type: excerpt(assertionType, MAX_LABEL),
    passed,
    ...(advisory === true ? { advisory } : {}),
    scoreText: score(assertion.score),
    ...(isGraded(assertion) ? { band: bandOf(assertion.score) } : {}),
    ...(failureCode === undefined ? {} : { code: failureCode }),
    ...(message === '' ? {} : { message: cutBlock(message, MAX_MESSAGE) }),
    ...(typeof reason === 'string' && reason !== ''
      ? { reason: cutBlock(reason, MAX_MESSAGE) }
      : {}),
    facts: Object.entries(metadata ?? {})
      .filter(([name, value]) => !HIDDEN_FACTS.has(name) && saysSomething(value, [label, message]))
      .slice(0, MAX_FACTS)
      .map(([name, value]) => [excerpt(name, MAX_LABEL), factText(value)] as const),
  };
}

/** Whether its score is more than yes or no. */
export function isGraded({ assertionType, metadata }: AssertionResult): boolean {
  if (assertionType === 'judge') return true;
  if (assertionType === 'drift') return metadata?.['exercised'] !== false;
  return metadata?.['scored'] === true;
}

/** Texts that stand in the row already say nothing new. */
function saysSomething(value: unknown, shown: readonly unknown[]): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && !shown.includes(value);
}

function factText(value: unknown): string {
  if (typeof value === 'string') return cutBlock(value, MAX_FACT);
  if (typeof value === 'number' && !Number.isInteger(value)) return trimZeros(count(value, 4));
  return cutBlock(json(value), MAX_FACT);
}

function json(value: unknown): string {
  try {
    return JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/gu, ' ');
  } catch {
    // JSON.stringify recurses: the stack ends before the nesting does.
    return '(nested too deeply to show)';
  }
}

function cutBlock(text: string, max: number): string {
  const shown = plainBlock(text.slice(0, max));
  return text.length <= max ? shown : `${shown}…`;
}
