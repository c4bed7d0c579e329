/** The npm package as people get it: packed, and installed into a project of its own without a registry. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorkspace } from './workspace.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OFFLINE = ['--offline', '--no-audit', '--no-fund'];

export interface Ended {
  readonly code: number;
  /** Of both streams. */
  readonly output: string;
}

export interface InstalledPackage {
  /** Absolute path of the project that it is installed in. */
  readonly path: string;
  /** Runs the program that npm linked, in the project. */
  kindlm(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** The same by `npx`. */
  npx(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  remove(): Promise<void>;
}

/** Takes some seconds. */
export async function installPackage(): Promise<InstalledPackage> {
  const temp = await mkdtemp(join(tmpdir(), 'kindlm-package-'));
  const project = await createWorkspace({ 'package.json': '{}' });
  const run = (
    program: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Ended> =>
    started(program, args, {
      cwd: project.path,
      // Nothing of this repository's environment.
      env: { PATH: process.env['PATH'], HOME: temp, LANG: 'C.UTF-8', ...env },
    });
  const folder = join(temp, 'package');
  await succeed(run(process.execPath, [join(ROOT, 'scripts/package.mjs'), folder]));
  await succeed(run('npm', ['pack', folder, '--pack-destination', temp]));
  const archive = (await readdir(temp)).find((name) => name.endsWith('.tgz')) ?? 'no archive';
  await succeed(run('npm', ['install', join(temp, archive), ...OFFLINE]));
  return {
    path: project.path,
    kindlm: (args, env) => run(join(project.path, 'node_modules/.bin/kindlm-action'), args, env),
    npx: (args, env) => run('npx', ['--no-install', 'kindlm-action', ...args], env),
    async remove() {
      await project.remove();
      await rm(temp, { recursive: true, force: true });
    },
  };
}

function started(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { ...options, timeout: 240_000 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, output: stdout + stderr });
    });
  });
}

async function succeed(ending: Promise<Ended>): Promise<void> {
  const { code, output } = await ending;
  if (code !== 0) throw new Error(`exit code ${code}: ${output}`);
}
