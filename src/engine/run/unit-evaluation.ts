/** Evaluates what a unit was answered: each turn's own assertions, then the test's, on the whole run. */
import type { Assertion, AssertionContext, AssertionOutcome } from '../../assertions/assertion.js';
import type { RunProblem } from '../calls/stored-calls.js';
import { settingsOf, type ConversationTurn } from '../../config/suite.js';
import {
  isProgramFailure,
  ModuleLoadError,
  ProviderError,
  type UnknownCalls,
} from '../../providers/provider.js';
import { RecordingFileError } from '../../recordings/answer-store.js';
import { MissingAnswerError } from '../calls/model-calls.js';
import { RefusedCallError } from '../calls/refused-call.js';
import { missingAnswer, noTextAfterTools } from '../evaluate/missing-answer.js';
import type { Unit } from '../plan.js';
import type { Refusal } from '../results.js';
import { isBlank, wholeReply, type LabelledReply, type Reply } from './conversation.js';
import type { UnitModels } from './unit-models.js';
import { errorText } from '../../basics/error-text.js';

/** The assertions of a unit's test or, with a turn, of that turn; built once and reused. */
export type AssertionsFor = (unit: Unit, turn?: ConversationTurn) => readonly Assertion[];

/** Types of the assertions that look at everything the model said, and not only at its last answer. */
const GUARDRAILS: ReadonlySet<string> = new Set(['pii', 'keywords']);

/** What an assertion found, or why it could not be made. */
export interface EngineOutcome extends AssertionOutcome {
  readonly refused?: Refusal | undefined;
  /** The job was cancelled meanwhile. */
  readonly cancelled?: true | undefined;
}

export class UnitEvaluation {
  readonly #unit: Unit;
  readonly #models: UnitModels;
  readonly #assertionsFor: AssertionsFor;
  readonly #problems: RunProblem[] = [];

  constructor(unit: Unit, models: UnitModels, assertionsFor: AssertionsFor) {
    this.#unit = unit;
    this.#models = models;
    this.#assertionsFor = assertionsFor;
  }

  /** Recordings that are missing, stale or broken, as far as it has met them. */
  get problems(): readonly RunProblem[] {
    return this.#problems;
  }

  /** Evaluates each turn's own `expect`, then the test's on the whole run. */
  async outcomesOf(replies: readonly LabelledReply[]): Promise<readonly EngineOutcome[]> {
    const { test, model } = this.#unit;
    const limits = { maxTurns: test.maxTurns, maxTokens: model?.params.maxTokens };
    const outcomes: EngineOutcome[] = [];
    for (const { turn, reply } of replies) {
      const noAnswer = missingAnswer(reply, turn.label, limits);
      if (noAnswer !== undefined) outcomes.push(noAnswer);
      else if (turn.expect !== undefined) {
        const assertions = this.#assertionsFor(this.#unit, turn);
        const results = await this.#evaluate(assertions, reply, turn.label);
        outcomes.push(
          ...results.map((result) => ({ ...result, label: `${turn.label}: ${result.label}` })),
        );
      }
    }
    // Without an answer only guardrails are looked at, and they on what was said: "must not contain" passes on nothing.
    const answered = replies.every(({ reply }) => isAnswered(reply));
    const said = replies.some(({ reply }) => !isBlank(reply.said));
    const assertions = this.#assertionsFor(this.#unit).filter(
      ({ type }) => answered || (said && GUARDRAILS.has(type)),
    );
    outcomes.push(...(await this.#evaluate(assertions, wholeReply(replies), undefined)));
    return outcomes;
  }

  /** The outcome of what could not be made. Throws a ModuleLoadError on. */
  failure(cause: unknown, label: string): EngineOutcome {
    if (isRecordingFault(cause)) this.#problems.push(cause.problem);
    if (cause instanceof ProviderError && cause.kind === 'not-installed') {
      const { message, hint } = cause;
      const { location } = this.#unit.test;
      this.#problems.push({ message, location, ...(hint === undefined ? {} : { hint }) });
    }
    return failureResult(cause, label);
  }

  async #evaluate(
    assertions: readonly Assertion[],
    reply: Reply,
    turnLabel: string | undefined,
  ): Promise<readonly EngineOutcome[]> {
    const context = this.#contextOf(reply, turnLabel);
    // Checks of a text that is not there would pass where they forbid something.
    const judged = assertions.filter(
      ({ judgesWithoutText }) => reply.withoutText !== true || judgesWithoutText === true,
    );
    const results = await Promise.all(
      judged.map(async (assertion): Promise<readonly EngineOutcome[]> => {
        try {
          return await assertion.evaluate(context);
        } catch (cause) {
          return [this.failure(cause, assertion.type)];
        }
      }),
    );
    const missing = judged.length === assertions.length ? [] : [noTextAfterTools()];
    return [...missing, ...results.flat()];
  }

