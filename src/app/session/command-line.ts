/** Running outside GitHub: `npm start [-- config.yaml ...] [--input value ...]`. */
import { parseArgs } from 'node:util';
import type { ConfigProblem } from '../../config/problem.js';
import { INPUT_ENTRIES, type InputName } from './inputs.js';
import { errorText } from '../../basics/error-text.js';

export type CommandLine =
  | {
      readonly kind: 'parsed';
      readonly read: (name: InputName) => string | undefined;
    }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

const USAGE = `Usage: npm start -- [kindlm.yaml ...] [--<option> value ...]
       node dist/index.js [kindlm.yaml ...] [--<option> value ...]

Runs the suites that are named, else kindlm.yaml in the current folder. In a
clone, npm start alone runs an example on its recorded answers.`;

/** Reads the command line; every action input is an option of the same name. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(INPUT_ENTRIES.map(({ name }) => [name, { type: 'string' as const }])),
      },
    });
    if (values['help'] === true) return { kind: 'help', text: helpText() };
    const given = new Map<string, string>();
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') given.set(name, value);
    }
    if (positionals.length > 0) given.set('config', positionals.join('\n'));
    for (const { name, terminalDefault } of INPUT_ENTRIES) {
      if (terminalDefault !== undefined && !given.has(name)) given.set(name, terminalDefault);
    }
    return { kind: 'parsed', read: (name) => given.get(name) };
  } catch (error) {
    const message = errorText(error);
    // Node's advice on positional arguments, after the first sentence, is of no use here.
    const [fault = message] = message.split(/\.(?:\s|$)/, 1);
    return {
      kind: 'invalid',
      problems: [{ message: `${fault}.`, hint: '`npm start -- --help` lists the options.' }],
    };
  }
}

/** Columns that every terminal has. */
const WIDTH = 80;
const INDENT = ' '.repeat(8);

function helpText(): string {
  const options = INPUT_ENTRIES.map((input) => {
    const fallback = input.terminalDefault ?? input.default;
    const preset = fallback === '' ? '' : ` (default: ${fallback})`;
    const description = wrapped(input.description.replaceAll('`', ''), WIDTH - INDENT.length);
    return [
      `  --${input.name} <${input.values?.join('|') ?? 'value'}>${preset}`,
      ...description.map((line) => INDENT + line),
    ].join('\n');
  });
  return `${USAGE}

The options are the inputs of the action.

${options.join('\n')}
  --help, -h
        Show this list.`;
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
