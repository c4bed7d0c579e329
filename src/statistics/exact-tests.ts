/**
 * Exact tests, without random numbers: of one result by its counts (Fisher, Tarone), and of a suite by dealing its runs
 * to the two sides in every other way, which needs the exact distribution of its score.
 */
import { groupedBy, sum } from '../basics/basics.js';
import {
  atMost,
  type ComparedResult,
  type Counts,
  hasBothSides,
  oncePer,
  oncePerCounts,
  oneRunASide,
  passesOf,
  pooledCounts,
  type RunOutcomes,
  TOLERANCE,
} from './intervals.js';

// One test at a time: Fisher's exact test, one-sided, and Tarone's correction for many tests. Tarone counts only the
// results that could reach a limit at all: K is the smallest whole number for which at most K results have a least
// reachable p <= a / K, and a / K is the limit. Results that all passed on both sides cost nothing that way.
// Sources: Fisher, "Statistical Methods for Research Workers" (5th ed.), 21.02; Tarone, Biometrics 46 (1990) 515-522.

/** P(as few passes in the head, or fewer, by chance), 0..1: small where the head is worse. */
export function fisherWorse({ kb, nb, kh, nh }: Counts): number {
  const { lowest, chances } = hypergeometric(nb + nh, kb + kh, nh);
  return Math.min(1, sum(chances.slice(0, kh - lowest + 1)));
}

/** The mirror: small where the head is better. */
export function fisherBetter({ kb, nb, kh, nh }: Counts): number {
  return fisherWorse({ kb: nb - kb, nb, kh: nh - kh, nh });
}

/** The least p that `fisherWorse` could reach with as many passes in all, 0..1. */
export function leastFisherWorse({ kb, nb, kh, nh }: Counts): number {
  return hypergeometric(nb + nh, kb + kh, nh).chances[0] ?? 1;
}

/**
 * The results that are worse for certain at level `a` (0..1), as positions in `results`, ascending. One without an outcome
 * on either side never is, and costs the others nothing. K: how many the level is divided by; the limit is a / K.
 */
export function regressed(
  results: readonly Counts[],
  a: number,
): { readonly K: number; readonly limit: number; readonly flagged: readonly number[] } {
  const least = results.map(oncePerCounts(leastFisherWorse));
  let K = 1;
  while (least.filter((p) => atMost(p, a / K)).length > K) K += 1;
  const limit = a / K;
  const worse = oncePerCounts(fisherWorse);
  const flagged = results.flatMap((counts, position) =>
    atMost(worse(counts), limit) ? [position] : [],
  );
  return { K, limit, flagged };
}

/** How a result is dealt out anew: the chance of each number of passes in the head, and both p that it would have. */
interface Deal {
  readonly counts: Counts;
  readonly chance: number;
  readonly pWorse: number;
  readonly pBetter: number;
}

/** All deals of one result, given the passes and runs of both sides together; their chances add up to 1. */
export function dealsOf({ kb, nb, kh, nh }: Counts): readonly Deal[] {
  const passes = kb + kh;
  const { lowest, chances } = hypergeometric(nb + nh, passes, nh);
  let below = 0;
  let above = 1;
  return chances.map((chance, index) => {
    below += chance;
    const deal = {
      counts: { kb: passes - lowest - index, nb, kh: lowest + index, nh },
      chance,
      pWorse: Math.min(1, below),
      pBetter: Math.max(chance, above),
    };
    above -= chance;
    return deal;
  });
}

// Could shuffling explain the drop? The exact permutation test of a suite: the observed sum of the results' scores
// against all ways to shuffle, inside every result and independently of the others, what is the head's. The sum's
// distribution is the convolution of the results' small ones.
//
// - By repeats (one or two base runs; three or more whose repeats are not alike, see `alikeness`): given the total of
//   passes, the head's are hypergeometric.
// - By whole runs (three or more whose repeats are alike): each choice of the head's runs among all runs is equally
//   likely. Exact whatever the repeats of one run share.
// - One run a side (temperature 0 or a seed, where a run is one answer however often it is asked): the newest base run
//   and this one change places with the chance 1/2.
//
// One repeat each side is McNemar's exact test every way.
// Sources: Fisher, "The Design of Experiments" (1935), ch. III; Good, "Permutation, Parametric and Bootstrap Tests of
// Hypotheses" (3rd ed.), ch. 3; the project's simulations (design/trust.md).

