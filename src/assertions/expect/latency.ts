/** Time of the answer: `expect.latency`. */
import type { AssertionOutcome } from '../assertion.js';
import type { AssertionKind } from '../kind.js';
import { failed, passed } from '../outcome.js';

const TYPE = 'latency';

export const latencyKind: AssertionKind = {
  type: TYPE,
  create: (expects) =>
    expects.flatMap(({ latency }) => {
      if (latency === undefined) return [];
      const { maxMs } = latency;
      return [
        {
          type: TYPE,
          judgesWithoutText: true as const,
          evaluate: ({ latencyMs }) => Promise.resolve([latencyOutcome(maxMs, latencyMs)]),
        },
      ];
    }),
  isIn: (expects) => expects.some(({ latency }) => latency !== undefined),
};

/** Holds a latency against a limit, both in ms. */
export function latencyOutcome(maxMs: number, latencyMs: number): AssertionOutcome {
  const label = `Latency: <= ${maxMs} ms`;
  const metadata = { latencyMs, maxMs };
  if (latencyMs <= maxMs) return { ...passed(TYPE, label), metadata };
  const message = `Latency ${Math.ceil(latencyMs)} ms exceeds max ${maxMs} ms`;
  return failed(TYPE, label, 'LATENCY_EXCEEDED', message, metadata);
}
