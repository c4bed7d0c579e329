/** MCP servers that do what no good one does, started and over HTTP: how the run ends, what it says, and what is left. */
import { copyFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { listen, readBody } from '../servers/http-exchange.js';
import { startMcpBridge } from '../servers/mcp-bridge.js';
import { type ActionRun, createWorkspace, KEY_ENV, runAction, type Workspace } from './project.js';
import { askedLines, leftRunning, startToolCaller, toolSuite } from './tool-suite.js';

const SERVER = fileURLToPath(new URL('../servers/mcp-stdio.mjs', import.meta.url));
const SECRET = 'shop-secret-123';
const ENV = { ...KEY_ENV, SHOP_TOKEN: SECRET };
/** Those that wait for the timeout. */
const SILENT: ReadonlySet<string> = new Set(['silent', 'hang', 'hang-call', 'nonsense-answer']);
/** Milliseconds in which a run has ended, however long a call may take. */
const MOST_MS = 9_000;

const model = await startToolCaller();
let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({});
  await copyFile(SERVER, join(workspace.path, 'server.mjs'));
});

const WAYS = ['stdio', 'http'] as const;
type Way = (typeof WAYS)[number];

async function run(way: Way, mode: string, tool: object): Promise<ActionRun> {
  const options = { cwd: workspace.path, env: { ...process.env, ...ENV } };
  const mcp =
    way === 'stdio'
      ? { command: `${process.execPath} server.mjs ${mode}`, keys: ['SHOP_TOKEN'] }
      : { serverUrl: await startMcpBridge(['server.mjs', mode], options) };
  const tools = [{ mcp, ...tool }];
  const timeoutMs = SILENT.has(mode) ? 1_000 : 10_000;
  const yaml = toolSuite({ url: model.url, test: { tools }, timeoutMs });
  await workspace.write({ 'kindlm.yaml': yaml });
  return runAction(workspace, {
    env: ENV,
    inputs: { outputs: 'all', responses: 'record' },
    endsWithinMs: MOST_MS,
  });
}

/** Nothing of a server acts, and no secret of it is written anywhere. */
async function expectHarmless(done: ActionRun, way: Way): Promise<void> {
  const recordings = await workspace
    .read('.kindlm/recordings/tools/mcp.tools.json')
    .catch(() => '');
  const log = done.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  for (const text of [log, done.stderr, done.summary, ...Object.values(done.files)]) {
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/^::set-output|^::error::x|\u001b\[31m|\u202e/m);
  }
  expect(recordings).not.toContain(SECRET);
  // What the bridge has started is not the action's.
  if (way === 'stdio') expect(await leftRunning(workspace)).toEqual([]);
}

interface Row {
  readonly mode: string;
  readonly code: number | Readonly<Record<Way, number>>;
  readonly says: RegExp;
}

const UNLISTED = /kindlm\.yaml:\d+:\d+/;
const LATE = /no whole answer within 1000 ms/;

const LISTS: readonly Row[] = [
  { mode: 'silent', code: { stdio: 2, http: 3 }, says: LATE },
  { mode: 'hang', code: { stdio: 2, http: 3 }, says: LATE },
  { mode: 'init-error', code: 2, says: /@everyone/ },
  { mode: 'old-protocol', code: 2, says: /protocol version is not supported: 1999-01-01/ },
  { mode: 'list-error', code: 2, says: /@everyone/ },
  { mode: 'nonsense-list', code: 2, says: /Invalid result for tools\/list.*expected array/ },
  { mode: 'for-ever', code: 2, says: /on more than 200 pages/ },
  { mode: 'endless', code: 2, says: /on more than 200 pages/ },
  { mode: 'exit-at-list', code: { stdio: 2, http: 3 }, says: /exit code 3: Error: @|closed/ },
  { mode: 'many', code: 2, says: /lists more than 128 tools/ },
  { mode: 'very-many', code: 2, says: /lists more than 128 tools/ },
  { mode: 'large', code: 2, says: /lists more than 1 MiB/ },
  { mode: 'schema-huge', code: 2, says: /lists more than 1 MiB/ },
  { mode: 'twice', code: 2, says: /lists two tools called lookup/ },
  { mode: 'bidi-name', code: 2, says: /no model takes: "look\\u202eup"/ },
  { mode: 'markup-name', code: 2, says: /no model takes: "::error::<b>@all"/ },
  { mode: 'endless-name', code: 2, says: /no model takes: "x{128}"/ },
  { mode: 'no-name', code: 2, says: /"name".*expected string/ },
  { mode: 'schema-list', code: 2, says: /"inputSchema".*expected object/ },
  { mode: 'schema-missing', code: 2, says: /"inputSchema".*expected object/ },
  { mode: 'schema-deep', code: 2, says: /nests the schema of a too deeply/ },
];

const GOOD = /passes: 1 of 1/;
const LISTED: readonly Row[] = [
  'no-tools',
  'garbage',
  'other-ids',
  'paged',
  'noisy',
  'stays',
  'stubborn',
  'leaves-child',
  'hostile',
  'schema-nonsense',
  'schema-recursive',
].map((mode) => ({ mode, code: 0, says: GOOD }));

