/** `mode: comment` on `workflow_run`: a fork's report on its pull request, whatever the report says. */
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { READ_LIMITS } from '../../src/report/read-report.js';
import type { Report } from '../../src/report/report.js';
import type { ArtifactSeed } from '../servers/github-actions.js';
import type { PullRequestHead } from '../servers/github-server.js';
import { writeZip } from '../servers/zip-files.js';
import {
  type ForkRun,
  GREEN,
  type Job,
  type JobRunner,
  RED,
  RUN_ID,
  RUN_URL,
  holding,
  sentChecks,
  startForkRun,
  startJobs,
} from './github-project.js';

const PATCH = '@@ -1,3 +1,60 @@\n a\n+b\n'.concat('+x\n'.repeat(56), ' y\n z');

let run: ForkRun;
let jobs: JobRunner;
let fork: PullRequestHead;

/** What the fork's own job uploads. */
let red: Report;
let green: Report;

beforeAll(async () => {
  const first = await startJobs();
  const reports = await Promise.all([first.run({ tests: RED }), first.run({ tests: GREEN })]);
  const [redRun, greenRun] = reports.map(({ report }) => report);
  if (redRun === undefined || greenRun === undefined) throw new Error('no report');
  [red, green] = [redRun, greenRun];
});

beforeEach(async () => {
  run = await startForkRun();
  ({ jobs, fork } = run);
});

function uploaded(content?: ArtifactSeed['content']): void {
  run.upload(...(content === undefined ? [] : [{ content }]));
}

const publish = (job?: Job) => run.publish(job);
const triggered = (changes?: Partial<PullRequestHead>) => run.triggered(changes);
const written = () => run.written();

/** In the tested repository: GitHub shows a fork's commits there, too. */
const COMMIT_URL = () => RUN_URL.replace(/actions.*/, `commit/${fork.sha}`);

const comments = async () => (await run.comments()).map(({ body }) => body);

describe("a fork's report", () => {
  test('is published on its pull request, and says which run reported it', async () => {
    uploaded(holding(red));
    const ended = await publish({ process: 'own' });
    expect(ended.code).toBe(0);
    const [comment = '', ...others] = await comments();
    expect(others).toEqual([]);
    expect(comment).toContain(`run="${RUN_ID}" attempt="2"`);
    expect(comment).toContain(
      `> Reported by [run ${RUN_ID}](${RUN_URL}) (attempt 2) of \`Quality @everyone\` for commit [\`${fork.sha.slice(0, 7)}\`](${COMMIT_URL()}).`,
    );
    expect(comment).toContain('`refund`');
    expect(ended.summary).toContain('> Reported by');
    expect(ended.outputs).toEqual({
      'comment-id': expect.stringMatching(/^\d+$/),
      'comment-url': expect.stringContaining(`/${fork.number}#`),
    });
  });

  test('never decides the job: a red one and a green one both end with 0', async () => {
    uploaded(holding(green));
    expect((await publish()).code).toBe(0);
    expect((await comments())[0]).toContain('✅');
  });

  test('gets a check run with `check-name`, on the commit that GitHub names', async () => {
    uploaded(holding(red));
    await publish({ token: 'checker', inputs: { 'check-name': 'KindLM' } });
    const [check] = sentChecks(jobs.github.requests);
    expect(check).toMatchObject({
      name: 'KindLM',
      head_sha: fork.sha,
      conclusion: 'failure',
      details_url: RUN_URL,
    });
    expect(JSON.stringify(check)).toContain('> Reported by');
  });

  test('gets no check run where its head is that of another pull request', async () => {
    const other = await jobs.github.openPullRequest('reviewer:shorter-refunds', 'release');
    expect(other.sha).toBe(fork.sha);
    uploaded(holding(green));
    const ended = await publish({ token: 'checker', inputs: { 'check-name': 'KindLM' } });
    expect(ended.code).toBe(0);
    expect(written().filter((one) => one.includes('check-runs'))).toEqual([]);
    expect(ended.notices).toContainEqual(
      expect.stringMatching(/^The check run KindLM was not created: the commit is also the head/),
    );
    expect(await comments()).toHaveLength(1);
  });

  test('gets review comments on the lines of the diff, whatever lines it names', async () => {
    jobs.github.reviews.files = [{ filename: 'kindlm.yaml', patch: PATCH }];
    uploaded(holding(red));
    await publish();
    const [comment] = jobs.github.reviews.comments;
    expect(comment?.path).toBe('kindlm.yaml');
    expect(comment?.body).toContain('> Reported by');
  });

  test('names the lines that GitHub says are changed, whatever lines it names', async () => {
    const changedFiles = [
      { file: 'kindlm.yaml', written: [{ startLine: 1, endLine: 9_000 }], removed: [] },
    ];
    const forged = { ...red, changedFiles };
    uploaded(holding(forged));
    await publish();
    expect((await comments()).join()).not.toMatch(/9,?000|this pull request changes/iu);
    jobs.github.reviews.files = [{ filename: 'kindlm.yaml', patch: PATCH }];
    jobs.github.addArtifact({ runId: RUN_ID, content: holding(forged) });
    await publish();
    const [comment] = await comments();
    expect(comment).toMatch(/this pull request changes lines?/u);
    expect(comment).not.toMatch(/9,?000/u);
  });

  test('is updated by the next run of the pull request', async () => {
    uploaded(holding(red));
    await publish();
    jobs.github.addArtifact({ runId: RUN_ID, content: holding(green) });
    await publish();
    expect(await comments()).toEqual([expect.stringContaining('✅')]);
  });

  test('can be in a file', async () => {
    uploaded();
    const ended = await publish({
      files: { 'parts/one/report.json': JSON.stringify(red) },
      inputs: { reports: 'parts' },
    });
    expect(ended.code).toBe(0);
    expect(await comments()).toEqual([expect.stringContaining('`refund`')]);
  });
});

