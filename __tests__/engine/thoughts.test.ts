import { describe, expect, test } from '@jest/globals';
import { withThoughtsApart } from '../../src/engine/calls/thoughts.js';
import type { ChatResponse } from '../../src/providers/provider.js';

const response = (
  text: string,
  finishReason: ChatResponse['finishReason'] = 'stop',
): ChatResponse => ({
  text,
  toolCalls: [],
  finishReason,
  usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  latencyMs: 1,
});

/** What is apart in a reply that was cut off, of which no part is refused. */
function divide(text: string): Pick<ChatResponse, 'text' | 'thoughts'> {
  const apart = withThoughtsApart(response(text, 'length'), 'laptop');
  return { text: apart.text, thoughts: apart.thoughts ?? '' };
}

const brokenOff = (text: string): (() => unknown) => {
  return () => withThoughtsApart(response(text), 'laptop');
};

describe('thoughts and answer', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['none', 'A', 'A', []],
    ['before the answer', '<think>\nhm\n</think>\n\nA', 'A', ['hm']],
    ['in capitals', '<THINK>hm</Think>A', 'A', ['hm']],
    ['nothing but thoughts', '<think>hm</think>\n', '', ['hm']],
    ['empty', '<think>\n\n</think>\n\nA', 'A', []],
    ['between words', 'One. <think>hm</think>Two.', 'One. Two.', ['hm']],
    ['twice', '<think>a</think>One. <think>b</think>Two.', 'One. Two.', ['a', 'b']],
    ['opened by the template', 'hm\n</think>\n\nA', 'A', ['hm']],
    ['opened by the template, on one line', 'hm</think>\nA', 'A', ['hm']],
    ['one inside another', '<think>a<think>b</think>c</think>A', 'A', ['a<think>b', 'c']],
    ['that speak of a tag', '<think>use <think> here</think>A', 'A', ['use <think> here']],
    ['with code in them', '<think>```js\nx\n</think>A', 'A', ['```js\nx']],
    [
      'JSON after them',
      '<think>{"score": 1}</think>\n{"score": 0}',
      '{"score": 0}',
      ['{"score": 1}'],
    ],
  ])('%s', (_name, text, answer, thoughts) => {
    expect(divide(text)).toEqual({ text: answer, thoughts: thoughts.join('\n\n') });
    expect(brokenOff(text)).not.toThrow();
  });

  test.each<[string, string]>([
    ['a tag in code', 'Write `<think>` first.'],
    ['a block in code', '```\n<think>\nhm\n</think>\n```\nis how.'],
    ['a tag that is spoken of', 'The <think> tag opens thoughts.'],
    ['a closing tag that is spoken of', 'The </think> tag closes them.'],
    ['JSON with a block in a text', '{"html": "<think>hm</think>"}'],
    ['another tag', '<thinking>hm</thinking>A'],
  ])('%s belongs to the answer', (_name, text) => {
    expect(divide(text)).toEqual({ text, thoughts: '' });
    expect(brokenOff(text)).not.toThrow();
  });

  test.each<[string, string, string, readonly string[]]>([
    ['from the start', '<think>\nhm', '', ['hm']],
    ['with a verdict in them', '<think>{"score": 0.9}', '', ['{"score": 0.9}']],
    ['after an answer', 'One.\n<think>hm', 'One.\n', ['hm']],
    ['after closed ones', '<think>a</think>One.\n<think>b', 'One.\n', ['a', 'b']],
    ['with nothing in them', '<think>', '', []],
  ])('left open, %s', (_name, text, answer, thoughts) => {
    expect(divide(text)).toEqual({ text: answer, thoughts: thoughts.join('\n\n') });
    expect(brokenOff(text)).toThrow("the answer broke off in the model's thoughts");
  });

  test.each(['a <think>', '<think>', '</think>', '`', '```', '<think>`', '\n<think>a</think>'])(
    'nothing but %j takes no long time',
    (part) => {
      const { text, thoughts = '' } = divide(part.repeat(20_000));
      expect(text.length + thoughts.replaceAll('\n\n', '').length).toBeLessThanOrEqual(
        part.length * 20_000,
      );
    },
  );
});

describe('a response', () => {
  test('without thoughts is handed on as it is', () => {
    const given = response('A');
    expect(withThoughtsApart(given, 'openai')).toBe(given);
  });

  test('keeps the thoughts that its API keeps apart', () => {
    const given = { ...response('<think>b</think>A'), thoughts: 'a' };
    expect(withThoughtsApart(given, 'openai')).toMatchObject({ text: 'A', thoughts: 'a\n\nb' });
  });

  test.each<ChatResponse['finishReason']>(['stop', 'other'])(
    'that says %s in a thought is none',
    (reason) => {
      expect(() => withThoughtsApart(response('<think>hm', reason), 'laptop')).toThrow(
        /^laptop: invalid reply: the answer broke off in the model's thoughts/,
      );
    },
  );

  test.each<ChatResponse['finishReason']>(['length', 'content-filter', 'tool-calls'])(
    'that says %s in a thought has no text',
    (reason) => {
      expect(withThoughtsApart(response('<think>hm', reason), 'laptop')).toMatchObject({
        text: '',
        thoughts: 'hm',
        finishReason: reason,
      });
    },
  );
});
