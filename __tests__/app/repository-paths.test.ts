/** The names that GitHub knows files by, where the checkout is in a folder of the workspace. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { repositoryPaths } from '../../src/app/repository-paths.js';
import { createWorkspace } from '../e2e/workspace.js';

test.each(['shop', '..data'])('a checkout in the folder %s', async (folder) => {
  const workspace = await createWorkspace({ [`${folder}/evals/kindlm.yaml`]: '' });
  try {
    execFileSync('git', ['init', '--quiet', folder], { cwd: workspace.path });
    const file = `${folder}/evals/kindlm.yaml`;
    const pathOf = await repositoryPaths([file], {
      where: 'github',
      workspace: workspace.path,
      context: { repository: { owner: 'acme', name: 'shop' } },
    });
    expect(pathOf(file)).toBe('evals/kindlm.yaml');
  } finally {
    await workspace.remove();
  }
});
