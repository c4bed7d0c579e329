/**
 * Expected numbers of the statistics, computed apart from this code with exact rationals and scipy: by the page's name of
 * each quantity, and by how this code computes it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compareReports } from '../../src/comparison/compare.js';
import { earlyVerdicts } from '../../src/engine/evaluate/verdict.js';
import type { ReportedResult } from '../../src/report/report.js';
import {
  afterRound,
  alikeness,
  ALPHA,
  dayGuard,
  fisherWorse,
  judgeGuard,
  labelTests,
  noticedDrop,
  othersGuard,
  permutation,
  permutationTest,
  regressed,
  repeatsToSee,
  roundLimits,
  shareAlpha,
  shuffle,
  suiteGuard,
} from '../../src/statistics/verdicts.js';
import {
  atMost,
  binomialAtLeast,
  clopperPearson,
  type ComparedResult,
  type Counts,
  countsForLabel,
  countsForRate,
  dropBound,
  reliability,
  rerunPasses,
} from '../../src/statistics/intervals.js';
import {
  areaUnderCurve,
  judgeChanged,
  judgeTrust,
  type LabelCounts,
  metricByRuns,
  whoMoved,
} from '../../src/statistics/judges.js';
import {
  freshRepeats,
  partCandidates,
  partChances,
  partRepeats,
  partsFound,
} from '../../src/statistics/parts.js';
import { headSuite, history, result as reported } from '../comparison/reports.js';
import { passed, result, resultOf } from './samples.js';
import { bad, NO_GATES, ok, sampleResult, sampleRun } from '../engine/samples.js';

interface Case {
  readonly name: string;
  readonly function: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const cases = ['cases', 'cases-2', 'cases-3'].flatMap((name) => {
  const url = new URL(`../fixtures/statistics/${name}.json`, import.meta.url);
  const file = JSON.parse(readFileSync(url, 'utf8')) as {
    readonly cases: readonly Case[];
    readonly tolerance: number;
  };
  return file.cases.map((one) => ({ ...one, file: name, tolerance: file.tolerance }));
});

type PassCounts = readonly (readonly [k: number, n: number])[];

const FUNCTIONS = new Map<string, (input: never) => unknown>([
  ['fisherWorse', (input: readonly Counts[]) => input.map(fisherWorse)],
  [
    'score',
    (input: readonly Counts[]) => input.map((one) => permutationTest([resultOf(one)]).score),
  ],
  ['suiteByRepeats', (input: readonly Counts[]) => permutationTest(input.map(resultOf))],
  [
    'suiteByRuns',
    (
      input: readonly {
        readonly n: number;
        readonly base: readonly number[];
        readonly head: number;
      }[],
    ) =>
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
    (input: readonly { readonly base: readonly number[]; readonly head: number }[]) =>
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
    ({ counts, n, need }: Omit<RerunInput, 'k'>) =>
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
      input.map(([p, upper]) =>
        afterRound(1, { repeats: { min: 1, max: 1 } }, { p, upper, compared: 1 }),
      ),
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
  ['whoMoved', (input: Parameters<typeof whoMoved>[0]) => whoMoved(input)],
  ['lists', lists],
  [
    'stopMargin',
    (input: readonly (readonly [number, number])[]) =>
      input.map(([results, margin]) => ruledOut(results, margin)),
  ],
  ['sharedAlpha', sharedAlpha],
  ['repeatsToSee', (input: Parameters<typeof repeatsToSee>[0]) => repeatsToSee(input)],
  [
    'rerunPassesK',
    ({ counts, n, k, need }: RerunInput) =>
      rerunPasses(
        counts.map((passes) => ({ k: passes, n, mustPass: k })),
        n,
        need,
      ),
  ],
  [
    'runPassRate',
    ({ passes, answers, min }: { passes: number; answers: number; min: number }) => {
      const p = binomialAtLeast(answers - passes, answers, 1 - min);
      return { p, upper: clopperPearson(passes, answers).high, red: p <= 0.05 };
    },
  ],
  [
    'reliability',
    ({ results, k }: { results: PassCounts; k: number }) =>
      reliability(
        results.map(([passes, repeats]) => ({ passes, repeats })),
        k,
      ),
  ],
  ['leastDrop', (input: Parameters<typeof noticedDrop>[0]) => noticedDrop(input)],
  ['judgeTrust', trust],
  [
    'auc',
    ({ good, bad: wrong }: Readonly<Record<'good' | 'bad', readonly number[]>>) =>
      areaUnderCurve(good, wrong),
  ],
  [
    'partsWholeRepeats',
    ({ repeat, parts }: { readonly repeat: number; readonly parts: number }) =>
      partRepeats(repeat, parts).whole,
  ],
  [
    'partsFreshRepeats',
    ({ candidates }: { readonly candidates: number }) => freshRepeats(candidates),
  ],
  [
    'partsSuiteP',
    (input: AskedParts & { readonly without: readonly number[] }) =>
      partChances(countsOf(input, input.without)),
  ],
  [
    'partsCandidates',
    (input: AskedParts & { readonly without: readonly (readonly number[])[] }) =>
      partCandidates(input.without.map((without) => countsOf(input, without))).map(
        ({ part, result, direction }) => [part, result, direction],
      ),
  ],
  [
    'partsFound',
    (input: {
      readonly suite: readonly (readonly [number, number, 1 | -1])[];
      readonly fresh: readonly {
        readonly part: number;
        readonly test: number;
        readonly direction: 1 | -1;
        readonly n: number;
        readonly with: number;
        readonly without: number;
      }[];
    }) => {
      const found = partsFound(
        input.suite.map(([p, part, direction]) => ({ p, part, direction })),
        input.fresh.map((one) => ({
          part: one.part,
          result: one.test,
          direction: one.direction,
          counts: { kb: one.with, nb: one.n, kh: one.without, nh: one.n },
        })),
      );
      return {
        parts: found.parts.map(({ part, direction }) => [part, direction]),
        tests: found.results.map(({ part, result, direction }) => [part, result, direction]),
      };
    },
  ],
]);

/** What the action does not do: it compares no answers pairwise, and shows no corrected pass rate. */
const NOWHERE = ['correctedPassRate', 'pairwise'];

