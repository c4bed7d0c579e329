// The tables of docs/trust.md, each with what it has to reach.
import {
  callsUntilCertain,
  certainRegressions,
  rerunCalibration,
  verdicts as simulateVerdicts,
} from './cells.mjs';
import { MIXTURES, SHAPES } from './suites.mjs';

const MIXTURE_NAMES = Object.keys(MIXTURES);
const SHAPE_NAMES = Object.keys(SHAPES);
const known = new Map();

/** A cell that two tables show is simulated once. */
function verdicts(code, options, plan) {
  const key = JSON.stringify([options, Object.entries(plan).sort()]);
  const found = known.get(key) ?? simulateVerdicts(code, options, plan);
  known.set(key, found);
  return found;
}

const fixed = (repeats) => ({ min: repeats, max: repeats });

/** All tables, as [title, Markdown]; `check(what, found, standardError, wanted)` is told every number to be reached. */
export const TABLES = {
  'false-alarms': (code, options, check) => {
    const columns = [
      ['1 base run', { baseRuns: 1 }],
      ['3 base runs', { baseRuns: 3 }],
      ['5 base runs', { baseRuns: 5 }],
      ['10 base runs', { baseRuns: 10 }],
      ['5 base runs of 5, with gaps', { baseRuns: 5, baseRepeats: 5, unequal: true }],
      ['1 base run of 5, with gaps', { baseRuns: 1, baseRepeats: 5, unequal: true }],
    ];
    const rows = MIXTURE_NAMES.flatMap((mixture) =>
      [10, 30, 50, 100].map((tests) => [
        `${mixture}, ${tests} tests`,
        ...columns.map(([name, plan]) => {
          const found = verdicts(code, options, { mixture, tests, repeats: fixed(3), ...plan });
          check(`false alarms, ${mixture}, ${tests} tests, ${name}`, found.worse, found.sims, {
            atMost: 0.01,
          });
          return percent(found.worse, found.sims);
        }),
      ]),
    );
    return table(['suite', ...columns.map(([name]) => name)], rows);
  },

  unchanged: (code, options, check) => {
    const rows = MIXTURE_NAMES.flatMap((mixture) =>
      [10, 30, 50, 100].flatMap((tests) =>
        [1, 5].map((baseRuns) => {
          const found = verdicts(code, options, { mixture, tests, baseRuns, repeats: fixed(3) });
          if (mixture === 'typical' && tests >= 30 && baseRuns === 5) {
            const what = `"not worse" of ${tests} unchanged typical tests, five base runs`;
            check(what, found.notWorse, found.sims, { atLeast: 0.9 });
          }
          const shown = [found.notWorse, found.cannotTell, found.worse];
          return [`${mixture}, ${tests} tests`, baseRuns, ...shown.map((share) => percent(share))];
        }),
      ),
    );
    return table(['suite', 'base runs', 'not worse', 'cannot tell', 'worse (wrongly)'], rows);
  },

  power: (code, options, check) => {
    /** Uniform and some broken, in percent: what the issue asks for. */
    const wanted = new Map([
      ['typical 5', [97, 98]],
      ['30 % flaky 5', [95, 97]],
      ['heavy 5', [86, 87]],
      ['typical 1', [84, 97]],
    ]);
    const rows = [1, 3, 5, 10].flatMap((baseRuns) =>
      MIXTURE_NAMES.map((mixture) => [
        baseRuns,
        mixture,
        ...SHAPE_NAMES.map((shape, index) => {
          const plan = { mixture, tests: 30, baseRuns, repeats: fixed(3), shape };
          const found = verdicts(code, options, plan);
          const least = wanted.get(`${mixture} ${baseRuns}`)?.[index];
          if (least !== undefined) {
            const what = `power, ${mixture}, ${shape}, ${baseRuns} base runs`;
            check(what, found.worse, found.sims, { atLeast: least / 100 });
          }
          return percent(found.worse, found.sims);
        }),
      ]),
    );
    return table(['base runs', 'suite', ...SHAPE_NAMES], rows);
  },

  'power-by-size': (code, options) => {
    const rows = [10, 30, 50, 100].flatMap((tests) =>
      [0.05, 0.1, 0.15, 0.2, 0.3].map((drop) => [
        tests,
        `${Math.round(drop * 100)} points`,
        ...['uniform', 'some broken'].flatMap((shape) => {
          const plan = { mixture: 'typical', tests, baseRuns: 5, repeats: fixed(3), shape, drop };
          const found = verdicts(code, options, plan);
          return [percent(found.worse), percent(found.notWorse)];
        }),
      ]),
    );
    const heads = ['uniform', 'some broken'].flatMap((shape) => [
      `${shape}: worse`,
      `${shape}: not worse`,
    ]);
    return table(['tests', 'true drop', ...heads], rows);
  },

  regressed: (code, options, check) => {
    const rows = MIXTURE_NAMES.flatMap((mixture) =>
      [1, 3, 5].map((baseRuns) => {
        const found = certainRegressions(code, options, { mixture, tests: 50, baseRuns });
        if (mixture === 'typical' && baseRuns === 3) {
          check('one of 50 from 9 of 9 to 0 of 3 is regressed', found.list, found.sims, {
            atLeast: 1,
          });
        }
        check(
          `an unchanged test of 50 is called regressed, ${mixture}, ${baseRuns} base runs`,
          found.others,
          found.sims,
          { atMost: 0.05 },
        );
        const shown = [found.list, found.gate, found.others].map((share) => percent(share));
        return [mixture, baseRuns, ...shown];
      }),
    );
    const counted = 'counted by `regressionsMax`';
    return table(
      ['suite', 'base runs', 'regressed for certain', counted, 'any other test wrongly so'],
      rows,
    );
  },

  rounds: (code, options, check) => {
    const plans = [
      ['3 fixed', fixed(3)],
      ['5 fixed', fixed(5)],
      ['1 to 5', { min: 1, max: 5 }],
    ];
    const calls = new Map([
      [30, 0.4],
      [50, 0.3],
      [100, 0.22],
    ]);
    const rows = MIXTURE_NAMES.flatMap((mixture) =>
      [30, 50, 100].flatMap((tests) =>
        [5, 1].flatMap((baseRuns) =>
          plans.map(([name, repeats]) => {
            const of = (shape) =>
              verdicts(code, options, { mixture, tests, baseRuns, repeats, shape });
            const unchanged = of(undefined);
            const broken = SHAPE_NAMES.map(of);
            if (name === '1 to 5') {
              const what = `${mixture}, ${tests} tests, ${baseRuns} base runs, rounds 1 to 5`;
              check(`false alarms, ${what}`, unchanged.worse, unchanged.sims, { atMost: 0.01 });
              if (mixture === 'typical' && baseRuns === 5) {
                check(`calls of five fixed, ${what}`, unchanged.calls / 5, Infinity, {
                  atMost: calls.get(tests),
                });
                check(`"not worse", ${what}`, unchanged.notWorse, unchanged.sims, { atLeast: 0.9 });
              }
            }
            return [
              `${mixture}, ${tests} tests`,
              baseRuns,
              name,
              unchanged.calls.toFixed(2),
              `${Math.round((unchanged.calls / 5) * 100)} %`,
              percent(unchanged.worse),
              percent(unchanged.notWorse),
              ...broken.map(({ worse }) => percent(worse)),
              (broken.reduce((sum, found) => sum + found.calls, 0) / broken.length).toFixed(2),
            ];
          }),
        ),
      ),
    );
    return table(
      [
        'suite',
        'base runs',
        'repeats',
        'unchanged: calls a test',
        'of five fixed',
        'wrongly worse',
        'not worse',
        ...SHAPE_NAMES.map((shape) => `15 points, ${shape}: worse`),
        '15 points: calls a test',
      ],
      rows,
    );
  },

  'stop-when-decided': (code, options, check) => {
    const plans = [3, 5, 1].flatMap((repeats) =>
      [true, false].map((memory) => ({ repeats, memory, tests: 30 })),
    );
    const found = plans.map((plan) => callsUntilCertain(code, options, plan));
    const ends = ['clearly red', 'barely red', 'barely green', 'clearly green'];
    const rows = plans.map(({ repeats, memory }, index) => [
      repeats,
      memory ? 'yes' : 'no',
      ...ends.map((end) => {
        const { runs, share } = found[index].get(end);
        // One repeat and no memory: there is no order that could decide early.
        if (end === 'clearly red' && (repeats > 1 || memory)) {
          const what = `calls of a clearly red suite, ${repeats} repeats, ${memory ? 'with' : 'no'} memory`;
          check(what, share / runs, Infinity, { atMost: 0.4 });
        }
        return `${Math.round((share / runs) * 100)} %`;
      }),
    ]);
    return table(['repeats', 'suspects first', ...ends], rows);
  },

  rerun: (code, options) => {
    const edges = [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 1];
    const bins = rerunCalibration(code, options, { edges, tests: 30, repeats: 3 });
    const rows = bins.map(({ least, most, said, predicted, flips }) => [
      `${Math.round(least * 100)} to ${Math.round(most * 100)} %`,
      said.toLocaleString('en'),
      percent(predicted / said),
      percent(flips / said),
    ]);
    return table(['estimate', 'runs', 'estimated, mean', 'true, mean'], rows);
  },
};

/** 0.974 as `97.4`, with its standard error where the number of simulations is given. */
function percent(share, sims) {
  const error = sims === undefined ? '' : ` ± ${(standardError(share, sims) * 100).toFixed(1)}`;
  return `${(share * 100).toFixed(1)}${error}`;
}

/** Of a share that was counted in `sims` simulations. */
export function standardError(share, sims) {
  return Math.sqrt((share * (1 - share)) / sims);
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
