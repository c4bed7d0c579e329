/**
 * Makes a report as small as what is read back: one limit for the writer and every reader. Calls and traces have a budget of
 * their own, in every report. What is still too large is written in steps, each with less in it, the most dispensable first:
 * what passed goes before what failed, and what a later comparison needs (outcomes, scores, the memory) goes last. A
 * notice says so. What no step makes small enough is not written.
 */
import {
  charactersOf,
  type FileChange,
  type TestCaseRunResult,
  countsAs,
  allRuns,
} from '../engine/results.js';
import { cut } from '../redaction/cut.js';
import {
  checkReport,
  JsonCounter,
  PART_LIMITS,
  READ_LIMITS,
  type ReadLimits,
} from './read-report.js';
import { jsonFilePieces } from './escape.js';
import { lengthOf, sum } from '../basics/basics.js';
import { type AssertionResult, metadataWithout } from '../assertions/assertion.js';
import type { JudgeCheck } from '../engine/judges/judge-check.js';
import type { ToolCall } from '../providers/provider.js';
import { count, plural } from '../basics/format.js';
import type { Report, ReportedResult } from './report.js';

/** A report that is read back, as it is written. Only `fitReport` makes one, and only one is written. */
export interface FittedReport {
  readonly report: Report;
  /** Written without white space between its values. */
  readonly compact: boolean;
  /** The text of report.json. */
  readonly pieces: () => Iterable<string>;
}

function fitted(report: Report, compact: boolean): FittedReport {
  const pieces = () => jsonFilePieces(report, compact ? 'all' : ['memory']);
  return { report, compact, pieces };
}

/**
 * This version of the action would refuse its own report: written, every gate against it would pass as not exercised. An
 * internal error (exit code 4).
 */
class UnreadableReport extends Error {
  constructor(why: string) {
    super(`the report of this run could not be read back, so it is not written: ${why}`);
    this.name = 'UnreadableReport';
  }
}

/**
 * The report as it can be written. Rejects with UnreadableReport where it does not fit the schema (a number that is not
 * finite, say), or where nothing makes it small enough.
 * @param whole as it may be shown: secrets and unwanted outputs already taken out
 */
export async function fitReport(whole: Report, limits = limitsOf(whole)): Promise<FittedReport> {
  const { maxBytes, maxDepth, maxValues } = limits;
  const words = `${count(maxBytes / MEGABYTE)} MB or ${count(maxValues)} values`;
  for (const one of lesserReports(withinCallBudget(whole), words)) {
    const checked = await checkReport(one.report);
    if ('fault' in checked) throw new UnreadableReport(checked.fault.words);
    if (isWithin(one, limits)) return one;
  }
  const results = count(sum(whole.suites.map((suite) => suite.results.length)));
  throw new UnreadableReport(
    `without answers and details, its ${results} results still take more than ${words}, or nest more than ${maxDepth} deep. Divide the suite into several configs, each in a job of its own`,
  );
}

function limitsOf({ shard }: Report): ReadLimits {
  return shard === undefined ? READ_LIMITS : PART_LIMITS;
}

const MEGABYTE = 1024 * 1024;

function isWithin({ pieces }: FittedReport, limits: ReadLimits): boolean {
  const counter = new JsonCounter(limits);
  for (const piece of pieces()) {
    if (counter.add(Buffer.from(piece)).excess !== undefined) return false;
  }
  return true;
}

/** Characters of all runs' tool calls, their results, traces and patches. Of a part there is no limit: the merge has one. */
const MAX_CALL_CHARACTERS = 16 * 1024 * 1024;

/**
 * The report with tool calls, their results and traces within a budget: those of failing runs are kept first, in config
 * order. Beyond it a passing run loses its question and answer, a failing one what its calls held; names and numbers stay.
 */
