/**
 * compliance.json: what the EU AI Act (Regulation (EU) 2024/1689) asks of testing evidence, taken from the report.
 * It is evidence for a conformity assessment and never says that a system conforms.
 */
import { costWords } from '../../basics/format.js';
import { createHash } from 'node:crypto';
import type { SuiteVerdict } from '../comparison.js';
import type { Suite } from '../../config/suite.js';
import { judgeAverage } from '../../engine/evaluate/gate-definitions.js';
import {
  type AggregatedTestResult,
  type GateEvaluation,
  type SkippedTest,
  type TestStatus,
  type Verdict,
  askedRuns,
  countsAs,
  wasTimed,
} from '../../engine/results.js';
import type { Bounds } from '../../statistics/intervals.js';
import { compareModels, repliedNames } from '../story/suite-figures.js';
import type { Report, SuiteReport, Totals } from '../report.js';
import { caveatLine, caveatsOf } from '../story/caveats.js';
import { gateRate, gateText } from '../story/gates.js';
import { judgeLines, judgeSentence } from '../story/judge-lines.js';
import { baseOf, changeWords, wholeVerdict } from '../story/verdict-line.js';
import { type Sentence, written } from '../story/sentence.js';
import { notAskedWords, intervalText, ownCost, rateOfResults } from '../story/words.js';

const COMPLIANCE_VERSION = '1';

/** A file of the report, with the hex SHA-256 of its bytes. */
export interface FileDigest {
  readonly name: string;
  readonly sha256: string;
}

/** One test on one model. */
interface ComplianceCase {
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
  /** Null where no answer's time is known. */
  readonly latencyAvgMs: number | null;
  readonly costUsd: number;
  /** With what of it is not known, e.g. `at least $0.042`. */
  readonly costText: string;
  readonly assertionTypes: readonly string[];
  /** Commit of the base branch whose runs stand for this case, which was not asked; null where it was. */
  readonly reusedFrom: string | null;
}

interface ComplianceThreshold {
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

interface CompliancePerformance {
  readonly model: string;
  readonly results: number;
  readonly passed: number;
  readonly errored: number;
  readonly passRate: number;
  readonly passRateInterval95: Bounds;
  readonly judgeAverage: number | null;
  /** Null where no answer's time is known. */
  readonly latencyAvgMs: number | null;
}

export interface ComplianceSuite {
  readonly name: string;
  readonly project: string;
  readonly description: string | null;
  readonly framework: Suite['compliance']['framework'];
  readonly system: Suite['compliance']['metadata'];
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
function testSetFiles(suite: SuiteReport): readonly FileDigest[] {
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
    latencyAvgMs: row.latencyMs ?? null,
  }));
}

