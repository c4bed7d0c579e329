import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { createWorkspace } from '../e2e/workspace.js';
import { importIn, importSmall, SMALL } from './run-import.js';

describe('providers', () => {
  test.each([
    ['openai:gpt-4o', { provider: 'openai', model: 'gpt-4o', params: { temperature: 0 } }],
    [
      'openai:chat:ft:gpt-4o:x',
      { provider: 'openai', model: 'ft:gpt-4o:x', params: { temperature: 0 } },
    ],
    [
      'anthropic:claude-haiku-4-5',
      { provider: 'anthropic', model: 'claude-haiku-4-5', params: { temperature: 0 } },
    ],
    [
      'anthropic:messages:claude-haiku-4-5',
      { provider: 'anthropic', model: 'claude-haiku-4-5', params: { temperature: 0 } },
    ],
    ['mistral:mistral-small-latest', { provider: 'mistral', model: 'mistral-small-latest' }],
    ['cohere:command-r', { provider: 'cohere', model: 'command-r' }],
    ['google:gemini-2.5-flash', { provider: 'gemini', model: 'gemini-2.5-flash' }],
    ['ollama:llama3.2', { provider: 'ollama', model: 'llama3.2' }],
    ['ollama:chat:qwen2.5:7b', { provider: 'ollama', model: 'qwen2.5:7b' }],
  ])('%s', async (provider, model) => {
    const { config, lost, changed } = await importSmall({ providers: [provider] });
    expect(config.models).toEqual([{ id: expect.any(String), ...model }]);
    expect([...lost, ...changed]).toEqual([]);
  });

  test('parameters, prices and the connection', async () => {
    const { config, lost } = await importSmall({
      providers: [
        {
          id: 'openai:gpt-4o',
          label: 'Our model',
          config: {
            temperature: 0.3,
            max_completion_tokens: 50,
            top_p: 0.5,
            stop: ['a', 'b'],
            seed: 3,
            inputCost: 0.000001,
            outputCost: 0.000004,
            apiBaseUrl: 'https://gateway.example/v1',
            apiKeyEnvar: 'GATEWAY_KEY',
            organization: 'org-1',
          },
        },
      ],
    });
    expect(lost).toEqual([]);
    expect(config.providers).toEqual({
      openai: {
        apiKeyEnv: 'GATEWAY_KEY',
        baseUrl: 'https://gateway.example/v1',
        organization: 'org-1',
      },
    });
    expect(config.models).toEqual([
      {
        id: 'our-model',
        provider: 'openai',
        model: 'gpt-4o',
        params: { temperature: 0.3, maxTokens: 50, topP: 0.5, stopSequences: ['a', 'b'], seed: 3 },
        pricing: { input: 1, output: 4 },
      },
    ]);
  });

  test('a key in the config is not copied, not even into the notes', async () => {
    const run = await importSmall({
      providers: [{ id: 'openai:gpt-4o', config: { apiKey: 'opensesame-1' } }],
    });
    expect(JSON.stringify(run)).not.toContain('opensesame');
    expect(run.lost).toEqual([
      'provider openai:gpt-4o: `apiKey` stands in the config: put the key into an environment variable',
    ]);
  });

  test.each([
    ['python:agent.py', /no provider of kindlm.yaml/],
    ['openai:image:dall-e-3', /no provider of kindlm.yaml/],
    [
      { id: 'openai:gpt-4o', config: { apiBaseUrl: 'https://b.example/v1' } },
      /another URL, key or organization/,
    ],
    [
      { id: 'openai:gpt-4o', config: { apiBaseUrl: '{{env.URL}}' } },
      /is none that a config can hold/,
    ],
    [{ id: 'openai:gpt-4.1', config: { tools: [] } }, /`config.tools` has no counterpart/],
    [{ id: 'openai:gpt-4.1', transform: 'output' }, /`transform` has no counterpart/],
    [{ id: 'openai:gpt-4.1', config: { temperature: 7 } }, /`config.temperature` has a value/],
    ['file://custom.py', /custom providers are code/],
  ])('%j is told', async (provider, note) => {
    const { code, lost } = await importSmall({ providers: ['openai:gpt-4o-mini', provider] });
    expect(code).toBe(0);
    expect(lost).toEqual([expect.stringMatching(note)]);
  });
});

