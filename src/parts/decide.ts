/** What the answers of both looks say of each part. Nothing in here asks, and nothing in here words. */
import { sum } from '../basics/basics.js';
import { inCommonVersions } from '../comparison/memory.js';
import {
  type TestCaseRunResult,
  type ComparableResult,
  countsAs,
  measure,
  outcomeOf,
} from '../engine/results.js';
import type { Counts } from '../statistics/intervals.js';
import {
  noticedWithout,
  type PartCandidate,
  partCandidates,
  partChances,
  type PartDirection,
  partsFound,
} from '../statistics/parts.js';
import type { Look, PartsPlan, Side } from './plan-parts.js';
import type {
  JudgedPart,
  PartTest,
  UnclearReason,
  PartSide,
  PartWord,
} from '../report/parts/parts-report.js';

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
  ): UnclearReason | undefined {
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

function wordOf(directions: readonly PartDirection[]): PartWord {
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
