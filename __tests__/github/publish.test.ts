import * as core from '@actions/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Destination, ownDestination, readGitHubContext } from '../../src/github/context.js';
import { createActionsLog } from '../../src/github/log.js';
import { publish, type PublishSettings } from '../../src/github/publish.js';
import { parseCommands } from '../e2e/workflow-commands.js';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import { captureStdout, type CapturedStdout } from '../servers/captured-stdout.js';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';
import { sampleReport, smallSuite } from '../report/reports.js';
import { RunEnd } from '../../src/processes/end-process.js';

type Views = Parameters<typeof publish>[0]['views'];

const RUN_URL = 'https://github.com/acme/shop/actions/runs/7';
const red = sampleReport({ suites: [smallSuite('support', false)] });
const green = sampleReport({ suites: [smallSuite('support', true)] });
const mixed = sampleReport({ suites: [smallSuite('support', false), smallSuite('sales', true)] });

const views: Views = {
  summary: (report, links) => `# ${report.verdict.result} ${links.artifactUrl ?? 'no artifact'}`,
  comment: ({ verdict }, { name }, links) => [
    `${name} ${verdict.result} ${links.runUrl ?? ''} ${links.artifactUrl ?? ''}`,
  ],
  gone: (_report, suite) => `gone: ${suite}`,
  unjudged: (report) => [`unjudged ${report.verdict.reason}`],
  review: (_report, findings) => `review of ${findings.length}`,
  settledReview: () => 'settled',
  check: (report) => ({ title: report.verdict.reason, summaries: ['check'], annotations: [] }),
  annotations: () =>
    Array.from({ length: 9 }, (_, index) => ({
      level: 'error' as const,
      file: 'kindlm.yaml',
      line: index + 1,
      column: 5,
      title: `test ${index}`,
      message: '::error::no',
    })),
};

let github: GitHubServer;
let artifacts: ArtifactServer;
let stdout: CapturedStdout;
/** One for all tests, as for a job: @actions/core keeps the path. */
let summaryFile: string;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  summaryFile = join(await mkdtemp(join(tmpdir(), 'kindlm-summary-')), 'summary.md');
  // It remembers the file of the first step that it was in.
  Reflect.deleteProperty(core.summary, '_filePath');
});
afterAll(() => rm(dirname(summaryFile), { recursive: true }));
beforeEach(async () => {
  github = await startGitHubServer();
  artifacts = await startArtifactServer();
  folder = await mkdtemp(join(tmpdir(), 'kindlm-publish-'));
  environment = { ...process.env };
  const own = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_STEP_SUMMARY: summaryFile };
  Object.assign(process.env, own, artifacts.environment);
  stdout = captureStdout();
});
afterEach(async () => {
  stdout.restore();
  process.env = environment;
  await github.close();
  await artifacts.close();
  await rm(folder, { recursive: true });
  expect([...github.violations, ...artifacts.violations]).toEqual([]);
});

interface Case {
  readonly report?: typeof red;
  readonly settings?: Partial<PublishSettings>;
  readonly token?: TokenName;
  readonly views?: Partial<Views>;
  readonly runner?: Readonly<Record<string, string>>;
  readonly summary?: 'unwritable';
  /** What the summary has already. */
  readonly said?: string;
  readonly destination?: Partial<Destination>;
  /** report.html is among the files. */
  readonly withPage?: boolean;
}

async function run({ report = red, settings = {}, token = 'workflow', ...rest }: Case = {}) {
  const reportFile = join(folder, 'report.json');
  if (rest.summary !== 'unwritable') await writeFile(summaryFile, rest.said ?? '');
  await writeFile(reportFile, JSON.stringify(report));
  const context = readGitHubContext(
    {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_REPOSITORY: github.repository,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: '/event.json',
      GITHUB_RUN_ID: '7',
      ...rest.runner,
    },
    () => JSON.stringify({ pull_request: { number: github.pullRequest } }),
  );
  const before = stdout.text().length;
  const published = await publish({
    permit: new RunEnd().decide(),
    report,
    settings: {
      token: github.tokens[token],
      comment: 'always',
      review: 'never',
      summary: true,
      annotations: true,
      artifacts: 'always',
      artifactName: 'kindlm-report',
      ...settings,
    },
    files: {
      rootDirectory: folder,
      files: rest.withPage === true ? [reportFile, await pageFile()] : [reportFile],
    },
    destination: { ...ownDestination(context, artifacts.environment), ...rest.destination },
    log: createActionsLog(core),
    views: { ...views, ...rest.views },
  });
  const commands = parseCommands(stdout.text().slice(before));
  return {
    published,
    summary: await readFile(summaryFile, 'utf8').catch(() => ''),
    comments: (await github.comments()).map(({ body }) => body.replace(/^<!--.*-->\n/, '')),
    issues: (level: string) => commands.filter(({ name }) => name === level),
  };
}