describe('prompts', () => {
  const chat = (messages: unknown): string => JSON.stringify(messages);
  test.each([
    ['text', 'Say {{word}}', {}, { user: 'Say {{word}}' }],
    ['a text file', 'file://p.txt', { 'p.txt': 'Say {{ word }}\n' }, { userFile: 'p.txt' }],
    ['a path', 'p.md', { 'p.md': 'Say {{word}}' }, { userFile: 'p.md' }],
    [
      'a chat in JSON',
      'file://p.json',
      {
        'p.json': chat([
          { role: 'system', content: 'Be kind' },
          { role: 'user', content: '{{word}}' },
        ]),
      },
      { system: 'Be kind', user: '{{word}}' },
    ],
    [
      'a chat in YAML, with the start of the answer',
      'file://p.yaml',
      { 'p.yaml': '- {role: user, content: "{{word}}"}\n- {role: assistant, content: "Sure:"}' },
      { user: '{{word}}', assistant: 'Sure:' },
    ],
    [
      'a chat with dumped variables',
      '[{"role":"user","content":{{ word | dump }}}]',
      {},
      { user: '{{word}}' },
    ],
    [
      'parts of text',
      '[{"role":"user","content":[{"type":"text","text":"Say "},{"type":"text","text":"{{word}}"}]}]',
      {},
      { user: 'Say {{word}}' },
    ],
  ])('%s', async (_, prompt, files, entry) => {
    const { config, lost, changed } = await importSmall({ prompts: [prompt] }, files);
    expect(Object.values(config.prompts ?? {})).toEqual([entry]);
    expect([...lost, ...changed]).toEqual([]);
  });

  test.each([
    ['{% if word %}x{% endif %}', 'the template statement {% ... %}'],
    ['Say {{ word | upper }}', 'the template expression {{ word | upper }}'],
    ['Say {{ env.SECRET }}', 'the template expression {{ env.SECRET }}'],
    [
      chat([
        { role: 'user', content: 'a' },
        { role: 'assistant', content: 'b' },
        { role: 'user', content: 'c' },
      ]),
      'a chat with earlier turns',
    ],
    [chat([{ role: 'system', content: 'a' }]), 'a chat without a user message'],
    [
      chat([{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }]),
      'a message that is not text',
    ],
    ['file://p.py', 'only text, JSON and YAML files'],
    ['file://missing.txt', 'does not exist'],
    ['exec:./prompt.sh', 'made by a program'],
  ])('%s is left out and told', async (prompt, note) => {
    const { code, config, lost } = await importSmall({ prompts: ['Say {{word}}', prompt] });
    expect(code).toBe(0);
    expect(Object.keys(config.prompts ?? {})).toEqual(['prompt-1']);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test('several prompts make several tests, under their labels', async () => {
    const { config } = await importSmall(
      {
        prompts: [{ raw: 'Say {{word}}', label: 'Short' }, 'file://p.txt'],
        tests: [
          { description: 'greets', vars: { word: 'hi' } },
          { description: 'greets', vars: { word: 'ho' }, prompts: ['Short'] },
        ],
      },
      { 'p.txt': 'A {{word}}\n---\nB {{word}}\n' },
    );
    expect(config.tests?.map(({ name, prompt }) => [name, prompt])).toEqual([
      ['greets [short]', 'short'],
      ['greets [p]', 'p'],
      ['greets [p-2]', 'p-2'],
      ['greets [short] #2', 'short'],
    ]);
  });
});

describe('tests', () => {
  test('defaults first, then its own; variables are filled into assertions and into each other', async () => {
    const { config, changed } = await importSmall({
      defaultTest: {
        vars: { word: 'hello', whole: '{{word}} world' },
        assert: [{ type: 'contains', value: '{{whole}}' }],
        threshold: 0.5,
        metadata: { area: 'greeting' },
      },
      tests: [
        {
          vars: { word: 'bye' },
          assert: [{ type: 'icontains', value: '{{word}}', weight: 3, metric: 'm' }],
          metadata: { area: 'farewell' },
        },
      ],
    });
    expect(changed).toEqual([]);
    expect(config.tests).toEqual([
      {
        name: 'word: bye',
        prompt: 'prompt-1',
        vars: { word: 'bye', whole: 'bye world' },
        assert: [
          { type: 'contains', value: 'bye world' },
          { type: 'icontains', value: 'bye', weight: 3, metric: 'm' },
        ],
        threshold: 0.5,
        tags: ['area=farewell'],
      },
    ]);
  });

  test('assertions without variables stand once, in defaults', async () => {
    const { config } = await importSmall({
      defaultTest: { assert: [{ type: 'not-contains', value: 'AI' }] },
    });
    expect(config.defaults).toEqual({ assert: [{ type: 'not-contains', value: 'AI' }] });
    expect(config.gates).toEqual({ passRateMin: 1 });
  });

  test('lists of values make every combination', async () => {
    const { config } = await importSmall({
      prompts: ['{{a}}{{b}}'],
      tests: [{ vars: { a: ['1', '2'], b: ['x', 'y'] } }],
    });
    expect(config.tests?.map(({ vars }) => vars)).toEqual([
      { a: '1', b: 'x' },
      { a: '1', b: 'y' },
      { a: '2', b: 'x' },
      { a: '2', b: 'y' },
    ]);
  });

  test.each([
    [
      { vars: { word: { a: 1 } } },
      { word: '{"a":1}' },
      'the variable word is written as JSON text',
    ],
    [{ vars: {} }, { word: '' }, 'the variable word has no value and is empty'],
    [
      { vars: { word: 'x{% y %}' } },
      { word: 'x{% y %}' },
      'the variable word keeps the template statement {% ... %} as it stands',
    ],
  ])('%j works differently', async (one, vars, note) => {
    const { config, changed } = await importSmall({ tests: [one] });
    expect(config.tests?.map((entry) => entry.vars)).toEqual([vars]);
    expect(changed).toEqual([`test 1: ${note}`]);
  });

  test.each([
    [
      { vars: { word: 'file://v.py' } },
      'comes from v.py, which is no text or data; the test is left out',
    ],
    [{ vars: { word: 'file://../secret.txt' } }, '; the test is left out'],
    [{ vars: { word: 'x' }, providerOutput: 'y' }, 'its output is fixed'],
    [{ vars: { word: 'x' }, prompts: ['nobody'] }, 'none of its prompts and models'],
    [{ vars: { word: 'x' }, threshold: 7 }, 'its threshold 7 is no score'],
    [
      { vars: { word: 'x' }, options: { transform: 'output' } },
      '`options.transform` has no counterpart',
    ],
    [
      { vars: { word: 'x' }, assertScoringFunction: 'file://x.js' },
      '`assertScoringFunction` has no counterpart',
    ],
    ['file://t.csv', 'only YAML, JSON and JSONL files are carried over'],
    [
      'https://docs.google.com/spreadsheets/d/x',
      'only YAML, JSON and JSONL files are carried over',
    ],
    ['file://missing.yaml', 'does not exist'],
  ])('%j is told', async (one, note) => {
    const { code, lost } = await importSmall(
      { tests: [...SMALL.tests, one] },
      { 'v.py': '', 't.csv': '' },
    );
    expect(code).toBe(0);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });
});

describe('assertions', () => {
  const files = {
    'schema.json': '{"type":"object"}',
    'check.cjs': 'module.exports = (output) => output.length > 1;',
    'text.txt': 'from a file\n',
  };
  test.each([
    [
      { type: 'contains', value: 5 },
      { type: 'contains', value: '5' },
    ],
    [
      { type: 'equals', value: 'file://text.txt' },
      { type: 'equals', value: 'from a file' },
    ],
    [
      { type: 'equals', value: { a: [1] } },
      { type: 'equals', value: { a: [1] } },
    ],
    [
      { type: 'starts-with', value: '{{word}}' },
      { type: 'starts-with', value: 'hello' },
    ],
    [
      { type: 'not-icontains-any', value: 'a, b' },
      { type: 'not-icontains-any', value: ['a', 'b'] },
    ],
    [
      { type: 'contains-all', value: ['a,b', 1] },
      { type: 'contains-all', value: ['a,b', '1'] },
    ],
    [
      { type: 'regex', value: '\\d+' },
      { type: 'regex', value: '\\d+' },
    ],
    [
      { type: 'is-json', value: 'file://schema.json' },
      { type: 'is-json', value: 'file://schema.json' },
    ],
    [
      { type: 'contains-json', value: '{"type": "object"}' },
      { type: 'contains-json', value: { type: 'object' } },
    ],
    [
      { type: 'javascript', value: 'file://check.cjs', threshold: 0.2 },
      { type: 'javascript', value: 'file://check.cjs', threshold: 0.2 },
    ],
    [
      { type: 'llm-rubric', value: 'Kind', threshold: 0.8 },
      { type: 'llm-rubric', value: 'Kind', threshold: 0.8 },
    ],
    [
      { type: 'similar:cosine', value: ['one'] },
      { type: 'similar', value: 'one' },
    ],
    [
      { type: 'latency', threshold: 900 },
      { type: 'latency', threshold: 900 },
    ],
    [
      { type: 'cost', threshold: 0.1, weight: 0 },
      { type: 'cost', threshold: 0.1, weight: 0 },
    ],
    [{ $ref: '#/assertionTemplates/kind' }, { type: 'contains', value: 'kind' }],
    [{ type: 'assert-set', assert: [{ type: 'is-json' }] }, { type: 'is-json' }],
  ])('%j', async (one, imported) => {
    const { config, lost } = await importSmall(
      {
        assertionTemplates: { kind: { type: 'contains', value: 'kind' } },
        tests: [{ vars: { word: 'hello' }, assert: [one] }],
      },
      files,
    );
    expect(config.tests?.[0]?.assert).toEqual([imported]);
    expect(lost).toEqual([]);
  });

  test.each([
    [{ type: 'is-sql' }, 'kindlm.yaml has no such assertion'],
    [{ type: 'constructor' }, 'kindlm.yaml has no such assertion'],
    [{ type: 'not-similar', value: 'x' }, 'cannot be negated'],
    [{ type: 'similar', value: ['x', 'y'] }, 'it compares with several texts'],
    [{ type: 'regex', value: '(' }, 'Invalid regular expression'],
    [{ type: 'contains' }, 'its value is no text'],
    [{ type: 'contains', value: 'file://value.js' }, 'made by a program'],
    [
      { type: 'contains', value: 'x', transform: 'output.trim()' },
      'it checks a transformed output',
    ],
    [{ type: 'javascript', value: 'return (' }, 'its code does not compile'],
    [
      { type: 'javascript', value: 'file://check.cjs:named' },
      'a named function in a file has no counterpart',
    ],
    [{ type: 'javascript', value: 'true', config: {} }, 'a script gets no `config`'],
    [{ type: 'cost' }, 'a cost limit needs a threshold above 0'],
    [{ type: 'llm-rubric', value: 'x', threshold: 5 }, 'its threshold 5 is no score'],
    [{ type: 'contains', value: 'x', weight: -1 }, 'its weight -1 is no number'],
    [{ type: 'assert-set', threshold: 0.5, assert: [] }, 'a set with a mean of its own'],
    [{ value: 'x' }, 'an assertion without a type'],
  ])('%j is left out and told', async (one, note) => {
    const { code, config, lost } = await importSmall({
      tests: [{ vars: { word: 'x' }, assert: [{ type: 'contains', value: 'x' }, one] }],
    });
    expect(code).toBe(0);
    expect(config.tests?.[0]?.assert).toEqual([{ type: 'contains', value: 'x' }]);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test('the grader becomes the judge and is not tested itself', async () => {
    const { config } = await importSmall({
      defaultTest: {
        options: { provider: { text: 'openai:gpt-4o', embedding: 'openai:embedding:small' } },
      },
      tests: [{ vars: { word: 'x' }, assert: [{ type: 'llm-rubric', value: 'Kind' }] }],
    });
    expect(config.defaults).toEqual({ judgeModel: 'gpt-4o', embeddingModel: 'small' });
    expect(config.tests?.map(({ models }) => models)).toEqual([['gpt-4o-mini']]);
  });

  test('what works differently is told', async () => {
    const { changed } = await importSmall({
      tests: [
        {
          vars: { word: 'x' },
          assert: [
            { type: 'javascript', value: 'require("fs")' },
            { type: 'llm-rubric', value: 'Kind' },
          ],
        },
      ],
    });
    expect(changed).toEqual([
      'javascript: a score passes from 0.5 (promptfoo: every score above 0)',
      expect.stringContaining('which its sandbox lacks'),
      'llm-rubric: the first model judges: name another one in `defaults.judgeModel`',
    ]);
  });
});

describe('input and output', () => {
  test.each([
    ['no file', undefined, /does not exist/],
    ['no YAML', 'a: [', /is no YAML/],
    ['a list', '- a', /holds no promptfoo config/],
    ['no provider', stringify({ ...SMALL, providers: ['exec:x'] }), /No provider of the config/],
    ['no prompt', stringify({ ...SMALL, prompts: ['{% x %}'] }), /No prompt of the config/],
    ['no test', stringify({ ...SMALL, tests: 'file://x.csv' }), /No test of the config/],
    [
      'too many tests',
      stringify({
        ...SMALL,
        tests: Array.from({ length: 10_001 }, () => ({ vars: { word: 'x' } })),
      }),
      /10001 tests/,
    ],
  ])('%s: exit code 2, nothing written', async (_, text, message) => {
    const workspace = await createWorkspace(
      text === undefined ? {} : { 'promptfooconfig.yaml': text },
    );
    try {
      const { code, stderr, files } = await importIn(workspace);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(message) });
      expect(files).not.toContain('kindlm.yaml');
    } finally {
      await workspace.remove();
    }
  });

  test('an existing file is overwritten only with --force', async () => {
    const workspace = await createWorkspace({
      'promptfooconfig.yaml': stringify(SMALL),
      'kindlm.yaml': 'mine: 1',
    });
    try {
      const refused = await importIn(workspace);
      expect([refused.code, refused.config]).toEqual([2, { mine: 1 }]);
      const forced = await importIn(workspace, ['promptfooconfig.yaml', '--force']);
      expect([forced.code, forced.config.tests?.length]).toEqual([0, 1]);
    } finally {
      await workspace.remove();
    }
  });

  test('files named in the config are found from another folder as well', async () => {
    const workspace = await createWorkspace({
      'evals/promptfooconfig.yaml': stringify({ ...SMALL, prompts: ['file://p.txt'] }),
      'evals/p.txt': 'Say {{word}}',
    });
    try {
      const { config } = await importIn(workspace, [
        'evals/promptfooconfig.yaml',
        '-o',
        'kindlm.yaml',
      ]);
      expect(config.prompts).toEqual({ p: { userFile: 'evals/p.txt' } });
    } finally {
      await workspace.remove();
    }
  });

  test('nothing outside the repository is read, by path or by link', async () => {
    const outside = await createWorkspace({ 'secret.txt': 'the secret' });
    const { symlink } = await import('node:fs/promises');
    const workspace = await createWorkspace();
    try {
      await symlink(join(outside.path, 'secret.txt'), join(workspace.path, 'link.txt'));
      const refs = [join(outside.path, 'secret.txt'), 'link.txt'].map((path) => `file://${path}`);
      await writeFile(
        join(workspace.path, 'promptfooconfig.yaml'),
        stringify({
          ...SMALL,
          tests: [...SMALL.tests, ...refs.map((word) => ({ vars: { word } }))],
        }),
      );
      const run = await importIn(workspace);
      expect(JSON.stringify(run)).not.toContain('the secret');
      expect(run.lost).toEqual([
        expect.stringContaining('is outside the repository'),
        expect.stringContaining('is outside the repository'),
      ]);
    } finally {
      await workspace.remove();
      await outside.remove();
    }
  });

  test('control characters of the config do not reach the terminal', async () => {
    const { stderr } = await importSmall({ 'key\u001b[31m': 1 });
    expect(stderr).toContain('key [31m');
    expect(stderr).not.toContain('\u001b');
  });
});
