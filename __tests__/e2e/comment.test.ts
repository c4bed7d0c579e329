/** What a run leaves on GitHub: the sticky comment, annotations, the artifact. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import {
  type BranchJobs,
  GREEN,
  type Job,
  type JobRunner,
  RED,
  startBranchJobs,
  startJobs,
} from './github-project.js';
import { NODES } from './nodes.js';
import { lineOf, suiteYaml } from './project.js';

const READ_ONLY_NOTICE =
  "Not posted, because the token may not write: the pull request comment. Give the job `pull-requests: write`; on a fork's or Dependabot's pull request the token is always read-only.";

let jobs: JobRunner;
let artifacts: ArtifactServer;
beforeEach(async () => {
  [jobs, artifacts] = await Promise.all([startJobs(), startArtifactServer()]);
});

const run = (job?: Job) => jobs.run(job);
describe('the comment', () => {
  test('is created, and the next run updates it', async () => {
    const first = await run({ tests: RED });
    const [created] = await jobs.github.comments();
    expect(first).toMatchObject({ code: 1, outputs: { 'comment-id': String(created?.id) } });
    expect(created?.author).toBe('github-actions[bot]');
    expect(created?.body).toContain('## ❌ `support` fails: 1 of 2 tests pass, all are needed');
    expect(created?.body).toMatch(/^\| \[`refund`\]\(\S+\).*`CONTAINS_FAILED`/mu);
    expect(created?.body).toContain('/actions/runs/1001');

    const second = await run({ tests: GREEN });
    const comments = await jobs.github.comments();
    expect(comments).toHaveLength(1);
    expect(second).toMatchObject({ code: 0, outputs: { 'comment-id': String(created?.id) } });
    expect(comments[0]?.body).toContain('## ✅ `support` passes: ');
    expect(comments[0]?.body).not.toContain('❌');
    expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
  });

  test('is not overwritten by a re-run of an older commit', async () => {
    await run({ tests: RED });
    const older = await run({ tests: GREEN, env: { GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' } });
    expect(older.code).toBe(0);
    expect(older.notices).toContain(
      'The pull request comment was left alone: it shows a newer run.',
    );
    const bodies = (await jobs.github.comments()).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('## ❌')]);
  });

  test('on-failure: nothing, then red, then the same comment green', async () => {
    const inputs = { comment: 'on-failure' };
    expect((await run({ tests: GREEN, inputs })).outputs['comment-id']).toBeUndefined();
    expect(await jobs.github.comments()).toEqual([]);
    const red = await run({ tests: RED, inputs });
    expect(await jobs.github.comments()).toHaveLength(1);
    const green = await run({ tests: GREEN, inputs });
    expect(green.outputs['comment-id']).toBe(red.outputs['comment-id']);
    const bodies = (await jobs.github.comments()).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('## ✅')]);
  });

  test('never: nothing is written, and what is read are the changed lines', async () => {
    expect(await run({ inputs: { comment: 'never', review: 'never' } })).toMatchObject({
      code: 1,
    });
    expect(jobs.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a pull request of a fork: the token is read-only, one notice, the same verdict', async () => {
    const ended = await run({ token: 'readOnly', artifacts });
    expect(ended).toMatchObject({ code: 1, outputs: { result: 'failed', 'artifact-id': '4000' } });
    expect(ended.notices).toEqual([READ_ONLY_NOTICE]);
    expect(ended.warnings).toEqual([]);
    expect(ended.summary).toMatch(/^## ❌/);
    expect(ended.summary).toContain('[All reports](');
    expect(ended.summary).toContain('(`kindlm-report`)');
    expect(ended.summary).toMatch(/\[Open it in the report\]\([^)]*#test=[^)\s]+&on=m\)/);
    expect(ended.outputs).not.toHaveProperty('comment-id');
    expect(await run({ token: 'readOnly', tests: GREEN })).toMatchObject({ code: 0 });
    expect(await jobs.github.comments()).toEqual([]);
  });

  test('a GitHub that refuses: a warning each, the same verdict', async () => {
    jobs.github.fail({ answer: { status: 400, message: 'Problems parsing JSON' } });
    const ended = await run({ tests: GREEN });
    expect(ended.code).toBe(0);
    expect(ended.warnings).toEqual([
      expect.stringMatching(/^The pull request comment was not posted: /),
      expect.stringMatching(/^The review comments were not posted: /),
    ]);
  });
});

describe('annotations', () => {
  test('are on the line of each failing test, relative to the workspace', async () => {
    const yaml = jobs.yaml('support', RED);
    const ended = await run({
      files: { 'app/kindlm.yaml': yaml },
      inputs: { 'working-directory': 'app' },
    });
    expect(ended.annotations.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        file: 'app/kindlm.yaml',
        line: lineOf(yaml, 'name: refund'),
        title: 'KindLM: refund fails',
        message: expect.stringContaining('CONTAINS_FAILED'),
      },
      {
        level: 'error',
        message: expect.stringMatching(/^support fails: .*pass rate 50 % \(needs 95 %\)/),
      },
    ]);
  });

  test('are warnings where the gates allow the failure', async () => {
    const yaml = suiteYaml({ url: jobs.model.url, tests: RED, gates: { passRateMin: 0.5 } });
    const ended = await run({ files: { 'kindlm.yaml': yaml } });
    expect(ended.code).toBe(0);
    expect(ended.annotations.filter(({ file }) => file !== undefined)).toEqual([
      expect.objectContaining({ level: 'warning', line: lineOf(yaml, 'name: refund') }),
    ]);
    expect(ended.errors).toEqual([]);
  });
});

describe('the artifact', () => {
  test.each(NODES)('holds the report files (Node %s)', async (node) => {
    const ended = await run({
      node,
      artifacts,
      inputs: { compliance: 'true', 'retention-days': '5' },
    });
    const [uploaded] = artifacts.artifacts;
    const files = [...(uploaded?.files ?? [])].map(([path, bytes]) => [path, bytes.toString()]);
    expect(Object.fromEntries(files)).toEqual(ended.files);
    expect(Object.keys(ended.files)).toContain('report.json');
    expect(uploaded).toMatchObject({ name: 'kindlm-report', expiresAt: expect.any(String) });
    const url = 'https://github.com/acme/shop/actions/runs/1001/artifacts/4000';
    expect(ended.outputs).toMatchObject({ 'artifact-id': '4000', 'artifact-url': url });
    const [comment] = await jobs.github.comments();
    expect(comment?.body).toContain(url);
    expect(ended.summary).toContain(url);
  });

  test.each([
    ['never', RED, 0],
    ['on-failure', GREEN, 0],
    ['on-failure', RED, 2],
  ] as const)('artifacts: %s', async (when, tests, count) => {
    await run({ tests, artifacts, inputs: { artifacts: when, comment: 'never' } });
    expect(artifacts.artifacts).toHaveLength(count);
  });
});

/** Jobs of one pull request that meet: one comment is left, and it is the newer's. */
const heads = async () =>
  (await jobs.github.comments()).map(({ body }) => /^## \S+ `\w+`/m.exec(body)?.[0]);

/** Holds such requests until two of them have come. */
function meetAt(wanted: string): void {
  let release: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (release = resolve));
  let waiting = 0;
  jobs.github.onRequest(async (method) => {
    if (method !== wanted || waiting === 2) return;
    waiting += 1;
    if (waiting === 2) release();
    await both;
  });
}

