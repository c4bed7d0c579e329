/**
 * The action itself crashes at every moment of a run: the exit code, report.json, comment, check run, outputs and artifact say
 * one thing. Before the verdict is published that is the crash; from then on it is the verdict.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { type ActionRun, startDist, suiteYaml, type TestYaml } from './project.js';
import {
  type ForkRun,
  GREEN,
  type Job,
  type JobRunner,
  RED,
  holding,
  sentChecks,
  startForkRun,
  startJobs,
} from './github-project.js';

startDist();

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
let forks: ForkRun;
let artifacts: ArtifactServer;
let model: FakeServer;

/** Called with the number of each request to the model and to GitHub, from 1 on, before it is answered. */
let onRequest: (number: number) => void = () => undefined;
let requests = 0;
let runs = 0;

beforeAll(async () => {
  [jobs, forks, artifacts, model] = await Promise.all([
    startJobs(),
    startForkRun(),
    startArtifactServer(),
    startOpenAiServer({
      reply: () => {
        onRequest((requests += 1));
        return { kind: 'text', text: 'ok', delayMs: SLOW_MS };
      },
    }),
  ]);
  for (const { github } of [jobs, forks.jobs]) {
    github.onRequest(async () => {
      onRequest((requests += 1));
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    });
  }
});

const yamlOf = (tests: readonly TestYaml[]) => ({
  'kindlm.yaml': suiteYaml({ url: model.url, tests }),
});

interface Told {
  readonly run: ActionRun;
  /** What each place says the result is. */
  readonly says: Readonly<Record<string, unknown>>;
}

/** The signals at which a defect shows: when the requests of these numbers are made. */
function signalsAt(numbers: readonly number[]): Pick<Job, 'signal' | 'laterSignals'> {
  requests = 0;
  const reached = new Map<number, () => void>();
  onRequest = (seen) => reached.get(seen)?.();
  const [signal, ...laterSignals] = numbers.map((number) => {
    const when = new Promise<void>((resolve) => reached.set(number, resolve));
    return { name: 'SIGUSR2', when } as const;
  });
  return signal === undefined ? {} : { signal, laterSignals };
}

/** A job, green unless it says otherwise, in which the defect shows at these requests. */
async function crashAt(
  numbers: readonly number[],
  defect: Defect = 'exception',
  job: Job = {},
): Promise<Told> {
  const sent = jobs.github.requests.length;
  const artifactName = `report-${(runs += 1)}`;
  const run = await jobs.run({
    files: yamlOf(GREEN),
    token: 'checker',
    artifacts,
    ...job,
    inputs: { 'check-name': 'KindLM quality', 'artifact-name': artifactName, ...job.inputs },
    env: { NODE_OPTIONS: preload(DEFECTS[defect]), ...job.env },
    ...signalsAt(numbers),
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
  // Each at night; else every third, and the last.
  const step = process.env['DIST_ALWAYS'] === '1' ? 1 : 3;
  const numbers = Array.from({ length: all }, (_, index) => index + 1);
  for (const number of numbers.filter((one) => one === all || one % step === 1 % step)) {
    const { run, says } = await crashAt([number]);
    const crashed = run.code === 4;
    codes.push(run.code);
    expect({ number, ...says }).toEqual({ number, ...(crashed ? CRASHED : PASSED) });
    const wanted = crashed ? /^Internal error of the KindLM action: a defect\. / : LATE;
    const said = (crashed ? run.errors : run.warnings).filter((one) => wanted.test(one));
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
  expect(run.errors).toEqual([expect.stringMatching(/^Internal error/)]);
  expect(run.files).not.toHaveProperty(['report.json']);
});

test('the run waits for what never comes: a crash, not a silent end', async () => {
  const { run, says } = await crashAt([], 'a file is never written');
  expect({ ...says, stderr: run.stderr }).toEqual({ ...CRASHED, stderr: '' });
  expect(run.errors).toEqual([expect.stringContaining('nothing is left')]);
});

test('`fail-on: never`: a crash fails the job all the same', async () => {
  const job: Job = { files: yamlOf(RED), inputs: { 'fail-on': 'never' } };
  // The control: it is red, and the job is not.
  expect((await crashAt([], 'exception', job)).says).toMatchObject({ code: 0, report: 1 });
  expect((await crashAt([1], 'rejection', job)).says).toEqual(CRASHED);
});

test('a shard, then its merge: all places say the same', async () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...GREEN[0], name: `t${index}` }));
  // Of one run of the workflow, the newest.
  const env = { GITHUB_RUN_ID: '5000' };
  const part = (index: number): Job => ({
    files: yamlOf(many),
    inputs: { shard: `${index}/2` },
    env,
  });
  const green = [await crashAt([], 'exception', part(1)), await crashAt([], 'exception', part(2))];
  const crashed = await crashAt([2], 'exception', part(1));
  const silent = { comment: expect.anything(), checks: [] };
  expect(crashed.says).toEqual({ ...CRASHED, ...silent });

  const mergeOf = (parts: readonly Told[]): Job => ({
    files: Object.fromEntries(
      parts.map(({ run }, index) => [`parts/${index}/report.json`, run.files['report.json'] ?? '']),
    ),
    inputs: { config: '', mode: 'merge', reports: 'parts' },
    env,
  });
  expect((await crashAt([], 'exception', mergeOf(green))).says).toEqual(PASSED);
  expect((await crashAt([1], 'rejection', mergeOf(green))).says).toEqual(CRASHED);
  const [, second] = green;
  const lost = await crashAt([], 'exception', mergeOf(second ? [crashed, second] : []));
  expect(lost.says).toMatchObject({ code: 4, report: 4 });
  expect(lost.says['comment']).not.toBe('passed');
});

test('`mode: comment`: exit code 4, and nothing that a later job could not take back', async () => {
  const { run } = await crashAt([]);
  forks.upload({ content: holding(run.report) });
  const publish = async (numbers: readonly number[]) => {
    const sent = forks.jobs.github.requests.length;
    const ended = await forks.publish({
      token: 'checker',
      inputs: { 'check-name': 'KindLM quality' },
      env: { NODE_OPTIONS: preload(DEFECTS.exception) },
      ...signalsAt(numbers),
    });
    const checks = sentChecks(forks.jobs.github.requests.slice(sent));
    const comments = await forks.comments();
    return {
      code: ended.code,
      files: Object.keys(ended.files),
      checks: checks.map(({ name, conclusion }) => [name, conclusion]),
      comments: comments.map(({ body }) => /^## (.*)$/m.exec(body)?.[1]),
      told:
        /internal error/i.test(ended.summary) && /its own job has the verdict/.test(ended.stdout),
    };
  };
  const crashed = { code: 4, files: [], checks: [], comments: [], told: true };
  expect(await publish([1])).toEqual(crashed);
  expect(await publish([3])).toEqual(crashed);
  const comments = [expect.stringContaining('✅')];
  const checks = [['KindLM quality', 'success']];
  expect(await publish([])).toEqual({ code: 0, files: [], checks, comments, told: false });
  expect(await publish([2])).toEqual({ ...crashed, comments });
});
