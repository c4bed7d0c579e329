/** `only-changed`: what the base branch's last report lets this run leave out. Done before keys are looked for. */
import { assertionTypesOf } from '../../assertions/registry.js';
import { reuseResults } from '../../engine/reuse.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { StopSwitch } from '../../engine/run/stop.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { searchBaseReport } from '../base/base-report.js';
import type { Session } from '../session/session.js';

const DAY_MS = 86_400_000;
/** Clocks of this machine and of GitHub are this far apart at most. */
const CLOCK_SKEW_MS = 600_000;

export interface Reuse {
  readonly plans: readonly SuitePlan[];
  /** What was found, to avoid a second search; undefined where it was not needed yet. */
  readonly base: BaseReportOutcome | undefined;
  readonly notices: readonly string[];
}

/** @param named what the input `compare` names; undefined: to be searched for, which is awaited here and nowhere else */
export async function applyReuse(
  session: Session,
  plans: readonly SuitePlan[],
  named: BaseReportOutcome | undefined,
  { now, stop }: { readonly now: Date; readonly stop: StopSwitch },
): Promise<Reuse> {
  const { inputs, context } = session;
  // A scheduled run is there to find out whether the models have changed, and recordings want every answer.
  if (!inputs.onlyChanged || inputs.responses === 'record') {
    return { plans, base: named, notices: [] };
  }
  if (context.eventName === 'schedule') {
    return {
      plans,
      base: named,
      notices: ['Everything is asked: only-changed does not apply to scheduled runs.'],
    };
  }
  const suites = plans.map(({ suite }) => suite.name);
  const base = named ?? (await searchBaseReport(session, suites, stop));
  // A cancelled job asks nothing.
  if (stop.interruption !== undefined && base.kind !== 'found') {
    return { plans, base, notices: [] };
  }
  if (base.kind !== 'found') {
    const why = 'there is no report of the base branch whose results could be reused';
    return { plans, base, notices: [`Everything is asked, although only-changed is set: ${why}.`] };
  }
  const { report, base: reference } = base;
  const from = {
    sha: reference.sha ?? 'unknown',
    runId: reference.runId,
    finishedAt: reference.finishedAt,
  };
  const notBefore = now.getTime() - inputs.reuseDays * DAY_MS;
  if (!(Date.parse(from.finishedAt) >= notBefore)) {
    const why = `the base branch's report is older than ${inputs.reuseDays} days (reuse-days)`;
    return { plans, base, notices: [`Everything is asked, although only-changed is set: ${why}.`] };
  }
  if (Date.parse(from.finishedAt) > now.getTime() + CLOCK_SKEW_MS) {
    // It would stay young for ever.
    const why = "the base branch's report claims to be from the future, so its age is not known";
    return { plans, base, notices: [`Everything is asked, although only-changed is set: ${why}.`] };
  }
  const reusing = plans.map((plan) => {
    const results = report.suites.find(({ name }) => name === plan.suite.name)?.results ?? [];
    return reuseResults(plan, { results, from, notBefore }, assertionTypesOf);
  });
  return { plans: reusing, base, notices: [] };
}
