/** `compare: path`: what a run says of itself against a report of the base branch. */

import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { greenReport } from '../report/reports.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { reportViolations } from './report-schema.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  modelEntry,
  runAction,
  suiteYaml,
} from './project.js';

const server = await startOpenAiServer({
  reply: ({ body }) => (JSON.stringify(body).includes('BROKEN') ? 'sorry' : 'ok, done'),
});

interface Version {
  readonly prompt?: string;
  readonly wanted?: string;
  readonly tests?: number;
  readonly names?: string;
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly temperature?: number;
}

function config(version: Version = {}, suite = 'support'): string {
  const {
    prompt = 'Hello',
    wanted = 'ok',
    tests = 30,
    names = 't',
    gates,
    temperature = 0.7,
  } = version;
  return suiteYaml({
    url: server.url,
    name: suite,
    models: [{ ...modelEntry('m'), params: { temperature, maxTokens: 100 } }],
    prompts: { p: { user: `${prompt} {{number}}` } },
    tests: Array.from({ length: tests }, (_, index) => ({
      name: `${names}${index}`,
      prompt: 'p',
      vars: { number: index },
      expect: { output: { contains: [wanted] } },
    })),
    gates: { passRateMin: 0, ...gates },
    defaults: { repeat: 3, concurrency: 32 },
  });
}

const BASE_SHA = 'ba5e'.padEnd(40, '0');
const PULL_REQUEST = { name: 'pull_request', payload: {} };

type Files = Readonly<Record<string, string>>;

/** A run of the base branch; the report that it leaves. */
async function pushed(files: Files, sha = BASE_SHA, before?: Report): Promise<Report> {
  const run = await runFiles(files, {
    before,
    event: 'push',
    env: { GITHUB_SHA: sha },
  });
  if (run.report === undefined) throw new Error(run.stdout);
  expect(reportViolations(run.report)).toEqual([]);
  return run.report;
}

async function runFiles(
  files: Files,
  {
    before,
    event = PULL_REQUEST,
    env = {},
    inputs = {},
    process,
  }: {
    readonly before?: Report | undefined;
    readonly event?: ActionOptions['event'];
    readonly env?: Readonly<Record<string, string>>;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly process?: ActionOptions['process'];
  } = {},
): Promise<ActionRun> {
  const workspace = await createWorkspace(files);
  if (before !== undefined) {
    await workspace.write({ 'base.json': JSON.stringify(before) });
  }
  return await runAction(workspace, {
    ...(process === undefined ? {} : { process }),
    event,
    env: { TEST_KEY: 'sk-test-0123456789abcdef', ...env },
    inputs: {
      config: Object.keys(files).join('\n'),
      compare: before === undefined ? 'never' : 'base.json',
      ...inputs,
    },
  });
}

const one = (text: string): Files => ({ 'kindlm.yaml': text });

describe('against one run of the base branch', () => {
  let base: Report;
  beforeAll(async () => {
    base = await pushed(one(config()));
  });

  async function compared(version: Version): Promise<ActionRun> {
    const run = await runFiles(one(config(version)), { before: base });
    expect(reportViolations(run.report)).toEqual([]);
    return run;
  }

  test('worse: the gate is red, and the verdict says so', async () => {
    const run = await compared({ prompt: 'BROKEN', gates: { notWorse: true, passRateDropMax: 5 } });
    expect(run.code).toBe(1);
    const [suite] = run.report?.suites ?? [];
    expect(suite?.comparison).toMatchObject({
      verdict: { verdict: 'worse', evidence: { baseRate: 1, headRate: 0, compared: 30 } },
      changed: 30,
      unchangedRequests: 0,
      counts: { probablyRegressed: 30, added: 0, removed: 0 },
      base: { passRate: 1 },
    });
    expect(suite?.results[0]?.comparison).toMatchObject({
      kind: 'changed',
      label: 'probably-regressed',
      base: { passed: 3, runs: 3 },
    });
    expect(run.report?.comparison).toMatchObject({
      kind: 'compared',
      base: { source: 'path', branch: 'main', sha: BASE_SHA, runs: 1 },
    });
    expect(run.report?.verdict.reason).toContain('worse than on the base branch');
    expect(JSON.parse(run.outputs['comparison'] ?? '')).toMatchObject({
      verdict: 'worse',
      base: { sha: BASE_SHA },
    });
    expect(run.outputs).toMatchObject({ regressed: '0', improved: '0', 'base-sha': BASE_SHA });
    expect(run.report?.memory).toBeUndefined();
  });

  test('not worse: another prompt, the same results', async () => {
    const run = await compared({
      prompt: 'Good day',
      gates: { notWorse: true, passRateDropMax: 0 },
    });
    expect(run.code).toBe(0);
    const [suite] = run.report?.suites ?? [];
    expect(suite?.comparison?.verdict.verdict).toBe('not-worse');
    expect(
      suite?.gates.gates.filter(({ noData }) => noData === undefined).map((it) => it.gateName),
    ).toEqual(['notWorse', 'passRateDropMax']);
  });

  test('nothing changed: nothing to blame, and the gates are not exercised', async () => {
    const run = await compared({ gates: { notWorse: true, regressionsMax: 0 } });
    expect(run.code).toBe(0);
    const [suite] = run.report?.suites ?? [];
    expect(suite?.comparison).toMatchObject({
      verdict: { verdict: 'cannot-tell', reason: { kind: 'nothing-compared' } },
      changed: 0,
      unchangedRequests: 30,
      model: { verdict: 'not-worse' },
    });
    expect(suite?.gates.gates.find(({ gateName }) => gateName === 'notWorse')).toMatchObject({
      passed: true,
      noData: 'nothing-asked',
    });
    expect(JSON.parse(run.outputs['comparison'] ?? '')).toMatchObject({ verdict: 'unchanged' });
  });

  test('other checks are not compared', async () => {
    const run = await compared({ wanted: 'done', gates: { notWorse: true } });
    const [suite] = run.report?.suites ?? [];
    expect(suite?.comparison).toMatchObject({ changed: 0, counts: { checksChanged: 30 } });
    expect(suite?.results[0]?.comparison).toEqual({ kind: 'checks-changed' });
    expect(run.summary).toContain('what is checked is changed');
    expect(run.summary).not.toContain('No test has results both');
  });
});

