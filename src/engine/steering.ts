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
  /** No more was needed, so that what was not asked was saved; else something prevented it. */
  readonly isOver: boolean;
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

  onStart(unit: Unit): void {
    this.#rounds?.onStart(unit);
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
    const isOver = this.#rounds?.isClear() === true || this.#isDecided();
    return { isOver, lastRound: this.#rounds?.asked(), repeats: suiteRepeats(this.#plan) };
  }

  #isDecided(): boolean {
    return this.#decider?.isDecided(this.#plan) === true;
  }

  #byDecision(unit: Unit): Admission {
    const isDecided = this.#isDecided();
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
//
// The pool does not idle between rounds: the next round's first tests may start while the last half of this one is
// under way, unless what is known of it by then looks as if it were the last one. What they cost is told where the look
// after it says that they were not needed after all.

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

/** One round: how many of its units there are, and what the looks at it say. */
class Round {
  readonly planned: number;
  started = 0;
  ended = 0;
  /** What the look after it said. */
  look: Awaited<ReturnType<InterimLook>> | undefined;
  /** What a look before its end says, and how many of its results were missing then. */
  #forecast: ReturnType<InterimLook> | undefined;
  #missing = Infinity;

  constructor(planned: number) {
    this.planned = planned;
  }

  /** All of it was started, and at least half of it has ended, but not all. */
  isInLastHalf(): boolean {
    const { planned, started, ended } = this;
    return started === planned && ended * 2 >= planned && ended < planned;
  }

  /**
   * What is known of a round that is under way says. A look at a large suite takes a while, so the next one is when half
   * of what was missing has come.
   */
  forecast(look: () => ReturnType<InterimLook>): ReturnType<InterimLook> {
    const missing = this.planned - this.ended;
    if (this.#forecast === undefined || missing * 2 <= this.#missing) {
      this.#missing = missing;
      this.#forecast = look();
    }
    return this.#forecast;
  }
}

class Rounds {
  /** What comes before the first look is one round, named `min`. */
  readonly #min: number;
  readonly #max: number;
  readonly #look: InterimLook;
  readonly #rounds = new Map<number, Round>();
  readonly #results: { readonly round: number; readonly result: TestCaseRunResult }[] = [];
  /** The round after which no other is asked. */
  #stopped: number | undefined;
  #complete: number;
  #wakers: (() => void)[] = [];

  constructor({ units }: SuitePlan, { min, max }: Repeats, look: InterimLook) {
    this.#min = min;
    this.#max = max;
    this.#look = look;
    this.#complete = min - 1;
    const planned = new Map<number, number>();
    for (const unit of units) {
      const number = this.#roundOf(unit);
      planned.set(number, (planned.get(number) ?? 0) + 1);
    }
    for (let number = min; number <= max; number += 1) {
      this.#rounds.set(number, new Round(planned.get(number) ?? 0));
    }
  }

  async admit(unit: Unit): Promise<'ask' | 'left-out'> {
    const number = this.#roundOf(unit);
    for (;;) {
      const answer = this.#begins(number);
      if (answer === 'ask' || answer === 'left-out') return answer;
      if (answer === 'ahead') {
        if (await this.#needsAnother(number - 1)) return 'ask';
        if (this.#begins(number) !== 'ahead') continue;
      }
      await new Promise<void>((resolve) => this.#wakers.push(resolve));
    }
  }

  stillNeeded(unit: Unit): 'ask' | 'left-out' {
    return this.#begins(this.#roundOf(unit)) === 'left-out' ? 'left-out' : 'ask';
  }

  onStart(unit: Unit): void {
    this.#at(this.#roundOf(unit)).started += 1;
    this.#wake();
  }

  onResult(unit: Unit, result: TestCaseRunResult): void {
    const number = this.#roundOf(unit);
    this.#results.push({ round: number, result });
    this.#at(number).ended += 1;
    this.#endRound(number);
  }

  onRefused(unit: Unit): void {
    // Half a round must not be looked at: its tests are those that happened to be cheap or early.
    this.#stopAfter(Math.max(this.#min, this.#roundOf(unit) - 1));
    this.#wake();
  }

  /** The last round that was asked whole; results of repeats beyond it were asked too much. */
  asked(): number {
    return Math.max(this.#min, this.#complete);
  }

  /** A look said that no further round is needed; else they ended for another reason, or with the last. */
  isClear(): boolean {
    return [...this.#rounds].some(([number, { look }]) => number < this.#max && look === 'stop');
  }

  #roundOf({ repeat }: Unit): number {
    return Math.max(this.#min, repeat + 1);
  }

  #at(number: number): Round {
    const found = this.#rounds.get(number);
    if (found === undefined) throw new Error(`there is no round ${number}`);
    return found;
  }

  #wake(): void {
    const waiting = this.#wakers;
    this.#wakers = [];
    for (const resolve of waiting) resolve();
  }

  #stopAfter(number: number): void {
    this.#stopped = Math.min(this.#stopped ?? this.#max, number);
  }

  #lookAt(number: number): ReturnType<InterimLook> {
    const known = this.#results.filter(({ round }) => round <= number);
    return this.#look(
      number,
      known.map(({ result }) => result),
      { min: this.#min, max: this.#max },
    );
  }

  /** Whether the round is the first, or the look before it asked for it. */
  #isWanted(number: number): boolean {
    return number === this.#min || this.#at(number - 1).look === 'another-round';
  }

  #begins(number: number): 'ask' | 'ahead' | 'left-out' | 'wait' {
    if (this.#stopped !== undefined && number > this.#stopped) return 'left-out';
    if (this.#isWanted(number)) return 'ask';
    const isNext = this.#isWanted(number - 1);
    return isNext && this.#at(number - 1).isInLastHalf() ? 'ahead' : 'wait';
  }

  /** Whether what is known of a round that is under way speaks for another one. */
  async #needsAnother(number: number): Promise<boolean> {
    const forecast = this.#at(number).forecast(() => this.#lookAt(number));
    return (await forecast) === 'another-round';
  }

  /** Rounds end in their order: one that was asked ahead waits for the look before it. */
  #endRound(number: number): void {
    const { ended, planned } = this.#at(number);
    if (ended === planned && number === this.#complete + 1 && this.#isWanted(number)) {
      this.#complete = number;
      void this.#lookAfter(number);
    } else {
      this.#wake();
    }
  }

  async #lookAfter(number: number): Promise<void> {
    const round = this.#at(number);
    round.look = number === this.#max ? 'stop' : await this.#lookAt(number);
    if (round.look === 'stop') this.#stopAfter(number);
    else this.#endRound(number + 1);
    this.#wake();
  }
}
