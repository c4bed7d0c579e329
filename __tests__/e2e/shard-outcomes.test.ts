import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import type { JobSeed } from '../servers/github-actions.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { comparable, createJobs, startSteadyModel, type Jobs } from './sharded-suite.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  runAction,
  suiteYaml,
  type TestYaml,
} from './project.js';
import { type BranchJobs, sentChecks, startBranchJobs } from './github-project.js';

function jobsOf(model: FakeServer, yaml: Readonly<Record<string, unknown>> = {}): Jobs {
  const config = suiteYaml({ url: model.url, tests: TESTS, gates: { passRateMin: 0.5 }, ...yaml });
  const jobs = createJobs({ 'kindlm.yaml': config });
  return jobs;
}

const TESTS: readonly TestYaml[] = Array.from({ length: 6 }, (_, index) => ({
  name: `t${String(index)}`,
  expect: { output: { contains: [`t${String(index)}`] } },
}));

const errorsOf = (run: ActionRun) => run.errors.join('\n');

describe('a shard without a test', () => {
  test('is green and uploads an empty part; three tests as five shards are those of one run', async () => {
    const jobs = jobsOf(await startSteadyModel(), { tests: TESTS.slice(0, 3) });
    const parts = await jobs.shards(5);
    expect(parts.map(({ code, report }) => [code, report?.totals.total])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    const merged = await jobs.merge(parts);
    expect(merged.code).toBe(0);
    expect(comparable(merged)).toEqual(comparable(await jobs.run()));
  });
});

describe('a shard that is stopped', () => {
  /** Answers until `answers` are given, then leaves the rest waiting. */
  async function stuckAfter(answers: number) {
    let stuck = (): void => undefined;
    const isStuck = new Promise<void>((resolve) => (stuck = resolve));
    const server = await startOpenAiServer({
      reply(request, index): OpenAiReply {
        if (index >= answers) stuck();
        const text = JSON.stringify(request.body);
        return index < answers ? { kind: 'text', text } : { kind: 'hang' };
      },
    });
    return { server, isStuck };
  }

  test('SIGTERM: it uploads what it has, and the merge ends as a cancelled run', async () => {
    // Three answers for the first shard, one for the second.
    const { server, isStuck } = await stuckAfter(4);
    const jobs = jobsOf(server, { defaults: { concurrency: 1 } });
    const first = await jobs.shard(1, 2);
    const second = await jobs.shard(2, 2, { signal: { name: 'SIGTERM', when: isStuck } });
    expect(first.code).toBe(0);
    expect(second).toMatchObject({
      code: 3,
      report: { shard: { index: 2 }, complete: false, interruption: { kind: 'signal' } },
    });
    const merged = await jobs.merge([first, second]);
    expect(merged).toMatchObject({
      code: 3,
      outputs: { result: 'error', total: '6', passed: '4', errored: '0', 'not-run': '2' },
      report: { complete: false, interruption: { kind: 'signal', signal: 'SIGTERM' } },
    });
    expect(errorsOf(merged)).toContain('Cancelled (SIGTERM)');
  });

  test('the deadline: red, and what is missing counts as a provider timeout in the merge', async () => {
    const { server } = await stuckAfter(4);
    const jobs = jobsOf(server, { defaults: { concurrency: 1 } });
    const first = await jobs.shard(1, 2);
    // Half a minute: its first answer must come before, also on a slow machine.
    const second = await jobs.shard(2, 2, { inputs: { 'max-minutes': '0.5' } });
    expect(second).toMatchObject({ code: 3, report: { interruption: { kind: 'deadline' } } });
    const merged = await jobs.merge([first, second]);
    expect(merged).toMatchObject({
      // Four of six pass, and half is enough.
      code: 0,
      report: { complete: false, failureCodes: { PROVIDER_TIMEOUT: 2 } },
    });
  });

  test('a budget: each shard has its own, and the merge judges what was not asked as failed', async () => {
    const jobs = jobsOf(await startSteadyModel(), { gates: { passRateMin: 0.9 } });
    // A call costs $0.000015.
    const cheap = { inputs: { 'max-cost-usd': '0.000016' } };
    const parts = await Promise.all([jobs.shard(1, 2, cheap), jobs.shard(2, 2, cheap)]);
    expect(parts.map(({ code }) => code)).toEqual([0, 0]);
    expect(parts.map(({ summary }) => summary).join('')).toContain('not all of');
    const merged = await jobs.merge(parts);
    expect(merged.code).toBe(1);
    expect(merged.report?.failureCodes['BUDGET_EXCEEDED']).toBeGreaterThan(0);
  });
});

describe('a shard that asks nothing', () => {
  test('no key: all are red by 3, and so is the merge, for the same reason', async () => {
    const jobs = jobsOf(await startSteadyModel());
    const without = { env: { [KEY_NAME]: undefined } };
    const [parts, whole] = [await jobs.shards(2, without), await jobs.run(without)];
    expect(parts.map(({ code }) => code)).toEqual([3, 3]);
    const merged = await jobs.merge(parts);
    expect(merged.code).toBe(3);
    expect(merged.report?.verdict).toEqual(whole.report?.verdict);
  });

  test('no key in one of them, and skip: not green', async () => {
    const jobs = jobsOf(await startSteadyModel());
    const skip = { inputs: { 'on-missing-secrets': 'skip' } };
    const first = await jobs.shard(1, 2, skip);
    const second = await jobs.shard(2, 2, { ...skip, env: { [KEY_NAME]: undefined } });
    expect(second.code).toBe(0);
    const merged = await jobs.merge([first, second]);
    expect(merged.code).toBe(3);
    expect(errorsOf(merged)).toContain('Shard 2 of 2 asked nothing: NOTHING WAS TESTED');
  });

  test('an invalid config: 2 everywhere', async () => {
    const jobs = jobsOf(await startSteadyModel(), { gates: { passRatMin: 1 } });
    const parts = await jobs.shards(2);
    expect(parts.map(({ code }) => code)).toEqual([2, 2]);
    const merged = await jobs.merge(parts);
    expect(merged.code).toBe(2);
    expect(errorsOf(merged)).toContain('passRatMin');
  });
});

describe('recordings', () => {
  /** A checkout to which the files that the parts wrote were copied. */
  async function withWritten(jobs: Jobs, parts: readonly ActionRun[]) {
    const written = parts.flatMap(({ files }) =>
      Object.entries(files).map(([path, text]) => [`.kindlm/${path}`, text] as const),
    );
    const checkout = await jobs.checkout();
    return { ...(await checkout.files()), ...Object.fromEntries(written) };
  }
  /** Paths of the recordings that parts wrote, sorted; a path that two of them wrote is there twice. */
  const recordingsOf = (parts: readonly ActionRun[]) =>
    parts
      .flatMap(({ files }) => Object.keys(files).filter((path) => path.startsWith('recordings/')))
      .sort();
  const ALL = TESTS.map(({ name }) => `recordings/support/${name}.json`);

  test('each shard writes its own files, and together they replay the whole suite', async () => {
    const jobs = jobsOf(await startSteadyModel(), { defaults: { repeat: 2 } });
    const record = { inputs: { responses: 'record', 'report-dir': '.kindlm' } };
    const parts = await jobs.shards(2, record);
    expect(recordingsOf(parts)).toEqual(ALL);
    const merged = await jobs.merge(parts);
    expect(merged.report?.notices).toContain(
      '6 recording files were written; commit them to replay this run.',
    );
    const files = await withWritten(jobs, parts);
    const replay = createJobs(files, { inputs: { responses: 'replay' } });
    const replayed = await replay.shards(3);
    expect(replayed.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await replay.merge(replayed)).outputs).toMatchObject({ result: 'passed', total: '6' });
  });

  test('a cache that shards filled serves any other split, and grows without conflict', async () => {
    const model = await startSteadyModel();
    const jobs = jobsOf(model);
    const cache = { inputs: { responses: 'cache', 'report-dir': '.kindlm' } };
    const half = await jobs.shards(2, { inputs: { ...cache.inputs, tests: 't[0-2]' } });
    expect(recordingsOf(half)).toEqual(ALL.slice(0, 3));
    expect(model.requests).toHaveLength(3);
    const again = createJobs(await withWritten(jobs, half), { ...cache });
    const parts = await again.shards(5);
    // Three were stored; the other three are asked.
    expect(model.requests).toHaveLength(6);
    const merged = await again.merge(parts);
    expect(merged).toMatchObject({ code: 0, outputs: { total: '6', passed: '6' } });
    const full = createJobs(await withWritten(again, parts), {
      inputs: { responses: 'replay' },
    });
    expect(await full.run()).toMatchObject({ code: 0, outputs: { total: '6', passed: '6' } });
    expect(model.requests).toHaveLength(6);
  });
});

