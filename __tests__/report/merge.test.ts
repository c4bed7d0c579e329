import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import { type Account, settleQuestions } from '../../src/engine/execute.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../src/engine/results.js';
import { mergeReports, type FoundReport } from '../../src/report/merge.js';
import type { Report, ReportedAccount, ShardPlan } from '../../src/report/report.js';
import { DEFAULT_GATES } from '../engine/samples.js';
import { FIRST, FIRST_RUNS, reportOf } from './reports.js';

const BASE = reportOf([[FIRST, FIRST_RUNS]]);
const SHA = 'a'.repeat(40);
const [SUITE] = BASE.suites;
const RUN = SUITE?.results[0]?.runs[0];
if (SUITE === undefined || RUN === undefined) throw new Error('the sample report is empty');
const suite = SUITE;
const sampleRun = RUN;

/** The question that a run's judge is asked, and which part the test belongs to. */
interface Test {
  readonly part: number;
  readonly question: number;
}

function accountOf(index: number, { question }: Test): ReportedAccount {
  const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
  const charge = { usage, costUsd: 0.1 * (question + 1), guessed: false, sent: 1 };
  return {
    testCaseName: `t${String(index)}`,
    modelId: 'a',
    runIndex: 0,
    tested: { usage, costUsd: 0.01 * (index + 1), guessed: false, sent: 1 },
    asked: [{ question: `q${String(question)}`, charge }],
  };
}

function resultsOf(tests: readonly (readonly [number, Test])[]): readonly AggregatedTestResult[] {
  const accounts: readonly Account[] = tests.map(([index, one]) => accountOf(index, one));
  const runs = tests.map(([index]): TestCaseRunResult => ({
    ...sampleRun,
    testCaseName: `t${String(index)}`,
    modelId: 'a',
    runIndex: 0,
  }));
  const [facts] = suite.results;
  if (facts === undefined) throw new Error('no result');
  return settleQuestions(runs, accounts).map((run) => aggregateRuns([run], facts));
}

interface PartOptions {
  readonly run?: Partial<Report['run']>;
  readonly plan?: Partial<ShardPlan>;
}

function partOf(tests: readonly Test[], index: number, count: number, more: PartOptions = {}) {
  const own = [...tests.entries()].filter(([, { part }]) => part === index);
  const report: Report = {
    ...BASE,
    run: { ...BASE.run, sha: SHA, runId: 7, runAttempt: 1, ...more.run },
    suites: [{ ...suite, results: resultsOf(own), plannedRuns: own.length }],
    problems: [],
    shard: {
      index,
      count,
      plan: {
        sha256: 'b'.repeat(64),
        recorded: 1,
        suites: [
          {
            gates: DEFAULT_GATES,
            plannedResults: tests.length,
            unplanned: [],
            positions: own.map(([place]) => place),
            accounts: own.map(([place, one]) => accountOf(place, one)),
          },
        ],
        ...more.plan,
      },
    },
  };
  return { place: `part ${String(index)}`, report };
}

function partsOf(tests: readonly Test[], count: number): FoundReport[] {
  return Array.from({ length: count }, (_, index) => partOf(tests, index + 1, count));
}

function problemsOf(merge: ReturnType<typeof mergeReports>): string {
  if (merge.kind !== 'refused') throw new Error(`not refused: ${merge.kind}`);
  return merge.problems.map(({ message }) => message).join('\n');
}

describe('any split of any tests', () => {
  const splits = fc.integer({ min: 1, max: 5 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      tests: fc.array(
        fc.record({
          part: fc.integer({ min: 1, max: count }),
          question: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 12 },
      ),
    }),
  );

  test('merged results are those of one run, shared questions included', () => {
    fc.assert(
      fc.property(splits, fc.boolean(), ({ count, tests }, reversed) => {
        const parts = partsOf(tests, count);
        const found = reversed ? parts.toReversed() : parts;
        const merge = mergeReports(found, SHA);
        if (merge.kind !== 'merged') throw new Error(merge.kind);
        expect(merge.merged.suites[0]?.results).toEqual(resultsOf([...tests.entries()]));
        expect(merge.merged.suites[0]?.facts.plannedRuns).toBe(tests.length);
        expect(merge.merged.recorded).toBe(count);
      }),
    );
  });
});

