/** What `import` writes is what `validate` takes, holds no key, and loses no remark. */
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { createWorkspace, readFolder } from '../e2e/workspace.js';
import { importIn, importSmall, SMALL } from './run-import.js';

const CONTAINS = { type: 'contains', value: 'hello' };
const testWith = (...assert: readonly unknown[]) => [{ vars: { word: 'hello' }, assert }];

describe('held against `validate`', () => {
  test.each([
    [
      'the price is not known',
      {
        providers: ['openai:nobody-knows-it'],
        tests: testWith(CONTAINS, { type: 'cost', threshold: 1 }),
      },
      /^test word: hello: assertion cost: The cost limit of test .* cannot be checked: the price of model "nobody-knows-it" .* is not known\.$/,
    ],
    [
      'the price is not known, for every test',
      {
        providers: ['openai:nobody-knows-it'],
        defaultTest: { assert: [{ type: 'cost', threshold: 1 }] },
      },
      /^defaultTest: assertion cost: The cost limit of test/,
    ],
    [
      'a file that does not compile',
      { tests: testWith(CONTAINS, { type: 'javascript', value: 'file://broken.js' }) },
      /^test word: hello: assertion javascript: The code does not compile: /,
    ],
    [
      'a keyword that another draft knows',
      { tests: testWith(CONTAINS, { type: 'is-json', value: { type: 'array', prefixItems: [] } }) },
      /^test word: hello: assertion is-json: /,
    ],
    [
      'a pattern that runs everywhere but here',
      { tests: testWith(CONTAINS, { type: 'is-json', value: { type: 'string', pattern: '(' } }) },
      /^test word: hello: assertion is-json: /,
    ],
  ])('%s: the assertion is left out, and told', async (_, changes, line) => {
    const { code, lost, config, stdout } = await importSmall(changes, {
      'a.mjs': "import fs from 'node:fs';\nexport default () => fs.existsSync('x');\n",
      'r.cjs': "const x = require('x');\nmodule.exports = () => x;\n",
      'broken.js': 'module.exports = (output => {\n',
    });
    expect({ code, lost }).toEqual({ code: 1, lost: [expect.stringMatching(line)] });
    expect(config.tests?.[0]?.assert).toEqual([CONTAINS]);
    expect(stdout).toMatch(/`validate` finds nothing wrong with it\.\n$/);
  });

  test('the head of the file names what was left out last', async () => {
    const { text, lost } = await importSmall({
      providers: ['openai:nobody-knows-it'],
      tests: testWith(CONTAINS, { type: 'cost', threshold: 1 }),
    });
    expect(text).toContain(`#   - ${String(lost[0])}`);
  });

  test('what cannot be left out is told with its place, and the exit code is 1', async () => {
    const workspace = await createWorkspace({
      'promptfooconfig.yaml': stringify({
        ...SMALL,
        providers: ['openai:nobody-knows-it'],
        tests: testWith({ type: 'cost', threshold: 1 }),
      }),
    });
    try {
      const { code, refused, stdout, files } = await importIn(workspace);
      expect({ code, refused }).toEqual({
        code: 1,
        refused: [
          expect.stringMatching(/^kindlm\.yaml:\d+:\d+ tests\[0\]\.assert\[0\]: The cost limit/),
        ],
      });
      expect(stdout).toMatch(/`validate` refuses it \(1\): correct what is listed\.\n$/);
      expect(files).toContain('kindlm.yaml');
    } finally {
      await workspace.remove();
    }
  });

  test.each([['_conversation'], ['sessionId'], ['language']])(
    'the variable %s, which no test has, is empty in a prompt and in a body',
    async (name) => {
      const { config, lost, changed } = await importSmall({
        prompts: [`Say {{word}} {{${name}}}`],
        providers: [
          'openai:gpt-4o-mini',
          {
            id: 'https://example.com/chat',
            config: { method: 'POST', body: { q: '{{prompt}}', more: `{{ ${name} }}` } },
          },
        ],
      });
      expect(config.tests?.map(({ vars }) => vars?.[name])).toEqual(['', '']);
      expect([...lost, ...changed].join('\n')).toContain(`the variable ${name}`);
    },
  );

  test.each([
    ['_conversation[0].output', '_conversation'],
    ['sessionId | upper', 'sessionId'],
    ["evaluationId | default('none')", 'evaluationId'],
    ['customer.name', 'customer'],
    ['language | lower', 'language'],
    ['language | trim', 'language'],
    ["language | join(', ')", 'language'],
  ])('in the expression {{ %s }}, too: %s is told', async (expression, name) => {
    const prompts = [`Say {{word}} {{ ${expression} }}`];
    const { config, lost, changed } = await importSmall({ prompts });
    expect(JSON.stringify(config)).not.toMatch(/undefined/i);
    const isFilled = !['customer', 'language'].includes(name);
    expect((isFilled ? lost : changed).join('\n')).toContain(`the variable ${name}`);
  });

  test('an expression that has a value is not told of', async () => {
    const { lost, changed } = await importSmall({
      prompts: ["Say {{ word | upper }} {{ language | default('en') }}"],
    });
    expect([...lost, ...changed].join('\n')).not.toContain('the variable');
  });
});

const KEY = 'zq7-not-a-shape-99';
const SHAPED = `sk-proj-${'a1b2c3d4e5'.repeat(3)}`;
const http = (config: unknown) => [{ id: 'https://example.com/chat', config }];

