/** A Report with as little in it as publishing looks at. */
import type { GateResult } from '../../src/engine/results.js';
import { REPORT_VERSION, type Report, type SuiteReport } from '../../src/report/report.js';

const totals = {
  total: 3,
  passed: 2,
  failed: 1,
  errored: 0,
  notRun: 0,
  skipped: 1,
  passRate: 2 / 3,
  runs: 6,
  truncated: 0,
  tokens: 1234,
  costUsd: 0.01234,
  costIncomplete: false,
};

const gate = (passed: boolean): GateResult => ({
  gateName: 'passRateMin',
  passed,
  actual: passed ? 1 : 0.667,
  threshold: 0.95,
  message: 'Pass rate\n"66.7 %"',
});

/** A suite whose one gate passed or failed. */
export function sampleSuite(name: string, passed: boolean): SuiteReport {
  return {
    name,
    project: 'acme',
    tags: [],
    file: 'kindlm.yaml',
    inputFiles: [],
    sha256: '0'.repeat(64),
    models: [],
    judgeModel: 'm',
    repeat: { min: 1, max: 1 },
    plannedRuns: 6,
    totals,
    failureCodes: {},
    gates: { passed, gates: [gate(passed)] },
    results: [],
    skippedTests: [],
    compliance: { enabled: false, framework: 'custom', metadata: {} },
    gateLocations: {},
    notices: [],
  };
}

/** A report of these suites; failed when one of them is. */
export function sampleReport(
  suites: readonly SuiteReport[] = [sampleSuite('support', false)],
  changes: Partial<Report> = {},
): Report {
  const passed = suites.every(({ gates }) => gates.passed);
  return {
    version: REPORT_VERSION,
    tool: { name: 'kindlm-action', version: '1.0.0' },
    verdict: passed
      ? { result: 'passed', exitCode: 0, reason: 'all gates passed' }
      : { result: 'failed', exitCode: 1, reason: 'a gate failed' },
    complete: true,
    run: {
      startedAt: '2026-11-20T10:00:00.000Z',
      finishedAt: '2026-11-20T10:00:01.500Z',
      durationMs: 1500.4,
      responses: 'live',
      failOn: 'gates',
      outputs: 'failed',
    },
    totals,
    failureCodes: { PII_DETECTED: 1 },
    suites,
    problems: [],
    notices: [],
    ...changes,
  };
}
