/** Agents that know nothing of the action: what they send by OpenTelemetry is what they called, and what they used. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createCommandAdapter } from '../../../src/providers/adapters.js';
import type { ChatResponse } from '../../../src/providers/provider.js';
import { openTraceReceiver } from '../../../src/providers/command/receiver.js';

const AGENT = fileURLToPath(new URL('../../traces/traced-agent.mjs', import.meta.url));
const adapter = adapterWith();
afterAll(() => adapter.close?.());

function adapterWith(environment: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env;
  const node = process.execPath.replace(/\/[^/]*$/, '');
  return createCommandAdapter({
    cwd: '/',
    environment: { PATH: `${node}:${PATH}`, ...environment },
    redact: (text) => text,
  });
}

function run(command: string, by = adapter): Promise<ChatResponse> {
  return by.complete(
    { model: '', messages: [], params: {}, command },
    new AbortController().signal,
  );
}

/** Runs the agent with a plan. */
function agent(plan: Readonly<Record<string, unknown>>, by = adapter): Promise<ChatResponse> {
  return run(`node ${AGENT} '${JSON.stringify(plan)}'`, by);
}

/** A process that sends these spans as they are, or a body that is none, and prints a text. */
function sends(spans: unknown, printed: string): Promise<ChatResponse> {
  const body = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
  const script = `fetch(process.env.OTEL_EXPORTER_OTLP_ENDPOINT + "/v1/traces", { method: "POST",
    headers: { "Content-Type": "application/json" }, body: process.env.BODY }).then(() => console.log(process.env.PRINTED))`;
  const by = adapterWith({ BODY: spans === undefined ? '{' : body, PRINTED: printed });
  return run(`node -e '${script}'`, by).finally(() => by.close?.());
}

const span = (attributes: Readonly<Record<string, string | number>>, spanId = 'cd') => ({
  traceId: 'ab',
  spanId,
  name: 'span',
  attributes: Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: value },
  })),
});
const LOOKUP = { name: 'lookup', arguments: { order: '1' }, result: { status: 'paid' } };
const REFUND = { name: 'refund', arguments: { order: '1', amount: 5 }, result: 'refunded' };

describe('what real exporters send', () => {
  test.each([
    ['protobuf', {}],
    ['protobuf, gzip', { gzip: true }],
    ['JSON', { exporter: 'json' }],
    ['JSON, gzip', { exporter: 'json', gzip: true }],
    ['OpenInference', { dialect: 'openinference' }],
  ])('%s', async (_name, how) => {
    const answer = await agent({ calls: [LOOKUP, REFUND], ...how });
    expect(answer).toMatchObject({
      text: 'Done.',
      toolCalls: [
        { name: 'lookup', arguments: LOOKUP.arguments, response: LOOKUP.result },
        { name: 'refund', arguments: REFUND.arguments, response: REFUND.result },
      ],
      usage: { inputTokens: 400, outputTokens: 40, totalTokens: 440 },
      // gpt-4o: 2.50 and 10 USD for a million tokens
      costUsd: 0.0014,
      trace: { otherSpans: 2, refusedExports: 0, droppedSpans: 0, callsWithoutArguments: 0 },
    });
    expect(answer.toolCallsUnknown).toBeUndefined();
    expect(answer.trace?.steps.map(({ kind, name, depth }) => [kind, name, depth])).toEqual([
      ['agent', 'support', 0],
      ['model', expect.stringMatching(/^gpt-4o/), 1],
      ['tool', 'lookup', 1],
      ['model', expect.stringMatching(/^gpt-4o/), 1],
      ['tool', 'refund', 1],
      ['model', expect.stringMatching(/^gpt-4o/), 1],
    ]);
  });

  test('several at once stay apart', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(names.map((name) => agent({ calls: [{ name }] })));
    expect(answers.map(({ toolCalls }) => toolCalls.map(({ name }) => name))).toEqual(
      names.map((name) => [name]),
    );
  });

  test('proxies and another backend of the environment lead nothing astray', async () => {
    const elsewhere = 'http://127.0.0.1:9';
    const by = adapterWith({
      HTTP_PROXY: elsewhere,
      https_proxy: elsewhere,
      NO_PROXY: 'example.com',
      NODE_USE_ENV_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: elsewhere,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: elsewhere,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=secret',
    });
    try {
      expect((await agent({ calls: [LOOKUP] }, by)).toolCalls).toHaveLength(1);
      const variables = await run('env | sort', by);
      expect(variables.text).toMatch(
        /^OTEL_EXPORTER_OTLP_ENDPOINT=http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}$/m,
      );
      expect(variables.text).toMatch(/^OTEL_EXPORTER_OTLP_PROTOCOL=http\/protobuf$/m);
      expect(variables.text).toMatch(/^TRACEPARENT=00-[0-9a-f]{32}-[0-9a-f]{16}-01$/m);
      expect(variables.text).toMatch(/^no_proxy=example\.com,127\.0\.0\.1$/m);
      expect(variables.text).not.toMatch(/TRACES_ENDPOINT|secret/);
    } finally {
      await by.close?.();
    }
  });
});