async function pageFile(): Promise<string> {
  const path = join(folder, 'report.html');
  await writeFile(path, '<p>page</p>');
  return path;
}

describe('report.html by itself', () => {
  const summaryOfPage: Views['summary'] = (_, { pageUrl = 'no page' }) => pageUrl;

  test('is uploaded beside the artifact, and linked to', async () => {
    const { published, summary, issues } = await run({
      withPage: true,
      views: { summary: summaryOfPage },
    });
    expect(artifacts.artifacts.map(({ name }) => name)).toEqual([
      'kindlm-report',
      'kindlm-report-html.html',
    ]);
    expect(published.page).toMatchObject({ kind: 'uploaded', id: 4001 });
    expect(summary).toBe(`${RUN_URL}/artifacts/4001\n`);
    expect([...issues('warning'), ...issues('notice')]).toEqual([]);
  });

  test('costs a notice where the service takes archives only', async () => {
    artifacts.refuseType('text/html');
    const { published, summary, issues } = await run({
      withPage: true,
      views: { summary: summaryOfPage },
    });
    expect(published.artifact.kind).toBe('uploaded');
    expect(summary).toBe('no page\n');
    expect(issues('warning')).toEqual([]);
    expect(issues('notice').map(({ data }) => data)).toEqual([
      expect.stringContaining('report.html is in the artifact; by itself it was not uploaded'),
    ]);
  });

  test('is not tried where the artifact itself failed', async () => {
    artifacts.fail({ call: 'CreateArtifact', answer: { status: 403, message: 'no' } });
    const { issues } = await run({ withPage: true });
    expect(artifacts.calls).toEqual(['CreateArtifact']);
    expect(issues('notice')).toEqual([]);
  });
});

test('artifact, comment, summary and annotations, linked to each other', async () => {
  const { published, summary, comments, issues } = await run();
  const artifactUrl = `${RUN_URL}/artifacts/4000`;
  expect(published).toEqual({
    artifact: { kind: 'uploaded', id: 4000, name: 'kindlm-report', url: artifactUrl },
    comments: [
      {
        suite: 'support',
        key: 'support',
        outcome: { kind: 'created', id: expect.any(Number), url: expect.stringContaining('#') },
      },
    ],
    review: { kind: 'skipped', reason: 'not-wanted' },
    summary: { kind: 'written', bytes: Buffer.byteLength(summary) },
    annotations: 9,
  });
  expect(comments).toEqual([`support failed ${RUN_URL} ${artifactUrl}`]);
  expect(summary).toBe(`# failed ${artifactUrl}\n`);
  expect(issues('error').map(({ properties }) => properties)).toEqual(
    Array.from({ length: 9 }, (_, index) => ({
      file: 'kindlm.yaml',
      line: String(index + 1),
      col: '5',
      title: `test ${index}`,
    })),
  );
  expect([...issues('warning'), ...issues('notice')]).toEqual([]);
});

describe('keys of the comments', () => {
  test.each([
    { report: red, commentKey: undefined, keys: ['support'] },
    { report: red, commentKey: 'nightly', keys: ['nightly'] },
    { report: mixed, commentKey: undefined, keys: ['support', 'sales'] },
    { report: mixed, commentKey: 'nightly', keys: ['nightly/support', 'nightly/sales'] },
  ])('$keys', async ({ report, commentKey, keys }) => {
    const step = { workingDirectory: '.', config: ['kindlm.yaml'], filters: [], commentKey };
    const { published, comments } = await run({
      report: { ...report, run: { ...report.run, step } },
    });
    expect(published.comments.map(({ key }) => key)).toEqual(keys);
    expect(comments).toHaveLength(keys.length);
  });
});

