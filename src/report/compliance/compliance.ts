/**
 * compliance.json: what the EU AI Act (Regulation (EU) 2024/1689) asks of testing evidence, taken from the report.
 * It is evidence for a conformity assessment and never says that a system conforms.
 */
import { createHash } from 'node:crypto';
import type { ComplianceSettings } from '../../config/suite.js';
import { askedRuns, isErrored, isNotRun, runPassed } from '../../engine/evaluate/aggregate.js';
import type { GateEvaluation, SkippedTest, TestStatus, Verdict } from '../../engine/results.js';
import { gateRate } from '../digest/gate-rate.js';
import { gateText } from '../words/gate-text.js';
import { intervalText, rateOfResults } from '../words/rate-text.js';
import { comparisonOf, type ComplianceComparison } from './compliance-comparison.js';
import { knownLimits } from './compliance-limits.js';
import { compareModels, judgeMeans } from '../digest/model-comparison.js';
import { judgeLines, judgeSentence } from '../sections/judge-lines.js';
import { caveatLine, caveatsOf } from '../sections/caveats.js';
import { repliedNames } from '../digest/replied-models.js';
import type { Report, SuiteReport, Totals } from '../report.js';
import type { Bounds } from '../../statistics/binomial.js';
import { meanOrNothing } from '../../basics/numbers.js';

const COMPLIANCE_VERSION = '1';

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
  /** Commit of the base branch whose runs stand for this case, which was not asked; null where it was. */
  readonly reusedFrom: string | null;
}

export interface ComplianceThreshold {
  readonly gate: string;
  readonly threshold: number;
  /** With its direction and unit, e.g. `≥ 95 %`. */
  readonly thresholdText: string;
  readonly actual: number;
  /** With its unit, and of a rate what it counts and its interval. */
  readonly actualText: string;
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
  /** What the replies named as their model, sorted; empty where they named none. */
  readonly repliedAs: readonly string[];
}

export interface CompliancePerformance {
  readonly model: string;
  readonly results: number;
  readonly passed: number;
  readonly errored: number;
  readonly passRate: number;
  readonly passRateInterval95: Bounds;
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
  /** The config and every file that it names, with one hash over all of them. */
  readonly testSet: {
    /** SHA-256 of the lines `<sha256>  <file>` of `files`, each ended by a line feed. */
    readonly sha256: string;
    readonly files: readonly FileDigest[];
  };
  /** What the version tested was compared with; null where it was not. */
  readonly comparison: ComplianceComparison | null;
  readonly models: readonly ComplianceModel[];
  readonly judgeModel: string;
  readonly repeat: SuiteReport['repeat'];
  readonly totals: Totals;
  readonly passRateInterval95: Bounds;
  readonly thresholds: readonly ComplianceThreshold[];
  readonly gatesPassed: boolean;
  readonly performance: readonly CompliancePerformance[];
  readonly failureCodes: Readonly<Record<string, number>>;
  readonly cases: readonly ComplianceCase[];
  readonly exclusions: {
    readonly skipped: readonly SkippedTest[];
    readonly errored: readonly { readonly test: string; readonly model: string }[];
    readonly erroredRuns: number;
    /** Not asked, because the verdict was decided without them (stop-when-decided). */
    readonly notRunRuns: number;
    readonly truncatedAnswers: number;
    readonly assertNothing: readonly string[];
  };
  /** What else is to be known of the answers: where they came from, and who gave them. */
  readonly caveats: readonly string[];
  readonly notices: readonly string[];
}

