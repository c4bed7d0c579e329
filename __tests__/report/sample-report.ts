/** Believable Reports for the views' tests, made by the real aggregation, gates and verdict. */
import { outcomeOf } from '../engine/samples.js';
import type { AssertionResult } from '../../src/assertions/assertion.js';
import type { ConfigProblem } from '../../src/config/problem.js';
import type { SuiteGates, ModelSpec } from '../../src/config/suite.js';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import { evaluateSuiteGates, decideVerdict } from '../../src/engine/evaluate/verdict.js';
import type {
  AggregatedTestResult,
  Interruption,
  RunInput,
  SkippedTest,
  TestCaseRunResult,
} from '../../src/engine/results.js';
import { buildReport, type SuiteReportInput } from '../../src/report/build-report.js';
import type { Report, RunMetadata, SuiteReport } from '../../src/report/report.js';

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

const DEFAULT_GATES: SuiteGates = {
  passRateMin: 0.95,
  schemaFailuresMax: 0,
  piiFailuresMax: 0,
  keywordFailuresMax: 0,
};

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

/** Puts a report together by the real verdict and buildReport. Every sample report of the tests comes from here. */
export function assembleReport(
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
