// Writes src/report/generated/report-validator.cjs from src/report/report.schema.json: the schema compiled to plain code,
// so that reading a report waits for no compiler. It stops at the first thing that is wrong.
// `--check` writes nothing and fails when the file is out of date.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { format } from 'prettier';

const SCHEMA = new URL('../src/report/report.schema.json', import.meta.url);
const TARGET = new URL('../src/report/generated/report-validator.cjs', import.meta.url);

// The generated code quotes the schema, and needs nothing of it that is only for people.
const schema = JSON.parse(await readFile(SCHEMA, 'utf8'), (key, value) =>
  key === 'description' && typeof value === 'string' ? undefined : value,
);
const ajv = new Ajv2020({
  allowUnionTypes: true,
  // One function a definition: inlined, they come to half as much code again.
  inlineRefs: false,
  code: { source: true },
});
addFormats.default(ajv, ['date-time']);
const source = [
  '// Generated from report.schema.json by `npm run generate`. Do not edit.',
  standaloneCode.default(ajv, { validate: (ajv.addSchema(schema), schema.$id) }),
].join('\n');
const code = await format(source, { parser: 'babel', printWidth: 100, singleQuote: true });

if (process.argv.includes('--check')) {
  const current = await readFile(TARGET, 'utf8').catch(() => '');
  if (current !== code) {
    console.error(
      'src/report/generated/report-validator.cjs is out of date: run `npm run generate`.',
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('.', TARGET), { recursive: true });
  await writeFile(TARGET, code);
}
