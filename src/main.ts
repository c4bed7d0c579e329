/** The stages, top to bottom: open the session, prepare, run, conclude (design/development.md). */
import { namedCommand, type Program, type ProgramName } from './app/commands/commands.js';
import { conclude } from './app/conclude.js';
import { prepare, type Preparation } from './app/pipeline/prepare.js';
import { runPrepared, validWords, withoutKeysVerdict } from './app/pipeline/run-prepared.js';
import { stopOnSignals } from './app/pipeline/signals.js';
import { NOTHING_RUN, type RunFindings } from './app/run-findings.js';
import { runEnvironment } from './app/session/local-environment.js';
import { openSession, startFolder, type HostProcess, type Session } from './app/session/session.js';
import { formatProblem } from './config/problem.js';
import { invalidVerdict } from './engine/evaluate/verdict.js';
import type { ExitCode } from './engine/results.js';
import { createStopSwitch, type StopSwitch } from './engine/run/stop.js';

/** The code of the commands that are no run: loaded when one is called, so that no run pays for it. */
const PROGRAMS: Readonly<Record<ProgramName, () => Promise<Program>>> = {
  init: async () => (await import('./app/commands/init/init.js')).init,
  import: async () => (await import('./app/commands/import.js')).importSuite,
  'import-labels': async () => (await import('./app/commands/import-labels.js')).importLabels,
};

/** Runs the action. Resolves to the process's exit code; rejects only for a defect of the action itself. */
export async function main(host: HostProcess): Promise<ExitCode> {
  const startedAt = new Date();
  const named = namedCommand(host.args);
  if (named?.command.kind === 'program') {
    const program: Program = await PROGRAMS[named.command.name]();
    const run = (args: readonly string[]): Promise<ExitCode> => main({ ...host, args });
    return program({ ...host, args: named.args, from: startFolder(host), run });
  }
  const opened = await openSession(host);
  if (opened.kind === 'usage') {
    host.write(`${opened.text}\n`);
    return 0;
  }
  if (opened.kind === 'refused') {
    for (const problem of opened.problems) opened.log.error(formatProblem(problem));
    return 2;
  }
  const { session } = opened;
  if (session.inputs.mode === 'comment') {
    const { publishTriggeringRunReports } = await import('./app/reports/comment-mode.js');
    return publishTriggeringRunReports(opened, host);
  }
  if (opened.kind === 'open' && session.inputs.mode === 'merge') {
    const { mergeRun } = await import('./app/reports/merge-run.js');
    return conclude({ startedAt, ...(await mergeRun(session)) }, session, host);
  }
  const stop = createStopSwitch();
  if (session.inputs.mode === 'run') stopOnSignals(stop, session.log);
  const { environment, problems } =
    opened.kind === 'invalid'
      ? { environment: host.environment, problems: opened.problems }
      : await runEnvironment(session, host.environment);
  session.secrets.addVariables(environment);
  const prepared: Preparation =
    problems.length > 0 ? { kind: 'invalid', problems } : await prepare(session, environment, stop);
  const findings = await findingsOf(prepared, session, environment, stop);
  return conclude({ startedAt, ...findings }, session, host);
}

async function findingsOf(
  prepared: Preparation,
  session: Session,
  environment: HostProcess['environment'],
  stop: StopSwitch,
): Promise<RunFindings> {
  switch (prepared.kind) {
    case 'invalid': {
      const { problems } = prepared;
      return { ...NOTHING_RUN, problems, verdict: invalidVerdict(problems) };
    }
    case 'valid': {
      const { plans, base } = prepared;
      const { notices, ...found } = validWords(plans);
      const { chanceLines } = await import('./app/base/foresight.js');
      return { ...NOTHING_RUN, ...found, notices: [...chanceLines(plans, base), ...notices] };
    }
    case 'planned': {
      const { planWords } = await import('./app/pipeline/plan-mode.js');
      return { ...NOTHING_RUN, ...(await planWords(prepared, session)) };
    }
    case 'no-keys':
      return { ...NOTHING_RUN, verdict: withoutKeysVerdict(prepared, stop.interruption) };
    case 'ready':
      return runPrepared(prepared, session, environment, stop);
  }
}
