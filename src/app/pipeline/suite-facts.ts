/** What a report says about a suite before any result: facts of its config and of its plan, and no path of this machine. */
import { relative, sep } from 'node:path';
import type { Gates, TestCase } from '../../config/suite.js';
import { withRecipients } from '../../engine/identity.js';
import { demandsOf } from '../../engine/demands.js';
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import type { BaseAnswersJudged } from '../../judges/judge-again.js';
import type { JudgeCheck } from '../../judges/judge-check.js';
import { priceOf } from '../../providers/pricing.js';
import type { SuiteFacts } from '../../report/build-report.js';

/** A suite whose results are known, wherever they come from: this job, the base branch or the jobs of a matrix. */
export interface SuiteResults {
  readonly facts: SuiteFacts;
  readonly gates: Gates;
  /** In config order. */
  readonly results: readonly AggregatedTestResult[];
  /** Where rounds of repeats were asked: the limit of the round that ended them (see HeadSuite). */
  readonly limit?: number | undefined;
  /** Repeats that were asked and not needed: they count in nothing but what was spent. */
  readonly surplus?: readonly TestCaseRunResult[] | undefined;
  /** Every test x model of the config, those that are skipped or filtered out among them. */
  readonly configured: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}

interface AskedJudges {
  readonly judges: readonly JudgeCheck[];
  readonly judgedAgain?: BaseAnswersJudged | undefined;
}

/**
 * The facts of a planned suite.
 * @param configCommit what git knows of its config
 * @param ownRecordings the recordings that the pull request itself adds or changes
 * @param asked judges that have labels, and what today's judge says of the base branch's answers
 */
export function suiteFacts(
  { suite, units, planned = units, skipped, sample }: SuitePlan,
  configCommit: SuiteFacts['configCommit'],
  ownRecordings: readonly string[] = [],
  { judges, judgedAgain }: AskedJudges = { judges: [] },
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
    models: withRecipients(suite),
    judgeModel: suite.judgeModel,
    baselineFile: baseline?.file,
    ownRecordings: ownRecordings.length === 0 ? undefined : ownRecordings,
    repeat: repeatRange(planned.map(({ test }) => test)),
    plannedRuns: planned.filter((unit) => !isExtra(unit)).length,
    skippedTests: skipped,
    sample,
    compliance: {
      enabled: compliance.enabled,
      framework: compliance.framework,
      template: compliance.template,
      metadata: compliance.metadata,
    },
    judges: judges.length === 0 ? undefined : judges,
    judgedAgain,
    demands: demandsOf(
      suite,
      relative(suite.directory, suite.recordingsDir).split(sep).join('/'),
      priceOf,
    ),
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
