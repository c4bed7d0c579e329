/** One exchange over an SDK, its client loaded at the first. */
import { rootCause } from './errors.js';
import type { RefusalMemory } from './refusals.js';
import { HttpStatusError } from './sdk-fetch.js';

/** The caller's signal ends an exchange; the SDKs' own timers get the longest delay that a timer takes, in ms. */
export const SDK_TIMEOUT_MS = 2_147_483_647;

/** What is used of the SDKs: their `create` methods add warnings on the console and types that replies may break. */
export interface SdkClient {
  post(
    path: string,
    options: { body: Record<string, unknown>; signal: AbortSignal },
  ): PromiseLike<unknown>;
}

export interface TimedReply {
  readonly reply: unknown;
  /** Whole milliseconds of the exchange that succeeded. */
  readonly latencyMs: number;
}

/** Makes the function that posts a body; what the model refuses by name is left out, and remembered. */
export function createExchange(
  load: () => Promise<SdkClient>,
  refusals: RefusalMemory,
): (
  path: string,
  body: Readonly<Record<string, unknown>> & { readonly model?: unknown },
  signal: AbortSignal,
) => Promise<TimedReply> {
  let client: Promise<SdkClient> | undefined;
  return async (path, body, signal) => {
    const loaded = await (client ??= load());
    const model = String(body.model);
    for (;;) {
      signal.throwIfAborted();
      const sent = refusals.apply(model, body);
      const started = performance.now();
      try {
        const reply = await loaded.post(path, { body: sent, signal });
        return { reply, latencyMs: Math.round(performance.now() - started) };
      } catch (error) {
        const cause = rootCause(error);
        if (!(cause instanceof HttpStatusError) || !refusals.learn(model, sent, cause)) throw error;
      }
    }
  };
}
