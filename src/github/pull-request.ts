/**
 * A pull request, by GitHub's word: which one belongs to a commit, and which files it adds or changes, as far as GitHub
 * lists them.
 */
import {
  connect,
  describeError,
  pagesOf,
  type Place,
  readApiFailure,
  target,
  withTimeLimit,
} from './client.js';
import type { Access, Destination, PullRequestHead, TriggeringRun } from './context.js';
import { compareCommits } from './workflow-runs.js';
import type { parsePatch } from 'diff';
import { contentDigest } from '../basics/paths.js';
import { changesWanted } from '../report/changed-lines.js';
import type {
  PullRequestFile,
  LineRange,
  RemovedLines,
  Report,
  SourceSpan,
} from '../report/report.js';
import type { Log } from './log.js';

/** A pull request that is asked about and written to. */
export interface Conversation extends Place {
  /** Its number. */
  readonly pullRequest: number;
}

/** Why there is nowhere to comment. */
type NoConversation = 'no-pull-request' | 'no-token' | 'read-only-token';

/** Where to comment until the signal ends it, or why not. Rejects as the client does. */
export type FindConversation = (
  signal: AbortSignal,
  giveWay?: boolean,
) => Promise<Conversation | NoConversation>;

/**
 * Looks for the pull request when it is first asked, and once for all who publish there: comment and review. Each has
 * a separate client.
 */
export function conversationFinder(
  { repository, pullRequest: known, pullRequestHead: head, apiUrl, secondMs }: Destination,
  token: string,
): FindConversation {
  let looking: Promise<number | NoConversation> | undefined;
  return async (signal, giveWay = false) => {
    if (repository === undefined) return 'no-pull-request';
    if (known === undefined && head === undefined) return 'no-pull-request';
    if (token === '') return 'no-token';
    const place = await connect({ token, apiUrl, repository, secondMs }, signal);
    looking ??= known === undefined ? findNumber(place, head) : Promise.resolve(known);
    const found = await looking;
    return typeof found === 'string' ? found : { ...place, giveWay, pullRequest: found };
  };
}

async function findNumber(
  place: Place,
  head: PullRequestHead | undefined,
): Promise<number | NoConversation> {
  try {
    return (head && (await findPullRequest(place, head))) ?? 'no-pull-request';
  } catch (error) {
    if (readApiFailure(error).kind === 'read-only-token') return 'read-only-token';
    throw error;
  }
}

/**
 * The open pull request whose head is this commit of this repository. Owner and branch only narrow the question:
 * anybody can give a branch any name, so commit and repository id decide. Of several, one branch into several bases,
 * the oldest. Rejects as the client does.
 */
async function findPullRequest(place: Place, head: PullRequestHead): Promise<number | undefined> {
  // Not `commits/{sha}/pulls`: it does not know the pull requests of forks.
  const { data } = await place.client.rest.pulls.list({
    ...target(place, { needs: ['*.number', '*.head.sha'] }),
    state: 'open',
    head: `${head.owner}:${head.branch}`,
    per_page: 100,
  });
  const [oldest] = data
    .filter(({ head: { sha, repo } }) => sha === head.sha && idOf(repo) === head.repositoryId)
    .toSorted((a, b) => a.number - b.number);
  return oldest?.number;
}

/** GitHub sends null for a repository that was deleted, against its own description. */
function idOf(repository: { readonly id: number } | null): number | undefined {
  return repository?.id;
}

/** The commit that is the head of a pull request now. Rejects as the client does. */
export async function headCommitOf(conversation: Conversation): Promise<string> {
  const { data } = await conversation.client.rest.pulls.get({
    ...target(conversation, { needs: ['head.sha'] }),
    pull_number: conversation.pullRequest,
  });
  return data.head.sha;
}

/**
 * The open pull request whose head is the commit that a run tested. `moved-on`: its head is another one now. `unknown`: why
 * GitHub did not say, in one line. Never rejects.
 */
export async function pullRequestOfRun(
  access: Access,
  { head, headSha }: TriggeringRun,
  signal: AbortSignal,
): Promise<
  | { readonly kind: 'open'; readonly number: number }
  | { readonly kind: 'moved-on'; readonly number: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly reason: string }
