/** What the importer makes of a provider's `config` (fields, instructions, tools) and of scenarios. */
import { describe, expect, test } from '@jest/globals';
import { PROVIDERS } from '../../src/config/providers.js';
import { importSmall, SMALL } from './run-import.js';

const TOOL = {
  name: 'weather',
  description: 'Looks the weather up',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};
const OFFERED = { ...TOOL, defaultResponse: {} };
const FORMAT = { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } };

const modelOf = async (id: string, settings: unknown) => {
  const run = await importSmall(
    { providers: [{ id, config: settings }] },
    { 'f.json': JSON.stringify(FORMAT) },
  );
  return { ...run, model: run.config.models?.[0] };
};

describe('fields of the request', () => {
  test.each([
    [
      'openai:gpt-5',
      { reasoning_effort: 'low', verbosity: 'high' },
      { reasoning_effort: 'low', verbosity: 'high' },
    ],
    [
      'openai:gpt-4o',
      { response_format: { type: 'json_object' } },
      { response_format: { type: 'json_object' } },
    ],
    ['openai:gpt-4o', { response_format: 'file://f.json' }, { response_format: FORMAT }],
    [
      'openai:responses:gpt-5',
      {
        response_format: { type: 'json_schema', schema: { type: 'object' } },
        reasoning: { effort: 'high' },
      },
      { response_format: FORMAT, reasoning_effort: 'high' },
    ],
    [
      'deepseek:deepseek-chat',
      { passthrough: { thinking: { type: 'enabled' } } },
      { thinking: { type: 'enabled' } },
    ],
    [
      'anthropic:claude-x',
      {
        thinking: { type: 'enabled', budget_tokens: 1024 },
        output_format: { type: 'json_schema' },
        effort: 'low',
      },
      {
        thinking: { type: 'enabled', budget_tokens: 1024 },
        output_config: { format: { type: 'json_schema' }, effort: 'low' },
      },
    ],
    [
      'google:gemini-2.5-pro',
      {
        generationConfig: {
          thinkingConfig: { thinkingBudget: 512, thinkingLevel: 'HIGH' },
          response_schema: { type: 'OBJECT', properties: { type: { type: 'STRING' } } },
        },
      },
      {
        extra_body: {
          google: { thinking_config: { thinking_budget: 512, thinking_level: 'high' } },
        },
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'answer',
            schema: { type: 'object', properties: { type: { type: 'string' } } },
          },
        },
      },
    ],
    ['cohere:command', { passthrough: { strict_tools: true } }, { strict_tools: true }],
    [
      'openrouter:x/y',
      { provider: { order: ['z'] }, passthrough: { reasoning: { max_tokens: 9 } } },
      { provider: { order: ['z'] }, reasoning: { max_tokens: 9 } },
    ],
  ])('%s %j', async (id, settings, extra) => {
    const { model, lost, code } = await modelOf(id, settings);
    expect({ extra: (model?.['params'] as { extra: unknown }).extra, lost, code }).toEqual({
      extra,
      lost: [],
      code: 0,
    });
  });

  // What stands in promptfoo's own types of these options, and what nobody knows.
  const OPTIONS = [
    ...[
      'apiKeyRequired',
      'apiVersion',
      'basePath',
      'deployment',
      'deployment_id',
      'isReasoningModel',
    ],
    ...['functionToolCallbacks', 'functionToolStatefulApi', 'mcp', 'maxRetries', 'retryOptions'],
    ...['azureClientId', 'azureTenantId', 'credentials', 'keyFilename', 'modelArmor', 'scopes'],
    ...['best_of', 'tool_resources', 'timeoutMs', 'maxPollTimeMs', 'previous_response_id', 'beta'],
    ...[
      'o1',
      'streaming',
      'expressMode',
      'usageContext',
      'audioCost',
      'showThinking',
      'nobodyKnows',
    ],
  ];

  test.each([
    ['openai:gpt-4o'],
    ['openai:responses:gpt-4o'],
    ['azure:chat:mine'],
    ['anthropic:messages:claude-x'],
    ['mistral:mistral-small'],
    ['google:gemini-x'],
    ['vertex:gemini-x'],
    ['cohere:command'],
    ['ollama:chat:llama'],
    ['openrouter:x/y'],
    ['groq:llama'],
    ['litellm:gpt'],
    ['together:x/y'],
  ])("%s: none of promptfoo's own options is sent", async (id) => {
    const all = Object.fromEntries(OPTIONS.map((option) => [option, { a: 1 }]));
    const { model, lost, changed } = await modelOf(id, all);
    expect(model?.['params'] ?? {}).not.toHaveProperty('extra');
    expect(changed.filter((line) => line.includes('sent'))).toEqual([]);
    for (const line of lost)
      expect(OPTIONS.some((it) => line.includes(`config.${it}\``))).toBe(true);
  });

  test('what is not sent is told, unless it only steers promptfoo', async () => {
    const { lost } = await modelOf('openai:gpt-4o', { nobodyKnows: 1, maxRetries: 2 });
    expect(lost).toEqual([
      'provider openai:gpt-4o: `config.nobodyKnows` is no known field of the request, and is not sent: `params.extra` sends a field',
    ]);
  });

  test('a server that asks for no key: the name of its variable is told', async () => {
    const { changed } = await modelOf('openai:llama', {
      apiBaseUrl: 'http://localhost:8000/v1',
      apiKeyRequired: false,
    });
    expect(changed).toEqual([
      'provider openai:llama: OPENAI_API_KEY must be set, to any value where the server asks for no key',
    ]);
  });

  test("a prompt's own config makes a model of its own", async () => {
    const { config, lost } = await importSmall({
      prompts: ['Say {{word}}', { raw: 'As JSON: {{word}}', config: { temperature: 1 } }],
    });
    expect(lost).toEqual([]);
    expect(config.models?.map(({ id, params }) => [id, params])).toEqual([
      ['gpt-4o-mini', { temperature: 0 }],
      ['gpt-4o-mini-2', { temperature: 1 }],
    ]);
    expect(config.tests?.map(({ prompt, models }) => [prompt, models])).toEqual([
      ['prompt-1', ['gpt-4o-mini']],
      ['prompt-2', ['gpt-4o-mini-2']],
    ]);
  });
});

