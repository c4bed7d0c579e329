/** The files of the report folder: their names, and how those of an earlier run are taken away. */
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { leadsOutside } from './preflight/folder-problems.js';
import type { Session } from './session/session.js';

/** Names of every file that a run may write into its report folder. */
export const FILE_NAMES = [
  'report.json',
  'parts.json',
  'junit.xml',
  'report.html',
  'compliance.json',
  'compliance.md',
  'predicate.json',
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
