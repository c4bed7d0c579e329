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

  test('both update the comment that is there', async () => {
    await jobs.run({ tests: RED, env: { GITHUB_RUN_ID: '4' } });
    meetAt('PATCH');
    await Promise.all([
      jobs.run({ tests: RED, process: 'own', env: { GITHUB_RUN_ID: '5' } }),
      jobs.run({ tests: GREEN, process: 'own', env: { GITHUB_RUN_ID: '6' } }),
    ]);
    expect(await jobs.github.comments()).toEqual([
      expect.objectContaining({ body: expect.stringContaining('run="6"') }),
    ]);
  });
});

test('a comment that a person deleted comes back', async () => {
  await jobs.run({ tests: RED });
  const [gone] = await jobs.github.comments();
  await jobs.github.remove(gone?.id ?? 0);
  const ended = await jobs.run({ tests: GREEN });
  const [back, ...others] = await jobs.github.comments();
  expect(others).toEqual([]);
  expect(ended.outputs['comment-id']).toBe(String(back?.id));
});

test('several suites under one comment-key have a comment each, updated in place', async () => {
  const inputs = { config: 'a.yaml\nb.yaml', 'comment-key': 'nightly' };
  const files = (tests: typeof RED) => ({
    'a.yaml': jobs.yaml('support', GREEN),
    'b.yaml': jobs.yaml('sales', tests),
  });
  await jobs.run({ files: files(RED), inputs });
  expect(await heads()).toEqual(['## ✅ `support`', '## ❌ `sales`']);
  const before = (await jobs.github.comments()).map(({ id }) => id);
  await jobs.run({ files: files(GREEN), inputs });
  expect(await heads()).toEqual(['## ✅ `support`', '## ✅ `sales`']);
  expect((await jobs.github.comments()).map(({ id }) => id)).toEqual(before);
});

test('a comment that GitHub finds too long is posted shorter', async () => {
  const tests = Array.from({ length: 50 }, (_, index) => ({
    name: `a test with a name of some length, number ${index}`,
    expect: { output: { contains: ['refund'.repeat(40), 'money'.repeat(40)] } },
  }));
  const sent: number[] = [];
  jobs.github.onRequest(async (method, _path, body) => {
    if (method === 'POST' && hasBody(body)) sent.push(body.body.length);
    return Promise.resolve();
  });
  const answer = { status: 422, message: 'Validation Failed: body is too long' };
  jobs.github.fail({ method: 'POST', path: /\/comments$/, times: 1, answer });
  await jobs.run({ tests });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBeLessThan(sent[0] ?? 0);
  expect(await heads()).toEqual(['## ❌ `support`']);
});

function hasBody(body: unknown): body is { readonly body: string } {
  return typeof body === 'object' && body !== null && 'body' in body;
}