/** The chances of one result's scores. */
interface ScoreChances {
  /** Distinct whole numbers, ascending. */
  readonly scores: readonly number[];
  /** The chance of each, 0..1; they add up to 1. */
  readonly chances: readonly number[];
}

/** Both tails of a sum at a value that both include, each 0..1. */
interface Tails {
  readonly atLeast: number;
  readonly atMost: number;
}

/** The chances of scores that may repeat in any order, given as weights of any positive total. */
export function scoreChances(
  weighted: Iterable<readonly [score: number, weight: number]>,
): ScoreChances {
  const weights = new Map<number, number>();
  let total = 0;
  for (const [score, weight] of weighted) {
    weights.set(score, (weights.get(score) ?? 0) + weight);
    total += weight;
  }
  const sorted = [...weights].sort(([left], [right]) => left - right);
  return {
    scores: sorted.map(([score]) => score),
    chances: sorted.map(([, weight]) => weight / total),
  };
}

// The hypergeometric distribution: of n runs, m passed; `drawn` of them are the head's by chance. The chance that k of
// those passed is C(m, k) C(n - m, drawn - k) / C(n, drawn). Computed outwards from the mode by the ratio of
// neighbours, so that no binomial coefficient overflows.

interface Hypergeometric {
  /** The fewest passes that can be drawn. */
  readonly lowest: number;
  /** The chances of `lowest`, `lowest + 1`, ...; they add up to 1. */
  readonly chances: readonly number[];
}

/** The chances of each number of passes among `drawn` of `runs` of which `passes` passed: whole numbers, both <= runs. */
function hypergeometric(runs: number, passes: number, drawn: number): Hypergeometric {
  const lowest = Math.max(0, drawn - (runs - passes));
  const highest = Math.min(passes, drawn);
  const mode = Math.floor(((drawn + 1) * (passes + 1)) / (runs + 2));
  const start = Math.min(highest, Math.max(lowest, mode));
  const weights = new Array<number>(highest - lowest + 1).fill(0);
  /** Chance of k + 1 over that of k. */
  const ratio = (k: number): number =>
    ((passes - k) * (drawn - k)) / ((k + 1) * (runs - passes - drawn + k + 1));
  weights[start - lowest] = 1;
  for (let k = start, weight = 1; k < highest; k += 1) {
    weight *= ratio(k);
    weights[k + 1 - lowest] = weight;
  }
  for (let k = start, weight = 1; k > lowest; k -= 1) {
    weight /= ratio(k - 1);
    weights[k - 1 - lowest] = weight;
  }
  const total = sum(weights);
  return { lowest, chances: weights.map((weight) => weight / total) };
}

// How likely is a sum of independent whole-number scores as large, or as small, as the observed one? No random numbers, no
// approximation: the distribution of the sum is a convolution, and by the convolution theorem its characteristic function is
// a product, whose work grows more slowly than the suite.
//
// f_k = product over the results of sum over j of c_j e^(i w k s_j),   w = 2 pi / M
// P(t <= sum < a + M) = 1/M  sum over k = 0 .. M - 1 of  f_k (e^(-i w k t) - e^(-i w k a)) / (1 - e^(-i w k))
//
// with scores s_j and their chances c_j. This is exact where the sum cannot leave [a, a + M). For a large suite M is
// the width that Bernstein's inequality gives for a chance of 1e-14 outside.
// Most f_k are the product of numbers well below 1, and are done with after some dozen results. The tails are rounded to
// 1e-12, the tolerance of all comparisons of p, and never below the chance of the very end of the distribution.
// Roots of unity come from square roots alone, which every machine and Node version rounds alike; sines need not be.
// Sources: Abate and Whitt, Operations Research Letters 12 (1992) 245-251 (inverting generating functions); Boucheron,
// Lugosi and Massart, "Concentration Inequalities" (2013), 2.8 (Bernstein).