  #contextOf(reply: Reply, turnLabel: string | undefined): AssertionContext {
    const { suite, test, modelId } = this.#unit;
    const baselineText =
      turnLabel === undefined
        ? suite.baseline?.results.get(`${test.name}::${modelId}`)?.outputText
        : undefined;
    const totals = this.#models.tally.totals();
    return {
      outputText: reply.text,
      outputJson: reply.outputJson,
      ...(reply.said === reply.text ? {} : { transcript: reply.said }),
      ...this.#callsOf(reply),
      baselineText,
      latencyMs: totals.latencyMs,
      costUsd: totals.testedCostUsd,
      ...(totals.usageUnstated ? { usageUnstated: true } : {}),
      ...(totals.latencyUnstated ? { latencyUnstated: true } : {}),
      models: this.#models.forAssertions(turnLabel),
    };
  }

  #callsOf(reply: Reply): Pick<AssertionContext, 'toolCalls' | 'guarded'> {
    const { toolCalls: calls } = reply;
    const why = reply.toolCallsUnknown ?? (calls.length === 0 ? this.#whyUnlisted() : undefined);
    if (why === undefined) {
      const guarded = calls.length === 0 ? {} : { guarded: { text: textWithArguments(reply) } };
      return { toolCalls: { kind: 'known', calls }, ...guarded };
    }
    const unread = SILENT.has(why) ? {} : { unread: why };
    return {
      toolCalls: { kind: 'unknown', why },
      guarded: { text: textWithArguments(reply), ...unread },
    };
  }

  /** An endpoint of whose replies nothing is read as calls; a stored answer says no more than they do. */
  #whyUnlisted(): UnknownCalls | undefined {
    const { suite, model } = this.#unit;
    const { http, mcp } = model === undefined ? {} : settingsOf(suite, model);
    const isListed = mcp === undefined && (http === undefined || http.toolCallsPath !== undefined);
    return isListed ? undefined : 'unlisted';
  }
}

/** Nobody says that there were calls: guardrails go by what was said, as where there are no tools. */
const SILENT: ReadonlySet<UnknownCalls> = new Set(['untold', 'unlisted']);

function isAnswered({ empty, turnLimitReached }: Reply): boolean {
  return empty === undefined && !turnLimitReached;
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
  if (isProgramFailure(cause)) {
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
      ...(cause instanceof ProviderError && cause.kind === 'cancelled' && { cancelled: true }),
    };
  }
  return { ...failed, assertionType: label, label, failureCode: 'INTERNAL_ERROR' };
}

/** All that was said, and every name, text and number in the arguments of the tool calls, one a line. */
function textWithArguments({ said, toolCalls }: Pick<Reply, 'said' | 'toolCalls'>): string {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [String(value)];
    if (Array.isArray(value)) return value.flatMap(texts);
    return Object.entries(value).flatMap(([name, item]) => [name, ...texts(item)]);
  };
  return [said, ...toolCalls.flatMap(({ arguments: args }) => texts(args))].join('\n');
}
