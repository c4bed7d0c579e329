/** report.json out of another run's artifact: within bounds, whatever somebody put in. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type DownloadedReport, downloadRunReports } from '../../../src/github/artifacts.js';
import type { ArtifactSeed } from '../../servers/github-actions.js';
import { startGitHubServer, type GitHubServer } from '../../servers/github-server.js';
import { writeZip } from '../../servers/zip-files.js';

type RunReportsRequest = Parameters<typeof downloadRunReports>[1];

const MAX_BYTES = 100_000;
const REPORT = '{"version":"1"}';

let github: GitHubServer;
let runId = 500;

beforeAll(async () => {
  github = await startGitHubServer();
});
afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const signal = AbortSignal.timeout(600_000);

function downloadAll(changes: Partial<RunReportsRequest> = {}) {
  const { apiUrl, tokens } = github;
  const repository = { owner: 'acme', name: 'shop' };
  const access = { token: tokens.workflow, apiUrl, repository, secondMs: 1 };
  const request = { runId, name: 'kindlm-report', maxBytes: MAX_BYTES, maxReports: 4, signal };
  return downloadRunReports(access, { ...request, ...changes });
}

/** The one report of the run. */
async function download(changes: Partial<RunReportsRequest> = {}): Promise<DownloadedReport> {
  const downloaded = await downloadAll(changes);
  if (downloaded.kind !== 'reports') return downloaded;
  expect(downloaded.reports).toHaveLength(1);
  return downloaded.reports[0]?.download ?? { kind: 'failed', message: 'none' };
}

const textOf = (downloaded: DownloadedReport) =>
  downloaded.kind === 'report' ? Buffer.from(downloaded.bytes).toString() : downloaded;

/** A run of its own with that artifact. */
function runWith(...artifacts: readonly Omit<ArtifactSeed, 'runId'>[]): readonly number[] {
  runId += 1;
  github.addRun({ id: runId, headSha: 'a'.repeat(40) });
  return artifacts.map((artifact) => github.addArtifact({ ...artifact, runId }));
}

describe('an artifact that the action uploaded', () => {
  test('is found by run and name', async () => {
    runWith(
      { content: { 'junit.xml': '<a/>', 'report.json': REPORT } },
      { name: 'coverage', content: { 'report.json': 'of somebody else' } },
    );
    expect(textOf(await download())).toBe(REPORT);
  });

  test('is not lost for the larger files beside it', async () => {
    runWith({ content: { 'report.html': randomBytes(MAX_BYTES * 2), 'report.json': REPORT } });
    expect(textOf(await download())).toBe(REPORT);
  });

  test('of the newest attempt, where several left one', async () => {
    runWith(
      { content: { 'report.json': 'first attempt' } },
      { content: { 'report.json': 'second attempt' } },
    );
    expect(textOf(await download())).toBe('second attempt');
  });
});

describe('the artifacts of a matrix', () => {
  const holding = (name: string, text = name) => ({ name, content: { 'report.json': text } });
  async function texts(changes: Partial<RunReportsRequest> = {}) {
    const downloaded = await downloadAll(changes);
    if (downloaded.kind !== 'reports') return downloaded;
    return downloaded.reports.map((one) => [one.name, textOf(one.download)]);
  }

  test('are all found, whatever suffix made their names unique, each in its newest version', async () => {
    runWith(
      holding('kindlm-report-2', 'old'),
      holding('kindlm-report-quality-0a1b2c3d'),
      holding('kindlm-report'),
      holding('kindlm-report-2'),
      holding('kindlm-report-shard-1'),
      holding('kindlm-report-nightly'),
      { name: 'kindlm-report-3', expired: true, content: {} },
    );
    const names = ['kindlm-report', 'kindlm-report-2', 'kindlm-report-quality-0a1b2c3d'];
    expect(await texts()).toEqual(names.map((name) => [name, name]));
  });

  test('are told by their names: not those of shards, and of no other report', async () => {
    const others = [
      'kindlm-report-6',
      'kindlm-report-shard-1',
      'kindlm-report-shard-1-0a1b2c3d',
      'kindlm-report-shard-12-quality-0a1b2c3d',
      'kindlm-report-other',
      'kindlm-report-html.html',
      'kindlm-report-html-2.html',
      'kindlm-report-html-quality-0a1b2c3d.html',
      'nightly-kindlm-report',
      'kindlm-reports-0a1b2c3d',
    ];
    const ours = [
      'kindlm-report-0a1b2c3d',
      'kindlm-report-5',
      'kindlm-report-other-0a1b2c3d',
      'kindlm-report-shards-0a1b2c3d',
    ];
    runWith(...[...others, ...ours].map((name) => holding(name)));
    expect(await texts()).toEqual(ours.map((name) => [name, name]));
  });

  test('are found on every page', async () => {
    const others = Array.from({ length: 120 }, (_, n) => holding(`coverage-${n}`));
    runWith(holding('kindlm-report'), ...others);
    expect(await texts()).toEqual([['kindlm-report', 'kindlm-report']]);
  });

  test('are bounded in number', async () => {
    const names = ['', '-2', '-3', '-4', '-5'].map((suffix) => `kindlm-report${suffix}`);
    runWith(...names.map((name) => holding(name)));
    expect(await texts()).toEqual({
      kind: 'too-large',
      message: `run ${runId} has 5 artifacts of that name, and at most 4 are read`,
    });
  });

  test('are bounded in what they hold together', async () => {
    const large = { 'report.json': 'x'.repeat(MAX_BYTES * 0.6) };
    runWith({ name: 'kindlm-report', content: large }, { name: 'kindlm-report-2', content: large });
    const downloaded = await downloadAll();
    expect(downloaded.kind === 'reports' && downloaded.reports[1]?.download).toEqual({
      kind: 'too-large',
      message: 'the reports of the run have together more than 100000 bytes',
    });
  });
});

