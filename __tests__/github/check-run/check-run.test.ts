import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createCheckRun, type CheckRunRequest } from '../../../src/github/check-run/check-run.js';
import { createGitHubClient } from '../../../src/github/client.js';
import { checkConclusion } from '../../../src/github/check-run/publish-check.js';
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

async function check(changes: Partial<CheckRunRequest> & { as?: TokenName } = {}) {
  const { as = 'checker', ...request } = changes;
  const client = await createGitHubClient({
    token: github.tokens[as],
    apiUrl: github.apiUrl,
    secondMs: 5,
  });
  return createCheckRun({
    client,
    repository: { owner: 'acme', name: 'shop' },
    name: 'KindLM quality',
    sha: github.head.sha,
    conclusion: 'failure',
    title: 'one gate failed',
    summaries: ['# long', '# short'],
    annotations: marks(3),
    signal: AbortSignal.timeout(30_000),
    ...request,
  });
}

const bodies = () => github.requests.map(({ method, body }) => ({ method, body }));

test('is created finished, with its annotations', async () => {
  expect(await check({ detailsUrl: 'https://github.com/acme/shop/actions/runs/7' })).toMatchObject({
    kind: 'created',
    annotations: 3,
  });
  expect(bodies()).toEqual([
    {
      method: 'POST',
      body: {
        name: 'KindLM quality',
        head_sha: github.head.sha,
        status: 'completed',
        conclusion: 'failure',
        details_url: 'https://github.com/acme/shop/actions/runs/7',
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
  expect(github.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
  const lines = bodies().flatMap(({ body }) =>
    (body as { output: { annotations: { start_line: number }[] } }).output.annotations.map(
      ({ start_line: line }) => line,
    ),
  );
  expect(lines).toEqual(marks(120).map(({ line }) => line));
});

test('a refused page leaves the check run as it is', async () => {
  github.fail({ method: 'PATCH', answer: { status: 422, message: 'no' } });
  expect(await check({ annotations: marks(60) })).toMatchObject({
    kind: 'created',
    annotations: 50,
    problem: 'no (HTTP 422)',
  });
});

describe('what GitHub refuses', () => {
  test.each([
    { times: 1, summary: '# short', annotations: 3 },
    { times: 2, summary: '# short', annotations: 0 },
  ])('$times times 422: $summary with $annotations annotations', async (row) => {
    const answer = { status: 422, message: 'Invalid request.' };
    github.fail({ method: 'POST', times: row.times, answer });
    expect(await check()).toMatchObject({ kind: 'created', annotations: row.annotations });
    expect(bodies().at(-1)?.body).toMatchObject({ output: { summary: row.summary } });
  });

  test('a summary over 65,535 characters is not even sent', async () => {
    await check({ summaries: ['x'.repeat(65_536), '# short'] });
    expect(bodies().map(({ body }) => body)).toMatchObject([{ output: { summary: '# short' } }]);
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
