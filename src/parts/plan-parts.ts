/**
 * Plans a suite that is asked whole and without each of its parts, mixed in time, so that one day of the provider serves
 * both sides. In: suites as they are loaded, whole and with something taken away. Out: units for the one stage that asks.
 */
import type { SourceLocation, Suite, TestCase } from '../config/suite.js';
import { givesOneAnswer } from '../engine/evaluate/aggregate.js';
import { firstOfEach, type SuitePlan, type Unit } from '../engine/plan.js';
import { freshRepeats, type PartCandidate, partRepeats } from '../statistics/parts.js';
import type { SuitePart } from '../report/parts/parts-report.js';

/** A suite as it is planned whole, and as it is loaded without each of its parts. */
export interface DividedSuite {
  readonly plan: SuitePlan;
  readonly without: readonly { readonly part: SuitePart; readonly suite: Suite }[];
}

/** A test with a model that has at least one of the parts. */
interface PartResult {
  readonly suite: string;
  readonly testCaseName: string;
  readonly modelId: string;
  readonly location: SourceLocation;
  /** Temperature 0, a seed or `deterministic`: one answer a side, which decides nothing. */
  readonly oneAnswer: boolean;
  /** Repeats that the config asks for. */
  readonly repeat: number;
}

/** Which side of which result a unit belongs to; `part` is the place of what was taken away, undefined of the whole. */
export interface Side {
  readonly result: number;
  readonly part: number | undefined;
  /** Of the second look: the candidate's place. */
  readonly candidate?: number;
}

/** What is asked at once: a plan a suite, and the side that each of its units is of. */
export interface Look {
  readonly plans: readonly SuitePlan[];
  readonly sides: readonly (readonly Side[])[];
}

/** Plans both looks, over all suites of a run: they share one chance in a hundred. */
export class PartsPlan {
  readonly parts: readonly SuitePart[];
  readonly results: readonly PartResult[];
  /** The least that a second look can be: one test, asked again on both sides. */
  readonly leastSecondLook = 2 * freshRepeats(1);
  readonly #suites: readonly DividedSuite[];
  readonly #units: readonly Unit[];
  /** By part, then by result: the test without the part. */
  readonly #variants: readonly ReadonlyMap<number, TestCase>[];

  constructor(suites: readonly DividedSuite[]) {
    this.#suites = suites;
    this.parts = suites.flatMap(({ without }) => without.map(({ part }) => part));
    const all = suites.flatMap((divided) =>
      firstOfEach(divided.plan.units).map((unit) => ({ divided, unit })),
    );
    const kept = all.filter(({ divided, unit }) =>
      divided.without.some(({ suite }) => variantOf(unit, suite) !== undefined),
    );
    this.#units = kept.map(({ unit }) => unit);
    this.results = this.#units.map((unit) => ({
      suite: unit.suite.name,
      testCaseName: unit.test.name,
      modelId: unit.modelId,
      location: unit.test.location,
      oneAnswer: givesOneAnswer(unit) === true,
      repeat: unit.test.repeat,
    }));
    this.#variants = suites.flatMap(({ plan, without }) =>
      without.map(
        ({ suite }) =>
          new Map(
            this.#units.flatMap((unit, result) => {
              const variant = unit.suite === plan.suite ? variantOf(unit, suite) : undefined;
              return variant === undefined ? [] : [[result, variant] as const];
            }),
          ),
      ),
    );
  }

  /** Parts that no test has, which takes nothing away from anything. */
  unused(): readonly SuitePart[] {
    return this.parts.filter((_, place) => this.#variants[place]?.size === 0);
  }

  /** Whether a result has a part. */
  has(result: number, part: number): boolean {
    return this.#variants[part]?.has(result) === true;
  }

  /** Answers of a result, without a part and whole, in the first look. */
  repeatsOf(result: number): { readonly without: number; readonly whole: number } {
    const known = this.results[result];
    if (known === undefined || known.oneAnswer) return { without: 1, whole: 1 };
    return partRepeats(known.repeat, this.parts.length);
  }

  firstLook(): Look {
    const groups = this.#units.flatMap((unit, result) => {
      const { without, whole } = this.repeatsOf(result);
      return [
        { unit, side: { result, part: undefined }, from: 0, count: whole },
        ...this.#variants.flatMap((variants, part) => {
          const test = variants.get(result);
          if (test === undefined) return [];
          return [{ unit: { ...unit, test }, side: { result, part }, from: 0, count: without }];
        }),
      ];
    });
    return this.#look(groups);
  }

  /** The tests that seem to hang on a part, with it and without: only these fresh answers decide about them. */
  secondLook(candidates: readonly PartCandidate[]): Look {
    const count = freshRepeats(candidates.length);
    const asked = new Map<number, number>();
    const groups = candidates.flatMap(({ result, part }, candidate) => {
      const unit = this.#units[result];
      const test = this.#variants[part]?.get(result);
      if (unit === undefined || test === undefined) return [];
      const { without, whole } = this.repeatsOf(result);
      // Each candidate has fresh answers, also where one test seems to hang on two parts.
      const before = asked.get(result) ?? 0;
      asked.set(result, before + count);
      return [
        { unit, side: { result, part: undefined, candidate }, from: whole + before, count },
        { unit: { ...unit, test }, side: { result, part, candidate }, from: without, count },
      ];
    });
    return this.#look(groups);
  }

  /** Evenly mixed over the whole look, so that both sides of a result share each hour. */
  #look(groups: readonly Group[]): Look {
    const looks = this.#suites.flatMap(({ plan }) => {
      const own = groups.filter(({ unit }) => unit.suite === plan.suite);
      if (own.length === 0) return [];
      const asked = own.flatMap((group, place) =>
        Array.from({ length: group.count }, (_, index) => {
          const test = { ...named(group, this.parts), repeat: group.from + group.count };
          const unit = { ...group.unit, test, repeat: group.from + index };
          return { at: (index + 0.5) / group.count, place, side: group.side, unit };
        }),
      );
      asked.sort((a, b) => a.at - b.at || a.place - b.place);
      const units = asked.map(({ unit }) => unit);
      return [
        { plan: { suite: plan.suite, units, skipped: [] }, sides: asked.map((it) => it.side) },
      ];
    });
    return { plans: looks.map(({ plan }) => plan), sides: looks.map(({ sides }) => sides) };
  }
}

interface Group {
  readonly unit: Unit;
  readonly side: Side;
  /** The first repeat. */
  readonly from: number;
  readonly count: number;
}

/** The test as the suite without the part has it; undefined where that is the same. */
function variantOf({ test, suite: whole }: Unit, suite: Suite): TestCase | undefined {
  if (whole.name !== suite.name) return undefined;
  const variant = suite.tests.find(({ name }) => name === test.name);
  if (variant === undefined) return undefined;
  return JSON.stringify(asked(variant)) === JSON.stringify(asked(test)) ? undefined : variant;
}

/** What a part can be in. */
function asked({ subject }: TestCase): unknown {
  return subject;
}

/** The name under which its answers are shown in the log and stored. */
function named({ unit, side }: Group, parts: readonly SuitePart[]): TestCase {
  const part = side.part === undefined ? undefined : parts[side.part];
  // Every repeat that is asked counts here.
  const test = { ...unit.test, repeatMax: undefined, minPasses: undefined };
  return part === undefined
    ? test
    : { ...test, name: `${test.name} without ${part.file}: ${part.name}` };
}
