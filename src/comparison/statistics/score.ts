/**
 * The score of one result: how much worse the head looks, as a whole number, so that sums of scores are exact and
 * ties are ties.
 *
 *     s = sign(D) * floor(100 |D| (1 + |D|/2) (1 + f/2) + 1/2)
 *
 * D = base pass rate - head pass rate; f = pass rate of both sides together. A large drop of one test counts for more
 * than the same drop spread over several, and a drop of a test that usually passes for more than that of a flaky one.
 * Source: the project's simulations (docs/trust.md), where it was chosen among twelve.
 */
import type { Counts } from '../compared-result.js';

/**
 * The score, -225..225 (D = 1 and f -> 1 give 100 * 1.5 * 1.5), positive where the head is worse. Both sides need at least one
 * run.
 */
export function score({ kb, nb, kh, nh }: Counts): number {
  const difference = kb * nh - kh * nb;
  const size = Math.abs(difference);
  const product = nb * nh;
  const runs = nb + nh;
  const passes = kb + kh;
  // With D = size / product and f = passes / runs, everything over the common denominator 4 product^2 runs.
  const numerator =
    100 * size * (2 * product + size) * (2 * runs + passes) + 2 * product * product * runs;
  const denominator = 4 * product * product * runs;
  const magnitude = Number.isSafeInteger(numerator)
    ? (numerator - (numerator % denominator)) / denominator
    : largeQuotient(size, product, runs, passes);
  return difference < 0 ? 0 - magnitude : magnitude;
}

/** The same where the numerator is beyond 2^53: some hundred repeats against some thousand base runs. */
function largeQuotient(size: number, product: number, runs: number, passes: number): number {
  const [d, q, t, m] = [BigInt(size), BigInt(product), BigInt(runs), BigInt(passes)];
  return Number((100n * d * (2n * q + d) * (2n * t + m) + 2n * q * q * t) / (4n * q * q * t));
}