test('of two suites only the worse one is red, and both gates are named', async () => {
  const files = (prompt: string): Files => ({
    'a.yaml': config({ gates: { notWorse: true } }, 'first'),
    'b.yaml': config({ prompt, gates: { notWorse: true } }, 'second'),
  });
  const base = await pushed(files('Hello'));
  const run = await runFiles(files('BROKEN'), { before: base });
  expect(run.code).toBe(1);
  expect(run.report?.verdict.reason).toContain('suite "second"');
  expect(JSON.parse(run.outputs['comparison'] ?? '')).toMatchObject({
    verdict: 'worse',
    suites: [
      { suite: 'first', verdict: 'unchanged' },
      { suite: 'second', verdict: 'worse' },
    ],
  });
  expect(run.summary).toMatch(/\| Suite \|.*\| Against the base branch \|/);
  expect(run.summary).toMatch(/\| \[?`first`.*\| not touched \|/);
  expect(run.summary).toMatch(/\| \[?`second`.*\| worse \|/);
});

test('three runs of the base branch are remembered, and one test that breaks is regressed for certain', async () => {
  const shas = ['1', '2', '3'].map((digit) => digit.repeat(40));
  let base: Report | undefined;
  for (const sha of shas) base = await pushed(one(config({ tests: 1 })), sha, base);
  expect(base?.memory?.runs.map(({ sha }) => sha)).toEqual(shas.toReversed());
  expect(base?.memory?.suites[0]?.results[0]?.runs.map(([, outcomes]) => outcomes)).toEqual([
    '111',
    '111',
    '111',
  ]);
  expect(base?.memory?.trend.map(({ sha }) => sha)).toEqual(shas.toReversed());
  const run = await runFiles(
    one(config({ tests: 1, prompt: 'BROKEN', gates: { regressionsMax: 0 } })),
    { before: base },
  );
  expect(run.code).toBe(1);
  expect(run.outputs['regressed']).toBe('1');
  expect(run.suite?.results[0]?.comparison).toMatchObject({
    label: 'regressed',
    countsForGate: true,
    base: { passed: 9, runs: 9 },
  });
});

const PART = JSON.stringify({ ...greenReport(), shard: { index: 1, count: 2 } });

describe('a report that cannot be read is a mistake of the input, and nothing is asked', () => {
  test.each<[string, string, Files, string, ActionOptions['process']?]>([
    ['is not there', 'gone.json', {}, 'there is no such file', 'own'],
    ['is a folder', '.', {}, 'it is not a file'],
    ['is broken', 'broken.json', { 'broken.json': '{' }, 'it is not JSON'],
    ['is that of a shard', 'part.json', { 'part.json': PART }, 'it is a part of a sharded run'],
    ['is of another version', 'old.json', { 'old.json': '{"version":"1"}' }, 'it is of version 1'],
  ])('%s', async (_what, compare, files, message, process = 'this') => {
    const asked = server.requests.length;
    const run = await runFiles(
      { 'kindlm.yaml': config(), ...files },
      { process, inputs: { compare, config: 'kindlm.yaml' } },
    );
    expect(run.code).toBe(2);
    expect(run.report?.problems.map((problem) => problem.message).join()).toContain(message);
    expect(server.requests).toHaveLength(asked);
  });
});

describe('what the change did to the gate itself', () => {
  test('lowered, skipped, taken out: one line in every view, the list, and the output', async () => {
    const two = {
      'kindlm.yaml': config({ gates: { passRateMin: 0.95 } }),
      'b.yaml': config({}, 'b'),
    };
    const base = await pushed(two);
    const run = await runFiles(one(config({ tests: 28, gates: { passRateMin: 0.5 } })), {
      before: base,
    });
    expect(run.code).toBe(0);
    expect(reportViolations(run.report)).toEqual([]);
    const words = /this change lowers passRateMin from 95.% to 50.% and takes out 2 tests/iu;
    const gone = /takes out a suite, which this run does not ask: \S*b/u;
    expect(run.summary).toMatch(words);
    expect(run.summary).toContain('taken out: t28, t29');
    expect(run.summary).toMatch(gone);
    for (const name of ['report.html', 'junit.xml']) expect(run.files[name]).toMatch(words);
    expect((run.files['report.html'] ?? '').replaceAll(/<[^>]+>/g, '')).toMatch(gone);
    expect(JSON.parse(run.outputs['comparison'] ?? '')).toMatchObject({
      goneSuites: ['b'],
      suites: [
        {
          suite: 'support',
          weakened: [
            { kind: 'weaker', what: 'gates.passRateMin', there: 0.95, here: 0.5 },
            { kind: 'removed', what: 'test', count: 2, names: ['t28', 't29'] },
          ],
        },
      ],
    });
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['this job', {}, /takes out a suite, which this run does not ask: \S*support/u],
    [
      'another job',
      { GITHUB_JOB: 'nightly' },
      /report of another job that it is compared with has a suite that this run does not ask: \S*support/u,
    ],
    [
      'another workflow',
      { GITHUB_WORKFLOW: 'Nightly' },
      /report of another job that it is compared with has a suite that this run does not ask: \S*support/u,
    ],
  ])('a renamed suite is told where %s wrote the report', async (_who, env, words) => {
    const base = await runFiles(one(config()), {
      event: 'push',
      env: { GITHUB_SHA: BASE_SHA, ...env },
    });
    const renamed = await runFiles(one(config({}, 'renamed')), { before: base.report });
    expect(renamed.code).toBe(0);
    expect(reportViolations(renamed.report)).toEqual([]);
    expect(renamed.summary).toMatch(words);
    expect((renamed.files['report.html'] ?? '').replaceAll(/<[^>]+>/g, '')).toMatch(words);
    expect(JSON.parse(renamed.outputs['comparison'] ?? '')).toMatchObject({
      goneSuites: ['support'],
    });
    const same = await runFiles(one(config()), { before: base.report });
    expect(same.summary).not.toMatch(/does not ask/u);
  });

  const PULL_REQUEST_7 = {
    name: 'pull_request',
    payload: {
      pull_request: {
        number: 7,
        head: { sha: 'c'.repeat(40), ref: 'f', repo: { full_name: 'acme/app' } },
        base: { ref: 'main', repo: { full_name: 'acme/app' } },
      },
    },
  };

  test('less by the inputs of the workflow: each in sight, in the list and in the output', async () => {
    const base = await pushed(one(config()));
    const inputs = { tests: 't0', 'fail-on': 'never', 'on-missing-secrets': 'skip' };
    const run = await runFiles(one(config()), { before: base, inputs, event: PULL_REQUEST_7 });
    expect(reportViolations(run.report)).toEqual([]);
    expect(run.summary).toContain('does not ask 29 of 30 tests (input tests)');
    expect(run.summary).toContain(
      'This pull request sets fail-on: never and sets on-missing-secrets: skip, other than on the base branch.',
    );
    expect(run.summary).toContain('Compared with a report that the workflow names');
    expect(JSON.parse(run.outputs['comparison'] ?? '')).toMatchObject({
      weakened: [
        { what: 'inputs.fail-on', names: ['gates', 'never'] },
        { what: 'inputs.on-missing-secrets', names: ['fail', 'skip'] },
      ],
      suites: [{ weakened: [{ kind: 'not-asked', count: 29, there: 30, here: 1 }] }],
    });
    // The base branch's own workflow has them, too: no change.
    const filtered = await runFiles(one(config()), {
      before: base,
      inputs,
      event: 'push',
    });
    if (filtered.report === undefined) throw new Error(filtered.stdout);
    const same = await runFiles(one(config()), { before: filtered.report, inputs });
    expect(same.summary).not.toMatch(/this change|This change/u);
  });
});
