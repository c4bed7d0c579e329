import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import { readEnvFile } from '../../../src/app/session/local-environment.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindlm-env-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function envFile(text: string) {
  await writeFile(join(folder, '.env'), text);
  return readEnvFile(folder, folder);
}
const read = async (text: string) => (await envFile(text)).environment;

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
  ])('%s: as Node reads it', async (_, text, expected) => {
    expect(await envFile(text)).toEqual({ environment: expected, problems: [] });
    expect(parseEnv(text)).toEqual(expected);
  });

  test('an indented comment is one (Node 20 takes it for a part of the next name)', async () => {
    expect(await read('A=1\n  # x\nB=2')).toEqual({ A: '1', B: '2' });
  });

  test.each([
    ['words', 'A=1\nsk-secret-key\nB=2', '.env:2:1: This line is neither NAME=value'],
    ['YAML', 'A: sk-secret-key', '.env:1:1: This line is neither'],
    ['a name that is none', '1A=sk-secret-key', '.env:1:1: This line is neither'],
    ['an open quote', '\n\nA="sk-secret-key\n', '.env:3:1: The value of A begins with a quote'],
    ['text behind a quote', "A='sk-secret'key", '.env:1:1: The value of A begins with a quote'],
    ['a fault after lines in quotes', 'A="1\n2\n3"\n?', '.env:4:1: This line is neither'],
  ])('%s: a problem with its line, which shows no value', async (_, text, expected) => {
    const words = (await envFile(text)).problems.map(formatProblem);
    expect(words).toEqual([expect.stringContaining(expected)]);
    expect(words.join()).not.toContain('secret');
  });

  test('what is right counts beside what is not', async () => {
    expect(await read('A=1\n?\nB=2')).toEqual({ A: '1', B: '2' });
  });
});
