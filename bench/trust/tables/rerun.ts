// "Would a re-run agree?": what the report estimates, against what would truly happen.
import { evaluateSuiteGates } from '../../../src/engine/evaluate/verdict.js';
import { rerunOf } from '../../../src/report/rerun-flip.js';
import { beside, Mean, percent, table } from '../format.js';
import { randomFrom } from '../random.js';
import { OPEN_GATES, resultsWith } from '../results.js';
import { drawRates, drawRun } from '../suites.js';
import type { Options, Rates, Tools } from '../types.js';
import { MIXTURE_NAMES } from './cases.js';

const TESTS = 30;
const REPEATS = 3;
const EDGES = [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 1];
/** The estimate is too sure of itself; design/trust.md has the size; 8 points are allowed. */
const MOST_TOO_SURE = 0.08;

export function rerun({ options, check }: Tools): string {
  const groups = calibration(options);
  const rows = groups.map(({ least, most, estimated, flips }) => {
    const range = `${Math.round(least * 100)} to ${Math.round(most * 100)} %`;
    const off = { value: flips.value - estimated.value, error: flips.error };
    check(`a re-run decides otherwise more often than estimated, ${range}`, off, {
      atMost: MOST_TOO_SURE,
    });
    const runs = estimated.count.toLocaleString('en');
    return [range, runs, percent(estimated.value), beside(flips)];
  });
  return table(['estimate', 'runs', 'estimated, mean', 'true, mean'], rows);
}

interface Group {
  readonly least: number;
  readonly most: number;
  readonly estimated: Mean;
  readonly flips: Mean;
}

function calibration({ seed, sims }: Options): readonly Group[] {
  const groups = EDGES.slice(1).map((most, index) => ({
    least: EDGES[index],
    most,
    estimated: new Mean(),
    flips: new Mean(),
  }));
  for (const mixture of MIXTURE_NAMES) {
    for (const passRateMin of [0.6, 0.7, 0.8, 0.9, 0.95]) {
      const random = randomFrom(JSON.stringify([seed, 'rerun', mixture, passRateMin]));
      const need = Math.ceil(passRateMin * TESTS - 1e-9);
      for (let sim = 0; sim < sims; sim += 1) {
        const rates = drawRates(random, mixture, TESTS);
        const results = resultsWith(drawRun(random, rates, REPEATS));
        const { gates } = evaluateSuiteGates({ ...OPEN_GATES, passRateMin }, results);
        const flip = rerunOf(gates, results)?.flip ?? Number.NaN;
        const passes = atLeast(rates, need);
        const group = groups.find(({ most }) => flip < most) ?? groups.at(-1);
        group?.estimated.add(flip);
        group?.flips.add(gates.passed ? 1 - passes : passes);
      }
    }
  }
  return groups;
}

/** The chance that at least `need` tests pass all repeats of another run, by their true rates. */
function atLeast(rates: Rates, need: number): number {
  let counts = [1];
  for (const rate of rates) {
    const chance = rate ** REPEATS;
    const next = [...counts, 0];
    for (let index = next.length - 1; index >= 0; index -= 1) {
      next[index] = next[index] * (1 - chance) + (next[index - 1] ?? 0) * chance;
    }
    counts = next;
  }
  return counts.slice(need).reduce((sum, value) => sum + value, 0);
}
