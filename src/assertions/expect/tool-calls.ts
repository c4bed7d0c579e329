/** Tool calls that must, or must not, happen: `expect.toolCalls`. */
import { cut } from '../../redaction/cut.js';
import type { Expect } from '../../config/suite.js';
import {
  type Assertion,
  type AssertionDeps,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  passed,
  UNKNOWN_CALLS_TEXT,
} from '../assertion.js';
import type { ToolCall } from '../../providers/provider.js';
import { joinBounded, mismatchesOf, shortJson } from '../wording.js';
import { schemaOutcome } from './schema.js';
import { isRecord } from '../../basics/basics.js';

type ToolCallExpect = NonNullable<Expect['toolCalls']>[number];

const TYPE = 'tool-calls';
const MAX_COMPARED_CALLS = 100;
/** Characters of the names of the tools that were called: the model writes them. */
const MAX_NAMES_LENGTH = 500;

type Calls = readonly ToolCall[];

export const toolCallsKind: AssertionKind = {
  type: TYPE,
  create: (expects, deps) =>
    toolCallsOf(expects).map((expectations) => toolCallsAssertion(expectations, deps)),
  isIn: (expects) => toolCallsOf(expects).length > 0,
};

function toolCallsOf(expects: readonly Expect[]): readonly (readonly ToolCallExpect[])[] {
  return expects.flatMap(({ toolCalls = [] }) => (toolCalls.length === 0 ? [] : [toolCalls]));
}

function toolCallsAssertion(
  expectations: readonly ToolCallExpect[],
  deps: AssertionDeps,
): Assertion {
  return {
    type: TYPE,
    judgesWithoutText: true,
    evaluate: async ({ toolCalls }) => {
      if (toolCalls.kind === 'unknown') {
        const message = UNKNOWN_CALLS_TEXT[toolCalls.why];
        return expectations.map((expected) => unknownOutcome(expected, message));
      }
      const results = await Promise.all(
        expectations.map((expected) => outcomesOf(expected, toolCalls.calls, deps)),
      );
      return results.flat();
    },
  };
}

function unknownOutcome({ tool, shouldNotCall }: ToolCallExpect, message: string) {
  return shouldNotCall === true
    ? failed(TYPE, notCalledLabel(tool), 'TOOL_CALL_UNEXPECTED', message)
    : failed(TYPE, calledLabel(tool), 'TOOL_CALL_MISSING', message);
}

function calledLabel(tool: string): string {
  return `Tool called: ${tool}`;
}

function notCalledLabel(tool: string): string {
  return `Tool NOT called: ${tool}`;
}

async function outcomesOf(
  expected: ToolCallExpect,
  calls: Calls,
  deps: AssertionDeps,
): Promise<readonly AssertionOutcome[]> {
  if (expected.shouldNotCall === true) return [notCalled(expected, calls)];
  return called(expected, calls, deps);
}

/** `argsMatch` and `order` narrow what is forbidden: only calls with these arguments, only at this position. */
function notCalled(expected: ToolCallExpect, calls: Calls): AssertionOutcome {
  const { tool, argsMatch, order } = expected;
  const label = notCalledLabel(tool);
  const forbidden = calls.filter(
    (call, position) =>
      call.name === tool &&
      (order === undefined || position === order) &&
      (argsMatch === undefined ||
        call.argumentsUnknown === true ||
        mismatchesOf(argsMatch, call.arguments).length === 0),
  );
  if (forbidden.length === 0) return passed(TYPE, label);
  const details = [
    ...(argsMatch === undefined ? [] : [` ${argumentsText(forbidden, argsMatch)}`]),
    ...(order === undefined ? [] : [` at position ${order}`]),
  ].join('');
  const message = `Tool "${tool}" was called ${forbidden.length} time(s)${details} but should not have been`;
  return failed(TYPE, label, 'TOOL_CALL_UNEXPECTED', message);
}

/** Arguments that nobody recorded may be those that are forbidden. */
function argumentsText(calls: Calls, argsMatch: unknown): string {
  const unknown = calls.filter(({ argumentsUnknown }) => argumentsUnknown === true).length;
  const matching = `with arguments that match ${shortJson(argsMatch)}`;
  if (unknown === 0) return matching;
  return unknown === calls.length
    ? 'with arguments that were not recorded'
    : `${matching} or were not recorded`;
}

