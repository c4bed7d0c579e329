/** Which report of the base branch a run is compared with. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GitHubContext } from '../../../src/github/context.js';
import { startGitHubServer, type GitHubServer } from '../../servers/github-server.js';
import { newScenario, reportOf, type Scenario, STEP } from './base-branch.js';

let github: GitHubServer;

beforeAll(async () => {
  github = await startGitHubServer();
});
afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const onMain = (eventName: string): Partial<GitHubContext> => ({
  eventName,
  ref: 'refs/heads/main',
  baseBranch: undefined,
});

describe('a pull request', () => {
  test('is compared with the newest report whose commit it is built on', async () => {
    const scenario = newScenario(github);
    scenario.run();
    const second = scenario.run();
    scenario.run();
    github.addCommit(scenario.head, [scenario.commit(2)]);
    const found = await scenario.find();
    expect(found).toMatchObject({
      kind: 'found',
      base: {
        source: 'artifact',
        branch: 'main',
        sha: scenario.commit(2),
        runId: second,
        runAttempt: 1,
        runUrl: `https://github.com/acme/shop/actions/runs/${second}`,
        isAncestor: true,
        runs: 1,
      },
      report: { run: { runId: second } },
      attempts: [],
      notice: undefined,
    });
  });

  test('asks for the commit that is checked out where that is not its head', async () => {
    const scenario = newScenario(github);
    scenario.run();
    scenario.run();
    const third = scenario.run();
    const merged = 'abc'.padEnd(40, '0');
    github.addCommit(merged, [scenario.commit(3), scenario.head]);
    expect(await scenario.find({}, { testedSha: merged })).toMatchObject({
      base: { runId: third, isAncestor: true },
    });
  });

  test('finds the ancestor far behind by the merge base, with one comparison of commits', async () => {
    const scenario = newScenario(github);
    const ancestor = scenario.run();
    let parent = scenario.commit(1);
    for (let number = 0; number < 20; number += 1) {
      const sha = `${scenario.workflowId}d${number}e`.padEnd(40, '0');
      github.addCommit(sha, [parent]);
      scenario.run({ headSha: sha });
      parent = sha;
    }
    const before = github.requests.length;
    expect(await scenario.find()).toMatchObject({ base: { runId: ancestor, isAncestor: true } });
    const compared = github.requests.slice(before).filter(({ path }) => path.includes('/compare/'));
    // Two for the descent of the tested commit, one for the branch.
    expect(compared).toHaveLength(3);
  });

  test.each<readonly [string, (scenario: Scenario) => number, object?]>([
    [
      'the newest of a base that was force-pushed, and says that it is no ancestor',
      (scenario) => scenario.run({ headSha: scenario.commit(4) }),
      { isAncestor: false },
    ],
    [
      'none of a commit that GitHub knows no more: it is on no branch',
      (scenario) => {
        const known = scenario.run();
        scenario.run({ headSha: 'dead'.padEnd(40, '0') });
        return known;
      },
    ],
    ...['failure', 'cancelled', 'timed_out'].map(
      (conclusion) =>
        [
          `a run that ended with ${conclusion}`,
          (scenario: Scenario) => scenario.run({ conclusion }),
        ] as const,
    ),
    ...['schedule', 'workflow_dispatch'].map(
      (event) => [`a run by ${event}`, (scenario: Scenario) => scenario.run({ event })] as const,
    ),
    [
      'an older run where the newer left no report',
      (scenario) => {
        const older = scenario.run();
        const headSha = scenario.commit(1);
        scenario.run({ headSha, content: null, conclusion: 'cancelled' });
        scenario.run({ headSha, expired: true });
        return older;
      },
    ],
  ])('takes %s', async (_, build, base = {}) => {
    const scenario = newScenario(github);
    const runId = build(scenario);
    expect(await scenario.find()).toMatchObject({
      kind: 'found',
      base: { runId, ...base },
      notice: undefined,
    });
  });

  describe('a tag that is called as the base branch is', () => {
    test.each(['push', 'schedule', 'workflow_dispatch'])(
      'does not stand for it (%s)',
      async (event) => {
        const scenario = newScenario(github);
        const base = `main-${scenario.workflowId}`;
        github.setBranch(base, scenario.commit(3));
        const ours = scenario.run({ headBranch: base, event });
        // A tag on a commit that nobody reviewed, whose run has the branch's name.
        scenario.run({ headBranch: base, headSha: scenario.commit(4), event });
        scenario.run({ headBranch: base, headSha: scenario.head, event });
        expect(await scenario.find({ baseBranch: base })).toMatchObject({
          kind: 'found',
          base: { runId: ours, sha: scenario.commit(1) },
        });
      },
    );

    test('is nothing to compare with where it has the only runs', async () => {
      const scenario = newScenario(github);
      const base = `main-${scenario.workflowId}`;
      github.setBranch(base, scenario.commit(1));
      scenario.run({ headBranch: base, headSha: scenario.commit(4) });
      expect(await scenario.find({ baseBranch: base })).toMatchObject({
        kind: 'unavailable',
        reason: 'no-run',
      });
    });

    test('stands for nothing in a run on the branch itself either', async () => {
      const scenario = newScenario(github, { headBranch: 'main', event: 'push' });
      const base = `main-${scenario.workflowId}`;
      github.setBranch(base, scenario.commit(3));
      const before = scenario.run({ headBranch: base });
      scenario.run({ headBranch: base, headSha: scenario.commit(4) });
      const context = { ...onMain('push'), ref: `refs/heads/${base}`, sha: scenario.commit(3) };
      expect(await scenario.find(context)).toMatchObject({ base: { runId: before } });
    });
  });

  test('never takes the report of a fork whose branch has the name of the base', async () => {
    const scenario = newScenario(github);
    const ours = scenario.run();
    const fork = { id: 4_711, owner: 'mallory' };
    // On the very commit of ours, and newer. A hundred of them must not fill the page either.
    for (let number = 0; number < 100; number += 1) {
      scenario.run({ headRepository: fork, event: 'pull_request', headSha: scenario.commit(1) });
    }
    scenario.run({ headRepository: fork, event: 'push', headSha: scenario.commit(1) });
    scenario.run({ headRepository: null, event: 'push', headSha: scenario.commit(1) });
    expect(await scenario.find()).toMatchObject({ kind: 'found', base: { runId: ours } });
  });

  test('looks at no other branch, other workflow, other event or unfinished run', async () => {
    const scenario = newScenario(github);
    scenario.run({ headBranch: 'release' });
    scenario.run({ workflowId: 1 });
    scenario.run({ event: 'pull_request' });
    scenario.run({ event: 'workflow_run' });
    scenario.run({ status: 'in_progress', conclusion: null });
    expect(await scenario.find()).toMatchObject({ kind: 'unavailable', reason: 'no-run' });
  });

  test('goes on to an older run where the newest report is broken, and says so', async () => {
    const scenario = newScenario(github);
    const older = scenario.run();
    const newer = scenario.run({
      headSha: scenario.commit(1),
      content: { 'report.json': '{"version":"2"}' },
    });
    expect(await scenario.find()).toMatchObject({
      kind: 'found',
      base: { runId: older },
      notice: expect.stringMatching(
        `^Compared with an older report of main: the report of its run ${newer}: `,
      ),
    });
  });

  test('has the age of the report by the time of its upload, whatever the report says', async () => {
    const scenario = newScenario(github);
    scenario.run({
      content: reportOf({ finishedAt: '2099-01-01T00:00:00.000Z' }),
      createdAt: '2026-11-19T08:00:00Z',
    });
    expect(await scenario.find()).toMatchObject({ base: { finishedAt: '2026-11-19T08:00:00Z' } });
  });
});

test('a merge group is compared with the branch that it goes into', async () => {
  const scenario = newScenario(github, {
    event: 'merge_group',
    headBranch: 'gh-readonly-queue/main/pr-7',
  });
  const base = scenario.run();
  expect(await scenario.find({ eventName: 'merge_group' })).toMatchObject({
    kind: 'found',
    base: { runId: base, branch: 'main', isAncestor: true },
  });
});

describe('a run on the branch itself', () => {
  test.each(['push', 'schedule', 'workflow_dispatch'])(
    '(%s) is compared with the one before it, never with itself or a later one',
    async (event) => {
      const scenario = newScenario(github, {
        headBranch: 'main',
        event,
        status: 'completed',
        conclusion: 'failure',
      });
      scenario.artifact(scenario.runId, 'kindlm-report', reportOf());
      scenario.run();
      const before = scenario.run();
      scenario.run({ id: scenario.runId + 1 });
      const sha = scenario.commit(3);
      expect(await scenario.find({ ...onMain(event), sha })).toMatchObject({
        kind: 'found',
        base: { runId: before, isAncestor: true },
      });
    },
  );

  test('(schedule) is compared with last night, though the commit is the same', async () => {
    const scenario = newScenario(github, { headBranch: 'main', event: 'schedule' });
    const sha = scenario.commit(1);
    const lastNight = scenario.run({ headSha: sha, event: 'schedule' });
    expect(await scenario.find({ ...onMain('schedule'), sha })).toMatchObject({
      kind: 'found',
      base: { runId: lastNight, isAncestor: true },
      attempts: [],
    });
  });

  test('has nothing to compare with the first time, and nothing to do about it', async () => {
    const scenario = newScenario(github, { headBranch: 'main', event: 'push' });
    expect(await scenario.find(onMain('push'))).toEqual({
      kind: 'unavailable',
      reason: 'no-run',
      notice: undefined,
    });
  });
});

test.each<[string, Partial<GitHubContext>]>([
  ['a tag', { ...onMain('push'), ref: 'refs/tags/v1' }],
  ['a comment on an issue', { eventName: 'issue_comment', baseBranch: undefined }],
  ['a machine that is no job', { repository: undefined, runId: undefined }],
])('%s has no base', async (_name, context) => {
  const scenario = newScenario(github);
  const before = github.requests.length;
  expect(await scenario.find(context)).toEqual({ kind: 'unavailable', reason: 'not-applicable' });
  expect(github.requests.length).toBe(before);
});

describe('runs beside the base run', () => {
  const remembering = (runs: readonly { sha: string; runId: number }[]) => ({
    ...reportOf(),
    memory: {
      runs: runs.map((run) => ({ ...run, finishedAt: '2026-11-20T10:00:00.000Z' })),
      suites: [],
      trend: [],
    },
  });

  test('are those of the branch that the base report does not remember, not those before', async () => {
    const scenario = newScenario(github);
    const [one, two, three] = [1, 2, 3].map((number) => scenario.commit(number));
    if (one === undefined || two === undefined || three === undefined) throw new Error('commits');
    scenario.run({ headSha: 'dead'.padEnd(40, '0') });
    const first = scenario.run({ headSha: one });
    const beside = scenario.run({ headSha: two });
    const last = scenario.run({
      headSha: three,
      content: remembering([
        { sha: three, runId: scenario.runId - 1 },
        { sha: one, runId: first },
      ]),
    });
    github.addCommit(scenario.head, [three]);
    const found = await scenario.find();
    expect(found).toMatchObject({ kind: 'found', base: { runId: last } });
    expect(found.kind === 'found' && found.beside?.map(({ run }) => run.runId)).toEqual([beside]);
  });
});

describe('the artifacts of a matrix', () => {
  const only = (model: string) => ({ step: { ...STEP, filters: [[], [], [model]] } });

  test('the one of this step is found by its inputs', async () => {
    const scenario = newScenario(github);
    const run = scenario.run({ content: null });
    scenario.artifact(run, 'kindlm-report-2', reportOf(only('small')));
    scenario.artifact(run, 'kindlm-report-gate-0a1b2c3d', reportOf(only('medium')));
    scenario.artifact(run, 'kindlm-report', reportOf(only('large')));
    scenario.artifact(run, 'kindlm-report-shard-1', reportOf(only('medium')));
    const found = await scenario.find({}, only('medium'));
    expect(found).toMatchObject({ kind: 'found', report: { run: only('medium') } });
  });

  test('jobs that differ in its values only have each their own, as base and as attempts', async () => {
    const leg = (matrix: string) => ({ step: { ...STEP, matrix } });
    const scenario = newScenario(github);
    const base = scenario.run({ content: reportOf(leg('20')) });
    scenario.artifact(base, 'kindlm-report-2', reportOf(leg('22')));
    const before = { runId: scenario.runId, runAttempt: 1 };
    scenario.artifact(scenario.runId, 'kindlm-report', reportOf({ ...leg('20'), ...before }));
    scenario.artifact(scenario.runId, 'kindlm-report-2', reportOf({ ...leg('22'), ...before }));
    for (const matrix of ['20', '22']) {
      expect(await scenario.find({ runAttempt: 2 }, leg(matrix))).toMatchObject({
        report: { run: leg(matrix) },
        attempts: [{ run: leg(matrix) }],
      });
    }
    // A value that is new has nothing of its own yet.
    expect(await scenario.find({ runAttempt: 2 }, leg('24'))).toMatchObject({
      kind: 'found',
      attempts: [],
    });
  });

  test('its own report of an older run goes before that of another job in the newest', async () => {
    const leg = (matrix: string) => reportOf({ step: { ...STEP, matrix } });
    const scenario = newScenario(github);
    const own = scenario.run({ headSha: scenario.commit(1), content: leg('20') });
    scenario.run({ headSha: scenario.commit(2), content: null });
    const newest = scenario.run({ headSha: scenario.commit(3), content: leg('22') });
    github.addCommit(scenario.head, [scenario.commit(3)]);
    const found = (matrix: string) => scenario.find({}, { step: { ...STEP, matrix } });
    expect(await found('20')).toMatchObject({ kind: 'found', base: { runId: own } });
    expect(await found('24')).toMatchObject({ kind: 'found', base: { runId: newest } });
  });

  test('what another job of it remembers is not added to what this one does', async () => {
    const leg = (matrix: string) => reportOf({ step: { ...STEP, matrix } });
    const scenario = newScenario(github);
    const [one, two, three] = [1, 2, 3].map((number) => scenario.commit(number));
    if (one === undefined || two === undefined || three === undefined) throw new Error('commits');
    scenario.run({ headSha: one, content: leg('20') });
    scenario.run({ headSha: two, content: leg('22') });
    scenario.run({ headSha: three, content: leg('20') });
    github.addCommit(scenario.head, [three]);
    const found = await scenario.find({}, { step: { ...STEP, matrix: '20' } });
    expect(found.kind === 'found' && found.beside?.map(({ run }) => run.step?.matrix)).toEqual([
      '20',
    ]);
  });

  test('another job with the same inputs comes second', async () => {
    const scenario = newScenario(github);
    const run = scenario.run({ content: reportOf() });
    scenario.artifact(run, 'kindlm-report-2', reportOf({ job: 'staging' }));
    expect(await scenario.find()).toMatchObject({ report: { run: { job: 'gate' } } });
    expect(await scenario.find({ job: 'production' })).toMatchObject({
      report: { run: { job: 'staging' } },
    });
  });

  test('none is taken where all have other inputs', async () => {
    const scenario = newScenario(github);
    const run = scenario.run({ content: reportOf(only('small')) });
    scenario.artifact(run, 'kindlm-report-2', reportOf(only('large')));
    expect(await scenario.find()).toMatchObject({ kind: 'unavailable', reason: 'no-artifact' });
  });

  test('a single report is taken though its filters differ, as long as it has the suite', async () => {
    const scenario = newScenario(github);
    scenario.run({ content: reportOf({}, 'telegram') });
    const second = scenario.run({ content: reportOf(only('small')) });
    github.addCommit(scenario.head, [scenario.commit(2)]);
    expect(await scenario.find()).toMatchObject({ kind: 'found', base: { runId: second } });
    expect(await scenario.find({}, { suites: ['telegram', 'other'] })).toMatchObject({
      kind: 'found',
      report: { suites: [{ name: 'telegram' }] },
    });
    // This very step left it: its suite was renamed.
    expect(await scenario.find({}, { suites: ['other'] })).toMatchObject({
      kind: 'found',
      report: { suites: [{ name: 'telegram' }] },
    });
    expect(await scenario.find({ job: 'more' }, { suites: ['other'] })).toMatchObject({
      kind: 'unavailable',
      reason: 'no-artifact',
    });
  });

  test('a job of it that asks otherwise now is compared with its own report', async () => {
    const leg = (matrix: string) => ({ step: { ...STEP, matrix } });
    const scenario = newScenario(github);
    const base = scenario.run({ content: reportOf(leg('20')) });
    scenario.artifact(base, 'kindlm-report-2', reportOf(leg('22')));
    const now = { step: { ...STEP, matrix: '22', config: ['other.yaml'] } };
    expect(await scenario.find({}, now)).toMatchObject({
      kind: 'found',
      isOfSibling: false,
      report: { run: leg('22') },
    });
    expect(await scenario.find({}, leg('24'))).toMatchObject({ kind: 'found', isOfSibling: true });
  });
});

describe('other attempts at the tested commit', () => {
  test('the earlier attempts of this job are read, those of other jobs are not', async () => {
    const scenario = newScenario(github, { runAttempt: 3 });
    scenario.run();
    scenario.artifact(scenario.runId, 'kindlm-report', reportOf({ runAttempt: 1 }));
    scenario.artifact(scenario.runId, 'kindlm-report', reportOf({ runAttempt: 2 }));
    scenario.artifact(scenario.runId, 'kindlm-report', { 'report.json': 'broken' });
    scenario.artifact(scenario.runId, 'kindlm-report', reportOf({ runAttempt: 1 }), true);
    scenario.artifact(scenario.runId, 'kindlm-report-2', reportOf({ runAttempt: 3 }));
    scenario.artifact(scenario.runId, 'kindlm-report-3', reportOf({ runAttempt: 1, job: 'other' }));
    const found = await scenario.find({ runAttempt: 3 });
    expect(found.kind === 'found' && found.attempts.map(({ run }) => run.runAttempt)).toEqual([
      2, 1,
    ]);
    expect(found.notice).toMatch(
      /^1 report of other attempts at this commit could not be read, which leaves answers out /,
    );
  });

  test('a large one does not hide those before it', async () => {
    const scenario = newScenario(github, { runAttempt: 4 });
    scenario.run();
    const large = reportOf({ runAttempt: 1 });
    const notices = Array.from({ length: 36 }, () => 'x'.repeat(1024 * 1024));
    for (const runAttempt of [1, 2, 3]) {
      const content = { ...large, notices, run: { ...large.run, runAttempt } };
      scenario.artifact(scenario.runId, 'kindlm-report', content);
    }
    const found = await scenario.find({ runAttempt: 4 }, { timeLimitMs: 60_000 });
    const [attempts, notice] = found.kind === 'found' ? [found.attempts, found.notice] : [];
    expect([attempts?.map(({ run }) => run.runAttempt), notice]).toEqual([[3, 2, 1], undefined]);
  });

  test('other runs of the commit are read, newest first and a few of them', async () => {
    const scenario = newScenario(github);
    scenario.run();
    const ids = [1, 2, 3, 4, 5, 6, 7].map((number) => scenario.runId - 100 + number);
    for (const id of ids) {
      scenario.run({ id, headSha: scenario.head, headBranch: 'shorter', event: 'pull_request' });
    }
    const found = await scenario.find();
    expect(found.kind === 'found' && found.attempts.map(({ run }) => run.runId)).toEqual(
      ids.toReversed().slice(0, 5),
    );
  });

  test('a run of the commit in another repository is not', async () => {
    const scenario = newScenario(github);
    scenario.run();
    scenario.run({
      headSha: scenario.head,
      event: 'pull_request',
      headRepository: { id: 4_711, owner: 'mallory' },
    });
    scenario.run({ headSha: scenario.head, event: 'pull_request', workflowId: 1 });
    expect(await scenario.find()).toMatchObject({ kind: 'found', attempts: [] });
  });

  test('one that hangs leaves what there is when the time is up', async () => {
    const scenario = newScenario(github, { runAttempt: 3 });
    const base = scenario.run();
    scenario.artifact(scenario.runId, 'kindlm-report', 'hang');
    scenario.artifact(scenario.runId, 'kindlm-report', reportOf({ runAttempt: 2 }));
    const found = await scenario.find({ runAttempt: 3 }, { timeLimitMs: 10_000 });
    expect(found).toMatchObject({
      kind: 'found',
      base: { runId: base },
      attempts: [{ run: { runAttempt: 2 } }],
    });
  });
});
