/**
 * What a runner has, for the scripts of workflows. npm, pip, venv, Node and Python are this machine's. What they would
 * fetch over a network (pnpm, uv, agents) are the scripts of fixtures/runner: each is there
 * from the step on that installs it, refuses other lines and folders without its lock file, and installs what the
 * repository itself has, where the real one would put it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunnerMachine {
  /** Of the next step. */
  environment(): Readonly<Record<string, string>>;
  /** A step of one of GitHub's setup actions; throws for any other. */
  setUp(action: string): void;
  remove(): void;
}

/** An agent: its name as a program, and the script, its first line included. */
export interface Agent {
  readonly program: string;
  readonly text: string;
}

const PROGRAMS = fileURLToPath(new URL('../fixtures/runner', import.meta.url));

/** @param agents by the package that `npm install --global` installs */
export function createMachine(agents: Readonly<Record<string, Agent>> = {}): RunnerMachine {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-machine-'));
  cpSync(PROGRAMS, folder, { recursive: true });
  for (const [name, { program, text }] of Object.entries(agents)) {
    const file = join(folder, 'by-npm', name.replaceAll('/', '+'));
    writeFileSync(file, text, { mode: 0o755 });
    writeFileSync(`${file}.program`, program);
  }
  const path = join(folder, 'path');
  writeFileSync(path, '');
  const npm = execFileSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return {
    environment() {
      const added = readFileSync(path, 'utf8').split('\n').filter(Boolean).toReversed();
      const folders = [...added, join(folder, 'present'), process.env['PATH'] ?? ''];
      return {
        PATH: folders.join(delimiter),
        GITHUB_PATH: path,
        MACHINE: folder,
        MACHINE_NPM: npm,
      };
    },
    setUp(action) {
      if (action === 'actions/setup-node') return;
      if (action !== 'actions/setup-python') throw new Error(`nobody knows how to run ${action}`);
      const python = join(folder, 'python');
      execFileSync('python3', ['-m', 'venv', '--without-pip', '--system-site-packages', python]);
      cpSync(join(folder, 'by-setup-python/pip'), join(python, 'bin/pip'));
      writeFileSync(path, `${join(python, 'bin')}\n`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
