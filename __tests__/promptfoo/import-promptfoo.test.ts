import { symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { createWorkspace } from '../e2e/workspace.js';
import { importIn, importSmall, SMALL } from './run-import.js';

describe('input and output', () => {
  test.each([
    ['no file', undefined, /does not exist/],
    [
      'no YAML',
      'a: 1\nb: c: d',
      /^promptfooconfig\.yaml:2:4 is no YAML: Nested mappings are .*mappings\.$/m,
    ],
    ['deep YAML', '- '.repeat(20_000), /is no YAML: it is nested too deeply/],
    ['a list', '- a', /holds no promptfoo config/],
    ['no provider', stringify({ ...SMALL, providers: ['watsonx:x'] }), /No provider of the config/],
    ['no prompt', stringify({ ...SMALL, prompts: ['{% x %}'] }), /No prompt of the config/],
    ['no test', stringify({ ...SMALL, tests: 'file://x.xlsx' }), /No test of the config/],
    [
      'no assertion left',
      stringify({ ...SMALL, tests: [{ vars: { word: 'x' }, assert: [{ type: 'is-sql' }] }] }),
      /assertion is-sql: kindlm.yaml has no such assertion[^]*None of the config's assertions can be carried over \(1\): the suite would check nothing/,
    ],
    [
      'too many tests',
      stringify({
        ...SMALL,
        tests: Array.from({ length: 10_001 }, () => ({ vars: { word: 'x' } })),
      }),
      /more than 10000 tests/,
    ],
  ])('%s: exit code 2, nothing written', async (_, text, message) => {
    const workspace = await createWorkspace(
      text === undefined ? {} : { 'promptfooconfig.yaml': text },
    );
    try {
      const { code, stderr, files } = await importIn(workspace);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(message) });
      expect(files).not.toContain('kindlm.yaml');
    } finally {
      await workspace.remove();
    }
  });

  test('an existing file is overwritten only with --force', async () => {
    const workspace = await createWorkspace({
      'promptfooconfig.yaml': stringify(SMALL),
      'kindlm.yaml': 'mine: 1',
    });
    try {
      const refused = await importIn(workspace);
      expect([refused.code, refused.config]).toEqual([2, { mine: 1 }]);
      const forced = await importIn(workspace, ['promptfooconfig.yaml', '--force']);
      expect([forced.code, forced.config.tests?.length]).toEqual([0, 1]);
    } finally {
      await workspace.remove();
    }
  });

  test('files named in the config are found from another folder as well', async () => {
    const workspace = await createWorkspace({
      'evals/promptfooconfig.yaml': stringify({ ...SMALL, prompts: ['file://p.txt'] }),
      'evals/p.txt': 'Say {{word}}',
    });
    try {
      const { config } = await importIn(workspace, [
        'evals/promptfooconfig.yaml',
        '-o',
        'kindlm.yaml',
      ]);
      expect(config.prompts).toEqual({ p: { userFile: 'evals/p.txt' } });
    } finally {
      await workspace.remove();
    }
  });

  test('nothing outside the repository is read, by path or by link', async () => {
    const outside = await createWorkspace({ 'secret.txt': 'the secret' });
    const workspace = await createWorkspace();
    try {
      await symlink(join(outside.path, 'secret.txt'), join(workspace.path, 'link.txt'));
      const refs = [join(outside.path, 'secret.txt'), 'link.txt'].map((path) => `file://${path}`);
      await writeFile(
        join(workspace.path, 'promptfooconfig.yaml'),
        stringify({
          ...SMALL,
          tests: [...SMALL.tests, ...refs.map((word) => ({ vars: { word } }))],
        }),
      );
      const run = await importIn(workspace);
      expect(JSON.stringify(run)).not.toContain('the secret');
      expect(run.lost).toEqual([
        expect.stringContaining('is outside the repository'),
        expect.stringContaining('is outside the repository'),
      ]);
    } finally {
      await workspace.remove();
      await outside.remove();
    }
  });

  test('a pattern lists no folder outside the repository, by path or by link', async () => {
    const outside = await createWorkspace({ 'secret.yaml': 'vars: { word: the secret }' });
    const workspace = await createWorkspace();
    await symlink(outside.path, join(workspace.path, 'link'));
    const folders = [outside.path, 'link', `../${basename(outside.path)}`];
    const refs = folders.map((folder) => `file://${folder}/**/*.yaml`);
    const tests = [...SMALL.tests, ...refs, ...refs.map((word) => ({ vars: { word } }))];
    await workspace.write({ 'promptfooconfig.yaml': stringify({ ...SMALL, tests }) });
    const run = await importIn(workspace);
    expect(JSON.stringify(run)).not.toContain('secret');
    expect(run.lost).toHaveLength(6);
    const told = /outside the repository|no file matches|does not exist/;
    for (const line of run.lost) expect(line).toMatch(told);
  });

  const bomb = Array.from({ length: 9 }, (_, index) => {
    const above = index === 0 ? 'x' : `*a${index - 1}`;
    return `a${index}: &a${index} [${Array.from({ length: 9 }, () => above).join(', ')}]`;
  });
  test.each<[name: string, tests: string, words: string]>([
    ['an anchor in itself', 'tests: &t [{ vars: { word: *t } }]', 'holds an alias (`*`) of itself'],
    ['billion laughs', `${bomb.join('\n')}\ntests: [{ vars: { word: *a8 } }]`, 'is no YAML'],
    ['10 MB', `tests: [] # ${'x'.repeat(10_000_000)}`, 'is larger than 5 MB'],
  ])('%s is refused', async (_name, tests, words) => {
    const yaml = `prompts: ["Say {{word}}"]\nproviders: ["openai:gpt-4o-mini"]\n${tests}\n`;
    const run = await importIn(await createWorkspace({ 'promptfooconfig.yaml': yaml }));
    expect([run.code, run.text]).toEqual([2, '']);
    expect(run.stderr).toContain(words);
  });

  test('control characters of the config do not reach the terminal', async () => {
    const { stderr } = await importSmall({ 'key\u001b[31m': 1 });
    expect(stderr).toContain('key [31m');
    expect(stderr).not.toContain('\u001b');
  });
});
