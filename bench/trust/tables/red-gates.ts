// How often gates on rates are red, by the true share of runs that pass: by chance at their limit and above it, and at
// true drops below it.
import { evaluateSuiteGates } from '../../../src/engine/evaluate/verdict.js';
import { Share } from '../cells.js';
import { table } from '../format.js';
import { randomFrom } from '../random.js';
import { OPEN_GATES, resultsWith } from '../results.js';
import { atMean, drawRates, drawRun, type Mixture } from '../suites.js';
import type { Options, Tools } from '../types.js';

const LIMIT = 0.95;
const TRUE_RATES = [0.98, 0.96, 0.95, 0.93, 0.9, 0.85, 0.8];
const SIZES = [10, 30, 100];
/** Tests that are all as good: no suite is harder for a gate on the share of runs. */
const ALIKE = 'all alike';
type Tests = Mixture | typeof ALIKE;

/** Gate, repeats, and how many of them must pass. */
type Gate = readonly [gate: 'passRateMin' | 'runPassRateMin', repeats: number, mustPass?: number];

const GATES: readonly Gate[] = [
  ['passRateMin', 1],
  ['passRateMin', 3],
  ['passRateMin', 5],
  ['passRateMin', 3, 2],
  ['passRateMin', 5, 4],
  ['runPassRateMin', 1],
  ['runPassRateMin', 3],
  ['runPassRateMin', 5],
];
const HELD_EVERYWHERE = GATES.filter(([gate]) => gate === 'runPassRateMin');
/** A gate on the share of runs promises no more, wherever the true share is at its limit. */
const MOST_BY_CHANCE = 0.05;
/** Of typical tests: what the design found of `runPassRateMin`, by tests, repeats and true share. */
const DESIGNED = new Map([
  ['30 1 0.9', 0.11],
  ['30 3 0.9', 0.58],
  ['100 3 0.9', 0.99],
  ['100 3 0.93', 0.43],
]);
/** The design's numbers are whole percents, of other suites of the same kind. */
const ROOM = 0.02;

export function redGates(tools: Tools): string {
  const rows = [
    ...GATES.map((gate) => rowOf(tools, 'typical', gate)),
    ...(['heavy', ALIKE] as const).flatMap((mixture) =>
      HELD_EVERYWHERE.map((gate) => ({ gate, row: rowOf(tools, mixture, gate) }))
        // Others are held, and not shown.
        .filter(({ gate: [, repeats] }) => mixture === ALIKE && repeats === 3)
        .map(({ row }) => row),
    ),
  ];
  const rates = TRUE_RATES.map((rate) => `${Math.round(rate * 100)} %`);
  return table(['gate, at 95 %', 'runs that must pass', ...rates], rows);
}

function rowOf(
  { options, check }: Tools,
  mixture: Tests,
  [gate, repeats, mustPass]: Gate,
): readonly string[] {
  const cells = TRUE_RATES.map((rate) =>
    SIZES.map((tests) => {
      const cell = { gate, repeats, mustPass, mixture, tests, rate };
      const red = redShare(options, cell);
      const isOfRuns = gate === 'runPassRateMin';
      const what = `${gate} is red, ${mixture}, ${tests} x ${repeats}, true share ${rate}`;
      if (isOfRuns && rate >= LIMIT) check(what, red, { atMost: MOST_BY_CHANCE });
      const designed = DESIGNED.get(`${tests} ${repeats} ${rate}`);
      if (isOfRuns && mixture === 'typical' && designed !== undefined) {
        check(`${what}, as designed`, red, { atLeast: designed - ROOM });
      }
      return Math.round(red.value * 100);
    }).join(' / '),
  );
  const must = gate === 'runPassRateMin' ? '–' : `${mustPass ?? 'all'} of ${repeats}`;
  const runs = gate === 'runPassRateMin' ? ` of ${repeats} run${repeats === 1 ? '' : 's'}` : '';
  const alike = mixture === ALIKE ? ', all tests as good' : '';
  return [`\`${gate}\`${runs}${alike}`, must, ...cells];
}

interface Cell {
  readonly gate: Gate[0];
  readonly repeats: number;
  readonly mustPass: number | undefined;
  readonly mixture: Tests;
  readonly tests: number;
  readonly rate: number;
}

function redShare({ seed, sims }: Options, cell: Cell): Share {
  const { gate, repeats, mustPass, mixture, tests, rate } = cell;
  // The gates of one size and number of repeats see the same answers.
  const random = randomFrom(JSON.stringify([seed, 'red-gates', mixture, tests, repeats, rate]));
  const red = new Share(sims);
  for (let sim = 0; sim < sims; sim += 1) {
    const rates =
      mixture === ALIKE
        ? new Array<number>(tests).fill(rate)
        : atMean(drawRates(random, mixture, tests), rate);
    const results = resultsWith(drawRun(random, rates, repeats), mustPass);
    if (!evaluateSuiteGates({ ...OPEN_GATES, [gate]: LIMIT }, results).gates.passed) red.count += 1;
  }
  return red;
}
