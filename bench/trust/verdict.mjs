// The verdict of compare.ts in a fraction of its time, for the hundred thousands of simulated pull requests that a small
// error needs: its own functions, called with what has been worked out before, and without the convolution where a
// bound proves on which side of the limit p lies. `npm run trust` holds the two against each other (same-verdicts).

/** What `sourceOf` is asked for. */
export const VERDICT_MODULES = [
  'comparison/memory',
  'comparison/suite-verdict',
  'statistics/exact-tests',
  'statistics/guards',
  'statistics/intervals',
];

/**
 * Looks of a pull request: `look(base, head, round, repeats)` with the base's jobs (newest first) and this run, both as
 * outcomes by result. What `afterRound` says after that round: a word of `SuiteWord`, or "another-round".
 * @param deterministic the models are known to have temperature 0 or a seed
 * @param unguarded what if there were no guard against days: to show what it is for
 * @param singleAnswers what if single answers were shuffled, however alike they are: to show why they are not
 * @param margin `notWorseMargin` as a share
 * @param questions how many questions of the run share the one chance in 100
 */
export function createLooks(
  code,
  { deterministic = false, singleAnswers = false, unguarded = false, margin, questions = 1 } = {},
) {
  const shuffled = new Map();
  /** One result under shuffling with its mean and variance; equal counts are shuffled once. */
  const shuffle = (result, wholeRuns) => {
    const key = `${wholeRuns} ${keyOf(result)}`;
    let known = shuffled.get(key);
    if (known === undefined) {
      const one = singleAnswers
        ? code.shuffleRepeats(code.pooledCounts(result))
        : code.shuffle(result, { wholeRuns });
      known = withMoments(one);
      shuffled.set(key, known);
    }
    return known;
  };
  return (base, head, round, repeats) => {
    const results = resultsOf(base, head, deterministic);
    const compared = results.filter((result) => code.hasBothSides(code.pooledCounts(result)));
    const bound = code.dropBound(compared.map(code.countsForRate));
    if (bound === undefined || tooManyErrors(base, head)) {
      return round < repeats.max && bound !== undefined ? 'another-round' : 'cannot-tell';
    }
    const { early, final } = code.roundLimits(repeats, questions);
    const p = pOf(code, compared, shuffle, round < repeats.max ? early : final);
    const guard = unguarded ? undefined : code.suiteGuard(compared);
    const seen = { p, upper: bound.upper, compared: compared.length, guard };
    return code.afterRound(round, { repeats, margin, questions }, seen);
  };
}

/**
 * p of "worse", or 1 or 0 where it is proven to lie above or below the limit. Whether whole runs are shuffled is asked
 * only where the two ways are not proven to lie on the same side.
 */
function pOf(code, compared, shuffle, limit) {
  const ways = [false, true].map((wholeRuns) => compared.map((it) => shuffle(it, wholeRuns)));
  const proven = ways.map((parts) => provenP(parts, limit));
  if (proven[0] !== undefined && proven[0] === proven[1]) return proven[0];
  const way = code.repeatsAreAlike(compared) ? 1 : 0;
  return proven[way] ?? code.permutation(ways[way]).worse;
}

/** Runs that were lost to errors (null) have no outcome. A base run that does not hold a result keeps its place. */
export function resultsOf(base, head, deterministic) {
  return head.flatMap((outcomes, index) => {
    if (outcomes.length === 0) return [];
    return [
      {
        base: base.map((run) => run[index].filter(isKnown)),
        head: [outcomes.filter(isKnown)],
        deterministic,
      },
    ];
  });
}

function isKnown(outcome) {
  return outcome !== null;
}

/** More than a tenth of the runs of what the base knows: what is new has nothing to be compared with. */
function tooManyErrors(base, head) {
  let [all, errored] = [0, 0];
  for (const [index, outcomes] of head.entries()) {
    if (base.every((run) => run[index].length === 0)) continue;
    all += outcomes.length;
    for (const outcome of outcomes) if (outcome === null) errored += 1;
  }
  return errored * 10 > all;
}

/** Where all runs have one length, only their passes count, in any order; else some are cut to the length of others. */
function keyOf({ base, head: [head], deterministic }) {
  const isEven = !deterministic && base.every((run) => run.length === head.length);
  if (!isEven) return `${base.map((run) => run.join('')).join(' ')} ${head.join('')}`;
  const passes = base.map(passesOf).sort((left, right) => left - right);
  return `${head.length}: ${passes.join(' ')} ${passesOf(head)}`;
}

function passesOf(outcomes) {
  let passes = 0;
  for (const outcome of outcomes) passes += outcome;
  return passes;
}

function withMoments(result) {
  const { scores, chances } = result.null;
  let mean = 0;
  let square = 0;
  for (const [index, score] of scores.entries()) {
    mean += score * chances[index];
    square += score * score * chances[index];
  }
  return { ...result, mean, variance: square - mean * mean };
}

/** Room for rounding: what lies this near to the limit is worked out. */
const ROOM = 1.001;

/** 1 or 0 where p is proven to lie above or below the limit, else undefined. */
function provenP(parts, limit) {
  let above = 0;
  let variance = 0;
  for (const part of parts) {
    above += part.observed - part.mean;
    variance += part.variance;
  }
  // Cantelli: P(sum >= mean - d) >= d^2 / (variance + d^2).
  if (above < 0 && above * above > ROOM * limit * (variance + above * above)) return 1;
  if (above < 3 * Math.sqrt(variance)) return undefined;
  // Chernoff: P(sum >= observed) <= E exp(t (sum - observed)), for every t > 0.
  const t = above / variance;
  let exponent = 0;
  for (const { observed, null: distribution } of parts) {
    let expectation = 0;
    for (const [index, score] of distribution.scores.entries()) {
      expectation += distribution.chances[index] * Math.exp(t * (score - observed));
    }
    exponent += Math.log(expectation);
  }
  return exponent < Math.log(limit / ROOM) ? 0 : undefined;
}
