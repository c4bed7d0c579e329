/**
 * Replies under status 200 that hold no whole answer, and odd ones that do, sent by a real server through the adapters.
 * Judged as an answer, each of the former would meet a "must not contain" or a "must not call".
 */
import { describe, expect, test } from '@jest/globals';
import { failureOf } from '../settings.js';
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
const HALF = { role: 'assistant', content: 'Your refund is' };
const TEXT = [{ type: 'text', text: 'Your refund is' }];
const BROKEN_ENDS = [
  'error',
  'abort',
  'aborted',
  'cancelled',
  'failed',
  'timeout',
  'incomplete',
  'network_error',
  'insufficient_system_resource',
  'malformed_function_call',
  'MALFORMED_FUNCTION_CALL',
  'error: overloaded',
  'server-error',
  'upstream_failure',
  null,
];

describe('the provider did not do its part', () => {
  test.each<[string, Wire]>([
    ...BROKEN_ENDS.flatMap((end): [string, Wire][] => [
      [`openai ends with ${end}`, openai(chat(HALF, { finish_reason: end }))],
      [`anthropic ends with ${end}`, anthropic(message(TEXT, { stop_reason: end }))],
      [`http, a completion ends with ${end}`, http(chat(HALF, { finish_reason: end }))],
      [`http, a message ends with ${end}`, http(message(TEXT, { stop_reason: end }))],
    ]),
    ['anthropic pauses', anthropic(message(TEXT, { stop_reason: 'pause_turn' }))],
    ['http, a message pauses', http(message(TEXT, { stop_reason: 'pause_turn' }))],
    ['openai without an end', openai({ choices: [{ message: HALF }] })],
    ['openai with an empty end', openai(chat(HALF, { finish_reason: '' }))],
    ['anthropic without an end', anthropic({ content: TEXT })],
    ['http, a completion by name without an end', http(chat(HALF, { finish_reason: undefined }))],
    ['http, a message without an end', http(message(TEXT, { stop_reason: undefined }))],

    ['openai, an error beside', openai(chat(HALF, {}, { error: { message: 'overloaded' } }))],
    ['openai, a list of errors', openai(chat(HALF, {}, { errors: [{ message: 'overloaded' }] }))],
    ['openai, an error in the choice', openai(chat(HALF, { error: 'overloaded' }))],
    ['openai, an error in the message', openai(chat({ ...HALF, error: 'overloaded' }))],
    ['anthropic, an error as text', anthropic(message(TEXT, { error: 'overloaded' }))],
    ['anthropic, an error as an object', anthropic(message(TEXT, { error: { type: 'api' } }))],
    ['http, an error beside choices', http(chat(HALF, {}, { error: { message: 'overloaded' } }))],
    ['http, an error in the choice', http(chat(HALF, { error: 'overloaded' }))],
    ['http, an error beside text', http({ text: 'Your', error: 'overloaded' })],
    ['http, an error beside null', http({ output: null, error: 'overloaded' })],
    ['http, an error beside output', http({ output: 'Your', error: { code: 500 } })],
    ['http, errors beside output', http({ output: 'Your', errors: ['overloaded'] })],
    ['http, an error alone', http({ error: { message: 'overloaded' } })],
    [
      'http, an error beside a path',
      http({ a: 'Your', error: 'no' }, undefined, { responsePath: 'a' }),
    ],
    [
      'http, an error in the choice that a path leads into',
      http(chat(HALF, { error: 'no' }), undefined, { responsePath: 'choices.0.message.content' }),
    ],
    [
      'http, a broken end beside a path',
      http(chat(HALF, { finish_reason: 'error' }), undefined, {
        responsePath: 'choices[0].message.content',
      }),
    ],
    ['http, a failed status beside text', http({ text: 'Your', status: 'failed' })],
    ['http, an unfinished status', http({ output: 'Your', status: 'in_progress' })],
    ['http, an SDK that ended with an error', http({ text: 'Your', finishReason: 'error' })],

    ['openai announces tool calls', openai(chat(HALF, { finish_reason: 'tool_calls' }))],
    [
      'openai announces tool calls, and the list is empty',
      openai(chat({ ...HALF, tool_calls: [] }, { finish_reason: 'tool_calls' })),
    ],
    ['openai announces a function call', openai(chat(HALF, { finish_reason: 'function_call' }))],
    ['anthropic announces a tool', anthropic(message(TEXT, { stop_reason: 'tool_use' }))],
    ['http announces tool calls', http(chat(HALF, { finish_reason: 'tool_calls' }))],
    ['http, a message announces a tool', http(message(TEXT, { stop_reason: 'tool_use' }))],
    ['http, an SDK announces calls', http({ text: 'Your', finishReason: 'tool-calls' })],
    [
      'http announces calls that its path does not find',
      http(chat(HALF, { finish_reason: 'tool_calls' }), undefined, {
        responsePath: 'choices.0.message.content',
        toolCallsPath: 'choices.0.message.tool_calls',
      }),
    ],

    [
      'responses: failed',
      http(response([], { status: 'failed', error: { code: 'server_error' } })),
    ],
    ['responses: failed, without an error', http(response([], { status: 'failed' }))],
    ['responses: cancelled', http(response([said('Your')], { status: 'cancelled' }))],
    ['responses: in progress', http(response([said('Your')], { status: 'in_progress' }))],
    [
      'responses: incomplete for no reason',
      http(response([said('Your')], { status: 'incomplete' })),
    ],
    ['responses: without a status', http(response([said('Your')], { status: undefined }))],
    ['responses: no output', http({ object: 'response', status: 'completed' })],
    ['Ollama: not done', http({ message: HALF, done: false })],
    ['Ollama: a piece of a stream', http({ response: 'Your', done: false })],
    ['Ollama: only loaded', http({ response: '', done: true, done_reason: 'load' })],
    ['openai: no choices', openai({ choices: [] })],
    ['http: no choices', http({ object: 'chat.completion', choices: [] })],
    ['http: an error of Anthropic', http({ type: 'error', error: { type: 'overloaded_error' } })],

    ['a page', http('<html><body>502 Bad Gateway</body></html>', 'text/html')],
    ['a page called text', http('<!DOCTYPE html><title>Sign in</title>', 'text/plain')],
    ['a page called JSON', http('<html>502</html>')],
    ['a page without a type', http('<html><h1>502 Bad Gateway</h1></html>', '')],
    ['a page behind a comment', http('\ufeff<!-- a -->\n<html>502</html>', 'text/plain')],
    ['a heading alone', http('<h1>502 Bad Gateway</h1>\n<p>nginx</p>', 'text/plain')],
    ['a centred heading', http('<center><h1>502 Bad Gateway</h1></center>', 'text/html')],
    ['XML', http('<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>', 'text/plain')],
    ['an XML error', http('<Error><Code>SlowDown</Code></Error>', 'application/xml')],
    ['an XML error called text', http('<Error><Code>SlowDown</Code></Error>', 'text/plain')],
    ['a SOAP fault', http('<soap:Envelope><soap:Fault/></soap:Envelope>', 'text/plain')],
    ['the line of a proxy', http('502 Bad Gateway\n', 'text/plain')],
    ['the words of a load balancer', http('no healthy upstream', 'text/plain')],
    ['the words of a CDN', http('error code: 502', 'text/plain')],
    ['openai: a page', openai('<html>502</html>', 'text/plain')],
    ['anthropic: a page', anthropic('<html>502</html>', '')],
    ['half of JSON', http('{"output": "Your refund')],
    ['an error called text', http('{"detail": "overloaded"}', 'text/plain')],
  ])('%s', async (_name, wire) => {
    const error = await failureOf(ask(wire));
    expect([error.kind, error.failureCode]).toEqual(['invalid-reply', 'PROVIDER_ERROR']);
  });

  test.each([
    ['openai, an error in the choice', openai(chat(HALF, { error: { code: 502 } }))],
    ['anthropic, an error', anthropic({ type: 'error', error: { type: 'overloaded_error' } })],
  ])('%s that names its status is that status', async (_name, wire) => {
    const error = await failureOf(ask(wire));
    expect([error.kind, error.failureCode]).toEqual(['transient', 'PROVIDER_ERROR']);
  });
});

