/**
 * The one loop of the pipeline: from the results so far back to what is asked next. A plan's run (run/plan-run.ts) asks
 * its Steering before each unit, and tells it what became of each; behind it look the decider (is the verdict decided?)
 * and the rounds (is the comparison clear?), and nobody else. Drawn in docs/development.md. Without steering every unit
 * is asked, in config order.
 */
import { binomialAtLeast } from '../../statistics/binomial.js';
import { isExtra, type SuitePlan, type Unit } from '../plan.js';
import type { TestCaseRunResult } from '../results.js';
import type { Decider } from './decider.js';
import type { Rounds } from './asked-rounds.js';

/** A unit with its index in the plan. */
export type IndexedUnit = readonly [index: number, unit: Unit];

/** `unneeded`: the verdict is decided without it. `left-out`: a further repeat that the comparison does not need. */
export type Admission = 'ask' | 'unneeded' | 'left-out';

/** What became of a plan's further repeats, when the run is over. */
export interface SteeringEnd {
  /** No more was needed, so that what was not asked was saved; else something prevented it. */
  readonly isOver: boolean;
  /** The last round that was asked whole; undefined where there were no rounds. */
  readonly lastRound: number | undefined;
}

/** A plan's way from its results back to what is asked next. Everything that is known of either goes through here. */
export interface Steering {
  /** The units in the order in which they are to be started. */
  ordered(units: readonly IndexedUnit[]): readonly IndexedUnit[];
  /** Whether a unit is to be asked; waits where that depends on a round that has not ended. */
  admit(unit: Unit): Promise<Admission>;
  /** The same now: what has become clear while the unit waited for its slot. */
  stillNeeded(unit: Unit): Admission;
  onStart(unit: Unit): void;
  /** `answered`: which of its calls were, by `callKey`. */
  onResult(unit: Unit, result: TestCaseRunResult, answered: ReadonlySet<string>): void;
  /** A unit that is not asked after all, because of the budget or an interruption. */
  onRefused(unit: Unit): void;
  end(): SteeringEnd;
}

export interface SteeringSetup {
  /** Of all suites together; absent without `stop-when-decided`. */
  readonly decider?: Decider | undefined;
  /** Absent where no test has repeats beyond those that count. */
  readonly rounds?: Rounds | undefined;
  /**
   * Whether repeats beyond those that count may serve a comparison, this run's with its base or a later one's with this
   * run. Where they do not, they end with the decision. Default: they may.
   */
  readonly mayCompare?: (() => boolean) | undefined;
  /** The share of its runs on the base branch that a test failed in, 0..1; 0 where that is not known. */
  readonly failureShare?: ((unit: Unit) => number) | undefined;
}

/** Asks everything, in the order of the plan. */
const ASK_ALL: Steering = {
  ordered: (units) => units,
  admit: () => Promise.resolve('ask'),
  stillNeeded: () => 'ask',
  onStart: () => undefined,
  onResult: () => undefined,
  onRefused: () => undefined,
  end: () => ({ isOver: false, lastRound: undefined }),
};

export function createSteering(plan: SuitePlan, setup: SteeringSetup): Steering {
  const isSteered = setup.decider !== undefined || setup.rounds !== undefined;
  return isSteered ? new SteeredPlan(plan, setup) : ASK_ALL;
}

class SteeredPlan implements Steering {
  readonly #plan: SuitePlan;
  readonly #decider: Decider | undefined;
  readonly #rounds: Rounds | undefined;
  readonly #mayCompare: () => boolean;
  readonly #failureShare: (unit: Unit) => number;
  #someUnneeded = false;

  constructor(
    plan: SuitePlan,
    { decider, rounds, mayCompare = () => true, failureShare = () => 0 }: SteeringSetup,
  ) {
    this.#plan = plan;
    this.#decider = decider;
    this.#rounds = rounds;
    this.#mayCompare = mayCompare;
    this.#failureShare = failureShare;
  }

  ordered(units: readonly IndexedUnit[]): readonly IndexedUnit[] {
    return byRound(units, this.#decider === undefined ? () => 0 : this.#failureShare);
  }

  async admit(unit: Unit): Promise<Admission> {
    const admission = this.#byDecision(unit);
    return admission === 'ask' ? ((await this.#rounds?.admit(unit)) ?? 'ask') : admission;
  }

  stillNeeded(unit: Unit): Admission {
    const admission = this.#byDecision(unit);
    return admission === 'ask' ? (this.#rounds?.stillNeeded(unit) ?? 'ask') : admission;
  }

  onStart(unit: Unit): void {
    this.#rounds?.onStart(unit);
  }

  onResult(unit: Unit, result: TestCaseRunResult, answered: ReadonlySet<string>): void {
    if (!isExtra(unit)) this.#decider?.onResult(this.#plan, unit, { result, answered });
    this.#rounds?.onResult(unit, result);
  }

  onRefused(unit: Unit): void {
    this.#rounds?.onRefused(unit);
  }

  end(): SteeringEnd {
    const isOver = this.#rounds?.isClear() === true || this.#isDecided();
    return { isOver, lastRound: this.#rounds?.asked() };
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
function failureChance({ repeat, minPasses }: Unit['test'], share: number): number {
  return minPasses === undefined ? share : binomialAtLeast(repeat - minPasses + 1, repeat, share);
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
