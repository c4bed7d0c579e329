/** From bytes on disk to suites: whatever stands there, suites that can be planned, or problems that say where. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { SCORED_KINDS } from '../../src/assertions/registry.js';
import { loadSuites } from '../../src/config/load.js';
import type { ConfigProblem } from '../../src/config/problem.js';
import { planSuites } from '../../src/engine/plan.js';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';
import { fuzz, HOSTILE_TEXT } from './fuzz.js';
import { BYTE_CHANGES, TREE_CHANGES, YAML_TREE } from './yaml-mutation.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Valid configs, each in a folder with the files that it names. */
const VALID = {
  'every-key': ['__tests__/fixtures/config/every-key', 'every-key.yaml'],
  agent: ['__tests__/fixtures/config/cli', 'agent-with-tools.yaml'],
  anchors: ['__tests__/fixtures/config/cli', 'anchors.yaml'],
  starter: ['__tests__/fixtures/config/cli', 'starter.yaml'],
  support: ['examples/support-agent', 'kindlm.yaml'],
  telegram: ['examples/telegram-bot', 'kindlm.yaml'],
} as const;
type ValidName = keyof typeof VALID;
const NAMES = Object.keys(VALID) as ValidName[];
/** The long ones take their time: seldom. */
const NAME = fc.oneof(
  { arbitrary: fc.constantFrom<ValidName>('every-key', 'agent', 'anchors', 'starter'), weight: 12 },
  { arbitrary: fc.constantFrom<ValidName>('support', 'telegram'), weight: 1 },
);

let workspace: Workspace;
const originals = new Map<string, Buffer>();

beforeAll(async () => {
  workspace = await createWorkspace();
  for (const name of NAMES) {
    const [folder, file] = VALID[name];
    await cp(join(ROOT, folder), join(workspace.path, name), { recursive: true });
    originals.set(name, await readFile(join(ROOT, folder, file)));
  }
});
afterAll(() => workspace.remove());

function original(name: string): Buffer {
  const bytes = originals.get(name);
  if (bytes === undefined) throw new Error(`there is no ${name}`);
  return bytes;
}

/** Writes the config over the valid one's and loads it. */
async function load(name: ValidName, bytes: Uint8Array): ReturnType<typeof loadSuites> {
  const pattern = `${name}/${VALID[name][1]}`;
  await writeFile(join(workspace.path, pattern), bytes);
  return loadPattern(pattern);
}

function loadPattern(pattern: string): ReturnType<typeof loadSuites> {
  const { path } = workspace;
  const patterns = [pattern];
  return loadSuites({
    scoredRules: SCORED_KINDS,
    workspace: path,
    workingDirectory: path,
    patterns,
    overrides: {},
    allowCommands: true,
  });
}

/** Whether the result keeps the loader's promise. Returns its kind. */
async function expectSuitesOrProblems(
  result: Awaited<ReturnType<typeof loadSuites>>,
): Promise<(typeof result)['kind']> {
  if (result.kind === 'loaded') {
    const plan = planSuites(result.suites, { tags: [], tests: [], models: [] });
    expect(['planned', 'nothing-selected']).toContain(plan.kind);
    return result.kind;
  }
  expect(result.problems.length).toBeGreaterThan(0);
  for (const problem of result.problems) await expectPlaced(problem);
  return result.kind;
}

async function expectPlaced({ message, hint, location }: ConfigProblem): Promise<void> {
  expect(message).not.toMatch(/^\s*$|\[object |undefined|\n/);
  if (hint !== undefined) expect(hint).not.toMatch(/^\s*$|\[object |undefined|\n/);
  if (/^There are \d+ more problems\.$/.test(message)) return;
  if (location === undefined) throw new Error(`no place: ${message}`);
  const bytes = await readFile(join(workspace.path, location.file));
  const line = new TextDecoder().decode(bytes).split('\n')[location.line - 1];
  expect({ message, location, line }).toMatchObject({ line: expect.any(String) });
  expect(location.column).toBeGreaterThanOrEqual(1);
  expect(location.column).toBeLessThanOrEqual((line ?? '').length + 1);
}

test.each(NAMES)('%s is valid as it is', async (name) => {
  expect(await expectSuitesOrProblems(await load(name, original(name)))).toBe('loaded');
});

test('any bytes', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    HOSTILE_TEXT.map((text) => new TextEncoder().encode(`kindlm: 1\n${text}`)),
    fc.uint8Array({ maxLength: 40 }).map((it) => Buffer.concat([Buffer.from('kindlm: 1\n'), it])),
  );
  return fuzz('config of any bytes', 1_500, bytes, async (it) => {
    await expectSuitesOrProblems(await load('starter', it));
  });
});

test('any YAML tree', () =>
  fuzz('config of any YAML tree', 1_000, YAML_TREE, async (text) => {
    await expectSuitesOrProblems(await load('every-key', Buffer.from(text)));
  }));

test('a valid config with changed nodes', () => {
  const trees = new Map(NAMES.map((name) => [name, parse(original(name).toString(), MERGE)]));
  return fuzz(
    'config with changed nodes',
    800,
    fc.tuple(NAME, TREE_CHANGES),
    async ([name, change]) => {
      await expectSuitesOrProblems(await load(name, Buffer.from(change(trees.get(name)))));
    },
  );
});
const MERGE = { merge: true } as const;

test('a valid config with changed bytes', () =>
  fuzz('config with changed bytes', 1_000, fc.tuple(NAME, BYTE_CHANGES), async ([name, change]) => {
    await expectSuitesOrProblems(await load(name, change(original(name))));
  }));

const NAMED_FILES = [
  'baseline.json',
  'schemas/answer.json',
  'schemas/args.json',
  'prompts/user.md',
] as const;

test('files that a config names, with changed bytes', async () => {
  await load('every-key', original('every-key'));
  const folder = join(workspace.path, 'every-key');
  const contents = new Map<string, Buffer>();
  for (const file of NAMED_FILES) contents.set(file, await readFile(join(folder, file)));
  const cases = fc.tuple(fc.constantFrom(...NAMED_FILES), BYTE_CHANGES);
  await fuzz('files that a config names', 500, cases, async ([file, change]) => {
    const bytes = contents.get(file) ?? Buffer.alloc(0);
    await writeFile(join(folder, file), change(bytes));
    await expectSuitesOrProblems(await loadPattern('every-key/every-key.yaml'));
    await writeFile(join(folder, file), bytes);
  });
});
