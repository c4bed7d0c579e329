/**
 * A job on Windows as far as any system can show it: every text file has `\r\n`, globs have backslashes, the PATH is one
 * folder that nothing can be written to and that holds no program, and the checkout has a name that is hard on paths.
 */
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import {
  type ActionRun,
  KEY_ENV,
  modelEntry,
  runAction,
  startDist,
  suiteYaml,
  Workspace,
} from './project.js';

startDist();

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

let root: string;
let empty: string;
let server: FakeServer;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'kindlm-systems-')));
  empty = join(root, 'no programs');
  await mkdir(empty);
  await chmod(empty, 0o555);
  server = await startOpenAiServer();
});

afterAll(async () => {
  await chmod(empty, 0o755);
  await rm(root, { recursive: true, force: true });
});

/** A checkout with the files of `from`, each with the line ends of Windows. */
async function checkout(name: string, from: string): Promise<string> {
  const folder = join(root, name);
  await cp(from, folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(/\r?\n/g, '\r\n'));
  }
  return folder;
}

function run(workspace: string, inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
  return runAction(new Workspace(workspace), { inputs, env: { ...KEY_ENV, PATH: empty } });
}

const HARD_NAME = 'shop (1) [x] #2 %41 Grüße';

describe('examples', () => {
  test('all of them by one absolute glob with backslashes', async () => {
    const workspace = await checkout(HARD_NAME, EXAMPLES);
    // Two suites of one run need different names, so the worse support agent is not among them.
    const config = `${workspace}\\*t\\kindlm.yaml`;
    const ended = await run(workspace, { config, responses: 'replay' });
    const plain = await runAction(new Workspace(EXAMPLES), {
      inputs: {
        config: '*t/kindlm.yaml',
        responses: 'replay',
        'report-dir': join(root, 'plain report'),
      },
    });
    expect(ended.report?.suites.map(({ name }) => name)).toEqual([
      'exchange-agent',
      'faq-bot',
      'support-agent',
      'telegram-bot',
    ]);
    expect(ended.code).toBe(plain.code);
    expect(ended.outputs['gates']).toBe(plain.outputs['gates']);
    const judged = ({ report }: ActionRun) =>
      report?.suites.map(({ results, sha256, inputFiles }) => ({ results, sha256, inputFiles }));
    expect(judged(ended)).toEqual(judged(plain));
  });
});

test('prompts, schemas and what they refer to, in a checkout with a hard name', async () => {
  const from = join(root, 'plain');
  await mkdir(join(from, 'suites/größe #1'), { recursive: true });
  const files = {
    'kindlm.yaml': suiteYaml({
      url: server.url,
      models: [modelEntry('m')],
      prompts: { p: { userFile: 'frage 100%.md' } },
      tests: [
        {
          name: 't',
          prompt: 'p',
          expect: { output: { format: 'json', schemaFile: 'order #1.json' } },
        },
      ],
    }),
    'frage 100%.md': 'One\ntwo\n',
    'order #1.json': '{\n  "allOf": [{ "$ref": "id%20of%20order.json" }]\n}\n',
    'id of order.json': '{\n  "type": "number"\n}\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(from, 'suites/größe #1', name), text);
  }
  const workspace = await checkout(`${HARD_NAME} suite`, from);
  const before = server.requests.length;
  const ended = await run(workspace, {
    config: 'suites\\*\\kindlm.yaml',
    'report-dir': 'reports #1/%41',
  });
  expect(ended.report?.problems).toEqual([]);
  expect(server.requests.slice(before).map(({ body }) => field(body, 'messages'))).toEqual([
    [{ role: 'user', content: 'One\ntwo\n' }],
  ]);
  // The server's answer is no number: the schema and the file that it refers to were read.
  expect(ended.outputs['failure-codes']).toMatch(/SCHEMA_/);
  expect(Object.keys(ended.files)).toContain('report.json');
});