describe('a stream that did not come to its own end', () => {
  const START = { type: 'message_start', message: { usage: { input_tokens: 5 } } };
  const delta = (text: string) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  });
  test.each<[string, Wire]>([
    ['chat', http(sse(chunk({ content: 'Your' }), chunk({ content: ' refund' })), SSE)],
    ['chat, called text', http(sse(chunk({ content: 'Your' })), 'text/plain')],
    ['chat, called JSON', http(sse(chunk({ content: 'Your' })))],
    ['chat, in the middle of an event', http(`${sse(chunk({ content: 'Your' }))}data: {"cho`, SSE)],
    ['chat, in a name', http(`${sse(chunk({ content: 'Your' }))}da`, 'text/plain')],
    ['chat, ended by an error', http(sse(chunk({ content: 'Your' }, 'error'), '[DONE]'), SSE)],
    ['chat, aborted', http(sse(chunk({ content: 'Your' }, 'abort'), '[DONE]'), SSE)],
    ['chat, an error event', http(sse(chunk({ content: 'a' }), { error: 'overloaded' }), SSE)],
    [
      'chat, an error in the choice',
      http(sse({ choices: [{ delta: { content: 'a' }, error: { code: 502 } }] }, '[DONE]'), SSE),
    ],
    [
      'chat, an event that is called an error',
      http(`${sse(chunk({ content: 'a' }))}event: error\ndata: overloaded\n\n`, SSE),
    ],
    ['chat, calls announced', http(sse(chunk({ content: 'a' }, 'tool_calls'), '[DONE]'), SSE)],
    ['messages', http(sse(START, delta('Your')), SSE)],
    [
      'messages, an error',
      http(sse(START, delta('Your'), { type: 'error', error: { message: 'overloaded' } }), SSE),
    ],
    [
      'messages, paused',
      http(
        sse(START, delta('a'), { type: 'message_delta', delta: { stop_reason: 'pause_turn' } }),
        SSE,
      ),
    ],
    ['responses', http(sse({ type: 'response.output_text.delta', delta: 'Your' }), SSE)],
    [
      'responses, failed',
      http(
        sse(
          { type: 'response.output_text.delta', delta: 'Your' },
          { type: 'response.failed', response: { error: { message: 'server_error' } } },
        ),
        SSE,
      ),
    ],
    [
      'responses, failed without a word',
      http(
        sse({ type: 'response.output_text.delta', delta: 'a' }, { type: 'response.failed' }),
        SSE,
      ),
    ],
    ['Ollama', http(lines({ response: 'Your', done: false }, { response: 'a', done: false }))],
    [
      'Ollama, called text',
      http(lines({ message: HALF, done: false }, { message: HALF, done: false }), 'text/plain'),
    ],
    ['Ollama, one line', http(lines({ response: 'Your', done: false }), 'application/x-ndjson')],
    [
      'Ollama, in the middle of a line',
      http(
        `${lines({ response: 'a', done: false }, { response: 'b', done: false })}{"respo`,
        'text/plain',
      ),
    ],
    [
      'Ollama, an error',
      http(lines({ response: 'Your', done: false }, { error: 'out of memory' }), 'text/plain'),
    ],
    ['AI SDK, data stream', http('0:"Your"\n0:" refund"\n', 'text/plain')],
    ['AI SDK, in the middle of a line', http('0:"Your"\n0:" ref', 'text/plain')],
    ['AI SDK, message stream', http(sse({ type: 'text-delta', delta: 'Your' }), SSE)],
    [
      'AI SDK, aborted',
      http(sse({ type: 'text-delta', delta: 'a' }, { type: 'abort' }, '[DONE]'), SSE),
    ],
  ])('%s', async (_name, wire) => {
    const error = await failureOf(ask(wire));
    expect([error.kind, error.failureCode]).toEqual(['invalid-reply', 'PROVIDER_ERROR']);
  });
});

