/** Whether the base branch fails a gate, too, and whether that is all there is to it: then this change is not the cause. */
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import type { GateName } from '../../engine/results.js';
import type { ReportedResult, SuiteReport } from '../report.js';

interface GateCause {
  /** Everything that fails the gate here failed it there, asked the same; nothing that must never happen is new. */
  readonly isNotThisChange: boolean;
  /** Results that fail the gate here and did not there. */
  readonly more: number;
}

/** Gates on a share of results or answers; of the others, only those on codes say which results fail them. */
const ON_RATES: ReadonlySet<GateName> = new Set([
  'passRateMin',
  'runPassRateMin',
  'reliabilityMin',
  'deterministicPassRate',
]);

/** Of a gate that fails; undefined where the base branch's own run did not fail it, or where no result explains it. */
export function gateCause(suite: SuiteReport, gateName: GateName): GateCause | undefined {
  const { comparison, results } = suite;
  if (comparison?.failedGates?.includes(gateName) !== true) return undefined;
  const isOfCodes = GATES[gateName].unit === 'count' && GATES[gateName].against === undefined;
  if (!isOfCodes && !ON_RATES.has(gateName)) return undefined;
  const { concerns } = GATES[gateName];
  const fails = (one: Pick<ReportedResult, 'passed' | 'failureCodes'>): boolean =>
    isOfCodes ? one.failureCodes.some(concerns) : !one.passed;
  const failing = results.filter(fails);
  const more = failing.filter(
    ({ comparison: its }) => its?.there === undefined || !fails(its.there),
  );
  const isAskedAlike = failing.every(({ comparison: its }) => its?.kind === 'unchanged-request');
  return {
    isNotThisChange:
      failing.length > 0 &&
      more.length === 0 &&
      isAskedAlike &&
      !results.some((result) => hasNewCode(result, suite)) &&
      comparison.verdict.verdict !== 'worse',
    more: more.length,
  };
}

/** A code of a gate whose limit is a count, which the result did not have there. */
function hasNewCode({ failureCodes, comparison }: ReportedResult, { gates }: SuiteReport): boolean {
  const counting = gates.gates.filter(
    ({ gateName }) => GATES[gateName].unit === 'count' && GATES[gateName].against === undefined,
  );
  return failureCodes.some(
    (code) =>
      counting.some(({ gateName }) => GATES[gateName].concerns(code)) &&
      comparison?.there?.failureCodes.includes(code) !== true,
  );
}
