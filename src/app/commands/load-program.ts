/** The code of the commands that are no run: loaded when one is called, so that no run pays for it. */
import type { ExitCode } from '../../engine/results.js';
import { type CommandCall, namedCommand, type ProgramName } from './commands.js';

type Program = (call: CommandCall) => ExitCode | Promise<ExitCode>;

const PROGRAMS: Readonly<Record<ProgramName, () => Promise<Program>>> = {
  init: async () => (await import('./init/init.js')).init,
  import: async () => (await import('./import.js')).importSuite,
  'import-labels': async () => (await import('./import-labels.js')).importLabels,
};

/** The program that a command line names; undefined where it names a run. */
export async function loadProgram(
  args: readonly string[],
): Promise<((call: Omit<CommandCall, 'args'>) => ExitCode | Promise<ExitCode>) | undefined> {
  const named = namedCommand(args);
  if (named?.command.kind !== 'program') return undefined;
  const program = await PROGRAMS[named.command.name]();
  return (call) => program({ ...call, args: named.args });
}
