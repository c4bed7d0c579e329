import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { createWorkspace } from '../e2e/workspace.js';
import { absolute, readText } from '../docs/pages.js';

const SCRIPT = absolute('scripts/check-licenses.mjs');

/** A licence file with these packages, as scripts/build.mjs writes it. */
const fileOf = (packages: readonly (readonly [string, string])[]): string =>
  packages
    .map(([name, license]) => `${'='.repeat(80)}\n${name} 1.0.0\n${license}\n\nIts text\n`)
    .join('\n');

describe('check-licenses', () => {
  test.each([
    ['MIT', 0],
    ['(Apache-2.0 AND BSD-3-Clause)', 0],
    ['GPL-3.0-only OR MIT', 0],
    ['GPL-3.0-only', 1],
    ['MIT AND GPL-3.0-only', 1],
    ['(MIT OR ISC) AND (GPL-3.0-only)', 1],
    ['SEE LICENSE IN LICENSE', 1],
    ['', 1],
  ])('%j ends with %d', async (license, code) => {
    const workspace = await createWorkspace({
      'licenses.txt': fileOf([
        ['good', 'ISC'],
        ['other', license],
      ]),
    });
    try {
      const run = spawnSync(process.execPath, [SCRIPT, `${workspace.path}/licenses.txt`]);
      expect(run.status).toBe(code);
      expect(String(run.stderr).startsWith('other: ')).toBe(code === 1);
    } finally {
      await workspace.remove();
    }
  });

  test('a file without a package is refused', async () => {
    const workspace = await createWorkspace({ 'licenses.txt': '' });
    try {
      const run = spawnSync(process.execPath, [SCRIPT, `${workspace.path}/licenses.txt`]);
      expect([run.status, String(run.stderr)]).toEqual([1, 'The file names no package.\n']);
    } finally {
      await workspace.remove();
    }
  });

  test('what is bundled passes', () => {
    expect(String(execFileSync(process.execPath, [SCRIPT]))).toMatch(/^\d+ packages, all allowed/);
  });

  test('all direct dependencies that are bundled are named', () => {
    const { dependencies } = JSON.parse(readText('package.json')) as {
      dependencies: Record<string, string>;
    };
    const lines = readText('dist/licenses.txt').split('\n');
    const named = (name: string): boolean => lines.includes(`${name} ${dependencies[name] ?? ''}`);
    expect(Object.keys(dependencies).filter((name) => !named(name))).toEqual([]);
  });
});