test('instructions of a model stand in prompts of its own', async () => {
  const { config, lost } = await importSmall(
    {
      providers: [
        'openai:gpt-4o-mini',
        { id: 'openai:responses:gpt-4.1', config: { instructions: 'Be brief.' } },
        { id: 'google:gemini-2.5-flash', config: { systemInstruction: 'file://how.txt' } },
      ],
    },
    { 'how.txt': 'Be brief.\n' },
  );
  expect(lost).toEqual([]);
  expect(config.prompts).toEqual({
    'prompt-1': { user: 'Say {{word}}' },
    'prompt-1-2': { system: 'Be brief.', user: 'Say {{word}}' },
  });
  expect(config.tests?.map(({ name, prompt, models }) => [name, prompt, models])).toEqual([
    ['word: hello [gpt-4o-mini]', 'prompt-1', ['gpt-4o-mini']],
    ['word: hello [gpt-4.1] [gemini-2.5-flash]', 'prompt-1-2', ['gpt-4.1', 'gemini-2.5-flash']],
  ]);
});

describe('tools', () => {
  test.each([
    ['openai:gpt-4o', [{ type: 'function', function: TOOL }]],
    ['openai:responses:gpt-4o', [{ type: 'function', ...TOOL }]],
    ['openai:gpt-4o', 'file://tools.json'],
    [
      'anthropic:claude-x',
      [{ name: TOOL.name, description: TOOL.description, input_schema: TOOL.parameters }],
    ],
    [
      'google:gemini-2.5-flash',
      [
        {
          functionDeclarations: [
            {
              ...TOOL,
              parameters: {
                type: 'OBJECT',
                properties: { city: { type: 'STRING' } },
                required: ['city'],
              },
            },
          ],
        },
      ],
    ],
  ])('of %s %j', async (id, tools) => {
    const { config, lost, changed } = await importSmall(
      { providers: [{ id, config: { tools } }] },
      { 'tools.json': JSON.stringify([{ type: 'function', function: TOOL }]) },
    );
    expect(lost).toEqual([]);
    expect(config.tests?.[0]).toMatchObject({ tools: [OFFERED] });
    expect(changed).toEqual(expect.arrayContaining([expect.stringContaining('answers `{}`')]));
  });

  test('a forced call is told, for it would never let the loop end', async () => {
    const { lost } = await importSmall({
      providers: [{ id: 'openai:gpt-4o', config: { functions: [TOOL], tool_choice: 'required' } }],
    });
    expect(lost).toEqual([expect.stringContaining('`config.tool_choice` forces a call')]);
  });

  test('models with other tools get tests of their own', async () => {
    const { config } = await importSmall({
      providers: ['openai:gpt-4o', { id: 'groq:llama', config: { tools: [TOOL] } }],
    });
    expect(config.tests).toEqual([
      expect.objectContaining({ models: ['gpt-4o'] }),
      expect.objectContaining({ models: ['llama'], tools: [OFFERED] }),
    ]);
    expect(config.tests?.[0]).not.toHaveProperty('tools');
  });
});

