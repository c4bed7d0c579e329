/** What providers say about their rate limits beside a good answer. */
import type { RateLimit } from '../provider.js';

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** OpenAI's and its imitators' headers, or Anthropic's; undefined where they are absent or make no sense. */
export function rateLimitOf(
  headers: Pick<Headers, 'get'>,
  now = Date.now(),
): RateLimit | undefined {
  const openAi = headers.get('x-ratelimit-remaining-requests');
  const anthropic = openAi ?? headers.get('anthropic-ratelimit-requests-remaining');
  if (anthropic === null || !/^\d{1,9}$/.test(anthropic)) return undefined;
  const reset =
    openAi === null
      ? untilDate(headers.get('anthropic-ratelimit-requests-reset'), now)
      : durationMs(headers.get('x-ratelimit-reset-requests'));
  return reset === undefined ? undefined : { remainingRequests: Number(anthropic), resetMs: reset };
}

function untilDate(text: string | null, now: number): number | undefined {
  const at = text === null ? NaN : Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** e.g. `120ms`, `6m0s`, or a plain number of seconds. */
function durationMs(text: string | null): number | undefined {
  if (text === null || !/^(\d{1,9}(\.\d{1,6})?(ms|s|m|h)?){1,4}$/.test(text)) return undefined;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)?/g)];
  return parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (UNIT_MS[unit ?? 's'] ?? 0),
    0,
  );
}
