/**
 * Workflow runs and artifacts as GitHub's API lists them, and the store of blobs that it redirects a download to. The
 * emulator lists runs and artifacts but has no way to put one in and none to download it.
 */
import { listen } from './http-exchange.js';
import { writeZip } from './zip-files.js';

export interface RunSeed {
  readonly id: number;
  readonly headSha: string;
  /** Default `main`. */
  readonly headBranch?: string;
  /** `owner/name`, default the repository itself; null for a fork that was deleted. */
  readonly headRepository?: { readonly id: number; readonly owner: string } | null;
  /** Default `push`. */
  readonly event?: string;
  /** Default 1. */
  readonly runAttempt?: number;
  /** Default `completed`. */
  readonly status?: string;
  /** Default `success`. */
  readonly conclusion?: string | null;
  /** The workflow's id, default 77. */
  readonly workflowId?: number;
  /** Default `.github/workflows/quality.yml`. */
  readonly path?: string;
  /** ISO 8601; default: one minute after the run before. */
  readonly createdAt?: string;
  readonly jobs?: readonly JobSeed[];
}

export interface JobSeed {
  readonly name: string;
  readonly conclusion: string | null;
  /** Default 1. */
  readonly attempt?: number;
  /** ISO 8601; of a job that is carried over into an attempt, those of the attempt before. */
  readonly startedAt?: string;
  readonly completedAt?: string;
  readonly runner?: string;
}

export interface ArtifactSeed {
  readonly runId: number;
  /** Default `kindlm-report`. */
  readonly name?: string;
  readonly expired?: boolean;
  /** What the archive holds; or the bytes that are sent instead of one; or `endless`, which never ends. */
  readonly content: Readonly<Record<string, string | Buffer>> | Buffer | 'endless' | 'hang';
}

export interface ActionsState {
  readonly runs: Required<RunSeed>[];
  readonly artifacts: (ArtifactSeed & { readonly id: number })[];
  readonly repository: string;
  repositoryId: number;
  /** URL of the store of blobs. */
  storeUrl: string;
  readonly violations: string[];
}

export interface ActionsAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Young enough for `reuse-days`, whatever the day is. */
const FIRST_RUN = Date.now() - 86_400_000;

export function addRun(state: ActionsState, seed: RunSeed): void {
  const createdAt = new Date(FIRST_RUN + state.runs.length * 60_000).toISOString();
  const [owner = ''] = state.repository.split('/');
  const own = { id: state.repositoryId, owner };
  state.runs.push({
    headBranch: 'main',
    headRepository: own,
    event: 'push',
    runAttempt: 1,
    status: 'completed',
    conclusion: 'success',
    workflowId: 77,
    path: '.github/workflows/quality.yml',
    createdAt,
    jobs: [{ name: 'gate', conclusion: 'success' }],
    ...seed,
  });
}

/** The run has ended, or its next attempt begins: what is given changes. */
export function changeRun(
  state: ActionsState,
  id: number,
  change: Omit<RunSeed, 'id' | 'headSha'>,
) {
  const index = state.runs.findIndex((run) => run.id === id);
  const run = state.runs[index];
  if (run === undefined) throw new Error(`there is no run ${id}`);
  state.runs[index] = { ...run, ...change };
}

export function addArtifact(state: ActionsState, seed: ArtifactSeed): number {
  const id = 9_000 + state.artifacts.length;
  state.artifacts.push({ ...seed, id });
  return id;
}

/** The answer to a request about runs and artifacts; undefined where it is about something else. */
export function answerActions(
  state: ActionsState,
  method: string,
  url: URL,
): ActionsAnswer | undefined {
  const prefix = `/repos/${state.repository}/actions/`;
  if (method !== 'GET' || !url.pathname.startsWith(prefix)) return undefined;
  const [room = '', id = '', part] = url.pathname.slice(prefix.length).split('/');
  if (room === 'workflows' && part === 'runs')
    return { status: 200, body: listRuns(state, url, id) };
  if (room === 'artifacts') {
    return id === '' ? listed(state, url, state.artifacts) : download(state, Number(id));
  }
  if (room !== 'runs') return undefined;
  if (id === '') return { status: 200, body: listRuns(state, url) };
  const run = state.runs.find((one) => one.id === Number(id));
  if (run === undefined) return notFound();
  if (part === undefined) return { status: 200, body: formatRun(state, run) };
  if (part === 'jobs') return { status: 200, body: listJobs(url, run.jobs) };
  return listed(
    state,
    url,
    state.artifacts.filter(({ runId }) => runId === run.id),
  );
}

