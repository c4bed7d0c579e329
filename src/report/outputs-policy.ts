/**
 * The input `outputs`: which runs keep the model's words in the report files.
 * Failure messages stay in any case, since a report without reasons is of no use; they may quote a few words.
 */
import type { AssertionResult } from '../assertions/assertion.js';
import { metadataWithout, type WordsOf } from '../assertions/metadata.js';
import { runPassed } from '../engine/evaluate/aggregate.js';
import type { TestCaseRunResult } from '../engine/results.js';
import type { JudgeCheck } from '../judges/judge-check.js';
import type { ToolCall } from '../providers/provider.js';
import type { Report, ReportedResult } from './report.js';

export type OutputsPolicy = 'none' | 'failed' | 'all';

/** From the strictest to the most generous. */
const POLICIES: readonly OutputsPolicy[] = ['none', 'failed', 'all'];

/** The policy that keeps less. */
export function stricter(a: OutputsPolicy, b: OutputsPolicy): OutputsPolicy {
  return POLICIES.indexOf(a) <= POLICIES.indexOf(b) ? a : b;
}

/** The next policy that keeps less; undefined for `none`. */
export function nextStricter(policy: OutputsPolicy): OutputsPolicy | undefined {
  return POLICIES[POLICIES.indexOf(policy) - 1];
}

/** Whose words go with the answer; a reason is no answer, so only `none` leaves those of judges and scripts out. */
const LEFT_OUT: Readonly<Record<Exclude<OutputsPolicy, 'all'>, ReadonlySet<WordsOf>>> = {
  failed: new Set(['answer']),
  none: new Set(['answer', 'reason']),
};

/**
 * The report with the outputs of some runs left out: `failed` keeps those of runs that did not pass, `none` keeps
 * none. A run without its outputs says `outputOmitted`, so that an empty text is not taken for an empty answer.
 */
export function applyOutputsPolicy(report: Report, policy: OutputsPolicy): Report {
  if (policy === 'all') return report;
  return {
    ...report,
    suites: report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => omitOutputs(result, policy)),
      ...(suite.judges === undefined || policy !== 'none'
        ? {}
        : { judges: suite.judges.map(withoutLabelTexts) }),
    })),
  };
}

/** Labelled answers are answers, too; what is wrong with them stays. */
function withoutLabelTexts(judge: JudgeCheck): JudgeCheck {
  return { ...judge, wrong: judge.wrong.map(({ line, good, score }) => ({ line, good, score })) };
}

function omitOutputs(result: ReportedResult, policy: OutputsPolicy): ReportedResult {
  const trimmed = (runs: readonly TestCaseRunResult[]): readonly TestCaseRunResult[] =>
    runs.map((run) => applyOutputsPolicyToRun(run, policy));
  const { runs, extraRuns, comparison } = result;
  const kept = {
    ...result,
    runs: trimmed(runs),
    ...(extraRuns === undefined ? {} : { extraRuns: trimmed(extraRuns) }),
  };
  if (comparison?.before === undefined || keepsBefore(result, policy)) return kept;
  return { ...kept, comparison: { ...comparison, before: undefined } };
}

/** The base's answer stands beside one of this run; where none is kept, neither is that. */
function keepsBefore({ runs }: ReportedResult, policy: OutputsPolicy): boolean {
  return policy === 'failed' && runs.some((run) => !runPassed(run));
}

/** A run as the report will show it, for callers that need no more of it. */
export function applyOutputsPolicyToRun(
  run: TestCaseRunResult,
  policy: OutputsPolicy,
): TestCaseRunResult {
  if (run.outputOmitted === true || policy === 'all') return run;
  return policy === 'failed' && !runPassed(run) ? run : withoutOutputs(run, LEFT_OUT[policy]);
}

function withoutOutputs(run: TestCaseRunResult, leftOut: ReadonlySet<WordsOf>): TestCaseRunResult {
  return {
    ...run,
    outputText: '',
    ...(run.thoughts === undefined ? {} : { thoughts: undefined }),
    ...(run.input === undefined ? {} : { input: undefined }),
    ...(run.outputJson === undefined ? {} : { outputJson: undefined }),
    toolCalls: run.toolCalls.map(withoutArguments),
    ...(run.turns !== undefined && {
      turns: run.turns.map((turn) => ({
        ...turn,
        user: undefined,
        outputText: '',
        toolCalls: turn.toolCalls.map(withoutArguments),
      })),
    }),
    assertions: run.assertions.map((assertion) => withoutQuotes(assertion, leftOut)),
    outputOmitted: true,
  };
}

function withoutArguments({ id, name }: ToolCall): ToolCall {
  return { id, name, arguments: {} };
}

function withoutQuotes(
  { metadata, ...assertion }: AssertionResult,
  leftOut: ReadonlySet<WordsOf>,
): AssertionResult {
  const kept = metadata === undefined ? undefined : metadataWithout(metadata, leftOut);
  return kept === undefined ? assertion : { ...assertion, metadata: kept };
}
