/** Time of the answer: `expect.latency`. */
import type { AssertionKind } from './kind.js';
import { failed, passed } from './outcome.js';

const TYPE = 'latency';

export const latencyKind: AssertionKind = {
  type: TYPE,
  create: (expects) =>
    expects.flatMap(({ latency }) => {
      if (latency === undefined) return [];
      const { maxMs } = latency;
      const label = `Latency: <= ${maxMs} ms`;
      return [
        {
          type: TYPE,
          evaluate: ({ latencyMs }) => {
            const metadata = { latencyMs, maxMs };
            const message = `Latency ${Math.ceil(latencyMs)} ms exceeds max ${maxMs} ms`;
            return Promise.resolve([
              latencyMs <= maxMs
                ? { ...passed(TYPE, label), metadata }
                : failed(TYPE, label, 'LATENCY_EXCEEDED', message, metadata),
            ]);
          },
        },
      ];
    }),
  isIn: (expects) => expects.some(({ latency }) => latency !== undefined),
};