export interface ComplianceDocument {
  readonly version: typeof COMPLIANCE_VERSION;
  readonly statement: string;
  readonly tool: Report['tool'];
  /** With `files`, the only part that differs between two runs of the same inputs and results. */
  readonly run: Report['run'];
  /** SHA-256 of this document as compact JSON without `run`, `evidenceSha256` and `files`. */
  readonly evidenceSha256: string;
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
  'GitHub deletes artifacts after 90 days unless the repository sets another period: 1 to 90 days in public repositories, 1 to 400 in private ones. Technical documentation must be kept for ten years (Art. 18): store this document and the files of its manifest elsewhere.';

/**
 * The compliance document of a report.
 * @param files manifest of the other report files, in the order to be shown
 * @returns the suites whose config enables compliance, or all of them when none does (`compliance: true` of the action)
 */
export function renderComplianceJson(
  report: Report,
  files: readonly FileDigest[],
): ComplianceDocument {
  const suites = complianceSuites(report);
  const content = evidence(report, suites);
  const { version, statement, tool, ...rest } = content;
  return {
    version,
    statement,
    tool,
    run: report.run,
    evidenceSha256: sha256(JSON.stringify(content)),
    ...rest,
    files,
  };
}

/** What depends on inputs and results alone. */
function evidence(
  report: Report,
  suites: readonly SuiteReport[],
): Omit<ComplianceDocument, 'run' | 'evidenceSha256' | 'files'> {
  const persons = suites.flatMap((suite) => suite.compliance.metadata.responsiblePerson ?? []);
  return {
    version: COMPLIANCE_VERSION,
    statement: STATEMENT,
    tool: report.tool,
    verdict: report.verdict,
    complete: report.complete,
    suites: suites.map((suite) => complianceSuite(report, suite)),
    knownLimits: knownLimits(report, suites),
    retention: RETENTION,
    signature: { responsiblePersons: [...new Set(persons)], signedAt: null, signature: null },
  };
}

/** The suites whose config enables compliance, or all of them when none does. */
export function complianceSuites(report: Report): readonly SuiteReport[] {
  const enabled = report.suites.filter((suite) => suite.compliance.enabled);
  return enabled.length > 0 ? enabled : report.suites;
}

/** The config, then the files that it names. */
export function testSetFiles(suite: SuiteReport): readonly FileDigest[] {
  return [suite, ...suite.inputFiles].map(({ file, sha256: digest }) => ({
    name: file,
    sha256: digest,
  }));
}

function testSet(suite: SuiteReport): ComplianceSuite['testSet'] {
  const files = testSetFiles(suite);
  return { sha256: sha256(digestLines(files)), files };
}

/** As `sha256sum` writes and checks them. */
export function digestLines(files: readonly FileDigest[]): string {
  return files.map((file) => `${file.sha256}  ${file.name}\n`).join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function complianceSuite(report: Report, suite: SuiteReport): ComplianceSuite {
  const { compliance, configCommit, totals } = suite;
  const replied = repliedNames(suite);
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
    testSet: testSet(suite),
    comparison: comparisonOf(report, suite),
    models: suite.models.map(({ id, provider, model, params }) => ({
      id,
      provider,
      model,
      temperature: params.temperature,
      maxTokens: params.maxTokens,
      seed: params.seed ?? null,
      repliedAs: replied.get(id) ?? [],
    })),
    judgeModel: suite.judgeModel,
    repeat: suite.repeat,
    totals,
    passRateInterval95: endsOf(rateOfResults(totals.passed, totals.total)),
    thresholds: thresholds(suite, suite.gates),
    gatesPassed: suite.gates.passed,
    performance: performance(suite),
    failureCodes: suite.failureCodes,
    cases: cases(suite),
    exclusions: exclusions(suite),
    caveats: [
      ...judgeLines(report, suite).map(judgeSentence),
      ...caveatsOf(suite)
        .filter(({ kind }) => kind !== 'truncated' && kind !== 'asserts-nothing')
        .map(caveatLine),
    ],
    notices: suite.notices,
  };
}

function endsOf({ low, high }: Bounds): Bounds {
  return { low, high };
}

function thresholds(suite: SuiteReport, gates: GateEvaluation): readonly ComplianceThreshold[] {
  return gates.gates.map((gate) => {
    const { actual, threshold } = gateText(gate);
    const counted = gateRate(gate, suite);
    const rate = counted && ` of ${counted.what} (${intervalText(counted.rate)})`;
    const location = Object.hasOwn(suite.gateLocations, gate.gateName)
      ? suite.gateLocations[gate.gateName]
      : undefined;
    return {
      gate: gate.gateName,
      threshold: gate.threshold,
      thresholdText: threshold,
      actual: gate.actual,
      actualText: `${actual}${rate ?? ''}`,
      passed: gate.passed,
      exercised: gate.noData === undefined,
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
    passRate: row.passRate.value,
    passRateInterval95: endsOf(row.passRate),
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
      runs: askedRuns(result),
      passedRuns: result.runs.filter(runPassed).length,
      passRate: result.passRate,
      failureCodes: result.failureCodes,
      judgeAverage: meanOrNothing(judged) ?? null,
      latencyAvgMs: result.latencyAvgMs,
      costUsd: result.totalCostUsd,
      assertionTypes: result.assertionTypes,
      reusedFrom: result.reused?.sha ?? null,
    };
  });
}

function exclusions(suite: SuiteReport): ComplianceSuite['exclusions'] {
  const runs = suite.results.flatMap((result) => result.runs);
  const assertingNothing = suite.results.filter((result) => result.assertsNothing);
  return {
    skipped: suite.skippedTests,
    errored: suite.results
      .filter((result) => result.status === 'errored')
      .map((result) => ({ test: result.testCaseName, model: result.modelId })),
    erroredRuns: runs.filter((run) => isErrored(run) && !isNotRun(run)).length,
    notRunRuns: runs.filter(isNotRun).length,
    truncatedAnswers: suite.totals.truncated,
    assertNothing: [...new Set(assertingNothing.map((result) => result.testCaseName))],
  };
}
