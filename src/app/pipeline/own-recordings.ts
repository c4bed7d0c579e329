/**
 * Which of the recordings that answer the pull request itself adds or changes, or reads from elsewhere than its base: a
 * reader of the verdict should know whose word those answers are. Optional: what cannot be found out is said in a notice.
 */
import { lstat, readlink } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isInside, shownPath } from '../../basics/paths.js';
import { outlineOf } from '../../config/load.js';
import type { ResponseSource } from '../../engine/results.js';
import { type SuitePlan, firstOfEach } from '../../engine/plan.js';
import type { StopSwitch } from '../../engine/execute.js';
import { labelSetsOf } from '../../engine/judges/judge-check.js';
import { harnessRecording, recordingPath } from '../../recordings/recordings.js';
import type { MissingVariable } from '../preflight/keys.js';
import { type NamedChanges, withOwnChanges } from '../repository-paths.js';
import type { Session } from '../session/session.js';
import { unlessCancelled } from './signals.js';

/** Links that lead to a file; more is a circle. */
const MAX_LINKS = 40;

interface OwnRecordings {
  /** Workspace-relative paths, one list a plan, sorted. */
  readonly files: readonly (readonly string[])[];
  readonly notices: readonly string[];
}

/** Never rejects, and gives up when the job is cancelled. Asks GitHub under `replay` and `cache` on a pull request only. */
export async function findOwnRecordings(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
  session: Session,
  stop: StopSwitch,
): Promise<OwnRecordings> {
  const { where, context } = session;
  const nothing = { files: plans.map(() => []), notices: [] };
  const reads = responses === 'replay' || responses === 'cache';
  if (where === 'local' || !reads || !testsPullRequest(context)) return nothing;
  const readings = await Promise.all(plans.map((plan) => readingOf(plan, session.workspace)));
  const asking = askGitHub(readings, session);
  const found = await unlessCancelled(asking, 'the run was cancelled', stop);
  if (typeof found === 'string') {
    return {
      ...nothing,
      notices: [
        `Which recordings this pull request itself adds or changes is not known: ${found}.`,
      ],
    };
  }
  return { files: found, notices: [] };
}

/** Also where a comment on a pull request, or the end of its own workflow, starts the run. */
function testsPullRequest(context: Session['context']): boolean {
  return (
    context.eventName?.startsWith('pull_request') === true ||
    context.eventName === 'merge_group' ||
    context.pullRequest !== undefined ||
    followsFork(context)
  );
}

/** Whether the workflow of a fork's pull request, of which GitHub names no number, has started the run. */
function followsFork({ eventName, pullRequestHead, repository }: Session['context']): boolean {
  return (
    eventName === 'workflow_run' &&
    pullRequestHead !== undefined &&
    pullRequestHead.owner !== repository?.owner
  );
}

/** A file and every path by which it is reached: itself, the folders above it, and what links among those point at. */
interface ReachedFile {
  /** Workspace-relative, as are its ways. */
  readonly file: string;
  readonly ways: ReadonlySet<string>;
}

/** What a plan reads. */
interface Reading {
  readonly plan: SuitePlan;
  readonly config: ReachedFile;
  /** Existing recordings, by the tests whose answers are in them; none: labels of a judge. */
  readonly recordings: readonly (ReachedFile & { readonly test?: string })[];
}

