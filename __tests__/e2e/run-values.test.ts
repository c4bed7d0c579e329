import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFakeServer, type FakeServer } from '../servers/faults.js';
import { resultsOf, runIn, runsOf } from './model-suite.js';
import { createWorkspace, runHere } from './run-action.js';

runHere();

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer(({ body }) => ({ body: { output: JSON.stringify(body) } }));
});
afterAll(() => server.close());

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const BODY = { session: '{{uuid}}', at: '{{now}}', said: '{{prompt}}', all: '{{messages}}' };

function suite(test: object, user = 'Session {{uuid}}, {{word}}'): string {
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'sessions' },
    providers: { http: { url: server.url, body: BODY } },
    models: [{ id: 'agent', provider: 'http', model: 'agent-1' }],
    prompts: { p: { system: 'It is {{now}}.', user } },
    tests: [{ name: 't', prompt: 'p', vars: { word: 'hi' }, repeat: 2, ...test }],
  });
}

interface Sent {
  readonly session: string;
  readonly at: string;
  readonly said: string;
  readonly all: readonly { readonly content: string }[];
}

test('one value a run, sent and never kept: the next run asks the same, and a replay finds it', async () => {
  const workspace = await createWorkspace({ 'kindlm.yaml': suite({}) });
  try {
    const first = await runIn(workspace, { inputs: { responses: 'record', outputs: 'all' } });
    expect(first.code).toBe(0);
    const [sent, again] = server.requests.slice(-2).map(({ body }) => body as Sent);
    expect(sent).toMatchObject({
      session: expect.stringMatching(UUID),
      at: expect.stringMatching(TIME),
    });
    expect(again).toEqual(sent);
    expect(sent?.said).toBe(`Session ${sent?.session}, hi`);
    expect(sent?.all[0]?.content).toBe(`It is ${sent?.at}.`);
    const stored = await readFile(
      join(workspace.path, '.kindlm/recordings/sessions/t.json'),
      'utf8',
    );
    expect(stored).toContain('user: Session {{uuid}}, hi');
    const asked = server.requests.length;
    const replayed = await runIn(workspace, { inputs: { responses: 'replay', outputs: 'all' } });
    expect([replayed.code, server.requests.length]).toEqual([0, asked]);
    expect(runsOf(replayed)[0]?.outputText).toContain(sent?.session);
    const live = await runIn(workspace);
    const last = server.requests.at(-1)?.body as Sent;
    expect(last.session).not.toBe(sent?.session);
    const hashes = [first, live].map((run) => resultsOf(run)[0]?.requestHash);
    expect(hashes[0]).toBe(hashes[1]);
  } finally {
    await workspace.remove();
  }
});

test('a variable, and a column, of the name takes precedence', async () => {
  const own = suite({ vars: { word: 'hi', uuid: 'mine' } });
  const column = suite({ cases: [{ word: 'hi', uuid: 'of {{now}} the row' }], vars: undefined });
  const turns = suite({ conversation: [{ turn: 'one', user: 'A {{uuid}}' }] });
  for (const [config, said] of [
    [own, 'Session mine, hi'],
    [turns, expect.stringMatching(/^A [\da-f-]{36}$/)],
  ] as const) {
    const workspace = await createWorkspace({ 'kindlm.yaml': config });
    try {
      const run = await runIn(workspace);
      expect([run.code, (server.requests.at(-1)?.body as Sent).said]).toEqual([0, said]);
    } finally {
      await workspace.remove();
    }
  }
  // The system message has {{now}}, and so has the value: only one of them may be filled in.
  const workspace = await createWorkspace({ 'kindlm.yaml': column });
  try {
    const run = await runIn(workspace);
    expect([run.code, run.stdout]).toEqual([
      2,
      expect.stringContaining('"uuid" has {{now}} in its value'),
    ]);
  } finally {
    await workspace.remove();
  }
});

test('a value that has the name is text where the prompt does not use it', async () => {
  const config = JSON.parse(suite({ vars: { word: 'What is {{uuid}}?' } }, '{{word}}')) as {
    prompts: unknown;
  };
  config.prompts = { p: { user: '{{word}}' } };
  const workspace = await createWorkspace({ 'kindlm.yaml': JSON.stringify(config) });
  try {
    expect((await runIn(workspace)).code).toBe(0);
    expect((server.requests.at(-1)?.body as Sent).said).toBe('What is {{uuid}}?');
  } finally {
    await workspace.remove();
  }
});

test('a command has them in its environment', async () => {
  const config = suite({ prompt: undefined, command: 'echo {{uuid}} {{now}} {{word}}' });
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  try {
    const run = await runIn(workspace, { inputs: { outputs: 'all' } });
    const [id, at, word] = (runsOf(run)[0]?.outputText ?? '').split(' ');
    expect([run.code, word]).toEqual([0, 'hi']);
    expect([id, at]).toEqual([expect.stringMatching(UUID), expect.stringMatching(TIME)]);
  } finally {
    await workspace.remove();
  }
});

test.each([
  ['in an expectation', { expect: { output: { contains: ['{{uuid}}'] } } }, /Nothing fills in/],
  [
    'another name',
    { vars: { word: 'x' }, conversation: [{ turn: 'a', user: '{{time}}' }] },
    /\{\{time\}\}/,
  ],
])('%s it is an error', async (_, entry, message) => {
  const workspace = await createWorkspace({ 'kindlm.yaml': suite(entry) });
  try {
    const run = await runIn(workspace);
    expect([run.code, run.stdout]).toEqual([2, expect.stringMatching(message)]);
  } finally {
    await workspace.remove();
  }
});