function withinCallBudget(report: Report): Report {
  if (report.shard !== undefined) return report;
  const runs = report.suites.flatMap(({ results }) => results.flatMap(allRuns));
  const sizes = new Map(runs.map((run) => [run, charactersOfCalls(run)]));
  const inOrder = [
    ...runs.filter((run) => !countsAs(run).passed),
    ...runs.filter((run) => countsAs(run).passed),
  ];
  const beyond = new Set<TestCaseRunResult>();
  let characters = 0;
  for (const run of inOrder) {
    const size = sizes.get(run) ?? 0;
    if (size === 0) continue;
    if (characters + size > MAX_CALL_CHARACTERS) beyond.add(run);
    else characters += size;
  }
  const before = withinBudget(report, MAX_CALL_CHARACTERS - characters);
  if (beyond.size === 0) return before;
  const shown = mapRuns(before, (run) => (beyond.has(run) ? withoutCalls(run) : run));
  const notice = `Of ${plural(beyond.size, 'run')}, tool calls are kept by name only, and changed files with their counts: those of all runs may have ${count(MAX_CALL_CHARACTERS)} characters together, and what failed is kept first.`;
  return { ...shown, notices: [...shown.notices, notice] };
}

/** The base branch's patches, which stand beside those of this run, in what these leave. */
function withinBudget(report: Report, most: number): Report {
  let left = most;
  return mapResults(report, (result) => {
    const { comparison } = result;
    const before = comparison?.before;
    if (comparison === undefined || before?.changes === undefined) return result;
    left -= lengthOf([before.changes]);
    if (left >= 0) return result;
    const changes = before.changes.map(withoutPatch);
    return { ...result, comparison: { ...comparison, before: { ...before, changes } } };
  });
}

function withoutPatch(file: FileChange): FileChange {
  return { ...file, patch: undefined };
}

/**
 * The report, then lesser and lesser ones, whose notices say what they lack. Nothing is left out of the first two.
 * @param limits what is read at most, in words: `64 MB or 4,000,000 values`
 */
function* lesserReports(whole: Report, limits: string): Generator<FittedReport> {
  yield fitted(whole, false);
  yield fitted(whole, true);
  let report = whole;
  const leftOut: string[] = [];
  const because = (): string =>
    `report.json would have had more than ${limits}, which is the most that a later run reads, so it was written ${leftOut.join(', and ')}.`;
  for (
    let policy = nextStricter(report.run.outputs);
    policy !== undefined;
    policy = nextStricter(policy)
  ) {
    leftOut[0] = `as with \`outputs: ${policy}\``;
    const run = { ...whole.run, outputs: policy };
    report = applyOutputsPolicy({ ...whole, run, notices: [...whole.notices, because()] }, policy);
    yield fitted(report, true);
  }
  // A merge judges the runs of its parts anew, and needs all that was found.
  if (whole.shard !== undefined) return;
  for (const { words, without } of STEPS) {
    leftOut.push(words);
    const lesser = without({ ...report, notices: whole.notices });
    report = { ...lesser, notices: [...lesser.notices, because()] };
    yield fitted(report, true);
  }
}

const MAX_LISTED = 1_000;
const MAX_MESSAGE = 500;
const LEAST_REMEMBERED = 3;

const STEPS: readonly { readonly words: string; readonly without: (report: Report) => Report }[] = [
  {
    words: 'without the details of what passed',
    without: (report) =>
      mapRuns(report, (run) => (countsAs(run).passed ? withoutDetails(run) : run)),
  },
  {
    words: "with judges' checks alone of what passed",
    without: (report) => mapRuns(report, (run) => (countsAs(run).passed ? judgedOnly(run) : run)),
  },
  {
    words: `without the details of what failed, with ${MAX_MESSAGE} characters of each reason`,
    without: (report) => mapRuns(report, withoutDetails),
  },
  {
    words: `with ${count(MAX_LISTED)} notices, problems, skipped and removed tests at most, and no tags or metadata of tests`,
    without: withShortLists,
  },
  {
    words: `with the last ${LEAST_REMEMBERED} runs of the base branch alone`,
    without: withLessMemory,
  },
];

function mapRuns(report: Report, change: (run: TestCaseRunResult) => TestCaseRunResult): Report {
  return mapResults(report, (result) => withRuns(result, change));
}