describe('keys', () => {
  test.each([
    ['a body', http({ method: 'POST', body: { q: '{{prompt}}', api_key: KEY } })],
    ['a body, deeper', http({ body: { q: '{{prompt}}', auth: [{ token: KEY }] } })],
    ['a body, by a longer name', http({ body: { q: '{{prompt}}', my_service_api_key: KEY } })],
    ['a body that is text', http({ body: `{"q": "{{prompt}}", "apiKey": "${KEY}"}` })],
    ['a body that is a form', http({ body: `api_key=${KEY}&q={{prompt}}` })],
    ['query parameters', http({ method: 'GET', queryParams: { q: '{{prompt}}', key: KEY } })],
    [
      'a URL',
      [{ id: `https://example.com/chat?key=${KEY}`, config: { body: { q: '{{prompt}}' } } }],
    ],
    [
      "a URL's password",
      [{ id: `https://me:${KEY}@example.com/`, config: { body: { q: '{{prompt}}' } } }],
    ],
    [
      'a base URL',
      [{ id: 'openai:x', config: { apiBaseUrl: `https://example.com/v1?api_key=${KEY}` } }],
    ],
    ['a header', http({ headers: { 'X-Api-Key': KEY }, body: { q: '{{prompt}}' } })],
    ['apiKey', [{ id: 'openai:x', config: { apiKey: KEY } }]],
    ['a field of the request', [{ id: 'openai:x', config: { passthrough: { token: KEY } } }]],
    [
      "a program's options",
      [{ id: 'file://agent.py', config: { apiKey: KEY, deep: { password: KEY } } }],
    ],
    ['a key by its shape, anywhere', [{ id: 'openai:x', config: { user: SHAPED } }]],
    [
      'by its shape, in a header',
      http({ headers: { 'X-Team': SHAPED }, body: { q: '{{prompt}}' } }),
    ],
  ])('%s: held back from the file and from the terminal', async (_, providers) => {
    const { text, stdout, stderr, code } = await importSmall(
      { providers: [...providers, 'openai:gpt-4o-mini'] },
      { 'agent.py': 'def call_api(p, o, c): return {}' },
    );
    const all = `${text}${stdout}${stderr}`;
    expect(all).not.toContain(KEY);
    expect(all).not.toContain(SHAPED);
    expect(code).toBe(1);
  });

  test('by its shape, in a prompt and in a test', async () => {
    const { text, stderr } = await importSmall({
      prompts: [`Say {{word}} ${SHAPED}`],
      tests: [{ vars: { word: 'hello', other: SHAPED }, assert: [CONTAINS] }],
    });
    expect(text + stderr).not.toContain(SHAPED);
  });

  test('what is filled in is none, and a test may have a variable that is called password', async () => {
    const { lost, config } = await importSmall({
      prompts: ['Reset the {{password}} of {{word}}'],
      providers: http({ method: 'POST', body: { q: '{{prompt}}', token: '{{word}}' } }),
      tests: [{ vars: { word: 'hello', password: 'hunter2' }, assert: [CONTAINS] }],
    });
    expect(lost).toEqual([]);
    expect(config.tests?.[0]?.vars).toMatchObject({ password: 'hunter2' });
    expect(config.providers?.['http']).toMatchObject({ body: { token: '{{word}}' } });
  });
});

test('remarks are no losses, wherever they stand', async () => {
  const remarks = { description: 'why', label: 'what' };
  const { code, lost } = await importSmall({
    ...remarks,
    prompts: [{ raw: 'Say {{word}}', ...remarks }],
    providers: [{ id: 'openai:gpt-4o-mini', ...remarks, config: { ...remarks } }],
    defaultTest: { ...remarks, options: { ...remarks } },
    tests: [{ ...remarks, vars: { word: 'x' }, assert: [{ ...CONTAINS, ...remarks }] }],
    scenarios: [
      { ...remarks, config: [{ ...remarks, vars: { word: 'y' } }], tests: [{ ...remarks }] },
    ],
    evaluateOptions: { ...remarks },
  });
  expect({ code, lost }).toEqual({ code: 0, lost: [] });
});

test.each([[[]], [['--force']]])('nothing is written through a link: %j', async (options) => {
  const outside = await createWorkspace({ 'theirs.yaml': 'theirs: 1\n' });
  const workspace = await createWorkspace({ 'promptfooconfig.yaml': stringify(SMALL) });
  try {
    await symlink(join(outside.path, 'theirs.yaml'), join(workspace.path, 'kindlm.yaml'));
    await symlink(outside.path, join(workspace.path, 'folder'));
    for (const output of ['kindlm.yaml', 'folder/new.yaml']) {
      const { code, stderr } = await importIn(workspace, [
        ...['promptfooconfig.yaml', '-o', output],
        ...options,
      ]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('is a symbolic link')]);
    }
    expect(await readFolder(outside.path)).toEqual({ 'theirs.yaml': 'theirs: 1\n' });
  } finally {
    await workspace.remove();
    await outside.remove();
  }
});

test.each([['--help'], ['-h']])('%s says how it is called, and writes nothing', async (option) => {
  const workspace = await createWorkspace({});
  try {
    const { code, stdout, files } = await importIn(workspace, [option]);
    expect({ code, stdout, files }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Usage: npx kindlm-action import[^]*--force[^]*Exit codes:/),
      files: [],
    });
  } finally {
    await workspace.remove();
  }
});
