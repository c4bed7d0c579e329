// Many simulated pull requests of one kind, and how often each verdict is given.
import { Mean } from './format.mjs';
import { randomFrom } from './random.mjs';
import { drawRates, drawRun, onSomeDay, SHAPES, withGaps } from './suites.mjs';
import { createLooks } from './verdict.mjs';

/** A share of `sims` simulations with its standard error. */
export class Share {
  constructor(sims) {
    this.sims = sims;
    this.count = 0;
  }

  get value() {
    return this.count / this.sims;
  }

  get error() {
    return Math.sqrt((this.value * (1 - this.value)) / this.sims);
  }
}

/**
 * Pull requests that all `looks` see: the same suites, base runs and answers for every look, so that differences
 * between looks are not chance.
 * @param scene { mixture, tests, shape, drop, baseRepeats, gaps, shared, days }; without `shape` nothing changed.
 * `gaps`, `shared`, `days`: see suites.mjs
 * @param looks [{ baseRuns, repeats: { min, max }, ...options of createLooks }]; without `baseRepeats` the base's jobs
 * have `repeats.max` repeats
 * @returns for each look the shares of the three verdicts, the mean of the rounds, and which were worse
 */
export function pullRequests(code, { seed, sims }, scene, looks) {
  const { mixture, tests, shape, drop = 0.15, baseRepeats } = scene;
  const random = randomFrom(JSON.stringify([seed, Object.entries(scene).sort()]));
  const mostRuns = Math.max(...looks.map(({ baseRuns }) => baseRuns));
  const mostRepeats = Math.max(...looks.map(({ repeats }) => repeats.max));
  const found = looks.map((plan) => {
    const shares = { worse: new Share(sims), 'not-worse': new Share(sims) };
    const look = createLooks(code, plan);
    const isWorse = new Uint8Array(sims);
    return { ...shares, 'cannot-tell': new Share(sims), rounds: new Mean(), isWorse, plan, look };
  });
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const changed = shape === undefined ? rates : SHAPES[shape](random, rates, drop);
    const length = baseRepeats ?? mostRepeats;
    const base = Array.from({ length: mostRuns }, () => drawJob(random, rates, length, scene));
    const head = drawJob(random, changed, mostRepeats, scene);
    for (const one of found) {
      const { plan, look } = one;
      const seen = base.slice(0, plan.baseRuns).map((run) => cut(run, baseRepeats, plan.repeats));
      const { word, round } = lookByRounds(look, { base: seen, head, repeats: plan.repeats });
      one[word].count += 1;
      if (word === 'worse') one.isWorse[sim] = 1;
      one.rounds.add(round);
    }
  }
  return found;
}

/** What one job gives, on a day of its own. */
function drawJob(random, rates, repeats, { days = 0, gaps = false, shared = 0 }) {
  const run = drawRun(random, onSomeDay(random, rates, days), repeats, shared);
  return gaps ? withGaps(random, run) : run;
}

/** By how much more often the first look says worse than the second, both of the same pull requests. */
export function difference(one, other) {
  const sims = one.isWorse.length;
  let [more, less] = [0, 0];
  for (let sim = 0; sim < sims; sim += 1) {
    if (one.isWorse[sim] > other.isWorse[sim]) more += 1;
    if (one.isWorse[sim] < other.isWorse[sim]) less += 1;
  }
  const value = (more - less) / sims;
  return {
    value,
    error: Math.sqrt(Math.max(1, more + less) / sims - value ** 2) / Math.sqrt(sims),
  };
}

function cut(run, baseRepeats, { max }) {
  return baseRepeats === undefined ? firstRepeats(run, max) : run;
}

function firstRepeats(run, length) {
  return run.map((outcomes) => (outcomes.length > length ? outcomes.slice(0, length) : outcomes));
}

/** Round by round until the answer is clear (statistics/guards.ts); one look where there are no rounds. */
export function lookByRounds(look, { base, head, repeats }) {
  for (let round = repeats.min; ; round += 1) {
    const word = look(base, firstRepeats(head, round), round, repeats);
    if (word !== 'another-round') return { word, round };
  }
}
