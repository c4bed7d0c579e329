// What earns its place (`mode: parts`): how often a part is found that a test hangs on, and how often a word is false.
import { ALPHA, shareAlpha } from '../../../src/statistics/verdicts.js';
import { atMost, type Counts } from '../../../src/statistics/intervals.js';
import {
  freshRepeats,
  partCandidates,
  partChances,
  partRepeats,
  partsFound,
} from '../../../src/statistics/parts.js';
import { Share } from '../cells.js';
import { beside, Mean, table } from '../format.js';
import { randomFrom, shuffled } from '../random.js';
import { drawRates, type Mixture, SHAPES } from '../suites.js';
import type { Options, Random, Rates, Tools } from '../types.js';

const REPEAT = 3;
/** A result that nearly always passes: what hangs on a part is one of these. */
const GOOD = 0.97;
/** What the looks may say falsely: one chance in a hundred a run. */
const MOST_FALSE = 0.01;

/** Each suite with what the method's design found in the scenes of `DESIGNED`, in percent. */
interface Suite {
  readonly mixture: Mixture;
  readonly tests: number;
  /** Parts. */
  readonly count: number;
}

type DesignedSuite = Suite & {
  readonly designed: readonly (number | undefined)[];
  /** Of the simulations that are asked for. */
  readonly share?: number;
};

const SUITES: readonly DesignedSuite[] = [
  { mixture: 'typical', tests: 12, count: 1, designed: [100, 72, 100, 3] },
  { mixture: 'typical', tests: 12, count: 3, designed: [100, 67, 100, 6] },
  { mixture: 'typical', tests: 30, count: 3, designed: [100, 78, 100, 40] },
  { mixture: 'typical', tests: 30, count: 10, designed: [100, 80, 100, 43] },
  { mixture: 'typical', tests: 100, count: 3, designed: [] },
  { mixture: 'heavy', tests: 30, count: 3, designed: [100, 75, 100, 15] },
  { mixture: 'heavy', tests: 30, count: 10, designed: [100, 76, 100, 11] },
  { mixture: 'heavy', tests: 100, count: 10, designed: [100, 78, 100, 70], share: 0.2 },
];
const ONE_LOOK: readonly DesignedSuite[] = [
  { mixture: 'typical', tests: 30, count: 3, designed: [1, undefined, 94, 25] },
  { mixture: 'typical', tests: 30, count: 10, designed: [1, undefined, 88, 15] },
];

/** What the first parts do, and how many of them: the rates without one of these. The other parts do nothing. */
type Without = (random: Random, rates: Rates) => Rates;

const SCENES: Readonly<Record<string, { readonly of: number; readonly without: Without }>> = {
  'one test hangs on it': { of: 1, without: hanging(1, 0) },
  'a fifth still pass': { of: 1, without: hanging(1, 0.2) },
  'five tests': { of: 1, without: hanging(5, 0) },
  'all 10 points lower': { of: 1, without: (random, rates) => SHAPES.uniform(random, rates, 0.1) },
  'one test hangs on two': { of: 2, without: hanging(1, 0) },
  'one test hangs on three': { of: 3, without: hanging(1, 0) },
  nothing: { of: 0, without: (_, rates) => rates },
};
const DESIGNED = Object.keys(SCENES).slice(0, 4);
const TOGETHER = ['one test hangs on two', 'one test hangs on three'];
/** What is found nearly always, and how often at least. */
const CERTAIN = [DESIGNED[0], ...TOGETHER];
const LEAST_FOUND = 0.99;

function hanging(tests: number, left: number): Without {
  return (random, rates) => {
    const good = shuffled(random, rates.keys()).filter((result) => rates[result] >= GOOD);
    const hang = new Set(good.slice(0, tests));
    return rates.map((rate, result) => (hang.has(result) ? left : rate));
  };
}

export function parts({ options: { seed, sims }, check }: Tools): string {
  const rows = SUITES.map(({ designed, share = 1, ...suite }) => {
    const cellSims = Math.max(10, Math.ceil(sims * share));
    const name = nameOf(suite);
    const scenes = Object.keys(SCENES).filter((scene) => SCENES[scene].of <= suite.count);
    const found = simulated({ seed, sims: cellSims }, suite, scenes, twoLooks);
    const all = new Share(cellSims * scenes.length);
    for (const { wrong } of Object.values(found)) all.count += wrong.count;
    check(`a false word of a part, ${name}`, all, { atMost: MOST_FALSE });
    for (const scene of CERTAIN.filter((it) => it in found)) {
      check(`${scene}, ${name}`, found[scene].needed, { atLeast: LEAST_FOUND });
    }
    const together = TOGETHER.flatMap((scene) => found[scene] ?? []);
    const fresh = Object.values(found).map(({ again }) => Math.round(again.value));
    return [
      name,
      ...DESIGNED.map((scene, place) => beside(found[scene].needed, designed[place])),
      together.map(({ needed }) => beside(needed)).join(', '),
      beside(falsest(found)),
      `${found.nothing.first} + ${Math.min(...fresh)} to ${Math.max(...fresh)}`,
    ];
  });
  const once = ONE_LOOK.map(({ designed, ...suite }) => {
    const found = simulated({ seed, sims }, suite, DESIGNED, oneLook);
    return [
      `one look alone, ${nameOf(suite)}`,
      ...DESIGNED.map((scene, place) => beside(found[scene].needed, designed[place])),
      '',
      beside(falsest(found)),
      found[DESIGNED[0]].first,
    ];
  });
  return table(
    ['suite', ...DESIGNED, 'one test hangs on two, on three', 'a false word, worst', 'answers'],
    [...rows, ...once],
  );
}