test.each(Object.keys(PROVIDERS))(
  'an entry is named %s only where it is of that kind',
  async (kind) => {
    const config = { body: { q: '{{prompt}}' } };
    const providers = [`http://${kind}/ask`, 'http://other.test/ask'].map((id) => ({ id, config }));
    const { config: written } = await importSmall({ providers });
    const names = Object.keys(written.providers ?? {});
    const own = kind === 'http' ? 'http' : `${kind}-2`;
    expect(names.sort()).toEqual([own, 'other.test'].sort());
  },
);

test('a scenario runs each of its tests with each of its cases', async () => {
  const { config, lost } = await importSmall({
    tests: undefined,
    scenarios: [
      {
        config: [
          { vars: { word: 'hello' }, assert: [{ type: 'contains', value: 'hello' }] },
          { vars: { word: 'ciao' } },
        ],
        tests: [
          { description: 'one', assert: [{ type: 'icontains', value: '{{word}}' }] },
          { description: 'two', vars: { how: 'loud' } },
        ],
      },
    ],
  });
  expect(lost).toEqual([]);
  expect(config.tests).toEqual([
    expect.objectContaining({
      name: 'one',
      vars: { word: 'hello' },
      assert: [
        { type: 'contains', value: 'hello' },
        { type: 'icontains', value: 'hello' },
      ],
    }),
    expect.objectContaining({ name: 'two', vars: { how: 'loud', word: 'hello' } }),
    expect.objectContaining({ name: 'one #2', assert: [{ type: 'icontains', value: 'ciao' }] }),
    expect.objectContaining({ name: 'two #2', vars: { how: 'loud', word: 'ciao' } }),
  ]);
});

test('a pattern in a variable stands for all its files, whatever text they hold', async () => {
  const { config, lost } = await importSmall(
    { tests: [{ vars: { word: 'file://texts/*' } }, { vars: { word: 'file://q.sql' } }] },
    { 'texts/a.txt': 'A', 'texts/b.sql': 'B', 'q.sql': 'select 1' },
  );
  expect(lost).toEqual([]);
  expect(config.tests?.map(({ vars }) => vars)).toEqual([
    { word: 'A' },
    { word: 'B' },
    { word: 'select 1' },
  ]);
});

test('what is missing stands at the head of the file as well', async () => {
  const { code, text } = await importSmall({ extensions: ['x'], tests: SMALL.tests });
  expect(code).toBe(1);
  expect(text).toContain(
    '# Not carried over (1):\n#   - config: `extensions` has no counterpart: what they do before a test belongs into a step of the workflow\n',
  );
});

type Changes = Readonly<Record<string, unknown>>;

