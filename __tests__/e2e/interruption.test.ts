import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { failuresOf, KEY_ENV, manyTests, runIn, runsOf, suiteConfig } from './model-suite.js';
import type { ActionOptions, ActionRun } from './run-action.js';
import { createWorkspace, readFolder, type Workspace } from './workspace.js';

const servers: FakeServer[] = [];
const workspaces: Workspace[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await Promise.all(workspaces.splice(0).map((workspace) => workspace.remove()));
});

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
  servers.push(server);
  return { server, isStuck };
}

/** Ten tests, three of which are answered before the model falls silent. */
async function interrupted(
  options: (isStuck: Promise<void>) => Omit<ActionOptions, 'workspace'>,
): Promise<{ run: ActionRun; server: FakeServer; workspace: Workspace }> {
  const { server, isStuck } = await serverThatHangs(3, 2);
  const config = suiteConfig({
    openai: server.url,
    tests: manyTests(10),
    defaults: { concurrency: 2 },
  });
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  workspaces.push(workspace);
  // The runner kills a cancelled job ten seconds after its first signal.
  const run = await runIn(workspace, { timeLimitMs: 30_000, ...options(isStuck) });
  return { run, server, workspace };
}

const ANSWERED = [undefined, undefined, undefined];

describe('a cancelled job', () => {
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
    expect(failuresOf(run).map(({ code }) => code)).toEqual([
      ...ANSWERED,
      ...Array<string>(7).fill('PROVIDER_ERROR'),
    ]);
    expect(failuresOf(run)[9]?.message).toBe(`Not finished: the run was cancelled (${name})`);
    expect(run.outputs).toMatchObject({
      result: 'error',
      'exit-code': '3',
      total: '10',
      passed: '3',
      errored: '7',
    });
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
    servers.push(server);
    const workspace = await createWorkspace({ 'kindlm.yaml': suiteConfig({ openai: server.url }) });
    workspaces.push(workspace);
    const run = await runIn(workspace, {
      signal: { name: 'SIGTERM', when: isRefused },
      timeLimitMs: 30_000,
    });
    expect(run).toMatchObject({ code: 3, signal: null, report: { complete: false } });
    expect(server.requests).toHaveLength(1);
  });
});

describe('max-minutes', () => {
  test('what is missing at the deadline is a provider timeout', async () => {
    const { run, server } = await interrupted(() => ({ inputs: { 'max-minutes': '0.05' } }));
    expect(server.requests).toHaveLength(5);
    expect(run).toMatchObject({
      code: 3,
      outputs: { passed: '3', errored: '7', result: 'error' },
      report: {
        complete: false,
        interruption: { kind: 'deadline', maxMinutes: 0.05 },
        failureCodes: { PROVIDER_TIMEOUT: 7 },
      },
    });
    expect(failuresOf(run)[9]).toEqual({
      code: 'PROVIDER_TIMEOUT',
      message: 'Not finished: the run reached its deadline of 0.05 minutes (input max-minutes)',
    });
    expect(
      runsOf(run)
        .map(({ outcome }) => outcome.kind)
        .slice(0, 3),
    ).toEqual(Array<string>(3).fill('passed'));
    expect(
      runsOf(run)
        .slice(3)
        .map(({ outcome }) => outcome.kind),
    ).not.toContain('passed');
    expect(runsOf(run)[9]?.outcome).toEqual({ kind: 'not-run', reason: 'deadline' });
    expect(Object.keys(run.files)).toContain('junit.xml');
  });

  test('a run that is done in time hears nothing of it', async () => {
    const server = await startOpenAiServer();
    servers.push(server);
    const workspace = await createWorkspace({ 'kindlm.yaml': suiteConfig({ openai: server.url }) });
    workspaces.push(workspace);
    const run = await runIn(workspace, { env: KEY_ENV, inputs: { 'max-minutes': '5' } });
    expect(run).toMatchObject({ code: 0, report: { complete: true } });
  });
});
