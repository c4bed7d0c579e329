// The command `import`: writes a kindlm.yaml from a promptfoo config, and says what it could not carry over
// (docs/import-promptfoo.md). In: a promptfoo config and the files that it names. Out: a kindlm.yaml, and what is not in
// it. The room is plain modules, so that the command runs from its source (scripts/import-promptfoo.mjs) without a build;
// dist/ has it as a part that only this command loads (src/app/commands/).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { convert } from './convert.mjs';
import { openFiles, readConfig } from './inputs/files.mjs';
import { HELPERS } from './models/programs.mjs';
import { createNotes, plain, UnusableInput } from './notes.mjs';

const USAGE = 'Usage: npx kindlm-action import promptfooconfig.yaml [-o kindlm.yaml] [--force]';
/** Lines of what is missing that stand in the file. */
const MOST_IN_FILE = 50;
const SCHEMA = 'https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json';

/** Runs the command (types and exit codes: import-command.d.mts). */
export function importCommand(call) {
  const notes = createNotes();
  try {
    return run(call, notes) === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    tell(notes.all(), call);
    call.writeError(`${plain(error.message)}\n`);
    return 2;
  }
}

/** @returns how much could not be carried over */
function run(call, notes) {
  const { input, output, force } = readArguments(call);
  const config = readConfig(input);
  refuseOverwriting(output, force);
  const { suite, helpers } = convert(config, openFiles(input, dirname(output)), notes);
  const folder = dirname(output);
  for (const name of helpers) refuseOther(join(folder, name), HELPERS[name], force);
  const told = notes.all();
  const text = stringify(suite, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
  write(output, headerOf(input, told.lost) + text, force ? 'w' : 'wx');
  for (const name of helpers) {
    write(join(folder, name), HELPERS[name], 'w');
    call.write(`Wrote ${relative(call.from, join(folder, name))}, which the commands need.\n`);
  }
  tell(told, call);
  const size = [
    counted(suite.tests.length, 'test'),
    counted(Object.keys(suite.prompts).length, 'prompt'),
    counted(suite.models.length, 'model'),
  ].join(', ');
  call.write(
    `Wrote ${relative(call.from, output)}: ${size}. Not carried over: ${told.lost.length}; works differently: ${told.changed.length}.\n`,
  );
  return told.lost.length;
}

/** What is missing is said in the file as well, where the next reader finds it. */
function headerOf(input, lost) {
  const lines = [
    `yaml-language-server: $schema=${SCHEMA}`,
    `Imported from ${plain(basename(input))}.`,
    ...(lost.length > 0 ? [`Not carried over (${lost.length}):`] : []),
    ...lost.slice(0, MOST_IN_FILE).map((line) => `  - ${line}`),
    ...(lost.length > MOST_IN_FILE ? [`  and ${lost.length - MOST_IN_FILE} more`] : []),
  ];
  return lines.map((line) => `# ${line}\n`).join('');
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function readArguments({ args, from }) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
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

function refuseOther(path, text, force) {
  if (force || !existsSync(path) || readFileSync(path, 'utf8') === text) return;
  throw new UnusableInput(`${basename(path)} exists and is another file; --force overwrites it.`);
}

function write(path, text, flag) {
  try {
    writeFileSync(path, text, { flag });
  } catch (error) {
    throw new UnusableInput(`${basename(path)} cannot be written: ${error.message}`);
  }
}

function tell({ lost, changed }, { writeError }) {
  list('Not carried over', lost, writeError);
  list('Carried over, and works differently', changed, writeError);
}

function list(title, lines, writeError) {
  if (lines.length === 0) return;
  writeError(`${title} (${lines.length}):\n${lines.map((line) => `  - ${line}`).join('\n')}\n`);
}
