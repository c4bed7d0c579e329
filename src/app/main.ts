/** The stages, top to bottom: open the session, prepare, find out, conclude (design/development.md). */
import { type CommandCall, namedCommand, type ProgramName } from './commands/commands.js';
import { prepare } from './pipeline/prepare.js';
import { run } from './pipeline/run-prepared.js';
import { type HostProcess, openSession, startFolder } from './session/session.js';
import type { ExitCode } from '../engine/results.js';

type Program = (call: CommandCall) => ExitCode | Promise<ExitCode>;

/** The code of the commands that are no run: loaded when one is called, so that no run pays for it. */
const PROGRAMS: Readonly<Record<ProgramName, () => Promise<Program>>> = {
  init: async () => (await import('./commands/init/init.js')).init,
  import: async () => (await import('./commands/import.js')).importSuite,
};

/** Runs the action. Resolves to the process's exit code; rejects only for a defect of the action itself. */
export async function main(host: HostProcess): Promise<ExitCode> {
  const startedAt = new Date();
  const named = namedCommand(host.args);
  if (named?.command.kind === 'program') {
    const program = await PROGRAMS[named.command.name]();
    const again = (args: readonly string[]): Promise<ExitCode> => main({ ...host, args });
    return program({ ...host, args: named.args, from: startFolder(host), run: again });
  }

  const opened = await openSession(host);
  if (opened.kind === 'ended') return opened.exitCode;
  const { session } = opened;
  if (session.inputs.mode === 'comment') {
    const { publishTriggeringRunReports } = await import('./reports/comment-mode.js');
    return publishTriggeringRunReports(opened, host);
  }

  const job = await prepare(opened, host.environment);
  if (session.inputs.mode === 'parts') {
    const { runParts } = await import('./pipeline/parts-mode.js');
    return runParts(job, { startedAt, session, host });
  }
  const findings = job.kind === 'ended' ? job.findings : await run(job);

  const { conclude } = await import('./conclude.js');
  return conclude({ startedAt, ...findings }, session, host);
}
