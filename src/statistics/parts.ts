/**
 * What earns its place: a suite asked whole and without each of its parts in turn, mixed in time, so that no day lies
 * between both sides and no guard is needed. Two looks share one chance in a hundred of a false word. Numbers of passes
 * are those of a result (test x model), and results are given in config order.
 * Source: the project's simulations (design/trust.md); figures: `npm run trust -- --only parts`.
 */
import { noticedDrop, POWER } from './least-drop.js';
import { ALPHA, shareAlpha } from './levels.js';
import { fisherBetter, fisherWorse, permutation, shuffleRepeats } from './exact-tests.js';
import { atMost, type Counts } from './intervals.js';

/** What each look may spend, of one chance in a hundred. */
const LOOK_ALPHA = ALPHA / 2;
const LEAST_REPEATS = 3;
const MOST_WHOLE_REPEATS = 20;
const LEAST_FRESH_REPEATS = 4;
/** A result seems to hang on a part from this difference of its rates on. */
const SEEMS = 2 / 3;
/** Of a part and direction, at most so many results are asked again. */
const MOST_CANDIDATES = 3;
/** What a result without its part may still pass and be told from one that always passes: the share that `freshRepeats` is made for. */
const STILL_PASSES = 0.3;

/** 1: the suite is worse without the part (needed); -1: it is better (harmful). */
type PartDirection = 1 | -1;

/** Answers of each result without a part, and whole, in the first look. */
export function partRepeats(repeat: number, parts: number): { without: number; whole: number } {
  const without = Math.max(repeat, LEAST_REPEATS);
  const grown = Math.ceil(without * Math.sqrt(parts));
  return { without, whole: Math.max(without, Math.min(MOST_WHOLE_REPEATS, grown)) };
}

/** Fresh answers a side of each candidate in the second look; `candidates` is at least 1. */
export function freshRepeats(candidates: number): number {
  let n = LEAST_FRESH_REPEATS;
  for (;;) {
    const kh = Math.floor(STILL_PASSES * n + 0.5);
    if (atMost(fisherWorse({ kb: n, nb: n, kh, nh: n }), LOOK_ALPHA / candidates)) return n;
    n += 1;
  }
}

/** Look one: chance explains the suite's difference with (b) and without (h) a part so often, 0..1, each way. */
export function partChances(results: readonly Counts[]): { needed: number; harmful: number } {
  const { worse, better } = permutation(results.map(shuffleRepeats));
  return { needed: worse, harmful: better };
}

/** A result that seems to hang on a part: both by their place. */
interface PartCandidate {
  readonly part: number;
  readonly result: number;
  readonly direction: PartDirection;
}

/**
 * The screen between the looks, which decides nothing: at most three results of a part and direction, the largest
 * difference first, ties in config order; in the order of parts, results, directions. The other parts' answers are not
 * looked at: two parts on which one test hangs together must not hide each other.
 *
 * @param parts - for each part its results with (b) and without (h) it; one without an answer on a side never is one
 */
export function partCandidates(parts: readonly (readonly Counts[])[]): readonly PartCandidate[] {
  return parts.flatMap((results, part) =>
    ([1, -1] as const)
      .flatMap((direction) =>
        results
          .map(({ kb, nb, kh, nh }, result) => ({
            part,
            result,
            direction,
            // Over one denominator, so that 2 of 3 and 4 of 6 are the same.
            difference: nb === 0 || nh === 0 ? 0 : (direction * (kb * nh - kh * nb)) / (nb * nh),
          }))
          .filter(({ difference }) => atMost(SEEMS, difference))
          .sort((a, b) => b.difference - a.difference || a.result - b.result)
          .slice(0, MOST_CANDIDATES),
      )
      .sort((a, b) => a.result - b.result)
      .map(({ result, direction }) => ({ part, result, direction })),
  );
}

/** What the two looks have found, each in order of parts, results and directions. */
interface FoundParts {
  /** Needed or harmful by either look; a part can be both, by other results. */
  readonly parts: readonly Omit<PartCandidate, 'result'>[];
  /** Results that decide it, by the fresh answers of look two. */
  readonly results: readonly PartCandidate[];
}

/**
 * Decides, by Holm over each look.
 *
 * @param suite - look one: every part's chances, both ways (2k of them)
 * @param fresh - look two: every candidate with its fresh answers alone, with (b) and without (h) the part
 */
export function partsFound(
  suite: readonly (Omit<PartCandidate, 'result'> & { readonly p: number })[],
  fresh: readonly (PartCandidate & { readonly counts: Counts })[],
): FoundParts {
  const bySuite = struck(suite, ({ p }) => p);
  const byResults = struck(fresh, ({ counts, direction }) =>
    direction === 1 ? fisherWorse(counts) : fisherBetter(counts),
  );
  const parts = new Map<string, Omit<PartCandidate, 'result'>>();
  for (const { part, direction } of [...bySuite, ...byResults]) {
    parts.set(`${part}/${direction}`, { part, direction });
  }
  return {
    parts: [...parts.values()].sort((a, b) => a.part - b.part || a.direction - b.direction),
    results: byResults
      .map(({ part, result, direction }) => ({ part, result, direction }))
      .sort((a, b) => a.part - b.part || a.result - b.result || a.direction - b.direction),
  };
}

function struck<T>(questions: readonly T[], pOf: (question: T) => number): readonly T[] {
  if (questions.length === 0) return [];
  const ps = questions.map(pOf);
  const { worse } = shareAlpha(
    ps.map((p) => (level) => atMost(p, level)),
    LOOK_ALPHA,
  );
  return questions.filter((_, position) => worse[position] === true);
}

/**
 * The least drop of the suite's pass rate that look one would have noticed 8 times in 10, a share 0..1; undefined where
 * nothing could show.
 *
 * @param spread - variance of one answer of a test about its own rate, mean over the tests; `rate` the mean pass rate
 *   whole
 */
export function noticedWithout(input: {
  readonly spread: number;
  readonly rate: number;
  readonly results: number;
  readonly repeats: { readonly without: number; readonly whole: number };
  readonly parts: number;
}): number | undefined {
  const { results, repeats, parts } = input;
  return noticedDrop({
    v: Math.max(input.spread, 0.5 / (results * repeats.whole)),
    m: input.rate,
    N: results,
    r: repeats.without,
    nb: repeats.whole,
    critical: 0,
    alpha: LOOK_ALPHA / (2 * parts),
    power: POWER,
  });
}