describe('by artifacts', () => {
  let artifacts: ArtifactServer;
  let github: GitHubServer;
  let jobs: Jobs;
  let on: ActionOptions;
  let model: FakeServer;
  beforeEach(async () => {
    [artifacts, github, model] = await Promise.all([
      startArtifactServer(),
      startGitHubServer(),
      startSteadyModel(),
    ]);
    jobs = jobsOf(model);
    const { apiUrl, tokens, repository } = github;
    on = { artifacts, github: { apiUrl, token: tokens.workflow, repository } };
  });

  /** GitHub lists what the shards uploaded. */
  function listUploads(jobsOfRun: readonly JobSeed[] = []) {
    github.addRun({ id: 1000, headSha: 'c0ffee'.padEnd(40, '0'), jobs: jobsOfRun });
    for (const { name, files } of artifacts.artifacts) {
      github.addArtifact({ runId: 1000, name, content: Object.fromEntries(files) });
    }
  }
  const merge = () => jobs.merge([], { ...on, inputs: { reports: '' } });

  test('each shard uploads one of its own, and the merge finds them by this run', async () => {
    const parts = await jobs.shards(3, on);
    expect(artifacts.artifacts.map(({ name }) => name).sort()).toEqual([
      'kindlm-report-shard-1',
      'kindlm-report-shard-2',
      'kindlm-report-shard-3',
    ]);
    expect(parts.map(({ outputs }) => outputs['artifact-id'])).not.toContain(undefined);
    listUploads();
    for (const name of ['coverage', 'kindlm-report-shard-2-logs', 'kindlm-report-shards']) {
      github.addArtifact({ runId: 1000, name, content: { 'report.json': 'not ours' } });
    }
    const merged = await merge();
    expect(merged).toMatchObject({ code: 0, outputs: { result: 'passed', total: '6' } });
    expect(artifacts.artifacts.map(({ name }) => name)).toContain('kindlm-report');
  });

  test('under pull_request_target the check run is on the commit that the shards had checked out', async () => {
    const { head, pullRequest: number, tokens } = github;
    const repo = { id: head.repositoryId, full_name: github.repository };
    const event = {
      name: 'pull_request_target',
      payload: {
        pull_request: { number, head: { sha: head.sha, repo }, base: { ref: 'main', repo } },
      },
    };
    const here = { ...on, event, env: { [KEY_NAME]: 'sk-test' } };
    const files = { 'kindlm.yaml': suiteYaml({ url: model.url, tests: TESTS }) };
    const checkout = await createWorkspace(files, { git: true });
    const inputs = { shard: '1/1' };
    const part = await runAction(checkout, { ...here, inputs });
    const tested = part.report?.run.sha;
    expect(part.report?.shard?.plan?.checkedOut).toBe(tested);
    const checked: ActionOptions = {
      ...here,
      github: { ...on.github, apiUrl: github.apiUrl, token: tokens.checker },
      inputs: { 'check-name': 'KindLM' },
    };
    await jobs.merge([part], checked);
    // A refused one knows of no shard, and the job's own commit is that of the base branch.
    expect(await jobs.merge([], checked)).toMatchObject({ code: 2 });
    expect(sentChecks(github.requests).map((check) => check.head_sha)).toEqual([tested, head.sha]);
  });

  test('a re-run left a second one of the same name: the newer attempt counts', async () => {
    const down = { inputs: { tests: 't0' } };
    await jobs.shard(1, 2, { ...on, ...down });
    await jobs.shards(2, { ...on, env: { GITHUB_RUN_ATTEMPT: '2' } });
    listUploads();
    expect(await merge()).toMatchObject({ code: 0, outputs: { total: '6' } });
  });

  test('one whose report is not uploaded is red, so that it is run again; a missing one is a 3 where a job of the run failed', async () => {
    await jobs.shard(1, 2, on);
    artifacts.fail({ call: 'CreateArtifact', answer: { status: 400, message: 'no' } });
    const lost = await jobs.shard(2, 2, on);
    expect(lost).toMatchObject({ code: 3, outputs: { result: 'error', 'exit-code': '3' } });
    expect(errorsOf(lost)).toContain('Its report was not uploaded');
    listUploads([
      { name: 'shard (1)', conclusion: 'success' },
      { name: 'shard (2)', conclusion: 'failure' },
      { name: 'gate', conclusion: null },
    ]);
    const merged = await merge();
    expect(merged.code).toBe(3);
    expect(errorsOf(merged)).toContain('Shard 2 of 2 is missing');
  });

  describe('after a re-run', () => {
    /** The job of a shard in an attempt, and how it ended; its machine is one of its own. */
    const seed = (index: number, attempt: number, conclusion: string | null = 'success') => ({
      name: `Shard ${index}`,
      attempt,
      conclusion,
      runner: `machine ${index}.${attempt}`,
      startedAt: `2026-11-20T1${attempt}:00:0${index}Z`,
      completedAt: `2026-11-20T1${attempt}:05:0${index}Z`,
    });
    const carriedOver = (index: number): JobSeed => ({ ...seed(index, 1), attempt: 2 });
    const shard = (index: number, attempt: number) =>
      jobs.shard(index, 2, {
        ...on,
        env: { GITHUB_RUN_ATTEMPT: `${attempt}`, RUNNER_NAME: `machine ${index}.${attempt}` },
      });
    const mergeAgain = (more: ActionOptions = {}) =>
      jobs.merge([], {
        ...on,
        ...more,
        inputs: { reports: '', ...more.inputs },
        env: { GITHUB_RUN_ATTEMPT: '2' },
      });

    test('of the failed jobs: the parts of the others stand', async () => {
      await shard(1, 1);
      await shard(2, 2);
      listUploads([seed(1, 1), seed(2, 1, 'failure'), carriedOver(1), seed(2, 2)]);
      expect(await mergeAgain()).toMatchObject({ code: 0, outputs: { total: '6' } });
    });

    test('of all jobs, one of them killed: its old part does not stand for it', async () => {
      await shard(1, 1);
      await shard(2, 1);
      await shard(1, 2);
      listUploads([seed(1, 1), seed(2, 1), seed(1, 2), seed(2, 2, 'cancelled')]);
      const merged = await mergeAgain();
      expect(merged).toMatchObject({ code: 3, outputs: { result: 'error' } });
      expect(errorsOf(merged)).toContain(
        'Shard 2 of 2 is missing: its newest report (artifact kindlm-report-shard-2) is of attempt 1, and in attempt 2 the job "Shard 2" ended with cancelled and left none.',
      );
    });

    test('of another run, whose parts are merged here: its jobs are asked for', async () => {
      const parts = [await shard(1, 1), await shard(2, 1), await shard(1, 2)];
      listUploads([seed(1, 1), seed(2, 1), seed(1, 2), seed(2, 2, 'failure')]);
      const elsewhere = { ...on, env: { GITHUB_RUN_ID: '2000' } };
      const merged = await jobs.merge(parts, elsewhere);
      expect(merged.code).toBe(3);
      expect(errorsOf(merged)).toContain('Shard 2 of 2 is missing: its newest report');
    });

    test('without a word from GitHub, old parts do not stand', async () => {
      const parts = [await shard(1, 1), await shard(2, 2)];
      github.fail({
        path: /\/jobs$/,
        answer: { status: 403, message: 'Resource not accessible by integration' },
      });
      const merged = await jobs.merge(parts, { ...on, env: { GITHUB_RUN_ATTEMPT: '2' } });
      expect(merged.code).toBe(2);
      expect(errorsOf(merged)).toMatch(
        /Attempt 2 of run 1000 left no report of Shard 1 of 2, and whether a job of it was killed cannot be told: .*Give the job `permissions: actions: read`/s,
      );
    });
  });
});

