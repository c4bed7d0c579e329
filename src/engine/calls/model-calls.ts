/**
 * Every model call of a run goes through here: stored answers, the pool, retries, timeouts over the whole
 * exchange, the stop on a refused key, and the cost. One instance serves the whole run.
 */
import { totalCost } from '../../basics/basics.js';
import type { RunValues } from '../../config/placeholders.js';
import type { ConfigProblem } from '../../config/problem.js';
import { descriptorOf, filesSeenBy } from '../../config/providers.js';
import {
  endpointOf,
  type ModelSpec,
  settingsOf,
  type SourceLocation,
  type Suite,
  type TestCase,
} from '../../config/suite.js';
import {
  type ChatRequest,
  type ChatResponse,
  type EmbeddingRequest,
  type EmbeddingResponse,
  ProviderError,
  type ProviderErrorKind,
  type TokenUsage,
  type WorkspaceCopy,
} from '../../providers/provider.js';
import type { AnswerStore, AnswerKey, StoredResponse } from '../../recordings/recordings.js';
import { attachedTo, type Unit, tokensAtMost, fileTokensAtMost } from '../plan.js';
import type { Refusal, ResponseSource } from '../results.js';
import type { Lane, Slot } from '../run/pool.js';
import {
  isOwnFailure,
  LiveCalls,
  type LiveCallsSetup,
  perProvider,
  UnneededCallError,
} from './live-calls.js';
import {
  asSent,
  askedWorkspace,
  COMMAND_MODEL,
  isUnknownProgram,
  recipientsOf,
  requestHash,
  requestLines,
} from './request.js';
import { withThoughtsApart } from './thoughts.js';

interface StoredCallsSetup {
  readonly responses: ResponseSource;
  /** Needed unless `responses` is `live`. */
  readonly store?: AnswerStore | undefined;
  /** Told of an answer whose changed files are too many bytes to be stored. */
  readonly onUnstored?: (key: AnswerKey, bytes: number) => void;
  /** Takes secrets out of what is stored, or said to another model. */
  readonly withoutSecrets?: <T>(value: T) => T;
  /**
   * What becomes of answers that nothing ties to the question (without a hash, or of a program that does not say its
   * files): they count, and views count them (default); or they are refused, where somebody else's word would replace
   * calls that this run cannot make.
   */
  readonly unboundAnswers?: 'counted' | 'refused' | undefined;
}

/** One call, as its stored answer is found. */
interface StoredCall {
  readonly key: AnswerKey;
  /** The request: its identity, and as people read it. */
  readonly request: Parameters<AnswerStore['put']>[1];
  /** Nothing would show that what answers is still what gave the stored answer. */
  readonly isUnknown: boolean;
}

/** Under `replay`, or where answers that nothing ties to their question are refused: there is no answer to use. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';
  readonly problem: RunProblem;

  constructor(message: string, problem: RunProblem) {
    super(message);
    this.problem = problem;
  }
}

/** A problem of a run, which may be the same for many tests. */
export interface RunProblem extends ConfigProblem {
  /** Of a stored answer that cannot be used. */
  readonly answer?: { readonly why: NoAnswer; readonly test: string } | undefined;
}

/** Tests that are named of those with the same problem. */
const MOST_NAMED = 5;