describe('two at once', () => {
  test.each([
    { newer: 'green', left: '## ✅ `support`' },
    { newer: 'red', left: '## ❌ `support`' },
  ])('both find no comment and post; the newer is $newer', async ({ newer, left }) => {
    meetAt('POST');
    const isGreen = newer === 'green';
    const [first, second] = await Promise.all([
      jobs.run({ tests: isGreen ? RED : GREEN, process: 'own', env: { GITHUB_RUN_ID: '5' } }),
      jobs.run({ tests: isGreen ? GREEN : RED, process: 'own', env: { GITHUB_RUN_ID: '6' } }),
    ]);
    expect([first.code, second.code]).toEqual(isGreen ? [1, 0] : [0, 1]);
    expect(await heads()).toEqual([left]);
    expect((await jobs.github.comments())[0]?.body).toContain('run="6"');
  });
});

/** What a suite has that a pull request takes out; that of another job is left alone. */
describe('the comment of a suite that is gone', () => {
  let branch: BranchJobs;
  beforeEach(async () => {
    branch = await startBranchJobs();
  });

  const CONFIGS = { config: 'kindlm.yaml\nsales.yaml' };

  function files(): Readonly<Record<string, string>> {
    return { 'kindlm.yaml': branch.yaml(), 'sales.yaml': branch.yaml({ name: 'sales' }) };
  }

  async function comments(): Promise<readonly string[]> {
    return (await branch.github.comments()).map(({ body }) => body);
  }

  test('where this job had it', async () => {
    await branch.run({ files: files(), inputs: CONFIGS });
    await branch.run({ event: 'pull_request', files: files(), inputs: CONFIGS });
    const [first = '', second = '', third] = await comments();
    expect(third).toBeUndefined();
    expect(second).not.toContain('is gone');

    const rest = { 'kindlm.yaml': files()['kindlm.yaml'] ?? '' };
    const run = await branch.run({ event: 'pull_request', files: rest });
    expect(run.code).toBe(0);
    const [other = '', gone = '', more] = await comments();
    expect(more).toBeUndefined();
    expect(gone).toContain('The suite `sales` is gone');
    expect(gone).toContain('This pull request takes it out');
    expect(other).toContain('takes out a suite, which this run does not ask');
    expect(first).not.toContain('takes out a suite');

    // It comes back.
    await branch.run({ event: 'pull_request', files: files(), inputs: CONFIGS });
    const [, back = ''] = await comments();
    expect(back).not.toContain('is gone');
  });

  test('where another job has it', async () => {
    const other = { env: { GITHUB_JOB: 'other' } };
    await branch.run({ files: files(), inputs: CONFIGS });
    await branch.run({ event: 'pull_request', files: files(), inputs: CONFIGS, ...other });
    const before = await comments();
    await branch.run({ event: 'pull_request', files: { 'kindlm.yaml': branch.yaml() } });
    expect((await comments())[1]).toBe(before[1]);
  });

  test('where the base report is of another job', async () => {
    const other = { env: { GITHUB_JOB: 'other' } };
    await branch.run({ files: files(), inputs: CONFIGS, ...other });
    await branch.run({ event: 'pull_request', files: files(), inputs: CONFIGS });
    const before = await comments();
    const run = await branch.run({
      event: 'pull_request',
      files: { 'kindlm.yaml': branch.yaml() },
    });
    expect((await comments())[1]).toBe(before[1]);
    expect(run.summary).not.toContain('takes out a suite');
    expect(run.summary).toContain('has a suite that this run does not ask');
  });
});
