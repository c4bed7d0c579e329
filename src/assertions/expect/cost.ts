/** Cost of the answer: `expect.cost`. */
import type { AssertionContext, AssertionOutcome } from '../assertion.js';
import type { AssertionKind } from '../kind.js';
import { rounded, scoreText } from '../text/message-text.js';
import { failed, passed } from '../outcome.js';

const TYPE = 'cost';
const UNKNOWN_PRICE =
  'The cost is not known because the model has no known price: give one as ' +
  '`pricing: { input: ..., output: ... }` (USD per million tokens) on its entry in `models`; ' +
  'a command states its own as `costUsd`, or its test does';
const UNSTATED_USAGE =
  'The cost is not known because a reply of the model states no token usage, so its price says nothing: ' +
  'drop the limit, or have the server (or the recording, as `usage`) state the tokens';

export const costKind: AssertionKind = {
  type: TYPE,
  create: (expects) =>
    expects.flatMap(({ cost }) =>
      cost === undefined
        ? []
        : [
            {
              type: TYPE,
              judgesWithoutText: true as const,
              evaluate: (context) => Promise.resolve([costOutcome(cost.maxUsd, context)]),
            },
          ],
    ),
  isIn: (expects) => expects.some(({ cost }) => cost !== undefined),
};

/** Holds the cost against a limit, both in USD; a cost that is not known never passes. */
export function costOutcome(
  maxUsd: number,
  { costUsd, usageUnstated = false }: Pick<AssertionContext, 'costUsd' | 'usageUnstated'>,
): AssertionOutcome {
  const label = `Cost: <= $${maxUsd}`;
  if (costUsd === null) {
    const why = usageUnstated ? UNSTATED_USAGE : UNKNOWN_PRICE;
    return failed(TYPE, label, 'INTERNAL_ERROR', why);
  }
  const metadata = { costUsd, maxUsd };
  if (rounded(costUsd) <= maxUsd) return { ...passed(TYPE, label), metadata };
  const message = `Cost $${scoreText(costUsd, maxUsd, 4)} exceeds max $${maxUsd}`;
  return { ...failed(TYPE, label, 'COST_EXCEEDED', message), metadata };
}
