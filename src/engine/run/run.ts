/** The one stage that calls models: runs every unit of every plan, within the pool, the budget and the deadline. */
import { errorText } from '../../basics/basics.js';
import type { ConfigProblem } from '../../config/problem.js';
import { endpointOf, type ModelSpec, promptTexts } from '../../config/suite.js';
import { type TokenUsage, usageOf } from '../../providers/provider.js';
import { COMMAND_MODEL } from '../calls/request.js';
import { gathered, type RunProblem } from '../calls/model-calls.js';
import {
  attachedTo,
  isExtra,
  type SuitePlan,
  type Unit,
  statedCost,
  tokensAtLeast,
  tokensAtMost,
  fileTokensAtMost,
} from '../plan.js';
import { type Interruption, type TestCaseRunResult, countsAs } from '../results.js';
import { type Admission, type IndexedUnit, Steering } from '../steering.js';
import { type Account, type CostBounds, Budget, settleQuestions } from './account.js';
import { type AnswerKeeping, PassingSamples } from './passing-samples.js';
import type { Lane, Slot } from './pool.js';
import type { Clock, StopSwitch } from './stop.js';
import {
  runUnit,
  type UnitRun,
  type UnitRunSetup,
  notRunResult,
  stoppedResult,
  unaffordableResult,
} from './unit-run.js';

export interface RunSetup<After = undefined> extends PlanRunSetup {
  readonly clock: Clock;
  readonly maxMinutes: number;
  /** USD for all suites together; each suite's `gates.costMaxUsd` holds as well. */
  readonly maxCostUsd?: number | undefined;
  /** Called once for each plan, when its runs are done: what is asked then is under the same deadline and budgets. */
  readonly afterRuns?: ((done: DonePlan) => Promise<After>) | undefined;
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

/**
 * Runs all plans side by side. Every unit has a result, whatever it does; only ModuleLoadError rejects. `after`: what
 * `afterRuns` made of each plan.
 */
export async function runPlans<After>(
  plans: readonly SuitePlan[],
  setup: RunSetup<After>,
): Promise<RunOutput & { readonly after: readonly (After | undefined)[] }> {
  const { stop, clock, maxMinutes, maxCostUsd } = setup;
  const cancelDeadline = clock.after(maxMinutes * 60_000, () =>
    stop.stop({ kind: 'deadline', maxMinutes }),
  );
  const overall = maxCostUsd === undefined ? [] : [new Budget(maxCostUsd)];
  const maxCharacters = setup.keeping?.sampleCharacters;
  const samples =
    maxCharacters === undefined ? undefined : new PassingSamples(plans, maxCharacters);
  try {
    const done = await Promise.all(
      plans.map(async (plan) => {
        const run = new PlanRun(plan, { overall, samples }, setup);
        const output = await run.run();
        const { budgets } = run;
        const after = await setup.afterRuns?.({ plan, runs: output.runs, budgets });
        return { ...output, after };
      }),
    );
    return {
      runs: done.map(({ runs }) => runs),
      accounts: done.map(({ accounts }) => accounts),
      after: done.map(({ after }) => after),
      budgetGuessed: done.some(({ budgetGuessed }) => budgetGuessed),
      problems: gathered(done.flatMap(({ problems }) => problems)),
      interruption: stop.interruption,
    };
  } finally {
    cancelDeadline();
  }
}

// One plan's run: starts its units as steering, budgets and the pool let them, and keeps what they come to. Comes in:
// a plan.
// Goes out: its results in unit order. Whatever a unit does, it has one.

interface PlanRunSetup extends UnitRunSetup {
  readonly stop: StopSwitch;
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
  /** Called as units end, in whatever order they do. */
  readonly onResult: (plan: SuitePlan, result: TestCaseRunResult) => void;
  /** What is kept of questions and answers. Default: all of it. */
  readonly keeping?: AnswerKeeping | undefined;
  /** What is asked of each plan, and in which order. Default: everything, in config order. */
  readonly steeringOf?: ((plan: SuitePlan) => Steering) | undefined;
}

interface PlanOutput {
  /** In unit order. Further repeats that were left out have no result. */
  readonly runs: readonly TestCaseRunResult[];
  /** At the place of the run; undefined where no assertion asked a model. */
  readonly accounts: readonly (Account | undefined)[];
  /** Missing, stale and broken recordings. */
  readonly problems: readonly RunProblem[];
  /** A budget counted guesses, because replies stated no token usage. */
  readonly budgetGuessed: boolean;
}

/** What all plans of a run share. */
interface SharedByPlans {
  /** Budgets in USD. */
  readonly overall: readonly Budget[];
  readonly samples: PassingSamples | undefined;
}

/** To be run once. */
class PlanRun {
  readonly #plan: SuitePlan;
  readonly #setup: PlanRunSetup;
  readonly #samples: PassingSamples | undefined;
  readonly #steering: Steering;
  /** The run's, and the plan's own. */
  readonly budgets: readonly Budget[];
  readonly #laneOf: (unit: Unit) => Lane;
  readonly #results: (TestCaseRunResult | undefined)[];
  readonly #accounts: (Account | undefined)[];
  readonly #problems: RunProblem[] = [];
  #isBroken = false;
  #budgetGuessed = false;
  /** USD of the first program of which it is known. */
  #programCostUsd: number | undefined;
  /** Programs that had ended before, and did not say what they cost. */
  #unpriced = 0;