> {
  try {
    const place = await connect(access, signal);
    // Not the pull requests that the event's payload lists: they merely have a branch of that name.
    const number = head && (await findPullRequest(place, head));
    if (number === undefined) return { kind: 'none' };
    // The event's payload is as old as the run.
    const isNow = (await headCommitOf({ ...place, pullRequest: number })) === headSha;
    return isNow ? { kind: 'open', number } : { kind: 'moved-on', number };
  } catch (error) {
    return { kind: 'unknown', reason: describeError(error) };
  }
}

// What it changes.

/** GitHub lists so many files of a pull request; of a larger one it leaves the rest out, and does not say so. */
const MAX_LISTED = 3_000;
const MAX_PAGES = MAX_LISTED / 100;

/** The files of a pull request, page by page, with their patches. Rejects as the client does. */
function filesOf(conversation: Conversation) {
  return pagesOf(
    (page) =>
      conversation.client.rest.pulls.listFiles({
        ...target(conversation, { needs: ['*.filename', '*.status', '*.patch?', '*.sha?'] }),
        pull_number: conversation.pullRequest,
        ...page,
      }),
    MAX_PAGES,
  );
}

interface ChangesRequest {
  readonly access: Access;
  readonly pullRequest: number;
  /** What it is merged into, and its head: a branch or a commit each. Undefined where the event does not name them. */
  readonly commits: ComparedCommits | undefined;
  /** Paths from the repository's root. */
  readonly wanted: ReadonlySet<string>;
  /** Milliseconds. */
  readonly limitMs: number;
}

interface ComparedCommits {
  readonly base: string;
  readonly head: string;
}

export interface Changes {
  /** Those of the wanted files that the pull request adds, changes or renames to. */
  readonly changed: ReadonlySet<string>;
  /** The text of a file before the pull request; undefined where there was none, or one of more than 1 MB. */
  readonly textBefore: (path: string) => Promise<string | undefined>;
}

/** What `use` makes of the changes; else why they are not known, as the end of a sentence. Never rejects. */
export async function withPullRequestChanges<Result>(
  { access, pullRequest, commits, wanted, limitMs }: ChangesRequest,
  use: (changes: Changes) => Promise<Result>,
): Promise<
  | { readonly kind: 'known'; readonly result: Result }
  | { readonly kind: 'unknown'; readonly reason: string }
> {
  const unknown = (reason: string) => ({ kind: 'unknown', reason }) as const;
  try {
    const found = await withTimeLimit(limitMs, async (signal) => {
      const conversation = { ...(await connect(access, signal)), pullRequest };
      const changed = await changedFiles(conversation, wanted, commits);
      const textBefore = async (path: string): Promise<string | undefined> => {
        if (commits === undefined) throw new Error('the event does not name its branches');
        const { mergeBase } = await compareCommits(conversation, commits.base, commits.head);
        return fileAt(conversation, path, mergeBase);
      };
      return changed && { result: await use({ changed, textBefore }) };
    });
    return found === undefined
      ? unknown('it has more files than GitHub lists')
      : { kind: 'known', ...found };
  } catch (error) {
    return unknown(describeError(error));
  }
}

/** Undefined where it has more files than GitHub lists, and more than it shows of a commit. */
async function changedFiles(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
  commits: ComparedCommits | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const found = new Set<string>();
  let listed = 0;
  for await (const { data } of filesOf(conversation)) {
    listed += data.length;
    for (const { filename, status } of data) {
      if (status !== 'removed' && wanted.has(filename)) found.add(filename);
    }
  }
  if (listed < MAX_LISTED) return found;
  return commits === undefined ? undefined : differing(conversation, wanted, commits);
}

async function fileAt(place: Place, path: string, commit: string): Promise<string | undefined> {
  try {
    const { data } = await place.client.rest.repos.getContent({
      ...target(place),
      path,
      ref: commit,
    });
    const isText = !Array.isArray(data) && data.type === 'file' && data.encoding === 'base64';
    return isText ? Buffer.from(data.content, 'base64').toString('utf8') : undefined;
  } catch (error) {
    if (readApiFailure(error).isMissing) return undefined;
    throw error;
  }
}

/** By the contents of both commits, for which there is a limit of 100,000 files. */
async function differing(
  place: Place,
  wanted: ReadonlySet<string>,
  { base, head }: ComparedCommits,
): Promise<ReadonlySet<string> | undefined> {
  const { mergeBase } = await compareCommits(place, base, head);
  const before = await contentsOf(place, mergeBase);
  const now = await contentsOf(place, head);
  if (before === undefined || now === undefined) return undefined;
  return new Set([...wanted].filter((file) => now.has(file) && now.get(file) !== before.get(file)));
}

