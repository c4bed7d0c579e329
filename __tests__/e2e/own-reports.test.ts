/**
 * What the action writes it reads again: as the base of a later run, as a part, as a path. And where it does not, that is
 * its own mistake (exit code 4), since every gate against the base would pass as not exercised.
 */

import { parse } from 'yaml';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { READ_LIMITS } from '../../src/report/read-report.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import {
  type ActionRun,
  createWorkspace,
  runAction,
  suiteYaml,
  type Workspace,
} from './project.js';
import { type BranchJobs, startBranchJobs } from './github-project.js';

const LEVELS = 150;
const DEEP = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
const MEGABYTE = 1024 * 1024;
const server = await startOpenAiServer({
  reply({ body }) {
    const asked = JSON.stringify(body);
    if (asked.includes('long')) return 'x'.repeat(MEGABYTE);
    if (!asked.includes('deep') || asked.includes('"tool"')) return 'ok';
    const calls = [{ name: 'look', arguments: `{"within":${DEEP}}` }];
    return { kind: 'tools', calls };
  },
});

/** Runs a config twice, the second time compared with the first one's report. */
async function comparedWithItself(
  config: unknown,
  env: Record<string, string>,
): Promise<ActionRun> {
  const text = JSON.stringify(config);
  const first = await runAction(text, { env, inputs: { outputs: 'all' } });
  expect(first.code).toBe(0);
  const second = await runAction(text, { env, inputs: { outputs: 'all' }, base: first });
  expect(second.code).toBe(0);
  expect(second.report?.comparison).toMatchObject({ kind: 'compared' });
  return second;
}

test('thousands of tool calls in one answer are an error of the provider, asked twice at most', async () => {
  const call = { name: 'look', arguments: {} };
  const flood = await startOpenAiServer({
    reply: () => ({ kind: 'tools', calls: Array.from({ length: 1_001 }, () => call) }),
  });
  const config = suiteYaml({
    url: flood.url,
    tests: [{ name: 't', prompt: 'p', tools: [{ name: 'look' }] }],
  });
  const run = await runAction(config, { env: { TEST_KEY: 'sk-test-0123456789abcdef' } });
  expect(run.code).toBe(3);
  expect(run.failures).toEqual([
    { code: 'PROVIDER_ERROR', message: expect.stringContaining('1001 tool calls at once') },
  ]);
  expect(flood.requests.length).toBeLessThanOrEqual(2);
});

test('a recording without a latency passes no limit of it, nor the gate', async () => {
  const config = suiteYaml({
    url: server.url,
    tests: [{ name: 't', prompt: 'p', expect: { latency: { maxMs: 1000 } } }],
    gates: { passRateMin: 0, latencyMaxMs: 1000 },
  });
  const recording = (answer: object): string =>
    JSON.stringify({
      version: 1,
      suite: 'support',
      test: 't',
      answers: [{ model: 'm', repeat: 0, turn: 0, text: 'ok', ...answer }],
    });
  const replayed = (answer: object): Promise<ActionRun> =>
    runAction(config, {
      inputs: { responses: 'replay' },
      files: { '.kindlm/recordings/support/t.json': recording(answer) },
    });
  const measured = await replayed({ latencyMs: 12 });
  expect(measured.failures).toEqual([{}]);
  const unmeasured = await replayed({});
  expect(unmeasured.failures).toEqual([
    { code: 'INTERNAL_ERROR', message: expect.stringContaining('latency is not known') },
  ]);
  const gate = unmeasured.suite?.gates.gates.find(({ gateName }) => gateName === 'latencyMaxMs');
  expect(gate?.noData).toBeDefined();
});

describe('what configs and models may hold is read again', () => {
  const whole = (): Readonly<Record<string, unknown>> =>
    parse(suiteYaml({ url: server.url })) as Readonly<Record<string, unknown>>;

  test('tool arguments that are nested deeply', async () => {
    const run = await comparedWithItself(
      {
        ...whole(),
        prompts: { p: { user: 'deep' } },
        tests: [{ name: 't', prompt: 'p', tools: [{ name: 'look' }] }],
      },
      { TEST_KEY: 'sk-test-0123456789abcdef' },
    );
    expect(JSON.stringify(run.runs[0]?.toolCalls)).toContain(DEEP);
  });

  test.each(['openai', 'passed'])('a key for a local server that is the word %s', async (key) => {
    const run = await comparedWithItself(whole(), { TEST_KEY: key });
    expect(run.suite?.models[0]?.provider).toBe('openai');
  });
});

