/** The same tests undivided and as shards that are merged: what one run says, many machines say together. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import {
  comparable,
  CONFIGS,
  createJobs,
  startSteadyModel,
  suiteFiles,
  withoutTimes,
  type Jobs,
} from './sharded-suite.js';
import type { ActionOptions, ActionRun } from './project.js';

let model: FakeServer;
let github: GitHubServer;
let jobs: Jobs;
let undivided: ActionRun;
let wholeComments: readonly string[];

beforeAll(async () => {
  [model, github] = await Promise.all([startSteadyModel(), startGitHubServer()]);
  const files = suiteFiles(model.url, { support: 60, agent: 30 });
  jobs = createJobs(files, { inputs: { config: CONFIGS } });
  undivided = await jobs.run({ ...onPullRequest(), process: 'own' });
  wholeComments = await takeComments();
});

function onPullRequest(): ActionOptions {
  const { head, pullRequest: number, apiUrl, tokens, repository } = github;
  const repo = { id: head.repositoryId, full_name: repository };
  const pullRequest = { number, head: { sha: head.sha, repo }, base: { repo } };
  return {
    event: { name: 'pull_request', payload: { pull_request: pullRequest } },
    github: { apiUrl, token: tokens.workflow, repository },
  };
}

async function takeComments(): Promise<readonly string[]> {
  const comments = await github.comments();
  for (const { id } of comments) await github.remove(id);
  return comments.map(({ body }) => withoutTimes(body));
}

describe('the undivided run', () => {
  test('has something of everything', () => {
    expect(undivided).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(undivided.report?.suites.map(({ totals }) => totals.total)).toEqual([118, 30]);
    expect(Object.keys(undivided.report?.failureCodes ?? {})).toEqual(
      expect.arrayContaining([
        'CONTAINS_FAILED',
        'JUDGE_BELOW_THRESHOLD',
        'KEYWORD_DENIED',
        'PROVIDER_ERROR',
        'TOOL_CALL_MISSING',
      ]),
    );
    expect(wholeComments).toHaveLength(2);
  });
});

describe.each([2, 16])('as %i shards', (count) => {
  let parts: ActionRun[];
  let merged: ActionRun;
  let comments: readonly string[];
  beforeAll(async () => {
    // The few are processes of dist/.
    const options: ActionOptions = { ...onPullRequest(), process: count < 5 ? 'own' : 'this' };
    parts = await jobs.shards(count, options);
    expect(await takeComments()).toEqual([]);
    merged = await jobs.merge(parts, options);
    comments = await takeComments();
  });

  test('each is green, and writes its report and nothing else', () => {
    for (const [index, part] of parts.entries()) {
      expect(part).toMatchObject({ code: 0, outputs: { result: 'passed', gates: '[]' } });
      expect(Object.keys(part.files)).toEqual(['report.json']);
      expect(part.report?.shard).toMatchObject({ index: index + 1, count });
      expect(part.summary).toContain(`Shard ${String(index + 1)} of ${String(count)}`);
      expect(part.summary.length).toBeLessThan(1_000);
    }
  });

  test('report.json is that of the undivided run', () => {
    expect(comparable(merged)).toEqual(comparable(undivided));
  });

  test('so are junit.xml, the comments and the exit code', () => {
    expect(withoutTimes(merged.files['junit.xml'] ?? '')).toBe(
      withoutTimes(undivided.files['junit.xml'] ?? ''),
    );
    expect(comments).toEqual(wholeComments);
    expect(merged.code).toBe(undivided.code);
    expect(Object.keys(merged.files).sort()).toEqual(Object.keys(undivided.files).sort());
    expect(withoutTimes(merged.outputs['gates'] ?? '')).toBe(
      withoutTimes(undivided.outputs['gates'] ?? ''),
    );
  });
});

test.each([
  { filter: 'tags', value: 'plain', total: 24 },
  { filter: 'tests', value: 'support 1*, agent 7*', total: 21 },
  { filter: 'models', value: 'large', total: 59 },
])('with the filter $filter: what one run with it says', async ({ filter, value, total }) => {
  const options: ActionOptions = { ...onPullRequest(), inputs: { [filter]: value } };
  const whole = await jobs.run(options);
  const said = await takeComments();
  expect(whole.report?.totals.total).toBe(total);
  const merged = await jobs.merge(await jobs.shards(3, options), onPullRequest());
  expect(comparable(merged)).toEqual(comparable(whole));
  expect(withoutTimes(merged.files['junit.xml'] ?? '')).toBe(
    withoutTimes(whole.files['junit.xml'] ?? ''),
  );
  expect(await takeComments()).toEqual(said);
  expect(merged.code).toBe(whole.code);
});

describe('without one of the shards', () => {
  let small: Jobs;
  let whole: ActionRun;
  let parts: ActionRun[];
  beforeAll(async () => {
    const files = suiteFiles(model.url, { support: 20, agent: 10 });
    small = createJobs(files, { inputs: { config: CONFIGS } });
    [whole, parts] = await Promise.all([small.run(), small.shards(3)]);
  });

  test('it is named, and nothing is green', async () => {
    const merged = await small.merge([...parts.slice(0, 1), ...parts.slice(2)]);
    expect(merged).toMatchObject({ code: 2, outputs: { result: 'error', 'exit-code': '2' } });
    expect(merged.errors.join('\n')).toContain('Shard 2 of 3 is missing');
  });

  test('twice: both places are named', async () => {
    const [, second] = parts;
    if (second === undefined) throw new Error('no second part');
    const merged = await small.merge([...parts, second]);
    expect(merged.code).toBe(2);
    expect(merged.errors.join('\n')).toMatch(
      /Shard 2 of 3 exists twice: parts\/part-1\/report\.json and parts\/part-3\/report\.json/,
    );
  });

  test('of another commit', async () => {
    const other = await small.shard(2, 3, { env: { GITHUB_SHA: 'd'.repeat(40) } });
    const merged = await small.merge([...parts.filter((_, index) => index !== 1), other]);
    expect(merged.code).toBe(2);
    expect(merged.errors.join('\n')).toContain(
      'Shard 2 of 3 (parts/part-2/report.json) is of commit ddddddd, while this job tests commit c0ffee0',
    );
  });

  test('all of a commit that this job does not test', async () => {
    const merged = await small.merge(parts, { env: { GITHUB_SHA: 'd'.repeat(40) } });
    expect(merged.code).toBe(2);
    expect(merged.errors.join('\n')).toContain('this job tests commit ddddddd');
  });

  test.each<[string, ActionOptions]>([
    ['filters', { inputs: { tests: 'support*' } }],
    ['repeats', { inputs: { repeat: '2' } }],
    ['a gate', { inputs: { 'pass-rate-min': '0.1' } }],
  ])('of another config, by %s', async (_, options) => {
    const other = await small.shard(2, 3, options);
    const merged = await small.merge([...parts.filter((__, index) => index !== 1), other]);
    expect(merged.code).toBe(2);
    expect(merged.errors.join('\n')).toMatch(/Shard 2 of 3 .* is of config [0-9a-f]{7}, while/);
  });

  test('of another split', async () => {
    const merged = await small.merge([...parts.slice(0, 2), await small.shard(3, 4)]);
    expect(merged.code).toBe(2);
    expect(merged.errors.join('\n')).toMatch(
      /Shard 3 of 4 .* is of a split into 4, while Shard 1 of 3 is of a split into 3/,
    );
  });

  test('an undivided report, and a file that is none', async () => {
    const merged = await small.merge([...parts, whole]);
    expect(merged.code).toBe(2);
    expect(merged.errors.join('\n')).toContain('is not that of a shard');
    const broken = { ...whole, files: { 'report.json': '{"version":"2"' } };
    expect((await small.merge([...parts, broken])).errors.join('\n')).toContain(
      'The report parts/part-3/report.json is refused: it is not JSON',
    );
  });

  test('a re-run of one shard replaces its part', async () => {
    const again = await small.shard(2, 3, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    const merged = await small.merge([...parts, again]);
    expect(merged.code).toBe(whole.code);
    expect(merged.report?.totals).toEqual(whole.report?.totals);
    expect(merged.report?.failureCodes).toEqual(whole.report?.failureCodes);
  });
});
