import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Destination } from '../../src/github/context.js';
import type { Published } from '../../src/github/publish.js';
import type { REPORT_VIEWS } from '../../src/report/views.js';
import type { Report } from '../../src/report/report.js';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';
import { sampleReport, smallSuite } from '../report/reports.js';
import { publishOn, STEP } from './publishing.js';

type Annotation = ReturnType<(typeof REPORT_VIEWS)['annotations']>[number];

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

const NAME = 'KindLM quality';
const RED = sampleReport({ suites: [smallSuite('support', false)], run: { step: STEP } });
const GREEN = sampleReport({ suites: [smallSuite('support', true)], run: { step: STEP } });

interface Changes {
  readonly as?: TokenName;
  readonly report?: Report;
  readonly name?: string;
  readonly matrix?: string;
  readonly destination?: Partial<Destination>;
  readonly summaries?: readonly string[];
  readonly annotations?: readonly Annotation[];
}

/** As the job of run 100. */
async function check(changes: Changes = {}): Promise<Published['check']> {
  const { as = 'checker', report = RED, name = NAME, matrix, destination = {} } = changes;
  const { summaries = ['# long', '# short'], annotations = marks(3) } = changes;
  const { check: outcome } = await publishOn(github, {
    report,
    as,
    settings: { checkName: name, matrix, timeLimitMs: 240_000 },
    destination,
    views: { check: () => ({ title: 'one gate failed', summaries, annotations }) },
  });
  return outcome;
}

/** Who wrote a check run, as its `external_id` says it. Each process of the action has its own `writer`. */
interface Owner {
  readonly runId: number;
  readonly runAttempt: number;
  readonly origin: string;
  readonly writer: string;
}

const external = ({ runId, runAttempt, origin, writer }: Owner): string =>
  `kindlm run=${runId} attempt=${runAttempt} origin=${origin} writer=${writer}`;

/** Of the job that publishes here. */
const ORIGIN = '6adbfa1f784ae805';

/** Another job's process writes one: of a newer run of the same job, unless it says otherwise. */
async function rival(
  owner: Partial<Owner> = {},
  conclusion: 'failure' | 'success' | 'none yet' = 'failure',
): Promise<void> {
  const whole = { runId: 101, runAttempt: 1, origin: ORIGIN, writer: '2'.repeat(8), ...owner };
  await send({
    external_id: external(whole),
    ...(conclusion === 'none yet'
      ? { status: 'in_progress' }
      : { status: 'completed', conclusion }),
  });
}

async function send(check: object): Promise<void> {
  const answer = await fetch(`${github.apiUrl}/repos/acme/shop/check-runs`, {
    method: 'POST',
    headers: { authorization: `token ${github.tokens.checker}` },
    body: JSON.stringify({ name: NAME, head_sha: github.head.sha, ...check }),
  });
  expect(answer.status).toBe(201);
}

const written = () => github.requests.filter(({ method }) => method !== 'GET');
const bodies = () => written().map(({ method, body }) => ({ method, body }));

