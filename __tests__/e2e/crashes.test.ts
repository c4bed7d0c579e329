/**
 * The action itself crashes at every moment of a run: the exit code, report.json, comment, check run, outputs and artifact say
 * one thing. Before the verdict is published that is the crash; from then on it is the verdict.
 */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { sentChecks } from './check-runs.js';
import { GREEN, messages, startJobs, type JobRunner } from './comment-job.js';
import type { ActionRun } from './run-action.js';
import { suiteYaml } from './suite-yaml.js';

const ON_SIGNAL = 'process.on("SIGUSR2",()=>{throw new Error("a defect")});';
const IN_TELLER = 'if(process.argv.includes("--after-crash"))';
/** Defects of the action, loaded into each of its processes; most show at a signal, which the runner never sends. */
const DEFECTS = {
  exception: ON_SIGNAL,
  rejection: 'process.on("SIGUSR2",()=>{Promise.reject(new Error("a defect"))})',
  'nothing that is an error': 'process.on("SIGUSR2",()=>{throw null})',
  'also while it is told': `${ON_SIGNAL}${IN_TELLER}setInterval(()=>{throw 1},20)`,
  'nobody can tell of it': `${ON_SIGNAL}${IN_TELLER}process.exit(1)`,
  'a file is never written': `import fs from "node:fs/promises";import m from "node:module";${IN_TELLER};else{fs.rename=()=>new Promise(()=>{});m.syncBuiltinESMExports()}`,
} as const;
type Defect = keyof typeof DEFECTS;

const preload = (code: string) =>
  `--import=data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`;

/** GitHub and the model take so long (ms): the crash falls into the middle of what waits for them. */
const SLOW_MS = 40;

let jobs: JobRunner;
let artifacts: ArtifactServer;
let model: FakeServer;
/** Called with the number of each request to the model and to GitHub, from 1 on, before it is answered. */
let onRequest: (number: number) => void = () => undefined;
let requests = 0;
let runs = 0;

beforeAll(async () => {
  [jobs, artifacts, model] = await Promise.all([
    startJobs(),
    startArtifactServer(),
    startOpenAiServer({
      reply: () => {
        onRequest((requests += 1));
        return { kind: 'text', text: 'ok', delayMs: SLOW_MS };
      },
    }),
  ]);
  jobs.github.onRequest(async () => {
    onRequest((requests += 1));
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  });
});
afterAll(() => Promise.all([jobs, artifacts, model].map((one) => one.close())));
afterEach(() => {
  expect([...jobs.github.violations, ...artifacts.violations]).toEqual([]);
});

interface Told {
  readonly run: ActionRun;
  /** What each place says the result is. */
  readonly says: Readonly<Record<string, unknown>>;
}

/** A green job in which the defect shows when the request of this number is made, and at those after it. */
async function crashAt(numbers: readonly number[], defect: Defect = 'exception'): Promise<Told> {
  const sent = jobs.github.requests.length;
  const artifactName = `report-${(runs += 1)}`;
  requests = 0;
  const reached = new Map<number, () => void>();
  onRequest = (seen) => reached.get(seen)?.();
  const [signal, ...laterSignals] = numbers.map((number) => {
    const when = new Promise<void>((resolve) => reached.set(number, resolve));
    return { name: 'SIGUSR2', when } as const;
  });
  const run = await jobs.run({
    files: { 'kindlm.yaml': suiteYaml({ url: model.url, tests: GREEN }) },
    token: 'checker',
    artifacts,
    inputs: { 'check-name': 'KindLM quality', 'artifact-name': artifactName },
    env: { NODE_OPTIONS: preload(DEFECTS[defect]) },
    ...(signal && { signal, laterSignals }),
  });
  const comment = (await jobs.github.comments()).at(-1)?.body ?? '';
  const checks = sentChecks(jobs.github.requests.slice(sent));
  const stored = artifacts.artifacts.filter(
    ({ name, files }) => name.startsWith(artifactName) && files.has('report.json'),
  );
  return {
    run,
    says: {
      code: run.code,
      outputs: [run.outputs['result'], run.outputs['exit-code']],
      report: run.report?.verdict.exitCode,
      comment: /internal error/iu.test(comment) ? 'crash' : comment.includes('✅') && 'passed',
      checks: checks.map(({ status, conclusion }) => [status, conclusion]),
      artifacts: stored.map(({ files }) => {
        const report = JSON.parse(String(files.get('report.json'))) as ActionRun['report'];
        return report?.verdict.exitCode;
      }),
    },
  };
}

const CRASHED = {
  code: 4,
  outputs: ['error', '4'],
  report: 4,
  comment: 'crash',
  checks: [['completed', 'failure']],
  artifacts: [4],
};
const PASSED = {
  code: 0,
  outputs: ['passed', '0'],
  report: 0,
  comment: 'passed',
  checks: [['completed', 'success']],
  artifacts: [0],
};

const LATE = /^Something of the KindLM action failed after the verdict was decided/;

test('at each request of a run: all places say the same', async () => {
  await crashAt([]);
  const all = requests;
  const codes: (number | null)[] = [];
  for (let number = 1; number <= all; number += 1) {
    const { run, says } = await crashAt([number]);
    const crashed = run.code === 4;
    codes.push(run.code);
    expect({ number, ...says }).toEqual({ number, ...(crashed ? CRASHED : PASSED) });
    const wanted = crashed ? /^Internal error of the KindLM action: a defect\. / : LATE;
    const said = messages(run, crashed ? 'error' : 'warning').filter((one) => wanted.test(one));
    expect(said).toHaveLength(1);
    expect(/✅ \S+ passes: /u.test(run.stdout)).toBe(!crashed);
  }
  // The model is asked first, the check run closed last.
  expect([codes[0], codes.at(-1)]).toEqual([4, 0]);
});

test.each(['rejection', 'nothing that is an error'] as const)('%s', async (defect) => {
  const { run, says } = await crashAt([1], defect);
  expect({ ...says, stderr: run.stderr }).toEqual({ ...CRASHED, stderr: '' });
});

test('and again while it is told', async () => {
  const { run, says } = await crashAt([1, 3, 6]);
  expect({ ...says, stderr: run.stderr }).toEqual({ ...CRASHED, stderr: '' });
});

test('what tells of it crashes, too: all places say the same', async () => {
  const { run, says } = await crashAt([1], 'also while it is told');
  expect({ ...says, stderr: run.stderr }).toEqual({ ...CRASHED, stderr: '' });
});

test('what tells of it does not start: exit code, error and outputs', async () => {
  const { run } = await crashAt([1], 'nobody can tell of it');
  expect(run).toMatchObject({ code: 4, outputs: { result: 'error', 'exit-code': '4' } });
  expect(messages(run, 'error')).toEqual([expect.stringMatching(/^Internal error/)]);
  expect(run.files).not.toHaveProperty(['report.json']);
});

test('the run waits for what never comes: a crash, not a silent end', async () => {
  const { run, says } = await crashAt([], 'a file is never written');
  expect({ ...says, stderr: run.stderr }).toEqual({ ...CRASHED, stderr: '' });
  expect(messages(run, 'error')).toEqual([expect.stringContaining('nothing is left')]);
});
