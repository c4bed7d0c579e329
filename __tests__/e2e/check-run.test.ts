/** The check run of `check-name`, and the lines that annotations stand on. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GREEN, messages, RED, startJobs, type JobRunner } from './comment-job.js';
import { lineOf } from './suite-yaml.js';

let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});
afterEach(async () => {
  await jobs.close();
  expect(jobs.github.violations).toEqual([]);
});

const inputs = { 'check-name': 'KindLM quality', comment: 'never' };

interface Sent {
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion: string;
  readonly output: {
    readonly title: string;
    readonly summary: string;
    readonly annotations: readonly { readonly path: string; readonly start_line: number }[];
  };
}
const checks = () =>
  jobs.github.requests
    .filter(({ path }) => path.endsWith('/check-runs'))
    .map(({ body }) => body as Sent);
const lines = () =>
  checks().flatMap(({ output }) =>
    output.annotations.map(({ path, start_line: line }) => `${path}:${line}`),
  );

describe('the check run', () => {
  test.each([
    { tests: GREEN, more: {}, conclusion: 'success', title: '✅', code: 0 },
    { tests: RED, more: {}, conclusion: 'failure', title: '❌', code: 1 },
    { tests: RED, more: { 'fail-on': 'never' }, conclusion: 'neutral', title: '❌', code: 0 },
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
      output: { title: expect.stringContaining(`${title} support: `) },
    });
    expect(check?.output.summary).toMatch(new RegExp(`^## ${title} KindLM: support: `));
  });

  test('a config that cannot be read is a failure, marked where it is wrong', async () => {
    const yaml = 'kindlm: 1\nproject: acme\nsweet: { name: support }\n';
    const ended = await jobs.run({ files: { 'kindlm.yaml': yaml }, token: 'checker', inputs });
    expect(ended.code).toBe(2);
    expect(checks()).toMatchObject([{ conclusion: 'failure' }]);
    expect(lines()).toContain('kindlm.yaml:3');
  });

  test('more failing tests than one request holds', async () => {
    const tests = Array.from({ length: 60 }, (_, index) => ({
      ...RED[1],
      name: `refund-${index}`,
    }));
    await jobs.run({ tests, token: 'checker', inputs });
    const pages = jobs.github.requests.filter(({ path }) => path.includes('/check-runs'));
    expect(pages.map(({ method, status }) => [method, status])).toEqual([
      ['POST', 201],
      ['PATCH', 200],
    ]);
    expect(lines()).toHaveLength(50);
  });

  test('without checks: write: one notice, the same verdict', async () => {
    const ended = await jobs.run({ tests: RED, token: 'workflow', inputs });
    expect(ended).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(messages(ended, 'notice')).toContain(
      "Not posted, because the token may not write: the check run KindLM quality. Give the job `checks: write`; on a fork's or Dependabot's pull request the token is always read-only.",
    );
    expect(messages(ended, 'warning')).toEqual([]);
  });

  test('is not created unless it is asked for', async () => {
    await jobs.run({ tests: GREEN, token: 'checker' });
    expect(checks()).toEqual([]);
  });
});

describe('the line of a failing test', () => {
  const model =
    () => `providers: { openai: { apiKeyEnv: TEST_MODEL_KEY, baseUrl: "${jobs.model.url}" } }
models: [{ id: fake, provider: openai, model: fake-1, pricing: { input: 1, output: 1 } }]
prompts: { ask: { user: "Hello." } }
`;
  const head = (name: string) => `kindlm: 1\nproject: acme\nsuite: { name: ${name} }\n${model()}`;
  const styles: Readonly<Record<string, string>> = {
    block: `tests:
  - prompt: ask
    name: hello
  - prompt: ask
    name: refund
    expect:
      output: { contains: [refund] }
`,
    flow: `tests: [
  { name: hello, prompt: ask },
  { name: refund, prompt: ask, expect: { output: { contains: [refund] } } },
]
`,
    anchored: `tests:
  - &refund
    name: hello
    prompt: ask
    expect: &must
      output: { contains: [ok] }
  - name: refund
    prompt: ask
    expect:
      output:
        contains: [refund]
`,
    aliased: `defaults:
  expect: &must
    output: { contains: [ok] }
tests:
  - { name: hello, prompt: ask, expect: *must }
  - name: refund
    prompt: ask
    expect: { output: { contains: [refund] } }
`,
  };
  test.each(Object.keys(styles))('%s', async (style) => {
    const yaml = `${head('support')}${styles[style] ?? ''}`;
    const ended = await jobs.run({ files: { 'kindlm.yaml': yaml }, token: 'checker', inputs });
    expect(ended.code).toBe(1);
    const expected = lineOf(yaml, 'name: refund');
    const marked = ended.annotations.filter(({ file }) => file !== undefined);
    expect(marked.map(({ file, line }) => `${file}:${line}`)).toEqual([`kindlm.yaml:${expected}`]);
    expect(lines()).toEqual([`kindlm.yaml:${expected}`]);
  });

  test('several configs under a working-directory: paths are those of the repository', async () => {
    const files = {
      'app/a/kindlm.yaml': `${head('a')}${styles['flow'] ?? ''}`,
      'app/b/kindlm.yaml': `${head('b')}${styles['block'] ?? ''}`,
    };
    const ended = await jobs.run({
      files,
      token: 'checker',
      inputs: { ...inputs, 'working-directory': 'app', config: '*/kindlm.yaml' },
    });
    expect(ended.code).toBe(1);
    const expected = [
      `app/a/kindlm.yaml:${lineOf(files['app/a/kindlm.yaml'], 'name: refund')}`,
      `app/b/kindlm.yaml:${lineOf(files['app/b/kindlm.yaml'], 'name: refund')}`,
    ];
    expect(lines()).toEqual(expected);
    const marked = ended.annotations.filter(({ file }) => file !== undefined);
    expect(marked.map(({ file, line }) => `${file}:${line}`)).toEqual(expected);
  });
});
