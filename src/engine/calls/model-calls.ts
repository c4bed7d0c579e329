/**
 * Every model call of a run goes through here: stored answers, the pool, retries, timeouts over the whole
 * exchange, the stop on a refused key, and the cost. One instance serves the whole run.
 */
import type { AnswerKey, AnswerStore, StoredResponse } from '../../recordings/answer-store.js';
import type { ConfigProblem } from '../../config/problem.js';
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
  type LiveCallsSetup,
} from './live-calls.js';
import type { Slot } from '../run/pool.js';
import { requestHash } from './request-hash.js';

export type ResponseSource = 'live' | 'record' | 'replay' | 'cache';

export interface ModelCallsSetup extends LiveCallsSetup {
  readonly responses: ResponseSource;
  /** Needed unless `responses` is `live`. */
  readonly store?: AnswerStore | undefined;
  /** Takes secrets out of an answer before it is stored and judged: a replay will see no more of it. */
  readonly withoutSecrets?: <R extends StoredResponse>(response: R) => R;
  /** USD of a reply, or null when the model's price is unknown. */
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
}

export interface ModelCall<Request> {
  readonly suite: Suite;
  readonly model: ModelSpec;
  readonly key: AnswerKey;
  readonly request: Request;
  /** Random text in the request that is no part of its identity. */
  readonly boundary?: string;
  /** A slot that the caller already holds; it is given back when the exchange is over. */
  readonly slot?: Slot;
  /** See LiveCall. */
  readonly isNeeded?: (() => boolean) | undefined;
}

export interface Answered<Response> extends CallCost {
  readonly response: Response;
  /** Requests sent, retries included; 0 for a stored answer. */
  readonly sent: number;
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

/** Under `replay`: there is no stored answer for this request. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';
  readonly problem: ConfigProblem;

  constructor(problem: ConfigProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Creates the run's one way to models. */
export function createModelCalls(setup: ModelCallsSetup): ModelCalls {
  const live = createLiveCalls(setup);
  const shared = new Map<string, Promise<Answered<ChatResponse>>>();
  const known = new Set<string>();

  const priced =
    ({ model, request }: ModelCall<ChatRequest | EmbeddingRequest>) =>
    <R extends StoredResponse>({ response, sent }: LiveAnswer<R>): Answered<R> => ({
      response,
      sent,
      ...callCost(model, request, response, setup.costOf),
    });

  function answered<Request extends ChatRequest | EmbeddingRequest, R extends StoredResponse>(
    call: ModelCall<Request>,
    hashOf: (call: ModelCall<Request>) => string,
    is: (response: StoredResponse) => response is R,
    ask: () => Promise<Answered<R>>,
  ): Promise<Answered<R>> {
    const { store, responses } = setup;
    if (store === undefined || responses === 'live') return ask();
    return stored({ store, responses, call, hash: hashOf(call), is, ask });
  }

  async function stored<Request extends ChatRequest | EmbeddingRequest, R extends StoredResponse>({
    store,
    responses,
    call,
    hash,
    is,
    ask,
  }: {
    readonly store: AnswerStore;
    readonly responses: Exclude<ResponseSource, 'live'>;
    readonly call: ModelCall<Request>;
    readonly hash: string;
    readonly is: (response: StoredResponse) => response is R;
    readonly ask: () => Promise<Answered<R>>;
  }): Promise<Answered<R>> {
    if (responses !== 'record') {
      const found = await store.lookup(call.key, hash);
      if (found.kind === 'found' && is(found.response)) {
        call.slot?.();
        if (responses === 'cache') store.put(call.key, hash, found.response);
        return priced(call)({ response: found.response, sent: 0 });
      }
      if (responses === 'replay') {
        call.slot?.();
        throw new MissingAnswerError(missingAnswer(call, found.kind === 'stale', found));
      }
    }
    const answer = await ask();
    const response = setup.withoutSecrets?.(answer.response) ?? answer.response;
    store.put(call.key, hash, response);
    return { ...answer, response };
  }

  const completeLive = (call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> =>
    live(call, (adapter, signal) => adapter.complete(call.request, signal)).then(priced(call));

  return {
    complete(call) {
      return answered(call, identityOf, isChat, () => completeLive(call));
    },
    async completeOnce(call, attemptNumber) {
      const hash = identityOf(call);
      const question = `${call.suite.name}\n${call.model.id}\n${attemptNumber}\n${hash}`;
      let paid = !known.has(question);
      known.add(question);
      const ask = (): Promise<Answered<ChatResponse>> => {
        const asking = completeLive(call);
        paid = true;
        shared.set(question, asking);
        asking.catch(() => shared.delete(question));
        return asking;
      };
      const share = (): Promise<Answered<ChatResponse>> =>
        shared.get(question)?.catch((cause: unknown) => {
          // The unit that asked first needs no answer any more; one that waited with it may.
          if (!(cause instanceof UnneededCallError)) throw cause;
          return share();
        }) ?? ask();
      const answer = await answered(call, () => hash, isChat, share).catch((cause: unknown) => {
        if (paid) known.delete(question);
        throw cause;
      });
      return { ...answer, question, paid };
    },
    async embed(call) {
      if (setup.responses !== 'replay') {
        const adapter = setup.adapterFor(call.suite, call.model);
        if (adapter.embed === undefined) return { kind: 'unsupported' };
      }
      let refusal: ProviderError | undefined;
      const answer = await answered(call, identityOf, isEmbedding, () =>
        live(call, (adapter, signal) => {
          if (adapter.embed === undefined) {
            throw new ProviderError('rejected', `${endpointOf(call.model)} has no embeddings`);
          }
          return adapter.embed(call.request, signal).catch((cause: unknown) => {
            if (!isNoEmbeddings(cause)) throw cause;
            refusal = cause;
            return NO_VECTORS;
          });
        }).then(priced(call)),
      );
      if (answer.response.vectors.length > 0) return answer;
      return { kind: 'unsupported', ...(refusal === undefined ? {} : { refusal }) };
    },
  };
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

/** Only where answers are stored or shared: for 3,000 calls it takes longer than to evaluate their answers. */
function identityOf({
  model,
  request,
  boundary,
}: ModelCall<ChatRequest | EmbeddingRequest>): string {
  return requestHash(endpointOf(model), request, boundary);
}

function isChat(response: StoredResponse): response is ChatResponse {
  return 'text' in response;
}

function isEmbedding(response: StoredResponse): response is EmbeddingResponse {
  return 'vectors' in response;
}

function missingAnswer(
  call: ModelCall<unknown>,
  stale: boolean,
  stored: { readonly kind: string; readonly file?: string },
): ConfigProblem {
  const { test, model, repeat, call: which } = call.key;
  const what =
    which.kind === 'answer'
      ? `model ${JSON.stringify(model)}, repeat ${repeat}, turn ${which.turn}`
      : `model ${JSON.stringify(model)}, repeat ${repeat}, ${which.kind} ${JSON.stringify(which.question)}`;
  const file = stored.file === undefined ? '' : ` in ${stored.file}`;
  return {
    message: stale
      ? `The stored answer of test ${JSON.stringify(test)} (${what})${file} belongs to a different request: the prompt, its parameters or its tools changed since it was recorded.`
      : `No stored answer for test ${JSON.stringify(test)} (${what})${file}.`,
    hint: 'Record it again: run with `responses: record` and commit the recordings.',
  };
}
