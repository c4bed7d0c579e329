/**
 * What a test of a view, a gate or a publisher sets up: a whole report, by the product's own aggregation, gates, verdict and
 * comparison. A test says what it is about; all else is there and believable.
 *
 *     const report = sampleReport({ suites: [{ tests: [{ name: 'refund', runs: [[pass()], [fail('CONTAINS_FAILED', 'contains "x"', 'no x')]] }] }] });
 *     const there = comparedReport(report, { side: () => ({ kind: 'changed', passed: 15, runs: 15 }) });   // on main all passed
 *     renderSummary(there, LINKS)
 *
 * Ready ones: `greenReport`, `redReport`, `erroredReport`, `failingReport(count, text)`, `smallSuite(name, isGreen)`; compared
 * with main: `worseReport`, `trendReport(commits)`, `greenComparison(tests, sample)`, `brokenComparison(tests, text)`; every
 * way that a run can end: `everyVerdict(name)`. `reportOf` is for what a plan knows of its suites. Reports in which a model is
 * asked, with all that follows from a config, are the scenarios of scenarios.ts; outcomes of many runs of the base branch,
 * written as `'110'`, those of comparison/reports.ts.
 */
import { suiteFacts } from '../../src/app/base/compare-run.js';
import type { AssertionResult } from '../../src/assertions/assertion.js';
import { resultKey } from '../../src/basics/basics.js';
import { compareReports } from '../../src/comparison/compare.js';
import { remember } from '../../src/comparison/memory.js';
import type { ConfigProblem } from '../../src/config/problem.js';
import type { ModelSpec, Suite, SuiteGates } from '../../src/config/suite.js';
import { aggregateRuns, aggregateSuite } from '../../src/engine/evaluate/aggregate.js';
import { decideVerdict, evaluateSuiteGates } from '../../src/engine/evaluate/verdict.js';
import { planSuites } from '../../src/engine/plan.js';
import type {
  AggregatedTestResult,
  Interruption,
  RunInput,
  SkippedTest,
  TestCaseRunResult,
  Verdict,
} from '../../src/engine/results.js';
import { buildReport, type SuiteReportInput } from '../../src/report/build-report.js';
import type {
  BaseReference,
  ChangedModel,
  JudgeShift,
  ResultComparison,
  SuiteComparison,
  TrendPoint,
  WhoMoved,
} from '../../src/report/comparison.js';
import type { Report, ReportedResult, RunMetadata, SuiteReport } from '../../src/report/report.js';
import {
  bad,
  DEFAULT_GATES,
  erroredRun,
  ok,
  outcomeOf,
  sampleRun,
  sampleSuite,
  sampleTest,
  sampleModel as engineModel,
} from '../engine/samples.js';

/** What no comment and no JUnit file may show. */
export const OUTPUT_CANARY = 'CANARY-what-the-model-answered';

export interface SampleTest {
  readonly name: string;
  readonly model?: string;
  /** Assertions of each run; one run that passes where it is absent. */
  readonly runs?: readonly (readonly AssertionResult[])[];
  readonly minPasses?: number;
  readonly line?: number;
  readonly sources?: AggregatedTestResult['sources'];
  readonly tags?: readonly string[];
  readonly truncated?: boolean;
}

export interface SampleSuite {
  readonly name?: string;
  readonly tests?: readonly SampleTest[];
  readonly gates?: Partial<SuiteGates>;
  readonly models?: readonly string[];
  readonly skipped?: readonly SkippedTest[];
  readonly notices?: readonly string[];
  /** Absent: the config has a commit. */
  readonly commit?: 'unknown';
  readonly rest?: Partial<SuiteReport>;
}

export interface SampleRun {
  readonly suites: readonly SampleSuite[];
  readonly problems?: readonly ConfigProblem[];
  readonly interruption?: Interruption | undefined;
  readonly notices?: readonly string[];
  readonly run?: Partial<RunMetadata>;
}

export function pass(assertionType = 'schema', label = 'JSON parse', score = 1): AssertionResult {
  return { assertionType, label, passed: true, score };
}

export function fail(
  failureCode: NonNullable<AssertionResult['failureCode']>,
  label: string,
  failureMessage: string,
  rest: Partial<AssertionResult> = {},
): AssertionResult {
  return {
    assertionType: 'schema',
    label,
    passed: false,
    score: 0,
    failureCode,
    failureMessage,
    ...rest,
  };
}

