// The command `import`: writes a kindlm.yaml from a promptfoo config or an eval.yaml, holds it against `validate`, and says what it could
// not carry over (docs/import-promptfoo.md). In: a promptfoo config and the files that it names. Out: a kindlm.yaml, and
// what is not in it. Plain modules; dist/ has the room as a part that only this command and `init` load.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { stringify } from 'yaml';
import { plural } from '../basics/format.js';
import { linkOnTheWay, shownPath } from '../basics/paths.js';
import { convert } from './convert.mjs';
import { convertEvals } from './eval-suites.js';
import { openFiles, readConfig, repositoryOf } from './files.mjs';
import { HELPERS } from './programs.mjs';
import { createNotes, plain, Unsupported, UnusableInput } from './notes.mjs';

const USAGE = `Usage: npx kindlm-action import [promptfooconfig.yaml] [-o kindlm.yaml] [--force]

Writes a kindlm.yaml from a promptfoo config, or from an eval.yaml of
skill-validator, Vally or waza, checks it as \`validate\` does, and
lists what could not be carried over. Nothing is asked, no code of the config is
run, and no key is copied.

  -o, --output    the file to write; default: kindlm.yaml beside the config
      --force     overwrites it
  -h, --help

Exit codes: 0 everything is carried over; 1 something is not, or \`validate\`
refuses it; 2 nothing was written. More: docs/import-promptfoo.md`;
/** Lines of what is missing that stand in the file. */
const MOST_IN_FILE = 50;
const COPIED = 'copied into kindlm.yaml: a change of the file changes nothing there';
const SCHEMA = 'https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json';
/** An entry of `assert`, which can be left out of a config that is valid without it. */
const ASSERTION = /^(?:tests\[(\d+)\]|defaults)\.assert\[(\d+)\]/;
/** Rounds of leaving out: what is refused may hide what is refused after it. */
const MOST_CHECKS = 5;

/** Runs the command (types and exit codes: import-command.d.mts). */
export async function importCommand(call) {
  const notes = createNotes();
  try {
    const options = readArguments(call);
    if (options.help) {
      call.write(`${USAGE}\n`);
      return 0;
    }
    return (await run(call, options, notes)) === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    tell(notes.all(), call);
    call.writeError(`${error.message.split('\n').map(plain).join('\n')}\n`);
    return 2;
  }
}

/** @returns how much could not be carried over, or is refused */
async function run(call, { input, output, force }, notes) {
  const config = readConfig(input);
  refuseOverwriting(output, force, call.from);
  const files = openFiles(input, dirname(output));
  const ofEvals = fromEvals(config, input, files, notes);
  const { suite, helpers } =
    ofEvals === undefined ? convert(config, files, notes) : { suite: ofEvals, helpers: [] };
  const copied = files.copiedInto(suite);
  for (const path of copied) notes.changed(path, COPIED);
  const folder = dirname(output);
  for (const name of helpers) refuseOther(join(folder, name), HELPERS[name], force, call.from);
  for (const name of helpers) {
    write(join(folder, name), HELPERS[name], 'w');
    call.write(`Wrote ${shownPath(call.from, join(folder, name))}, which the commands need.\n`);
  }
  const refused = await writeChecked(
    suite,
    { input, output, force, copied, check: call.check },
    notes,
  );
  const told = notes.all();
  tell(told, call);
  list('Not valid yet', refused.map(plain), call.writeError);
  const size = [
    plural(suite.tests.length, 'test'),
    plural(Object.keys(suite.prompts ?? {}).length, 'prompt'),
    plural((suite.models ?? []).length, 'model'),
  ].join(', ');
  const checked =
    refused.length === 0
      ? '`validate` finds nothing wrong with it.'
      : `\`validate\` refuses it (${refused.length}): correct what is listed.`;
  call.write(
    `Wrote ${shownPath(call.from, output)}: ${size}. Not carried over: ${told.lost.length}; works differently: ${told.changed.length}. ${checked}\n`,
  );
  return told.lost.length + refused.length;
}

/** The suite of an `eval.yaml`; undefined for another file. What checks nothing is no suite. */
function fromEvals(config, input, files, notes) {
  const folder = basename(dirname(input));
  const made = readable(() =>
    convertEvals(
      config,
      { ...files, exists: (name) => isThere(files, name) },
      { notes, folder, foldersOfSkills: () => skillFoldersAround(input) },
    ),
  );
  if (made === undefined || made.asserting > 0) return made?.suite;
  throw new UnusableInput(
    `Nothing of ${basename(input)} that checks an answer could be carried over, so nothing was imported.`,
  );
}

