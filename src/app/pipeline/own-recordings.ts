/**
 * Which of the recordings that a replay reads the pull request itself adds or changes: a reader of the verdict should
 * know whose word those answers are. Optional: what cannot be found out is said in a notice.
 */
import { firstOfEach } from '../../engine/models-in-use.js';
import type { SuitePlan } from '../../engine/plan.js';
import { describeError } from '../../github/api-failure.js';
import { changedFiles } from '../../github/changed-files.js';
import { createGitHubClient } from '../../github/client.js';
import { labelRecording } from '../../judges/ask-labels.js';
import { labelSetsOf } from '../../judges/label-sets.js';
import { withTimeLimit } from '../../github/time-limit.js';
import { workspaceRelative } from '../../config/files/workspace-files.js';
import type { ResponseSource } from '../../engine/calls/model-calls.js';
import type { StopSwitch } from '../../engine/run/stop.js';
import { unlessCancelled } from './signals.js';
import type { MissingKey } from '../../preflight/keys.js';
import { repositoryPaths } from '../repository-paths.js';
import type { Session } from '../session/session.js';

/** Milliseconds. */
const TIME_LIMIT = 20_000;

export interface OwnRecordings {
  /** Workspace-relative paths, one list a plan, sorted. */
  readonly files: readonly (readonly string[])[];
  readonly notices: readonly string[];
}

/** What is prepared, with what was found. */
export function withOwnRecordings<Ready extends { readonly notices: readonly string[] }>(
  ready: Ready,
  { files, notices }: OwnRecordings,
): Ready & { readonly ownRecordings: OwnRecordings['files'] } {
  return { ...ready, ownRecordings: files, notices: [...ready.notices, ...notices] };
}

/** Never rejects, and gives up when the job is cancelled. Asks GitHub under `replay` on a pull request only. */
export async function findOwnRecordings(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
  session: Session,
  stop: StopSwitch,
): Promise<OwnRecordings> {
  const { where, context } = session;
  const nothing = { files: plans.map(() => []), notices: [] };
  const isPullRequest = context.eventName?.startsWith('pull_request') === true;
  if (where === 'local' || responses !== 'replay' || !isPullRequest) return nothing;
  const read = await Promise.all(plans.map((plan) => recordingsOf(plan, session.workspace)));
  const asking = askGitHub(read.flat(), session);
  const found = await unlessCancelled(asking, 'the run was cancelled', stop);
  if (typeof found === 'string') {
    return {
      ...nothing,
      notices: [
        `Which recordings this pull request itself adds or changes is not known: ${found}.`,
      ],
    };
  }
  return { files: read.map((paths) => paths.filter((path) => found.has(path))), notices: [] };
}

async function recordingsOf(plan: SuitePlan, workspace: string): Promise<readonly string[]> {
  const { recordingPath } = await import('../../recordings/recordings.js');
  const { suite, units } = plan;
  const tests = firstOfEach(units).map(({ test }) => test.name);
  const labels = labelSetsOf(plan).map(({ criteria }) => labelRecording(criteria));
  const paths = [...tests, ...labels].map((name) =>
    workspaceRelative(workspace, recordingPath(suite.recordingsDir, suite.name, name)),
  );
  return [...new Set(paths)].sort();
}

/** The changed ones, or why they could not be found out. `read` is workspace-relative, as is what it resolves to. */
async function askGitHub(
  read: readonly string[],
  session: Session,
): Promise<ReadonlySet<string> | string> {
  const { inputs, context } = session;
  const { repository, pullRequest, apiUrl } = context;
  if (repository === undefined || pullRequest === undefined) return 'the event names none';
  if (inputs.githubToken === '') return 'github-token is empty';
  try {
    const pathOf = await repositoryPaths(read, session);
    const wanted = new Set(read.flatMap((file) => pathOf(file) ?? []));
    const client = await createGitHubClient({ token: inputs.githubToken, apiUrl });
    const listed = await withTimeLimit(TIME_LIMIT, (signal) =>
      changedFiles({ client, repository, pullRequest: pullRequest.number, signal }, wanted),
    );
    if (listed.kind === 'timed-out') return 'GitHub did not answer in time';
    if (listed.result === undefined) return 'it has more files than GitHub lists';
    const changed = new Set(listed.result);
    return new Set(read.filter((file) => changed.has(pathOf(file) ?? '')));
  } catch (error) {
    return describeError(error);
  }
}

/**
 * Whether stored answers without a hash may be used. A stranger's pull request, and one whose stored answers are
 * used because keys are missing, could pass on an answer to another question by leaving its hash out.
 */
export function unboundAnswers(
  missing: readonly MissingKey[],
  { pullRequest }: Session['context'],
): 'counted' | 'refused' {
  return missing.length > 0 || pullRequest?.isFork === true ? 'refused' : 'counted';
}
