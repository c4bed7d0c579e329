/** From runs to what the report is made of: aggregate, gates, verdict. */
import { relative } from 'node:path';
import { joinBounded } from '../../assertions/registry.js';
import { sum } from '../../basics/basics.js';
import { count, plural } from '../../basics/format.js';
import type { ConfigProblem } from '../../config/problem.js';
import { aggregateSuite, inConfigOrder } from '../../engine/evaluate/aggregate.js';
import {
  decideVerdict,
  evaluateSuiteGates,
  excuseRefusals,
} from '../../engine/evaluate/verdict.js';
import { listedTools } from '../../engine/identity.js';
import { configuredResults, type Shard, withRead } from '../../engine/plan.js';
import type {
  AggregatedTestResult,
  GateEvaluation,
  Interruption,
  Verdict,
} from '../../engine/results.js';
import type { Account, Execution } from '../../engine/execute.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import type { configCommits } from '../../processes/git.js';
import type { ReportedAccount, Selection, ShardPlan } from '../../report/report.js';
import { compareRun, suiteFacts, type SuiteResults } from '../base/compare-run.js';
import { missingAnswersProblem, type MissingVariable } from '../preflight/keys.js';
import { settleHarnesses } from '../../results/settle.js';
import type { ReadyRun, RunFindings } from '../job.js';
import type { AskedPlans } from './ask-models.js';
import { harnessDoubts, harnessesOf, type HarnessesRead, withHarnesses } from './harnesses.js';
import type { SteeredRun } from './steer-run.js';
import { baseResults, baseSuite, sameModels } from '../base/base-branch.js';

/** The comparison and the gates of every suite, and the verdict. `base`: what to compare with. */
export function evaluateSuites(
  known: readonly SuiteResults[],
  base: BaseReportOutcome,
  {
    problems,
    interruption,
    recorded,
  }: {
    readonly problems: readonly ConfigProblem[];
    readonly interruption?: Interruption | undefined;
    /** Recordings that were written. */
    readonly recorded: number;
  },
): Pick<RunFindings, 'suites' | 'verdict' | 'base' | 'notices'> {
  const excused = known.map((suite) => ({
    ...suite,
    results: excuseRefusals(
      suite.results,
      baseResults(base, suite.facts.name),
      sameModels(base, suite.facts),
    ),
  }));
  const whole = excused.map((suite) => settleHarnesses(suite, baseSuite(base, suite.facts.name)));
  const compared = compareRun(whole, base);
  const suites = whole.map(({ facts, gates, results, surplus }, index) => {
    const against = compared?.[index];
    return {
      facts,
      results: against?.results ?? results,
      comparison: against?.comparison,
      surplus,
      ...evaluateSuiteGates(gates, results, against?.base, facts.judges),
    };
  });
  const verdict = decideVerdict({
    suites: suites.map((suite) => ({ name: suite.facts.name, ...suite })),
    problems,
    interruption,
  });
  const told = suites.map(({ facts: { harnesses }, results }) => ({ harnesses, results }));
  return {
    suites,
    verdict: withHarnesses(withDefect(verdict, base), told),
    base,
    notices: [
      ...recordingNotices(recorded),
      ...harnessDoubts(suites, base),
      ...(base.notice === undefined ? [] : [base.notice]),
    ],
  };
}

/** A base report that this version wrote and does not read: gates against it would be green because of our mistake. */
function withDefect(verdict: Verdict, base: BaseReportOutcome): Verdict {
  const defect = base.kind === 'unavailable' ? base.defect : undefined;
  if (defect === undefined || verdict.exitCode > 1) return verdict;
  return {
    result: 'error',
    exitCode: 4,
    reason: `Internal error of the KindLM action: this version of it wrote the report of ${defect}. Nothing is known of the base branch, so this change is not judged. Please report it; until then, \`compare: never\` goes without the base branch`,
  };
}

/** What was looked up while the models answered. */
interface LookedUp extends Pick<HarnessesRead, 'read'> {
  /** Of each plan's config, in order. */
  readonly commits: Awaited<ReturnType<typeof configCommits>>;
  /** What to compare with. */
  readonly base: BaseReportOutcome;
}

