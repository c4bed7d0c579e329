/**
 * The input `outputs`: which runs keep the model's words in the report files.
 * Failure messages stay in any case, since a report without reasons is of no use; they may quote a few words.
 */
import { type AssertionResult, metadataWithout, type WordsOf } from '../assertions/assertion.js';
import { runPassed } from '../engine/evaluate/aggregate.js';
import { type TestCaseRunResult, charactersOf } from '../engine/results.js';
import type { JudgeCheck } from '../engine/judges/judge-check.js';
import type { ToolCall } from '../providers/provider.js';
import { count, plural } from '../basics/format.js';
import type { Report, ReportedResult } from './report.js';

export type OutputsPolicy = Report['run']['outputs'];

/** From the strictest to the most generous. */
const POLICIES: readonly OutputsPolicy[] = ['none', 'failed', 'some', 'all'];

/**
 * Characters of questions and answers of passing answers that `some` keeps: with them, the report of a large suite stays
 * below what a later run reads.
 */
export const MAX_SAMPLE_CHARACTERS = 16_000_000;

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
  some: new Set(['answer']),
  failed: new Set(['answer']),
  none: new Set(['answer', 'reason']),
};

/**
 * The report with the outputs of some runs left out: `failed` keeps those of runs that did not pass, `some` also one that
 * passed of each result, `none` keeps none. A run without its outputs says `outputOmitted`, so that an empty text is not
 * taken for an empty answer.
 */
export function applyOutputsPolicy(
  report: Report,
  policy: OutputsPolicy,
  maxSampleCharacters = MAX_SAMPLE_CHARACTERS,
): Report {
  if (policy === 'all') return report;
  const { samples, leftOut } =
    policy === 'some' ? samplesOf(report, maxSampleCharacters) : NO_SAMPLES;
  return {
    ...report,
    suites: report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => omitOutputs(result, policy, samples)),
      ...(suite.judges === undefined || policy !== 'none'
        ? {}
        : { judges: suite.judges.map(withoutLabelTexts) }),
    })),
    // A part is not what people read, and the merge says so of the whole.
    notices:
      leftOut === 0 || report.shard !== undefined
        ? report.notices
        : [...report.notices, samplesNotice(leftOut, maxSampleCharacters)],
  };
}

interface Samples {
  /** Passing answers whose outputs are kept, one of each result. */
  readonly samples: ReadonlySet<TestCaseRunResult>;
  /** Results for which there was no room. */
  readonly leftOut: number;
}

const NO_SAMPLES: Samples = { samples: new Set(), leftOut: 0 };

/** The first passing run of each result that has its outputs; those of the first results where all would be too much. */
function samplesOf({ suites }: Report, maxCharacters: number): Samples {
  const found = suites
    .flatMap(({ results }) => results)
    .flatMap(({ runs, extraRuns = [] }) => [...runs, ...extraRuns].find(isSample) ?? []);
  let characters = 0;
  const end = found.findIndex((run) => (characters += charactersOf(run)) > maxCharacters);
  const kept = end === -1 ? found : found.slice(0, end);
  return { samples: new Set(kept), leftOut: found.length - kept.length };
}

function isSample(run: TestCaseRunResult): boolean {
  return runPassed(run) && run.outputOmitted !== true;
}

function samplesNotice(results: number, maxCharacters: number): string {
  return `The answers that passed are kept for the first results only, up to ${count(maxCharacters)} characters: of ${plural(results, 'result')} a later comparison has no passing answer to show (\`outputs: all\` keeps every one).`;
}

/** Labelled answers are answers, too; what is wrong with them stays. */
function withoutLabelTexts(judge: JudgeCheck): JudgeCheck {
  return { ...judge, wrong: judge.wrong.map(({ line, good, score }) => ({ line, good, score })) };
}

function omitOutputs(
  result: ReportedResult,
  policy: OutputsPolicy,
  samples: Samples['samples'],
): ReportedResult {
  const trimmed = (runs: readonly TestCaseRunResult[]): readonly TestCaseRunResult[] =>
    runs.map((run) => (samples.has(run) ? run : applyOutputsPolicyToRun(run, policy)));
  const { runs, extraRuns, comparison } = result;
  const kept = {
    ...result,
    runs: trimmed(runs),
    ...(extraRuns === undefined ? {} : { extraRuns: trimmed(extraRuns) }),
  };
  // The base's answer stands beside one of this run; where none is kept, neither is that.
  const hasAnswer = kept.runs.some(({ outputOmitted }) => outputOmitted !== true);
  if (comparison?.before === undefined || hasAnswer) return kept;
  return { ...kept, comparison: { ...comparison, before: undefined } };
}

/** A run as the report will show it if it is not the one of its result that `some` keeps. */
export function applyOutputsPolicyToRun(
  run: TestCaseRunResult,
  policy: OutputsPolicy,
): TestCaseRunResult {
  if (run.outputOmitted === true || policy === 'all') return run;
  const isKept = policy !== 'none' && !runPassed(run);
  return isKept ? run : withoutOutputs(run, LEFT_OUT[policy]);
}

/** The run without its question and answer. */
export function withoutOutputs(
  run: TestCaseRunResult,
  leftOut: ReadonlySet<WordsOf>,
): TestCaseRunResult {
  return {
    ...run,
    outputText: '',
    ...(run.thoughts === undefined ? {} : { thoughts: undefined }),
    ...(run.input === undefined ? {} : { input: undefined }),
    ...(run.outputJson === undefined ? {} : { outputJson: undefined }),
    toolCalls: run.toolCalls.map(withoutArguments),
    ...(run.changes === undefined ? {} : { changes: undefined }),
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

/** The call by its name alone. */
export function withoutArguments({ id, name }: ToolCall): ToolCall {
  return { id, name, arguments: {} };
}

function withoutQuotes(
  { metadata, ...assertion }: AssertionResult,
  leftOut: ReadonlySet<WordsOf>,
): AssertionResult {
  const kept = metadata === undefined ? undefined : metadataWithout(metadata, leftOut);
  return kept === undefined ? assertion : { ...assertion, metadata: kept };
}
