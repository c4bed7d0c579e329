// Writes src/config/generated/kindlm-validator.cjs from src/config/kindlm.schema.json: the schema compiled to plain code,
// because compiling it at start costs more than everything else that happens before the first model request.
// `--check` writes nothing and fails when the file is out of date.
import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { writeOrCheck } from './generated-file.mjs';
import { validatorSource } from './validator-source.mjs';

const SCHEMA = new URL('../src/config/kindlm.schema.json', import.meta.url);

const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));
const ajv = new Ajv({
  allErrors: true,
  useDefaults: true,
  allowUnionTypes: true,
  // The config may have keys such as `constructor`: only what is in the file counts.
  ownProperties: true,
  // One function a definition: inlined, they come to more code, all of which is read before the first model is asked.
  inlineRefs: false,
  code: { source: true },
});
addFormats.default(ajv, ['uri']);
// The code holds the schema already, under a name that ajv gives: once more, it would be a tenth of the file.
const named = /const (schema\d+) = \{"\$schema":/;
const code = await validatorSource(ajv, schema, 'kindlm.schema.json', (source) => [
  `exports.schema = ${named.exec(source)[1]};`,
]);

await writeOrCheck('src/config/generated/kindlm-validator.cjs', code);
