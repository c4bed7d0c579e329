/** Runs one unit (test x model x repeat): the conversation, then its assertions, then one result. */
import {
  type Assertion,
  type AssertionContext,
  type AssertionOutcome,
  type AssertionResult,
  type FailureCode,
  redactOutcome,
} from '../../assertions/assertion.js';
import { errorText } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { settingsOf, type TestCase } from '../../config/suite.js';
import {
  type ChangedFile,
  type ToolCall,
  ModuleLoadError,
  ProviderError,
  type ProviderErrorKind,
  type RunTrace,
  type UnknownCalls,
  usageOf,
  type WorkspaceCopy,
} from '../../providers/provider.js';
import { RecordingFileError } from '../../recordings/recordings.js';
import {
  redactorOf,
  redactSensitiveDeep,
  redactSensitiveJson,
} from '../../redaction/personal-data.js';
import {
  MissingAnswerError,
  type ModelCalls,
  RefusedCallError,
  type RunProblem,
} from '../calls/model-calls.js';
import { COMMAND_MODEL } from '../calls/request.js';
import { firstPart } from '../../redaction/cut.js';
import type { Unit } from '../plan.js';
import {
  type FileChange,
  type Interruption,
  type Refusal,
  type TestCaseRunResult,
  type TestRunOutcome,
  type ToolCallResult,
  type TurnResult,
  decidedAgainst,
} from '../results.js';
import {
  type Account,
  type OpenToolServer,
  UnitModels,
  type UnitTally,
  UnitTools,
  type UnitTotals,
} from './account.js';
import {
  isBlank,
  type LabelledReply,
  type Reply,
  wholeReply,
  runInputOf,
  talk,
} from './conversation.js';
import type { Slot } from './pool.js';
import { interruptionError } from './stop.js';

export interface UnitRunSetup {
  /** Takes the folder in which the workspace of a failed answer is kept, as long as it wants more; without it none is. */
  readonly keptCopies?:
    | { readonly wantsMore: () => boolean; readonly add: (unit: Unit, folder: string) => void }
    | undefined;
  readonly calls: ModelCalls;
  readonly assertionsFor: AssertionsFor;
  readonly openToolServer: OpenToolServer;
}

/** What a unit needs besides. */
interface UnitStart {
  readonly slot: Slot;
  /** Asked before each call but the first: a judgement that can change nothing is not worth its price. */
  readonly isNeeded?: (() => boolean) | undefined;
}

export interface UnitRun {
  readonly result: TestCaseRunResult;
  /** Recordings that are missing, stale or broken. */
  readonly problems: readonly RunProblem[];
  /** What the budget counts, and whether part of it is a guess (see CallCost). */
  readonly spent: Pick<UnitTotals, 'spentUsd' | 'guessed'>;
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
  const tools = unit.test.toolServers && new UnitTools(unit, setup.openToolServer);
  const models = new UnitModels(unit, setup.calls, slot, { isNeeded, tools });
  const evaluation = new UnitEvaluation(unit, models, setup.assertionsFor);
  const { tally } = models;
  const ended = (outcomes: readonly EngineOutcome[], replies: readonly LabelledReply[] = []) => ({
    result: models.wasCutShort()
      ? notRunResult(unit, 'decided', tally.totals())
      : outcomes.some(({ cancelled }) => cancelled === true)
        ? notRunResult(unit, 'cancelled', tally.totals())
        : runResult(unit, replies, outcomes, tally),
    problems: evaluation.problems,
    spent: tally.totals(),
    account: tally.account(),
    answered: tally.answered(),
  });
  try {
    const replies = await talk(unit.test, unit.model ?? COMMAND_MODEL, (request, turn) =>
      models.askTested(request, turn),
    );
    const run = ended(await evaluation.outcomesOf(replies), replies);
    await closeCopy(unit, replies, run.result.outcome, setup);
    return run;
  } catch (cause) {
    return ended([evaluation.failure(cause, 'Model call')]);
  } finally {
    slot();
    await tools?.close();
  }
}

