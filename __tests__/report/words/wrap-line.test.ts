import { expect, test } from '@jest/globals';
import { wrapLine } from '../../../src/report/escape.js';

test.each<[string, string, number, readonly string[]]>([
  ['what fits stays', '  one  two', 10, ['  one  two']],
  ['an empty line stays', '', 10, ['']],
  ['breaks between words', 'one two three', 8, ['one two', '  three']],
  ['later lines are indented further', ' one two three', 10, [' one two', '   three']],
  ['a deep margin leaves room for words', '      one two', 9, ['      one', '   two']],
  [
    'a long word stays whole',
    'see https://example.com/a/b now',
    10,
    ['see', '  https://example.com/a/b', '  now'],
  ],
  ['a line that is one word', 'https://example.com', 5, ['https://example.com']],
  ['columns keep their distance', 'a    b    c', 8, ['a    b', '  c']],
  ['colours take no room', '\u001B[31mone\u001B[39m two', 7, ['\u001B[31mone\u001B[39m two']],
  ['columns, not code units', '\u{1F534}\u{1F534} x', 6, ['\u{1F534}\u{1F534} x']],
  ['white space at the end', 'one two   ', 8, ['one two']],
])('%s', (_, line, columns, expected) => {
  const lines = wrapLine(line, columns);
  expect(lines).toEqual(expected);
});
