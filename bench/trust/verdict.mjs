// The verdict of compare.ts in a fraction of its time, for the hundred thousands of simulated pull requests that a small
// error needs: its own functions, called with what has been worked out before, and without the convolution where a
// bound proves on which side of the limit p lies. `npm run trust` holds the two against each other (same-verdicts).

/** What `sourceOf` is asked for. */
export const VERDICT_MODULES = [
  'comparison/sample',
  'comparison/suite-verdict',
  'comparison/statistics/newcombe',
  'comparison/statistics/permutation',
  'comparison/statistics/rounds',
];

/**
 * Looks of a pull request: `look(base, head, limit)` with the base's jobs (newest first) and this run, both as outcomes
 * by result. A word of `SuiteWord`.
 * @param deterministic the models are known to have temperature 0 or a seed
 * @param singleAnswers what if single answers were shuffled, however many base runs there are: to show why they are not
 */
export function createLooks(code, { deterministic = false, singleAnswers = false } = {}) {
  const shuffled = new Map();
  const shuffleOne = singleAnswers
    ? (result) => code.shuffleRepeats(code.pooledCounts(result))
    : code.shuffle;
  /** One result under shuffling with its mean and variance; equal counts are shuffled once. */
  const shuffle = (result) => {
    const key = keyOf(result);
    let known = shuffled.get(key);
    if (known === undefined) {
      known = withMoments(shuffleOne(result));
      shuffled.set(key, known);
    }
    return known;
  };
  return (base, head, limit) => {
    const results = resultsOf(base, head, deterministic);
    const compared = results.filter((result) => code.hasBothSides(code.pooledCounts(result)));
    const bound = code.dropBound(compared.map(code.pooledCounts));
    if (bound === undefined || tooManyErrors(base, head)) return 'cannot-tell';
    const parts = compared.map(shuffle);
    const p = provenP(parts, limit) ?? code.permutation(parts).worse;
    return code.verdictByNumbers(p, bound.upper, limit);
  };
}

/** Runs that were lost to errors (null) have no outcome. */
function resultsOf(base, head, deterministic) {
  return head.flatMap((outcomes, index) => {
    if (outcomes.length === 0) return [];
    return [
      {
        base: base.map((run) => run[index].filter(isKnown)).filter((run) => run.length > 0),
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
function keyOf({ base, head: [head] }) {
  const isEven = base.every((run) => run.length === head.length);
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
