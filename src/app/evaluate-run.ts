/** From runs to what the report is made of: aggregate, gates, verdict. */
import { assertionTypesOf } from '../assertions/registry.js';
import type { ConfigProblem } from '../config/problem.js';
import type { Gates } from '../config/suite.js';
import type { ConfigCommit } from '../git/commits.js';
import { aggregateSuite } from '../engine/evaluate/aggregate.js';
import { evaluateSuiteGates } from '../engine/evaluate/gates.js';
import { decideVerdict } from '../engine/evaluate/verdict.js';
import type { SuitePlan } from '../engine/plan.js';
import type { AggregatedTestResult, Interruption } from '../engine/results.js';
import type { MissingKey } from '../preflight/keys.js';
import type { SuiteFacts } from '../report/build-report.js';
import type { ActionResult } from './conclude.js';
import { BUDGET_GUESSED, type Execution } from './execute.js';
import { missingAnswersProblem, type Preparation } from './prepare.js';
import { suiteFacts } from './suite-facts.js';

export type Ready = Extract<Preparation, { kind: 'ready' }>;

/** A suite whose results are known, wherever they come from: this job, the base branch or the jobs of a matrix. */
export interface SuiteResults {
  readonly facts: SuiteFacts;
  readonly gates: Gates;
  /** In config order. */
  readonly results: readonly AggregatedTestResult[];
}

/** The gates of every suite, and the verdict. */
export function judgeSuites(
  results: readonly SuiteResults[],
  {
    problems,
    interruption,
  }: {
    readonly problems: readonly ConfigProblem[];
    readonly interruption?: Interruption | undefined;
  },
): Pick<ActionResult, 'suites' | 'verdict'> {
  const suites = results.map(({ facts, gates, results: own }) => ({
    facts,
    results: own,
    ...evaluateSuiteGates(gates, own),
  }));
  const verdict = decideVerdict({
    suites: suites.map((suite) => ({ name: suite.facts.name, ...suite })),
    problems,
    interruption,
  });
  return { suites, verdict };
}

/** Evaluates a finished or interrupted run. `commits`: of each plan's config, in order. */
export function evaluateRun(
  ready: Ready,
  execution: Execution,
  commits: readonly (ConfigCommit | undefined)[],
): Omit<ActionResult, 'startedAt' | 'secrets'> {
  const { plans, responses, notices } = ready;
  const outcome = runOutcome(ready, execution);
  return {
    ...judgeSuites(resultsOfPlans(plans, execution, commits), outcome),
    ...outcome,
    responses,
    complianceFolders: [...new Set(plans.flatMap(({ suite }) => suite.compliance.outputDir ?? []))],
    notices: [
      ...notices,
      ...guessNotices(execution),
      ...recordingNotices(execution.recorded.length),
    ],
  };
}

/** The results of what was asked. */
export function resultsOfPlans(
  plans: readonly SuitePlan[],
  execution: Execution,
  commits: readonly (ConfigCommit | undefined)[],
): readonly SuiteResults[] {
  return plans.map((plan, index) => ({
    facts: suiteFacts(plan, commits[index]),
    gates: plan.suite.gates,
    results: aggregateSuite(plan, execution.runs[index] ?? [], assertionTypesOf),
  }));
}

/** What came up while running, and what ended it early. */
export function runOutcome(
  { missing }: Ready,
  { problems, interruption }: Execution,
): Pick<ActionResult, 'problems' | 'interruption'> {
  return {
    problems: runProblems(problems, missing),
    ...(interruption === undefined ? {} : { interruption }),
  };
}

/** Where the budget counted guesses. */
export function guessNotices({ budgetGuessed }: Execution): readonly string[] {
  return budgetGuessed ? [BUDGET_GUESSED] : [];
}

/** What to do with the recordings that a run wrote. */
export function recordingNotices(files: number): readonly string[] {
  return files === 0
    ? []
    : [`${files} recording file(s) were written; commit them to replay this run.`];
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
