import { describe, expect, test } from '@jest/globals';
import { startFakeServer, type FakeServer } from '../servers/faults.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { readFolder } from './workspace.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  manyTests,
  runAction,
  suiteYaml,
  type Workspace,
} from './project.js';
import { startBranchJobs } from './github-project.js';

/** A server that answers the first requests and leaves the others waiting; `stuck` says when all that can be are. */
async function serverThatHangs(good: number, inFlight: number) {
  let stuck = (): void => undefined;
  const isStuck = new Promise<void>((resolve) => (stuck = resolve));
  const server = await startOpenAiServer({
    reply(_request, index): OpenAiReply {
      if (index === good + inFlight - 1) stuck();
      return index < good ? { kind: 'text', text: 'ok' } : { kind: 'hang' };
    },
  });
  return { server, isStuck };
}

/** Ten tests, three of which are answered before the model falls silent. */
async function interrupted(
  options: (isStuck: Promise<void>) => Omit<ActionOptions, 'workspace'>,
): Promise<{ run: ActionRun; server: FakeServer; workspace: Workspace }> {
  const { server, isStuck } = await serverThatHangs(3, 2);
  const config = suiteYaml({
    url: server.url,
    tests: manyTests(10),
    defaults: { concurrency: 2 },
  });
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  // The model never answers, and nobody waits for its timeout of a minute.
  const run = await runAction(workspace, { endsWithinMs: 30_000, ...options(isStuck) });
  return { run, server, workspace };
}

const ANSWERED = [undefined, undefined, undefined];

