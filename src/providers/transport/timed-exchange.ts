/** One timed exchange with a model API, sent again without what the model refuses by name. */
import { HttpStatusError } from './exchange-errors.js';
import type { JsonPost } from './sdk-post.js';
import type { CallSignal, RateLimit } from '../provider.js';
import { rateLimitOf } from './rate-limit.js';
import type { RefusalMemory } from './refusals.js';

export interface TimedReply {
  readonly reply: unknown;
  /** Whole milliseconds of the exchange that succeeded. */
  readonly latencyMs: number;
  readonly rateLimit?: RateLimit;
}

/** Makes the function that posts a body; what the model refuses by name is left out, and remembered. Rejects as `post`. */
export function createExchange(
  post: JsonPost,
  refusals: RefusalMemory,
): (
  path: string,
  body: Readonly<Record<string, unknown>> & { readonly model?: unknown },
  signal: CallSignal,
) => Promise<TimedReply> {
  return async (path, body, signal) => {
    const model = String(body.model);
    for (;;) {
      if (signal.aborted) throw signal.reason;
      const sent = refusals.apply(model, body);
      try {
        const { value, headers, latencyMs } = await post(path, sent, signal);
        const rateLimit = rateLimitOf(headers);
        return { reply: value, latencyMs, ...(rateLimit === undefined ? {} : { rateLimit }) };
      } catch (error) {
        if (!(error instanceof HttpStatusError) || !refusals.learn(model, sent, error)) throw error;
      }
    }
  };
}
