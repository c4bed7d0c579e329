/** Runs the command `import` in a folder with a promptfoo config. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { importSuite } from '../../src/app/commands/import.js';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';

export interface ImportRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Lines under "Not carried over" and under "works differently". */
  readonly lost: readonly string[];
  readonly changed: readonly string[];
  /** Lines under "Not valid yet": what `validate` refuses of the file. */
  readonly refused: readonly string[];
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

/** Runs the importer in a folder that exists. */
export async function importIn(
  workspace: Workspace,
  args: readonly string[] = ['promptfooconfig.yaml'],
): Promise<ImportRun> {
  let stdout = '';
  let stderr = '';
  const call = {
    args,
    from: workspace.path,
    write: (text: string) => void (stdout += text),
    writeError: (text: string) => void (stderr += text),
  };
  const code = await importSuite(call);
  return collect(workspace, { code, stdout, stderr });
}

async function collect(workspace: Workspace, ended: Ended): Promise<ImportRun> {
  const text = await readFile(join(workspace.path, 'kindlm.yaml'), 'utf8').catch(() => '');
  return {
    ...ended,
    lost: linesUnder(ended.stderr, 'Not carried over'),
    changed: linesUnder(ended.stderr, 'Carried over, and works differently'),
    refused: linesUnder(ended.stderr, 'Not valid yet'),
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

/**
 * Imports the small config with these parts changed, in a folder of its own with these files. Throws where `validate`
 * refuses what was written: whatever a test is about, that is a defect.
 */
export async function importSmall(
  changes: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): Promise<ImportRun> {
  const workspace = await createWorkspace({
    ...files,
    'promptfooconfig.yaml': stringify({ ...SMALL, ...changes }),
  });
  try {
    const run = await importIn(workspace);
    if (run.refused.length > 0) throw new Error(`Not valid:\n${run.refused.join('\n')}`);
    return run;
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
