/**
 * compliance.json: what the EU AI Act (Regulation (EU) 2024/1689) asks of testing evidence, taken from the report.
 * It is evidence for a conformity assessment and never says that a system conforms.
 */
import { createHash } from 'node:crypto';
import { costWords } from '../../basics/format.js';
import type { SourceLocation } from '../../config/suite.js';
import { judgeAverage } from '../../engine/evaluate/gate-definitions.js';
import {
  type AggregatedTestResult,
  type GateResult,
  askedRuns,
  countsAs,
  wasTimed,
} from '../../engine/results.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import type { Report, SuiteReport } from '../report.js';
import { caveatLine, caveatsOf } from '../story/caveats.js';
import { gateRate, gateText } from '../story/gates.js';
import { judgeLines } from '../story/judge-lines.js';
import { baseOf, changeWords, wholeVerdict } from '../story/comparison-words.js';
import { plainText, type Sentence, written } from '../story/sentence.js';
import { compareModels, repliedNames } from '../story/suite-figures.js';
import { notAskedWords, intervalText, ownCost, rateOfResults } from '../story/words.js';

const COMPLIANCE_VERSION = '1';

/** A file of the report, with the hex SHA-256 of its bytes. */
export interface FileDigest {
  readonly name: string;
  readonly sha256: string;
}

const STATEMENT =
  'This document is evidence of testing. It is not a declaration of conformity and does not state that the system complies with any law.';

const RETENTION =
  'GitHub deletes artifacts after 90 days unless the repository sets another period: 1 to 90 days in public repositories, 1 to 400 in private ones. Technical documentation must be kept for ten years (Art. 18): store this document and the files of its manifest elsewhere.';

/**
 * The compliance document of a report, of the suites whose config enables compliance, or of all of them when none does
 * (`compliance: true` of the action).
 * @param files manifest of the other report files, in the order to be shown
 */
export function complianceDocument(report: Report, files: readonly FileDigest[]) {
  const suites = complianceSuites(report);
  const persons = suites.flatMap((suite) => suite.compliance.metadata.responsiblePerson ?? []);
  const head = { version: COMPLIANCE_VERSION, statement: STATEMENT, tool: report.tool };
  /** With `head`, what depends on inputs and results alone. */
  const evidence = {
    verdict: report.verdict,
    complete: report.complete,
    suites: suites.map((suite) => complianceSuite(report, suite)),
    knownLimits: knownLimits(report, suites),
    retention: RETENTION,
    signature: { responsiblePersons: [...new Set(persons)], signedAt: null, signature: null },
  };
  return {
    ...head,
    /** With `files`, the only part that differs between two runs of the same inputs and results. */
    run: report.run,
    /** SHA-256 of this document as compact JSON without `run`, `evidenceSha256` and `files`. */
    evidenceSha256: sha256(JSON.stringify({ ...head, ...evidence })),
    ...evidence,
    files,
  };
}

export type ComplianceDocument = ReturnType<typeof complianceDocument>;
export type ComplianceSuite = ComplianceDocument['suites'][number];

