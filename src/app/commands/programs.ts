/** The code of the commands that are no run: loaded when one is called, so that no run pays for it. */
import type { Program, ProgramName } from './commands.js';

const PROGRAMS: Readonly<Record<ProgramName, () => Promise<Program>>> = {
  init: async () => (await import('./init/init.js')).init,
  import: async () => (await import('../../../scripts/import-promptfoo/command.mjs')).importCommand,
};

export function loadProgram(name: ProgramName): Promise<Program> {
  return PROGRAMS[name]();
}
