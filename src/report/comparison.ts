/** The comparison with the base branch as report.json holds it, and what follows from it alone. */
import type { SuiteComparison } from './generated/report-document.js';

export { modelChange } from '../statistics/verdicts.js';
export type {
  BaseMemory,
  BaseReference,
  ComparisonCounts,
  DropCause,
  JudgeShift,
  NoBaseReason,
  OtherVersions,
  RememberedOutcomes,
  RememberedRun,
  RememberedVersions,
  ResultComparison,
  RunComparison,
  SuiteComparison,
  TrendPoint,
  Weakening,
  WhoMoved,
} from './generated/report-document.js';
export type {
  CannotTellReason,
  ChangedModel,
  CostComparison,
  JudgeComparison,
  LatencyComparison,
  SightAdvice,
  SuiteEvidence,
  SuiteSight,
  SuiteVerdict,
} from '../statistics/verdicts.js';

/** Whether this change touches nothing that is asked, as far as the base branch knows what that is. */
export function isUntouched(comparison: SuiteComparison): boolean {
  return isAskedAsBefore(comparison) && comparison.leftOpen === undefined;
}

/** Whether there are results that both sides were asked alike, and none that was asked otherwise and can be compared. */
export function isAskedAsBefore({ changed, unchangedRequests }: SuiteComparison): boolean {
  return changed === 0 && unchangedRequests > 0;
}
