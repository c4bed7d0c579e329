import { beforeAll, describe, expect, test } from '@jest/globals';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer, RecordedRequest } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { type ActionOptions, type ActionRun, modelEntry, runAction, suiteYaml } from './project.js';

const FAMILIES = ['openai', 'anthropic'] as const;

type Family = (typeof FAMILIES)[number];

/** What the model says after so many of its own replies: a text, or tools with their arguments. */
type Script = readonly (string | Readonly<Record<string, Readonly<Record<string, unknown>>>>)[];

/** Which model says what; the server finds the place by counting the model's replies in the request. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  refunds: [
    { get_order: { id: '1', lang: 'en' }, get_customer: { name: 'Ann' } },
    { refund: { id: '1' } },
    'Refunded 5 EUR.',
  ],
  restless: Array<Script[number]>(20).fill({ get_order: { id: '9' } }),
  talkative: ['Hello!', { get_order: { id: '1' } }, 'It is on its way.', 'Goodbye.'],
  continues: [' world'],
  empty: [''],
};

function messagesOf({ body }: RecordedRequest): readonly unknown[] {
  const messages = field(body, 'messages');
  return Array.isArray(messages) ? messages : [];
}

/** A trailing assistant message is a prefill and no reply. */
function repliesIn(request: RecordedRequest): number {
  return messagesOf(request)
    .slice(0, -1)
    .filter((message) => field(message, 'role') === 'assistant').length;
}

function scriptOf(request: RecordedRequest): Script[number] {
  return SCRIPTS[String(field(request.body, 'model'))]?.[repliesIn(request)] ?? 'THE END';
}

const servers: Partial<Record<Family, FakeServer>> = {};
beforeAll(async () => {
  servers.openai = await startOpenAiServer({
    reply(request) {
      const said = scriptOf(request);
      if (typeof said === 'string') return said;
      const calls = Object.entries(said).map(([name, args]) => ({
        id: `call_${name}_${repliesIn(request)}`,
        name,
        arguments: args,
      }));
      return { kind: 'tools', calls };
    },
  });
  servers.anthropic = await startAnthropicServer({
    reply(request) {
      const said = scriptOf(request);
      if (typeof said === 'string') return said;
      const calls = Object.entries(said).map(([name, input]) => ({
        id: `call_${name}_${repliesIn(request)}`,
        name,
        input,
      }));
      return { kind: 'tools', calls };
    },
  });
});

const TOOLS = [
  {
    name: 'get_order',
    description: 'Looks an order up.',
    parameters: { type: 'object', properties: { id: { type: 'string' } } },
    responses: [
      { when: { id: '7' }, then: { total: 7 } },
      { when: { id: '1' }, then: { total: 5, open: true } },
    ],
    defaultResponse: { error: 'no such order' },
  },
  { name: 'get_customer', responses: [{ when: { name: 'Bob' }, then: {} }] },
];

