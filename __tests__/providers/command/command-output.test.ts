/** What is read from a command's standard output: every row is printed by a real process. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { createCommandAdapter } from '../../../src/providers/adapters.js';
import type { ChatResponse } from '../../../src/providers/provider.js';

const adapter = createCommandAdapter({ cwd: '/', environment: {}, redact: (text) => text });
afterAll(() => adapter.close?.());

function print(stdout: string): Promise<ChatResponse> {
  const command = 'printf %s "$KINDLM_VAR_stdout"';
  return adapter.complete(
    { model: '', messages: [], params: {}, command, vars: { stdout } },
    new AbortController().signal,
  );
}

async function read(stdout: string): Promise<unknown> {
  const { text, toolCalls, outputJson } = await print(stdout);
  return { text, toolCalls, ...(outputJson === undefined ? {} : { outputJson }) };
}

const lookup = (id: string, args: unknown = { order: '1' }) => ({
  id,
  name: 'lookup',
  arguments: args,
});
const LOOKUP = '{"kindlm":"tool_call","name":"lookup","arguments":{"order":"1"}}';

/** As the KindLM CLI's page on command tests describes it. */
describe('the KindLM CLI’s protocol', () => {
  test.each<[string, string, unknown]>([
    ['text alone', ' Hello\nagain \n', { text: 'Hello\nagain', toolCalls: [] }],
    ['nothing', '', { text: '', toolCalls: [] }],
    [
      'a tool call between lines of text',
      `Starting...\n${LOOKUP}\nDone.\n`,
      { text: 'Starting...\nDone.', toolCalls: [lookup('cmd_tc_0')] },
    ],
    [
      'ids are counted, a given one is kept',
      `${LOOKUP}\n{"kindlm":"tool_call","id":"mine","name":"lookup","arguments":{}}\n${LOOKUP}`,
      {
        text: '',
        toolCalls: [lookup('cmd_tc_0'), lookup('mine', {}), lookup('cmd_tc_2')],
      },
    ],
    [
      'spaces, as Python writes JSON',
      '{"kindlm": "tool_call", "name": "lookup", "arguments": {}}',
      { text: '', toolCalls: [lookup('cmd_tc_0', {})] },
    ],
    [
      'Windows line ends',
      `a\r\n${LOOKUP}\r\nb`,
      { text: 'a\r\nb', toolCalls: [lookup('cmd_tc_0')] },
    ],
    [
      'JSON beside a text',
      'Working\n{"kindlm":"output_json","data":{"ok":true}}',
      { text: 'Working', toolCalls: [], outputJson: { ok: true } },
    ],
    [
      'JSON alone is the text as well, so that no check of the text passes on nothing',
      '{"kindlm":"output_json","data":{"ok":true}}',
      { text: '{"ok":true}', toolCalls: [], outputJson: { ok: true } },
    ],
    [
      'the last JSON counts',
      '{"kindlm":"output_json","data":1}\nx\n{"kindlm":"output_json","data":[2]}',
      { text: 'x', toolCalls: [], outputJson: [2] },
    ],
    [
      'an event that has keys of our own document',
      '{"kindlm":"output_json","data":{"a":1},"output":"x"}',
      { text: '{"a":1}', toolCalls: [], outputJson: { a: 1 } },
    ],
  ])('%s', async (_name, stdout, expected) => {
    expect(await read(stdout)).toEqual(expected);
  });

  test.each([
    '{"kindlm":not json}',
    '{"kindlm":"tool_call","arguments":{"x":1}}',
    '{"kindlm":"tool_call","name":""}',
    '{"kindlm":"unknown","data":1}',
    '{"kindlm":"output_json"}',
    '{"hello":"world"}',
    `see ${LOOKUP}`,
  ])('only looks like an event, so it is text: %s', async (line) => {
    expect(await read(line)).toEqual({ text: line, toolCalls: [] });
  });
});

test.each([
  ['Hello', true],
  ['', true],
  ['{"output":"Hello"}', true],
  ['{"output":"Hello","toolCalls":[]}', false],
  ['{"kindlm":"output_json","data":1}', true],
  [LOOKUP, false],
])('whether %s says which tools were called', async (stdout, isUnknown) => {
  expect((await print(stdout)).toolCallsUnknown).toBe(isUnknown ? 'untold' : undefined);
});

test('our own document stays', async () => {
  expect(
    await read('{"output":"Hi","toolCalls":[{"name":"lookup","arguments":{"order":"1"}}]}'),
  ).toEqual({
    text: 'Hi',
    toolCalls: [lookup('call_0')],
  });
});

test.each([
  ['{"output":"Hi","toolCalls":{}}', '`toolCalls` is not a list'],
  ['{"toolCalls":[{"arguments":{}}]}', '`toolCalls[0]` has no name'],
  ['{"output":"Hi","costUsd":-1}', '`costUsd` is not a number from 0'],
])('%s is no answer', async (stdout, why) => {
  await expect(print(stdout)).rejects.toMatchObject({
    kind: 'command-failed',
    message: `The command answered with broken JSON: ${why}; it wrote nothing to standard error`,
  });
});
