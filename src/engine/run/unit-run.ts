/** Runs one unit (test x model x repeat): the conversation, then its assertions, then one result. */
import type {
  Assertion,
  AssertionOutcome,
  AssertionResult,
  AnsweredToolCall,
} from '../../assertions/assertion.js';
import { redactOutcome } from '../../assertions/redact-outcome.js';
import { redactSensitive, redactSensitiveDeep } from '../../redaction/personal-data.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { ConversationTurn, ModelSpec, TestCase } from '../../config/suite.js';
import { RecordingFileError } from '../../recordings/answer-store.js';
import { ModuleLoadError, ProviderError } from '../../providers/provider.js';
import { converse, isBlank, openDialogue, type LabelledReply, type Reply } from './conversation.js';
import { MissingAnswerError, type ModelCalls } from '../calls/model-calls.js';
import { RefusedCallError } from '../calls/refused-call.js';
import { COMMAND_MODEL } from '../calls/described-request.js';
import type { Unit } from '../plan.js';
import type { Account } from './account.js';
import type { Slot } from './pool.js';
import { decidedAgainst } from '../evaluate/aggregate.js';
import { missingAnswer, noTextAfterTools } from '../evaluate/missing-answer.js';
import type {
  Refusal,
  TestCaseRunResult,
  TestRunOutcome,
  ToolCallResult,
  TurnResult,
} from '../results.js';
import { redactDeep } from '../../redaction/secrets.js';
import { runInputOf } from './run-input.js';
import { createUnitModels, type UnitModels } from './unit-models.js';
import { cutShortResult } from './unstarted.js';
import { errorText } from '../../basics/error-text.js';

export interface UnitRunSetup {
  readonly calls: ModelCalls;
  /** The assertions of a unit's test or, with a turn, of that turn; built once and reused. */
  readonly assertionsFor: (unit: Unit, turn?: ConversationTurn) => readonly Assertion[];
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
  readonly problems: readonly ConfigProblem[];
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
  const models = createUnitModels(unit, setup.calls, slot, isNeeded);
  const problems: ConfigProblem[] = [];
  const failure = (cause: unknown, label: string): EngineOutcome => {
    if (isRecordingFault(cause)) problems.push(cause.problem);
    return failureResult(cause, label);
  };
  const ended = (result: TestCaseRunResult): UnitRun => ({
    result: models.wasCutShort() ? cutShortResult(unit, models.totals()) : result,
    problems,
    spent: spentBy(models),
    account: models.account(),
    answered: models.answered(),
  });
  try {
    const replies = await talk(unit.test, unit.model ?? COMMAND_MODEL, models);
    const assertions = await judge(unit, replies, models, setup, failure);
    return ended(runResult(unit, replies, assertions, models));
  } catch (cause) {
    return ended(runResult(unit, [], [failure(cause, 'Model call')], models));
  } finally {
    slot();
  }
}

function spentBy(models: UnitModels): UnitRun['spent'] {
  const { spentUsd, guessed } = models.totals();
  return { usd: spentUsd, guessed };
}

async function talk(
  test: TestCase,
  model: ModelSpec,
  models: UnitModels,
): Promise<readonly LabelledReply[]> {
  const dialogue = openDialogue(test, model, models.askTested);
  const user = test.subject.kind === 'prompt' ? test.subject.messages.user : '';
  if (test.conversation.length > 0) return converse(test, dialogue, user);
  return [{ turn: { label: '' }, reply: await dialogue.reply(user, test.maxTurns) }];
}

/** Types of the assertions that look at everything the model said, and not only at its last answer. */
const GUARDRAILS: ReadonlySet<string> = new Set(['pii', 'keywords']);

