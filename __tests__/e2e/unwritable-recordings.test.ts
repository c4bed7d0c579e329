/** Answers that cannot be stored are found before the first of them is paid for. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { createWorkspace, runAction, suiteYaml, type Workspace } from './project.js';

const server = await startOpenAiServer();

async function suite(files: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  const config = suiteYaml({ url: server.url });
  const workspace = await createWorkspace({ 'kindlm.yaml': config, ...files });
  return workspace;
}

const FILE = '.kindlm/recordings/support/t.json';

describe.each(['record', 'cache'])('responses: %s', (responses) => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a file in the way of the folder', { '.kindlm/recordings': '' }, 'cannot write the recording'],
    ['a file that is no recording', { [FILE]: '{' }, 'the recording is not valid JSON.'],
    [
      'a file of another test',
      { [FILE]: JSON.stringify({ test: 'other', answers: [] }) },
      'the recording belongs to test "other", not "t".',
    ],
  ])('%s', async (_, files, message) => {
    const workspace = await suite(files);
    const before = server.requests.length;
    const run = await runAction(workspace, { inputs: { responses } });
    expect(server.requests).toHaveLength(before);
    expect(run.code).toBe(2);
    expect(run.report?.problems.map((problem) => problem.message).join()).toContain(message);
    expect(await workspace.files('.kindlm')).toEqual(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name.slice(8), text])),
    );
  });

  test('a folder in the place of a file', async () => {
    const workspace = await suite();
    await mkdir(join(workspace.path, FILE, 'x'), { recursive: true });
    const before = server.requests.length;
    const run = await runAction(workspace, { inputs: { responses } });
    expect(server.requests).toHaveLength(before);
    expect(run.code).toBe(2);
    expect(run.report?.problems.map((problem) => problem.message).join()).toContain(FILE);
  });
});

test('validate and plan store nothing, and do not mind', async () => {
  const workspace = await suite();
  await workspace.write({ '.kindlm': '' });
  for (const mode of ['validate', 'plan']) {
    const run = await runAction(workspace, { inputs: { mode, responses: 'record' } });
    expect(run.code).toBe(0);
  }
});

test('nothing is left where the run ends before it stores anything', async () => {
  const workspace = await suite();
  const env = { TEST_KEY: undefined };
  const run = await runAction(workspace, { env, inputs: { responses: 'record' } });
  expect(run.code).toBe(3);
  expect(Object.keys(await workspace.files('.kindlm'))).toEqual([]);
});
