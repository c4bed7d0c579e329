// Many simulated pull requests of one kind, and how often each verdict is given.
import { Mean } from './format.js';
import { randomFrom } from './random.js';
import {
  drawRates,
  drawRun,
  type Mixture,
  onSomeDay,
  type Shape,
  SHAPES,
  withGaps,
} from './suites.js';
import type { Found, Job, Options, Random, Rates } from './types.js';
import { createLooks, type LookAt, type LookOptions, type Repeats, type Word } from './verdict.js';

/** What is drawn: pull requests of one kind. */
export interface Scene {
  readonly mixture: Mixture;
  readonly tests: number;
  /** Without it nothing changed. */
  readonly shape?: Shape | undefined;
  /** Default: .15. */
  readonly drop?: number;
  /** Of each of the base's jobs; without it as many as the looks have at most. */
  readonly baseRepeats?: number;
  /** See suites.ts. */
  readonly gaps?: boolean;
  readonly shared?: number;
  readonly days?: number;
  /** Keeps the cells of a table apart from another one's of the same suites. */
  readonly of?: string;
}

/** How it is looked at. */
export interface Plan extends LookOptions {
  readonly baseRuns: number;
  readonly repeats: Repeats;
}

/** What was said, and after how many rounds. */
export interface Cell extends Readonly<Record<Word, Share>> {
  readonly rounds: Found;
  /** By pull request. */
  readonly isWorse: Uint8Array;
  readonly plan: Plan;
}

/** A share of `sims` simulations with its standard error. */
export class Share implements Found {
  count = 0;

  constructor(public sims: number) {}

  get value(): number {
    return this.count / this.sims;
  }

  get error(): number {
    return Math.sqrt((this.value * (1 - this.value)) / this.sims);
  }
}

/**
 * Pull requests that all `looks` see: the same suites, base runs and answers for every look, so that differences
 * between looks are not chance.
 * @returns for each look the shares of the three verdicts, the mean of the rounds, and which were worse
 */
export function pullRequests(
  { seed, sims }: Options,
  scene: Scene,
  looks: readonly Plan[],
): readonly Cell[] {
  const { mixture, tests, shape, drop = 0.15, baseRepeats } = scene;
  const random = randomFrom(JSON.stringify([seed, Object.entries(scene).sort()]));
  const mostRuns = Math.max(...looks.map(({ baseRuns }) => baseRuns));
  const mostRepeats = Math.max(...looks.map(({ repeats }) => repeats.max));
  const found = looks.map((plan): Cell & { readonly look: LookAt; readonly rounds: Mean } => {
    const shares = { worse: new Share(sims), 'not-worse': new Share(sims) };
    const look = createLooks(plan);
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
function drawJob(
  random: Random,
  rates: Rates,
  repeats: number,
  { days = 0, gaps = false, shared = 0 }: Scene,
): Job {
  const run = drawRun(random, onSomeDay(random, rates, days), repeats, shared);
  return gaps ? withGaps(random, run) : run;
}

/** By how much more often the first look says worse than the second, both of the same pull requests. */
export function difference(one: Cell, other: Cell): Found {
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

function cut(run: Job, baseRepeats: number | undefined, { max }: Repeats): Job {
  return baseRepeats === undefined ? firstRepeats(run, max) : run;
}

function firstRepeats(run: Job, length: number): Job {
  return run.map((outcomes) => (outcomes.length > length ? outcomes.slice(0, length) : outcomes));
}

/** Round by round until the answer is clear (statistics/guards.ts); one look where there are no rounds. */
export function lookByRounds(
  look: LookAt,
  {
    base,
    head,
    repeats,
  }: { readonly base: readonly Job[]; readonly head: Job; readonly repeats: Repeats },
): { readonly word: Word; readonly round: number } {
  for (let round = repeats.min; ; round += 1) {
    const word = look(base, firstRepeats(head, round), round, repeats);
    if (word !== 'another-round') return { word, round };
  }
}
