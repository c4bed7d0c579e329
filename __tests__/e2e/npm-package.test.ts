/** The npm package as people get it: packed, installed into an empty folder without a registry, called by its name. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { startOpenAiServer } from '../servers/openai-server.js';
import { installPackage, type Ended } from './installed-package.js';
import { createWorkspace, KEY_ENV, suiteYaml } from './project.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const server = await startOpenAiServer();
const project = await installPackage();

const kindlm = (...args: string[]): Promise<Ended> => project.kindlm(args, KEY_ENV);

describe('the npm package', () => {
  test('has no dependencies, and runs nothing when it is installed', async () => {
    const folder = join(project.path, 'node_modules/kindlm-action');
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
    expect(Object.keys(manifest).sort()).toEqual(
      `bin bugs description engines homepage keywords license name repository type version`.split(
        ' ',
      ),
    );
    expect((await readdir(folder)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
      'schemas',
    ]);
    const packages = await readdir(join(project.path, 'node_modules'));
    expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['kindlm-action']);
  });

  test('in a folder without a suite, it says what to do and shows no example', async () => {
    const { code, output } = await kindlm();
    expect(code).toBe(2);
    expect(output).toMatch(/There is no config file "kindlm\.yaml".*npx kindlm-action init/);
  });

  test('runs, plans, validates, records and replays', async () => {
    const suite = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
    const config = join(suite.path, 'kindlm.yaml');
    expect(await kindlm('validate', config)).toMatchObject({ code: 0 });
    expect(await kindlm('plan', config)).toMatchObject({ code: 0 });
    expect(server.requests).toHaveLength(0);
    expect(await kindlm(config)).toMatchObject({ code: 0 });
    expect(await kindlm('record', config)).toMatchObject({ code: 0 });
    const asked = server.requests.length;
    expect(await kindlm(config, '--responses', 'replay')).toMatchObject({ code: 0 });
    expect(server.requests).toHaveLength(asked);
  });

  test('imports a promptfoo config, CSV and all', async () => {
    const suite = await createWorkspace({
      'promptfooconfig.yaml': stringify({
        prompts: ['Say {{word}}'],
        providers: ['openai:gpt-5.4-mini'],
        tests: 'cases.csv',
      }),
      'cases.csv': 'word,__expected\nhello,contains:hello\n',
    });
    const imported = await kindlm('import', join(suite.path, 'promptfooconfig.yaml'));
    expect(imported).toMatchObject({
      code: 0,
      output: expect.stringContaining('Wrote ') as unknown,
    });
    expect(await kindlm('validate', join(suite.path, 'kindlm.yaml'))).toMatchObject({ code: 0 });
    const again = await kindlm('import', join(suite.path, 'promptfooconfig.yaml'));
    expect([again.code, again.output]).toEqual([2, 'kindlm.yaml exists; --force overwrites it.\n']);
  });

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await kindlm('--version')).toEqual({ code: 0, output: `${version}\n` });
  });
});

test('a step of a workflow may call the command: its options go before the inputs', async () => {
  const suite = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
  const options = ['--working-directory', suite.path, '--tests', 'nothing*'];
  const called = await project.npx(['validate', ...options], {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: suite.path,
    INPUT_TESTS: 't',
  });
  expect(called).toEqual({ code: 2, output: expect.stringContaining('nothing*') as unknown });
  const refused = await project.npx(['--nonsense'], {
    GITHUB_ACTIONS: 'true',
  });
  expect(refused).toEqual({ code: 2, output: expect.stringContaining('--nonsense') as unknown });
});
