/**
 * A suite that is asked whole and without each of its parts, mixed in time, so that one day of the provider serves both
 * sides: its two looks as plans (in: suites as they are loaded, whole and with something taken away; out: units for the
 * one stage that asks), and what their answers say of each part. Nothing in here asks, and nothing in here words.
 */
import { sum } from '../basics/basics.js';
import { inCommonVersions } from '../comparison/memory.js';
import type { SourceLocation, Suite, TestCase } from '../config/suite.js';
import { givesOneAnswer } from '../engine/evaluate/aggregate.js';
import { firstOfEach, type SuitePlan, type Unit } from '../engine/plan.js';
import {
  type TestCaseRunResult,
  type ComparableResult,
  countsAs,
  measure,
  outcomeOf,
} from '../engine/results.js';
import type { JudgedPart, SuitePart } from '../report/parts/parts-report.js';
import type { Counts } from '../statistics/intervals.js';
import {
  freshRepeats,
  noticedWithout,
  partCandidates,
  partChances,
  partRepeats,
  partsFound,
} from '../statistics/parts.js';

type PartSide = JudgedPart['with'];
type PartTest = JudgedPart['tests'][number];

type PartCandidate = ReturnType<typeof partCandidates>[number];
type PartDirection = PartCandidate['direction'];

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
interface Side {
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

// What the answers of both looks say of each part.

/** The answers of a look, as the sides have them. */
interface Answered {
  readonly side: Side;
  readonly run: TestCaseRunResult;
}

function answersOf(
  look: Look,
  runs: readonly (readonly TestCaseRunResult[])[],
): readonly Answered[] {
  return look.sides.flatMap((sides, plan) =>
    sides.flatMap((side, place) => {
      const run = runs[plan]?.[place];
      return run === undefined ? [] : [{ side, run }];
    }),
  );
}

/** The two sides of a result for one part, and what of them counts. */
interface Compared {
  readonly result: number;
  readonly counts: Counts;
  readonly oneAnswer: boolean;
  readonly leftOut: number;
  readonly asked: number;
}

export class PartsEvidence {
  readonly #plan: PartsPlan;
  readonly #first: readonly Answered[];
  readonly #compared: readonly (readonly Compared[])[];

  /** `runs`: what came of the plans of the first look. */
  constructor(plan: PartsPlan, look: Look, runs: readonly (readonly TestCaseRunResult[])[]) {
    const first = answersOf(look, runs);
    this.#plan = plan;
    this.#first = first;
    this.#compared = plan.parts.map((_, part) =>
      plan.results.flatMap((__, result) =>
        plan.has(result, part) ? [this.#compare(first, result, part)] : [],
      ),
    );
  }

