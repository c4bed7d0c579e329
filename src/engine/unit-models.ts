/** Model access of one unit: asks in its name, and adds up its tokens, latency and cost. */
import type { AssertionModels } from '../assertions/assertion.js';
import type { ModelSpec } from '../config/suite.js';
import type { TokenUsage } from '../providers/provider.js';
import type { AskModel } from './conversation.js';
import { embeddingModelOf } from './models-in-use.js';
import type { Answered, ModelCalls } from './model-calls.js';
import type { Unit } from './plan.js';
import type { Slot } from './pool.js';
import type { StoredResponse } from '../providers/answer-store.js';

/** The engine document's limits for a judge's answer. */
const JUDGE_PARAMS = { temperature: 0, maxTokens: 512 } as const;

export interface UnitTotals {
  /** Calls of the model under test only. */
  readonly latencyMs: number;
  /** All calls, judges and embeddings among them. */
  readonly usage: TokenUsage;
  /** All calls; null when a price is unknown. */
  readonly costUsd: number | null;
  /** Calls of the model under test only; null when its price is unknown. */
  readonly testedCostUsd: number | null;
  readonly sent: number;
}

export interface UnitModels {
  readonly askTested: AskModel;
  /** `turnLabel`: the conversation turn whose answer is judged. */
  forAssertions(turnLabel: string | undefined): AssertionModels;
  totals(): UnitTotals;
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
    sent: 0,
  };

  const count = ({ response, costUsd, sent }: Answered<StoredResponse>, tested: boolean): void => {
    const { usage } = response;
    totals = {
      latencyMs: totals.latencyMs + (tested ? response.latencyMs : 0),
      usage: {
        inputTokens: totals.usage.inputTokens + usage.inputTokens,
        outputTokens: totals.usage.outputTokens + usage.outputTokens,
        totalTokens: totals.usage.totalTokens + usage.totalTokens,
      },
      costUsd: addCost(totals.costUsd, costUsd),
      testedCostUsd: tested ? addCost(totals.testedCostUsd, costUsd) : totals.testedCostUsd,
      sent: totals.sent + sent,
    };
  };

  return {
    async askTested(request, turn) {
      if (unit.model === undefined) throw new Error(`Test ${test.name} has no model`);
      const answer = await calls.complete({
        suite,
        model: unit.model,
        key: { ...key, call: { kind: 'answer', turn } },
        request,
        ...(turn === 0 ? { slot } : {}),
      });
      count(answer, true);
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
            request: {
              model: judge.model,
              messages: [
                { role: 'system', content: question.system },
                { role: 'user', content: question.user },
              ],
              params: JUDGE_PARAMS,
              responseSchema: { name: 'judgement', schema: question.responseSchema },
            },
            boundary: question.boundary,
          },
          question.attempt,
        );
        count(answer, false);
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
    totals: () => totals,
  };
}

function addCost(sum: number | null, cost: number | null): number | null {
  return sum === null || cost === null ? null : sum + cost;
}

function modelById(unit: Unit, id: string): ModelSpec {
  const model = unit.suite.models.find((candidate) => candidate.id === id);
  if (model === undefined) throw new Error(`Model ${JSON.stringify(id)} is not configured`);
  return model;
}