/** A product below this is 0: all of them together change a tail by less than 1e-13. */
const NEGLIGIBLE_TERM = 1e-15;
/** -ln of half the chance that is left outside the window, 1e-14. */
const OUTSIDE = 33;

/** P(sum >= value) and P(sum <= value) of the sum of independent scores, one of each part; no part: 0 for certain. */
function tailChances(parts: readonly ScoreChances[], value: number): Tails {
  const highest = product(parts.map(({ chances }) => chances.at(-1) ?? 1));
  const lowest = product(parts.map(({ chances }) => chances[0] ?? 1));
  const { atLeast, atMost } = tailsByTransform(parts, value);
  return { atLeast: Math.max(highest, atLeast), atMost: Math.max(lowest, atMost) };
}

/** The work is that of the spread, not of the number of results. */
function tailsByTransform(parts: readonly ScoreChances[], value: number): Tails {
  const groups = grouped(parts);
  const { mean, reach } = windowOf(groups);
  if (value > mean + reach) return { atLeast: 0, atMost: 1 };
  if (value < mean - reach) return { atLeast: 1, atMost: 0 };
  const size = powerOfTwo(2 * reach + 2);
  const start = Math.floor(mean) - size / 2;
  const { cosines, sines } = rootsOfUnity(size);
  const mask = size - 1;
  // k = 0, and then each k with its conjugate M - k; k = M / 2 is its own.
  let atLeast = start + size - value;
  let exactly = 1;
  for (let k = 1; k <= size / 2; k += 1) {
    const { re, im } = productAt(groups, k, cosines, sines);
    if (re === 0 && im === 0) continue;
    const weight = k === size / 2 ? 1 : 2;
    const here = Math.imul(value, k) & mask;
    const end = Math.imul(start, k) & mask;
    const cosine = cosines[here] ?? 0;
    const sine = sines[here] ?? 0;
    exactly += weight * (re * cosine + im * sine);
    // 1 / (1 - e^(-i x)) = 1/2 - i/2 cot(x/2), and cot(x/2) = (1 + cos x) / sin x.
    const cotangent = k === size / 2 ? 0 : (1 + (cosines[k] ?? 0)) / (sines[k] ?? 0);
    const real = cosine - (cosines[end] ?? 0);
    const imaginary = (sines[end] ?? 0) - sine;
    const geometricRe = (real + imaginary * cotangent) / 2;
    const geometricIm = (imaginary - real * cotangent) / 2;
    atLeast += weight * (re * geometricRe - im * geometricIm);
  }
  const upper = atLeast / size;
  return { atLeast: asChance(upper), atMost: asChance(1 - upper + exactly / size) };
}

/** The least that is `least` or more, and 4 or more. */
function powerOfTwo(least: number): number {
  let size = 4;
  while (size < least) size *= 2;
  return size;
}

/** Rounded to what it is right to, so that 1/4 is 1/4; what cannot be told from 0 is 0. */
function asChance(value: number): number {
  return value < TOLERANCE
    ? 0
    : Math.min(1, Math.round(value / TOLERANCE) / Math.round(1 / TOLERANCE));
}

/** Results with the same chances: their factor is a power. */
interface Group {
  readonly count: number;
  readonly scores: Int32Array;
  readonly chances: Float64Array;
  readonly mean: number;
  readonly variance: number;
  /** How far a score can be from the mean. */
  readonly furthest: number;
}

/** The widest first: their factors are the smallest, and end the product soonest. */
function grouped(parts: readonly ScoreChances[]): readonly Group[] {
  return groupedBy(parts, ({ scores, chances }) => `${scores.join()};${chances.join()}`)
    .map((alike) => group(alike[0], alike.length))
    .sort((left, right) => right.variance * right.count - left.variance * left.count);
}

function group(part: ScoreChances, count: number): Group {
  const scores = Int32Array.from(part.scores);
  const chances = Float64Array.from(part.chances);
  let mean = 0;
  let squares = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const weighted = (scores[index] ?? 0) * (chances[index] ?? 0);
    mean += weighted;
    squares += weighted * (scores[index] ?? 0);
  }
  const furthest = Math.max((scores.at(-1) ?? 0) - mean, mean - (scores[0] ?? 0));
  return { count, scores, chances, mean, variance: Math.max(0, squares - mean * mean), furthest };
}