/** The suites whose config enables compliance, or all of them when none does. */
function complianceSuites(report: Report): readonly SuiteReport[] {
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

/** As `sha256sum` writes and checks them. */
export function digestLines(files: readonly FileDigest[]): string {
  return files.map((file) => `${file.sha256}  ${file.name}\n`).join('');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function complianceSuite(report: Report, suite: SuiteReport) {
  const { compliance, configCommit, totals } = suite;
  const replied = repliedNames(suite);
  const files = testSetFiles(suite);
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
      /** The file differed from that commit when the run began; null where git does not know. */
      changedSinceCommit: configCommit?.dirty ?? null,
    },
    /** The config and every file that it names, with the hash of their list as `sha256sum` writes it. */
    testSet: { sha256: sha256(digestLines(files)), files },
    comparison: comparisonOf(report, suite),
    models: suite.models.map(({ id, provider, model, params }) => ({
      id,
      provider,
      model,
      temperature: params.temperature,
      maxTokens: params.maxTokens,
      seed: params.seed ?? null,
      /** What the replies named as their model, sorted; empty where they named none. */
      repliedAs: replied.get(id) ?? [],
    })),
    judgeModel: suite.judgeModel,
    repeat: suite.repeat,
    totals,
    passRateInterval95: endsOf(rateOfResults(totals.passed, totals.total)),
    thresholds: suite.gates.gates.map((gate) => thresholdOf(suite, gate)),
    gatesPassed: suite.gates.passed,
    performance: performance(suite),
    failureCodes: suite.failureCodes,
    cases: suite.results.map(caseOf),
    exclusions: exclusions(suite),
    /** What else is to be known of the answers: where they came from, and who gave them. */
    caveats: [
      ...judgeLines(report, suite).map(({ sentence }) => plainText(sentence)),
      ...caveatsOf(suite)
        .filter(({ kind }) => kind !== 'truncated' && kind !== 'asserts-nothing')
        .map(caveatLine),
    ],
    notices: suite.notices,
  };
}

function performance(suite: SuiteReport) {
  return compareModels(suite).map((row) => ({
    model: row.modelId,
    results: row.total,
    passed: row.passed,
    errored: row.errored,
    passRate: row.passRate.value,
    passRateInterval95: endsOf(row.passRate),
    judgeAverage: row.judgeAverage ?? null,
    /** Null where no answer's time is known. */
    latencyAvgMs: row.latencyMs ?? null,
  }));
}

type Ends = Pick<ShareEstimate, 'low' | 'high'>;

function endsOf({ low, high }: Ends): Ends {
  return { low, high };
}

function placeOf({ file, line }: SourceLocation): string {
  return `${file}:${line}`;
}

function thresholdOf(suite: SuiteReport, gate: GateResult) {
  const { actual, threshold } = gateText(gate);
  const counted = gateRate(gate, suite);
  const rate = counted && ` of ${counted.what} (${intervalText(counted.rate)})`;
  const setAt = new Map(Object.entries(suite.gateLocations)).get(gate.gateName);
  return {
    gate: gate.gateName,
    threshold: gate.threshold,
    /** With its direction and unit, e.g. `≥ 95 %`. */
    thresholdText: threshold,
    actual: gate.actual,
    /** With its unit, and of a rate what it counts and its interval. */
    actualText: `${actual}${rate ?? ''}`,
    passed: gate.passed,
    exercised: gate.noData === undefined,
    /** `file:line` where the config sets it; null for a default. */
    setAt: setAt === undefined ? null : placeOf(setAt),
  };
}

/** One test on one model. */
function caseOf(result: AggregatedTestResult) {
  return {
    test: result.testCaseName,
    model: result.modelId,
    location: placeOf(result.location),
    tags: result.tags,
    status: result.status,
    runs: askedRuns(result),
    passedRuns: result.runs.filter((run) => countsAs(run).passed).length,
    /** 0 to 1. */
    passRate: result.passRate,
    failureCodes: result.failureCodes,
    /** Mean of the judge assertions, 0 to 1. */
    judgeAverage: judgeAverage([result]) ?? null,
    /** Null where no answer's time is known. */
    latencyAvgMs: result.runs.some(wasTimed) ? result.latencyAvgMs : null,
    costUsd: result.totalCostUsd,
    /** With what of it is not known, e.g. `at least $0.042`. */
    costText: costWords(ownCost([result])),
    assertionTypes: result.assertionTypes,
    /** Commit of the base branch whose runs stand for this case, which was not asked; null where it was. */
    reusedFrom: result.reused?.sha ?? null,
  };
}

