import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { importIn } from './run-import.js';
import { createWorkspace, runAction, startDist, type Workspace } from '../e2e/project.js';

startDist();

const FIXTURE = fileURLToPath(new URL('../fixtures/promptfoo/every-feature', import.meta.url));

describe('a config with every feature', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await createWorkspace();
    await cp(FIXTURE, workspace.path, { recursive: true });
  });

  test('is imported, and everything that is left behind is told', async () => {
    const { code, lost, changed, config } = await importIn(workspace);
    expect(code).toBe(1);
    expect(config.tests?.length).toBe(33);
    expect([...lost].sort()).toEqual(
      [
        'provider python:agent.py: the file agent.py does not exist; the model is left out',
        'prompt prompts/with-logic.j2: the template statement {% ... %}; the prompt and its tests are left out',
        'prompt prompts/history.yaml: the model https://agents.example.com/ask is sent the last message alone, and is not asked with it',
        'test 2: assertion javascript: asserts/has-price.cjs has no missing',
        'test 2: assertion is-sql: kindlm.yaml has no such assertion',
        'test 2: assertion not-llm-rubric: cannot be negated',
        'test 3 (json answer): assertion assert-set: a set with a mean of its own has no counterpart',
        'test 5 (same name): assertion equals: a mapping or list is compared with the answer only, not with a calculated value',
        'test 6: ../outside.txt is outside the repository; the test is left out',
        'options of the run: `delay` has no counterpart: a lower `concurrency` asks less at once',
      ].sort(),
    );
    const copied = 'copied into kindlm.yaml: a change of the file changes nothing there';
    expect(changed).toEqual([
      'javascript: a score passes from 0.5 (promptfoo: every score above 0)',
      'test 3 (json answer): the variable stock is written as JSON text',
      'providers.http: {{prompt}} in the body is the user message alone: put {{system}} or {{messages}} beside it',
      ...[
        ...['prompts/helpdesk.json', 'prompts/two.txt', 'providers/more.yaml', 'tests/lines.jsonl'],
        ...['tests/more.yaml', 'tests/table.csv', 'vars/bell.yaml', 'vars/expected.txt'],
        'vars/long-question.txt',
      ].map((file) => `${file}: ${copied}`),
    ]);
  });

  test('passes validation as it was written', async () => {
    const run = await runAction(workspace, { inputs: { config: 'kindlm.yaml', mode: 'validate' } });
    expect({
      code: run.code,
      problems: run.annotations.filter(({ level }) => level === 'error'),
    }).toEqual({ code: 0, problems: [] });
  });
});

describe('an imported config', () => {
  test('runs: each test with each prompt, every type of assertion', async () => {
    const server = await startOpenAiServer({
      reply: ({ body }) => {
        const asked = JSON.stringify(body);
        if (asked.includes('Criterion:')) return '{"score": 0.9, "reasoning": "kind"}';
        return asked.includes('as JSON') ? '{"hello": "Ada"}' : 'Hello Ada, it is 9 EUR.';
      },
    });
    const workspace = await createWorkspace({
      'promptfooconfig.yaml': stringify(runnable(server.url)),
      'prompts/long.txt': 'Greet {{name}} at length{{how}}.\n',
      'checks/short.cjs': 'module.exports = (output, { vars }) => output.includes(vars.name);',
      'schema.json': '{ "type": "object", "required": ["hello"] }',
    });
    const imported = await importIn(workspace);
    expect({ lost: imported.lost, code: imported.code }).toEqual({ lost: [], code: 0 });
    const run = await runAction(workspace, {
      inputs: { config: 'kindlm.yaml' },
      env: { OPENAI_API_KEY: 'not-a-real-key' },
    });
    const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
    const failed = results.flatMap(({ runs }) =>
      runs.flatMap(({ assertions }) => assertions.filter(({ passed }) => !passed)),
    );
    expect(failed.map(({ label, failureMessage }) => [label, failureMessage])).toEqual([
      ['must fail', expect.any(String)],
      ['must fail', expect.any(String)],
    ]);
    expect({
      code: run.code,
      total: run.outputs['total'],
      passed: run.outputs['passed'],
    }).toEqual({ code: 1, total: '6', passed: '4' });
    const users = server.requests.map(({ body }) => JSON.stringify(field(body, 'messages')));
    expect(users.some((messages) => messages.includes('Greet Ada at length as JSON.'))).toBe(true);
    expect(users.some((messages) => messages.includes('Greet Ada.'))).toBe(true);
  });
});

