// How often each verdict is given: to suites that did not change, and to such as got worse.
import { pullRequests } from '../cells.mjs';
import { Mean, shareOf, table } from '../format.mjs';
import { randomFrom } from '../random.mjs';
import { drawRates, drawRun, MIXTURES, SHAPES } from '../suites.mjs';

export const MIXTURE_NAMES = Object.keys(MIXTURES);
export const SHAPE_NAMES = Object.keys(SHAPES);
const SIZES = [10, 30, 50, 100];

export const fixed = (repeats) => ({ min: repeats, max: repeats });

const known = new Map();

/** A cell that several tables show is simulated once. */
export function simulated({ code, options }, scene, looks) {
  const key = JSON.stringify([options, scene, looks]);
  const found = known.get(key) ?? pullRequests(code, options, scene, looks);
  known.set(key, found);
  return found;
}

const EVEN = [1, 3, 5, 10].map((baseRuns) => ({ baseRuns, repeats: fixed(3) }));
const UNEVEN = [1, 5].map((baseRuns) => ({ baseRuns, repeats: fixed(3) }));

/** What unchanged suites of a mixture and size are called, by base runs; the last two with gaps. */
function unchanged(tools, mixture, tests) {
  return [
    ...simulated(tools, { mixture, tests }, EVEN),
    ...simulated(tools, { mixture, tests, gaps: true, baseRepeats: 5 }, UNEVEN),
  ];
}

export function falseAlarms(tools) {
  const columns = [
    ...[1, 3, 5, 10].map((runs) => `${runs} base run${runs === 1 ? '' : 's'}`),
    '1 base run of 5, with gaps',
    '5 base runs of 5, with gaps',
  ];
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    SIZES.map((tests) => [
      `${mixture}, ${tests} tests`,
      ...unchanged(tools, mixture, tests).map(({ worse }, index) => {
        const what = `false alarms, ${mixture}, ${tests} tests, ${columns[index]}`;
        tools.check(what, worse, { atMost: 0.01 });
        return shareOf(worse);
      }),
    ]),
  );
  return table(['suite', ...columns], rows);
}

/**
 * The same without chance: of all ways to shuffle a pull request's answers, the share that would be called worse. The
 * simulation of the verdicts has to agree with it.
 */
export function falseAlarmsByArithmetic({ code, options: { seed, sims }, check }) {
  const runs = EVEN.map(({ baseRuns }) => baseRuns);
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    SIZES.map((tests) => {
      const random = randomFrom(JSON.stringify([seed, 'by-arithmetic', mixture, tests]));
      const levels = runs.map(() => new Mean());
      for (let sim = 0; sim < sims; sim += 1) {
        const rates = drawRates(random, mixture, tests);
        const jobs = Array.from({ length: Math.max(...runs) + 1 }, () => drawRun(random, rates, 3));
        for (const [index, baseRuns] of runs.entries()) {
          const [head, ...base] = jobs.slice(0, baseRuns + 1);
          levels[index].add(levelOf(code, base, head));
        }
      }
      for (const [index, level] of levels.entries()) {
        const what = `false alarms by arithmetic, without the guard, ${mixture}, ${tests} tests, base runs: ${runs[index]}`;
        check(what, { value: level.value, error: 0 }, { atMost: 0.01 });
      }
      return [`${mixture}, ${tests} tests`, ...levels.map(({ value }) => (value * 100).toFixed(2))];
    }),
  );
  return table(['suite', ...runs.map((run) => `${run} base run${run === 1 ? '' : 's'}`)], rows);
}

function levelOf(code, base, head) {
  const results = head.map((outcomes, index) => ({
    base: base.map((run) => run[index]),
    head: [outcomes],
    deterministic: false,
  }));
  const { chances } = code.sumChances(code.shuffledResults(results).map((it) => it.null));
  let level = 0;
  let tail = 0;
  for (let index = chances.length - 1; index >= 0; index -= 1) {
    tail += chances[index];
    if (code.verdictByNumbers(tail, 1) !== 'worse') break;
    level = tail;
  }
  return level;
}

export function unchangedVerdicts(tools) {
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    SIZES.flatMap((tests) => {
      const [one, , five] = unchanged(tools, mixture, tests);
      return [one, five].map((found) => {
        const { baseRuns } = found.plan;
        if (mixture === 'typical' && tests >= 30 && baseRuns === 5) {
          const what = `"not worse" of ${tests} unchanged typical tests, five base runs`;
          tools.check(what, found['not-worse'], { atLeast: 0.9 });
        }
        const words = ['not-worse', 'cannot-tell', 'worse'];
        return [`${mixture}, ${tests} tests`, baseRuns, ...words.map((it) => shareOf(found[it]))];
      });
    }),
  );
  return table(['suite', 'base runs', 'not worse', 'cannot tell', 'worse (wrongly)'], rows);
}

