/**
 * compliance.json: what the EU AI Act (Regulation (EU) 2024/1689) asks of testing evidence, taken from the report.
 * It is evidence for whoever assesses conformity and never says that a system conforms.
 */
import type { ComplianceSettings } from '../config/suite.js';
import { runPassed } from '../engine/aggregate.js';
import type { GateEvaluation, SkippedTest, TestStatus, Verdict } from '../engine/results.js';
import { compareModels, judgeMeans } from './model-comparison.js';
import type { Report, SuiteReport, Totals } from './report.js';
import { wilsonInterval, type Interval } from './wilson.js';

export const COMPLIANCE_VERSION = '1';

/** A file of the report, with the hex SHA-256 of its bytes. */
export interface FileDigest {
  readonly name: string;
  readonly sha256: string;
}

/** One test on one model. */
export interface ComplianceCase {
  readonly test: string;
  readonly model: string;
  readonly location: string;
  readonly tags: readonly string[];
  readonly status: TestStatus;
  readonly runs: number;
  readonly passedRuns: number;
  /** 0 to 1. */
  readonly passRate: number;
  readonly failureCodes: readonly string[];
  /** Mean of the judge assertions, 0 to 1. */
  readonly judgeAverage: number | null;
  readonly latencyAvgMs: number;
  readonly costUsd: number;
  readonly assertionTypes: readonly string[];
}

export interface ComplianceThreshold {
  readonly gate: string;
  readonly threshold: number;
  readonly actual: number;
  readonly passed: boolean;
  readonly exercised: boolean;
  /** `file:line` where the config sets it; null for a default. */
  readonly setAt: string | null;
}

export interface ComplianceModel {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly seed: number | null;
}

export interface CompliancePerformance {
  readonly model: string;
  readonly results: number;
  readonly passed: number;
  readonly errored: number;
  readonly passRate: number;
  readonly passRateInterval95: Interval;
  readonly judgeAverage: number | null;
  readonly latencyAvgMs: number;
}

export interface ComplianceSuite {
  readonly name: string;
  readonly project: string;
  readonly description: string | null;
  readonly framework: ComplianceSettings['framework'];
  readonly system: ComplianceSettings['metadata'];
  readonly config: {
    readonly file: string;
    readonly sha256: string;
    readonly commit: string | null;
    readonly commitDate: string | null;
    /** The file differed from that commit when the run began; null where git does not know. */
    readonly changedSinceCommit: boolean | null;
  };
  readonly models: readonly ComplianceModel[];
  readonly judgeModel: string;
  readonly repeat: SuiteReport['repeat'];
  readonly totals: Totals;
  readonly passRateInterval95: Interval;
  readonly thresholds: readonly ComplianceThreshold[];
  readonly gatesPassed: boolean;
  readonly performance: readonly CompliancePerformance[];
  readonly failureCodes: Readonly<Record<string, number>>;
  readonly cases: readonly ComplianceCase[];
  readonly exclusions: {
    readonly skipped: readonly SkippedTest[];
    readonly errored: readonly { readonly test: string; readonly model: string }[];
    readonly spoiledRuns: number;
    readonly truncatedAnswers: number;
    readonly assertNothing: readonly string[];
  };
  readonly notices: readonly string[];
}

export interface ComplianceDocument {
  readonly version: typeof COMPLIANCE_VERSION;
  readonly statement: string;
  readonly tool: Report['tool'];
  readonly run: Report['run'];
  readonly verdict: Verdict;
  readonly complete: boolean;
  readonly suites: readonly ComplianceSuite[];
  readonly knownLimits: readonly string[];
  readonly retention: string;
  readonly signature: {
    readonly responsiblePersons: readonly string[];
    readonly signedAt: null;
    readonly signature: null;
  };
  readonly files: readonly FileDigest[];
}

const STATEMENT =
  'This document is evidence of testing. It is not a declaration of conformity and does not state that the system complies with any law.';

const RETENTION =
  'GitHub keeps artifacts for at most 90 days in public repositories (400 in private ones that allow it). Technical documentation must be kept for ten years (Art. 18): store this document and the files of its manifest elsewhere.';

/**
 * The compliance document of a report.
 * @param files manifest of the other report files, in the order to be shown
 * @returns the suites whose config enables compliance, or all of them when none does (`compliance: true` of the action)
 */
export function renderComplianceJson(
  report: Report,
  files: readonly FileDigest[],
): ComplianceDocument {
  const enabled = report.suites.filter((suite) => suite.compliance.enabled);
  const suites = enabled.length > 0 ? enabled : report.suites;
  const persons = suites.flatMap((suite) => suite.compliance.metadata.responsiblePerson ?? []);
  return {
    version: COMPLIANCE_VERSION,
    statement: STATEMENT,
    tool: report.tool,
    run: report.run,
    verdict: report.verdict,
    complete: report.complete,
    suites: suites.map(complianceSuite),
    knownLimits: knownLimits(report, suites),
    retention: RETENTION,
    signature: { responsiblePersons: [...new Set(persons)], signedAt: null, signature: null },
    files,
  };
}

