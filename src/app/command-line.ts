/** Running outside GitHub: `npm start [-- config.yaml ...] [--input value ...]` (SPEC section 9). */
import { parseArgs } from 'node:util';
import type { ConfigProblem } from '../config/problem.js';
import { INPUT_NAMES, type InputName } from './inputs.js';

/** The suite that `npm start` runs when no config is named, relative to the action's own folder. */
export const EXAMPLE_CONFIG = 'examples/support-agent/kindlm.yaml';

export type CommandLine =
  | {
      readonly kind: 'parsed';
      /** No config was named: run the example that comes with the action, on its recorded answers. */
      readonly example: boolean;
      readonly read: (name: InputName) => string | undefined;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

export const USAGE = `Usage: npm start                                  run the example suite on recorded answers
       npm start -- kindlm.yaml [--<input> value]  run a suite; inputs as in action.yml,
                                                   e.g. --responses replay --tags smoke`;

/** Reads the command line; every action input is an option of the same name. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(INPUT_NAMES.map((name) => [name, { type: 'string' as const }])),
      },
    });
    if (values['help'] === true) return { kind: 'help' };
    const given = new Map<string, string>();
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') given.set(name, value);
    }
    if (positionals.length > 0) given.set('config', positionals.join('\n'));
    const example = !given.has('config');
    if (example) {
      given.set('config', EXAMPLE_CONFIG);
      if (!given.has('responses')) given.set('responses', 'replay');
    }
    // Without a key, stored answers are what a person at a terminal can have.
    if (!given.has('on-missing-secrets')) given.set('on-missing-secrets', 'replay');
    return { kind: 'parsed', example, read: (name) => given.get(name) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'invalid', problems: [{ message, hint: USAGE }] };
  }
}
