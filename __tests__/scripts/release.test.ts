import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
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

  test('this version of package.json could be released', () => {
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    const { status, stderr } = start('release-notes.mjs', [`v${version}`], absolute('.'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
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
