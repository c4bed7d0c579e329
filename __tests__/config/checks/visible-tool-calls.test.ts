/** `shouldNotCall` on endpoints whose tool calls are never seen would always pass. */
import { describe, expect, test } from '@jest/globals';
import { problemsOf } from '../config-folder.js';

const HTTP = 'kind: http, url: http://a';
const MCP = 'kind: mcp, serverUrl: http://a, toolName: t';
const TRAJECTORY = 'expect: { trajectory: { tools: [pay], match: only } }';
const FORBIDDEN = 'expect: { toolCalls: [{ tool: pay, shouldNotCall: true }] }';

function config(provider: string, test: string, defaults = '{}'): string {
  return `kindlm: 1
project: acme
suite: { name: support }
providers: { agent: { ${provider} }, ollama: {} }
models:
  - { id: agent, provider: agent, model: m }
  - { id: other, provider: ollama, model: m }
prompts: { p: { user: hello } }
defaults: ${defaults}
tests:
  - { name: t, prompt: p, ${test} }
`;
}

describe('refused, once and at its line', () => {
  const unseen = 'The tool calls of the model "agent" are never seen: ';
  test.each([
    ['http', HTTP, FORBIDDEN, '{}', 'tests[0].expect.toolCalls[0].shouldNotCall', 'has no `tool'],
    ['mcp', MCP, FORBIDDEN, '{}', 'tests[0].expect.toolCalls[0].shouldNotCall', 'an `mcp` tool'],
    ['a trajectory', HTTP, TRAJECTORY, '{}', 'tests[0].expect.trajectory', 'has no `tool'],
    ['of a tool', MCP, TRAJECTORY, '{}', 'tests[0].expect.trajectory', 'an `mcp` tool'],
    [
      'in a turn',
      HTTP,
      `conversation: [{ turn: a, user: hi, ${FORBIDDEN} }]`,
      '{}',
      'tests[0].conversation[0].expect.toolCalls[0].shouldNotCall',
      'has no `toolCallsPath`',
    ],
    [
      'in the defaults',
      HTTP,
      'models: [agent, other]',
      `{ ${FORBIDDEN} }`,
      'defaults.expect.toolCalls[0].shouldNotCall',
      'has no `toolCallsPath`',
    ],
  ])('%s', async (_, provider, test, defaults, path, reason) => {
    const files = { 'kindlm.yaml': config(provider, test, defaults) };
    expect(await problemsOf(files)).toEqual([expect.stringContaining(`${path}: ${unseen}`)]);
    expect((await problemsOf(files)).join()).toContain(reason);
  });
});

test.each([
  ['calls that are read', `${HTTP}, toolCallsPath: calls`, FORBIDDEN],
  ['a trajectory of calls that are read', `${HTTP}, toolCallsPath: calls`, TRAJECTORY],
  ['a call that must happen', HTTP, 'expect: { toolCalls: [{ tool: pay }] }'],
  ['only models whose calls are seen', HTTP, `models: [other], ${FORBIDDEN}`],
])('accepted: %s', async (_, provider, test) => {
  expect(await problemsOf({ 'kindlm.yaml': config(provider, test) })).toEqual([]);
});
