// Writes src/app/session/generated/action-inputs.ts from action.yml, where each input is described once: the parser's
// table (src/app/session/inputs.ts) takes the names from there, so that an input without a parser does not compile.
// `--check` writes nothing and fails when the file is out of date.
import { readFile } from 'node:fs/promises';
import * as prettier from 'prettier';
import { parse } from 'yaml';
import { writeOrCheck } from './generated-file.mjs';
import { inputGroups } from './inputs-and-outputs-page.mjs';

const TARGET = 'src/app/session/generated/action-inputs.ts';

const action = await readFile(new URL('../action.yml', import.meta.url), 'utf8');
const { inputs } = parse(action);
const headings = new Map(
  inputGroups(action).flatMap(([heading, names]) => names.map((name) => [name, heading])),
);
const rows = Object.entries(inputs).map(([name, { description, default: value = '' }]) => [
  name,
  // GitHub fills in its expressions; elsewhere there is nothing to fill in.
  {
    group: headings.get(name),
    description,
    default: value.includes('${{') ? '' : value,
  },
]);
const text = await prettier.format(
  `/** Generated from action.yml by \`node scripts/generate-inputs.mjs\`. Do not edit. */
export const ACTION_INPUTS = ${JSON.stringify(Object.fromEntries(rows))} as const;`,
  { ...(await prettier.resolveConfig(TARGET)), parser: 'typescript' },
);
await writeOrCheck(TARGET, text);
