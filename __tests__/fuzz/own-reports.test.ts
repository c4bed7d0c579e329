/**
 * Whole reports of all shapes, built by what the product builds them with, are written and read back: whatever came out of
 * the arithmetic, no report is refused by the version that wrote it.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { writeReportFiles } from '../../src/app/report-files.js';
import { compareRun, runComparison } from '../../src/app/base/compare-run.js';
import { memoryOf, remember } from '../../src/comparison/memory.js';
import { evaluateSuiteGates } from '../../src/engine/evaluate/gates.js';
import { decideVerdict } from '../../src/engine/evaluate/verdict.js';
import { countsAtWorst, judgeCheck, type CheckParts } from '../../src/engine/judges/judge-check.js';
import { buildReport, type SuiteFacts } from '../../src/report/build-report.js';
import { RunEnd } from '../../src/processes/end-process.js';
import { fitReport } from '../../src/report/fit-report.js';
import { applyOutputsPolicy } from '../../src/report/outputs-policy.js';
import {
  PART_LIMITS,
  READ_LIMITS,
  readReport,
  refusalWords,
} from '../../src/report/read-report.js';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { savingsOf } from '../../src/report/savings.js';
import { renderTerminal } from '../../src/report/terminal/terminal.js';
import { DEFAULT_GATES, sampleTest } from '../engine/samples.js';
import { sampleReport } from '../report/sample-report.js';
import { finished, history, MODEL, result } from '../comparison/reports.js';
import { fuzz } from './fuzz.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kindlm-own-reports-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Never, once in a while, nearly always, always; lost to the provider; one answer or many. */
const ASKED = fc.oneof(
  fc.constantFrom('', '0', '1', 'e', '00', '000', '111', '110', '100', 'eee', '1e0', '0000000000'),
  fc.string({ unit: fc.constantFrom('0', '1', 'e'), maxLength: 12 }),
);
/** Here also reused, and not asked since it was decided. */
const ANSWERED = fc.oneof(
  { weight: 4, arbitrary: ASKED },
  fc.constantFrom('r', 'rrr', 'd', '0d', '1dd'),
);
const AMOUNT = fc.constantFrom(0, 1e-9, 0.004, 1, 12_345, 1e12);

const TEST = fc.record({
  base: fc.array(ASKED, { maxLength: 12 }),
  head: ANSWERED,
  /** The change touches it; its request is unknown; its checks changed; only here, only there. */
  kind: fc.constantFrom('touched', 'untouched', 'unknown', 'checks', 'new', 'removed'),
  judged: fc.option(fc.constantFrom(0, 0.42, 0.7, 1), { nil: undefined }),
  judgedThen: fc.constantFrom(0, 0.5, 1),
  costUsd: AMOUNT,
  latencyMs: AMOUNT,
  oneAnswer: fc.boolean(),
  version: fc.option(fc.constantFrom('v1', 'v2'), { nil: undefined }),
});

const SHAPE = fc.record({
  /** One test of each many times: a suite that never passes, or always. */
  tests: fc.oneof(
    fc.array(TEST, { maxLength: 6 }),
    fc
      .tuple(TEST, fc.integer({ min: 1, max: 40 }))
      .map(([one, times]) => Array.from({ length: times }, () => one)),
  ),
  isCold: fc.boolean(),
  isStopped: fc.boolean(),
  isShard: fc.boolean(),
  isSampled: fc.boolean(),
  margin: fc.constantFrom(2, 5, 10, 20),
  minPasses: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  labels: fc.array(fc.tuple(fc.boolean(), fc.constantFrom(null, 0, 0.69, 0.7, 1)), {
    maxLength: 30,
  }),
  outputs: fc.constantFrom('none', 'failed', 'some', 'all'),
  limit: fc.option(fc.constantFrom(0.001, 0.007, 0.01), { nil: undefined }),
});
type Shape = typeof SHAPE extends fc.Arbitrary<infer T> ? T : never;
type Test = Shape['tests'][number];

const GATES = {
  ...DEFAULT_GATES,
  judgeAvgMin: 0.7,
  driftScoreMax: 0.15,
  costMaxUsd: 1,
  latencyMaxMs: 1_000,
  deterministicPassRate: 0.9,
  probabilisticPassRate: 0.9,
  runPassRateMin: 0.9,
  reliabilityMin: { tries: 2, rate: 0.8 },
  judgeTrustMin: 0.7,
  notWorse: true,
  regressionsMax: 0,
  newFailuresMax: 0,
  passRateDropMax: 5,
  judgeDropMax: 0.05,
  latencyIncreaseMax: 1.2,
  costIncreaseMax: 1.2,
};

function asked(test: Test, index: number, outcomes: string, side: 'base' | 'head'): ReportedResult {
  const { kind, judged, judgedThen, costUsd, latencyMs, version, oneAnswer } = test;
  const isHead = side === 'head';
  const made = result(`t${index}`, outcomes, {
    request: kind === 'unknown' ? null : hash(kind === 'touched' && isHead),
    checks: hash(kind === 'checks' && isHead),
    costUsd,
    latencyMs,
    outputText: 'an answer',
    ...(judged === undefined ? {} : { judge: isHead ? judged : judgedThen }),
    ...(version === undefined ? {} : { version: isHead ? version : 'v1' }),
  });
  return oneAnswer ? { ...made, oneAnswer: true } : made;
}

