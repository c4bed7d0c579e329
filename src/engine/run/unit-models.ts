/** Model access of one unit: asks in its name, and adds up its tokens, latency and cost. */
import { firstPart } from '../../redaction/cut.js';
import type { AssertionModels } from '../../assertions/assertion.js';
import type { ModelSpec } from '../../config/suite.js';
import type { ChatRequest, ChatResponse, TokenUsage } from '../../providers/provider.js';
import {
  addCharge,
  addCost,
  NO_CALLS,
  reportedCost,
  type Account,
  type AskedQuestion,
  type Charge,
} from './account.js';
import { judgeTokenLimit } from './judge-limit.js';
import type { AskModel } from './conversation.js';
import { callKey, embeddingModelOf } from '../models-in-use.js';
import { COMMAND_MODEL, describeRequest } from '../calls/described-request.js';
import { noteRefusal } from '../calls/refused-call.js';
import { UnneededCallError } from '../calls/live-calls.js';
import type { Answered, ModelCalls } from '../calls/model-calls.js';
import type { Unit } from '../plan.js';
import type { Slot } from './pool.js';
import { sampleIdOf } from '../sample-id.js';
import type { StoredResponse } from '../../recordings/answer-store.js';

const MAX_REPLIED_MODELS = 5;
const MAX_MODEL_NAME = 200;

export interface UnitTotals {
  /** Calls of the model under test only. */
  readonly latencyMs: number;
  /** A stored answer of the model under test states no latency, so `latencyMs` says too little. */
  readonly latencyUnstated: boolean;
  /** All calls, judges and embeddings among them; a shared question where it was asked first. */
  readonly usage: TokenUsage;
  /** All calls whose cost is known; null when a price is unknown, or when no cost is known at all. */
  readonly costUsd: number | null;
  /** Calls of the model under test only; null when its price is unknown or a reply of it states no usage. */
  readonly testedCostUsd: number | null;
  /** The model under test has a price, and a reply of it states no usage. */
  readonly usageUnstated: boolean;
  /** All calls, as the budget counts them (see CallCost). */
  readonly spentUsd: number;
  /** Part of `spentUsd` is a guess. */
  readonly guessed: boolean;
  readonly sent: number;
}

export interface UnitModels {
  readonly askTested: AskModel;
  /** `turnLabel`: the conversation turn whose answer is judged. */
  forAssertions(turnLabel: string | undefined): AssertionModels;
  totals(): UnitTotals;
  /** Its calls as they are charged when all units are done. */
  account(): Account;
  /** Which calls were answered, by `callKey`. */
  answered(): ReadonlySet<string>;
  /** A call was not made because the unit can change nothing any more: it has no outcome. */
  wasCutShort(): boolean;
  /** What the replies named as their model, sorted, by the config's id of the model; judges included. */
  repliedModels(): Readonly<Record<string, readonly string[]>>;
  /** See TestCaseRunResult. */
  sampleId(): string | undefined;
  /** Stored answers without a hash. */
  unboundAnswers(): number;
}

/**
 * @param slot the pool slot that the unit was started with; its first call uses it
 * @param isNeeded whether the unit can still change anything; if not, its second call and later ones throw
 */
