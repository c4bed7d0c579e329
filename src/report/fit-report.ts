/**
 * Makes a report as small as what is read back: one limit for the writer and every reader. Calls and traces have a budget of
 * their own, in every report. What is still too large is written in steps, each with less in it, the most dispensable first:
 * what passed goes before what failed, and what a later comparison needs (outcomes, scores, the memory) goes last. A
 * notice says so. What no step makes small enough is not written.
 */
import type { AssertionResult } from '../assertions/assertion.js';
import { runPassed } from '../engine/evaluate/aggregate.js';
import type { TestCaseRunResult, ToolCallResult } from '../engine/results.js';
import { cut } from '../redaction/cut.js';
import { count, plural } from '../basics/format.js';
import {
  applyOutputsPolicy,
  nextStricter,
  withoutArguments,
  withoutOutputs,
} from './outputs-policy.js';
import {
  checkReport,
  JsonCounter,
  PART_LIMITS,
  READ_LIMITS,
  refusalWords,
  type ReadLimits,
} from './read-report.js';
import type { Report, ReportedResult } from './report.js';
import { jsonFilePieces } from './escape.js';
import { lengthOf, sum } from '../basics/basics.js';

/** A report that is read back, as it is written. Only `fitReport` makes one, and only one is written. */
export interface FittedReport {
  readonly report: Report;
  /** Written without white space between its values. */
  readonly compact: boolean;
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
  for (const fitted of lesserReports(withinCallBudget(whole), words)) {
    const checked = await checkReport(fitted.report);
    if ('fault' in checked) throw new UnreadableReport(refusalWords(checked.fault));
    if (isWithin(fitted, limits)) return fitted;
  }
  const results = count(sum(whole.suites.map((suite) => suite.results.length)));
  throw new UnreadableReport(
    `without answers and details, its ${results} results still take more than ${words}, or nest more than ${maxDepth} deep. Divide the suite into several configs, each in a job of its own`,
  );
}

/** The text of report.json, in pieces. */
export function reportPieces({ report, compact }: FittedReport): Iterable<string> {
  return jsonFilePieces(report, compact ? 'all' : ['memory']);
}

function limitsOf({ shard }: Report): ReadLimits {
  return shard === undefined ? READ_LIMITS : PART_LIMITS;
}

const MEGABYTE = 1024 * 1024;

function isWithin(fitted: FittedReport, limits: ReadLimits): boolean {
  const counter = new JsonCounter(limits);
  for (const piece of reportPieces(fitted)) {
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
export function withinCallBudget(report: Report, maxCharacters = MAX_CALL_CHARACTERS): Report {
  if (report.shard !== undefined) return report;
  const runs = report.suites.flatMap(({ results }) => results.flatMap(runsOf));
  const sizes = new Map(runs.map((run) => [run, charactersOfCalls(run)]));
  const inOrder = [
    ...runs.filter((run) => !runPassed(run)),
    ...runs.filter((run) => runPassed(run)),
  ];
  const beyond = new Set<TestCaseRunResult>();
  let characters = 0;
  for (const run of inOrder) {
    const size = sizes.get(run) ?? 0;
    if (size === 0) continue;
    if (characters + size > maxCharacters) beyond.add(run);
    else characters += size;
  }
  if (beyond.size === 0) return report;
  const shown = mapRuns(report, (run) => (beyond.has(run) ? withoutCalls(run) : run));
  const notice = `Of ${plural(beyond.size, 'run')}, tool calls are kept by name only, and changed files with their counts: those of all runs may have ${count(maxCharacters)} characters together, and what failed is kept first.`;
  return { ...shown, notices: [...shown.notices, notice] };
}

/**
 * The report, then lesser and lesser ones, whose notices say what they lack. Nothing is left out of the first two.
 * @param limits what is read at most, in words: `64 MB or 4,000,000 values`
 */
function* lesserReports(whole: Report, limits: string): Generator<FittedReport> {
  yield { report: whole, compact: false };
  yield { report: whole, compact: true };
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
    yield { report, compact: true };
  }
  // A merge judges the runs of its parts anew, and needs all that was found.
  if (whole.shard !== undefined) return;
  for (const { words, without } of STEPS) {
    leftOut.push(words);
    const lesser = without({ ...report, notices: whole.notices });
    report = { ...lesser, notices: [...lesser.notices, because()] };
    yield { report, compact: true };
  }
}

const MAX_LISTED = 1_000;
const MAX_MESSAGE = 500;
const LEAST_REMEMBERED = 3;

const STEPS: readonly { readonly words: string; readonly without: (report: Report) => Report }[] = [
  {
    words: 'without the details of what passed',
    without: (report) => mapRuns(report, (run) => (runPassed(run) ? withoutDetails(run) : run)),
  },
  {
    words: "with judges' checks alone of what passed",
    without: (report) => mapRuns(report, (run) => (runPassed(run) ? judgedOnly(run) : run)),
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

function runsOf({ runs, extraRuns = [] }: ReportedResult): readonly TestCaseRunResult[] {
  return [...runs, ...extraRuns];
}

function mapRuns(report: Report, change: (run: TestCaseRunResult) => TestCaseRunResult): Report {
  const changed = (result: ReportedResult): ReportedResult => ({
    ...result,
    runs: result.runs.map(change),
    ...(result.extraRuns === undefined ? {} : { extraRuns: result.extraRuns.map(change) }),
  });
  return {
    ...report,
    suites: report.suites.map((suite) => ({ ...suite, results: suite.results.map(changed) })),
  };
}

function charactersOfCalls({ toolCalls, turns = [], trace, changes }: TestCaseRunResult): number {
  const ofTurns = turns.map((turn) => turn.toolCalls).filter((calls) => calls.length > 0);
  const isBare = toolCalls.length === 0 && ofTurns.length === 0 && trace === undefined;
  if (isBare && changes === undefined) return 0;
  return lengthOf([toolCalls, ofTurns, trace?.steps, changes]);
}

function withoutCalls(run: TestCaseRunResult): TestCaseRunResult {
  const named = (calls: readonly ToolCallResult[]) => calls.map(withoutArguments);
  const { trace, turns, changes } = run;
  const kept = {
    ...run,
    toolCalls: named(run.toolCalls),
    ...(turns && { turns: turns.map((turn) => ({ ...turn, toolCalls: named(turn.toolCalls) })) }),
    ...(trace && { trace: { ...trace, steps: [] } }),
    ...(changes && { changes: changes.map((file) => ({ ...file, patch: undefined })) }),
    callsShortened: true as const,
  };
  return runPassed(run) && run.outputOmitted !== true
    ? withoutOutputs(kept, new Set(['answer']))
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
