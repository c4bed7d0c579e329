/** Generated from src/report/report.schema.json by `npm run generate`. Do not edit. */
/** Whether results are worse than on the base branch. */
export type SuiteVerdict =
  | {
      /** Worse or not. */
      readonly verdict: 'worse' | 'not-worse';
      readonly evidence: SuiteEvidence;
    }
  | {
      /** Cannot tell. */
      readonly verdict: 'cannot-tell';
      readonly reason: CannotTellReason;
      readonly evidence?: SuiteEvidence | undefined;
    };

/** What the comparison could have noticed. Absent where nothing was compared. */
export interface SuiteSight {
  /** Results compared. */
  readonly results: number;
  /** Answers of each here, on average; 1 at temperature 0 or with a seed. */
  readonly repeats: number;
  /** Runs of the base branch that count. */
  readonly baseRuns: number;
  /** Share of answers that pass on the base branch, the mean over the results: no larger drop is possible. */
  readonly baseRate: number;
  /** The least drop of the pass rate that is noticed in 4 of 5 cases, as a share. Absent where none is, not even that of all that passes on the base branch. */
  readonly leastDrop?: NoticedDrop | undefined;
  readonly advice?: SightAdvice | undefined;
  /** With repeats as they are: after so many further runs of the base branch, a drop of `leastDrop` is noticed. */
  readonly withMoreRuns?:
    | {
        readonly more: number;
        readonly baseRuns: number;
        readonly leastDrop: NoticedDrop;
      }
    | undefined;
}

/** What became of a test. `regressed`: worse for certain; `probably-regressed`: worse, unless it is one of those that look so by luck; `fails-every-time`: passed in every answer of every base run and in none here, which chance can do to one test; `failing-now`: always passed there, in part here, as flaky tests do; `improved`, `passes-every-time`, `passing-now`: the mirrors; `flaky-on-both`: passed sometimes on both sides; `not-compared`: no outcome on one of the sides. */
export type TestLabel =
  | 'regressed'
  | 'probably-regressed'
  | 'fails-every-time'
  | 'failing-now'
  | 'improved'
  | 'passes-every-time'
  | 'passing-now'
  | 'flaky-on-both'
  | 'unchanged'
  | 'not-compared';

/** Judge scores, 0 to 1. */
export interface JudgeComparison {
  /** Chance of such a change for the worse if nothing had changed. */
  readonly worse: number;
  /** The same for the better. */
  readonly better: number;
  /** Observed sum of scores. */
  readonly score: number;
  /** Results with a value on both sides. */
  readonly compared: number;
  /** Mean on the base branch. */
  readonly baseMean: number;
  /** Mean here. */
  readonly headMean: number;
  /** Base mean less head mean. */
  readonly drop: number;
  /** Whether chance does not explain the drop. */
  readonly isWorse: boolean;
  /** What the drop must exceed beside chance; absent where days are unknown. */
  readonly guard?:
    | {
        /** Base runs that it rests on. */
        readonly runs: number;
        /** The drop must be at least this. */
        readonly critical: number;
        /** The drop that is held against it. */
        readonly drop: number;
        /** Whether the drop exceeds it. */
        readonly passes: boolean;
      }
    | undefined;
}

/** USD of a run. */
export interface CostComparison {
  /** Chance of such a change for the worse if nothing had changed. */
  readonly worse: number;
  /** The same for the better. */
  readonly better: number;
  /** Observed sum of scores. */
  readonly score: number;
  /** Results with a value on both sides. */
  readonly compared: number;
  /** Mean on the base branch. */
  readonly baseMean: number;
  /** Mean here. */
  readonly headMean: number;
  /** Head mean over base mean. */
  readonly ratio: number;
  /** At least a tenth more, and not by chance. */
  readonly isWorse: boolean;
}

/** Milliseconds. */
export interface LatencyComparison {
  /** Results with a value on both sides. */
  readonly compared: number;
  /** Mean on the base branch. */
  readonly baseMean: number;
  /** Mean here. */
  readonly headMean: number;
  /** Head mean over base mean. */
  readonly ratio: number;
}