test('another job publishes the report: the same comment, by the run that made the report', async () => {
  const report = { ...red, run: { ...red.run, workflow: 'Quality', job: 'gate' } };
  const own = await run({ report, runner: { GITHUB_WORKFLOW: 'Quality', GITHUB_JOB: 'gate' } });
  const runner = {
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_RUN_ID: '900',
    GITHUB_WORKFLOW: 'Post',
    GITHUB_JOB: 'post',
  };
  const runUrl = 'https://github.com/acme/shop/actions/runs/8';
  const destination = { pullRequest: github.pullRequest, runId: 8, runUrl };
  const { published, comments } = await run({
    report,
    runner,
    destination,
    settings: { artifacts: 'never' },
  });
  const created = own.published.comments[0]?.outcome;
  expect(published.comments[0]?.outcome).toMatchObject({
    kind: 'updated',
    id: created?.kind === 'created' ? created.id : undefined,
  });
  expect(comments).toEqual([`support failed ${runUrl} `]);
  const [comment] = await github.comments();
  expect(comment?.body).toContain('run="8"');
});

describe('when', () => {
  test.each([
    { comment: 'always', report: green, posted: ['support'] },
    { comment: 'on-failure', report: green, posted: [] },
    { comment: 'on-failure', report: red, posted: ['support'] },
    { comment: 'on-failure', report: mixed, posted: ['support'] },
    { comment: 'never', report: red, posted: [] },
  ] as const)('comment: $comment posts $posted', async ({ comment, report, posted }) => {
    const { comments } = await run({ report, settings: { comment } });
    expect(comments.map((body) => body.split(' ')[0])).toEqual(posted);
  });

  test('summary and annotations can be off', async () => {
    const { summary, issues } = await run({ settings: { summary: false, annotations: false } });
    expect(summary).toBe('');
    expect(issues('error')).toEqual([]);
  });
});

describe('what fails is one line, and the rest goes on', () => {
  test('a read-only token, whatever the number of suites', async () => {
    const { published, summary, issues } = await run({ report: mixed, token: 'readOnly' });
    expect(issues('notice').map(({ data }) => data)).toEqual([
      expect.stringContaining('pull-requests: write'),
    ]);
    expect(issues('warning')).toEqual([]);
    expect(published.artifact.kind).toBe('uploaded');
    expect(summary).toContain('failed');
  });

  test('no token', async () => {
    const { published, issues } = await run({ settings: { token: '' } });
    expect(published.comments[0]?.outcome).toEqual({ kind: 'skipped', reason: 'no-token' });
    expect(issues('notice')).toHaveLength(1);
  });

  test('a GitHub that hangs', async () => {
    github.fail({ answer: 'hang' });
    const { published, summary, issues } = await run({ settings: { timeLimitMs: 3_000 } });
    expect(published.comments[0]?.outcome.kind).toBe('failed');
    expect(issues('warning')).toHaveLength(1);
    expect(summary).toContain('failed');
  });

  test.each([
    ['a page', '<html>Sign in</html>', 'text/html'],
    ['an object without an id', '{}', 'application/json'],
    ['an empty list', '[]', 'application/json'],
  ])('a proxy that answers 200 with %s', async (_, body, type) => {
    const proxy = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const { published, summary, issues } = await run({
      destination: { apiUrl: `http://127.0.0.1:${port}` },
    });
    proxy.closeAllConnections();
    proxy.close();
    expect(published.comments).toEqual([
      expect.objectContaining({
        outcome: {
          kind: 'failed',
          message: expect.stringContaining("GitHub's reply is not what its API promises: "),
        },
      }),
    ]);
    expect(issues('warning')).toHaveLength(1);
    expect(summary).toContain('failed');
  });

  test('a summary that is too long', async () => {
    const { summary, issues, comments } = await run({
      views: { summary: () => 'x'.repeat(1_000_001) },
    });
    expect(summary).toBe('');
    expect(issues('warning')).toHaveLength(1);
    expect(comments).toHaveLength(1);
  });

  test('a summary after others: no more than GitHub shows, since it would drop them all', async () => {
    const said = 'x'.repeat(999_990);
    const summaryOf = (text: string) => run({ said, views: { summary: () => text } });
    const tooMuch = await summaryOf('# too much');
    expect(tooMuch.published.summary).toEqual({
      kind: 'failed',
      message: '1000001 bytes are more than GitHub shows',
    });
    expect(tooMuch.summary).toHaveLength(999_990);
    const enough = await summaryOf('# enough');
    expect(enough.published.summary).toEqual({ kind: 'written', bytes: 9 });
    expect(enough.summary.slice(-10)).toBe('x# enough\n');
  });

  test('a summary file that cannot be written', async () => {
    await rm(summaryFile, { force: true });
    await mkdir(summaryFile);
    const { published, issues } = await run({ summary: 'unwritable' });
    await rm(summaryFile, { recursive: true });
    expect(published.summary.kind).toBe('failed');
    expect(issues('warning')).toHaveLength(1);
  });

  test('views that throw', async () => {
    const fail = (): never => {
      throw new Error('a mistake of ours');
    };
    const { published, issues } = await run({
      views: { summary: fail, comment: fail, annotations: fail },
    });
    expect(published.artifact.kind).toBe('uploaded');
    expect(issues('warning').map(({ data }) => data)).toEqual([
      'The annotations were not written: a mistake of ours',
      'The pull request comment was not posted: a mistake of ours',
      'The job summary was not written: a mistake of ours',
    ]);
  });
});

