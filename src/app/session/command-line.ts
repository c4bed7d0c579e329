/** The command line: `npx kindlm-action [command] [config.yaml ...] [--input value ...]`. */
import { parseArgs } from 'node:util';
import { COMMANDS, namedCommand } from '../commands/commands.js';
import { type ConfigProblem, nearest } from '../../config/problem.js';
import { INPUT_ENTRIES, type InputName } from './inputs.js';
import { errorText } from '../../basics/basics.js';
import { ACTION_VERSION } from '../../version.js';

type CommandLine =
  | {
      readonly kind: 'parsed';
      readonly read: (name: InputName) => string | undefined;
      /** Whether the terminal shows an example of every failing test. */
      readonly verbose: boolean;
    }
  /** `--help` or `--version`. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

const USAGE = `Usage: npx kindlm-action [command] [kindlm.yaml ...] [--<option> value ...]

Runs the suites that are named, else kindlm.yaml in the current folder.`;

/** Reads the command line; every action input is an option of the same name. Programs are not read here. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const named = namedCommand(args);
  const { inputs: fixed = {}, defaults = {} } = named?.command.kind === 'run' ? named.command : {};
  try {
    const { values, positionals } = parseArgs({
      args: [...(named?.args ?? args)],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        verbose: { type: 'boolean' },
        ...Object.fromEntries(INPUT_ENTRIES.map(({ name }) => [name, { type: 'string' as const }])),
      },
    });
    if (values['help'] === true) return { kind: 'text', text: helpText() };
    if (values['version'] === true) return { kind: 'text', text: ACTION_VERSION };
    const given = new Map<string, string>();
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') given.set(name, value);
    }
    if (positionals.length > 0) given.set('config', positionals.join('\n'));
    const twice = Object.keys(fixed).find((name) => given.has(name));
    if (twice !== undefined) return settledBy(named?.command.name ?? '', twice);
    return {
      kind: 'parsed',
      read: (name) => fixed[name] ?? given.get(name) ?? defaults[name],
      verbose: values['verbose'] === true,
    };
  } catch (error) {
    const message = errorText(error);
    // Node's advice on positional arguments, after the first sentence, is of no use here.
    const [fault = message] = message.split(/\.(?:\s|$)/, 1);
    return {
      kind: 'invalid',
      problems: [{ message: `${fault}.`, hint: optionHint(fault) }],
    };
  }
}

function optionHint(fault: string): string {
  const list = '`npx kindlm-action --help` lists commands and options.';
  const [, word] = /^Unknown option '--([^']+)'/.exec(fault) ?? [];
  const names = ['help', 'version', 'verbose', ...INPUT_ENTRIES.map(({ name }) => name)];
  const meant = word === undefined ? undefined : nearest(word, names);
  return meant === undefined ? list : `Did you mean \`--${meant}\`? ${list}`;
}

function settledBy(command: string, option: string): CommandLine {
  const message = `The command ${command} sets the option --${option} itself.`;
  return { kind: 'invalid', problems: [{ message, hint: 'Remove one of the two.' }] };
}

/** The defaults of a person at a terminal, for what the command line leaves open. */
export function terminalDefault(name: InputName): string | undefined {
  return INPUT_ENTRIES.find((entry) => entry.name === name)?.terminalDefault;
}

/** Columns that every terminal has. */
const WIDTH = 80;
const INDENT = ' '.repeat(8);
const COMMAND_WIDTH = 13;

/** Of no use at a terminal: what publishes on GitHub, and what GitHub fills in. */
const WORKFLOW_ONLY: ReadonlySet<InputName> = new Set<InputName>([
  'comment',
  'comment-key',
  'review',
  'summary',
  'annotations',
  'check-name',
  'artifacts',
  'artifact-name',
  'retention-days',
  'issue',
  'github-token',
  'matrix',
  'matrix-jobs',
]);

function helpText(): string {
  const shown = INPUT_ENTRIES.filter(({ name }) => !WORKFLOW_ONLY.has(name));
  const groups = [...new Set(shown.map(({ group }) => group))].map((group) =>
    [`${group}:`, ...shown.filter((input) => input.group === group).map(optionText)].join('\n'),
  );
  const commands = COMMANDS.map(
    ({ name, summary }) => `  ${name.padEnd(COMMAND_WIDTH)} ${summary.replaceAll('`', '')}`,
  );
  const others = `And, of use in a workflow only: ${[...WORKFLOW_ONLY].map((name) => `--${name}`).join(', ')}.`;
  return `${USAGE}

Commands:
${commands.join('\n')}

The options are the inputs of the action.

${groups.join('\n\n')}

Shown:
  --verbose
        Show question and answer of every failing test, not of one for each
        way to fail.
  --help, -h
        Show this list.
  --version
        Show the version.

${wrapped(others, WIDTH).join('\n')}`;
}

function optionText(input: (typeof INPUT_ENTRIES)[number]): string {
  const fallback = input.terminalDefault ?? input.default;
  const preset = fallback === '' ? '' : ` (default: ${fallback})`;
  const description = wrapped(input.description.replaceAll('`', ''), WIDTH - INDENT.length);
  return [
    `  --${input.name} <${input.values?.join('|') ?? 'value'}>${preset}`,
    ...description.map((line) => INDENT + line),
  ].join('\n');
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
