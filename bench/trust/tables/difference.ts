// "15 points fewer, 9 to 21": how often the true difference lies in the interval that a "worse" is said with.
import { judgeSuites } from '../../../src/statistics/verdicts.js';
import { Share } from '../cells.js';
import { beside, table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun, type Mixture, onSomeDay, type Shape, SHAPES } from '../suites.js';
import type { Drawn, Options, Rates, Tools } from '../types.js';
import { resultsOf } from '../verdict.js';

/** Suite, tests, base runs. */
const SUITES: readonly (readonly [mixture: Mixture, tests: number, baseRuns: number])[] = [
  ['typical', 30, 1],
  ['typical', 30, 5],
  ['typical', 100, 5],
  ['heavy', 30, 5],
  ['heavy', 100, 5],
];
const LOST: readonly Shape[] = ['uniform', 'some broken'];
const REPEATS = 3;
const DROP = 0.15;
const ORDINARY = 0.3;
/** On a day like those of the base branch. */
const LEAST_COVERED = 0.9;

export function differences({ options, check }: Tools): string {
  const rows = SUITES.map(([mixture, tests, baseRuns]) => {
    const suite = { mixture, tests, baseRuns };
    const cells = [0, ORDINARY].flatMap((days) =>
      LOST.map((shape) => {
        const covered = coveredOf(options, { ...suite, days, shape });
        const what = `the interval of a "worse", ${mixture}, ${tests}, base runs: ${baseRuns}, ${shape}`;
        if (days === 0) check(what, covered, { atLeast: LEAST_COVERED });
        return beside(covered);
      }),
    );
    return [`${mixture}, ${tests}x${REPEATS}`, baseRuns, ...cells];
  });
  const heads = ['', ', ordinary days'].flatMap((days) => LOST.map((shape) => `${shape}${days}`));
  return table(['suite', 'base runs', ...heads], rows);
}

interface Suite {
  readonly mixture: Mixture;
  readonly tests: number;
  readonly baseRuns: number;
  readonly days: number;
  readonly shape: Shape;
}

/** Of the suites that are told an interval. The true difference is that of these very tests, without what a day adds. */
function coveredOf(
  { seed, sims }: Options,
  { mixture, tests, baseRuns, days, shape }: Suite,
): Share {
  const random = randomFrom(
    JSON.stringify([seed, 'difference', mixture, tests, baseRuns, days, shape]),
  );
  const covered = new Share(0);
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const changed = SHAPES[shape](random, rates, DROP);
    const lost = rates.reduce((sum, rate, at) => sum + rate - changed[at], 0) / tests;
    const today = (from: Rates): Drawn => drawRun(random, onSomeDay(random, from, days), REPEATS);
    const base = Array.from({ length: baseRuns }, () => today(rates));
    const results = resultsOf(base, today(changed), false);
    const headRuns = { all: tests * REPEATS, errored: 0 };
    const judged = judgeSuites([{ results, headRuns, changedModels: [] }])[0].verdict;
    const said = judged?.verdict === 'worse' ? judged.evidence.difference : undefined;
    if (said === undefined) continue;
    covered.sims += 1;
    if (said.low <= lost && lost <= said.high) covered.count += 1;
  }
  return covered;
}
