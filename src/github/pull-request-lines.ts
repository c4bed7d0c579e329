/**
 * What a pull request changes, for the report: the lines in what failing tests are made of, which the story names and
 * review comments are on, and the instructions for agents that no test sees. By GitHub's word alone, never by the report's.
 */
import type { parsePatch } from 'diff';
import { contentDigest } from '../basics/paths.js';
import {
  type FailingResult,
  failingResults,
  type NamedChange,
  programFilesOf,
  unseenAmong,
} from '../report/changed-lines.js';
import type {
  PullRequestFile,
  LineRange,
  RemovedLines,
  Report,
  SourceSpan,
} from '../report/report.js';
import { describeError, readApiFailure, target, withTimeLimit } from './client.js';
import type { Destination } from './context.js';
import type { Log } from './log.js';
import { type Conversation, conversationFinder, filesOf, headCommitOf } from './pull-request.js';

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
    const found = await withTimeLimit(TIME_LIMIT_MS, async (signal) => {
      const conversation = await find(signal, 'optional');
      if (typeof conversation === 'string') return undefined;
      if ((await headCommitOf(conversation)) !== destination.sha) return undefined;
      return readChanges(conversation, report, skills);
    });
    if (found.kind === 'done') return found.result;
    log.info('What this pull request changes is not known: no answer in time.');
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
  const subjects = failingResults(report);
  const spans = subjects.flatMap(({ result }) => result.sources);
  const sources = new Set(spans.map(({ file }) => file));
  const { changed, blobs, named } = await readDiff(conversation, sources, isOfPrograms(subjects));
  const others = await filesOfOtherVersion(conversation, report, blobs, spans);
  const unseen = unseenAmong(named, report.suites, skills);
  return {
    ...(subjects.length > 0 && { changedFiles: changed.filter(({ file }) => !others.has(file)) }),
    ...(unseen.length > 0 && { unseenChanges: unseen }),
  };
}

/** Tests of one program are asked about it once. */
function isOfPrograms(subjects: readonly FailingResult[]): ((file: string) => boolean) | undefined {
  const programs = new Map(
    subjects
      .filter(({ result }) => (result.dependsOn ?? []).length > 0)
      .map(({ suite, result }) => [
        JSON.stringify([suite.file, result.dependsOn]),
        { suite, result },
      ]),
  );
  if (programs.size === 0) return undefined;
  const all = [...programs.values()].map(({ suite, result }) => programFilesOf(suite, result));
  return (file) => all.some((isOwn) => isOwn(file));
}

interface HeadDiff {
  readonly changed: readonly PullRequestFile[];
  /** Names of git's objects that hold the files of the head, by path. */
  readonly blobs: ReadonlyMap<string, string>;
  /** All files of the pull request, with those whose lines are not wanted. */
  readonly named: readonly NamedChange[];
}

/**
 * The diff of those files of the pull request that are wanted. Files without a patch (binary ones, those whose diff
 * is too large) and deleted ones are left out. Rejects as the client does.
 */
async function readDiff(
  conversation: Conversation,
  sources: ReadonlySet<string>,
  isOfProgram: ((file: string) => boolean) | undefined,
): Promise<HeadDiff> {
  const { parsePatch: parse } = await import('diff');
  const named: NamedChange[] = [];
  const changed = new Map<string, PullRequestFile>();
  const blobs = new Map<string, string>();
  let programs = 0;
  for await (const { data } of filesOf(conversation)) {
    for (const { filename, status, patch, sha } of data) {
      const isRemoved = status === 'removed';
      named.push({ file: filename, isRemoved });
      if (isRemoved || patch === undefined) continue;
      const isSource = sources.has(filename);
      const isProgram =
        !isSource && programs < MAX_PROGRAM_FILES && isOfProgram?.(filename) === true;
      if (!isSource && !isProgram) continue;
      changed.set(filename, { file: filename, ...linesOf(patch, parse) });
      if (isProgram) programs += 1;
      // GitHub sends none for some, against its own description.
      if (isSource && typeof sha === 'string') blobs.set(filename, sha);
    }
  }
  return { changed: [...changed.values()], blobs, named };
}

type ParsePatch = typeof parsePatch;
type Changes = Omit<PullRequestFile, 'file'>;

/** The changes of a file's patch as GitHub gives it, without headers; none where it cannot be read. */
function linesOf(patch: string, parse: ParsePatch): Changes {
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
function changesOfHunk(oldStart: number, newStart: number, lines: readonly string[]): Changes {
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
