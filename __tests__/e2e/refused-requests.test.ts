/** Requests that a provider refuses: the change's fault (1), unless the base branch's run had an answer to the same (3). */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeServer, type Fault } from '../servers/faults.js';
import { startMcpServer } from '../servers/mcp-server.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import {
  KEY_NAME,
  lineOf,
  runAction,
  suiteYaml,
  type SuiteYaml,
  type TestYaml,
} from './project.js';

/** What the server refuses with, and whom: the tested model or the judge. */
let refusal:
  { readonly status: number; readonly model: string; readonly only?: string } | undefined;
const server = await startOpenAiServer({
  reply: ({ body }) => {
    const model = String(field(body, 'model'));
    const text = JSON.stringify(field(body, 'messages'));
    const { status, only = '' } = refusal ?? { status: 0 };
    if (refusal?.model === model && text.includes(only)) {
      return { kind: 'http', status, body: { error: { message: `no ${status} here` } } };
    }
    return model === 'judge-1' ? '{"score": 1, "reasoning": "Fine."}' : 'fine';
  },
});
beforeEach(() => {
  refusal = undefined;
});

const FINE = { output: { contains: ['fine'] } };
const JUDGED = { judge: [{ criteria: 'Is polite', model: 'judge' }] };

function config(tests: readonly TestYaml[], more: Readonly<Record<string, unknown>> = {}): string {
  return suiteYaml({
    url: server.url,
    tests: tests.map((it) => ({ models: ['fake'], ...it })),
    gates: { passRateMin: 0.5 },
    models: [
      { id: 'fake', provider: 'openai', model: 'fake-1', params: { temperature: 0.5 } },
      { id: 'judge', provider: 'openai', model: 'judge-1' },
    ],
    ...more,
  });
}

const run = (yaml: string, options: Parameters<typeof runAction>[1] = {}) =>
  runAction(yaml, { ...options, env: { [KEY_NAME]: 'sk-test', ...options.env } });

describe('without a base report', () => {
  test.each([
    [400, 'test'],
    [404, 'model'],
    [405, 'test'],
    [410, 'model'],
    [413, 'test'],
    [414, 'test'],
    [415, 'test'],
    [422, 'test'],
    [431, 'test'],
  ] as const)(
    '%i is said in the provider’s words, with the line of the %s, and ends with 1',
    async (status, whose) => {
      refusal = { status, model: 'fake-1' };
      const yaml = config([{ name: 'one', expect: FINE }]);
      const ended = await run(yaml, status === 404 ? { process: 'own' } : {});
      const line = lineOf(yaml, whose === 'model' ? 'model: fake-1' : 'name: one');
      expect(ended.failures).toEqual([
        {
          code: 'PROVIDER_ERROR',
          message: `Refused (see kindlm.yaml:${line}): openai: HTTP ${status}: no ${status} here`,
        },
      ]);
      expect(ended.outputs).toMatchObject({ result: 'failed', 'exit-code': '1', errored: '1' });
      expect(ended.code).toBe(1);
      expect(server.requests.length).toBeGreaterThan(0);
      expect(ended.runs[0]?.callCount ?? 0).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    [404, 'model'],
    [400, 'test'],
  ] as const)('so does a judge’s %i, with the line of the %s', async (status, whose) => {
    refusal = { status, model: 'judge-1' };
    const yaml = config([{ name: 'one', expect: JUDGED }]);
    const ended = await run(yaml);
    const line = lineOf(yaml, whose === 'model' ? 'model: judge-1' : 'name: one');
    expect(ended.failures[0]?.message).toBe(
      `Refused (see kindlm.yaml:${line}): openai: HTTP ${status}: no ${status} here`,
    );
    expect([ended.code, ended.outputs['errored']]).toEqual([1, '1']);
  });

  test('an unknown MCP tool is refused as well', async () => {
    const mcp = await startMcpServer(() => ({ content: [] }));
    const yaml = suiteYaml({
      url: mcp.url,
      tests: [{ name: 'one', expect: FINE }],
      providers: { mcp: { serverUrl: mcp.url, toolName: 'no such tool' } },
      models: [{ id: 'tool', provider: 'mcp', model: 'tool' }],
    });
    const ended = await run(yaml);
    expect(ended.failures[0]?.message).toMatch(
      /^Your endpoint refused \(see kindlm\.yaml:\d+\): mcp: /,
    );
    expect(ended.code).toBe(1);
  });

  test('within the gates it ends with 0; a server that is down is still 3', async () => {
    const tests = [
      { name: 'one', expect: FINE },
      { name: 'two', expect: FINE },
    ];
    refusal = { status: 422, model: 'fake-1', only: 'two' };
    expect((await run(config(tests))).code).toBe(0);
    refusal = { status: 501, model: 'fake-1' };
    expect((await run(config(tests))).code).toBe(3);
  });
});

