/** The one stage that calls models: runs every unit of every plan, within the pool, the budget and the deadline. */
import type { ConfigProblem } from '../../config/problem.js';
import { endpointOf, type ModelSpec } from '../../config/suite.js';
import { COMMAND_MODEL } from '../calls/described-request.js';
import type { TokenUsage } from '../../providers/provider.js';
import { isUnneeded } from '../evaluate/aggregate.js';
import { settleQuestions, type Account } from './account.js';
import { createBudget, type Budget, type CostBounds } from './budget.js';
import type { Clock } from '../clock.js';
import { rateLimitKey } from '../calls/rate-limit-key.js';
import { perProvider } from '../calls/per-provider.js';
import { isExtra, type SuitePlan, type Unit } from '../plan.js';
import type { Pool, Slot } from './pool.js';
import type { Interruption, TestCaseRunResult } from '../results.js';
import type { StopSwitch } from './stop.js';
import { tokensAtLeast, tokensAtMost } from '../calls/token-estimate.js';
import { runUnit, type UnitRunSetup } from './unit-run.js';
import {
  createSteering,
  type Admission,
  type IndexedUnit,
  type Steering,
} from '../steering/steering.js';
import { unneededResult, unstartedResult } from './unstarted.js';

export interface RunSetup extends UnitRunSetup {
  readonly pool: Pool;
  readonly stop: StopSwitch;
  readonly clock: Clock;
  readonly maxMinutes: number;
  /** USD for all suites together; each suite's `gates.costMaxUsd` holds as well. */
  readonly maxCostUsd?: number | undefined;
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
  /** Called as units end, in whatever order they do. */
  readonly onResult: (plan: SuitePlan, result: TestCaseRunResult) => void;
  /** Called as units begin to run, with 1, and as they end, with -1. */
  readonly onRunning?: ((change: 1 | -1) => void) | undefined;
  /** A result without what no report will show: ten thousand answers would fill the memory. Default: all of it. */
  readonly trim?: (result: TestCaseRunResult) => TestCaseRunResult;
  /** What is asked of each plan, and in which order. Default: everything, in config order. */
  readonly steeringOf?: ((plan: SuitePlan) => Steering) | undefined;
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
  const { stop, clock } = setup;
  const cancelDeadline = clock.after(setup.maxMinutes * 60_000, () =>
    stop.stop({ kind: 'deadline', maxMinutes: setup.maxMinutes }),
  );
  const problems = new Map<string, ConfigProblem>();
  let budgetGuessed = false;
  const noteGuess = (): void => void (budgetGuessed = true);
  const overall = setup.maxCostUsd === undefined ? [] : [createBudget(setup.maxCostUsd)];
  try {
    const done = await Promise.all(
      plans.map((plan) => runPlan(plan, overall, problems, noteGuess, setup)),
    );
    return {
      runs: done.map(({ runs }) => runs),
      accounts: done.map(({ accounts }) => accounts),
      budgetGuessed,
      problems: [...problems.values()].sort((a, b) => (a.message < b.message ? -1 : 1)),
      interruption: stop.interruption,
    };
  } finally {
    cancelDeadline();
  }
}

interface PlanOutput {
  readonly runs: readonly TestCaseRunResult[];
  readonly accounts: readonly (Account | undefined)[];
}

