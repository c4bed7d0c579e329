/** The folders that a job works in, looked at before anything is sent: a run without its report is worth nothing. */
import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isInside } from '../../basics/paths.js';
import { resolveInWorkspace, type WorkspaceRefusal } from '../../config/workspace-files.js';
import type { ConfigProblem } from '../../config/problem.js';
import { valueAt } from '../../basics/basics.js';
import type { Session } from '../session/session.js';

/** What a job says of its folders. */
interface JobFolders {
  readonly where: 'github' | 'local';
  /** Absolute, symbolic links resolved. */
  readonly workspace: string;
  /** Absolute. */
  readonly workingDirectory: string;
  /** As they were written, the report folder relative to the working directory. */
  readonly inputs: { readonly workingDirectory: string; readonly reportDir: string };
}

/** What is wrong with the folders of a job: the first of it. Makes the report folder. */
export async function folderProblems(folders: JobFolders): Promise<readonly ConfigProblem[]> {
  const found = (await workingDirectoryProblem(folders)) ?? (await reportFolderProblem(folders));
  return found === undefined ? [] : [found];
}

async function workingDirectoryProblem({
  where,
  workspace,
  workingDirectory,
  inputs,
}: JobFolders): Promise<ConfigProblem | undefined> {
  const input = `Input working-directory: ${JSON.stringify(inputs.workingDirectory)}`;
  if (await isFile(workingDirectory)) {
    return {
      message: `${input} is a file.`,
      hint: 'Name the folder that it is in; the file is what the input `config` names.',
    };
  }
  // At a terminal the config decides what the workspace is, and the user may be in another folder.
  if (where === 'local' || isInside(workspace, workingDirectory)) return undefined;
  return {
    message: `${input} is outside the workspace.`,
    hint: 'Name a folder of the checked-out repository.',
  };
}

async function reportFolderProblem({
  workspace,
  workingDirectory,
  inputs,
}: JobFolders): Promise<ConfigProblem | undefined> {
  const reason = await reasonAgainst(workspace, resolve(workingDirectory, inputs.reportDir));
  if (reason === undefined) return undefined;
  return {
    message: `Input report-dir: ${JSON.stringify(inputs.reportDir)} cannot be the report folder: ${reason}.`,
    hint: 'Name a folder that the job may write to, or one that does not exist yet.',
  };
}

/** The workflow may name a folder anywhere; a link that the repository brings may not choose one. */
export async function leadsOutside(workspace: string, directory: string): Promise<boolean> {
  return (await refusalOf(workspace, directory)) !== undefined;
}

/** Why a folder inside the workspace is refused; one that the workflow named outside of it is not. */
async function refusalOf(
  workspace: string,
  directory: string,
): Promise<WorkspaceRefusal | undefined> {
  if (!isInside(workspace, directory)) return undefined;
  const resolution = await resolveInWorkspace(workspace, directory);
  return resolution.kind === 'refused' ? resolution.refusal : undefined;
}

/**
 * Makes a folder and those above it. Not by `recursive`: Node then never returns where the system says that a folder
 * is missing whose parent is there, as in /proc. A drive of Windows that does not exist ends with ENOENT.
 */
export async function makeFolder(directory: string): Promise<void> {
  for (const folder of (await missingFolders(directory)).reverse()) {
    try {
      await mkdir(folder);
    } catch (error) {
      // Another process may have been faster.
      if (codeOf(error) !== 'EEXIST' || !(await isFolder(folder))) throw error;
    }
  }
}

/** The folder and those above it that are not there, the lowest first. */
async function missingFolders(directory: string): Promise<string[]> {
  const missing: string[] = [];
  for (const folder of foldersUpwards(directory)) {
    if (await isFolder(folder)) break;
    missing.push(folder);
  }
  return missing;
}

/** The folder and all above it, up to the root, which on Windows is a drive. */
function foldersUpwards(directory: string): readonly string[] {
  const parent = dirname(directory);
  return parent === directory ? [directory] : [directory, ...foldersUpwards(parent)];
}

async function reasonAgainst(workspace: string, directory: string): Promise<string | undefined> {
  const refusal = await refusalOf(workspace, directory);
  if (refusal?.kind === 'git') return `it ${refusal.message}`;
  if (refusal !== undefined) return 'a symbolic link leads out of the workspace';
  try {
    await makeFolder(directory);
    await access(directory, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return REASONS[codeOf(error)] ?? `the folder cannot be made (${codeOf(error)})`;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the folder cannot be made there, or its drive does not exist',
  EEXIST: 'a file is in its way',
  ENOTDIR: 'a file is in its way',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it may not be written to',
};

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  );
}

function codeOf(error: unknown): string {
  const code = valueAt(error, 'code');
  return typeof code === 'string' ? code : String(error);
}

// The files of the report folder: their names, and how those of an earlier run are taken away.

/** Names of every file that a run may write into its report folder. */
export const FILE_NAMES = [
  'report.json',
  'parts.json',
  'junit.xml',
  'report.html',
  'compliance.json',
  'compliance.md',
  'SHA256SUMS',
] as const;

/** What a file is called while it is being written. */
export function partialName(path: string): string {
  return `${path}.partial`;
}

/** Takes away the files of an earlier run, whole or begun. Rejects where the folder is there and does not let it. */
export async function removeReports(directory: string): Promise<void> {
  const names = FILE_NAMES.flatMap((name) => [name, partialName(name)]);
  await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
}

/**
 * The same for the report folder of a job, before anything is sent: a job that is killed must not leave the green
 * report of the one before it. `keep`: the absolute path of a file that stays. Never rejects: a folder that cannot be
 * written is refused where it is made.
 */
export async function clearReportFolder(
  { inputs, workspace, workingDirectory }: Session,
  keep?: string,
): Promise<void> {
  const directory = resolve(workingDirectory, inputs.reportDir);
  if (await leadsOutside(workspace, directory)) return;
  if (keep !== undefined && dirname(keep) === directory) return;
  await removeReports(directory).catch(() => undefined);
}
