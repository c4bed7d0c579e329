/** Further expected numbers of the statistics, computed apart from this code with exact rationals and scipy. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

import { compareReports, labelTests, suiteGuard } from '../../../src/comparison/compare.js';
import type { ReportedResult } from '../../../src/report/report.js';
import {
  countsForLabel,
  countsForRate,
  type ComparedResult,
  type Counts,
  dropBound,
  atMost,
} from '../../../src/statistics/intervals.js';
import { alikeness, permutationTest, regressed } from '../../../src/statistics/exact-tests.js';
import {
  dayGuard,
  type DayGuard,
  judgeGuard,
  othersGuard,
  repeatsToSee,
  type Seen,
  ALPHA,
  shareAlpha,
  afterRound,
} from '../../../src/statistics/guards.js';
import { judgeChanged, whoMoved } from '../../../src/statistics/judges.js';
import { rerunPasses } from '../../../src/statistics/rerun.js';
import { near } from '../near.js';
import { headSuite, history, result as reported } from '../reports.js';
import { passed, result, resultOf } from '../samples.js';

type MovedInput = Parameters<typeof whoMoved>[0];

interface Case {
  readonly name: string;
  readonly function: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const { cases, tolerance } = JSON.parse(
  readFileSync(new URL('../../fixtures/statistics/cases-2.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[]; readonly tolerance: number };

/** Of single answers; the rest is of parts: __tests__/statistics/parts.test.ts. */
const single = (
  JSON.parse(
    readFileSync(new URL('../../fixtures/statistics/cases-3.json', import.meta.url), 'utf8'),
  ) as { readonly cases: readonly Case[] }
).cases.filter((one) => one.function === 'dayGuard');

/** The page's name of each quantity, and how this code computes it. */
const FUNCTIONS = new Map<string, (input: never) => unknown>([
  [
    'baseRunsThatCount',
    ({ head, runs }: { readonly head: AskedRun; readonly runs: readonly AskedRun[] }) =>
      runs.flatMap((run, place) => (countsBeside(run, head) ? [place] : [])),
  ],
  ['oneRunASide', oneRunASide],
  [
    'alike',
    (input: readonly (readonly (readonly [number, number])[])[]) =>
      alikeness(input.map((runs) => runs.map(([k, n]) => ({ k, n })))),
  ],
  ['dayGuard', (input: readonly Answered[]) => dayGuard(input.map(asResult))],
  [
    'othersGuard',
    ({
      touched,
      untouched,
    }: {
      readonly touched: readonly Answered[];
      readonly untouched: readonly Answered[];
    }) => othersGuard(touched.map(asResult), untouched.map(asResult)),
  ],
  [
    'judgeGuard',
    (input: readonly { readonly base: readonly number[]; readonly head: number }[]) =>
      judgeGuard(input),
  ],
  [
    'judgeChanged',
    ({ before, now }: Readonly<Record<'before' | 'now', readonly number[]>>) =>
      judgeChanged(before.map((score, index) => ({ before: score, now: now[index] ?? 0 }))),
  ],
  ['whoMoved', (input: MovedInput) => whoMoved(input)],
  ['lists', lists],
  [
    'stopMargin',
    (input: readonly (readonly [number, number])[]) =>
      input.map(([results, margin]) => ruledOut(results, margin)),
  ],
  ['sharedAlpha', sharedAlpha],
  ['repeatsToSee', (input: Seen) => repeatsToSee(input)],
  [
    'rerunPassesK',
    ({ counts, n, k, need }: RerunInput) =>
      rerunPasses(
        counts.map((passes) => ({ k: passes, n, mustPass: k })),
        n,
        need,
      ),
  ],
]);

/** Of pass counts over many runs, of judges' labels and of what a suite can see: __tests__/statistics/cases-2.test.ts. */
const ELSEWHERE = ['runPassRate', 'reliability', 'leastDrop', 'judgeTrust', 'auc'];

/** What the action does not do: it compares no answers pairwise, and shows no corrected pass rate. */
const NOWHERE = ['correctedPassRate', 'pairwise'];

test('every function of the comparison is here, and every one here is asked', () => {
  expect([...new Set(cases.map((one) => one.function))].sort()).toEqual(
    [...FUNCTIONS.keys(), ...ELSEWHERE, ...NOWHERE].sort(),
  );
});

const compared = [...cases, ...single].filter((one) => FUNCTIONS.has(one.function));

