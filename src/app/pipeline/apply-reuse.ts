/** `only-changed`: what the base branch's last report lets this run leave out. Done before keys are looked for. */
import { assertionTypesOf } from '../../assertions/registry.js';
import { reuseResults } from '../../engine/reuse.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { StopSwitch } from '../../engine/run/stop.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { searchBaseReport } from '../base/base-report.js';
import { baseResults } from '../base/base-facts.js';
import { excerpt } from '../../report/words/escape.js';
import { ACTION_VERSION } from '../../version.js';
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
  if (!inputs.onlyChanged) return { plans, base: named, notices: [] };
  const asking = (base: BaseReportOutcome | undefined, why: string): Reuse => ({
    plans,
    base,
    notices: [`Everything is asked, although only-changed is set: ${why}.`],
  });
  const noUse = runRefusal(inputs.responses, context.eventName);
  if (noUse !== undefined) return asking(named, noUse);
  const suites = plans.map(({ suite }) => suite.name);
  const base = named ?? (await searchBaseReport(session, suites, { stop }));
  // A cancelled job asks nothing.
  if (stop.interruption !== undefined && base.kind !== 'found') {
    return { plans, base, notices: [] };
  }
  const refused = reuseRefusal(base, { now, reuseDays: inputs.reuseDays });
  if (base.kind !== 'found' || refused !== undefined) {
    return asking(base, refused ?? NO_REPORT);
  }
  const { base: reference } = base;
  const from = {
    sha: reference.sha ?? 'unknown',
    runId: reference.runId,
    finishedAt: reference.finishedAt,
  };
  const notBefore = earliest(now, inputs.reuseDays);
  const reusing = plans.map((plan) => {
    const results = baseResults(base, plan.suite.name);
    return reuseResults(plan, { results, from, notBefore }, assertionTypesOf);
  });
  return { plans: reusing, base, notices: [] };
}

const NO_REPORT = 'there is no report of the base branch whose results could be reused';

/** Why a run reuses nothing, whatever the base branch has; undefined where it may. */
function runRefusal(
  responses: Session['inputs']['responses'],
  eventName: string | undefined,
): string | undefined {
  // It is there to find out whether the models have changed.
  if (eventName === 'schedule') return 'it does not apply to scheduled runs';
  switch (responses) {
    case 'live':
      return undefined;
    case 'record':
      return 'recordings want every answer';
    case 'replay':
    case 'cache':
      // An edited recording is a change that no hash of a request shows.
      return `under responses: ${responses} the answers are the recorded ones, which may have been edited`;
  }
}

/**
 * Why nothing of the base branch's report is reused; undefined where its results may be, each by its own hashes, age and
 * runs (`reuseResults`).
 */
export function reuseRefusal(
  base: BaseReportOutcome,
  { now, reuseDays }: { readonly now: Date; readonly reuseDays: number },
): string | undefined {
  if (base.kind !== 'found') return NO_REPORT;
  const { report, base: reference } = base;
  const finished = Date.parse(reference.finishedAt);
  if (!(finished >= earliest(now, reuseDays))) {
    return `the base branch's report is older than ${reuseDays} days (reuse-days)`;
  }
  // It would stay young for ever.
  if (finished > now.getTime() + CLOCK_SKEW_MS) {
    return "the base branch's report claims to be from the future, so its age is not known";
  }
  const { version } = report.tool;
  // Another version may ask or judge differently, and no hash shows how.
  if (version !== ACTION_VERSION) {
    return `the base branch's report was written by another version of the action (${excerpt(version, 20)}, this one is ${ACTION_VERSION})`;
  }
  const { responses } = report.run;
  if (responses !== 'live' && responses !== 'record') {
    return `the base branch's answers were not asked live (responses: ${responses})`;
  }
  return undefined;
}

/** Epoch milliseconds. */
function earliest(now: Date, reuseDays: number): number {
  return now.getTime() - reuseDays * DAY_MS;
}