export function createUnitModels(
  unit: Unit,
  calls: ModelCalls,
  slot: Slot,
  isNeeded: () => boolean = () => true,
): UnitModels {
  const { suite, test, modelId, repeat } = unit;
  const key = { suite: suite.name, test: test.name, model: modelId, repeat };
  let latencyMs = 0;
  let latencyUnstated = false;
  let testedCostUsd: number | null = 0;
  let spentUsd = 0;
  let tested = NO_CALLS;
  let all = NO_CALLS;
  const asked: AskedQuestion[] = [];
  let isCutShort = false;
  let unbound = 0;
  const answers: ChatResponse[] = [];

  const replied = new Map<string, Set<string>>();
  const answered = new Set<string>();
  /** Of every call but the first. */
  const stillNeeded = (): boolean => {
    const needed = isNeeded();
    if (!needed) isCutShort = true;
    return needed;
  };
  const checkNeed = (): void => {
    if (!stillNeeded()) throw new UnneededCallError();
  };
  const noteModel = (id: string, name: string | undefined): void => {
    if (name === undefined || name === '') return;
    const names = replied.get(id) ?? new Set();
    // A server could answer with another name each time.
    if (names.size < MAX_REPLIED_MODELS) names.add(firstPart(name, MAX_MODEL_NAME));
    replied.set(id, names);
  };

  const countTested = (answer: Answered<StoredResponse>): void => {
    const charge = chargeOf(answer);
    if (answer.isUnbound === true) unbound += 1;
    tested = addCharge(tested, charge);
    all = addCharge(all, charge);
    const { response } = answer;
    latencyMs += response.latencyMs;
    latencyUnstated ||= 'latencyUnstated' in response && response.latencyUnstated === true;
    testedCostUsd = addCost(testedCostUsd, answer.costUsd);
    spentUsd += answer.spentUsd;
  };
  const countAsked = (answer: Answered<StoredResponse>, question: string, paid: boolean): void => {
    const charge = chargeOf(answer);
    if (answer.isUnbound === true) unbound += 1;
    asked.push({ question, charge });
    if (!paid) return;
    all = addCharge(all, charge);
    spentUsd += answer.spentUsd;
  };

  return {
    async askTested(request, turn) {
      if (turn > 0) checkNeed();
      const model = unit.model ?? COMMAND_MODEL;
      const answer = await calls
        .complete({
          suite,
          model,
          key: { ...key, call: { kind: 'answer', turn } },
          request: describeRequest(unit, model, request),
          ...(turn === 0 ? { slot } : { isNeeded: stillNeeded }),
        })
        .catch(noteRefusal(unit, 'model', model));
      answered.add(callKey('answer', modelId));
      countTested(answer);
      answers.push(answer.response);
      noteModel(modelId, answer.response.modelId);
      return answer.response;
    },
    forAssertions: (turnLabel) => ({
      async ask(question) {
        checkNeed();
        const judge = modelById(unit, question.modelId);
        const maxTokens = judgeTokenLimit(suite, judge);
        const asking = calls.completeOnce(
          {
            suite,
            model: judge,
            key: {
              ...key,
              call: {
                kind: 'judge',
                question: question.label,
                judgeModel: judge.id,
                attempt: question.attempt,
                ...(turnLabel === undefined ? {} : { conversation: turnLabel }),
              },
            },
            request: describeRequest(unit, judge, {
              model: judge.model,
              messages: [
                { role: 'system', content: question.system },
                { role: 'user', content: question.user },
              ],
              params: judgeParams(judge, maxTokens),
              responseSchema: { name: 'judgement', schema: question.responseSchema },
            }),
            boundary: question.boundary,
            isNeeded: stillNeeded,
          },
          question.attempt,
        );
        const answer = await asking.catch(noteRefusal(unit, 'judge', judge));
        answered.add(callKey('judge', judge.id));
        countAsked(answer, answer.question, answer.paid);
        const { text, finishReason, modelId: repliedModel } = answer.response;
        noteModel(judge.id, repliedModel);
        return {
          // What the provider took away is no verdict, whatever came before.
          text: finishReason === 'content-filter' ? '' : text,
          modelId: judge.id,
          ...(finishReason === 'length' ? { cutAtTokens: maxTokens } : {}),
        };
      },
      async embed(texts, label) {
        const embedder = embeddingModelOf(unit);
        if (embedder === undefined) return { kind: 'unsupported' };
        checkNeed();
        const asking = calls.embed({
          suite,
          model: embedder,
          key: {
            ...key,
            call: {
              kind: 'embedding',
              question: label,
              ...(turnLabel === undefined ? {} : { conversation: turnLabel }),
            },
          },
          request: { model: embedder.model, input: texts },
          isNeeded: stillNeeded,
        });
        const answer = await asking.catch(noteRefusal(unit, 'embedding', embedder));
        answered.add(callKey('embedding', embedder.id));
        if ('kind' in answer) return answer;
        countAsked(answer, JSON.stringify(['embedding', turnLabel, label, key]), true);
        return { kind: 'vectors', vectors: answer.response.vectors };
      },
    }),
    totals: () => ({
      latencyMs,
      latencyUnstated,
      usage: all.usage,
      costUsd: reportedCost(all),
      testedCostUsd,
      usageUnstated: tested.guessed,
      spentUsd,
      guessed: all.guessed,
      sent: all.sent,
    }),
    account: () => ({ tested, asked }),
    answered: () => answered,
    wasCutShort: () => isCutShort,
    repliedModels: () => sortedNames(replied),
    sampleId: () => sampleIdOf(answers),
    unboundAnswers: () => unbound,
  };
}

/** In an order that does not depend on which reply came first. */
function sortedNames(
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...names]
      .map(([id, set]) => [id, [...set].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function chargeOf({ response, costUsd, guessed, sent }: Answered<StoredResponse>): Charge {
  return { usage: response.usage, costUsd, guessed, sent };
}

/** The engine document's temperature; texts that end an answer under test would cut the judgement's JSON. */
function judgeParams(
  { params: { seed, extra } }: ModelSpec,
  maxTokens: number,
): ChatRequest['params'] {
  return {
    temperature: 0,
    maxTokens,
    ...(seed === undefined ? {} : { seed }),
    ...(extra === undefined ? {} : { extra }),
  };
}

function modelById(unit: Unit, id: string): ModelSpec {
  const model = unit.suite.models.find((candidate) => candidate.id === id);
  if (model === undefined) throw new Error(`Model ${JSON.stringify(id)} is not configured`);
  return model;
}
