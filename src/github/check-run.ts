/**
 * A check run beside the job's own: a name to require, a summary, and more annotations than a step may have. It is
 * created before anything else is published and finished last, so that a job that dies in between leaves none that is
 * green. It never replaces one that a newer run wrote, and has a name that no other job has. Nothing here throws: a check
 * run never changes the verdict.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Report } from '../report/report.js';
import { isAnyNewer, jobOriginOf, type RunAttempt } from './authorship.js';
import {
  connect,
  describeError,
  type NotDone,
  pagesOf,
  type Place,
  readApiFailure,
  target,
  tryInTime,
  writeFirstAccepted,
} from './client.js';
import { matrixValues, type PullRequestHead } from './context.js';
import type { Log } from './log.js';
import type { PublicationJob, Views } from './publication.js';

type Annotations = ReturnType<Views['annotations']>;

export type CheckRunOutcome =
  | {
      readonly kind: 'created';
      readonly id: number;
      readonly url: string | undefined;
      /** Another one than was wanted where another job has that. */
      readonly name: string;
      /** How many annotations GitHub took. */
      readonly annotations: number;
      /** Why the others were not taken. */
      readonly problem?: string;
    }
  | SkippedCheck
  | NotDone;

interface SkippedCheck {
  readonly kind: 'skipped';
  /**
   * `newer-run`: a newer run or attempt has written it.
   * `shared-commit`: the commit is also the head of another open pull request. `unseen-pull-requests`: whether it is
   * cannot be told.
   */
  readonly reason:
    'no-token' | 'no-commit' | 'newer-run' | 'shared-commit' | 'unseen-pull-requests';
  /** Of `shared-commit`: the number of the other one. */
  readonly pullRequest?: number;
}

/** What is wanted: where, under which name, and whose. */
interface CheckRunRequest extends Place {
  readonly name: string;
  /** The commit that was tested. */
  readonly sha: string;
  readonly owner: CheckOwner;
  readonly own: OwnPullRequest;
  readonly detailsUrl?: string | undefined;
}

/** A check run that is in progress. */
interface StartedCheck extends CheckRunRequest {
  readonly kind: 'started';
  readonly id: number;
}

/** `name`, `name (2)` ... */
const MAX_NAMES = 20;
const MAX_PAGES = 10;

/** Creates the check run as one in progress, which is not green. */
async function startCheckRun(request: CheckRunRequest): Promise<StartedCheck | SkippedCheck> {
  const free = await freeName(request);
  if (free.kind === 'skipped') return free;
  const shared = await sharedCommit(request);
  if (shared !== undefined) return shared;
  const id = free.id ?? (await create({ ...request, name: free.name }));
  return { ...request, kind: 'started', name: free.name, id };
}

/** Gives it its result, and the annotations that one request cannot hold. */
async function finishCheckRun(
  started: StartedCheck,
  result: CheckRunResult,
): Promise<CheckRunOutcome> {
  const before = await settleName(started);
  if (before.kind === 'skipped') return before;
  const written = await writeResult(before, result);
  const after = await settleName(before);
  return after.kind === 'skipped'
    ? after
    : { kind: 'created', id: after.id, name: after.name, ...written };
}

async function sharedCommit(request: CheckRunRequest): Promise<SkippedCheck | undefined> {
  try {
    const pullRequest = await otherPullRequestAt(request);
    if (pullRequest === undefined) return undefined;
    return { kind: 'skipped', reason: 'shared-commit', pullRequest };
  } catch (error) {
    request.signal.throwIfAborted();
    if (readApiFailure(error).kind !== 'read-only-token') throw error;
    return { kind: 'skipped', reason: 'unseen-pull-requests' };
  }
}

interface FreeName {
  readonly kind: 'free';
  readonly name: string;
  /** The check run of this process that has it already. */
  readonly id: number | undefined;
}

/** The first name that no other job has. */
async function freeName(request: CheckRunRequest): Promise<FreeName | SkippedCheck> {
  for (let number = 1; number <= MAX_NAMES; number += 1) {
    const name = number === 1 ? request.name : `${request.name} (${number})`;
    const rivals = await rivalsOf({ ...request, name });
    if (rivals.others.length > 0) continue;
    if (rivals.isNewerThere) return { kind: 'skipped', reason: 'newer-run' };
    return { kind: 'free', name, id: rivals.own };
  }
  throw new Error(`${MAX_NAMES} other jobs have a check run of this name on the commit`);
}