/** Evaluates a finished or interrupted run. */
export function evaluateRun(
  ready: ReadyRun,
  execution: AskedPlans,
  { commits, base, read }: LookedUp,
  { repeatsOf }: Pick<SteeredRun, 'repeatsOf'>,
): RunFindings {
  const { plans } = ready;
  const outcome = runOutcome(ready, execution);
  const repeats = plans.map((plan, index) => repeatsOf(plan, execution.runs[index] ?? []));
  const needed = { ...execution, runs: repeats.map(({ runs }) => runs) };
  const known = resultsOfPlans(ready, needed, { commits, read }).map((suite, index) => ({
    ...suite,
    limit: repeats[index]?.limit,
    surplus: repeats[index]?.surplus,
  }));
  const evaluated = evaluateSuites(known, base, {
    ...outcome,
    recorded: execution.recorded.length,
  });
  return {
    ...evaluated,
    ...outcome,
    complianceFolders: [...new Set(plans.flatMap(({ suite }) => suite.compliance.outputDir ?? []))],
    notices: [...outcome.notices, ...evaluated.notices],
  };
}

/** The results of what was asked, and of what harnesses ran. */
function resultsOfPlans(
  {
    plans,
    ownRecordings,
    takenOut,
    filter,
  }: Pick<ReadyRun, 'plans' | 'ownRecordings' | 'takenOut' | 'filter'>,
  execution: Execution,
  { commits, read }: Pick<LookedUp, 'commits' | 'read'>,
): readonly SuiteResults[] {
  return plans.map((asked, index) => {
    const others = read[index] ?? { tests: [], harnesses: [] };
    const { plan, runs } = withRead(asked, others);
    const reused = asked.reusedHarnesses ?? [];
    const ofHarnesses = reused.flatMap(({ results }) => results);
    const all = [...(execution.runs[index] ?? []), ...runs];
    const facts = suiteFacts(plan, commits[index], {
      ownRecordings: ownRecordings?.[index],
      takenOut: takenOut?.[index],
      judges: execution.judges[index] ?? [],
      judgedAgain: execution.judgedAgain[index],
    });
    return {
      facts: {
        ...facts,
        ...harnessesOf(asked, others.harnesses, filter),
        plannedRuns: facts.plannedRuns + sum(ofHarnesses.map((it) => it.runs.length)),
        skippedTests: [...facts.skippedTests, ...reused.flatMap(({ skipped }) => skipped)],
      },
      gates: plan.suite.gates,
      results: [
        ...inConfigOrder(
          plan,
          markIdle(aggregateSuite(plan, all), execution.heldBefore[index] ?? []),
        ),
        ...ofHarnesses,
      ],
      configured: [...configuredResults(plan.suite), ...ofHarnesses],
    };
  });
}

/** A test that nothing but expectations of that kind judges asserts nothing, unless one has failed all the same. */
function markIdle(
  results: readonly AggregatedTestResult[],
  held: Execution['heldBefore'][number],
): readonly AggregatedTestResult[] {
  const idle = new Set(held.flatMap(({ assertingNothing }) => assertingNothing));
  return results.map((result) =>
    idle.has(result.testCaseName) && result.passRate === 1
      ? { ...result, assertsNothing: true }
      : result,
  );
}

/** What came up while running, and what ended it early. */
function runOutcome(
  { missing, responses, notices }: ReadyRun,
  execution: AskedPlans,
): Pick<RunFindings, 'problems' | 'interruption' | 'responses' | 'notices'> {
  return {
    problems: runProblems(execution.problems, missing),
    interruption: execution.interruption,
    responses,
    notices: [...notices, ...execution.notices, ...provesNothingNotices(execution)],
  };
}

/** Expectations of workspaces that hold before an agent has worked. */
function provesNothingNotices({ heldBefore }: Pick<Execution, 'heldBefore'>): readonly string[] {
  const places = heldBefore.flat().map(({ location: { file, line }, labels }) => {
    const names = labels.map((label) => JSON.stringify(label)).join(', ');
    return `${file}:${line}: ${names}`;
  });
  if (places.length === 0) return [];
  return [
    `These expectations pass before the agent has done anything, so they prove nothing: ${joinBounded(places)}. Mark with \`guard: true\` what is meant to.`,
  ];
}

