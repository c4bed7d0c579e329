/** Real temporary folders for tests, and what is in them afterwards. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { closedAfterwards } from '../servers/closing.js';

/** Paths, with forward slashes, and texts. */
export type Files = Readonly<Record<string, string>>;

/** A folder with a checked-out repository, or with nothing. */
export class Workspace {
  /** @param path absolute */
  constructor(readonly path: string) {}

  /** Adds files, or changes them. */
  async write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(this.path, name)), { recursive: true });
      await writeFile(join(this.path, name), text);
    }
  }

  read(name: string): Promise<string> {
    return readFile(join(this.path, name), 'utf8');
  }

  /** Every file below one of its folders, by its path there. */
  files(folder = '.'): Promise<Record<string, string>> {
    return readFolder(join(this.path, folder));
  }

  remove(): Promise<void> {
    // A process that was killed may still be writing its last file.
    return rm(this.path, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A new folder with these files, links in its path resolved; with `git`, they are committed. It goes with its test. */
export async function createWorkspace(
  files: Files = {},
  options: { readonly git?: boolean } = {},
): Promise<Workspace> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'kindlm-workspace-')));
  const workspace = new Workspace(path);
  closedAfterwards({ close: () => workspace.remove() });
  await workspace.write(files);
  if (options.git === true) commitAll(path);
  return workspace;
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
