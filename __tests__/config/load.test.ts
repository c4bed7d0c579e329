import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  VALID,
  changed,
  load,
  loadOne,
  problemsOf,
  withTestLines,
  withWorkspace,
} from './config-folder.js';
import type { Files } from './config-folder.js';

const FIXTURES = fileURLToPath(new URL('../fixtures/config/', import.meta.url));

describe('a valid config', () => {
  test('becomes a suite with every default filled in', async () => {
    const suite = await loadOne({ 'kindlm.yaml': VALID });
    expect(suite).toMatchObject({
      name: 'demo',
      project: 'demo',
      tags: [],
      file: 'kindlm.yaml',
      providers: { openai: { apiKeyEnv: 'OPENAI_API_KEY' } },
      models: [
        {
          id: 'main',
          provider: 'openai',
          model: 'gpt-4o',
          params: { temperature: 0.2, maxTokens: 1024 },
        },
      ],
      gates: { passRateMin: 0.95, schemaFailuresMax: 0, piiFailuresMax: 0, keywordFailuresMax: 0 },
      gateLocations: {},
      concurrency: 4,
      timeoutMs: 60_000,
      judgeModel: 'main',
      compliance: { enabled: false, framework: 'eu-ai-act', metadata: {} },
      notices: [],
    });
    expect(suite.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(suite.recordingsDir).toBe(path.join(suite.directory, '.kindlm', 'recordings'));
    expect(suite.tests).toEqual([
      {
        name: 'first',
        location: { file: 'kindlm.yaml', line: 8, column: 5 },
        sources: [
          { kind: 'test', file: 'kindlm.yaml', startLine: 8, endLine: 10 },
          { kind: 'prompt', file: 'kindlm.yaml', startLine: 6, endLine: 6 },
        ],
        subject: { kind: 'prompt', promptName: 'ask', messages: { user: 'Hello' } },
        vars: { message: 'Hello' },
        models: ['main'],
        repeat: 1,
        tools: [],
        conversation: [],
        maxTurns: 10,
        expects: [],
        asserts: [],
        tags: [],
        skip: false,
      },
    ]);
  });

  test('holders of anchors are no part of it', async () => {
    const [shared, entry] = ['x-shared: &shared { maxTokens: 5, x-why: short }', 'model: gpt-4o'];
    const yaml = VALID.replace('models:', `${shared}\nmodels:`)
      .replace('prompts: {', 'prompts: { x-base: { nonsense: 1 },')
      .replace(entry, `${entry}, params: { <<: *shared, x-also: 1 }, x-team: [a]`);
    const { models } = await loadOne({ 'kindlm.yaml': yaml });
    expect(models).toEqual([
      {
        id: 'main',
        provider: 'openai',
        model: 'gpt-4o',
        params: { temperature: 0.2, maxTokens: 5 },
      },
    ]);
    const asked = changed('prompt: ask', 'prompt: x-base', yaml);
    expect(await problemsOf(asked)).toEqual([expect.stringContaining('"x-base"')]);
  });

  test.each([
    ['a variable', 'vars: { message: NUMBER }'],
    [
      'an answer of a tool',
      'tools: [{ name: t, responses: [{ when: {}, then: { id: NUMBER } }] }]',
    ],
    ['parameters of a tool', 'tools: [{ name: t, parameters: { const: NUMBER } }]'],
    ['`equals`', 'assert: [{ type: equals, value: NUMBER }]'],
    ['a schema in place', 'assert: [{ type: is-json, value: { const: NUMBER } }]'],
    [
      '`argsMatch`',
      'tools: [{ name: t }]\n    expect: { toolCalls: [{ tool: t, argsMatch: { id: [NUMBER] } }] }',
    ],
  ])('a number in %s that is not the one written is refused, once', async (_, line) => {
    const yaml = VALID.replace('    vars: { message: Hello }\n', '');
    const config = `${yaml}    ${line.replace('NUMBER', '9007199254740993')}\n`.replace(
      '{{message}}',
      'hi',
    );
    expect(await problemsOf({ 'kindlm.yaml': config })).toEqual([
      expect.stringMatching(
        /^kindlm.yaml:1[01]:\d+ tests.* The number 9007199254740992 is above 2\^53/,
      ),
    ]);
  });

  test('defaults of expect and of its parts are filled in', async () => {
    const suite = await loadOne(
      withTestLines(
        'expect:',
        '  output: {}',
        '  guardrails: { pii: {}, keywords: {} }',
        '  judge: [{ criteria: kind }]',
        '  toolCalls: [{ tool: look }]',
        '  baseline: { drift: {} }',
        'tools: [{ name: look }]',
      ),
    );
    expect(suite.tests[0]?.expects).toEqual([
      {
        output: { format: 'text', ignoreCase: false },
        guardrails: { pii: { enabled: true }, keywords: { deny: [] } },
        judge: [{ criteria: 'kind', minScore: 0.7, passes: 1 }],
        toolCalls: [{ tool: 'look', shouldNotCall: false }],
        baseline: { drift: { maxScore: 0.15, method: 'judge' } },
      },
    ]);
  });

  test("defaults.expect comes before the test's own", async () => {
    const config = `${VALID}    expect: { latency: { maxMs: 5 } }\ndefaults: { expect: { cost: { maxUsd: 1 } } }\n`;
    const suite = await loadOne({ 'kindlm.yaml': config });
    expect(suite.tests[0]?.expects).toEqual([{ cost: { maxUsd: 1 } }, { latency: { maxMs: 5 } }]);
  });

  test('models of a test come in config order', async () => {
    const files = changed(
      'models: [{ id: main, provider: openai, model: gpt-4o }]',
      'models: [{ id: a, provider: openai, model: x }, { id: b, provider: openai, model: y }, { id: c, provider: openai, model: z }]',
    );
    const suite = await loadOne({
      'kindlm.yaml': `${String(files['kindlm.yaml'])}    models: [c, a]\n`,
    });
    expect(suite.tests[0]?.models).toEqual(['a', 'c']);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['[a.md, b.md]', { 'a.md': 'Be {{n}}.\n', 'b.md': '\nBe brief.\n\n' }, 'Be 7.\n\nBe brief.'],
    ['{ file: a.md, frontMatter: drop }', { 'a.md': '---\nname: csv\n---\n\nRead.\n' }, 'Read.\n'],
    [
      '[{ file: a.md, frontMatter: drop }, { file: b.md, frontMatter: drop }, c.md]',
      {
        'a.md': '\uFEFF---\r\nname: csv\r\n---\r\nRead.\r\n---\r\nWrite.',
        'b.md': 'None: ---\n---\n',
        'c.md': '---\nname: kept\n---\n',
      },
      'Read.\n---\nWrite.\n\nNone: ---\n---\n\n---\nname: kept\n---',
    ],
    ['{ file: a.md, frontMatter: drop }', { 'a.md': '---\n---\nEmpty' }, 'Empty'],
    ['{ file: a.md, frontMatter: drop }', { 'a.md': '---\nnever closed' }, '---\nnever closed'],
    ['{ file: a.md }', { 'a.md': '---\nname: csv\n---\nRead.' }, '---\nname: csv\n---\nRead.'],
    ['[a.md]', { 'a.md': 'One.\n' }, 'One.\n'],
  ])('systemFile: %s', async (written, files, system) => {
    const config = VALID.replace("{ user: '{{message}}' }", `{ systemFile: ${written}, user: hi }`);
    const suite = await loadOne({
      ...files,
      'kindlm.yaml': config.replace('{ message: Hello }', '{ n: 7 }'),
    });
    expect(suite.tests[0]?.subject).toMatchObject({ messages: { system, user: 'hi' } });
    expect(suite.inputFiles.map(({ file }) => file)).toEqual(Object.keys(files));
    const spans = suite.tests[0]?.sources.filter(({ file }) => file.endsWith('.md')) ?? [];
    expect(spans.map(({ kind, file }) => `${kind} ${file}`)).toEqual(
      Object.keys(files).map((file) => `prompt ${file}`),
    );
  });

  test('prompt files, numbers and booleans as variables, no second round of filling in', async () => {
    const suite = await loadOne(
      {
        'suites/kindlm.yaml': VALID.replace(
          "{ user: '{{message}}' }",
          "{ systemFile: ../prompts/system.md, userFile: user.md, assistant: 'No {{ n }}:' }",
        ).replace('{ message: Hello }', () => "{ message: '{{n}} $& $1', n: 7, yes: true }"),
        'prompts/system.md': 'Be {{yes}}. {{ not a variable }}',
        'suites/user.md': '{{message}}!',
      },
      { patterns: ['suites/kindlm.yaml'] },
    );
    expect(suite.tests[0]?.subject).toEqual({
      kind: 'prompt',
      promptName: 'ask',
      messages: {
        system: 'Be true. {{ not a variable }}',
        user: '{{n}} $& $1!',
        assistant: 'No 7:',
      },
    });
  });

  test('a conversation whose first turn has a user message needs no variables of the one it replaces', async () => {
    const suite = await loadOne(
      changed(
        'vars: { message: Hello }',
        'vars: { name: Ann }\n    conversation: [{ turn: one, user: "I am {{name}}" }, { turn: two }]',
      ),
    );
    expect(suite.tests[0]?.conversation).toEqual([
      { label: 'one', user: 'I am Ann' },
      { label: 'two' },
    ]);
  });

  test('names like __proto__ and constructor are ordinary names', async () => {
    const suite = await loadOne({
      'kindlm.yaml': `kindlm: 1
project: __proto__
suite: { name: constructor }
providers: { openai: { apiKeyEnv: __proto__ } }
models: [{ id: __proto__, provider: openai, model: toString }]
prompts: { __proto__: { user: '{{__proto__}} {{constructor}}' } }
tests:
  - { name: hasOwnProperty, prompt: __proto__, vars: { __proto__: a, constructor: b }, models: [__proto__] }
`,
    });
    expect(suite.tests[0]).toMatchObject({
      name: 'hasOwnProperty',
      models: ['__proto__'],
      subject: { messages: { user: 'a b' } },
    });
  });

  test('upload, trace and {{env.NAME}} make a notice each', async () => {
    const config = `${VALID.replace("'{{message}}'", "'{{message}} {{env.HOME}}'")}upload: {}\ntrace: {}\n`;
    const suite = await loadOne({ 'kindlm.yaml': config });
    expect(suite.notices).toEqual([
      expect.stringContaining('`upload` is ignored'),
      expect.stringContaining('`trace` is ignored'),
      expect.stringContaining('"{{env.HOME}}", which is sent as it is'),
    ]);
    expect(suite.tests[0]?.subject).toMatchObject({ messages: { user: 'Hello {{env.HOME}}' } });
  });
});

test('points that were written as a share cost a notice', async () => {
  const config = `${VALID}gates: { passRateDropMax: 0.05 }\n`;
  const suite = await loadOne({ 'kindlm.yaml': config });
  expect(suite.notices).toEqual([
    '`gates.passRateDropMax` is in percentage points: 0.05 is less than one point. A drop of 5 points is written as 5.',
  ]);
});

describe('inputs override the config', () => {
  const config = `${VALID}    repeat: 5
gates: { passRateMin: 0.5, costMaxUsd: 9 }
defaults: { repeat: 2, concurrency: 8, timeoutMs: 1000 }
`;

  test('as the config says', async () => {
    const suite = await loadOne({ 'kindlm.yaml': config });
    expect(suite).toMatchObject({
      concurrency: 8,
      timeoutMs: 1000,
      gates: { passRateMin: 0.5, costMaxUsd: 9 },
      gateLocations: {
        passRateMin: { line: 12, column: 10 },
        costMaxUsd: { line: 12, column: 28 },
      },
      tests: [{ repeat: 5 }],
    });
  });

  test('as the inputs say', async () => {
    const overrides = { repeat: 1, concurrency: 2, timeoutMs: 3, passRateMin: 0.4, maxCostUsd: 5 };
    const suite = await loadOne({ 'kindlm.yaml': config }, { overrides });
    expect(suite).toMatchObject({
      concurrency: 2,
      timeoutMs: 3,
      gates: { passRateMin: 0.4, costMaxUsd: 5 },
      tests: [{ repeat: 1 }],
    });
  });
});

describe('configs that people have', () => {
  const read = (name: string): Promise<string> =>
    readFile(path.join(FIXTURES, 'cli', name), 'utf8');

  test.each(['starter.yaml', 'agent-with-tools.yaml', 'anchors.yaml'])('%s loads', async (name) => {
    const suite = await loadOne({ 'kindlm.yaml': await read(name) });
    expect(suite.tests.length).toBeGreaterThan(0);
  });

  test('anchors, aliases and merge keys', async () => {
    const { tests } = await loadOne({ 'kindlm.yaml': await read('anchors.yaml') });
    const messages = tests.map(({ subject }) => subject.kind === 'prompt' && subject.messages);
    expect(messages).toEqual([
      { system: 'Be brief.', user: 'Capital of France?' },
      { system: 'Be brief and kind.', user: 'Capital of France?' },
      { system: 'Be brief.', user: 'And again?' },
    ]);
    expect(tests.map(({ location }) => location.line)).toEqual([15, 21, 23]);
    expect(tests[1]?.expects).toEqual(tests[2]?.expects);
  });

  test('the example of docs/configuration.md', async () => {
    const page = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    const example = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? '';
    const suite = await loadOne({ 'kindlm.yaml': example, 'prompts/system.md': 'Be kind.' });
    expect(suite.tests.map(({ name }) => name)).toEqual(['refund-double-charge']);
  });

  test('a byte order mark and Windows line ends', async () => {
    const bytes = Buffer.from(`\uFEFF${VALID.replaceAll('\n', '\r\n')}`);
    const suite = await loadOne({ 'kindlm.yaml': bytes });
    expect(suite.tests[0]?.location).toEqual({ file: 'kindlm.yaml', line: 8, column: 5 });
  });
});

describe('which files', () => {
  const suite = (name: string): string => VALID.replace('name: demo', `name: ${name}`);
  const files: Files = {
    'a/kindlm.yaml': suite('a'),
    'b/kindlm.yaml': suite('b'),
    'b/node_modules/x/kindlm.yaml': suite('x'),
    'evals/[one].yaml': suite('one'),
  };

  test.each([
    ['one', ['a/kindlm.yaml'], ['a']],
    [
      'several lines, one of them twice',
      ['b/kindlm.yaml', '', ' a/kindlm.yaml ', 'b/kindlm.yaml'],
      ['b', 'a'],
    ],
    ['a glob, sorted, without node_modules', ['**/kindlm.yaml'], ['a', 'b']],
    ['a literal name that looks like a glob', ['evals/[one].yaml'], ['one']],
    ['the backslashes of Windows', ['a\\kindlm.yaml'], ['a']],
    ['a glob with them', ['.\\*\\kindlm.yaml'], ['a', 'b']],
    ['a character that is no wildcard', ['evals/\\[*.yaml'], ['one']],
  ])('%s', async (_, patterns, names) => {
    const result = await withWorkspace(files, (workspace) => load(workspace, { patterns }));
    expect(result.kind === 'loaded' && result.suites.map(({ name }) => name)).toEqual(names);
  });

  test('absolute globs, with wildcards in the name of the workspace or through a link to it', async () => {
    const nested: Files = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`shop (1) [x]/${name}`, text] as const),
    );
    await withWorkspace(nested, async (folder) => {
      const workspace = path.join(folder, 'shop (1) [x]');
      await symlink(workspace, path.join(folder, 'link'));
      for (const start of [workspace, path.join(folder, 'link')]) {
        for (const end of ['/*/kindlm.yaml', '\\*\\kindlm.yaml', '/?/kindlm.yaml']) {
          const result = await load(workspace, { patterns: [start + end] });
          expect(result.kind === 'loaded' && result.suites.map(({ file }) => file)).toEqual([
            'a/kindlm.yaml',
            'b/kindlm.yaml',
          ]);
        }
        const result = await load(workspace, { patterns: [`${start}/a/kindlm.yaml`] });
        expect(result.kind).toBe('loaded');
      }
    });
  });

  test('paths are relative to the working directory; locations to the workspace', async () => {
    const result = await withWorkspace(files, (workspace) =>
      load(workspace, { workingDirectory: path.join(workspace, 'a') }),
    );
    expect(result.kind === 'loaded' && result.suites.map(({ file }) => file)).toEqual([
      'a/kindlm.yaml',
    ]);
  });

  test.each([
    [
      'a glob above',
      ['../*/kindlm.yaml'],
      'The config "../*/kindlm.yaml" is outside the workspace',
    ],
    [
      'a glob that climbs',
      ['*/../../*.yaml'],
      'The config "*/../../*.yaml" is outside the workspace',
    ],
    ['an absolute path', ['/etc/passwd'], 'The config "/etc/passwd" is outside the workspace'],
    ['nothing', [' '], 'The input `config` names no file. Its default is "kindlm.yaml".'],
  ])('%s is a problem that says what to do', async (_, patterns, message) => {
    expect(await problemsOf(files, { patterns })).toEqual([expect.stringContaining(message)]);
  });

  test('two suites of one name', async () => {
    const twice: Files = { 'a.yaml': suite('same'), 'b.yaml': suite('same') };
    expect(await problemsOf(twice, { patterns: ['a.yaml', 'b.yaml'] })).toEqual([
      'b.yaml:3:16 suite.name: The suite name "same" is already taken by "a.yaml". Suites of one run need different names, because comments and baselines are found by name.',
    ]);
  });
});