function nameOf({ mixture, tests, count }: Suite): string {
  return `${mixture}, ${tests}x${REPEAT}, ${count === 1 ? '1 part' : `${count} parts`}`;
}

type Scenes = Readonly<Record<string, Seen>>;

interface Seen {
  readonly needed: Share;
  readonly wrong: Share;
  readonly again: Mean;
  first: number;
}

function falsest(found: Scenes): Share {
  return Object.values(found)
    .map(({ wrong }) => wrong)
    .reduce((a, b) => (b.value > a.value ? b : a));
}

/** Of each scene: `needed` all parts that do something are called that; `wrong` any other word of certainty. */
function simulated(
  { seed, sims }: Options,
  { mixture, tests, count }: Suite,
  scenes: readonly string[],
  look: Look,
): Scenes {
  const one = (scene: string): Seen => {
    const { of, without } = SCENES[scene];
    const random = randomFrom(
      JSON.stringify([seed, 'parts', look.name, mixture, tests, count, scene]),
    );
    const seen: Seen = {
      needed: new Share(sims),
      wrong: new Share(sims),
      again: new Mean(),
      first: 0,
    };
    for (let sim = 0; sim < sims; sim += 1) {
      const rates = drawRates(random, mixture, tests);
      const changed = without(random, rates);
      const sides = Array.from({ length: count }, (_, part) => (part < of ? changed : rates));
      const { found, first, again } = look(random, rates, sides);
      const right = found.filter(({ part, direction }) => part < of && direction === 1);
      if (right.length === of) seen.needed.count += 1;
      if (right.length < found.length) seen.wrong.count += 1;
      seen.first = first;
      seen.again.add(again);
    }
    return seen;
  };
  return Object.fromEntries(scenes.map((scene) => [scene, one(scene)]));
}

function passes(random: Random, rate: number, answers: number): number {
  let found = 0;
  for (let answer = 0; answer < answers; answer += 1) if (random() < rate) found += 1;
  return found;
}

/** What is found, and the answers that it took, of the first look and of the second. */
type Look = (
  random: Random,
  rates: Rates,
  /** By part. */
  changed: readonly Rates[],
) => {
  readonly found: readonly { readonly part: number; readonly direction: PartDirection }[];
  readonly first: number;
  readonly again: number;
};

type PartDirection = SuiteChance['direction'];
type SuiteChance = Parameters<typeof partsFound>[0][number];

/** As parts/looks.ts does it: both looks, by the functions of statistics/parts.ts. */
function twoLooks(...[random, rates, changed]: Parameters<Look>): ReturnType<Look> {
  const { without: nh, whole: nb } = partRepeats(REPEAT, changed.length);
  const counts = firstLook(random, rates, changed, { nb, nh });
  const candidates = partCandidates(counts);
  const n = candidates.length === 0 ? 0 : freshRepeats(candidates.length);
  const fresh = candidates.map((candidate) => {
    const { part, result } = candidate;
    const kb = passes(random, rates[result], n);
    return {
      ...candidate,
      counts: { kb, nb: n, kh: passes(random, changed[part][result], n), nh: n },
    };
  });
  const { parts: found } = partsFound(suiteChances(counts), fresh);
  return {
    found,
    first: rates.length * (nb + nh * changed.length),
    again: 2 * n * candidates.length,
  };
}

function oneLook(...[random, rates, changed]: Parameters<Look>): ReturnType<Look> {
  const counts = firstLook(random, rates, changed, { nb: REPEAT, nh: REPEAT });
  const chances = suiteChances(counts);
  const { worse } = shareAlpha(
    chances.map(
      ({ p }) =>
        (level: number) =>
          atMost(p, level),
    ),
    ALPHA,
  );
  const found = chances.filter((_, place) => worse[place]);
  return { found, first: rates.length * REPEAT * (1 + changed.length), again: 0 };
}

/** The whole's answers are the same for every part. */
function firstLook(
  random: Random,
  rates: Rates,
  changed: readonly Rates[],
  { nb, nh }: Pick<Counts, 'nb' | 'nh'>,
): readonly (readonly Counts[])[] {
  const whole = rates.map((rate) => passes(random, rate, nb));
  return changed.map((own) =>
    own.map((rate, result) => ({ kb: whole[result], nb, kh: passes(random, rate, nh), nh })),
  );
}

function suiteChances(counts: readonly (readonly Counts[])[]): readonly SuiteChance[] {
  return counts.flatMap((results, part): SuiteChance[] => {
    const { needed, harmful } = partChances(results);
    return [
      { part, direction: 1, p: needed },
      { part, direction: -1, p: harmful },
    ];
  });
}