describe('nothing to publish: one notice, exit code 0', () => {
  const cases: readonly {
    readonly what: string;
    readonly content?: ArtifactSeed['content'];
    readonly job?: () => Job;
    readonly notice: RegExp;
  }[] = [
    { what: 'no artifact', notice: /^There is nothing to publish: run 4711 has no artifact/ },
    {
      what: 'an artifact without a report',
      content: { 'a.txt': 'a' },
      notice: /the artifact contains no report.json\.$/,
    },
    {
      what: 'no pull request, as after a push to main',
      content: { 'report.json': '{}' },
      job: () => ({ event: triggered({ branch: 'main' }) }),
      notice: /no open pull request has the commit of run 4711/,
    },
    {
      what: "a stranger's branch of the same name",
      content: { 'report.json': '{}' },
      job: () => ({ event: triggered({ repositoryId: 999 }) }),
      notice: /no open pull request has the commit of run 4711/,
    },
    {
      what: "a stranger's branch of that name, whose run GitHub lists under our pull request",
      content: { 'report.json': '{}' },
      job: () => {
        const event = triggered({ repositoryId: 999, owner: 'mallory' });
        const { head, pullRequest: number } = jobs.github;
        const listed = {
          number,
          head: { sha: fork.sha },
          base: { repo: { id: head.repositoryId } },
        };
        const { workflow_run: triggering } = event.payload as { workflow_run: object };
        const payload = { workflow_run: { ...triggering, pull_requests: [listed] } };
        return { event: { ...event, payload } };
      },
      notice: /no open pull request has the commit of run 4711/,
    },
    {
      what: 'a pull request that has moved on',
      content: { 'report.json': '{}' },
      job: () => {
        jobs.github.reviews.headSha = 'beef'.padEnd(40, '0');
        return {};
      },
      notice: /pull request \d+ has moved on from commit/,
    },
    {
      what: '`reports` that lead to no file',
      job: () => ({ inputs: { reports: 'parts/*.json' } }),
      notice: /`reports` leads to no file/,
    },
  ];
  test.each(cases)('$what', async ({ content, job, notice }) => {
    uploaded(content);
    const ended = await publish(job?.());
    expect(ended.notices).toEqual([expect.stringMatching(notice)]);
    expect(ended.code).toBe(0);
    expect(written()).toEqual([]);
  });
});

