/** A checkout whose dist/ is damaged: what needs the damaged part says so, and nothing else changes. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startArtifactServer } from '../servers/artifact-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { type ActionRun, createWorkspace, runAction, suiteYaml } from './project.js';
import { RED, startJobs } from './github-project.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What a half-done checkout or an overeager clean-up makes of a file. */
const DAMAGES = {
  missing: (path: string) => rm(path),
  garbage: (path: string) => writeFile(path, '<!doctype html><title>502 Bad Gateway</title>'),
};

const [openai, artifacts, jobs] = await Promise.all([
  startOpenAiServer(),
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

/** The copy of dist/, in which the one file that holds `text` is damaged until the test has ended. */
async function damagedDist(text: string, damage: keyof typeof DAMAGES) {
  const path = await fileWith(text);
  damaged.push(path);
  await DAMAGES[damage](path);
  return { actionPath: join(copy, 'index.js'), file: basename(path) };
}

async function fileWith(text: string): Promise<string> {
  const names = (await readdir(copy)).filter((name) => /^\d+\.index\.js$/.test(name));
  const paths = names.map((name) => join(copy, name));
  const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const found = paths.filter((_, index) => contents[index]?.includes(text) === true);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

async function run(
  actionPath: string,
  inputs: Readonly<Record<string, string>>,
): Promise<ActionRun> {
  const tests = [{ name: 't', prompt: 'p' }];
  const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: openai.url, tests }) });
  return runAction(workspace, { actionPath, inputs });
}

/** What a verdict needs. */
test.each<keyof typeof DAMAGES>(['missing', 'garbage'])(
  'the search for configs is %s: exit code 4, and what to do',
  async (damage) => {
    const { actionPath, file } = await damagedDist('formatPaths', damage);
    const ended = await run(actionPath, { config: '*.yaml' });
    expect(ended).toMatchObject({
      code: 4,
      signal: null,
      stderr: '',
      outputs: { result: 'error', 'exit-code': '4' },
    });
    expect(ended.errors).toEqual([
      expect.stringMatching(
        /^Internal error of the KindLM action: a part of its dist folder cannot be loaded: .*\. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle\. Nothing is known about the quality of this change\./,
      ),
    ]);
    if (damage === 'missing') expect(ended.errors[0]).toContain(file);
    // What does not need the part works.
    expect(await run(actionPath, {})).toMatchObject({ code: 0, outputs: { result: 'passed' } });
  },
);

/** What only tells of the verdict. */
test('the artifact client is missing: a warning, and the verdict as it was', async () => {
  const { actionPath } = await damagedDist('"@actions/artifact"', 'missing');
  const ended = await jobs.run({ actionPath, artifacts, tests: RED });
  expect(ended).toMatchObject({ code: 1, stderr: '', outputs: { result: 'failed' } });
  const warnings = ended.warnings.filter((one) =>
    one.startsWith('The artifact was not uploaded: '),
  );
  expect(warnings).toHaveLength(1);
  expect(ended.summary).not.toBe('');
  expect(Object.keys(ended.files)).toEqual(expect.arrayContaining(['report.json', 'junit.xml']));
});

test('what outlives a run is missing: a warning, and the verdict as it was', async () => {
  const { actionPath } = await damagedDist('The issue about the model', 'missing');
  const ended = await run(actionPath, { history: 'folder:kindlm-report' });
  expect(ended).toMatchObject({ code: 0, stderr: '', outputs: { result: 'passed' } });
  expect(ended.warnings).toEqual([
    expect.stringContaining('What outlives the run was not written: '),
  ]);
});

test('what talks to the runner is damaged: exit code 4, said in an annotation', async () => {
  const { actionPath } = await damagedDist('ghadelimiter_', 'garbage');
  const ended = await run(actionPath, {});
  expect(ended).toMatchObject({ code: 4, signal: null, outputs: { 'exit-code': '4' } });
  expect(ended.errors).toEqual([
    expect.stringMatching(/^Internal error of the KindLM action: .* Please report it: \S+$/),
  ]);
});

test('the part that tells of crashes, with another: exit code 4 all the same', async () => {
  const search = await damagedDist('formatPaths', 'garbage');
  await damagedDist('tellOfCrash', 'garbage');
  const ended = await run(search.actionPath, { config: '*.yaml' });
  expect(ended).toMatchObject({ code: 4, signal: null, stderr: '' });
  expect(ended.errors).toEqual([expect.stringContaining('Check the action out again')]);
});
