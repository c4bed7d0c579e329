// Writes src/config/generated/kindlm-validator.cjs from src/config/kindlm.schema.json: the schema compiled to plain code,
// because compiling it at start costs more than everything else that happens before the first model request.
// `--check` writes nothing and fails when the file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { format } from 'prettier';

const SCHEMA = new URL('../src/config/kindlm.schema.json', import.meta.url);
const TARGET = new URL('../src/config/generated/kindlm-validator.cjs', import.meta.url);

const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));
const ajv = new Ajv({
  allErrors: true,
  useDefaults: true,
  allowUnionTypes: true,
  // The config may have keys such as `constructor`: only what stands in the file counts.
  ownProperties: true,
  code: { source: true },
});
addFormats.default(ajv, ['uri']);
const source = [
  '// Generated from kindlm.schema.json by `npm run generate`. Do not edit.',
  standaloneCode.default(ajv, { validate: (ajv.addSchema(schema), schema.$id) }),
  `exports.schema = ${JSON.stringify(schema)};`,
].join('\n');
const code = await format(source, { parser: 'babel', printWidth: 100, singleQuote: true });

if (process.argv.includes('--check')) {
  const current = await readFile(TARGET, 'utf8').catch(() => '');
  if (current !== code) {
    console.error(
      'src/config/generated/kindlm-validator.cjs is out of date: run `npm run generate`.',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, code);
}
