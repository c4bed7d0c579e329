/** What a run leaves on GitHub: the sticky comment, annotations, the artifact. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';
import { NODES } from './nodes.js';
import {
  type ActionOptions,
  createWorkspace,
  KEY_NAME,
  lineOf,
  runAction,
  startModel,
  suiteYaml,
  type TestYaml,
} from './project.js';

const GREEN: readonly TestYaml[] = [{ name: 'hello', expect: { output: { contains: ['ok'] } } }];
const RED: readonly TestYaml[] = [
  ...GREEN,
  { name: 'refund', expect: { output: { contains: ['refund'] } } },
];

const READ_ONLY_NOTICE =
  "Not posted, because the token may not write: the pull request comment. Give the job `pull-requests: write`; on a fork's or Dependabot's pull request the token is always read-only.";

let model: FakeServer;
let github: GitHubServer;
let artifacts: ArtifactServer;
let runId = 1000;
beforeEach(async () => {
  [model, github, artifacts] = await Promise.all([
    startModel({}),
    startGitHubServer(),
    startArtifactServer(),
  ]);
});

interface Case extends Partial<Omit<ActionOptions, 'workspace' | 'github'>> {
  readonly tests?: readonly TestYaml[];
  readonly files?: Readonly<Record<string, string>>;
  readonly token?: TokenName;
}

/** A job of the pull request; each run has a higher id than the one before. */
async function run({ tests = RED, files, token = 'workflow', env, ...options }: Case = {}) {
  const workspace = await createWorkspace(
    files ?? { 'kindlm.yaml': suiteYaml({ url: model.url, tests }) },
  );
  runId += 1;
  return runAction(workspace, {
    event: { name: 'pull_request', payload: { pull_request: { number: github.pullRequest } } },
    github: { apiUrl: github.apiUrl, token: github.tokens[token], repository: github.repository },
    env: { [KEY_NAME]: 'sk-test', GITHUB_RUN_ID: String(runId), ...env },
    ...options,
  });
}

const messages = (ended: Awaited<ReturnType<typeof run>>, level: string) =>
  ended.annotations.filter((one) => one.level === level).map(({ message }) => message);

describe('the comment', () => {
  test('is created, and the next run updates it', async () => {
    const first = await run({ tests: RED });
    const [created] = await github.comments();
    expect(first).toMatchObject({ code: 1, outputs: { 'comment-id': String(created?.id) } });
    expect(created?.author).toBe('github-actions[bot]');
    expect(created?.body).toContain('## ❌ `support` fails: 1 of 2 tests pass, all are needed');
    expect(created?.body).toMatch(/^\| \[`refund`\]\(\S+\).*`CONTAINS_FAILED`/mu);
    expect(created?.body).toContain(`/actions/runs/${runId}`);

    const second = await run({ tests: GREEN });
    const comments = await github.comments();
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
    expect(messages(older, 'notice')).toContain(
      'The pull request comment was left alone: it shows a newer run.',
    );
    const bodies = (await github.comments()).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('## ❌')]);
  });

  test('on-failure: nothing, then red, then the same comment green', async () => {
    const inputs = { comment: 'on-failure' };
    expect((await run({ tests: GREEN, inputs })).outputs['comment-id']).toBeUndefined();
    expect(await github.comments()).toEqual([]);
    const red = await run({ tests: RED, inputs });
    expect(await github.comments()).toHaveLength(1);
    const green = await run({ tests: GREEN, inputs });
    expect(green.outputs['comment-id']).toBe(red.outputs['comment-id']);
    const bodies = (await github.comments()).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('## ✅')]);
  });

  test('never: nothing is written, and what is read are the changed lines', async () => {
    expect(await run({ inputs: { comment: 'never', review: 'never' } })).toMatchObject({
      code: 1,
    });
    expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a pull request of a fork: the token is read-only, one notice, the same verdict', async () => {
    const ended = await run({ token: 'readOnly', artifacts });
    expect(ended).toMatchObject({ code: 1, outputs: { result: 'failed', 'artifact-id': '4000' } });
    expect(messages(ended, 'notice')).toEqual([READ_ONLY_NOTICE]);
    expect(messages(ended, 'warning')).toEqual([]);
    expect(ended.summary).toMatch(/^## ❌/);
    expect(ended.summary).toContain('[All reports](');
    expect(ended.summary).toContain('(`kindlm-report`)');
    expect(ended.summary).toMatch(/\[Open it in the report\]\([^)]*#test=[^)\s]+&on=m\)/);
    expect(ended.outputs).not.toHaveProperty('comment-id');
    expect(await run({ token: 'readOnly', tests: GREEN })).toMatchObject({ code: 0 });
    expect(await github.comments()).toEqual([]);
  });

  test('a GitHub that refuses: a warning each, the same verdict', async () => {
    github.fail({ answer: { status: 400, message: 'Problems parsing JSON' } });
    const ended = await run({ tests: GREEN });
    expect(ended.code).toBe(0);
    expect(messages(ended, 'warning')).toEqual([
      expect.stringMatching(/^The pull request comment was not posted: /),
      expect.stringMatching(/^The review comments were not posted: /),
    ]);
  });
});

describe('annotations', () => {
  test('are on the line of each failing test, relative to the workspace', async () => {
    const yaml = suiteYaml({ url: model.url, tests: RED });
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
    const yaml = suiteYaml({ url: model.url, tests: RED, gates: { passRateMin: 0.5 } });
    const ended = await run({ files: { 'kindlm.yaml': yaml } });
    expect(ended.code).toBe(0);
    expect(ended.annotations.filter(({ file }) => file !== undefined)).toEqual([
      expect.objectContaining({ level: 'warning', line: lineOf(yaml, 'name: refund') }),
    ]);
    expect(messages(ended, 'error')).toEqual([]);
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
    const url = `https://github.com/acme/shop/actions/runs/${runId}/artifacts/4000`;
    expect(ended.outputs).toMatchObject({ 'artifact-id': '4000', 'artifact-url': url });
    const [comment] = await github.comments();
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