/** In the repository, and nowhere else. */
function isThere(files, name) {
  try {
    return files.relocated(name) !== undefined;
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

/** A task that is no YAML is told as the file itself is. */
function readable(convertIt) {
  try {
    return convertIt();
  } catch (error) {
    throw error instanceof Unsupported ? new UnusableInput(`${error.message}.`) : error;
  }
}

/** Folders with a SKILL.md in the repository, relative to the eval.yaml, by their names; the nearest goes first. */
function skillFoldersAround(input) {
  const base = dirname(input);
  const found = globSync('**/SKILL.md', {
    cwd: repositoryOf(base),
    absolute: true,
    dot: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  const folders = found
    .map((file) => relative(base, dirname(file)).split(sep).join('/') || '.')
    .sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? 1 : -1));
  return new Map(folders.map((folder) => [basename(resolve(base, folder)), folder]));
}

/**
 * Writes the suite, and writes it again without the assertions that `validate` refuses, each of which is noted: what
 * cannot be checked is left out, never bent. @returns what else it refuses, a line each
 */
async function writeChecked(suite, { input, output, force, copied, check }, notes) {
  let flag = force ? 'w' : 'wx';
  for (let round = 1; ; round++) {
    const text = stringify(suite, {
      lineWidth: 0,
      singleQuote: true,
      aliasDuplicateObjects: false,
    });
    write(output, headerOf(input, notes.all().lost, copied) + text, flag);
    const problems = await check(output);
    if (problems.length === 0) return [];
    if (round === MOST_CHECKS || !leaveOut(suite, problems, notes)) {
      return problems.map(({ line }) => line);
    }
    flag = 'w';
  }
}

/** Takes refused assertions out of the suite. @returns whether there was any, and others are left */
function leaveOut(suite, problems, notes) {
  const refused = new Map();
  for (const { path = '', said } of problems) {
    const [key, test, index] = ASSERTION.exec(path) ?? [];
    if (key !== undefined && !refused.has(key)) refused.set(key, { test, index, said });
  }
  const owners = [suite.defaults ?? {}, ...suite.tests];
  const all = owners.flatMap(({ assert = [], expect }) => [...assert, ...(expect ? [expect] : [])]);
  if (refused.size === 0 || refused.size >= all.length) return false;
  for (const { test, index, said } of refused.values()) {
    const owner = test === undefined ? suite.defaults : suite.tests[test];
    const where = test === undefined ? 'defaultTest' : `test ${owner.name}`;
    notes.lost(where, `assertion ${owner.assert[index].type}: ${said}`);
    owner.assert[index] = undefined;
  }
  for (const owner of owners) dropRefused(owner);
  return true;
}

function dropRefused(owner) {
  if (!owner.assert?.includes(undefined)) return;
  owner.assert = owner.assert.filter((entry) => entry !== undefined);
  if (owner.assert.some(({ weight }) => weight !== 0)) return;
  // A mean of nothing is none.
  delete owner.threshold;
  if (owner.assert.length === 0) delete owner.assert;
}

/** What is missing, and what is a copy, is said in the file as well, where the next reader finds it. */
function headerOf(input, lost, copied) {
  const lines = [
    `yaml-language-server: $schema=${SCHEMA}`,
    `Imported from ${plain(basename(input))}.`,
    ...listed(`Not carried over (${lost.length}):`, lost),
    ...listed('Copied, so that a change of these files changes nothing here:', copied.map(plain)),
  ];
  return lines.map((line) => `# ${line}\n`).join('');
}

function listed(title, lines) {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_IN_FILE;
  return [
    title,
    ...lines.slice(0, MOST_IN_FILE).map((line) => `  - ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function readArguments({ args, from }) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [name = 'promptfooconfig.yaml', ...more] = positionals;
    if (more.length > 0) throw new UnusableInput(USAGE);
    const input = resolve(from, name);
    const output = values.output
      ? resolve(from, values.output)
      : join(dirname(input), 'kindlm.yaml');
    return { input, output, force: values.force, help: values.help };
  } catch (error) {
    throw error instanceof UnusableInput ? error : new UnusableInput(`${error.message}\n${USAGE}`);
  }
}

function refuseOverwriting(output, force, from) {
  if (!existsSync(dirname(output))) throw new UnusableInput(`${dirname(output)} does not exist.`);
  refuseLink(output, from);
  if (existsSync(output) && !force) {
    throw new UnusableInput(`${basename(output)} exists; --force overwrites it.`);
  }
}

function refuseOther(path, text, force, from) {
  refuseLink(path, from);
  if (force || !existsSync(path) || readFileSync(path, 'utf8') === text) return;
  throw new UnusableInput(`${basename(path)} exists and is another file; --force overwrites it.`);
}

function refuseLink(path, from) {
  const link = linkOnTheWay(repositoryOf(from), path);
  if (link === undefined) return;
  throw new UnusableInput(`${link} is a symbolic link, and nothing is written through one.`);
}

function write(path, text, flag) {
  try {
    writeFileSync(path, text, { flag });
  } catch (error) {
    throw new UnusableInput(`${basename(path)} cannot be written: ${error.message}`);
  }
}

function tell({ lost, changed, idle }, { writeError }) {
  list('Not carried over', lost, writeError);
  list('Carried over, and works differently', changed, writeError);
  if (idle.length > 0)
    writeError(`Left out, and decides no answer and no verdict: ${idle.join(', ')}.\n`);
}

function list(title, lines, writeError) {
  if (lines.length === 0) return;
  writeError(`${title} (${lines.length}):\n${lines.map((line) => `  - ${line}`).join('\n')}\n`);
}