const lie = (declaredSize: number) => [
  { name: 'report.json', data: Buffer.alloc(MAX_BYTES * 20), declaredSize },
];
const refusals: readonly {
  readonly what: string;
  readonly content: ArtifactSeed['content'];
  readonly kind: string;
  readonly message: string | RegExp;
}[] = [
  {
    what: 'a report.json that unpacks to more than allowed',
    content: writeZip({ 'report.json': Buffer.alloc(MAX_BYTES * 20) }),
    kind: 'too-large',
    message: 'report.json has more than 100000 bytes',
  },
  {
    what: 'a report.json that unpacks to more than the archive says',
    content: writeZip(lie(10)),
    kind: 'broken',
    message: /^the artifact cannot be unpacked: too many bytes in the stream/,
  },
  {
    what: 'an archive without an end',
    content: 'endless',
    kind: 'too-large',
    message: 'the artifact has more than 300000 bytes',
  },
  {
    what: 'an archive that is too large itself',
    content: writeZip({ 'report.json': REPORT, 'video.mp4': randomBytes(MAX_BYTES * 4) }),
    kind: 'too-large',
    message: 'the artifact has more than 300000 bytes',
  },
  {
    what: 'no archive',
    content: Buffer.from('<html>proxy error</html>'),
    kind: 'broken',
    message: /^the artifact cannot be unpacked: /,
  },
  {
    what: 'an archive that is cut off',
    content: writeZip({ 'report.json': randomBytes(5_000) }).subarray(0, 2_000),
    kind: 'broken',
    message: /^the artifact cannot be unpacked: /,
  },
  {
    what: 'an empty body',
    content: Buffer.alloc(0),
    kind: 'broken',
    message: /^the artifact cannot be unpacked: /,
  },
  {
    what: 'two files of the name',
    content: writeZip([
      { name: 'report.json', data: Buffer.from('{}') },
      { name: 'report.json', data: Buffer.from(REPORT) },
    ]),
    kind: 'broken',
    message: 'the artifact contains more than one report.json',
  },
  {
    what: 'too many files',
    content: writeZip(
      Array.from({ length: 1_001 }, (_, n) => ({ name: `${n}`, data: Buffer.alloc(0) })),
    ),
    kind: 'broken',
    message: 'the artifact contains too many files',
  },
  {
    what: 'a path out of the folder',
    content: writeZip({ '../../report.json': REPORT, 'report.json': REPORT }),
    kind: 'broken',
    message: /^the artifact cannot be unpacked: invalid relative path/,
  },
  {
    what: 'a report.json in a folder only',
    content: writeZip({ 'nested/report.json': REPORT }),
    kind: 'no-artifact',
    message: 'the artifact contains no report.json',
  },
];
test.each(refusals)('$what is refused', async ({ content, kind, message }) => {
  runWith({ content });
  expect(await download()).toEqual({
    kind,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

describe('what is not there', () => {
  test('a run without such an artifact', async () => {
    runWith({ name: 'coverage', content: {} });
    expect(await download()).toEqual({
      kind: 'no-artifact',
      message: `run ${runId} has no artifact kindlm-report`,
    });
  });

  test('a run that does not exist', async () => {
    expect(await download({ runId: 1 })).toMatchObject({ kind: 'no-artifact' });
  });

  test('an artifact that has expired, by the list and by the download', async () => {
    runWith({ expired: true, content: {} });
    const listed = { kind: 'expired', message: 'the artifact kindlm-report has expired' };
    expect(await download()).toEqual(listed);
    runWith({ content: {} });
    const answer = { status: 410, message: 'Artifact has expired' };
    github.fail({ path: /\/zip$/, times: 1, answer });
    const gone = { kind: 'expired', message: 'the artifact has expired' };
    expect(await download()).toEqual(gone);
  });

  test('a token without `actions: read`', async () => {
    runWith({ content: { 'report.json': REPORT } });
    const answer = { status: 403, message: 'Resource not accessible by integration' };
    github.fail({ path: /\/artifacts$/, times: 1, answer });
    expect(await download()).toMatchObject({ kind: 'no-permission' });
  });

  test('GitHub out of order', async () => {
    runWith({ content: { 'report.json': REPORT } });
    github.fail({ path: /\/zip$/, times: 4, answer: { status: 502, message: 'Bad gateway' } });
    expect(await download()).toEqual({ kind: 'failed', message: 'Bad gateway (HTTP 502)' });
    expect(await download()).toMatchObject({ kind: 'report' });
  });

  test('a store that refuses: no word about the token', async () => {
    const [id = 0] = runWith({ content: { 'report.json': REPORT } });
    const answer = {
      status: 302,
      message: 'moved',
      headers: { location: `${github.storeUrl}/blobs/${id}?sig=forged` },
    };
    github.fail({ path: /\/zip$/, times: 1, answer });
    expect(await download()).toMatchObject({ kind: 'failed' });
  });

  test('a store that never answers, until the signal', async () => {
    runWith({ content: 'hang' });
    const signal = AbortSignal.timeout(200);
    expect(await download({ signal })).toMatchObject({ kind: 'failed' });
  });
});