  /** Tests that seem to hang on a part; those of one answer a side never do. */
  candidates(): readonly PartCandidate[] {
    return partCandidates(
      this.#compared.map((compared) => {
        const byResult = new Map(
          compared.filter(({ oneAnswer }) => !oneAnswer).map((one) => [one.result, one.counts]),
        );
        return this.#plan.results.map((_, result) => byResult.get(result) ?? NO_ANSWERS);
      }),
    );
  }

  /**
   * The word of each part.
   * @param runs of the second look
   * @param ended which look was not finished, whose answers decide nothing then
   */
  judge(
    look: Look,
    runs: readonly (readonly TestCaseRunResult[])[],
    ended: 'first' | 'second' | undefined,
  ): readonly JudgedPart[] {
    const candidates = this.candidates();
    const second = ended === undefined ? answersOf(look, runs) : [];
    const found = partsFound(
      this.#compared.flatMap((compared, part) => {
        const decisive = compared.filter(({ oneAnswer }) => !oneAnswer);
        const { needed, harmful } = partChances(
          decisive.map(({ counts }) => counts).filter(({ nb, nh }) => nb > 0 && nh > 0),
        );
        return [
          { part, direction: 1 as const, p: needed },
          { part, direction: -1 as const, p: harmful },
        ];
      }),
      candidates.flatMap((candidate, place) => {
        const fresh = second.filter(({ side }) => side.candidate === place);
        if (fresh.length === 0) return [];
        return [
          { ...candidate, counts: this.#compare(fresh, candidate.result, candidate.part).counts },
        ];
      }),
    );
    return this.#plan.parts.map((_, part) => {
      const tests = found.results
        .filter((one) => one.part === part)
        .map((one) => this.#testOf(one, second, candidates));
      const directions = found.parts.filter((one) => one.part === part);
      const suite = this.#suiteSays(
        part,
        directions.map(({ direction }) => direction),
        tests,
      );
      const isOpen =
        ended === 'first' || (ended === 'second' && candidates.some((one) => one.part === part));
      const isNothing = directions.length === 0;
      const reason = this.#unclear(part, { hasEnded: isNothing && isOpen, isNothing });
      return {
        word:
          reason === undefined
            ? wordOf(directions.map(({ direction }) => direction))
            : 'cannot tell',
        reason,
        suite,
        tests,
        oneAnswer: this.#oneAnswers(part),
        noticed: this.#noticed(part),
        ...this.#sides(part),
      };
    });
  }

  /** The directions that no test explains: the first look found them. */
  #suiteSays(
    part: number,
    directions: readonly PartDirection[],
    tests: readonly PartTest[],
  ): readonly PartDirection[] {
    const decisive = (this.#compared[part] ?? []).filter(({ oneAnswer }) => !oneAnswer);
    if (decisive.length === 0) return [];
    return directions.filter((direction) => !tests.some((test) => test.direction === direction));
  }

  /** `isNothing`: neither look has found anything. */
  #unclear(
    part: number,
    { hasEnded, isNothing }: { readonly hasEnded: boolean; readonly isNothing: boolean },
  ): JudgedPart['reason'] {
    const compared = this.#compared[part] ?? [];
    if (compared.every(({ oneAnswer }) => oneAnswer)) return 'one-answer';
    const sides = this.#sides(part);
    const isLost = ({ errored, answers }: PartSide): boolean => errored * 10 > errored + answers;
    if (isLost(sides.with) || isLost(sides.without)) return 'errored';
    const asked = sum(compared.map((one) => one.asked));
    const left = sum(compared.map((one) => one.leftOut));
    if (left * 5 > asked) return 'versions';
    if (hasEnded) return 'ended';
    return isNothing && sides.with.passes === 0 ? 'nothing-passes' : undefined;
  }

  #testOf(
    { result, part, direction }: PartCandidate,
    second: readonly Answered[],
    candidates: readonly PartCandidate[],
  ): PartTest {
    const place = candidates.findIndex(
      (one) => one.result === result && one.part === part && one.direction === direction,
    );
    const fresh = second.filter(({ side }) => side.candidate === place);
    return this.#test(this.#compare(fresh, result, part), direction);
  }

  #test({ result, counts: { kb, nb, kh, nh } }: Compared, direction: PartDirection): PartTest {
    const { testCaseName = '', modelId = '' } = this.#plan.results[result] ?? {};
    return {
      testCaseName,
      modelId,
      direction,
      with: { passes: kb, answers: nb },
      without: { passes: kh, answers: nh },
    };
  }

  /** What differs between one answer and one answer: a list, and no verdict. */
  #oneAnswers(part: number): readonly PartTest[] {
    return (this.#compared[part] ?? []).flatMap((compared) => {
      const { kb, nb, kh, nh } = compared.counts;
      if (!compared.oneAnswer || nb === 0 || nh === 0 || kb === kh) return [];
      return [this.#test(compared, kb > kh ? 1 : -1)];
    });
  }

  #noticed(part: number): number | undefined {
    const decisive = (this.#compared[part] ?? []).filter(
      ({ oneAnswer, counts }) => !oneAnswer && counts.nb > 0,
    );
    if (decisive.length === 0) return undefined;
    const rates = decisive.map(({ counts }) => counts.kb / counts.nb);
    const spread = decisive.map(({ counts: { nb } }, place) => {
      const rate = rates[place] ?? 0;
      return nb > 1 ? (rate * (1 - rate) * nb) / (nb - 1) : rate * (1 - rate);
    });
    const [repeats] = decisive.map(({ result }) => this.#plan.repeatsOf(result));
    if (repeats === undefined) return undefined;
    return noticedWithout({
      spread: sum(spread) / spread.length,
      rate: sum(rates) / rates.length,
      results: decisive.length,
      repeats,
      parts: this.#plan.parts.length,
    });
  }

  #compare(answers: readonly Answered[], result: number, part: number): Compared {
    const { oneAnswer = false } = this.#plan.results[result] ?? {};
    const of = (wanted: number | undefined) => comparable(runsOf(answers, result, wanted));
    const [whole, without] = [of(undefined), of(part)];
    const keeps = inCommonVersions(without, whole);
    const [there, here] = [
      measure(whole, { keeps, refusedFails: isAnswered(without.runs) }).outcomes,
      measure(without, { keeps, refusedFails: isAnswered(whole.runs) }).outcomes,
    ];
    const answered = without.runs.filter((run) => outcomeOf(run) !== undefined);
    return {
      result,
      oneAnswer,
      counts: { kb: sum(there), nb: there.length, kh: sum(here), nh: here.length },
      leftOut: answered.filter((run) => !keeps(run)).length,
      asked: answered.length,
    };
  }

  #sides(part: number): Record<'with' | 'without', PartSide> {
    const sides = this.#plan.results.flatMap((_, result) => {
      if (!this.#plan.has(result, part)) return [];
      const whole = runsOf(this.#first, result, undefined);
      const without = runsOf(this.#first, result, part);
      return [{ whole, without, refused: refusedBeside(whole, without) }];
    });
    const refused = new Set(sides.flatMap((one) => one.refused));
    return {
      with: sideOf(
        sides.flatMap(({ whole }) => whole),
        refused,
      ),
      without: sideOf(
        sides.flatMap(({ without }) => without),
        refused,
      ),
    };
  }
}

