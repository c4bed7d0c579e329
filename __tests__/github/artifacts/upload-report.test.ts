import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isReportArtifact, uploadPage, uploadReport } from '../../../src/github/artifacts.js';
import { ownDestination, readGitHubContext } from '../../../src/github/context.js';
import { startArtifactServer, type ArtifactServer } from '../../servers/artifact-server.js';
import { captureStdout, type CapturedStdout } from '../../servers/captured-stdout.js';

const RUN_URL = 'https://github.com/acme/shop/actions/runs/7';
const runner = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '7',
  GITHUB_JOB: 'quality',
};

let service: ArtifactServer;
let stdout: CapturedStdout;
let folder: string;
let before: NodeJS.ProcessEnv;

beforeEach(async () => {
  service = await startArtifactServer();
  folder = await mkdtemp(join(tmpdir(), 'kindlm-artifact-'));
  before = { ...process.env };
  // The real client reads these from the environment and from nowhere else.
  Object.assign(process.env, runner, service.environment);
  stdout = captureStdout();
});
afterEach(async () => {
  stdout.restore();
  process.env = before;
  await service.close();
  await rm(folder, { recursive: true });
  expect(service.violations).toEqual([]);
});

async function upload(
  changes: Partial<Parameters<typeof uploadReport>[0]> = {},
  files: Readonly<Record<string, string>> = { 'report.json': '{}' },
  environment: Readonly<Record<string, string>> = {},
  serviceVariables: Readonly<Record<string, string>> = service.environment,
) {
  const paths = Object.keys(files).map((name) => join(folder, name));
  for (const [index, text] of Object.values(files).entries()) {
    const path = paths[index] ?? folder;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return uploadReport({
    name: 'kindlm-report',
    files: paths,
    rootDirectory: folder,
    timeLimitMs: 20_000,
    job: ownDestination(
      readGitHubContext({ ...runner, ...environment }, () => '{}'),
      serviceVariables,
    ).job,
    ...changes,
  });
}

describe('one artifact', () => {
  test('holds every file under its path', async () => {
    const files = { 'report.json': '{"version":"1"}', 'junit.xml': '<a/>', 'html/ü.html': 'é' };
    expect(await upload({}, files)).toEqual({
      kind: 'uploaded',
      id: 4000,
      name: 'kindlm-report',
      url: `${RUN_URL}/artifacts/4000`,
    });
    const [artifact] = service.artifacts;
    const stored = [...(artifact?.files ?? [])].map(([path, data]) => [path, data.toString()]);
    expect(Object.fromEntries(stored)).toEqual(files);
    expect(artifact?.expiresAt).toBeUndefined();
  });

  test('is kept as long as asked', async () => {
    await upload({ retentionDays: 5 });
    const days = (Date.parse(service.artifacts[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(5);
  });

  test.each([
    { taken: ['r'], name: /^r-2$/ },
    { taken: ['r', 'r-2', 'r-3'], name: /^r-4$/ },
    { taken: ['r', 'r-2', 'r-3', 'r-4', 'r-5'], name: /^r-quality-[0-9a-f]{8}$/ },
  ])('finds another name when $taken is taken', async ({ taken, name }) => {
    for (const one of taken) service.takeName(one);
    const outcome = await upload({ name: 'r' });
    expect(outcome).toMatchObject({ kind: 'uploaded', name: expect.stringMatching(name) });
    expect(service.artifacts.map((artifact) => artifact.name)).toEqual([
      expect.stringMatching(name),
    ]);
    const [found] = service.artifacts;
    expect(isReportArtifact(found?.name ?? '', 'r', 'quality')).toBe(true);
  });

  test.each([
    'r-6',
    'r-shard-1',
    'r-shard-0a1b2c3d',
    'r-other-0a1b2c3d',
    'r-quality-0A1B2C3D',
    'r-quality',
    'nightly-r',
    'R',
    '',
  ])('%j is not a name that it would have chosen', (name) => {
    expect(isReportArtifact(name, 'r', 'quality')).toBe(false);
  });

  test.each([
    ['a/b: "c"\n<d>', 'a-b- -c-d-'],
    ['', 'kindlm-report'],
  ])('a name that artifacts cannot have, %j, becomes %j', async (name, valid) => {
    expect(await upload({ name })).toMatchObject({ kind: 'uploaded', name: valid });
  });
});

describe('a page', () => {
  async function uploadHtml(html = '<p>ü</p>') {
    const page = join(folder, 'report.html');
    await writeFile(page, html);
    return uploadPage(page, {
      name: 'kindlm-report-html',
      timeLimitMs: 20_000,
      retentionDays: 5,
      job: ownDestination(
        readGitHubContext(runner, () => '{}'),
        service.environment,
      ).job,
    });
  }

  test('is uploaded as it is, of a type that a browser opens', async () => {
    const name = 'kindlm-report-html.html';
    expect(await uploadHtml()).toEqual({
      kind: 'uploaded',
      id: 4000,
      name,
      url: `${RUN_URL}/artifacts/4000`,
    });
    const [artifact] = service.artifacts;
    expect(artifact).toMatchObject({ name, mimeType: 'text/html', expiresAt: expect.any(String) });
    expect(artifact?.files.get(name)?.toString()).toBe('<p>ü</p>');
  });

  test('finds another name when that of its file is taken', async () => {
    service.takeName('kindlm-report-html.html');
    expect(await uploadHtml()).toMatchObject({ name: 'kindlm-report-html-2.html' });
    for (const number of [3, 4, 5]) service.takeName(`kindlm-report-html-${number}.html`);
    const last = await uploadHtml();
    const { name } = last.kind === 'uploaded' ? last : { name: '' };
    expect(name).toMatch(/^kindlm-report-html-quality-[0-9a-f]{8}\.html$/);
    expect(isReportArtifact(name, 'kindlm-report', 'html-quality')).toBe(false);
  });

  test('that the service refuses is a failed upload', async () => {
    service.fail({ call: 'CreateArtifact', answer: { status: 400, message: 'no such version' } });
    expect(await uploadHtml()).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('no such version'),
    });
  });
});

describe('without an artifact', () => {
  test.each([
    { why: 'no service', changes: {}, variables: {}, reason: 'no-service' },
    {
      why: 'no token',
      changes: {},
      variables: { ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' },
      reason: 'no-service',
    },
    { why: 'no files', changes: { files: [] }, variables: undefined, reason: 'no-files' },
  ])('$why: skipped', async ({ changes, variables, reason }) => {
    expect(await upload(changes, undefined, undefined, variables)).toEqual({
      kind: 'skipped',
      reason,
    });
    expect(stdout.text()).toBe('');
  });

  test.each([
    ['https://github.com', 'uploaded'],
    ['https://acme.ghe.com', 'uploaded'],
    ['https://github.acme.example', 'skipped'],
    ['https://github.com.acme.example', 'skipped'],
  ])('%s: %s', async (GITHUB_SERVER_URL, kind) => {
    const outcome = await upload({}, { 'report.json': '{}' }, { GITHUB_SERVER_URL });
    expect(outcome).toMatchObject(kind === 'skipped' ? { kind, reason: 'ghes' } : { kind });
  });

  test.each([
    { call: 'CreateArtifact', status: 403, message: 'no', outcome: /\(403\).*no/ },
    { call: 'CreateArtifact', status: 400, message: 'insufficient usage', outcome: /quota/ },
    { call: 'FinalizeArtifact', status: 404, message: 'gone', outcome: /gone/ },
    { call: 'blob', status: 403, message: 'expired', outcome: /./ },
  ])('$call answers $status $message: failed', async ({ call, status, message, outcome }) => {
    service.fail({ call, answer: { status, message } });
    expect(await upload()).toEqual({
      kind: 'failed',
      message: expect.stringMatching(outcome),
    });
  });

  test.each(['CreateArtifact', 'blob', 'FinalizeArtifact'])('%s hangs: failed', async (call) => {
    service.fail({ call, answer: 'hang' });
    // Lets the client end its stalled uploads soon after we gave them up.
    process.env['ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS'] = '1600';
    expect(await upload({ timeLimitMs: 1_500 })).toEqual({
      kind: 'failed',
      message: 'no answer in time',
    });
  });

  test('a missing file fails', async () => {
    expect(await upload({ files: [join(folder, 'no-such-file')] })).toMatchObject({
      kind: 'failed',
    });
  });
});
