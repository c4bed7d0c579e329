// How often an unchanged suite is called worse: by chance, on bad days, where repeats have something in common.
import { repeatsAreAlike, shuffle } from '../../../src/statistics/exact-tests.js';
import { atMost } from '../../../src/statistics/intervals.js';
import { ALPHA } from '../../../src/statistics/verdicts.js';
import type { Scene } from '../cells.js';
import { beside, Mean, table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun } from '../suites.js';
import type { Drawn, Tools } from '../types.js';
import { fixed, MIXTURE_NAMES, simulated } from './cases.js';

const RUNS = [1, 2, 3, 5, 10];
const LOOKS = RUNS.map((baseRuns) => ({ baseRuns, repeats: fixed(3) }));

/** What the design found on ordinary days, in percent, by base runs. */
const ORDINARY_DAYS: Readonly<Record<string, readonly number[]>> = {
  'typical 30': [0.9, 1.1, 1.5, 1.7, 1.6],
  'typical 100': [1.9, 1.8, 1.7, 1.9, 1.8],
  'heavy 30': [1.4, 0.9, 1.1, 1.6, 1.8],
  'heavy 100': [1.6, 1.2, 1.3, 1.5, 1.5],
};
/** Standard deviation in logits, what it is called, what the design has for it, and what is to be kept. */
const DAYS: readonly (readonly [
  days: number,
  name: string,
  designed: (suite: string, at: number) => number | string | undefined,
  atMost: number | undefined,
])[] = [
  [0, 'alike', () => undefined, 0.01],
  [0.3, 'ordinary', (suite, at) => ORDINARY_DAYS[suite]?.[at], 0.02],
  [0.5, 'wild', (_, at) => (RUNS[at] === 10 ? '≤3.6' : '2.7-6.3'), undefined],
];

/** Wild days are worst for many tests. */
function daysOf(tests: number): typeof DAYS {
  return tests === 100 ? DAYS : DAYS.slice(0, 2);
}

export function falseAlarms(tools: Tools): string {
  const rows = (['typical', 'heavy'] as const).flatMap((mixture) =>
    [30, 100].flatMap((tests) =>
      daysOf(tests).map(([days, name, designed, atMost]) => {
        const cells = simulated(tools, { mixture, tests, days }, LOOKS).map(({ worse }, at) => {
          if (atMost !== undefined) {
            const what = `false alarms, ${mixture}, ${tests} tests, days ${name}, base runs: ${RUNS[at]}`;
            tools.check(what, worse, { atMost });
          }
          return beside(worse, designed(`${mixture} ${tests}`, at));
        });
        return [`${mixture}, ${tests}`, name, ...cells];
      }),
    ),
  );
  return table(['suite', 'days', ...runHeads(RUNS)], [...rows, withGaps(tools)]);
}

/** The worst case that a base branch's jobs make: lost answers, and tests that are missing. */
function withGaps(tools: Tools): readonly string[] {
  const scene: Scene = { mixture: 'heavy', tests: 30, gaps: true, baseRepeats: 5 };
  const cells = simulated(tools, scene, LOOKS).map(({ worse }, at) => {
    tools.check(`false alarms, heavy, 30 tests, with gaps, base runs: ${RUNS[at]}`, worse, {
      atMost: 0.01,
    });
    return beside(worse);
  });
  return ['heavy, 30, with gaps', 'alike', ...cells];
}

function runHeads(runs: readonly number[]): readonly string[] {
  return runs.map((run) => `${run} base run${run === 1 ? '' : 's'}`);
}

/**
 * The same without chance: of all ways to shuffle a pull request's answers, the share that would be called worse. The
 * simulation of the verdicts has to agree with it.
 */
