/** Which lines a test is made of: where a review comment about it may stand. */
import { expect, test } from '@jest/globals';
import type { SourceSpan } from '../../src/config/suite.js';
import { loadOne, type Files } from './config-folder.js';

/** The spans as `kind file:first-last`, of each test of the config. */
async function spansOf(files: Files): Promise<readonly (readonly string[])[]> {
  const { tests } = await loadOne(files);
  return tests.map(({ sources }) => sources.map(words));
}

function words({ kind, file, startLine, endLine }: SourceSpan): string {
  return `${kind} ${file}:${startLine}-${endLine}`;
}

const HEAD = `kindlm: 1
project: p
suite: { name: s }
providers: { openai: { apiKeyEnv: KEY } }
models: [{ id: m, provider: openai, model: gpt-4o }]
`;

test('a test and its inline prompt, from their first to their last line', async () => {
  const yaml = `${HEAD}prompts:
  support:
    system: |
      Be kind.

      Be brief.


    user: "{{message}}" # asks
  other: { user: hello }
# between
tests:
  - name: refund
    prompt: support

    vars:
      message: |
        one
        two

  # about the next one
  -
    name: greeting
    prompt: other
`;
  expect(await spansOf({ 'kindlm.yaml': yaml })).toEqual([
    ['test kindlm.yaml:18-24', 'prompt kindlm.yaml:7-14'],
    ['test kindlm.yaml:28-29', 'prompt kindlm.yaml:15-15'],
  ]);
});

test('the same with Windows line ends', async () => {
  const yaml = `${HEAD}prompts:
  ask:
    user: hello
tests:
  - name: one
    prompt: ask
`.replaceAll('\n', '\r\n');
  expect(await spansOf({ 'kindlm.yaml': yaml })).toEqual([
    ['test kindlm.yaml:10-11', 'prompt kindlm.yaml:7-8'],
  ]);
});

test('files: prompts, schemas with what they refer to, scripts; each once', async () => {
  const yaml = `${HEAD}prompts:
  support: { systemFile: prompts/system.md, userFile: prompts/user.md }
defaults:
  expect: { output: { format: json, schemaFile: schemas/answer.json } }
tests:
  - name: refund
    prompt: support
    tools: [{ name: pay }]
    expect:
      output: { format: json, schemaFile: ./schemas/answer.json }
      toolCalls: [{ tool: pay, argsSchema: schemas/pay.json }]
    assert:
      - { type: javascript, value: file://checks/short.js }
      - { type: is-json, value: { type: object } }
      - { type: is-json, value: file://schemas/pay.json }
    conversation:
      - { turn: first, user: hi, expect: { output: { format: json, schemaFile: schemas/turn.json } } }
`;
  const files = {
    'evals/kindlm.yaml': yaml,
    'evals/prompts/system.md': 'one\ntwo\nthree\n',
    'evals/prompts/user.md': 'one\ntwo',
    'evals/schemas/answer.json': '{\n"$ref": "part.json"\n}\n',
    'evals/schemas/part.json': '{}',
    'evals/schemas/pay.json': '{"type":"object"}\n',
    'evals/schemas/turn.json': '{}\n',
    'evals/checks/short.js': 'output.length < 10\n',
  };
  const { tests } = await loadOne(files, { patterns: ['evals/kindlm.yaml'] });
  expect(tests[0]?.sources.map(words)).toEqual([
    'test evals/kindlm.yaml:11-22',
    'prompt evals/kindlm.yaml:7-7',
    'prompt evals/prompts/system.md:1-3',
    'prompt evals/prompts/user.md:1-2',
    'file evals/schemas/answer.json:1-3',
    'file evals/schemas/part.json:1-1',
    'file evals/schemas/pay.json:1-1',
    'file evals/schemas/turn.json:1-1',
    'file evals/checks/short.js:1-1',
  ]);
});

test('what an alias or a merge brings in is not part of it', async () => {
  const yaml = `${HEAD}prompts:
  base: &base
    user: hello
  copy: *base
tests:
  - &first
    name: first
    prompt: copy
  - <<: *first
    name: second
`;
  expect(await spansOf({ 'kindlm.yaml': yaml })).toEqual([
    ['test kindlm.yaml:12-13', 'prompt kindlm.yaml:9-9'],
    ['test kindlm.yaml:14-15', 'prompt kindlm.yaml:9-9'],
  ]);
});

test('a `command` test has its own lines only, and names like `__proto__` are ordinary', async () => {
  const yaml = `${HEAD}prompts:
  __proto__: { user: hello }
tests:
  - name: agent
    command: echo
  - name: odd
    prompt: __proto__
`;
  expect(await spansOf({ 'kindlm.yaml': yaml })).toEqual([
    ['test kindlm.yaml:9-10'],
    ['test kindlm.yaml:11-12', 'prompt kindlm.yaml:7-7'],
  ]);
});

test('the schema of a file is of tests with a workspace, the only ones that have files', async () => {
  const yaml = `${HEAD}prompts: { ask: { user: hello } }
defaults: { expect: { files: [{ path: out.json, schema: out.schema.json }] } }
tests:
  - { name: agent, command: echo, workspace: start }
  - { name: model, prompt: ask }
`;
  const files = { 'kindlm.yaml': yaml, 'out.schema.json': '{}\n', 'start/a.txt': '' };
  const [agent, model] = await spansOf(files);
  expect(agent).toContain('file out.schema.json:1-1');
  expect(model).toEqual(['test kindlm.yaml:10-10', 'prompt kindlm.yaml:6-6']);
});