async function called(
  expected: ToolCallExpect,
  calls: Calls,
  deps: AssertionDeps,
): Promise<readonly AssertionOutcome[]> {
  const { tool, order } = expected;
  const label = calledLabel(tool);
  const ofTool = calls.filter(({ name }) => name === tool);
  if (ofTool.length === 0) {
    const names = cut(calls.map(({ name }) => name).join(', '), MAX_NAMES_LENGTH) || '(none)';
    const message = `Expected tool "${tool}" was never called. Called: ${names}`;
    return [failed(TYPE, label, 'TOOL_CALL_MISSING', message)];
  }
  const found = passed(TYPE, label);
  if (order === undefined) return [found, ...(await closest(expected, ofTool, deps))];

  const orderLabel = `Tool order: ${tool} at position ${order}`;
  const there = calls[order];
  if (there?.name !== tool) {
    const position = calls.findIndex(({ name }) => name === tool);
    const message = `Expected "${tool}" at position ${order}, found at ${position}`;
    return [found, failed(TYPE, orderLabel, 'TOOL_CALL_ORDER_WRONG', message)];
  }
  const details = await detailsOf(expected, there, deps);
  return [found, ...details.outcomes, passed(TYPE, orderLabel)];
}

/** The details of the call that comes nearest to what is expected: one call must fulfil all of it. */
async function closest(
  expected: ToolCallExpect,
  calls: Calls,
  deps: AssertionDeps,
): Promise<readonly AssertionOutcome[]> {
  let best: CallDetails | undefined;
  for (const call of calls.slice(0, MAX_COMPARED_CALLS)) {
    const details = await detailsOf(expected, call, deps);
    if (best === undefined || details.misses < best.misses) best = details;
    if (best.misses === 0 || details.undecided) break;
  }
  return best?.outcomes ?? [];
}

interface CallDetails {
  readonly outcomes: readonly AssertionOutcome[];
  /** How far the call is from what is expected; 0 when it fulfils everything. */
  readonly misses: number;
  /** A check ran into its deadline: it would do so for the next call as well. */
  readonly undecided: boolean;
}

/** A failed check weighs more than any number of mismatches inside one. */
const FAILED_CHECK = 1_000_000;

async function detailsOf(
  expected: ToolCallExpect,
  call: ToolCall,
  deps: AssertionDeps,
): Promise<CallDetails> {
  const parts = [
    ...argsMatchOf(expected, call),
    ...(await argsSchemaOf(expected, call, deps)),
    ...responseOf(expected, call),
  ];
  return {
    outcomes: parts.map(({ outcome }) => outcome),
    misses: parts.reduce((sum, { outcome, misses }) => {
      return sum + misses + (outcome.passed ? 0 : FAILED_CHECK);
    }, 0),
    undecided: parts.some(({ outcome }) => outcome.failureCode === 'INTERNAL_ERROR'),
  };
}

interface Detail {
  readonly outcome: AssertionOutcome;
  readonly misses: number;
}

function argsMatchOf(expected: ToolCallExpect, call: ToolCall): readonly Detail[] {
  if (expected.argsMatch === undefined) return [];
  const label = `Tool args: ${expected.tool}`;
  const mismatches = mismatchesOf(expected.argsMatch, call.arguments);
  if (mismatches.length === 0) return [{ outcome: passed(TYPE, label), misses: 0 }];
  const message = `Argument mismatches: ${joinBounded(mismatches)}`;
  const metadata = { mismatches, actualArgs: call.arguments };
  return [
    {
      outcome: { ...failed(TYPE, label, 'TOOL_CALL_ARGS_MISMATCH', message), metadata },
      misses: mismatches.length,
    },
  ];
}

async function argsSchemaOf(
  expected: ToolCallExpect,
  call: ToolCall,
  deps: AssertionDeps,
): Promise<readonly Detail[]> {
  const { tool, argsSchema } = expected;
  if (argsSchema === undefined) return [];
  const outcome = await schemaOutcome(argsSchema, call.arguments, deps, {
    assertionType: TYPE,
    label: `Tool args schema: ${tool}`,
    failureCode: 'TOOL_CALL_ARGS_SCHEMA_INVALID',
  });
  return [{ outcome, misses: 0 }];
}

function responseOf(expected: ToolCallExpect, call: ToolCall): readonly Detail[] {
  const { tool, responseContains } = expected;
  if (responseContains === undefined) return [];
  const label = `Tool response: ${tool}`;
  const message = `Response of tool "${tool}" does not contain "${responseContains}": ${shortJson(call.response)}`;
  return [
    {
      outcome: contains(call.response, responseContains)
        ? passed(TYPE, label)
        : failed(TYPE, label, 'CONTAINS_FAILED', message),
      misses: 0,
    },
  ];
}

/** Looks into every text of the response, and into the response as JSON. */
function contains(response: unknown, part: string): boolean {
  if (typeof response === 'string') return response.includes(part);
  if (response === undefined) return false;
  if (JSON.stringify(response).includes(part)) return true;
  if (Array.isArray(response)) return response.some((item) => contains(item, part));
  return isRecord(response) && Object.values(response).some((item) => contains(item, part));
}
