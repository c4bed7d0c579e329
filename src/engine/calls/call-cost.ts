/** What a call costs: as the reply states it, or, for the budget alone, guessed from the length of what was said. */
import type { ModelSpec } from '../../config/suite.js';
import type { StoredResponse } from '../../recordings/answer-store.js';
import type { ChatRequest, EmbeddingRequest, TokenUsage } from '../../providers/provider.js';

export interface CallCost {
  /** USD; null when the price is unknown or the reply states no usage. */
  readonly costUsd: number | null;
  /** USD that the budget counts: the cost, or a guess where a priced reply states no usage; 0 without a price. */
  readonly spentUsd: number;
  /** The model has a price, and the reply states no usage to apply it to. */
  readonly guessed: boolean;
}

/** Prices one reply. `costOf` gives USD of a usage, or null when the model's price is unknown. */
export function callCost(
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
  const guess = costOf(model, guessedUsage(request, response));
  // Without a price nothing can be guessed; a model that is free is free whatever it says.
  if (guess === null || guess === 0) return known(guess);
  return { costUsd: null, spentUsd: guess, guessed: true };
}

function known(costUsd: number | null): CallCost {
  return { costUsd, spentUsd: costUsd ?? 0, guessed: false };
}

function guessedUsage(
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
  const inputTokens = tokensAtMost(asked.length);
  const outputTokens = tokensAtMost(said.length);
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

/** Tokens that a text of so many characters has at the least. */
export function tokensAtLeast(characters: number): number {
  return Math.floor(characters / 6);
}

/** Tokens that a text of so many characters has at the most. */
export function tokensAtMost(characters: number): number {
  return Math.ceil(characters / 3);
}
