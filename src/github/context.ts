/** Where the run happens: the GITHUB_* variables and the event payload, read once, as plain data. */
import { isRecord } from '../basics/basics.js';

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** Who asks GitHub about which repository. */
export interface Access {
  readonly token: string;
  /** e.g. `https://api.github.com` (GITHUB_API_URL). */
  readonly apiUrl: string;
  readonly repository: Repository;
  /** Milliseconds to wait before a retry for each second asked for. Default 1000; tests wait less. */
  readonly secondMs?: number | undefined;
}

interface PullRequestContext {
  readonly number: number;
  readonly headSha?: string | undefined;
  /** Its head is in another repository, or in one that was deleted. */
  readonly isFork?: true | undefined;
}

/** Where an open pull request of the run would have its head, for events whose payload names no pull request. */
export interface PullRequestHead {
  readonly owner: string;
  readonly branch: string;
  readonly repositoryId: number;
  readonly sha: string;
}

/** The run of another workflow that started this one (`workflow_run`), by GitHub's word. */
export interface TriggeringRun {
  readonly id: number;
  /** From 1. */
  readonly attempt: number;
  readonly workflowId: number;
  /** Foreign text: a fork's pull request may have renamed its workflow. */
  readonly workflowName: string;
  readonly headSha: string;
  readonly runUrl: string | undefined;
  /** Absent where the repository that it came from was deleted. */
  readonly head?: PullRequestHead | undefined;
}

/** Everything that is unknown is absent; outside GitHub that is all but the two URLs. */
export interface GitHubContext {
  /** e.g. `https://github.com`, without a trailing slash. */
  readonly serverUrl: string;
  /** e.g. `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string;
  readonly eventName?: string | undefined;
  readonly repository?: Repository | undefined;
  /** `owner/name` that the event's pull request or run comes from: a fork's, or the same. Hostile text. */
  readonly headRepository?: string | undefined;
  /** The commit to report: a `pull_request`'s head (not the merge commit), else GITHUB_SHA. */
  readonly sha?: string | undefined;
  readonly ref?: string | undefined;
  readonly runId?: number | undefined;
  /** From 1. */
  readonly runAttempt?: number | undefined;
  readonly runUrl?: string | undefined;
  readonly workflow?: string | undefined;
  readonly job?: string | undefined;
  /** The machine's name, as GitHub's API names it too. */
  readonly runner?: string | undefined;
  /** The pull request that a comment belongs to. */
  readonly pullRequest?: PullRequestContext | undefined;
  /** What to look for where `pullRequest` is absent. */
  readonly pullRequestHead?: PullRequestHead | undefined;
  readonly triggeringRun?: TriggeringRun | undefined;
  /** The branch that the event's pull request or merge group goes into, e.g. `main`. Hostile text. */
  readonly baseBranch?: string | undefined;
  /** As the event names it; some events do not. */
  readonly defaultBranch?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_SERVER_URL = 'https://github.com';
const DEFAULT_API_URL = 'https://api.github.com';
const COMMIT_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** `.` and `..` would lead a URL elsewhere. */
const REPOSITORY = /^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;

/**
 * Reads the context from the environment and the event payload. `readFile` returns a file's text and may throw.
 * Never throws: what is missing or malformed is absent from the result.
 */
export function readGitHubContext(
  environment: Environment,
  readFile: (path: string) => string,
): GitHubContext {
  const variable = (name: string) => nonEmpty(environment[name]);
  const serverUrl = webUrl(variable('GITHUB_SERVER_URL')) ?? DEFAULT_SERVER_URL;
  const eventName = variable('GITHUB_EVENT_NAME');
  const repository = parseRepository(variable('GITHUB_REPOSITORY'));
  const runId = positiveInteger(variable('GITHUB_RUN_ID'));
  const payload = readPayload(variable('GITHUB_EVENT_PATH'), readFile);
  const ownId =
    positiveInteger(variable('GITHUB_REPOSITORY_ID')) ??
    positiveInteger(field(field(payload, 'repository'), 'id'));
  const pullRequest = pullRequestOf(eventName, payload, ownId);
  const runCommit = commitSha(variable('GITHUB_SHA'));
  const sha = testsMergeCommit(eventName) ? (pullRequest?.headSha ?? runCommit) : runCommit;
  const ref = variable('GITHUB_REF');
  const pullRequestHead =
    eventName === 'workflow_run'
      ? headOfWorkflowRun(field(payload, 'workflow_run'))
      : headOfBranch(eventName, ref, {
          owner: repository?.owner,
          repositoryId: ownId,
          sha: runCommit,
        });

  return {
    serverUrl,
    apiUrl: webUrl(variable('GITHUB_API_URL')) ?? DEFAULT_API_URL,
    eventName,
    repository,
    headRepository: headRepositoryOf(payload),
    sha,
    ref,
    runId,
    runAttempt: positiveInteger(variable('GITHUB_RUN_ATTEMPT')),
    runUrl: runUrlOf(serverUrl, repository, runId),
    workflow: variable('GITHUB_WORKFLOW'),
    job: variable('GITHUB_JOB'),
    runner: variable('RUNNER_NAME'),
    pullRequest,
    pullRequestHead: pullRequest === undefined ? pullRequestHead : undefined,
    triggeringRun:
      eventName === 'workflow_run'
        ? triggeringRun(field(payload, 'workflow_run'), (id) => runUrlOf(serverUrl, repository, id))
        : undefined,
    baseBranch: baseBranchOf(eventName, payload),
    defaultBranch: text(field(field(payload, 'repository'), 'default_branch')),
  };
}

function headRepositoryOf(payload: unknown): string | undefined {
  const head =
    field(field(field(payload, 'pull_request'), 'head'), 'repo') ??
    field(field(payload, 'workflow_run'), 'head_repository');
  const name = field(head, 'full_name');
  return typeof name === 'string' ? name : undefined;
}

function triggeringRun(
  workflowRun: unknown,
  urlOf: (id: number) => string | undefined,
): TriggeringRun | undefined {
  const id = positiveInteger(field(workflowRun, 'id'));
  const workflowId = positiveInteger(field(workflowRun, 'workflow_id'));
  const headSha = commitSha(field(workflowRun, 'head_sha'));
  if (id === undefined || workflowId === undefined || headSha === undefined) return undefined;
  const attempt = positiveInteger(field(workflowRun, 'run_attempt')) ?? 1;
  const workflowName = text(field(workflowRun, 'name')) ?? `workflow ${workflowId}`;
  const head = headOfWorkflowRun(workflowRun);
  return { id, attempt, workflowId, workflowName, headSha, runUrl: urlOf(id), head };
}

function baseBranchOf(eventName: string | undefined, payload: unknown): string | undefined {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return text(field(field(field(payload, 'pull_request'), 'base'), 'ref'));
    case 'merge_group':
      return branchOfRef(text(field(field(payload, 'merge_group'), 'base_ref')));
    case undefined:
    default:
      return undefined;
  }
}