/** The numbers behind a verdict. */
export interface SuiteEvidence {
  /** Mean share of answers that passed on the base branch. */
  readonly baseRate: number;
  /** The same here. */
  readonly headRate: number;
  /** Results with an outcome on both sides. */
  readonly compared: number;
  /** For the interval of `baseRate` (Wilson's): as many answers as vary like these results do. */
  readonly baseAnswers: number;
  /** The same for `headRate`. */
  readonly headAnswers: number;
  /** Of those: asked at temperature 0 or with a seed, so that a run counts as one answer a side. */
  readonly oneAnswerASide: number;
  /** Results without one. */
  readonly withoutBothSides: number;
  /** Chance of such a drop if nothing had changed, as if looked at once: .01 is the limit. */
  readonly p: number;
  /** The same for a rise. */
  readonly pBetter: number;
  /** Observed sum of scores. */
  readonly score: number;
  /** The least p that this many results and runs could reach. */
  readonly leastP: number;
  /** What a drop must exceed beside chance; absent where days are unknown. */
  readonly guard?:
    | {
        /** `days`: what the base branch's own runs move by from day to day; `untouched`: held against the tests that the change does not touch. */
        readonly kind: 'days' | 'untouched';
        /** Base runs that it rests on. */
        readonly runs: number;
        /** The drop must be at least this, as a share. */
        readonly critical: number;
        /** The drop that is held against it, as a share. */
        readonly drop: number;
        /** How far the untouched tests fell, on the scale of the touched ones, as a share. */
        readonly untouchedDrop?: number | undefined;
        /** Whether the drop exceeds it. */
        readonly passes: boolean;
      }
    | undefined;
  /** Base rate less head rate. */
  readonly drop: number;
  /** The drop is below this with 95 % confidence. */
  readonly upper: number;
  /** The drop is above this with 95 % confidence. */
  readonly lower: number;
  /** The interval of the drop that sentences show, as shares: each end holds with 95 % confidence, days of the base branch's kind taken in. Both sides answer the same tests, so it is narrower than `lower` to `upper`. Absent where it does not exclude that there is no drop. */
  readonly difference?:
    | {
        /** The lower end. */
        readonly low: number;
        /** The upper end. */
        readonly high: number;
      }
    | undefined;
}

/** Why the verdict is unknown. */
export type CannotTellReason =
  | {
      /** `nothing-compared`: no result has outcomes on both sides; `judge-changed`: labels show that a judge of these results gives other scores than on the base branch; `judge-moved`: chance does not explain the drop, but today's judge fails answers of the base branch that it passed then; `day-to-day`: chance does not explain the drop, but the base branch itself moves as much from day to day; `untouched-fell`: nor does it, but tests that the change does not touch fell too; `too-little-data`: these numbers of runs could never show a drop; `too-few-runs`: neither a drop nor its absence is shown. */
      readonly kind:
        | 'nothing-compared'
        | 'judge-changed'
        | 'judge-moved'
        | 'day-to-day'
        | 'untouched-fell'
        | 'too-little-data'
        | 'too-few-runs';
    }
  | {
      /** Stopped. */
      readonly kind: 'stopped';
    }
  | {
      /** Errored. */
      readonly kind: 'errored';
      /** Errored runs. */
      readonly errored: number;
      /** All runs. */
      readonly all: number;
    }
  | {
      /** Model version. */
      readonly kind: 'model-version';
      /** Which. */
      readonly models: readonly ChangedModel[];
    };

/** A drop of the pass rate, as a share. */
export type NoticedDrop = number;

/** Where the verdict is "cannot tell": what would show a drop of `notWorseMargin`. */
export type SightAdvice =
  | {
      readonly kind: 'repeats';
      readonly repeats: number;
      readonly leastDrop: NoticedDrop;
    }
  | {
      readonly kind: 'base-repeats';
      readonly repeats: number;
      readonly leastDrop: NoticedDrop;
      readonly runs: number;
      /** What the next pull request would show. Absent: no drop. */
      readonly nextDrop?: NoticedDrop | undefined;
    }
  | {
      readonly kind: 'most-repeats';
      readonly repeats: number;
      readonly leastDrop?: NoticedDrop | undefined;
    }
  | {
      readonly kind: 'days' | 'more-tests';
    };

/** A model and what its replies named. */
export interface ChangedModel {
  /** The config's id of the model. */
  readonly model: string;
  /** On the base branch. */
  readonly base: readonly string[];
  /** Here. */
  readonly head: readonly string[];
}
