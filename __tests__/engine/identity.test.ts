/** What the two hashes of a test depend on, and what they do not. */
import { describe, expect, test } from '@jest/globals';
import { identityOf } from '../../src/engine/identity.js';
import { planSuites } from '../../src/engine/plan.js';
import { loadOne, problemsOf, type Files } from '../config/config-folder.js';
import type { Environment } from '../../src/config/providers.js';

type Identity = ReturnType<typeof identityOf>;

const CONFIG = `kindlm: 1
project: acme
suite: { name: support }
providers:
  openai: { apiKeyEnv: OPENAI_API_KEY, baseUrl: 'https://one.example/v1' }
  agent: { kind: http, url: 'https://agent.example/ask', body: { text: '{{message}}' } }
models:
  - { id: main, provider: openai, model: gpt-4o, params: { temperature: 0, maxTokens: 100 } }
  - { id: judge, provider: openai, model: gpt-4o-mini }
  - { id: agent, provider: agent, model: agent }
prompts:
  support: { systemFile: system.md, user: '{{message}}' }
tests:
  - name: asked
    prompt: support
    vars: { message: Hello }
    models: [main]
    tools: [{ name: lookup, responses: [{ when: { id: 1 }, then: paid }] }]
    expect:
      output: { format: json, schemaFile: answer.json }
      judge: [{ criteria: is polite, minScore: 0.7, model: judge }]
    assert:
      - { type: javascript, value: 'file://check.cjs' }
      - { type: contains, value: refund, weight: 2 }
  - name: program
    command: node agent.js
    dependsOn: ['agent/**', '!agent/*.log']
    expect: { output: { contains: [ok] } }
  - name: endpoint
    prompt: support
    vars: { message: Hello }
    models: [agent]
    expect: { output: { contains: [ok] } }
defaults: { judgeModel: judge }
`;

const OPENAI = 'apiKeyEnv: OPENAI_API_KEY';

const FILES: Files = {
  'kindlm.yaml': CONFIG,
  'system.md': 'You help.',
  'answer.json': '{"type":"object","required":["a"],"$defs":{"x":{"$ref":"part.json"}}}',
  'part.json': '{"type":"string"}',
  'check.cjs': 'module.exports = () => true;',
  'agent/agent.js': 'one',
  'agent/run.log': 'noise',
};

async function identities(
  files: Files = FILES,
  environment: Environment = {},
): Promise<Readonly<Record<string, Identity>>> {
  const suite = await loadOne(files, { environment, urlsMayBeIncomplete: true });
  const planned = planSuites([suite], { tags: [], tests: [], models: [] });
  if (planned.kind !== 'planned') throw new Error(planned.problem.message);
  return Object.fromEntries(
    planned.plans.flatMap(({ units }) => units.map((it) => [it.test.name, identityOf(it)])),
  );
}

let known: ReturnType<typeof identities> | undefined;

/** Those of the files as they are, loaded once. */
function unchanged(): ReturnType<typeof identities> {
  return (known ??= identities());
}

function changed(from: string, to: string): Files {
  if (!CONFIG.includes(from)) throw new Error(`The config has no ${from}`);
  return { ...FILES, 'kindlm.yaml': CONFIG.replace(from, to) };
}

test('the hashes are those of every machine and every version of Node', async () => {
  expect(await unchanged()).toEqual({
    asked: {
      requestHash: 'POgZOYHo2JHTR_zv6hVl9pG97nIvfH2ISPcQG0BGQm8',
      checksHash: 'mKZcJ9_Ok5o9j-56bD5IUi3fDxA7JkjxCmxtNdkDrjo',
    },
    program: {
      requestHash: '4rU9ft57xS2kKEOtx5IUeimhhIm4xl8i8ccGNmhboA4',
      checksHash: 'N4yR3HLzdTW--YZTkW1o7bRHJcYr4zo1ublAKb1Cotk',
      programHash: 'Sv8Qt0KfncbeN-UgPcpowQqvhhfswXlSk62vTwFCU7Q',
    },
    endpoint: {
      requestHash: null,
      checksHash: 'N4yR3HLzdTW--YZTkW1o7bRHJcYr4zo1ublAKb1Cotk',
    },
  });
});