/** `main` of `refs/heads/main`; undefined for a tag. */
export function branchOfRef(ref: string | undefined): string | undefined {
  return /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
}

/** Events whose GITHUB_SHA is the pull request's merge commit. */
function testsMergeCommit(eventName: string | undefined): boolean {
  return (
    eventName === 'pull_request' ||
    eventName === 'pull_request_review' ||
    eventName === 'pull_request_review_comment'
  );
}

/**
 * The pull request that an event names. A merge group has none on purpose: its commit holds other pull requests too,
 * and its result must not replace that of the pull request's own head.
 */
function pullRequestOf(
  eventName: string | undefined,
  payload: unknown,
  ownId: number | undefined,
): PullRequestContext | undefined {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return fromPullRequest(field(payload, 'pull_request'));
    case 'issue_comment':
      return fromIssue(field(payload, 'issue'));
    case 'workflow_run':
      return fromWorkflowRun(field(payload, 'workflow_run'), ownId);
    case undefined:
    default:
      return undefined;
  }
}

/** To GitHub every pull request is an issue; only those have the property `pull_request`. */
function fromIssue(issue: unknown): PullRequestContext | undefined {
  const number = positiveInteger(field(issue, 'number'));
  if (number === undefined || field(field(issue, 'pull_request'), 'url') === undefined)
    return undefined;
  return { number };
}

interface HeadParts {
  readonly owner: string | undefined;
  readonly repositoryId: number | undefined;
  readonly sha: string | undefined;
}

/** A push to a branch, or a run started on it by hand, tests the commit that an open pull request may have as its head. */
function headOfBranch(
  eventName: string | undefined,
  ref: string | undefined,
  parts: HeadParts,
): PullRequestHead | undefined {
  if (eventName !== 'push' && eventName !== 'workflow_dispatch') return undefined;
  return wholeHead(branchOfRef(ref), parts);
}

function headOfWorkflowRun(workflowRun: unknown): PullRequestHead | undefined {
  const repository = field(workflowRun, 'head_repository');
  return wholeHead(text(field(workflowRun, 'head_branch')), {
    owner: text(field(field(repository, 'owner'), 'login')),
    repositoryId: positiveInteger(field(repository, 'id')),
    sha: commitSha(field(workflowRun, 'head_sha')),
  });
}

function wholeHead(
  branch: string | undefined,
  { owner, repositoryId, sha }: HeadParts,
): PullRequestHead | undefined {
  if (owner === undefined || branch === undefined) return undefined;
  if (repositoryId === undefined || sha === undefined) return undefined;
  return { owner, branch, repositoryId, sha };
}

