/**
 * What can be typed after `npx kindlm-action`: named runs, and programs beside them. One row a
 * command; `--help` lists them. What a program needs is loaded when it is called, so that no run pays for it.
 */
import type { ExitCode } from '../../engine/results.js';
import type { InputName } from '../session/inputs.js';

/** How a program is called. */
export interface CommandCall {
  /** After the command's name. */
  readonly args: readonly string[];
  /** Absolute path of the folder that paths are relative to. */
  readonly from: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Takes whole lines. */
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Runs the program again, with this command line. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
}

export type Program = (call: CommandCall) => ExitCode | Promise<ExitCode>;

/** A run with inputs that its name stands for. */
interface RunCommand {
  readonly kind: 'run';
  /** For `--help`. */
  readonly summary: string;
  readonly inputs: Partial<Record<InputName, string>>;
  /** Inputs that an option may set otherwise. */
  readonly defaults?: Partial<Record<InputName, string>>;
}

interface ProgramCommand {
  readonly kind: 'program';
  readonly summary: string;
  readonly load: () => Promise<Program>;
}

export type Command = RunCommand | ProgramCommand;

export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'init',
    {
      kind: 'program',
      summary: 'writes a first suite and a workflow into the current folder',
      load: async () => (await import('./init/init.js')).init,
    },
  ],
  [
    'record',
    {
      kind: 'run',
      summary: 'runs the suite and stores every answer, for `--responses replay`',
      inputs: { responses: 'record' },
      // Who records wants new answers: without a key, the stored ones are no help.
      defaults: { 'on-missing-secrets': 'fail' },
    },
  ],
  [
    'plan',
    {
      kind: 'run',
      summary: 'shows what a run would ask and cost; asks nothing',
      inputs: { mode: 'plan' },
    },
  ],
  [
    'validate',
    {
      kind: 'run',
      summary: 'checks the config and all files that it names; asks nothing',
      inputs: { mode: 'validate' },
    },
  ],
  [
    'import',
    {
      kind: 'program',
      summary: 'writes a kindlm.yaml from a promptfoo config',
      load: async () =>
        (await import('../../../scripts/import-promptfoo/command.mjs')).importCommand,
    },
  ],
]);

/** The command that the first word names, and the words after it. A file of the same name can be called as `./plan`. */
export function namedCommand(
  args: readonly string[],
):
  | { readonly name: string; readonly command: Command; readonly args: readonly string[] }
  | undefined {
  const [name = '', ...rest] = args;
  const command = COMMANDS.get(name);
  return command === undefined ? undefined : { name, command, args: rest };
}
