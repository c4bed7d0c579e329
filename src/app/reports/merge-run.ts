/** `mode: merge`: from the reports of the shards to what the undivided run would have ended with. Calls no model. */
import { resolve } from 'node:path';
import type { ConfigProblem } from '../../config/problem.js';
import { formatProblem } from '../../config/problem.js';
import { isInside } from '../../config/files/workspace-files.js';
import type { Verdict } from '../../engine/results.js';
import type { GitHubClient } from '../../github/client.js';
import { hasFailedJob } from '../../github/run-jobs.js';
import { withTimeLimit } from '../../github/time-limit.js';
import { mergeReports, type Merge, type MergedRun } from '../../report/merge.js';
import type { MergedSuite } from '../../report/merge-suites.js';
import { totalsOf } from '../../report/build-report.js';
import { count, plural, usd } from '../../words/format.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { searchBaseReport } from '../base/base-report.js';
import type { ActionResult } from '../conclude.js';
import { judgeSuites, recordingNotices } from '../run/evaluate-run.js';
import { reportsInArtifacts, reportsInFiles, type FoundReports } from './found-reports.js';
import { readNamedReport } from '../base/named-report.js';
import { placeProblem } from '../run/prepare.js';
import { leadsOutside } from '../report-folder.js';
import { testedCommit, type Session } from '../session/session.js';

type MergeResult = Omit<ActionResult, 'startedAt' | 'secrets'> & { readonly startedAt?: Date };

/** Milliseconds for the downloads of all parts together. */
const DOWNLOAD_LIMIT_MS = 600_000;
const JOBS_LIMIT_MS = 30_000;

const NOTHING = { suites: [], complianceFolders: [], notices: [] } as const;

/** Reads, merges and judges. Rejects only for a defect of the action itself. */
export async function mergeRun(session: Session): Promise<MergeResult> {
  const misplaced = await placeProblem(session);
  if (misplaced !== undefined) return invalid([misplaced]);
  const named = await readNamedReport(session);
  if (named.kind === 'invalid') return invalid([named.problem]);
  const startedAt = performance.now();
  const { reports, problems } = await findReports(session);
  if (problems.length > 0) return invalid(problems);
  const merge = mergeReports(reports, testedCommit(session));
  switch (merge.kind) {
    case 'refused':
      return refusal(merge, session);
    case 'nothing-asked': {
      const { verdict, problems: found, run } = merge;
      return { ...NOTHING, verdict, problems: found, ...metadata(run) };
    }
    case 'merged': {
      const ms = performance.now() - startedAt;
      session.log.info(`Read and merged ${plural(reports.length, 'report')} in ${count(ms)} ms.`);
      const spent = reports.reduce((sum, { report }) => sum + report.totals.costUsd, 0);
      const names = merge.merged.suites.map(({ facts }) => facts.name);
      const base =
        named.kind === 'settled' ? named.outcome : await searchBaseReport(session, names);
      return judged(merge.merged, spent, base, session);
    }
  }
}

async function judged(
  merged: MergedRun,
  spent: number,
  base: BaseReportOutcome,
  session: Session,
): Promise<MergeResult> {
  const { interruption, problems, notices, recorded, run, savings } = merged;
  const suites = merged.suites.map((suite) => withInputs(suite, session));
  const outcome = judgeSuites(suites, base, { problems, interruption });
  const counted = totalsOf(
    outcome.suites.flatMap(({ results }) => results),
    [],
  ).costUsd;
  if (spent > counted * (1 + 1e-9)) {
    session.log.info(
      `The shards spent ${usd(spent)}, and the report counts ${usd(counted)}, as in one run: judge questions that several shards asked count once.`,
    );
  }
  return {
    ...outcome,
    savings,
    problems,
    interruption,
    complianceFolders: await foldersInside(merged.complianceFolders, session),
    notices: [
      ...notices,
      ...recordingNotices(recorded),
      ...(base.notice === undefined ? [] : [base.notice]),
    ],
    ...metadata(run),
  };
}