/** The workspace of an answer that failed is kept where somebody can look at it. */
async function closeCopy(
  unit: Unit,
  replies: readonly LabelledReply[],
  { kind }: TestRunOutcome,
  { keptCopies }: UnitRunSetup,
): Promise<void> {
  const folder = await replies
    .at(-1)
    ?.reply.copy?.close(kind === 'failed' && keptCopies?.wantsMore() === true);
  if (folder !== undefined) keptCopies?.add(unit, folder);
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
    outputText: redactorOf(sensitive)(whole.text),
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
    result.thoughts = redactorOf(sensitive)(thoughts);
    result.thoughtCharacters = thoughts.length;
  }
  const trace = keptTrace(whole.trace, result.outcome, sensitive);
  if (trace !== undefined) result.trace = trace;
  if (whole.agent !== undefined) result.agent = redactSensitiveDeep(whole.agent, sensitive);
  if (whole.copy !== undefined) {
    result.changes = redactSensitiveDeep(shownChanges(whole.copy.changes), sensitive);
  }
  if (conversation) result.turns = replies.map((reply) => turnResult(reply, sensitive));
  if (replies.length > 0) result.finishReason = whole.finishReason;
  if (Object.keys(repliedModels).length > 0) result.repliedModels = repliedModels;
  const sampleId = tally.sampleId();
  if (sampleId !== undefined) result.sampleId = sampleId;
  if (tally.unboundAnswers() > 0) result.unboundAnswers = tally.unboundAnswers();
  return result;
}

/** Characters of the patches of one answer in a report. */
const MAX_PATCHES = 64 * 1024;