interface Rivals {
  /** Ids of the check runs of this name that other jobs wrote. */
  readonly others: readonly number[];
  /** Whether a newer run or attempt of this job wrote one. */
  readonly isNewerThere: boolean;
  /** Id of this process's own. */
  readonly own: number | undefined;
}

async function rivalsOf(request: CheckRunRequest): Promise<Rivals> {
  const { owner } = request;
  const listed = (await listChecks(request)).map((check) => ({
    ...check,
    relation: relationTo(owner, check),
  }));
  const sameJob = listed
    .filter(({ relation }) => relation === 'same-job')
    .flatMap(({ externalId }) => readOwner(externalId) ?? []);
  return {
    others: listed.filter(({ relation }) => relation === 'other-job').map(({ id }) => id),
    isNewerThere: await isAnyNewer(request, sameJob, owner),
    own: listed.find(({ relation }) => relation === 'own')?.id,
  };
}

async function listChecks(request: CheckRunRequest): Promise<readonly ListedCheck[]> {
  const found: ListedCheck[] = [];
  const listed = pagesOf(
    (page) =>
      request.client.rest.checks.listForRef({
        ...target(request, { needs: ['check_runs.*.id'] }),
        ref: request.sha,
        check_name: request.name,
        filter: 'all',
        ...page,
      }),
    MAX_PAGES,
  );
  for await (const { data } of listed) {
    for (const { id, external_id: externalId, details_url: detailsUrl } of data.check_runs) {
      found.push({ id, externalId, detailsUrl });
    }
  }
  return found;
}

async function create(request: CheckRunRequest): Promise<number> {
  const { name, sha, owner, detailsUrl } = request;
  const { data } = await request.client.rest.checks.create({
    ...target(request),
    name,
    head_sha: sha,
    status: 'in_progress',
    external_id: formatOwner(owner),
    ...(detailsUrl === undefined ? {} : { details_url: detailsUrl }),
  });
  return data.id;
}

/**
 * Another run or job may have written since we looked. A newer run's result stays the one that is shown: this check run
 * gets a name that nobody requires. Of two jobs with one name, the later gets another.
 */
async function settleName(started: StartedCheck): Promise<StartedCheck | SkippedCheck> {
  const rivals = await rivalsOf(started);
  if (rivals.isNewerThere) {
    const { runId, runAttempt } = started.owner;
    await updateCheck(started, {
      name: `${started.name} (run ${runId}, attempt ${runAttempt})`,
      status: 'completed',
      conclusion: 'neutral',
      output: { title: 'A newer run has reported', summary: 'Its result is what counts.' },
    });
    return { kind: 'skipped', reason: 'newer-run' };
  }
  if (!rivals.others.some((id) => id < started.id)) return started;
  const free = await freeName(started);
  if (free.kind === 'skipped') return free;
  await updateCheck(started, { name: free.name });
  return { ...started, name: free.name };
}

// Whose a check run is. GitHub shows only the newest check run of a name, whichever job wrote it, so each says in its
// `external_id` which job of which run wrote it; the others read that before and after they write.

interface CheckOwner extends RunAttempt {
  /** Which step of which job of which workflow, the same in every run: as `jobOriginOf` says it. */
  readonly origin: string;
  /** 8 hexadecimal digits for this process: two jobs of a matrix may be the same in all else. */
  readonly writer: string;
}

/** This process. */
const WRITER = randomBytes(4).toString('hex');

const OWNER =
  /^kindlm run=(\d{1,16}) attempt=(\d{1,9}) origin=([0-9a-f]{16}) writer=([0-9a-f]{8})$/;