/** What the engine puts on a run that ended with a provider error. */
export function providerFailure(message = 'no whole reply within 60000 ms'): AssertionResult {
  return fail('PROVIDER_TIMEOUT', 'Model call', message, { assertionType: 'provider' });
}

/** The report of a sample run. */
export function sampleReport(sample: SampleRun): Report {
  const report = assembleReport(sample.suites.map(suiteInput), sample);
  const suites = report.suites.map((suite, index) => ({ ...suite, ...sample.suites[index]?.rest }));
  return { ...report, suites };
}

const SAMPLE_RUN: RunMetadata = {
  startedAt: '2026-11-20T09:30:00.000Z',
  finishedAt: '2026-11-20T09:30:42.300Z',
  durationMs: 42_300,
  responses: 'live',
  failOn: 'gates',
  outputs: 'failed',
  serverUrl: 'https://github.com',
  repository: 'acme/support',
  sha: '4f2a9c1e8b7d6f5a4c3b2a1908f7e6d5c4b3a291',
  ref: 'refs/pull/7/merge',
  event: 'pull_request',
  pullRequest: 7,
  workflow: 'LLM quality',
  job: 'kindlm',
  runId: 123456789,
  runAttempt: 1,
  runUrl: 'https://github.com/acme/support/actions/runs/123456789',
};

function assembleReport(
  suites: readonly SuiteReportInput[],
  { problems = [], interruption, notices = [], run }: Omit<SampleRun, 'suites'> = {},
): Report {
  return buildReport({
    tool: { name: 'kindlm-action', version: '1.0.0' },
    verdict: decideVerdict({
      suites: suites.map((suite) => ({ ...suite, name: suite.facts.name })),
      problems,
      interruption,
    }),
    run: { ...SAMPLE_RUN, ...run },
    suites,
    interruption,
    problems,
    notices,
  });
}

const CONFIG_COMMIT = {
  sha: '9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a39281706',
  date: '2026-11-18T16:02:11Z',
  dirty: false,
};

function suiteInput(sample: SampleSuite): SuiteReportInput {
  const models = sample.models ?? ['gpt-4o'];
  const results = (sample.tests ?? []).map((test, index) => sampleResult(test, index, models));
  const gates = { ...DEFAULT_GATES, ...sample.gates };
  const runCounts = results.map((result) => result.runCount);
  return {
    facts: {
      name: sample.name ?? 'support-agent',
      project: 'acme-support',
      description: 'Answers customers about refunds.',
      tags: [],
      file: 'kindlm.yaml',
      sha256: 'ab'.repeat(32),
      inputFiles: [{ file: 'prompts/system.md', sha256: 'cd'.repeat(32) }],
      configCommit: sample.commit === 'unknown' ? undefined : CONFIG_COMMIT,
      models: models.map(sampleModel),
      judgeModel: models[0] ?? 'gpt-4o',
      repeat: { min: Math.min(1, ...runCounts), max: Math.max(1, ...runCounts) },
      plannedRuns: runCounts.reduce((sum, runs) => sum + runs, 0),
      skippedTests: sample.skipped ?? [],
      compliance: {
        enabled: true,
        framework: 'eu-ai-act',
        metadata: {
          systemName: 'Support agent',
          systemVersion: '4.2.0',
          riskLevel: 'limited',
          operator: 'Acme GmbH',
          intendedPurpose: 'Answers customers about orders and refunds.',
          responsiblePerson: 'Ada Muster',
        },
      },
      gateLocations: { passRateMin: { file: 'kindlm.yaml', line: 91, column: 3 } },
      notices: sample.notices ?? [],
    },
    results,
    ...evaluateSuiteGates(gates, results),
  };
}

function sampleModel(id: string): ModelSpec {
  return { id, provider: 'openai', model: id, params: { temperature: 0.2, maxTokens: 1024 } };
}

const SAMPLE_INPUT: RunInput = {
  vars: { message: 'I was charged twice.' },
  messages: [
    { role: 'system', content: 'You are the support agent of Acme.' },
    { role: 'user', content: 'I was charged twice.' },
  ],
  tools: [
    {
      name: 'lookup',
      description: 'Finds an order.',
      parameters: { type: 'object', properties: { answer: { type: 'string' } } },
    },
  ],
};

