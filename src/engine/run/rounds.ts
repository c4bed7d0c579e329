/**
 * `repeat: { min, max }`: further repeats over the whole suite, round by round, until the comparison with the base
 * branch is clear (comparison/statistics/rounds.ts). The first `min` repeats are asked in any case.
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

interface Round {
  planned: number;
  started: number;
  ended: number;
  /** What the look after it said. */
  look: 'another-round' | 'stop' | undefined;
  /** What a look before its end says, and how many of its results were missing then. */
  forecast: ReturnType<InterimLook> | undefined;
  missing: number;
}

/** Undefined where no test of the plan has further repeats. */
export function createRounds(plan: SuitePlan, look: InterimLook): Rounds | undefined {
  const { min, max } = suiteRepeats(plan);
  if (max <= min) return undefined;
  // What comes before the first look is one round.
  const roundOf = ({ repeat }: Unit): number => Math.max(min, repeat + 1);
  const rounds = new Map<number, Round>();
  for (let round = min; round <= max; round += 1) {
    rounds.set(round, {
      planned: 0,
      started: 0,
      ended: 0,
      look: undefined,
      forecast: undefined,
      missing: Infinity,
    });
  }
  const at = (round: number): Round => {
    const found = rounds.get(round);
    if (found === undefined) throw new Error(`there is no round ${round}`);
    return found;
  };
  for (const unit of plan.units) at(roundOf(unit)).planned += 1;
  const results: { readonly round: number; readonly result: TestCaseRunResult }[] = [];
  /** The round after which no other is asked. */
  let stopped: number | undefined;
  let complete = min - 1;
  let wakers: (() => void)[] = [];
  const wake = (): void => {
    const waiting = wakers;
    wakers = [];
    for (const resolve of waiting) resolve();
  };
  const stopAfter = (round: number): void => {
    stopped = Math.min(stopped ?? max, round);
  };

  const known = (number: number): readonly TestCaseRunResult[] =>
    results.filter(({ round }) => round <= number).map(({ result }) => result);
  const lookAfter = async (number: number): Promise<void> => {
    const round = at(number);
    round.look = number === max ? 'stop' : await look(number, known(number));
    if (round.look === 'stop') stopAfter(number);
    else endRound(number + 1);
    wake();
  };
  /** Rounds end in their order: one that was asked ahead waits for the look before it. */
  const endRound = (number: number): void => {
    const { ended, planned } = at(number);
    const isNext = number === min || at(number - 1).look === 'another-round';
    if (ended === planned && number === complete + 1 && isNext) {
      complete = number;
      void lookAfter(number);
    } else {
      wake();
    }
  };
  const begins = (number: number): 'ask' | 'ahead' | 'left-out' | 'wait' => {
    if (stopped !== undefined && number > stopped) return 'left-out';
    if (number === min || at(number - 1).look === 'another-round') return 'ask';
    const before = at(number - 1);
    const isUnderWay = number - 1 === min || at(number - 2).look === 'another-round';
    const lastHalfRuns =
      before.started === before.planned &&
      before.ended * 2 >= before.planned &&
      before.ended < before.planned;
    return isUnderWay && lastHalfRuns ? 'ahead' : 'wait';
  };
  /**
   * Whether what is known of a round that is under way speaks for another one. A look at a large suite takes a while, so
   * the next one is when half of what was missing has come.
   */
  const needsAnother = async (number: number): Promise<boolean> => {
    const round = at(number);
    const missing = round.planned - round.ended;
    if (round.forecast === undefined || missing * 2 <= round.missing) {
      round.missing = missing;
      round.forecast = look(number, known(number));
    }
    return (await round.forecast) === 'another-round';
  };

  return {
    async admit(unit) {
      const number = roundOf(unit);
      for (;;) {
        const answer = begins(number);
        if (answer === 'ask' || answer === 'left-out') return answer;
        if (answer === 'ahead') {
          if (await needsAnother(number - 1)) return 'ask';
          if (begins(number) !== 'ahead') continue;
        }
        await new Promise<void>((resolve) => wakers.push(resolve));
      }
    },
    stillNeeded(unit) {
      return begins(roundOf(unit)) === 'left-out' ? 'left-out' : 'ask';
    },
    onStart(unit) {
      at(roundOf(unit)).started += 1;
      wake();
    },
    onResult(unit, result) {
      const number = roundOf(unit);
      results.push({ round: number, result });
      at(number).ended += 1;
      endRound(number);
    },
    onRefused(unit) {
      // Half a round must not be looked at: its tests are those that happened to be cheap or early.
      stopAfter(Math.max(min, roundOf(unit) - 1));
      wake();
    },
    asked: () => Math.max(min, complete),
    isClear: () => [...rounds].some(([number, { look }]) => number < max && look === 'stop'),
  };
}
