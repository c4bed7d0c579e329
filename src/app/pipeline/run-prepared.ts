/**
 * The run itself: asks the models what was prepared, and meanwhile looks for what the verdict needs besides the answers.
 *
 *   prepared plans -> steering (which of them are asked, and when it is enough) -> answers -> verdict, or a shard's part
 */
import { once } from '../../basics/basics.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { configCommits, headCommit } from '../../processes/git.js';
import type { RunFindings } from '../job.js';
import { selectionOf, type Session } from '../session/session.js';
import { guardCheckout, withChangedCheckout } from './checkout-guard.js';
import { evaluateRun, partResult } from './evaluate-run.js';
import { askModels } from './ask-models.js';
import { harnessNotices, readHarnesses } from './harnesses.js';
import { findOwnRecordings } from './own-recordings.js';
import type { ReadyJob, ReadyRun } from '../job.js';
import { steerRun } from './steer-run.js';
import { loneShard, searchBaseReport } from '../base/base-branch.js';

/** Of agents alone, for whose first answer the base report is waited for: it comes in a fraction of their time. */
async function tightLimitsOf(
  { plans, responses }: ReadyRun,
  session: Session,
  base: () => Promise<BaseReportOutcome>,
): Promise<readonly string[]> {
  const hasAgents = plans.some(({ units }) =>
    units.some(({ test: { subject } }) => subject.kind === 'command' && subject.workspace),
  );
  if (!hasAgents || responses === 'replay') return [];
  const { tightLimits } = await import('./plan-mode.js');
  return tightLimits(plans, await base(), session);
}

/** Most suites name no parts. */
async function takenOutOf(job: ReadyJob): Promise<ReadyRun['takenOut']> {
  if (job.prepared.plans.every(({ suite }) => suite.parts.length === 0)) return undefined;
  const { findTakenOut } = await import('./divide-suites.js');
  return findTakenOut(job);
}

/** What a job finds out. The stop switch ends it early with what is known by then. Rejects only for a defect of the action itself. */
export async function run(job: ReadyJob): Promise<RunFindings> {
  const { prepared, session, stop } = job;
  const { plans, part, responses } = prepared;
  const { inputs, workspace } = session;
  const files = plans.map(({ suite }) => suite.file);
  const names = plans.map(({ suite }) => suite.name);
  const commits = once(() => configCommits(workspace, files));
  const base = once(async () => prepared.base ?? searchBaseReport(session, names, { stop }));
  const steered = steerRun(prepared, session, base);
  await steered.orderKnown();
  const own = findOwnRecordings(plans, responses, session, stop);
  const taken = takenOutOf(job);
  // Looked for while the models answer; only a merge compares the parts of shards.
  void commits();
  if (part === undefined) void base();
  const alone = loneShard(session);
  const guard = await guardCheckout(workspace, plans);
  const { steeringOf } = steered;
  const tight = await tightLimitsOf(prepared, session, base);
  for (const line of tight) session.log.warning(line);
  const begun = performance.now();
  const ask = async () => {
    const asked = await askModels(job, { base, steeringOf });
    return { asked, changed: (await guard?.()) ?? [] };
  };
  // What a harness writes beside its results is no agent's doing: it is started after them.
  const [{ asked, changed }, harnesses] =
    guard === undefined
      ? await Promise.all([ask(), readHarnesses(job, begun)])
      : [await ask(), await readHarnesses(job, begun)];
  const execution = {
    ...asked,
    problems: [...asked.problems, ...harnesses.problems],
    recorded: [...asked.recorded, ...harnesses.recorded],
    interruption: asked.interruption ?? harnesses.interruption,
  };
  const judged = (findings: RunFindings): RunFindings => ({
    ...findings,
    verdict: withChangedCheckout(findings.verdict, changed),
  });
  const { files: ownRecordings, notices } = await own;
  const told = [...prepared.notices, ...tight, ...notices, ...harnessNotices(plans, inputs)];
  const ready = { ...prepared, ownRecordings, takenOut: await taken, notices: told };
  if (part !== undefined && inputs.shard !== undefined) {
    const checkedOut = await headCommit(session.workingDirectory);
    const selection = selectionOf(inputs);
    const shard = { shard: inputs.shard, workspace, checkedOut, selection };
    const alsoAlone = { ...ready, part, notices: [...told, ...(await alone)] };
    const known = { commits: await commits(), read: harnesses.read };
    return judged(partResult(alsoAlone, execution, known, shard));
  }
  const found = await base();
  // Cancelled while only the base report was waited for: what its gates would have said is not known.
  const ended =
    found.kind === 'found'
      ? execution
      : { ...execution, interruption: execution.interruption ?? stop.interruption };
  const facts = { commits: await commits(), base: found, read: harnesses.read };
  return judged(evaluateRun(ready, ended, facts, steered));
}
