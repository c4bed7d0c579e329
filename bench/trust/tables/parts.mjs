// What earns its place (`mode: parts`): how often a part is found that a test hangs on, and how often a word is false.
import { Share } from '../cells.mjs';
import { beside, Mean, table } from '../format.mjs';
import { randomFrom, shuffled } from '../random.mjs';
import { drawRates, SHAPES } from '../suites.mjs';

const REPEAT = 3;
/** A result that nearly always passes: what hangs on a part is one of these. */
const GOOD = 0.97;
/** What the looks may say falsely: one chance in a hundred a run. */
const MOST_FALSE = 0.01;

/** Each suite with what the method's design found in the scenes of `DESIGNED`, in percent. */
const SUITES = [
  { mixture: 'typical', tests: 12, count: 1, designed: [100, 72, 100, 3] },
  { mixture: 'typical', tests: 12, count: 3, designed: [100, 67, 100, 6] },
  { mixture: 'typical', tests: 30, count: 3, designed: [100, 78, 100, 40] },
  { mixture: 'typical', tests: 30, count: 10, designed: [100, 80, 100, 43] },
  { mixture: 'typical', tests: 100, count: 3, designed: [] },
  { mixture: 'heavy', tests: 30, count: 3, designed: [100, 75, 100, 15] },
  { mixture: 'heavy', tests: 30, count: 10, designed: [100, 76, 100, 11] },
  { mixture: 'heavy', tests: 100, count: 10, designed: [100, 78, 100, 70], share: 0.2 },
];
const ONE_LOOK = [
  { mixture: 'typical', tests: 30, count: 3, designed: [1, undefined, 94, 25] },
  { mixture: 'typical', tests: 30, count: 10, designed: [1, undefined, 88, 15] },
];

/** What the first parts do, and how many of them: the rates without one of these. The other parts do nothing. */
const SCENES = {
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

function hanging(tests, left) {
  return (random, rates) => {
    const good = shuffled(random, rates.keys()).filter((result) => rates[result] >= GOOD);
    const hang = new Set(good.slice(0, tests));
    return rates.map((rate, result) => (hang.has(result) ? left : rate));
  };
}

export function parts({ code, options: { seed, sims }, check }) {
  const rows = SUITES.map(({ designed, share = 1, ...suite }) => {
    const cell = { ...suite, sims: Math.max(10, Math.ceil(sims * share)) };
    const name = nameOf(suite);
    const scenes = Object.keys(SCENES).filter((scene) => SCENES[scene].of <= suite.count);
    const found = simulated({ code, seed }, cell, scenes, twoLooks);
    const all = new Share(cell.sims * scenes.length);
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
    const found = simulated({ code, seed }, { ...suite, sims }, DESIGNED, oneLook);
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

function nameOf({ mixture, tests, count }) {
  return `${mixture}, ${tests}x${REPEAT}, ${count === 1 ? '1 part' : `${count} parts`}`;
}

function falsest(found) {
  return Object.values(found)
    .map(({ wrong }) => wrong)
    .reduce((a, b) => (b.value > a.value ? b : a));
}

/** Of each scene: `needed` all parts that do something are called that; `wrong` any other word of certainty. */
function simulated({ code, seed }, { mixture, tests, count, sims }, scenes, look) {
  const one = (scene) => {
    const { of, without } = SCENES[scene];
    const random = randomFrom(
      JSON.stringify([seed, 'parts', look.name, mixture, tests, count, scene]),
    );
    const seen = { needed: new Share(sims), wrong: new Share(sims), again: new Mean(), first: 0 };
    for (let sim = 0; sim < sims; sim += 1) {
      const rates = drawRates(random, mixture, tests);
      const changed = without(random, rates);
      const sides = Array.from({ length: count }, (_, part) => (part < of ? changed : rates));
      const { found, first, again } = look(code, random, rates, sides);
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

function passes(random, rate, answers) {
  let found = 0;
  for (let answer = 0; answer < answers; answer += 1) if (random() < rate) found += 1;
  return found;
}

/** As parts/decide.ts does it: both looks, by the functions of statistics/parts.ts. */
function twoLooks(code, random, rates, changed) {
  const { without: nh, whole: nb } = code.partRepeats(REPEAT, changed.length);
  const counts = firstLook(random, rates, changed, { nb, nh });
  const candidates = code.partCandidates(counts);
  const n = candidates.length === 0 ? 0 : code.freshRepeats(candidates.length);
  const fresh = candidates.map((candidate) => {
    const { part, result } = candidate;
    const kb = passes(random, rates[result], n);
    return {
      ...candidate,
      counts: { kb, nb: n, kh: passes(random, changed[part][result], n), nh: n },
    };
  });
  const { parts: found } = code.partsFound(suiteChances(code, counts), fresh);
  return {
    found,
    first: rates.length * (nb + nh * changed.length),
    again: 2 * n * candidates.length,
  };
}

function oneLook(code, random, rates, changed) {
  const counts = firstLook(random, rates, changed, { nb: REPEAT, nh: REPEAT });
  const chances = suiteChances(code, counts);
  const { worse } = code.shareAlpha(
    chances.map(
      ({ p }) =>
        (level) =>
          code.atMost(p, level),
    ),
    code.ALPHA,
  );
  const found = chances.filter((_, place) => worse[place]);
  return { found, first: rates.length * REPEAT * (1 + changed.length), again: 0 };
}

/** The whole's answers are the same for every part. */
function firstLook(random, rates, changed, { nb, nh }) {
  const whole = rates.map((rate) => passes(random, rate, nb));
  return changed.map((own) =>
    own.map((rate, result) => ({ kb: whole[result], nb, kh: passes(random, rate, nh), nh })),
  );
}

function suiteChances(code, counts) {
  return counts.flatMap((results, part) => {
    const { needed, harmful } = code.partChances(results);
    return [
      { part, direction: 1, p: needed },
      { part, direction: -1, p: harmful },
    ];
  });
}