describe('a stream that cannot be joined is an error that says what to do', () => {
  const STREAMS = /^http: invalid reply: the endpoint streams; set `stream: false`/;
  const UNKNOWN = [{ token: 'a' }, { token: 'b' }];
  test.each<[string, Wire, RegExp]>([
    ['text in events', http('data: Hello\n\ndata: you\n\n', SSE), STREAMS],
    ['events of a format that is not known', http(sse(...UNKNOWN), SSE), STREAMS],
    ['the same, called text', http(sse(...UNKNOWN), 'text/plain'), STREAMS],
    ['nothing but the end', http(sse('[DONE]'), SSE), STREAMS],
    ['an empty stream', http('', SSE), STREAMS],
    ['unknown lines', http(lines(...UNKNOWN), 'application/x-ndjson'), STREAMS],
    [
      'a path into it',
      http(sse(chunk({ content: 'a' })), SSE, { responsePath: 'output' }),
      STREAMS,
    ],
    [
      'an error in the middle',
      http(sse(chunk({ content: 'a' }), { error: { message: 'overloaded' } }), SSE),
      /the stream ended with an error: overloaded/,
    ],
    [
      'the older data stream of the AI SDK',
      http('f:{"messageId":"x"}\n0:"a"\n0:"b', 'text/plain'),
      STREAMS,
    ],
  ])('%s', async (_name, wire, message) => {
    const error = await failureOf(ask(wire));
    expect([error.kind, error.failureCode]).toEqual(['invalid-reply', 'PROVIDER_ERROR']);
    expect(error.message).toMatch(message);
  });
});

