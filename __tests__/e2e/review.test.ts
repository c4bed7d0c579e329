/** Review comments on the changed lines behind failing tests, from run to run, through the emulated GitHub. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { KEY_NAME } from './project.js';
import { type Job, type JobRunner, pullRequestEvent, startJobs } from './github-project.js';

let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});

const SYSTEM = 'You answer for a shop.\nBe brief.\nNever promise money.\nBe kind.\n';

/** Line 2 and 3 of the prompt are the change's. */
const SYSTEM_PATCH =
  '@@ -1,4 +1,4 @@\n You answer for a shop.\n-Explain.\n-Promise refunds.\n+Be brief.\n+Never promise money.\n Be kind.';

interface Tests {
  /** What each test expects; the model says `ok`. */
  readonly [name: string]: string;
}

/** A config with a prompt file; each test stands on five lines, the first on line 12. */
function files(tests: Tests, system = SYSTEM): Readonly<Record<string, string>> {
  const entries = Object.entries(tests).map(
    ([name, contains]) => `  - name: ${name}
    prompt: support
    vars: { message: ${name} }
    expect:
      output: { contains: [${contains}] }
`,
  );
  const yaml = `kindlm: 1
project: acme
suite: { name: support }
providers:
  openai: { apiKeyEnv: ${KEY_NAME}, baseUrl: '${jobs.model.url}' }
models:
  - { id: fake, provider: openai, model: fake-1 }
prompts:
  support: { systemFile: prompts/system.md, user: '{{message}}' }
defaults: { repeat: 3 }
tests:
${entries.join('')}`;
  return { 'kindlm.yaml': yaml, 'prompts/system.md': system };
}

const run = (tests: Tests, job: Job = {}) => jobs.run({ files: files(tests), ...job });
const RED: Tests = { refund: 'refund', greeting: 'ok' };
const GREEN: Tests = { refund: 'ok', greeting: 'ok' };

/** The review comments as `file:first-last`, those of other people's threads and replies included. */
function places(): readonly string[] {
  return jobs.github.reviews.comments.map(
    ({ path, line, startLine }) => `${path}:${startLine ?? line}-${line}`,
  );
}

const bodies = () => jobs.github.reviews.comments.map(({ body }) => body);

/** Requests that write to reviews, in order. */
const written = () =>
  jobs.github.requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/pulls/'))
    .map(({ method, path, status }) => `${method} ${path.replace(/^.*\/pulls\//, '')} ${status}`);

/** The pull request moves on to a commit, and the jobs that follow test it. */
function push(sha: string): Job {
  jobs.github.reviews.headSha = sha;
  return { event: pullRequestEvent(jobs.github, { sha }) };
}

const NEXT = 'beef'.padEnd(40, '0');