/** Files, links and submodules of a commit, each with the hash of its content; undefined where it has too many. */
async function contentsOf(
  place: Place,
  commit: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { data } = await place.client.rest.git.getTree({
    ...target(place, { needs: ['tree.*.type', 'tree.*.path', 'tree.*.sha'] }),
    tree_sha: commit,
    recursive: '1',
  });
  if (data.truncated) return undefined;
  return new Map(
    data.tree.flatMap(({ type, path, sha }) => (type === 'tree' ? [] : [[path, sha]])),
  );
}

// What it changes, for the report: the lines in what failing tests are made of, which the story names and review comments
// are on, and the instructions for agents that no test sees. By GitHub's word alone, never by the report's.

const TIME_LIMIT_MS = 20_000;
/** Files of programs that are named; a change of more has no one line to look at. */
const MAX_PROGRAM_FILES = 100;

interface Asking {
  readonly destination: Destination;
  /** Empty: nothing is asked. */
  readonly token: string;
  readonly log: Pick<Log, 'info'>;
  /** Folders of the repository's skills, where it is checked out. */
  readonly skills?: readonly string[];
}

type PullRequestChanges = Pick<Report, 'changedFiles' | 'unseenChanges'>;

/**
 * The report with what the pull request changes; without it where nothing was tested, where there is no pull request, where
 * its head is not what was tested, or where GitHub does not say. Never rejects.
 */
export async function withChangedLines(report: Report, asking: Asking): Promise<Report> {
  const known = report.suites.length === 0 ? undefined : await changesOf(report, asking);
  const { changedFiles, unseenChanges } = known ?? {};
  return { ...report, changedFiles, unseenChanges };
}

async function changesOf(
  report: Report,
  { destination, token, log, skills = [] }: Asking,
): Promise<PullRequestChanges | undefined> {
  const find = conversationFinder(destination, token);
  try {
    return await withTimeLimit(TIME_LIMIT_MS, async (signal) => {
      const conversation = await find(signal, true);
      if (typeof conversation === 'string') return undefined;
      if ((await headCommitOf(conversation)) !== destination.sha) return undefined;
      return readChanges(conversation, report, skills);
    });
  } catch (error) {
    // Who may not write is told what for, once, where it is to be written.
    if (readApiFailure(error).kind !== 'read-only-token') {
      log.info(`What this pull request changes is not known: ${describeError(error)}`);
    }
  }
  return undefined;
}

async function readChanges(
  conversation: Conversation,
  report: Report,
  skills: readonly string[],
): Promise<PullRequestChanges> {
  const wanted = changesWanted(report, skills);
  const sources = new Set(wanted.spans.map(({ file }) => file));
  const { changed, blobs, named } = await readDiff(conversation, sources, wanted.isOfProgram);
  const others = await filesOfOtherVersion(conversation, report, blobs, wanted.spans);
  return wanted.kept(
    changed.filter(({ file }) => !others.has(file)),
    named,
  );
}

interface HeadDiff {
  readonly changed: readonly PullRequestFile[];
  /** Names of git's objects that hold the files of the head, by path. */
  readonly blobs: ReadonlyMap<string, string>;
  /** All files of the pull request, with those whose lines are not wanted. */
  readonly named: readonly { readonly file: string; readonly isRemoved: boolean }[];
}

/**
 * The diff of those files of the pull request that are wanted. Deleted ones are left out; what has no patch (images, a
 * diff that is too large) is there without lines where answers depend on it. Rejects as the client does.
 */
