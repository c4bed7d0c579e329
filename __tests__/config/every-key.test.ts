/** One file with all keys of the config language, and the same file with one of them misspelt. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { schema } from '../../src/config/generated/kindlm-validator.cjs';
import { type Files, loadOne, problemsOf } from './config-folder.js';

const FOLDER = fileURLToPath(new URL('../fixtures/config/every-key/', import.meta.url));
const text = await readFile(path.join(FOLDER, 'every-key.yaml'), 'utf8');
const value: unknown = parse(text, { merge: true });

/** The fixture's folder with another config. */
async function folderWith(config: string): Promise<Files> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [path.relative(FOLDER, file), await readFile(file)]);
  return {
    ...(Object.fromEntries(await Promise.all(read)) as Files),
    'kindlm.yaml': config,
  };
}

type Part = Readonly<Record<string, unknown>>;

/** The part that a reference leads to, or itself. */
function resolved(part: unknown): Part {
  const { $ref } = (part ?? {}) as { readonly $ref?: string };
  if ($ref === undefined) return (part ?? {}) as Part;
  const names = $ref.split('/').slice(1);
  return resolved(names.reduce<unknown>((at, name) => (at as Part)[name], schema));
}

/** Paths of all keys that the schema describes, list positions left out: `tests.expect.judge.rubric`. */
function describedKeys(given: unknown = schema, at: readonly string[] = []): readonly string[] {
  if (at.length > 10) return [];
  const part = resolved(given);
  const { properties = {}, items, additionalProperties: others, anyOf = [] } = part;
  return [
    ...(anyOf as readonly unknown[]).flatMap((one) => describedKeys(one, at)),
    ...(items === undefined ? [] : describedKeys(items, at)),
    ...Object.entries({
      ...(properties as Part),
      ...(typeof others === 'object' && { '*': others }),
    }).flatMap(([name, inner]) => {
      const here = [...at, name];
      return [here.join('.'), ...describedKeys(inner, here)];
    }),
  ];
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

test('nothing in it is refused', async () => {
  expect(await problemsOf(await folderWith(text))).toEqual([]);
});

test('the file has every key that the schema describes', () => {
  const used = new Set(usedKeys(value));
  const here = describedKeys().map((key) => key.replace(/^prompts\.\*\./, 'prompts.support.'));
  const elsewhere =
    /^(providers\.(\w+\.(organization|kind|transformResponse|workloadIdentity(\..*)?)|\*\.kind)$|prompts\.support\.(system|user)File(\.file|\.frontMatter)?|prompts\.support\.messagesFile$|prompts\.support\.(command|batch|keys|dependsOn)$|(tests|defaults|skills)\.repeat\.(min|max)$|tests\.conversation\.expect\.|defaults\.expect\.|defaults\.assert\.|tests\.workspace\.files\.\*\.from$|defaults\.workspace\.)/;
  const missing = here.filter((key) => !used.has(key) && !elsewhere.test(key));
  expect(missing).toEqual([]);
});

/** Mappings of the author's own names. */
const OWN =
  /^(vars|headers|arguments|body|extra|then|defaultResponse|value|config|cases|upload|trace|files)$/;

/** The arguments of tools, which a schema lists. */
const OF_TOOLS = /^(parameters|when|argsMatch)$/;

/** The value with a key that begins with `x-` in its mappings: in all of them, or in the author's own only. */
function noted(given: unknown, where: 'everywhere' | 'in own', isOwn = false): unknown {
  if (Array.isArray(given)) return given.map((item) => noted(item, where, isOwn));
  if (typeof given !== 'object' || given === null) return given;
  const entries = Object.entries(given).map(
    ([key, child]) =>
      [key, OF_TOOLS.test(key) ? child : noted(child, where, isOwn || OWN.test(key))] as const,
  );
  const note = where === 'everywhere' || isOwn ? [['x-note', 'mine'] as const] : [];
  return Object.fromEntries([...entries, ...note]);
}

/** The suite without the places of its parts. */
async function suiteOf(config: unknown): Promise<unknown> {
  const suite = await loadOne(await folderWith(stringify(config)));
  const isPlace = (key: string): boolean =>
    /location|sources|sha256|inputFiles|dir|notices/i.test(key);
  return JSON.parse(
    JSON.stringify(suite, (key, it: unknown) =>
      isPlace(key) || (key === 'file' && path.isAbsolute(String(it))) ? undefined : it,
    ),
  ) as unknown;
}

test('keys that begin with x- are free on every level, and names like others in mappings of own names', async () => {
  const suite = await suiteOf(noted(value, 'everywhere'));
  expect(suite).toEqual(await suiteOf(noted(value, 'in own')));
  expect(JSON.stringify(suite)).toContain('"x-note":"mine"');
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
  ])('%s as %s', async (key, misspelt) => {
    const broken = text.replace(new RegExp(`\\b${key}:`), `${misspelt}:`);
    const problems = await problemsOf(await folderWith(broken));
    expect(problems.join('\n')).toContain(`Unknown key "${misspelt}". Did you mean "${key}"?`);
  });
});