describe('options of promptfoo 0.121, by its own schema', () => {
  const keys = (text: string): readonly string[] => text.split(' ');
  const RUN = keys(
    'cache delay generateSuggestions suggestionsCount interactiveProviders maxConcurrency progressCallback repeat showProgressBar timeoutMs maxEvalTimeMs isRedteam silent filterRange description prompts providers output vars tests config assertions modelOutputs verbose grader tableCellMaxLength write table share noShare progressBar watch filterErrorsOnly filterFailing filterFailingOnly filterFirstN filterMetadata filterPattern filterPrompts filterProviders filterSample filterSampleSeed filterTargets var tags promptPrefix promptSuffix retryErrors envPath extension',
  );
  const OPTIONS = keys(
    'prefix suffix postprocess transform transformVars storeOutputAs rubricPrompt provider factuality disableVarExpansion disableConversationVar disableDefaultAsserts runSerially repeat',
  );
  const TEST = keys(
    'description vars provider providers prompts providerOutput assert assertScoringFunction options threshold metadata',
  );
  const ASSERTION = keys(
    'type value config threshold weight provider rubricPrompt metric transform contextTransform',
  );
  const CONFIG = keys(
    'tags description providers prompts tests scenarios defaultTest outputPath sharing nunjucksFilters env derivedMetrics extensions metadata redteam writeLatestResults tracing evaluateOptions commandLineOptions',
  );
  const PLACES: Readonly<Record<string, readonly [readonly string[], (one: Changes) => Changes]>> =
    {
      config: [CONFIG, (one) => one],
      run: [RUN, (one) => ({ evaluateOptions: one })],
      test: [TEST, (one) => ({ tests: [{ ...SMALL.tests[0], ...one }] })],
      options: [OPTIONS, (one) => ({ tests: [{ ...SMALL.tests[0], options: one }] })],
      assertion: [
        ASSERTION,
        (one) => ({
          tests: [{ vars: { word: 'x' }, assert: [{ type: 'contains', value: 'x', ...one }] }],
        }),
      ],
      provider: [
        keys('id label config prompts transform delay env inputs'),
        (one) => ({ providers: [{ id: 'openai:gpt-4o', ...one }] }),
      ],
    };

  /** Where any text would be another mistake. */
  const VALUES: Readonly<Record<string, unknown>> = {
    ...SMALL,
    type: 'contains',
    config: {},
    options: {},
    metadata: {},
    tags: {},
    evaluateOptions: {},
    commandLineOptions: {},
    defaultTest: {},
    scenarios: [],
    assert: SMALL.tests[0]?.assert,
    vars: SMALL.tests[0]?.vars,
  };
  const unusable = (error: unknown): { stderr: string } => ({ stderr: String(error) });

  test.each(Object.keys(PLACES))(
    '%s: each is read, told, or named as deciding nothing',
    async (place) => {
      const [names, around] = PLACES[place] ?? [[], (one: Changes) => one];
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) {
        const { stderr } = await importSmall(around({ [name]: VALUES[name] ?? 'x' })).catch(
          unusable,
        );
        expect([name, stderr]).toEqual([
          name,
          expect.not.stringContaining('promptfoo knows no such'),
        ]);
      }
      const { changed, code } = await importSmall(around({ nobodyKnows: 1 }));
      expect([code, changed.join('\n')]).toEqual([
        0,
        expect.stringContaining('nobodyKnows` is left out: promptfoo knows no such option'),
      ]);
    },
  );

  test('what decides nothing is one line, and no reason for another exit code', async () => {
    const { code, stderr } = await importSmall({
      sharing: false,
      outputPath: 'x.json',
      evaluateOptions: { cache: true },
      providers: [{ id: 'openai:gpt-4o', config: { maxRetries: 2, showThinking: false } }],
    });
    expect([code, stderr]).toEqual([
      0,
      'Left out, and decides no answer and no verdict: sharing, outputPath, config.maxRetries, config.showThinking, cache.\n',
    ]);
  });

  test.each<[Changes, string]>([
    [
      { evaluateOptions: { repeat: '3' } },
      'options of the run: `repeat` is no whole number from 1 to 1000',
    ],
    [
      { evaluateOptions: { maxConcurrency: 500 } },
      '`maxConcurrency` is no whole number from 1 to 128',
    ],
    [
      { defaultTest: { options: { provider: { moderation: 'openai:moderation' } } } },
      '`options.provider.moderation` has no counterpart',
    ],
  ])('%j was lost without a word', async (changes, note) => {
    const { code, lost } = await importSmall(changes);
    expect([code, lost.join('\n')]).toEqual([1, expect.stringContaining(note)]);
  });
});
