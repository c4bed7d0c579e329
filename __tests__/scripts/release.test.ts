import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { absolute, readText } from '../docs/pages.js';
import { createWorkspace } from '../e2e/workspace.js';

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const start = (script: string, args: readonly string[], cwd: string, input = ''): Ended =>
  spawnSync(process.execPath, [absolute(`scripts/${script}`), ...args], {
    cwd,
    input,
    encoding: 'utf8',
  });

describe('release-notes', () => {
  const CHANGELOG = [
    '# Changelog\n',
    '## [Unreleased]\n',
    '- Not yet\n',
    '## [1.2.3] - 2026-11-21\n',
    '### Fixed\n',
    '- A gate\n',
    '## [1.2.2] - 2026-11-01\n',
    '[1.2.3]: https://example.com/v1.2.3',
  ].join('\n');

  test.each([
    ['v1.2.3', '1.2.3', 0, '### Fixed\n\n- A gate\n', ''],
    ['v1.2.2', '1.2.2', 1, '', 'The section of 1.2.2 in CHANGELOG.md is empty.\n'],
    ['v1.2.4', '1.2.4', 1, '', 'CHANGELOG.md has no section "## [1.2.4] - YYYY-MM-DD".\n'],
    ['v1.2.3', '1.2.2', 1, '', 'package.json says 1.2.2, the tag says 1.2.3.\n'],
    ['v1.2', '1.2.0', 1, '', '"v1.2" is no tag of the form v1.2.3.\n'],
  ])('%s with package.json %s', async (tag, version, status, stdout, stderr) => {
    const workspace = await createWorkspace({
      'package.json': JSON.stringify({ version }),
      'CHANGELOG.md': CHANGELOG,
    });
    try {
      expect(start('release-notes.mjs', [tag], workspace.path)).toMatchObject({
        status,
        stdout,
        stderr,
      });
    } finally {
      await workspace.remove();
    }
  });
});

const VERSION = (JSON.parse(readText('package.json')) as { version: string }).version;
const isReleased = !VERSION.includes('-');

test('the newest dated section of the changelog is of the version in package.json, and one that is not released has none', () => {
  const dated = [...readText('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\S+)$/gm)];
  expect(dated[0]?.[1]).toBe(isReleased ? VERSION : undefined);
  // Nothing but what is dated has a tag to link to.
  const linked = [...readText('CHANGELOG.md').matchAll(/^\[(\d[^\]]*)\]: /gm)];
  expect(linked.map(([, version]) => version)).toEqual(dated.map(([, version]) => version));
});

test('the next release, as design/releasing.md says it, can be made from here', async () => {
  const [, , command = ''] =
    /set the version with `(npm) (version \d+\.\d+\.\d+ --no-git-tag-version)`/.exec(
      readText('design/releasing.md'),
    ) ?? [];
  const [, next = ''] = /^(\d+\.\d+\.\d+)/.exec(VERSION) ?? [];
  const version = isReleased ? next.replace(/\d+$/, (patch) => String(Number(patch) + 1)) : next;
  const workspace = await createWorkspace({
    'package.json': readText('package.json'),
    'package-lock.json': readText('package-lock.json'),
    'CHANGELOG.md': readText('CHANGELOG.md').replace(
      '## [Unreleased]',
      `## [Unreleased]\n\n## [${version}] - 2030-01-01`,
    ),
  });
  try {
    const args = command.replace(/\d+\.\d+\.\d+/, version).split(' ');
    const set = spawnSync('npm', args, { cwd: workspace.path, encoding: 'utf8' });
    expect({ status: set.status, stderr: set.stderr.replaceAll(/^npm warn .*\n/gm, '') }).toEqual({
      status: 0,
      stderr: '',
    });
    expect(start('release-notes.mjs', [`v${version}`], workspace.path)).toMatchObject({
      status: 0,
      stderr: '',
    });
  } finally {
    await workspace.remove();
  }
});

/** The script of a step of release.yml. */
function stepOf(name: string): string {
  const { jobs } = parse(readText('.github/workflows/release.yml')) as {
    jobs: Record<string, { steps: readonly { name?: string; run?: string }[] }>;
  };
  const steps = Object.values(jobs).flatMap(({ steps: of }) => of);
  return steps.find((step) => step.name === name)?.run ?? '';
}

test('a tag whose workflow files main no longer has ends before anything is published', async () => {
  const origin = await createWorkspace(
    { '.github/workflows/ci.yml': 'name: CI\n', 'a.txt': '1' },
    { git: true },
  );
  const clone = await createWorkspace();
  const git = (cwd: string, ...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd });
  const check = () =>
    spawnSync('bash', ['--norc', '-ec', stepOf('The workflow files are those of main')], {
      cwd: clone.path,
      encoding: 'utf8',
    });
  const change = async (path: string) => {
    await writeFile(join(origin.path, path), 'name: Other\n');
    git(origin.path, 'commit', '--all', '--message', path);
    git(clone.path, 'fetch', '--quiet');
  };
  try {
    git(clone.path, 'clone', '--quiet', origin.path, '.');
    expect(check().status).toBe(0);
    await change('a.txt');
    expect(check().status).toBe(0);
    await change('.github/workflows/ci.yml');
    expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('::error::') });
  } finally {
    await Promise.all([origin.remove(), clone.remove()]);
  }
});

test('the Marketplace takes the action', () => {
  const action = parse(readText('action.yml')) as {
    readonly name: string;
    readonly description: string;
    readonly branding: { readonly icon: string; readonly color: string };
  };
  expect(action.description.length).toBeLessThan(125);
  expect(action.name.length).toBeGreaterThan(0);
  expect(action.branding.icon).toMatch(/^[a-z-]+$/);
  expect([
    'white',
    'black',
    'yellow',
    'blue',
    'green',
    'orange',
    'red',
    'purple',
    'gray-dark',
  ]).toContain(action.branding.color);
});

describe('moving-tags', () => {
  test.each([
    ['the first', 'v1.0.0', ['v1.0.0'], 'v1 v1.0', 'true'],
    ['the latest', 'v1.10.0', ['v1.9.3', 'v1.10.0', 'v1', 'v1.9'], 'v1 v1.10', 'true'],
    ['a fix of an older series', 'v1.9.4', ['v1.9.4', 'v1.10.0'], 'v1.9', 'false'],
    ['a fix of an older major', 'v1.10.1', ['v1.10.0', 'v2.0.0'], 'v1 v1.10', 'false'],
    ['an older one again', 'v1.9.2', ['v1.9.2', 'v1.9.3'], '', 'false'],
  ])('%s', (_, tag, tags, moved, latest) => {
    const input = `${tags.join('\n')}\n`;
    const run = start('moving-tags.mjs', [tag], absolute('.'), input);
    expect(run.stdout.trim().split('\n').join(' ')).toBe(moved);
    const last = start('moving-tags.mjs', [tag, '--is-latest'], absolute('.'), input);
    expect(last.stdout).toBe(`${latest}\n`);
  });

  test('another name is refused', () => {
    expect(start('moving-tags.mjs', ['v1'], absolute('.')).status).toBe(1);
  });
});

/** For a repository with one of these, `npx github:` installs all development packages before it runs anything. */
test.each(['build', 'prepare', 'prepack', 'preinstall', 'install', 'postinstall'])(
  'package.json has no script %s',
  (name) => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).not.toContain(name);
  },
);