describe('the provider took the answer away, whatever text came before', () => {
  const filter = (detail: object) =>
    response([said('Your')], { status: 'incomplete', incomplete_details: detail });
  test.each<[string, Wire]>([
    ...['content_filter', 'content-filter', 'SAFETY', 'recitation', 'content_filter: SPII'].flatMap(
      (end): [string, Wire][] => [
        [`openai: ${end}`, openai(chat(HALF, { finish_reason: end }))],
        [`http: ${end}`, http(chat(HALF, { finish_reason: end }))],
        [`http, text: ${end}`, http({ text: 'Your', finishReason: end })],
      ],
    ),
    ['anthropic refuses', anthropic(message(TEXT, { stop_reason: 'refusal' }))],
    ['http, a message refuses', http(message(TEXT, { stop_reason: 'refusal' }))],
    ['a refusal', openai(chat({ content: null, refusal: 'I cannot.' }))],
    ['http, a refusal', http(chat({ content: null, refusal: 'I cannot.' }))],
    ['responses', http(filter({ reason: 'content_filter' }))],
    [
      'responses, a refusal',
      http(response([{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }])),
    ],
    [
      'a path into it',
      http(chat(HALF, { finish_reason: 'content_filter' }), undefined, {
        responsePath: 'choices.0.message.content',
      }),
    ],
    ['a stream', http(sse(chunk({ content: 'Your' }), chunk({}, 'content_filter'), '[DONE]'), SSE)],
    [
      'Bedrock',
      http({
        output: { message: { content: [{ text: 'a' }] } },
        stopReason: 'guardrail_intervened',
      }),
    ],
  ])('%s', async (_name, wire) => {
    expect(await ask(wire)).toMatchObject({ finishReason: 'content-filter' });
  });
});

describe('cut at a limit: marked', () => {
  test.each<[string, Wire]>([
    ['openai', openai(chat(HALF, { finish_reason: 'length' }))],
    ['anthropic', anthropic(message(TEXT, { stop_reason: 'max_tokens' }))],
    ['http', http(chat(HALF, { finish_reason: 'length' }))],
    ['http, a message', http(message(TEXT, { stop_reason: 'max_tokens' }))],
    ['http, text', http({ text: 'Your', finishReason: 'length' })],
    ['http, output', http({ output: 'Your', finish_reason: 'max_tokens' })],
    ['Ollama', http({ response: 'Your', done: true, done_reason: 'length' })],
    [
      'responses',
      http(
        response([said('Your')], {
          status: 'incomplete',
          incomplete_details: { reason: 'max_output_tokens' },
        }),
      ),
    ],
    [
      'a path into it',
      http(chat(HALF, { finish_reason: 'length' }), undefined, {
        responsePath: 'choices.0.message.content',
      }),
    ],
    ['a stream', http(sse(chunk({ content: 'Your' }, 'length'), '[DONE]'), SSE)],
  ])('%s', async (_name, wire) => {
    expect(await ask(wire)).toMatchObject({ finishReason: 'length' });
  });
});

