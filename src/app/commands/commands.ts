/**
 * What can be typed after `npx kindlm-action`: named runs, and programs beside them. One row a command;
 * `--help` lists them.
 */
import type { ExitCode } from '../../engine/results.js';
import type { InputName } from '../session/inputs.js';
import { nearest } from '../../config/problem.js';

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
  /** Runs the whole program again, with this command line. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
}

/** One without its code in main.ts does not compile. */
export type ProgramName = 'init' | 'import';

/** `summary`: for `--help`. */
type Command = { readonly summary: string } & (
  | { readonly kind: 'program'; readonly name: ProgramName }
  | {
      readonly kind: 'run';
      readonly name: string;
      /** What its name stands for. */
      readonly inputs: Partial<Record<InputName, string>>;
      /** Inputs that an option may set otherwise. */
      readonly defaults?: Partial<Record<InputName, string>>;
    }
);

export const COMMANDS: readonly Command[] = [
  {
    kind: 'program',
    name: 'init',
    summary: 'writes a first suite and a workflow into the current folder',
  },
  {
    kind: 'run',
    name: 'record',
    summary: 'runs the suite and stores every answer, for `--responses replay`',
    inputs: { responses: 'record' },
    // Who records wants new answers: without a key, the stored ones are no help.
    defaults: { 'on-missing-secrets': 'fail' },
  },
  {
    kind: 'run',
    name: 'plan',
    summary: 'shows what a run would ask and cost; asks nothing',
    inputs: { mode: 'plan' },
  },
  {
    kind: 'run',
    name: 'parts',
    summary: 'takes each part of a prompt away, and shows which tests notice',
    inputs: { mode: 'parts' },
  },
  {
    kind: 'run',
    name: 'validate',
    summary: 'checks the config and all files that it names; asks nothing',
    inputs: { mode: 'validate' },
  },
  {
    kind: 'program',
    name: 'import',
    summary: 'writes a kindlm.yaml from a promptfoo config or an eval.yaml',
  },
];

/** The command that the first word names, and the words after it. A file of the same name can be called as `./plan`. */
export function namedCommand(
  args: readonly string[],
): { readonly command: Command; readonly args: readonly string[] } | undefined {
  const [name, ...rest] = args;
  const command = COMMANDS.find((one) => one.name === name);
  return command === undefined ? undefined : { command, args: rest };
}

/** The command whose name is misspelt; undefined for what looks like a path. */
export function nearestCommand(word: string): string | undefined {
  const names = COMMANDS.map(({ name }) => name);
  return /^[a-z-]+$/i.test(word) ? nearest(word, names) : undefined;
}