async function readDiff(
  conversation: Conversation,
  sources: ReadonlySet<string>,
  isOfProgram: ((file: string) => boolean) | undefined,
): Promise<HeadDiff> {
  const { parsePatch: parse } = await import('diff');
  const named: { file: string; isRemoved: boolean }[] = [];
  const changed = new Map<string, PullRequestFile>();
  const blobs = new Map<string, string>();
  let programs = 0;
  for await (const { data } of filesOf(conversation)) {
    for (const { filename, status, patch, sha } of data) {
      const isRemoved = status === 'removed';
      named.push({ file: filename, isRemoved });
      if (isRemoved) continue;
      const isSource = patch !== undefined && sources.has(filename);
      const isProgram =
        !isSource &&
        (patch !== undefined || status === 'modified') &&
        programs < MAX_PROGRAM_FILES &&
        isOfProgram?.(filename) === true;
      if (!isSource && !isProgram) continue;
      changed.set(filename, { file: filename, ...linesOf(patch ?? '', parse) });
      if (isProgram) programs += 1;
      // GitHub sends none for some, against its own description.
      if (isSource && typeof sha === 'string') blobs.set(filename, sha);
    }
  }
  return { changed: [...changed.values()], blobs, named };
}

type ParsePatch = typeof parsePatch;
type ChangedParts = Omit<PullRequestFile, 'file'>;

/** The changes of a file's patch as GitHub gives it, without headers; none where it cannot be read. */
function linesOf(patch: string, parse: ParsePatch): ChangedParts {
  try {
    const hunks = parse(patch).flatMap((file) =>
      file.hunks.map(({ oldStart, newStart, lines }) => changesOfHunk(oldStart, newStart, lines)),
    );
    return {
      written: hunks.flatMap(({ written }) => written),
      removed: hunks.flatMap(({ removed }) => removed),
    };
  } catch {
    return { written: [], removed: [] };
  }
}

/** GitHub takes comments on the lines of a hunk and on no others. */
function changesOfHunk(oldStart: number, newStart: number, lines: readonly string[]): ChangedParts {
  const written: LineRange[] = [];
  const removed: RemovedLines[] = [];
  let [oldLine, newLine] = [oldStart, newStart];
  // Where the current change began, in both versions.
  let [oldFrom, newFrom] = [oldStart, newStart];
  const endChange = (): void => {
    if (newLine > newFrom) written.push({ startLine: newFrom, endLine: newLine - 1 });
    else if (oldLine > oldFrom) {
      removed.push({ startLine: oldFrom, endLine: oldLine - 1, before: newLine });
    }
  };
  for (const { 0: sign } of lines) {
    if (sign === '+') newLine += 1;
    else if (sign === '-') oldLine += 1;
    else if (sign === ' ') {
      endChange();
      [oldLine, newLine] = [oldLine + 1, newLine + 1];
      [oldFrom, newFrom] = [oldLine, newLine];
    }
  }
  endChange();
  return { written, removed };
}

// Files that the job tested in another version than the pull request's head has: a job checks out the merge commit, where
// the base branch's own changes move the lines that a diff of the head numbers.

/** Each costs a request. */
const MAX_READ = 20;

/**
 * Those of the files whose content differs from what the report was made of.
 * @param blobs of the head, by path
 * @param spans whose lines are to be trusted
 */
async function filesOfOtherVersion(
  conversation: Conversation,
  { suites }: Pick<Report, 'suites'>,
  blobs: ReadonlyMap<string, string>,
  spans: readonly SourceSpan[],
): Promise<ReadonlySet<string>> {
  const tested = new Map(
    suites
      .flatMap((suite) => [suite, ...suite.inputFiles])
      .map(({ file, sha256 }) => [file, sha256]),
  );
  const partly = new Set(spans.filter((span) => !isWholeFile(span)).map(({ file }) => file));
  const others = new Set<string>();
  for (const file of [...partly].filter((one) => blobs.has(one)).slice(0, MAX_READ)) {
    const [blob = '', digest] = [blobs.get(file), tested.get(file)];
    if (digest === undefined) continue;
    const content = await readBlob(conversation, blob);
    if (content !== undefined && contentDigest(content) !== digest) others.add(file);
  }
  return others;
}

/** A separate file of a prompt, schema or script: whichever of its lines are changed, they are the test's. */
function isWholeFile({ kind, startLine }: SourceSpan): boolean {
  return kind !== 'test' && startLine === 1;
}

/** Undefined where GitHub does not give it: then the lines are taken for those of the head, as they are most often. */
async function readBlob(conversation: Conversation, blob: string): Promise<Buffer | undefined> {
  try {
    const { data } = await conversation.client.rest.git.getBlob({
      ...target(conversation, { retries: 0 }),
      file_sha: blob,
    });
    return Buffer.from(data.content, 'base64');
  } catch {
    conversation.signal.throwIfAborted();
    return undefined;
  }
}
