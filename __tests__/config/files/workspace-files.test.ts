import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readWorkspaceFile, resolveInWorkspace } from '../../../src/config/workspace-files.js';
import { VALID, load, withWorkspace } from '../config-folder.js';

describe('reading inside the workspace', () => {
  const KINDS = {
    'a.txt': 'read',
    'folder/../a.txt': 'read',
    'inside-link.txt': 'read',
    'folder-link/a.txt': 'read',
    'none.txt': 'missing',
    'a.txt/none': 'missing',
    'none/none.txt': 'missing',
    '.': 'not-a-file',
    folder: 'not-a-file',
    fifo: 'not-a-file',
    'big.txt': 'too-large',
    '../outside.txt': 'outside',
    '..': 'outside',
    'outside-link.txt': 'outside',
    'outside-folder/outside.txt': 'outside',
    'outside-folder/none.txt': 'outside',
    'dangling.txt': 'unreadable',
    'loop.txt': 'unreadable',
    'a\0b': 'unreadable',
    ['x'.repeat(5000)]: 'unreadable',
  };

  test('what a path leads to', async () => {
    await withWorkspace({ 'a.txt': 'hello', 'big.txt': 'x'.repeat(101) }, async (workspace) => {
      const outside = path.join(workspace, '..', 'elsewhere');
      await mkdir(outside);
      await mkdir(path.join(workspace, 'folder'));
      await writeFile(path.join(outside, 'outside.txt'), 'secret');
      await symlink('a.txt', path.join(workspace, 'inside-link.txt'));
      await symlink('.', path.join(workspace, 'folder-link'));
      await symlink('../elsewhere/outside.txt', path.join(workspace, 'outside-link.txt'));
      await symlink('../elsewhere', path.join(workspace, 'outside-folder'));
      await symlink('../elsewhere/nothing', path.join(workspace, 'dangling.txt'));
      await symlink('loop.txt', path.join(workspace, 'loop.txt'));
      execFileSync('mkfifo', [path.join(workspace, 'fifo')]);
      const found: [string, string][] = [];
      for (const name of Object.keys(KINDS)) {
        const read = await readWorkspaceFile(workspace, path.resolve(workspace, name), 100);
        found.push([name, read.kind === 'read' ? read.kind : read.refusal.kind]);
        if (read.kind === 'read') expect(read.file.bytes.toString()).toBe('hello');
      }
      expect(Object.fromEntries(found)).toEqual(KINDS);
    });
  });

  test('a folder that is not there yet may be made, but not through a link that leads out', async () => {
    await withWorkspace({}, async (workspace) => {
      await mkdir(path.join(workspace, '..', 'elsewhere'));
      await symlink('../elsewhere', path.join(workspace, 'link'));
      const resolve = (name: string) => resolveInWorkspace(workspace, path.join(workspace, name));
      expect(await resolve('a/b/c')).toMatchObject({ kind: 'inside', exists: false });
      expect(await resolve('link/b/c')).toMatchObject({
        kind: 'refused',
        refusal: { kind: 'outside' },
      });
    });
  });

  test('a workspace that is itself reached by a link', async () => {
    await withWorkspace({ 'a.txt': 'hello' }, async (workspace) => {
      const link = path.join(workspace, '..', 'link');
      await symlink(workspace, link);
      expect(await readWorkspaceFile(link, path.join(link, 'a.txt'), 100)).toMatchObject({
        kind: 'read',
      });
      expect(await readWorkspaceFile(link, path.join(link, '..', 'b'), 100)).toMatchObject({
        kind: 'refused',
      });
    });
  });
});

test('configs, prompts, schemas and baselines do not leave by a link', async () => {
  const config = VALID.replace("user: '{{message}}'", 'userFile: link.md').concat(
    '    expect: { output: { format: json, schemaFile: link.md } }\nbaseline: { file: link.md }\n',
  );
  await withWorkspace({ 'kindlm.yaml': config }, async (workspace) => {
    await writeFile(path.join(workspace, '..', 'outside.yaml'), config);
    await symlink('../outside.yaml', path.join(workspace, 'link.md'));
    await symlink('../outside.yaml', path.join(workspace, 'linked.yaml'));
    const inside = await load(workspace);
    const linked = await load(workspace, { patterns: ['linked.yaml'] });
    const outside = expect.objectContaining({
      message: expect.stringContaining('outside the workspace'),
    });
    expect(inside).toEqual({ kind: 'invalid', problems: [outside, outside, outside] });
    expect(linked).toEqual({ kind: 'invalid', problems: [outside] });
  });
});

test('a config that is too large', async () => {
  await withWorkspace({ 'kindlm.yaml': `# ${'x'.repeat(5_000_000)}` }, async (workspace) => {
    expect(await load(workspace)).toEqual({
      kind: 'invalid',
      problems: [{ message: 'The config "kindlm.yaml" is too large (5.0 MB, at most 5.0 MB).' }],
    });
  });
});
