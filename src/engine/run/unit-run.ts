/** Runs one unit (test x model x repeat): the conversation, then its assertions, then one result. */
import type { AssertionResult, AnsweredToolCall } from '../../assertions/assertion.js';
import { redactOutcome } from '../../assertions/redact-outcome.js';
import {
  redactSensitive,
  redactSensitiveDeep,
  redactSensitiveJson,
} from '../../redaction/personal-data.js';
import type { RunProblem } from '../calls/stored-calls.js';
import type { ModelSpec, TestCase } from '../../config/suite.js';
import { converse, openDialogue, wholeReply, type LabelledReply } from './conversation.js';
import type { ModelCalls } from '../calls/model-calls.js';
import { COMMAND_MODEL } from '../calls/described-request.js';
import type { Unit } from '../plan.js';
import type { Account } from './account.js';
import type { Slot } from './pool.js';
import { decidedAgainst } from '../evaluate/aggregate.js';
import type { TestCaseRunResult, TestRunOutcome, ToolCallResult, TurnResult } from '../results.js';
import type { RunTrace } from '../../providers/provider.js';
import { runInputOf } from './run-input.js';
import { UnitEvaluation, type AssertionsFor, type EngineOutcome } from './unit-evaluation.js';
import { UnitModels } from './unit-models.js';
import type { UnitTally } from './unit-tally.js';
import { cancelledResult, cutShortResult } from './unstarted.js';

export interface UnitRunSetup {
  readonly calls: ModelCalls;
  readonly assertionsFor: AssertionsFor;
}

/** What a unit needs besides. */
export interface UnitStart {
  readonly slot: Slot;
  /** Asked before each call but the first: a judgement that can change nothing is not worth its price. */
  readonly isNeeded?: (() => boolean) | undefined;
}

export interface UnitRun {
  readonly result: TestCaseRunResult;
  /** Recordings that are missing, stale or broken. */
  readonly problems: readonly RunProblem[];
  /** USD that the budget counts, and whether part of it is a guess (see CallCost). */
  readonly spent: { readonly usd: number; readonly guessed: boolean };
  readonly account: Account;
  /** Calls that were answered, by `callKey`. */
  readonly answered: ReadonlySet<string>;
}

/** Runs a unit. What goes wrong becomes a failed result of this run; only ModuleLoadError rejects. */
export async function runUnit(
  unit: Unit,
  { slot, isNeeded }: UnitStart,
  setup: UnitRunSetup,
): Promise<UnitRun> {
  const models = new UnitModels(unit, setup.calls, slot, isNeeded);
  const evaluation = new UnitEvaluation(unit, models, setup.assertionsFor);
  const { tally } = models;
  const ended = (outcomes: readonly EngineOutcome[], replies: readonly LabelledReply[] = []) => ({
    result: models.wasCutShort()
      ? cutShortResult(unit, tally.totals())
      : outcomes.some(({ cancelled }) => cancelled === true)
        ? cancelledResult(unit, tally.totals())
        : runResult(unit, replies, outcomes, tally),
    problems: evaluation.problems,
    spent: spentBy(tally),
    account: tally.account(),
    answered: tally.answered(),
  });
  try {
    const replies = await talk(unit.test, unit.model ?? COMMAND_MODEL, models);
    return ended(await evaluation.outcomesOf(replies), replies);
  } catch (cause) {
    return ended([evaluation.failure(cause, 'Model call')]);
  } finally {
    slot();
  }
}

function spentBy(tally: UnitTally): UnitRun['spent'] {
  const { spentUsd, guessed } = tally.totals();
  return { usd: spentUsd, guessed };
}

async function talk(
  test: TestCase,
  model: ModelSpec,
  models: UnitModels,
): Promise<readonly LabelledReply[]> {
  const dialogue = openDialogue(test, model, (request, turn) => models.askTested(request, turn));
  const user = test.subject.kind === 'prompt' ? test.subject.messages.user : '';
  if (test.conversation.length > 0) return converse(test, dialogue, user);
  return [{ turn: { label: '' }, reply: await dialogue.reply(user, test.maxTurns) }];
}

/**
 * One assertion that could not be evaluated makes the run errored; the first in config order says why, a refused request
 * before others: however long the outage of another provider lasts, it fails the run.
 */