export function falseAlarmsByArithmetic({ options: { seed, sims }, check }: Tools): string {
  const runs = [1, 3, 5, 10];
  const rows = MIXTURE_NAMES.flatMap((mixture) =>
    [10, 30, 50, 100].map((tests) => {
      const random = randomFrom(JSON.stringify([seed, 'by-arithmetic', mixture, tests]));
      const levels = runs.map(() => new Mean());
      for (let sim = 0; sim < sims; sim += 1) {
        const rates = drawRates(random, mixture, tests);
        const jobs = Array.from({ length: Math.max(...runs) + 1 }, () => drawRun(random, rates, 3));
        for (const [index, baseRuns] of runs.entries()) {
          const [head, ...base] = jobs.slice(0, baseRuns + 1);
          levels[index].add(levelOf(base, head));
        }
      }
      for (const [index, level] of levels.entries()) {
        const what = `false alarms by arithmetic, without the guard, ${mixture}, ${tests} tests, base runs: ${runs[index]}`;
        check(what, { value: level.value, error: 0 }, { atMost: 0.01 });
      }
      return [`${mixture}, ${tests} tests`, ...levels.map(({ value }) => (value * 100).toFixed(2))];
    }),
  );
  return table(['suite', ...runHeads(runs)], rows);
}

function levelOf(base: readonly Drawn[], head: Drawn): number {
  const results = head.map((outcomes, index) => ({
    base: base.map((run) => run[index]),
    head: [outcomes],
    deterministic: false,
  }));
  const setup = { wholeRuns: repeatsAreAlike(results) };
  const chances = sumChances(results.flatMap((result) => shuffle(result, setup)?.null ?? []));
  let level = 0;
  let tail = 0;
  for (let index = chances.length - 1; index >= 0; index -= 1) {
    tail += chances[index];
    if (!atMost(tail, ALPHA)) break;
    level = tail;
  }
  return level;
}

/** The chances of each sum of independent whole-number scores, from the least on: by convolution. */
function sumChances(
  parts: readonly { readonly scores: readonly number[]; readonly chances: readonly number[] }[],
): Float64Array {
  let sum = Float64Array.of(1);
  for (const { scores, chances } of parts) {
    const least = scores[0];
    const next = new Float64Array(sum.length + scores[scores.length - 1] - least);
    for (const [at, score] of scores.entries()) {
      for (const [index, chance] of sum.entries())
        next[index + score - least] += chance * chances[at];
    }
    sum = next;
  }
  return sum;
}

/** What repeats of one job have in common, what that is called, and what the design keeps with three base runs or more. */
const SHARED: readonly (readonly [shared: number, what: string, atMost: number])[] = [
  [0, 'nothing', 0.01],
  [0.2, 'a fifth', 0.019],
  [1, 'everything', 0.01],
];
const METHODS: readonly (readonly [
  name: string,
  plan: { readonly baseRuns: number },
  designed: readonly (string | undefined)[],
])[] = [
  ['1 base run', { baseRuns: 1 }, [undefined, '1-2', '9-13']],
  ['2 base runs', { baseRuns: 2 }, [undefined, '1-2', '9-13']],
  ['3 base runs', { baseRuns: 3 }, ['≤1', '≤1.9', '≤1']],
  ['5 base runs', { baseRuns: 5 }, ['≤1', '≤1.9', '≤1']],
];

/** Repeats of one job that have something in common: what is shuffled decides whether false alarms stay rare. */
export function sharedCause(tools: Tools): string {
  const looks = METHODS.map(([, plan]) => ({ repeats: fixed(3), ...plan }));
  const alarms = SHARED.map(([shared]) =>
    simulated(tools, { mixture: 'heavy', tests: 30, shared }, looks),
  );
  const rows = METHODS.map(([name, { baseRuns }, designed], index) => [
    name,
    ...SHARED.map(([, what, atMost], at) => {
      const { worse } = alarms[at][index];
      if (baseRuns >= 3) {
        tools.check(`false alarms, ${name}, repeats share ${what}`, worse, { atMost });
      }
      return beside(worse, designed[at]);
    }),
  ]);
  return table(['compared with', ...SHARED.map(([, what]) => `repeats share ${what}`)], rows);
}
