/** The comment of a suite that a pull request takes out says so; that of another job is left alone. */
import { beforeEach, expect, test } from '@jest/globals';
import { type BranchJobs, startBranchJobs } from './github-project.js';

let jobs: BranchJobs;
beforeEach(async () => {
  jobs = await startBranchJobs();
});

const CONFIGS = { config: 'kindlm.yaml\nsales.yaml' };

function files(): Readonly<Record<string, string>> {
  return { 'kindlm.yaml': jobs.yaml(), 'sales.yaml': jobs.yaml({ name: 'sales' }) };
}

async function comments(): Promise<readonly string[]> {
  return (await jobs.github.comments()).map(({ body }) => body);
}

test('where this job had it', async () => {
  await jobs.run({ files: files(), inputs: CONFIGS });
  await jobs.run({ event: 'pull_request', files: files(), inputs: CONFIGS });
  const [first = '', second = '', third] = await comments();
  expect(third).toBeUndefined();
  expect(second).not.toContain('is gone');

  const rest = { 'kindlm.yaml': files()['kindlm.yaml'] ?? '' };
  const run = await jobs.run({ event: 'pull_request', files: rest });
  expect(run.code).toBe(0);
  const [other = '', gone = '', more] = await comments();
  expect(more).toBeUndefined();
  expect(gone).toContain('The suite `sales` is gone');
  expect(gone).toContain('This pull request takes it out');
  expect(other).toContain('takes out a suite, which this run does not ask');
  expect(first).not.toContain('takes out a suite');

  // It comes back.
  await jobs.run({ event: 'pull_request', files: files(), inputs: CONFIGS });
  const [, back = ''] = await comments();
  expect(back).not.toContain('is gone');
});

test('where another job has it', async () => {
  const other = { env: { GITHUB_JOB: 'other' } };
  await jobs.run({ files: files(), inputs: CONFIGS });
  await jobs.run({ event: 'pull_request', files: files(), inputs: CONFIGS, ...other });
  const before = await comments();
  await jobs.run({ event: 'pull_request', files: { 'kindlm.yaml': jobs.yaml() } });
  expect((await comments())[1]).toBe(before[1]);
});

test('where the base report is of another job', async () => {
  const other = { env: { GITHUB_JOB: 'other' } };
  await jobs.run({ files: files(), inputs: CONFIGS, ...other });
  await jobs.run({ event: 'pull_request', files: files(), inputs: CONFIGS });
  const before = await comments();
  const run = await jobs.run({ event: 'pull_request', files: { 'kindlm.yaml': jobs.yaml() } });
  expect((await comments())[1]).toBe(before[1]);
  expect(run.summary).not.toContain('takes out a suite');
  expect(run.summary).toContain('has a suite that this run does not ask');
});
