/** What a report says about a suite before any result: facts of its config and of its plan, and no path of this machine. */
import type { TestCase } from '../../config/suite.js';
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import type { SuiteFacts } from '../../report/build-report.js';

/**
 * The facts of a planned suite.
 * @param configCommit what git knows of its config
 * @param ownRecordings the recordings that the pull request itself adds or changes
 */
export function suiteFacts(
  { suite, units, planned = units, skipped }: SuitePlan,
  configCommit: SuiteFacts['configCommit'],
  ownRecordings: readonly string[] = [],
): SuiteFacts {
  const { compliance, baseline } = suite;
  return {
    name: suite.name,
    project: suite.project,
    description: suite.description,
    tags: suite.tags,
    file: suite.file,
    sha256: suite.sha256,
    inputFiles: suite.inputFiles,
    configCommit,
    models: suite.models,
    judgeModel: suite.judgeModel,
    baselineFile: baseline?.file,
    ownRecordings: ownRecordings.length === 0 ? undefined : ownRecordings,
    repeat: repeatRange(planned.map(({ test }) => test)),
    plannedRuns: planned.filter((unit) => !isExtra(unit)).length,
    skippedTests: skipped,
    compliance: {
      enabled: compliance.enabled,
      framework: compliance.framework,
      template: compliance.template,
      metadata: compliance.metadata,
    },
    gateLocations: suite.gateLocations,
    notices: suite.notices,
  };
}

function repeatRange(all: readonly TestCase[]): SuiteFacts['repeat'] {
  if (all.length === 0) return { min: 0, max: 0 };
  const tests = [...new Set(all)];
  return {
    min: Math.min(...new Set(tests.map(({ repeat }) => repeat))),
    max: Math.max(...new Set(tests.map(({ repeat, repeatMax }) => repeatMax ?? repeat))),
  };
}
