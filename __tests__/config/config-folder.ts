/** Real folders with the files of a test in them. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SCORED_KINDS } from '../../src/assertions/registry.js';
import { loadSuites } from '../../src/config/load.js';
import { formatProblem } from '../../src/config/problem.js';
import type { Suite } from '../../src/config/suite.js';

export type LoadRequest = Parameters<typeof loadSuites>[0];

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Runs `use` with a temporary workspace that holds the files, and removes it. */
export async function withWorkspace<T>(
  files: Files,
  use: (workspace: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(await realpath(os.tmpdir()), 'kindlm-config-'));
  const workspace = path.join(folder, 'workspace');
  try {
    await mkdir(workspace);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(workspace, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return await use(workspace);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads `kindlm.yaml` of a workspace, unless the request says otherwise. */
export function load(
  workspace: string,
  request: Partial<LoadRequest> = {},
): ReturnType<typeof loadSuites> {
  return loadSuites({
    scoredRules: SCORED_KINDS,
    workspace,
    workingDirectory: workspace,
    patterns: ['kindlm.yaml'],
    overrides: {},
    allowCommands: true,
    ...request,
  });
}

/** Loads the files and returns the only suite; the problems make the test fail. */
export async function loadOne(files: Files, request: Partial<LoadRequest> = {}): Promise<Suite> {
  const result = await withWorkspace(files, (workspace) => load(workspace, request));
  if (result.kind === 'invalid') throw new Error(result.problems.map(formatProblem).join('\n'));
  const [suite] = result.suites;
  if (suite === undefined || result.suites.length > 1) throw new Error('expected one suite');
  return suite;
}

/** Loads the files and returns the problems as people see them; none when the config is valid. */
export async function problemsOf(
  files: Files,
  request: Partial<LoadRequest> = {},
): Promise<readonly string[]> {
  const result = await withWorkspace(files, (workspace) => load(workspace, request));
  return result.kind === 'loaded' ? [] : result.problems.map(formatProblem);
}

/** What is wrong, the files, and each problem that is told: whole as a text, in part as a pattern. */
export type Mistake = readonly [what: string, files: Files, ...problems: (string | RegExp)[]];

/** A test for each mistake: exactly these problems, in this order. */
export function tells(mistakes: readonly Mistake[]): void {
  const rows = mistakes.map(([what, files, ...problems]) => ({ what, files, problems }));
  test.each(rows)('$what', async ({ files, problems }) => {
    const told = problems.map((it) => (typeof it === 'string' ? it : expect.stringMatching(it)));
    expect(await problemsOf(files)).toEqual(told);
  });
}

/** A valid config to change: one model, one prompt, one test. The first test's `name:` stands in line 8. */
export const VALID = `kindlm: 1
project: demo
suite: { name: demo }
providers: { openai: { apiKeyEnv: OPENAI_API_KEY } }
models: [{ id: main, provider: openai, model: gpt-4o }]
prompts: { ask: { user: '{{message}}' } }
tests:
  - name: first
    prompt: ask
    vars: { message: Hello }
`;

/** VALID with `from` replaced; throws when it has no such text. */
export function changed(from: string, to: string, config = VALID): Files {
  if (!config.includes(from)) throw new Error(`no ${from} in the config`);
  return { 'kindlm.yaml': config.replace(from, () => to) };
}

/** VALID with lines added to its only test. */
export function withTestLines(...lines: readonly string[]): Files {
  return { 'kindlm.yaml': VALID + lines.map((line) => `    ${line}\n`).join('') };
}
