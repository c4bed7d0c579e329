// Writes src/config/generated/kindlm-config.ts from src/config/kindlm.schema.json, the single source of the config language.
// `--check` writes nothing and fails when the file is out of date.
import { readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { writeOrCheck } from './generated-file.mjs';

const SCHEMA = new URL('../src/config/kindlm.schema.json', import.meta.url);

const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));
// An endpoint under a name of its own is one of the others by its `kind`, which conditions of the schema express.
const { providers } = schema.definitions;
providers.additionalProperties = { anyOf: Object.values(providers.properties) };
delete schema.definitions.namedProvider;
markUntyped(schema);
dropFreeKeys(schema);

/** Keys that begin with `x-` are taken out before the config is used (schema-shapes.ts). */
function dropFreeKeys(part) {
  if (typeof part !== 'object' || part === null) return;
  if (part.patternProperties !== undefined) delete part.patternProperties;
  for (const child of Object.values(part)) dropFreeKeys(child);
}

/** A schema that says nothing of the type allows any value; the generator would take it for a mapping. */
function markUntyped(part) {
  for (const child of [
    ...Object.values(part.definitions ?? {}),
    ...Object.values(part.properties ?? {}),
    ...[part.items ?? []].flat(),
  ]) {
    const isTyped = ['type', '$ref', 'enum', 'const', 'anyOf'].some((key) => key in child);
    if (!isTyped) child.tsType = 'unknown';
    markUntyped(child);
  }
}

const types = await compile(schema, 'KindlmConfig', {
  bannerComment: '/** Generated from kindlm.schema.json by `npm run generate`. Do not edit. */',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 100 },
});

await writeOrCheck('src/config/generated/kindlm-config.ts', types);
