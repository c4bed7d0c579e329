/**
 * Is the suite worse than on the base branch? Three answers: "worse" (shuffling explains the drop in at most 1 of 100
 * cases, all suites of the run taken together), "not worse" (else, where a drop of 10 points or more is unlikely), and
 * "cannot tell", with the reason. Decides, and words nothing: see wording.ts.
 */
import { hasBothSides, pooledCounts, type ComparedResult } from './sample.js';
import { holm } from './statistics/holm.js';
import { dropBound, type DropBound } from './statistics/newcombe.js';
import { permutationTest } from './statistics/permutation.js';
import { ALPHA, pForOneLook, verdictByNumbers } from './statistics/rounds.js';
import { atMost } from './statistics/tolerance.js';

/** More than one errored run in so many of the head's leaves too little to judge by. */
const ERRORED_ONE_IN = 10;

export interface SuiteSample {
  /** The results that the verdict is about: those whose request this change touches, with equal checks. */
  readonly results: readonly ComparedResult[];
  /** The head's runs (repeats) of those results, and how many of them ended with a provider error. */
  readonly headRuns: { readonly all: number; readonly errored: number };
  /** Models that answered under another version than on the base branch. */
  readonly changedModels: readonly ChangedModel[];
  /** Where rounds were asked: the limit of the round that ended them (`roundLimits`). Default: .01. */
  readonly limit?: number | undefined;
  /** The run ended as soon as its gates were decided: what failed on the base branch was asked first. */
  readonly isStopped?: boolean | undefined;
}

/** Versions are the provider's own words for what answered: hostile text. */
export interface ChangedModel {
  readonly model: string;
  readonly base: readonly string[];
  readonly head: readonly string[];
}

/** What a verdict rests on. All p are 0..1 and as if looked at once: .01 is the limit. */
export interface SuiteEvidence extends DropBound {
  /** Results with an outcome on both sides. */
  readonly compared: number;
  /** Results without one: all their runs errored, or the base branch has none. */
  readonly withoutBothSides: number;
  /** Small where the head is worse. */
  readonly p: number;
  /** Small where the head is better. */
  readonly pBetter: number;
  /** Observed sum of scores, a whole number. */
  readonly score: number;
  /** The least p that this many results and runs could ever reach. */
  readonly leastP: number;
}

export type CannotTellReason =
  /** There is no result with an outcome on both sides. */
  | { readonly kind: 'nothing-compared' }
  /** The run ended before all was asked, since its gates were decided. */
  | { readonly kind: 'stopped' }
  /** More than a tenth of the head's runs errored. */
  | { readonly kind: 'errored'; readonly errored: number; readonly all: number }
  /** The replies name another model version than the base's. */
  | { readonly kind: 'model-version'; readonly models: readonly ChangedModel[] }
  /** Even if every test had broken, this many runs could not have shown it. */
  | { readonly kind: 'too-little-data' }
  /** Neither a drop nor its absence is shown. */
  | { readonly kind: 'too-few-runs' };

export type SuiteVerdict =
  | { readonly verdict: 'worse'; readonly evidence: SuiteEvidence }
  | { readonly verdict: 'not-worse'; readonly evidence: SuiteEvidence }
  | {
      readonly verdict: 'cannot-tell';
      readonly reason: CannotTellReason;
      /** Absent only where nothing could be compared. */
      readonly evidence: SuiteEvidence | undefined;
    };

/** The verdict of each suite, in the order given; all suites of the run at once, since they share the one chance in 100. */
export function judgeSuites(samples: readonly SuiteSample[]): readonly SuiteVerdict[] {
  const drafts = samples.map((sample) => draft(sample));
  const ps = drafts.flatMap(({ blocked, evidence }) =>
    blocked === undefined && evidence !== undefined ? [evidence.p] : [],
  );
  const significant = holm(ps, ALPHA).values();
  return drafts.map(({ blocked, evidence }) => {
    if (evidence === undefined || blocked !== undefined) {
      const reason = blocked ?? ({ kind: 'nothing-compared' } as const);
      return { verdict: 'cannot-tell', reason, evidence };
    }
    return significant.next().value === true
      ? { verdict: 'worse', evidence }
      : notShownWorse(evidence);
  });
}

/** The numbers behind a verdict; undefined where no result has both sides. `limit`: see `SuiteSample`. */
function suiteEvidence(
  results: readonly ComparedResult[],
  limit = ALPHA,
): SuiteEvidence | undefined {
  const counts = results.map(pooledCounts).filter(hasBothSides);
  const bound = dropBound(counts);
  if (bound === undefined) return undefined;
  const test = permutationTest(results);
  return {
    ...bound,
    compared: counts.length,
    withoutBothSides: results.length - counts.length,
    p: pForOneLook(test.worse, limit),
    pBetter: pForOneLook(test.better, limit),
    score: test.score,
    leastP: pForOneLook(test.leastByRuns, limit),
  };
}

interface Draft {
  /** What keeps this suite from being judged at all. */
  readonly blocked: CannotTellReason | undefined;
  readonly evidence: SuiteEvidence | undefined;
}

function draft({ results, headRuns, changedModels, limit, isStopped }: SuiteSample): Draft {
  if (isStopped === true) return { blocked: { kind: 'stopped' }, evidence: undefined };
  return { blocked: obstacle(headRuns, changedModels), evidence: suiteEvidence(results, limit) };
}

function obstacle(
  { all, errored }: SuiteSample['headRuns'],
  models: readonly ChangedModel[],
): CannotTellReason | undefined {
  if (errored * ERRORED_ONE_IN > all) return { kind: 'errored', errored, all };
  return models.length > 0 ? { kind: 'model-version', models } : undefined;
}

/** Holm has said "not significant", so only the bound is left to ask: a p of 1 is as good as any. */
function notShownWorse(evidence: SuiteEvidence): SuiteVerdict {
  if (verdictByNumbers(1, evidence.upper) === 'not-worse') {
    return { verdict: 'not-worse', evidence };
  }
  const kind = atMost(evidence.leastP, ALPHA) ? 'too-few-runs' : 'too-little-data';
  return { verdict: 'cannot-tell', reason: { kind }, evidence };
}