describe('a failing test', () => {
  test('gets one comment on the changed lines of its prompt', async () => {
    jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch: SYSTEM_PATCH }];
    const ended = await run(RED, { process: 'own' });
    expect(ended.code).toBe(1);
    expect(places()).toEqual(['prompts/system.md:2-3']);
    const [body = ''] = bodies();
    expect(body).toMatch(/^<!-- kindlm-review run="1001" attempt="1" origin="[0-9a-f]{16}"/);
    expect(body).toContain('**1 test fails** with the lines changed here:');
    expect(body).toContain('`refund`');
    expect(body).toContain('(0 of 3): does not say "refund"');
    expect(body).toContain('refund');
    expect(body).not.toContain('greeting');
    // The answer itself is for the report.
    expect(body).not.toMatch(/\bok\b/);
    expect(written()).toEqual([`POST ${jobs.github.pullRequest}/reviews 200`]);
  });

  test('gets it on the old side where a line of its prompt was taken out, and keeps it there', async () => {
    const patch =
      '@@ -1,5 +1,4 @@\n You answer for a shop.\n Be brief.\n-Always mention the refund.\n Never promise money.\n Be kind.';
    jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch }];
    await run(RED);
    expect(places()).toEqual(['prompts/system.md:3-3']);
    expect(jobs.github.reviews.comments[0]?.side).toBe('LEFT');
    await run(RED);
    expect(places()).toEqual(['prompts/system.md:3-3']);
    await run(GREEN);
    expect(places()).toEqual([]);
  });

  test('gets none on lines of a config that the base branch has moved in the merge commit', async () => {
    const { 'kindlm.yaml': yaml = '', ...rest } = files(RED);
    const patch = '@@ -12,2 +12,2 @@\n   - name: refund\n-    prompt: old\n+    prompt: support';
    jobs.github.reviews.files = [{ filename: 'kindlm.yaml', patch, content: yaml }];
    const merged = yaml.replace('kindlm: 1\n', 'kindlm: 1\n# Of the base branch.\n');
    await run(RED, { files: { 'kindlm.yaml': merged, ...rest } });
    expect(places()).toEqual([]);
    // The runner of Windows has checked the head out with its own line ends.
    await run(RED, { files: { 'kindlm.yaml': yaml.replaceAll('\n', '\r\n'), ...rest } });
    expect(places()).toEqual(['kindlm.yaml:13-13']);
  });

  test('is the row of its case, where the change wrote that', async () => {
    const { 'kindlm.yaml': yaml = '', ...others } = files({ '"case {{id}}"': '"{{wanted}}"' });
    const written = {
      ...others,
      'kindlm.yaml': yaml.replace(/vars: .*/, 'cases: cases.csv'),
      'cases.csv': 'id,message,wanted\n1,"a\nb",ok\n2,"c\nd",refund\n3,e,ok\n',
    };
    const patch = '@@ -1,3 +1,6 @@\n id,message,wanted\n 1,"a\n b",ok\n+2,"c\n+d",refund\n+3,e,ok';
    jobs.github.reviews.files = [{ filename: 'cases.csv', patch }];
    const ended = await jobs.run({ files: written });
    expect(ended.code).toBe(1);
    expect(places()).toEqual(['cases.csv:4-5']);
    expect(bodies()[0]).toContain('`case 2`');
  });

  test('gets none where no changed line is behind it', async () => {
    jobs.github.reviews.files = [
      { filename: 'README.md', patch: '@@ -1 +1 @@\n-a\n+b' },
      { filename: 'logo.png' },
      { filename: 'prompts/system.md', status: 'modified' },
    ];
    const ended = await run(RED);
    expect(ended.code).toBe(1);
    expect(written()).toEqual([]);
  });

  test('gets none with `review: never`', async () => {
    jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch: SYSTEM_PATCH }];
    await run(RED, { inputs: { review: 'never' } });
    expect(written()).toEqual([]);
  });

  test('at most ten comments, one review', async () => {
    const names = Array.from({ length: 14 }, (_, n) => `test-${n}`);
    const whole = names.map(() => '+x\n+x\n+x\n x\n x').join('\n');
    const patch = `@@ -1,11 +1,11 @@\n${' x\n'.repeat(11).trimEnd()}\n@@ -12,28 +12,70 @@\n${whole}`;
    jobs.github.reviews.files = [{ filename: 'kindlm.yaml', patch }];
    await run(Object.fromEntries(names.map((name) => [name, 'never'])));
    expect(places()).toEqual(
      Array.from({ length: 10 }, (_, n) => `kindlm.yaml:${12 + n * 5}-${14 + n * 5}`),
    );
    expect(written()).toEqual([`POST ${jobs.github.pullRequest}/reviews 200`]);
  });
});

describe('the next run', () => {
  beforeEach(async () => {
    jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch: SYSTEM_PATCH }];
    await run(RED);
  });
  const first = () => jobs.github.reviews.comments[0]?.id ?? 0;

  test('updates the comment where it stands while the test still fails', async () => {
    await run({ ...RED, greeting: 'hello' });
    expect(places()).toEqual(['prompts/system.md:2-3']);
    expect(bodies()[0]).toContain('**2 tests fail**');
    expect(written().slice(1)).toEqual([`PATCH comments/${first()} 200`]);
  });

  test('deletes it when the tests pass', async () => {
    const id = first();
    await run(GREEN);
    expect(places()).toEqual([]);
    expect(written().slice(1)).toEqual([`DELETE comments/${id} 204`]);
  });

  test('keeps a thread that somebody answered: it says that it is settled, and is resolved', async () => {
    jobs.github.reviews.mayResolve = true;
    await jobs.github.reply('reviewer', first(), 'I will look into it.');
    await run(GREEN);
    expect(places()).toHaveLength(2);
    expect(bodies()[0]).toContain('✅ **Settled:**');
    expect(jobs.github.reviews.comments[0]?.resolved).toBe(true);
    const before = written().length;
    await run(GREEN);
    expect(written()).toHaveLength(before);
    // It comes back: the same thread, open again.
    await run(RED);
    expect(places()).toHaveLength(2);
    expect(bodies()[0]).toContain('**1 test fails**');
    expect(jobs.github.reviews.comments[0]?.resolved).toBe(false);
  });

  test('of an older commit changes nothing', async () => {
    const body = bodies()[0];
    await run(GREEN, { env: { GITHUB_RUN_ID: '900' } });
    expect(bodies()).toEqual([body]);
    jobs.github.reviews.headSha = NEXT;
    const ended = await run(GREEN);
    expect(bodies()).toEqual([body]);
    expect(ended.stdout).toContain(
      'the head of the pull request is not the commit that was tested',
    );
  });

  test('after a force push updates the comment where the lines are still there', async () => {
    const job = push(NEXT);
    const [comment] = jobs.github.reviews.comments;
    if (comment !== undefined) Object.assign(comment, { startLine: 3, line: 4 });
    const patch = `@@ -1,4 +1,5 @@\n+A new first line.\n You answer for a shop.\n-Explain.\n-Promise refunds.\n+Be brief.\n+Never promise money.\n Be kind.`;
    jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch }];
    await run(RED, { files: files(RED, `A new first line.\n${SYSTEM}`), ...job });
    expect(places()).toEqual(['prompts/system.md:3-4']);
    expect(written().slice(1)).toEqual([`PATCH comments/${first()} 200`]);
  });

  test('replaces an outdated comment by one on the lines of today', async () => {
    const [old] = jobs.github.reviews.comments;
    if (old !== undefined) Object.assign(old, { startLine: null, line: null });
    await run(RED, push(NEXT));
    expect(places()).toEqual(['prompts/system.md:2-3']);
    expect(first()).not.toBe(old?.id);
  });

  test('leaves comments of others alone, also with our marker', async () => {
    const body = bodies()[0] ?? '';
    const { comments } = jobs.github.reviews;
    const mine = comments[0];
    if (mine === undefined) throw new Error('no comment');
    comments.push({ ...mine, id: 1, author: { id: 999_999, login: 'mallory' }, body });
    await run(GREEN);
    expect(jobs.github.reviews.comments.map(({ id }) => id)).toEqual([1]);
  });
});

