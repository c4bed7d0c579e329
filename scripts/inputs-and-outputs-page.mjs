// The text of docs/inputs-and-outputs.md, from action.yml (scripts/generate-docs.mjs writes it).

import { parse, parseDocument } from 'yaml';

/** Headings of action.yml's inputs, each with the names below it. */
export function inputGroups(text) {
  const groups = [];
  const inputs = parseDocument(text).get('inputs');
  for (const { key } of inputs.items) {
    // That of the first is kept by the mapping.
    const heading = (
      key.commentBefore ?? (groups.length === 0 ? inputs : key).commentBefore
    )?.trim();
    if (heading !== undefined) groups.push([heading, []]);
    groups.at(-1)[1].push(key.value);
  }
  return groups;
}

const code = (text) => `\`${text}\``;
const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** `text`: action.yml. A comment before an input is the heading of those from it on. */
export function inputsAndOutputsPage(text) {
  const { inputs, outputs } = parse(text);
  const inputRow = ([name, { default: value, description }]) => [
    code(name),
    value === undefined ? '' : code(value),
    description,
  ];
  const groups = inputGroups(text).map(([heading, names]) => {
    const rows = names.map((name) => inputRow([name, inputs[name]]));
    return `### ${heading}\n\n${table(['Input', 'Default', 'Meaning'], rows)}`;
  });
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [
    code(name),
    description,
  ]);
  return `<!-- Generated from action.yml by \`npm run generate\`. Do not edit. -->

# Inputs and outputs

## Inputs

All are optional. An invalid value is an error that names the valid ones. Locally, every input is an option of \`npx kindlm-action\`, such as \`--tags smoke\`.

${groups.join('\n\n')}

## Outputs

All are set whenever they are known, also when the job fails.

${table(['Output', 'Meaning'], outputRows)}

What each exit code stands for is in [gates-and-exit-codes.md](gates-and-exit-codes.md).
`;
}
