// What the pictures of docs/images/ show: report.html and the pull request comment of examples/support-agent-regression,
// compared with examples/support-agent, and what earns its place in the latter. Made from src/ as it is, by esbuild, so that nothing has to be built before.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { commentPage } from './github-page.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Inside of the repository, so that packages are found from there. */
const CACHE = join(ROOT, 'node_modules/.cache');
const CONFIG = 'examples/support-agent-regression/kindlm.yaml';
/** The same agent before somebody made its prompt worse. */
const BASE_CONFIG = 'examples/support-agent/kindlm.yaml';
const ENTRIES = {
  index: 'src/index.ts',
  'sandbox-worker/index': 'src/sandbox/worker.ts',
  views: 'src/report/views.ts',
};
/** The validators are CommonJS, which Node loads where it is. */
export const COMMON_JS = {
  name: 'common-js',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.cjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    })),
};

/** What GitHub would have added; fixed, so that the images change only when the views do. */
const RUN = {
  startedAt: '2026-11-20T09:30:00.000Z',
  finishedAt: '2026-11-20T09:30:19.000Z',
  durationMs: 19_000,
  responses: 'live',
  serverUrl: 'https://github.com',
  repository: 'acme/support',
  sha: '4f2a9c1e8b7d6f5a4c3b2a1908f7e6d5c4b3a291',
  pullRequest: 7,
  runUrl: 'https://github.com/acme/support/actions/runs/1000',
};

const BASE_SHA = '9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a39281706';

/**
 * The pages to photograph: each with its name, its HTML, and the part that is shown, in pixels. The same sources give
 * the same text, whatever the version, the machine or the day.
 */
export async function pictureSources() {
  mkdirSync(CACHE, { recursive: true });
  const temp = mkdtempSync(join(CACHE, 'pictures-'));
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: ENTRIES,
      outdir: join(temp, 'dist'),
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      plugins: [COMMON_JS],
    });
    return await pagesOf({ report: exampleReport(temp), parts: partsReport(temp) }, temp);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

async function pagesOf({ report, parts }, temp) {
  const { htmlPieces, PARTS_VIEWS, renderCommentVariants } = await import(
    pathToFileURL(join(temp, 'dist/views.js')).href
  );
  const [suite] = report.suites;
  const [comment] = renderCommentVariants(report, suite, {
    runUrl: RUN.runUrl,
    artifactUrl: `${RUN.runUrl}/artifacts/1`,
  });
  const html = htmlPieces(report).join('');
  return [
    { name: 'report', html, width: 1280, height: 1500 },
    { name: 'report-phone', html, width: 390, height: 1500 },
    { name: 'comment', html: commentPage(comment), width: 900 },
    { name: 'parts', html: PARTS_VIEWS.html(parts), width: 900 },
  ];
}

function exampleReport(temp) {
  const report = reportOf(temp, CONFIG, 1, ['--compare', baseReport(temp)]);
  const { comparison } = report;
  const base = { ...comparison.base, source: 'artifact' };
  return { ...report, run: { ...report.run, ...RUN }, comparison: { ...comparison, base } };
}

/** Of the good agent, each paragraph of a prompt taken away. */
function partsReport(temp) {
  const report = reportOf(temp, BASE_CONFIG, 0, ['--mode', 'parts']);
  return { ...report, run: { ...report.run, ...RUN } };
}

/** The report of the good agent, as the base branch's. */
function baseReport(temp) {
  const report = reportOf(temp, BASE_CONFIG, 0, ['--outputs', 'all']);
  const file = join(temp, 'base.json');
  const main = { ref: 'refs/heads/main', sha: BASE_SHA, finishedAt: '2026-11-20T07:30:00.000Z' };
  writeFileSync(file, JSON.stringify({ ...report, run: { ...report.run, ...main } }));
  return file;
}

function reportOf(temp, config, expected, more) {
  const folder = join(temp, `report-${expected}`);
  const program = join(temp, 'dist/index.js');
  const args = [program, config, '--responses', 'replay', '--report-dir', folder, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    // As at a terminal, also where this runs in a job of GitHub.
    env: { PATH: process.env.PATH },
  });
  if (status !== expected) {
    throw new Error(`${config} ended with ${status}, not ${expected}: ${stdout}${stderr}`);
  }
  const file = more.includes('parts') ? 'parts.json' : 'report.json';
  const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  // A picture is not old because a version was released.
  return { ...report, tool: { ...report.tool, version: '1.0.0' } };
}
