/** Which checkout a folder is in, and the repository that its remote names. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { checkoutOf } from '../../src/processes/git.js';
import { createWorkspace } from '../e2e/workspace.js';

test('the repository that the remote names, whatever its URL looks like', async () => {
  const workspace = await createWorkspace({ 'a.txt': '' }, { git: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace.path });
  const origins: [string, string | undefined][] = [
    ['https://github.com/acme/shop', 'acme/shop'],
    ['https://github.com/Acme/Shop.git', 'acme/shop'],
    ['https://token@ghe.acme.test/git/acme/shop.git/', 'acme/shop'],
    ['git@github.com:acme/shop.git', 'acme/shop'],
    ['ssh://git@github.com:22/acme/sh.op', 'acme/sh.op'],
    ['/srv/mirrors/shop.git', undefined],
    ['../shop', undefined],
    ['', undefined],
  ];
  try {
    const found: typeof origins = [];
    for (const [url] of origins) {
      git('config', 'remote.origin.url', url);
      found.push([url, (await checkoutOf(workspace.path))?.origin]);
    }
    expect(found).toEqual(origins);
  } finally {
    await workspace.remove();
  }
});

test('a checkout in a checkout: the nearest one counts', async () => {
  const workspace = await createWorkspace({ 'a.txt': '' }, { git: true });
  const inner = join(workspace.path, 'inner');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace.path });
  try {
    git('init', '--quiet', inner);
    git('-C', inner, 'remote', 'add', 'origin', 'https://github.com/acme/evals.git');
    expect(await checkoutOf(join(inner, 'no/such/folder'))).toEqual({
      folder: inner,
      origin: 'acme/evals',
    });
    expect(await checkoutOf(workspace.path)).toEqual({ folder: workspace.path, origin: undefined });
  } finally {
    await workspace.remove();
  }
});

test('a folder outside of any repository is in none', async () => {
  const workspace = await createWorkspace();
  try {
    expect(await checkoutOf(workspace.path)).toBeUndefined();
  } finally {
    await workspace.remove();
  }
});
