/**
 * Whether a model that is asked the same answers worse than before, over several runs: what a run finds against the
 * ten runs that are remembered, and what became of a drop that an earlier run found. The remembered runs take the drop
 * in with time, so "no worse than these" does not say that it is over: the pass rate of before does.
 */
import { modelChange } from '../../comparison/suite-verdict.js';
import type { Report, SuiteReport } from '../report.js';

/** A drop that an earlier run found. Rates are shares of runs, 0 to 1. */
export interface TrackedDrop {
  readonly suite: string;
  /** In the runs before it. */
  readonly before: number;
  /** When it was found. */
  readonly then: number;
}

export interface DropState extends TrackedDrop {
  /**
   * `worse`: than the runs that are remembered. `still-low`: no worse than these, and yet nearer to the drop than to what
   * was before it. `unknown`: this run cannot say.
   */
  readonly state: 'worse' | 'still-low' | 'unknown' | 'recovered';
  /** Now; absent where it is not known. */
  readonly now?: number | undefined;
  readonly report: SuiteReport;
}

/**
 * Of each suite of the run in which the model is worse, or was. A suite that is no longer there has none.
 * @param keyOf what `TrackedDrop.suite` holds of a suite's name
 */
export function dropStates(
  { suites }: Report,
  tracked: readonly TrackedDrop[],
  keyOf: (name: string) => string,
): readonly DropState[] {
  return suites.flatMap((report): DropState[] => {
    const suite = keyOf(report.name);
    const known = tracked.find((one) => one.suite === suite);
    const model = report.comparison?.model;
    const change = model === undefined ? 'unknown' : modelChange(model);
    const evidence = model?.evidence;
    if (change === 'worse' && evidence !== undefined) {
      const { baseRate, headRate: now } = evidence;
      const drop = known ?? { suite, before: baseRate, then: now };
      return [{ ...drop, state: 'worse', now, report }];
    }
    if (known === undefined) return [];
    const isJudged = change === 'same' || change === 'better';
    if (!isJudged || evidence === undefined) return [{ ...known, state: 'unknown', report }];
    const now = evidence.headRate;
    const isBack = now >= (known.before + known.then) / 2;
    return [{ ...known, state: isBack ? 'recovered' : 'still-low', now, report }];
  });
}
