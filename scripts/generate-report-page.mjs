// Writes src/report/html/page-assets.ts from src/report/html/page/: the style sheet and the script of report.html,
// bundled into one text each. Types and rules of the folder are checked by `npm run typecheck` and `npm run lint`.
// `--check` writes nothing and fails when the file is out of date.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as prettier from 'prettier';
import { writeOrCheck } from './generated-file.mjs';

const FOLDER = new URL('../src/report/html/page/', import.meta.url);
const TARGET = new URL('../src/report/html/page-assets.ts', import.meta.url);

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('page.ts', FOLDER))],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  // As people write it, not as \uXXXX: the page says that it is UTF-8.
  charset: 'utf8',
  // Whitespace only: names are kept, so that what the page does can be read in the page.
  minifyWhitespace: true,
  legalComments: 'none',
});
const script = outputFiles[0].text;
if (/<\/script|<!--/i.test(script)) throw new Error('the script may not name its own element');
const style = await readFile(new URL('page.css', FOLDER), 'utf8');
const text = await prettier.format(
  [
    '/** Generated from page/ by `node scripts/generate-report-page.mjs`. Do not edit. */',
    `export const PAGE_STYLE = ${JSON.stringify(style)};`,
    '',
    `export const PAGE_SCRIPT = ${JSON.stringify(script)};`,
  ].join('\n'),
  { ...(await prettier.resolveConfig(fileURLToPath(TARGET))), parser: 'typescript' },
);

await writeOrCheck('src/report/html/page-assets.ts', text);