/** Over HTTP those that its transport may see otherwise; what a message holds is read by the same code. */
const ALSO_OVER_HTTP: ReadonlySet<string> = new Set([
  ...['silent', 'init-error', 'for-ever', 'exit-at-list', 'large', 'garbage', 'paged', 'stays'],
  ...['die', 'hang-call', 'huge-answer', 'tool-fails', 'leaks'],
]);

const rows = (all: readonly Row[]): readonly (readonly [Way, string, Row])[] =>
  all.flatMap((row) =>
    WAYS.filter((way) => way === 'stdio' || ALSO_OVER_HTTP.has(row.mode)).map(
      (way) => [way, row.mode, row] as const,
    ),
  );

describe('a list', () => {
  test.each(rows([...LISTS, ...LISTED]))('%s: %s', async (way, mode, { code, says }) => {
    const before = model.requests.length;
    const done = await run(way, mode, { defaultResponse: 'x' });
    expect([done.code, done.stdout]).toEqual([
      typeof code === 'number' ? code : code[way],
      expect.stringMatching(says),
    ]);
    if (done.code !== 0) {
      expect(done.stdout).toMatch(UNLISTED);
      expect(model.requests).toHaveLength(before);
    }
    await expectHarmless(done, way);
  });

  test.each([
    ['endless-line', 2, /a message that is too long/],
    ['huge-line', 2, /a message that is too long/],
    // Over HTTP a server cannot ask back: it gets no answer, since it was told of no such abilities.
    ['asks', 0, GOOD],
  ])('of a server that is started: %s', async (mode, code, says) => {
    const done = await run('stdio', mode, { defaultResponse: 'x' });
    expect([done.code, done.stdout]).toEqual([code, expect.stringMatching(says)]);
    await expectHarmless(done, 'stdio');
  });
});

