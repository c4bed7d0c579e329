/** Expected numbers of the statistics, computed apart from this code with exact rationals and scipy. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type ComparedResult,
  type Counts,
  dropBound,
  atMost,
} from '../../../src/statistics/intervals.js';
import {
  fisherWorse,
  regressed,
  permutation,
  permutationTest,
  shuffle,
} from '../../../src/statistics/exact-tests.js';
import { metricByRuns } from '../../../src/statistics/judges.js';
import { rerunPasses } from '../../../src/statistics/rerun.js';
import {
  ALPHA,
  roundLimits,
  shareAlpha,
  verdictByNumbers,
} from '../../../src/statistics/guards.js';
import { earlyVerdicts } from '../../../src/engine/evaluate/verdict.js';
import { labelTests } from '../../../src/comparison/compare.js';
import { near } from '../near.js';
import { passed, result, resultOf } from '../samples.js';
import { bad, NO_GATES, ok, sampleResult, sampleRun } from '../../engine/samples.js';

interface Case {
  readonly name: string;
  readonly function: string;
  readonly input: unknown;
  readonly expected: unknown;
}
interface RunCounts {
  readonly n: number;
  readonly base: readonly number[];
  readonly head: number;
}
interface Metric {
  readonly base: readonly number[];
  readonly head: number;
}
interface Rerun {
  readonly counts: readonly number[];
  readonly n: number;
  readonly need: number;
}

const { cases, tolerance } = JSON.parse(
  readFileSync(new URL('../../fixtures/statistics/cases.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[]; readonly tolerance: number };

/** The page's name of each quantity, and how this code computes it. */
const FUNCTIONS = new Map<string, (input: never) => unknown>([
  ['fisherWorse', (input: readonly Counts[]) => input.map(fisherWorse)],
  [
    'score',
    (input: readonly Counts[]) => input.map((one) => permutationTest([resultOf(one)]).score),
  ],
  ['suiteByRepeats', (input: readonly Counts[]) => permutationTest(input.map(resultOf))],
  [
    'suiteByRuns',
    (input: readonly RunCounts[]) =>
      byWholeRuns(
        input.map(({ n, base, head }) =>
          result(
            base.map((k) => passed(k, n)),
            passed(head, n),
          ),
        ),
      ),
  ],
  [
    'metricByRuns',
    (input: readonly Metric[]) =>
      metricByRuns(
        input.map(({ base, head }) => ({ base, head: [head] })),
        'higher-is-better',
      ),
  ],
  ['dropBound', (input: readonly Counts[]) => dropBound(input)],
  ['regressed', (input: readonly Counts[]) => regressed(input, 0.05)],
  ['byChance', (input: readonly Counts[]) => labelTests(input.map(resultOf)).byChance.worse],
  [
    'rerunPasses',
    ({ counts, n, need }: Rerun) =>
      rerunPasses(
        counts.map((k) => ({ k, n })),
        n,
        need,
      ),
  ],
  [
    'holm',
    (input: readonly number[]) =>
      shareAlpha(
        input.map((p) => (level: number) => atMost(p, level)),
        ALPHA,
      ).worse,
  ],
  [
    'verdict',
    (input: readonly (readonly [number, number])[]) =>
      input.map(([p, upper]) => verdictByNumbers(p, upper)),
  ],
  [
    'roundLimits',
    (input: readonly number[]) =>
      input.map((max) => {
        const { early, final } = roundLimits({ min: 1, max });
        return [early ?? null, final];
      }),
  ],
  ['passRateCertain', (input: readonly PassRateSoFar[]) => input.map(passRateCertain)],
]);

test('every function of the page is here, and every one here is asked', () => {
  expect([...new Set(cases.map((one) => one.function))].sort()).toEqual(
    [...FUNCTIONS.keys()].sort(),
  );
});

describe.each(cases.map((one) => [one.function, one.name, one] as const))(
  '%s: %s',
  (name, _, { input, expected }) => {
    test('is as expected', () => {
      const compute = FUNCTIONS.get(name);
      expect({ of: compute?.(input as never) }).toMatchObject({ of: near(expected, tolerance) });
    });
  },
);

/** Whatever the base runs say of whether repeats come out alike. */
function byWholeRuns(results: readonly ComparedResult[]) {
  return permutation(results.flatMap((one) => shuffle(one, { wholeRuns: true }) ?? []));
}

interface PassRateSoFar {
  /** Results of the suite, asked or not. */
  readonly total: number;
  /** Results that must pass. */
  readonly need: number;
  readonly failedGenuine: number;
  /** Results that have passed all their repeats. */
  readonly completePassed: number;
}

/** What `stop-when-decided` says of a suite with that pass-rate gate and no other that could fail. */
function passRateCertain({ total, need, failedGenuine, completePassed }: PassRateSoFar): string {
  const failed = sampleRun({ assertions: [bad('schema', 'SCHEMA_INVALID')] });
  const passed = sampleRun({ assertions: [ok('schema')] });
  const names = Array.from({ length: total }, (_, index) => `t${index}`);
  const done = names.slice(0, failedGenuine + completePassed);
  const [verdict = 'open'] = earlyVerdicts([
    {
      gates: { ...NO_GATES, passRateMin: need / total },
      results: done.map((name, at) => sampleResult(name, [at < failedGenuine ? failed : passed])),
      pending: names.slice(done.length).map((testCaseName) => ({
        testCaseName,
        modelId: 'a',
        runs: 1,
        assertionsPerRun: { schema: 1 },
      })),
    },
  ]);
  return { passed: 'pass', failed: 'fail', open: 'open', errored: 'errored', gates: 'gates' }[
    verdict
  ];
}
