/**
 * Under which keys the reports of another workflow's run are published. The keys begin with what GitHub says of that
 * workflow, so that no report takes over another workflow's comment; what the report says of itself only tells it from
 * others of the same run. Pure.
 */
import { stepKey, type TriggeringRunReport } from './triggering-run-reports.js';

export interface ReportNames {
  readonly commentKey: string;
  /** Whether the suite's name is added to the key also where the report has but one. */
  readonly keyPerSuite: boolean;
  /** Empty: none. */
  readonly checkName: string;
  /** Tells its review comments from those of the run's other reports. */
  readonly step: string;
  /** The views say which one it is. */
  readonly isOneOfSeveral: boolean;
}

export interface NamingInputs {
  readonly workflowId: number;
  readonly artifactName: string;
  readonly commentKey: string | undefined;
  readonly checkName: string | undefined;
}

/**
 * One entry a report, in their order. No two have the same comment key: two that say the same of themselves, as jobs of
 * a matrix may that differ in their environment only, are numbered.
 */
export function namesOf(
  reports: readonly TriggeringRunReport[],
  { workflowId, artifactName, commentKey, checkName = '' }: NamingInputs,
): readonly ReportNames[] {
  const isOneOfSeveral = reports.length > 1;
  return reports.map(({ name, report }, index) => {
    const key = stepKey(report);
    const before = reports.slice(0, index).filter((other) => stepKey(other.report) === key).length;
    const step = before === 0 ? key : `${key} ${before + 1}`;
    const base = commentKey ?? `workflow ${workflowId} ${artifactName}`;
    const isOwnKey = commentKey !== undefined && !isOneOfSeveral;
    // GitHub shows only the newest check run of a name: a green one would hide a red one.
    const isOwnCheck = checkName === '' || name === artifactName || !isOneOfSeveral;
    return {
      commentKey: isOwnKey ? base : `${base} ${step}`,
      keyPerSuite: !isOwnKey,
      checkName: isOwnCheck ? checkName : `${checkName} (${name})`,
      step,
      isOneOfSeveral,
    };
  });
}