describe('a cancelled job', () => {
  test('asks nobody what to keep for later: it has seconds for its last words', async () => {
    const { run } = await interrupted((when) => ({
      signal: { name: 'SIGTERM', when },
      inputs: { history: 'folder:quality', issue: 'on-drift' },
    }));
    expect(run).toMatchObject({ code: 3, signal: null });
    expect(run.stdout).toContain('Cancelled (SIGTERM)');
    expect(run.stdout).not.toMatch(/history|issue about the model/i);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s: the reports say what was done', async (name) => {
    const { run, server } = await interrupted((when) => ({ signal: { name, when } }));
    expect(run).toMatchObject({ code: 3, signal: null });
    expect(server.requests).toHaveLength(5);
    expect(run.report).toMatchObject({
      complete: false,
      interruption: { kind: 'signal', signal: name },
      verdict: { result: 'error', exitCode: 3 },
    });
    expect(run.report?.verdict.reason).toContain(`the run was cancelled (${name})`);
    expect(run.failures.map(({ code }) => code)).toEqual([
      ...ANSWERED,
      ...Array<undefined>(7).fill(undefined),
    ]);
    expect(run.runs.map(({ outcome }) => outcome)).toEqual([
      ...Array<unknown>(3).fill({ kind: 'passed' }),
      ...Array<unknown>(7).fill({ kind: 'not-run', reason: 'cancelled' }),
    ]);
    expect(run.outputs).toMatchObject({
      result: 'error',
      'exit-code': '3',
      total: '10',
      passed: '3',
      errored: '0',
      'not-run': '7',
      'failure-codes': '{}',
    });
    // No view blames the provider.
    for (const view of [run.summary, run.stdout, ...Object.values(run.files)]) {
      expect(view).not.toMatch(
        /provider (?:error|failed)|lost to provider|"PROVIDER_ERROR"|>PROVIDER_ERROR/i,
      );
    }
    expect(run.files['junit.xml']).toContain('not run: the run was cancelled');
    expect(Object.keys(run.files)).toEqual(expect.arrayContaining(['report.json', 'junit.xml']));
    expect(run.summary).not.toBe('');
    expect(run.stdout).toContain(`${name}: nothing more is sent`);
  });

  test('answers that were paid for are recorded', async () => {
    const { workspace, run } = await interrupted((when) => ({
      signal: { name: 'SIGTERM', when },
      inputs: { responses: 'record' },
    }));
    expect(run.code).toBe(3);
    const files = await readFolder(`${workspace.path}/.kindlm/recordings`);
    expect(Object.keys(files).sort()).toEqual([0, 1, 2].map((index) => `support/t${index}.json`));
  });

  test('a call that waits to be tried again ends as well', async () => {
    let refused = (): void => undefined;
    const isRefused = new Promise<void>((resolve) => (refused = resolve));
    const server = await startOpenAiServer({
      reply() {
        refused();
        return { kind: 'http', status: 429, headers: { 'retry-after': '100' } };
      },
    });
    const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
    const run = await runAction(workspace, {
      signal: { name: 'SIGTERM', when: isRefused },
      endsWithinMs: 30_000,
    });
    expect(run).toMatchObject({ code: 3, signal: null, report: { complete: false } });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a job that is cancelled while it looks for the base report, before its first request', () => {
  test.each<[string, Record<string, string>, Record<string, undefined>?]>([
    ['stop-when-decided, which waits for the order', { 'stop-when-decided': 'true' }],
    ['only-changed, which waits for what is reused', { 'only-changed': 'true' }],
    [
      'only-changed without a key: nobody knows whether one is needed',
      { 'only-changed': 'true', 'on-missing-secrets': 'skip' },
      { TEST_KEY: undefined },
    ],
  ])('%s', async (_name, inputs, env = {}) => {
    const jobs = await startBranchJobs();
    await jobs.run();
    const asked = jobs.model.requests.length;
    const searching = new Promise<void>((resolve) =>
      jobs.github.onRequest((_method, path) => {
        if (path.includes('/actions/workflows/')) resolve();
        return Promise.resolve();
      }),
    );
    jobs.github.fail({ path: /\/actions\/workflows\//, answer: 'hang' });
    const run = await jobs.run({
      event: 'pull_request',
      sha: jobs.commit(),
      inputs,
      env,
      signal: { name: 'SIGTERM', when: searching },
      // The search alone may take 20 seconds.
      endsWithinMs: 15_000,
    });
    expect(run).toMatchObject({ code: 3, signal: null });
    expect(jobs.model.requests).toHaveLength(asked);
    expect(run.report?.verdict).toMatchObject({ result: 'error', exitCode: 3 });
    expect(run.report?.verdict.reason).toContain('the run was cancelled (SIGTERM)');
    expect(run.outputs).toMatchObject({ result: 'error', 'exit-code': '3' });
    expect(Object.keys(run.files)).toEqual(expect.arrayContaining(['report.json', 'junit.xml']));
    expect(run.summary).toContain('cancelled');
    // Nobody cancels a job to hear that everything is asked, or that GitHub is slow.
    expect(run.report?.notices).toEqual([]);
  });
});

test('cancelled when all is asked and the base report is waited for: its gates have not been judged', async () => {
  const jobs = await startBranchJobs();
  await jobs.run();
  jobs.github.fail({ path: /\/actions\/workflows\//, answer: 'hang' });
  const shop = { gates: { notWorse: true, passRateMin: 0 } };
  const run = await jobs.run({
    event: 'pull_request',
    sha: jobs.commit(),
    shop,
    // The log has the last of twelve results.
    signal: { name: 'SIGINT', when: /(?:^✓[^]*){12}/m },
    // The search alone may take 20 seconds.
    endsWithinMs: 15_000,
  });
  expect(run).toMatchObject({ code: 3, signal: null });
  expect(run.outputs).toMatchObject({ passed: '12', errored: '0', result: 'error' });
  expect(run.report?.interruption).toEqual({ kind: 'signal', signal: 'SIGINT' });
});

describe('max-minutes', () => {
  test('what is missing at the deadline is a provider timeout', async () => {
    // Half a minute: the first three answers must come before, also on a slow machine.
    const { run, server } = await interrupted(() => ({ inputs: { 'max-minutes': '0.5' } }));
    expect(server.requests).toHaveLength(5);
    expect(run).toMatchObject({
      code: 3,
      outputs: { passed: '3', errored: '7', result: 'error' },
      report: {
        complete: false,
        interruption: { kind: 'deadline', maxMinutes: 0.5 },
        failureCodes: { PROVIDER_TIMEOUT: 7 },
      },
    });
    expect(run.failures[9]).toEqual({
      code: 'PROVIDER_TIMEOUT',
      message: 'Not finished: the run reached its deadline of 0.5 minutes (input max-minutes)',
    });
    expect(run.runs.map(({ outcome }) => outcome.kind).slice(0, 3)).toEqual(
      Array<string>(3).fill('passed'),
    );
    expect(run.runs.slice(3).map(({ outcome }) => outcome.kind)).not.toContain('passed');
    expect(run.runs[9]?.outcome).toEqual({ kind: 'not-run', reason: 'deadline' });
    expect(Object.keys(run.files)).toContain('junit.xml');
  });

  test('a run that is done in time hears nothing of it', async () => {
    const server = await startOpenAiServer();
    const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
    const run = await runAction(workspace, { inputs: { 'max-minutes': '5' } });
    expect(run).toMatchObject({ code: 0, report: { complete: true } });
  });
});

const STALLING = 30;
const stalling = await startOpenAiServer({ reply: () => `${'a'.repeat(40)}!` });

/** Patterns wait for each other, and each of these takes its whole second. */
function stallingSuite(): string {
  const expectation = { guardrails: { pii: { denyPatterns: ['(a+)+$'] } } };
  return suiteYaml({ url: stalling.url, tests: manyTests(STALLING, { expect: expectation }) });
}

describe('while stalling patterns wait for their turn', () => {
  test('a cancelled job does not wait for those that are left', async () => {
    const run = await runAction(stallingSuite(), {
      signal: { name: 'SIGTERM', when: /INTERNAL_ERROR/ },
      // All thirty patterns would take thirty seconds and more.
      endsWithinMs: 20_000,
    });
    expect(run.signal).toBeNull();
    expect(run.report).toMatchObject({ complete: false, interruption: { kind: 'signal' } });
    expect(run.failures).toHaveLength(STALLING);
    expect(run.runs.at(-1)?.outcome).toEqual({ kind: 'not-run', reason: 'cancelled' });
  });

  test('the deadline of the run holds', async () => {
    const run = await runAction(stallingSuite(), {
      process: 'own',
      inputs: { 'max-minutes': '0.03' },
    });
    expect(run.report?.interruption).toEqual({ kind: 'deadline', maxMinutes: 0.03 });
    expect(run.failures.at(-1)?.code).toBe('PROVIDER_TIMEOUT');
  });
});

// A long run that is cancelled: what is done is reported, however little the model or GitHub answer from then on.

const CONCURRENCY = 16;
const HALF = 1500;

/** Answers half of the calls, then none: whoever waits for those under way waits for ever. */
async function modelThatFallsSilent() {
  let fallSilent = (): void => undefined;
  const silent = new Promise<void>((resolve) => (fallSilent = resolve));
  const server = await startOpenAiServer({
    reply(_request, index): OpenAiReply {
      if (index === HALF + CONCURRENCY - 1) fallSilent();
      return index < HALF ? { kind: 'text', text: 'ok' } : { kind: 'hang' };
    },
  });
  return { server, silent };
}

/** A GitHub that takes requests and answers none; `asked` says when it got the first. */
async function githubThatHangs() {
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const server = await startFakeServer(() => {
    ask();
    return { fault: { kind: 'hang' }, body: {} };
  });
  return { server, asked };
}

test('3,000 calls, ended by SIGTERM in the middle; who asks again changes nothing', async () => {
  const [model, github] = await Promise.all([modelThatFallsSilent(), githubThatHangs()]);
  let signalledAt = 0;
  const middle = model.silent.then(() => (signalledAt = performance.now()));
  const config = suiteYaml({
    url: model.server.url,
    tests: manyTests(1000, { repeat: 3 }),
    // Longer than the test: nobody is saved by a timeout.
    defaults: { concurrency: CONCURRENCY, timeoutMs: 600_000 },
  });
  const run = await runAction(config, {
    signal: { name: 'SIGTERM', when: middle },
    endsWithinMs: 60_000,
    laterSignals: [
      { name: 'SIGTERM', when: /SIGTERM: nothing more is sent/ },
      { name: 'SIGINT', when: github.asked },
      { name: 'SIGTERM', when: github.asked },
    ],
    event: { name: 'pull_request', payload: { number: 7, pull_request: { number: 7 } } },
    github: { apiUrl: github.server.url, token: 'ghs_test' },
  });
  console.log(`${Math.round(performance.now() - signalledAt)} ms from the signal to the end`);

  expect(run).toMatchObject({ code: 3, signal: null, stderr: '' });
  expect(run.stdout.match(/nothing more is sent/g)).toHaveLength(1);
  expect(run.report).toMatchObject({
    complete: false,
    interruption: { kind: 'signal', signal: 'SIGTERM' },
    totals: { total: 1000, runs: 3000 },
  });
  expect(run.outputs).toMatchObject({ result: 'error', 'exit-code': '3', total: '1000' });
  expect(run.summary).not.toBe('');
  expect(Object.keys(run.files)).toEqual(
    expect.arrayContaining(['report.json', 'junit.xml', 'report.html']),
  );
  expect(github.server.requests).not.toHaveLength(0);
  // Every run that was answered passed, all others say why they did not, and nothing was sent after the signal.
  expect(model.server.requests).toHaveLength(HALF + CONCURRENCY);
  const outcomes = run.runs.map(({ outcome }) => outcome);
  expect(outcomes).toHaveLength(3000);
  expect(outcomes.filter(({ kind }) => kind === 'passed')).toHaveLength(HALF);
  const missing = outcomes.filter(({ kind }) => kind !== 'passed');
  expect(new Set(missing.map((it) => JSON.stringify(it)))).toEqual(
    new Set(['{"kind":"not-run","reason":"cancelled"}']),
  );
});
