/** The check run of `check-name`, and the lines that annotations stand on. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { lineOf } from './project.js';
import { GREEN, type JobRunner, RED, sentChecks, startJobs } from './github-project.js';

let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});

const inputs = { 'check-name': 'KindLM quality', comment: 'never' };

const RED_TITLE = '❌ support fails: 1 of 2 tests pass, all are needed';

const checks = () => sentChecks(jobs.github.requests);
const lines = () =>
  checks().flatMap(({ output }) =>
    output.annotations.map(({ path, start_line: line }) => `${path}:${line}`),
  );

describe('the check run', () => {
  test.each([
    {
      tests: GREEN,
      more: {},
      conclusion: 'success',
      title: '✅ support passes: 1 of 1 test',
      code: 0,
    },
    { tests: RED, more: {}, conclusion: 'failure', title: RED_TITLE, code: 1 },
    { tests: RED, more: { 'fail-on': 'never' }, conclusion: 'neutral', title: RED_TITLE, code: 0 },
  ])('$conclusion: on the head, with what the comment says', async (row) => {
    const { tests, more, code, conclusion, title } = row;
    const ended = await jobs.run({ tests, token: 'checker', inputs: { ...inputs, ...more } });
    expect(ended.code).toBe(code);
    const [check, ...others] = checks();
    expect(others).toEqual([]);
    expect(check).toMatchObject({
      name: 'KindLM quality',
      head_sha: jobs.github.head.sha,
      conclusion,
      output: { title },
    });
    const heading = title.replace('support', '`support`');
    expect(check?.output.summary.split('\n')[0]).toBe(`## ${heading}`);
  });

  test('a config that cannot be read is a failure, marked where it is wrong', async () => {
    const yaml = 'kindlm: 1\nproject: acme\nsweet: { name: support }\n';
    const ended = await jobs.run({ files: { 'kindlm.yaml': yaml }, token: 'checker', inputs });
    expect(ended.code).toBe(2);
    expect(checks()).toMatchObject([{ conclusion: 'failure' }]);
    expect(lines()).toContain('kindlm.yaml:3');
  });

  test('without checks: write: one notice, the same verdict', async () => {
    const ended = await jobs.run({ tests: RED, token: 'workflow', inputs });
    expect(ended).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ended.notices).toContain(
      "Not posted, because the token may not write: the check run KindLM quality. Give the job `checks: write`; on a fork's or Dependabot's pull request the token is always read-only.",
    );
    expect(ended.warnings).toEqual([]);
  });

  /** The newest check run of each name on the head, with its conclusion. */
  async function shown(): Promise<Readonly<Record<string, string | null>>> {
    const { apiUrl, head, tokens } = jobs.github;
    const url = `${apiUrl}/repos/acme/shop/commits/${head.sha}/check-runs?per_page=100`;
    const answer = await fetch(url, { headers: { authorization: `token ${tokens.checker}` } });
    const { check_runs: runs } = (await answer.json()) as {
      check_runs: { name: string; conclusion: string | null }[];
    };
    return Object.fromEntries(runs.map(({ name, conclusion }) => [name, conclusion]));
  }

  // Each process is another writer of check runs.
  const process = 'own';

  test.each([
    {
      how: 'by its values',
      matrix: ['{"node":20}', '{"node":22}'],
      names: [' (20)', ' (22)'],
      values: ['20', '22'],
    },
    { how: 'without knowing them', matrix: ['', ''], names: ['', ' (2)'], values: [] },
  ])('a second job of a matrix has its own, $how', async ({ matrix, names, values }) => {
    const env = { GITHUB_RUN_ID: '1500' };
    for (const [index, tests] of [RED, GREEN].entries()) {
      const given = { ...inputs, matrix: matrix[index] ?? '' };
      const { report } = await jobs.run({
        process,
        tests,
        token: 'checker',
        inputs: given,
        env,
      });
      expect(report?.run.step?.matrix).toBe(values[index]);
    }
    expect(await shown()).toEqual({
      [`KindLM quality${names[0] ?? ''}`]: 'failure',
      [`KindLM quality${names[1] ?? ''}`]: 'success',
    });
  });

  test('a job that dies while it publishes leaves none that is green', async () => {
    await jobs.run({ tests: GREEN, token: 'checker', inputs });
    let kill = (): void => undefined;
    const isPublishing = new Promise<void>((resolve) => (kill = resolve));
    let answer = (): void => undefined;
    const isGone = new Promise<void>((resolve) => (answer = resolve));
    jobs.github.onRequest(async (method, path) => {
      if (method !== 'POST' || !path.endsWith('/comments')) return;
      kill();
      // The comment is not answered, so nothing else is published before the process is gone.
      await isGone;
    });
    const ended = await jobs.run({
      tests: GREEN,
      token: 'checker',
      inputs: { ...inputs, comment: 'always' },
      signal: { name: 'SIGKILL', when: isPublishing },
    });
    answer();
    expect(ended.signal).toBe('SIGKILL');
    expect(await shown()).toEqual({ 'KindLM quality': null });
  });

  test('is not created unless it is asked for', async () => {
    await jobs.run({ tests: GREEN, token: 'checker' });
    expect(checks()).toEqual([]);
  });
});

test('failing tests of several configs under a working-directory: paths are those of the repository', async () => {
  const files = {
    'app/a/kindlm.yaml': jobs.yaml('a', RED),
    'app/b/kindlm.yaml': jobs.yaml('b', [
      ...GREEN,
      ...GREEN.map((it) => ({ ...it, name: 'hi' })),
      ...RED.slice(1),
    ]),
  };
  const ended = await jobs.run({
    files,
    token: 'checker',
    inputs: { ...inputs, 'working-directory': 'app', config: '*/kindlm.yaml' },
  });
  expect(ended.code).toBe(1);
  const expected = Object.entries(files).map(
    ([file, yaml]) => `${file}:${lineOf(yaml, 'name: refund')}`,
  );
  expect(lines()).toEqual(expected);
  const marked = ended.annotations.filter(({ file }) => file !== undefined);
  expect(marked.map(({ file, line }) => `${file}:${line}`)).toEqual(expected);
});