/** The smallest patches first; of the others names and counts. */
function shownChanges(changes: readonly ChangedFile[]): readonly FileChange[] {
  let left = MAX_PATCHES;
  const kept = new Set<ChangedFile>();
  const size = ({ patch = '' }: ChangedFile): number => patch.length;
  for (const file of changes.toSorted((a, b) => size(a) - size(b))) {
    left -= size(file);
    if (left < 0) break;
    kept.add(file);
  }
  return changes.map((file): FileChange => {
    const { path, kind, executable, addedLines, removedLines, patch } = file;
    const counts = { path, kind, addedLines, removedLines };
    const named = executable === undefined ? counts : { ...counts, executable };
    return patch === undefined || !kept.has(file) ? named : { ...named, patch };
  });
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
  { id, name, arguments: args, response, ...marks }: ToolCall,
  sensitive: readonly string[],
): ToolCallResult {
  return {
    ...redactSensitiveDeep({ id, name }, sensitive),
    arguments: redactSensitiveJson(args, sensitive),
    ...marks,
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

// Evaluates what a unit was answered: each turn's own assertions, then the test's, on the whole run.

/** The assertions of a unit's test or, with a turn, of that turn; built once and reused. */
export type AssertionsFor = (
  unit: Unit,
  turn?: TestCase['conversation'][number],
) => readonly Assertion[];

/** Types of the assertions that look at everything the model said, and not only at its last answer. */
const GUARDRAILS: ReadonlySet<string> = new Set(['pii', 'keywords']);

/** What says nothing of the change: the job ends with 2. */
const OF_THE_MACHINE: ReadonlySet<ProviderErrorKind> = new Set(['not-installed', 'not-prepared']);

/** What an assertion found, or why it could not be made. */
interface EngineOutcome extends AssertionOutcome {
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
    const outcomes: EngineOutcome[] = [];
    for (const { turn, reply } of replies) {
      const noAnswer = missingAnswer(reply, turn.label, this.#unit);
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
    if (cause instanceof ProviderError && OF_THE_MACHINE.has(cause.kind)) {
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
    const evaluate = async (assertion: Assertion): Promise<readonly EngineOutcome[]> => {
      // What a check changes is no change of the agent: all else has been looked at by then.
      if (assertion.type === 'checks') await looked;
      try {
        return await assertion.evaluate(context);
      } catch (cause) {
        return [this.failure(cause, assertion.type)];
      }
    };
    const isLook = ({ type }: Assertion): boolean => type === 'files' || type === 'changes';
    const looks = new Map(judged.filter(isLook).map((one) => [one, evaluate(one)]));
    const looked = Promise.all(looks.values());
    const results = await Promise.all(judged.map((one) => looks.get(one) ?? evaluate(one)));
    const missing =
      judged.length === assertions.length ? [] : [emptyOutput(NO_TEXT_AFTER_TOOLS, '')];
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
      ...(reply.copy === undefined ? {} : workspaceOf(reply.copy, test)),
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

/** Bytes of added lines that guardrails read, in UTF-16 code units. */
const MAX_ADDED = 1024 * 1024;

function workspaceOf(
  copy: WorkspaceCopy,
  { vars }: TestCase,
): Pick<AssertionContext, 'copy' | 'added' | 'vars'> {
  const texts = copy.changes.map(({ path, addedText }) => addedText && `${path}\n${addedText}`);
  const text = texts.filter((one) => one !== undefined).join('\n');
  const isText = copy.changes.every(
    ({ kind, addedText }) => kind === 'deleted' || addedText !== undefined,
  );
  const isWhole = isText && text.length <= MAX_ADDED;
  return { copy, added: { text: firstPart(text, MAX_ADDED), isWhole }, vars };
}

/** Nobody says that there were calls: guardrails go by what was said, as where there are no tools. */
const SILENT: ReadonlySet<UnknownCalls> = new Set([
  'untold',
  'unreadable-traces',
  'unnamed',
  'unlisted',
]);

function isAnswered({ empty, turnLimitReached }: Reply): boolean {
  return empty === undefined && !turnLimitReached;
}

/** A recording that is missing, stale or broken: the run has no answer, and the job ends with 2. */
function isRecordingFault(cause: unknown): cause is MissingAnswerError | RecordingFileError {
  return cause instanceof MissingAnswerError || cause instanceof RecordingFileError;
}

/** A check that no assertion of the config has made. */
function failed(
  assertionType: string,
  label: string,
  failureCode: FailureCode,
  failureMessage: string,
): AssertionResult {
  return { assertionType, label, passed: false, score: 0, failureCode, failureMessage };
}

function failureResult(cause: unknown, label: string): EngineOutcome {
  // A broken action tells nothing of the tests.
  if (cause instanceof ModuleLoadError) throw cause;
  const message = errorText(cause);
  // A crashed command is what the change made of it, so it is not an error of the provider.
  if (isProgramFailure(cause)) return failed('command', 'Command', cause.failureCode, message);
  if (cause instanceof ProviderError || isRecordingFault(cause)) {
    const code = cause instanceof ProviderError ? cause.failureCode : 'PROVIDER_ERROR';
    return {
      ...failed('provider', label, code, message),
      providerFailed: true,
      refused: cause instanceof RefusedCallError ? cause.refusal : undefined,
      ...(cause instanceof ProviderError && cause.kind === 'cancelled' && { cancelled: true }),
    };
  }
  return failed(label, label, 'INTERNAL_ERROR', message);
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

// Results of units that were never started, or not finished, with the reason.

/**
 * The result of a unit that was not run, or not to its end: `decided` where its outcome can no longer change anything. It
 * neither passed nor failed.
 * @param totals of what it had asked meanwhile, which is paid, and judged by nobody
 */
export function notRunResult(
  unit: Unit,
  reason: Extract<TestRunOutcome, { kind: 'not-run' }>['reason'],
  totals?: UnitTotals,
): TestCaseRunResult {
  return {
    testCaseName: unit.test.name,
    modelId: unit.modelId,
    runIndex: unit.repeat,
    outputText: '',
    toolCalls: [],
    assertions: [],
    latencyMs: totals?.latencyMs ?? 0,
    tokenUsage: totals?.usage ?? usageOf(0, 0),
    costEstimateUsd: totals === undefined ? 0 : totals.costUsd,
    truncated: false,
    outcome: { kind: 'not-run', reason },
    callCount: totals?.sent ?? 0,
    turnLimitReached: false,
  };
}

/** The result of a unit that the budget refused. */
export function unaffordableResult(unit: Unit, maxUsd: number): TestCaseRunResult {
  const message = `Not started: the estimated cost would pass the budget of $${maxUsd}`;
  const assertions = [failed('budget', 'Budget', 'BUDGET_EXCEEDED', message)];
  return { ...notRunResult(unit, 'budget'), assertions };
}

/** The result of a unit that an interruption kept from starting. */
export function stoppedResult(unit: Unit, interruption: Interruption): TestCaseRunResult {
  if (interruption.kind === 'signal') return notRunResult(unit, 'cancelled');
  const { failureCode, message } = interruptionError(interruption);
  const assertions = [failed('provider', 'Model call', failureCode, message)];
  const reason = interruption.kind === 'deadline' ? 'deadline' : 'stopped';
  return { ...notRunResult(unit, reason), assertions };
}

// What a run says that has no answer to judge: "must not contain" must not pass on nothing.

/** The failure of a turn that has no answer to judge; undefined where there is one. */
function missingAnswer(
  { empty, turnLimitReached, thoughts, agent }: Reply,
  turnLabel: string,
  { test: { maxTurns }, model }: Unit,
): AssertionResult | undefined {
  if (turnLimitReached) {
    const reached =
      agent === undefined
        ? `The model still called tools after ${plural(maxTurns, 'reply', 'replies')} (\`maxTurns\`)`
        : `${agent.name} ended at its own limit of turns`;
    const label = labelled('Conversation within maxTurns limit', turnLabel);
    const message = `${reached}: there is no answer to judge`;
    return failed('conversation', label, 'MAX_TURNS_EXCEEDED', message);
  }
  if (empty !== 'used-up') return empty && emptyOutput(EMPTY_REASONS[empty], turnLabel);
  const maxTokens = model?.params.maxTokens;
  const limit =
    maxTokens === undefined ? 'its limit of tokens' : `its limit of ${maxTokens} tokens`;
  const what =
    thoughts.length > 0
      ? `The model's thoughts used up ${limit}`
      : `The model reached ${limit} before it answered`;
  return emptyOutput(`${what}: raise \`params.maxTokens\` of this model`, turnLabel);
}

/** For a run that called tools, and whose text is to be checked. */
const NO_TEXT_AFTER_TOOLS =
  'The model called tools and answered with no text, so there is no text to check';

const EMPTY_REASONS: Readonly<Record<Exclude<NonNullable<Reply['empty']>, 'used-up'>, string>> = {
  'no-text': 'The model answered with no text and no tool call',
  'only-thoughts': 'The model thought, and answered with no text and no tool call',
  'content-filter': "The provider's content filter removed the answer",
  'no-reply': 'There was no reply to look at: the conversation had ended before this turn',
};

function emptyOutput(message: string, turnLabel: string): AssertionResult {
  return failed('output', labelled('Output is not empty', turnLabel), 'EMPTY_OUTPUT', message);
}

function labelled(label: string, turnLabel: string): string {
  return turnLabel === '' ? label : `${turnLabel}: ${label}`;
}

/** Whether the command of a test ran and failed: the change's fault, and no provider's. */
function isProgramFailure(cause: unknown): cause is ProviderError {
  return (
    cause instanceof ProviderError &&
    (cause.kind === 'command-failed' || cause.kind === 'command-timeout')
  );
}
