import { describe, expect, test } from '@jest/globals';
import { textsOf } from '../../../src/assertions/wording.js';

/** What promptfoo's page on `contains-any` and its parser of one text say, as input and values. */
describe('one text as a list of values', () => {
  test.each<[string, string[]]>([
    ['a,b', ['a', 'b']],
    [' a , b c ', ['a', 'b c']],
    ['a', ['a']],
    ['"a, b", c', ['a, b', 'c']],
    ['" a ",b', [' a ', 'b']],
    [String.raw`"hello\"world,test", "another,test"`, ['hello"world,test', 'another,test']],
    [String.raw`"say \"hi, there\"",b`, ['say "hi, there"', 'b']],
    [String.raw`"C:\\dir,x",b`, [String.raw`C:\dir,x`, 'b']],
    [String.raw`"a\nb"`, [String.raw`a\nb`]],
    ['"a ""quoted"", word",b', ['a "quoted", word', 'b']],
    ['say "a" and "b"', ['say "a" and "b"']],
    ['"a" b, c', ['"a" b', 'c']],
    ['a\nb, c', ['a\nb', 'c']],
    // Here promptfoo finds the empty text, which every answer holds.
    ['a,,b', ['a', 'b']],
    ['a, ', ['a']],
    [',', []],
    ['""', []],
  ])('%j', (text, values) => {
    expect(textsOf(text)).toEqual(values);
  });
});
