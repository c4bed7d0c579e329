/** Small suites and runs for tables: only what a test is about is written there. */
import type { AssertionResult, FailureCode } from '../../src/assertions/assertion.js';
import type { ModelSpec, Suite, SuiteGates, TestCase } from '../../src/config/suite.js';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import {
  type AggregatedTestResult,
  decidedAgainst,
  type TestCaseRunResult,
  type TestRunOutcome,
} from '../../src/engine/results.js';

export const NO_GATES: SuiteGates = {
  passRateMin: 0,
  schemaFailuresMax: 1000,
  piiFailuresMax: 1000,
  keywordFailuresMax: 1000,
};

export const DEFAULT_GATES: SuiteGates = {
  passRateMin: 0.95,
  schemaFailuresMax: 0,
  piiFailuresMax: 0,
  keywordFailuresMax: 0,
};

export function sampleModel(id: string): ModelSpec {
  return { id, provider: 'openai', model: id, params: { temperature: 0, maxTokens: 100 } };
}

export function sampleTest(name: string, rest: Partial<TestCase> = {}): TestCase {
  return {
    name,
    location: { file: 'kindlm.yaml', line: 10, column: 5 },
    sources: [],
    subject: { kind: 'prompt', promptName: 'p', messages: { user: 'hi' } },
    vars: {},
    models: ['a'],
    repeat: 1,
    tools: [],
    conversation: [],
    maxTurns: 10,
    expects: [],
    asserts: [],
    tags: [],
    skip: false,
    ...rest,
  };
}

export function sampleSuite(rest: Partial<Suite> = {}): Suite {
  return {
    name: 'suite',
    project: 'project',
    tags: [],
    file: 'kindlm.yaml',
    directory: '/repo',
    sha256: 'a'.repeat(64),
    providers: {},
    models: [sampleModel('a')],
    modelLocations: new Map([['a', { file: 'kindlm.yaml', line: 5, column: 5 }]]),
    parts: [],
    results: [],
    tests: [],
    gates: DEFAULT_GATES,
    gateLocations: {},
    concurrency: 4,
    workspaceConcurrency: 2,
    timeoutMs: 60_000,
    statedMaxTokens: new Map(),
    judgeModel: 'a',
    inputFiles: [],
    recordingsDir: '/repo/.kindlm/recordings',
    compliance: { enabled: false, framework: 'eu-ai-act', metadata: {} },
    schemas: new Map(),
    labelFiles: new Map(),
    trees: new Map(),
    notices: [],
    ...rest,
  };
}

export function sampleRun(rest: Partial<TestCaseRunResult> = {}): TestCaseRunResult {
  return {
    testCaseName: 't',
    modelId: 'a',
    runIndex: 0,
    outputText: 'answer',
    toolCalls: [],
    assertions: [],
    latencyMs: 100,
    tokenUsage: { inputTokens: 6, outputTokens: 4, totalTokens: 10 },
    costEstimateUsd: 0.01,
    finishReason: 'stop',
    truncated: false,
    outcome: outcomeOf(rest.assertions ?? []),
    callCount: 1,
    turnLimitReached: false,
    ...rest,
  };
}

/** How a run with these results came out. */
export function outcomeOf(assertions: readonly AssertionResult[]): TestRunOutcome {
  const provider = assertions.find(({ assertionType }) => assertionType === 'provider');
  if (provider !== undefined) {
    const { failureCode, failureMessage = '' } = provider;
    const code = failureCode === 'PROVIDER_TIMEOUT' ? failureCode : 'PROVIDER_ERROR';
    return { kind: 'errored', code, message: failureMessage };
  }
  if (assertions.some(({ failureCode }) => failureCode === 'BUDGET_EXCEEDED')) {
    return { kind: 'not-run', reason: 'budget' };
  }
  return { kind: assertions.some(decidedAgainst) ? 'failed' : 'passed' };
}

/** A passed assertion of `schema`, `judge` and so on. */
export function ok(assertionType: string, score = 1, label = assertionType): AssertionResult {
  return { assertionType, label, passed: true, score };
}

/** A failed assertion. */
export function bad(
  assertionType: string,
  failureCode: FailureCode,
  score = 0,
  failureMessage = `${failureCode} happened`,
): AssertionResult {
  return { assertionType, label: assertionType, passed: false, score, failureCode, failureMessage };
}

/** A run that ended with a provider error. */
export function erroredRun(rest: Partial<TestCaseRunResult> = {}): TestCaseRunResult {
  return sampleRun({
    outputText: '',
    assertions: [bad('provider', 'PROVIDER_ERROR', 0, '503 Service Unavailable')],
    latencyMs: 0,
    costEstimateUsd: 0,
    tokenUsage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    ...rest,
  });
}

/** One aggregated result; `types` defaults to those that ran. */
export function sampleResult(
  testCaseName: string,
  runs: readonly TestCaseRunResult[],
  types?: readonly string[],
  minPasses?: number,
): AggregatedTestResult {
  const ran = runs
    .flatMap((run) => run.assertions.map((assertion) => assertion.assertionType))
    .filter((type) => type !== 'provider' && type !== 'budget');
  return aggregateRuns(
    runs.map((run, runIndex) => ({ ...run, testCaseName, runIndex })),
    {
      location: { file: 'kindlm.yaml', line: 10, column: 5 },
      sources: [],
      tags: [],
      assertionTypes: [...new Set(types ?? ran)],
      requestHash: 'r'.repeat(43),
      checksHash: 'c'.repeat(43),
      minPasses,
    },
  );
}

/** Tests with runs that are laid down, and what is known when some of them are done. */

export const TYPES = ['schema', 'pii', 'keywords', 'judge', 'drift', 'changes'] as const;

/** A test that may be asked: how many runs it has, and what of each type a run checks. */
export interface PlannedTest {
  readonly name: string;
  readonly types: readonly (typeof TYPES)[number][];
  readonly runs: readonly TestCaseRunResult[];
  /** Absent: all runs must pass. */
  readonly minPasses?: number | undefined;
}

export function facts(assertionTypes: readonly string[]) {
  return {
    location: { file: 'kindlm.yaml', line: 1, column: 1 },
    sources: [],
    tags: [],
    assertionTypes,
    requestHash: 'r'.repeat(43),
    checksHash: 'c'.repeat(43),
  };
}

export function resultsOf(
  tests: readonly PlannedTest[],
  done: ReadonlyMap<string, readonly TestCaseRunResult[]>,
): readonly AggregatedTestResult[] {
  return tests.flatMap(({ name, types, minPasses }) => {
    const runs = done.get(name) ?? [];
    if (runs.length === 0) return [];
    return [aggregateRuns(runs, { ...facts([...new Set(types)]), minPasses })];
  });
}