/** The sum is further from its mean than `reach` with a chance below 1e-14, or never. */
function windowOf(groups: readonly Group[]): { readonly mean: number; readonly reach: number } {
  let mean = 0;
  let variance = 0;
  let furthest = 0;
  let range = 0;
  for (const it of groups) {
    mean += it.count * it.mean;
    variance += it.count * it.variance;
    furthest = Math.max(furthest, it.furthest);
    range += it.count * it.furthest;
  }
  const linear = (OUTSIDE * furthest) / 3;
  const bernstein = linear + Math.sqrt(linear * linear + 2 * OUTSIDE * variance);
  return { mean, reach: Math.ceil(Math.min(bernstein, range)) + 1 };
}

/** e^(i 2 pi j / size) for j = 0 .. size - 1; `size` is a power of two, 4 or more. */
function rootsOfUnity(size: number): {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
} {
  const cosines = new Float64Array(size);
  const sines = new Float64Array(size);
  const quarter = size / 4;
  cosines[0] = 1;
  sines[quarter] = 1;
  cosines[2 * quarter] = -1;
  sines[3 * quarter] = -1;
  for (let step = quarter; step >= 2; step /= 2) {
    for (let index = 0; index < size; index += step) {
      // Halfway between two neighbours on the circle.
      const next = (index + step) % size;
      const x = (cosines[index] ?? 0) + (cosines[next] ?? 0);
      const y = (sines[index] ?? 0) + (sines[next] ?? 0);
      const length = Math.sqrt(x * x + y * y);
      cosines[index + step / 2] = x / length;
      sines[index + step / 2] = y / length;
    }
  }
  return { cosines, sines };
}

/** f_k; 0 where it is negligible. */
function productAt(
  groups: readonly Group[],
  k: number,
  cosines: Float64Array,
  sines: Float64Array,
): { readonly re: number; readonly im: number } {
  const mask = cosines.length - 1;
  let re = 1;
  let im = 0;
  for (const { scores, chances, count } of groups) {
    let baseRe = 0;
    let baseIm = 0;
    for (let index = 0; index < scores.length; index += 1) {
      // Modulo a power of two that divides 2^32, also where the product overflows.
      const root = Math.imul(scores[index] ?? 0, k) & mask;
      const chance = chances[index] ?? 0;
      baseRe += chance * (cosines[root] ?? 0);
      baseIm += chance * (sines[root] ?? 0);
    }
    for (let power = count; power > 0; power >>= 1) {
      if ((power & 1) === 1) {
        const real = re * baseRe - im * baseIm;
        im = re * baseIm + im * baseRe;
        re = real;
      }
      const square = baseRe * baseRe - baseIm * baseIm;
      baseIm = 2 * baseRe * baseIm;
      baseRe = square;
    }
    if (re * re + im * im < NEGLIGIBLE_TERM * NEGLIGIBLE_TERM) return ZERO;
  }
  return { re, im };
}

const ZERO = { re: 0, im: 0 };

/** A score, and what it could have been by chance. */
export interface Shuffled {
  readonly observed: number;
  readonly null: ScoreChances;
}

/** One result under shuffling. */
interface ShuffledResult extends Shuffled {
  /** The least p that this result alone could show with its numbers of runs, whatever their outcomes, 0..1. */
  readonly leastByRuns: number;
}

/** The sum of scores under shuffling. Both p are 0..1; of nothing they are 1. */
interface ShuffledSum {
  /** P(sum >= observed): small where the head is worse. */
  readonly worse: number;
  /** P(sum <= observed): small where the head is better. */
  readonly better: number;
  /** The observed sum of scores. */
  readonly score: number;
}

interface Permutation extends ShuffledSum {
  /** The least `worse` that these numbers of runs could reach, had every base answer passed and every head answer failed. */
  readonly leastByRuns: number;
}

