import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import { parseEnvFile } from '../../../src/app/session/local-environment.js';

const read = (text: string) => Object.fromEntries(parseEnvFile('.env', text).variables);

describe('a .env file', () => {
  test.each([
    ['a plain value', 'A=1', { A: '1' }],
    ['nothing', 'A=\nB= \n', { A: '', B: '' }],
    ['spaces around', '  A = one two  \n', { A: 'one two' }],
    ['export', 'export A=1', { A: '1' }],
    ['comments and empty lines', '# A=1\n\n# x\nB=2 # why\n', { B: '2' }],
    [
      'an equals sign in the value',
      'URL=postgres://u:p@h/d?a=b',
      { URL: 'postgres://u:p@h/d?a=b' },
    ],
    ['double quotes', 'A="one # two"', { A: 'one # two' }],
    ['single quotes', 'A=\'one \\n "two"\'', { A: 'one \\n "two"' }],
    ['grave quotes', 'A=`it\'s "so"`', { A: 'it\'s "so"' }],
    ['a line end in double quotes', 'A="one\\ntwo"', { A: 'one\ntwo' }],
    ['several lines', 'A="one\ntwo"\nB=3', { A: 'one\ntwo', B: '3' }],
    ['a comment behind quotes', "A='1' # why", { A: '1' }],
    ['a quote inside', "A=it's", { A: "it's" }],
    ['the same name twice', 'A=1\nA=2', { A: '2' }],
    ['nothing at all', '', {}],
  ])('%s: as Node reads it', (_, text, expected) => {
    expect(parseEnvFile('.env', text).problems).toEqual([]);
    expect(read(text)).toEqual(expected);
    expect(parseEnv(text)).toEqual(expected);
  });

  test('an indented comment is one (Node 20 takes it for a part of the next name)', () => {
    expect(read('A=1\n  # x\nB=2')).toEqual({ A: '1', B: '2' });
  });

  test.each([
    ['words', 'A=1\nsk-secret-key\nB=2', '.env:2:1: This line is neither NAME=value'],
    ['YAML', 'A: sk-secret-key', '.env:1:1: This line is neither'],
    ['a name that is none', '1A=sk-secret-key', '.env:1:1: This line is neither'],
    ['an open quote', '\n\nA="sk-secret-key\n', '.env:3:1: The value of A begins with a quote'],
    ['text behind a quote', "A='sk-secret'key", '.env:1:1: The value of A begins with a quote'],
    ['a fault after lines in quotes', 'A="1\n2\n3"\n?', '.env:4:1: This line is neither'],
  ])('%s: a problem with its line, which shows no value', (_, text, expected) => {
    const words = parseEnvFile('.env', text).problems.map(formatProblem);
    expect(words).toEqual([expect.stringContaining(expected)]);
    expect(words.join()).not.toContain('secret');
  });

  test('what is right counts beside what is not', () => {
    expect(read('A=1\n?\nB=2')).toEqual({ A: '1', B: '2' });
  });
});
