// Writes src/report/generated/report-document.ts and parts-document.ts: the types of report.json and parts.json, from
// their schemas, so that no property is in one of both only. `--check` writes nothing and fails when one is out of date.
import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { writeOrCheck } from './generated-file.mjs';
import { DECLARED_ELSEWHERE, typesOf } from './report-types.mjs';

const OF_PARTS = {
  run: { name: 'RunMetadata', from: './report-document.js' },
  direction: { name: 'PartDirection', from: '../../statistics/parts.js' },
};

/** What the code calls the definitions of parts.json. */
const PARTS_NAMES = {
  suite: 'PartsSuite',
  gate: 'PartsGateResult',
  part: 'ReportedPart',
  test: 'PartTest',
  side: 'PartSide',
};

await write('report.schema.json', 'report-document', (schema) =>
  typesOf(schema, 'Report', DECLARED_ELSEWHERE),
);
await write('parts/parts-report.schema.json', 'parts-document', (schema) =>
  typesOf(schema, 'PartsReport', { ...DECLARED_ELSEWHERE, ...OF_PARTS }, PARTS_NAMES),
);

async function write(path, name, typesIn) {
  const schema = JSON.parse(
    await readFile(new URL(`../src/report/${path}`, import.meta.url), 'utf8'),
  );
  const banner = `/** Generated from ${path} by \`npm run generate\`. Do not edit. */\n`;
  const options = { parser: 'typescript', printWidth: 100, singleQuote: true };
  await writeOrCheck(
    `src/report/generated/${name}.ts`,
    await format(banner + typesIn(schema), options),
  );
}
