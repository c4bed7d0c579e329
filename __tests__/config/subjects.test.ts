/** Which models are tested, and which only judge. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { Suite } from '../../src/config/suite.js';
import { type Files, loadOne, problemsOf } from './config-folder.js';

const model = (id: string, provider = 'openai') => ({ id, provider, model: id });
const judged = (name?: string) => ({
  expect: { judge: [{ criteria: 'kind', ...(name !== undefined && { model: name }) }] },
});
const MANY = [{ name: 't', prompt: 'p' }];
const config = (more: object) => ({
  'kindlm.yaml': stringify({
    kindlm: 1,
    project: 'demo',
    suite: { name: 'demo' },
    providers: {
      openai: {},
      http: { url: 'https://agent.acme.test' },
      own: { kind: 'mcp', serverUrl: 'https://own.acme.test', toolName: 'ask' },
    },
    models: [model('a'), model('b'), model('j')],
    prompts: { p: { user: 'Hello' } },
    tests: MANY,
    ...more,
  }),
});

/** The models of the test that names none, the last one. */
function askedIn({ tests }: Suite): readonly string[] | undefined {
  return tests.at(-1)?.models;
}

describe('who is tested where a test names nobody', () => {
  test.each<[string, object, readonly string[]]>([
    ['nobody judges', {}, ['a', 'b', 'j']],
    ['defaults.judgeModel', { defaults: { judgeModel: 'j' } }, ['a', 'b']],
    ['a criterion of a test', { tests: [{ ...MANY[0], ...judged('j') }] }, ['a', 'b']],
    ['a criterion of the defaults', { defaults: judged('j') }, ['a', 'b']],
    [
      'a criterion of a turn',
      { tests: [{ ...MANY[0], conversation: [{ turn: 'x', ...judged('j') }] }] },
      ['a', 'b'],
    ],
    ['defaults.embeddingModel', { defaults: { embeddingModel: 'b' } }, ['a', 'j']],
    ['the judge of nobody named is the first, and tested', { defaults: judged() }, ['a', 'b', 'j']],
    [
      'a test names it',
      {
        defaults: { judgeModel: 'j' },
        tests: [{ name: 'own', prompt: 'p', models: ['j'] }, ...MANY],
      },
      ['a', 'b', 'j'],
    ],
    ['no other is left', { models: [model('j')], defaults: { judgeModel: 'j' } }, ['j']],
    [
      'two judges, and no other',
      { models: [model('a'), model('j')], defaults: { judgeModel: 'a', ...judged('j') } },
      ['a', 'j'],
    ],
    [
      'defaults.models names it, in the order of the config',
      { defaults: { judgeModel: 'j', models: ['j', 'a'] } },
      ['a', 'j'],
    ],
  ])('%s', async (_, more, ids) => {
    expect(askedIn(await loadOne(config(more)))).toEqual(ids);
  });

  test('the input `models` names it', async () => {
    const files = config({ defaults: { judgeModel: 'j' } });
    const suite = await loadOne(files, { overrides: { models: ['j'] } });
    expect(askedIn(suite)).toEqual(['a', 'b', 'j']);
  });

  test('a test that names one asks that one, a command none', async () => {
    const tests = [
      { name: 'one', prompt: 'p', models: ['j'] },
      { name: 'two', command: 'node x.js' },
    ];
    const suite = await loadOne(config({ tests }));
    expect(suite.tests.map(({ models }) => models)).toEqual([['j'], []]);
  });
});

test.each<[string, object, string]>([
  ['the first', {}, 'a'],
  ['not an endpoint', { models: [model('h', 'http'), model('m', 'own'), model('b')] }, 'b'],
  ['a named endpoint', { models: [model('h', 'http')], defaults: { judgeModel: 'h' } }, 'h'],
])('who judges where nobody is named: %s', async (_, more, id) => {
  expect((await loadOne(config(more))).judgeModel).toBe(id);
});

test('nobody judges where there are endpoints only', async () => {
  const tests = [{ ...MANY[0], ...judged() }];
  expect(await problemsOf(config({ models: [model('h', 'http')], tests }))).toEqual([
    expect.stringContaining('No model judges this'),
  ]);
});

describe('a suite of commands alone', () => {
  const suite = (...tests: readonly string[]): Files => ({
    'kindlm.yaml': `kindlm: 1\nproject: p\nsuite: { name: s }\ntests:\n${tests.map((test) => `  - ${test}\n`).join('')}`,
  });

  test('needs no provider, model or prompt', async () => {
    const { models, judgeModel, tests } = await loadOne(suite('{ name: t, command: echo hi }'));
    expect([models, judgeModel, tests.length]).toEqual([[], '', 1]);
  });

  test.each<[tests: readonly string[], ...problems: string[]]>([
    [
      ['{ name: t, prompt: p }'],
      'kindlm.yaml:1:1 models: There is no model to ask.',
      'kindlm.yaml:5:24 tests[0].prompt: The config has no `prompts`.',
    ],
    [
      [
        '{ name: c, command: echo }',
        '{ name: t, prompt: p, expect: { judge: [{ criteria: x }] } }',
      ],
      'kindlm.yaml:1:1 models: There is no model to ask.',
      'kindlm.yaml:6:24 tests[1].prompt: The config has no `prompts`.',
    ],
    [
      ['{ name: c, command: echo, expect: { judge: [{ criteria: x }] } }'],
      'No model judges this: the suite has none.',
    ],
    [
      ["{ name: c, command: echo, assert: [{ type: llm-rubric, value: 'x' }] }"],
      'No model judges this: the suite has none.',
    ],
  ])('%j says once what is missing', async (tests, ...problems) => {
    const told = problems.map((problem): unknown => expect.stringContaining(problem));
    expect(await problemsOf(suite(...tests))).toEqual(told);
  });
});
