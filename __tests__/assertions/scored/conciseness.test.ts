/** The standards of `conciseness` (design/engine.md): what is ideal passes, what is unacceptable fails. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { line, score, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const CODE = '```python\ntext[::-1]\n```';

const TABLE: readonly (readonly [kind: string, answer: string, result: string])[] = [
  ['factual', 'Paris', '1 ok Concise: 1 words'],
  ['factual', 'Paris, France', '1 ok Concise: 2 words'],
  ['factual', 'The capital is Paris', '1 ok Concise: 4 words'],
  ['factual', 'The capital of France is Paris.', '0.8 ok 6 words, ideal are 1 to 5'],
  ['factual', words(20), '0.6 ok 20 words, ideal are 1 to 5'],
  ['factual', words(25), '0.4 CONCISENESS_FAILED 25 words, ideal are 1 to 5'],
  ['factual', words(31), '0.2 CONCISENESS_FAILED 31 words, ideal are 1 to 5'],
  ['factual', words(60), '0 CONCISENESS_FAILED 60 words, ideal are 1 to 5'],
  ['code', `${CODE}\nA slice with step -1.`, '1 ok Concise: 8 words'],
  ['code', '<pre><code>text[::-1]</code></pre>', expect.stringMatching(/^1 ok /) as never],
  ['code', `Use a slice:\n${CODE}`, '1 ok Concise: 6 words'],
  [
    'code',
    `Strings are immutable.\n\nThere are many ways.\n\n${CODE}`,
    '0.4 CONCISENESS_FAILED Paragraphs of explanation before the code',
  ],
  ['code', `One.\nTwo.\nThree.\n${CODE}`, '0.6 ok 3 lines before the code'],
  ['code', `${CODE}\nOne.\nTwo.\nThree.`, '0.8 ok 3 lines after the code, 1 or 2 are enough'],
  ['code', 'Use a slice with step -1.', '0.4 CONCISENESS_FAILED No code block'],
  ['code', `${CODE}\n${words(147)}`, '0.7 ok 150 words, below 150 wanted'],
  ['code', `${CODE}\n${words(146)}`, '1 ok Concise: 149 words'],
  ['explanation', `${words(30)}. ${words(30)}.`, expect.stringMatching(/^1 ok Concise/) as never],
  ['explanation', `A ${words(49)}.`, '1 ok Concise: 50 words'],
  ['explanation', `A ${words(99)}.`, '1 ok Concise: 100 words'],
  ['explanation', `A ${words(29)}.`, '0.9 ok 30 words, 50 to 100 wanted'],
  ['explanation', 'A tool.', '0.4 CONCISENESS_FAILED 2 words, 50 to 100 wanted'],
  [
    'explanation',
    `A ${words(19)}. A ${words(19)}. A ${words(19)}. A ${words(19)}.`,
    '0.9 ok 4 sentences, 1 to 3 wanted',
  ],
  [
    'explanation',
    `A ${words(79)}.\n\nA ${words(79)}.\n\nA ${words(79)}.`,
    '0 CONCISENESS_FAILED 240 words, 50 to 100 wanted; 3 paragraphs, one wanted',
  ],
  ['list', '1. React\n2. Vue\n3. Svelte', '1 ok Concise: 6 words'],
  ['list', '- React\n- Vue\n- Svelte', '1 ok Concise: 3 words'],
  ['list', 'React, Vue, Svelte', '1 ok Concise: 3 words'],
  ['list', 'React\nVue\nSvelte', '1 ok Concise: 3 words'],
  ['list', 'Frameworks:\n- React\n- Vue', '0.9 ok 1 words before the first item'],
  [
    'list',
    'Here are the frameworks:\n- React\n- Vue',
    '0.4 CONCISENESS_FAILED Begins with a preamble such as "Here are"',
  ],
  [
    'list',
    `Here are ${words(14)}:\n- React`,
    '0.3 CONCISENESS_FAILED Begins with a preamble such as "Here are"; 16 words before the first item',
  ],
  [
    'list',
    'These are three of them:\n- React\n- Vue',
    '0.4 CONCISENESS_FAILED Begins with a preamble such as "Here are"',
  ],
  [
    'explanation',
    `${words(60)}.\n\n${words(50)}.`,
    '0.2 CONCISENESS_FAILED 110 words, 50 to 100 wanted; 2 paragraphs, one wanted',
  ],
  ['explanation', `${words(30)}.\n\n${words(30)}.`, '0.75 ok 2 paragraphs, one wanted'],
  ['list', `${words(16)}:\n- React`, '0.3 CONCISENESS_FAILED 16 words before the first item'],
  ['list', `- React\n- Vue\n${words(11)}`, '0.8 ok 11 words after the last item'],
  ['list', `${words(12)}.`, '0.4 CONCISENESS_FAILED No list'],
];

test.each(TABLE)('%s: %j', async (value, answer, result) => {
  const results = await score([{ type: 'conciseness', value }], answer, { sandbox });
  expect(results.map(line)).toEqual([result]);
});

describe('limits of the config fail whatever is beyond them; the score says how far', () => {
  const limits = {
    maxWords: 4,
    minWords: 2,
    maxSentences: 1,
    forbiddenOpenings: ['Sure', 'Of course'],
  };
  test.each([
    ['one two three four', '1 ok Concise: 4 words in 1 sentences'],
    ['one two three four five', '0.39 CONCISENESS_FAILED 5 words, at most 4'],
    [words(8), '0.25 CONCISENESS_FAILED 8 words, at most 4'],
    ['one', '0.25 CONCISENESS_FAILED 1 words, at least 2'],
    ['One two. Three.', '0.25 CONCISENESS_FAILED 2 sentences, at most 1'],
    ['  sure, Paris', '0 CONCISENESS_FAILED Begins with "Sure"'],
  ])('%j', async (answer, result) => {
    const results = await score([{ type: 'conciseness', value: limits }], answer, { sandbox });
    expect(results.map(line)).toEqual([result]);
  });
});

test.each<[string, number, number]>([
  ['', 0, 0],
  ['Paris', 1, 1],
  ["It's 3.14, isn't it? Yes!", 5, 2],
  ['Use e.g. a well-known one. Done', 6, 2],
  ['First line\nsecond line', 4, 2],
  ['1. One\n2. Two', 4, 2],
  ['He said "No." Then left...', 5, 2],
  ['One.\n\nTwo.\n \nThree.', 3, 3],
  ['東京。はい。', 2, 2],
  ['... !!! ???', 0, 0],
])('%j: %d words, %d sentences', async (text, inWords, inSentences) => {
  const value = { maxWords: 100, maxSentences: 100 };
  const results = await score([{ type: 'conciseness', value }], text, { sandbox });
  expect(results.map(line)).toEqual([`1 ok Concise: ${inWords} words in ${inSentences} sentences`]);
});

test('paragraphs have a line without words between them', async () => {
  const text = `${words(20)}.\n\n${words(20)}.\n \n${words(20)}.`;
  const [result] = await score([{ type: 'conciseness', value: 'explanation' }], text, { sandbox });
  expect(result?.metadata?.reason).toBe('3 paragraphs, one wanted');
});
