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
import { createLiveCalls, type LiveAnswer, type LiveCallsSetup } from './live-calls.js';
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
}

export interface Answered<Response> extends CallCost {
  readonly response: Response;
  /** Requests sent, retries included; 0 for a stored or shared answer. */
  readonly sent: number;
}

export interface ModelCalls {
  /** Throws ProviderError, or MissingAnswerError under `replay`. */
  complete(call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>>;
  /** Asks an identical question (same model, request and attempt) only once a run. Throws as `complete`. */
  completeOnce(call: ModelCall<ChatRequest>, attempt: number): Promise<Answered<ChatResponse>>;
  /** `unsupported` where the provider has no embeddings. Throws as `complete`. */
  embed(call: ModelCall<EmbeddingRequest>): Promise<Answered<EmbeddingResponse> | 'unsupported'>;
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
    completeOnce(call, attemptNumber) {
      const hash = identityOf(call);
      return answered(
        call,
        () => hash,
        isChat,
        () => {
          const question = `${call.suite.name}\n${call.model.id}\n${attemptNumber}\n${hash}`;
          const asked = shared.get(question);
          if (asked !== undefined) {
            return asked.then(({ response }) => ({
              response: alreadyPaid(response),
              costUsd: 0,
              spentUsd: 0,
              guessed: false,
              sent: 0,
            }));
          }
          const asking = completeLive(call);
          shared.set(question, asking);
          asking.catch(() => shared.delete(question));
          return asking;
        },
      );
    },
    async embed(call) {
      if (setup.responses !== 'replay') {
        const adapter = setup.adapterFor(call.suite, call.model);
        if (adapter.embed === undefined) return 'unsupported';
      }
      return answered(call, identityOf, isEmbedding, () =>
        live(call, (adapter, signal) => {
          if (adapter.embed === undefined) {
            throw new ProviderError('rejected', `${endpointOf(call.model)} has no embeddings`);
          }
          return adapter.embed(call.request, signal);
        }).then(priced(call)),
      );
    },
  };
}

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

/** A shared answer counts no tokens, stored neither: they are paid once, in a replay as in the recorded run. */
function alreadyPaid(response: ChatResponse): ChatResponse {
  const usage = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
  return { ...response, usage, costUsd: 0 };
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
