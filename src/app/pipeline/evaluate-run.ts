/** From runs to what the report is made of: aggregate, gates, verdict. */
import { assertionTypesOf } from '../../assertions/registry.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { ConfigCommit } from '../../git/commits.js';
import { aggregateSuite } from '../../engine/evaluate/aggregate.js';
import { excuseRefusals } from '../../engine/evaluate/excused-refusals.js';
import { evaluateSuiteGates } from '../../engine/evaluate/gates.js';
import type { JudgeFigures } from '../../engine/evaluate/judge-trust-gate.js';
import { decideVerdict } from '../../engine/evaluate/verdict.js';
import { configuredResults } from '../../engine/plan.js';
import type { Interruption, Verdict } from '../../engine/results.js';
import { countsAtWorst, type JudgeCheck } from '../../judges/judge-check.js';
import type { MissingKey } from '../../preflight/keys.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { baseResults, sameModels } from '../base/base-facts.js';
import { compareRun } from '../base/compare-run.js';
import type { ActionResult, RunFindings } from '../run-findings.js';
import { BUDGET_GUESSED, type Execution } from './execute.js';
import { missingAnswersProblem } from '../../preflight/missing-answers.js';
import type { Preparation } from './prepare.js';
import { inConfigOrder } from '../../engine/reuse.js';
import { plural } from '../../words/format.js';
import { savingsOf } from '../../report/savings.js';
import type { SteeredRun } from './steer-run.js';
import { suiteFacts, type SuiteResults } from './suite-facts.js';

export type Ready = Extract<Preparation, { kind: 'ready' }>;

/** The comparison and the gates of every suite, and the verdict. `base`: what to compare with. */
export function evaluateSuites(
  known: readonly SuiteResults[],
  base: BaseReportOutcome,
  {
    problems,
    interruption,
  }: {
    readonly problems: readonly ConfigProblem[];
    readonly interruption?: Interruption | undefined;
  },
): Pick<ActionResult, 'suites' | 'verdict' | 'base'> {
  const excused = known.map((suite) => ({
    ...suite,
    results: excuseRefusals(
      suite.results,
      baseResults(base, suite.facts.name),
      sameModels(base, suite.facts),
    ),
  }));
  const compared = compareRun(excused, base);
  const suites = excused.map(({ facts, gates, results, surplus }, index) => {
    const against = compared?.[index];
    return {
      facts,
      results: against?.results ?? results,
      comparison: against?.comparison,
      surplus,
      ...evaluateSuiteGates(gates, results, against?.base, judgeFigures(facts.judges)),
    };
  });
  const verdict = decideVerdict({
    suites: suites.map((suite) => ({ name: suite.facts.name, ...suite })),
    problems,
    interruption,
  });
  return { suites, verdict: withDefect(verdict, base), base };
}

/** What the gates read of the judges with labels. */
function judgeFigures(judges: readonly JudgeCheck[] = []): readonly JudgeFigures[] {
  return judges.map((judge) => ({ counts: judge.counts, atWorst: countsAtWorst(judge) }));
}

/** A base report that this version wrote and does not read: gates against it would be green because of our mistake. */
function withDefect(verdict: Verdict, base: BaseReportOutcome): Verdict {
  const defect = base.kind === 'unavailable' ? base.defect : undefined;
  if (defect === undefined || verdict.exitCode > 1) return verdict;
  return {
    result: 'error',
    exitCode: 4,
    reason: `Internal error of the KindLM action: this version of it wrote the report of ${defect}. Nothing is known of the base branch, so this change is not judged. Please report it; until then, \`compare: never\` goes without the base branch`,
  };
}

/** What was looked up while the models answered. */
interface LookedUp {
  /** Of each plan's config, in order. */
  readonly commits: readonly (ConfigCommit | undefined)[];
  /** What to compare with. */
  readonly base: BaseReportOutcome;
}

/** Evaluates a finished or interrupted run. */
export function evaluateRun(
  ready: Ready,
  execution: Execution,
  { commits, base }: LookedUp,
  { repeatsOf }: Pick<SteeredRun, 'repeatsOf'>,
): RunFindings {
  const { plans, responses, notices } = ready;
  const outcome = runOutcome(ready, execution);
  const repeats = plans.map((plan, index) => repeatsOf(plan, execution.runs[index] ?? []));
  const needed = { ...execution, runs: repeats.map(({ runs }) => runs) };
  const known = resultsOfPlans(ready, needed, commits).map((suite, index) => ({
    ...suite,
    limit: repeats[index]?.limit,
    surplus: repeats[index]?.surplus,
  }));
  return {
    ...evaluateSuites(known, base, outcome),
    savings: savingsOf(
      known.map(({ results, surplus = [] }, index) => ({
        results,
        surplus,
        concurrency: plans[index]?.suite.concurrency ?? 1,
        repeatsLeftOut: repeats[index]?.leftOut ?? 0,
      })),
    ),
    ...outcome,
    responses,
    complianceFolders: [...new Set(plans.flatMap(({ suite }) => suite.compliance.outputDir ?? []))],
    notices: [
      ...notices,
      ...guessNotices(execution),
      ...recordingNotices(execution.recorded.length),
      ...(base.notice === undefined ? [] : [base.notice]),
    ],
  };
}

/** The results of what was asked. */
export function resultsOfPlans(
  { plans, ownRecordings }: Pick<Ready, 'plans' | 'ownRecordings'>,
  execution: Execution,
  commits: readonly (ConfigCommit | undefined)[],
): readonly SuiteResults[] {
  return plans.map((plan, index) => ({
    facts: suiteFacts(plan, commits[index], ownRecordings?.[index], {
      judges: execution.judges[index] ?? [],
      judgedAgain: execution.judgedAgain[index],
    }),
    gates: plan.suite.gates,
    results: inConfigOrder(
      plan,
      aggregateSuite(plan, execution.runs[index] ?? [], assertionTypesOf),
    ),
    configured: configuredResults(plan.suite),
  }));
}

/** What came up while running, and what ended it early. */
export function runOutcome(
  { missing }: Ready,
  { problems, interruption }: Execution,
): Pick<ActionResult, 'problems' | 'interruption'> {
  return {
    problems: runProblems(problems, missing),
    interruption,
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
    : [
        `${plural(files, 'recording file')} ${files === 1 ? 'was' : 'were'} written; commit ${files === 1 ? 'it' : 'them'} to replay this run.`,
      ];
}

/** Where a key is missing, what is wrong with each stored answer follows from that, and is said once. */
function runProblems(
  problems: readonly ConfigProblem[],
  missing: readonly MissingKey[],
): readonly ConfigProblem[] {
  const [first] = problems;
  if (first === undefined || missing.length === 0) return problems;
  const example = first.message.replace(/\.$/, '');
  const found = `some are missing or cannot be used, e.g. ${example}`;
  return [{ ...missingAnswersProblem(missing, found), diff: first.diff }];
}
