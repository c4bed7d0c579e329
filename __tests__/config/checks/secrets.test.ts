import { describe, expect, test } from '@jest/globals';
import { isSecretKey, redactSecrets, secretKind } from '../../../src/config/problem.js';
import { VALID, changed, problemsOf, withTestLines } from '../config-folder.js';

// Made up, and put together here so that no scanner takes them for real ones.
const KEYS: readonly (readonly [string, string])[] = [
  ['OpenAI', `sk-${'a1B2c3D4'.repeat(6)}`],
  ['OpenAI project', `sk-proj-${'a1B2c3_D4-'.repeat(6)}`],
  ['Anthropic', `sk-ant-api03-${'a1B2c3D4'.repeat(6)}`],
  ['GitHub', `ghp_${'a1B2c3D4e5F6'.repeat(3)}`],
  ['GitHub, fine-grained', `github_pat_${'a1B2c3D4e5F6'.repeat(3)}`],
  ['GitLab', `glpat-${'a1B2c3D4e5'.repeat(2)}`],
  ['Google', `AIza${'a1B2c3D'.repeat(5)}`],
  ['Slack', `xoxb-${'1234567890-'.repeat(2)}abc`],
  // The shortest of all.
  ['Slack, the shortest', `xoxb-${'1a'.repeat(5)}`],
  ['AWS', `AKIA${'A1B2C3D4'.repeat(2)}`],
  ['Groq', `gsk_${'a1B2c3D4'.repeat(6)}`],
  ['Hugging Face', `hf_${'a1B2c3D4'.repeat(4)}`],
];

describe('recognized and never shown', () => {
  test.each(KEYS)('%s', (_, key) => {
    expect(secretKind(key)).toBeDefined();
    expect(secretKind(`in a text (${key}), quoted`)).toBeDefined();
    expect(redactSecrets(`x ${key} y`)).toBe(`x ${key.slice(0, 4)}… y`);
  });

  test.each(KEYS)('%s as the value of apiKeyEnv, in a variable, as a name', async (_, key) => {
    const places = [
      changed('OPENAI_API_KEY', key),
      changed('message: Hello', `message: "my key is ${key}"`),
      changed('name: first', `name: ${key}`),
      { 'kindlm.yaml': `${VALID}trace: { ${key}: 1 }\n` },
      withTestLines(`expect: { judge: [{ criteria: a, model: ${key} }] }`, `prompt: ${key}`),
    ];
    for (const files of places) {
      const problems = await problemsOf(files);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.join('\n')).not.toContain(key);
    }
  });

  test('the explanation', async () => {
    const [, key] = KEYS[0] ?? ['', ''];
    expect(await problemsOf(changed('OPENAI_API_KEY', key))).toEqual([
      'kindlm.yaml:4:35 providers.openai.apiKeyEnv: This looks like an API key, and keys are not allowed in the config. `apiKeyEnv` is the name of the environment variable that holds the key, e.g. OPENAI_API_KEY. Revoke this key if it is real.',
    ]);
  });
});

test.each([
  'sk-',
  'sk-[a-zA-Z0-9]{20,}',
  'sk-some-long-hyphenated-name-without-digits',
  'risk-2024-assessment-of-the-whole-report',
  'ghp_short',
  'AKIAIOSFODNN7EXAMPLE',
  'OPENAI_API_KEY',
  'the token of my appreciation',
])('%s is no secret', (text) => {
  expect(secretKind(text)).toBeUndefined();
  expect(redactSecrets(text)).toBe(text);
});

test.each([
  ['apiKey', true],
  ['api_key', true],
  ['API-KEY', true],
  ['token', true],
  ['apiKeyEnv', false],
  ['maxTokens', false],
])('%s asks for a secret: %s', (name, expected) => {
  expect(isSecretKey(name)).toBe(expected);
});

describe('keys by name', () => {
  test.each(['apiKey', 'api_key', 'token', 'secret'])('%s of a provider', async (name) => {
    const problems = await problemsOf(changed('{ apiKeyEnv', `{ ${name}: hunter2, apiKeyEnv`));
    expect(problems).toEqual([
      expect.stringContaining(
        `API keys are not allowed in the config: remove "${name}". Put it into an environment variable`,
      ),
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  test('a variable of a test may be called token', async () => {
    expect(
      await problemsOf(changed('{ message: Hello }', '{ message: a, token: b, apiKey: c }')),
    ).toEqual([]);
  });
});

describe('under keys that begin with x-, which nothing refers to', () => {
  const [, key] = KEYS[0] ?? ['', ''];

  test.each([
    ['a text', `x-old: ${key}`, '11:8 x-old'],
    ['deep in a remark', `x-old: { was: [1, { of: ${key} }] }`, '11:25 x-old.was[1].of'],
    ['a key', `x-old: { ${key}: 1 }`, '11:10 x-old.sk-a…'],
    ['the name itself', `x-${key}: 1`, '11:1 x-sk-a…'],
  ])('a secret is refused: %s', async (_, line, place) => {
    expect(await problemsOf({ 'kindlm.yaml': `${VALID}${line}\n` })).toEqual([
      expect.stringContaining(`kindlm.yaml:${place}: This looks like an API key`),
    ]);
  });

  test('inside of what a row of cases makes, and of a test', async () => {
    const files = withTestLines('cases: [{ a: 1 }, { a: 2 }]', `x-old: { was: ${key} }`);
    expect(await problemsOf(files)).toEqual([
      expect.stringContaining('tests[0].x-old.was: This looks like an API key'),
    ]);
  });

  test('where it is used, it is said once', async () => {
    const holder = changed('models:', `x-shared: &shared { user: ${key} }\nmodels:`);
    const yaml = String(holder['kindlm.yaml']).replace("user: '{{message}}'", '<<: *shared');
    expect(await problemsOf({ 'kindlm.yaml': yaml })).toHaveLength(1);
  });

  test('a remark may hold any number', async () => {
    expect(await problemsOf({ 'kindlm.yaml': `${VALID}x-id: 12345678901234567890\n` })).toEqual([]);
  });
});

test('a value of apiKeyEnv that is no name of a variable is not shown', async () => {
  expect(await problemsOf(changed('OPENAI_API_KEY', 'hunter2-is-secret'))).toEqual([
    'kindlm.yaml:4:35 providers.openai.apiKeyEnv: `apiKeyEnv` must be the name of an environment variable. Letters, digits and underscores, e.g. OPENAI_API_KEY. Never the key itself.',
  ]);
});

test('a password in a URL', async () => {
  const problems = await problemsOf(
    changed(
      'apiKeyEnv: OPENAI_API_KEY',
      'apiKeyEnv: OPENAI_API_KEY, baseUrl: "https://me:hunter2@example.com"',
    ),
  );
  expect(problems).toEqual([
    expect.stringContaining('A user name or password is not allowed in the URL'),
  ]);
  expect(problems.join()).not.toContain('hunter2');
});
