/** What a workspace is made of: what git would commit of a folder, by content, and nothing that leads out of it. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatProblem } from '../../../src/config/problem.js';
import type { FileTree, Suite } from '../../../src/config/suite.js';
import { type Files, load, VALID, withWorkspace } from '../config-folder.js';

const CONFIG = VALID.replace('prompt: ask', 'command: agent\n    workspace: evals/start');

function git(folder: string, ...args: readonly string[]): void {
  const env = { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.test'];
  execFileSync('git', [...who, ...args], { cwd: folder, env, stdio: 'pipe' });
}

async function suiteOf(
  files: Files,
  make: (workspace: string) => Promise<void> | void = () => undefined,
): Promise<Suite | string> {
  return withWorkspace({ 'kindlm.yaml': CONFIG, ...files }, async (workspace) => {
    await make(workspace);
    const result = await load(workspace);
    if (result.kind === 'invalid') return result.problems.map(formatProblem).join('\n');
    return result.suites[0] ?? 'no suite';
  });
}

function treeOf(suite: Suite | string, index = 0): FileTree {
  if (typeof suite === 'string') throw new Error(suite);
  const subject = suite.tests[index]?.subject;
  if (subject?.kind !== 'command' || subject.workspace === undefined) throw new Error('none');
  return subject.workspace.tree;
}

function names(suite: Suite | string): readonly string[] {
  return treeOf(suite).files.map(({ path: name }) => name);
}

const START = { 'evals/start/a.txt': 'a', 'evals/start/sub/b.txt': 'b' };
const IGNORED = {
  'evals/start/.env': 'KEY=1',
  'evals/start/node_modules/x/index.js': '',
  'evals/start/build/out.js': '',
  'evals/start/.gitignore': 'build\n',
  'evals/start/kept/build': 'a file of that name, which git ignores as well',
};

describe('what a folder counts as', () => {
  test('where there is no git: all but what nobody commits', async () => {
    expect(names(await suiteOf({ ...START, ...IGNORED }))).toEqual(
      ['.gitignore', 'a.txt', 'build/out.js', 'kept/build', 'sub/b.txt'].sort(),
    );
  });

  test('what git would commit, whether it is committed or not', async () => {
    const suite = await suiteOf({ ...START, ...IGNORED }, (workspace) => {
      git(workspace, 'init', '-q');
      git(workspace, 'add', 'evals/start/a.txt');
    });
    expect(names(suite)).toEqual([
      ...['.env', '.gitignore', 'a.txt', 'node_modules/x/index.js', 'sub/b.txt'],
    ]);
  });

  test('a file that is tracked, ignored and changed; not one that is tracked and gone', async () => {
    const suite = await suiteOf({ ...START, ...IGNORED }, async (workspace) => {
      git(workspace, 'init', '-q');
      git(workspace, 'add', '-f', 'evals/start');
      git(workspace, 'commit', '-q', '-m', 'x');
      await rm(path.join(workspace, 'evals/start/a.txt'));
    });
    expect(names(suite)).toContain('build/out.js');
    expect(names(suite)).not.toContain('a.txt');
  });

  test('settings of this machine leave nothing out', async () => {
    const suite = await suiteOf(START, async (workspace) => {
      git(workspace, 'init', '-q');
      await writeFile(path.join(workspace, '.git/info/exclude'), 'a.txt\n');
      git(workspace, 'config', 'core.excludesFile', path.join(workspace, '.git/info/exclude'));
    });
    expect(names(suite)).toEqual(['a.txt', 'sub/b.txt']);
  });

  test('names that look like options, patterns or several lines', async () => {
    const odd = [' a', '-x', '*', ':(top)', 'b\nc', 'ü', '"q"'];
    const files = Object.fromEntries(odd.map((name) => [`evals/start/${name}`, name]));
    const suite = await suiteOf(files, (workspace) => git(workspace, 'init', '-q'));
    expect(names(suite)).toEqual(odd.toSorted());
    expect(names(await suiteOf(files))).toEqual(odd.toSorted());
  });

  test('recorded answers are none of it', async () => {
    const suite = await suiteOf({
      'kindlm.yaml': `${CONFIG}recordings: { dir: evals/start/stored }\n`,
      ...START,
      'evals/start/stored/a.json': '{}',
    });
    expect(names(suite)).toEqual(['a.txt', 'sub/b.txt']);
  });

  test('sockets are none of it, and a link inside of it is one', async () => {
    const suite = await suiteOf(START, async (workspace) => {
      const folder = path.join(workspace, 'evals/start');
      await symlink('sub', path.join(folder, 'link'));
      await symlink('missing', path.join(folder, 'dangling'));
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(path.join(folder, 'socket'), resolve));
      server.unref();
    });
    expect(names(suite)).toEqual(['a.txt', 'dangling', 'link', 'sub/b.txt']);
    expect(treeOf(suite).files[2]?.from).toEqual({ link: 'sub' });
  });
});

describe('identity', () => {
  const hashOf = async (
    files: Files,
    make?: (workspace: string) => Promise<void>,
  ): Promise<string> => treeOf(await suiteOf(files, make)).sha256;

  test('is that of content, names and modes, and of nothing else', async () => {
    const base = await hashOf(START);
    expect(await hashOf({ ...START, 'evals/other.txt': 'x' })).toBe(base);
    expect(await hashOf({ ...START, 'evals/start/a.txt': 'A' })).not.toBe(base);
    expect(await hashOf({ 'evals/start/c.txt': 'a', 'evals/start/sub/b.txt': 'b' })).not.toBe(base);
    const executable = await hashOf(START, (workspace) =>
      chmod(path.join(workspace, 'evals/start/a.txt'), 0o755),
    );
    expect(executable).not.toBe(base);
  });

  test('is the same with the line ends of Windows', async () => {
    const unix = await hashOf({ 'evals/start/a.txt': 'a\nb\n' });
    expect(await hashOf({ 'evals/start/a.txt': 'a\r\nb\r\n' })).toBe(unix);
  });
});

describe('files of a workspace', () => {
  const withFiles = (workspace: string): string =>
    VALID.replace('prompt: ask', `command: agent\n    workspace: ${workspace}`);

  test('lie over the folder, by variables where they have any', async () => {
    const config = withFiles(
      "{ from: 'evals/{{message}}', files: { a.txt: 'for {{message}}', .claude/skills/x: { from: skill }, one.md: { from: skill/SKILL.md } } }",
    );
    const suite = await suiteOf({
      'kindlm.yaml': config,
      'evals/Hello/a.txt': 'a',
      'skill/SKILL.md': 'S',
      'skill/scripts/x.sh': 'x',
    });
    expect(names(suite)).toEqual([
      ...['.claude/skills/x/SKILL.md', '.claude/skills/x/scripts/x.sh', 'a.txt', 'one.md'],
    ]);
    expect(treeOf(suite).files[2]?.from).toEqual({ text: 'for Hello' });
  });

  test('cases name a folder a row; a command is left to its shell', async () => {
    const config = VALID.replace(
      'prompt: ask',
      "command: agent\n    workspace: { from: 'evals/{{start}}', setup: ['echo {{start}}'] }\n    cases: [{ start: one }, { start: two }]\n    expect: { checks: ['test {{start}}'] }",
    );
    const suite = await suiteOf({
      'kindlm.yaml': config,
      'evals/one/1.txt': '1',
      'evals/two/2.txt': '2',
    });
    expect([treeOf(suite, 0), treeOf(suite, 1)].map(({ files }) => files[0]?.path)).toEqual([
      ...['1.txt', '2.txt'],
    ]);
    const subject = typeof suite === 'string' ? undefined : suite.tests[1]?.subject;
    expect(subject?.kind === 'command' && subject.workspace?.setup).toEqual([
      { command: 'echo {{start}}', script: 'echo "${KINDLM_VAR_start}"' },
    ]);
  });

  test('a test without a workspace has the expectations of the defaults but for those', async () => {
    const config = `${CONFIG}  - { name: second, prompt: ask, vars: { message: x } }
defaults: { expect: { checks: ['true'], output: { maxLength: 9 } } }\n`;
    const suite = await suiteOf({ 'kindlm.yaml': config, ...START });
    const expects = typeof suite === 'string' ? [] : suite.tests.map((it) => it.expects[0]);
    expect(expects.map((it) => [it?.checks, it?.output?.maxLength])).toEqual([
      [['true'], 9],
      [undefined, 9],
    ]);
  });
});

describe('refused, with its place', () => {
  const ofWorkspace = (yaml: string, more = ''): string =>
    VALID.replace('prompt: ask', `command: agent\n    workspace: ${yaml}`) + more;

  test.each<[what: string, config: string, said: string]>([
    [
      'missing',
      ofWorkspace('evals/nowhere'),
      'kindlm.yaml:10:16 tests[0].workspace: The workspace\'s "evals/nowhere" does not exist',
    ],
    ['outside', ofWorkspace('../elsewhere'), 'is outside the workspace'],
    ['a folder of git', ofWorkspace('.git'), 'is inside of `.git`'],
    [
      'a path that leads out',
      ofWorkspace('{ files: { ../x: a } }'),
      'The path "../x" of the workspace leads out of it',
    ],
    ['an absolute path', ofWorkspace('{ files: { /etc/x: a } }'), 'leads out of it'],
    ['a path into .git', ofWorkspace('{ files: { a/.GIT/hooks/x: a } }'), 'is inside of `.git`'],
    [
      'a file below a file',
      ofWorkspace('{ from: evals/start, files: { a.txt/b: a } }'),
      'would be a file in the place of a folder',
    ],
    [
      'a home that is missing',
      ofWorkspace('{ from: evals/start, home: nohome }'),
      '"nohome" does not exist',
    ],
    [
      'a file of expectations that is missing',
      ofWorkspace('evals/start', '    expect: { files: [{ path: a, equals: b }] }\n'),
      '"b" does not exist',
    ],
    [
      'a schema that is missing',
      ofWorkspace('evals/start', '    expect: { files: [{ path: a, schema: b.json }] }\n'),
      'b.json',
    ],
    [
      'a variable without a value',
      ofWorkspace("'evals/{{which}}'"),
      'The workspace uses {{which}}, and the test has',
    ],
    [
      'one of `setup`',
      ofWorkspace("{ from: evals/start, setup: ['echo {{which}}'] }"),
      'The command of `setup` uses {{which}}',
    ],
    [
      'a command that is not safe',
      ofWorkspace("{ from: evals/start, setup: ['sh -c {{message}}'] }"),
      'cannot be given {{message}} safely',
    ],
    [
      'a pattern',
      ofWorkspace('evals/start', "    expect: { files: [{ path: a, matches: '(' }] }\n"),
      'The regular expression "("',
    ],
    [
      'a prompt with a workspace',
      VALID + '    workspace: evals/start\n',
      '`workspace` belongs to a `command` test',
    ],
    ['a prompt with `agent`', VALID + '    agent: none\n', '`agent` belongs to a `command` test'],
    [
      'expectations without a workspace',
      VALID + '    expect: { changes: { none: true } }\n',
      '`changes` looks at what an agent changed, and the test has no `workspace`',
    ],
    [
      '`on` without a workspace',
      VALID + '    expect: { judge: [{ criteria: x, on: changes }] }\n',
      '`on` looks at what an agent changed',
    ],
    [
      'defaults for nobody',
      VALID + 'defaults: { workspace: evals/start }\n',
      'No test has a `command`',
    ],
    ['a key that is none', ofWorkspace('{ form: evals/start }'), 'Did you mean "from"?'],
  ])('%s', async (_what, config, said) => {
    expect(await suiteOf({ 'kindlm.yaml': config, ...START })).toContain(said);
  });

  test.each<[what: string, link: string, target: string]>([
    ['absolute', 'x', '/etc/passwd'],
    ['that climbs out', 'x', '../../kindlm.yaml'],
    ['that leads nowhere, and up', 'x', '../gone'],
    ['to the fixture beside it', 'sub/x', '../../other'],
  ])('a link %s', async (_what, link, target) => {
    const said = await suiteOf({ ...START, 'evals/other/c.txt': 'c' }, (workspace) =>
      symlink(target, path.join(workspace, 'evals/start', link)),
    );
    expect(said).toContain(`has the symbolic link "${link}", which leads out of it`);
  });

  test('a link through a link that makes its way longer', async () => {
    const said = await suiteOf(START, async (workspace) => {
      const folder = path.join(workspace, 'evals/start');
      await symlink('..', path.join(folder, 'sub/up'));
      await symlink('up/../gone', path.join(folder, 'sub/x'));
    });
    expect(said).toContain('which leads out of it');
  });

  test.each<[what: string, make: (folder: string) => Promise<void> | void]>([
    ['that is a repository itself', (folder) => git(folder, 'init', '-q')],
    [
      'whose `.git` is a file that points elsewhere',
      (folder) => writeFile(path.join(folder, '.git'), 'gitdir: /tmp/elsewhere\n'),
    ],
    [
      'that holds a repository',
      async (folder) => {
        await mkdir(path.join(folder, 'sub/inner'));
        await writeFile(path.join(folder, 'sub/inner/x'), '');
        git(path.join(folder, 'sub/inner'), 'init', '-q');
      },
    ],
  ])('a fixture %s', async (_what, make) => {
    const said = await suiteOf(START, async (workspace) => {
      git(workspace, 'init', '-q');
      await make(path.join(workspace, 'evals/start'));
    });
    expect(said).toMatch(/git repository.*of which git commits nothing/);
  });

  test('a fixture that git ignores', async () => {
    const said = await suiteOf({ ...START, '.gitignore': 'evals\n' }, (workspace) =>
      git(workspace, 'init', '-q'),
    );
    expect(said).toContain('holds no file that git would commit');
  });

  test('50,001 files, and 501 MB', async () => {
    const said = await suiteOf(START, async (workspace) => {
      const folder = path.join(workspace, 'evals/start/many');
      await mkdir(folder);
      for (let start = 0; start < 50_000; start += 1_000) {
        const batch = Array.from({ length: 1_000 }, (_, at) => path.join(folder, `${start + at}`));
        await Promise.all(batch.map((file) => writeFile(file, '')));
      }
    });
    expect(said).toContain('has more than 50,000 files');
    const large = await suiteOf(START, async (workspace) => {
      const { open } = await import('node:fs/promises');
      const file = await open(path.join(workspace, 'evals/start/large'), 'w');
      await file.truncate(501_000_000);
      await file.close();
    });
    expect(large).toContain('has 501 MB, at most 500 MB');
  });
});
