/** The JSON Schema as editors use it: by itself, without the checks of the loader. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { VALID } from './config-folder.js';

const text = await readFile(
  new URL('../../src/config/kindlm.schema.json', import.meta.url),
  'utf8',
);

test("the schema passes ajv's strict mode", () => {
  expect(() => new Ajv({ strict: true }).compile(JSON.parse(text))).not.toThrow();
});

const isValid = new Ajv({ strict: true }).compile(JSON.parse(text));

const TEST = 'tests: [{ name: first, prompt: ask }]';
const BASE = `${VALID.slice(0, VALID.indexOf('tests:'))}${TEST}\n`;

test.each<[string, string, string, boolean]>([
  ['a prompt', TEST, TEST, true],
  ['a command', 'prompt: ask', 'command: ls', true],
  ['both', 'prompt: ask', 'prompt: ask, command: ls', false],
  ['neither', ', prompt: ask', '', false],
  ['a number as a variable', 'prompt: ask', 'prompt: ask, vars: { n: 1 }', true],
  ['a list as a variable', 'prompt: ask', 'prompt: ask, vars: { n: [1] }', false],
  ['a URL of the environment', 'openai: {', 'openai: { baseUrl: "${URL}/v1",', true],
  ['no URL', 'openai: {', 'openai: { baseUrl: "ftp://a",', false],
  ['a named endpoint', 'openai: {', 'a: { kind: openai, baseUrl: http://a }, openai: {', true],
  ['a named endpoint without a kind', 'openai: {', 'a: {}, openai: {', false],
  ['a named endpoint of no kind', 'openai: {', 'a: { kind: soap }, openai: {', false],
  ['a named endpoint without its URL', 'openai: {', 'a: { kind: http }, openai: {', false],
  ['a key of another kind', 'openai: {', 'a: { kind: ollama, organization: x }, openai: {', false],
])('%s', (_what, from, to, valid) => {
  expect(BASE).toContain(from);
  expect(isValid(parse(BASE.replace(from, () => to)))).toBe(valid);
});
