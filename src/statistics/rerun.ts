/**
 * Would a re-run of the same suite decide a pass-rate gate otherwise? True pass rates are taken to be beta-distributed
 * over the results: mean mu = (sum k + .5) / (sum n + 1), intra-class correlation rho from the grid .05, .10 ... .95 that
 * maximises the beta-binomial likelihood + ln rho + 1.5 ln(1 - rho). With a = mu (1/rho - 1), b = (1 - mu)(1/rho - 1), a
 * result with k passes of n passes at least w of another m repeats with the chance
 *
 *     q = sum over j = w .. m of C(m, j) B(a + k + j, b + n - k + m - j) / B(a + k, b + n - k)
 *
 * and the number of results that pass is Poisson-binomial. This run's outcomes only, never the base branch's.
 * Sources: Skellam, JRSS B 10 (1948) 257-261 (beta-binomial); design/trust.md, which has its calibration.
 */
import { sum } from '../basics/basics.js';

/** One result's genuine outcomes in this run. */
export interface RerunResult {
  /** 0..n. */
  readonly k: number;
  readonly n: number;
  /** Repeats of it in a re-run, where they are not those of all others. */
  readonly repeats?: number | undefined;
  /** So many of its repeats must pass, 1 or more. Default: all. */
  readonly mustPass?: number | undefined;
}

interface RerunEstimate {
  /** Intra-class correlation of the fit, .05..0.95. */
  readonly rho: number;
  /** The chance that a re-run passes the gate, 0..1. */
  readonly passes: number;
}

const GRID = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);

/**
 * The chance that a re-run with `repeats` a result passes a gate that needs `need` results to pass.
 * Undefined without results.
 */
export function rerunPasses(
  results: readonly RerunResult[],
  repeats: number,
  need: number,
): RerunEstimate | undefined {
  const best = bestFit(results);
  if (best === undefined) return undefined;
  const chances = results.map((result) => passesAgain(result, result.repeats ?? repeats, best));
  return { rho: best.rho, passes: chanceOfAtLeastPassing(chances, need) };
}

function bestFit(results: readonly RerunResult[]): Fit | undefined {
  const [first, ...others] = GRID.map((rho) => fit(results, rho));
  if (results.length === 0 || first === undefined) return undefined;
  return others.reduce((found, next) => (next.fitness > found.fitness ? next : found), first);
}

interface Fit {
  readonly rho: number;
  readonly a: number;
  readonly b: number;
  readonly fitness: number;
}

function fit(results: readonly RerunResult[], rho: number): Fit {
  const passed = sum(results.map(({ k }) => k));
  const runs = sum(results.map(({ n }) => n));
  const mu = (passed + 0.5) / (runs + 1);
  const a = mu * (1 / rho - 1);
  const b = (1 - mu) * (1 / rho - 1);
  const prior = Math.log(rho) + 1.5 * Math.log(1 - rho);
  const likelihood = sum(results.map((result) => logLikelihood(result, a, b)));
  return { rho, a, b, fitness: likelihood + prior };
}

/** ln (B(a + k, b + n - k) / B(a, b)): the binomial coefficient does not depend on rho. */
function logLikelihood({ k, n }: RerunResult, a: number, b: number): number {
  return logRising(a, k) + logRising(b, n - k) - logRising(a + b, n);
}

/** ln (x (x + 1) ... (x + count - 1)). */
function logRising(x: number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += Math.log(x + index);
  return sum;
}

/** Repeat by repeat: the chance of so many failures, as far as the result passes with them. */
function passesAgain({ k, n, mustPass }: RerunResult, repeats: number, { a, b }: Fit): number {
  const allowed = repeats - Math.min(repeats, mustPass ?? repeats);
  let byFailures = [1, ...new Array<number>(allowed).fill(0)];
  for (let done = 0; done < repeats; done += 1) {
    const passing = (failures: number): number => (a + k + done - failures) / (a + b + n + done);
    byFailures = byFailures.map((chance, failures) => {
      const failedNow = (byFailures[failures - 1] ?? 0) * (1 - passing(failures - 1));
      return chance * passing(failures) + failedNow;
    });
  }
  return sum(byFailures);
}

/**
 * P(at least `need` of independent events happen): Poisson-binomial, one event at a time. Counted are those that do not
 * happen, of which a gate allows few: what passes that many is let go, so that 10,000 results cost no more than a blink.
 */
function chanceOfAtLeastPassing(chances: readonly number[], need: number): number {
  const allowed = chances.length - Math.max(0, need);
  if (allowed < 0) return 0;
  const missed = new Float64Array(allowed + 1);
  missed[0] = 1;
  for (const chance of chances) {
    for (let count = allowed; count > 0; count -= 1) {
      missed[count] = (missed[count] ?? 0) * chance + (missed[count - 1] ?? 0) * (1 - chance);
    }
    missed[0] *= chance;
  }
  return Math.min(
    1,
    missed.reduce((total, chance) => total + chance, 0),
  );
}