/** The check run that GitHub itself makes of a job. */
const JOB_PAGE = /\/actions\/runs\/\d+\/job\/\d+(?:[?#]|$)/;

function formatOwner({ runId, runAttempt, origin, writer }: CheckOwner): string {
  return `kindlm run=${runId} attempt=${runAttempt} origin=${origin} writer=${writer}`;
}

/** The owner that a check run names; undefined where the action did not write it. */
function readOwner(externalId: string | null | undefined): CheckOwner | undefined {
  const [, run, attempt, origin, writer] = OWNER.exec(externalId ?? '') ?? [];
  if (origin === undefined || writer === undefined) return undefined;
  return { runId: Number(run), runAttempt: Number(attempt), origin, writer };
}

/** A check run as GitHub lists it. */
interface ListedCheck {
  readonly id: number;
  readonly externalId: string | null;
  readonly detailsUrl: string | null;
}

/**
 * Whose a listed check run is: `own`: this process's; `same-job`: the same job's of another run or attempt; `other-job`:
 * another job's, or another job of the same matrix; `nobody`: the action did not write it.
 */
function relationTo(
  own: CheckOwner,
  { externalId, detailsUrl }: ListedCheck,
): 'own' | 'same-job' | 'other-job' | 'nobody' {
  const owner = readOwner(externalId);
  if (owner === undefined) return JOB_PAGE.test(detailsUrl ?? '') ? 'other-job' : 'nobody';
  if (owner.origin !== own.origin) return 'other-job';
  if (owner.writer === own.writer) return 'own';
  const isSameAttempt = owner.runId === own.runId && owner.runAttempt === own.runAttempt;
  // A step runs once an attempt, so another process of it is another job.
  return isSameAttempt ? 'other-job' : 'same-job';
}

// The name of a check run in a job of a matrix: as GitHub names the jobs, with the matrix's values.

/** Longer lists of values become their hash: GitHub shows names in one line. */
const MAX_VALUES_LENGTH = 80;

/**
 * `name`, or `name (20, ubuntu)` where the job's matrix has these values and the name does not say them already.
 * @param matrix JSON, as `toJSON(matrix)` writes it; anything but an object is no matrix
 */
function matrixName(name: string, matrix: string | undefined): string {
  const values = matrixValues(matrix);
  if (values.length === 0 || values.every((value) => says(name, value))) return name;
  const listed = values.join(', ');
  const short =
    listed.length <= MAX_VALUES_LENGTH
      ? listed
      : createHash('shake256', { outputLength: 4 }).update(listed).digest('hex');
  return `${name} (${short})`;
}

/** Whether the name has the value as a word: `KindLM 20` says 20 and not 2. */
function says(name: string, value: string): boolean {
  const isWordPart = (character: string | undefined): boolean =>
    /[\p{L}\p{N}]/u.test(character ?? '');
  for (let at = name.indexOf(value); at >= 0; at = name.indexOf(value, at + 1)) {
    if (!isWordPart(name[at - 1]) && !isWordPart(name[at + value.length])) return true;
  }
  return false;
}

// Whether a commit is the head of several open pull requests: what is written on it is shown in all of them.

/** The pull request that a run belongs to: its number, or where its head is. */
interface OwnPullRequest {
  readonly pullRequest?: number | undefined;
  readonly pullRequestHead?: PullRequestHead | undefined;
}

/** Of 100 pull requests each. */
const MAX_PULL_REQUEST_PAGES = 20;

/**
 * The number of another open pull request whose head is the commit; undefined where there is none. Anybody may open one
 * from a fork with somebody else's commit. Not `commits/{sha}/pulls`: it does not know the pull requests of forks.
 * Rejects as the client does.
 */
async function otherPullRequestAt(request: CheckRunRequest): Promise<number | undefined> {
  const found: { readonly number: number; readonly isOwn: boolean }[] = [];
  const open = pagesOf(
    (page) =>
      request.client.rest.pulls.list({
        ...target(request, { needs: ['*.number', '*.head.sha'] }),
        state: 'open',
        ...page,
      }),
    MAX_PULL_REQUEST_PAGES,
  );
  let isWhole = false;
  for await (const { data, isLast } of open) {
    isWhole = isLast;
    for (const { number, head } of data) {
      if (head.sha !== request.sha) continue;
      found.push({ number, isOwn: isOwn(request.own, number, head) });
    }
  }
  if (!isWhole) {
    throw new Error(
      `more than ${MAX_PULL_REQUEST_PAGES * 100} pull requests are open, and the commit may be the head of several`,
    );
  }
  const byAge = found.toSorted((a, b) => a.number - b.number);
  // Of several from one branch into several bases, the run belongs to the oldest.
  const mine = byAge.find((one) => one.isOwn);
  return byAge.find((one) => one !== mine)?.number;
}

interface ListedHead {
  readonly ref: string;
  /** GitHub sends null for a repository that was deleted. */
  readonly repo: { readonly id: number } | null;
}

function isOwn(
  { pullRequest, pullRequestHead: wanted }: OwnPullRequest,
  number: number,
  { ref, repo }: ListedHead,
): boolean {
  if (pullRequest !== undefined) return number === pullRequest;
  return wanted !== undefined && ref === wanted.branch && repo?.id === wanted.repositoryId;
}

// The result of a check run, written within GitHub's limits for summaries and annotations.

type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

interface CheckRunResult {
  readonly conclusion: CheckConclusion;
  readonly title: string;
  /** Renderings from the fullest to the shortest: the next one is tried when GitHub refuses one (422). */
  readonly summaries: readonly string[];
  /** Worst first; paths are relative to the repository. */
  readonly annotations: Annotations;
}

/** A check run that is there. */
interface CheckPlace extends Place {
  readonly id: number;
}

interface WrittenResult {
  readonly url: string | undefined;
  /** How many annotations GitHub took. */
  readonly annotations: number;
  /** Why the others were not taken. */
  readonly problem?: string;
}

/** GitHub's limits: characters of a summary, annotations of a request. */
const MAX_SUMMARY_LENGTH = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;

type CheckUpdate = Omit<
  NonNullable<Parameters<Place['client']['rest']['checks']['update']>[0]>,
  'owner' | 'repo' | 'check_run_id' | 'request'
>;

/**
 * Changes a check run; resolves to its URL. Rejects as the client does.
 * @param mayWait for the end of a rate limit
 */
async function updateCheck(
  check: CheckPlace,
  changes: CheckUpdate,
  mayWait = true,
): Promise<string | undefined> {
  const { data } = await check.client.rest.checks.update({
    ...target(check, { mayWait }),
    check_run_id: check.id,
    ...changes,
  });
  return data.html_url ?? undefined;
}

interface Attempt {
  readonly summary: string;
  readonly annotations: Annotations;
}

/**
 * Finishes the check run, and adds the annotations that one request cannot hold. Rejects as the client does where it
 * cannot be finished.
 */
function writeResult(check: CheckPlace, result: CheckRunResult): Promise<WrittenResult> {
  return writeFirstAccepted(attempts(result), async (attempt) => {
    const [first = [], ...more] = pages(attempt.annotations);
    const url = await updateCheck(check, {
      status: 'completed',
      conclusion: result.conclusion,
      output: outputOf(result, attempt, first),
    });
    const write = (page: Annotations) =>
      updateCheck(check, { output: outputOf(result, attempt, page) }, false);
    const added = await addPages(more, write);
    return { url, ...added, annotations: first.length + added.annotations };
  });
}

/** GitHub does not say what of a request it refuses: shorter summaries first, then no annotations. */
function attempts({ summaries, annotations: all }: CheckRunResult): readonly Attempt[] {
  // It takes none without a file of the repository.
  const annotations = all.filter(({ file }) => file !== undefined);
  const fitting = summaries.filter(({ length }) => length <= MAX_SUMMARY_LENGTH);
  const shortest = fitting.at(-1);
  return [
    ...fitting.map((summary) => ({ summary, annotations })),
    ...(shortest === undefined || annotations.length === 0
      ? []
      : [{ summary: shortest, annotations: [] }]),
  ];
}

function pages(annotations: Annotations): readonly Annotations[] {
  const count = Math.ceil(annotations.length / ANNOTATIONS_PER_REQUEST);
  return Array.from({ length: count }, (_, page) =>
    annotations.slice(page * ANNOTATIONS_PER_REQUEST, (page + 1) * ANNOTATIONS_PER_REQUEST),
  );
}

/** GitHub appends the annotations of each update. The result is there already, so a refusal ends this and nothing else. */
async function addPages(
  rest: readonly Annotations[],
  write: (page: Annotations) => Promise<unknown>,
): Promise<Omit<WrittenResult, 'url'>> {
  let annotations = 0;
  try {
    for (const page of rest) {
      await write(page);
      annotations += page.length;
    }
    return { annotations };
  } catch (error) {
    return { annotations, problem: describeError(error) };
  }
}

function outputOf({ title }: CheckRunResult, { summary }: Attempt, annotations: Annotations) {
  return {
    title,
    summary,
    annotations: annotations.map(({ level, file, line, column, title: heading, message }) => ({
      path: file,
      start_line: line,
      end_line: line,
      start_column: column,
      end_column: column,
      annotation_level: level === 'error' ? ('failure' as const) : ('warning' as const),
      title: heading,
      message,
    })),
  };
}

// The check run of a report: whether there is one, whose it is, its conclusion, and what the log says of it.

/** What came of the start: the check run in progress, or the outcome already. Undefined: none is wanted. */
type OpenCheck = StartedCheck | CheckRunOutcome | undefined;

/** Creates the check run that `checkName` asks for, in progress, before anything else is published. Never throws. */
export async function openCheck(job: Omit<PublicationJob, 'links'>): Promise<OpenCheck> {
  const { checkName, token = '' } = job.settings;
  if (checkName === undefined || checkName === '') return undefined;
  const { repository, sha, runUrl, apiUrl, secondMs } = job.destination;
  if (repository === undefined || sha === undefined)
    return { kind: 'skipped', reason: 'no-commit' };
  if (token === '') return { kind: 'skipped', reason: 'no-token' };
  return tryInTime(job.timeLimitMs, async (signal) => {
    const place = await connect({ token, apiUrl, repository, secondMs }, signal);
    const name = matrixName(checkName, job.settings.matrix);
    const owner = ownerOf(job);
    return startCheckRun({ ...place, name, sha, owner, own: job.destination, detailsUrl: runUrl });
  });
}

/** Gives it the report's result, after everything else was published, and logs what came of it. Never throws. */
export async function closeCheck(
  open: OpenCheck,
  job: PublicationJob,
): Promise<CheckRunOutcome | undefined> {
  const { report, views, links, settings } = job;
  if (open === undefined) return undefined;
  const outcome =
    open.kind === 'started'
      ? await tryInTime(job.timeLimitMs, async (signal) => {
          const result = { conclusion: checkConclusion(report), ...views.check(report, links) };
          return finishCheckRun({ ...open, signal }, result);
        })
      : open;
  logCheck(outcome, matrixName(settings.checkName ?? '', settings.matrix), job.log);
  return outcome;
}

function ownerOf({ report, destination, settings }: Omit<PublicationJob, 'links'>): CheckOwner {
  const { runId = 0, runAttempt = 1 } = destination;
  const origin = jobOriginOf(report, settings.matrix);
  return { runId, runAttempt, origin, writer: WRITER };
}

/**
 * GitHub takes `neutral` for success where a check is required. So it is used only where the job is green as well:
 * nothing was tested and the workflow asked for that, or a gate failed under `fail-on: never`. A run that could not
 * judge is a failure, lest a gate that did not run lets a change through.
 */
function checkConclusion({ verdict, interruption, suites, run }: Report): CheckConclusion {
  if (interruption?.kind === 'signal') return 'cancelled';
  switch (verdict.result) {
    case 'passed':
      return suites.length === 0 ? 'neutral' : 'success';
    case 'failed':
      return run.failOn === 'never' ? 'neutral' : 'failure';
    case 'error':
      return 'failure';
  }
}

function logCheck(outcome: CheckRunOutcome, wanted: string, log: Log): void {
  switch (outcome.kind) {
    case 'created':
      if (outcome.name !== wanted) {
        log.warning(
          `The check run is named ${outcome.name}: another job has one named ${wanted} on this commit. Give each job its own \`check-name\`.`,
        );
      }
      if (outcome.problem === undefined) return;
      log.warning(
        `The check run ${outcome.name} has ${outcome.annotations} annotations; the others were refused: ${outcome.problem}`,
      );
      return;
    case 'skipped': {
      // Of a token that may not write, one notice names all that was skipped for it: see publish.ts.
      if (outcome.reason === 'read-only-token') return;
      const why =
        outcome.reason === 'shared-commit'
          ? `was not created: the commit is also the head of pull request ${String(outcome.pullRequest)}, which would show it as its own.`
          : NOT_CREATED[outcome.reason];
      log.notice(`The check run ${wanted} ${why}`);
      return;
    }
    case 'failed':
      log.warning(`The check run ${wanted} was not created or not finished: ${outcome.message}`);
  }
}

const NOT_CREATED = {
  'newer-run': 'was left alone: it shows a newer run.',
  'no-token': 'was not created: github-token is empty.',
  'no-commit': 'was not created: the commit or the repository is not known.',
  'unseen-pull-requests':
    'was not created: the token may not list the pull requests, and the commit may be the head of several. Give the job `pull-requests: read`.',
  locked: 'was not created: GitHub says that it is locked.',
} as const;
