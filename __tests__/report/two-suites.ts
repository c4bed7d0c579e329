/** A whole run as the engine would hand it on: two suites, every status, odd names. */
import type { Suite } from '../../src/config/suite.js';
import { suiteFacts } from '../../src/app/base/compare-run.js';
import { aggregateSuite } from '../../src/engine/evaluate/aggregate.js';
import { evaluateSuiteGates } from '../../src/engine/evaluate/verdict.js';
import { planSuites } from '../../src/engine/plan.js';
import type { Interruption, TestCaseRunResult } from '../../src/engine/results.js';
import type { SuiteReportInput } from '../../src/report/build-report.js';
import type { Report, RunMetadata } from '../../src/report/report.js';
import {
  bad,
  ok,
  sampleModel,
  sampleRun,
  sampleSuite,
  sampleTest,
  erroredRun,
} from '../engine/samples.js';
import { assembleReport } from './sample-report.js';

export const RUN: RunMetadata = {
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:01:00.000Z',
  durationMs: 60_000,
  responses: 'live',
  failOn: 'gates',
  outputs: 'all',
  serverUrl: 'https://github.com',
  repository: 'acme/support',
  sha: 'b'.repeat(40),
  ref: 'refs/pull/7/merge',
  event: 'pull_request',
  pullRequest: 7,
  workflow: 'evals',
  job: 'gate',
  runId: 123,
  runAttempt: 1,
  runUrl: 'https://github.com/acme/support/actions/runs/123',
};

const EXPECTS = [{ output: { format: 'json' as const } }];

export const FIRST: Suite = sampleSuite({
  name: 'support',
  description: 'Answers customers.',
  tags: ['ci'],
  models: [
    { ...sampleModel('a'), pricing: { input: 2.5, output: 10 } },
    {
      ...sampleModel('b'),
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
  return assembleReport(inputs, { run: RUN, interruption, notices: planned.notices });
}