function exclusions(suite: SuiteReport) {
  const runs = suite.results.flatMap((result) => result.runs);
  const assertingNothing = suite.results.filter((result) => result.assertsNothing);
  return {
    skipped: suite.skippedTests,
    errored: suite.results
      .filter((result) => result.status === 'errored')
      .map((result) => ({ test: result.testCaseName, model: result.modelId })),
    erroredRuns: runs.filter((run) => countsAs(run).lost).length,
    /** Not asked, because the verdict was decided without them (stop-when-decided). */
    notRunRuns: runs.filter((run) => countsAs(run).notRun).length,
    truncatedAnswers: suite.totals.truncated,
    assertNothing: [...new Set(assertingNothing.map((result) => result.testCaseName))],
  };
}

function quotedNames(sentence: Sentence): string {
  return written(
    sentence,
    (text) => text,
    ({ name }) => `\`${name}\``,
  );
}

/** What the version under test was compared with; null where it was not. */
function comparisonOf(report: Report, suite: SuiteReport) {
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
    /** `runs`: those of the base that are remembered and were compared. */
    base: { branch, commit: sha ?? null, finishedAt, runs },
    verdict: verdict.verdict,
    /** The verdict in words. */
    statement: `${verdict.verdict === 'worse' ? 'Worse: ' : ''}${quotedNames(wholeVerdict(words))}`,
    /** Results that regressed for certain, of those that the change touches. */
    regressed: counts.regressed,
    improved: counts.improved,
  };
}

// What a compliance document must say that it does not show.

/** Sentences on the limits of this run's evidence. */
function knownLimits(report: Report, suites: readonly SuiteReport[]): readonly string[] {
  const { responses } = report.run;
  const results = suites.flatMap((suite) => suite.results);
  const limits: readonly (readonly [applies: boolean, limit: string])[] = [
    [
      results.some(({ assertionTypes }) => assertionTypes.includes('judge')),
      'Judge scores come from a model and are themselves subject to error and drift.',
    ],
    [
      responses === 'replay' || responses === 'cache',
      'Some or all answers were recorded in an earlier run; this run evaluated those recordings.',
    ],
    ...suites.flatMap(({ name, sample }) =>
      sample === undefined
        ? []
        : [
            [
              true,
              `Suite ${name}: ${notAskedWords(sample)}. The cases that were asked were chosen by a hash of their names.`,
            ] as const,
          ],
    ),
    [
      suites.some(({ repeat }) => repeat.min < 3),
      'Some tests ran fewer than three times, so the variation of their answers is not known.',
    ],
    [
      suites.some(hasUnnamedModels),
      'Some replies did not name the model that wrote them, so the version of those models is known by the requested name only.',
    ],
    [
      suites.some(({ configCommit }) => configCommit === undefined),
      'The commit of some config is not known, so this document does not show that its thresholds were set before the run.',
    ],
    [
      suites.some(({ configCommit }) => configCommit?.dirty === true),
      'Some config had changes that were not committed when the run began.',
    ],
    [
      results.some(({ reused }) => reused !== undefined),
      'Some cases were not asked in this run: their question and checks are those of an earlier run of the base branch, whose results stand for them.',
    ],
    [!report.complete, 'The run is incomplete: not every planned answer was asked.'],
    [report.totals.costIncomplete, 'Costs are lower bounds: some prices are unknown.'],
  ];
  return [...ALWAYS, ...limits.flatMap(([applies, limit]) => (applies ? [limit] : []))];
}

const ALWAYS = [
  'The intervals are about these very tests, were they asked again: they hold their true share about 95 times in 100 or more often. The tests of a suite are chosen, not drawn, so the intervals do not describe the use in the field.',
  'Providers may change a model without changing its name; a later run may differ although nothing here has changed.',
  'What no test of the log covers was not tested. Discriminatory impact and cybersecurity are covered only as far as tests of the log address them.',
];

/** Whether a model was asked that never named itself. */
function hasUnnamedModels(suite: SuiteReport): boolean {
  const replied = repliedNames(suite);
  const asked = new Set(suite.results.map((result) => result.modelId));
  return suite.models.some(({ id }) => asked.has(id) && !replied.has(id));
}
