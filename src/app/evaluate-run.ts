/** From runs to what the report is made of: aggregate, gates, verdict. */
import { assertionTypesOf } from '../assertions/registry.js';
import type { ConfigCommit } from '../git/config-commit.js';
import { aggregateSuite } from '../engine/evaluate/aggregate.js';
import { evaluateSuiteGates } from '../engine/evaluate/gates.js';
import { decideVerdict } from '../engine/evaluate/verdict.js';
import type { ActionResult } from './conclude.js';
import { BUDGET_GUESSED, type Execution } from './execute.js';
import type { Preparation } from './prepare.js';
import { suiteFacts } from './suite-facts.js';

type Ready = Extract<Preparation, { kind: 'ready' }>;

/** Evaluates a finished or interrupted run. `commits`: of each plan's config, in order. */
export function evaluateRun(
  { plans, responses, notices }: Ready,
  execution: Execution,
  commits: readonly (ConfigCommit | undefined)[],
): Omit<ActionResult, 'startedAt' | 'secrets'> {
  const suites = plans.map((plan, index) => {
    const results = aggregateSuite(plan, execution.runs[index] ?? [], assertionTypesOf);
    return {
      facts: suiteFacts(plan, commits[index]),
      results,
      ...evaluateSuiteGates(plan.suite.gates, results),
    };
  });
  const verdict = decideVerdict({
    suites: suites.map((suite) => ({ name: suite.facts.name, ...suite })),
    problems: execution.problems,
    interruption: execution.interruption,
  });
  const recorded =
    execution.recorded.length === 0
      ? []
      : [
          `${execution.recorded.length} recording file(s) were written; commit them to replay this run.`,
        ];
  const guessed = execution.budgetGuessed ? [BUDGET_GUESSED] : [];
  return {
    suites,
    verdict,
    responses,
    complianceFolders: [...new Set(plans.flatMap(({ suite }) => suite.compliance.outputDir ?? []))],
    problems: execution.problems,
    ...(execution.interruption === undefined ? {} : { interruption: execution.interruption }),
    notices: [...notices, ...guessed, ...recorded],
  };
}
