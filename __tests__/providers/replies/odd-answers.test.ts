/** Replies that look odd and hold a whole answer, sent by a real server through the adapters. */
import { expect, test } from '@jest/globals';
import {
  anthropic,
  chat,
  chunk,
  http,
  lines,
  message,
  openai,
  response,
  said,
  sse,
  SSE,
  wireServer,
  type Wire,
} from './wire.js';

const ask = wireServer();
const call = (args: unknown) => ({
  id: 'c1',
  type: 'function',
  function: { name: 'refund', arguments: args },
});
const REFUND = { toolCalls: [{ id: 'c1', name: 'refund', arguments: { id: 7 } }] };
const ONCE = JSON.stringify({ id: 7 });
const TWICE = JSON.stringify(ONCE);
const DONE = { type: 'message_stop' };

test.each<[string, Wire, object]>([
  [
    'an end in capitals',
    openai(chat({ content: 'A' }, { finish_reason: 'STOP' })),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'an end of TGI',
    openai(chat({ content: 'A' }, { finish_reason: 'eos_token' })),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'an unknown end',
    openai(chat({ content: 'A' }, { finish_reason: 'moon' })),
    { text: 'A', finishReason: 'other' },
  ],
  ['an error that is null', openai(chat({ content: 'A' }, {}, { error: null })), { text: 'A' }],
  ['an error that is empty', openai(chat({ content: 'A' }, {}, { error: {} })), { text: 'A' }],
  ['an error of empty values', http({ text: 'A', error: { code: 0, message: '' } }), { text: 'A' }],
  ['an error that is false', http({ output: 'A', error: false }), { text: 'A' }],
  ['no errors', http({ output: 'A', errors: [] }), { text: 'A' }],
  ['called text', openai(JSON.stringify(chat({ content: 'A' })), 'text/plain'), { text: 'A' }],
  ['without a type', openai(JSON.stringify(chat({ content: 'A' })), ''), { text: 'A' }],
  ['a byte order mark', openai(`\ufeff${JSON.stringify(chat({ content: 'A' }))}`), { text: 'A' }],
  ['http, a byte order mark', http(`\ufeff${JSON.stringify({ output: 'A' })}`), { text: 'A' }],
  [
    'http, text with a byte order mark',
    http('\ufeffJust text.', 'text/plain'),
    { text: 'Just text.' },
  ],
  [
    "Bedrock's Converse",
    http({
      output: {
        message: {
          role: 'assistant',
          content: [
            { reasoningContent: { reasoningText: { text: 'Let me see.', signature: 'x' } } },
            { text: 'A' },
          ],
        },
      },
      stopReason: 'end_turn',
      usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
    }),
    {
      text: 'A',
      thoughts: 'Let me see.',
      finishReason: 'stop',
      usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
    },
  ],
  [
    'a tool call of Converse',
    http({
      output: {
        message: {
          role: 'assistant',
          content: [{ toolUse: { toolUseId: 'c1', name: 'refund', input: { id: 7 } } }],
        },
      },
      stopReason: 'tool_use',
    }),
    { ...REFUND, finishReason: 'tool-calls' },
  ],
  ['white space before', openai(`\n\n  ${JSON.stringify(chat({ content: 'A' }))}`), { text: 'A' }],
  [
    'tool calls that are null',
    openai(chat({ content: 'A', tool_calls: null })),
    { text: 'A', toolCalls: [] },
  ],
  [
    'tool calls under "stop"',
    openai(chat({ content: null, tool_calls: [call(ONCE)] })),
    { ...REFUND, finishReason: 'tool-calls' },
  ],
  ['arguments encoded twice', openai(chat({ content: null, tool_calls: [call(TWICE)] })), REFUND],
  [
    'arguments as an object',
    openai(chat({ content: null, tool_calls: [call({ id: 7 })] })),
    REFUND,
  ],
  [
    'a function call of the older kind',
    openai(
      chat(
        { content: null, function_call: { name: 'refund', arguments: ONCE } },
        { finish_reason: 'function_call' },
      ),
    ),
    {
      toolCalls: [{ id: 'call_0', name: 'refund', arguments: { id: 7 } }],
      finishReason: 'tool-calls',
    },
  ],
  [
    'reasoning in a field',
    openai(chat({ content: 'A', reasoning_content: 'hm' })),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'reasoning in another field',
    openai(chat({ content: 'A', reasoning: 'hm' })),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'parts, thoughts among them',
    openai(
      chat({
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
          { type: 'text', text: 'A' },
        ],
      }),
    ),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'thinking of Anthropic',
    anthropic(
      message([
        { type: 'thinking', thinking: 'hm', signature: 's' },
        { type: 'text', text: 'A' },
      ]),
    ),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'thinking that is encrypted',
    anthropic(
      message([
        { type: 'redacted_thinking', data: 'x' },
        { type: 'text', text: 'A' },
      ]),
    ),
    { text: 'A' },
  ],
  [
    'blocks of a search',
    anthropic(
      message([
        { type: 'server_tool_use', id: 's', name: 'web', input: {} },
        { type: 'text', text: 'A' },
      ]),
    ),
    { text: 'A', toolCalls: [] },
  ],
  [
    'input encoded as text',
    anthropic(
      message([{ type: 'tool_use', id: 'c1', name: 'refund', input: ONCE }], {
        stop_reason: 'tool_use',
      }),
    ),
    { ...REFUND, finishReason: 'tool-calls' },
  ],

  [
    'http, a completion without an end',
    http({ choices: [{ message: { content: 'A' } }] }),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'http, an older completion',
    http({ object: 'text_completion', choices: [{ text: 'A', finish_reason: 'stop' }] }),
    { text: 'A' },
  ],
  [
    'http, choices that are data',
    http({ text: 'A or B?', choices: ['A', 'B'] }),
    { text: 'A or B?' },
  ],
  [
    'http, tool calls',
    http(chat({ content: null, tool_calls: [call(ONCE)] }, { finish_reason: 'tool_calls' })),
    { ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'http, reasoning in a field',
    http(chat({ content: 'A', reasoning_content: 'hm' })),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'responses',
    http(response([{ type: 'reasoning', summary: [] }, said('Your "refund"', '.')])),
    { text: 'Your "refund".', finishReason: 'stop' },
  ],
  [
    'responses, thoughts',
    http(
      response([{ type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] }, said('A')]),
    ),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'responses, a call',
    http(
      response([
        { type: 'function_call', id: 'fc', call_id: 'c1', name: 'refund', arguments: ONCE },
      ]),
    ),
    { text: '', ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'responses, usage',
    http(response([said('A')], { usage: { input_tokens: 3, output_tokens: 4 } })),
    { usage: { inputTokens: 3, outputTokens: 4 } },
  ],
  [
    'messages',
    http(
      message([
        { type: 'thinking', thinking: 'hm' },
        { type: 'text', text: 'A "b"' },
      ]),
    ),
    { text: 'A "b"', thoughts: 'hm', finishReason: 'stop' },
  ],
  [
    'messages, a call',
    http(
      message([{ type: 'tool_use', id: 'c1', name: 'refund', input: { id: 7 } }], {
        stop_reason: 'tool_use',
      }),
    ),
    { ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'content parts',
    http({
      content: [
        { type: 'text', text: 'A' },
        { type: 'text', text: 'B' },
      ],
    }),
    { text: 'AB' },
  ],
  ['parts as output', http({ output: [{ type: 'text', text: 'A' }] }), { text: 'A' }],
  [
    'parts alone',
    http([
      { type: 'reasoning', text: 'hm' },
      { type: 'text', text: 'A' },
    ]),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'parts at a path',
    http({ a: [{ type: 'text', text: '"A"' }] }, undefined, { responsePath: 'a' }),
    { text: '"A"' },
  ],
  [
    'data at a path',
    http({ a: [{ id: 1 }] }, undefined, { responsePath: 'a' }),
    { text: '[{"id":1}]' },
  ],
  [
    'data of a type at a path',
    http({ a: [{ type: 'flight' }] }, undefined, { responsePath: 'a' }),
    { text: '[{"type":"flight"}]' },
  ],
  ['data as output', http({ output: { id: 1 } }), { text: '{"id":1}' }],
  ['a list as output', http({ output: [1, 2] }), { text: '[1,2]' }],
  [
    'Ollama, a chat',
    http({ message: { content: 'A', thinking: 'hm' }, done: true, done_reason: 'stop' }),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'Ollama, generated',
    http({ response: 'A', done: true, prompt_eval_count: 3, eval_count: 4 }),
    { text: 'A', usage: { inputTokens: 3, outputTokens: 4 } },
  ],
  [
    'Ollama, a call',
    http({
      message: {
        content: '',
        tool_calls: [{ function: { name: 'refund', arguments: { id: 7 } } }],
      },
      done: true,
    }),
    { toolCalls: [{ name: 'refund', arguments: { id: 7 } }] },
  ],
  [
    'Cohere',
    http({
      finish_reason: 'COMPLETE',
      message: { role: 'assistant', content: [{ type: 'text', text: 'A' }] },
    }),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'Bedrock',
    http({ output: { message: { content: [{ text: 'A' }] } }, stopReason: 'end_turn' }),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'AI SDK',
    http({
      text: 'A',
      reasoningText: 'hm',
      finishReason: 'stop',
      toolCalls: [],
      usage: { promptTokens: 3, completionTokens: 4 },
    }),
    { text: 'A', thoughts: 'hm', usage: { totalTokens: 7 } },
  ],
  [
    'AI SDK, a call',
    http({
      text: '',
      finishReason: 'tool-calls',
      toolCalls: [{ toolCallId: 'c1', toolName: 'refund', args: { id: 7 } }],
    }),
    { ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'a status of its own',
    http({ text: 'A', status: 'shipped' }),
    { text: 'A', finishReason: 'stop' },
  ],
  ['a number as status', http({ output: 'A', status: 200 }), { text: 'A' }],
  [
    'an end of its own that is null',
    http({ text: 'A', finish_reason: null }),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'calls announced where only the text is looked for',
    http(
      chat({ content: 'A', tool_calls: [call(ONCE)] }, { finish_reason: 'tool_calls' }),
      undefined,
      { responsePath: 'choices.0.message.content' },
    ),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'a path that leads to an error',
    http({ error: { message: 'A' } }, undefined, { responsePath: 'error.message' }),
    { text: 'A' },
  ],
  ['a JSON text', http('"A"'), { text: 'A' }],
  ['plain text called a page', http('Just text.', 'text/html'), { text: 'Just text.' }],
  ['text without a type', http('Just text.', ''), { text: 'Just text.' }],
  [
    'text with tags',
    http('<b>Bold</b> and <i>italic</i>', 'text/plain'),
    { text: '<b>Bold</b> and <i>italic</i>' },
  ],
  [
    'text about a status',
    http('500 grams of flour, and 404 is "not found".', 'text/plain'),
    { text: '500 grams of flour, and 404 is "not found".' },
  ],
  ['JSON that is called text', http('{"answer": 42}', 'text/plain'), { text: '{"answer": 42}' }],
  ['a list that is called text', http('["a", "b"]', 'text/plain'), { text: '["a", "b"]' }],
  [
    'text that begins like JSON',
    http('[1] is the source.', 'text/plain'),
    { text: '[1] is the source.' },
  ],
  [
    'lines of JSON that the model was asked for',
    http('{"a":1}\n{"a":2}\n', 'text/plain'),
    { text: '{"a":1}\n{"a":2}\n' },
  ],

  [
    'a stream that ends without [DONE]',
    http(sse(chunk({ content: 'A' }), chunk({}, 'stop')), SSE),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'a stream of which only [DONE] says the end',
    http(sse(chunk({ content: 'A' }), '[DONE]'), SSE),
    { text: 'A' },
  ],
  [
    'a stream without its last line break',
    http(sse(chunk({ content: 'A' }, 'stop'), '[DONE]').trimEnd(), SSE),
    { text: 'A' },
  ],
  [
    'a stream of a call',
    http(
      sse(
        chunk({
          tool_calls: [{ index: 0, id: 'c1', function: { name: 'refund', arguments: '{"id"' } }],
        }),
        chunk({ tool_calls: [{ index: 0, function: { arguments: ':7}' } }] }),
        chunk({}, 'tool_calls'),
        '[DONE]',
      ),
      SSE,
    ),
    { text: '', ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'a stream with reasoning',
    http(
      sse(
        chunk({ reasoning_content: 'h' }),
        chunk({ reasoning_content: 'm' }),
        chunk({ content: 'A' }, 'stop'),
      ),
      SSE,
    ),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'a stream of parts',
    http(
      sse(
        chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] }] }),
        chunk({ content: 'A' }, 'stop'),
      ),
      SSE,
    ),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'a stream of two answers',
    http(
      sse({ choices: [{ index: 1, delta: { content: 'B' } }] }, chunk({ content: 'A' }, 'stop')),
      SSE,
    ),
    { text: 'A' },
  ],
  [
    'a streamed message with thoughts and a call',
    http(
      sse(
        {
          type: 'content_block_start',
          index: 0,
          content_block: { type: 'thinking', thinking: '' },
        },
        {
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'thinking_delta', thinking: 'hm' },
        },
        {
          type: 'content_block_start',
          index: 1,
          content_block: { type: 'tool_use', id: 'c1', name: 'refund', input: {} },
        },
        {
          type: 'content_block_delta',
          index: 1,
          delta: { type: 'input_json_delta', partial_json: '{"id":7}' },
        },
        { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
        DONE,
      ),
      SSE,
    ),
    { thoughts: 'hm', ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'streamed responses',
    http(
      sse(
        { type: 'response.output_text.delta', delta: 'A' },
        { type: 'response.completed', response: { status: 'completed', error: null } },
      ),
      SSE,
    ),
    { text: 'A', finishReason: 'stop' },
  ],
  [
    'streamed responses, cut',
    http(
      sse(
        { type: 'response.output_text.delta', delta: 'A' },
        {
          type: 'response.incomplete',
          response: { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
        },
      ),
      SSE,
    ),
    { finishReason: 'length' },
  ],
  [
    'streamed responses, a call',
    http(
      sse(
        {
          type: 'response.output_item.done',
          item: { type: 'function_call', call_id: 'c1', name: 'refund', arguments: ONCE },
        },
        { type: 'response.completed' },
      ),
      SSE,
    ),
    { ...REFUND, finishReason: 'tool-calls' },
  ],
  [
    'Ollama streamed',
    http(
      lines(
        { message: { content: '', thinking: 'hm' }, done: false },
        { message: { content: 'A' }, done: true, done_reason: 'stop' },
      ),
    ),
    { text: 'A', thoughts: 'hm' },
  ],
  [
    'AI SDK, message stream',
    http(
      sse(
        { type: 'reasoning-delta', delta: 'hm' },
        { type: 'text-delta', delta: 'A' },
        { type: 'finish' },
        '[DONE]',
      ),
      SSE,
    ),
    { text: 'A', thoughts: 'hm', finishReason: 'stop' },
  ],
  [
    'AI SDK, data stream of a call',
    http(
      '9:{"toolCallId":"c1","toolName":"refund","args":{"id":7}}\n0:"A"\nd:{"finishReason":"stop"}\n',
      'text/plain',
    ),
    { text: 'A', ...REFUND },
  ],
])('%s', async (_name, wire, expected) => {
  expect(await ask(wire)).toMatchObject(expected);
});