test('a cancelled job writes its summary before the uploads', async () => {
  artifacts.fail({ call: 'CreateArtifact', answer: 'hang' });
  const report = sampleReport({
    suites: [smallSuite('support', false)],
    interruption: { kind: 'signal', signal: 'SIGTERM' },
  });
  const { published, summary } = await run({ report });
  expect(summary).toBe('# failed no artifact\n');
  expect(published.artifact).toEqual({ kind: 'failed', message: 'no answer in time' });
  expect(published.comments[0]?.outcome.kind).toBe('created');
});

describe('twenty jobs at once, with everything on', () => {
  const PROMPTS = Array.from({ length: 10 }, (_, index) => `prompts/${index}.md`);
  const annotations = Array.from({ length: 200 }, (_, index) => ({
    level: 'error' as const,
    file: 'kindlm.yaml',
    line: index + 1,
    column: 1,
    title: `test ${index}`,
    message: 'wrong',
  }));
  const { tests: [, failing] = [] } = smallSuite('', false);

  const withChanges = (sample: Parameters<typeof sampleReport>[0]) => ({
    ...sampleReport(sample),
    changedFiles: PROMPTS.map((file) => ({
      file,
      written: [{ startLine: 1, endLine: 1 }],
      removed: [],
    })),
  });

  /** Of one push; those of the same number belong together. */
  const round = (runId: number, text: string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        run({
          token: 'checker',
          report: withChanges({
            suites: [
              {
                name: `suite ${number}`,
                tests: PROMPTS.map((file) => ({
                  ...failing,
                  name: file,
                  sources: [{ kind: 'file', file, startLine: 1, endLine: 9 }],
                })),
              },
            ],
            run: { job: `job ${number}` },
          }),
          destination: { sha: github.head.sha, runId, runAttempt: 1 },
          settings: {
            artifacts: 'never',
            summary: false,
            annotations: false,
            review: 'auto',
            checkName: 'KindLM',
            matrix: JSON.stringify({ number }),
          },
          views: {
            check: () => ({ title: 'red', summaries: ['check'], annotations }),
            review: () => text,
          },
        }),
      ),
    );

  test('no comment and no check run is lost to a limit of 80 writes: what is optional gives way', async () => {
    await round(100, 'first');
    const sent = github.requests.length;
    const refused = github.limitWrites(80, 8);
    const jobs = await round(101, 'second');
    expect(jobs.map(({ published }) => published.comments[0]?.outcome.kind)).toEqual(
      Array(20).fill('updated'),
    );
    expect(jobs.map(({ published }) => published.check?.kind)).toEqual(Array(20).fill('created'));
    expect(refused()).toBeGreaterThan(0);
    // How many of the reviews gave way is a matter of the machine's speed.
    const reviews = new Set(jobs.map(({ published }) => published.review.kind));
    expect(['published', 'failed']).toEqual(expect.arrayContaining([...reviews]));
    // GitHub allows a repository 1,000 requests an hour.
    expect(github.requests.length - sent).toBeLessThan(1_000);
  }, 120_000);
});
