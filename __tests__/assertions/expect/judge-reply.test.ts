import { describe, expect, test } from '@jest/globals';
import { parseJudgeReply } from '../../../src/assertions/expect/judge-reply.js';

describe('the verdict of a reply', () => {
  test.each<[string, string, { score: number; reasoning: string } | undefined]>([
    ['bare', '{"score": 0.8, "reasoning": "ok"}', { score: 0.8, reasoning: 'ok' }],
    ['fenced', '```json\n{"score": 0.8, "reasoning": "ok"}\n```', { score: 0.8, reasoning: 'ok' }],
    [
      'in prose with braces',
      'Using {rubric}: {"score": 0.4} {done}',
      { score: 0.4, reasoning: '' },
    ],
    ['after an unclosed brace', 'a { b {"score": 0.4}', { score: 0.4, reasoning: '' }],
    ['the last of several', '{"score": 1} no, {"score": 0.1}', { score: 0.1, reasoning: '' }],
    [
      'not the object quoted in its reasoning',
      '{"score": 0, "reasoning": "it says {\\"score\\": 1}"}',
      { score: 0, reasoning: 'it says {"score": 1}' },
    ],
    [
      'not an object inside it',
      '{"score": 0.2, "details": {"score": 1}}',
      { score: 0.2, reasoning: '' },
    ],
    ['inside a wrapper', '{"result": {"score": 0.3}}', { score: 0.3, reasoning: '' }],
    ['a number in a string', '{"score": " 0.8 "}', { score: 0.8, reasoning: '' }],
    ['above 1: as it is', '{"score": 8}', { score: 8, reasoning: '' }],
    ['below 0: as it is', '{"score": -1}', { score: -1, reasoning: '' }],
    ['reasoning of another type', '{"score": 1, "reasoning": {}}', { score: 1, reasoning: '' }],
    ['no object', 'I would say 0.8', undefined],
    ['no score', '{"reasoning": "good"}', undefined],
    ['a word', '{"score": "high"}', undefined],
    ['an empty string', '{"score": ""}', undefined],
    ['null', '{"score": null}', undefined],
    ['a boolean', '{"score": true}', undefined],
    ['infinite', '{"score": 1e999}', undefined],
    ['not JSON', "{'score': 0.8}", undefined],
    ['cut off', '{"score": 0.8, "reasoning": "because', undefined],
    ['an inherited name', '{"__proto__": {"score": 1}}', { score: 1, reasoning: '' }],
  ])('%s', (_name, text, expected) => {
    expect(parseJudgeReply(text, 'score')).toEqual(expected);
  });

  test('another key', () => {
    expect(parseJudgeReply('{"driftScore": 0.1}', 'driftScore')?.score).toBe(0.1);
    expect(parseJudgeReply('{"a": 1}', 'toString')).toBeUndefined();
  });

  test.each([
    ['opening braces', '{'],
    ['unclosed objects', '{"a":'],
    ['quotes', '{"'],
    ['objects', '{}'],
  ])('a reply of nothing but %s ends soon', (_name, part) => {
    expect(parseJudgeReply(part.repeat(500_000), 'score')).toBeUndefined();
  });
});
