import { describe, expect, test } from '@jest/globals';
import { importSmall } from './run-import.js';

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
      'provider openai:gpt-4o: `apiKey` is written in the config: put the key into an environment variable',
    ]);
  });

  test.each([
    [
      'replicate:meta/llama-4',
      /no such provider; .*an `http` provider whose `body` holds the prompt/,
    ],
    [
      'watsonx:ibm/granite',
      /its project stands in no file: write `projectId`; the model is left out/,
    ],
    ['openai:image:dall-e-3', /kindlm.yaml has no such provider; the model is left out/],
    ['anthropic:claude-agent-sdk', /no such provider; .*`command` test with a `workspace`/],
    ['portkey:gpt-4o', /no such provider; .*https:\/\/api\.portkey\.ai\/v1/],
    ['snowflake:mistral-large2', /no such provider; .*snowflakecomputing\.com/],
    ['n8n:https://example.com', /no such provider; the model is left out$/],
    ['vertex:llama-4', /kindlm.yaml has no such provider; the model is left out/],
    [
      { id: 'openai:gpt-4o', config: { apiBaseUrl: 'ftp://b.example/v1' } },
      /is none that a config can hold/,
    ],
    [
      { id: 'openai:gpt-4.1', config: { tools: [{ type: 'web_search' }] } },
      /`config.tools`: a tool that is no function with a name/,
    ],
    [{ id: 'openai:gpt-4.1', config: { n: 3 } }, /`config.n` is decided by the action/],
    [
      { id: 'openai:gpt-4.1', config: { response_format: 'file://format.js' } },
      /`config.response_format`: format.js is code/,
    ],
    [
      { id: 'openai:gpt-4.1', config: { user: '{{who}}' } },
      /`config.user`: the template "{{who}}" is not filled in there/,
    ],
    [{ id: 'google:gemini-2.5-pro', config: { topK: 4 } }, /`config.topK` has no counterpart/],
    ['github:openai/gpt-4.1', /GitHub Models has been shut down/],
    [{ id: 'openai:gpt-4.1', config: { temperature: 7 } }, /`config.temperature` has a value/],
    ['file://custom.wasm', /no script that can be started/],
  ])('%j is told', async (provider, note) => {
    const { code, lost } = await importSmall({ providers: ['openai:gpt-4o-mini', provider] });
    expect(code).toBe(1);
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
      { messagesFile: 'p.json' },
    ],
    [
      'a chat in YAML, with the start of the answer',
      'file://p.yaml',
      { 'p.yaml': '- {role: user, content: "{{word}}"}\n- {role: assistant, content: "Sure:"}' },
      { messagesFile: 'p.yaml' },
    ],
    [
      'a chat in a text file',
      'file://p.txt',
      { 'p.txt': chat([{ role: 'user', content: '{{word}}' }]) },
      { messagesFile: 'p.txt' },
    ],
    [
      'a chat in JSON with dumped variables, which is no JSON',
      'file://p.json',
      { 'p.json': '[{"role":"user","content":{{ word | dump }}}]' },
      { user: '{{word}}' },
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
    [
      'a chat as a line',
      'file://p.jsonl',
      { 'p.jsonl': `${chat([{ role: 'user', content: 'Say {{word}}' }])}\n` },
      { user: 'Say {{word}}' },
    ],
    [
      'a table',
      'file://p.csv',
      { 'p.csv': 'prompt\n"Say, {{word}}"\n' },
      { user: 'Say, {{word}}' },
    ],
    [
      'a table without a header',
      'file://p.csv',
      { 'p.csv': 'Say {{word}}\n' },
      { user: 'Say {{word}}' },
    ],
  ])('%s', async (_, prompt, files, entry) => {
    const { config, lost, changed } = await importSmall({ prompts: [prompt] }, files);
    expect(Object.values(config.prompts ?? {})).toEqual([entry]);
    expect(lost).toEqual([]);
    // What is read from its file is tested as the file is changed; anything else is a copy, and says so.
    const isCopied =
      prompt.startsWith('file://') && !/userFile|messagesFile/.test(JSON.stringify(entry));
    expect(changed).toEqual(
      isCopied ? [expect.stringContaining('copied into kindlm.yaml: a change of the file')] : [],
    );
  });

  test('earlier turns of a chat, for the models that are sent a whole one', async () => {
    const turns = [
      { role: 'user', content: 'Say {{word}}' },
      { role: 'assistant', content: 'Said {{ word | upper }}' },
    ];
    const last = { role: 'user', content: 'Again' };
    const { config, lost } = await importSmall({
      prompts: [chat([...turns, last])],
      providers: ['openai:gpt-4o', 'bedrock:amazon.nova-pro-v1:0'],
    });
    expect(config.prompts).toEqual({
      'prompt-1': {
        history: [turns[0], { role: 'assistant', content: 'Said {{word__upper}}' }],
        user: 'Again',
      },
    });
    expect(config.models?.map(({ id }) => id)).toEqual(['gpt-4o']);
    expect(config.tests?.[0]?.vars).toEqual({ word: 'hello', word__upper: 'HELLO' });
    expect(lost).toEqual([expect.stringContaining('is sent the last message alone')]);
  });

  test.each([
    ['{% if word %}x{% endif %}', 'the template statement {% ... %}'],
    ['Say {{ word | rot13 }}', 'the template expression {{ word | rot13 }}'],
    ['Say {{ word ~ 1 }}', 'the template expression {{ word ~ 1 }}'],
    ['Say {{ env.SECRET }}', 'the template expression {{ env.SECRET }}'],
    [
      chat([
        { role: 'user', content: 'a' },
        { role: 'tool', content: 'b' },
        { role: 'user', content: 'c' },
      ]),
      'a chat with tool calls',
    ],
    [chat([{ role: 'system', content: 'a' }]), 'a chat without a user message'],
    [
      chat([{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }]),
      'a message that is not text',
    ],
    ['file://p.py', 'the file p.py does not exist'],
    ['file://p.js:named', 'the file p.js does not exist'],
    ['file://missing.txt', 'does not exist'],
    ['exec:./prompt.sh', 'the file ./prompt.sh does not exist'],
    ['file://p.bat', 'a program for Windows'],
    ['langfuse://a', 'kept elsewhere'],
  ])('%s is left out and told', async (prompt, note) => {
    const { code, config, lost } = await importSmall({ prompts: ['Say {{word}}', prompt] });
    expect(code).toBe(1);
    expect(Object.keys(config.prompts ?? {})).toEqual(['prompt-1']);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test.each([
    ['{{ word | upper }}', { word: 'hi' }, { word__upper: 'HI' }],
    ['{{word|trim|lower}}', { word: ' Hi ' }, { word__trim__lower: 'hi' }],
    ['{{ user.name }}', { user: { name: 'Ada' } }, { user__name: 'Ada' }],
    ['{{ user.tags[1] | upper }}', { user: { tags: ['a', 'b'] } }, { user__tags__1__upper: 'B' }],
    ['{{ user.tags | join(", ") }}', { user: { tags: ['a', 'b'] } }, { user__tags__join: 'a, b' }],
    ['{{ user | dump }}', { user: { a: 1 } }, { user__dump: '{"a":1}' }],
    ['{{ none | default("x") }}', { word: 'hi' }, { none__default: 'x' }],
    ['{{ user.none.deep }}', { user: { a: 1 } }, { user__none__deep: '' }],
  ])('%s of %j is a variable of its own', async (expression, vars, made) => {
    const { config, lost, changed } = await importSmall(
      { prompts: ['file://p.txt'], tests: [{ vars }] },
      { 'p.txt': `Say ${expression}.` },
    );
    expect(lost).toEqual([]);
    expect(config.tests?.[0]?.vars).toMatchObject(made);
    expect(config.prompts).toEqual({ p: { user: `Say {{${Object.keys(made)[0]}}}.` } });
    expect(changed).toContain(
      'prompt p.txt: its template expressions are variables, calculated by the import',
    );
  });

  test('two expressions that differ in an argument are two variables', async () => {
    const { config } = await importSmall({
      prompts: ['{{ l.a | join("-") }} {{ l.a | join("+") }} {{ l.a | join("-") }}'],
      tests: [{ vars: { l: { a: [1, 2] } } }],
    });
    expect(config.prompts).toEqual({
      'prompt-1': { user: '{{l__a__join}} {{l__a__join__2}} {{l__a__join}}' },
    });
    expect(config.tests?.[0]?.vars).toMatchObject({ l__a__join: '1-2', l__a__join__2: '1+2' });
  });

  test('a mapping from files to labels', async () => {
    const { config, lost } = await importSmall(
      {
        prompts: { 'p.txt': 'short_one', 'q.txt': 'long_one' },
        providers: [{ id: 'openai:gpt-4o', prompts: ['long_one'] }],
      },
      { 'p.txt': 'Say {{word}}', 'q.txt': 'Do say {{word}}' },
    );
    expect(lost).toEqual([]);
    expect(config.prompts).toEqual({
      'short-one': { userFile: 'p.txt' },
      'long-one': { userFile: 'q.txt' },
    });
    expect(config.tests?.map(({ prompt }) => prompt)).toEqual(['long-one']);
  });

  test('a label that would be a remark in kindlm.yaml is a name all the same', async () => {
    const prompts = ['x-ray', 'x', 'x'].map((label) => ({ raw: `${label}: {{word}}`, label }));
    const { config } = await importSmall({ prompts });
    expect(Object.keys(config.prompts ?? {})).toEqual(['prompt-x-ray', 'x', 'prompt-x']);
  });

  test('a label may be a number, and what is no name is none', async () => {
    const { config } = await importSmall({
      providers: [
        { id: 'openai:gpt-4o', label: 2024 },
        { id: 'openai:gpt-4o-mini', label: ['a', 'b'] },
      ],
      prompts: [
        { raw: 'Say {{word}}', label: 3 },
        { label: 4, messages: [{ role: 'user', content: 'Now say {{word}}' }] },
        { raw: 'Shout {{word}}', label: {} },
      ],
      tests: [{ vars: { word: 'hi' }, prompts: [3, 4] }],
    });
    expect(config.models?.map(({ id }) => id)).toEqual(['2024', 'gpt-4o-mini']);
    expect(Object.keys(config.prompts ?? {})).toEqual(['3', '4', 'prompt-3']);
    expect(config.tests?.map(({ prompt }) => prompt)).toEqual(['3', '4']);
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

describe('images of a chat', () => {
  const chat = (messages: unknown): string => JSON.stringify(messages);
  const FILES = { 'photos/a.gif': 'GIF89a', 'b.pdf': '%PDF-1.7' };
  const shown = (...parts: readonly unknown[]): string =>
    chat([{ role: 'user', content: [{ type: 'text', text: 'What is it?' }, ...parts] }]);
  const url = (text: string): unknown => ({ type: 'image_url', image_url: { url: text } });
  const base64 = (data: string): unknown => ({
    type: 'image',
    source: { type: 'base64', media_type: 'image/gif', data },
  });
  const gemini = (data: string): string =>
    JSON.stringify([
      {
        role: 'user',
        parts: [{ text: 'What is it?' }, { inline_data: { mime_type: 'image/gif', data } }],
      },
    ]);

  test.each<[string, string]>([
    ['OpenAI', shown(url('{{image}}'))],
    ['OpenAI, a data URL', shown(url('data:image/gif;base64,{{image}}'))],
    ['OpenAI, of Responses', shown({ type: 'input_image', image_url: '{{ image }}' })],
    ['Anthropic', shown(base64('{{image}}'))],
    ['Gemini', gemini('{{image}}')],
  ])('%s: a variable from a file', async (_, prompt) => {
    const tests = [{ vars: { image: 'file://photos/a.gif' } }, { vars: { image: 'file://b.pdf' } }];
    const { config, lost } = await importSmall({ prompts: [prompt], tests }, FILES);
    expect(lost).toEqual([]);
    expect(Object.values(config.prompts ?? {})).toEqual([
      { user: 'What is it?', images: [expect.stringMatching(/^\{\{ ?image ?\}\}$/)] },
    ]);
    expect(config.tests?.map(({ vars }) => vars)).toEqual([
      { image: 'photos/a.gif' },
      { image: 'b.pdf' },
    ]);
  });

  test('a file that the prompt names, rows of a table, and every file of a pattern', async () => {
    const { config, lost } = await importSmall(
      {
        prompts: [shown(url('file://photos/a.gif'), url('{{image}}'))],
        tests: ['file://rows.csv', { vars: { image: 'file://photos/*.gif' } }],
      },
      { ...FILES, 'rows.csv': 'image\nfile://b.pdf\n' },
    );
    expect(lost).toEqual([]);
    expect(Object.values(config.prompts ?? {})).toMatchObject([
      { images: ['photos/a.gif', '{{image}}'] },
    ]);
    expect(config.tests?.map(({ vars }) => vars)).toEqual([
      { image: 'b.pdf' },
      { image: 'photos/a.gif' },
    ]);
  });

  const OF_THE_WEB = 'an image of the web: save it as a file of the repository';
  const AS_BASE64 = 'an image as base64: save it as a file of the repository';
  test.each<[string, string, string, string]>([
    ['of the web', shown(url('https://example.com/a.png')), 'file://b.pdf', OF_THE_WEB],
    ['as base64', shown(base64('iVBORw0K')), 'file://b.pdf', AS_BASE64],
    ['of the web, in a variable', shown(url('{{image}}')), 'https://example.com/a', OF_THE_WEB],
    ['as base64, in a variable', shown(url('{{image}}')), 'iVBORw0K', AS_BASE64],
    ['that is not there', shown(url('{{image}}')), 'file://c.png', 'c.png does not exist'],
    ['outside', shown(url('file:///etc/hostname')), 'file://b.pdf', 'outside the repository'],
    ['in a text', 'What is {{image}}?', 'file://b.pdf', 'which is no text or data'],
    [
      'in a text, too',
      shown(url('{{image}}'), { type: 'text', text: '{{image}}' }),
      'file://b.pdf',
      'which is no text or data',
    ],
    [
      'of an earlier message',
      chat([
        { role: 'user', content: [url('{{image}}')] },
        { role: 'assistant', content: 'A seal.' },
        { role: 'user', content: 'Sure?' },
      ]),
      'file://b.pdf',
      'a message that is not text',
    ],
  ])('an image %s is told', async (_, prompt, image, words) => {
    const others = { prompts: ['Say hello', prompt], tests: [{ vars: { image } }] };
    const { lost, config } = await importSmall(others, FILES);
    expect(lost.join('\n')).toContain(words);
    expect(JSON.stringify(config.tests ?? [])).not.toContain('base64');
  });
});
