/** Which models are tested, and which only judge. */
import { describe, expect, test } from '@jest/globals';
import { askedModels, subjectIds, usualJudge } from '../../src/config/config-parts.js';

const model = (id: string, provider = 'openai') => ({ id, provider, model: id });
const judged = (name?: string) => ({ expect: { judge: [{ criteria: 'kind', model: name }] } });
const config = (more: object) => ({
  providers: { openai: {}, http: { url: 'https://agent.acme.test' }, own: { kind: 'mcp' } },
  models: [model('a'), model('b'), model('j')],
  tests: [{ name: 't', prompt: 'p' }],
  ...more,
});

describe('who is tested where a test names nobody', () => {
  test.each<[string, object, readonly string[]]>([
    ['nobody judges', {}, ['a', 'b', 'j']],
    ['defaults.judgeModel', { defaults: { judgeModel: 'j' } }, ['a', 'b']],
    ['a criterion of a test', { tests: [{ prompt: 'p', ...judged('j') }] }, ['a', 'b']],
    ['a criterion of the defaults', { defaults: judged('j') }, ['a', 'b']],
    [
      'a criterion of a turn',
      { tests: [{ prompt: 'p', conversation: [{ turn: 'x', ...judged('j') }] }] },
      ['a', 'b'],
    ],
    ['defaults.embeddingModel', { defaults: { embeddingModel: 'b' } }, ['a', 'j']],
    ['the judge of nobody named is the first, and tested', { defaults: judged() }, ['a', 'b', 'j']],
    [
      'a test names it',
      { defaults: { judgeModel: 'j' }, tests: [{ prompt: 'p', models: ['j'] }, { prompt: 'p' }] },
      ['a', 'b', 'j'],
    ],
    ['no other is left', { models: [model('j')], defaults: { judgeModel: 'j' } }, ['j']],
    [
      'two judges, and no other',
      { models: [model('a'), model('j')], defaults: { judgeModel: 'a', ...judged('j') } },
      ['a', 'j'],
    ],
  ])('%s', (_, more, ids) => {
    expect(subjectIds(config(more))).toEqual(ids);
    const all = config(more);
    expect(askedModels({ prompt: 'p' }, all)).toEqual(ids);
    expect(askedModels({ prompt: 'p', models: ['j'] }, all)).toEqual(['j']);
    expect(askedModels({ command: 'node x.js' }, all)).toEqual([]);
  });

  test('the input `models` names it, or `defaults.models`', () => {
    const more = { defaults: { judgeModel: 'j' } };
    expect(subjectIds(config(more), ['j'])).toEqual(['a', 'b', 'j']);
    const named = config({ defaults: { judgeModel: 'j', models: ['j', 'a'] } });
    expect(askedModels({ prompt: 'p' }, named)).toEqual(['a', 'j']);
  });
});

test.each<[string, object, string | undefined]>([
  ['the first', {}, 'a'],
  ['not an endpoint', { models: [model('h', 'http'), model('m', 'own'), model('b')] }, 'b'],
  ['nobody', { models: [model('h', 'http')] }, undefined],
  ['a named endpoint', { models: [model('h', 'http')], defaults: { judgeModel: 'h' } }, 'h'],
])('who judges where nobody is named: %s', (_, more, id) => {
  expect(usualJudge(config(more))).toBe(id);
});
