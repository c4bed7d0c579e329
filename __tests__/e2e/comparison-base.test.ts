/** Where the base report comes from, or why there is none, and never with another verdict. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type BranchJob,
  type BranchJobs,
  type BranchRun,
  startBranchJobs,
} from './github-project.js';

let jobs: BranchJobs;

beforeEach(async () => {
  jobs = await startBranchJobs();
});

/** A pull request on top of main. */
function pullRequest(job: BranchJob = {}): Promise<BranchRun> {
  return jobs.run({ event: 'pull_request', sha: jobs.commit(), ...job });
}

const NOT_COMPARED = 'Not compared with the base branch: ';

/** `notice`: undefined where the comparison's own line says what to do. */
function expectNoBase(run: BranchRun, reason: string, notice: RegExp | undefined): void {
  expect(run.code).toBe(0);
  expect(run.outputs['result']).toBe('passed');
  expect(run.report?.comparison).toEqual({ kind: 'unavailable', reason, branch: 'main' });
  const said = run.report?.notices.filter((one) => one.startsWith('Not compared'));
  expect(said).toEqual(notice === undefined ? [] : [expect.stringMatching(notice)]);
  const lines = run.stdout.split('\n');
  // Told when it is known. The log ends with why, once, and with the notice, which says what to do, once.
  expect(lines.filter((line) => line.startsWith('Not compared'))).toEqual(said);
  const why = notice === undefined ? 'After the next push to main, there is' : NOT_COMPARED;
  expect(lines.filter((line) => line.startsWith(`  ➖ ${why}`))).toHaveLength(1);
  const notices = lines.filter((line) => line.startsWith('Note '));
  expect(notices).toEqual(said?.map((one) => expect.stringContaining(one)));
}

describe('nothing to compare with: one notice, and the job ends as it would have', () => {
  test('no permission', async () => {
    await jobs.run();
    jobs.github.fail({
      path: /\/actions\//,
      answer: { status: 403, message: 'Resource not accessible by integration' },
    });
    const run = await pullRequest({
      process: 'own',
      shop: { gates: { notWorse: true, passRateMin: 0.5 } },
    });
    expectNoBase(run, 'no-permission', /Add "actions: read" to the permissions of the job\.$/);
  });

  test('no run yet', async () => {
    expectNoBase(await pullRequest(), 'no-run', undefined);
  });

  test('a broken report', async () => {
    await jobs.run({ uploaded: { 'report.json': '{"version":"2"' } });
    const run = await pullRequest();
    expectNoBase(run, 'broken', /^Not compared with main: the report of its run 1001: /);
    expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('compared', () => {
  test('of shards, with the newest below the merge commit that they had checked out', async () => {
    const below = await jobs.run();
    const head = jobs.commit(below.sha);
    const newest = await jobs.run();
    const job = { event: 'pull_request', sha: head } as const;
    const { report, ...part } = await jobs.run({
      ...job,
      inputs: { shard: '1/1' },
      uploaded: null,
    });
    const { shard } = report ?? {};
    if (report === undefined || shard?.plan === undefined) throw new Error('no part');
    const plan = { ...shard.plan, checkedOut: jobs.commit(head, newest.sha) };
    const content = { 'report.json': JSON.stringify({ ...report, shard: { ...shard, plan } }) };
    jobs.github.addArtifact({ runId: part.runId, name: 'kindlm-report-shard-1', content });
    const merged = await jobs.run({
      ...job,
      again: { ...part, report },
      inputs: { mode: 'merge' },
      env: { GITHUB_RUN_ATTEMPT: '1' },
    });
    expect(merged.report?.comparison).toMatchObject({
      base: { sha: newest.sha, isAncestor: true },
    });
  });

  test('in a merge group, with the branch that it goes into', async () => {
    const base = await jobs.run();
    const run = await jobs.run({ event: 'merge_group' });
    expect(run.report?.comparison).toMatchObject({
      kind: 'compared',
      base: { branch: 'main', sha: base.sha, isAncestor: true },
    });
    expect(run.report?.memory).toBeUndefined();
  });

  test('suite by suite', async () => {
    const files = (refunds: string) => ({
      'evals/a.yaml': jobs.yaml({ name: 'a', prompts: { refunds } }),
      'evals/b.yaml': jobs.yaml({ name: 'b' }),
    });
    const inputs = { config: 'evals/*.yaml' };
    await jobs.run({ files: files('About refunds.'), inputs });
    const run = await pullRequest({ files: files('BREAKING'), inputs });
    const [a, b] = run.report?.suites ?? [];
    expect(a?.comparison).toMatchObject({ changed: 4, unchangedRequests: 8 });
    expect(b?.comparison).toMatchObject({ changed: 0, unchangedRequests: 12 });
  });

  test("a job of a matrix with its own, by the suffixed artifacts' inputs", async () => {
    const small = { inputs: { tests: 'refunds *' } };
    const large = { inputs: { tests: 'orders *' } };
    const first = await jobs.run(large);
    const other = await jobs.run({ ...small, uploaded: null });
    const stored = Object.fromEntries(Object.entries(other.files));
    jobs.github.addArtifact({ runId: first.runId, name: 'kindlm-report-2', content: stored });
    jobs.github.addArtifact({
      runId: first.runId,
      name: 'kindlm-report-3',
      content: { 'report.json': 'broken' },
    });
    for (const matrixJob of [small, large]) {
      const run = await pullRequest(matrixJob);
      expect(run.report?.comparison).toMatchObject({ base: { runId: first.runId } });
      expect(run.suite?.comparison).toMatchObject({
        unchangedRequests: 4,
        counts: { added: 0, removed: 0 },
      });
    }
  });
});
