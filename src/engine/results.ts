/**
 * What the engine produces: runs, aggregated results, gates. Property names are those of design/engine.md, and the types
 * come from the schema of report.json.
 */
import type { AssertionResult } from '../assertions/assertion.js';
import { lengthOf, mean, meanOrNothing } from '../basics/basics.js';
import type { Outcome } from '../statistics/intervals.js';
import type {
  AggregatedTestResult,
  TestCaseRunResult,
  TestRunOutcome,
  Verdict,
} from './generated/result-types.js';

export type {
  AggregatedTestResult,
  FileChange,
  GateEvaluation,
  GateName,
  GateResult,
  HarnessFacts,
  InputMessage,
  Interruption,
  JudgeCheck,
  Refusal,
  ReusedFrom,
  RunInput,
  SampleSize,
  ScoreSummary,
  SkippedTest,
  TestCaseRunResult,
  TestRunOutcome,
  ToolCallResult,
  TurnResult,
  Verdict,
} from './generated/result-types.js';

export type ExitCode = Verdict['exitCode'];

/** Where answers come from, as the input `responses` says. */
export type ResponseSource = 'live' | 'record' | 'replay' | 'cache';

/** About how many characters a run's question and answer take in a report. */
export function charactersOf({
  input,
  outputText,
  outputJson,
  thoughts,
  toolCalls,
  changes,
  turns,
}: TestCaseRunResult): number {
  return lengthOf([input, outputText, outputJson, thoughts, toolCalls, changes, turns]);
}

/** What a run may count as. */
type RunFact =
  | 'passed'
  /** It was done, and did not pass: a budget's refusal is a failure, too. */
  | 'failed'
  /** The model answered, well or not: latency and cost of other runs are those of nothing. */
  | 'answered'
  /** It neither passed nor failed, since a provider gave no answer or the job ended before it: it counts as not passed. */
  | 'errored'
  /** It is errored, and no cancelled job is to blame. */
  | 'lost'
  /** It is errored and says nothing of the change, so it is left out of the second gate evaluation. */
  | 'outage'
  /** A server refused it that had answered for nobody: asked again, it would refuse it again. */
  | 'refused'
  /** It is neither well nor badly done: it was not needed, or the job was cancelled. */
  | 'notRun'
  /** It was not asked because the verdict was certain without it. */
  | 'unneeded'
  /** The job was cancelled before the run had ended: no provider is to blame, and no test. */
  | 'cancelled';

type RunFacts = Readonly<Record<RunFact, boolean>>;

const NO_FACTS: RunFacts = {
  passed: false,
  failed: false,
  answered: false,
  errored: false,
  lost: false,
  outage: false,
  refused: false,
  notRun: false,
  unneeded: false,
  cancelled: false,
};

function facts(...held: readonly RunFact[]): RunFacts {
  return { ...NO_FACTS, ...Object.fromEntries(held.map((fact) => [fact, true])) };
}

/** The one table of what each ending of a run counts as, for status, gates, comparison and views. */
const COUNTS_AS = {
  passed: facts('passed', 'answered'),
  failed: facts('failed', 'answered'),
  // A refused request is not an outage, unless the base branch's run had an answer to the same one.
  refused: facts('errored', 'lost', 'refused'),
  noAnswer: facts('errored', 'lost', 'outage'),
  budget: facts('failed'),
  deadline: facts('errored', 'lost', 'outage'),
  stopped: facts('errored', 'lost', 'outage'),
  cancelled: facts('errored', 'outage', 'notRun', 'cancelled'),
  decided: facts('notRun', 'unneeded'),
  reusedPass: facts('passed', 'answered'),
  reusedFailure: facts('failed', 'answered'),
} as const;

function endingOf(outcome: TestRunOutcome): keyof typeof COUNTS_AS {
  switch (outcome.kind) {
    case 'errored':
      return outcome.refused === undefined || outcome.refused.answeredOnBase === true
        ? 'noAnswer'
        : 'refused';
    case 'not-run':
      return outcome.reason;
    case 'reused':
      return outcome.passed ? 'reusedPass' : 'reusedFailure';
    case 'passed':
    case 'failed':
      return outcome.kind;
  }
}

export function countsAs({ outcome }: Pick<TestCaseRunResult, 'outcome'>): RunFacts {
  return COUNTS_AS[endingOf(outcome)];
}

/** How many runs of a result were asked, or refused by a budget or an interruption: all but those that were not needed. */
export function askedRuns({ runs }: Pick<AggregatedTestResult, 'runs'>): number {
  return runs.filter((run) => !countsAs(run).notRun).length;
}

/** Whether an assertion failed, and its run with it: an advisory one is shown and decides nothing. */
export function decidedAgainst({ passed, advisory }: AssertionResult): boolean {
  return !passed && advisory !== true;
}

/** Whether a run shows what must never happen: it fails the result alone, whatever `minPasses` allows. */
export function failsResult({ assertions }: TestCaseRunResult): boolean {
  return assertions.some((one) => one.failsResult === true && decidedAgainst(one));
}

/** Whether a run's latency measures something: it was answered, and no stored answer lacks its latency. */
export function wasTimed(run: TestCaseRunResult): boolean {
  return countsAs(run).answered && run.latencyUnstated !== true;
}