/** What to do with the recordings that a run wrote. */
function recordingNotices(files: number): readonly string[] {
  return files === 0
    ? []
    : [
        `${plural(files, 'recording file')} ${files === 1 ? 'was' : 'were'} written; commit ${files === 1 ? 'it' : 'them'} to replay this run.`,
      ];
}

/** Where a key is missing, what is wrong with each stored answer follows from that, and is said once. */
function runProblems(
  problems: readonly ConfigProblem[],
  missing: readonly MissingVariable[],
): readonly ConfigProblem[] {
  const [first] = problems;
  if (first === undefined || missing.length === 0) return problems;
  const example = first.message.replace(/\.$/, '');
  const found = `some are missing or cannot be used, e.g. ${example}`;
  return [missingAnswersProblem(missing, found)];
}

type PlannedPart = NonNullable<ReadyRun['part']>;

// What a shard reports: its results and all that a merge needs to judge them. It judges nothing itself.

const NOT_EVALUATED: GateEvaluation = { passed: true, gates: [] };

interface PartJob {
  readonly shard: Shard;
  /** Absolute. */
  readonly workspace: string;
  /** See ShardPlan. */
  readonly checkedOut?: string | undefined;
  readonly selection: Selection | undefined;
}

/** The result of a shard. `commits`: of each plan's config, in order. */
export function partResult(
  ready: ReadyRun & { readonly part: PlannedPart },
  execution: AskedPlans,
  found: Pick<LookedUp, 'commits' | 'read'>,
  job: PartJob,
): RunFindings {
  const outcome = runOutcome(ready, execution);
  const known = resultsOfPlans(ready, execution, found);
  const suites = known.map(({ facts, results }) => ({ facts, results, gates: NOT_EVALUATED }));
  const runs = sum(suites.map(({ facts }) => facts.plannedRuns));
  return {
    ...outcome,
    suites,
    shardPlan: shardPlan(ready.part, execution, job),
    verdict: partVerdict(job.shard, runs, outcome),
    complianceFolders: [],
  };
}

/** Green where the part was asked, whatever the answers are. */
function partVerdict(
  { index, count: parts }: Shard,
  runs: number,
  { problems, interruption }: Pick<RunFindings, 'problems' | 'interruption'>,
): Verdict {
  if (interruption?.kind === 'deadline' && problems.length === 0) {
    const reason = `the deadline of ${count(interruption.maxMinutes, 2)} minutes passed before shard ${index} of ${parts} was done`;
    return { result: 'error', exitCode: 3, reason };
  }
  if (interruption !== undefined || problems.length > 0) {
    return decideVerdict({ suites: [], problems, interruption });
  }
  const done = runs === 0 ? 'no test belongs to it' : `${plural(runs, 'answer')} done`;
  const reason = `shard ${index} of ${parts}: ${done}; the merge job judges all shards`;
  return { result: 'passed', exitCode: 0, reason };
}

function shardPlan(
  { sha256, suites }: PlannedPart,
  { accounts, runs, recorded }: Execution,
  { workspace, checkedOut, selection }: PartJob,
): ShardPlan {
  return {
    sha256,
    ...(checkedOut === undefined ? {} : { checkedOut }),
    ...(selection === undefined ? {} : { selection }),
    recorded: recorded.length,
    suites: suites.map(({ plan, plannedResults, positions, unplanned, harnesses }, suite) => {
      const { outputDir } = plan.suite.compliance;
      const listed = listedTools(plan.suite);
      return {
        gates: plan.suite.gates,
        ...(outputDir === undefined ? {} : { complianceFolder: relative(workspace, outputDir) }),
        plannedResults,
        positions,
        unplanned,
        ...(harnesses.planned > 0 && { harnesses }),
        ...(listed.length > 0 && { listed }),
        accounts: (runs[suite] ?? []).flatMap((run, index) =>
          reportedAccount(run, accounts[suite]?.[index]),
        ),
      };
    }),
  };
}

function reportedAccount(
  { testCaseName, modelId, runIndex }: Omit<ReportedAccount, keyof Account>,
  account: Account | undefined,
): readonly ReportedAccount[] {
  if (account === undefined) return [];
  const { tested, asked } = account;
  return [{ testCaseName, modelId, runIndex, tested, asked }];
}
