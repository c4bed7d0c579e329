// Writes src/report/html/page-assets.ts from src/report/html/page/: the style sheet and the scripts of report.html,
// bundled into one text each. Types and rules of the folder are checked by `npm run typecheck` and `npm run lint`.
// `--check` writes nothing and fails when the file is out of date.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as prettier from 'prettier';
import { writeOrCheck } from './generated-file.mjs';

const FOLDER = new URL('../src/report/html/page/', import.meta.url);
const TARGET = new URL('../src/report/html/page-assets.ts', import.meta.url);

const page = await bundled('page.ts', {});
// Whose names nobody reads: of uPlot, too. Its licence goes along with every page.
const plots = await bundled('plots.ts', {
  minifySyntax: true,
  minifyIdentifiers: true,
  banner: { js: `/* ${await noticeOf('uplot')} */` },
});
const style = [
  await readFile(createRequire(import.meta.url).resolve('uplot/dist/uPlot.min.css'), 'utf8'),
  await readFile(new URL('page.css', FOLDER), 'utf8'),
].join('\n');
const text = await prettier.format(
  [
    '/** Generated from page/ by `node scripts/generate-report-page.mjs`. Do not edit. */',
    `export const PAGE_STYLE = ${JSON.stringify(style)};`,
    '',
    `export const PAGE_SCRIPT = ${JSON.stringify(page)};`,
    '',
    '/** Draws the plots: with uPlot, whose licence it names. */',
    `export const PLOTS_SCRIPT = ${JSON.stringify(plots)};`,
  ].join('\n'),
  { ...(await prettier.resolveConfig(fileURLToPath(TARGET))), parser: 'typescript' },
);

await writeOrCheck('src/report/html/page-assets.ts', text);

/** A script of the folder with all that it imports, as one text. */
async function bundled(entry, more) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, FOLDER))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // As people write it, not as \uXXXX: the page says that it is UTF-8.
    charset: 'utf8',
    // Whitespace only: names are kept, so that what the page does can be read in the page.
    minifyWhitespace: true,
    legalComments: 'none',
    // Of report/escape.ts: the page's texts have been through it.
    plugins: [{ name: 'node:util', setup: withoutNode }],
    ...more,
  });
  const script = outputFiles[0].text;
  if (/<\/script|<!--/i.test(script)) throw new Error('the script may not name its own element');
  return script;
}

/** Escape sequences of terminals are taken out before a text comes into the page: there, nothing has to know of them. */
function withoutNode({ onResolve, onLoad }) {
  onResolve({ filter: /^node:util$/ }, ({ path }) => ({
    path,
    namespace: 'none',
    sideEffects: false,
  }));
  onLoad({ filter: /.*/, namespace: 'none' }, () => ({
    contents: 'export const stripVTControlCharacters = (text) => text;',
  }));
}

/** Name, version and licence of a package. */
async function noticeOf(name) {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url);
  const { version } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
  return `${name} ${version}. ${(await readFile(new URL('LICENSE', folder), 'utf8')).trim()}`;
}