describe('a change of the test `asked`', () => {
  test.each<[what: string, files: Files, request: 'new' | 'same', checks: 'new' | 'same']>([
    ['the prompt file', { ...FILES, 'system.md': 'You help well.' }, 'new', 'same'],
    ['the model', changed('model: gpt-4o,', 'model: gpt-4.1,'), 'new', 'same'],
    ['a parameter', changed('maxTokens: 100', 'maxTokens: 101'), 'new', 'same'],
    ['a simulated answer', changed('then: paid', 'then: open'), 'new', 'same'],
    [
      'the order of keys',
      changed('temperature: 0, maxTokens: 100', 'maxTokens: 100, temperature: 0'),
      'same',
      'same',
    ],
    ['the URL', changed('https://one.example/v1', 'https://two.example/v1'), 'new', 'new'],
    [
      'a slash at its end',
      changed('https://one.example/v1', 'https://one.example/v1/'),
      'same',
      'same',
    ],
    ['the organization', changed(OPENAI, `${OPENAI}, organization: org-2`), 'new', 'new'],
    ['a header', changed(OPENAI, `${OPENAI}, headers: { X-Tier: flex }`), 'new', 'new'],
    [
      'the name of the key',
      changed('apiKeyEnv: OPENAI_API_KEY', 'apiKeyEnv: OTHER'),
      'same',
      'same',
    ],
    ['the repeats', changed('models: [main]', 'models: [main]\n    repeat: 5'), 'same', 'same'],
    ['tags', changed('models: [main]', 'models: [main]\n    tags: [smoke]'), 'same', 'same'],
    ['a threshold', changed('minScore: 0.7', 'minScore: 0.8'), 'same', 'new'],
    ['the judge', changed('model: gpt-4o-mini', 'model: gpt-4.1-mini'), 'same', 'new'],
    ['a weight', changed('weight: 2', 'weight: 3'), 'same', 'new'],
    ['the schema', { ...FILES, 'answer.json': '{"type":"object"}' }, 'same', 'new'],
    ['a part of the schema', { ...FILES, 'part.json': '{"type":"number"}' }, 'same', 'new'],
    ['the script', { ...FILES, 'check.cjs': 'module.exports = () => false;' }, 'same', 'new'],
    // A script sees the variables, and the model is asked with them.
    ['a variable', changed('{ message: Hello }', '{ message: Bye }'), 'new', 'new'],
    ['a file of another test', { ...FILES, 'agent/agent.js': 'two' }, 'same', 'same'],
  ])('%s', async (_what, files, request, checks) => {
    const before = (await unchanged())['asked'];
    const after = (await identities(files))['asked'];
    expect({
      request: after?.requestHash === before?.requestHash ? 'same' : 'new',
      checks: after?.checksHash === before?.checksHash ? 'same' : 'new',
    }).toEqual({ request, checks });
  });
});