/** Evaluates each turn's own `expect`, then the test's on the whole run. */
async function judge(
  unit: Unit,
  replies: readonly LabelledReply[],
  models: UnitModels,
  setup: UnitRunSetup,
  failure: (cause: unknown, label: string) => EngineOutcome,
): Promise<readonly EngineOutcome[]> {
  const outcomes: EngineOutcome[] = [];
  for (const { turn, reply } of replies) {
    const noAnswer = missingAnswer(reply, turn.label, {
      maxTurns: unit.test.maxTurns,
      maxTokens: unit.model?.params.maxTokens,
    });
    if (noAnswer !== undefined) outcomes.push(noAnswer);
    else if (turn.expect !== undefined) {
      const assertions = setup.assertionsFor(unit, turn);
      const results = await evaluate(assertions, reply, turn.label, unit, models, failure);
      outcomes.push(
        ...results.map((result) => ({ ...result, label: `${turn.label}: ${result.label}` })),
      );
    }
  }
  // Without an answer only guardrails are looked at, and they on what was said: "must not contain" passes on nothing.
  const answered = replies.every(({ reply }) => isAnswered(reply));
  const said = replies.some(({ reply }) => !isBlank(reply.said));
  const assertions = setup
    .assertionsFor(unit)
    .filter(({ type }) => answered || (said && GUARDRAILS.has(type)));
  const whole = wholeReply(replies);
  outcomes.push(...(await evaluate(assertions, whole, undefined, unit, models, failure)));
  return outcomes;
}

function isAnswered({ empty, turnLimitReached }: Reply): boolean {
  return empty === undefined && !turnLimitReached;
}

async function evaluate(
  assertions: readonly Assertion[],
  reply: Reply,
  turnLabel: string | undefined,
  unit: Unit,
  models: UnitModels,
  failure: (cause: unknown, label: string) => EngineOutcome,
): Promise<readonly EngineOutcome[]> {
  const baselineText =
    turnLabel === undefined
      ? unit.suite.baseline?.results.get(`${unit.test.name}::${unit.modelId}`)?.outputText
      : undefined;
  const totals = models.totals();
  const context = {
    outputText: reply.text,
    outputJson: reply.outputJson,
    ...(reply.said === reply.text ? {} : { transcript: reply.said }),
    ...(reply.toolCalls.length === 0 ? {} : { guarded: guardedText(reply) }),
    toolCalls: reply.toolCalls,
    baselineText,
    latencyMs: totals.latencyMs,
    costUsd: totals.testedCostUsd,
    ...(totals.usageUnstated ? { usageUnstated: true } : {}),
    ...(totals.latencyUnstated ? { latencyUnstated: true } : {}),
    models: models.forAssertions(turnLabel),
  };
  // Checks of a text that is not there would pass where they forbid something.
  const judged = assertions.filter(
    ({ judgesWithoutText }) => reply.withoutText !== true || judgesWithoutText === true,
  );
  const results = await Promise.all(
    judged.map(async (assertion): Promise<readonly EngineOutcome[]> => {
      try {
        return await assertion.evaluate(context);
      } catch (cause) {
        return [failure(cause, assertion.type)];
      }
    }),
  );
  const missing = judged.length === assertions.length ? [] : [noTextAfterTools()];
  return [...missing, ...results.flat()];
}

/** What an assertion found, or why it could not be made. */
interface EngineOutcome extends AssertionOutcome {
  readonly refused?: Refusal | undefined;
}

/** A recording that is missing, stale or broken: the run has no answer, and the job ends with 2. */
function isRecordingFault(cause: unknown): cause is MissingAnswerError | RecordingFileError {
  return cause instanceof MissingAnswerError || cause instanceof RecordingFileError;
}

