/**
 * The one loop of the pipeline: from the results so far back to what is asked next. A plan's run (run/run.ts) asks
 * its Steering before each unit, and tells it what became of each; behind it look the decider (is the verdict decided?)
 * and the rounds (is the comparison clear?), and nobody else. Drawn in design/development.md. Without steering every unit
 * is asked, in config order.
 */
import { AssertionFacts } from '../assertions/registry.js';
import { resultKey, sum } from '../basics/basics.js';
import { binomialAtLeast } from '../statistics/intervals.js';
import { aggregateRuns, givesOneAnswer, testFacts, type TestFacts } from './evaluate/aggregate.js';
import { earlyVerdicts, isSettled, type SuiteSoFar } from './evaluate/verdict.js';
import { isExtra, type SuitePlan, type Unit, callKey, callsOf, firstOfEach } from './plan.js';
import type { AggregatedTestResult, TestCaseRunResult } from './results.js';

/** A unit with its index in the plan. */
export type IndexedUnit = readonly [index: number, unit: Unit];

/** `unneeded`: the verdict is decided without it. `left-out`: a further repeat that the comparison does not need. */
export type Admission = 'ask' | 'unneeded' | 'left-out';

/** What became of a plan's further repeats, when the run is over. */
interface SteeringEnd {
  /** The last round that was asked whole; undefined where there were no rounds. */
  readonly lastRound: number | undefined;
  /** The repeats that all tests of the plan share. */
  readonly repeats: Repeats;
}

interface SteeringSetup {
  /** Of all suites together; absent without `stop-when-decided`. */
  readonly decider?: Decider | undefined;
  /** Looks after each round of repeats beyond those that count; absent: all of them are asked. */
  readonly look?: InterimLook | undefined;
  /**
   * Whether repeats beyond those that count may serve a comparison, this run's with its base or a later one's with this
   * run. Where they do not, they end with the decision. Default: they may.
   */
  readonly mayCompare?: (() => boolean) | undefined;
  /** The share of its runs on the base branch that a test failed in, 0..1; 0 where that is not known. */
  readonly failureShare?: ((unit: Unit) => number) | undefined;
}

/** A plan's way from its results back to what is asked next. Everything that is known of either goes through here. */
export class Steering {
  readonly #plan: SuitePlan;
  readonly #decider: Decider | undefined;
  readonly #rounds: Rounds | undefined;
  readonly #mayCompare: () => boolean;
  readonly #failureShare: (unit: Unit) => number;
  #someUnneeded = false;

  constructor(
    plan: SuitePlan,
    { decider, look, mayCompare = () => true, failureShare = () => 0 }: SteeringSetup,
  ) {
    const repeats = suiteRepeats(plan);
    const hasRounds = look !== undefined && repeats.max > repeats.min;
    this.#plan = plan;
    this.#decider = decider;
    this.#rounds = hasRounds ? new Rounds(plan, repeats, look) : undefined;
    this.#mayCompare = mayCompare;
    this.#failureShare = failureShare;
  }

