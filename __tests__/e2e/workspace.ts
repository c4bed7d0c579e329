/** Real temporary folders for tests, and what is in them afterwards. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

export interface Workspace {
  /** Absolute, with symbolic links resolved. */
  readonly path: string;
  remove(): Promise<void>;
}

/** A new folder with these files (path to content); with `git`, they are committed. */
export async function createWorkspace(
  files: Readonly<Record<string, string>> = {},
  options: { readonly git?: boolean } = {},
): Promise<Workspace> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'kindlm-workspace-')));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  if (options.git === true) commitAll(path);
  // A process that was killed may still be writing its last file.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Every file below a folder, by its path with forward slashes; empty when there is no folder. */
export async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const;
    }),
  );
  return Object.fromEntries(contents);
}

function commitAll(path: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: path,
      stdio: 'ignore',
    });
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'commit.gpgsign=false', 'commit', '--message=Start');
}
