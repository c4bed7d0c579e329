/** What the base branch's report knows of judges with labels, so that they are not asked again. */
import type { ResponseSource } from '../../engine/calls/model-calls.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import type { KnownJudges } from '../../judges/check-judges.js';

/**
 * Whether labels are asked about whatever the base branch knows: a scheduled run is there to find out whether models have
 * changed, and recordings want every answer, and give it for nothing.
 */
export function asksAllLabels(responses: ResponseSource, eventName: string | undefined): boolean {
  return eventName === 'schedule' || responses === 'record' || responses === 'replay';
}

/** Undefined where it knows nothing, or where its judges were not asked either. */
export function knownJudges(base: BaseReportOutcome, suite: string): KnownJudges | undefined {
  if (base.kind !== 'found' || base.report.run.responses === 'replay') return undefined;
  const { sha, finishedAt } = base.base;
  const checks = base.report.suites.find(({ name }) => name === suite)?.judges;
  return checks && { checks, source: { kind: 'base', sha, finishedAt } };
}