interface Shown {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
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
  const runUrl = 'https://github.com/acme/shop/actions/runs/7';
  expect(await check({ destination: { runUrl } })).toMatchObject({
    kind: 'created',
    annotations: 3,
  });
  const owner = { runId: 100, runAttempt: 1, origin: ORIGIN, writer: '[0-9a-f]{8}' };
  expect(bodies()).toEqual([
    {
      method: 'POST',
      body: {
        name: NAME,
        head_sha: github.head.sha,
        status: 'in_progress',
        external_id: expect.stringMatching(new RegExp(`^${external(owner)}$`)),
        details_url: runUrl,
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
  const SKIPPED = { kind: 'skipped', reason: 'newer-run' };
  /** Once, when the action's own request of that method was answered, or before it is. */
  function meanwhile(
    when: 'onRequest' | 'onAnswer',
    method: string,
    happens: () => Promise<void>,
  ): void {
    let isDone = false;
    github[when](async (sent, path, body) => {
      const isOwn = !JSON.stringify(body ?? '').includes('2'.repeat(8));
      if (sent !== method || !path.includes('/check-runs') || isDone || !isOwn) return;
      isDone = true;
      await happens();
    });
  }

  test.each<[string, Partial<Owner>, Partial<Destination>]>([
    ['run', {}, {}],
    ['attempt', { runId: 100, runAttempt: 2 }, {}],
    ['run, against a later attempt of the older', {}, { runAttempt: 3 }],
  ])('an older one that ends later leaves that of a newer %s', async (_name, newer, older) => {
    await rival(newer);
    expect(await check({ report: GREEN, destination: older })).toEqual(SKIPPED);
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });

  test('an older one that has begun gives way when a newer one has ended meanwhile', async () => {
    meanwhile('onAnswer', 'POST', () => rival());
    expect(await check({ report: GREEN })).toEqual(SKIPPED);
    expect(await shown()).toEqual({
      [NAME]: 'failure',
      [`${NAME} (run 100, attempt 1)`]: 'neutral',
    });
  });

  test('so it does when the newer one ends while it writes', async () => {
    meanwhile('onAnswer', 'PATCH', () => rival());
    expect(await check({ report: GREEN })).toEqual(SKIPPED);
    expect((await shown())[NAME]).toBe('failure');
  });

  test('a newer one replaces what an older run left, finished or not', async () => {
    await rival({ runId: 99 }, 'success');
    await rival({ runId: 98 }, 'none yet');
    expect(await shown()).toEqual({ [NAME]: 'in_progress' });
    expect(await check()).toMatchObject({ kind: 'created', name: NAME });
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });

  test('one of a run that GitHub does not know is no newer one', async () => {
    github.addRun({ id: 100, headSha: github.head.sha });
    await rival({ runId: 5_000 }, 'success');
    expect(await check()).toMatchObject({ kind: 'created', name: NAME });
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });

  test.each<[string, Partial<Owner>]>([
    ['another job or step', { runId: 100, origin: 'b'.repeat(16) }],
    ['another job of a newer run', { runId: 102, origin: 'b'.repeat(16) }],
    ['another job of a matrix', { runId: 100 }],
  ])('%s has another name', async (_name, other) => {
    await rival(other);
    expect(await check({ report: GREEN })).toMatchObject({ kind: 'created', name: `${NAME} (2)` });
    expect(await shown()).toEqual({ [NAME]: 'failure', [`${NAME} (2)`]: 'success' });
  });

  test('of two jobs that begin at once, the later is renamed', async () => {
    meanwhile('onRequest', 'POST', () => rival({ runId: 100 }));
    expect(await check({ report: GREEN })).toMatchObject({ name: `${NAME} (2)` });
    expect(await shown()).toEqual({ [NAME]: 'failure', [`${NAME} (2)`]: 'success' });
  });

  test("a job's own check run, which GitHub made, keeps its name", async () => {
    await send({
      status: 'completed',
      conclusion: 'failure',
      details_url: 'https://github.com/acme/shop/actions/runs/7/job/8',
    });
    await check({ report: GREEN });
    expect(await shown()).toEqual({ [NAME]: 'failure', [`${NAME} (2)`]: 'success' });
  });

  test('one that began in this process is finished, not doubled', async () => {
    await check({ report: GREEN });
    await check();
    expect(written().filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await shown()).toEqual({ [NAME]: 'failure' });
  });
});

describe('a commit that is the head of another open pull request', () => {
  test('gets none', async () => {
    const other = await github.openPullRequest('shorter-refunds', 'release');
    const shared = (pullRequest: number) => ({
      kind: 'skipped',
      reason: 'shared-commit',
      pullRequest,
    });
    const byHead = { pullRequest: undefined, pullRequestHead: github.head };
    const unknown = { pullRequest: undefined };
    expect(other.sha).toBe(github.head.sha);
    expect(await check()).toEqual(shared(other.number));
    const ofOther = await check({ destination: { pullRequest: other.number } });
    expect(ofOther).toEqual(shared(github.pullRequest));
    expect(await check({ destination: byHead })).toEqual(shared(other.number));
    expect(await check({ destination: unknown })).toEqual(shared(github.pullRequest));
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
    const destination = { pullRequest: undefined, pullRequestHead: github.head };
    expect(await check({ destination })).toMatchObject({ kind: 'created' });
  });
});

describe('the name in a matrix', () => {
  const nameOf = async (name: string, matrix: string): Promise<string> => {
    const outcome = await check({ name, matrix });
    return outcome?.kind === 'created' ? outcome.name : '';
  };
  test.each([
    ['KindLM', 'null', 'KindLM'],
    ['KindLM', '', 'KindLM'],
    ['KindLM', '${{ toJSON(matrix) }}', 'KindLM'],
    ['KindLM', '{"node":20,"os":"ubuntu"}', 'KindLM (20, ubuntu)'],
    ['KindLM', '{"model":{"id":"gpt","fast":true},"none":null,"empty":""}', 'KindLM (gpt, true)'],
    ['KindLM', '[1]', 'KindLM (1)'],
    ['KindLM 20 on ubuntu', '{"node":20,"os":"ubuntu"}', 'KindLM 20 on ubuntu'],
    ['KindLM 20', '{"node":2}', 'KindLM 20 (2)'],
    ['KindLM 20', '{"node":20,"os":"ubuntu"}', 'KindLM 20 (20, ubuntu)'],
  ])('%s, %s: %s', async (wanted, matrix, name) => {
    expect(await nameOf(wanted, matrix)).toBe(name);
  });

  test('long values become their hash, and stay apart', async () => {
    const names = [];
    for (const end of ['a', 'b']) {
      names.push(await nameOf('K', JSON.stringify([`${'x'.repeat(99)}${end}`])));
    }
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
  const error = (exitCode: 2 | 3): Report => ({
    ...(exitCode === 2 ? { ...RED, suites: [] } : RED),
    verdict: { result: 'error', exitCode, reason: 'no' },
  });
  const neverFails = (report: Report): Report => ({
    ...report,
    run: { ...report.run, failOn: 'never' },
  });
  const rows: readonly [string, Report, string][] = [
    ['passed', GREEN, 'success'],
    ['a gate failed', RED, 'failure'],
    ['a gate failed under fail-on: never', neverFails(RED), 'neutral'],
    ['the config is invalid', error(2), 'failure'],
    ['the provider failed', error(3), 'failure'],
    ['the provider failed under fail-on: never', neverFails(error(3)), 'failure'],
    ['nothing was tested, as asked', { ...GREEN, suites: [] }, 'neutral'],
    ['cancelled', { ...RED, interruption: { kind: 'signal', signal: 'SIGTERM' } }, 'cancelled'],
  ];
  test.each(rows)('%s', async (_name, report, conclusion) => {
    await check({ report });
    expect(await shown()).toEqual({ [NAME]: conclusion });
  });
});
