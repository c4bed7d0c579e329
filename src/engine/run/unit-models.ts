/** Model access of one unit: asks in its name, and adds up its tokens, latency and cost. */
import type { AssertionModels } from '../../assertions/assertion.js';
import type { ModelSpec } from '../../config/suite.js';
import type { TokenUsage } from '../../providers/provider.js';
import type { AskModel } from './conversation.js';
import { embeddingModelOf } from '../../preflight/models-in-use.js';
import { COMMAND_MODEL, describeRequest } from '../calls/described-request.js';
import type { Answered, ModelCalls } from '../calls/model-calls.js';
import type { Unit } from '../plan.js';
import type { Slot } from './pool.js';
import type { StoredResponse } from '../../recordings/answer-store.js';

/** The engine document's limits for a judge's answer. */
const JUDGE_PARAMS = { temperature: 0, maxTokens: 512 } as const;

const MAX_REPLIED_MODELS = 5;
const MAX_MODEL_NAME = 200;

export interface UnitTotals {
  /** Calls of the model under test only. */
  readonly latencyMs: number;
  /** All calls, judges and embeddings among them. */
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
  /** What the replies named as their model, sorted, by the config's id of the model; judges included. */
  repliedModels(): Readonly<Record<string, readonly string[]>>;
}

/** @param slot the pool slot that the unit was started with; its first call uses it */
export function createUnitModels(unit: Unit, calls: ModelCalls, slot: Slot): UnitModels {
  const { suite, test, modelId, repeat } = unit;
  const key = { suite: suite.name, test: test.name, model: modelId, repeat };
  let totals: UnitTotals = {
    latencyMs: 0,
    usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    costUsd: 0,
    testedCostUsd: 0,
    usageUnstated: false,
    spentUsd: 0,
    guessed: false,
    sent: 0,
  };

  const replied = new Map<string, Set<string>>();
  const noteModel = (id: string, name: string | undefined): void => {
    if (name === undefined || name === '') return;
    const names = replied.get(id) ?? new Set();
    // A server could answer with another name each time.
    if (names.size < MAX_REPLIED_MODELS) names.add(name.slice(0, MAX_MODEL_NAME));
    replied.set(id, names);
  };

  const count = (answer: Answered<StoredResponse>, tested: boolean): void => {
    const { costUsd, spentUsd, guessed, sent, response } = answer;
    const { usage } = response;
    totals = {
      latencyMs: totals.latencyMs + (tested ? response.latencyMs : 0),
      usage: {
        inputTokens: totals.usage.inputTokens + usage.inputTokens,
        outputTokens: totals.usage.outputTokens + usage.outputTokens,
        totalTokens: totals.usage.totalTokens + usage.totalTokens,
      },
      // What is known is not thrown away for a reply that states no usage.
      costUsd: addCost(totals.costUsd, guessed ? 0 : costUsd),
      testedCostUsd: tested ? addCost(totals.testedCostUsd, costUsd) : totals.testedCostUsd,
      usageUnstated: totals.usageUnstated || (tested && guessed),
      spentUsd: totals.spentUsd + spentUsd,
      guessed: totals.guessed || guessed,
      sent: totals.sent + sent,
    };
  };

  return {
    async askTested(request, turn) {
      const model = unit.model ?? COMMAND_MODEL;
      const answer = await calls.complete({
        suite,
        model,
        key: { ...key, call: { kind: 'answer', turn } },
        request: describeRequest(unit, model, request),
        ...(turn === 0 ? { slot } : {}),
      });
      count(answer, true);
      noteModel(modelId, answer.response.modelId);
      return answer.response;
    },
    forAssertions: (turnLabel) => ({
      async ask(question) {
        const judge = modelById(unit, question.modelId);
        const answer = await calls.completeOnce(
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
              params: JUDGE_PARAMS,
              responseSchema: { name: 'judgement', schema: question.responseSchema },
            }),
            boundary: question.boundary,
          },
          question.attempt,
        );
        count(answer, false);
        noteModel(judge.id, answer.response.modelId);
        return { text: answer.response.text, modelId: judge.id };
      },
      async embed(texts, label) {
        const embedder = embeddingModelOf(unit);
        if (embedder === undefined) return { kind: 'unsupported' };
        const answer = await calls.embed({
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
        });
        if (answer === 'unsupported') return { kind: 'unsupported' };
        count(answer, false);
        return { kind: 'vectors', vectors: answer.response.vectors };
      },
    }),
    totals: () => ({
      ...totals,
      costUsd: totals.guessed && totals.costUsd === 0 ? null : totals.costUsd,
    }),
    repliedModels: () => sortedNames(replied),
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

function addCost(sum: number | null, cost: number | null): number | null {
  return sum === null || cost === null ? null : sum + cost;
}

function modelById(unit: Unit, id: string): ModelSpec {
  const model = unit.suite.models.find((candidate) => candidate.id === id);
  if (model === undefined) throw new Error(`Model ${JSON.stringify(id)} is not configured`);
  return model;
}