function failureResult(cause: unknown, label: string): EngineOutcome {
  // A broken action tells nothing of the tests.
  if (cause instanceof ModuleLoadError) throw cause;
  const failureMessage = errorText(cause);
  const failed = { passed: false, score: 0, failureMessage } as const;
  // A crashed command is what the change made of it, so it is not an error of the provider.
  if (cause instanceof ProviderError && cause.kind === 'command-failed') {
    const { failureCode } = cause;
    return { ...failed, assertionType: 'command', label: 'Command', failureCode };
  }
  if (cause instanceof ProviderError || isRecordingFault(cause)) {
    const failureCode = cause instanceof ProviderError ? cause.failureCode : 'PROVIDER_ERROR';
    const refused = cause instanceof RefusedCallError ? cause.refusal : undefined;
    return {
      ...failed,
      assertionType: 'provider',
      label,
      failureCode,
      providerFailed: true,
      refused,
    };
  }
  return { ...failed, assertionType: label, label, failureCode: 'INTERNAL_ERROR' };
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

function wholeReply(replies: readonly LabelledReply[]): Reply {
  const last = replies.at(-1)?.reply;
  return {
    text: last?.text ?? '',
    ...(last?.outputJson === undefined ? {} : { outputJson: last.outputJson }),
    said: replies
      .map(({ reply }) => reply.said)
      .filter((text) => text !== '')
      .join('\n'),
    thoughts: replies.flatMap(({ reply }) => reply.thoughts),
    ...(last?.withoutText === undefined ? {} : { withoutText: last.withoutText }),
    toolCalls: replies.flatMap(({ reply }) => reply.toolCalls),
    finishReason: last?.finishReason ?? 'other',
    truncated: replies.some(({ reply }) => reply.truncated),
    turnLimitReached: replies.some(({ reply }) => reply.turnLimitReached),
  };
}

/** One result, in which personal data that an assertion found is redacted wherever it appears. */
function runResult(
  unit: Unit,
  replies: readonly LabelledReply[],
  outcomes: readonly EngineOutcome[],
  models: UnitModels,
): TestCaseRunResult {
  const sensitive = [...new Set(outcomes.flatMap(({ sensitiveText }) => sensitiveText ?? []))];
  const whole = wholeReply(replies);
  const totals = models.totals();
  const repliedModels = models.repliedModels();
  const conversation = unit.test.conversation.length > 0;
  const shown = outcomes.map((outcome) => redactOutcome(outcome, sensitive));
  // Assigned and not spread together: there are thousands of these.
  const result: Writable<TestCaseRunResult> = {
    testCaseName: unit.test.name,
    modelId: unit.modelId,
    runIndex: unit.repeat,
    // Copied only where something in it is redacted.
    input: redactDeep(runInputOf(unit.test), (text) => redactSensitive(text, sensitive)),
    outputText: redactSensitive(whole.text, sensitive),
    toolCalls: redactSensitiveDeep(whole.toolCalls.map(toolCallOf), sensitive),
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
    result.outputJson = redactSensitiveDeep(whole.outputJson, sensitive);
  }
  if (whole.thoughts.length > 0) {
    const thoughts = whole.thoughts.join('\n\n');
    result.thoughts = redactSensitive(thoughts, sensitive);
    result.thoughtCharacters = thoughts.length;
  }
  if (conversation) result.turns = redactSensitiveDeep(replies.map(turnResult), sensitive);
  if (replies.length > 0) result.finishReason = whole.finishReason;
  if (Object.keys(repliedModels).length > 0) result.repliedModels = repliedModels;
  const sampleId = models.sampleId();
  if (sampleId !== undefined) result.sampleId = sampleId;
  if (models.unboundAnswers() > 0) result.unboundAnswers = models.unboundAnswers();
  return result;
}

/** All that was said, and every name, text and number in the arguments of the tool calls, one a line. */
function guardedText({ said, toolCalls }: Pick<Reply, 'said' | 'toolCalls'>): string {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [String(value)];
    if (Array.isArray(value)) return value.flatMap(texts);
    return Object.entries(value).flatMap(([name, item]) => [name, ...texts(item)]);
  };
  return [said, ...toolCalls.flatMap(({ arguments: args }) => texts(args))].join('\n');
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function toolCallOf({ id, name, arguments: args, response }: AnsweredToolCall): ToolCallResult {
  return { id, name, arguments: args, ...(response === undefined ? {} : { result: response }) };
}

function turnResult({ turn, user, reply }: LabelledReply): TurnResult {
  return {
    label: turn.label,
    user,
    outputText: reply.text,
    toolCalls: reply.toolCalls.map(toolCallOf),
  };
}
