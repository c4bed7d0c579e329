import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkConclusion,
  type CheckOwner,
  type CheckRunOutcome,
  type CheckRunRequest,
  type CheckRunResult,
  finishCheckRun,
  formatOwner,
  matrixName,
  startCheckRun,
} from '../../../src/github/check-run/check-run.js';
import { createGitHubClient } from '../../../src/github/client.js';
import type { Annotation } from '../../../src/report/annotations.js';
import type { Report } from '../../../src/report/report.js';
import {
  startGitHubServer,
  type GitHubServer,
  type TokenName,
} from '../../servers/github-server.js';
import { sampleReport, smallSuite } from '../../report/sample-report.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const mark = (index: number): Annotation => ({
  level: index % 2 === 0 ? 'error' : 'warning',
  file: 'app/kindlm.yaml',
  line: index + 1,
  column: 5,
  title: `KindLM: test ${index} failed`,
  message: 'CONTAINS_FAILED',
});
const marks = (count: number) => Array.from({ length: count }, (_, index) => mark(index));

const OWNER: CheckOwner = {
  runId: 100,
  runAttempt: 1,
  origin: 'a'.repeat(16),
  writer: '1'.repeat(8),
};

type Changes = Partial<CheckRunRequest> &
  Partial<CheckRunResult> & {
    as?: TokenName;
    /** Runs between start and end. */
    meanwhile?: () => Promise<unknown>;
  };

async function check(changes: Changes = {}): Promise<CheckRunOutcome> {
  const { as = 'checker', meanwhile, ...request } = changes;
  const { conclusion = 'failure', title = 'one gate failed' } = changes;
  const { summaries = ['# long', '# short'], annotations = marks(3) } = changes;
  const client = await createGitHubClient({
    use: 'needed',
    token: github.tokens[as],
    apiUrl: github.apiUrl,
    secondMs: 5,
  });
  const signal = AbortSignal.timeout(240_000);
  const started = await startCheckRun(
    {
      client,
      repository: { owner: 'acme', name: 'shop' },
      name: 'KindLM quality',
      sha: github.head.sha,
      owner: OWNER,
      own: { pullRequest: github.pullRequest },
      ...request,
    },
    signal,
  );
  if (started.kind !== 'started') return started;
  await meanwhile?.();
  return finishCheckRun(started, { conclusion, title, summaries, annotations }, signal);
}

const written = () => github.requests.filter(({ method }) => method !== 'GET');
const bodies = () => written().map(({ method, body }) => ({ method, body }));

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly external_id: string;
}

/** The newest check run of each name on the head: what GitHub shows. */
async function shown(): Promise<Readonly<Record<string, string>>> {
  const url = `${github.apiUrl}/repos/acme/shop/commits/${github.head.sha}/check-runs?per_page=100`;
  const headers = { authorization: `token ${github.tokens.checker}` };
  const answer = (await (await fetch(url, { headers })).json()) as { check_runs: Shown[] };
  return Object.fromEntries(
    answer.check_runs.map(({ name, status, conclusion }) => [name, conclusion ?? status]),
  );
}

test('is created in progress and finished with its annotations', async () => {
  const detailsUrl = 'https://github.com/acme/shop/actions/runs/7';
  expect(await check({ detailsUrl })).toMatchObject({ kind: 'created', annotations: 3 });
  expect(bodies()).toEqual([
    {
      method: 'POST',
      body: {
        name: 'KindLM quality',
        head_sha: github.head.sha,
        status: 'in_progress',
        external_id: formatOwner(OWNER),
        details_url: detailsUrl,
      },
    },
    {
      method: 'PATCH',
      body: {
        status: 'completed',
        conclusion: 'failure',
        output: {
          title: 'one gate failed',
          summary: '# long',
          annotations: [0, 1, 2].map((index) => ({
            path: 'app/kindlm.yaml',
            start_line: index + 1,
            end_line: index + 1,
            start_column: 5,
            end_column: 5,
            annotation_level: index % 2 === 0 ? 'failure' : 'warning',
            title: `KindLM: test ${index} failed`,
            message: 'CONTAINS_FAILED',
          })),
        },
      },
    },
  ]);
});

