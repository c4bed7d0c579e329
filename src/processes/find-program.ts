/** Finds a program where the system keeps its programs, and never in a folder that the checkout's author may fill. */
import { access, constants, realpath, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { isInside } from '../basics/is-inside.js';

export interface ProgramSearch {
  /** As the PATH variable has them. */
  readonly path: string;
  /** Absolute folders; nothing inside of them is taken, whatever links lead there. */
  readonly never: readonly string[];
}

/**
 * Absolute path of the program; undefined where there is none. Folders of PATH that are relative (or empty, which means
 * the current folder) are left out, and so are those inside of a folder of `never`.
 */
export async function findProgram(
  name: string,
  { path, never }: ProgramSearch,
): Promise<string | undefined> {
  const forbidden = (await Promise.all(never.map(bothWays))).flat();
  for (const folder of foldersOf(path)) {
    const program = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    const real = await realpath(program).catch(() => undefined);
    if (real === undefined || !(await isProgram(real))) continue;
    if (![program, real].some((one) => forbidden.some((root) => isInside(root, one)))) {
      return program;
    }
  }
  return undefined;
}

/** The folders of a PATH that are absolute and not inside of a folder of `never`, as one text again. */
export async function searchPath({ path, never }: ProgramSearch): Promise<string> {
  const forbidden = (await Promise.all(never.map(bothWays))).flat();
  const kept = await Promise.all(
    foldersOf(path).map(async (folder) =>
      (await bothWays(folder)).some((one) => forbidden.some((root) => isInside(root, one)))
        ? []
        : [folder],
    ),
  );
  return kept.flat().join(delimiter);
}

function foldersOf(path: string): readonly string[] {
  return path
    .split(delimiter)
    .map((folder) => folder.replace(/^"(.*)"$/, '$1'))
    .filter((folder) => isAbsolute(folder));
}

/** A folder as it is written, and with its symbolic links resolved. */
async function bothWays(folder: string): Promise<readonly string[]> {
  return [folder, await realpath(folder).catch(() => folder)];
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