test('an HTTP endpoint, two endpoints of one kind and CSV tests run', async () => {
  const server = await startOpenAiServer({ reply: () => 'Hello Ada, it is 9 EUR.' });
  const workspace = await createWorkspace({
    'promptfooconfig.yaml': stringify({
      prompts: ['Greet {{name}}.'],
      providers: [
        { id: 'openrouter:vendor/model', config: { apiBaseUrl: server.url } },
        { id: 'groq:other', config: { apiBaseUrl: '{{env.GROQ_URL}}' } },
        {
          id: `${server.url}/chat/completions`,
          label: 'agent',
          config: {
            headers: { Authorization: 'Bearer {{env.AGENT_TOKEN}}' },
            body: { model: 'agent', messages: [{ role: 'user', content: '{{prompt}}' }] },
            transformResponse: 'json.choices[0].message.content',
          },
        },
      ],
      tests: 'file://tests.csv',
    }),
    'tests.csv': [
      'name,__description,__expected1,__expected2,__suffix',
      'Ada,passes,contains:Ada,"contains-any:USD,EUR", Be short.',
      'Bob,fails,contains:Bob,,',
    ].join('\n'),
  });
  const { code, lost } = await importIn(workspace);
  expect({ code, lost }).toEqual({ code: 0, lost: [] });
  const run = await runAction(workspace, {
    inputs: { config: 'kindlm.yaml' },
    env: {
      OPENROUTER_API_KEY: 'not-a-real-key',
      GROQ_API_KEY: 'not-a-real-key-either',
      GROQ_URL: server.url,
      AGENT_TOKEN: 'not-a-real-token',
    },
  });
  expect({
    code: run.code,
    passed: run.outputs['passed'],
    failed: run.outputs['failed'],
  }).toEqual({ code: 1, passed: '3', failed: '3' });
  const asked = server.requests.map(({ body }) => JSON.stringify(field(body, 'messages')));
  expect([...asked].sort()).toEqual([
    '[{"role":"user","content":"Greet Ada. Be short."}]',
    '[{"role":"user","content":"Greet Ada. Be short."}]',
    '[{"role":"user","content":"Greet Ada. Be short."}]',
    '[{"role":"user","content":"Greet Bob."}]',
    '[{"role":"user","content":"Greet Bob."}]',
    '[{"role":"user","content":"Greet Bob."}]',
  ]);
});