describe('a shard of more parts than its matrix has jobs', () => {
  let branch: BranchJobs;
  beforeAll(async () => {
    branch = await startBranchJobs();
  });

  test.each([
    ['one of forty', '3/40', '{"shard":3}', '1', 'its matrix has 1 job:'],
    ['a mistyped number of parts', '2/50', '{"shard":2}', '5', 'its matrix has 5 jobs:'],
    ['as many as there are parts', '3/5', '{"shard":3}', '5', undefined],
    ['two models for each part', '3/5', '{"shard":3,"model":"a"}', '10', undefined],
    ['no matrix, where each part is a job by itself', '1/2', 'null', '1', undefined],
    ['nobody filled it in', '3/40', '{"shard":3}', '${{ strategy.job-total }}', undefined],
  ])('%s: %s in %s of %s', async (_what, shard, matrix, jobs, words) => {
    const run = await branch.run({
      event: 'pull_request',
      inputs: { shard, matrix, 'matrix-jobs': jobs },
    });
    expect(run.code).toBe(0);
    const warnings = run.annotations.filter(({ level }) => level === 'warning');
    if (words === undefined) {
      expect(run.summary).not.toContain('its matrix has');
      return;
    }
    expect(warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining(words) }),
    );
    expect(run.summary).toContain(words);
  });
});

describe('a shard in place of a whole job', () => {
  const WORDS = 'On main, this workflow asks its suites whole. This job asks shard 1 of 40';
  let branch: BranchJobs;
  beforeAll(async () => {
    branch = await startBranchJobs();
  });
  const shard = (inputs: Readonly<Record<string, string>>) =>
    branch.run({ event: 'pull_request', inputs });

  test('is told, since its green job judges nothing', async () => {
    expect((await shard({ shard: '1/40' })).stdout).not.toContain(WORDS);
    await branch.run();
    const run = await shard({ shard: '1/40' });
    expect(run.code).toBe(0);
    expect(run.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining(WORDS) }),
    );
    expect(run.summary).toContain('On main, this workflow asks its suites whole');
    const others = await Promise.all([
      shard({}),
      shard({ shard: '2/40', matrix: '{"shard":2}' }),
      branch.run({ inputs: { shard: '1/2' } }),
    ]);
    for (const { stdout } of others) expect(stdout).not.toContain('asks its suites whole');
    // Parts are usual on main now.
    expect((await shard({ shard: '1/40' })).stdout).not.toContain(WORDS);
  });
});
