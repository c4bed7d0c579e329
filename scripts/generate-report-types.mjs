// Writes src/report/generated/report-document.ts and parts-document.ts, the types of report.json and parts.json, those of the
// results that the engine hands on (src/engine/generated/result-types.ts) and those of what the statistics find
// (src/statistics/generated/verdict-types.ts): from the schemas, so that no property is in one of both only. `--check` writes nothing and fails when one is out of date.
import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { writeOrCheck } from './generated-file.mjs';
import { DECLARED_ELSEWHERE, OF_ENGINE, OF_STATISTICS, typesOf } from './report-types.mjs';

const OF_PARTS = {
  run: { name: 'RunMetadata', from: './report-document.js' },
};

/** What the engine hands on. */
const RESULTS = [
  ...['result', 'gateEvaluation', 'harness', 'skippedTest', 'interruption', 'verdict'],
  ...['judgeCheck', 'baseAnswersJudged'],
];

/** What the code calls the definitions of parts.json. */
const PARTS_NAMES = {
  report: 'PartsReport',
  suite: 'PartsSuite',
  gate: 'PartsGateResult',
  part: 'ReportedPart',
  direction: 'PartDirection',
  test: 'PartTest',
  side: 'PartSide',
};

await write('report.schema.json', 'report/generated/report-document', (schema) =>
  typesOf(schema, ['report'], DECLARED_ELSEWHERE),
);
await write('parts/parts-report.schema.json', 'report/generated/parts-document', (schema) =>
  typesOf(schema, ['report'], { ...DECLARED_ELSEWHERE, ...OF_PARTS }, PARTS_NAMES),
);
await write('report.schema.json', 'engine/generated/result-types', (schema) => {
  // What the report adds to a result.
  delete schema.$defs.result.properties.comparison;
  return typesOf(schema, RESULTS, OF_ENGINE);
});
await write('report.schema.json', 'statistics/generated/verdict-types', (schema) =>
  typesOf(schema, OF_STATISTICS, {}),
);

async function write(path, name, typesIn) {
  const url = new URL(`../src/report/${path}`, import.meta.url);
  const report = JSON.parse(await readFile(url, 'utf8'));
  const types = typesIn({ $defs: { ...report.$defs, report } });
  const banner = `/** Generated from src/report/${path} by \`npm run generate\`. Do not edit. */\n`;
  const options = { parser: 'typescript', printWidth: 100, singleQuote: true };
  await writeOrCheck(`src/${name}.ts`, await format(banner + types, options));
}
