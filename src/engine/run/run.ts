/** The one stage that calls models: runs every unit of every plan, within the pool, the budget and the deadline. */
import type { ConfigProblem } from '../../config/problem.js';
import { gathered } from '../calls/stored-calls.js';
import type { Clock } from '../clock.js';
import type { SuitePlan } from '../plan.js';
import type { Interruption, TestCaseRunResult } from '../results.js';
import type { Account } from './account.js';
import { createBudget, type Budget } from './budget.js';
import { PlanRun, type PlanRunSetup } from './plan-run.js';

export interface RunSetup extends PlanRunSetup {
  readonly clock: Clock;
  readonly maxMinutes: number;
  /** USD for all suites together; each suite's `gates.costMaxUsd` holds as well. */
  readonly maxCostUsd?: number | undefined;
  /** Called once for each plan, when its runs are done: what is asked then is under the same deadline and budgets. */
  readonly afterRuns?: ((done: DonePlan) => Promise<void>) | undefined;
}

/** A plan whose runs are done. */
export interface DonePlan {
  readonly plan: SuitePlan;
  readonly runs: readonly TestCaseRunResult[];
  /** The run's, and the plan's own. */
  readonly budgets: readonly Budget[];
}

export interface RunOutput {
  /** One list a plan, in unit order. Further repeats that were left out have no result. */
  readonly runs: readonly (readonly TestCaseRunResult[])[];
  /** The accounts of each plan's runs, at the place of the run; undefined where no assertion asked a model. */
  readonly accounts: readonly (readonly (Account | undefined)[])[];
  /** Missing, stale and broken recordings, each once. */
  readonly problems: readonly ConfigProblem[];
  readonly interruption?: Interruption | undefined;
  /** A budget counted guesses, because replies stated no token usage. */
  readonly budgetGuessed: boolean;
}

/** Runs all plans side by side. Every unit has a result, whatever it does; only ModuleLoadError rejects. */
export async function runPlans(plans: readonly SuitePlan[], setup: RunSetup): Promise<RunOutput> {
  const { stop, clock, maxMinutes, maxCostUsd } = setup;
  const cancelDeadline = clock.after(maxMinutes * 60_000, () =>
    stop.stop({ kind: 'deadline', maxMinutes }),
  );
  const overall = maxCostUsd === undefined ? [] : [createBudget(maxCostUsd)];
  try {
    const done = await Promise.all(
      plans.map(async (plan) => {
        const run = new PlanRun(plan, overall, setup);
        const output = await run.run();
        await setup.afterRuns?.({ plan, runs: output.runs, budgets: run.budgets });
        return output;
      }),
    );
    return {
      runs: done.map(({ runs }) => runs),
      accounts: done.map(({ accounts }) => accounts),
      budgetGuessed: done.some(({ budgetGuessed }) => budgetGuessed),
      problems: gathered(done.flatMap(({ problems }) => problems)),
      interruption: stop.interruption,
    };
  } finally {
    cancelDeadline();
  }
}