/** Of 15 points, 30 tests and three repeats: uniform and some broken, in percent. */
const POWER_TO_REACH = new Map([
  ['typical 5', [97, 98]],
  ['30 % flaky 5', [95, 97]],
  ['heavy 5', [73, 79]],
  ['typical 1', [82, 89]],
]);

export function power(tools) {
  const runs = [1, 2, 3, 4, 5, 10];
  const looks = runs.map((baseRuns) => ({ baseRuns, repeats: fixed(3) }));
  const cells = MIXTURE_NAMES.map((mixture) =>
    SHAPE_NAMES.map((shape) => simulated(tools, { mixture, tests: 30, shape }, looks)),
  );
  const rows = runs.flatMap((baseRuns, run) =>
    MIXTURE_NAMES.map((mixture, index) => [
      baseRuns,
      mixture,
      ...SHAPE_NAMES.map((shape, position) => {
        const { worse } = cells[index][position][run];
        const least = POWER_TO_REACH.get(`${mixture} ${baseRuns}`)?.[position];
        if (least !== undefined) {
          const what = `power, ${mixture}, ${shape}, base runs: ${baseRuns}`;
          tools.check(what, worse, { atLeast: least / 100 });
        }
        return shareOf(worse);
      }),
    ]),
  );
  return table(['base runs', 'suite', ...SHAPE_NAMES], rows);
}

const FIVE_BASE_RUNS = [{ baseRuns: 5, repeats: fixed(3) }];
const DROPS = [0.05, 0.1, 0.15, 0.2, 0.3];

/** For docs/comparison.md: typical suites against five base runs, by their size; from the cells of other tables. */
export function summary(tools) {
  const rows = SIZES.map((tests) => {
    const [, , same] = unchanged(tools.like('unchanged'), 'typical', tests);
    const found = DROPS.map((drop) =>
      ['uniform', 'some broken'].map((shape) => {
        const scene = { mixture: 'typical', tests, shape, drop };
        const [cell] = simulated(tools.like('power-by-size'), scene, FIVE_BASE_RUNS);
        return Math.round(cell.worse.value * 100);
      }),
    );
    const shown = [same.worse, same['not-worse']].map(shareOf);
    return [tests, ...shown, ...found.map((pair) => pair.join(' / '))];
  });
  const lost = DROPS.map((drop) => `${Math.round(drop * 100)} points lost: "worse"`);
  return table(['tests', 'unchanged: "worse"', 'unchanged: "not worse"', ...lost], rows);
}

export function powerBySize(tools) {
  const looks = FIVE_BASE_RUNS;
  const shapes = ['uniform', 'some broken'];
  const rows = SIZES.flatMap((tests) =>
    DROPS.map((drop) => [
      tests,
      `${Math.round(drop * 100)} points`,
      ...shapes.flatMap((shape) => {
        const [found] = simulated(tools, { mixture: 'typical', tests, shape, drop }, looks);
        return [shareOf(found.worse), shareOf(found['not-worse'])];
      }),
    ]),
  );
  const heads = shapes.flatMap((shape) => [`${shape}: worse`, `${shape}: not worse`]);
  return table(['tests', 'true drop', ...heads], rows);
}

/** Repeats of one job that have something in common: what is shuffled decides whether false alarms stay rare. */
export function sharedCause(tools) {
  const methods = [
    ['1 base run: single answers', { baseRuns: 1 }],
    ['3 base runs: whole runs', { baseRuns: 3 }],
    ['5 base runs: whole runs', { baseRuns: 5 }],
    ['3 base runs, if single answers were compared', { baseRuns: 3, singleAnswers: true }],
    ['1 base run, temperature 0: whole runs', { baseRuns: 1, deterministic: true }],
  ];
  const looks = methods.map(([, plan]) => ({ repeats: fixed(3), ...plan }));
  const scene = { mixture: 'heavy', tests: 30 };
  const alarms = [0, 0.2, 1].map((shared) => simulated(tools, { ...scene, shared }, looks));
  const broken = simulated(tools, { ...scene, mixture: 'typical', shape: 'some broken' }, looks);
  const rows = methods.map(([name, plan], index) => {
    const shown = alarms.map((found) => found[index].worse);
    if (name.endsWith('whole runs')) {
      for (const [at, what] of ['nothing', 'a fifth', 'everything'].entries()) {
        const label = `false alarms, ${name}, repeats share ${what}`;
        tools.check(label, shown[at], { atMost: 0.01 });
      }
    }
    const ofBroken = plan.deterministic === true ? '' : shareOf(broken[index].worse);
    return [name, ...shown.map(shareOf), ofBroken];
  });
  return table(
    [
      'compared are',
      'independent repeats',
      'a fifth in common',
      'all the same',
      'power, typical, some broken',
    ],
    rows,
  );
}