const NO_ANSWERS: Counts = { kb: 0, nb: 0, kh: 0, nh: 0 };

function wordOf(directions: readonly PartDirection[]): JudgedPart['word'] {
  const [needed, harmful] = [directions.includes(1), directions.includes(-1)];
  if (needed && harmful) return 'needed and harmful';
  if (needed) return 'needed';
  return harmful ? 'harmful' : 'not noticed';
}

/** Of one side of a result: `part` is what it lacks. */
function runsOf(
  answers: readonly Answered[],
  result: number,
  part: number | undefined,
): readonly TestCaseRunResult[] {
  return answers
    .filter(({ side }) => side.result === result && side.part === part)
    .map(({ run }) => run);
}

/** The runs of one side as the comparison reads a result: its scores and hashes are looked at by nobody here. */
function comparable(runs: readonly TestCaseRunResult[]): ComparableResult {
  const [first] = runs;
  return {
    testCaseName: first?.testCaseName ?? '',
    modelId: first?.modelId ?? '',
    passed: false,
    requestHash: null,
    checksHash: '',
    assertionScores: {},
    runs,
  };
}

function isAnswered(runs: readonly TestCaseRunResult[]): boolean {
  return runs.some((run) => outcomeOf(run) !== undefined);
}

/** Requests that a server refuses on one side and answers on the other have failed: it is the part that did it. */
function refusedBeside(
  whole: readonly TestCaseRunResult[],
  without: readonly TestCaseRunResult[],
): readonly TestCaseRunResult[] {
  return [
    ...(isAnswered(without) ? whole.filter((run) => countsAs(run).refused) : []),
    ...(isAnswered(whole) ? without.filter((run) => countsAs(run).refused) : []),
  ];
}

function sideOf(
  runs: readonly TestCaseRunResult[],
  refused: ReadonlySet<TestCaseRunResult>,
): PartSide {
  const answered = runs.filter((run) => outcomeOf(run) !== undefined);
  const costs = answered.map(({ costEstimateUsd }) => costEstimateUsd);
  const known = costs.filter((cost) => cost !== null);
  const timed = answered.filter(({ latencyUnstated }) => latencyUnstated !== true);
  return {
    passes: sum(answered.map((run) => outcomeOf(run) ?? 0)),
    answers: answered.length + runs.filter((run) => refused.has(run)).length,
    errored: runs.filter((run) => countsAs(run).errored && !refused.has(run)).length,
    tokens: median(answered.map(({ tokenUsage }) => tokenUsage.totalTokens)),
    turns: median(answered.flatMap(({ agent }) => agent?.turns ?? [])),
    // A median without the answers of unknown price would be that of others.
    costUsd: known.length < costs.length ? null : median(known),
    latencyMs: median(timed.map(({ latencyMs }) => latencyMs)),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