function complianceSuite(suite: SuiteReport): ComplianceSuite {
  const { compliance, configCommit, totals } = suite;
  return {
    name: suite.name,
    project: suite.project,
    description: suite.description ?? null,
    framework: compliance.framework,
    system: compliance.metadata,
    config: {
      file: suite.file,
      sha256: suite.sha256,
      commit: configCommit?.sha ?? null,
      commitDate: configCommit?.date ?? null,
      changedSinceCommit: configCommit?.dirty ?? null,
    },
    models: suite.models.map(({ id, provider, model, params }) => ({
      id,
      provider,
      model,
      temperature: params.temperature,
      maxTokens: params.maxTokens,
      seed: params.seed ?? null,
    })),
    judgeModel: suite.judgeModel,
    repeat: suite.repeat,
    totals,
    passRateInterval95: wilsonInterval(totals.passed, totals.total),
    thresholds: thresholds(suite, suite.gates),
    gatesPassed: suite.gates.passed,
    performance: performance(suite),
    failureCodes: suite.failureCodes,
    cases: cases(suite),
    exclusions: exclusions(suite),
    notices: suite.notices,
  };
}

function thresholds(suite: SuiteReport, gates: GateEvaluation): readonly ComplianceThreshold[] {
  return gates.gates.map((gate) => {
    const location = Object.hasOwn(suite.gateLocations, gate.gateName)
      ? suite.gateLocations[gate.gateName]
      : undefined;
    return {
      gate: gate.gateName,
      threshold: gate.threshold,
      actual: gate.actual,
      passed: gate.passed,
      exercised: gate.noData !== true,
      setAt: location === undefined ? null : `${location.file}:${location.line}`,
    };
  });
}

function performance(suite: SuiteReport): readonly CompliancePerformance[] {
  return compareModels(suite).map((row) => ({
    model: row.modelId,
    results: row.total,
    passed: row.passed,
    errored: row.errored,
    passRate: row.passRate,
    passRateInterval95: wilsonInterval(row.passed, row.total),
    judgeAverage: row.judgeAverage ?? null,
    latencyAvgMs: row.latencyMs,
  }));
}

function cases(suite: SuiteReport): readonly ComplianceCase[] {
  return suite.results.map((result) => {
    const judged = judgeMeans(result);
    return {
      test: result.testCaseName,
      model: result.modelId,
      location: `${result.location.file}:${result.location.line}`,
      tags: result.tags,
      status: result.status,
      runs: result.runCount,
      passedRuns: result.runs.filter(runPassed).length,
      passRate: result.passRate,
      failureCodes: result.failureCodes,
      judgeAverage:
        judged.length === 0 ? null : judged.reduce((sum, it) => sum + it, 0) / judged.length,
      latencyAvgMs: result.latencyAvgMs,
      costUsd: result.totalCostUsd,
      assertionTypes: result.assertionTypes,
    };
  });
}

function exclusions(suite: SuiteReport): ComplianceSuite['exclusions'] {
  const runs = suite.results.flatMap((result) => result.runs);
  const hollow = suite.results.filter((result) => result.assertsNothing);
  return {
    skipped: suite.skippedTests,
    errored: suite.results
      .filter((result) => result.status === 'errored')
      .map((result) => ({ test: result.testCaseName, model: result.modelId })),
    spoiledRuns: runs.filter((run) => run.spoiled).length,
    truncatedAnswers: suite.totals.truncated,
    assertNothing: [...new Set(hollow.map((result) => result.testCaseName))],
  };
}

function knownLimits(report: Report, suites: readonly SuiteReport[]): readonly string[] {
  const limits = [
    'The intervals take test results as independent samples of one distribution. The tests of a suite are chosen, not drawn, so the intervals describe this test set and not the use in the field.',
    'Providers may change a model behind its name; a later run may differ although nothing here has changed.',
    'What no test of the log covers was not tested. Discriminatory impact and cybersecurity are covered only as far as tests of the log address them.',
  ];
  const judged = suites.some((suite) =>
    suite.results.some((result) => result.assertionTypes.includes('judge')),
  );
  if (judged) {
    limits.push('Judge scores come from a model and are themselves subject to error and drift.');
  }
  if (report.run.responses === 'replay' || report.run.responses === 'cache') {
    limits.push(
      'Some or all answers were recorded in an earlier run; this run evaluated those recordings.',
    );
  }
  if (suites.some((suite) => suite.repeat.min < 3)) {
    limits.push(
      'Some tests ran fewer than three times, so the variation of their answers is not known.',
    );
  }
  if (suites.some((suite) => suite.configCommit === undefined)) {
    limits.push(
      'The commit of some config is not known, so this document does not show that its thresholds were set before the run.',
    );
  }
  if (suites.some((suite) => suite.configCommit?.dirty === true)) {
    limits.push('Some config had changes that were not committed when the run began.');
  }
  if (!report.complete) limits.push('The run is incomplete: not every planned run was done.');
  if (report.totals.costIncomplete) limits.push('Costs are lower bounds: some prices are unknown.');
  return limits;
}
