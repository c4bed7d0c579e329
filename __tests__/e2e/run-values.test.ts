import { expect, test } from '@jest/globals';
import { startFakeServer } from '../servers/faults.js';
import { createWorkspace, runAction } from './project.js';

const server = await startFakeServer(({ body }) => ({ body: { output: JSON.stringify(body) } }));

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
  const first = await runAction(workspace, { inputs: { responses: 'record', outputs: 'all' } });
  expect(first.code).toBe(0);
  const [sent, again] = server.requests.slice(-2).map(({ body }) => body as Sent);
  expect(sent).toMatchObject({
    session: expect.stringMatching(UUID),
    at: expect.stringMatching(TIME),
  });
  expect(again).toEqual(sent);
  expect(sent?.said).toBe(`Session ${sent?.session}, hi`);
  expect(sent?.all[0]?.content).toBe(`It is ${sent?.at}.`);
  const stored = await workspace.read('.kindlm/recordings/sessions/t.json');
  expect(stored).toContain('user: Session {{uuid}}, hi');
  const asked = server.requests.length;
  const replayed = await runAction(workspace, { inputs: { responses: 'replay', outputs: 'all' } });
  expect([replayed.code, server.requests.length]).toEqual([0, asked]);
  expect(replayed.runs[0]?.outputText).toContain(sent?.session);
  const live = await runAction(workspace);
  const last = server.requests.at(-1)?.body as Sent;
  expect(last.session).not.toBe(sent?.session);
  const hashes = [first, live].map((run) => run.results[0]?.requestHash);
  expect(hashes[0]).toBe(hashes[1]);
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
    const run = await runAction(workspace);
    expect([run.code, (server.requests.at(-1)?.body as Sent).said]).toEqual([0, said]);
  }
  // The system message has {{now}}, and so has the value: only one of them may be filled in.
  const workspace = await createWorkspace({ 'kindlm.yaml': column });
  const run = await runAction(workspace);
  expect([run.code, run.stdout]).toEqual([
    2,
    expect.stringContaining('"uuid" has {{now}} in its value'),
  ]);
});

test('a command has them in its environment', async () => {
  const config = suite({ prompt: undefined, command: 'echo {{uuid}} {{now}} {{word}}' });
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  const run = await runAction(workspace, { inputs: { outputs: 'all' } });
  const [id, at, word] = (run.runs[0]?.outputText ?? '').split(' ');
  expect([run.code, word]).toEqual([0, 'hi']);
  expect([id, at]).toEqual([expect.stringMatching(UUID), expect.stringMatching(TIME)]);
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
  const run = await runAction(workspace);
  expect([run.code, run.stdout]).toEqual([2, expect.stringMatching(message)]);
});