describe('refused: exit code 2, nothing is posted', () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const cases: readonly {
    readonly what: string;
    readonly content?: () => ArtifactSeed['content'];
    readonly job?: () => Job;
    readonly error: RegExp;
  }[] = [
    { what: 'no JSON', content: () => ({ 'report.json': 'not {' }), error: /it is not JSON/ },
    { what: 'another document', content: () => holding({ a: 1 }), error: /it states no version/ },
    {
      what: 'another version',
      content: () => holding({ ...red, version: '99' }),
      error: /it is of version 99/,
    },
    {
      what: 'a missing property',
      content: () => holding({ ...red, verdict: undefined }),
      error: /does not fit the published schema/,
    },
    {
      what: 'a document without a bottom',
      content: () => ({ 'report.json': deep }),
      error: /nests values more than 256 deep/,
    },
    {
      what: 'few bytes that are many values',
      content: () =>
        writeZip({ 'report.json': Buffer.from(`[${'[],'.repeat(READ_LIMITS.maxValues)}0]`) }),
      error: /has more than 4000000 values/,
    },
    {
      what: 'a bomb',
      content: () => writeZip({ 'report.json': Buffer.alloc(65 * 1024 * 1024, 0x20) }),
      error: /report\.json has more than 67108864 bytes/,
    },
    {
      what: 'an archive without an end',
      content: () => 'endless',
      error: /the artifact has more than 201326592 bytes/,
    },
    { what: 'no archive', content: () => Buffer.from('<html>'), error: /cannot be unpacked/ },
    {
      what: 'hundreds of suites',
      content: () => holding({ ...red, suites: Array.from({ length: 300 }, () => red.suites[0]) }),
      error: /it has 300 suites, and at most 20 are published/,
    },
    {
      what: 'a part of a sharded run, which has judged nothing',
      content: () => holding({ ...green, shard: { index: 1, count: 2 } }),
      error: /it is a part of a sharded run\. Publish the report of its merge\.$/,
    },
    {
      what: 'another event',
      job: () => ({ event: { name: 'pull_request', payload: {} } }),
      error: /its workflow has to run on `workflow_run`/,
    },
    {
      what: 'a token without `actions: read`',
      job: () => {
        const answer = { status: 403, message: 'Resource not accessible by integration' };
        jobs.github.fail({ path: /\/artifacts$/, answer });
        return {};
      },
      error: /Give the job `actions: read`/,
    },
    {
      what: 'a token that may not write',
      content: () => holding(red),
      job: () => ({ token: 'readOnly' }),
      error: /was not published: the token may not write/,
    },
    {
      what: 'a link to another file of this machine, where the artifact was unpacked',
      job: () => ({
        prepare: (workspace) => symlink('/proc/self/environ', join(workspace, 'report.json')),
        inputs: { reports: 'report.json' },
      }),
      error: /report\.json is not a regular file$/,
    },
    {
      what: 'an input that is not valid',
      job: () => ({ inputs: { comment: 'sometimes' } }),
      error: /Input comment: "sometimes" is not valid/,
    },
  ];
  test.each(cases)('$what', async ({ content, job, error }) => {
    uploaded(content?.());
    const ended = await publish(job?.());
    expect(ended.errors).toEqual([expect.stringMatching(error)]);
    expect(ended.code).toBe(2);
    expect(await comments()).toEqual([]);
  });
});

describe('a report that lies', () => {
  const lies: Partial<Report['run']> = {
    repository: 'evil/malware',
    serverUrl: 'https://evil.example',
    sha: 'bad'.padEnd(40, '0'),
    pullRequest: 1,
    runId: 999_999_999,
    runAttempt: 99,
    runUrl: 'https://evil.example/run',
    workflow: 'Release',
    job: 'deploy',
    failOn: 'never',
  };

  test('of its pull request, commit, repository and run: GitHub is asked, and nobody else', async () => {
    uploaded(holding({ ...red, run: { ...red.run, ...lies } }));
    const ended = await publish({ token: 'checker', inputs: { 'check-name': 'KindLM' } });
    expect(ended.code).toBe(0);
    const [comment = ''] = await comments();
    expect(comment).toContain(`run="${RUN_ID}" attempt="2"`);
    expect(`${comment}${ended.summary}`).not.toMatch(/evil|malware|bad0000/);
    expect(comment).toContain(`https://github.com/acme/shop/blob/${fork.sha}/kindlm.yaml`);
    const [check] = sentChecks(jobs.github.requests);
    expect(check).toMatchObject({ head_sha: fork.sha, details_url: RUN_URL });
    expect(written().every((one) => !one.includes('/1/'))).toBe(true);
  });

  test('of the paths of its tests: no link leaves the tested commit', async () => {
    const away = JSON.stringify(red).replaceAll(
      '"file":"kindlm.yaml"',
      '"file":"../../../../evil/malware/blob/main/kindlm.yaml"',
    );
    uploaded({ 'report.json': away });
    jobs.github.reviews.files = [{ filename: 'kindlm.yaml', patch: PATCH }];
    const ended = await publish({ token: 'checker', inputs: { 'check-name': 'KindLM' } });
    const [check] = sentChecks(jobs.github.requests);
    const shown = `${(await comments()).join('')}${ended.summary}${JSON.stringify(check)}`;
    expect(shown).toContain('`refund`');
    expect(shown).not.toMatch(
      /\/\/github\.com\/(?!acme\/shop\/|kindlm\/action\/blob\/v1\/docs\/glossary\.md\))/,
    );
  });

  test("of its step: another workflow's comment of the same suite stays as it is", async () => {
    const repo = { id: fork.repositoryId };
    const head = { sha: fork.sha, repo };
    // The trusted job's own comment on the fork's pull request, as on `pull_request_target`.
    await jobs.run({
      tests: RED,
      event: {
        name: 'pull_request_target',
        payload: { pull_request: { number: fork.number, head, base: { repo } } },
      },
    });
    const before = await comments();
    expect(before).toHaveLength(1);
    uploaded(holding({ ...green, run: { ...green.run, step: red.run.step } }));
    await publish();
    const after = await comments();
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(before[0]);
  });
});
