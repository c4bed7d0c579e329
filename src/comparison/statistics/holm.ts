/**
 * Several suites in one run: the more there are, the likelier one looks worse by luck. Holm's step-down keeps the
 * chance of any false alarm at alpha: the smallest p against alpha / m, the next against alpha / (m - 1), and so on
 * until one fails. Source: Holm, Scandinavian Journal of Statistics 6 (1979) 65-70.
 */
import { atMost } from './tolerance.js';

/** Whether each p (0..1) is significant at `alpha` (0..1) for all of them together, in the order given. */
export function holm(ps: readonly number[], alpha: number): readonly boolean[] {
  const ascending = [...ps.entries()].sort(([, left], [, right]) => left - right);
  const firstFailure = ascending.findIndex(([, p], rank) => !atMost(p, alpha / (ps.length - rank)));
  const passed = firstFailure === -1 ? ascending : ascending.slice(0, firstFailure);
  const significant = new Set(passed.map(([position]) => position));
  return ps.map((_, position) => significant.has(position));
}
