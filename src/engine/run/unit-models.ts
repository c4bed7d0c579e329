/** Model access of one unit: asks in its name, and has its tally kept. */
import type { AssertionModels, JudgeQuestion, JudgeReply } from '../../assertions/assertion.js';
import type { ModelSpec, Suite } from '../../config/suite.js';
import { isProgramFailure, type ChatRequest, type ChatResponse } from '../../providers/provider.js';
import type { AnswerKey } from '../../recordings/answer-store.js';
import { COMMAND_MODEL, describeRequest } from '../calls/described-request.js';
import { UnneededCallError } from '../calls/live-calls.js';
import type { ModelCall, ModelCalls } from '../calls/model-calls.js';
import { noteRefusal } from '../calls/refused-call.js';
import { embeddingModelOf, statedCost } from '../models-in-use.js';
import type { Unit } from '../plan.js';
import type { Slot } from './pool.js';
import { UnitTally } from './unit-tally.js';

export class UnitModels {
  readonly tally = new UnitTally();
  readonly #unit: Unit;
  readonly #calls: ModelCalls;
  readonly #slot: Slot;
  readonly #isNeeded: () => boolean;
  #isCutShort = false;

  /**
   * @param slot the pool slot that the unit was started with; its first call uses it
   * @param isNeeded whether the unit can still change anything; if not, its second call and later ones throw
   */
  constructor(unit: Unit, calls: ModelCalls, slot: Slot, isNeeded: () => boolean = () => true) {
    this.#unit = unit;
    this.#calls = calls;
    this.#slot = slot;
    this.#isNeeded = isNeeded;
  }

  /** Asks the model under test; `turn` counts the exchanges of the run from 0. */
  async askTested(request: ChatRequest, turn: number): Promise<ChatResponse> {
    if (turn > 0) this.#checkNeed();
    const unit = this.#unit;
    const model = unit.model ?? COMMAND_MODEL;
    const answer = await this.#calls
      .complete({
        suite: unit.suite,
        model,
        key: this.#key({ kind: 'answer', turn }),
        request: describeRequest(unit, model, request),
        timeoutMs: unit.test.timeoutMs,
        costUsd: statedCost(unit.test),
        ...(turn === 0 ? { slot: this.#slot } : { isNeeded: this.#stillNeeded }),
      })
      .catch((cause: unknown) => {
        // It may have asked any model before it failed.
        if (isProgramFailure(cause)) this.tally.countLost(statedCost(unit.test));
        return noteRefusal(unit, 'model', model)(cause);
      });
    this.tally.noteAnswered('answer', unit.modelId);
    this.tally.countTested(answer, unit.modelId);
    return answer.response;
  }

  /** @param turnLabel the conversation turn whose answer is judged; undefined: the whole run's */
  forAssertions(turnLabel: string | undefined): AssertionModels {
    return {
      ask: (question) => this.#askJudge(question, turnLabel),
      embed: (texts, label) => this.#embed(texts, label, turnLabel),
    };
  }

  /** A call was not made because the unit can change nothing any more: it has no outcome. */
  wasCutShort(): boolean {
    return this.#isCutShort;
  }

  async #askJudge(question: JudgeQuestion, turnLabel: string | undefined): Promise<JudgeReply> {
    this.#checkNeed();
    const unit = this.#unit;
    const judge = modelById(unit, question.modelId);
    const maxTokens = judgeTokenLimit(unit.suite, judge);
    const answer = await this.#calls
      .completeOnce(this.#judgeCall(judge, question, { turnLabel, maxTokens }), question.attempt)
      .catch(noteRefusal(unit, 'judge', judge));
    this.tally.noteAnswered('judge', judge.id);
    this.tally.countAsked(answer, answer);
    const { text, finishReason, modelId: repliedModel } = answer.response;
    this.tally.noteReplied(judge.id, repliedModel);
    return {
      // What the provider took away is no verdict, whatever came before.
      text: finishReason === 'content-filter' ? '' : text,
      modelId: judge.id,
      ...(finishReason === 'length' ? { cutAtTokens: maxTokens } : {}),
    };
  }

  #judgeCall(
    judge: ModelSpec,
    question: JudgeQuestion,
    { turnLabel, maxTokens }: { turnLabel: string | undefined; maxTokens: number },
  ): ModelCall<ChatRequest> {
    const unit = this.#unit;
    return {
      suite: unit.suite,
      model: judge,
      key: this.#key({
        kind: 'judge',
        question: question.label,
        judgeModel: judge.id,
        attempt: question.attempt,
        ...(turnLabel === undefined ? {} : { conversation: turnLabel }),
      }),
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
      isNeeded: this.#stillNeeded,
    };
  }

  async #embed(
    texts: readonly string[],
    label: string,
    turnLabel: string | undefined,
  ): ReturnType<AssertionModels['embed']> {
    const unit = this.#unit;
    const embedder = embeddingModelOf(unit);
    if (embedder === undefined) return { kind: 'unsupported' };
    this.#checkNeed();
    const conversation = turnLabel === undefined ? {} : { conversation: turnLabel };
    const key = this.#key({ kind: 'embedding', question: label, ...conversation });
    const answer = await this.#calls
      .embed({
        suite: unit.suite,
        model: embedder,
        key,
        request: { model: embedder.model, input: texts },
        isNeeded: this.#stillNeeded,
      })
      .catch(noteRefusal(unit, 'embedding', embedder));
    this.tally.noteAnswered('embedding', embedder.id);
    if ('kind' in answer) return answer;
    const { suite, test, model, repeat } = key;
    const question = JSON.stringify([
      'embedding',
      turnLabel,
      label,
      { suite, test, model, repeat },
    ]);
    this.tally.countAsked(answer, { question, paid: true });
    return { kind: 'vectors', vectors: answer.response.vectors };
  }

  #key(call: AnswerKey['call']): AnswerKey {
    const { suite, test, modelId, repeat } = this.#unit;
    return { suite: suite.name, test: test.name, model: modelId, repeat, call };
  }

  /** Of every call but the first. */
  readonly #stillNeeded = (): boolean => {
    const needed = this.#isNeeded();
    if (!needed) this.#isCutShort = true;
    return needed;
  };

  #checkNeed(): void {
    if (!this.#stillNeeded()) throw new UnneededCallError();
  }
}

/** Temperature 0, as docs/assertions.md says of judges; texts that end an answer under test would cut the judgement's JSON. */
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

/** Tokens of a judgement, where the config sets no limit. */
const DEFAULT_TOKENS = 512;
/** Thoughts count as answer, and a judge that is cut off in the middle of them has said nothing. */
const REASONING_TOKENS = 4096;

/** Models that think before they answer, under whatever name a gateway gives them. */
const REASONING_MODEL =
  /(?:^|\/)(?:o\d|gpt-(?:[5-9]|\d{2,})(?!.*-chat)|gpt-oss|gemini-(?:2\.5|[3-9])|grok-(?:3-mini|[4-9])|qwq|qwen-?3|magistral)|(?:^|[-_/:.])(?:r\d|thinking|think|reasoner|reasoning)(?:$|[-_:.])/i;

/** The judge's `params.maxTokens` where its entry states one, else 512, or 4,096 for a model that reasons. */
export function judgeTokenLimit(suite: Suite, { id, model }: ModelSpec): number {
  const stated = suite.statedMaxTokens.get(id);
  return stated ?? (REASONING_MODEL.test(model) ? REASONING_TOKENS : DEFAULT_TOKENS);
}