describe('who is asked', () => {
  const URL = 'https://one.example/v1';
  type Side = readonly [url: string, environment?: Environment, more?: string];

  async function requestOf([url, environment, more = '']: Side): Promise<
    string | null | undefined
  > {
    const files = changed(`${OPENAI}, baseUrl: '${URL}'`, `${OPENAI}, baseUrl: '${url}'${more}`);
    return (await identities(files, environment))['asked']?.requestHash;
  }
  const KEY_IN_QUERY = 'https://one.example/v1?key=${KEY}&api-version=1';

  test.each<[what: string, one: Side, other: Side, same: boolean]>([
    [
      'the value of a variable in the URL',
      ['https://${HOST}/v1', { HOST: 'one.example' }],
      ['https://${HOST}/v1', { HOST: 'two.example' }],
      false,
    ],
    ['its name alone', ['https://${HOST}/v1', { HOST: 'one.example' }], [URL], true],
    [
      'the value of a key in the query',
      [KEY_IN_QUERY, { KEY: 'a' }],
      [KEY_IN_QUERY, { KEY: 'b' }],
      true,
    ],
    [
      'its name',
      [KEY_IN_QUERY, { KEY: 'a' }],
      [KEY_IN_QUERY.replace('${KEY}', '${TOKEN}'), { TOKEN: 'a' }],
      false,
    ],
    [
      'another query',
      [KEY_IN_QUERY, { KEY: 'a' }],
      [KEY_IN_QUERY.replace('=1', '=2'), { KEY: 'a' }],
      false,
    ],
    [
      'the value of a header from the environment',
      [URL, { TIER: 'a' }, ', headers: { X-Tier: env:TIER }'],
      [URL, { TIER: 'b' }, ', headers: { x-tier: "env: TIER" }'],
      true,
    ],
    [
      'the variable of a header',
      [URL, {}, ', headers: { X-Tier: env:TIER }'],
      [URL, {}, ', headers: { X-Tier: env:OTHER }'],
      false,
    ],
    [
      'the value of a header',
      [URL, {}, ', headers: { X-Tier: flex }'],
      [URL, {}, ', headers: { X-Tier: priority }'],
      false,
    ],
  ])('%s', async (_what, one, other, same) => {
    expect((await requestOf(one)) === (await requestOf(other))).toBe(same);
  });

  test('is not known where a variable of the URL is not set', async () => {
    expect(await requestOf(['https://${HOST}/v1'])).toBeNull();
  });

  test("the vendor's own server may be named or not, under any name", async () => {
    const own = changed(`${OPENAI}, baseUrl: '${URL}'`, OPENAI);
    const named = changed(
      `${OPENAI}, baseUrl: '${URL}'`,
      `${OPENAI}, baseUrl: 'https://api.openai.com/v1'`,
    );
    const text = String(own['kindlm.yaml']);
    const under = text
      .replace('  openai: {', '  mine: { kind: openai,')
      .replaceAll('provider: openai', 'provider: mine');
    const hashes = await Promise.all(
      [own, named, { ...FILES, 'kindlm.yaml': under }].map(
        async (files) => (await identities(files))['asked'],
      ),
    );
    expect(hashes[1]).toEqual(hashes[0]);
    expect(hashes[2]).toEqual(hashes[0]);
  });
});

describe('the files of dependsOn', () => {
  test.each<[what: string, files: Files, same: boolean]>([
    ['a file that it matches', { ...FILES, 'agent/agent.js': 'two' }, false],
    ['a new file that it matches', { ...FILES, 'agent/deep/more.js': '' }, false],
    ['a file that it leaves out', { ...FILES, 'agent/run.log': 'more noise' }, true],
    ['another file', { ...FILES, 'other.js': 'two' }, true],
  ])('%s', async (_what, files, same) => {
    const before = (await unchanged())['program']?.requestHash;
    expect((await identities(files))['program']?.requestHash === before).toBe(same);
  });

  test.each([
    ["dependsOn: ['agnet/**']", 'No file matches "agnet/**".'],
    ["dependsOn: ['../**']", 'The files "../**" are outside the workspace, where nothing is read.'],
    ['dependsOn: []', 'The list is empty'],
  ])('%s is refused', async (written, message) => {
    const files = changed("dependsOn: ['agent/**', '!agent/*.log']", written);
    expect((await problemsOf(files)).join('\n')).toContain(message);
  });

  test.each([
    ['dependsOn', "['agent/**']"],
    ['deterministic', 'true'],
  ])('on a test of a model that the action asks itself %s is refused', async (key, value) => {
    const files = changed('models: [main]', `models: [main]\n    ${key}: ${value}`);
    expect((await problemsOf(files)).join('\n')).toContain(
      `\`${key}\` belongs to a \`command\` test`,
    );
  });

  test('on a test of an http model its request is known', async () => {
    const files = changed('models: [agent]', "models: [agent]\n    dependsOn: ['agent/**']");
    expect((await identities(files))['endpoint']?.requestHash).toMatch(/^[\w-]{43}$/);
  });
});

test('another `setup` is another question and another program', async () => {
  const of = async (setup: readonly string[]): Promise<Identity | undefined> => {
    const tests = [
      {
        name: 'w',
        command: 'agent',
        workspace: { from: 'agent', ...(setup.length > 0 && { setup }) },
      },
    ];
    const config = { kindlm: 1, project: 'p', suite: { name: 's' }, tests };
    const files = { 'agent/a.txt': 'a', 'kindlm.yaml': JSON.stringify(config) };
    return (await identities(files))['w'];
  };
  const [none, one, other] = [await of([]), await of(['npm ci']), await of(['npm i'])];
  const hashes = [none, one, other].map((it) => [it?.requestHash, it?.programHash]);
  expect(new Set(hashes.map(([request]) => request)).size).toBe(3);
  expect(new Set(hashes.map(([, program]) => program)).size).toBe(3);
});
