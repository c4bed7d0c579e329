import { describe, expect, test } from '@jest/globals';
import { talk, wholeReply } from '../../../src/engine/run/conversation.js';
import type { ModelSpec, TestCase } from '../../../src/config/suite.js';
import type { ChatRequest, ChatResponse } from '../../../src/providers/provider.js';
import { sampleTest } from '../samples.js';

const MODEL: ModelSpec = {
  id: 'm',
  provider: 'openai',
  model: 'gpt',
  params: { temperature: 0, maxTokens: 10 },
};

type AskModel = Parameters<typeof talk>[2];

type Script = string | { readonly call: string; readonly args?: Record<string, unknown> };

/** A model that says its script, one entry an exchange, and what it was asked. */
function scripted(script: readonly Script[]): { ask: AskModel; requests: ChatRequest[] } {
  const requests: ChatRequest[] = [];
  const ask: AskModel = (request, turn) => {
    requests.push(request);
    const entry = script[turn] ?? 'THE END';
    const calls =
      typeof entry === 'string'
        ? []
        : [{ id: `call-${turn}`, name: entry.call, arguments: entry.args ?? {} }];
    const response: ChatResponse = {
      text: typeof entry === 'string' ? entry : '',
      toolCalls: calls,
      finishReason: calls.length > 0 ? 'tool-calls' : 'stop',
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      latencyMs: 1,
    };
    return Promise.resolve(response);
  };
  return { ask, requests };
}

function testCase(changes: Partial<TestCase> = {}): TestCase {
  return sampleTest('t', {
    subject: { kind: 'prompt', promptName: 'p', messages: { system: 'be kind', user: 'hello' } },
    tools: [{ name: 'look', defaultResponse: { found: true } }],
    maxTurns: 10,
    ...changes,
  });
}

/** To a test without turns. */
async function replyTo(test: TestCase, ask: AskModel) {
  return wholeReply(await talk(test, MODEL, ask));
}

describe('the tool loop', () => {
  test('answers tool calls until the model stops, and sends it the whole history', async () => {
    const { ask, requests } = scripted([{ call: 'look', args: { id: 1 } }, 'done']);
    const reply = await replyTo(testCase(), ask);
    expect(reply).toMatchObject({ text: 'done', turnLimitReached: false });
    expect(reply.toolCalls).toEqual([
      { id: 'call-0', name: 'look', arguments: { id: 1 }, response: { found: true } },
    ]);
    expect(requests[1]?.messages).toEqual([
      { role: 'system', content: 'be kind' },
      { role: 'user', content: 'hello' },
      {
        role: 'assistant',
        content: '',
        toolCalls: [{ id: 'call-0', name: 'look', arguments: { id: 1 } }],
      },
      { role: 'tool', toolCallId: 'call-0', name: 'look', content: '{"found":true}' },
    ]);
  });

  test.each<
    [string, Script[], string | undefined, Awaited<ReturnType<typeof talk>>[0]['reply']['empty']]
  >([
    ['no text and no tool call', [''], undefined, 'no-text'],
    ['white space only', [' \n'], undefined, 'no-text'],
    ['only what nobody sees', ['\u200b\u2060\ufeff \u00ad\u2800\ufe0f'], undefined, 'no-text'],
    ['a smile', ['\u{1f642}'], undefined, undefined],
    ['nothing beyond the prefill', ['{"a":'], '{"a":', 'no-text'],
    ['text beyond the prefill', ['{"a":1}'], '{"a":', undefined],
    ['no final text after tool calls', [{ call: 'look' }, ''], undefined, undefined],
  ])('emptiness: %s', async (_name, script, assistant, expected) => {
    const messages = { user: 'hello', ...(assistant === undefined ? {} : { assistant }) };
    const subject = { kind: 'prompt', promptName: 'p', messages } as const;
    expect((await replyTo(testCase({ subject }), scripted(script).ask)).empty).toBe(expected);
  });
});

describe('tool simulation', () => {
  const tools: TestCase['tools'][number][] = [
    {
      name: 'order',
      responses: [
        { when: { id: '1', customer: { vip: true } }, then: 'vip order' },
        { when: { id: '1' }, then: { total: 5 } },
        { when: { tags: ['a', 'b'] }, then: 'tagged' },
      ],
      defaultResponse: null,
    },
    { name: 'bare' },
  ];
  test.each<[string, Record<string, unknown>, unknown]>([
    ['order', { id: '1', customer: { vip: true }, extra: 1 }, 'vip order'],
    // A named value is equal or it is not, as in the KindLM CLI: `argsMatch` would look into it.
    ['order', { id: '1', customer: { vip: true, name: 'Ann' } }, { total: 5 }],
    ['order', { id: '1', customer: { vip: false } }, { total: 5 }],
    ['order', { id: '1', extra: 1 }, { total: 5 }],
    ['order', { id: 1 }, null],
    ['order', { tags: ['a', 'b'] }, 'tagged'],
    ['order', { tags: ['b', 'a'] }, null],
    ['bare', {}, { error: 'No matching simulation response' }],
    ['unknown', {}, { error: 'Tool "unknown" not simulated' }],
  ])('%s(%j) answers %j', async (name, args, response) => {
    const { ask } = scripted([{ call: name, args }]);
    const reply = await replyTo(testCase({ tools }), ask);
    expect(reply.toolCalls).toEqual([{ id: 'call-0', name, arguments: args, response }]);
  });
});

