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
import { evaluateSuiteGates, decideVerdict } from '../../src/engine/evaluate/verdict.js';
import { buildReport, type SuiteFacts } from '../../src/report/build-report.js';
import { mergeReports } from '../../src/report/merge.js';
import type { Interruption } from '../../src/engine/results.js';
import { planSuites } from '../../src/engine/plan.js';
import { RunEnd } from '../../src/processes/end-process.js';
import { fitReport, applyOutputsPolicy } from '../../src/report/fit-report.js';
import { PART_LIMITS, READ_LIMITS, readReport } from '../../src/report/read-report.js';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { renderTerminal } from '../../src/report/views.js';
import { askedLabels } from '../engine/scripted-models.js';
import { amountOf, unfolded } from '../report/rendered.js';
import { commentsOf } from '../report/shown-scenarios.js';
import { DEFAULT_GATES, sampleSuite, sampleTest } from '../engine/samples.js';
import { sampleReport } from '../report/reports.js';
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
  /** Past its deadline, cancelled, or its key refused. */
  interruption: fc.option(
    fc.constantFrom<Interruption>(
      { kind: 'deadline', maxMinutes: 0.5 },
      { kind: 'signal', signal: 'SIGTERM' },
      { kind: 'auth', message: 'HTTP 401' },
    ),
    { nil: undefined },
  ),
  /** In how many parts it was run, and which of them asks the n-th result. */
  split: fc.option(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.infiniteStream(fc.nat(3))), {
    nil: undefined,
  }),
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
type Split = NonNullable<Shape['split']>;

const SAMPLE = sampleReport({ suites: [{ tests: [{ name: 't', runs: [[]] }] }] });
const [SUITE] = SAMPLE.suites;
if (SUITE === undefined) throw new Error('the sample has a suite');
const FACTS: SuiteFacts = SUITE;

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

async function judgesOf({ labels }: Shape): Promise<SuiteFacts['judges']> {
  if (labels.length === 0) return undefined;
  const file = {
    name: 'labels.jsonl',
    file: 'labels.jsonl',
    labels: labels.map(([pass], index) => ({
      output: `answer ${index}`,
      pass,
      location: { file: 'labels.jsonl', line: index + 1, column: 1 },
    })),
  };
  const judge = [{ criteria: 'is polite', minScore: 0.7, labels: file.name }];
  const suite = sampleSuite({
    gates: { ...DEFAULT_GATES, judgeTrustMin: 0.7 },
    tests: [sampleTest('t', { expects: [{ judge }] })],
    labelFiles: new Map([[file.name, file]]),
  });
  const planned = planSuites([suite], { tags: [], tests: [], models: [] });
  const [plan] = planned.kind === 'planned' ? planned.plans : [];
  if (plan === undefined) throw new Error('nothing is planned');
  const scores = labels.map(([, score], index) => [`answer ${index}`, score] as const);
  return askedLabels(plan, new Map(scores));
}

/** What was asked, before anything was judged. */
interface Asked {
  readonly facts: SuiteFacts;
  readonly results: readonly ReportedResult[];
  readonly interruption: Interruption | undefined;
}

async function askedIn(shape: Shape): Promise<Asked> {
  const { tests, interruption, isSampled, minPasses } = shape;
  const results = tests.flatMap((test, index) =>
    test.kind === 'removed' || test.head === ''
      ? []
      : [{ ...asked(test, index, test.head, 'head'), ...(minPasses && { minPasses }) }],
  );
  const facts: SuiteFacts = {
    ...FACTS,
    name: 'suite',
    models: [MODEL],
    plannedRuns: results.reduce((sum, { runs }) => sum + runs.length, 0),
    judges: await judgesOf(shape),
    ...(isSampled && { sample: { asked: results.length, cases: results.length + 7 } }),
  };
  return { facts, results, interruption };
}

type Parts = Omit<Parameters<typeof buildReport>[0], 'tool' | 'problems' | 'notices'>;

function built(parts: Parts, rest: Partial<Report> = {}): Report {
  const { tool } = SAMPLE;
  const report = buildReport({
    ...parts,
    tool,
    problems: [],
    notices: [],
  });
  return applyOutputsPolicy({ ...report, ...rest }, parts.run.outputs);
}