describe('with a base report in which it was answered', () => {
  const tests = [
    { name: 'one', expect: { ...FINE, ...JUDGED } },
    { name: 'two', expect: { ...FINE, ...JUDGED } },
  ];
  const edited = { prompts: { ask: { system: 'Be brief.', user: '{{message}}' } } };
  const halfEdited = [tests[0], { ...tests[1], vars: { message: 'another two' } }] as TestYaml[];
  const [one, two] = tests;
  const otherQuestion = {
    ...two,
    expect: { ...FINE, judge: [{ criteria: 'Is short', model: 'judge' }] },
  };
  const halfJudged = [one, otherQuestion] as TestYaml[];
  const otherModel = {
    models: [
      { id: 'fake', provider: 'openai', model: 'fake-2', params: { temperature: 0.5 } },
      { id: 'judge', provider: 'openai', model: 'judge-1' },
    ],
  };

  let base: string;
  beforeAll(async () => {
    refusal = undefined;
    base = (await run(config(tests))).files['report.json'] ?? '';
  });

  test.each<[string, () => string, NonNullable<typeof refusal>, number]>([
    ['the same request, 404', () => config(tests), { status: 404, model: 'fake-1' }, 3],
    ['the same request, 400', () => config(tests), { status: 400, model: 'fake-1' }, 3],
    ['another request, 400', () => config(tests, edited), { status: 400, model: 'fake-1' }, 1],
    ['another model, 404', () => config(tests, otherModel), { status: 404, model: 'fake-2' }, 1],
    ['a model that is gone', () => config(halfEdited), { status: 404, model: 'fake-1' }, 3],
    [
      'a model that is gone, every prompt edited',
      () => config(tests, edited),
      { status: 404, model: 'fake-1' },
      3,
    ],
    ['the same judge, 404', () => config(tests), { status: 404, model: 'judge-1' }, 3],
    [
      'the same judge of other answers, 404',
      () => config(tests, edited),
      { status: 404, model: 'judge-1' },
      3,
    ],
    [
      'the same judge, another question in one of two tests, 404',
      () => config(halfJudged, { gates: { passRateMin: 1 } }),
      { status: 404, model: 'judge-1' },
      1,
    ],
    [
      'the same judge of other answers, 413',
      () => config(tests, edited),
      { status: 413, model: 'judge-1' },
      1,
    ],
  ])('%s', async (_, yaml, refused, code) => {
    refusal = refused;
    const ended = await run(yaml(), { base });
    expect(ended.runs.map(({ outcome }) => outcome.kind)).toEqual(['errored', 'errored']);
    expect([ended.code, ended.outputs['result']]).toEqual([code, code === 1 ? 'failed' : 'error']);
  });
});

