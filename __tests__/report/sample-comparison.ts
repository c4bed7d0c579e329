/** Sample reports compared with a base branch: labels, verdicts and luck by the real statistics. */
import { measure, countsAs } from '../../src/engine/results.js';
import {
  type ComparedResult,
  countsForLabel,
  type Outcome,
} from '../../src/statistics/intervals.js';
import { labelTests, regressedAt, turnOf, suiteSight } from '../../src/comparison/compare.js';
import { ALPHA } from '../../src/statistics/guards.js';
import { judgeSuite } from '../comparison/samples.js';
import type {
  BaseReference,
  ComparisonCounts,
  JudgeShift,
  ResultComparison,
  SuiteComparison,
  TrendPoint,
  WhoMoved,
  ChangedModel,
  ByChance,
} from '../../src/report/comparison.js';
import type { Report, ReportedResult, SuiteReport } from '../../src/report/report.js';
import { fail, pass, sampleReport, type SampleTest } from './sample-report.js';

/** The other side of one result. */
export interface SampleSide {
  readonly kind: ResultComparison['kind'];
  /** Absent for a new one. */
  readonly passed?: number;
  readonly runs?: number;
  /** Asked at temperature 0 or with a seed. */
  readonly deterministic?: boolean;
  readonly before?: ResultComparison['before'];
}

export interface SampleComparison {
  readonly base?: Partial<BaseReference>;
  readonly side: (result: ReportedResult, index: number) => SampleSide;
  readonly removed?: SuiteComparison['removed'];
  readonly changedModels?: readonly ChangedModel[];
  readonly rest?: Partial<SuiteComparison>;
}

export const BASE: BaseReference = {
  source: 'artifact',
  branch: 'main',
  sha: '9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a39281706',
  runId: 123456000,
  runAttempt: 1,
  runUrl: 'https://github.com/acme/support/actions/runs/123456000',
  finishedAt: '2026-11-20T07:30:00.000Z',
  isAncestor: true,
  runs: 5,
};

const REPEATS = 3;

/** The report as if it had been compared with a base in which each result came out as `side` says. */
export function comparedReport(report: Report, sample: SampleComparison): Report {
  return {
    ...report,
    comparison: { kind: 'compared', base: { ...BASE, ...sample.base } },
    suites: report.suites.map((suite) => comparedSuite(suite, sample)),
  };
}

function comparedSuite(suite: SuiteReport, sample: SampleComparison): SuiteReport {
  const sides = suite.results.map((result, index) => sample.side(result, index));
  const of = (kind: ResultComparison['kind']) =>
    suite.results.flatMap((result, index) => {
      const side = sides[index];
      return side?.kind === kind ? [{ index, compared: bothSides(result, side) }] : [];
    });
  const [changed, unchanged] = [of('changed'), of('unchanged-request')];
  const labels = new Map<number, ReturnType<typeof labelTests>['labels'][number]['label']>();
  const counted = new Set<number>();
  const turned = new Set<number>();
  let byChance: ByChance = { worse: 0, better: 0, fails: 0, passes: 0, differ: 0 };
  for (const group of [changed, unchanged]) {
    const found = labelTests(group.map(({ compared }) => compared));
    if (group === changed) byChance = found.byChance;
    group.forEach(({ index }, at) => labels.set(index, found.labels[at]?.label ?? 'not-compared'));
    if (group === changed) {
      const counts = group.map(({ compared }) => countsForLabel(compared));
      for (const at of regressedAt(counts, 0.01)) counted.add(group[at]?.index ?? -1);
      for (const { index, compared } of group) {
        if (turnOf(compared) === 'fails' && compared.base.flat().length > 1) turned.add(index);
      }
    }
  }
  const verdictOf = (group: typeof changed) => {
    const errored = group.flatMap(({ index }) => suite.results[index]?.runs ?? []);
    return judgeSuite({
      results: group.map(({ compared }) => compared),
      headRuns: {
        all: errored.length,
        errored: errored.filter((run) => countsAs(run).errored).length,
      },
      changedModels: sample.changedModels ?? [],
    });
  };
  const results = suite.results.map((result, index): ReportedResult => {
    const { kind, passed, runs, before } = sides[index] ?? { kind: 'new' };
    const label = labels.get(index);
    return {
      ...result,
      comparison: {
        kind,
        ...(label === undefined ? {} : { label }),
        ...(counted.has(index) ? { countsForGate: true as const } : {}),
        ...(turned.has(index) ? { newFailure: true as const } : {}),
        ...(passed === undefined || runs === undefined ? {} : { base: { passed, runs } }),
        ...(before === undefined ? {} : { before }),
      },
    };
  });
  const passes = sides.reduce((sum, { passed = 0 }) => sum + passed, 0);
  const runs = sides.reduce((sum, side) => sum + (side.runs ?? 0), 0);
  const verdict = verdictOf(changed);
  const touched = changed.map(({ compared }) => compared);
  return {
    ...suite,
    results,
    comparison: {
      verdict,
      changed: changed.length,
      unchangedRequests: unchanged.length,
      ...(unchanged.length === 0 ? {} : { model: verdictOf(unchanged) }),
      counts: countLabels(results, sample.removed?.length ?? 0),
      byChance,
      margin: 0.1,
      sight: suiteSight(touched, [], verdict, { margin: 0.1, level: ALPHA }),
      removed: sample.removed ?? [],
      base: { passRate: runs === 0 ? 0 : passes / runs },
      ...sample.rest,
    },
  };
}

