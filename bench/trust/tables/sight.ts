// "With N tests, r repeats and b runs of main a drop of d points is noticed 8 times in 10": each pull request loses just
// the d that is said of it, and how often that is called worse is held against the 8 in 10.
import { expectedLeastDrop, suiteSight } from '../../../src/statistics/sight.js';
import type { SuiteVerdict } from '../../../src/report/comparison.js';
import { sidesOf } from '../../../src/report/story/comparison-words.js';
import { ALPHA, DEFAULT_MARGIN } from '../../../src/statistics/verdicts.js';
import { Share } from '../cells.js';
import { beside, Mean, percent, table } from '../format.js';
import { randomFrom } from '../random.js';
import { resultsWith } from '../results.js';
import { drawRates, drawRun, type Mixture, onSomeDay, type Shape, SHAPES } from '../suites.js';
import type { Drawn, Options, Rates, Tools } from '../types.js';
import { createLooks, resultsOf } from '../verdict.js';
import { fixed } from './cases.js';

/** Suite, tests, repeats and base runs. */
const CELLS: readonly (readonly [
  mixture: Mixture,
  tests: number,
  repeats: number,
  baseRuns: number,
])[] = [
  ['typical', 10, 3, 5],
  ['typical', 30, 1, 1],
  ['typical', 30, 1, 5],
  ['typical', 30, 3, 1],
  ['typical', 30, 3, 3],
  ['typical', 30, 3, 5],
  ['typical', 30, 3, 10],
  ['typical', 30, 5, 5],
  ['typical', 50, 3, 5],
  ['typical', 100, 1, 5],
  ['typical', 100, 3, 1],
  ['typical', 100, 3, 5],
  ['heavy', 30, 3, 1],
  ['heavy', 30, 3, 5],
  ['heavy', 30, 3, 10],
  ['heavy', 100, 3, 5],
];
/** "8 times in 10", and by how much it may be missed. */
const PROMISED = 0.8;
const ROOM = 0.03;
/** `mode: plan` reckons with ordinary days: where there are none, more is noticed. */
const PLAN_ROOM = 0.05;
const ORDINARY = 0.3;

export function sight({ options, check }: Tools): string {
  const rows = CELLS.map(([mixture, tests, repeats, baseRuns]) => {
    const suite = { mixture, tests, repeats, baseRuns };
    const alike = noticedDrops(options, { ...suite, days: 0 });
    const ordinary = noticedDrops(options, { ...suite, days: ORDINARY });
    const what = `${mixture}, ${tests} x ${repeats}, base runs: ${baseRuns}`;
    const said = `"8 times in 10", ${what}`;
    check(said, alike.report.uniform, { atLeast: PROMISED - ROOM });
    check(said, alike.report.uniform, { atMost: PROMISED + ROOM });
    check(`"8 times in 10" of a plan, ${what}`, alike.plan.uniform, {
      atLeast: PROMISED - PLAN_ROOM,
    });
    return [
      `${mixture}, ${tests}x${repeats}`,
      baseRuns,
      percent(alike.report.said.value),
      ...[alike.report.uniform, alike.report.broken, ordinary.report.uniform].map((it) =>
        beside(it),
      ),
      percent(alike.plan.said.value),
      ...[alike.plan.uniform, ordinary.plan.uniform].map((it) => beside(it)),
    ];
  });
  return table(
    [
      'suite',
      'base runs',
      'report: points',
      'noticed',
      'noticed, some broken',
      'noticed, ordinary days',
      'plan: points',
      'plan: noticed',
      'plan: noticed, ordinary days',
    ],
    rows,
  );
}

interface Suite {
  readonly mixture: Mixture;
  readonly tests: number;
  readonly repeats: number;
  readonly baseRuns: number;
  readonly days: number;
}

interface Noticed {
  readonly said: Mean;
  readonly uniform: Share;
  readonly broken: Share;
}

/** Of what the report says, and of what `mode: plan` says: the mean, and how often such drops are noticed. */
function noticedDrops(
  { seed, sims }: Options,
  { mixture, tests, repeats, baseRuns, days }: Suite,
): Readonly<Record<'report' | 'plan', Noticed>> {
  const random = randomFrom(
    JSON.stringify([seed, 'sight', mixture, tests, repeats, baseRuns, days]),
  );
  const look = createLooks();
  const found = { report: newFound(sims), plan: newFound(sims) };
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const today = (from: Rates): Drawn => drawRun(random, onSomeDay(random, from, days), repeats);
    const base = Array.from({ length: baseRuns }, () => today(rates));
    const isNoticed = (shape: Shape, drop: number): boolean => {
      const head = today(SHAPES[shape](random, rates, drop));
      return look(base, head, repeats, fixed(repeats)) === 'worse';
    };
    const drops = [
      ['report', leastOfReport(base)],
      ['plan', leastOfPlan(base, repeats)],
    ] as const;
    for (const [by, drop] of drops) {
      found[by].said.add(drop);
      if (isNoticed('uniform', drop)) found[by].uniform.count += 1;
      if (by === 'report' && isNoticed('some broken', drop)) found[by].broken.count += 1;
    }
  }
  return found;
}

function newFound(sims: number): Noticed {
  return { said: new Mean(), uniform: new Share(sims), broken: new Share(sims) };
}

/** Of which no advice follows: it would have to be worked out. */
const NO_VERDICT: SuiteVerdict = {
  verdict: 'cannot-tell',
  reason: { kind: 'nothing-compared' },
  evidence: undefined,
};

/** A suite that is all that its run asks. */
const ALONE = { margin: DEFAULT_MARGIN, level: ALPHA };

/** What the base branch answered is all that the number depends on: so any run may stand for this one. */
function leastOfReport(base: readonly Drawn[]): number {
  const results = resultsOf(base, base[0], false);
  return suiteSight(results, [], NO_VERDICT, ALONE)?.leastDrop ?? 1;
}

/** By the newest report of the base branch. */
function leastOfPlan([newest, ...older]: readonly Drawn[], repeats: number): number {
  const sides = sidesOf(resultsWith(newest), 1 + older.length);
  return (sides && expectedLeastDrop({ ...sides, repeats, questions: 1 })) ?? 1;
}