describe('GitHub refuses', () => {
  test('one line: the others are posted', async () => {
    jobs.github.reviews.files = [
      { filename: 'prompts/system.md', patch: SYSTEM_PATCH },
      { filename: 'kindlm.yaml', patch: '@@ -17,1 +17,1 @@\n-x\n+y' },
    ];
    // The diff changes between our look at it and our comments.
    jobs.github.onRequest((method, path) => {
      if (method === 'POST' && path.endsWith('/reviews')) {
        jobs.github.reviews.files = jobs.github.reviews.files.slice(1);
      }
      return Promise.resolve();
    });
    const tests = files({ refund: 'refund', greeting: 'hello' });
    const yaml = (tests['kindlm.yaml'] ?? '').replace(
      "support: { systemFile: prompts/system.md, user: '{{message}}' }",
      "support: { systemFile: prompts/system.md, user: '{{message}}' }\n  plain: { user: '{{message}}' }",
    );
    const own = yaml.replace(
      /name: greeting\n {4}prompt: support/,
      'name: greeting\n    prompt: plain',
    );
    jobs.github.reviews.files = [
      { filename: 'prompts/system.md', patch: SYSTEM_PATCH },
      { filename: 'kindlm.yaml', patch: '@@ -18,1 +18,1 @@\n-x\n+y' },
    ];
    const ended = await jobs.run({ files: { ...tests, 'kindlm.yaml': own } });
    expect(places()).toEqual(['kindlm.yaml:18-18']);
    expect(ended.warnings).toEqual([
      expect.stringMatching(/^GitHub refused 1 review comments: .*Path could not be resolved/),
    ]);
    const { pullRequest } = jobs.github;
    expect(written()).toEqual([
      `POST ${pullRequest}/reviews 422`,
      `POST ${pullRequest}/comments 422`,
      `POST ${pullRequest}/comments 201`,
    ]);
  });

  test('a read-only token: one notice for comment and review', async () => {
    jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch: SYSTEM_PATCH }];
    const ended = await run(RED, { token: 'readOnly', inputs: { 'check-name': 'KindLM' } });
    expect(places()).toEqual([]);
    const notices = ended.notices.filter((notice) => /token/.test(notice));
    expect(notices).toEqual([
      "Not posted, because the token may not write: the pull request comment, the review comments and the check run KindLM. Give the job `pull-requests: write` and `checks: write`; on a fork's or Dependabot's pull request the token is always read-only.",
    ]);
    expect(ended.code).toBe(1);
  });
});

test('two runs at once leave one comment a place, with the newer run’s words', async () => {
  jobs.github.reviews.files = [{ filename: 'prompts/system.md', patch: SYSTEM_PATCH }];
  // Both look before either writes.
  let waiting = 0;
  let release = () => {};
  const bothLooked = new Promise<void>((resolve) => {
    release = resolve;
  });
  jobs.github.onRequest(async (method, path) => {
    if (method !== 'POST' || !path.endsWith('/reviews')) return;
    waiting += 1;
    if (waiting === 2) release();
    await bothLooked;
  });
  await Promise.all([run(RED, { process: 'own' }), run(RED, { process: 'own' })]);
  expect(places()).toEqual(['prompts/system.md:2-3']);
  expect(bodies()[0]).toContain('run="1002"');
});