/** As `conclude` puts it together. */
function reportOf(shape: Shape, { facts, results, interruption }: Asked): Report {
  const { isCold, margin, outputs, limit } = shape;
  const base = baseOf(shape);
  const reference = {
    source: 'path',
    branch: 'main',
    finishedAt: SAMPLE.run.finishedAt,
    runs: memoryOf(base).runs.length,
  } as const;
  const against = isCold
    ? ({ kind: 'unavailable', reason: 'no-run' } as const)
    : ({ kind: 'found', report: base, base: reference, attempts: [] } as const);
  const gates = { ...GATES, notWorseMargin: margin };
  const [compared] =
    compareRun([{ facts, gates, results, configured: results, limit }], against) ?? [];
  const suite = {
    facts,
    results: compared?.results ?? results,
    ...evaluateSuiteGates(GATES, results, compared?.base, facts.judges),
    comparison: compared?.comparison,
  };
  const run = { ...SAMPLE.run, outputs };
  const report = built({
    verdict: decideVerdict({ suites: [{ ...suite, name: 'suite' }], problems: [], interruption }),
    run,
    suites: [suite],
    interruption,
    comparison: runComparison(against, 'main', ['suite'], run),
  });
  return { ...report, memory: remember(base.memory, finished(report)) };
}

const SHA = 'a'.repeat(40);

/** Each as the job of one shard writes it; a part may be empty. */
function partsOf(shape: Shape, asked: Asked, [count, places]: Split): readonly Report[] {
  const { facts, results, interruption } = asked;
  const partOf = results.map(() => (places.next().value ?? 0) % count);
  return Array.from({ length: count }, (_, index) => {
    const positions = [...results.keys()].filter((place) => partOf[place] === index);
    const own = results.filter((__, place) => partOf[place] === index);
    const plannedRuns = own.reduce((sum, { runs }) => sum + runs.length, 0);
    // One part asks about all labels.
    const judges = index === 0 ? facts.judges : undefined;
    const suite = {
      facts: { ...facts, plannedRuns, judges },
      results: own,
      gates: { passed: true, gates: [] },
      cautions: {},
      comparison: undefined,
    };
    const plan = {
      sha256: 'b'.repeat(64),
      recorded: 0,
      suites: [
        {
          gates: { ...GATES, notWorseMargin: shape.margin },
          plannedResults: results.length,
          unplanned: [],
          positions,
          accounts: [],
        },
      ],
    };
    return built({
      verdict: { result: 'passed', exitCode: 0, reason: 'a part' },
      run: { ...SAMPLE.run, outputs: shape.outputs, sha: SHA, runId: 7 },
      suites: [suite],
      interruption: index === 0 ? interruption : undefined,
      shard: { index: index + 1, count, plan },
      comparison: undefined,
    });
  });
}

/** What a merge makes of the parts before it judges. */
function mergedOf(parts: readonly Report[]): Asked {
  const found = parts.map((report, index) => ({ place: `part ${index + 1}`, report }));
  const merge = mergeReports(found, SHA);
  if (merge.kind !== 'merged') throw new Error(JSON.stringify(merge));
  const [suite] = merge.merged.suites;
  if (suite === undefined) throw new Error('the merge has no suite');
  const { facts, results } = suite;
  return { facts, results, interruption: merge.merged.interruption };
}

/** What is read back of it, held against what was written. */
async function readBack(whole: Report): Promise<Report> {
  const fitted = await fitReport(whole);
  const files = await writeReportFiles(fitted, {
    permit: new RunEnd().decide(),
    workspace: folder,
    directory: folder,
    views: 'none',
    compliance: false,
    complianceCopies: [],
  });
  const limits = whole.shard === undefined ? READ_LIMITS : PART_LIMITS;
  const read = await readReport(await readFile(files.report), limits);
  if (read.kind === 'refused') throw new Error(read.refusal.words);
  // What JSON cannot hold would come back as another value.
  expect(JSON.stringify(read.report)).toBe(
    JSON.stringify(JSON.parse(JSON.stringify(fitted.report))),
  );
  return read.report;
}

test('every shape of a report is read back as it was written, its parts merged', () =>
  fuzz('own reports', 320, SHAPE, async (shape) => {
    const asked = await askedIn(shape);
    const parts = shape.split === undefined ? [] : partsOf(shape, asked, shape.split);
    const readParts: Report[] = [];
    for (const part of parts) readParts.push(await readBack(part));
    const whole = readParts.length === 0 ? asked : mergedOf(readParts);
    const report = await readBack(reportOf(shape, whole));
    const unsplit = reportOf(shape, asked);
    expect(report.totals).toEqual(unsplit.totals);
    expect(report.verdict).toEqual(unsplit.verdict);
    const shown = renderTerminal(report, { color: false, columns: 80, files: [] });
    expect(shown).not.toMatch(/\bNaN\b|\bInfinity\b|\bn\/a points/);
    expect(shown.trim().split('\n').length).toBeLessThanOrEqual(24);
    for (const comment of commentsOf(report)) {
      const { lines, numbers } = amountOf(unfolded(comment), report);
      expect([comment, lines <= 25, numbers <= 40]).toEqual([comment, true, true]);
    }
  }));