describe('nothing was said', () => {
  test.each<[string, Wire]>([
    ['openai', openai(chat({ content: null }))],
    ['openai, thoughts only', openai(chat({ content: '', reasoning_content: 'hm' }))],
    ['anthropic, thoughts only', anthropic(message([{ type: 'thinking', thinking: 'hm' }]))],
    ['http', http({ output: null })],
    ['http, empty parts', http(message([]))],
    ['responses', http(response([]))],
    [
      'responses, reasoning only',
      http(response([{ type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] }])),
    ],
  ])('%s', async (_name, wire) => {
    expect(await ask(wire)).toMatchObject({ text: '', toolCalls: [], finishReason: 'stop' });
  });
});

describe('odd replies that hold a whole answer', () => {
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
    [
      'an error of empty values',
      http({ text: 'A', error: { code: 0, message: '' } }),
      { text: 'A' },
    ],
    ['an error that is false', http({ output: 'A', error: false }), { text: 'A' }],
    ['no errors', http({ output: 'A', errors: [] }), { text: 'A' }],
    ['called text', openai(JSON.stringify(chat({ content: 'A' })), 'text/plain'), { text: 'A' }],
    ['without a type', openai(JSON.stringify(chat({ content: 'A' })), ''), { text: 'A' }],
    ['a byte order mark', openai(`\ufeff${JSON.stringify(chat({ content: 'A' }))}`), { text: 'A' }],
    [
      'anthropic, a byte order mark',
      anthropic(`\ufeff${JSON.stringify(message([{ type: 'text', text: 'A' }]))}`),
      { text: 'A' },
    ],
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
    [
      'white space before',
      openai(`\n\n  ${JSON.stringify(chat({ content: 'A' }))}`),
      { text: 'A' },
    ],
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
        response([
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] },
          said('A'),
        ]),
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
      'a stream with comments, usage and a model',
      http(
        `: ping\r\n\r\n${sse(
          { model: 'm-1', ...chunk({ content: '' }) },
          chunk({ content: 'Your law' }),
          chunk({ content: 'suit of 1' }),
          chunk({ content: '00 $' }),
          chunk({ content: null }, 'stop'),
          { choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } },
          '[DONE]',
        )}`,
        `${SSE}; charset=utf-8`,
      ),
      {
        text: 'Your lawsuit of 100 $',
        modelId: 'm-1',
        usage: { inputTokens: 3, outputTokens: 4 },
      },
    ],
    [
      'a stream called text',
      http(sse(chunk({ content: 'A' }), chunk({ content: 'B' }, 'stop')), 'text/plain'),
      { text: 'AB' },
    ],
    ['a stream called JSON', http(sse(chunk({ content: 'A' }, 'stop'))), { text: 'A' }],
    [
      'a streamed message that was cut',
      http(
        `event: message_start\n${sse(
          { type: 'message_start', message: { usage: { input_tokens: 5, output_tokens: 1 } } },
          { type: 'content_block_delta', delta: { type: 'text_delta', text: 'A' } },
          {
            type: 'message_delta',
            delta: { stop_reason: 'max_tokens' },
            usage: { output_tokens: 9 },
          },
        )}`,
        SSE,
      ),
      { text: 'A', finishReason: 'length', usage: { inputTokens: 5, outputTokens: 9 } },
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
  ])('%s', async (_name, wire, expected) => {
    expect(await ask(wire)).toMatchObject(expected);
  });
});
