// One test that breaks for good, among many that do not change.
import { Share } from '../cells.mjs';
import { shareOf, table } from '../format.mjs';
import { randomFrom } from '../random.mjs';
import { drawRates, drawRun } from '../suites.mjs';
import { MIXTURE_NAMES } from './verdicts.mjs';

const TESTS = 50;

export function regressed({ code, options, check }) {
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    [1, 3, 5].map((baseRuns) => {
      const { list, gate, others } = certainRegressions(code, options, mixture, baseRuns);
      const what = `${mixture}, base runs: ${baseRuns}`;
      if (baseRuns >= 3) {
        const passed = 3 * baseRuns;
        check(`one of 50 from ${passed} of ${passed} to 0 of 3 is regressed, ${what}`, list, {
          atLeast: 1,
        });
      }
      check(`an unchanged test of 50 is called regressed, ${what}`, others, { atMost: 0.05 });
      return [mixture, `${3 * baseRuns} of ${3 * baseRuns}`, ...[list, gate, others].map(shareOf)];
    }),
  );
  const counted = 'counted by `regressionsMax`';
  const others = 'any other test wrongly so';
  return table(
    ['suite', 'passed on the base branch', 'regressed for certain', counted, others],
    rows,
  );
}

function certainRegressions(code, { seed, sims }, mixture, baseRuns) {
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
    const isRegressed = code
      .labelTests(all.map((one) => ({ counts: one })))
      .labels.map(({ label }) => label === 'regressed');
    if (isRegressed[0]) found.list.count += 1;
    if (isRegressed.includes(true, 1)) found.others.count += 1;
    // Where the gate is set, the tests and the suite share the one chance in 100.
    if (code.regressedAt(all, code.ALPHA / 2).includes(0)) found.gate.count += 1;
  }
  return found;
}

function passesOf(outcomes) {
  return outcomes.reduce((sum, outcome) => sum + outcome, 0);
}
