// Rounds (`repeat: { min: 1, max: 5 }`) against fixed repeats.
import { type Cell, difference, type Scene } from '../cells.js';
import { beside, meanOf, percent, table } from '../format.js';
import type { Mixture, Shape } from '../suites.js';
import type { Tools } from '../types.js';
import type { Repeats } from '../verdict.js';
import { fixed, SHAPE_NAMES, simulated } from './cases.js';

/** Rounds against fixed repeats, all of the same pull requests. */
const PLANS: readonly (readonly [name: string, repeats: Repeats])[] = [
  ['5 fixed', fixed(5)],
  ['1 to 5', { min: 1, max: 5 }],
];
export const ROUNDS = [5, 1].flatMap((baseRuns) =>
  PLANS.map(([, repeats]) => ({ baseRuns, repeats })),
);
const MIXTURES = ['typical', 'heavy'] as const;
const SIZES = [30, 100];
/** By how much the power of 15 points may fall below that of five fixed repeats, by base runs. */
const LESS_POWER: Readonly<Record<number, number>> = { 5: 0.03, 1: 0.06 };
/** Rounds 1 to 5 against five base runs, 30 tests and 15 points, in percent: what is to be kept, by shape. */
const TO_REACH = new Map<Mixture, readonly number[]>([
  ['typical', [99, 99.9]],
  ['heavy', [91, 91]],
]);
/** What the design found with rounds, in percent: by suite and drop. */
const DESIGNED: Readonly<Record<string, number>> = {
  'typical 30 15': 99.7,
  'heavy 30 15': 92,
  'typical 100 5': 88,
};
const CALLS = { typical: '2', heavy: '3' };

/** Unchanged suites: what they are told, and after how many repeats. */
export function roundsUnchanged(tools: Tools): string {
  const rows = MIXTURES.flatMap((mixture) =>
    SIZES.flatMap((tests) => {
      const found = withRounds(simulated(tools, { mixture, tests }, ROUNDS));
      const onDays = withRounds(simulated(tools, { mixture, tests, days: 0.3 }, ROUNDS));
      return found.flatMap(({ plan, worse, 'not-worse': notWorse, rounds }, index) => {
        const what = `rounds 1 to 5, ${mixture}, ${tests} tests, base runs: ${plan.baseRuns}`;
        const otherDay = onDays[index].worse;
        tools.check(`false alarms, ${what}`, worse, { atMost: 0.01 });
        tools.check(`false alarms on ordinary days, ${what}`, otherDay, { atMost: 0.024 });
        if (mixture === 'typical') {
          tools.check(`"not worse" of unchanged, ${what}`, notWorse, { atLeast: 0.9 });
        }
        const asked = `${meanOf(rounds)} (${CALLS[mixture]})`;
        if (tests === 100 && plan.baseRuns === 1) return [];
        const shown = [worse, otherDay, notWorse].map((it) => beside(it));
        return [[`${mixture}, ${tests}`, plan.baseRuns, asked, ...shown]];
      });
    }),
  );
  const words = ['worse', 'worse, ordinary days', 'not worse'];
  return table(['suite', 'base runs', 'repeats asked', ...words], rows);
}

function withRounds(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter(({ plan }) => plan.repeats.min === 1);
}

/** What rounds find, beside five fixed repeats: shown against five base runs, held against one as well. */
export function roundsPower(tools: Tools): string {
  const scenes: readonly Required<Lost>[] = [
    ...MIXTURES.flatMap((mixture) =>
      SHAPE_NAMES.slice(0, 2).map((shape) => ({ mixture, tests: 30, shape, drop: 0.15 })),
    ),
    { mixture: 'typical', tests: 100, shape: 'uniform', drop: 0.05 },
  ];
  const rows = scenes.flatMap((scene) => {
    const found = simulated(tools, scene, ROUNDS);
    const [known] = [0, 2].map((first) => powerRow(tools, scene, found.slice(first, first + 2)));
    return [known];
  });
  return table(['suite', 'points lost', '5 fixed: worse', '1 to 5: worse', 'difference'], rows);
}

type Lost = Pick<Scene, 'mixture' | 'tests' | 'drop'> & { readonly shape: Shape };

function powerRow(
  tools: Tools,
  { mixture, tests, shape, drop }: Required<Lost>,
  [five, rounds]: readonly Cell[],
): readonly string[] {
  const { baseRuns } = rounds.plan;
  const what = `power, rounds 1 to 5, ${mixture}, ${tests} tests, ${shape}, base runs: ${baseRuns}`;
  const at = SHAPE_NAMES.indexOf(shape);
  const least = tests === 30 && baseRuns === 5 && TO_REACH.get(mixture)?.[at];
  if (typeof least === 'number') tools.check(what, rounds.worse, { atLeast: least / 100 });
  // No less than five fixed repeats is what the stopping rule cannot promise: how much less is told, and held.
  const less = difference(rounds, five);
  if (drop === 0.15) {
    tools.check(`${what}, less than five fixed`, less, { atLeast: -LESS_POWER[baseRuns] });
  }
  const points = Math.round(drop * 100);
  const isDesigned = baseRuns === 5 && shape === 'uniform';
  return [
    `${mixture}, ${tests}`,
    `${points}, ${shape}`,
    beside(five.worse, isDesigned && drop === 0.05 ? 89 : undefined),
    beside(rounds.worse, isDesigned ? DESIGNED[`${mixture} ${tests} ${points}`] : undefined),
    `${less.value > 0 ? '+' : ''}${percent(less.value)}±${percent(less.error)}`,
  ];
}