/** Whole runs of one result, all cut to the same number of repeats. */
interface WholeRuns {
  /** Repeats of every run, 1 or more. */
  readonly n: number;
  /** Passes of each base run, 0..n. */
  readonly base: readonly number[];
  /** Passes of each of the head's runs (one, but for re-run jobs), 0..n. */
  readonly head: readonly number[];
}

/**
 * The permutation test of a suite: each result is shuffled in the way that its runs allow, and left out without an outcome
 * on either side.
 */
export function permutationTest(results: readonly ComparedResult[]): Permutation {
  const setup = {
    wholeRuns: repeatsAreAlike(results),
    byRuns: oncePer(
      ({ n, base, head }: WholeRuns) => `${n}:${base.join()}:${head.join()}`,
      shuffleRuns,
    ),
    byRepeats: oncePerCounts(shuffleRepeats),
  };
  return permutation(results.flatMap((result) => shuffle(result, setup) ?? []));
}

/** Whether the suite's results with three base runs or more are shuffled by whole runs: one answer for the suite. */
export function repeatsAreAlike(results: readonly ComparedResult[]): boolean {
  return areAlike(results.filter(({ deterministic }) => !deterministic).map(({ base }) => base));
}

/** The permutation test of results that are shuffled already. */
export function permutation(results: readonly ShuffledResult[]): Permutation {
  return {
    ...shuffledSum(results),
    leastByRuns: product(results.map((result) => result.leastByRuns)),
  };
}

/** How likely is a sum like the observed one? */
export function shuffledSum(results: readonly Shuffled[]): ShuffledSum {
  const score = sum(results.map((result) => result.observed));
  const tails = tailChances(
    results.map((result) => result.null),
    score,
  );
  return { worse: tails.atLeast, better: tails.atMost, score };
}

interface ShuffleSetup {
  /** Of the suite: see `repeatsAreAlike`. */
  readonly wholeRuns: boolean;
  /** Both may remember what they have shuffled. */
  readonly byRuns?: (runs: WholeRuns) => ShuffledResult;
  readonly byRepeats?: (counts: Counts) => ShuffledResult;
}

/** One result, shuffled in the way that its runs allow; undefined without an outcome on either side. */
export function shuffle(
  result: ComparedResult,
  { wholeRuns: whole, byRuns = shuffleRuns, byRepeats = shuffleRepeats }: ShuffleSetup,
): ShuffledResult | undefined {
  const counts = pooledCounts(result);
  if (!hasBothSides(counts)) return undefined;
  if (result.deterministic) {
    const { kb, kh, nb } = oneRunASide(result);
    return byRuns({ n: nb, base: [kb], head: [kh] });
  }
  const baseRuns = longEnough(result.base, 1).length;
  return whole && baseRuns >= RUNS_TO_SHUFFLE_WHOLE ? byRuns(wholeRuns(result)) : byRepeats(counts);
}

/** Repeats shuffled: which of all runs are the head's, given how many passed. */
export function shuffleRepeats(counts: Counts): ShuffledResult {
  const runs = counts.nb + counts.nh;
  const passes = counts.kb + counts.kh;
  const { lowest, chances } = hypergeometric(runs, passes, counts.nh);
  return {
    observed: score(counts),
    null: scoreChances(
      chances.map((chance, index) => {
        const kh = lowest + index;
        return [score({ kb: passes - kh, nb: counts.nb, kh, nh: counts.nh }), chance];
      }),
    ),
    leastByRuns: 1 / choose(runs, counts.nh),
  };
}

/** Whole runs shuffled: every choice of the head's runs among all is equally likely. */
function shuffleRuns({ n, base, head }: WholeRuns): ShuffledResult {
  const passes = [...head, ...base];
  const total = sum(passes);
  const nb = base.length * n;
  const nh = head.length * n;
  const scoreOf = (kh: number): number => score({ kb: total - kh, nb, kh, nh });
  const choices = choicesByPasses(passes, head.length);
  return {
    observed: scoreOf(sum(head)),
    null: scoreChances(Array.from(choices, ([kh, ways]) => [scoreOf(kh), ways])),
    leastByRuns: 1 / choose(passes.length, head.length),
  };
}

