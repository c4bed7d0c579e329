/**
 * The run itself: asks the models what was prepared, and meanwhile looks for what the verdict needs besides the answers.
 *
 *   prepared plans -> steering (which of them are asked, and when it is enough) -> answers -> verdict, or a shard's part
 */
import { once } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { Interruption, Verdict } from '../../engine/results.js';
import { PassingSamples } from '../../engine/run/passing-samples.js';
import type { StopSwitch } from '../../engine/run/stop.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { configCommits, headCommit } from '../../processes/git.js';
import type { JobIdentity } from '../../providers/identity-tokens.js';
import { applyOutputsPolicyToRun, MAX_SAMPLE_CHARACTERS } from '../../report/outputs-policy.js';
import { baseAnswersToJudge } from '../base/base-answers.js';
import { asksAllLabels, knownJudges } from '../base/base-facts.js';
import { searchBaseReport } from '../base/base-report.js';
import { missingKeyAdvice, missingKeyWords } from '../preflight/keys.js';
import type { RunFindings } from '../run-findings.js';
import { type HostProcess, selectionOf, type Session } from '../session/session.js';
import { evaluateRun, partResult, type Ready } from './evaluate-run.js';
import { execute, type Execution } from './execute.js';
import { findOwnRecordings, unboundAnswers, withOwnRecordings } from './own-recordings.js';
import type { Preparation } from './prepare.js';
import { type SteeredRun, steerRun } from './steer-run.js';

/** Rejects only for a defect of the action itself; `stop` ends it early with what is known by then. */
export async function runPrepared(
  prepared: Ready,
  session: Session,
  environment: HostProcess['environment'],
  stop: StopSwitch,
): Promise<RunFindings> {
  const { plans, part, responses } = prepared;
  const { inputs, workspace } = session;
  const files = plans.map(({ suite }) => suite.file);
  const names = plans.map(({ suite }) => suite.name);
  const commits = once(() => configCommits(workspace, files));
  const base = once(async () => prepared.base ?? searchBaseReport(session, names, { stop }));
  const steered = steerRun(prepared, session, base);
  await steered.orderKnown();
  const own = findOwnRecordings(plans, responses, session, stop);
  // Looked for while the models answer; only a merge compares the parts of shards.
  void commits();
  if (part === undefined) void base();
  const execution = await ask({ prepared, session, environment, stop, base }, steered);
  const ready = withOwnRecordings(prepared, await own);
  if (part !== undefined && inputs.shard !== undefined) {
    const checkedOut = await headCommit(session.workingDirectory);
    const selection = selectionOf(inputs);
    const job = { shard: inputs.shard, workspace, checkedOut, selection };
    return partResult({ ...ready, part }, execution, await commits(), job);
  }
  const found = await base();
  // Cancelled while only the base report was waited for: what its gates would have said is not known.
  const ended =
    found.kind === 'found'
      ? execution
      : { ...execution, interruption: execution.interruption ?? stop.interruption };
  const facts = { commits: await commits(), base: found };
  return evaluateRun(ready, ended, facts, steered);
}

interface RunRequest {
  readonly prepared: Ready;
  readonly session: Session;
  readonly environment: HostProcess['environment'];
  readonly stop: StopSwitch;
  readonly base: () => Promise<BaseReportOutcome>;
}

function ask(
  { prepared, session, environment, stop, base }: RunRequest,
  { steeringOf }: SteeredRun,
): Promise<Execution> {
  const { inputs, workspace, log, secrets, status, context } = session;
  return execute({
    plans: prepared.plans,
    responses: prepared.responses,
    unboundAnswers: unboundAnswers(prepared.missing, context),
    maxMinutes: inputs.maxMinutes,
    maxCostUsd: inputs.maxCostUsd,
    workspace,
    environment,
    log,
    stop,
    status,
    color: session.color,
    secrets,
    job: jobIdentity(session),
    steeringOf,
    knownJudges: async (suite) =>
      asksAllLabels(prepared.responses, context.eventName)
        ? undefined
        : knownJudges(await base(), suite),
    answersToJudge: async (plan, runs, judges) => {
      // Stored answers have no judge of today, and a shard judges nothing.
      const isAsked = prepared.responses === 'live' && prepared.part === undefined;
      const isJudged = runs.some(({ assertions }) =>
        assertions.some(({ assertionType }) => assertionType === 'judge'),
      );
      if (!isAsked || !isJudged) return [];
      return baseAnswersToJudge(plan, { runs, judges }, await base());
    },
    keeping: {
      trim: (run) => applyOutputsPolicyToRun(run, inputs.outputs),
      // Twice what a report holds: which of a result's runs goes into it is known at the end.
      samples:
        inputs.outputs === 'some'
          ? new PassingSamples(prepared.plans, 2 * MAX_SAMPLE_CHARACTERS)
          : undefined,
    },
  });
}

/** The job's identity, whose tokens are masked before they are used. */
function jobIdentity({ secrets, log }: Session): JobIdentity {
  return {
    async idToken(audience) {
      const { getIDToken } = await import('@actions/core');
      return getIDToken(audience);
    },
    onSecret: (secret) => log.mask(secret),
    redact: secrets.redact,
  };
}

// Verdicts of runs that asked no model, although nothing is wrong with their configuration.

/** `mode: validate`, and nothing wrong. */
export function validWords(
  plans: readonly SuitePlan[],
): Pick<RunFindings, 'verdict' | 'preview' | 'notices'> {
  const tests = new Set(
    plans.flatMap(({ suite, units }) => units.map(({ test }) => `${suite.name}\n${test.name}`)),
  );
  const reason = `the configuration is valid: ${plural(plans.length, 'suite')}, ${plural(tests.size, 'test')}; no model was called (mode: validate)`;
  return {
    verdict: { result: 'passed', exitCode: 0, reason },
    preview: { kind: 'valid' },
    notices: plans.flatMap(({ suite }) => suite.notices),
  };
}

/** Keys are missing, and stored answers are not asked for. `interruption`: what has ended the run meanwhile. */
export function withoutKeysVerdict(
  { missing, skip }: Extract<Preparation, { kind: 'no-keys' }>,
  interruption: Interruption | undefined,
): Verdict {
  // A skip is green; nobody has seen whether what is reused would have needed the keys.
  if (interruption?.kind === 'signal') {
    const reason = `the run was cancelled (${interruption.signal}) before anything was asked`;
    return { result: 'error', exitCode: 3, reason };
  }
  const words = missingKeyWords(missing);
  if (skip) {
    const reason = `NOTHING WAS TESTED: ${words} (on-missing-secrets: skip)`;
    return { result: 'passed', exitCode: 0, reason };
  }
  const reason = `${words}. ${missingKeyAdvice(missing)}`;
  return { result: 'error', exitCode: 3, reason };
}
