import { expect, test } from '@jest/globals';
import { examinePattern } from '../../../src/config/problem.js';

function engineMatches(pattern: string): boolean | undefined {
  try {
    return new RegExp(pattern, 'gi').test('');
  } catch {
    return undefined;
  }
}

// Each is compared with the engine itself: a pattern that the two see differently is a bug here.
const PATTERNS = String.raw`
  a{0,} a{0,3}? a{00,1} a{1} a{1,2} a{2,} (a*)+ (a*){3} (?:a|b*)c* ((|a)) \B \b|x* \d* \d \w+\s*
  . .* [)|(] [\]]* (?<=a) (?<!a) (?<=a?) (?<!a?) (?<n>a)? (?<n>a*)\k<n> (a?)\1 \2(a) \0 \012{0}
  \x41 \x41? \x41{0} \u0041{0} \cA* \u{0} x{ x{a} x{1 { } a{,2} \d{3}-\d{2}-\d{4}
  \b[\w.]+@[\w.]+\b (?:(?=)|(?!x))+ (?<=^) \k<a> \c* \x4 \x4*
`;

test.each(PATTERNS.trim().split(/\s+/))('%j', (pattern) => {
  const engine = engineMatches(pattern);
  expect(examinePattern(pattern).matchesEmpty).toBe(engine);
});

test('all short patterns of some characters', () => {
  const parts = String.raw`a * ? | ( ) (?: (?! (?= [ ] \ ^ $ {0} + \1 b`.split(' ');
  const differing: string[] = [];
  const grow = (pattern: string, depth: number): void => {
    const engine = engineMatches(pattern);
    if (engine !== undefined && engine !== examinePattern(pattern).matchesEmpty)
      differing.push(pattern);
    if (depth > 0) for (const part of parts) grow(pattern + part, depth - 1);
  };
  grow('', 4);
  expect(differing).toEqual([]);
});

test('a pattern that V8 cannot compile in a lifetime, and a long one', () => {
  expect(examinePattern(`${'(?:$|^)'.repeat(60)}0`).matchesEmpty).toBe(false);
  expect(examinePattern('(?:$|^)'.repeat(60)).matchesEmpty).toBe(true);
  expect(examinePattern('(?:a?)'.repeat(50_000)).matchesEmpty).toBe(true);
});

test('one that is nested deeper than any parser follows is refused, not read', () => {
  const deep = '(?:'.repeat(200_000) + ')'.repeat(200_000);
  expect(examinePattern(deep).fault).toBe('is nested too deeply to be checked');
});