test('what is calculated from an answer is judged as promptfoo judges it', async () => {
  const server = await startOpenAiServer({
    reply: ({ body }) => {
      const messages = JSON.stringify(field(body, 'messages'));
      if (messages.includes('"role":"tool"')) return 'It is sunny.';
      if (field(body, 'tools') !== undefined) {
        return {
          kind: 'tools',
          calls: [{ id: 'c1', name: 'weather', arguments: { city: 'Oslo' } }],
        };
      }
      return '{"color": "Yellow", "places": ["Peru"]}';
    },
  });
  const on = { apiBaseUrl: server.url };
  const weather = {
    name: 'weather',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  };
  const schema = { name: 'fruit', schema: { type: 'object' } };
  const workspace = await createWorkspace({
    'promptfooconfig.yaml': stringify({
      prompts: ['{{item}}'],
      providers: [
        { id: 'openai:gpt-4o', label: 'text', config: on },
        {
          id: 'openai:gpt-4o',
          label: 'parsed',
          config: { ...on, response_format: { type: 'json_schema', json_schema: schema } },
        },
        {
          id: 'openai:gpt-4o',
          label: 'caller',
          config: { ...on, tools: [{ type: 'function', function: weather }] },
        },
      ],
      tests: [
        {
          description: 'of the test',
          vars: { item: 'banana' },
          providers: ['text'],
          options: { transform: 'JSON.parse(output)' },
          assert: [
            { type: 'is-json', value: { type: 'object', required: ['color'] } },
            { type: 'javascript', value: "output.color === 'Yellow'" },
            { type: 'contains-any', value: ['Chile', 'Peru'], transform: 'output.places' },
            { type: 'icontains', value: 'yellow', transform: 'file://pick.mjs:color' },
            { type: 'not-equals', value: 'Red', transform: 'output.color' },
            { type: 'equals', value: 'Red', transform: 'output.color', metric: 'must fail 1' },
          ],
        },
        {
          description: 'parsed by promptfoo',
          vars: { item: 'banana' },
          providers: ['parsed'],
          assert: [
            {
              type: 'javascript',
              value: 'const [place] = output.places;\nreturn place.length === 4;',
            },
            { type: 'javascript', value: 'file://pick.mjs:isYellow' },
            { type: 'contains', value: 'Peru' },
            { type: 'javascript', value: 'file://pick.mjs:isRed', metric: 'must fail 2' },
          ],
        },
        {
          description: 'calls',
          vars: { item: 'the weather in Oslo' },
          providers: ['caller'],
          assert: [
            { type: 'javascript', value: "output[0].function.name === 'weather'" },
            {
              type: 'equals',
              value: 'Oslo',
              transform: 'JSON.parse(output[0].function.arguments).city',
            },
            { type: 'contains', value: 'sunny', metric: 'must fail 3' },
          ],
        },
      ],
    }),
    'pick.mjs': [
      'const colorOf = (value) => value.color;',
      'export const color = (output) => colorOf(output);',
      "export async function isYellow(output) { return colorOf(output) === 'Yellow'; }",
      "export const isRed = (output) => colorOf(output) === 'Red';",
    ].join('\n'),
  });
  const { code, lost } = await importIn(workspace);
  expect({ code, lost }).toEqual({ code: 0, lost: [] });
  const run = await runAction(workspace, {
    inputs: { config: 'kindlm.yaml' },
    env: { OPENAI_API_KEY: 'not-a-real-key' },
  });
  const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
  const failed = results.flatMap(({ runs }) =>
    runs.flatMap(({ assertions }) => assertions.filter(({ passed }) => !passed)),
  );
  expect(failed.map(({ label, failureCode }) => [label, failureCode])).toEqual([
    ['must fail 1', 'JAVASCRIPT_FAILED'],
    ['must fail 2', 'JAVASCRIPT_FAILED'],
    ['must fail 3', 'JAVASCRIPT_FAILED'],
  ]);
  expect(results.flatMap(({ runs }) => runs.flatMap(({ assertions }) => assertions)).length).toBe(
    13,
  );
});

/** One model, two prompts, three tests; the last one fails. */
function runnable(url: string): unknown {
  const on = { apiBaseUrl: url };
  return {
    prompts: ['Greet {{name}}.{{how}}', 'file://prompts/long.txt'],
    providers: [{ id: 'openai:gpt-4o-mini', config: on }],
    defaultTest: {
      vars: { name: 'Ada', how: '' },
      options: {
        provider: {
          text: { id: 'openai:gpt-4o', config: on },
          embedding: { id: 'openai:embedding:text-embedding-3-small', config: on },
        },
      },
      assert: [{ type: 'contains', value: '{{name}}' }],
    },
    tests: [
      {
        description: 'words',
        assert: [
          { type: 'icontains', value: 'hello' },
          { type: 'contains-any', value: ['x', 'EUR'] },
          { type: 'contains-all', value: ['Ada', 'EUR'] },
          { type: 'not-icontains-all', value: ['ada', 'xyz'] },
          { type: 'starts-with', value: 'Hello' },
          { type: 'not-equals', value: 'Hello' },
          { type: 'regex', value: '\\d EUR' },
          { type: 'javascript', value: 'output.length < 100' },
          { type: 'javascript', value: 'file://checks/short.cjs', weight: 2 },
          { type: 'llm-rubric', value: 'Greets {{name}} by name.' },
          { type: 'similar', value: 'Hello Ada, it is 8 EUR.', threshold: 0.9 },
          { type: 'latency', threshold: 60_000 },
          { type: 'cost', threshold: 1 },
        ],
      },
      {
        description: 'JSON',
        vars: { how: ' as JSON' },
        threshold: 0.7,
        assert: [
          { type: 'is-json', value: 'file://schema.json' },
          { type: 'contains-json', value: { required: ['hello'] } },
          { type: 'equals', value: { hello: 'Ada' } },
        ],
      },
      {
        description: 'fails',
        assert: [{ type: 'equals', value: 'something else', metric: 'must fail' }],
      },
    ],
  };
}