  /** The units in the order in which they are to be started. */
  ordered(units: readonly IndexedUnit[]): readonly IndexedUnit[] {
    if (this.#decider !== undefined) return byRound(units, this.#failureShare);
    return this.#rounds === undefined ? units : byRound(units, () => 0);
  }

  /** Whether a unit is to be asked; waits where that depends on a round that has not ended. */
  async admit(unit: Unit): Promise<Admission> {
    const admission = this.#byDecision(unit);
    return admission === 'ask' ? ((await this.#rounds?.admit(unit)) ?? 'ask') : admission;
  }

  /** The same now: what has become clear while the unit waited for its slot. */
  stillNeeded(unit: Unit): Admission {
    const admission = this.#byDecision(unit);
    return admission === 'ask' ? (this.#rounds?.stillNeeded(unit) ?? 'ask') : admission;
  }

  /** `answered`: which of its calls were, by `callKey`. */
  onResult(unit: Unit, result: TestCaseRunResult, answered: ReadonlySet<string>): void {
    if (!isExtra(unit)) this.#decider?.onResult(this.#plan, unit, { result, answered });
    this.#rounds?.onResult(unit, result);
  }

  /** A unit that is not asked after all, because of the budget or an interruption. */
  onRefused(unit: Unit): void {
    this.#rounds?.onRefused(unit);
  }

  end(): SteeringEnd {
    return { lastRound: this.#rounds?.asked(), repeats: suiteRepeats(this.#plan) };
  }

  #byDecision(unit: Unit): Admission {
    const isDecided = this.#decider?.isDecided(this.#plan) === true;
    if (isExtra(unit)) {
      return this.#someUnneeded || (isDecided && !this.#mayCompare()) ? 'left-out' : 'ask';
    }
    if (!isDecided) return 'ask';
    this.#someUnneeded = true;
    return 'unneeded';
  }
}

/** The chance that a test fails, 0..1, of whose runs such a share fails: more of them than `minPasses` lets fail. */
function failureChance(test: Unit['test'], share: number): number {
  const { repeat, minPasses } = test;
  // Where one failed answer may be enough, `minPasses` promises nothing.
  const mustAllPass = minPasses === undefined || new AssertionFacts(test).canFailResult;
  return mustAllPass ? share : binomialAtLeast(repeat - minPasses + 1, repeat, share);
}

/**
 * One repeat of everything before the next, since a few failed answers fail a test; in each of them first what failed or was
 * flaky on the base branch, the likeliest to fail first: so a red gate is certain sooner, whether the base branch was
 * red already or this change broke what used to pass. Repeats that count go before those that do not.
 */
function byRound(
  units: readonly IndexedUnit[],
  failureShare: (unit: Unit) => number,
): readonly IndexedUnit[] {
  const placed = units.map((entry) => {
    const [, unit] = entry;
    const share = isExtra(unit) ? 0 : failureChance(unit.test, failureShare(unit));
    return { entry, isExtra: isExtra(unit), share };
  });
  placed.sort(
    (a, b) =>
      Number(a.isExtra) - Number(b.isExtra) ||
      a.entry[1].repeat - b.entry[1].repeat ||
      b.share - a.share ||
      a.entry[0] - b.entry[0], // config order
  );
  return placed.map(({ entry }) => entry);
}

// `stop-when-decided`: watches a run's results, and says of each suite when nothing that is left of it can change a
// gate's verdict or the exit code (evaluate/verdict.ts).

interface UnitOutcome {
  readonly result: TestCaseRunResult;
  /** Which of its calls were answered, by `callKey`. */
  readonly answered: ReadonlySet<string>;
}

/** A look costs as much time as the suite has results, so there are at most about so many. */
const MAX_LOOKS = 200;

interface DeciderSetup {
  /** Results of a plan that are not asked again; they count as done. */
  readonly reused: (plan: SuitePlan) => readonly AggregatedTestResult[];
  /** See SuiteSoFar. */
  readonly mayHaveBase: () => boolean;
  /** The results with what the base branch's report excuses (evaluate/verdict.ts). Default: as they are. */
  readonly excuse?: (
    plan: SuitePlan,
    results: readonly AggregatedTestResult[],
  ) => readonly AggregatedTestResult[];
}

export class Decider {
  readonly #setup: DeciderSetup;
  readonly #states: ReadonlyMap<SuitePlan, SuiteState>;
  /** Outcomes between two looks. */
  readonly #step: number;
  /** Units that count and are not done. */
  #left: number;
  #sinceLook = 0;

  constructor(plans: readonly SuitePlan[], setup: DeciderSetup) {
    this.#setup = setup;
    this.#states = new Map(plans.map((plan) => [plan, stateOf(plan, setup.reused(plan))]));
    this.#step = Math.ceil(sum(plans.map(({ units }) => units.length)) / MAX_LOOKS);
    this.#left = sum(plans.map(({ units }) => units.filter((it) => !isExtra(it)).length));
  }

  /** Takes the outcome of a unit that counts in the gates. */
  onResult(plan: SuitePlan, unit: Unit, { result, answered }: UnitOutcome): void {
    const state = this.#states.get(plan);
    const test = state?.tests.get(keyOf(unit));
    if (state === undefined || test === undefined) return;
    test.runs.push(result);
    test.result = aggregateRuns(test.runs, test.facts);
    test.pending -= 1;
    for (const call of answered) state.answered.add(call);
    this.#sinceLook += 1;
    this.#left -= 1;
    if (this.#sinceLook >= this.#step || this.#left === 0) this.#look();
  }

  isDecided(plan: SuitePlan): boolean {
    return this.#states.get(plan)?.isDecided === true;
  }

  #look(): void {
    this.#sinceLook = 0;
    const { excuse, mayHaveBase } = this.#setup;
    const all = [...this.#states.values()];
    const verdicts = earlyVerdicts(
      all.map((state) => {
        const known = soFar(state);
        const results = excuse?.(state.plan, known.results) ?? known.results;
        return { ...known, results, mayHaveBase: mayHaveBase() };
      }),
    );
    all.forEach((state, index) => {
      state.isDecided ||= isSettled(verdicts[index]) && isReached(state);
    });
  }
}

interface TestState {
  readonly unit: Unit;
  readonly facts: TestFacts;
  readonly assertionsPerRun: Readonly<Record<string, number>>;
  /** What its model, its judges and its embeddings are asked for, by `callKey`. */
  readonly calls: readonly string[];
  readonly runs: TestCaseRunResult[];
  result: AggregatedTestResult | undefined;
  /** Runs that are planned and not done. */
  pending: number;
}

interface SuiteState {
  readonly plan: SuitePlan;
  readonly reused: readonly AggregatedTestResult[];
  readonly tests: ReadonlyMap<string, TestState>;
  /** Calls that were answered, by `callKey`: neither their key nor their model is refused. */
  readonly answered: Set<string>;
  isDecided: boolean;
}

function stateOf(plan: SuitePlan, reused: readonly AggregatedTestResult[]): SuiteState {
  const tests = new Map<string, TestState>();
  for (const unit of firstOfEach(plan.units)) {
    const { test } = unit;
    tests.set(keyOf(unit), {
      unit,
      facts: testFacts(unit),
      assertionsPerRun: new AssertionFacts(test).mostResultsPerRun,
      calls: callsOf(unit).map(({ kind, model }) => callKey(kind, model.id)),
      runs: [],
      result: undefined,
      pending: 0,
    });
  }
  for (const unit of plan.units) {
    const state = tests.get(keyOf(unit));
    if (state !== undefined && !isExtra(unit)) state.pending += 1;
  }
  return { plan, reused, tests, answered: new Set(), isDecided: false };
}

function soFar({ plan, reused, tests }: SuiteState): SuiteSoFar {
  const all = [...tests.values()];
  return {
    gates: plan.suite.gates,
    results: [...reused, ...all.flatMap(({ result }) => result ?? [])],
    pending: all
      .filter(({ pending }) => pending > 0)
      .map(({ unit, facts, pending, assertionsPerRun }) => ({
        testCaseName: unit.test.name,
        modelId: unit.modelId,
        runs: pending,
        minPasses: unit.test.minPasses,
        oneAnswer: givesOneAnswer(unit),
        assertionsPerRun,
        impossibleCodes: facts.impossibleCodes,
        canFailResult: new AssertionFacts(unit.test).canFailResult,
      })),
  };
}

/**
 * Whether all that would still be asked has been answered before: a refused key ends the whole run with 3, whatever its
 * gates say, so none may be left that nobody has tried. One endpoint may refuse one model and not the other, so each
 * model counts, and a judge apart from its own answers.
 */
function isReached({ tests, answered }: SuiteState): boolean {
  return [...tests.values()].every(
    ({ pending, calls }) => pending === 0 || calls.every((it) => answered.has(it)),
  );
}

function keyOf({ test, modelId }: Unit): string {
  return resultKey(test.name, modelId);
}

// `repeat: { min, max }`: further repeats over the whole suite, round by round, until the comparison with the base
// branch is clear (statistics/verdicts.ts). The first `min` repeats are asked in any case.

/** Looks at the outcomes of all rounds up to and with `round`: whether to ask another one. Never rejects. */
type InterimLook = (
  round: number,
  results: readonly TestCaseRunResult[],
  repeats: Repeats,
) => Promise<'another-round' | 'stop'>;

/** The repeats of a suite that all its tests share: looks begin when every test has those that count. */
interface Repeats {
  readonly min: number;
  readonly max: number;
}

function suiteRepeats({ units }: SuitePlan): Repeats {
  let [min, max] = [1, 1];
  for (const { test } of units) {
    min = Math.max(min, test.repeat);
    max = Math.max(max, test.repeatMax ?? test.repeat);
  }
  return { min, max };
}

/** What comes before the first look is one round, named `min`. */
class Rounds {
  readonly #repeats: Repeats;
  readonly #look: InterimLook;
  /** Units of each round that have not ended. */
  readonly #left = new Map<number, number>();
  readonly #results: TestCaseRunResult[] = [];
  /** The round that is asked: those before it are whole. */
  #open: number;
  /** The round after which no other is asked. */
  #last: number;
  #wakers: (() => void)[] = [];

  constructor({ units }: SuitePlan, repeats: Repeats, look: InterimLook) {
    this.#repeats = repeats;
    this.#look = look;
    this.#open = repeats.min;
    this.#last = repeats.max;
    for (const unit of units) this.#count(unit, 1);
  }

  /** Waits until the look before its round says that it is asked. */
  async admit(unit: Unit): Promise<'ask' | 'left-out'> {
    const round = this.#roundOf(unit);
    while (round > this.#open && round <= this.#last) {
      await new Promise<void>((resolve) => this.#wakers.push(resolve));
    }
    return this.stillNeeded(unit);
  }

  stillNeeded(unit: Unit): 'ask' | 'left-out' {
    return this.#roundOf(unit) > this.#last ? 'left-out' : 'ask';
  }

  onResult(unit: Unit, result: TestCaseRunResult): void {
    this.#results.push(result);
    if (this.#count(unit, -1) === 0) void this.#endRound(this.#open);
  }

  onRefused(unit: Unit): void {
    // Half a round must not be looked at: its tests are those that happened to be cheap or early.
    this.#endAfter(Math.max(this.#repeats.min, this.#roundOf(unit) - 1));
  }

  /** The last round that was asked whole; results of repeats beyond it were asked too much. */
  asked(): number {
    const isWhole = this.#left.get(this.#open) === 0;
    return Math.max(this.#repeats.min, isWhole ? this.#open : this.#open - 1);
  }

  #roundOf({ repeat }: Unit): number {
    return Math.max(this.#repeats.min, repeat + 1);
  }

  /** How many of the unit's round are left when so many are counted. */
  #count(unit: Unit, more: number): number {
    const round = this.#roundOf(unit);
    const left = (this.#left.get(round) ?? 0) + more;
    this.#left.set(round, left);
    return left;
  }

  async #endRound(round: number): Promise<void> {
    if (round >= this.#last) return;
    const answer = await this.#look(round, this.#results, this.#repeats);
    if (answer === 'stop') {
      this.#endAfter(round);
      return;
    }
    this.#open = round + 1;
    this.#wake();
  }

  #endAfter(round: number): void {
    this.#last = Math.min(this.#last, round);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#wakers;
    this.#wakers = [];
    for (const resolve of waiting) resolve();
  }
}
