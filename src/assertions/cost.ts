/** Cost of the answer: `expect.cost`. */
import type { AssertionOutcome } from './assertion.js';
import type { AssertionKind } from './kind.js';
import { rounded, scoreText } from './message-text.js';
import { failed, passed } from './outcome.js';

const TYPE = 'cost';
const UNKNOWN_PRICE =
  'The cost is not known because the model has no known price: give one as ' +
  '`pricing: { input: ..., output: ... }` (USD per million tokens) on its entry in `models`; ' +
  'a command states its own as `costUsd`';

export const costKind: AssertionKind = {
  type: TYPE,
  create: (expects) =>
    expects.flatMap(({ cost }) =>
      cost === undefined
        ? []
        : [
            {
              type: TYPE,
              evaluate: ({ costUsd }) => Promise.resolve([costOutcome(cost.maxUsd, costUsd)]),
            },
          ],
    ),
  isIn: (expects) => expects.some(({ cost }) => cost !== undefined),
};

/** Holds a cost against a limit, both in USD; null is a cost that is not known, which never passes. */
export function costOutcome(maxUsd: number, costUsd: number | null): AssertionOutcome {
  const label = `Cost: <= $${maxUsd}`;
  if (costUsd === null) return failed(TYPE, label, 'INTERNAL_ERROR', UNKNOWN_PRICE);
  const metadata = { costUsd, maxUsd };
  if (rounded(costUsd) <= maxUsd) return { ...passed(TYPE, label), metadata };
  const message = `Cost $${scoreText(costUsd, maxUsd, 4)} exceeds max $${maxUsd}`;
  return failed(TYPE, label, 'COST_EXCEEDED', message, metadata);
}