/** Each problem once, and one for all tests whose stored answers cannot be used for the same reason. Sorted, so that no order in time shows. */
export function gathered(problems: readonly RunProblem[]): readonly ConfigProblem[] {
  const groups = new Map<string, RunProblem[]>();
  for (const problem of problems) {
    const reason = problem.answer?.why ?? problem.message;
    const group = groups.get(reason);
    if (group === undefined) groups.set(reason, [problem]);
    else group.push(problem);
  }
  return [...groups.values()]
    .map((group): ConfigProblem => {
      const sorted = group.toSorted(
        (a, b) =>
          compareTexts(a.message, b.message) || (a.location?.line ?? 0) - (b.location?.line ?? 0),
      );
      const [shown] = sorted;
      if (shown === undefined) throw new Error('a group has a member');
      const { answer, ...problem } = shown;
      const tests = [...new Set(sorted.flatMap((it) => it.answer?.test ?? []))];
      if (answer === undefined || tests.length < 2) return problem;
      const named = tests.slice(0, MOST_NAMED).map((test) => JSON.stringify(test));
      const more = tests.length - named.length;
      const all = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
      const message = `${problem.message} It affects ${tests.length} tests: ${all}.`;
      return { ...problem, message };
    })
    .sort((a, b) => (a.message < b.message ? -1 : 1));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The copy is a folder of this run. */
function withoutCopy(answer: ChatResponse): ChatResponse {
  const kept: { -readonly [Name in keyof ChatResponse]: ChatResponse[Name] } = { ...answer };
  delete kept.copy;
  return kept;
}

const RECORD_AGAIN =
  'Record it again: run with `responses: record` and commit the recordings.' as const;

const REFUSED =
  "On a fork's pull request, and where stored answers are used because keys are missing, such answers are refused.";

/** Why a stored answer cannot be used: what stands beside each test, and what follows "The stored answer of ..." */
const NO_ANSWER = {
  missing: ['No stored answer.', ''],
  stale: [
    'The stored answer belongs to a different request.',
    'belongs to a different request: the prompt, its parameters, its tools, the endpoint or the files of `dependsOn` changed since it was recorded.',
  ],
  elsewhere: [
    'The stored answer belongs to a different request.',
    'belongs to another endpoint: environment variables in its URL had other values when it was recorded.',
  ],
  unbound: [
    'The stored answer has no hash.',
    `has no hash, so nothing shows that it answers the question that is asked now. ${REFUSED}`,
  ],
  'unknown-program': [
    'The stored answer is of a program without `dependsOn`.',
    `is of a program whose test has no \`dependsOn\`, so nothing shows that the program still answers so. ${REFUSED}`,
  ],
} as const;

type NoAnswer = keyof typeof NO_ANSWER;

/** `file`: workspace-relative. */
function refusal(key: AnswerKey, why: NoAnswer, file: string): MissingAnswerError {
  const hint =
    why === 'unknown-program'
      ? `Name the files that the program is made of in \`dependsOn\`. ${RECORD_AGAIN}`
      : RECORD_AGAIN;
  const [short, said] = NO_ANSWER[why];
  const place = placeOf(key, file);
  const message =
    why === 'missing' ? `No stored answer for ${place}.` : `The stored answer of ${place} ${said}`;
  return new MissingAnswerError(short, { message, hint, answer: { why, test: key.test } });
}

function placeOf({ test, model, repeat, call }: AnswerKey, file: string): string {
  const what =
    call.kind === 'answer' ? `turn ${call.turn}` : `${call.kind} ${JSON.stringify(call.question)}`;
  return `test ${JSON.stringify(test)} (model ${JSON.stringify(model)}, repeat ${repeat}, ${what}) in ${file}`;
}

// What a call costs: as the reply states it, or, for the budget alone, guessed from the length of what was said.

interface CallCost {
  /** USD; null when the price is unknown or the reply states no usage. */
  readonly costUsd: number | null;
  /** USD that the budget counts: the cost, or a guess where a priced reply states no usage; 0 without a price. */
  readonly spentUsd: number;
  /** The model has a price, and the reply states no usage to apply it to. */
  readonly guessed: boolean;
}

/** Prices one reply. `costOf` gives USD of a usage, or null when the model's price is unknown. */
function callCost(
  model: ModelSpec,
  request: ChatRequest | EmbeddingRequest,
  response: StoredResponse,
  costOf: (model: ModelSpec, usage: TokenUsage) => number | null,
): CallCost {
  // A price in the config is a decision; a reply's own cost takes precedence over the built-in table only.
  const stated = 'text' in response && model.pricing === undefined ? response.costUsd : undefined;
  if (stated !== undefined) return known(stated);
  const { inputTokens, outputTokens, totalTokens } = response.usage;
  if (inputTokens + outputTokens > 0) return known(costOf(model, response.usage));
  // A total alone does not say how many tokens are the answer's, which are the more expensive ones.
  if (totalTokens > 0)
    return known(costOf(model, { ...response.usage, outputTokens: totalTokens }));
  const guess = costOf(model, guessedUsage(model, request, response));
  // Without a price nothing can be guessed; a model that is free is free whatever it says.
  if (guess === null || guess === 0) return known(guess);
  return { costUsd: null, spentUsd: guess, guessed: true };
}

function known(costUsd: number | null): CallCost {
  return { costUsd, spentUsd: totalCost([costUsd]).costUsd, guessed: false };
}

/** By these the other side says that it has not done what was asked, or was never asked. */
const NOT_SERVED: ReadonlySet<ProviderErrorKind> = new Set([
  'auth',
  'quota',
  'rate-limit',
  'rejected',
  'cancelled',
  'not-installed',
  'not-prepared',
]);

/** By these it may have done all of it: the answer came too late, or broken. */
const MAYBE_SERVED: ReadonlySet<ProviderErrorKind> = new Set(['timeout', 'invalid-reply']);

/**
 * USD of a call that failed; null where it may have cost something and nobody says what. A vendor charges nothing for an
 * error of its server; behind an endpoint without a price anything may have been asked before it failed.
 * @param statedUsd what the test says that its program costs
 */
function costOfFailed(
  model: ModelSpec,
  cause: unknown,
  {
    statedUsd,
    costOf,
  }: Pick<ModelCallsSetup, 'costOf'> & { readonly statedUsd?: number | undefined },
): number | null {
  if (!(cause instanceof ProviderError) || cause.unsent || cause.lasting === 'down') return 0;
  const { kind } = cause;
  if (model.provider === 'command') {
    return NOT_STARTED.has(kind) ? 0 : (statedUsd ?? null);
  }
  const price = costOf(model, { inputTokens: 1, outputTokens: 1, totalTokens: 2 });
  if (price === 0) return 0;
  if (MAYBE_SERVED.has(kind)) return null;
  const isOwn = descriptorOf(model.provider).answersFrom === 'program';
  const isServed = !NOT_SERVED.has(kind) || (isOwn && kind !== 'auth' && kind !== 'cancelled');
  return price === null && isServed ? null : 0;
}

/** A program that has not run; one that ran may have asked any model before it failed. */
const NOT_STARTED: ReadonlySet<ProviderErrorKind> = new Set(['auth', 'cancelled', 'not-installed']);

function guessedUsage(
  model: ModelSpec,
  request: ChatRequest | EmbeddingRequest,
  response: StoredResponse,
): TokenUsage {
  const asked =
    'input' in request
      ? request.input.join('')
      : JSON.stringify([request.messages, request.tools ?? []]);
  const said =
    'text' in response
      ? response.text + (response.toolCalls.length === 0 ? '' : JSON.stringify(response.toolCalls))
      : '';
  const files =
    'input' in request
      ? []
      : request.messages.flatMap((one) => (one.role === 'user' ? (one.images ?? []) : []));
  const inputTokens = tokensAtMost(asked.length) + fileTokensAtMost(model, files);
  const outputTokens = tokensAtMost(said.length);
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

// A call that fails for what the config asks, or whom: refused by its server, or by one's own endpoint that fails.
// Neither is an outage. Says which line of the config the reason is likely to be on.

/** The server's own words, after the line to look at. */
export class RefusedCallError extends ProviderError {
  readonly refusal: Refusal;

  /**
   * @param lead the story tells by it who refused
   * @param advice what else may be the reason, as a sentence
   */
  constructor(
    cause: ProviderError,
    refusal: Refusal,
    { file, line }: SourceLocation,
    {
      lead,
      advice,
    }: {
      readonly lead: 'Refused' | 'Your endpoint failed' | 'Your endpoint refused';
      readonly advice?: string | undefined;
    },
  ) {
    const { status } = cause;
    const words = `${lead} (see ${file}:${line}): ${cause.message}`;
    super(cause.kind, advice === undefined ? words : `${words} (${advice})`, {
      refused: true,
      ...(status === undefined ? {} : { status }),
    });
    this.refusal = refusal;
  }
}

const TAKES_NONE =
  'the judge is shown the images of the test: if its model takes none, say `images: false` on its entry';

/** Statuses by which a server says that it has no such model. */
const NO_SUCH_MODEL: ReadonlySet<number | undefined> = new Set([404, 410]);

/** Whether it was refused for the model, and not for what it was asked. */
export function isUnknownModel({ status }: Pick<Refusal, 'status'>): boolean {
  return NO_SUCH_MODEL.has(status);
}

/**
 * Makes the rejection handler of a call in the name of a unit. It throws whatever the call threw, but a refusal, and a
 * failure of the user's own endpoint, as such.
 */
export function noteRefusal(
  unit: Unit,
  by: Refusal['by'],
  model: ModelSpec,
): (cause: unknown) => never {
  return (cause) => {
    if (!(cause instanceof ProviderError)) throw cause;
    const { suite, test } = unit;
    const { status } = cause;
    const endpoint = settingsOf(suite, model).location ?? test.location;
    if (isOwnFailure(suite, model, cause)) {
      const refusal: Refusal = { by: 'endpoint', modelId: model.id, status };
      throw new RefusedCallError(cause, refusal, endpoint, { lead: 'Your endpoint failed' });
    }
    if (!cause.refused) throw cause;
    const refusal: Refusal = { by, modelId: model.id, status };
    // It has no models: what it refuses is the address, or what is sent there.
    if (model.provider === 'http' || model.provider === 'mcp') {
      throw new RefusedCallError(cause, refusal, endpoint, { lead: 'Your endpoint refused' });
    }
    const ofModel = isUnknownModel(refusal) ? suite.modelLocations.get(model.id) : undefined;
    const wasShown = by === 'judge' && filesSeenBy(suite, model, attachedTo(test)).length > 0;
    const advice = wasShown && ofModel === undefined ? TAKES_NONE : undefined;
    const place = ofModel ?? test.location;
    throw new RefusedCallError(cause, refusal, place, { lead: 'Refused', advice });
  };
}

export interface ModelCallsSetup extends LiveCallsSetup, StoredCallsSetup {
  /** USD of a reply, or null when the model's price is unknown. */
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
  /** What stands for `{{uuid}}` and `{{now}}` in this run. */
  readonly runValues: RunValues;
}

export interface ModelCall<Request> {
  readonly suite: Suite;
  readonly model: ModelSpec;
  readonly key: AnswerKey;
  readonly request: Request;
  /** Random text in the request that is not part of its identity. */
  readonly boundary?: string;
  /** See LiveCall. */
  readonly timeoutMs?: number | undefined;
  /** See LiveCall. */
  readonly command?: string | undefined;
  /** USD of an answer that says nothing of its cost and whose model has no price. */
  readonly costUsd?: number | undefined;
  /** A slot that the caller already holds; it is given back when the exchange is over. */
  readonly slot?: Slot;
  /** See LiveCall. */
  readonly isNeeded?: (() => boolean) | undefined;
  /** Asks the servers behind tool calls for those that have no answer yet: what is stored has them. */
  readonly answerCalls?: ((response: ChatResponse) => Promise<ChatResponse>) | undefined;
}

export interface Answered<Response> extends CallCost {
  readonly response: Response;
  /** Requests sent, retries included; 0 for a stored answer. */
  readonly sent: number;
  /** It is a stored answer without a hash, which nothing ties to the question. */
  readonly isUnbound?: true;
}

/** An answer to a question that others of the run may ask as well; each of them gets its whole cost. */
interface SharedAnswer extends Answered<ChatResponse> {
  /** Equal for identical questions. */
  readonly question: string;
  /** Whether this asking, and no other, is the one that the budget counts. */
  readonly paid: boolean;
}

/** The provider has no embeddings, or its server does not offer them (`refusal`; a replay knows of it without it). */
interface NoEmbeddings {
  readonly kind: 'unsupported';
  readonly refusal?: ProviderError;
}

type AnyCall = ModelCall<ChatRequest | EmbeddingRequest>;

/** How a call's answer is told from a stored one of another kind, and how it is asked for where none is stored. */
interface Asking<R extends StoredResponse> {
  readonly is: (response: StoredResponse) => response is R;
  readonly ask: () => Promise<Answered<R>>;
}

/** The run's one way to models. */
export class ModelCalls {
  readonly #setup: ModelCallsSetup;
  readonly #live: LiveCalls;
  /** Undefined under `live`: nothing is stored. */
  readonly #store: AnswerStore | undefined;
  /** Questions that are asked once, however many units have them: those that somebody pays, and those under way or done. */
  readonly #questions = new Set<string>();
  readonly #asking = new Map<string, Promise<Answered<ChatResponse>>>();
  readonly #recipients = perProvider(recipientsOf);

  constructor(setup: ModelCallsSetup) {
    this.#setup = { ...setup, adapterFor: perProvider(setup.adapterFor) };
    this.#live = new LiveCalls(this.#setup);
    this.#store = setup.responses === 'live' ? undefined : setup.store;
  }

  /** Where a unit that is to start waits for the slot of its first call. */
  lane(suite: Suite, model: ModelSpec, hasWorkspace = false): Lane {
    return this.#live.lane(suite, model, hasWorkspace);
  }

  /** USD of a call that failed; null where it may have cost something and nobody says what. */
  costOfFailed(model: ModelSpec, cause: unknown, statedUsd: number | undefined): number | null {
    return costOfFailed(model, cause, { statedUsd, costOf: this.#setup.costOf });
  }

  /** Throws ProviderError, or MissingAnswerError under `replay`. */
  async complete(given: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> {
    const call = this.#continued(given);
    const answerCalls = async (response: ChatResponse): Promise<ChatResponse> =>
      (await call.answerCalls?.(response)) ?? response;
    const ask = async (): Promise<Answered<ChatResponse>> => {
      const answer = await this.#completeLive(call);
      return { ...answer, response: await answerCalls(answer.response) };
    };
    const answer = await this.#answered(call, () => this.#hashOf(call), { is: isChat, ask });
    const response = await answerCalls(answerOf(call, answer.response));
    return { ...answer, response: await this.#withCopy(call, response) };
  }

  /** What a stored answer changed in a workspace is laid over a new copy. */
  async #withCopy(
    { suite, model, request: { workspace, vars = {} } }: ModelCall<ChatRequest>,
    response: ChatResponse,
  ): Promise<ChatResponse> {
    if (workspace === undefined || response.copy !== undefined) return response;
    const adapter = this.#setup.adapterFor(suite, model);
    const copy = await adapter.restore?.(workspace, vars, response.changes ?? []);
    return copy === undefined ? response : { ...response, copy };
  }

  /** The workspace of a test as its agent finds it; undefined where it has none. Throws ProviderError. */
  async untouched(suite: Suite, { subject, vars }: TestCase): Promise<WorkspaceCopy | undefined> {
    const workspace = subject.kind === 'command' ? subject.workspace : undefined;
    if (workspace === undefined) return undefined;
    const adapter = this.#setup.adapterFor(suite, COMMAND_MODEL);
    return adapter.restore?.(askedWorkspace(workspace), vars, []);
  }

  /** Asks an identical question (same model, request and attempt) only once a run. Throws as `complete`. */
  async completeOnce(given: ModelCall<ChatRequest>, attempt: number): Promise<SharedAnswer> {
    const call = this.#toldOthers(given);
    const hash = this.#hashOf(call);
    const question = `${call.suite.name}\n${call.model.id}\n${attempt}\n${hash}`;
    let paid = !this.#questions.has(question);
    this.#questions.add(question);
    const ask = async (): Promise<Answered<ChatResponse>> => {
      const asked = this.#asking.get(question);
      // Who came first may have been overtaken while it looked for a stored answer.
      paid = asked === undefined;
      if (asked === undefined) return this.#askShared(question, call);
      return asked.catch((cause: unknown) => {
        // The unit that asked first needs no answer any more; one that waited with it may.
        if (!(cause instanceof UnneededCallError)) throw cause;
        return ask();
      });
    };
    const answer = await this.#answered(call, () => hash, { is: isChat, ask }).catch(
      (cause: unknown) => {
        // The next one that asks is paid.
        if (paid) this.#questions.delete(question);
        throw cause;
      },
    );
    const response = answerOf(call, answer.response);
    return { ...answer, response, question, paid };
  }

  #askShared(question: string, call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> {
    const asking = this.#completeLive(call);
    this.#asking.set(question, asking);
    asking.catch(() => this.#asking.delete(question));
    return asking;
  }

  /** Throws as `complete`. */
  async embed(
    given: ModelCall<EmbeddingRequest>,
  ): Promise<Answered<EmbeddingResponse> | NoEmbeddings> {
    const call = this.#toldOthers(given);
    if (this.#setup.responses !== 'replay') {
      const adapter = this.#setup.adapterFor(call.suite, call.model);
      if (adapter.embed === undefined) return { kind: 'unsupported' };
    }
    let refusal: ProviderError | undefined;
    const noteRefusal = (cause: ProviderError): void => void (refusal = cause);
    const answer = await this.#answered(call, () => this.#hashOf(call), {
      is: isEmbedding,
      ask: () => this.#embedLive(call, noteRefusal),
    });
    if (answer.response.vectors.length > 0) return answer;
    return { kind: 'unsupported', ...(refusal === undefined ? {} : { refusal }) };
  }

  /** What an answer said is told to a judge, and made a vector, without secrets: it belongs to somebody else. */
  #toldOthers<Request>(call: ModelCall<Request>): ModelCall<Request> {
    const { withoutSecrets } = this.#setup;
    return withoutSecrets === undefined ? call : { ...call, request: withoutSecrets(call.request) };
  }

  /** Where answers are stored, a conversation goes on with them as they are stored: a replay knows no more of them. */
  #continued(call: ModelCall<ChatRequest>): ModelCall<ChatRequest> {
    const { withoutSecrets } = this.#setup;
    if (this.#store === undefined || withoutSecrets === undefined) return call;
    const messages = call.request.messages.map((message) =>
      message.role === 'assistant' || message.role === 'tool' ? withoutSecrets(message) : message,
    );
    return { ...call, request: { ...call.request, messages } };
  }

  /** The stored answer, or the one that `ask` gets, which is stored then. Under `live` no request needs an identity. */
  async #answered<R extends StoredResponse>(
    call: AnyCall,
    hashOf: () => string,
    { is, ask }: Asking<R>,
  ): Promise<Answered<R>> {
    const store = this.#store;
    if (store === undefined) return ask();
    const isUnknown = isUnknownProgram(call.model, call.request);
    const request = { hash: hashOf(), lines: () => this.#linesOf(call) };
    const asked = { key: call.key, request, isUnknown };
    const found = await this.#find(store, asked, is).catch((cause: unknown) => {
      call.slot?.();
      throw cause;
    });
    if (found === undefined) {
      const answer = await ask();
      this.#keep(store, asked, answer.response);
      return answer;
    }
    call.slot?.();
    const answer = this.#priced(call, { response: found.response, sent: 0 });
    return found.isBound ? answer : { ...answer, isUnbound: true };
  }

  /** Undefined where the call must be made. Throws MissingAnswerError where it must not be, and RecordingFileError. */
  async #find<R extends StoredResponse>(
    store: AnswerStore,
    call: StoredCall,
    is: Asking<R>['is'],
  ): Promise<{ readonly response: R; readonly isBound: boolean } | undefined> {
    const { key, request, isUnknown } = call;
    const { responses, unboundAnswers } = this.#setup;
    if (responses === 'record' || (responses === 'cache' && isUnknown)) return undefined;
    const found = await store.lookup(key, request.hash);
    if (found.kind === 'found' && is(found.response)) {
      const { response, file } = found;
      const isBound = found.isBound && !isUnknown;
      // What may be the answer to another question is no saving.
      if (!isBound && responses === 'cache') return undefined;
      if (!isBound && unboundAnswers === 'refused') {
        throw refusal(key, found.isBound ? 'unknown-program' : 'unbound', file);
      }
      if (responses === 'cache') store.put(key, request, response);
      return { response, isBound };
    }
    if (responses === 'cache') return undefined;
    throw refusal(key, found.kind === 'found' ? 'missing' : found.kind, found.file);
  }

  #keep(store: AnswerStore, { key, request }: StoredCall, answer: StoredResponse): void {
    const { onUnstored, withoutSecrets } = this.#setup;
    const bytes = 'text' in answer ? answer.changesTooLarge : undefined;
    if (bytes !== undefined) {
      onUnstored?.(key, bytes);
      return;
    }
    const whole = 'text' in answer ? withoutCopy(answer) : answer;
    store.put(key, request, withoutSecrets?.(whole) ?? whole);
  }

  #completeLive(call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> {
    const sent = asSent(call.request, this.#setup.runValues);
    return this.#live
      .ask(call, async (adapter, signal) => {
        const response = await adapter.complete(sent, signal);
        // Asked again where it broke off in its thoughts; what is stored is the answer as it was.
        answerOf(call, response);
        return response;
      })
      .then((answer) => this.#priced(call, answer));
  }

  /** Without vectors where the server has no embeddings; `onRefusal` gets the error that says so. */
  #embedLive(
    call: ModelCall<EmbeddingRequest>,
    onRefusal: (cause: ProviderError) => void,
  ): Promise<Answered<EmbeddingResponse>> {
    return this.#live
      .ask(call, (adapter, signal) => {
        if (adapter.embed === undefined) {
          throw new ProviderError('rejected', `${endpointOf(call.model)} has no embeddings`);
        }
        return adapter.embed(call.request, signal).catch((cause: unknown) => {
          if (!isNoEmbeddings(cause)) throw cause;
          onRefusal(cause);
          return NO_VECTORS;
        });
      })
      .then((answer) => this.#priced(call, answer));
  }

  #priced<R extends StoredResponse>(
    { model, request, costUsd }: AnyCall,
    { response, sent }: { readonly response: R; readonly sent: number },
  ): Answered<R> {
    const cost = callCost(model, request, response, this.#setup.costOf);
    if (cost.costUsd !== null || cost.guessed || costUsd === undefined) {
      return { response, sent, ...cost };
    }
    return { response, sent, costUsd, spentUsd: costUsd, guessed: false };
  }

  /** Only where answers are stored or shared: for 3,000 calls it takes longer than to evaluate their answers. */
  #hashOf({ suite, model, request, boundary }: AnyCall): string {
    return requestHash(this.#recipients(suite, model), request, boundary);
  }

  #linesOf({ suite, model, request, boundary }: AnyCall): readonly string[] {
    return requestLines(this.#recipients(suite, model).written, request, boundary);
  }
}

/** The answer without its thoughts. Those of a judge are never its verdict, whatever its entry says. */
function answerOf({ model, key }: ModelCall<ChatRequest>, response: ChatResponse): ChatResponse {
  if (model.thinking === 'keep' && key.call.kind === 'answer') return response;
  return withThoughtsApart(response, endpointOf(model));
}

/** Statuses with which a server says that it does not know this path, or not this use of it. */
const NOT_OFFERED: ReadonlySet<number | undefined> = new Set([400, 404, 405, 501]);

function isNoEmbeddings(cause: unknown): cause is ProviderError {
  return cause instanceof ProviderError && NOT_OFFERED.has(cause.status);
}

/** How a recording keeps that the server has no embeddings: a replay must come to the same verdict. */
const NO_VECTORS: EmbeddingResponse = {
  vectors: [],
  usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  latencyMs: 0,
};

function isChat(response: StoredResponse): response is ChatResponse {
  return 'text' in response;
}

function isEmbedding(response: StoredResponse): response is EmbeddingResponse {
  return 'vectors' in response;
}
