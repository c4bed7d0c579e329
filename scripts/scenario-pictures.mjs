// Shows what people see of every scenario of the tests (__tests__/report/scenarios.ts), for looking at and reading aloud:
// `node scripts/scenario-pictures.mjs DIR [--only NAME ...]` writes pictures of comment, summary and report.html at 1280 and
// 390 pixels, the terminal's text, and amounts.md with lines, words and numbers in sight. Nothing of it is committed.
// `npm run bundle` first: scripts of tests are run by the built worker.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { ensureChromium } from './ensure-chromium.mjs';
import { commentPage, summaryPage } from './github-page.mjs';
import { COMMON_JS } from './picture-sources.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WIDTHS = [1280, 390];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder to write to.');
const target = resolve(folder);
mkdirSync(target, { recursive: true });

const { scenario, SCENARIOS, viewsOf, amountOf, unfolded } = await loaded();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const rows = [];
try {
  for (const name of SCENARIOS) {
    if (options.only !== undefined && !options.only.includes(name)) continue;
    await show(name);
  }
} finally {
  await browser.close();
}
const head = ['Scenario', 'View', 'Lines', 'Words', 'Numbers'];
const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
writeFileSync(join(target, 'amounts.md'), `${table.join('\n')}\n`);

async function show(name) {
  const report = await scenario(name);
  const { comments, summary, html, terminal } = viewsOf(report);
  const file = name.replaceAll(/[^a-z0-9]+/g, '-');
  const texts = [
    ...comments.map((text, index) => [`comment${index === 0 ? '' : index + 1}`, text]),
    ['summary', summary],
  ];
  for (const [view, text] of texts) {
    writeFileSync(join(target, `${file}-${view}.md`), text);
    rows.push([name, view, ...amounts(unfolded(text), report)]);
    await photograph(`${file}-${view}`, view === 'summary' ? summaryPage(text) : commentPage(text));
  }
  writeFileSync(join(target, `${file}-terminal.txt`), terminal);
  rows.push([name, 'terminal', ...amounts(terminal, report)]);
  await photograph(`${file}-report`, html, 1600);
}

function amounts(text, report) {
  const { lines, words, numbers } = amountOf(text, report);
  return [lines, words, numbers];
}

async function photograph(file, html, height) {
  const path = join(target, `${file}.html`);
  writeFileSync(path, html);
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: height ?? 300 } });
    await page.goto(pathToFileURL(path).href);
    await page.screenshot({
      path: join(target, `${file}-${width}.png`),
      fullPage: height === undefined,
    });
    await page.close();
  }
}

/** Scenarios and views from their sources, by esbuild, so that only the worker has to be built before. */
async function loaded() {
  // As deep in the repository as the tests are, from where they find the built worker.
  const temp = mkdtempSync(join(ROOT, 'node_modules/.scenarios-'));
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: ['__tests__/report/shown-scenarios.ts'],
      outdir: temp,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      plugins: [COMMON_JS],
    });
    return await import(pathToFileURL(join(temp, 'shown-scenarios.js')).href);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