  constructor(plan: SuitePlan, { overall, samples }: SharedByPlans, setup: PlanRunSetup) {
    const { costMaxUsd } = plan.suite.gates;
    this.#plan = plan;
    this.#setup = setup;
    this.#samples = samples;
    this.#steering = setup.steeringOf?.(plan) ?? new Steering(plan, {});
    this.budgets = costMaxUsd === undefined ? overall : [...overall, new Budget(costMaxUsd)];
    this.#laneOf = (unit) =>
      setup.calls.lane(unit.suite, unit.model ?? COMMAND_MODEL, hasWorkspace(unit));
    this.#results = new Array<TestCaseRunResult | undefined>(plan.units.length);
    this.#accounts = new Array<Account | undefined>(plan.units.length);
  }

  /** Rejects with ModuleLoadError only, and at once, whatever is in flight: the action is broken. */
  run(): Promise<PlanOutput> {
    // Each provider's units start in their own order: one that is throttled must not hold up the others'.
    const groups = byProvider(this.#plan.units).map((units) => this.#steering.ordered(units));
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown): void => {
        this.#isBroken = true;
        reject(cause instanceof Error ? cause : new Error(errorText(cause)));
      };
      Promise.all(groups.map((units) => this.#runAll(units, fail)))
        .then(() => resolve(this.#output()))
        .catch(fail);
    });
  }

  async #runAll(units: readonly IndexedUnit[], fail: (cause: unknown) => void): Promise<void> {
    const started: Promise<void>[] = [];
    for (const [index, unit] of units) {
      const slot = await this.#admitted(index, unit);
      if (this.#isBroken) return;
      if (slot === undefined) continue;
      started.push(this.#runOne(index, unit, slot).catch(fail));
    }
    await Promise.all(started);
  }

  /** The slot to start the unit with; undefined where it is not started, and its result is kept. */
  async #admitted(index: number, unit: Unit): Promise<Slot | undefined> {
    const { stop } = this.#setup;
    // An ended run must not wait for a look at its results: the job has a few seconds left.
    const admission = await untilStopped(this.#steering.admit(unit), stop);
    const refused = admission === 'ask' ? await this.#refusalOf(unit) : undefined;
    if (admission !== 'ask') this.#leaveOut(index, unit, admission);
    else if (refused !== undefined) this.#refuse(index, unit, refused);
    else return this.#slotFor(index, unit);
    return undefined;
  }

  /** The same for a unit whose cost is reserved: what it waited for may have become needless. */
  async #slotFor(index: number, unit: Unit): Promise<Slot | undefined> {
    const slot = await this.#laneOf(unit).acquire('start');
    if (this.#isBroken) return undefined;
    const needed = this.#steering.stillNeeded(unit);
    const { interruption } = this.#setup.stop;
    if (needed === 'ask' && interruption === undefined) return slot;
    slot();
    this.#release(unit, this.budgets);
    if (needed !== 'ask') this.#leaveOut(index, unit, needed);
    else if (interruption !== undefined) {
      this.#refuse(index, unit, stoppedResult(unit, interruption));
    }
    return undefined;
  }

  async #runOne(index: number, unit: Unit, slot: Slot): Promise<void> {
    const isNeeded = (): boolean => this.#steering.stillNeeded(unit) === 'ask';
    const run = await runUnit(unit, { slot, isNeeded }, this.#setup);
    this.#settle(unit, run);
    if (run.account.asked.length > 0) this.#accounts[index] = run.account;
    const result = this.#keep(index, run.result);
    if (countsAs(result).unneeded) this.#steering.onRefused(unit);
    else this.#steering.onResult(unit, result, run.answered);
  }

  #settle({ modelId, model }: Unit, { result, spent, problems }: UnitRun): void {
    const isUnknown = model === undefined && result.costEstimateUsd === null;
    const known = this.#programCostUsd;
    const assumed = isUnknown && known !== undefined ? known : 0;
    for (const budget of this.budgets) budget.settle(modelId, spent.spentUsd + assumed);
    if (model === undefined) this.#notePrograms(result);
    if (spent.guessed && this.budgets.length > 0) this.#budgetGuessed = true;
    this.#problems.push(...problems);
  }

  /** The first known cost of a program is that of all which did not say theirs, those that have ended among them. */
  #notePrograms({ modelId, outcome, costEstimateUsd }: TestCaseRunResult): void {
    if (this.#programCostUsd !== undefined) return;
    if (costEstimateUsd === null) this.#unpriced += 1;
    else if (costEstimateUsd > 0 && (outcome.kind === 'passed' || outcome.kind === 'failed')) {
      this.#programCostUsd = costEstimateUsd;
      for (const budget of this.budgets) {
        budget.charge(modelId, this.#unpriced * costEstimateUsd);
      }
    }
  }

  #keep(index: number, whole: TestCaseRunResult): TestCaseRunResult {
    const { keeping } = this.#setup;
    const result = keeping?.trim(whole) ?? whole;
    if (result !== whole) this.#samples?.offer(this.#plan, index, whole);
    this.#results[index] = result;
    this.#setup.onResult(this.#plan, result);
    return result;
  }

  #leaveOut(index: number, unit: Unit, why: 'unneeded' | 'left-out'): void {
    this.#steering.onRefused(unit);
    if (why === 'unneeded') this.#keep(index, notRunResult(unit, 'decided'));
  }

  /** A further repeat that could not be asked is none; one that counts has its result. */
  #refuse(index: number, unit: Unit, result: TestCaseRunResult): void {
    this.#steering.onRefused(unit);
    if (!isExtra(unit)) this.#keep(index, result);
  }

