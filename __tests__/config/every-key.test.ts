/** One file with all keys of the config language, and the same file with one of them misspelt. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { schema } from '../../src/config/generated/kindlm-validator.cjs';
import { formatProblem } from '../../src/config/problem.js';
import { propertyNames, schemaAt, withoutFreeKeys } from '../../src/config/checks/schema-walk.js';
import { SCORED_KINDS } from '../../src/assertions/scored/scored-kinds.js';
import { loadSuites } from '../../src/config/load.js';
import { checkAgainstSchema } from '../../src/config/checks/schema-violations.js';
import { parseYamlSource } from '../../src/config/source/yaml-source.js';

const FOLDER = fileURLToPath(new URL('../fixtures/config/every-key/', import.meta.url));
const text = await readFile(path.join(FOLDER, 'every-key.yaml'), 'utf8');

function schemaProblems(yaml: string): readonly string[] {
  return problemsOf(parsed(yaml));
}

function problemsOf(value: unknown): readonly string[] {
  const problems: string[] = [];
  checkAgainstSchema(value, (where, message, detail) => {
    problems.push(`${where.join('.')}: ${message} ${detail?.hint ?? ''}`);
  });
  return problems;
}

function parsed(yaml: string): unknown {
  const result = parseYamlSource('every-key.yaml', Buffer.from(yaml));
  if (result.kind === 'invalid') throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.source.value;
}

/** Paths of all keys that the schema describes, list positions left out: `tests.expect.judge.rubric`. */
function describedKeys(at: readonly (string | number)[] = []): readonly string[] {
  const part = schemaAt(schema, at) as Readonly<Record<string, unknown>> | undefined;
  if (part === undefined || at.length > 14) return [];
  if (part['items'] !== undefined) return describedKeys([...at, 0]);
  const named = typeof part['additionalProperties'] === 'object' ? ['*'] : [];
  return [...propertyNames(part), ...named].flatMap((name) => {
    const here = [...at, name];
    const label = here.filter((step) => typeof step === 'string').join('.');
    return [label, ...describedKeys(here)];
  });
}

/** Paths of all keys that a value has, in the same notation. */
function usedKeys(value: unknown, at: readonly string[] = []): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => usedKeys(item, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const here = [...at, key];
    return [here.join('.'), [...at, '*'].join('.'), ...usedKeys(child, here)];
  });
}

test('the file is valid by the schema', () => {
  expect(schemaProblems(text)).toEqual([]);
});

test('nothing in it is refused', async () => {
  const result = await loadSuites({
    scoredRules: SCORED_KINDS,
    workspace: FOLDER,
    workingDirectory: FOLDER,
    patterns: ['every-key.yaml'],
    overrides: {},
    allowCommands: true,
  });
  expect(result.kind === 'invalid' ? result.problems.map(formatProblem) : []).toEqual([]);
});

test('the file has every key that the schema describes', () => {
  const used = new Set(usedKeys(parsed(text)));
  const here = describedKeys().map((key) => key.replace(/^prompts\.\*\./, 'prompts.support.'));
  const elsewhere =
    /^(providers\.(\w+\.(organization|kind|workloadIdentity(\..*)?)|\*\.kind)$|prompts\.support\.(system|user)File|compliance\.template$|(tests|defaults)\.repeat\.(min|max)$|tests\.conversation\.expect\.|defaults\.expect\.|defaults\.assert\.)/;
  const missing = here.filter((key) => !used.has(key) && !elsewhere.test(key));
  expect(missing).toEqual([]);
});

/** Mappings of the author's own names. */
const OWN =
  /^(vars|headers|arguments|body|extra|parameters|when|then|defaultResponse|argsMatch|value|config|cases|upload|trace)$/;

/** The value with a key that begins with `x-` in its mappings: in all of them, or in the author's own only. */
function noted(value: unknown, where: 'everywhere' | 'in own', isOwn = false): unknown {
  if (Array.isArray(value)) return value.map((item) => noted(item, where, isOwn));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, child]) => [key, noted(child, where, isOwn || OWN.test(key))] as const,
  );
  const note = where === 'everywhere' || isOwn ? [['x-note', 'mine'] as const] : [];
  return Object.fromEntries([...entries, ...note]);
}

test('keys that begin with x- are free on every level, and names like others in mappings of own names', () => {
  const value = noted(parsed(text), 'everywhere');
  expect(problemsOf(structuredClone(value))).toEqual([]);
  expect(withoutFreeKeys(value, () => undefined)).toEqual(noted(parsed(text), 'in own'));
});

describe('the same file with one key misspelt', () => {
  test.each([
    ['suite', 'suit'],
    ['apiKeyEnv', 'apiKeyEnvs'],
    ['organization', 'organisation'],
    ['responsePath', 'responsPath'],
    ['serverUrl', 'serverURI'],
    ['apiKeyHeader', 'apiKeyHeaders'],
    ['extra', 'extras'],
    ['recordings', 'recording'],
    ['temperature', 'temprature'],
    ['pricing', 'pricng'],
    ['systemFile', 'systemFiles'],
    ['conversation', 'conversations'],
    ['expect', 'expects'],
    ['denyPatterns', 'denyPattern'],
    ['minScore', 'minimumScore'],
    ['argsMatch', 'argMatch'],
    ['drift', 'drifts'],
    ['threshold', 'treshold'],
    ['passRateMin', 'passRateMinimum'],
    ['judgeModel', 'judgesModel'],
    ['responsiblePerson', 'responsablePerson'],
  ])('%s as %s', (key, misspelt) => {
    const broken = text.replace(new RegExp(`\\b${key}:`), `${misspelt}:`);
    const problems = schemaProblems(broken);
    expect(problems.join('\n')).toContain(`Unknown key "${misspelt}". Did you mean "${key}"?`);
  });
});
