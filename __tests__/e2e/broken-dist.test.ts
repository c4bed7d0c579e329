/** A checkout whose dist/ is damaged: what needs the damaged part says so, and nothing else changes. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startArtifactServer } from '../servers/artifact-server.js';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { type ActionRun, createWorkspace, modelEntry, runAction, suiteYaml } from './project.js';
import { GREEN, RED, startJobs } from './github-project.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The worker of the sandbox is no part that is loaded later, but a process of its own. */
const WORKER = 'The sandbox worker is started by the action';

/** What a half-done checkout or an overeager clean-up makes of a file. */
const DAMAGES: Readonly<Record<string, (path: string) => Promise<void>>> = {
  missing: (path) => rm(path),
  garbage: (path) => writeFile(path, '<!doctype html><title>502 Bad Gateway</title>'),
  halved: async (path) => {
    const content = await readFile(path);
    await writeFile(path, content.subarray(0, Math.floor(content.length / 2)));
  },
  empty: (path) => writeFile(path, ''),
};

const [openai, anthropic, artifacts, jobs] = await Promise.all([
  // Text, JSON and a match of every pattern below.
  startOpenAiServer({ reply: () => '"aaa"' }),
  startAnthropicServer(),
  startArtifactServer(),
  startJobs(),
]);

/** One for all tests, each of which gets it whole: what Node compiled of the other files is used again. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kindlm-dist-'));
  await cp(DIST, copy, { recursive: true });
});

afterAll(() => rm(copy, { recursive: true, force: true }));
const damaged: string[] = [];
afterEach(async () => {
  for (const path of damaged.splice(0)) await cp(join(DIST, relative(copy, path)), path);
});

/** The copy of dist/, in which the one file below `folder` that holds `text` is damaged until the test has ended. */
async function damagedDist(folder: string, text: string, damage: string) {
  const path = await fileWith(join(copy, folder), text);
  damaged.push(path);
  await DAMAGES[damage]?.(path);
  return { actionPath: join(copy, 'index.js'), file: basename(path) };
}