describe('what does not fit together', () => {
  const tests: readonly Test[] = [1, 2, 3].map((part) => ({ part, question: 0 }));
  const [first, second, third] = partsOf(tests, 3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('parts');
  const hostile = (positions: readonly number[], plannedResults: number): PartOptions => ({
    plan: {
      suites: [
        {
          gates: DEFAULT_GATES,
          plannedResults,
          unplanned: [],
          positions,
          accounts: [],
        },
      ],
    },
  });

  test.each<[string, readonly FoundReport[], RegExp]>([
    ['nothing', [], /^There is no report of a shard\.$/],
    ['one is missing', [first, third], /^Shard 2 of 3 is missing/],
    ['two are missing', [third], /^Shard 1 of 3 is missing.*\nShard 2 of 3 is missing/],
    ['one twice', [first, second, third, { ...second, place: 'x' }], /exists twice: part 2 and x/],
    [
      'twice, from two runs',
      [first, second, third, partOf(tests, 2, 3, { run: { runId: 8, runAttempt: 2 } })],
      /exists twice/,
    ],
    [
      'another commit',
      [first, partOf(tests, 2, 3, { run: { sha: 'c'.repeat(40) } }), third],
      /^Shard 2 of 3 \(part 2\) is of commit ccccccc, while this job tests commit aaaaaaa\.$/,
    ],
    [
      'another n',
      [first, second, partOf(tests, 3, 4)],
      /^Shard 3 of 4 .* is of a split into 4, while Shard 1 of 3 is of a split into 3/,
    ],
    [
      'another config',
      [first, second, partOf(tests, 3, 3, { plan: { sha256: 'c'.repeat(64) } })],
      /^Shard 3 of 3 .* is of config [0-9a-f]{7}, while Shard 1 of 3 is of config [0-9a-f]{7}/,
    ],
    [
      'another run of the same commit',
      [first, partOf(tests, 2, 3, { run: { runId: 8 } }), third],
      /^Shard 2 of 3 \(part 2\) is of run 8, while Shard 1 of 3 is of run 7\.$/,
    ],
    [
      'one of no run',
      [first, second, partOf(tests, 3, 3, { run: { runId: undefined } })],
      /^Shard 3 of 3 \(part 3\) is of no workflow run, while Shard 1 of 3 is of run 7\.$/,
    ],
    ...(['replay', 'cache', 'record'] as const).map(
      (responses): [string, readonly FoundReport[], RegExp] => [
        `live beside ${responses}`,
        [first, partOf(tests, 2, 3, { run: { responses } }), third],
        new RegExp(
          `^Shard 2 of 3 \\(part 2\\) is of \`responses: ${responses}\`, while Shard 1 of 3 is of \`responses: live\`\\.$`,
        ),
      ],
    ),
    [
      'an index above n',
      [{ ...first, report: withShard(first, 4, 3) }],
      /says that it is Shard 4 of 3/,
    ],
    ['a place that is taken', [first, second, partOf(tests, 3, 3, hostile([0], 3))], /do not fit/],
    ['a place outside', [first, second, partOf(tests, 3, 3, hostile([9], 3))], /do not fit/],
    [
      'more places than results',
      [first, second, partOf(tests, 3, 3, hostile([2, 1], 3))],
      /do not fit/,
    ],
    ['a huge plan', [first, second, partOf(tests, 3, 3, hostile([2], 2 ** 52))], /do not fit/],
    ['no suites', [first, second, partOf(tests, 3, 3, { plan: { suites: [] } })], /do not fit/],
  ])('%s', (_, found, expected) => {
    expect(problemsOf(mergeReports(found, SHA))).toMatch(expected);
  });

  test('changed lines that a part names are not taken over: GitHub is asked', () => {
    const written = [{ startLine: 1, endLine: 9_000 }];
    const changedFiles = [{ file: 'evil.md', written, removed: [] }];
    const forged = [first, second, third].map(({ place, report }) => ({
      place,
      report: { ...report, changedFiles },
    }));
    const merge = mergeReports(forged, SHA);
    if (merge.kind !== 'merged') throw new Error(merge.kind);
    const { parts, ...own } = merge.merged;
    expect(parts).toHaveLength(3);
    expect(JSON.stringify(own)).not.toContain('evil.md');
  });

  test('a newer attempt of the same run replaces a part, whatever their order', () => {
    const again = partOf(tests, 2, 3, { run: { runAttempt: 2, outputs: 'none' } });
    for (const found of [
      [first, second, third, again],
      [again, first, second, third],
    ]) {
      expect(mergeReports(found, SHA)).toMatchObject({
        kind: 'merged',
        merged: { run: { outputs: 'none' } },
      });
    }
  });

  test('what the pull request takes out is what the first part found out, not every part does', () => {
    const takenOut = [{ file: 'prompts/support.md', part: 'Tone' }];
    const found = [first, second, third].map(({ place, report }, index) => ({
      place,
      report: {
        ...report,
        suites: report.suites.map((one) => (index === 0 ? one : { ...one, takenOut })),
      },
    }));
    expect(mergeReports(found, SHA)).toMatchObject({
      kind: 'merged',
      merged: { suites: [{ facts: { takenOut } }] },
    });
  });

  test('without a commit of its own, the parts need only agree', () => {
    expect(mergeReports([first, second, third], undefined).kind).toBe('merged');
    const other = partOf(tests, 2, 3, { run: { sha: 'c'.repeat(40) } });
    expect(problemsOf(mergeReports([first, other, third], undefined))).toContain(
      'while Shard 1 of 3 is of commit aaaaaaa',
    );
  });
});

function withShard({ report }: FoundReport, index: number, count: number): Report {
  return { ...report, shard: { index, count } };
}
