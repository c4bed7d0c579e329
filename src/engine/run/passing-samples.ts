/**
 * One passing run of each result with its answer, for a later comparison that wants to show a "before". What is kept is
 * bounded, and does not depend on the order in which runs end.
 */
import type { SuitePlan } from '../plan.js';
import { type TestCaseRunResult, charactersOf, countsAs } from '../results.js';

/** What a run keeps of questions and answers while others are still asked. */
export interface AnswerKeeping {
  /** A result without what no report will show: ten thousand answers would fill the memory. */
  readonly trim: (result: TestCaseRunResult) => TestCaseRunResult;
  /** Characters that may be kept all the same of what `trim` leaves out: passing answers, one of each result. Default: none. */
  readonly sampleCharacters?: number | undefined;
}

interface Sample {
  /** In the plan's units. */
  readonly index: number;
  readonly run: TestCaseRunResult;
  /** Characters of the largest run that was ever kept for this result. */
  readonly size: number;
}

/** The passing run of the lowest repeat of each result, in config order as far as the bound reaches. */
export class PassingSamples {
  readonly #maxCharacters: number;
  readonly #offsets: ReadonlyMap<SuitePlan, number>;
  /** By the place of the result's first unit among all plans. */
  readonly #samples = new Map<number, Sample>();
  #characters = 0;
  /** Nothing is kept from this place on. */
  #end: number;

  constructor(plans: readonly SuitePlan[], maxCharacters: number) {
    const offsets = new Map<SuitePlan, number>();
    let units = 0;
    for (const plan of plans) {
      offsets.set(plan, units);
      units += plan.units.length;
    }
    this.#maxCharacters = maxCharacters;
    this.#offsets = offsets;
    this.#end = units;
  }

  /** @param index of the run's unit in the plan */
  offer(plan: SuitePlan, index: number, run: TestCaseRunResult): void {
    const place = this.#placeOf(plan, index, run);
    if (!countsAs(run).passed || place >= this.#end) return;
    const known = this.#samples.get(place);
    // By the largest, not the one that is kept: else it would depend on which of them came first.
    const size = Math.max(known?.size ?? 0, charactersOf(run));
    this.#characters += size - (known?.size ?? 0);
    const first = known !== undefined && known.index < index ? known : { index, run };
    this.#samples.set(place, { index: first.index, run: first.run, size });
    while (this.#characters > this.#maxCharacters) this.#dropLast();
  }

  /** The run with its answer, where it is the one that is kept. */
  wholeOf(plan: SuitePlan, index: number, run: TestCaseRunResult): TestCaseRunResult | undefined {
    const sample = this.#samples.get(this.#placeOf(plan, index, run));
    return sample?.index === index ? sample.run : undefined;
  }

  /** The repeats of a result follow each other in the plan. */
  #placeOf(plan: SuitePlan, index: number, { runIndex }: TestCaseRunResult): number {
    return (this.#offsets.get(plan) ?? 0) + index - runIndex;
  }

  #dropLast(): void {
    this.#end -= 1;
    this.#characters -= this.#samples.get(this.#end)?.size ?? 0;
    this.#samples.delete(this.#end);
  }
}
