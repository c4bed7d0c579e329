// Writes src/report/html/page-assets.ts from scripts/report-page/: the style sheet and the script of report.html, whose
// parts are type-checked against the data that the report embeds.
// `--check` writes nothing and fails when the file is out of date.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import ts from 'typescript';
import { writeOrCheck } from './generated-file.mjs';

const FOLDER = new URL('report-page/', import.meta.url);
const TARGET = new URL('../src/report/html/page-assets.ts', import.meta.url);

const parts = (await readdir(FOLDER)).filter((name) => /^\d+-.*\.ts$/.test(name)).sort();

function typeErrors() {
  const configPath = fileURLToPath(new URL('tsconfig.json', FOLDER));
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    fileURLToPath(FOLDER),
  );
  const program = ts.createProgram(fileNames, options);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.includes('/report-page/') ?? true);
}

function withoutTypes(text) {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None },
  });
  return outputText.replace(/^\s*(?:"use strict";|export \{\};)\s*$/gm, '');
}

const errors = typeErrors();
if (errors.length > 0) {
  console.error(
    ts.formatDiagnostics(errors, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => process.cwd(),
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}

const sources = await Promise.all(parts.map((name) => readFile(new URL(name, FOLDER), 'utf8')));
const script = `(() => {\n'use strict';\n${sources.map(withoutTypes).join('\n')}\n})();\n`;
if (/<\/script|<!--/i.test(script)) throw new Error('the script may not name its own element');
const style = await readFile(new URL('page.css', FOLDER), 'utf8');
const text = await prettier.format(
  [
    '/** Generated from scripts/report-page/ by `node scripts/generate-report-page.mjs`. Do not edit. */',
    `export const PAGE_STYLE = ${JSON.stringify(style)};`,
    '',
    `export const PAGE_SCRIPT = ${JSON.stringify(script)};`,
  ].join('\n'),
  { ...(await prettier.resolveConfig(fileURLToPath(TARGET))), parser: 'typescript' },
);

await writeOrCheck('src/report/html/page-assets.ts', text);