test('fifty annotations a request, each sent once and in order', async () => {
  expect(await check({ annotations: marks(120) })).toMatchObject({ annotations: 120 });
  expect(written().map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  const lines = bodies()
    .slice(1)
    .flatMap(({ body }) =>
      (body as { output: { annotations: { start_line: number }[] } }).output.annotations.map(
        ({ start_line: line }) => line,
      ),
    );
  expect(lines).toEqual(marks(120).map(({ line }) => line));
});

test('a refused page of annotations leaves the result as it is', async () => {
  let patches = 0;
  github.onRequest((method) => {
    if (method === 'PATCH') patches += 1;
    if (patches === 2) github.fail({ method: 'PATCH', answer: { status: 422, message: 'no' } });
    return Promise.resolve();
  });
  expect(await check({ annotations: marks(60) })).toMatchObject({
    kind: 'created',
    annotations: 50,
    problem: 'no (HTTP 422)',
  });
});

describe('whose it is', () => {
  const NAME = 'KindLM quality';
  const newer: CheckOwner = { ...OWNER, runId: 101, writer: '2'.repeat(8) };
  const green = { conclusion: 'success', owner: { ...OWNER, writer: '3'.repeat(8) } } as const;

  test.each<[string, CheckOwner, Partial<CheckOwner>]>([
    ['run', newer, {}],
    ['attempt', { ...newer, runId: 100, runAttempt: 2 }, {}],
    ['run, against a later attempt of the older', newer, { runAttempt: 3 }],
  ])('an older one that ends later leaves that of a newer %s', async (_name, first, older) => {
    await check({ owner: first, conclusion: 'failure' });
    const outcome = await check({ ...green, owner: { ...green.owner, ...older } });
    expect(outcome).toEqual({ kind: 'skipped', reason: 'newer-run' });
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });

  test('an older one that has begun gives way when a newer one has ended meanwhile', async () => {
    const outcome = await check({
      ...green,
      meanwhile: () => check({ owner: newer, conclusion: 'failure' }),
    });
    expect(outcome).toEqual({ kind: 'skipped', reason: 'newer-run' });
    expect(await shown()).toEqual({
      [NAME]: 'failure',
      [`${NAME} (run 100, attempt 1)`]: 'neutral',
    });
  });

  test('so it does when the newer one ends while it writes', async () => {
    let isWriting = false;
    github.onAnswer(async (method, _path, body) => {
      if (method !== 'PATCH' || isWriting) return;
      if ((body as { conclusion?: string }).conclusion !== 'success') return;
      isWriting = true;
      await check({ owner: newer, conclusion: 'failure' });
    });
    expect(await check(green)).toEqual({ kind: 'skipped', reason: 'newer-run' });
    expect((await shown())[NAME]).toBe('failure');
  });

  test('a newer one replaces what an older run left, finished or not', async () => {
    await check({ ...green });
    await check({
      owner: { ...newer, runAttempt: 1 },
      meanwhile: () => Promise.reject(Error('killed')),
    }).catch(() => undefined);
    expect(await shown()).toEqual({ [NAME]: 'in_progress' });
    expect(
      await check({ owner: { ...newer, runAttempt: 2, writer: '4'.repeat(8) } }),
    ).toMatchObject({
      kind: 'created',
      name: NAME,
    });
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });

  test('one of a run that GitHub does not know is no newer one', async () => {
    github.addRun({ id: 100, headSha: github.head.sha });
    await check({ owner: { ...newer, runId: 5_000 }, conclusion: 'success' });
    expect(await check()).toMatchObject({ kind: 'created', name: NAME });
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });

  test.each<[string, Partial<CheckOwner>]>([
    ['another job or step', { origin: 'b'.repeat(16) }],
    ['another job of a newer run', { origin: 'b'.repeat(16), runId: 102 }],
    ['another job of a matrix', {}],
  ])('%s has another name', async (_name, other) => {
    await check({ conclusion: 'failure' });
    expect(await check({ ...green, owner: { ...green.owner, ...other } })).toMatchObject({
      kind: 'created',
      name: `${NAME} (2)`,
    });
    expect(await shown()).toEqual({ [NAME]: 'failure', [`${NAME} (2)`]: 'success' });
  });

  test('of two jobs that begin at once, the later is renamed', async () => {
    let isFirst = true;
    github.onRequest(async (method) => {
      if (method !== 'POST' || !isFirst) return;
      isFirst = false;
      await check({ conclusion: 'failure' });
    });
    expect(await check(green)).toMatchObject({ name: `${NAME} (2)` });
    expect(await shown()).toEqual({ [NAME]: 'failure', [`${NAME} (2)`]: 'success' });
  });

  test("a job's own check run, which GitHub made, keeps its name", async () => {
    const detailsUrl = 'https://github.com/acme/shop/actions/runs/7/job/8';
    const url = `${github.apiUrl}/repos/acme/shop/check-runs`;
    await fetch(url, {
      method: 'POST',
      headers: { authorization: `token ${github.tokens.checker}` },
      body: JSON.stringify({
        name: NAME,
        head_sha: github.head.sha,
        status: 'completed',
        conclusion: 'failure',
        details_url: detailsUrl,
      }),
    });
    await check(green);
    expect(await shown()).toEqual({ [NAME]: 'failure', [`${NAME} (2)`]: 'success' });
  });

  test('one that began in this process is finished, not doubled', async () => {
    await check({ ...green });
    await check({ ...green, conclusion: 'failure' });
    expect(written().filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });
});

describe('a commit that is the head of another open pull request', () => {
  test('gets none', async () => {
    const other = await github.openPullRequest('shorter-refunds', 'release');
    expect(other.sha).toBe(github.head.sha);
    expect(await check()).toEqual({
      kind: 'skipped',
      reason: 'shared-commit',
      pullRequest: other.number,
    });
    expect(await check({ own: { pullRequest: other.number } })).toMatchObject({
      reason: 'shared-commit',
      pullRequest: github.pullRequest,
    });
    expect(await check({ own: { pullRequestHead: github.head } })).toMatchObject({
      pullRequest: other.number,
    });
    expect(await check({ own: {} })).toMatchObject({ pullRequest: github.pullRequest });
    expect(await shown()).toEqual({});
  });

  test('gets none where pull requests cannot be listed', async () => {
    github.fail({
      path: /\/pulls$/,
      answer: { status: 403, message: 'Resource not accessible by integration' },
    });
    expect(await check()).toEqual({ kind: 'skipped', reason: 'unseen-pull-requests' });
  });

  test('its own pull request is none, by number and by branch', async () => {
    expect(await check()).toMatchObject({ kind: 'created' });
    expect(await check({ own: { pullRequestHead: github.head } })).toMatchObject({
      kind: 'created',
    });
  });
});

describe('the name in a matrix', () => {
  test.each([
    ['null', 'KindLM'],
    ['', 'KindLM'],
    ['${{ toJSON(matrix) }}', 'KindLM'],
    ['{"node":20,"os":"ubuntu"}', 'KindLM (20, ubuntu)'],
    ['{"model":{"id":"gpt","fast":true},"none":null,"empty":""}', 'KindLM (gpt, true)'],
    ['[1]', 'KindLM (1)'],
  ])('%s: %s', (matrix, name) => {
    expect(matrixName('KindLM', matrix)).toBe(name);
  });

  test.each([
    ['KindLM 20 on ubuntu', '{"node":20,"os":"ubuntu"}', 'KindLM 20 on ubuntu'],
    ['KindLM 20', '{"node":2}', 'KindLM 20 (2)'],
    ['KindLM 20', '{"node":20,"os":"ubuntu"}', 'KindLM 20 (20, ubuntu)'],
  ])('%s, %s: %s', (wanted, matrix, name) => {
    expect(matrixName(wanted, matrix)).toBe(name);
  });

  test('long values become their hash, and stay apart', () => {
    const names = ['a', 'b'].map((end) =>
      matrixName('K', JSON.stringify([`${'x'.repeat(99)}${end}`])),
    );
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^K \([0-9a-f]{8}\)$/);
  });
});

describe('what GitHub refuses', () => {
  test.each([
    { times: 1, summary: '# short', annotations: 3 },
    { times: 2, summary: '# short', annotations: 0 },
  ])('$times times 422: $summary with $annotations annotations', async (row) => {
    const answer = { status: 422, message: 'Invalid request.' };
    github.fail({ method: 'PATCH', times: row.times, answer });
    expect(await check()).toMatchObject({ kind: 'created', annotations: row.annotations });
    expect(bodies().at(-1)?.body).toMatchObject({ output: { summary: row.summary } });
  });

  test('a summary over 65,535 characters is not even sent', async () => {
    await check({ summaries: ['x'.repeat(65_536), '# short'] });
    const finished = bodies().slice(1);
    expect(finished.map(({ body }) => body)).toMatchObject([{ output: { summary: '# short' } }]);
  });

  test.each([
    { as: 'workflow', status: undefined },
    { as: 'readOnly', status: undefined },
    { as: 'checker', status: 404 },
  ] as const)('no permission ($as, $status)', async ({ as, status }) => {
    if (status !== undefined) github.fail({ answer: { status, message: 'Not Found' } });
    expect(await check({ as })).toEqual({ kind: 'skipped', reason: 'read-only-token' });
  });

  test('everything', async () => {
    github.fail({ answer: { status: 422, message: 'No commit found for SHA' } });
    expect(await check()).toEqual({
      kind: 'failed',
      message: 'No commit found for SHA (HTTP 422)',
    });
  });
});

describe('the conclusion', () => {
  const passed = sampleReport({ suites: [smallSuite('support', true)] });
  const failed = sampleReport({ suites: [smallSuite('support', false)] });
  const error = (exitCode: 2 | 3): Report => ({
    ...sampleReport({ suites: exitCode === 2 ? [] : [smallSuite('support', false)] }),
    verdict: { result: 'error', exitCode, reason: 'no' },
  });
  const rows: readonly [string, Report, string][] = [
    ['passed', passed, 'success'],
    ['a gate failed', failed, 'failure'],
    [
      'a gate failed under fail-on: never',
      { ...failed, run: { ...failed.run, failOn: 'never' } },
      'neutral',
    ],
    ['the config is invalid', error(2), 'failure'],
    ['the provider failed', error(3), 'failure'],
    [
      'the provider failed under fail-on: never',
      { ...error(3), run: { ...failed.run, failOn: 'never' } },
      'failure',
    ],
    ['nothing was tested, as asked', { ...passed, suites: [] }, 'neutral'],
    ['cancelled', { ...failed, interruption: { kind: 'signal', signal: 'SIGTERM' } }, 'cancelled'],
  ];
  test.each(rows)('%s', (_name, report, conclusion) => {
    expect(checkConclusion(report)).toBe(conclusion);
  });
});
