/** The pipeline, top to bottom: load, plan, run, aggregate, gate, report, publish (docs/development.md). */
import { configCommits } from './git/commits.js';
import { searchBaseReport } from './app/base/base-report.js';
import { conclude, type ActionResult } from './app/conclude.js';
import type { ExitCode, Verdict } from './engine/results.js';
import { execute } from './app/run/execute.js';
import { missingKeyWords, prepare, tokensOf, type Preparation } from './app/run/prepare.js';
import { formatProblem } from './config/problem.js';
import { evaluateRun } from './app/run/evaluate-run.js';
import { invalidVerdict, mergeRun } from './app/reports/merge-run.js';
import { partResult } from './app/run/part-result.js';
import { preloadViews } from './app/report-files.js';
import { applyOutputsPolicyToRun } from './report/outputs-policy.js';
import { rememberSecrets } from './redaction/cut.js';
import { createSecretRedactor } from './redaction/secrets.js';
import { stopOnSignals } from './app/run/signals.js';
import { createStopSwitch, type StopSwitch } from './engine/run/stop.js';
import { findOwnRecordings, unboundAnswers, withOwnRecordings } from './app/run/own-recordings.js';
import { steerRun } from './app/run/steer-run.js';
import { openSession, type Session, type HostProcess } from './app/session/session.js';

/** Runs the action. Resolves to the process's exit code; rejects only for a defect of the action itself. */
export async function main(host: HostProcess): Promise<ExitCode> {
  const startedAt = new Date();
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
  const { environment } = host;
  rememberSecrets(tokensOf(session.inputs, environment));
  if (session.inputs.mode === 'comment') {
    const { publishForeignReports } = await import('./app/reports/comment-mode.js');
    return publishForeignReports(opened, host);
  }
  if (opened.kind === 'open' && session.inputs.mode === 'merge') {
    const secrets = tokensOf(session.inputs, environment);
    return conclude({ startedAt, secrets, ...(await mergeRun(session)) }, session, host);
  }
  const stop = createStopSwitch();
  if (session.inputs.mode === 'run') stopOnSignals(stop, session.log);
  const prepared: Preparation =
    opened.kind === 'invalid'
      ? {
          kind: 'invalid',
          problems: opened.problems,
          secrets: tokensOf(session.inputs, environment),
        }
      : await prepare(session, environment, stop);
  const result = await resultOf(prepared, session, host, { startedAt, stop });
  return conclude(result, session, host);
}

async function resultOf(
  prepared: Preparation,
  session: Session,
  { environment }: HostProcess,
  { startedAt, stop }: { readonly startedAt: Date; readonly stop: StopSwitch },
): Promise<ActionResult> {
  const { inputs, log } = session;
  const nothingRun = {
    startedAt,
    secrets: prepared.secrets,
    suites: [],
    complianceFolders: [],
    notices: [],
    problems: [],
  };
  switch (prepared.kind) {
    case 'invalid':
      return {
        ...nothingRun,
        problems: prepared.problems,
        verdict: invalidVerdict(prepared.problems.map(formatProblem)),
      };
    case 'valid': {
      const tests = new Set(
        prepared.plans.flatMap(({ suite, units }) =>
          units.map(({ test }) => `${suite.name}\n${test.name}`),
        ),
      );
      const reason = `the configuration is valid: ${prepared.plans.length} suite(s), ${tests.size} test(s); no model was called (mode: validate)`;
      return { ...nothingRun, verdict: { result: 'passed', exitCode: 0, reason } };
    }
    case 'planned': {
      const { planWords } = await import('./app/run/plan-mode.js');
      return { ...nothingRun, ...(await planWords(prepared, session)) };
    }
    case 'no-keys':
      // A skip is green; nobody has seen whether what is reused would have needed the keys.
      if (stop.interruption?.kind === 'signal') {
        return { ...nothingRun, verdict: cancelledVerdict(stop.interruption.signal) };
      }
      return {
        ...nothingRun,
        verdict: noKeysVerdict(prepared.skip, missingKeyWords(prepared.missing)),
      };
    case 'ready': {
      const files = prepared.plans.map(({ suite }) => suite.file);
      const commits = once(() => configCommits(session.workspace, files));
      const suiteNames = prepared.plans.map(({ suite }) => suite.name);
      const base = once(async () => prepared.base ?? searchBaseReport(session, suiteNames, stop));
      const steered = steerRun(prepared, session, base);
      await steered.orderKnown();
      const own = findOwnRecordings(prepared.plans, prepared.responses, session, stop);
      const execution = await execute({
        plans: prepared.plans,
        responses: prepared.responses,
        unboundAnswers: unboundAnswers(prepared.missing, session.context),
        maxMinutes: inputs.maxMinutes,
        maxCostUsd: inputs.maxCostUsd,
        workspace: session.workspace,
        environment,
        log,
        stop,
        status: session.status,
        redact: createSecretRedactor(prepared.secrets),
        steeringOf: steered.steeringOf,
        trim: (run) => applyOutputsPolicyToRun(run, inputs.outputs),
        // Work that no model is needed for, while the models are busy.
        onWaiting() {
          if (prepared.part === undefined) preloadViews();
          void commits();
          if (prepared.part === undefined) void base();
        },
      });
      const { part, secrets } = prepared;
      const ready = withOwnRecordings(prepared, await own);
      if (part !== undefined && inputs.shard !== undefined) {
        const { workspace } = session;
        const shard = { ...ready, part };
        return {
          startedAt,
          secrets,
          ...partResult(shard, inputs.shard, execution, await commits(), workspace),
        };
      }
      const found = await base();
      // Cancelled while only the base report was waited for: what its gates would have said is not known.
      const ended =
        found.kind === 'found'
          ? execution
          : { ...execution, interruption: execution.interruption ?? stop.interruption };
      const commitsOf = await commits();
      return { startedAt, secrets, ...evaluateRun(ready, ended, commitsOf, found, steered) };
    }
  }
}

/** The function, called at most once. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function cancelledVerdict(signal: string): Verdict {
  const reason = `the run was cancelled (${signal}) before anything was asked`;
  return { result: 'error', exitCode: 3, reason };
}

function noKeysVerdict(skip: boolean, words: string): Verdict {
  return skip
    ? {
        result: 'passed',
        exitCode: 0,
        reason: `NOTHING WAS TESTED: ${words} (on-missing-secrets: skip)`,
      }
    : {
        result: 'error',
        exitCode: 3,
        reason: `${words}. Pass it to the step with \`env:\`; for pull requests from forks see the input on-missing-secrets`,
      };
}
