// The text of docs/inputs-and-outputs.md, from action.yml (scripts/generate-docs.mjs writes it).

const code = (text) => `\`${text}\``;
const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** `action`: action.yml as a value. */
export function inputsAndOutputsPage({ inputs, outputs }) {
  const inputRows = Object.entries(inputs).map(([name, { default: value, description }]) => [
    code(name),
    value === undefined ? '' : code(value),
    description,
  ]);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [
    code(name),
    description,
  ]);
  return `<!-- Generated from action.yml by \`npm run generate\`. Do not edit. -->

# Inputs and outputs

## Inputs

All are optional. An invalid value is an error that names the valid ones. Locally, every input is an option of \`npm start --\`, such as \`--tags smoke\`.

${table(['Input', 'Default', 'Meaning'], inputRows)}

## Outputs

All are set whenever they are known, also when the job fails.

${table(['Output', 'Meaning'], outputRows)}

What each exit code stands for is in [gates-and-exit-codes.md](gates-and-exit-codes.md).
`;
}