async function runPlan(
  plan: SuitePlan,
  overall: readonly Budget[],
  problems: Map<string, ConfigProblem>,
  noteGuess: () => void,
  setup: RunSetup,
): Promise<PlanOutput> {
  const { stop, pool } = setup;
  const { costMaxUsd } = plan.suite.gates;
  const budgets = costMaxUsd === undefined ? overall : [...overall, createBudget(costMaxUsd)];
  const results = new Array<TestCaseRunResult | undefined>(plan.units.length);
  const accounts = new Array<Account | undefined>(plan.units.length);
  const keep = (index: number, whole: TestCaseRunResult): TestCaseRunResult => {
    const result = setup.trim?.(whole) ?? whole;
    results[index] = result;
    setup.onResult(plan, result);
    return result;
  };
  const laneOf = perProvider((suite, provider) => pool.lane(rateLimitKey(suite, provider)));
  const broken = brokenSwitch();
  const steering = setup.steeringOf?.(plan) ?? createSteering(plan, {});
  const leaveOut = (index: number, unit: Unit, why: 'unneeded' | 'left-out'): void => {
    steering.onRefused(unit);
    if (why === 'unneeded') keep(index, unneededResult(unit));
  };
  /** A further repeat that could not be asked is none; one that counts has its result. */
  const refuse = (index: number, unit: Unit, result: TestCaseRunResult): void => {
    steering.onRefused(unit);
    if (!isExtra(unit)) keep(index, result);
  };
  const runOne = async (index: number, unit: Unit, slot: Slot): Promise<void> => {
    setup.onRunning?.(1);
    const isNeeded = (): boolean => steering.stillNeeded(unit) === 'ask';
    const run = await runUnit(unit, { slot, isNeeded }, setup);
    setup.onRunning?.(-1);
    for (const budget of budgets) budget.settle(unit.modelId, run.spent.usd);
    if (run.spent.guessed && budgets.length > 0) noteGuess();
    for (const problem of run.problems) problems.set(problem.message, problem);
    if (run.account.asked.length > 0) accounts[index] = run.account;
    const result = keep(index, run.result);
    if (isUnneeded(result)) steering.onRefused(unit);
    else steering.onResult(unit, result, run.answered);
  };
  const runAll = async (units: readonly IndexedUnit[]): Promise<void> => {
    const started: Promise<void>[] = [];
    for (const [index, unit] of units) {
      // An ended run must not wait for a look at its results: the job has a few seconds left.
      const admission = await untilStopped(steering.admit(unit), stop);
      if (admission !== 'ask') {
        leaveOut(index, unit, admission);
        continue;
      }
      const refused = await admit(unit, budgets, setup);
      if (refused !== undefined) {
        refuse(index, unit, refused);
        continue;
      }
      const slot = await laneOf(unit.suite, unit.model ?? COMMAND_MODEL).acquire('start');
      if (broken.isBroken()) return;
      const needed = steering.stillNeeded(unit);
      if (needed !== 'ask' || stop.interruption !== undefined) {
        slot();
        release(unit, budgets);
        if (needed !== 'ask') leaveOut(index, unit, needed);
        else if (stop.interruption !== undefined) {
          refuse(index, unit, stoppedResult(unit, stop.interruption));
        }
        continue;
      }
      steering.onStart(unit);
      started.push(runOne(index, unit, slot).catch(broken.report));
    }
    await Promise.all(started);
  };

  // Each provider's units start in their own order: one that is throttled must not hold up the others'.
  await Promise.race([
    Promise.all(byProvider(plan.units).map((units) => runAll(steering.ordered(units)))),
    broken.cause,
  ]);
  const done = results.flatMap((result, index) =>
    result === undefined ? [] : [{ result, account: accounts[index] }],
  );
  const settled = done.map(({ account }) => account);
  const counted = new Map(plan.units.map(({ test }) => [test.name, test.repeat]));
  return {
    runs: settleQuestions(
      done.map(({ result }) => result),
      settled,
      ({ testCaseName, runIndex }) => runIndex >= (counted.get(testCaseName) ?? 0),
    ),
    accounts: settled,
  };
}

/** The admission, or `ask` as soon as the run is stopped: what is asked then is refused with the reason. */
function untilStopped(admission: Promise<Admission>, stop: StopSwitch): Promise<Admission> {
  return new Promise((resolve, reject) => {
    const unsubscribe = stop.onStop(() => resolve('ask'));
    admission.then(resolve, reject).finally(unsubscribe);
  });
}

function providerOf({ model }: Unit): string {
  return model === undefined ? 'command' : endpointOf(model);
}

/** The units of each provider with their index in the plan. */
function byProvider(units: readonly Unit[]): readonly (readonly IndexedUnit[])[] {
  const groups = new Map<string, [number, Unit][]>();
  for (const entry of units.entries()) {
    const provider = providerOf(entry[1]);
    const group = groups.get(provider);
    if (group === undefined) groups.set(provider, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

interface BrokenSwitch {
  /** Rejects with the first cause that was reported; else never settles. */
  readonly cause: Promise<never>;
  readonly report: (cause: unknown) => void;
  readonly isBroken: () => boolean;
}

/** A broken action ends the run at once, whatever is in flight. */
function brokenSwitch(): BrokenSwitch {
  let broken = false;
  let reject: (cause: unknown) => void = () => undefined;
  const cause = new Promise<never>((_resolve, rejectWith) => (reject = rejectWith));
  // The race may be over already; an unhandled rejection would end the process.
  cause.catch(() => undefined);
  return {
    cause,
    report(reason) {
      broken = true;
      reject(reason);
    },
    isBroken: () => broken,
  };
}

/** Resolves to the result of a unit that must not start, else to `undefined`. */
async function admit(
  unit: Unit,
  budgets: readonly Budget[],
  setup: RunSetup,
): Promise<TestCaseRunResult | undefined> {
  const { stop } = setup;
  if (stop.interruption !== undefined) return stoppedResult(unit, stop.interruption);
  for (const [index, budget] of budgets.entries()) {
    if (await budget.admit(unit.modelId, costBounds(unit, setup))) continue;
    release(unit, budgets.slice(0, index));
    return unstartedResult(unit, { kind: 'budget', maxUsd: budget.maxUsd });
  }
  return undefined;
}

function release(unit: Unit, budgets: readonly Budget[]): void {
  for (const budget of budgets) budget.release(unit.modelId);
}

function stoppedResult(unit: Unit, interruption: Interruption): TestCaseRunResult {
  return unstartedResult(unit, { kind: 'interrupted', interruption });
}

/** What the unit's first call can cost: its prompt, and an answer of nothing to maxTokens. */
function costBounds({ test, model }: Unit, { costOf }: RunSetup): CostBounds {
  if (model === undefined || test.subject.kind !== 'prompt') return { leastUsd: 0, mostUsd: 0 };
  const { system = '', user, assistant = '' } = test.subject.messages;
  const characters = system.length + user.length + assistant.length;
  const usdOf = (inputTokens: number, outputTokens: number): number =>
    costOf(model, { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }) ?? 0;
  return {
    leastUsd: usdOf(tokensAtLeast(characters), 0),
    mostUsd: usdOf(tokensAtMost(characters), model.params.maxTokens),
  };
}
