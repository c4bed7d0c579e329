/** How many tokens a judge may answer. */
import type { ModelSpec, Suite } from '../../config/suite.js';

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
