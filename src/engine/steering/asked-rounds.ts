/**
 * `repeat: { min, max }`: further repeats over the whole suite, round by round, until the comparison with the base
 * branch is clear (comparison/statistics/round-limits.ts). The first `min` repeats are asked in any case.
 *
 * The pool does not idle between rounds: the next round's first tests may start while the last half of this one is
 * under way, unless what is known of it by then looks as if it were the last one. What they cost is told where the look
 * after it says that they were not needed after all.
 */
import type { SuitePlan, Unit } from '../plan.js';
import type { TestCaseRunResult } from '../results.js';

/** Looks at the outcomes of all rounds up to and with `round`: whether to ask another one. Never rejects. */
export type InterimLook = (
  round: number,
  results: readonly TestCaseRunResult[],
) => Promise<'another-round' | 'stop'>;

export interface Rounds {
  admit(unit: Unit): Promise<'ask' | 'left-out'>;
  stillNeeded(unit: Unit): 'ask' | 'left-out';
  onStart(unit: Unit): void;
  onResult(unit: Unit, result: TestCaseRunResult): void;
  onRefused(unit: Unit): void;
  /** The last round that was asked whole; results of repeats beyond it were asked too much. */
  asked(): number;
  /** A look said that no further round is needed; else they ended for another reason, or with the last. */
  isClear(): boolean;
}

/** The repeats of a suite that all its tests share: looks begin when every test has those that count. */
export function suiteRepeats({ units }: SuitePlan): { readonly min: number; readonly max: number } {
  let [min, max] = [1, 1];
  for (const { test } of units) {
    min = Math.max(min, test.repeat);
    max = Math.max(max, test.repeatMax ?? test.repeat);
  }
  return { min, max };
}

/** Undefined where no test of the plan has further repeats. */
export function createRounds(plan: SuitePlan, look: InterimLook): Rounds | undefined {
  const { min, max } = suiteRepeats(plan);
  return max <= min ? undefined : new LookedAtRounds(plan, { min, max }, look);
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

class LookedAtRounds implements Rounds {
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

  constructor({ units }: SuitePlan, { min, max }: { min: number; max: number }, look: InterimLook) {
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

  asked(): number {
    return Math.max(this.#min, this.#complete);
  }

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
