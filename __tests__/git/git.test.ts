/** What a checkout's author may put there must neither be run by git nor be believed. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { configCommits, headCommit } from '../../src/processes/git.js';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';

const SHA = /^[0-9a-f]{40}$/;

let checkout: Workspace;
let elsewhere: Workspace;
let marker: string;
const path = process.env['PATH'] ?? '';

beforeEach(async () => {
  checkout = await createWorkspace(
    { 'kindlm.yaml': 'kindlm: 1\n', 'suites/a*.yaml': 'x', 'suites/ab.yaml': 'y' },
    { git: true },
  );
  elsewhere = await createWorkspace();
  marker = join(elsewhere.path, 'was-run');
});
afterEach(async () => {
  process.env['PATH'] = path;
  delete process.env['SOME_KEY'];
  await checkout.remove();
  await elsewhere.remove();
});

/** Both questions that the action asks. */
async function ask(folder = checkout.path, file = 'kindlm.yaml') {
  return { head: await headCommit(folder), config: (await configCommits(folder, [file]))[0] };
}

async function program(folder: string, script: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'git'), 0o755);
}

describe('a program called git', () => {
  test.each<[string, () => Promise<string>]>([
    ['in the current folder, by an empty entry of PATH', async () => (await inCheckout(''), '')],
    ['in the current folder, by a dot', async () => (await inCheckout(''), '.')],
    ['in a relative folder', async () => (await inCheckout('bin'), 'bin')],
    ['in a folder of the checkout', () => inCheckout('bin')],
    [
      'behind a link out of the checkout',
      async () => {
        await inCheckout('bin');
        const link = join(elsewhere.path, 'link');
        await symlink(join(checkout.path, 'bin'), link);
        return link;
      },
    ],
    [
      'that is itself a link into the checkout',
      async () => {
        await inCheckout('bin');
        await mkdir(join(elsewhere.path, 'bin'));
        await symlink(join(checkout.path, 'bin/git'), join(elsewhere.path, 'bin/git'));
        return join(elsewhere.path, 'bin');
      },
    ],
  ])('%s is not run', async (_name, entry) => {
    process.env['PATH'] = `${await entry()}${delimiter}${path}`;
    const { head, config } = await ask();
    expect(existsSync(marker)).toBe(false);
    expect(head).toMatch(SHA);
    expect(config).toMatchObject({ sha: head, dirty: false });
  });

  async function inCheckout(folder: string): Promise<string> {
    await program(join(checkout.path, folder), `touch ${marker}; echo ${'a'.repeat(40)}`);
    return join(checkout.path, folder);
  }
});

test('git gets none of the keys, and no setting of the machine', async () => {
  const seen = join(elsewhere.path, 'seen');
  await program(join(elsewhere.path, 'bin'), `env > ${seen}`);
  process.env['PATH'] = `${join(elsewhere.path, 'bin')}${delimiter}${path}`;
  process.env['SOME_KEY'] = 'sk-0123456789';
  await ask();
  const environment = await readFile(seen, 'utf8');
  expect(environment).not.toContain('sk-0123456789');
  expect(environment).not.toMatch(/^(?:HOME|GITHUB_|INPUT_)/m);
  expect(environment).toMatch(/^NoDefaultCurrentDirectoryInExePath=1$/m);
});

describe('commands in the settings of', () => {
  const settings = (to: string) => `
[core]
  fsmonitor = "touch ${to}; false"
  hooksPath = hooks
  pager = "touch ${to}"
  sshCommand = "touch ${to}"
[gpg]
  program = "touch ${to}"
[log]
  showSignature = true
[filter "lfs"]
  clean = "touch ${to}; cat"
  process = "touch ${to}"
`;

  test('the repository are not run', async () => {
    await appendFile(join(checkout.path, '.git/config'), settings(marker));
    await writeFile(join(checkout.path, '.gitattributes'), '* filter=lfs\n');
    await writeFile(join(checkout.path, 'kindlm.yaml'), 'kindlm: 1 \n');
    const { head, config } = await ask();
    expect(existsSync(marker)).toBe(false);
    expect(head).toMatch(SHA);
    expect(config).toMatchObject({ sha: head, dirty: true });
  });

  test.each(['mine', 'a.b c', 'UP', 'with=sign'])('a filter called %j is not run', async (name) => {
    const filter = `[filter "${name}"]\n  clean = "touch ${marker}; cat"\n  required = true\n`;
    await appendFile(join(checkout.path, '.git/included'), filter);
    await appendFile(join(checkout.path, '.git/config'), '[include]\n  path = included\n');
    // What .gitattributes cannot name is named here.
    await writeFile(join(checkout.path, '.gitattributes'), `* filter=${name}\n`);
    await writeFile(join(checkout.path, 'kindlm.yaml'), 'kindlm: 1 \n');
    const { head, config } = await ask();
    expect(existsSync(marker)).toBe(false);
    expect(head).toMatch(SHA);
    if (!name.includes('=')) expect(config).toMatchObject({ sha: head, dirty: true });
  });

  test('a folder that only looks like a repository are not run, and its commit is not believed', async () => {
    const bare = join(elsewhere.path, 'bare');
    execFileSync('git', ['clone', '--quiet', '--bare', checkout.path, bare]);
    await appendFile(
      join(bare, 'config'),
      `${settings(marker)}[core]\n  bare = false\n  worktree = .\n`,
    );
    await writeFile(join(bare, 'kindlm.yaml'), 'kindlm: 1\n');
    expect(await ask(bare)).toEqual({ head: undefined, config: undefined });
    expect(existsSync(marker)).toBe(false);
  });

  test('the same inside of a checkout: the checkout answers', async () => {
    const head = await headCommit(checkout.path);
    const other = await createWorkspace({ 'kindlm.yaml': 'another' }, { git: true });
    await appendFile(join(other.path, '.git/config'), settings(marker));
    await rename(join(other.path, '.git'), join(checkout.path, 'trap'));
    await writeFile(join(checkout.path, 'trap/kindlm.yaml'), 'x');
    expect(await headCommit(join(checkout.path, 'trap'))).toBe(head);
    expect(existsSync(marker)).toBe(false);
    await other.remove();
  });
});

describe('where a repository is found', () => {
  test('a worktree, and a checkout of its own inside of the workspace', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout.path });
    const worktree = join(elsewhere.path, 'pr');
    git('worktree', 'add', '--quiet', worktree);
    const head = await headCommit(checkout.path);
    expect(await headCommit(worktree)).toBe(head);
    const [config] = await configCommits(elsewhere.path, ['pr/kindlm.yaml']);
    expect(config).toMatchObject({ sha: head, dirty: false });
  });

  test('a name with a star is that one file', async () => {
    await writeFile(join(checkout.path, 'suites/ab.yaml'), 'changed');
    const { head, config } = await ask(checkout.path, 'suites/a*.yaml');
    expect(config).toMatchObject({ sha: head, dirty: false });
  });

  test('no repository at all', async () => {
    expect(await ask(elsewhere.path)).toEqual({ head: undefined, config: undefined });
  });
});
