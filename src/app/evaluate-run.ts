/** From runs to what the report is made of: aggregate, gates, verdict. */
import { assertionTypesOf } from '../assertions/registry.js';
import type { ConfigProblem } from '../config/problem.js';
import type { ConfigCommit } from '../git/commits.js';
import { aggregateSuite } from '../engine/evaluate/aggregate.js';
import { evaluateSuiteGates } from '../engine/evaluate/gates.js';
import { decideVerdict } from '../engine/evaluate/verdict.js';
import type { MissingKey } from '../preflight/keys.js';
import type { BaseReportOutcome } from '../github/base-report/find-base-report.js';
import { compareRun } from './compare-run.js';
import type { ActionResult } from './conclude.js';
import { BUDGET_GUESSED, type Execution } from './execute.js';
import { missingAnswersProblem, type Preparation } from './prepare.js';
import { suiteFacts } from './suite-facts.js';

type Ready = Extract<Preparation, { kind: 'ready' }>;

/** Evaluates a finished or interrupted run. `commits`: of each plan's config, in order; `base`: what to compare with. */
export function evaluateRun(
  { plans, responses, notices, missing }: Ready,
  execution: Execution,
  commits: readonly (ConfigCommit | undefined)[],
  base: BaseReportOutcome,
): Omit<ActionResult, 'startedAt' | 'secrets'> {
  const aggregated = plans.map((plan, index) => ({
    plan,
    results: aggregateSuite(plan, execution.runs[index] ?? [], assertionTypesOf),
  }));
  const compared = compareRun(aggregated, base);
  const suites = aggregated.map(({ plan, results }, index) => {
    const against = compared?.[index];
    return {
      facts: suiteFacts(plan, commits[index]),
      results: against?.results ?? results,
      comparison: against?.comparison,
      ...evaluateSuiteGates(plan.suite.gates, results, against?.base),
    };
  });
  const problems = runProblems(execution.problems, missing);
  const verdict = decideVerdict({
    suites: suites.map((suite) => ({ name: suite.facts.name, ...suite })),
    problems,
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
    base,
    verdict,
    responses,
    complianceFolders: [...new Set(plans.flatMap(({ suite }) => suite.compliance.outputDir ?? []))],
    problems,
    ...(execution.interruption === undefined ? {} : { interruption: execution.interruption }),
    notices: [
      ...notices,
      ...guessed,
      ...recorded,
      ...(base.notice === undefined ? [] : [base.notice]),
    ],
  };
}

/** Where a key is missing, what is wrong with each stored answer follows from that, and is said once. */
function runProblems(
  problems: readonly ConfigProblem[],
  missing: readonly MissingKey[],
): readonly ConfigProblem[] {
  const [first] = problems;
  if (first === undefined || missing.length === 0) return problems;
  const count = problems.length === 1 ? 'one is' : `${problems.length} are`;
  const example = first.message.replace(/\.$/, '');
  return [missingAnswersProblem(missing, `${count} missing or cannot be used, e.g. ${example}`)];
}
