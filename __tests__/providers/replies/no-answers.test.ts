/**
 * Replies under status 200 that hold no whole answer, sent by a real server through the adapters. Judged as one, each of
 * them would meet a "must not contain" or a "must not call".
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
    ['openai, an error in the choice', openai(chat(HALF, { error: { code: 502 } }))],
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
    ['anthropic: an error', anthropic({ type: 'error', error: { type: 'overloaded_error' } })],
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
    ['AI SDK, ended by an error', http('0:"a"\nd:{"finishReason":"error"}\n', 'text/plain')],
    ['AI SDK, an error', http('0:"a"\n3:"overloaded"\n', 'text/plain')],
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
