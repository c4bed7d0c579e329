// One cell of a table: many simulated pull requests through the comparison's own code.
import { randomFrom } from './random.mjs';
import { comparedResults, drawRates, drawRun, SHAPES } from './suites.mjs';

/**
 * Shares of the three verdicts, and calls a test, over `sims` suites. `shape` undefined: nothing changed.
 * `repeats`: { min, max } of this run; the base's jobs have `baseRepeats` each.
 */
export function verdicts(code, { seed, sims }, plan) {
  const { mixture, tests, baseRuns, repeats, baseRepeats = repeats.max } = plan;
  const { shape, drop = 0.15, unequal = false } = plan;
  const random = randomFrom(JSON.stringify([seed, Object.entries(plan).sort()]));
  const counts = { worse: 0, 'not-worse': 0, 'cannot-tell': 0 };
  let rounds = 0;
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const changed = shape === undefined ? rates : SHAPES[shape](random, rates, drop);
    const lossy = (run) => (unequal ? withGaps(random, run) : run);
    const base = Array.from({ length: baseRuns }, () => lossy(drawRun(random, rates, baseRepeats)));
    const head = lossy(drawRun(random, changed, repeats.max));
    for (let round = repeats.min; ; round += 1) {
      const { word } = look(code, base, head, round, repeats);
      if (word === 'another-round') continue;
      counts[word] += 1;
      rounds += round;
      break;
    }
  }
  const share = (word) => counts[word] / sims;
  return {
    worse: share('worse'),
    notWorse: share('not-worse'),
    cannotTell: share('cannot-tell'),
    calls: rounds / sims,
    sims,
  };
}

/** What the comparison says after `round` repeats of everything. */
function look(code, base, head, round, repeats) {
  const results = comparedResults(
    base,
    head.map((outcomes) => outcomes.slice(0, round)),
  );
  const evidence = code.suiteEvidence(results);
  return { word: code.afterRound(round, repeats, evidence ?? { p: 1, upper: 1 }) };
}

/** Provider errors take every twentieth outcome, and every tenth result is missing from a job altogether. */
function withGaps(random, run) {
  return run.map((outcomes) => (random() < 0.1 ? [] : outcomes.filter(() => random() >= 0.05)));
}

/**
 * How often a test that passed all its runs on the base branch and none of three here is regressed for certain, among
 * `tests` - 1 that did not change.
 */
export function certainRegressions(code, { seed, sims }, { mixture, tests, baseRuns }) {
  const random = randomFrom(JSON.stringify([seed, 'certain', mixture, tests, baseRuns]));
  const broken = { kb: 3 * baseRuns, nb: 3 * baseRuns, kh: 0, nh: 3 };
  let list = 0;
  let gate = 0;
  let others = 0;
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests - 1);
    const base = Array.from({ length: baseRuns }, () => drawRun(random, rates, 3));
    const results = comparedResults(base, drawRun(random, rates, 3)).map(code.pooledCounts);
    const all = [broken, ...results];
    const { labels } = code.labelTests(all);
    if (labels[0].label === 'regressed') list += 1;
    if (labels.slice(1).some(({ label }) => label === 'regressed')) others += 1;
    if (code.regressedForGate(all).includes(0)) gate += 1;
  }
  return { list: list / sims, gate: gate / sims, others: others / sims, sims };
}

/** Where the estimates of a re-run fall: for each range, how often it was said, and what would have happened. */
export function rerunCalibration(code, { seed, sims }, { edges, tests, repeats }) {
  const bins = edges.slice(1).map((most, index) => ({
    least: edges[index],
    most,
    said: 0,
    predicted: 0,
    flips: 0,
  }));
  for (const mixture of ['typical', '30 % flaky', 'heavy']) {
    for (const gate of [0.6, 0.7, 0.8, 0.9, 0.95]) {
      const random = randomFrom(JSON.stringify([seed, 'rerun', mixture, gate]));
      const need = code.passesNeeded(tests, gate);
      for (let sim = 0; sim < sims; sim += 1) {
        const rates = drawRates(random, mixture, tests);
        const passes = drawRun(random, rates, repeats).map((outcomes) => ({
          k: outcomes.filter((outcome) => outcome === 1).length,
          n: repeats,
        }));
        const predicted = code.rerunFlips(passes, repeats, need);
        const green = passes.filter(({ k }) => k === repeats).length >= need;
        const again = atLeast(
          rates.map((rate) => rate ** repeats),
          need,
        );
        const bin = bins.find(({ most }) => predicted < most) ?? bins.at(-1);
        bin.said += 1;
        bin.predicted += predicted;
        bin.flips += green ? 1 - again : again;
      }
    }
  }
  return bins;
}

/** P(at least `need` of independent events). */
function atLeast(chances, need) {
  let counts = [1];
  for (const chance of chances) {
    counts = [...counts, 0].map(
      (stays, index) => stays * (1 - chance) + (counts[index - 1] ?? 0) * chance,
    );
  }
  return counts.slice(need).reduce((sum, value) => sum + value, 0);
}

/**
 * Calls until a pass-rate gate is certain, as a share of all, by how the whole run ends: red or green, by ten points of
 * the pass rate or more ("clearly") or less. With `memory`, what failed or was flaky on the base branch is asked first.
 */
export function callsUntilCertain(code, { seed, sims }, { tests, repeats, memory }) {
  const ends = new Map(
    ['clearly red', 'barely red', 'barely green', 'clearly green'].map((end) => [
      end,
      { runs: 0, share: 0, most: 0 },
    ]),
  );
  for (const mixture of ['typical', '30 % flaky', 'heavy']) {
    for (const min of [0.6, 0.7, 0.8, 0.9, 0.95]) {
      const random = randomFrom(JSON.stringify([seed, 'certain', mixture, min, repeats]));
      for (let sim = 0; sim < sims; sim += 1) {
        const rates = drawRates(random, mixture, tests);
        const base = Array.from({ length: memory ? 5 : 0 }, () => drawRun(random, rates, repeats));
        const head = drawRun(random, rates, repeats);
        const end = ends.get(endOf(head, min));
        const share = callsAsked(code, base, head, min) / (tests * repeats);
        end.runs += 1;
        end.share += share;
        end.most = Math.max(end.most, share);
      }
    }
  }
  return ends;
}

function endOf(head, min) {
  const rate = head.filter((outcomes) => !outcomes.includes(0)).length / head.length;
  const red = rate < min - 1e-9;
  const clearly = Math.abs(rate - min) >= 0.1 - 1e-9 ? 'clearly' : 'barely';
  return `${clearly} ${red ? 'red' : 'green'}`;
}

/** Suspects first, then one repeat of everything, then the rest; results that have failed already come last. */
function callsAsked(code, base, head, min) {
  const total = head.length;
  const need = code.passesNeeded(total, min);
  const failures = head.map((_, index) =>
    base.reduce((sum, run) => sum + run[index].filter((outcome) => outcome === 0).length, 0),
  );
  const order = [...head.keys()].sort((left, right) => failures[right] - failures[left]);
  const failed = new Set();
  let completePassed = 0;
  let calls = 0;
  for (let repeat = 0; repeat < head[0].length; repeat += 1) {
    for (const index of order) {
      const state = { total, need, failedGenuine: failed.size, completePassed };
      if (code.passRateCertain(state) !== 'open') return calls;
      if (failed.has(index)) continue;
      calls += 1;
      if (head[index][repeat] === 0) failed.add(index);
      else if (repeat === head[0].length - 1) completePassed += 1;
    }
  }
  return calls;
}