/**
 * The runs that are shuffled whole, cut to one number n of repeats. n and with it the runs (those with n outcomes or
 * more) are chosen by the numbers of outcomes alone, never by what they were, so the test stays exact: the n that gives
 * the most information, n times the harmonic mean of the runs on both sides, without going below three base runs where
 * there are as many. So one base run that errors cut short is dropped rather than cutting all others to its length.
 */
export function wholeRuns({ base, head }: ComparedResult): WholeRuns {
  const enough = Math.min(RUNS_TO_SHUFFLE_WHOLE, longEnough(base, 1).length);
  const most = Math.max(...head.map((run) => run.length));
  // Mostly all runs have as many outcomes.
  if ([...base, ...head].every((run) => run.length === most)) return cutTo(most, base, head);
  let best = 1;
  let bestInformation = 0;
  for (let n = 1; n <= most; n += 1) {
    const baseRuns = longEnough(base, n).length;
    const headRuns = longEnough(head, n).length;
    const information = (n * baseRuns * headRuns) / (baseRuns + headRuns);
    if (baseRuns >= enough && information > bestInformation) {
      best = n;
      bestInformation = information;
    }
  }
  return cutTo(best, longEnough(base, best), longEnough(head, best));
}

function cutTo(n: number, base: readonly RunOutcomes[], head: readonly RunOutcomes[]): WholeRuns {
  const passes = (run: RunOutcomes): number => passesOf(run, n);
  return { n, base: base.map(passes), head: head.map(passes) };
}

function longEnough(runs: readonly RunOutcomes[], n: number): readonly RunOutcomes[] {
  return runs.filter((run) => run.length >= n);
}

/** In how many ways `size` of the runs have each total of passes. */
function choicesByPasses(passes: readonly number[], size: number): ReadonlyMap<number, number> {
  const bySize = Array.from({ length: size + 1 }, () => new Map<number, number>());
  bySize[0]?.set(0, 1);
  for (const run of passes) {
    for (let taken = size; taken > 0; taken -= 1) {
      for (const [sum, ways] of bySize[taken - 1] ?? []) {
        const target = bySize[taken];
        target?.set(sum + run, (target.get(sum + run) ?? 0) + ways);
      }
    }
  }
  return bySize[size] ?? new Map<number, number>();
}

/** C(n, k), 0 where k is above n; Infinity where it is beyond what a number holds. */
function choose(n: number, k: number): number {
  if (k > n) return 0;
  const fewer = Math.min(k, n - k);
  let ways = 1;
  for (let index = 1; index <= fewer; index += 1) ways = (ways * (n - fewer + index)) / index;
  return ways;
}

function product(chances: readonly number[]): number {
  return chances.reduce((all, chance) => all * chance, 1);
}

// The score of one result: how much worse the head looks, as a whole number, so that sums of scores are exact and
// ties are ties.
//
// s = sign(D) * floor(100 |D| (1 + |D|/2) (1 + f/2) + 1/2)
//
// D = base pass rate - head pass rate; f = pass rate of both sides together. A large drop of one test counts for more
// than the same drop spread over several, and a drop of a test that usually passes for more than that of a flaky one.
// Source: the project's simulations (design/trust.md), where it was chosen among twelve.

/**
 * The score, -225..225 (D = 1 and f -> 1 give 100 * 1.5 * 1.5), positive where the head is worse. Both sides need at least one
 * run.
 */