function withRuns(
  result: ReportedResult,
  change: (run: TestCaseRunResult) => TestCaseRunResult,
): ReportedResult {
  const { runs, extraRuns } = result;
  return { ...result, runs: runs.map(change), extraRuns: extraRuns?.map(change) };
}

function mapResults(report: Report, changed: (result: ReportedResult) => ReportedResult): Report {
  return {
    ...report,
    suites: report.suites.map((suite) => ({ ...suite, results: suite.results.map(changed) })),
  };
}

function charactersOfCalls({ toolCalls, turns = [], trace, changes }: TestCaseRunResult): number {
  const ofTurns = turns.map((turn) => turn.toolCalls).filter((calls) => calls.length > 0);
  const isBare = toolCalls.length === 0 && ofTurns.length === 0 && trace === undefined;
  return isBare && changes === undefined
    ? 0
    : lengthOf([toolCalls, ofTurns, trace?.steps, changes]);
}

/** Calls by name, changed files by their counts. A passing run loses its question and answer, too. */
function withoutCalls(run: TestCaseRunResult): TestCaseRunResult {
  const { trace, turns, changes } = run;
  const kept: TestCaseRunResult = {
    ...run,
    toolCalls: run.toolCalls.map(withoutArguments),
    turns: turns?.map((turn) => ({ ...turn, toolCalls: turn.toolCalls.map(withoutArguments) })),
    trace: trace && { ...trace, steps: [] },
    changes: changes?.map(withoutPatch),
    callsShortened: true,
  };
  return countsAs(run).passed && run.outputOmitted !== true
    ? withoutOutputs(kept, LEFT_OUT.failed)
    : kept;
}

function withoutDetails(run: TestCaseRunResult): TestCaseRunResult {
  return {
    ...run,
    trace: undefined,
    assertions: run.assertions.map(withoutMetadata),
    checksOmitted: true,
  };
}

function withoutMetadata(assertion: AssertionResult): AssertionResult {
  const { failureMessage } = assertion;
  return {
    ...assertion,
    ...(failureMessage === undefined ? {} : { failureMessage: cut(failureMessage, MAX_MESSAGE) }),
    metadata: undefined,
  };
}

/** A later comparison takes judges' scores from there where nothing is remembered. */
function judgedOnly(run: TestCaseRunResult): TestCaseRunResult {
  return {
    ...run,
    assertions: run.assertions.filter(({ assertionType }) => assertionType === 'judge'),
  };
}

function withShortLists(report: Report): Report {
  return {
    ...report,
    notices: shortTexts(report.notices),
    problems: report.problems.slice(0, MAX_LISTED).map((problem) => ({
      ...problem,
      message: cut(problem.message, MAX_MESSAGE),
    })),
    suites: report.suites.map((suite) => ({
      ...suite,
      notices: shortTexts(suite.notices),
      skippedTests: suite.skippedTests.slice(0, MAX_LISTED),
      results: suite.results.map((result) => ({
        ...result,
        tags: [],
        metadata: undefined,
        description: undefined,
      })),
      ...(suite.comparison && {
        comparison: {
          ...suite.comparison,
          removed: suite.comparison.removed.slice(0, MAX_LISTED),
        },
      }),
    })),
  };
}

function shortTexts(texts: readonly string[]): readonly string[] {
  return texts.slice(0, MAX_LISTED).map((text) => cut(text, MAX_MESSAGE));
}

function withLessMemory(report: Report): Report {
  const { memory } = report;
  if (memory === undefined) return report;
  const isKept = ([run]: readonly [run: number, ...rest: unknown[]]): boolean =>
    run < LEAST_REMEMBERED;
  return {
    ...report,
    memory: {
      runs: memory.runs.slice(0, LEAST_REMEMBERED),
      suites: memory.suites.map((suite) => ({
        ...suite,
        results: suite.results.map((result) => ({ ...result, runs: result.runs.filter(isKept) })),
        versions: suite.versions.filter(isKept),
      })),
      trend: memory.trend.slice(0, MAX_LISTED),
    },
  };
}

// The input `outputs`: which runs keep the model's words in the report files. Failure messages stay in any case, since a
// report without reasons is of no use; they may quote a few words.