  /** Resolves to the result of a unit that must not start, else to `undefined`; its cost is reserved then. */
  async #refusalOf(unit: Unit): Promise<TestCaseRunResult | undefined> {
    const { interruption } = this.#setup.stop;
    if (interruption !== undefined) return stoppedResult(unit, interruption);
    for (const [index, budget] of this.budgets.entries()) {
      if (await budget.admit(unit.modelId, costBounds(unit, this.#setup))) continue;
      this.#release(unit, this.budgets.slice(0, index));
      return unaffordableResult(unit, budget.maxUsd);
    }
    return undefined;
  }

  #release({ modelId }: Unit, budgets: readonly Budget[]): void {
    for (const budget of budgets) budget.release(modelId);
  }

  #output(): PlanOutput {
    const done = this.#results.flatMap((kept, index) => {
      if (kept === undefined) return [];
      const result = this.#samples?.wholeOf(this.#plan, index, kept) ?? kept;
      return [{ result, account: this.#accounts[index] }];
    });
    const accounts = done.map(({ account }) => account);
    const counted = new Map(this.#plan.units.map(({ test }) => [test.name, test.repeat]));
    return {
      runs: settleQuestions(
        done.map(({ result }) => result),
        accounts,
        ({ testCaseName, runIndex }) => runIndex >= (counted.get(testCaseName) ?? 0),
      ),
      accounts,
      problems: this.#problems,
      budgetGuessed: this.#budgetGuessed,
    };
  }
}

/** The admission, or `ask` as soon as the run is stopped: what is asked then is refused with the reason. */
function untilStopped(admission: Promise<Admission>, stop: StopSwitch): Promise<Admission> {
  return new Promise((resolve, reject) => {
    const unsubscribe = stop.onStop(() => resolve('ask'));
    admission.then(resolve, reject).finally(unsubscribe);
  });
}

function providerOf(unit: Unit): string {
  if (unit.model !== undefined) return endpointOf(unit.model);
  return hasWorkspace(unit) ? 'workspace' : 'command';
}

function hasWorkspace({ test: { subject } }: Unit): boolean {
  return subject.kind === 'command' && subject.workspace !== undefined;
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

/** What the unit's first call can cost: its prompt, and an answer of nothing to maxTokens. */
function costBounds({ test, model }: Unit, { costOf }: PlanRunSetup): CostBounds {
  if (model === undefined || test.subject.kind !== 'prompt') {
    const stated = statedCost(test);
    // The first one starts alone: what it costs tells of the others.
    return { leastUsd: stated ?? 0, mostUsd: stated ?? Infinity };
  }
  const characters = promptTexts(test.subject.messages).join('').length;
  const usdOf = (input: number, output: number): number =>
    costOf(model, usageOf(input, output)) ?? 0;
  return {
    leastUsd: usdOf(tokensAtLeast(characters), 0),
    mostUsd: usdOf(
      tokensAtMost(characters) + fileTokensAtMost(model, attachedTo(test)),
      model.params.maxTokens,
    ),
  };
}
