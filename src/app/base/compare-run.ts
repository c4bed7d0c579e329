/** A run's results against the base report, and what the gates read of it. */
import { relative, sep } from 'node:path';
import { isBranchEvent, resultKey, totalCost, wholeCost } from '../../basics/basics.js';
import { type ComparedSuite, compareReports, weakenedInputs } from '../../comparison/compare.js';
import { memoryOf, remember } from '../../comparison/memory.js';
import type { SuiteGates, TestCase } from '../../config/suite.js';
import { demandsOf } from '../../engine/demands.js';
import { withoutOutages } from '../../engine/evaluate/aggregate.js';
import type { BaseComparison } from '../../engine/evaluate/verdict.js';
import { withRecipients } from '../../engine/identity.js';
import type { BaseAnswersJudged, JudgeCheck } from '../../engine/judges/judge-check.js';
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import {
  allRuns,
  type AggregatedTestResult,
  type TestCaseRunResult,
} from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { branchOfRef } from '../../github/context.js';
import type { Session } from '../session/session.js';
import { priceOf } from '../../providers/pricing.js';
import type { SuiteFacts, SuiteReportInput } from '../../report/build-report.js';
import type { BaseMemory, RunComparison, SuiteComparison } from '../../report/comparison.js';
import type { Report, ReportedResult, RunMetadata } from '../../report/report.js';

/** What a comparison needs of a suite. */
type AggregatedSuite = Pick<SuiteResults, 'facts' | 'gates' | 'results' | 'configured' | 'limit'>;

/** One suite with its comparison. */
interface ComparedResults {
  readonly results: readonly ReportedResult[];
  readonly comparison: SuiteComparison;
  readonly base: BaseComparison;
}

/** Compares all suites of a run at once; undefined where there is no base report. */
export function compareRun(
  suites: readonly AggregatedSuite[],
  base: BaseReportOutcome,
): readonly ComparedResults[] | undefined {
  if (base.kind !== 'found') return undefined;
  const compare = (all: readonly AggregatedSuite[]): readonly ComparedSuite[] =>
    compareReports(
      all.map((suite) => ({ ...headSuite(suite), isOfSibling: base.isOfSibling })),
      base.report,
      base.attempts,
    );
  let second: readonly ComparedSuite[] | undefined;
  const secondly = (): readonly ComparedSuite[] =>
    (second ??= compare(
      suites.map((suite) => ({ ...suite, results: withoutOutages(suite.results) })),
    ));
  return compare(suites).map(({ comparison, results, atWorst }, index) => ({
    comparison,
    results: (suites[index]?.results ?? []).map((result, position) => ({
      ...result,
      comparison: results[position],
    })),
    base: {
      figures: figuresOf({ comparison, results, atWorst }),
      withoutErroredRuns: () => figuresOf(secondly()[index] ?? { comparison, results, atWorst }),
    },
  }));
}

/**
 * What the report says of it.
 * @param branch where the base would be; undefined on a branch's own runs
 * @param suites names of this run's; none where its configs could not be read
 */
export function runComparison(
  base: BaseReportOutcome,
  branch: string | undefined,
  suites: readonly string[],
  run: RunMetadata,
): RunComparison {
  if (base.kind !== 'found') return { kind: 'unavailable', reason: base.reason, branch };
  const { report } = base;
  const isKnown = suites.length > 0;
  const gone = isKnown ? report.suites.filter(({ name }) => !suites.includes(name)) : [];
  const config = report.run.step?.config;
  const ofOtherJob = jobOf(report.run) === jobOf(run) ? {} : { ofOtherJob: true as const };
  const weakened = base.isOfSibling === true ? [] : weakenedInputs(report.run.inputs, run.inputs);
  return {
    kind: 'compared',
    base: base.base,
    goneSuites:
      gone.length === 0 ? undefined : gone.map(({ name }) => ({ name, config, ...ofOtherJob })),
    weakened: weakened.length === 0 ? undefined : weakened,
  };
}

/** Another job, or another one of the same matrix, has its own suites. What a change can alter in the same job is not in it. */
function jobOf({ workflow, job, step }: RunMetadata): string {
  return JSON.stringify([workflow, job, step?.matrix]);
}

function headSuite({ facts, gates, results, configured, limit }: AggregatedSuite) {
  return {
    name: facts.name,
    results,
    settings: gates,
    limit,
    models: facts.models,
    demands: facts.demands,
    judges: facts.judges,
    judgedAgain: facts.judgedAgain?.answers,
    configured: new Set(configured.map((it) => resultKey(it.testCaseName, it.modelId))),
  };
}

/** The numbers that the gates are held against, and what they could have been. */
type BaseFigures = BaseComparison['figures'];

function figuresOf({ atWorst, ...compared }: ComparedSuite): BaseFigures {
  return {
    ...numbersOf(compared),
    atWorst: atWorst.map((worst) => () => atAnyPrice({ ...numbersOf(worst()), atWorst: [] })),
  };
}

/** What takes time or money can always take more of it. */
function atAnyPrice({ latencyRatio, costRatio, ...figures }: BaseFigures): BaseFigures {
  return {
    ...figures,
    latencyRatio: latencyRatio === undefined ? undefined : Infinity,
    costRatio: costRatio === undefined ? undefined : Infinity,
  };
}

