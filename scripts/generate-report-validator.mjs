// Writes src/report/generated/report-validator.cjs from src/report/report.schema.json: the schema compiled to plain code,
// so that reading a report waits for no compiler. It stops at the first thing that is wrong. And
// src/redaction/generated/report-words.ts: the words that the format itself is made of.
// `--check` writes nothing and fails when the file is out of date.
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { writeOrCheck } from './generated-file.mjs';
import { validatorSource } from './validator-source.mjs';

const SCHEMA = new URL('../src/report/report.schema.json', import.meta.url);

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
const code = await validatorSource(ajv, schema, 'report.schema.json');

await writeOrCheck('src/report/generated/report-validator.cjs', code);

await writeOrCheck(
  'src/redaction/generated/report-words.ts',
  `/** Names and values of the report's own format. Generated from report.schema.json by \`npm run generate\`. Do not edit. */
export const REPORT_WORDS: ReadonlySet<string> = new Set(${JSON.stringify([...wordsOf(schema)].sort())});
`,
);

/** Every property name and every fixed value of a schema. */
function wordsOf(part) {
  if (typeof part !== 'object' || part === null) return new Set();
  const own = [...Object.keys(part.properties ?? {}), ...(part.enum ?? []), part.const];
  return new Set([
    ...own.filter((word) => typeof word === 'string'),
    ...Object.values(part).flatMap((child) => [...wordsOf(child)]),
  ]);
}