const FAILED = /^COMMAND_FAILED /;
const CALLS: readonly Row[] = [
  {
    mode: 'die',
    code: 1,
    says: /^COMMAND_FAILED .*(?:exit code 9: Error: the disk is full|closed)/,
  },
  { mode: 'hang-call', code: 1, says: /^COMMAND_TIMEOUT .*no whole answer within 1000 ms/ },
  { mode: 'huge-answer', code: 1, says: FAILED },
  {
    mode: 'nonsense-answer',
    code: 1,
    says: /^COMMAND_(?:FAILED|TIMEOUT) .*(?:nonsense|result|no whole answer)/,
  },
  { mode: 'tool-fails', code: 0, says: /^Told: \{"error":"no such order"\}$/ },
  { mode: 'call-error', code: 0, says: /^Told: \{"error":"@everyone/ },
  { mode: 'hostile-answer', code: 0, says: /^Told: "@everyone/ },
  { mode: 'image', code: 0, says: /^Told: "\[image: image\/png\]"$/ },
  { mode: 'links', code: 0, says: /^Told: "\[resource_link: file:\/\/\/etc\/passwd\]\\ninside"$/ },
  { mode: 'structured', code: 0, says: /^Told: \{"state":"sent"\}$/ },
  {
    mode: 'large-answer',
    code: 0,
    says: /^Told: \{"error":"The answer of the tool is too long\."\}$/,
  },
  { mode: 'no-content', code: 0, says: /^Told: ""$/ },
  { mode: 'leaks', code: 0, says: /^Told: "\*\*\*"$/ },
];

describe('a call', () => {
  test.each(rows(CALLS))('%s: %s', async (way, mode, { code, says }) => {
    const done = await run(way, mode, { call: true });
    const [failure] = done.failures;
    const said =
      failure?.code === undefined
        ? done.runs[0]?.outputText
        : `${failure.code} ${failure.message ?? ''}`;
    expect([done.code, said]).toEqual([code, expect.stringMatching(says)]);
    await expectHarmless(done, way);
  });
});

/** A server over HTTP, written by hand: what it answers to a request, by its method; it keeps the headers that it got. */
async function startHttp(answer: (request: Incoming, response: ServerResponse) => void) {
  const headers: IncomingHttpHeaders[] = [];
  const { url } = await listen((message, response) => {
    headers.push(message.headers);
    readBody(message).then(
      (body) => {
        const { id, method } = JSON.parse(body.toString('utf8') || '{}') as Incoming;
        if (id === undefined) response.writeHead(202).end();
        else answer({ id, method, session: message.headers['mcp-session-id'] }, response);
      },
      () => response.destroy(),
    );
  });
  return { url: `${url}/mcp`, headers };
}

interface Incoming {
  readonly id?: unknown;
  readonly method?: string | undefined;
  readonly session?: string | string[] | undefined;
}

/** What a good server answers. */
function goodAnswer({ id, method }: Incoming): string {
  const tools = [{ name: 'lookup', inputSchema: { type: 'object' } }];
  const results: Readonly<Record<string, unknown>> = {
    initialize: {
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 'test', version: '1' },
    },
    'tools/list': { tools },
    'tools/call': { content: [{ type: 'text', text: 'sent' }] },
  };
  return JSON.stringify({ jsonrpc: '2.0', id, result: results[method ?? ''] ?? {} });
}

function json(request: Incoming, response: ServerResponse, session = 's'): void {
  response.writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': session });
  response.end(goodAnswer(request));
}

async function runAt(serverUrl: string, tool: object = { call: true }): Promise<ActionRun> {
  const mcp = { serverUrl, headers: { Authorization: 'env:SHOP_TOKEN' } };
  const yaml = toolSuite({ url: model.url, test: { tools: [{ mcp, ...tool }] } });
  await workspace.write({ 'kindlm.yaml': yaml });
  return runAction(workspace, { env: ENV, inputs: { outputs: 'all' }, endsWithinMs: MOST_MS });
}

describe('over HTTP', () => {
  test('a redirect is not followed: no other host gets the key', async () => {
    const other = await startHttp(json);
    const server = await startHttp((_, response) => {
      response.writeHead(307, { location: other.url }).end();
    });
    const done = await runAt(server.url);
    expect([done.code, done.stdout]).toEqual([
      2,
      expect.stringMatching(/kindlm\.yaml:\d+:\d+.*HTTP 307 redirect, which is not followed/),
    ]);
    expect(server.headers[0]?.authorization).toBe(SECRET);
    expect(other.headers).toEqual([]);
  });

  test.each([
    [401, 3, /HTTP 401/],
    [404, 2, /kindlm\.yaml:\d+:\d+.*HTTP 404/],
    [500, 3, /HTTP 500/],
  ])('a status of %i', async (status, code, says) => {
    const server = await startHttp((_, response) => {
      response.writeHead(status).end(`no ${SECRET}`);
    });
    const done = await runAt(server.url);
    expect([done.code, done.stdout]).toEqual([code, expect.stringMatching(says)]);
    expect(done.stdout).toMatch(UNLISTED);
    expect(done.stdout).not.toContain(`no ${SECRET}`);
  });

  test.each([
    ['events, left open', (text: string) => `event: message\ndata: ${text}\n\n`],
    [
      'events after others',
      (text: string) =>
        `: hi\n\ndata: {"jsonrpc":"2.0","method":"notifications/message"}\n\ndata: ${text}\r\n\r\n`,
    ],
    [
      'events after very many others, in pieces',
      (text: string) =>
        `${'data: {"jsonrpc":"2.0","method":"notifications/message"}\n\n'.repeat(2_000)}data: ${text}\n|\n`,
    ],
  ])('%s', async (_, events) => {
    const server = await startHttp((request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'mcp-session-id': 's' });
      const [all = '', ...end] = events(goodAnswer(request)).split('|');
      response.write(all);
      for (const piece of end) setTimeout(() => response.write(piece), 50);
    });
    const done = await runAt(server.url);
    expect([done.code, done.runs[0]?.outputText]).toEqual([0, 'Told: "sent"']);
  });

  test('a session that the server forgets is opened anew', async () => {
    let sessions = 0;
    let isForgotten = false;
    const server = await startHttp((request, response) => {
      if (request.method === 'initialize') sessions += 1;
      if (request.method === 'tools/call' && !isForgotten) {
        isForgotten = true;
        response.writeHead(404).end();
      } else json(request, response, `s${sessions}`);
    });
    const done = await runAt(server.url);
    expect([done.code, done.runs[0]?.outputText, sessions]).toEqual([0, 'Told: "sent"', 3]);
  });

  test('one that it never knows fails the test', async () => {
    const server = await startHttp((request, response) => {
      if (request.method === 'tools/call') response.writeHead(404).end();
      else json(request, response);
    });
    const done = await runAt(server.url);
    expect([done.code, done.failures]).toEqual([
      1,
      [{ code: 'COMMAND_FAILED', message: expect.stringContaining('has ended the session') }],
    ]);
  });
});

/** As soon as a server was asked so. */
async function isAsked(method: string): Promise<void> {
  while (!(await askedLines(workspace)).some((line) => line.includes(` ${method} `))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a run that is stopped', () => {
  test.each([
    ['hang', 'tools/list', { defaultResponse: 'x' }, /The run was stopped/],
    ['hang-call', 'tools/call', { call: true }, /Cancelled \(SIGTERM\)/],
  ])('does not wait for a server: %s', async (mode, method, tool, says) => {
    const mcp = { command: `${process.execPath} server.mjs ${mode}` };
    const yaml = toolSuite({
      url: model.url,
      test: { tools: [{ mcp, ...tool }] },
      timeoutMs: 60_000,
    });
    await workspace.write({ 'kindlm.yaml': yaml });
    const done = await runAction(workspace, {
      env: ENV,
      endsWithinMs: 30_000,
      signal: { name: 'SIGTERM', when: isAsked(method) },
    });
    expect([done.code, done.stdout]).toEqual([3, expect.stringMatching(says)]);
    expect(await leftRunning(workspace)).toEqual([]);
  });
});
