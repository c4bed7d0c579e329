/** What later steps of a workflow get: every output of a mixed run, several configs, filters and overrides. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readFile } from 'node:fs/promises';
import { startArtifactServer } from '../servers/artifact-server.js';
import { startGitHubServer } from '../servers/github-server.js';
import { reportViolations } from './report-schema.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  runAction,
  startModel,
  suiteYaml,
  type TestYaml,
} from './project.js';

const DOWN = { kind: 'http', status: 400, body: { error: { message: 'no such model' } } } as const;
const OK = { output: { contains: ['ok'] } };
const REFUND = { output: { contains: ['refund'], maxLength: 1 } };
const model = await startModel({ down: DOWN });
const github = await startGitHubServer();
const artifacts = await startArtifactServer();

async function run(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  process: ActionOptions['process'] = 'this',
): Promise<ActionRun & { readonly workspace: string }> {
  const workspace = await createWorkspace(files);
  const ended = await runAction(workspace, {
    process,
    inputs,
    event: { name: 'pull_request', payload: { pull_request: { number: github.pullRequest } } },
    github: { apiUrl: github.apiUrl, token: github.tokens.workflow, repository: github.repository },
    artifacts,
  });
  return { ...ended, workspace: realpathSync(workspace.path) };
}

const suite = (tests: readonly TestYaml[], more: Readonly<Record<string, unknown>> = {}) =>
  suiteYaml({ url: model.url, tests, ...more });

const MIXED: readonly TestYaml[] = [
  { name: 'good', expect: OK },
  { name: 'also good', expect: OK },
  { name: 'bad', expect: REFUND },
  { name: 'down', expect: OK },
  { name: 'later', expect: OK, skip: true },
];

async function outputNames(): Promise<readonly string[]> {
  const text = await readFile(new URL('../../action.yml', import.meta.url), 'utf8');
  const { outputs } = parse(text) as { outputs: Record<string, unknown> };
  return Object.keys(outputs);
}

describe('all outputs of a run with passed, failed, errored and skipped tests', () => {
  let ended: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    ended = await run({ 'kindlm.yaml': suite(MIXED) }, { compliance: 'true' }, 'own');
  });

  test('the values', async () => {
    const folder = join(ended.workspace, 'kindlm-report');
    const [comment] = await github.comments();
    expect(ended.outputs).toEqual({
      comparison: '{"verdict":null,"reason":"not-applicable"}',
      'not-asked': '0',
      'not-run': '0',
      result: 'failed',
      'exit-code': '1',
      total: '4',
      passed: '2',
      failed: '1',
      errored: '1',
      skipped: '1',
      'pass-rate': '50.0',
      gates: expect.any(String),
      'failure-codes': '{"CONTAINS_FAILED":1,"MAX_LENGTH_EXCEEDED":1,"PROVIDER_ERROR":1}',
      'cost-usd': '0.000045',
      tokens: '45',
      'duration-ms': expect.stringMatching(/^[1-9]\d*$/),
      'report-dir': folder,
      'report-path': join(folder, 'report.json'),
      'junit-path': join(folder, 'junit.xml'),
      'compliance-path': join(folder, 'compliance.md'),
      'html-path': join(folder, 'report.html'),
      'comment-id': String(comment?.id),
      'comment-url': expect.stringMatching(/^https?:\/\/\S+#issuecomment-\d+$/),
      'artifact-id': '4000',
      'artifact-url': 'https://github.com/acme/shop/actions/runs/1000/artifacts/4000',
    });
    expect(reportViolations(ended.report)).toEqual([]);
  });

  test('action.yml declares all of them', async () => {
    // Known only where there is a base report; compare-path.test.ts has those.
    const ofBase = ['base-sha', 'improved', 'regressed'];
    // `parts` is that of another mode.
    const all = [...Object.keys(ended.outputs), ...ofBase, 'parts'].sort();
    expect(all).toEqual([...(await outputNames())].sort());
  });

  test('the gates are those of the report, each with its suite', () => {
    const gates: unknown = JSON.parse(ended.outputs['gates'] ?? '');
    const [reported] = ended.report?.suites ?? [];
    expect(gates).toEqual(reported?.gates.gates.map((gate) => ({ suite: 'support', ...gate })));
    expect(gates).toContainEqual({
      suite: 'support',
      gateName: 'passRateMin',
      passed: false,
      actual: 0.5,
      threshold: 0.95,
      message: 'Pass rate: 50.0% (min: 95.0%)',
    });
  });

  test('nothing else is written for later steps', () => {
    expect(ended.otherFiles).toEqual({ env: '', path: '', state: '' });
    expect(ended.stderr).toBe('');
  });

  test('the files', () => {
    expect(Object.keys(ended.files).sort()).toEqual([
      'SHA256SUMS',
      'compliance.json',
      'compliance.md',
      'junit.xml',
      'report.html',
      'report.json',
    ]);
  });
});

describe('outputs of a run that found nothing out', () => {
  test('a config error: what is known', async () => {
    const ended = await run({ 'kindlm.yaml': 'kindlm: 1\n' });
    expect(ended.outputs).toMatchObject({ result: 'error', 'exit-code': '2', total: '0' });
    expect(ended.outputs).toMatchObject({ 'pass-rate': '0.0', gates: '[]', 'failure-codes': '{}' });
    expect(ended.outputs['report-path']).toBe(join(ended.workspace, 'kindlm-report/report.json'));
  });
});

describe('several configs', () => {
  const calm = () => suite([{ name: 'good', expect: OK }], { name: 'calm' });
  const sales = () => suite([{ name: 'bad', expect: REFUND }], { name: 'sales' });

  test('every suite’s gates must pass, and each has its comment', async () => {
    const ended = await run(
      { 'a/kindlm.yaml': calm(), 'b/kindlm.yaml': sales() },
      { config: 'a/kindlm.yaml\nb/*.yaml' },
    );
    expect(ended).toMatchObject({ code: 1, outputs: { total: '2', passed: '1', failed: '1' } });
    expect(ended.report?.suites.map(({ name, file }) => [name, file])).toEqual([
      ['calm', 'a/kindlm.yaml'],
      ['sales', 'b/kindlm.yaml'],
    ]);
    expect(ended.annotations.filter(({ file }) => file !== undefined)).toEqual([
      expect.objectContaining({ level: 'error', file: 'b/kindlm.yaml' }),
    ]);
    expect(ended.annotations.at(-1)?.message).toMatch(
      /^1 of 2 suites fails: .*pass rate 0 % \(needs 95 %\); worst test: bad: /,
    );
    const bodies = (await github.comments()).map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('✅ `calm`'))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes('❌ `sales`'))).toHaveLength(1);
    expect(ended.summary).toMatch(/^## ❌ 1 of 2 suites fails\n/);
  });

  test('one with a mistake: nothing is sent to a model', async () => {
    const asked = model.requests.length;
    const ended = await run(
      { 'a.yaml': calm(), 'b.yaml': sales().replace('tests:', 'test:') },
      { config: '*.yaml' },
    );
    expect(ended).toMatchObject({ code: 2, outputs: { result: 'error' } });
    expect(model.requests).toHaveLength(asked);
  });
});

describe('filters', () => {
  const two = [
    { id: 'fake', provider: 'openai', model: 'fake-1' },
    { id: 'other', provider: 'openai', model: 'fake-2' },
  ];
  const yaml = () =>
    suite(
      [
        { name: 'refund/good', expect: OK, tags: ['smoke'] },
        { name: 'refund/fine', expect: OK, tags: ['nightly'] },
        { name: 'hello', expect: OK, tags: ['smoke', 'nightly'] },
      ],
      { models: two },
    );
  const TABLE = [
    [{}, ['refund/good', 'refund/fine', 'hello'], ['fake', 'other']],
    [{ tags: 'smoke' }, ['refund/good', 'hello'], ['fake', 'other']],
    [{ tags: 'smoke, nightly' }, ['refund/good', 'refund/fine', 'hello'], ['fake', 'other']],
    [{ tests: 'refund/*' }, ['refund/good', 'refund/fine'], ['fake', 'other']],
    [{ tests: 'hello\nrefund/f*' }, ['refund/fine', 'hello'], ['fake', 'other']],
    [{ tests: '!refund/*' }, ['hello'], ['fake', 'other']],
    [{ models: 'other' }, ['refund/good', 'refund/fine', 'hello'], ['other']],
    [{ tags: 'nightly', tests: 'refund/*', models: 'fake' }, ['refund/fine'], ['fake']],
  ] as const;

  test.each(TABLE)('%j', async (inputs, tests, models) => {
    const asked = model.requests.length;
    const ended = await run({ 'kindlm.yaml': yaml() }, { ...inputs, comment: 'never' });
    const results = ended.suite?.results ?? [];
    expect(ended.code).toBe(0);
    expect(results.map(({ testCaseName, modelId }) => [testCaseName, modelId])).toEqual(
      tests.flatMap((name) => models.map((id) => [name, id])),
    );
    expect(model.requests).toHaveLength(asked + tests.length * models.length);
  });

  test.each([
    [{ tags: 'smok' }, 'smok'],
    [{ models: 'gpt-4o' }, 'gpt-4o'],
  ] as const)('%j selects nothing: 2', async (inputs, named) => {
    const ended = await run({ 'kindlm.yaml': yaml() }, inputs);
    expect(ended.code).toBe(2);
    expect(ended.annotations.map(({ message }) => message).join('\n')).toContain(named);
  });
});

describe('overrides', () => {
  test('repeat', async () => {
    const asked = model.requests.length;
    const yaml = suite([{ name: 'good', expect: OK, repeat: 2 }], { defaults: { repeat: 5 } });
    const ended = await run({ 'kindlm.yaml': yaml }, { repeat: '3', comment: 'never' });
    expect(ended.outputs).toMatchObject({ total: '1', passed: '1' });
    expect(model.requests).toHaveLength(asked + 3);
  });

  test.each([
    ['0.5', 0],
    ['50%', 0],
    ['51%', 1],
  ])('pass-rate-min %s: %i', async (rate, code) => {
    const tests = [
      { name: 'good', expect: OK },
      { name: 'bad', expect: REFUND },
    ];
    const yaml = suite(tests, { gates: { passRateMin: 0.9 } });
    const ended = await run({ 'kindlm.yaml': yaml }, { 'pass-rate-min': rate, comment: 'never' });
    expect(ended.code).toBe(code);
  });
});