function numbersOf({
  comparison,
  results,
}: Omit<ComparedSuite, 'atWorst'>): Omit<BaseFigures, 'atWorst'> {
  const { verdict, judges, moved, latency, cost } = comparison;
  const isOfJudge = moved?.causes.includes('judge') === true && !moved.isScoreWorse;
  const judge = isOfJudge ? undefined : comparison.judge;
  const reason = verdict.verdict === 'cannot-tell' ? verdict.reason.kind : undefined;
  return {
    verdict: verdict.evidence === undefined ? undefined : verdict.verdict,
    lostToErrors: reason === 'errored',
    isOtherVersion: reason === 'model-version' && verdict.evidence === undefined,
    isOtherJudge: isOfJudge || (judges ?? []).some(({ changed }) => changed),
    regressions: results.filter(({ countsForGate }) => countsForGate === true).length,
    newFailures: results.filter(({ newFailure }) => newFailure === true).length,
    drop: verdict.evidence?.drop,
    judge,
    latencyRatio: latency?.ratio,
    costRatio: cost?.ratio,
  };
}

// What a run of the base branch hands on to the runs after it, its judges' scores among it; pull requests read it
// only.

/** The memory of a run; undefined where it is none of a branch itself, or has no results. */
export function memoryOfRun(
  { eventName, ref, sha }: Pick<Session['context'], 'eventName' | 'ref' | 'sha'>,
  { suites, base, isPartial }: MemoryParts,
  { finishedAt, runId, runAttempt, responses }: RunMetadata,
): BaseMemory | undefined {
  const isOfBranch = isBranchEvent(eventName) && branchOfRef(ref) !== undefined;
  if (!isOfBranch || sha === undefined || suites.length === 0) return undefined;
  const found = base?.kind === 'found' ? base : undefined;
  return remember(found && memoryOf(found.report), {
    run: { sha, finishedAt, runId, runAttempt },
    suites: suites.map(({ facts, results }) => ({
      name: facts.name,
      results,
      costUsd: wholeCost(
        totalCost(results.flatMap(({ runs }) => runs.map((run) => run.costEstimateUsd))),
      ),
    })),
    attempts: found?.attempts ?? [],
    isPartial: isPartial || suites.some(({ results }) => results.some(lacksRuns)),
    mayBeStored: responses === 'replay' || responses === 'cache',
    givenBefore: found && sampleIdsOf(found.report),
  });
}

function sampleIdsOf({ suites }: Report): ReadonlySet<string> {
  return new Set(
    suites.flatMap(({ results }) =>
      results.flatMap((result) => allRuns(result).flatMap(({ sampleId }) => sampleId ?? [])),
    ),
  );
}

/** Of what was stopped when it was decided, or when the budget was spent, there are no totals either. */
function lacksRuns({ runs }: SuiteReportInput['results'][number]): boolean {
  return runs.some(({ outcome }) => outcome.kind === 'not-run');
}

interface MemoryParts {
  readonly suites: readonly SuiteReportInput[];
  readonly base?: BaseReportOutcome | undefined;
  /** Filters or an end before its time left tests out. */
  readonly isPartial: boolean;
}

// What a report says about a suite before any result: facts of its config and of its plan, and no path of this
// machine.

/** A suite whose results are known, wherever they come from: this job, the base branch or the jobs of a matrix. */
export interface SuiteResults {
  readonly facts: SuiteFacts;
  readonly gates: SuiteGates;
  /** In config order. */
  readonly results: readonly AggregatedTestResult[];
  /** Where rounds of repeats were asked: the limit of the round that ended them (see HeadSuite). */
  readonly limit?: number | undefined;
  /** Repeats that were asked and not needed: they count in nothing but what was spent. */
  readonly surplus?: readonly TestCaseRunResult[] | undefined;
  /** Every test x model of the config, those that are skipped or filtered out among them. */
  readonly configured: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}

/** What is found out of a suite while its models answer. */
interface FoundOut {
  /** The recordings that the pull request itself adds or changes. */
  readonly ownRecordings?: SuiteFacts['ownRecordings'];
  readonly takenOut?: SuiteFacts['takenOut'];
  /** Judges that have labels, and what today's judge says of the base branch's answers. */
  readonly judges?: readonly JudgeCheck[];
  readonly judgedAgain?: BaseAnswersJudged | undefined;
}

/**
 * The facts of a planned suite.
 * @param configCommit what git knows of its config
 */
export function suiteFacts(
  { suite, units, planned = units, skipped, sample }: SuitePlan,
  configCommit: SuiteFacts['configCommit'],
  { ownRecordings = [], takenOut = [], judges = [], judgedAgain }: FoundOut = {},
): SuiteFacts {
  const { compliance, baseline } = suite;
  return {
    name: suite.name,
    project: suite.project,
    description: suite.description,
    tags: suite.tags,
    file: suite.file,
    sha256: suite.sha256,
    inputFiles: suite.inputFiles,
    configCommit,
    models: withRecipients(suite),
    judgeModel: suite.judgeModel,
    baselineFile: baseline?.file,
    ownRecordings: ownRecordings.length === 0 ? undefined : ownRecordings,
    takenOut: takenOut.length === 0 ? undefined : takenOut,
    repeat: repeatRange(planned.map(({ test }) => test)),
    plannedRuns: planned.filter((unit) => !isExtra(unit)).length,
    skippedTests: skipped,
    sample,
    compliance: {
      enabled: compliance.enabled,
      framework: compliance.framework,
      metadata: compliance.metadata,
    },
    judges: judges.length === 0 ? undefined : judges,
    judgedAgain,
    demands: demandsOf(
      suite,
      relative(suite.directory, suite.recordingsDir).split(sep).join('/'),
      priceOf,
    ),
    gateLocations: suite.gateLocations,
    notices: suite.notices,
  };
}

function repeatRange(all: readonly TestCase[]): SuiteFacts['repeat'] {
  if (all.length === 0) return { min: 0, max: 0 };
  const tests = [...new Set(all)];
  return {
    min: Math.min(...new Set(tests.map(({ repeat }) => repeat))),
    max: Math.max(...new Set(tests.map(({ repeat, repeatMax }) => repeatMax ?? repeat))),
  };
}
