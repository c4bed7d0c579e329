/** Jobs of one pull request that meet: one comment is left, and it is the newer's. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { GREEN, type JobRunner, RED, startJobs } from './github-project.js';

let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});

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