function score({ kb, nb, kh, nh }: Counts): number {
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

// Do the repeats of one base run come out alike? Then they share a cause (a seed, a cache, the provider's state of that
// hour), a run tells less than its number of repeats says, and only whole runs may be shuffled. One answer for the
// suite:
//
// A = sum over results and their runs of C(k, 2) + C(n - k, 2)
//
// counts the pairs of repeats of a run that came out the same; p = P(>= A) when each result's base outcomes are dealt
// out anew over its runs (multivariate hypergeometric, exact). The head is not looked at, so that asking costs no false
// alarm. Source: Good, "Permutation, Parametric and Bootstrap Tests of Hypotheses" (3rd ed.), ch. 3 (conditional
// tests).

/** From this many base runs on, a result has a say, and whole runs can be shuffled. */
export const RUNS_TO_SHUFFLE_WHOLE = 3;
/** Repeats of a run that are looked at: more say little more, and the work grows with their square. */
const MAX_REPEATS = 10;
/** The level of the question. Saying "alike" too often only makes the comparison more careful. */
const LEVEL = 0.1;

/** One base run of one result: k of its n repeats passed. */
interface RunPasses {
  readonly k: number;
  readonly n: number;
}

interface Alikeness {
  /** A: pairs of repeats of the same run that came out the same. */
  readonly pairs: number;
  /** P(>= A) had the repeats nothing in common, 0..1. */
  readonly p: number;
}

/** Of each result its base runs. Those with fewer than three runs have no say; without any p is 1. */
export function alikeness(results: readonly (readonly RunPasses[])[]): Alikeness {
  const telling = results.filter((runs) => runs.length >= RUNS_TO_SHUFFLE_WHOLE);
  const dealt = oncePerDeal();
  const pairs = sum(telling.flat().map(pairsOf));
  if (telling.length === 0) return { pairs, p: 1 };
  return { pairs, p: tailChances(telling.map(dealt), pairs).atLeast };
}

/** Whether whole runs are shuffled: the repeats of the base runs (newest first, of each result) came out alike. */
function areAlike(results: readonly (readonly RunOutcomes[])[]): boolean {
  const { p } = alikeness(
    results.map((runs) => runs.filter((run) => run.length > 0).map(firstRepeats)),
  );
  return atMost(p, LEVEL);
}

function firstRepeats(run: RunOutcomes): RunPasses {
  const n = Math.min(MAX_REPEATS, run.length);
  return { k: passesOf(run, n), n };
}

function pairsOf({ k, n }: RunPasses): number {
  return choose(k, 2) + choose(n - k, 2);
}

/** The pairs of one result under dealing. Equal numbers of repeats are dealt once, for all numbers of passes. */
function oncePerDeal(): (runs: readonly RunPasses[]) => ScoreChances {
  const sizesOf = (runs: readonly RunPasses[]): readonly number[] =>
    runs.map(({ n }) => n).sort((left, right) => left - right);
  const passesIn = (runs: readonly RunPasses[]): number => sum(runs.map(({ k }) => k));
  const dealt = oncePer((sizes: readonly number[]) => sizes.join(), dealtPairs);
  return oncePer(
    (runs) => `${passesIn(runs)}:${sizesOf(runs).join()}`,
    (runs) => chancesOf(dealt(sizesOf(runs))[passesIn(runs)]),
  );
}

function chancesOf(ways: Float64Array | undefined): ScoreChances {
  const weighted: (readonly [number, number])[] = [];
  ways?.forEach((weight, pairs) => {
    if (weight > 0) weighted.push([pairs, weight]);
  });
  return scoreChances(weighted);
}

/** By the passes that are dealt, and by the pairs that they make: in how many ways, run by run. */
function dealtPairs(sizes: readonly number[]): readonly Float64Array[] {
  const mostPairs = sum(sizes.map((n) => choose(n, 2)));
  const none = (passes: number): Float64Array[] =>
    Array.from({ length: passes + 1 }, () => new Float64Array(mostPairs + 1));
  let ways = none(0);
  let total = 0;
  ways[0]?.fill(1, 0, 1);
  for (const n of sizes) {
    total += n;
    const next = none(total);
    for (const [dealt, from] of ways.entries()) {
      for (let k = 0; k <= n; k += 1) addDeal(next[dealt + k], from, { k, n });
    }
    ways = next;
  }
  return ways;
}

function addDeal(to: Float64Array | undefined, from: Float64Array, run: RunPasses): void {
  if (to === undefined) return;
  const factor = choose(run.n, run.k);
  const more = pairsOf(run);
  for (let pairs = 0; pairs + more < from.length; pairs += 1) {
    to[pairs + more] = (to[pairs + more] ?? 0) + (from[pairs] ?? 0) * factor;
  }
}