describe.each(FAMILIES)('%s', (family) => {
  async function talk(
    model: string,
    entry: Readonly<Record<string, unknown>>,
    prompt: Readonly<Record<string, unknown>> = { system: 'Be kind.', user: 'Refund order 1.' },
    process: ActionOptions['process'] = 'this',
  ): Promise<{ run: ActionRun; requests: readonly RecordedRequest[] }> {
    const server = servers[family];
    if (server === undefined) throw new Error('no server');
    const before = server.requests.length;
    const run = await runAction(
      suiteYaml({
        [family === 'openai' ? 'url' : family]: server.url,
        models: [modelEntry(model, family)],
        prompts: { p: prompt },
        tests: [{ name: 't', prompt: 'p', ...entry }],
      }),
      { process, inputs: { outputs: 'all' } },
    );
    return { run, requests: server.requests.slice(before) };
  }

  test('a tool loop: two tools at once, then one that is not simulated, then the answer', async () => {
    const expectation = {
      output: { contains: ['Refunded 5 EUR'] },
      toolCalls: [
        { tool: 'get_order', order: 0, argsMatch: { id: '1' } },
        { tool: 'get_customer', order: 1 },
        { tool: 'refund', order: 2 },
      ],
    };
    const entry = { tools: TOOLS, expect: expectation };
    const { run, requests } = await talk('refunds', entry, undefined, 'own');
    expect(run.failures).toEqual([{}]);
    expect(run.code).toBe(0);
    expect(requests).toHaveLength(3);
    expect(run.runs[0]).toMatchObject({
      outputText: 'Refunded 5 EUR.',
      callCount: 3,
      tokenUsage: { inputTokens: 30, outputTokens: 15, totalTokens: 45 },
      toolCalls: [{ name: 'get_order' }, { name: 'get_customer' }, { name: 'refund' }],
      finishReason: 'stop',
      turnLimitReached: false,
    });
    expect(toolResults(family, requests)).toEqual([
      ['call_get_order_0', { total: 5, open: true }],
      ['call_get_customer_0', { error: 'No matching simulation response' }],
      ['call_refund_1', { error: 'Tool "refund" not simulated' }],
    ]);
    expect(field(requests[0]?.body, 'tools')).toHaveLength(2);
  });

  test('a loop that maxTurns cut off fails, whatever its assertions say', async () => {
    const { run, requests } = await talk('restless', {
      tools: TOOLS,
      maxTurns: 3,
      expect: {
        output: { notContains: ['lawsuit'] },
        guardrails: { keywords: { deny: ['stupid'] }, pii: { enabled: true } },
        toolCalls: [{ tool: 'refund', shouldNotCall: true }],
      },
    });
    expect(requests).toHaveLength(3);
    expect(run.code).toBe(1);
    expect(run.failures).toEqual([
      {
        code: 'MAX_TURNS_EXCEEDED',
        message:
          'The model still called tools after 3 replies (`maxTurns`): there is no answer to judge',
      },
    ]);
    expect(run.runs[0]).toMatchObject({ turnLimitReached: true, finishReason: 'tool-calls' });
    expect(run.runs[0]?.toolCalls).toHaveLength(3);
    expect(run.runs[0]?.assertions).toHaveLength(1);
  });

  test('a conversation: turns with a user, and one that looks at the next reply', async () => {
    const says = (text: string) => ({ output: { contains: [text] } });
    const { run, requests } = await talk('talkative', {
      tools: TOOLS,
      conversation: [
        { turn: 'greeting', expect: says('Hello') },
        {
          turn: 'looks it up',
          user: 'Where is order 1?',
          expect: { toolCalls: [{ tool: 'get_order' }] },
        },
        { turn: 'tells', expect: says('a drone') },
        { turn: 'parting', user: 'Thanks, bye.', expect: says('Goodbye') },
      ],
      expect: { toolCalls: [{ tool: 'get_order', argsMatch: { id: '1' } }] },
    });
    expect(run.failures).toMatchObject([{ code: 'CONTAINS_FAILED' }]);
    const [result] = run.runs;
    expect(result?.turns).toMatchObject([
      { label: 'greeting', outputText: 'Hello!', toolCalls: [] },
      { label: 'looks it up', outputText: '', toolCalls: [{ name: 'get_order' }] },
      { label: 'tells', outputText: 'It is on its way.', toolCalls: [] },
      { label: 'parting', outputText: 'Goodbye.', toolCalls: [] },
    ]);
    expect(result?.outputText).toBe('Goodbye.');
    const failed = result?.assertions.filter(({ passed }) => !passed).map(({ label }) => label);
    expect(failed).toEqual([expect.stringMatching(/^tells: /)]);
    expect(requests).toHaveLength(4);
    expect(userTexts(requests[3])).toEqual([
      'Refund order 1.',
      'Where is order 1?',
      'Thanks, bye.',
    ]);
  });

  test('a prefill is sent as the start of the answer, and is a part of it', async () => {
    const { run, requests } = await talk(
      'continues',
      {
        vars: { greeting: 'Hello' },
        expect: { output: { contains: ['Hello world'] } },
      },
      { user: 'Greet them.', assistant: '{{greeting}}' },
    );
    expect(run.failures).toEqual([{}]);
    expect(requests.map((request) => messagesOf(request).at(-1))).toEqual([
      { role: 'assistant', content: 'Hello' },
    ]);
    expect(run.runs[0]?.outputText).toBe('Hello world');
  });

  test('earlier messages of the prompt go before the user message, in every turn', async () => {
    const { run, requests } = await talk(
      'continues',
      { vars: { city: 'Rome' }, conversation: [{ turn: 'a' }, { turn: 'b', user: 'Oslo' }] },
      {
        system: 'Name a sight.',
        history: [
          { role: 'user', content: 'Paris' },
          { role: 'assistant', content: 'Not {{city}}: the Louvre' },
        ],
        user: '{{city}}',
      },
    );
    expect(run.failures).toEqual([{}]);
    const first = [
      { role: 'user', content: 'Paris' },
      { role: 'assistant', content: 'Not Rome: the Louvre' },
      { role: 'user', content: 'Rome' },
    ];
    const second = [
      ...first,
      { role: 'assistant', content: 'THE END' },
      { role: 'user', content: 'Oslo' },
    ];
    const said = requests.map((request) =>
      messagesOf(request).filter((message) => field(message, 'role') !== 'system'),
    );
    expect(said).toEqual([first, second]);
  });

  test('a prefill alone is no answer', async () => {
    const { run } = await talk('empty', {}, { user: 'Greet them.', assistant: 'Hello' });
    expect(run.failures).toMatchObject([{ code: 'EMPTY_OUTPUT' }]);
  });
});

/** Texts that the user said, tool results aside. */
function userTexts(request: RecordedRequest | undefined): readonly unknown[] {
  return (request === undefined ? [] : messagesOf(request))
    .filter((message) => field(message, 'role') === 'user')
    .map((message) => field(message, 'content'))
    .filter((content) => typeof content === 'string');
}

/** What the last request answers the tool calls with: id and result. */
function toolResults(family: Family, requests: readonly RecordedRequest[]): readonly unknown[] {
  const messages = requests.slice(-1).flatMap(messagesOf);
  const results =
    family === 'openai'
      ? messages
          .filter((message) => field(message, 'role') === 'tool')
          .map((message) => [field(message, 'tool_call_id'), field(message, 'content')])
      : messages
          .flatMap((message) => {
            const content = field(message, 'content');
            return Array.isArray(content) ? (content as readonly unknown[]) : [];
          })
          .filter((block) => field(block, 'type') === 'tool_result')
          .map((block) => [field(block, 'tool_use_id'), field(block, 'content')]);
  return results.map(([id, content]) => [id, JSON.parse(String(content)) as unknown]);
}