function bothSides(
  result: ReportedResult,
  { passed = 0, runs = 0, deterministic = false }: SampleSide,
): ComparedResult {
  const outcomes = Array.from({ length: runs }, (_, at): Outcome => (at < passed ? 1 : 0));
  const jobs = Array.from({ length: Math.ceil(runs / REPEATS) }, (_, job) =>
    outcomes.filter((__, at) => at % Math.ceil(runs / REPEATS) === job),
  );
  return { base: jobs, head: [measure(result).outcomes], deterministic };
}

function countLabels(results: readonly ReportedResult[], removed: number): ComparisonCounts {
  const changed = results.filter(({ comparison }) => comparison?.kind === 'changed');
  const labelled = (label: ResultComparison['label']): number =>
    changed.filter(({ comparison }) => comparison?.label === label).length;
  const ofKind = (kind: ResultComparison['kind']): number =>
    results.filter(({ comparison }) => comparison?.kind === kind).length;
  return {
    regressed: labelled('regressed'),
    probablyRegressed: labelled('probably-regressed'),
    failsEveryTime: labelled('fails-every-time'),
    failingNow: labelled('failing-now'),
    improved: labelled('improved'),
    passesEveryTime: labelled('passes-every-time'),
    passingNow: labelled('passing-now'),
    flakyOnBoth: labelled('flaky-on-both'),
    unchanged: labelled('unchanged'),
    notCompared: labelled('not-compared'),
    added: ofKind('new'),
    removed,
    checksChanged: ofKind('checks-changed'),
  };
}

const NO_REFUND = fail('CONTAINS_FAILED', 'contains "refund"', 'Output does not contain "refund"');

/** `passes` of three runs pass. */
function outOfThree(passes: number): SampleTest['runs'] {
  return [0, 1, 2].map((run) => [run < passes ? pass() : NO_REFUND]);
}

const GOOD = { passed: 15, runs: 15 };

/** One of each: got worse in all three ways, better in both, flaky, new, checks changed, removed, not by this change. */
const STORY: readonly (readonly [name: string, passes: number, side: SampleSide])[] = [
  [
    'refund-double-charge',
    0,
    {
      kind: 'changed',
      ...GOOD,
      before: { outputText: 'We refund the second charge today. Sorry!', passed: true },
    },
  ],
  ['refund-late', 0, { kind: 'changed', ...GOOD }],
  ['refund-gift-card', 1, { kind: 'changed', ...GOOD }],
  ['refund-partial', 0, { kind: 'changed', ...GOOD }],
  ['refund-abroad', 2, { kind: 'changed', ...GOOD }],
  ['refund-voucher', 0, { kind: 'changed', ...GOOD, deterministic: true }],
  ['gift-wrapping', 3, { kind: 'changed', passed: 0, runs: 15, deterministic: true }],
  ['angry-customer', 3, { kind: 'changed', passed: 2, runs: 15 }],
  ['forgot-password', 3, { kind: 'changed', passed: 12, runs: 15 }],
  ['small-talk', 2, { kind: 'changed', passed: 11, runs: 15 }],
  ['opening-hours', 1, { kind: 'unchanged-request', ...GOOD }],
  ['address-change', 3, { kind: 'checks-changed', passed: 9, runs: 15 }],
  ['invoice-copy', 3, { kind: 'new' }],
  ...Array.from(
    { length: 8 },
    (_, index) => [`plain-${index + 1}`, 3, { kind: 'changed', ...GOOD }] as const,
  ),
  ...Array.from(
    { length: 6 },
    (_, index) => [`other-${index + 1}`, 3, { kind: 'unchanged-request', ...GOOD }] as const,
  ),
];

