// Writes src/config/generated/draft-07-validator.cjs: the meta-schema of JSON Schema draft-07 compiled to plain code, because
// compiling it takes longer than compiling the schemas of a suite. The other drafts are rare, and compiled when met.
// `--check` writes nothing and fails when the file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { format } from 'prettier';

const TARGET = new URL('../src/config/generated/draft-07-validator.cjs', import.meta.url);

const schema = createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-07.json');
const ajv = new Ajv({
  // As ajv reads its own meta-schemas.
  meta: false,
  strict: false,
  validateFormats: false,
  inlineRefs: false,
  code: { source: true },
});
const source = [
  '// Generated from the meta-schema of draft-07 by `npm run generate`. Do not edit.',
  standaloneCode.default(ajv, { validate: (ajv.addSchema(schema), schema.$id) }),
].join('\n');
const code = await format(source, { parser: 'babel', printWidth: 100, singleQuote: true });

if (process.argv.includes('--check')) {
  const current = await readFile(TARGET, 'utf8').catch(() => '');
  if (current !== code) {
    console.error(
      'src/config/generated/draft-07-validator.cjs is out of date: run `npm run generate`.',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, code);
}
