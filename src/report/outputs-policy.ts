/**
 * The input `outputs`: which runs keep the model's words in the report files.
 * Failure messages stay in any case, since a report without reasons is of no use; they may quote a few words.
 */
import type { AssertionResult } from '../assertions/assertion.js';
import { runPassed } from '../engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../engine/results.js';
import type { ToolCall } from '../providers/provider.js';
import type { Report } from './report.js';

export type OutputsPolicy = 'none' | 'failed' | 'all';

/** Metadata that comes from the config or is redacted already. Any other text may quote the model or the judge. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'band',
  'criteria',
  'judgeModel',
  'method',
  'metric',
  'notice',
  'pattern',
  'redactedMatches',
  'type',
]);

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
    })),
  };
}

function omitOutputs(result: AggregatedTestResult, policy: OutputsPolicy): AggregatedTestResult {
  return { ...result, runs: result.runs.map((run) => applyOutputsPolicyToRun(run, policy)) };
}

/** A run as the report will show it, for whoever need not keep more of it. */
export function applyOutputsPolicyToRun(
  run: TestCaseRunResult,
  policy: OutputsPolicy,
): TestCaseRunResult {
  if (run.outputOmitted === true || policy === 'all') return run;
  return policy === 'failed' && !runPassed(run) ? run : withoutOutputs(run);
}

function withoutOutputs(run: TestCaseRunResult): TestCaseRunResult {
  return {
    ...run,
    input: undefined,
    outputText: '',
    toolCalls: run.toolCalls.map(withoutArguments),
    ...(run.turns !== undefined && {
      turns: run.turns.map((turn) => ({
        ...turn,
        user: undefined,
        outputText: '',
        toolCalls: turn.toolCalls.map(withoutArguments),
      })),
    }),
    assertions: run.assertions.map(withoutQuotes),
    outputOmitted: true,
  };
}

function withoutArguments({ id, name }: ToolCall): ToolCall {
  return { id, name, arguments: {} };
}

function withoutQuotes({ metadata, ...assertion }: AssertionResult): AssertionResult {
  if (metadata === undefined) return assertion;
  const kept = Object.entries(metadata).filter(
    ([name, value]) => OWN_WORDS.has(name) || holdsNoText(value),
  );
  return kept.length === 0 ? assertion : { ...assertion, metadata: Object.fromEntries(kept) };
}

function holdsNoText(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(holdsNoText);
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}
