/** Where the run happens: the GITHUB_* variables and the event payload, read once, as plain data. */

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequestContext {
  readonly number: number;
  readonly headSha?: string;
  /** The head is in another repository (or its repository is gone), so the token is read-only and secrets are absent. */
  readonly isFork: boolean;
}

/** Everything that is unknown is absent; outside GitHub that is all but the two URLs. */
export interface GitHubContext {
  /** e.g. `https://github.com`, without a trailing slash. */
  readonly serverUrl: string;
  /** e.g. `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string;
  readonly eventName?: string;
  readonly repository?: Repository;
  /** The commit to report: a `pull_request`'s head (not the merge commit), else GITHUB_SHA. */
  readonly sha?: string;
  readonly ref?: string;
  readonly runId?: number;
  /** From 1. */
  readonly runAttempt?: number;
  readonly runUrl?: string;
  readonly workflow?: string;
  readonly job?: string;
  readonly actor?: string;
  /** The pull request that a comment belongs to. */
  readonly pullRequest?: PullRequestContext;
  /** Path of the job summary file (GITHUB_STEP_SUMMARY). */
  readonly summaryFile?: string;
  /** Path of the outputs file (GITHUB_OUTPUT). */
  readonly outputFile?: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_SERVER_URL = 'https://github.com';
const DEFAULT_API_URL = 'https://api.github.com';
const COMMIT_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REPOSITORY = /^([\w.-]+)\/([\w.-]+)$/;

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
  const pullRequest = pullRequestOf(
    eventName,
    readPayload(variable('GITHUB_EVENT_PATH'), readFile),
  );
  const mergeCommit = commitSha(variable('GITHUB_SHA'));
  const sha = eventName === 'pull_request' ? (pullRequest?.headSha ?? mergeCommit) : mergeCommit;

  return {
    serverUrl,
    apiUrl: webUrl(variable('GITHUB_API_URL')) ?? DEFAULT_API_URL,
    ...known('eventName', eventName),
    ...known('repository', repository),
    ...known('sha', sha),
    ...known('ref', variable('GITHUB_REF')),
    ...known('runId', runId),
    ...known('runAttempt', positiveInteger(variable('GITHUB_RUN_ATTEMPT'))),
    ...known('runUrl', runUrlOf(serverUrl, repository, runId)),
    ...known('workflow', variable('GITHUB_WORKFLOW')),
    ...known('job', variable('GITHUB_JOB')),
    ...known('actor', variable('GITHUB_ACTOR')),
    ...known('pullRequest', pullRequest),
    ...known('summaryFile', variable('GITHUB_STEP_SUMMARY')),
    ...known('outputFile', variable('GITHUB_OUTPUT')),
  };
}

/**
 * The pull request of an event. A merge group has none on purpose: its commit holds other pull requests too, and its
 * result must not replace the one that the pull request's own head earned. A push has none yet: a look-up of the open
 * pull request of a branch belongs here.
 */
function pullRequestOf(
  eventName: string | undefined,
  payload: unknown,
): PullRequestContext | undefined {
  if (eventName === 'pull_request' || eventName === 'pull_request_target') {
    return fromPullRequest(field(payload, 'pull_request'));
  }
  if (eventName === 'workflow_run') return fromWorkflowRun(field(payload, 'workflow_run'));
  return undefined;
}

function fromPullRequest(pullRequest: unknown): PullRequestContext | undefined {
  const number = positiveInteger(field(pullRequest, 'number'));
  if (number === undefined) return undefined;
  const head = field(pullRequest, 'head');
  const headRepository = text(field(field(head, 'repo'), 'full_name'));
  const baseRepository = text(field(field(field(pullRequest, 'base'), 'repo'), 'full_name'));
  return {
    number,
    ...known('headSha', commitSha(field(head, 'sha'))),
    isFork: headRepository === undefined || headRepository !== baseRepository,
  };
}

/** GitHub leaves `pull_requests` empty for a run that a fork's pull request started. */
function fromWorkflowRun(workflowRun: unknown): PullRequestContext | undefined {
  const pullRequests = field(workflowRun, 'pull_requests');
  const first: unknown = Array.isArray(pullRequests) ? pullRequests[0] : undefined;
  const number = positiveInteger(field(first, 'number'));
  if (number === undefined) return undefined;
  const head = field(first, 'head');
  return {
    number,
    ...known('headSha', commitSha(field(head, 'sha'))),
    isFork: repositoryId(head) !== repositoryId(field(first, 'base')),
  };
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
  const { protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? value.replace(/\/+$/, '') : undefined;
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
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function known<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  if (value === undefined) return {};
  const part: Partial<Record<Key, Value>> = {};
  part[key] = value;
  return part;
}