describe('defaults.models', () => {
  const TWO = changed(
    'models: [{ id: main, provider: openai, model: gpt-4o }]',
    'models: [{ id: main, provider: openai, model: a }, { id: judge, provider: openai, model: b }]\ndefaults: { models: [main] }',
  );
  const yaml = String(TWO['kindlm.yaml']);

  test('are those of a test that names none', async () => {
    const own = '  - { name: own, prompt: ask, vars: { message: x }, models: [judge] }\n';
    const { tests } = await loadOne({ 'kindlm.yaml': yaml + own });
    expect(tests.map(({ models }) => models)).toEqual([['main'], ['judge']]);
  });

  test.each([
    [
      '[man]',
      'kindlm.yaml:6:22 defaults.models[0]: There is no model with the id "man". Did you mean "main"?',
    ],
    [
      '[]',
      'kindlm.yaml:6:21 defaults.models: The list names no model, so the test would never run. Name one, remove the key to use all models, or set `skip: true`.',
    ],
  ])('%s is an error', async (models, problem) => {
    const files = { 'kindlm.yaml': yaml.replace('models: [main]', `models: ${models}`) };
    expect(await problemsOf(files)).toEqual([problem]);
  });
});

test('two tests with the same mistake are two problems', async () => {
  const second = '  - { name: second, prompt: ask, vars: { message: x }, repeat: y }\n';
  const problems = await problemsOf({ 'kindlm.yaml': `${VALID}    repeat: x\n${second}` });
  expect(problems.map((problem) => problem.replace(/: .*/s, ''))).toEqual([
    'kindlm.yaml:11:13 tests[0].repeat',
    'kindlm.yaml:12:64 tests[1].repeat',
  ]);
});

test.each<[wanted: number | string, repeat: number, passes: number]>([
  [2, 3, 2],
  [3, 3, 3],
  // An input asked for fewer runs: all of them.
  [4, 1, 1],
  ['80%', 5, 4],
  ['80%', 3, 3],
  ['50%', 3, 2],
  ['1%', 3, 1],
  ['100%', 7, 7],
  ['29%', 100, 29],
  ['7%', 100, 7],
])('minPasses: %s of %i answers is %i', async (wanted, repeat, passes) => {
  // Inputs may ask for any number of runs.
  const files = withTestLines(`minPasses: ${wanted}`, 'repeat: 4');
  const { tests } = await loadOne(files, { overrides: { repeat } });
  // Nothing is said where all runs must pass.
  expect(tests.map(({ minPasses = repeat }) => minPasses)).toEqual([passes]);
});