test('answers above what is read again are left out of report.json, and a notice says so', async () => {
  const config = suiteYaml({
    url: server.url,
    prompts: { p: { user: 'long' } },
    tests: [{ name: 't', prompt: 'p', repeat: 70 }],
    defaults: { concurrency: 32 },
  });
  const run = await runAction(config, { inputs: { outputs: 'all' }, process: 'own' });
  expect(run.code).toBe(0);
  expect(Buffer.byteLength(run.files['report.json'] ?? '')).toBeLessThan(READ_LIMITS.maxBytes);
  expect(run.runs).toHaveLength(70);
  expect(run.report?.notices.join()).toMatch(
    /more than 64 MB or 4,000,000 values, which is the most that a later run reads/,
  );
});

/** A defect of ours, as far as a reader can tell: this version's own report, with what its schema does not know. */
function unreadable(report: string): string {
  return report.replace('"complete":', '"unheard": 1,\n  "complete":');
}

describe('a report of this version that it does not read is an internal error', () => {
  let workspace: Workspace;
  let own: string;
  beforeAll(async () => {
    const run = await runAction(suiteYaml({ url: server.url }));
    own = run.files['report.json'] ?? '';
  });
  beforeEach(async () => {
    workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
  });

  const otherVersion = (text: string): string =>
    text.replace(/("name": "kindlm\/action",\s*"version": ")[^"]*/, '$10.0.1');
  test.each([
    ['this version', unreadable, 4, 'own'],
    ['another version', (text: string) => otherVersion(unreadable(text)), 2, 'this'],
    ['cut off', (text: string) => text.slice(0, -20), 2, 'this'],
  ] as const)('as a path: %s', async (_, change, code, process) => {
    await workspace.write({ 'base.json': change(own) });
    const run = await runAction(workspace, { process, inputs: { compare: 'base.json' } });
    expect(run.code).toBe(code);
    expect(run.outputs).toMatchObject({ result: 'error', 'exit-code': String(code) });
  });

  test.each([
    ['this version', unreadable, 4, 'own'],
    ['another version', (text: string) => otherVersion(unreadable(text)), 2, 'this'],
  ] as const)('as a part: %s', async (_, change, code, process) => {
    const part = await runAction(workspace, { inputs: { shard: '1/1', 'report-dir': 'part' } });
    await workspace.write({ 'part.json': change(part.files['report.json'] ?? '') });
    const run = await runAction(workspace, {
      process,
      inputs: { mode: 'merge', reports: 'part.json' },
    });
    expect(run.code).toBe(code);
  });

  test('a part from a machine whose clock is ahead is merged', async () => {
    const part = await runAction(workspace, { inputs: { shard: '1/1', 'report-dir': 'part' } });
    const ahead = (part.files['report.json'] ?? '').replace(
      /("(?:startedAt|finishedAt)": ")\d{4}/g,
      '$12999',
    );
    await workspace.write({ 'part.json': ahead });
    const run = await runAction(workspace, { inputs: { mode: 'merge', reports: 'part.json' } });
    expect(run.code).toBe(0);
    expect(run.report?.run.durationMs).toBe(0);
  });
});

describe('as the report of the base branch', () => {
  let jobs: BranchJobs;
  beforeEach(async () => {
    jobs = await startBranchJobs();
  });

  const gates = { notWorse: true, regressionsMax: 0 };

  test('that this version wrote: nothing passes as not exercised', async () => {
    const base = await jobs.run();
    await jobs.run({ uploaded: { 'report.json': unreadable(base.files['report.json'] ?? '') } });
    const sha = jobs.commit();
    const run = await jobs.run({ event: 'pull_request', sha, shop: { gates } });
    expect(run.code).toBe(4);
    expect(run.outputs).toMatchObject({ result: 'error', 'exit-code': '4' });
    expect(run.report?.verdict.reason).toMatch(/^Internal error .* wrote the report of main: /);
    // What was asked and answered is not lost.
    expect(run.report?.totals.passed).toBe(run.report?.totals.total);
  });

  test('that is read: the same gates are exercised', async () => {
    await jobs.run();
    const run = await jobs.run({ event: 'pull_request', sha: jobs.commit(), shop: { gates } });
    expect(run.code).toBe(0);
    expect((run.report as Report).comparison).toMatchObject({ kind: 'compared' });
  });
});