function hash(isOther: boolean): string {
  return (isOther ? 'o' : 'a').repeat(43);
}

/** The report of the base branch after as many runs as the longest of its tests has. */
function baseOf({ tests }: Shape): Report {
  const runs = Math.max(1, ...tests.map(({ base }) => base.length));
  return history(
    Array.from({ length: runs }, (_, run) => ({
      suite: tests.flatMap((test, index) => {
        const outcomes = test.base[run];
        const isThere = test.kind !== 'new' && outcomes !== undefined && outcomes !== '';
        return isThere ? [asked(test, index, outcomes, 'base')] : [];
      }),
    })),
  );
}

function judgesOf({ labels }: Shape): SuiteFacts['judges'] {
  if (labels.length === 0) return undefined;
  const set: CheckParts['set'] = {
    criteria: 'is polite',
    judge: MODEL,
    minScore: 0.7,
    passesAt: (score) => score >= 0.7,
    passes: 1,
    file: { name: 'labels.jsonl', file: 'labels.jsonl', labels: [] },
    labels: labels.map(([pass], index) => ({
      output: `answer ${index}`,
      pass,
      location: { file: 'labels.jsonl', line: index + 1, column: 1 },
    })),
    contradictory: [],
    test: sampleTest('t'),
  };
  return [
    judgeCheck({
      set,
      identity: 'i'.repeat(43),
      scores: labels.map(([, score]) => ({ score, reasoning: score === null ? 'down' : 'so' })),
      versions: [],
      source: { kind: 'asked' },
      spent: { calls: labels.length, tokens: 0, costUsd: null },
      min: 0.7,
    }),
  ];
}

/** As `conclude` puts it together. */
function reportOf(shape: Shape): Report {
  const { tests, isCold, isStopped, isShard, isSampled, margin, minPasses, outputs, limit } = shape;
  const sample = sampleReport({ suites: [{ tests: [{ name: 't', runs: [[]] }] }] });
  const [facts] = sample.suites;
  if (facts === undefined) throw new Error('the sample has a suite');
  const results = tests.flatMap((test, index) =>
    test.kind === 'removed' || test.head === ''
      ? []
      : [{ ...asked(test, index, test.head, 'head'), ...(minPasses && { minPasses }) }],
  );
  const base = baseOf(shape);
  const reference = {
    source: 'path',
    branch: 'main',
    finishedAt: sample.run.finishedAt,
    runs: memoryOf(base).runs.length,
  } as const;
  const against =
    isCold || isShard
      ? ({ kind: 'unavailable', reason: 'no-run' } as const)
      : ({ kind: 'found', report: base, base: reference, attempts: [] } as const);
  const judges = judgesOf(shape);
  const head: SuiteFacts = {
    ...facts,
    name: 'suite',
    models: [MODEL],
    plannedRuns: results.reduce((sum, { runs }) => sum + runs.length, 0),
    judges,
    ...(isSampled && { sample: { asked: results.length, cases: results.length + 7 } }),
  };
  const gates = { ...GATES, notWorseMargin: margin };
  const [compared] =
    compareRun([{ facts: head, gates, results, configured: results, limit }], against) ?? [];
  const suite = {
    facts: head,
    results: compared?.results ?? results,
    ...evaluateSuiteGates(
      GATES,
      results,
      compared?.base,
      judges?.map((judge) => ({ counts: judge.counts, atWorst: countsAtWorst(judge) })),
    ),
    comparison: compared?.comparison,
  };
  const interruption = isStopped ? ({ kind: 'deadline', maxMinutes: 0.5 } as const) : undefined;
  const run = { ...sample.run, outputs };
  const report = buildReport({
    tool: sample.tool,
    verdict: decideVerdict({ suites: [{ ...suite, name: 'suite' }], problems: [], interruption }),
    run,
    suites: [suite],
    interruption,
    shard: isShard ? { index: 1, count: 2 } : undefined,
    comparison: runComparison(against, 'main', ['suite'], run),
    savings: savingsOf([]),
    problems: [],
    notices: [],
  });
  const memory = isShard ? undefined : remember(base.memory, finished(report));
  return applyOutputsPolicy({ ...report, memory }, outputs);
}

test('every shape of a report is read back as it was written', () =>
  fuzz('own reports', 320, SHAPE, async (shape) => {
    const fitted = await fitReport(reportOf(shape));
    const { report } = fitted;
    const files = await writeReportFiles(fitted, {
      permit: new RunEnd().decide(),
      directory: folder,
      views: 'none',
      compliance: false,
      complianceCopies: [],
    });
    const limits = shape.isShard ? PART_LIMITS : READ_LIMITS;
    const read = await readReport(await readFile(files.report), limits);
    if (read.kind === 'refused') throw new Error(refusalWords(read.refusal));
    // What JSON cannot hold would come back as another value.
    expect(JSON.stringify(read.report)).toBe(JSON.stringify(JSON.parse(JSON.stringify(report))));
    const shown = renderTerminal(read.report, { color: false, columns: 80, files: [] });
    expect(shown).not.toMatch(/\bNaN\b|\bInfinity\b|\bn\/a points/);
  }));