describe('conversation turns', () => {
  const run = async (turns: TestCase['conversation'][number][], script: Script[]) => {
    const { ask, requests } = scripted(script);
    const tested = testCase({ conversation: turns });
    const replies = await talk(tested, MODEL, ask);
    return {
      requests: requests.length,
      users: requests.at(-1)?.messages.flatMap((m) => (m.role === 'user' ? [m.content] : [])),
      turns: replies.map(({ turn, reply }) => ({
        label: turn.label,
        text: reply.text,
        tools: reply.toolCalls.map(({ name }) => name),
        empty: reply.empty,
      })),
    };
  };

  test('each turn with `user` is one user message with its own tool loop', async () => {
    const outcome = await run(
      [
        { label: 'ask', user: 'find it' },
        { label: 'thank', user: 'thanks' },
      ],
      [{ call: 'look' }, 'found it', 'welcome'],
    );
    expect(outcome).toEqual({
      requests: 3,
      users: ['find it', 'thanks'],
      turns: [
        { label: 'ask', text: 'found it', tools: ['look'], empty: undefined },
        { label: 'thank', text: 'welcome', tools: [], empty: undefined },
      ],
    });
  });

  const REPLIES: Script[] = [{ call: 'look' }, { call: 'look' }, 'resolved'];
  const first = { label: 'a', text: '', tools: ['look'], empty: undefined };
  const end = (label: string, tools: string[] = []) => ({
    label,
    text: 'resolved',
    tools,
    empty: undefined,
  });
  test.each<[string, TestCase['conversation'][number][], unknown[]]>([
    ['one entry', [{ label: 'a' }], [first, end('a (continued)', ['look'])]],
    [
      'an entry more changes nothing for the first',
      [{ label: 'a' }, { label: 'b' }],
      [first, { ...first, label: 'b' }, end('b (continued)')],
    ],
    [
      'an entry for each reply',
      [{ label: 'a' }, { label: 'b' }, { label: 'c' }],
      [first, { ...first, label: 'b' }, end('c')],
    ],
    [
      'a user message after it',
      [{ label: 'a' }, { label: 'b', user: 'and?' }],
      [first, end('a (continued)', ['look']), { ...end('b'), text: 'bye' }],
    ],
    [
      'after a user message',
      [{ label: 'a', user: 'hi' }, { label: 'b' }],
      [first, { ...first, label: 'b' }, end('b (continued)')],
    ],
  ])('an entry without `user` is one reply of the model: %s', async (_name, turns, expected) => {
    expect((await run(turns, [...REPLIES, 'bye'])).turns).toEqual(expected);
  });

  test.each<[string, TestCase['conversation'][number][], number, number, boolean[]]>([
    ['followed to its end', [{ label: 'a' }], 3, 3, [false, false]],
    ['cut off in what follows', [{ label: 'a' }], 2, 2, [false, true]],
    ['cut off at once', [{ label: 'a' }], 1, 1, [true]],
    ['cut off after the last entry', [{ label: 'a' }, { label: 'b' }], 2, 2, [false, true]],
  ])('maxTurns holds for all replies of a loop: %s', async (_name, turns, maxTurns, asked, cut) => {
    const { ask, requests } = scripted(REPLIES);
    const tested = testCase({ conversation: turns, maxTurns });
    const replies = await talk(tested, MODEL, ask);
    expect(replies.map(({ reply }) => reply.turnLimitReached)).toEqual(cut);
    expect(requests).toHaveLength(asked);
  });

  test('a turn that never came is empty, and a later user message still goes on', async () => {
    const outcome = await run(
      [{ label: 'lookup' }, { label: 'resolution' }, { label: 'more', user: 'and?' }],
      ['no tool needed', 'that is all'],
    );
    expect(outcome.turns.map(({ text, empty }) => [text, empty])).toEqual([
      ['no tool needed', undefined],
      ['', 'no-reply'],
      ['that is all', undefined],
    ]);
  });

  test('an empty answer ends the conversation: there is nothing to go on from', async () => {
    const outcome = await run([{ label: 'a' }, { label: 'b', user: 'x' }], ['', 'never asked']);
    expect(outcome.requests).toBe(1);
    expect(outcome.turns.map(({ empty }) => empty)).toEqual(['no-text', 'no-reply']);
  });
});