function sampleResult(
  test: SampleTest,
  index: number,
  models: readonly string[],
): AggregatedTestResult {
  const runs = (test.runs ?? [[pass()]]).map((assertions, runIndex): TestCaseRunResult => ({
    testCaseName: test.name,
    modelId: test.model ?? models[0] ?? 'gpt-4o',
    runIndex,
    input: SAMPLE_INPUT,
    outputText: OUTPUT_CANARY,
    toolCalls: [
      { id: 'c1', name: 'lookup', arguments: { answer: OUTPUT_CANARY }, result: { state: 'paid' } },
    ],
    assertions,
    latencyMs: 400 + 37 * index,
    tokenUsage: { inputTokens: 200, outputTokens: 88, totalTokens: 288 },
    costEstimateUsd: 0.0004 + index * 0.00001,
    finishReason: test.truncated === true ? 'length' : 'stop',
    truncated: test.truncated === true,
    outcome: outcomeOf(assertions),
    callCount: 1,
    turnLimitReached: false,
  }));
  const types = new Set(runs.flatMap((run) => run.assertions.map((it) => it.assertionType)));
  const line = test.line ?? 12 + index * 7;
  return aggregateRuns(runs, {
    location: { file: 'kindlm.yaml', line, column: 5 },
    sources: test.sources ?? [
      { kind: 'test', file: 'kindlm.yaml', startLine: line, endLine: line + 5 },
      { kind: 'prompt', file: 'prompts/support.md', startLine: 1, endLine: 20 },
    ],
    tags: test.tags ?? [],
    assertionTypes: [...types],
    requestHash: 'r'.repeat(43),
    checksHash: 'c'.repeat(43),
    minPasses: test.minPasses,
  });
}

const MODELS = ['gpt-4o', 'claude-sonnet'];

function greenTests(count: number): readonly SampleTest[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `refund-case-${index + 1}`,
    model: MODELS[index % 2] ?? 'gpt-4o',
    runs: [0, 1, 2].map(() => [
      pass(),
      pass('judge', 'Judge: is polite', 0.9 - (index % 5) * 0.02),
      pass('pii', 'PII: E-mail'),
    ]),
  }));
}

/** Two models, three runs each, everything passes. */
export function greenReport(): Report {
  return sampleReport({
    suites: [{ models: MODELS, tests: greenTests(40), gates: { judgeAvgMin: 0.7 } }],
  });
}

/** A suite of three tests; unless it is green, one of them leaks personal data. */
export function smallSuite(name: string, green: boolean): SampleSuite {
  const leak = fail('PII_DETECTED', 'PII: E-mail', 'Found 1 PII match(es) for pattern "E-mail"', {
    assertionType: 'pii',
  });
  return {
    name,
    tests: [
      { name: 'refund' },
      { name: 'small-talk', runs: [[green ? pass() : leak]] },
      { name: 'greeting' },
    ],
    skipped: [
      {
        testCaseName: 'legacy-flow',
        modelId: 'gpt-4o',
        location: { file: 'kindlm.yaml', line: 70, column: 5 },
      },
    ],
  };
}

/** Three of 40 fail for three reasons, one of them in one run of three only. */
export function redReport(): Report {
  const schema = fail('SCHEMA_INVALID', 'Schema: refund.json', '/amount: must be number');
  const pii = fail('PII_DETECTED', 'PII: E-mail', 'Found 1 PII match(es) for pattern "E-mail"', {
    assertionType: 'pii',
    metadata: { redactedMatches: ['ann***'] },
  });
  const judge = fail(
    'JUDGE_BELOW_THRESHOLD',
    'Judge: offers the refund without being asked twice',
    'Judge score 0.42 below threshold 0.7',
    {
      assertionType: 'judge',
      score: 0.42,
      metadata: { reasoning: 'The answer asks for the order number again.' },
    },
  );
  return sampleReport({
    suites: [
      {
        models: MODELS,
        gates: { judgeAvgMin: 0.7, driftScoreMax: 0.15 },
        skipped: [
          {
            testCaseName: 'legacy-flow',
            modelId: 'gpt-4o',
            location: { file: 'kindlm.yaml', line: 70, column: 5 },
          },
        ],
        notices: ['`upload` is ignored: this action does not upload to KindLM Cloud.'],
        tests: [
          ...greenTests(36),
          { name: 'refund-double-charge', runs: [[schema], [schema], [schema]] },
          { name: 'forgot-password', model: 'claude-sonnet', runs: [[pass()], [pii], [pass()]] },
          {
            name: 'refund-double-charge',
            model: 'claude-sonnet',
            runs: [[schema, judge], [judge], [judge]],
          },
          { name: 'smoke', runs: [[]], truncated: true },
        ],
      },
    ],
  });
}