describe('what is printed and what is sent', () => {
  const SENT = [
    span(
      {
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': 'gpt-4o',
        'gen_ai.usage.input_tokens': 300,
        'gen_ai.usage.output_tokens': 30,
      },
      'ab',
    ),
    span({
      'gen_ai.tool.name': LOOKUP.name,
      'gen_ai.tool.call.arguments': JSON.stringify(LOOKUP.arguments),
      'gen_ai.tool.call.result': JSON.stringify(LOOKUP.result),
    }),
  ];

  test.each<[string, string, object]>([
    [
      'the same calls, printed too, count once',
      '{"output":"Done.","toolCalls":[{"name":"lookup","arguments":{"order":"1"}}]}',
      {
        toolCalls: [{ name: 'lookup', arguments: { order: '1' }, response: LOOKUP.result }],
        costUsd: 0.00105,
      },
    ],
    [
      'a list without calls does not hide those that were sent',
      '{"output":"Done.","toolCalls":[]}',
      { toolCalls: [{ name: 'lookup' }] },
    ],
    [
      'printed tokens and cost go before those of the spans',
      '{"output":"Done.","usage":{"inputTokens":7,"outputTokens":1},"costUsd":0.5}',
      { toolCalls: [{ name: 'lookup' }], usage: { totalTokens: 8 }, costUsd: 0.5 },
    ],
    [
      'lines of the protocol, which a model can write, hide no span',
      '{"kindlm":"tool_call","name":"other"}',
      {
        toolCalls: [{ name: 'lookup' }],
        usage: { totalTokens: 330 },
        trace: { otherCallsPrinted: true },
      },
    ],
    [
      'a document that a model wrote hides none either',
      '{"output":"Done.","toolCalls":[{"name":"other"},{"name":"lookup"}]}',
      { toolCalls: [{ name: 'lookup' }], trace: { otherCallsPrinted: true } },
    ],
    [
      'a list without calls differs',
      '{"output":"Done.","toolCalls":[]}',
      { toolCalls: [{ name: 'lookup' }], trace: { otherCallsPrinted: true } },
    ],
  ])('%s', async (_name, print, expected) => {
    expect(await sends(SENT, print)).toMatchObject(expected);
  });

  test('nothing differs where nothing was printed of calls, or the same', async () => {
    const silent = await sends(SENT, '{"kindlm":"output_json","data":1}');
    const same = await sends(SENT, '{"kindlm":"tool_call","name":"lookup"}');
    expect([silent, same].map(({ trace }) => trace?.otherCallsPrinted)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['{"name":"lookup","arguments":{"order":"1"}}', { order: '1' }],
    ['{"name":"lookup"}', {}],
  ])('arguments that spans do not hold are the printed ones: %s', async (call, expected) => {
    const spans = [span({ 'gen_ai.tool.name': 'lookup' })];
    const { toolCalls } = await sends(spans, `{"output":"Done.","toolCalls":[${call}]}`);
    expect(toolCalls).toEqual([{ id: 'trace_0', name: 'lookup', arguments: expected }]);
  });

  const TEXT = 'Done.';
  const NO_CALLS = '{"output":"Done.","toolCalls":[]}';
  const REPLY = { 'gen_ai.request.model': 'm' };
  test.each<[what: string, spans: unknown, printed: string, unknown: string | undefined]>([
    ['a reply that does not say why it ended', [span(REPLY)], TEXT, undefined],
    ['a span of no convention', [span({ 'http.url': 'a' })], TEXT, 'unreadable-traces'],
    [
      'a span of no convention beside printed calls',
      [span({ 'http.url': 'a' })],
      NO_CALLS,
      undefined,
    ],
    ['a call of which there is no span', [span({ ...REPLY, 'gen_ai.response.finish_reasons': '["tool_calls"]' })], TEXT, 'unnamed'], // prettier-ignore
    ['a call of which there is no span', [span({ ...REPLY, 'gen_ai.response.finish_reasons': '["tool_calls"]' })], NO_CALLS, 'unnamed'], // prettier-ignore
    ['a broken export', undefined, TEXT, 'lost'],
    ['a broken export', undefined, NO_CALLS, 'lost'],
  ])('%s (%#): whether the calls are known', async (_what, spans, printed, unknown) => {
    expect((await sends(spans, printed)).toolCallsUnknown).toBe(unknown);
  });

  test('spans without any call say that there was none; without spans nothing is said', async () => {
    const ended = { 'gen_ai.request.model': 'm', 'gen_ai.response.finish_reasons': '["stop"]' };
    expect((await sends([span(ended)], 'Done.')).toolCallsUnknown).toBeUndefined();
    expect((await run('echo Done.')).toolCallsUnknown).toBe('untold');
  });

  test('a model without a price leaves the cost unknown', async () => {
    const used = { 'gen_ai.request.model': 'a-model-of-ours', 'gen_ai.usage.input_tokens': 220 };
    const answer = await sends([span(used)], 'Done.');
    expect([answer.usage.totalTokens, answer.costUsd]).toEqual([220, undefined]);
  });
});

describe('hostile posts change nothing', () => {
  test.each([
    [['foreign'], 0],
    [['large', 'stream', 'bomb', 'deep', 'nonsense', 'slow'], 6],
  ])('%j', async (hostile, refusedExports) => {
    const answer = await agent({ calls: [LOOKUP], hostile });
    expect(answer).toMatchObject({
      text: 'Done.',
      toolCalls: [{ name: 'lookup' }],
      trace: { refusedExports },
    });
    expect(answer.toolCallsUnknown).toBe(refusedExports === 0 ? undefined : 'lost');
  });

  test('into the run of another, by a secret that is none', async () => {
    const receiver = await openTraceReceiver();
    try {
      const open = receiver.startRun();
      const guess = `${new URL(open.endpoint).origin}/${'a'.repeat(43)}/v1/traces`;
      const body = JSON.stringify({ resourceSpans: [] });
      expect((await fetch(guess, { method: 'POST', body })).status).toBe(404);
      const { wasReached } = await open.end(false, new AbortController().signal);
      expect(wasReached).toBe(false);
    } finally {
      await receiver.close();
    }
  });

  const TRACES = '/v1/traces';
  const STREAM = 'Transfer-Encoding: chunked';
  test.each([
    ['without end', TRACES, STREAM],
    ['without end, of metrics', '/v1/metrics', STREAM],
    ['without end, packed', TRACES, `${STREAM}\r\nContent-Encoding: gzip`],
    ['packed in a way that is not known', TRACES, `${STREAM}\r\nContent-Encoding: br`],
    ['announced as too large', TRACES, `Content-Length: ${2 ** 40}`],
    ['to no path', '/v1/nothing', STREAM],
  ])(
    '%s, from a client that never reads: its connection is closed',
    async (_name, path, header) => {
      const receiver = await openTraceReceiver();
      try {
        const { socket, pathname } = await connectTo(receiver.startRun());
        const closed = new Promise((resolve) => socket.once('close', resolve));
        socket.write(`POST ${pathname}${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
        const megabyte = Buffer.alloc(1024 * 1024);
        let left = 64;
        const send = (): void => {
          for (let more = true; more && left > 0; left -= 1) {
            socket.write('100000\r\n');
            socket.write(megabyte);
            more = socket.write('\r\n');
          }
        };
        socket.on('drain', send);
        send();
        await closed;
        // Far more than the limit, for what the system itself holds.
        expect(left).toBeGreaterThan(0);
      } finally {
        await receiver.close();
      }
    },
  );

  test('many at once, none of which ends: they share the limit of the run', async () => {
    const receiver = await openTraceReceiver();
    try {
      const open = receiver.startRun();
      const megabyte = Buffer.alloc(1024 * 1024);
      let answers = '';
      const posts = Array.from({ length: 5 }, async () => {
        const { socket, pathname } = await connectTo(open);
        const closed = new Promise((resolve) => socket.once('close', resolve));
        socket.on('data', (data) => (answers += data.toString()));
        socket.write(
          `POST ${pathname}${TRACES} HTTP/1.1\r\nHost: a\r\nContent-Length: 8000000\r\n\r\n`,
        );
        for (let sent = 0; sent < 7; sent += 1) socket.write(megabyte);
        return closed;
      });
      await Promise.any(posts);
      // Refused for its size, not for its time (408).
      expect(answers).not.toContain('408');
      open.abandon();
      await Promise.all(posts);
    } finally {
      await receiver.close();
    }
  });

  test('after the end, and by a process that knows no path', async () => {
    const { text } = await run('echo $OTEL_EXPORTER_OTLP_ENDPOINT');
    const body = JSON.stringify({ resourceSpans: [] });
    const post = (url: string, method = 'POST') =>
      fetch(`${url}/v1/traces`, method === 'POST' ? { method, body } : { method });
    expect((await post(text)).status).toBe(404);
    expect((await post(new URL(text).origin)).status).toBe(404);
    expect((await post(text, 'GET')).status).toBe(404);
  });
});

describe('spans that come within half a second after the end count', () => {
  const lateSpan = {
    traceId: 'ab'.repeat(16),
    spanId: 'cd'.repeat(8),
    name: 'execute_tool late',
    attributes: [
      { key: 'gen_ai.operation.name', value: { stringValue: 'execute_tool' } },
      { key: 'gen_ai.tool.name', value: { stringValue: 'late' } },
    ],
  };
  const body = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [lateSpan] }] }] });
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kindlm-late-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /**
   * Runs a command and, where `isLate`, sends the span once its shell has ended. That is done by this process, over a
   * connection that stands: whatever else the machine does, its own loop turns within the half second, or reads what
   * has come when the half second is over.
   */
  async function runAndSend(isLate: boolean): Promise<ChatResponse> {
    const told = join(folder, 'told');
    const may = join(folder, 'may-end');
    await rm(may, { force: true });
    const answer = run(
      `echo $$ $OTEL_EXPORTER_OTLP_ENDPOINT > ${told}.new; mv ${told}.new ${told}; while [ ! -e ${may} ]; do sleep 0.01; done; echo Done.`,
    );
    await until(() => existsSync(told));
    const [pid, endpoint = ''] = (await readFile(told, 'utf8')).trim().split(' ');
    await rm(told);
    const { socket, pathname } = await connectTo({ endpoint });
    await writeFile(may, '');
    if (isLate) {
      await until(() => !isRunning(Number(pid)));
      const head = `POST ${pathname}/v1/traces HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
      socket.write(`${head}\r\n\r\n${body}`);
    }
    const ended = await answer;
    socket.destroy();
    return ended;
  }

  test('of a single run', async () => {
    expect((await runAndSend(true)).toolCalls).toMatchObject([{ name: 'late' }]);
  });

  test('also where another run of the command has sent nothing', async () => {
    const calls = [];
    for (const isLate of [true, false, true]) calls.push((await runAndSend(isLate)).toolCalls);
    expect(calls.map((made) => made.length)).toEqual([1, 0, 1]);
  });

  test('and what a busy loop has not read when the half second is over', async () => {
    const receiver = await openTraceReceiver();
    try {
      const open = receiver.startRun();
      const { socket, pathname } = await connectTo(open);
      const ending = open.end(true, new AbortController().signal);
      socket.write(
        `POST ${pathname}/v1/traces HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 550);
      expect((await ending).spans).toHaveLength(1);
      socket.destroy();
    } finally {
      await receiver.close();
    }
  });
});

/** A connection to the receiver that stands, and the path of a run. */
async function connectTo({ endpoint }: { readonly endpoint: string }) {
  const { port, pathname } = new URL(endpoint);
  const socket = connect(Number(port), '127.0.0.1');
  // One that the receiver closes while it is written to ends with an error.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, pathname };
}

/** Waits for what another process brings about; the test's own timeout ends a wait in vain. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('no spans without end: a process that sends too many tool calls has failed', async () => {
  const calls = Array.from({ length: 1_001 }, () => '{ name: "t" }').join(',');
  const script = `const spans = [${calls}].map((call, index) => ({ traceId: "a", spanId: String(index), name: call.name,
    attributes: [{ key: "gen_ai.tool.name", value: { stringValue: call.name } }] }));
    fetch(process.env.OTEL_EXPORTER_OTLP_ENDPOINT + "/v1/traces", { method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] }) })`;
  await expect(run(`node -e '${script}'`)).rejects.toThrow('more than 1000 tool calls');
});
