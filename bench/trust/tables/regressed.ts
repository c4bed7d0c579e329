// One test that breaks for good, among many that do not change.
import { ALPHA, labelTests, regressed as regressedAt } from '../../../src/statistics/verdicts.js';
import {
  type ComparedResult,
  type Counts,
  passesOf,
  type RunOutcomes,
} from '../../../src/statistics/intervals.js';
import { Share } from '../cells.js';
import { beside, Mean, meanOf, table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun, type Mixture } from '../suites.js';
import type { Options, Tools } from '../types.js';
import { MIXTURE_NAMES } from './cases.js';

const TESTS = 50;

export function regressed({ options, check }: Tools): string {
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    [1, 3, 5].flatMap((baseRuns) => {
      const { list, gate, others } = certainRegressions(options, mixture, baseRuns);
      const what = `${mixture}, base runs: ${baseRuns}`;
      if (baseRuns >= 3) {
        const passed = 3 * baseRuns;
        check(`one of 50 from ${passed} of ${passed} to 0 of 3 is regressed, ${what}`, list, {
          atLeast: 1,
        });
      }
      check(`an unchanged test of 50 is called regressed, ${what}`, others, { atMost: 0.05 });
      // Suites in between are held, and not shown.
      if (mixture === '30 % flaky') return [];
      const shown = [list, gate, others].map((it) => beside(it));
      return [[mixture, `${3 * baseRuns}/${3 * baseRuns}`, ...shown]];
    }),
  );
  const counted = 'counted by `regressionsMax`';
  const others = 'any other test wrongly so';
  return table(['suite', 'passed on main', 'regressed for certain', counted, others], rows);
}

function certainRegressions(
  { seed, sims }: Options,
  mixture: Mixture,
  baseRuns: number,
): { readonly list: Share; readonly gate: Share; readonly others: Share } {
  const random = randomFrom(JSON.stringify([seed, 'regressed', mixture, baseRuns]));
  const broken = { kb: 3 * baseRuns, nb: 3 * baseRuns, kh: 0, nh: 3 };
  const found = { list: new Share(sims), gate: new Share(sims), others: new Share(sims) };
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, TESTS - 1);
    const base = drawRun(random, rates, 3 * baseRuns);
    const head = drawRun(random, rates, 3);
    const counts = rates.map((_, index) => ({
      kb: passesOf(base[index]),
      nb: 3 * baseRuns,
      kh: passesOf(head[index]),
      nh: 3,
    }));
    const all = [broken, ...counts];
    const isRegressed = labelTests(all.map(asResult)).labels.map((label) => label === 'regressed');
    if (isRegressed[0]) found.list.count += 1;
    if (isRegressed.includes(true, 1)) found.others.count += 1;
    // Where the gate is set, the tests and the suite share the one chance in 100.
    if (regressedAt(all, ALPHA / 2).flagged.includes(0)) found.gate.count += 1;
  }
  return found;
}

/** A result with so many passes and runs: which of them passed says nothing to a label. */
function asResult({ kb, nb, kh, nh }: Counts): ComparedResult {
  const outcomes = (passes: number, runs: number): RunOutcomes =>
    Array.from({ length: runs }, (_, at) => (at < passes ? 1 : 0));
  return { base: [outcomes(kb, nb)], head: [outcomes(kh, nh)], deterministic: false };
}

/** The design's: tests called worse and better, and those that differ as flaky tests do (and how many are expected). */
const DESIGNED_LISTS: Partial<Record<Mixture, readonly string[]>> = {
  typical: ['.1', '.03', '5.4', '5.5'],
};
const LISTED = ['regressed', 'probably-regressed', 'improved', 'failing-now', 'passing-now'];

/** How long the lists of an unchanged pull request are, beside what the page says to expect by chance. */
export function lists({ options, check }: Tools): string {
  const rows = MIXTURE_NAMES.map((mixture) => {
    const { found, byChance } = listLengths(options, mixture);
    const { worse, better, differ } = found;
    const off = { value: Math.abs(differ.value - byChance.value), error: differ.error };
    check(`tests that differ by chance, against what is said, ${mixture}`, off, { atMost: 0 });
    const designed = DESIGNED_LISTS[mixture] ?? [];
    return [
      `${mixture}, 30`,
      ...[worse, better, differ, byChance].map((mean, at) =>
        designed[at] === undefined ? meanOf(mean) : `${meanOf(mean)} (${designed[at]})`,
      ),
    ];
  });
  return table(['suite', 'got worse', 'got better', 'differ', 'differ, as the list expects'], rows);
}

function listLengths({ seed, sims }: Options, mixture: Mixture) {
  const random = randomFrom(JSON.stringify([seed, 'lists', mixture]));
  const found = { worse: new Mean(), better: new Mean(), differ: new Mean() };
  const byChance = new Mean();
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, 30);
    const [base, head] = [15, 3].map((repeats) => drawRun(random, rates, repeats));
    const results = rates.map((_, index) => ({
      base: [base[index]],
      head: [head[index]],
      deterministic: false,
    }));
    const said = labelTests(results);
    const [worse, maybe, better, failing, passing] = LISTED.map(
      (wanted) => said.labels.filter((label) => label === wanted).length,
    );
    found.worse.add(worse + maybe);
    found.better.add(better);
    found.differ.add(failing + passing);
    byChance.add(said.byChance.differ);
  }
  return { found, byChance };
}