function fromPullRequest(pullRequest: unknown): PullRequestContext | undefined {
  const number = positiveInteger(field(pullRequest, 'number'));
  if (number === undefined) return undefined;
  const head = field(pullRequest, 'head');
  return {
    number,
    headSha: commitSha(field(head, 'sha')),
    isFork: isOfFork(head, field(pullRequest, 'base')) ? true : undefined,
  };
}

function isOfFork(head: unknown, base: unknown): boolean {
  const repository = field(head, 'repo');
  if (repository === undefined) return false;
  return repository === null || repositoryId(head) !== repositoryId(base);
}

/**
 * GitHub leaves `pull_requests` empty for a run that a fork's pull request started, and lists there what merely has a
 * branch of the same name: pull requests that moved on, and, in a fork, those of the repository that it came from.
 */
function fromWorkflowRun(
  workflowRun: unknown,
  ownId: number | undefined,
): PullRequestContext | undefined {
  const pullRequests: unknown = field(workflowRun, 'pull_requests');
  const sha = commitSha(field(workflowRun, 'head_sha'));
  if (!Array.isArray(pullRequests) || sha === undefined) return undefined;
  for (const pullRequest of pullRequests as readonly unknown[]) {
    const head = field(pullRequest, 'head');
    const base = field(pullRequest, 'base');
    const baseId = repositoryId(base);
    const number = positiveInteger(field(pullRequest, 'number'));
    const isOurs = ownId === undefined || baseId === ownId;
    if (number === undefined || !isOurs || field(head, 'sha') !== sha) continue;
    return { number, headSha: sha, isFork: isOfFork(head, base) ? true : undefined };
  }
  return undefined;
}

function repositoryId(side: unknown): number | undefined {
  return positiveInteger(field(field(side, 'repo'), 'id'));
}

function readPayload(path: string | undefined, readFile: (path: string) => string): unknown {
  if (path === undefined) return undefined;
  try {
    return JSON.parse(readFile(path));
  } catch {
    return undefined;
  }
}

/** The page of a workflow run. */
function runUrlOf(
  serverUrl: string,
  repository: Repository | undefined,
  runId: number | undefined,
): string | undefined {
  if (repository === undefined || runId === undefined) return undefined;
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}`;
}

function parseRepository(value: string | undefined): Repository | undefined {
  const [, owner, name] = REPOSITORY.exec(value ?? '') ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}

function webUrl(value: string | undefined): string | undefined {
  if (value === undefined || !URL.canParse(value)) return undefined;
  const { protocol, origin, pathname } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function commitSha(value: unknown): string | undefined {
  const sha = text(value);
  return sha !== undefined && COMMIT_SHA.test(sha) ? sha : undefined;
}

function positiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? nonEmpty(value) : undefined;
}

function nonEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

// Where a report is published. The caller says it: a job that publishes its own report says where it is itself, one
// that publishes another run's report says what GitHub knows of that run.

export interface Destination {
  /** e.g. `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string;
  /** Milliseconds to wait before a retry for each second asked for. Default 1000; tests wait less. */
  readonly secondMs?: number | undefined;
  readonly repository?: Repository | undefined;
  /** The commit that was tested: the check run is created on it. */
  readonly sha?: string | undefined;
  /** Number of the pull request that gets the comment. */
  readonly pullRequest?: number | undefined;
  /** What to look for where `pullRequest` is absent. */
  readonly pullRequestHead?: PullRequestHead | undefined;
  /** The run that made the report: a newer run's result replaces an older one's, never the other way round. */
  readonly runId?: number | undefined;
  /** From 1. */
  readonly runAttempt?: number | undefined;
  readonly runUrl?: string | undefined;
  /** The event that started that run. */
  readonly event?: string | undefined;
  /** The job that publishes, which has the summary and the artifact. */
  readonly job: PublishingJob;
}

interface PublishingJob {
  /** e.g. `https://github.com`, without a trailing slash. */
  readonly serverUrl: string;
  /** URL of the workflow run that gets the artifact. */
  readonly runUrl?: string | undefined;
  /** The job's id, for an artifact name that nobody else has. */
  readonly id?: string | undefined;
  /** Where the artifact service's variables are; `process.env` in a job. */
  readonly environment: Environment;
}

/** The destination of a job that publishes its own report. */
export function ownDestination(context: GitHubContext, environment: Environment): Destination {
  return {
    ...context,
    pullRequest: context.pullRequest?.number,
    event: context.eventName,
    job: {
      serverUrl: context.serverUrl,
      runUrl: context.runUrl,
      id: context.job,
      environment,
    },
  };
}

// The values that tell one job of a matrix from another: two of them may be the same in all else. The input `matrix`
// has them as JSON. Pure.

/** The values of a job's matrix, in its order; none of what is no matrix. */
export function matrixValues(matrix: string | undefined): readonly string[] {
  try {
    return leaves(JSON.parse(matrix ?? 'null'));
  } catch {
    return [];
  }
}

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}