/** Every third result was lost to the provider, and without those all gates pass. */
export function erroredReport(): Report {
  return sampleReport({
    suites: [
      {
        tests: Array.from({ length: 12 }, (_, index) => ({
          name: `case-${index + 1}`,
          runs: [index % 3 === 0 ? [providerFailure()] : [pass()]],
        })),
      },
    ],
  });
}

/** `count` failing tests whose names, labels and messages are `text`. */
export function failingReport(count: number, text: string): Report {
  return sampleReport({
    suites: [
      {
        models: MODELS,
        tests: Array.from({ length: count }, (_, index) => ({
          name: `${index} ${text}`,
          runs: [
            [
              fail(index % 2 === 0 ? 'SCHEMA_INVALID' : 'KEYWORD_DENIED', text, text, {
                metadata: { reasoning: text },
              }),
            ],
          ],
        })),
      },
    ],
  });
}

// Beside the base branch.

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

/** What a job of the base branch repeats each test. */
const REPEATS = 3;

/** The report as the product compares it with a base branch on which each result came out as `side` says. */
export function comparedReport(report: Report, sample: SampleComparison): Report {
  const suites = report.suites.map((suite) => comparedSuite(report, suite, sample));
  return { ...report, comparison: { kind: 'compared', base: { ...BASE, ...sample.base } }, suites };
}

function comparedSuite(
  report: Report,
  suite: SuiteReport,
  { side, removed = [], changedModels = [], rest }: SampleComparison,
): SuiteReport {
  const sides = suite.results.map((result, index) => side(result, index));
  const head = suite.results.map((result, index) => ({
    ...withVersions(result, changedModels, 'head'),
    ...(sides[index]?.deterministic === true ? { oneAnswer: true as const } : {}),
  }));
  const jobs = Math.max(1, ...sides.map(({ runs = 0 }) => Math.ceil(runs / REPEATS)));
  let memory: Report['memory'];
  // The newest last.
  for (let job = jobs - 1; job >= 0; job -= 1) {
    const results = head.flatMap((result, index) =>
      baseResult(withVersions(result, changedModels, 'base'), sides[index], job),
    );
    memory = remember(memory, {
      run: { sha: String(job).padStart(40, '0'), finishedAt: BASE.finishedAt, runId: job },
      suites: [{ name: suite.name, results, costUsd: 0 }],
      attempts: [],
      isPartial: false,
      mayBeStored: false,
    });
  }
  const newest = head.flatMap((result, index) => {
    const before = sides[index]?.before;
    return baseResult(result, sides[index], 0).map((it) => ({
      ...it,
      runs: it.runs.map((run) => ({ ...run, ...(before && { outputText: before.outputText }) })),
    }));
  });
  const [compared] = compareReports(
    [
      {
        name: suite.name,
        results: head,
        models: suite.models,
        configured: new Set(head.map((it) => resultKey(it.testCaseName, it.modelId))),
        settings: { regressionsMax: 0 },
      },
    ],
    { ...report, suites: [{ ...suite, results: newest }], memory },
  );
  if (compared === undefined) throw new Error('one suite has one comparison');
  const { comparison, results } = compared;
  return {
    ...suite,
    results: suite.results.map((result, index) => ({ ...result, comparison: results[index] })),
    comparison: {
      ...comparison,
      removed,
      counts: { ...comparison.counts, removed: removed.length },
      ...rest,
    },
  };
}

/** The result as a job of the base branch had it; nothing where it had none. */
function baseResult(
  result: ReportedResult,
  { kind, passed = 0, runs = 0 }: SampleSide = { kind: 'new' },
  job: number,
): readonly ReportedResult[] {
  const jobs = Math.ceil(runs / REPEATS);
  const outcomes = Array.from({ length: runs }, (_, at) => at < passed).filter(
    (_, at) => at % jobs === job,
  );
  const [run] = result.runs;
  if (kind === 'new' || run === undefined || outcomes.length === 0) return [];
  return [
    {
      ...result,
      passed: outcomes.every(Boolean),
      ...(kind === 'changed' ? { requestHash: 'before' } : {}),
      ...(kind === 'checks-changed' ? { checksHash: 'before' } : {}),
      runs: outcomes.map((isPass, runIndex) => ({
        ...run,
        runIndex,
        outcome: { kind: isPass ? ('passed' as const) : ('failed' as const) },
      })),
    },
  ];
}

