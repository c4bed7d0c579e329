// What the pictures of docs/images/ show: report.html and the pull request comment of examples/support-agent-regression,
// compared with examples/support-agent. Made from src/ as it is, by esbuild, so that nothing has to be built before.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Inside of the repository, so that packages are found from there. */
const CACHE = join(ROOT, 'node_modules/.cache');
const CONFIG = 'examples/support-agent-regression/kindlm.yaml';
/** The same agent before somebody made its prompt worse. */
const BASE_CONFIG = 'examples/support-agent/kindlm.yaml';
const ENTRIES = {
  index: 'src/index.ts',
  'sandbox-worker/index': 'src/sandbox/worker.ts',
  html: 'src/report/html/html.ts',
  comment: 'src/report/markdown/markdown-comment.ts',
};
/** The validators are CommonJS, which Node loads where it is. */
const COMMON_JS = {
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

const COMMENT_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --muted: light-dark(#59636e, #9198a1); --wash: light-dark(#f6f8fa, #151b23); }
body { margin: 0; padding: 20px; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 system-ui, 'Noto Sans', sans-serif; }
.comment { border: 1px solid var(--line); border-radius: 6px; }
.head { padding: 8px 16px; background: var(--wash); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; color: var(--muted); }
.head b { color: light-dark(#1f2328, #f0f6fc); }
.bot { padding: 0 6px; border: 1px solid var(--line); border-radius: 999px; font-size: 12px; }
.body { padding: 16px; }
.body > :first-child { margin-top: 0; }
h2 { padding-bottom: 6px; border-bottom: 1px solid var(--line); font-size: 20px; line-height: 1.3; }
table { border-collapse: collapse; display: block; overflow: auto; margin: 0 0 16px; }
th, td { padding: 6px 13px; border: 1px solid var(--line); }
tr:nth-child(2n) td { background: var(--wash); }
code { padding: 2px 5px; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, 'DejaVu Sans Mono', monospace; white-space: break-spaces; }
a { color: light-dark(#0969da, #4493f8); text-decoration: none; }
sub { color: var(--muted); font-size: 12px; vertical-align: baseline; }
details { margin: 0 0 12px; }
summary { cursor: pointer; }
`;

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
    return await pagesOf(exampleReport(temp), temp);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

async function pagesOf(report, temp) {
  const { renderHtml } = await view(temp, 'html');
  const { renderComment } = await view(temp, 'comment');
  const [suite] = report.suites;
  const comment = renderComment(report, suite, {
    runUrl: RUN.runUrl,
    artifactUrl: `${RUN.runUrl}/artifacts/1`,
  });
  const html = renderHtml(report);
  return [
    { name: 'report', html, width: 1280, height: 1500 },
    { name: 'report-phone', html, width: 390, height: 1500 },
    { name: 'comment', html: commentPage(comment), width: 900 },
  ];
}

function exampleReport(temp) {
  const report = reportOf(temp, CONFIG, 1, ['--compare', baseReport(temp)]);
  const { comparison } = report;
  const base = { ...comparison.base, source: 'artifact' };
  return { ...report, run: { ...report.run, ...RUN }, comparison: { ...comparison, base } };
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
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  // A picture is not old because a version was released.
  return { ...report, tool: { ...report.tool, version: '1.0.0' } };
}

function view(temp, name) {
  return import(pathToFileURL(join(temp, 'dist', `${name}.js`)).href);
}

/** The comment as GitHub renders it, in a style sheet like GitHub's. */
function commentPage(markdown) {
  const body = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${COMMENT_STYLE}</style><div class="comment"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented</div><div class="body">${body}</div></div></html>`;
}
