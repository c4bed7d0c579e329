/** Why there is nothing to compare with: an outcome for each reason, and one notice that says what to do. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeZip } from '../../servers/zip-files.js';
import { startGitHubServer, type GitHubServer } from '../../servers/github-server.js';
import { archiveOf, newScenario, reportOf, type BaseRun, type Scenario } from './base-branch.js';

let github: GitHubServer;

beforeAll(async () => {
  github = await startGitHubServer();
});
afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const refusedByGitHub = { status: 403, message: 'Resource not accessible by integration' };
const ADD_PERMISSION = 'Add "actions: read" to the permissions of the job.';
const RUN_AGAIN = 'Run the workflow on main again: its next report takes the place of this one.';

describe('without actions: read', () => {
  const places: readonly (readonly [string, (scenario: Scenario, artifact: number) => RegExp])[] = [
    ['the own run', ({ runId }) => new RegExp(`/actions/runs/${runId}$`)],
    ['the runs', ({ workflowId }) => new RegExp(`/actions/workflows/${workflowId}/runs$`)],
    ['the artifacts', ({ runId }) => new RegExp(`/actions/runs/${runId - 499}/artifacts$`)],
    ['the download', (_scenario, artifact) => new RegExp(`/actions/artifacts/${artifact}/zip$`)],
  ];

  test.each(places)('%s: one thing to do', async (_name, path) => {
    const scenario = newScenario(github);
    const run = scenario.run({ content: null });
    const artifact = scenario.artifact(run, 'kindlm-report', reportOf());
    github.fail({ path: path(scenario, artifact), answer: refusedByGitHub });
    expect(await scenario.find()).toEqual({
      kind: 'unavailable',
      reason: 'no-permission',
      notice: expect.stringMatching(/^Not compared with main: .*\. Add "actions: read" to/),
    });
  });

  test('a private repository is not there at all', async () => {
    const scenario = newScenario(github);
    scenario.run();
    github.fail({
      path: new RegExp(`/actions/runs/${scenario.runId}$`),
      answer: { status: 404, message: 'Not Found' },
    });
    expect(await scenario.find()).toEqual({
      kind: 'unavailable',
      reason: 'no-permission',
      notice: `Not compared with main: the token may not read workflow runs. ${ADD_PERMISSION}`,
    });
  });

  test.each([403, 404])('without contents: read (%i): what to add', async (status) => {
    const scenario = newScenario(github);
    scenario.run();
    github.fail({
      path: /\/branches\/main$/,
      times: 1,
      answer: { status, message: 'Resource not accessible by integration' },
    });
    expect(await scenario.find()).toEqual({
      kind: 'unavailable',
      reason: 'no-permission',
      notice:
        'Not compared with main: the token may not read which commits are on the branch. Add "contents: read" to the permissions of the job.',
    });
  });

  test('an empty token asks nothing', async () => {
    const scenario = newScenario(github);
    const before = github.requests.length;
    expect(await scenario.find({}, { token: '' })).toEqual({
      kind: 'unavailable',
      reason: 'no-token',
      notice:
        'Not compared with main: the input "github-token" is empty. Set it, or set "compare: never".',
    });
    expect(github.requests.length).toBe(before);
  });
});

const bomb = writeZip({ 'report.json': Buffer.alloc(65 * 1024 * 1024) });
const oldReport = { ...reportOf(), version: '1' };
const hostileReport = { ...reportOf(), suites: [{ name: '__proto__', results: { length: 1e9 } }] };

const refusals: readonly {
  readonly name: string;
  readonly run: BaseRun | undefined;
  readonly reason: string;
  /** Undefined where the comparison's own line says what to do. */
  readonly notice: string | undefined;
}[] = [
  {
    name: 'no run on the base yet',
    run: undefined,
    reason: 'no-run',
    notice: undefined,
  },
  {
    name: 'a run without the artifact',
    run: { content: null },
    reason: 'no-artifact',
    notice:
      'its run RUN has no artifact "kindlm-report". Let the runs on main upload their report: the same "artifact-name", and "artifacts: always".',
  },
  {
    name: 'an expired artifact',
    run: { expired: true },
    reason: 'expired',
    notice:
      'the artifact "kindlm-report" of its run RUN has expired. Run the workflow on main again, or let it run on a schedule.',
  },
  {
    name: 'a zip bomb',
    run: { content: bomb },
    reason: 'too-large',
    notice:
      'the report of its run RUN: report.json has more than 67108864 bytes. Set "outputs: failed" or "outputs: none", which makes reports smaller.',
  },
  {
    name: 'a report that does not fit the schema',
    run: { content: archiveOf(hostileReport) },
    reason: 'broken',
    notice: `the report of its run RUN: .*. ${RUN_AGAIN}`,
  },
  {
    name: 'a report of another version',
    run: { content: archiveOf(oldReport) },
    reason: 'wrong-version',
    notice: `the report of its run RUN: it is of version 1, and this action reads version 2. ${RUN_AGAIN}`,
  },
];

