/** Runs the promptfoo importer in a folder with a config: as a person does, in a process of its own, or in this one. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { importCommand } from '../../src/promptfoo/import-command.mjs';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';

const SCRIPT = fileURLToPath(new URL('../../scripts/import-promptfoo.mjs', import.meta.url));

export interface ImportRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Lines under "Not carried over" and under "works differently". */
  readonly lost: readonly string[];
  readonly changed: readonly string[];
  /** The written kindlm.yaml; empty when none was. */
  readonly config: Imported;
  readonly text: string;
  /** Names of the files in the folder afterwards. */
  readonly files: readonly string[];
}

/** What the tests look at in a written config. */
export interface Imported {
  readonly suite?: { readonly name: string; readonly tags?: readonly string[] };
  readonly providers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly models?: readonly Readonly<Record<string, unknown>>[];
  readonly prompts?: Readonly<Record<string, unknown>>;
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly tests?: readonly {
    readonly name: string;
    readonly prompt: string;
    readonly vars?: Readonly<Record<string, unknown>>;
    readonly models?: readonly string[];
    readonly assert?: readonly Readonly<Record<string, unknown>>[];
    readonly threshold?: number;
    readonly tags?: readonly string[];
  }[];
  readonly gates?: unknown;
}

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the importer in a folder that exists, in a process of its own. */
export async function importIn(
  workspace: Workspace,
  args: readonly string[] = ['promptfooconfig.yaml'],
): Promise<ImportRun> {
  const ended = await new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      [SCRIPT, ...args],
      { cwd: workspace.path },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
  return collect(workspace, ended);
}

/** The command itself: hundreds of processes would take most of what these tests take. */
function importHere(workspace: Workspace): Promise<ImportRun> {
  let stdout = '';
  let stderr = '';
  const code = importCommand({
    args: ['promptfooconfig.yaml'],
    from: workspace.path,
    write: (text) => (stdout += text),
    writeError: (text) => (stderr += text),
  });
  return collect(workspace, { code, stdout, stderr });
}

async function collect(workspace: Workspace, ended: Ended): Promise<ImportRun> {
  const text = await readFile(join(workspace.path, 'kindlm.yaml'), 'utf8').catch(() => '');
  return {
    ...ended,
    lost: linesUnder(ended.stderr, 'Not carried over'),
    changed: linesUnder(ended.stderr, 'Carried over, and works differently'),
    config: (parse(text) ?? {}) as Imported,
    text,
    files: (await readdir(workspace.path)).sort(),
  };
}

/** A small config that imports without a note; a test changes the part that it is about. */
export const SMALL = {
  prompts: ['Say {{word}}'],
  providers: ['openai:gpt-4o-mini'],
  tests: [{ vars: { word: 'hello' }, assert: [{ type: 'contains', value: 'hello' }] }],
};

/** Imports the small config with these parts changed, in a folder of its own with these files. */
export async function importSmall(
  changes: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): Promise<ImportRun> {
  const workspace = await createWorkspace({
    ...files,
    'promptfooconfig.yaml': stringify({ ...SMALL, ...changes }),
  });
  try {
    return await importHere(workspace);
  } finally {
    await workspace.remove();
  }
}

function linesUnder(stderr: string, title: string): readonly string[] {
  const lines = stderr.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${title} (`)) + 1;
  if (start === 0) return [];
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !line.startsWith('  - '));
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.slice(4));
}
