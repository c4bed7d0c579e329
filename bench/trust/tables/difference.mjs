// "15 points fewer, 9 to 21": how often the true difference lies in the interval that a "worse" is said with.
import { Share } from '../cells.mjs';
import { beside, table } from '../format.mjs';
import { randomFrom } from '../random.mjs';
import { drawRates, drawRun, onSomeDay, SHAPES } from '../suites.mjs';
import { resultsOf } from '../verdict.mjs';

/** Suite, tests, base runs. */
const SUITES = [
  ['typical', 30, 1],
  ['typical', 30, 5],
  ['typical', 100, 5],
  ['heavy', 30, 5],
  ['heavy', 100, 5],
];
const LOST = ['uniform', 'some broken'];
const REPEATS = 3;
const DROP = 0.15;
const ORDINARY = 0.3;
/** On a day like those of the base branch. */
const LEAST_COVERED = 0.9;

export function differences({ code, options, check }) {
  const rows = SUITES.map(([mixture, tests, baseRuns]) => {
    const suite = { mixture, tests, baseRuns };
    const cells = [0, ORDINARY].flatMap((days) =>
      LOST.map((shape) => {
        const covered = coveredOf(code, options, { ...suite, days, shape });
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

/** Of the suites that are told an interval. The true difference is that of these very tests, without what a day adds. */
function coveredOf(code, { seed, sims }, { mixture, tests, baseRuns, days, shape }) {
  const random = randomFrom(
    JSON.stringify([seed, 'difference', mixture, tests, baseRuns, days, shape]),
  );
  const covered = new Share(0);
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const changed = SHAPES[shape](random, rates, DROP);
    const lost = rates.reduce((sum, rate, at) => sum + rate - changed[at], 0) / tests;
    const today = (from) => drawRun(random, onSomeDay(random, from, days), REPEATS);
    const base = Array.from({ length: baseRuns }, () => today(rates));
    const results = resultsOf(base, today(changed), false);
    const headRuns = { all: tests * REPEATS, errored: 0 };
    const [{ verdict, evidence }] = code.judgeSuites([{ results, headRuns, changedModels: [] }]);
    const said = verdict === 'worse' ? evidence.difference : undefined;
    if (said === undefined) continue;
    covered.sims += 1;
    if (said.low <= lost && lost <= said.high) covered.count += 1;
  }
  return covered;
}
