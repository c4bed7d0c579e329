/** The input `issue: on-drift`: one issue, opened, updated and closed by scheduled runs, and what obstacles cost. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from './project.js';
import { type BranchJob, type BranchJobs, startBranchJobs } from './github-project.js';

const SHOP = { repeat: 3 };
const GOOD = (): string => 'ok';
const BAD = (): string => 'I cannot say.';

let jobs: BranchJobs;
beforeEach(async () => {
  jobs = await startBranchJobs();
});

const run = ({ inputs = {}, ...job }: BranchJob = {}) =>
  jobs.run({ shop: SHOP, inputs: { issue: 'on-drift', ...inputs }, ...job });
/** A night on the commit of the last push. */
function night(answer: () => string, job: BranchJob = {}) {
  jobs.answerBy(answer);
  return run({ event: 'schedule', ...job });
}

const warnings = ({ annotations }: ActionRun) =>
  annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
const issues = () => jobs.github.issues();

describe('a model that gets worse over night', () => {
  test('one issue: opened, updated, and closed when it is over', async () => {
    await run();
    await night(GOOD);
    expect(await issues()).toEqual([]);

    const worse = await night(BAD, { process: 'own' });
    expect(worse.code).toBe(1);
    const [opened, ...others] = await issues();
    expect(others).toEqual([]);
    expect(opened).toMatchObject({
      state: 'open',
      author: 'github-actions[bot]',
      title: expect.stringContaining('the model itself answers worse'),
      body: expect.stringMatching(/100 % → 0 % of answers pass/),
    });
    expect(opened?.body).toContain(`/actions/runs/${worse.runId}`);
    expect(worse.stdout).toContain('opened http');

    const still = await night(BAD);
    expect(await issues()).toMatchObject([
      {
        number: opened?.number,
        state: 'open',
        body: expect.stringContaining(`/runs/${still.runId}`),
      },
    ]);

    const over = await night(GOOD);
    expect(over.stdout).toContain('closed http');
    expect(await issues()).toMatchObject([
      {
        number: opened?.number,
        state: 'closed',
        title: opened?.title,
        body: expect.stringContaining('**Over:**'),
      },
    ]);
    await night(GOOD);
    expect(await issues()).toHaveLength(1);
  });

  test('one that a person closed stays closed while it lasts', async () => {
    await run();
    await night(BAD);
    const [issue] = await issues();
    await jobs.github.closeIssue(issue?.number ?? 0);
    await night(BAD);
    expect(await issues()).toMatchObject([{ state: 'closed', body: issue?.body }]);
    await night(GOOD);
    expect(await issues()).toMatchObject([
      { state: 'closed', body: expect.stringContaining('**Over:**') },
    ]);
  });

  test('an issue of somebody else with our marker is not touched', async () => {
    await run();
    await night(BAD);
    const [ours] = await issues();
    const forged = await jobs.github.openIssue('reviewer', 'mine', ours?.body ?? '');
    await night(BAD);
    expect((await issues()).find(({ number }) => number === forged)).toMatchObject({
      body: ours?.body,
    });
  });

  test('a run by hand speaks for the model too', async () => {
    await run();
    await night(BAD, { event: 'workflow_dispatch' });
    expect(await issues()).toHaveLength(1);
  });

  test.each<[string, BranchJob]>([
    ['a push', { event: 'push' }],
    ['a pull request', { event: 'pull_request' }],
    [
      'a run by hand of another branch',
      { event: 'workflow_dispatch', env: { GITHUB_REF: 'refs/heads/feature' } },
    ],
    ['a shard', { inputs: { shard: '1/2' } }],
    ['`issue: never`', { inputs: { issue: 'never' } }],
  ])('%s opens none', async (_, job) => {
    await run();
    const ended = await night(BAD, job);
    expect(await issues()).toEqual([]);
    expect(warnings(ended).join()).not.toContain('issue');
  });

  test('hostile names mention nobody', async () => {
    const shop = { ...SHOP, name: '@octocat `x` #1 <img src=x>' };
    await run({ shop });
    await night(BAD, { shop });
    const [issue] = await issues();
    expect(issue?.title).not.toMatch(/@octocat|#1|`/);
    expect(issue?.body.replace(/`+[^`\n]*`+/g, '')).not.toMatch(/@octocat|#1\b|<img/);
  });
});

describe('what an obstacle costs', () => {
  test('a token that may only read', async () => {
    await run();
    const ended = await night(BAD, { token: 'readOnly' });
    expect(warnings(ended)).toContainEqual(expect.stringContaining('Give the job `issues: write`'));
    expect(await issues()).toEqual([]);
  });
});
