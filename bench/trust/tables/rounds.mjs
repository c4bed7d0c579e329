// Rounds (`repeat: { min: 1, max: 5 }`) against fixed repeats.
import { difference } from '../cells.mjs';
import { meanOf, percent, shareOf, table } from '../format.mjs';
import { fixed, MIXTURE_NAMES, SHAPE_NAMES, simulated } from './verdicts.mjs';

/** Rounds against fixed repeats, all of the same pull requests. */
const PLANS = [
  ['3 fixed', fixed(3)],
  ['5 fixed', fixed(5)],
  ['1 to 5', { min: 1, max: 5 }],
];
export const ROUNDS = [5, 1].flatMap((baseRuns) =>
  PLANS.map(([, repeats]) => ({ baseRuns, repeats })),
);
const ROUND_SIZES = [30, 50, 100];

export function roundsUnchanged(tools) {
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    ROUND_SIZES.flatMap((tests) => {
      const found = simulated(tools, { mixture, tests }, ROUNDS);
      return found.map(({ plan, worse, 'not-worse': notWorse, rounds }, index) => {
        const [name] = PLANS[index % PLANS.length];
        if (name === '1 to 5') {
          const what = `rounds 1 to 5, ${mixture}, ${tests} tests, base runs: ${plan.baseRuns}`;
          tools.check(`false alarms, ${what}`, worse, { atMost: 0.01 });
          if (mixture === 'typical') {
            tools.check(`"not worse" of unchanged, ${what}`, notWorse, { atLeast: 0.9 });
          }
        }
        const shares = [worse, notWorse].map(shareOf);
        return [`${mixture}, ${tests} tests`, plan.baseRuns, name, meanOf(rounds), ...shares];
      });
    }),
  );
  return table(
    ['suite', 'base runs', 'repeats', 'repeats asked', 'worse (wrongly)', 'not worse'],
    rows,
  );
}

/** By how much the power may fall below that of five fixed repeats, by base runs. */
const LESS_POWER = { 5: 0.03, 1: 0.06 };

/** Rounds 1 to 5 against five base runs, 30 tests and 15 points, in percent. */
const ROUNDS_TO_REACH = new Map([
  ['typical', [99, 99.9]],
  ['heavy', [96, 96, 98]],
]);

export function roundsPower(tools) {
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    ROUND_SIZES.flatMap((tests) => {
      const cells = SHAPE_NAMES.map((shape) => simulated(tools, { mixture, tests, shape }, ROUNDS));
      return [0, 3].map((first) => {
        const { baseRuns } = ROUNDS[first];
        const columns = cells.flatMap((found, position) => {
          const [three, five, rounds] = found.slice(first, first + 3);
          const shape = SHAPE_NAMES[position];
          const what = `power, rounds 1 to 5, ${mixture}, ${tests} tests, ${shape}, base runs: ${baseRuns}`;
          const least = tests === 30 && baseRuns === 5 && ROUNDS_TO_REACH.get(mixture)?.[position];
          if (typeof least === 'number') {
            tools.check(what, rounds.worse, { atLeast: least / 100 });
          }
          const less = difference(rounds, five);
          // No less than five fixed repeats is what the stopping rule cannot promise: how much less is told, and held.
          tools.check(`${what}, less than five fixed`, less, { atLeast: -LESS_POWER[baseRuns] });
          return [
            percent(three.worse.value),
            percent(five.worse.value),
            `${percent(rounds.worse.value)} (${signed(less.value)} ± ${percent(less.error)})`,
          ];
        });
        return [`${mixture}, ${tests} tests`, baseRuns, ...columns];
      });
    }),
  );
  const heads = SHAPE_NAMES.flatMap((shape) => PLANS.map(([name]) => `${shape}: ${name}`));
  return table(['suite', 'base runs', ...heads], rows);
}

function signed(share) {
  return `${share > 0 ? '+' : ''}${percent(share)}`;
}
