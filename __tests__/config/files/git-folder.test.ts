/** Nothing that is git's own is read or written for a config: actions/checkout leaves the job's token there. */
import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { formatProblem } from '../../../src/config/problem.js';
import {
  namesGit,
  readWorkspaceFile,
  resolveInWorkspace,
} from '../../../src/config/workspace-files.js';
import { load, withWorkspace } from '../config-folder.js';

const TOKEN = 'AUTHORIZATION: basic c2VjcmV0LXRva2Vu';

describe('names', () => {
  test.each([
    '.git',
    '.git/config',
    'a/b/.git/config',
    '.GIT/config',
    '.Git',
    String.raw`a\.git\config`,
    '.git./config',
    '.git /config',
    '.git. . /config',
    '.git::$INDEX_ALLOCATION/config',
    '.git:stream',
    'git~1/config',
    'GIT~2',
    'git~1./config',
    '.g\u200cit/config',
    '\u2066.git/config',
    '.gi\u034ft',
  ])('%p is git’s own', (name) => {
    expect(namesGit(name)).toBe(true);
  });

  test.each([
    '.gitignore',
    '.gitattributes',
    '.github/workflows/ci.yml',
    'git/config',
    'my.git/config',
    'git~',
    'prompts/.git-notes.md',
    '',
  ])('%p is not', (name) => {
    expect(namesGit(name)).toBe(false);
  });
});

describe('files', () => {
  const KINDS = {
    '.git/config': 'git',
    '.git/none': 'git',
    'sub/.git/config': 'git',
    'sub/.git': 'git',
    'folder-link/config': 'git',
    'file-link': 'git',
    'into-nothing/none': 'git',
    'bare/config': 'git',
    'bare/hooks/none': 'git',
    '.gitignore': 'read',
    'not-bare/HEAD': 'read',
  };

  test('what is git’s own is refused, by whatever way it is reached', async () => {
    await withWorkspace({ '.gitignore': 'x', 'not-bare/HEAD': 'x' }, async (workspace) => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace });
      git('init', '--quiet', '.');
      git('init', '--quiet', '--bare', 'bare');
      await mkdir(path.join(workspace, 'sub'));
      await writeFile(path.join(workspace, 'sub/.git'), 'gitdir: ../.git/modules/sub\n');
      await symlink('.git', path.join(workspace, 'folder-link'));
      await symlink('.git/config', path.join(workspace, 'file-link'));
      await symlink('.git/hooks', path.join(workspace, 'into-nothing'));
      const found: [string, string][] = [];
      for (const [name, kind] of Object.entries(KINDS)) {
        const read = await readWorkspaceFile(workspace, path.join(workspace, name), 10_000);
        found.push([name, read.kind === 'read' ? read.kind : read.refusal.kind]);
        const resolved = await resolveInWorkspace(workspace, path.join(workspace, name));
        expect(resolved.kind).toBe(kind === 'git' ? 'refused' : 'inside');
      }
      expect(Object.fromEntries(found)).toEqual(KINDS);
    });
  });

  test('a workspace that is itself below a folder of that name is an ordinary one', async () => {
    await withWorkspace({ 'w/.git/work/prompt.md': 'x' }, async (workspace) => {
      const inner = path.join(workspace, 'w/.git/work');
      expect(await readWorkspaceFile(inner, path.join(inner, 'prompt.md'), 10)).toMatchObject({
        kind: 'read',
      });
    });
  });
});

/** Each place of the language that names a file or a folder, with one of git's. */
const PLACES: Readonly<Record<string, (name: string) => Readonly<Record<string, unknown>>>> = {
  systemFile: (name) => ({ prompts: { p: { user: 'x', systemFile: name } } }),
  userFile: (name) => ({ prompts: { p: { userFile: name } } }),
  schemaFile: (name) => withTest({ expect: { output: { format: 'json', schemaFile: name } } }),
  argsSchema: (name) => withTest({ expect: { toolCalls: [{ tool: 't', argsSchema: name }] } }),
  'a schema of an assertion': (name) =>
    withTest({ assert: [{ type: 'is-json', value: `file://${name}` }] }),
  'a text of an assertion': (name) =>
    withTest({ assert: [{ type: 'equals', value: `file://${name}` }] }),
  'a script': (name) => withTest({ assert: [{ type: 'javascript', value: `file://${name}` }] }),
  dependsOn: (name) => withTest({ prompt: undefined, command: 'true', dependsOn: [name] }),
  'a glob of dependsOn': (name) =>
    withTest({ prompt: undefined, command: 'true', dependsOn: [`${path.posix.dirname(name)}/*`] }),
  'baseline.file': (name) => ({ baseline: { file: name } }),
  'recordings.dir': (name) => ({ recordings: { dir: name } }),
  'compliance.outputDir': (name) => ({ compliance: { enabled: true, outputDir: name } }),
};

function withTest(more: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { tests: [{ name: 't', prompt: 'p', ...more }] };
}

describe.each(['.git/config', 'link/config'])('a config that names %s', (name) => {
  test.each(Object.entries(PLACES))(
    'by %s is refused, without a word of it',
    async (_place, of) => {
      const config = stringify({
        kindlm: 1,
        project: 'p',
        suite: { name: 's' },
        providers: { openai: { apiKeyEnv: 'K' } },
        models: [{ id: 'm', provider: 'openai', model: 'm' }],
        prompts: { p: { user: 'x' } },
        tests: [{ name: 't', prompt: 'p' }],
        ...of(name),
      });
      const files = { 'kindlm.yaml': config, '.git/config': `[http]\nextraheader = ${TOKEN}\n` };
      await withWorkspace(files, async (workspace) => {
        await symlink('.git', path.join(workspace, 'link'));
        const result = await load(workspace);
        if (result.kind !== 'invalid') throw new Error('the config was accepted');
        const problems = result.problems.map(formatProblem).join('\n');
        expect(problems).toMatch(/is inside of `\.git`|No file matches|not loaded/);
        expect(problems).not.toContain('extraheader');
      });
    },
  );
});

test('a config is not read from there either', async () => {
  const files = { '.git/kindlm.yaml': 'kindlm: 1\n' };
  const result = await withWorkspace(files, (workspace) =>
    load(workspace, { patterns: ['.git/kindlm.yaml'] }),
  );
  expect(result.kind === 'invalid' && result.problems.map(formatProblem).join('\n')).toMatch(
    /is inside of `\.git`/,
  );
});