function outcomeOf(
  outcomes: readonly EngineOutcome[],
  shown: readonly AssertionResult[],
): TestRunOutcome {
  const refusedAt = outcomes.findIndex(({ refused }) => refused !== undefined);
  const index =
    refusedAt === -1
      ? outcomes.findIndex(({ providerFailed }) => providerFailed === true)
      : refusedAt;
  if (index === -1) return { kind: outcomes.some(decidedAgainst) ? 'failed' : 'passed' };
  const { failureCode, failureMessage = '' } = shown[index] ?? {};
  const code =
    failureCode === 'PROVIDER_TIMEOUT' || failureCode === 'PROVIDER_AUTH_FAILED'
      ? failureCode
      : 'PROVIDER_ERROR';
  return {
    kind: 'errored',
    code,
    message: failureMessage,
    refused: outcomes[index]?.refused,
  };
}

/** One result, in which personal data that an assertion found is redacted wherever it appears. */
function runResult(
  unit: Unit,
  replies: readonly LabelledReply[],
  outcomes: readonly EngineOutcome[],
  tally: UnitTally,
): TestCaseRunResult {
  const sensitive = [...new Set(outcomes.flatMap(({ sensitiveText }) => sensitiveText ?? []))];
  const whole = wholeReply(replies);
  const totals = tally.totals();
  const repliedModels = tally.repliedModels();
  const conversation = unit.test.conversation.length > 0;
  const shown = outcomes.map((outcome) => redactOutcome(outcome, sensitive));
  // Assigned and not spread together: there are thousands of these.
  const result: Writable<TestCaseRunResult> = {
    testCaseName: unit.test.name,
    modelId: unit.modelId,
    runIndex: unit.repeat,
    // Copied only where something in it is redacted.
    input: redactSensitiveDeep(runInputOf(unit.test), sensitive),
    outputText: redactSensitive(whole.text, sensitive),
    toolCalls: whole.toolCalls.map((call) => shownToolCall(call, sensitive)),
    assertions: shown,
    latencyMs: totals.latencyMs,
    tokenUsage: totals.usage,
    costEstimateUsd: totals.costUsd,
    truncated: whole.truncated,
    outcome: outcomeOf(outcomes, shown),
    callCount: totals.sent,
    turnLimitReached: whole.turnLimitReached,
  };
  if (totals.latencyUnstated) result.latencyUnstated = true;
  if (whole.outputJson !== undefined) {
    result.outputJson = redactSensitiveJson(whole.outputJson, sensitive);
  }
  if (whole.thoughts.length > 0) {
    const thoughts = whole.thoughts.join('\n\n');
    result.thoughts = redactSensitive(thoughts, sensitive);
    result.thoughtCharacters = thoughts.length;
  }
  const trace = keptTrace(whole.trace, result.outcome, sensitive);
  if (trace !== undefined) result.trace = trace;
  if (conversation) result.turns = replies.map((reply) => turnResult(reply, sensitive));
  if (replies.length > 0) result.finishReason = whole.finishReason;
  if (Object.keys(repliedModels).length > 0) result.repliedModels = repliedModels;
  const sampleId = tally.sampleId();
  if (sampleId !== undefined) result.sampleId = sampleId;
  if (tally.unboundAnswers() > 0) result.unboundAnswers = tally.unboundAnswers();
  return result;
}

/** The tree is there to find out why a run failed; that something of it is missing concerns every run. */
function keptTrace(
  trace: RunTrace | undefined,
  outcome: TestRunOutcome,
  sensitive: readonly string[],
): RunTrace | undefined {
  if (trace === undefined) return undefined;
  if (outcome.kind !== 'passed') return redactSensitiveDeep(trace, sensitive);
  return isWhole(trace) ? undefined : { ...trace, steps: [] };
}

function isWhole({ understoodSpans, otherSpans, ...missing }: RunTrace): boolean {
  const { callsWithoutArguments, refusedExports, droppedSpans, otherCallsPrinted } = missing;
  const isUnderstood = understoodSpans > 0 || otherSpans === 0;
  const faults = callsWithoutArguments + refusedExports + droppedSpans;
  return isUnderstood && faults === 0 && otherCallsPrinted === undefined;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function shownToolCall(
  { id, name, arguments: args, response }: AnsweredToolCall,
  sensitive: readonly string[],
): ToolCallResult {
  return {
    ...redactSensitiveDeep({ id, name }, sensitive),
    arguments: redactSensitiveJson(args, sensitive),
    ...(response === undefined ? {} : { result: redactSensitiveJson(response, sensitive) }),
  };
}

function turnResult(
  { turn, user, reply }: LabelledReply,
  sensitive: readonly string[],
): TurnResult {
  return {
    ...redactSensitiveDeep({ label: turn.label, user, outputText: reply.text }, sensitive),
    toolCalls: reply.toolCalls.map((call) => shownToolCall(call, sensitive)),
  };
}
