/** The history in a folder of the workspace: for a deployment of GitHub Pages, for a cache, or at a terminal. */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../preflight/folder-problems.js';
import { writeAtomically } from '../../recordings/write-atomically.js';
import { HISTORY_FILE, MAX_HISTORY_BYTES } from '../../report/history/history-file.js';

/** What the file has now, empty where there is none. Rejects for what is no file, and for one that is too large. */
export async function readHistory(folder: string): Promise<string> {
  const path = join(folder, HISTORY_FILE);
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return '';
  // A link could lead out of the workspace.
  if (!found.isFile()) throw new Error(`${HISTORY_FILE} is there, and is no file`);
  if (found.size > MAX_HISTORY_BYTES) throw new Error(`${HISTORY_FILE} is too large`);
  return readFile(path, 'utf8');
}

/** Writes each file whole or not at all. */
export async function writeHistory(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await makeFolder(folder);
  for (const [name, text] of Object.entries(files)) await writeAtomically(join(folder, name), text);
}