// What a result's own runs say: outcomes by repeat, and the mean of what was measured in them.

/** What a comparison needs of a result, whichever run reported it. */
export type ComparableResult = Pick<
  AggregatedTestResult,
  | 'testCaseName'
  | 'modelId'
  | 'checkedBy'
  | 'passed'
  | 'oneAnswer'
  | 'requestHash'
  | 'checksHash'
  | 'programHash'
  | 'listedHash'
  | 'unlistedHash'
  | 'assertionScores'
  | 'runs'
  | 'extraRuns'
>;

/** One run (job) of one result. Means are of a repeat; undefined where nothing was measured. */
export interface MeasuredRun {
  readonly outcomes: readonly Outcome[];
  /** 0 to 1. */
  readonly judge: number | undefined;
  readonly latencyMs: number | undefined;
  readonly costUsd: number | undefined;
}

/** Which of a result's runs count, and how. */
interface Counting {
  /** Whether an answer counts. */
  readonly keeps?: ((run: TestCaseRunResult, result: ComparableResult) => boolean) | undefined;
  /** The base branch had an answer where this run was refused: that is a failure, and the change's. */
  readonly refusedFails?: boolean | undefined;
}

/** The same of several jobs on one commit: an answer that a cache gave to two of them counts in the first. */
export function measureAll(
  results: readonly ComparableResult[],
  counting: Counting = {},
): readonly MeasuredRun[] {
  const seen = new Set<string>();
  return results.map((result) => measure(result, counting, seen));
}

/** Repeats beyond those that count are asked for the comparison. */
export function allRuns({
  runs,
  extraRuns,
}: Pick<ComparableResult, 'runs' | 'extraRuns'>): readonly TestCaseRunResult[] {
  return extraRuns === undefined ? runs : [...runs, ...extraRuns];
}

/**
 * What a result's own runs say; those reused from the base branch say nothing new.
 * @param seen sample ids that have been counted
 */
export function measure(
  result: ComparableResult,
  { keeps, refusedFails }: Counting = {},
  seen = new Set<string>(),
): MeasuredRun {
  const outcomes: Outcome[] = [];
  const latencies: number[] = [];
  const costs: number[] = [];
  const left: TestCaseRunResult[] = [];
  let refused = 0;
  for (const run of allRuns(result)) {
    if (refusedFails === true && countsAs(run).refused) {
      outcomes.push(0);
      refused += 1;
    }
    const outcome = outcomeOf(run);
    if (outcome === undefined) continue;
    if (keeps?.(run, result) === false) {
      left.push(run);
      continue;
    }
    const { sampleId } = run;
    // One answer, however often it was given: as it was judged first, whatever that was. (A gate, which must not depend on
    // the order in which runs end, counts it once each way: `ownAnswers`, engine/evaluate/gate-definitions.ts.)
    if (sampleId !== undefined && seen.has(sampleId)) continue;
    if (sampleId !== undefined) seen.add(sampleId);
    outcomes.push(outcome);
    if (run.latencyUnstated !== true) latencies.push(run.latencyMs);
    if (run.costEstimateUsd !== null) costs.push(run.costEstimateUsd);
  }
  const answers = outcomes.length - refused;
  return {
    outcomes,
    judge: answers === 0 ? undefined : judgeMeanOf(result, left),
    latencyMs: meanOrNothing(latencies),
    // A mean without the runs of unknown price would compare something else.
    costUsd: costs.length === answers ? meanOrNothing(costs) : undefined,
  };
}

/** Undefined: the run says nothing of the change, since a provider failed it or it was not asked here. */
export function outcomeOf({ outcome }: TestCaseRunResult): Outcome | undefined {
  switch (outcome.kind) {
    case 'passed':
      return 1;
    case 'failed':
      return 0;
    case 'errored':
    case 'not-run':
    case 'reused':
      return undefined;
  }
}

/** Whether all that there is of a result are the base branch's own runs. */
export function hasOnlyReusedRuns({ runs }: ComparableResult): boolean {
  return runs.length > 0 && runs.every(({ outcome }) => outcome.kind === 'reused');
}

/** The mean of the criteria's means; without the runs that do not count, where there are such. */
function judgeMeanOf(
  { assertionScores, runs }: ComparableResult,
  left: readonly TestCaseRunResult[],
): number | undefined {
  const scores = new Map<string, number[]>();
  if (left.length === 0) {
    for (const [key, score] of Object.entries(assertionScores)) {
      if (key.startsWith('judge:')) scores.set(key, [score.mean]);
    }
  }
  for (const run of left.length === 0 ? [] : runs.filter((one) => !left.includes(one))) {
    for (const { assertionType, label, score } of run.assertions) {
      if (assertionType === 'judge') scores.set(label, [...(scores.get(label) ?? []), score]);
    }
  }
  return meanOrNothing([...scores.values()].map(mean));
}

/** With what is reused: it is no new observation, but a suite's totals without it would be those of another suite. */
export function measureWithReused(result: ComparableResult): MeasuredRun {
  if (!hasOnlyReusedRuns(result)) return measure(result);
  const runs = result.runs.map((run) =>
    run.outcome.kind === 'reused'
      ? { ...run, outcome: { kind: run.outcome.passed ? 'passed' : 'failed' } as const }
      : run,
  );
  return measure({ ...result, runs });
}