test('every function of the page is here, and every one here is asked', () => {
  expect([...new Set(cases.map((one) => one.function))].sort()).toEqual(
    [...FUNCTIONS.keys(), ...NOWHERE].sort(),
  );
});

test.each(cases.filter((one) => !NOWHERE.includes(one.function)))(
  '$function: $name',
  ({ function: name, input, expected, tolerance }) => {
    const found = { of: FUNCTIONS.get(name)?.(input as never) };
    const wanted = { of: near(expected, tolerance) };
    expect(found).toMatchObject(wanted);
    // Of the others more is known than the page has.
    if (name.startsWith('parts')) expect(found).toEqual(wanted);
  },
);

test('single answers are guarded in the verdict itself', () => {
  const single = cases.filter(
    ({ function: name, file }) => name === 'dayGuard' && file === 'cases-3',
  );
  expect(single).toHaveLength(3);
  for (const { input, expected, tolerance } of single) {
    const results = (input as readonly Answered[]).map(asResult);
    const { runs, critical, drop, passes } = expected as NonNullable<ReturnType<typeof dayGuard>>;
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
  const count = (pattern: RegExp): number => labels.filter((label) => pattern.test(label)).length;
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

function trust({ min, ...counts }: LabelCounts & { readonly min: number }): unknown {
  const { sensitivity, specificity, ...said } = judgeTrust(counts, min);
  return {
    ...said,
    sensitivityLow: sensitivity.low,
    sensitivityHigh: sensitivity.high,
    specificityLow: specificity.low,
    specificityHigh: specificity.high,
  };
}

interface AskedParts {
  readonly n: number;
  readonly n0: number;
  readonly whole: readonly number[];
}

const countsOf = ({ n, n0, whole }: AskedParts, without: readonly number[]) =>
  whole.map((kb, place) => ({ kb, nb: n0, kh: without[place] ?? 0, nh: n }));

/** The same with every number to within `tolerance`, for `toMatchObject` and its like. */
function near(expected: unknown, tolerance: number): unknown {
  if (typeof expected === 'number') return new Near(expected, tolerance);
  if (Array.isArray(expected)) return expected.map((one) => near(one, tolerance));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, near(value, tolerance)]),
  );
}

/** A value that equals numbers near to it. jest calls `asymmetricMatch` instead of comparing. */
class Near {
  constructor(
    private readonly value: number,
    private readonly tolerance: number,
  ) {}
  asymmetricMatch(actual: unknown): boolean {
    return typeof actual === 'number' && Math.abs(actual - this.value) <= this.tolerance;
  }
  toString(): string {
    return `about ${this.value}`;
  }
}