type OutputsPolicy = Report['run']['outputs'];

/** From the strictest to the most generous. */
const POLICIES: readonly OutputsPolicy[] = ['none', 'failed', 'some', 'all'];

/**
 * Characters of questions and answers of passing answers that `some` keeps: with them, the report of a large suite stays
 * below what a later run reads.
 */
const MAX_SAMPLE_CHARACTERS = 16_000_000;

/** The policy that keeps less. */
export function stricter(a: OutputsPolicy, b: OutputsPolicy): OutputsPolicy {
  return POLICIES.indexOf(a) <= POLICIES.indexOf(b) ? a : b;
}

/** The next policy that keeps less; undefined for `none`. */
function nextStricter(policy: OutputsPolicy): OutputsPolicy | undefined {
  return POLICIES[POLICIES.indexOf(policy) - 1];
}

type LeftOut = Parameters<typeof metadataWithout>[1];

/** Whose words go with the answer; a reason is no answer, so only `none` leaves those of judges and scripts out. */
const LEFT_OUT: Readonly<Record<Exclude<OutputsPolicy, 'all'>, LeftOut>> = {
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
      judges: policy === 'none' ? suite.judges?.map(withoutLabelTexts) : suite.judges,
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
    .flatMap((result) => allRuns(result).find(isSample) ?? []);
  let characters = 0;
  const end = found.findIndex((run) => (characters += charactersOf(run)) > maxCharacters);
  const kept = end === -1 ? found : found.slice(0, end);
  return { samples: new Set(kept), leftOut: found.length - kept.length };
}

function isSample(run: TestCaseRunResult): boolean {
  return countsAs(run).passed && run.outputOmitted !== true;
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
  const kept = withRuns(result, (run) => (samples.has(run) ? run : trimmed(run, policy)));
  const { comparison } = result;
  // The base's answer stands beside one of this run; where none is kept, neither is that.
  const hasAnswer = kept.runs.some(({ outputOmitted }) => outputOmitted !== true);
  if (comparison?.before === undefined || hasAnswer) return kept;
  return { ...kept, comparison: { ...comparison, before: undefined } };
}

/** What a run need not keep of its answers, since no report will show it. */
export function keepingOf(policy: OutputsPolicy) {
  return {
    trim: (run: TestCaseRunResult) => trimmed(run, policy),
    /** Twice what a report holds: which of a result's runs goes into it is known at the end. */
    sampleCharacters: policy === 'some' ? 2 * MAX_SAMPLE_CHARACTERS : undefined,
  };
}

/** A run as the report will show it if it is not the one of its result that `some` keeps. */
function trimmed(run: TestCaseRunResult, policy: OutputsPolicy): TestCaseRunResult {
  if (run.outputOmitted === true || policy === 'all') return run;
  const isKept = policy !== 'none' && !countsAs(run).passed;
  return isKept ? run : withoutOutputs(run, LEFT_OUT[policy]);
}

/** The run without its question and answer. */
function withoutOutputs(run: TestCaseRunResult, leftOut: LeftOut): TestCaseRunResult {
  return {
    ...run,
    outputText: '',
    thoughts: undefined,
    input: undefined,
    outputJson: undefined,
    toolCalls: run.toolCalls.map(withoutArguments),
    changes: undefined,
    turns: run.turns?.map((turn) => ({
      ...turn,
      user: undefined,
      outputText: '',
      toolCalls: turn.toolCalls.map(withoutArguments),
    })),
    assertions: run.assertions.map((assertion) => withoutQuotes(assertion, leftOut)),
    outputOmitted: true,
  };
}

/** The call by its name alone. */
function withoutArguments({ id, name }: ToolCall): ToolCall {
  return { id, name, arguments: {} };
}

function withoutQuotes(
  { metadata, ...assertion }: AssertionResult,
  leftOut: LeftOut,
): AssertionResult {
  const kept = metadata === undefined ? undefined : metadataWithout(metadata, leftOut);
  return kept === undefined ? assertion : { ...assertion, metadata: kept };
}