test('single answers are guarded in the verdict itself', () => {
  expect(single).toHaveLength(3);
  for (const { input, expected } of single) {
    const results = (input as readonly Answered[]).map(asResult);
    const { runs, critical, drop, passes } = expected as DayGuard;
    expect(suiteGuard(results)).toEqual(
      near({ kind: 'days', runs, critical, drop, passes }, tolerance),
    );
  }
});

/** Passes and repeats of each base run, newest first, null where a run does not hold the result, and of the head. */
interface Answered {
  readonly base: readonly (readonly [k: number, n: number] | null)[];
  readonly head: readonly [k: number, n: number];
}

function asResult({ base, head }: Answered): ComparedResult {
  return result(
    base.map((run) => (run === null ? '' : passed(...run))),
    passed(...head),
  );
}

describe.each(compared.map((one) => [one.function, one.name, one] as const))(
  '%s: %s',
  (name, _, { input, expected }) => {
    test('is as expected', () => {
      const compute = FUNCTIONS.get(name);
      expect({ of: compute?.(input as never) }).toMatchObject({ of: near(expected, tolerance) });
    });
  },
);

interface AskedRun {
  readonly request: string;
  readonly checks: string;
  readonly versions: readonly string[];
}

/** Whether a remembered run counts where the base branch's newest run asked as `newest` did, and so did what answers here. */
function countsBeside(run: AskedRun, newest: AskedRun): boolean {
  const answered = ({ request, checks, versions }: AskedRun): ReportedResult => {
    const [version] = versions;
    return reported('t', '1', { request, checks, ...(version === undefined ? {} : { version }) });
  };
  const base = history([{ s: [answered(run)] }, { s: [answered(newest)] }]);
  const head = headSuite('s', [answered({ ...newest, request: 'changed here' })]);
  return compareReports([head], base)[0]?.results[0]?.base?.runs === 2;
}

/** The drop that an early round must rule out: the largest upper bound with which it stops, to the last digit. */
function ruledOut(compared: number, margin: number): number {
  const stops = (upper: number): boolean =>
    afterRound(1, { repeats: { min: 1, max: 3 }, margin }, { p: 0.5, upper, compared }) ===
    'not-worse';
  let [low, high] = [0, 1];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (stops(middle)) low = middle;
    else high = middle;
  }
  return low;
}

interface RerunInput {
  readonly counts: readonly number[];
  readonly n: number;
  readonly k: number;
  readonly need: number;
}

function oneRunASide(
  input: readonly { readonly base: readonly string[]; readonly head: string }[],
): unknown {
  const results = input.map(({ base, head }) => result(base, head, true));
  const { worse, score } = permutationTest(results);
  const upper = dropBound(results.map(countsForRate))?.upper;
  return { worse, score, upper, counts: results.map(countsForLabel) };
}

function lists(input: readonly Counts[]): unknown {
  const { labels, byChance } = labelTests(input.map(resultOf));
  const count = (pattern: RegExp): number =>
    labels.filter(({ label }) => pattern.test(label)).length;
  const { worse, better, ...rest } = byChance;
  return {
    worse: count(/regressed/u),
    better: count(/improved/u),
    // Of before from every answer to none was a list of its own.
    differ: count(/-now$|-every-time$/u),
    byChance: { worse, better, differ: rest.differ + rest.fails + rest.passes },
  };
}

/** The names of the questions that are worse. */
function sharedAlpha({
  suites,
  judges,
  tests,
}: {
  readonly suites: readonly number[];
  readonly judges: readonly number[];
  readonly tests: { readonly counts: readonly Counts[]; readonly max: number } | null;
}): unknown {
  const byP = (kind: string, ps: readonly number[]) =>
    ps.map((p, at) => ({
      name: `${kind} ${at}`,
      isWorseAt: (level: number) => atMost(p, level),
    }));
  const questions = [
    ...byP('judge', judges),
    ...byP('suite', suites),
    ...(tests === null
      ? []
      : [
          {
            name: 'tests',
            isWorseAt: (level: number) => regressed(tests.counts, level).flagged.length > tests.max,
          },
        ]),
  ];
  const { worse } = shareAlpha(
    questions.map(({ isWorseAt }) => isWorseAt),
    ALPHA,
  );
  return questions.flatMap(({ name }, at) => (worse[at] === true ? [name] : []));
}
