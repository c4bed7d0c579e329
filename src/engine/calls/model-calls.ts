/**
 * Every model call of a run goes through here: stored answers, the pool, retries, timeouts over the whole
 * exchange, the stop on a refused key, and the cost. One instance serves the whole run.
 */
import type { AnswerKey, StoredResponse } from '../../recordings/answer-store.js';
import { endpointOf, type ModelSpec, type Suite } from '../../config/suite.js';
import {
  ProviderError,
  type ChatRequest,
  type ChatResponse,
  type EmbeddingRequest,
  type EmbeddingResponse,
  type TokenUsage,
} from '../../providers/provider.js';
import { callCost, type CallCost } from './call-cost.js';
import {
  createLiveCalls,
  UnneededCallError,
  type LiveAnswer,
  type LiveCalls,
  type LiveCallsSetup,
} from './live-calls.js';
import type { Slot } from '../run/pool.js';
import { isUnknownProgram } from './described-request.js';
import { perProvider } from './per-provider.js';
import { recipientsOf } from './recipient.js';
import { requestLines } from './request-lines.js';
import { requestHash } from './request-hash.js';
import { withThoughtsApart } from '../thoughts.js';
import { createStoredCalls, type StoredCalls, type StoredCallsSetup } from './stored-calls.js';

export { MissingAnswerError, type ResponseSource } from './stored-calls.js';

export interface ModelCallsSetup extends LiveCallsSetup, StoredCallsSetup {
  /** USD of a reply, or null when the model's price is unknown. */
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
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
  /** USD of an answer that says nothing of its cost and whose model has no price. */
  readonly costUsd?: number | undefined;
  /** A slot that the caller already holds; it is given back when the exchange is over. */
  readonly slot?: Slot;
  /** See LiveCall. */
  readonly isNeeded?: (() => boolean) | undefined;
}

export interface Answered<Response> extends CallCost {
  readonly response: Response;
  /** Requests sent, retries included; 0 for a stored answer. */
  readonly sent: number;
  /** It is a stored answer without a hash, which nothing ties to the question. */
  readonly isUnbound?: true;
}

/** An answer to a question that others of the run may ask as well; each of them gets its whole cost. */
export interface SharedAnswer extends Answered<ChatResponse> {
  /** Equal for identical questions. */
  readonly question: string;
  /** Whether this asking, and no other, is the one that the budget counts. */
  readonly paid: boolean;
}

/** The provider has no embeddings, or its server does not offer them (`refusal`; a replay knows of it without it). */
export interface NoEmbeddings {
  readonly kind: 'unsupported';
  readonly refusal?: ProviderError;
}

export interface ModelCalls {
  /** Throws ProviderError, or MissingAnswerError under `replay`. */
  complete(call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>>;
  /** Asks an identical question (same model, request and attempt) only once a run. Throws as `complete`. */
  completeOnce(call: ModelCall<ChatRequest>, attempt: number): Promise<SharedAnswer>;
  /** Throws as `complete`. */
  embed(call: ModelCall<EmbeddingRequest>): Promise<Answered<EmbeddingResponse> | NoEmbeddings>;
}

/** Creates the run's one way to models. */
export function createModelCalls(setup: ModelCallsSetup): ModelCalls {
  return new PricedCalls(setup);
}

type AnyCall = ModelCall<ChatRequest | EmbeddingRequest>;

/** How a call's answer is told from a stored one of another kind, and how it is asked for where none is stored. */
interface Asking<R extends StoredResponse> {
  readonly is: (response: StoredResponse) => response is R;
  readonly ask: () => Promise<Answered<R>>;
}

class PricedCalls implements ModelCalls {
  readonly #setup: ModelCallsSetup;
  readonly #live: LiveCalls;
  readonly #stored: StoredCalls | undefined;
  readonly #shared = new SharedQuestions();
  readonly #recipients = perProvider(recipientsOf);

  constructor(setup: ModelCallsSetup) {
    this.#setup = setup;
    this.#live = createLiveCalls(setup);
    this.#stored = createStoredCalls(setup);
  }