test.each(refusals)('$name: $reason', async ({ run, reason, notice }) => {
  const scenario = newScenario(github);
  const id = run === undefined ? 0 : scenario.run(run);
  const pattern = `^Not compared with main: ${(notice ?? '').replace('RUN', String(id))}$`;
  expect(await scenario.find()).toEqual({
    kind: 'unavailable',
    reason,
    notice: notice === undefined ? undefined : expect.stringMatching(pattern),
  });
});

test('after three reports that are refused, no more are downloaded', async () => {
  const scenario = newScenario(github);
  scenario.run();
  for (let number = 0; number < 5; number += 1) {
    scenario.run({ headSha: scenario.commit(1), content: { 'report.json': '{}' } });
  }
  const before = github.requests.length;
  expect(await scenario.find()).toMatchObject({ kind: 'unavailable', reason: 'wrong-version' });
  const downloads = github.requests.slice(before).filter(({ path }) => path.endsWith('/zip'));
  expect(downloads).toHaveLength(3);
});

describe('a GitHub that is slow or down', () => {
  const TOO_SLOW = {
    kind: 'unavailable',
    reason: 'too-slow',
    notice: 'Not compared with main: GitHub took longer than 1 second. Re-run the job to compare.',
  };

  test('a list that never comes', async () => {
    const scenario = newScenario(github);
    scenario.run();
    github.fail({ path: new RegExp(`/workflows/${scenario.workflowId}/runs`), answer: 'hang' });
    expect(await scenario.find({}, { timeLimitMs: 1_000 })).toEqual(TOO_SLOW);
  });

  test('a download that never ends', async () => {
    const scenario = newScenario(github);
    scenario.run({ content: 'hang' });
    expect(await scenario.find({}, { timeLimitMs: 1_000 })).toEqual(TOO_SLOW);
  });

  test('errors of the server', async () => {
    const scenario = newScenario(github);
    scenario.run();
    github.fail({
      path: new RegExp(`/actions/runs/${scenario.runId}$`),
      answer: { status: 503, message: 'Unicorn' },
    });
    expect(await scenario.find()).toEqual({
      kind: 'unavailable',
      reason: 'failed',
      notice:
        'Not compared with main: GitHub refused: Unicorn (HTTP 503). Re-run the job to compare.',
    });
  });

  test('a rate limit', async () => {
    const scenario = newScenario(github);
    scenario.run();
    github.fail({
      path: new RegExp(`/actions/runs/${scenario.runId}$`),
      answer: { status: 403, message: 'API rate limit exceeded for installation ID 1.' },
    });
    expect(await scenario.find()).toMatchObject({ kind: 'unavailable', reason: 'failed' });
  });

  test('nobody there', async () => {
    const scenario = newScenario(github);
    const found = await scenario.find({ apiUrl: 'http://127.0.0.1:9' });
    expect(found).toEqual({
      kind: 'unavailable',
      reason: 'failed',
      notice: expect.stringMatching(
        /^Not compared with main: GitHub (could not be reached|refused): .*\. Re-run the job/,
      ),
    });
  });
});
