/** The base branch over time, as its runs and a pull request see it: through dist/, from upload to comparison. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { BREAKING, type BranchJobs, type BranchRun, startBranchJobs } from './github-project.js';

const GATES = { passRateMin: 0.5, notWorse: true };

/** 36 runs a prompt: enough to say that a change is not worse. */
const SHOP = { gates: GATES, repeat: 9 };

describe('three pushes to main, a pull request that breaks one prompt of three, and its fix', () => {
  let jobs: BranchJobs;
  const pushes: BranchRun[] = [];
  let broken: BranchRun;
  let fixed: BranchRun;

  beforeAll(async () => {
    jobs = await startBranchJobs();
    for (let number = 0; number < 3; number += 1) {
      pushes.push(await jobs.run({ shop: SHOP, process: 'own' }));
    }
    const refunds = `Answer shortly and ${BREAKING} about refunds.`;
    broken = await jobs.run({
      process: 'own',
      event: 'pull_request',
      sha: jobs.commit(),
      shop: { ...SHOP, prompts: { refunds } },
    });
    fixed = await jobs.run({
      event: 'pull_request',
      sha: jobs.commit(broken.sha),
      shop: { ...SHOP, prompts: { refunds: 'Answer shortly about refunds.' } },
    });
  });

  test('the first push has nothing before it, is green and says nothing about it', () => {
    const [first] = pushes;
    expect(first?.code).toBe(0);
    expect(first?.report?.comparison).toEqual({ kind: 'unavailable', reason: 'no-run' });
    expect(first?.annotations).toEqual([]);
    expect(first?.report?.notices).toEqual([]);
  });

  test('each push is compared with the one before, and remembers all', () => {
    const [first, second, third] = pushes;
    expect(second?.report?.comparison).toMatchObject({
      kind: 'compared',
      base: { source: 'artifact', branch: 'main', sha: first?.sha, isAncestor: true, runs: 1 },
    });
    expect(third?.report?.comparison).toMatchObject({
      kind: 'compared',
      base: { sha: second?.sha, runId: second?.runId, runs: 2 },
    });
    expect(third?.report?.memory?.runs.map(({ sha }) => sha)).toEqual(
      pushes.map(({ sha }) => sha).toReversed(),
    );
  });

  test('the pull request is worse, for the prompt that it broke and for no other', () => {
    expect(broken.report?.comparison).toMatchObject({
      kind: 'compared',
      base: { sha: pushes[2]?.sha, runId: pushes[2]?.runId, isAncestor: true, runs: 3 },
    });
    const [suite] = broken.report?.suites ?? [];
    expect(suite?.comparison).toMatchObject({
      verdict: { verdict: 'worse' },
      changed: 4,
      unchangedRequests: 8,
      counts: { regressed: 4, improved: 0 },
    });
    const regressed = suite?.results.filter(({ comparison }) => comparison?.label === 'regressed');
    expect(regressed?.map(({ testCaseName }) => testCaseName)).toEqual([
      'refunds 1',
      'refunds 2',
      'refunds 3',
      'refunds 4',
    ]);
    expect(regressed?.[0]?.comparison?.base).toMatchObject({ passed: 27, runs: 27 });
  });

  test('its job is red for the gate, and its outputs say by how much', () => {
    expect(broken.code).toBe(1);
    expect(broken.outputs).toMatchObject({
      result: 'failed',
      regressed: '4',
      improved: '0',
      'base-sha': pushes[2]?.sha,
    });
    expect(JSON.parse(broken.outputs['comparison'] ?? '')).toMatchObject({ verdict: 'worse' });
    expect(broken.summary).toContain('got worse');
  });

  test('a pull request writes no memory', () => {
    expect(broken.report?.memory).toBeUndefined();
    expect(fixed.report?.memory).toBeUndefined();
  });

  test('the fix is green, and the one comment says that it is not worse', async () => {
    expect(fixed.code).toBe(0);
    expect(fixed.outputs).toMatchObject({ result: 'passed', regressed: '0', improved: '0' });
    expect(JSON.parse(fixed.outputs['comparison'] ?? '')).toMatchObject({ verdict: 'not-worse' });
    const comments = await jobs.github.comments();
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('Not worse than');
    expect(comments[0]?.body).toContain(pushes[2]?.sha.slice(0, 7));
  });
});

describe('re-runs', () => {
  let jobs: BranchJobs;
  beforeAll(async () => {
    jobs = await startBranchJobs();
  });

  test('of a pull request are pooled with the earlier attempts: a lucky one does not make it green', async () => {
    await jobs.run({ shop: SHOP });
    const job = {
      event: 'pull_request',
      shop: { ...SHOP, prompts: { refunds: `${BREAKING} refunds.` } },
    } as const;
    const broken = await jobs.run({ ...job, sha: jobs.commit() });
    expect(broken.code).toBe(1);
    jobs.answerBy(() => 'ok');
    const again = await jobs.run({ ...job, again: broken });
    expect(again.report?.run.runAttempt).toBe(2);
    expect(again.outputs['pass-rate']).toBe('100.0');
    expect(again.suite?.comparison?.verdict).toMatchObject({ verdict: 'worse' });
    expect(again.code).toBe(1);
  });

  test('of a merge alone, whose shards asked nothing again, count no answer twice', async () => {
    jobs.answerBy((asked) => (asked.includes(BREAKING) ? 'I cannot say.' : 'ok'));
    const job = {
      event: 'pull_request',
      shop: { ...SHOP, prompts: { refunds: `${BREAKING} refunds, once more.` } },
    } as const;
    const part = await jobs.run({ ...job, sha: jobs.commit(), inputs: { shard: '1/1' } });
    const merge = { ...job, again: part, inputs: { mode: 'merge' } };
    const merged = await jobs.run({ ...merge, env: { GITHUB_RUN_ATTEMPT: '1' } });
    const again = await jobs.run({ ...merge, env: { GITHUB_RUN_ATTEMPT: '2' } });
    const verdict = merged.suite?.comparison?.verdict;
    expect(verdict).toMatchObject({ verdict: 'worse', evidence: { headAnswers: 4 } });
    expect(again.suite?.comparison?.verdict).toEqual(verdict);
  });

  test('of a push are compared with the push before, and pooled into one remembered run', async () => {
    const before = await jobs.run();
    const push = await jobs.run();
    const later = await jobs.run();
    const again = await jobs.run({ again: push });
    expect(again.report?.comparison).toMatchObject({ base: { runId: before.runId } });
    expect(again.report?.memory?.runs.filter(({ sha }) => sha === push.sha)).toHaveLength(1);
    expect(again.report?.memory?.runs.map(({ sha }) => sha)).not.toContain(later.sha);
  });
});
