import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folderProblems, makeFolder } from '../../src/app/preflight/folder-problems.js';

describe('making a folder', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'kindlm-folder-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  test('with all that are missing above it; twice, and by two at once', async () => {
    const folder = path.join(root, 'a/b/c');
    await Promise.all([makeFolder(folder), makeFolder(folder)]);
    await makeFolder(folder);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  test.each([
    ['a file where it should be', 'taken', 'EEXIST'],
    ['a file above it', 'taken/below/deep', 'EEXIST'],
  ])('%s: refused', async (_, name, code) => {
    await writeFile(path.join(root, 'taken'), '');
    await expect(makeFolder(path.join(root, name))).rejects.toMatchObject({ code });
  });

  test('where the system makes none: refused', async () => {
    await expect(makeFolder('/proc/kindlm/report')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the working directory', () => {
  let workspace: string;
  beforeEach(async () => {
    workspace = await mkdtemp(path.join(tmpdir(), 'kindlm-workspace-'));
  });
  afterEach(() => rm(workspace, { recursive: true, force: true }));

  test.each([
    ['.', undefined],
    ['..data', undefined],
    ['..data/deep', undefined],
    ['..', 'Input working-directory: ".." is outside the workspace.'],
    ['../elsewhere', 'Input working-directory: "../elsewhere" is outside the workspace.'],
    ['kindlm.yaml', 'Input working-directory: "kindlm.yaml" is a file.'],
  ])('%s', async (name, expected) => {
    await writeFile(path.join(workspace, 'kindlm.yaml'), '');
    const [problem] = await folderProblems({
      where: 'github',
      workspace,
      workingDirectory: path.resolve(workspace, name),
      inputs: { workingDirectory: name, reportDir: path.join(workspace, 'report') },
    });
    expect(problem?.message).toBe(expected);
  });
});