function cases(suite: SuiteReport): readonly ComplianceCase[] {
  return suite.results.map((result) => {
    return {
      test: result.testCaseName,
      model: result.modelId,
      location: `${result.location.file}:${result.location.line}`,
      tags: result.tags,
      status: result.status,
      runs: askedRuns(result),
      passedRuns: result.runs.filter((run) => countsAs(run).passed).length,
      passRate: result.passRate,
      failureCodes: result.failureCodes,
      judgeAverage: judgeAverage([result]) ?? null,
      latencyAvgMs: result.runs.some(wasTimed) ? result.latencyAvgMs : null,
      costUsd: result.totalCostUsd,
      costText: costWords(ownCost([result])),
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
    erroredRuns: runs.filter((run) => countsAs(run).lost).length,
    notRunRuns: runs.filter((run) => countsAs(run).notRun).length,
    truncatedAnswers: suite.totals.truncated,
    assertNothing: [...new Set(assertingNothing.map((result) => result.testCaseName))],
  };
}

// What the version under test was compared with, for the compliance document.

interface ComplianceComparison {
  readonly base: {
    readonly branch: string;
    readonly commit: string | null;
    readonly finishedAt: string;
    /** Runs of the base that are remembered and were compared. */
    readonly runs: number;
  };
  readonly verdict: SuiteVerdict['verdict'];
  /** The verdict in words. */
  readonly statement: string;
  /** Results that regressed for certain, of those that the change touches. */
  readonly regressed: number;
  readonly improved: number;
}

function quotedNames(sentence: Sentence): string {
  return written(sentence, (part) => (part.kind === 'text' ? part.text : `\`${part.name}\``));
}

/** Null where the suite was not compared. */
function comparisonOf(report: Report, suite: SuiteReport): ComplianceComparison | null {
  const { comparison } = suite;
  const base = baseOf(report);
  if (report.comparison?.kind !== 'compared' || base === undefined || comparison === undefined) {
    return null;
  }
  const { branch, sha, finishedAt, runs } = report.comparison.base;
  const { verdict, counts } = comparison;
  // How old the base is depends on when the run ended, which is no evidence.
  const words = changeWords(suite, comparison, { ...base, age: undefined });
  return {
    base: { branch, commit: sha ?? null, finishedAt, runs },
    verdict: verdict.verdict,
    statement: `${verdict.verdict === 'worse' ? 'Worse: ' : ''}${quotedNames(wholeVerdict(words))}`,
    regressed: counts.regressed,
    improved: counts.improved,
  };
}

// What a compliance document must say that it does not show.

/** Sentences on the limits of this run's evidence. */
function knownLimits(report: Report, suites: readonly SuiteReport[]): readonly string[] {
  const limits = [
    'The intervals are about these very tests, were they asked again: they hold their true share about 95 times in 100 or more often. The tests of a suite are chosen, not drawn, so the intervals do not describe the use in the field.',
    'Providers may change a model without changing its name; a later run may differ although nothing here has changed.',
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
  for (const { name, sample } of suites) {
    if (sample === undefined) continue;
    limits.push(
      `Suite ${name}: ${notAskedWords(sample)}. The cases that were asked were chosen by a hash of their names.`,
    );
  }
  if (suites.some((suite) => suite.repeat.min < 3)) {
    limits.push(
      'Some tests ran fewer than three times, so the variation of their answers is not known.',
    );
  }
  if (suites.some((suite) => unnamedModels(suite).length > 0)) {
    limits.push(
      'Some replies did not name the model that wrote them, so the version of those models is known by the requested name only.',
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
  if (suites.some(({ results }) => results.some(({ reused }) => reused !== undefined))) {
    limits.push(
      'Some cases were not asked in this run: their question and checks are those of an earlier run of the base branch, whose results stand for them.',
    );
  }
  if (!report.complete) limits.push('The run is incomplete: not every planned answer was asked.');
  if (report.totals.costIncomplete) limits.push('Costs are lower bounds: some prices are unknown.');
  return limits;
}

// predicate.json: the predicate of an in-toto attestation of type https://in-toto.io/attestation/test-result/v0.1, to be
// signed by `actions/attest`. Names in it are raw, as JSON has them; code that shows them must escape them.

interface ResourceDescriptor {
  readonly name: string;
  readonly digest: { readonly sha256: string } | { readonly gitCommit: string };
  readonly annotations?: Readonly<Record<string, string>>;
}

interface TestResultPredicate {
  readonly result: 'PASSED' | 'WARNED' | 'FAILED';
  /** The config and the files that it names, of every suite; last the base that the run was compared with. */
  readonly configuration: readonly ResourceDescriptor[];
  readonly url?: string | undefined;
  /** `<suite> / <test> [<model>]` */
  readonly passedTests: readonly string[];
  /** Passed, but asserts nothing. */
  readonly warnedTests: readonly string[];
  readonly failedTests: readonly string[];
}

/**
 * The predicate of the suites that have compliance. `FAILED`: the run's verdict is not `passed`. `WARNED`: it is, but
 * not every test passed with something asserted, or not every planned run was done.
 */
export function testResultPredicate(report: Report): TestResultPredicate {
  const suites = complianceSuites(report);
  const named = suites.flatMap((suite) =>
    suite.results.map((result) => ({
      name: `${suite.name} / ${result.testCaseName} [${result.modelId}]`,
      outcome: outcomeOf(result),
    })),
  );
  const namesOf = (outcome: TestOutcome): readonly string[] =>
    named.filter((it) => it.outcome === outcome).map(({ name }) => name);
  const allEarned = report.complete && named.every(({ outcome }) => outcome === 'passed');
  return {
    result: report.verdict.result === 'passed' ? (allEarned ? 'PASSED' : 'WARNED') : 'FAILED',
    configuration: [
      ...suites.flatMap(testSetFiles).map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
      ...comparedBase(report, suites),
    ],
    url: report.run.runUrl,
    passedTests: namesOf('passed'),
    warnedTests: namesOf('warned'),
    failedTests: namesOf('failed'),
  };
}

/** The commit of the base, with the verdict of each suite against it. */
function comparedBase(
  { comparison }: Report,
  suites: readonly SuiteReport[],
): readonly ResourceDescriptor[] {
  if (comparison?.kind !== 'compared' || comparison.base.sha === undefined) return [];
  const verdicts = suites.flatMap((suite) =>
    suite.comparison === undefined ? [] : [[suite.name, suite.comparison.verdict.verdict] as const],
  );
  return [
    {
      name: `base ${comparison.base.branch}`,
      digest: { gitCommit: comparison.base.sha },
      annotations: Object.fromEntries(verdicts),
    },
  ];
}

type TestOutcome = 'passed' | 'warned' | 'failed';

function outcomeOf(result: AggregatedTestResult): TestOutcome {
  if (result.status === 'not-run') return 'warned';
  if (result.status !== 'passed') return 'failed';
  return result.assertsNothing ? 'warned' : 'passed';
}

/** Ids of the models that were asked and never named themselves. */
function unnamedModels(suite: SuiteReport): readonly string[] {
  const replied = repliedNames(suite);
  const asked = new Set(suite.results.map((result) => result.modelId));
  return suite.models.map(({ id }) => id).filter((id) => asked.has(id) && !replied.has(id));
}