function metadata(run: MergedRun['run']): Pick<MergeResult, 'startedAt' | 'responses' | 'merged'> {
  return { startedAt: run.startedAt, responses: run.responses, merged: run };
}

/** A gate that the merging job overrides must not quietly be another one. */
function withInputs(suite: MergedSuite, { inputs }: Session): MergedSuite {
  const { passRateMin, maxCostUsd } = inputs;
  return {
    ...suite,
    gates: {
      ...suite.gates,
      ...(passRateMin === undefined ? {} : { passRateMin }),
      ...(maxCostUsd === undefined ? {} : { costMaxUsd: maxCostUsd }),
    },
  };
}

async function foldersInside(
  folders: readonly string[],
  { workspace, log }: Session,
): Promise<readonly string[]> {
  const inside: string[] = [];
  for (const folder of folders.map((path) => resolve(workspace, path))) {
    if (isInside(workspace, folder) && !(await leadsOutside(workspace, folder)))
      inside.push(folder);
    else
      log.warning(
        'The folder for the compliance documents is outside the workspace, so no copy was written.',
      );
  }
  return inside;
}

async function findReports(session: Session): Promise<FoundReports> {
  const { inputs, workingDirectory } = session;
  if (inputs.reports.length > 0) return reportsInFiles(inputs.reports, workingDirectory);
  const github = await gitHubOf(session);
  if (github === undefined) {
    const message = 'There is no workflow run here whose artifacts could be merged.';
    return {
      reports: [],
      problems: [{ message, hint: 'Name the reports in the input `reports`.' }],
    };
  }
  const limited = await withTimeLimit(DOWNLOAD_LIMIT_MS, (signal) =>
    reportsInArtifacts({ ...github, artifactName: inputs.artifactName, signal }),
  );
  if (limited.kind === 'done') return limited.result;
  const minutes = DOWNLOAD_LIMIT_MS / 60_000;
  const message = `The artifacts of the shards were not downloaded within ${minutes} minutes.`;
  return { reports: [], problems: [{ message }] };
}

async function refusal(
  merge: Extract<Merge, { readonly kind: 'refused' }>,
  session: Session,
): Promise<MergeResult> {
  const result = invalid(merge.problems);
  if (!merge.missing || !(await someJobFailed(session))) return result;
  const reason = `${result.verdict.reason} A job of this run failed or was cancelled.`;
  return { ...result, verdict: { result: 'error', exitCode: 3, reason } };
}

/** As far as the token may ask. */
async function someJobFailed(session: Session): Promise<boolean> {
  const github = await gitHubOf(session);
  if (github === undefined) return false;
  const { client, repository, runId } = github;
  const limited = await withTimeLimit(JOBS_LIMIT_MS, (signal) =>
    hasFailedJob(client, repository, runId, signal),
  );
  return limited.kind === 'done' && limited.result === true;
}

async function gitHubOf({ inputs, context }: Session): Promise<
  | {
      readonly client: GitHubClient;
      readonly repository: NonNullable<Session['context']['repository']>;
      readonly runId: number;
    }
  | undefined
> {
  const { repository, runId, apiUrl } = context;
  if (repository === undefined || runId === undefined || inputs.githubToken === '')
    return undefined;
  const { createGitHubClient } = await import('../../github/client.js');
  return {
    client: await createGitHubClient({ token: inputs.githubToken, apiUrl }),
    repository,
    runId,
  };
}

function invalid(problems: readonly ConfigProblem[]): MergeResult {
  return { ...NOTHING, problems, verdict: invalidVerdict(problems.map(formatProblem)) };
}

/** Exit code 2 with the first problem as its reason. */
export function invalidVerdict(problems: readonly string[]): Verdict {
  const [first = 'the configuration is invalid', ...others] = problems;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return { result: 'error', exitCode: 2, reason: `${first}${more}` };
}
