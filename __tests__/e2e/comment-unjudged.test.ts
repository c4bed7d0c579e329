/** Runs that fail before any model answered: an earlier verdict does not stay as if nothing had happened. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { brokenBuild } from './broken-build.js';
import { KEY_NAME } from './project.js';
import { GREEN, type Job, type JobRunner, sentChecks, startJobs } from './github-project.js';

let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});

const BROKEN = { 'kindlm.yaml': 'kindlm: 1\nproject: acme\nsweet: { name: support }\n' };
const noKey = { [KEY_NAME]: undefined };
const bodies = async () => (await jobs.github.comments()).map(({ body }) => body);

interface Row {
  readonly name: string;
  readonly job: Job;
  readonly code: number;
  readonly says: RegExp;
}

const rows: readonly Row[] = [
  {
    name: 'the config is broken',
    job: { files: BROKEN },
    code: 2,
    says: /^## ❌ Nothing was run: \d+ problems[^]*suite/m,
  },
  {
    name: 'the key is missing',
    job: { env: noKey },
    code: 3,
    says: /^## ❌ .*is not set/m,
  },
  {
    name: 'the key is missing, and that is skipped',
    job: { env: noKey, inputs: { 'on-missing-secrets': 'skip' } },
    code: 0,
    says: /^## ⚠️ NOTHING WAS TESTED/m,
  },
  {
    name: 'an input is invalid',
    job: { inputs: { repeat: 'twice' } },
    code: 2,
    says: /^## ❌ Nothing was run: 1 problem[^]*Input repeat: "twice" is not valid/m,
  },
  {
    name: 'the config is broken, under a comment-key',
    job: { inputs: { 'comment-key': 'nightly' }, files: BROKEN },
    code: 2,
    says: /^## ❌ Nothing was run: \d+ problems[^]*suite/m,
  },
];

test.each(rows)('$name: green, then it says so, then green again', async (row) => {
  const { job, code, says } = row;
  const inputs = job.inputs?.['comment-key'] === undefined ? {} : { 'comment-key': 'nightly' };
  await jobs.run({ tests: GREEN, inputs });
  const [green] = await jobs.github.comments();
  expect(green?.body).toMatch(/^## ✅/m);

  const ended = await jobs.run({ tests: GREEN, ...job });
  expect(ended.code).toBe(code);
  const [unjudged, ...others] = await jobs.github.comments();
  expect(others).toEqual([]);
  expect(unjudged).toMatchObject({ id: green?.id, body: expect.stringMatching(says) });
  expect(unjudged?.body).not.toContain('✅');
  expect(unjudged?.body).toContain('No model answer was judged for commit');
  expect(ended.outputs['comment-id']).toBe(String(green?.id));

  await jobs.run({ tests: GREEN, inputs });
  expect(await bodies()).toEqual([expect.stringMatching(/^## ✅/m)]);
});

test.each([
  { inputs: { comment: 'never' }, job: { files: BROKEN }, count: 0 },
  { inputs: { comment: 'on-failure' }, job: { files: BROKEN }, count: 1 },
  {
    inputs: { comment: 'on-failure', 'on-missing-secrets': 'skip' },
    job: { env: noKey },
    count: 0,
  },
  { inputs: { mode: 'validate' }, job: { files: BROKEN }, count: 0 },
])('$inputs: $count new', async ({ inputs, job, count }) => {
  await jobs.run({ ...job, inputs });
  expect(await jobs.github.comments()).toHaveLength(count);
});

test("another job's comment, and that of a person who pasted ours, stay as they are", async () => {
  await jobs.run({ tests: GREEN });
  const [ours] = await jobs.github.comments();
  await jobs.github.comment('reviewer', ours?.body ?? '');
  const other = { GITHUB_JOB: 'other' };
  await jobs.run({ files: { 'kindlm.yaml': jobs.yaml('sales', GREEN) }, env: other });
  await jobs.run({ files: BROKEN });
  const icons = (await bodies()).map((body) => /^## (\S+)/m.exec(body)?.[1]);
  expect(icons).toEqual(['❌', '✅', '✅']);
});

test('the action itself is broken: the comment says so, and nothing of what the error says', async () => {
  const broken = await brokenBuild('formatPaths');
  try {
    const inputs = { config: '*.yaml', 'check-name': 'KindLM' };
    const job = { tests: GREEN, inputs, token: 'checker' } as const;
    await jobs.run(job);
    const ended = await jobs.run({ ...job, actionPath: join(broken, 'index.js') });
    expect(ended).toMatchObject({ code: 4, outputs: { result: 'error', 'exit-code': '4' } });
    expect(ended.summary).toMatch(/^## ❌ Internal error of the action/m);
    expect(await bodies()).toEqual([expect.stringMatching(/^## ❌ Internal error/m)]);
    expect((await bodies())[0]).not.toContain('SyntaxError');
    expect(sentChecks(jobs.github.requests)).toMatchObject([
      { conclusion: 'success' },
      { conclusion: 'failure' },
    ]);
    expect(ended.errors).toHaveLength(1);
  } finally {
    await rm(broken, { recursive: true, force: true });
  }
});

test.each([
  { name: 'whether to comment', inputs: { comment: 'alwas' } },
  { name: 'the mode', inputs: { mode: 'validat' } },
])('nobody knows $name: nothing is posted', async ({ inputs }) => {
  expect(await jobs.run({ inputs })).toMatchObject({ code: 2 });
  expect(await bodies()).toEqual([]);
});

test('a secret in the wrong input is not shown', async () => {
  const ended = await jobs.run({ inputs: { repeat: 'hunter2-hunter2-hunter2' } });
  expect(await bodies()).toEqual([expect.stringContaining('a value of 23 characters')]);
  expect(ended.stdout).not.toContain('hunter2');
});

test('a re-run of an older commit that cannot judge leaves the newer result alone', async () => {
  await jobs.run({ tests: GREEN });
  await jobs.run({ files: BROKEN, env: { GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' } });
  expect(await bodies()).toEqual([expect.stringMatching(/^## ✅/m)]);
});