/** A prompt was changed, and refunds got worse. */
export function worseReport(): Report {
  const report = sampleReport({
    suites: [{ tests: STORY.map(([name, passes]) => ({ name, runs: outOfThree(passes) ?? [] })) }],
  });
  return comparedReport(report, {
    side: (_, index) => STORY[index]?.[2] ?? { kind: 'new' },
    removed: [{ testCaseName: 'legacy-flow', modelId: 'gpt-4o', passed: 15, runs: 15 }],
  });
}

/** A base branch's own report, with `commits` commits behind it. */
export function trendReport(commits: number): Report {
  const report = greenComparison(4, {
    side: () => ({ kind: 'unchanged-request', ...GOOD }),
  });
  const [suite] = report.suites;
  const trend = Array.from({ length: commits }, (_, index): TrendPoint => ({
    sha: `${index}`.padStart(40, 'c'),
    finishedAt: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString(),
    suite: suite?.name ?? '',
    passRate: 0.97 - (index % 5) * 0.02,
    judgeAvg: index === 2 ? null : 0.9 - (index % 3) * 0.05,
    latencyAvgMs: 800 + (index % 4) * 50,
    costUsd: 0.02 + index * 0.001,
  }));
  return { ...report, memory: { runs: [], suites: [], trend } };
}

/** `tests` results that pass all three runs here, compared as `side` says. */
export function greenComparison(tests: number, sample: SampleComparison): Report {
  const names = Array.from({ length: tests }, (_, index) => `case-${index + 1}`);
  const report = sampleReport({
    suites: [{ tests: names.map((name) => ({ name, runs: outOfThree(3) ?? [] })) }],
  });
  return comparedReport(report, sample);
}

/** Commits have a bound in the schema. */
const commit = (text: string): string => text.slice(0, 64);

const KINDS = ['changed', 'unchanged-request', 'checks-changed', 'new'] as const;

/** The report compared with a base whose every name is `text`: its branch, commit, models, answers, removed tests. */
export function comparedWithHostile(report: Report, text: (index: number) => string): Report {
  const compared = comparedReport(report, {
    base: { branch: text(0), sha: commit(text(1)), runUrl: text(2), isAncestor: false },
    side: (_, index) => ({
      kind: KINDS[index % KINDS.length] ?? 'new',
      passed: 15,
      runs: 15,
      before: { outputText: text(index + 3), passed: true },
    }),
    changedModels: [{ model: text(4), base: [text(5)], head: [text(6)] }],
    removed: [{ testCaseName: text(7), modelId: text(8), passed: 1, runs: 2 }],
    rest: { judges: [judgeShift(text)], moved: WHO_MOVED },
  });
  const trend = [commit(text(1)), commit(text(9))].flatMap((sha) =>
    report.suites.map(({ name }): TrendPoint => ({
      sha,
      finishedAt: '2026-11-20T07:30:00.000Z',
      suite: name,
      passRate: 0.9,
      judgeAvg: 0.8,
      latencyAvgMs: 800,
      costUsd: 0.1,
    })),
  );
  return { ...compared, memory: { runs: [], suites: [], trend } };
}

/** A drop of which most is the judge's own. */
export const WHO_MOVED: WhoMoved = {
  answers: 30,
  untouchedAnswers: 20,
  total: 0.2,
  judge: 0.17,
  model: -0.001,
  change: 0.031,
  low: -0.01,
  high: 0.07,
  causes: ['judge'],
  passRate: { drop: 0.3, judge: 0.28, model: 0 },
  isScoreWorse: false,
  isRateWorse: false,
};

/** A judge that has become stricter, under names that are `text`. */
export function judgeShift(text: (index: number) => string): JudgeShift {
  return {
    criteria: text(0),
    judgeModel: text(2),
    changed: true,
    p: 0.001,
    compared: 40,
    differ: 18,
    lower: 17,
    baseMean: 0.82,
    headMean: 0.71,
    flipped: [{ line: 3, good: true, before: 0.8, now: 0.6 }],
    flippedLeftOut: 2,
    versions: { base: [text(12)], head: [text(13)] },
  };
}

/** `tests` results that passed 15 of 15 on the base and none of three here; names, labels and messages are `text`. */
export function brokenComparison(tests: number, text: string): Report {
  const failure = fail('CONTAINS_FAILED', text, text);
  const report = sampleReport({
    suites: [
      {
        tests: Array.from({ length: tests }, (_, index) => ({
          name: `${index} ${text}`,
          runs: [[failure], [failure], [failure]],
        })),
      },
    ],
  });
  return comparedReport(report, {
    base: { branch: text },
    side: () => ({ kind: 'changed', ...GOOD }),
    removed: [{ testCaseName: text, modelId: text, passed: 1, runs: 2 }],
  });
}
