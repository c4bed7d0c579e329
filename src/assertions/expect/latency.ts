/** Time of the answer: `expect.latency`. */
import type { AssertionContext, AssertionOutcome } from '../assertion.js';
import type { AssertionKind } from '../kind.js';
import { failed, passed } from '../outcome.js';

const TYPE = 'latency';
const UNSTATED =
  'The latency is not known because a stored answer states none: add `latencyMs` to its recording, record it again, or drop the limit';

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
          evaluate: (context) => Promise.resolve([latencyOutcome(maxMs, context)]),
        },
      ];
    }),
  isIn: (expects) => expects.some(({ latency }) => latency !== undefined),
};

/** Holds a latency against a limit, both in ms; one that is not known never passes. */
export function latencyOutcome(
  maxMs: number,
  { latencyMs, latencyUnstated = false }: Pick<AssertionContext, 'latencyMs' | 'latencyUnstated'>,
): AssertionOutcome {
  const label = `Latency: <= ${maxMs} ms`;
  if (latencyUnstated) return failed(TYPE, label, 'INTERNAL_ERROR', UNSTATED);
  const metadata = { latencyMs, maxMs };
  if (latencyMs <= maxMs) return { ...passed(TYPE, label), metadata };
  const message = `Latency ${Math.ceil(latencyMs)} ms exceeds max ${maxMs} ms`;
  return { ...failed(TYPE, label, 'LATENCY_EXCEEDED', message), metadata };
}
