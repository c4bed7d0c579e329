// Writes a kindlm.yaml from a promptfoo config, and says what it could not carry over (docs/import-promptfoo.md):
//   npm run import-promptfoo -- promptfooconfig.yaml [-o kindlm.yaml] [--force]
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { convert } from './import-promptfoo/convert.mjs';
import { openFiles, readConfig } from './import-promptfoo/inputs/files.mjs';
import { createNotes, plain, UnusableInput } from './import-promptfoo/notes.mjs';

const USAGE = 'Usage: npm run import-promptfoo -- promptfooconfig.yaml [-o kindlm.yaml] [--force]';
const SCHEMA = 'https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json';

// npm changes into the package's folder; INIT_CWD is where the person stood.
const stood =
  process.env.npm_lifecycle_event === 'import-promptfoo' ? process.env.INIT_CWD : undefined;
const from = stood ?? process.cwd();

const notes = createNotes();
try {
  run();
} catch (error) {
  if (!(error instanceof UnusableInput)) throw error;
  tell(notes.all());
  console.error(plain(error.message));
  process.exitCode = 2;
}

function run() {
  const { input, output, force } = readArguments();
  const config = readConfig(input);
  refuseOverwriting(output, force);
  const suite = convert(config, openFiles(input, dirname(output)), notes);
  const header = `# yaml-language-server: $schema=${SCHEMA}\n# Imported from ${plain(basename(input))}.\n`;
  const text = stringify(suite, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
  writeFileSync(output, header + text, { flag: force ? 'w' : 'wx' });
  const told = notes.all();
  tell(told);
  const size = [
    counted(suite.tests.length, 'test'),
    counted(Object.keys(suite.prompts).length, 'prompt'),
    counted(suite.models.length, 'model'),
  ].join(', ');
  console.log(
    `Wrote ${relative(from, output)}: ${size}. Not carried over: ${told.lost.length}; works differently: ${told.changed.length}.`,
  );
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        force: { type: 'boolean', default: false },
      },
    });
    const [name = 'promptfooconfig.yaml', ...more] = positionals;
    if (more.length > 0) throw new UnusableInput(USAGE);
    const input = resolve(from, name);
    const output = values.output
      ? resolve(from, values.output)
      : join(dirname(input), 'kindlm.yaml');
    return { input, output, force: values.force };
  } catch (error) {
    throw error instanceof UnusableInput ? error : new UnusableInput(`${error.message}\n${USAGE}`);
  }
}

function refuseOverwriting(output, force) {
  if (!existsSync(dirname(output))) throw new UnusableInput(`${dirname(output)} does not exist.`);
  if (existsSync(output) && !force) {
    throw new UnusableInput(`${basename(output)} exists; --force overwrites it.`);
  }
}

function tell({ lost, changed }) {
  list('Not carried over', lost);
  list('Carried over, and works differently', changed);
}

function list(title, lines) {
  if (lines.length === 0) return;
  console.error(`${title} (${lines.length}):\n${lines.map((line) => `  - ${line}`).join('\n')}`);
}