function withVersions(
  result: ReportedResult,
  changed: readonly ChangedModel[],
  of: 'base' | 'head',
): ReportedResult {
  if (changed.length === 0) return result;
  const repliedModels = Object.fromEntries(changed.map((it) => [it.model, it[of]]));
  return { ...result, runs: result.runs.map((run) => ({ ...run, repliedModels })) };
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

// By plans: two suites, every status, odd names.

const EXPECTS = [{ output: { format: 'json' as const } }];

export const FIRST: Suite = sampleSuite({
  name: 'support',
  description: 'Answers customers.',
  tags: ['ci'],
  models: [
    { ...engineModel('a'), pricing: { input: 2.5, output: 10 } },
    {
      ...engineModel('b'),
      params: { temperature: 0, maxTokens: 5, topP: 0.9, stopSequences: ['END'], seed: -1 },
    },
  ],
  tests: [
    sampleTest('good', { repeat: 2, expects: EXPECTS }),
    sampleTest('__proto__', { models: ['a', 'b'], tags: ['x'], expects: EXPECTS }),
    sampleTest('lost', { models: ['b'], repeat: 3, expects: EXPECTS }),
    sampleTest('later', { models: ['a', 'b'], skip: true }),
  ],
  gates: {
    passRateMin: 0.95,
    schemaFailuresMax: 0,
    piiFailuresMax: 0,
    keywordFailuresMax: 0,
    judgeAvgMin: 0.7,
  },
  gateLocations: { judgeAvgMin: { file: 'kindlm.yaml', line: 40, column: 3 } },
  baseline: { file: '.kindlm/baselines/support.json', createdAt: '2026-01-01', results: new Map() },
  compliance: {
    enabled: true,
    framework: 'eu-ai-act',
    outputDir: '/somewhere/on/this/machine',
    metadata: { systemName: 'Support', riskLevel: 'limited', responsiblePerson: 'A. Person' },
  },
  notices: ['`upload` is ignored.'],
});

export const SECOND: Suite = sampleSuite({
  name: 'second',
  file: 'second.yaml',
  tests: [sampleTest('only')],
});

const call = { id: 'c1', name: 'refund', arguments: { orderId: 'O-1' } };

/** Runs of FIRST, in unit order. */
export const FIRST_RUNS: readonly TestCaseRunResult[] = [
  sampleRun({
    testCaseName: 'good',
    assertions: [
      ok('schema'),
      { ...ok('judge', 0.9), metadata: { reasoning: 'quotes', spread: 0.9 } },
    ],
  }),
  sampleRun({ testCaseName: 'good', runIndex: 1, assertions: [ok('schema'), ok('judge', 0.8)] }),
  sampleRun({
    testCaseName: '__proto__',
    truncated: true,
    finishReason: 'length',
    costEstimateUsd: null,
    toolCalls: [call],
    turns: [{ label: 'first', outputText: 'turn text', toolCalls: [call] }],
    assertions: [
      {
        ...bad('schema', 'SCHEMA_PARSE_ERROR'),
        metadata: {
          outputPreview: 'answ',
          mismatches: ['x'],
          pattern: 'p',
          scores: [1, 2],
        },
      },
      bad('pii', 'PII_DETECTED'),
    ],
  }),
  sampleRun({
    testCaseName: '__proto__',
    modelId: 'b',
    assertions: [bad('schema', 'SCHEMA_PARSE_ERROR')],
  }),
  ...[0, 1, 2].map((runIndex) => erroredRun({ testCaseName: 'lost', modelId: 'b', runIndex })),
];

export const SECOND_RUNS: readonly TestCaseRunResult[] = [
  sampleRun({ testCaseName: 'only', assertions: [] }),
];

/** The report of suites and their runs, by the real pipeline. */
export function reportOf(
  suites: readonly (readonly [suite: Suite, runs: readonly TestCaseRunResult[]])[],
  interruption?: Interruption,
): Report {
  const planned = planSuites(
    suites.map(([suite]) => suite),
    { tags: [], tests: [], models: [] },
  );
  if (planned.kind !== 'planned') throw new Error(planned.problem.message);
  const inputs: readonly SuiteReportInput[] = planned.plans.map((plan, index) => {
    const runs = suites[index]?.[1] ?? [];
    const results = aggregateSuite(plan, runs);
    const commit = { sha: 'c'.repeat(40), date: '2026-11-19T00:00:00Z', dirty: false };
    return {
      facts: suiteFacts(plan, commit),
      results,
      ...evaluateSuiteGates(plan.suite.gates, results),
    };
  });
  return assembleReport(inputs, { interruption, notices: planned.notices });
}

// Every way that a run can end.

const KEY = 'the key ORGANIZATION_WIDE_OPENAI_API_KEY (openai) is not set';

/** The outcome and a report that has it. `name`: of suites, tests and models. */
export function everyVerdict(
  name: string,
): readonly (readonly [ending: string, sign: '✅' | '❌' | '⚠️', report: Report])[] {
  const bad = [fail('SCHEMA_INVALID', name, name), fail('PII_DETECTED', name, name)];
  const suite = (runs: SampleSuite['tests'], rest: SampleSuite = {}): SampleSuite => ({
    name,
    tests: runs ?? [],
    ...rest,
  });
  const green = suite([{ name: 'a' }, { name: 'b' }]);
  const red = suite([{ name: 'a', runs: [bad] }, { name: 'b' }], {
    gates: { judgeAvgMin: 0.7, latencyMaxMs: 1, costMaxUsd: 0 },
  });
  const errored = suite([{ name: 'a', runs: [[providerFailure(name)]] }, { name: 'b' }]);
  const mistaken: Pick<SampleRun, 'problems'> = { problems: [{ message: name }] };
  const of = (suites: readonly SampleSuite[], rest: Omit<SampleRun, 'suites'> = {}): Report =>
    sampleReport({ suites, ...rest });
  const ended = (verdict: Verdict): Report => ({ ...of([]), verdict });
  const error = (exitCode: 2 | 3 | 4, reason: string): Report =>
    ended({ result: 'error', exitCode, reason });
  const passed = (reason: string): Report => ended({ result: 'passed', exitCode: 0, reason });
  const worse = worseReport();
  const interrupted = { ...of([errored], { interruption: { kind: 'auth', message: name } }) };
  return [
    ['passed', '✅', of([green])],
    ['passed, gates not exercised', '✅', of([suite([{ name: 'a', runs: [[pass('pii')]] }])])],
    ['failed', '❌', of([red])],
    ['failed, with fail-on: never', '❌', of([red], { run: { failOn: 'never' } })],
    ['worse', '❌', { ...worse, suites: worse.suites.map((it) => ({ ...it, name })) }],
    ['compared, and green', '✅', comparedReport(of([green]), { side: () => ({ kind: 'new' }) })],
    ['several suites passed', '✅', of([green, { ...green, name: `${name}2` }])],
    ['several suites, one failed', '❌', of([green, { ...red, name: `${name}2` }])],
    ['provider down', '❌', of([errored])],
    ['key refused', '❌', interrupted],
    ['cancelled', '❌', of([errored], { interruption: { kind: 'signal', signal: 'SIGTERM' } })],
    ['recording that cannot be written', '❌', of([green], mistaken)],
    ['stale recording', '❌', of([errored], { ...mistaken, run: { responses: 'replay' } })],
    ['invalid config', '❌', of([], mistaken)],
    ['key missing', '❌', error(3, `${KEY}. Pass it to the step with env`)],
    ['internal error', '❌', error(4, `internal error of the action: ${name}`)],
    ['any other reason', '❌', error(2, name)],
    ['nothing tested', '⚠️', passed(`NOTHING WAS TESTED: ${KEY} (on-missing-secrets: skip)`)],
    [
      'valid config',
      '✅',
      Object.assign(passed('the configuration is valid: 1 suite; no model was called (mode: x)'), {
        preview: { kind: 'valid' },
      }),
    ],
    ['part of a run', '✅', { ...of([green]), shard: part() }],
    ['part of a run, broken off', '❌', { ...error(3, `the deadline: ${name}`), shard: part() }],
  ];
}

function part(): NonNullable<Report['shard']> {
  return { index: 12, count: 250, plan: { sha256: 'ab'.repeat(32), recorded: 0, suites: [] } };
}