async function readingOf(plan: SuitePlan, workspace: string): Promise<Reading> {
  const { suite, units } = plan;
  const tests = firstOfEach(units).map(({ test }) => test.name);
  const labels = [
    ...labelSetsOf(plan).map(({ recording }) => recording),
    ...(plan.harnesses ?? []).map(({ name }) => harnessRecording(name)),
  ];
  const ways = waysIn(workspace);
  const read = new Map<string, Reading['recordings'][number]>();
  for (const name of [...tests, ...labels]) {
    const path = recordingPath(suite.recordingsDir, suite.name, name);
    const file = shownPath(workspace, path);
    const reached = read.has(file) ? undefined : await ways(file);
    if (reached === undefined) continue;
    read.set(file, { file, ways: reached, ...(tests.includes(name) ? { test: name } : {}) });
  }
  const config = { file: suite.file, ways: (await ways(suite.file)) ?? new Set([suite.file]) };
  const recordings = [...read.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { plan, config, recordings };
}

/** Finds the ways to files of the workspace; undefined where there is no file. Each link is looked at once. */
function waysIn(workspace: string): (file: string) => Promise<ReadonlySet<string> | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  const linkAt = (path: string): Promise<string | undefined> => {
    const target = known.get(path) ?? targetOf(path);
    known.set(path, target);
    return target;
  };
  return async (file) => {
    const ways = new Set<string>();
    let links = 0;
    const walk = async (from: string, rest: readonly string[]): Promise<boolean> => {
      const [name, ...after] = rest;
      if (name === undefined) return true;
      const path = resolve(from, name);
      if (isInside(workspace, path)) ways.add(relative(workspace, path).split(sep).join('/'));
      const target = await linkAt(path);
      if (target === undefined) return false;
      if (target === path) return walk(path, after);
      links += 1;
      if (links > MAX_LINKS || !isInside(workspace, target)) return false;
      const names = relative(workspace, target).split(sep);
      return walk(workspace, [...names, ...after]);
    };
    return (await walk(workspace, file.split('/'))) ? ways : undefined;
  };
}

/** Where a path leads: itself, or what the link points at; undefined where there is nothing. */
async function targetOf(path: string): Promise<string | undefined> {
  try {
    const status = await lstat(path);
    return status.isSymbolicLink() ? resolve(dirname(path), await readlink(path)) : path;
  } catch {
    return undefined;
  }
}

/** The own recordings of each plan, or why they could not be found out. */
async function askGitHub(
  readings: readonly Reading[],
  session: Session,
): Promise<readonly (readonly string[])[] | string> {
  if (session.context.eventName === 'merge_group') return 'a merge queue may test several together';
  const reached = readings.flatMap(({ config, recordings }) => [config, ...recordings]);
  const all = reached.flatMap(({ ways }) => [...ways]);
  const found = await withOwnChanges(all, session, (changes) =>
    Promise.all(readings.map((reading) => ownOf(reading, session.workspace, changes))),
  );
  return found.kind === 'known' ? found.result : found.reason;
}

async function ownOf(
  { plan, config, recordings }: Reading,
  workspace: string,
  { changed, textBefore, pathOf }: NamedChanges,
): Promise<readonly string[]> {
  const isChanged = ({ ways }: ReachedFile): boolean =>
    [...ways].some((way) => changed.has(pathOf(way) ?? ''));
  const own = new Set(recordings.filter(isChanged));
  const configPath = pathOf(config.file);
  if (isChanged(config) && configPath !== undefined) {
    const reads = readBefore(await textBefore(configPath), plan, workspace);
    for (const recording of recordings) if (!reads(recording)) own.add(recording);
  }
  return recordings.filter((recording) => own.has(recording)).map(({ file }) => file);
}

/** Whether the config as it was read a recording for the same test; what it says elsewhere changes nothing of that. */
function readBefore(
  text: string | undefined,
  { suite }: SuitePlan,
  workspace: string,
): (recording: { readonly test?: string }) => boolean {
  const { suite: name, recordings, tests } = outlineOf(suite.file, text ?? '');
  const folder = join(workspace, dirname(suite.file));
  const isSamePlace = name === suite.name && resolve(folder, recordings) === suite.recordingsDir;
  return ({ test }) =>
    isSamePlace &&
    (test === undefined ||
      // The rows of cases are in other files, and each is named after its test.
      tests.some(
        ({ name, hasCases }) => name === test || (hasCases && test.startsWith(name ?? '')),
      ));
}

/**
 * Whether stored answers that nothing ties to their question may be used. A stranger's pull request, and one whose stored
 * answers are used because keys are missing, could pass on an answer to another question by leaving its hash out.
 */
export function unboundAnswers(
  missing: readonly MissingVariable[],
  context: Session['context'],
): 'counted' | 'refused' {
  const isFork = context.pullRequest?.isFork === true || followsFork(context);
  return missing.length > 0 || isFork ? 'refused' : 'counted';
}
