// A JSON Schema as plain code: compiling it at run time would cost more than most of what happens before the first call.
import standaloneCode from 'ajv/dist/standalone/index.js';
import { transform } from 'esbuild';
import { format } from 'prettier';

/**
 * The schema compiled by `ajv`, which must be set to keep its source.
 * @param origin what the code is generated from, for its first line
 * @param extra makes lines that follow, of the code
 */
export function validatorSource(ajv, schema, origin, extra = () => []) {
  const code = standaloneCode.default(ajv, { validate: (ajv.addSchema(schema), schema.$id) });
  return written([code, ...extra(code)], origin);
}

/** The same as a mere yes or no, in a third of the code: of a value that is not valid it does not say what is wrong. */
export async function checkSource(ajv, schema, origin) {
  const code = standaloneCode.default(ajv, { isValid: (ajv.addSchema(schema), schema.$id) });
  const counting = ERRORS_KEPT.reduce((text, [kept, left]) => text.replace(kept, left), code);
  const rest = /vErrors|instancePath|rootData/.exec(counting);
  if (rest !== null) throw new Error(`ajv writes errors otherwise: ${rest[0]} is left`);
  // Errors would have quoted the schema; a check asks it for names of keys, where there are many.
  const named = counting.replace(
    /(const schema\d+ = )({.*?});(?=const |function )/gs,
    (_, start, part) => {
      const names = Object.keys(JSON.parse(part).properties ?? {});
      return `${start}${JSON.stringify({ properties: Object.fromEntries(names.map((name) => [name, true])) })};`;
    },
  );
  const { code: needed } = await transform(named, { format: 'cjs', treeShaking: true });
  return written([needed], origin);
}

/** How ajv's code keeps errors (with `allErrors`), and what is left of it where they are only counted. */
const ERRORS_KEPT = [
  [
    /const (err\d+) = \{.*?\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/gs,
    '',
  ],
  [
    /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;/g,
    'errors++;',
  ],
  // A branch that need not hold takes its errors back.
  [
    /if\(vErrors !== null\)\{if\((_errs\d+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g,
    '',
  ],
  [/let vErrors = null;|validate\d+\.errors = vErrors;/g, ''],
  // Where in the config a function is.
  [/, ?\{instancePath(?:[^{}]|\{[^{}]*\})*?rootData\}/g, ''],
  [/, \{instancePath=""[^}]*\}=\{\}/g, ''],
];

function written(parts, origin) {
  const lines = [`// Generated from ${origin} by \`npm run generate\`. Do not edit.`, ...parts];
  return format(lines.join('\n'), { parser: 'babel', printWidth: 100, singleQuote: true });
}
