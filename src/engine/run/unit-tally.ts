/** What the calls of one unit came to: tokens, latency and cost, who was asked, and who answered. */
import { firstPart } from '../../redaction/cut.js';
import type { ChatResponse, TokenUsage } from '../../providers/provider.js';
import type { StoredResponse } from '../../recordings/answer-store.js';
import type { Answered } from '../calls/model-calls.js';
import { callKey, type CallKind } from '../models-in-use.js';
import { sampleIdOf } from '../sample-id.js';
import {
  addCharge,
  addCost,
  NO_CALLS,
  reportedCost,
  type Account,
  type AskedQuestion,
  type Charge,
} from './account.js';

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

/** A question of an assertion, as the account names it. */
export interface CountedQuestion {
  /** Equal for identical questions. */
  readonly question: string;
  /** Whether this asking, and no other, is the one that the budget counts. */
  readonly paid: boolean;
}

export class UnitTally {
  #latencyMs = 0;
  #latencyUnstated = false;
  #testedCostUsd: number | null = 0;
  #spentUsd = 0;
  #unbound = 0;
  #tested = NO_CALLS;
  #all = NO_CALLS;
  readonly #asked: AskedQuestion[] = [];
  readonly #answers: ChatResponse[] = [];
  readonly #answered = new Set<string>();
  readonly #replied = new Map<string, Set<string>>();

  /** Counts an answer of the model under test; `modelId` is the config's. */
  countTested(answer: Answered<ChatResponse>, modelId: string): void {
    const charge = this.#charged(answer);
    const { response } = answer;
    this.#tested = addCharge(this.#tested, charge);
    this.#all = addCharge(this.#all, charge);
    this.#latencyMs += response.latencyMs;
    this.#latencyUnstated ||= response.latencyUnstated === true;
    this.#testedCostUsd = addCost(this.#testedCostUsd, answer.costUsd);
    this.#spentUsd += answer.spentUsd;
    this.#answers.push(response);
    this.noteReplied(modelId, response.modelId);
  }

  /** Counts a program that failed before it could say what it cost. `costUsd`: USD; undefined: unknown. */
  countLost(costUsd: number | undefined): void {
    const { usage, sent } = NO_CALLS;
    const charge = { usage, costUsd: costUsd ?? null, guessed: false, sent };
    this.#tested = addCharge(this.#tested, charge);
    this.#all = addCharge(this.#all, charge);
    this.#spentUsd += costUsd ?? 0;
  }

  /** Counts an answer to an assertion. */
  countAsked(answer: Answered<StoredResponse>, { question, paid }: CountedQuestion): void {
    const charge = this.#charged(answer);
    this.#asked.push({ question, charge });
    if (!paid) return;
    this.#all = addCharge(this.#all, charge);
    this.#spentUsd += answer.spentUsd;
  }

  noteAnswered(kind: CallKind, modelId: string): void {
    this.#answered.add(callKey(kind, modelId));
  }

  /** What a reply named as its model. */
  noteReplied(modelId: string, name: string | undefined): void {
    if (name === undefined || name === '') return;
    const names = this.#replied.get(modelId) ?? new Set();
    // A server could answer with another name each time.
    if (names.size < MAX_REPLIED_MODELS) names.add(firstPart(name, MAX_MODEL_NAME));
    this.#replied.set(modelId, names);
  }

  totals(): UnitTotals {
    return {
      latencyMs: this.#latencyMs,
      latencyUnstated: this.#latencyUnstated,
      usage: this.#all.usage,
      costUsd: reportedCost(this.#all),
      testedCostUsd: this.#testedCostUsd,
      usageUnstated: this.#tested.guessed,
      spentUsd: this.#spentUsd,
      guessed: this.#all.guessed,
      sent: this.#all.sent,
    };
  }

  /** The calls as they are charged when all units are done. */
  account(): Account {
    return { tested: this.#tested, asked: this.#asked };
  }

  /** Which calls were answered, by `callKey`. */
  answered(): ReadonlySet<string> {
    return this.#answered;
  }

  /** What the replies named as their model, sorted, by the config's id of the model; judges included. */
  repliedModels(): Readonly<Record<string, readonly string[]>> {
    return sortedNames(this.#replied);
  }

  /** See TestCaseRunResult. */
  sampleId(): string | undefined {
    return sampleIdOf(this.#answers);
  }

  /** Stored answers without a hash. */
  unboundAnswers(): number {
    return this.#unbound;
  }

  #charged({ response, costUsd, guessed, sent, isUnbound }: Answered<StoredResponse>): Charge {
    if (isUnbound === true) this.#unbound += 1;
    return { usage: response.usage, costUsd, guessed, sent };
  }
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
