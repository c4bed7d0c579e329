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
  type LiveCallsSetup,
} from './live-calls.js';
import type { Slot } from '../run/pool.js';
import { isUnknownProgram } from './described-request.js';
import { perProvider } from './per-provider.js';
import { recipientsOf } from './recipient.js';
import { requestHash } from './request-hash.js';
import { withThoughtsApart } from '../thoughts.js';
import { createStoredCalls, type StoredCallsSetup } from './stored-calls.js';

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
  const live = createLiveCalls(setup);
  const stored = createStoredCalls(setup);
  const shared = new Map<string, Promise<Answered<ChatResponse>>>();
  const known = new Set<string>();
  const recipients = perProvider(recipientsOf);
  /** Only where answers are stored or shared: for 3,000 calls it takes longer than to evaluate their answers. */
  const identityOf = (call: ModelCall<ChatRequest | EmbeddingRequest>): string =>
    requestHash(recipients(call.suite, call.model), call.request, call.boundary);

  const priced =
    ({ model, request }: ModelCall<ChatRequest | EmbeddingRequest>) =>
    <R extends StoredResponse>({ response, sent }: LiveAnswer<R>): Answered<R> => ({
      response,
      sent,
      ...callCost(model, request, response, setup.costOf),
    });

  async function answered<R extends StoredResponse>(
    call: ModelCall<ChatRequest | EmbeddingRequest>,
    hashOf: (call: ModelCall<ChatRequest | EmbeddingRequest>) => string,
    is: (response: StoredResponse) => response is R,
    ask: () => Promise<Answered<R>>,
  ): Promise<Answered<R>> {
    if (stored === undefined) return ask();
    const isUnknown = isUnknownProgram(call.model, call.request);
    const asked = { key: call.key, hash: hashOf(call), isUnknown };
    const found = await stored.find(asked, is).catch((cause: unknown) => {
      call.slot?.();
      throw cause;
    });
    if (found === undefined) {
      const answer = await ask();
      return { ...answer, response: stored.keep(asked, answer.response) };
    }
    call.slot?.();
    const answer = priced(call)({ response: found.response, sent: 0 });
    return found.isBound ? answer : { ...answer, isUnbound: true };
  }

  const completeLive = (call: ModelCall<ChatRequest>): Promise<Answered<ChatResponse>> =>
    live(call, async (adapter, signal) => {
      const response = await adapter.complete(call.request, signal);
      // Asked again where it broke off in its thoughts; what is stored is the answer as it was.
      answerOf(call, response);
      return response;
    }).then(priced(call));

  return {
    async complete(call) {
      const answer = await answered(call, identityOf, isChat, () => completeLive(call));
      return { ...answer, response: answerOf(call, answer.response) };
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
      return { ...answer, response: answerOf(call, answer.response), question, paid };
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