async function fileWith(folder: string, text: string): Promise<string> {
  const pattern = text === WORKER ? /^index\.js$/ : /^\d+\.index\.js$/;
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  const paths = names.map((name) => join(folder, name));
  const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const found = paths.filter((_, index) => contents[index]?.includes(text) === true);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

interface Part {
  /** Text that one file of the folder holds. */
  readonly text: string;
  /** Below dist/. Default: dist/ itself. */
  readonly folder?: string;
}

interface Needed extends Part {
  /** Files of the workspace that need the part. */
  readonly files: () => Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

const config = (expectation: object, more: object = {}) =>
  suiteYaml({ url: openai.url, tests: [{ name: 't', prompt: 'p', ...expectation }], ...more });

/** What a verdict needs. */
const NEEDED: Readonly<Record<string, Needed>> = {
  'what talks to the runner': {
    text: 'ghadelimiter_',
    files: () => ({ 'kindlm.yaml': config({}) }),
  },
  'the search for configs': {
    text: 'formatPaths',
    files: () => ({ 'kindlm.yaml': config({}) }),
    inputs: { config: '*.yaml' },
  },
  'the JSON Schema compiler': {
    text: 'compileJsonSchema',
    files: () => ({
      'kindlm.yaml': config({ expect: { output: { format: 'json', schemaFile: 's.json' } } }),
      's.json': '{"type":"object"}',
    }),
  },
  "a provider's library": {
    text: 'function transformJSONSchema(',
    files: () => ({
      'kindlm.yaml': suiteYaml({
        anthropic: anthropic.url,
        tests: [{ name: 't', prompt: 'p', expect: { judge: [{ criteria: 'Is polite' }] } }],
        defaults: { judgeModel: 'm' },
      }),
    }),
  },
  'the MCP client': {
    text: 'StreamableHTTPClientTransport',
    files: () => ({
      'kindlm.yaml': suiteYaml({
        providers: { mcp: { serverUrl: openai.url, toolName: 'ask' } },
        models: [{ ...modelEntry('m'), provider: 'mcp' }],
      }),
    }),
  },
  'the sandbox worker': {
    text: WORKER,
    folder: 'sandbox-worker',
    files: () => ({
      'kindlm.yaml': config({ expect: { guardrails: { pii: { denyPatterns: ['secret'] } } } }),
    }),
  },
  "the sandbox's script engine": {
    text: 'QuickJSRaw',
    folder: 'sandbox-worker',
    files: () => ({ 'kindlm.yaml': config({ assert: [{ type: 'javascript', value: 'true' }] }) }),
  },
  "the sandbox's JSON Schema compiler": {
    text: 'compileJsonSchema',
    folder: 'sandbox-worker',
    files: () => ({
      'kindlm.yaml': config({ expect: { output: { format: 'json', schemaFile: 's.json' } } }),
      's.json': '{"type":"string","pattern":"^a+$"}',
    }),
  },
};

async function run(needed: Needed, actionPath: string): Promise<ActionRun> {
  const workspace = await createWorkspace(needed.files());
  return runAction(workspace, {
    actionPath,
    ...(needed.inputs === undefined ? {} : { inputs: needed.inputs }),
  });
}

/** What is damaged is found where it is loaded: every damage once, and every part. */
const CASES = Object.keys(NEEDED).flatMap((part, index) =>
  Object.keys(DAMAGES)
    .filter((damage) => damage === 'missing' || index === 0)
    .map((damage) => [part, damage] as const),
);

test.each(CASES)('%s, %s: exit code 4, and what to do', async (part, damage) => {
  const needed = NEEDED[part];
  if (needed === undefined) throw new Error(`no part ${part}`);
  const { actionPath, file } = await damagedDist(needed.folder ?? '.', needed.text, damage);
  const ended = await run(needed, actionPath);
  expect(ended).toMatchObject({
    code: 4,
    signal: null,
    stderr: '',
    outputs: { result: 'error', 'exit-code': '4' },
  });
  const errors = ended.errors;
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(
    /^Internal error of the KindLM action: a part of its dist folder cannot be loaded: .*\. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle\. Nothing is known about the quality of this change\./,
  );
  expect(errors[0]).toContain(file);
});

/** What only tells of the verdict, and the start of the warning where it cannot. */
const OPTIONAL: Readonly<Record<string, Part & { readonly warning: RegExp }>> = {
  'the artifact client': {
    text: '"@actions/artifact"',
    warning: /^The artifact was not uploaded: /,
  },
  'the GitHub client': {
    text: 'plugin-throttling',
    warning: /^The pull request comment was not posted: /,
  },
};

describe.each(Object.entries(OPTIONAL))('%s', (_name, { text, folder, warning }) => {
  test.each([
    ['missing', RED, { code: 1, result: 'failed' }],
    ['halved', GREEN, { code: 0, result: 'passed' }],
  ] as const)('%s: a warning, and the verdict as it was', async (damage, tests, verdict) => {
    const { code, result } = verdict;
    const { actionPath } = await damagedDist(folder ?? '.', text, damage);
    const ended = await jobs.run({ actionPath, artifacts, tests });
    expect(ended).toMatchObject({ code, stderr: '', outputs: { result } });
    expect(ended.warnings.filter((one) => warning.test(one))).toHaveLength(1);
    expect(ended.summary).not.toBe('');
    expect(Object.keys(ended.files)).toEqual(expect.arrayContaining(['report.json', 'junit.xml']));
  });
});

test('the part that tells of crashes, with another: exit code 4 all the same', async () => {
  const search = await damagedDist('.', 'formatPaths', 'garbage');
  await damagedDist('.', 'tellOfCrash', 'halved');
  const ended = await run(
    { text: '', files: () => ({ 'kindlm.yaml': config({}) }), inputs: { config: '*.yaml' } },
    search.actionPath,
  );
  expect(ended).toMatchObject({ code: 4, signal: null, stderr: '' });
  expect(ended.errors).toEqual([expect.stringContaining('Check the action out again')]);
});

test('what does not need the damaged part works', async () => {
  const { actionPath } = await damagedDist('.', 'formatPaths', 'missing');
  const needed = { text: '', files: () => ({ 'kindlm.yaml': config({}) }) };
  expect(await run(needed, actionPath)).toMatchObject({ code: 0, outputs: { result: 'passed' } });
});
