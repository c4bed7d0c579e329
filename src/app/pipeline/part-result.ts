/** What a shard reports: its results and all that a merge needs to judge them. It judges nothing itself. */
import { relative } from 'node:path';
import { decideVerdict } from '../../engine/evaluate/verdict.js';
import type { GateEvaluation, Verdict } from '../../engine/results.js';
import type { Account } from '../../engine/run/account.js';
import type { Shard } from '../../engine/shard.js';
import type { ConfigCommit } from '../../git/commits.js';
import type { ReportedAccount, Selection, ShardPlan } from '../../report/shard-part.js';
import { count, plural } from '../../words/format.js';
import type { ActionResult, RunFindings } from '../run-findings.js';
import { guessNotices, resultsOfPlans, runOutcome, type Ready } from './evaluate-run.js';
import type { Execution } from './execute.js';
import type { PlannedPart } from './prepare.js';
import { sum } from '../../basics/numbers.js';

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
  ready: Ready & { readonly part: PlannedPart },
  execution: Execution,
  commits: readonly (ConfigCommit | undefined)[],
  job: PartJob,
): RunFindings {
  const { responses, notices } = ready;
  const outcome = runOutcome(ready, execution);
  const suites = resultsOfPlans(ready, execution, commits).map(({ facts, results }) => ({
    facts,
    results,
    gates: NOT_EVALUATED,
  }));
  const runs = sum(suites.map(({ facts }) => facts.plannedRuns));
  return {
    ...outcome,
    suites,
    shardPlan: shardPlan(ready.part, execution, job),
    verdict: partVerdict(job.shard, runs, outcome),
    responses,
    complianceFolders: [],
    notices: [...notices, ...guessNotices(execution)],
  };
}

/** Green where the part was asked, whatever the answers are. */
function partVerdict(
  { index, count: parts }: Shard,
  runs: number,
  { problems, interruption }: Pick<ActionResult, 'problems' | 'interruption'>,
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
    suites: suites.map(({ plan, plannedResults, positions, unplanned }, suite) => {
      const { outputDir } = plan.suite.compliance;
      return {
        gates: plan.suite.gates,
        concurrency: plan.suite.concurrency,
        ...(outputDir === undefined ? {} : { complianceFolder: relative(workspace, outputDir) }),
        plannedResults,
        positions,
        unplanned,
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