describe('an endpoint of one’s own', () => {
  const PATH = { responsePath: 'text' };
  /** What it does, and what the one failure says. */
  const FAILURES: readonly (readonly [string, () => Fault, RegExp])[] = [
    ['500', () => status(500), /^Your endpoint failed \(see kindlm\.yaml:\d+\): http: HTTP 500/],
    ['501', () => status(501), /HTTP 501/],
    ['a reply without the path', () => ({ kind: 'json', body: {} }), /nothing at "text"/],
    ['a page', () => ({ kind: 'html' }), /a web page/],
    ['an error under 200', () => ({ kind: 'json', body: { error: 'x', text: 'y' } }), /x/],
    ['a redirect', () => status(302), /redirect/],
  ];
  const status = (code: number): Fault => ({ kind: 'http', status: code, body: 'no' });

  const own = (url: string, more: object = {}, rest: SuiteYaml = {}): string =>
    suiteYaml({
      url,
      tests: [{ name: 'one', expect: FINE }],
      providers: { http: { url, ...PATH, ...more } },
      models: [{ id: 'agent', provider: 'http', model: 'agent' }],
      ...rest,
    });

  test.each(FAILURES)(
    '%s ends with 1, and is asked three times at most',
    async (_, fault, words) => {
      const endpoint = await startFakeServer(() => ({ fault: fault(), body: {} }));
      const ended = await run(own(endpoint.url));
      expect(ended.failures[0]?.message).toMatch(words);
      expect(ended.failures[0]?.message).toMatch(/^Your endpoint failed/);
      // The title says the same: nobody refused anything.
      expect(ended.summary).toMatch(/^## ❌ Your endpoint failed \(/);
      expect(ended.summary).not.toMatch(/refuses the request|would be refused/);
      expect([ended.code, ended.outputs['errored']]).toEqual([1, '1']);
      expect(endpoint.requests.length).toBeLessThanOrEqual(3);
    },
  );

  test.each([404, 405, 410, 422])(
    'what it refuses with %i is its address or what is sent there, and no model',
    async (code) => {
      const endpoint = await startFakeServer(() => ({ fault: status(code), body: {} }));
      const yaml = own(endpoint.url);
      const ended = await run(yaml);
      const place = `kindlm.yaml:${lineOf(yaml, 'url:')}`;
      expect(ended.failures[0]?.message).toContain(`Your endpoint refused (see ${place}): `);
      expect(ended.summary).toContain(`## ❌ Your endpoint refuses the request (HTTP ${code}: no)`);
      expect(ended.summary).toContain(`Look at what \`${place}\` sends, and where`);
      expect(ended.summary).toContain('your endpoint refused: ');
      expect([ended.code, endpoint.requests.length]).toEqual([1, 1]);
    },
  );

  test.each([401, 403])('a key that it refuses (%i) belongs into its headers', async (code) => {
    const endpoint = await startFakeServer(() => ({ fault: status(code), body: {} }));
    const ended = await run(own(endpoint.url));
    expect([ended.code, ended.summary]).toEqual([
      3,
      expect.stringMatching(/^## ❌ Your endpoint refused the key\n[^]*its `headers`/),
    ]);
  });

  test('a gateway before it (503) is waited for, and so is an answer that fails once', async () => {
    const faults = [status(503), status(503), status(503), status(503), status(500)];
    const endpoint = await startFakeServer((__, index) => {
      const fault = faults[index];
      return { body: { text: 'fine' }, ...(fault && { fault }) };
    });
    const ended = await run(own(endpoint.url));
    expect([ended.code, endpoint.requests.length]).toEqual([0, faults.length + 1]);
  });

  test.each<[string, Fault | undefined, RegExp, number]>([
    ['nobody listens', undefined, /nothing listens at 127\.0\.0\.1:9/, 0],
    ['it is never ready (503)', status(503), /HTTP 503/, 20],
    ['it drops every connection', { kind: 'reset' }, /ECONNRESET/, 20],
  ])('%s: it is given up for all tests, and ends with 1', async (_, fault, words, most) => {
    const endpoint = await startFakeServer(() => ({ body: {}, ...(fault && { fault }) }));
    const url = fault === undefined ? 'http://127.0.0.1:9' : endpoint.url;
    const ended = await run(own(url, {}, { defaults: { repeat: 40 } }));
    const messages = ended.failures.map(({ message }) => message);
    expect(messages[0]).toMatch(words);
    expect(messages.every((message) => message?.startsWith('Your endpoint failed'))).toBe(true);
    expect(ended.code).toBe(1);
    // Forty answers of ten tries each would be 400.
    expect(endpoint.requests.length).toBeLessThanOrEqual(most);
  });

  test('one that hangs is asked twice', async () => {
    const endpoint = await startFakeServer(() => ({ body: {}, fault: { kind: 'hang' } }));
    const ended = await run(own(endpoint.url, {}, { defaults: { timeoutMs: 300 } }));
    expect([ended.code, endpoint.requests.length]).toEqual([1, 2]);
  });

  test('a tool that fails ends with 1', async () => {
    const mcp = await startMcpServer(() => ({
      isError: true,
      content: [{ type: 'text', text: 'broken' }],
    }));
    const yaml = suiteYaml({
      url: mcp.url,
      tests: [{ name: 'one', expect: FINE }],
      providers: { mcp: { serverUrl: mcp.url, toolName: 'ask' } },
      models: [{ id: 'tool', provider: 'mcp', model: 'tool' }],
    });
    const ended = await run(yaml);
    expect(ended.failures[0]?.message).toMatch(/^Your endpoint failed .*the tool failed: broken/);
    expect(ended.code).toBe(1);
  });

  test('what it once answered does not excuse it; a refused key is still 3', async () => {
    let fault: Fault | undefined;
    const endpoint = await startFakeServer(() => ({
      body: { text: 'fine' },
      ...(fault && { fault }),
    }));
    const yaml = own(endpoint.url);
    const base = (await run(yaml)).files['report.json'] ?? '';
    const compared = { base };
    fault = { kind: 'json', body: {} };
    expect((await run(yaml, compared)).code).toBe(1);
    fault = status(401);
    expect((await run(yaml, compared)).code).toBe(3);
  });
});
