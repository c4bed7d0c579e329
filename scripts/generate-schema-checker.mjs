// Writes src/config/generated/draft-07-validator.cjs: the meta-schema of JSON Schema draft-07 compiled to plain code, because
// compiling it takes longer than compiling the schemas of a suite. The other drafts are rare, and compiled when met.
// `--check` writes nothing and fails when the file is out of date.
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { writeOrCheck } from './generated-file.mjs';
import { validatorSource } from './validator-source.mjs';

const schema = createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-07.json');
const ajv = new Ajv({
  // As ajv reads its own meta-schemas.
  meta: false,
  strict: false,
  validateFormats: false,
  inlineRefs: false,
  code: { source: true },
});
const code = await validatorSource(ajv, schema, 'the meta-schema of draft-07');

await writeOrCheck('src/config/generated/draft-07-validator.cjs', code);
