// Makes docs/images/: report.html and the pull request comment of examples/support-agent-regression, compared with
// examples/support-agent, light and dark.
// Needs dist/ (`npm run bundle`) for the run; the views are bundled from src/ as they are.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';
import { ensureChromium } from './ensure-chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));
const CONFIG = 'examples/support-agent-regression/kindlm.yaml';
/** The same agent before somebody made its prompt worse. */
const BASE_CONFIG = 'examples/support-agent/kindlm.yaml';
const NCC = join(ROOT, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
const THEMES = ['light', 'dark'];

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

const temp = mkdtempSync(join(tmpdir(), 'kindlm-screenshots-'));
try {
  const report = exampleReport();
  const { renderHtml } = await view('html/html');
  const { renderComment } = await view('markdown/markdown');
  const [suite] = report.suites;
  const comment = renderComment(report, suite, {
    runUrl: RUN.runUrl,
    artifactUrl: `${RUN.runUrl}/artifacts/1`,
  });
  await shoot('report', renderHtml(report), { width: 1280, height: 800 }, openWorst);
  await shoot('comment', commentPage(comment), { width: 900, height: 600 });
} finally {
  rmSync(temp, { recursive: true, force: true });
}

function exampleReport() {
  const report = reportOf(CONFIG, 1, ['--compare', baseReport()]);
  return { ...report, run: { ...report.run, ...RUN } };
}

/** The report of the good agent, as the base branch's. */
function baseReport() {
  const report = reportOf(BASE_CONFIG, 0, ['--outputs', 'all']);
  const file = join(temp, 'base.json');
  const main = { ref: 'refs/heads/main', sha: BASE_SHA, finishedAt: '2026-11-20T07:30:00.000Z' };
  writeFileSync(file, JSON.stringify({ ...report, run: { ...report.run, ...main } }));
  return file;
}

function reportOf(config, expected, more) {
  const folder = join(temp, `report-${expected}`);
  const args = ['dist/index.js', config, '--responses', 'replay', '--report-dir', folder, ...more];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== expected) throw new Error(`${config} ended with ${status}: ${stderr}`);
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

/** A view of src/report/, bundled. */
async function view(name) {
  const out = join(temp, name);
  const args = [NCC, 'build', `src/report/${name}.ts`, '-o', out, '--quiet', '--transpile-only'];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  return import(pathToFileURL(join(out, 'index.js')).href);
}

async function openWorst(page) {
  await page.fill('#filter-text', 'angry');
  await page.locator('.opener').first().click();
}

async function shoot(name, html, viewport, prepare = () => Promise.resolve()) {
  const file = join(temp, `${name}.html`);
  writeFileSync(file, html);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  for (const colorScheme of THEMES) {
    const page = await browser.newPage({ viewport, colorScheme });
    await page.goto(pathToFileURL(file).href);
    await prepare(page);
    await page.mouse.move(0, 0);
    await page.evaluate('document.activeElement?.blur()');
    await page.screenshot({ path: join(IMAGES, `${name}-${colorScheme}.png`), fullPage: true });
  }
  await browser.close();
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