  async complete(given: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> {
    const call = this.#continued(given);
    const ask = (): Promise<Answered<ChatResponse>> => this.#completeLive(call);
    const answer = await this.#answered(call, () => this.#hashOf(call), { is: isChat, ask });
    return { ...answer, response: answerOf(call, answer.response) };
  }

  async completeOnce(given: ModelCall<ChatRequest>, attempt: number): Promise<SharedAnswer> {
    const call = this.#toldOthers(given);
    const hash = this.#hashOf(call);
    const question = `${call.suite.name}\n${call.model.id}\n${attempt}\n${hash}`;
    const share = this.#shared.join(question, () => this.#completeLive(call));
    const asking = { is: isChat, ask: () => share.ask() };
    const answer = await this.#answered(call, () => hash, asking).catch((cause: unknown) => {
      share.failed();
      throw cause;
    });
    const response = answerOf(call, answer.response);
    return { ...answer, response, question, paid: share.isPaid() };
  }

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
    if (this.#stored === undefined || withoutSecrets === undefined) return call;
    const messages = call.request.messages.map((message) =>
      message.role === 'assistant' || message.role === 'tool' ? withoutSecrets(message) : message,
    );
    return { ...call, request: { ...call.request, messages } };
  }

  /** The stored answer, or the one that `ask` gets, which is stored then. */
  async #answered<R extends StoredResponse>(
    call: AnyCall,
    hashOf: () => string,
    { is, ask }: Asking<R>,
  ): Promise<Answered<R>> {
    const stored = this.#stored;
    if (stored === undefined) return ask();
    const isUnknown = isUnknownProgram(call.model, call.request);
    const request = { hash: hashOf(), lines: () => this.#linesOf(call) };
    const asked = { key: call.key, request, isUnknown };
    const found = await stored.find(asked, is).catch((cause: unknown) => {
      call.slot?.();
      throw cause;
    });
    if (found === undefined) {
      const answer = await ask();
      stored.keep(asked, answer.response);
      return answer;
    }
    call.slot?.();
    const answer = this.#priced(call, { response: found.response, sent: 0 });
    return found.isBound ? answer : { ...answer, isUnbound: true };
  }

  #completeLive(call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> {
    return this.#live(call, async (adapter, signal) => {
      const response = await adapter.complete(call.request, signal);
      // Asked again where it broke off in its thoughts; what is stored is the answer as it was.
      answerOf(call, response);
      return response;
    }).then((answer) => this.#priced(call, answer));
  }

  /** Without vectors where the server has no embeddings; `onRefusal` gets the error that says so. */
  #embedLive(
    call: ModelCall<EmbeddingRequest>,
    onRefusal: (cause: ProviderError) => void,
  ): Promise<Answered<EmbeddingResponse>> {
    return this.#live(call, (adapter, signal) => {
      if (adapter.embed === undefined) {
        throw new ProviderError('rejected', `${endpointOf(call.model)} has no embeddings`);
      }
      return adapter.embed(call.request, signal).catch((cause: unknown) => {
        if (!isNoEmbeddings(cause)) throw cause;
        onRefusal(cause);
        return NO_VECTORS;
      });
    }).then((answer) => this.#priced(call, answer));
  }

  #priced<R extends StoredResponse>(
    { model, request, costUsd }: AnyCall,
    { response, sent }: LiveAnswer<R>,
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

/** One asking of a question that others may ask as well. */
interface Share {
  /** The answer of the call that asks it now or has asked it; else this one asks. */
  ask(): Promise<Answered<ChatResponse>>;
  /** Whether it asked first, or again where the first did not: see SharedAnswer. */
  isPaid(): boolean;
  /** To be called where it ends without an answer: the next one that asks is paid. */
  failed(): void;
}

/** Questions of the run that are asked once, however many units have them. */
class SharedQuestions {
  readonly #asking = new Map<string, Promise<Answered<ChatResponse>>>();
  readonly #known = new Set<string>();

  /** @param send asks the model */
  join(question: string, send: () => Promise<Answered<ChatResponse>>): Share {
    let paid = !this.#known.has(question);
    this.#known.add(question);
    const ask = (): Promise<Answered<ChatResponse>> => {
      const asked = this.#asking.get(question)?.catch((cause: unknown) => {
        // The unit that asked first needs no answer any more; one that waited with it may.
        if (!(cause instanceof UnneededCallError)) throw cause;
        return ask();
      });
      if (asked !== undefined) return asked;
      paid = true;
      return this.#keep(question, send());
    };
    return {
      ask,
      isPaid: () => paid,
      failed: () => {
        if (paid) this.#known.delete(question);
      },
    };
  }

  #keep(
    question: string,
    asking: Promise<Answered<ChatResponse>>,
  ): Promise<Answered<ChatResponse>> {
    this.#asking.set(question, asking);
    asking.catch(() => this.#asking.delete(question));
    return asking;
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