/** Those of the newest attempt, or of all. */
function listJobs(url: URL, all: readonly JobSeed[]): object {
  const newest = Math.max(...all.map(({ attempt = 1 }) => attempt));
  const isAll = url.searchParams.get('filter') === 'all';
  const wanted = all.filter(({ attempt = 1 }) => isAll || attempt === newest);
  const jobs = wanted.map(({ name, conclusion, attempt = 1, startedAt, completedAt, runner }) => ({
    name,
    conclusion,
    run_attempt: attempt,
    status: conclusion === null ? 'in_progress' : 'completed',
    started_at: startedAt ?? '2026-11-20T10:00:00Z',
    completed_at: completedAt ?? (conclusion === null ? null : '2026-11-20T10:05:00Z'),
    runner_name: runner ?? null,
  }));
  return { total_count: jobs.length, jobs: slice(url, jobs) };
}

/** Newest first, filtered as GitHub does. `workflow` is an id or the workflow's file name. */
function listRuns(state: ActionsState, url: URL, workflow?: string): object {
  const asked = (name: string, value: string | null) => {
    const wanted = url.searchParams.get(name);
    return wanted === null || wanted === value;
  };
  const found = state.runs
    .filter(
      ({ workflowId, path }) =>
        workflow === undefined ||
        workflow === String(workflowId) ||
        path.endsWith(`/${decodeURIComponent(workflow)}`),
    )
    .filter(
      ({ headBranch, headSha, event, status, conclusion }) =>
        asked('branch', headBranch) &&
        asked('head_sha', headSha) &&
        asked('event', event) &&
        (asked('status', status) || asked('status', conclusion)),
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const page = slice(url, found);
  return { total_count: found.length, workflow_runs: page.map((run) => formatRun(state, run)) };
}

function formatRun(state: ActionsState, run: Required<RunSeed>): object {
  const { headRepository: head } = run;
  return {
    id: run.id,
    name: 'Quality',
    path: run.path,
    workflow_id: run.workflowId,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_repository:
      head === null
        ? null
        : { id: head.id, full_name: `${head.owner}/shop`, owner: { login: head.owner } },
    repository: { id: state.repositoryId, full_name: state.repository },
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    run_attempt: run.runAttempt,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.createdAt,
    html_url: `https://github.com/${state.repository}/actions/runs/${run.id}`,
    pull_requests: [],
  };
}

function listed(state: ActionsState, url: URL, all: ActionsState['artifacts']): ActionsAnswer {
  const wanted = url.searchParams.get('name');
  const found = all
    .map((artifact) => formatArtifact(state, artifact))
    .filter(({ name }) => wanted === null || name === wanted)
    .toSorted((a, b) => b.id - a.id);
  const artifacts = slice(url, found);
  const isLast = found.at(-1)?.id === artifacts.at(-1)?.id;
  return {
    status: 200,
    headers: isLast ? {} : { link: `<${url.href}>; rel="next"` },
    body: { total_count: found.length, artifacts },
  };
}

function formatArtifact(state: ActionsState, seed: ActionsState['artifacts'][number]) {
  const run = state.runs.find(({ id }) => id === seed.runId);
  return {
    id: seed.id,
    name: seed.name ?? 'kindlm-report',
    expired: seed.expired ?? false,
    size_in_bytes: Buffer.isBuffer(seed.content) ? seed.content.length : 1_000,
    created_at: run?.createdAt ?? null,
    expires_at: null,
    workflow_run:
      run === undefined
        ? null
        : {
            id: run.id,
            repository_id: state.repositoryId,
            head_repository_id: run.headRepository?.id ?? null,
            head_branch: run.headBranch,
            head_sha: run.headSha,
          },
  };
}

function slice<Row>(url: URL, rows: readonly Row[]): readonly Row[] {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const page = Number(url.searchParams.get('page') ?? 1);
  return rows.slice((page - 1) * size, page * size);
}

function download(state: ActionsState, id: number): ActionsAnswer {
  const artifact = state.artifacts.find((one) => one.id === id);
  if (artifact === undefined) return notFound();
  if (artifact.expired === true) return { status: 410, body: { message: 'Artifact has expired' } };
  return { status: 302, headers: { location: `${state.storeUrl}/blobs/${id}?sig=s1gnature` } };
}

function notFound(): ActionsAnswer {
  return { status: 404, body: { message: 'Not Found' } };
}

/** Starts the store of blobs: another origin than the API, which must not see the token. */
export async function startBlobStore(state: ActionsState): Promise<() => Promise<void>> {
  const { url, close } = await listen((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://store');
    if (request.headers.authorization !== undefined) {
      state.violations.push('the token was sent to the store of blobs');
    }
    const id = Number(asked.pathname.split('/').at(-1));
    const content = state.artifacts.find((one) => one.id === id)?.content;
    if (content === undefined || asked.searchParams.get('sig') !== 's1gnature') {
      response.writeHead(403).end();
      return;
    }
    if (content === 'hang') return;
    response.writeHead(200, { 'content-type': 'application/zip' });
    if (content === 'endless') {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) continue;
      };
      response.on('drain', more);
      more();
      return;
    }
    response.end(Buffer.isBuffer(content) ? content : writeZip(content));
  });
  state.storeUrl = url;
  return close;
}
