// A JSON Schema as plain code: compiling it at run time would cost more than most of what happens before the first call.
import standaloneCode from 'ajv/dist/standalone/index.js';
import { format } from 'prettier';

/**
 * The schema compiled by `ajv`, which must be set to keep its source.
 * @param origin what the code is generated from, for its first line
 * @param extra makes lines that follow, of the code
 */
export function validatorSource(ajv, schema, origin, extra = () => []) {
  const code = standaloneCode.default(ajv, { validate: (ajv.addSchema(schema), schema.$id) });
  const first = `// Generated from ${origin} by \`npm run generate\`. Do not edit.`;
  const lines = [first, code, ...extra(code)];
  return format(lines.join('\n'), { parser: 'babel', printWidth: 100, singleQuote: true });
}
