/**
 * Makes one report of the reports of a sharded run (docs/large-and-nightly.md): over the same answers, what comes out is what the
 * undivided run would have had before its gates were evaluated. A part that is missing, there twice, or of something
 * else is refused by name: a part must never pass for the whole.
 */
import { keyOfResult, resultKey, sum, totalCost } from '../basics/basics.js';
import { shortCommit } from '../basics/format.js';
import type { ConfigProblem } from '../config/problem.js';
import type { SuiteGates } from '../config/suite.js';
import type {
  AggregatedTestResult,
  HarnessFacts,
  Interruption,
  SkippedTest,
  TestCaseRunResult,
  Verdict,
} from '../engine/results.js';
import { type Account, settleQuestions } from '../engine/execute.js';
import type { SuiteFacts } from './build-report.js';
import { excerpt } from './escape.js';
import { stricter } from './fit-report.js';
import type {
  Report,
  RunMetadata,
  SuiteReport,
  ReportedAccount,
  ReportedShard,
  Selection,
  ShardPlan,
  ShardSuite,
} from './report.js';

/** A report and where it was found. Both may be foreign text. */
export interface FoundReport {
  /** e.g. a path, or `artifact kindlm-report-shard-2`. */
  readonly place: string;
  readonly report: Report;
}

export interface MergedRun {
  /** Of each shard the newest, in the order of the shards. */
  readonly parts: readonly Report[];
  readonly suites: readonly MergedSuite[];
  readonly interruption?: Interruption | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
  /** Recording files that the parts wrote. */
  readonly recorded: number;
  /** Paths relative to the workspace. */
  readonly complianceFolders: readonly string[];
  readonly run: MergedMetadata;
}

/** Of the parts' run metadata what is one for all. */
interface MergedMetadata {
  /** When the first part started. */
  readonly startedAt: Date;
  readonly responses: RunMetadata['responses'];
  /** The strictest policy of the parts: what they left out cannot come back. */
  readonly outputs: RunMetadata['outputs'];
  readonly sha?: string | undefined;
  readonly selection?: Selection | undefined;
  /** What the inputs of the parts demand. */
  readonly inputs?: RunMetadata['inputs'];
  /** The commit that all of them had checked out, where they say it. */
  readonly checkedOut?: string | undefined;
}

type Merge =
  | { readonly kind: 'merged'; readonly merged: MergedRun }
  /** Parts that asked nothing (an invalid config, a missing key, a crash) decide the verdict. */
  | {
      readonly kind: 'nothing-asked';
      readonly verdict: Verdict;
      readonly problems: readonly ConfigProblem[];
      readonly run: MergedMetadata;
    }
  | {
      readonly kind: 'refused';
      /** At least one. */
      readonly problems: readonly ConfigProblem[];
      /** Nothing is wrong but that parts are missing. */
      readonly missing: boolean;
    };

interface Part extends FoundReport {
  readonly shard: ReportedShard;
}

interface PlannedPart extends Part {
  readonly plan: ShardPlan;
}

/** @param sha the commit that the merging job tests, where that is known */
export function mergeReports(found: readonly FoundReport[], sha: string | undefined): Merge {
  const { parts, problems } = partsOf(found);
  if (problems.length > 0) return refused(problems);
  const newest = latestAttempts(parts);
  const [first] = newest;
  if (first === undefined) {
    return {
      kind: 'refused',
      problems: [{ message: 'There is no report of a shard.' }],
      missing: true,
    };
  }
  const wrong = [
    ...differing(newest, [COMMIT], sha === undefined ? undefined : commitWords(sha)),
    ...differing(newest, OF_ALL),
    ...doubleProblems(newest),
  ];
  if (wrong.length > 0) return refused(wrong);
  const missing = missingProblems(newest, first.shard.count);
  if (missing.length > 0) return { kind: 'refused', problems: missing, missing: true };

  const run = metadataOf(newest, first);
  const planned = newest.flatMap((part) => {
    const { plan } = part.shard;
    return plan === undefined ? [] : [{ ...part, plan }];
  });
  if (planned.length < newest.length) return nothingAsked(newest, run);
  const different = [...differing(planned, OF_PLANNED), ...listProblems(planned)];
  if (different.length > 0) return refused(different);
  return mergePlanned(planned, run);
}

function mergePlanned(parts: readonly PlannedPart[], run: MergedMetadata): Merge {
  const suites = mergeSuites(parts);
  if (suites.kind === 'broken') {
    const message = `The shards do not fit together: the results of suite ${JSON.stringify(suites.suite)} are not each in exactly one of them.`;
    return refused([{ message, hint: ALL_AGAIN }]);
  }
  return {
    kind: 'merged',
    merged: {
      parts: parts.map(({ report }) => report),
      suites: suites.suites,
      interruption: gravest(parts.flatMap(({ report }) => report.interruption ?? [])),
      problems: uniqueProblems(parts.flatMap(({ report }) => report.problems)),
      notices: [...new Set(parts.flatMap(({ report }) => report.notices))],
      recorded: sum(parts.map(({ plan }) => plan.recorded)),
      complianceFolders: [
        ...new Set(
          parts.flatMap(({ plan }) => plan.suites.flatMap((suite) => suite.complianceFolder ?? [])),
        ),
      ],
      run,
    },
  };
}

const ALL_AGAIN = 'Run all shards again, with the same commit, config and inputs.';

function refused(problems: readonly ConfigProblem[]): Merge {
  return { kind: 'refused', problems, missing: false };
}

function partsOf(found: readonly FoundReport[]): {
  readonly parts: readonly Part[];
  readonly problems: readonly ConfigProblem[];
} {
  const parts: Part[] = [];
  const problems: ConfigProblem[] = [];
  for (const { place, report } of found) {
    const { shard } = report;
    if (shard === undefined) {
      const message = `The report ${place} is not that of a shard.`;
      problems.push({ message, hint: 'Name only reports of jobs that had the input `shard`.' });
    } else if (shard.index > shard.count) {
      problems.push({ message: `The report ${place} says that it is ${nameOf(shard)}.` });
    } else parts.push({ place, report, shard });
  }
  return { parts, problems };
}

/** A re-run of a failed shard replaces the part of the attempt before. Sorted by index. */
function latestAttempts(parts: readonly Part[]): readonly Part[] {
  const isReplaced = (part: Part): boolean =>
    parts.some(
      (other) =>
        other.shard.index === part.shard.index &&
        other.report.run.runId !== undefined &&
        other.report.run.runId === part.report.run.runId &&
        attemptOf(other) > attemptOf(part),
    );
  return parts
    .filter((part) => !isReplaced(part))
    .toSorted((a, b) => a.shard.index - b.shard.index);
}

function attemptOf({ report }: Part): number {
  return report.run.runAttempt ?? 0;
}

/** What all shards are of alike, in words that no other value has, and what to do where they are not. */
type Alike = readonly [of: (report: Report) => string, hint: string];

const COMMIT: Alike = [({ run }) => commitWords(run.sha), ALL_AGAIN];

const OF_ALL: readonly Alike[] = [
  [
    // Another run of the same commit had other answers, and a model that may have changed since.
    ({ run }) => (run.runId === undefined ? 'no workflow run' : `run ${run.runId}`),
    'Name only the reports of one run; "Re-run failed jobs" keeps its number.',
  ],
  [
    ({ shard }) => `a split into ${String(shard?.count)}`,
    'Give all shards the same number of parts.',
  ],
];

const OF_PLANNED: readonly Alike[] = [
  [
    ({ shard }) => `config ${String(shard?.plan?.sha256)}`,
    `Their suites, files, gates, filters or repeats differ. ${ALL_AGAIN}`,
  ],
  [
    // Stored answers beside live ones would be judged, and compared, as if all had been asked now.
    ({ run }) => `\`responses: ${run.responses}\``,
    'Give all shards the same `responses`, `on-missing-secrets` and secrets, and run them again.',
  ],
];

/** @param ofJob what the merging job itself is of; undefined: the first shard decides */
function differing(
  parts: readonly Part[],
  alike: readonly Alike[],
  ofJob?: string,
): readonly ConfigProblem[] {
  const [first] = parts;
  if (first === undefined) return [];
  const short = (words: string): string => words.replace(/[0-9a-f]{40,64}$/u, shortCommit);
  const other = ofJob === undefined ? `${nameOf(first.shard)} is of` : 'this job tests';
  return alike.flatMap(([of, hint]) => {
    const wanted = ofJob ?? of(first.report);
    return parts
      .filter(({ report }) => of(report) !== wanted)
      .map(({ report, shard, place }) => ({
        message: `${nameOf(shard)} (${place}) is of ${short(of(report))}, while ${other} ${short(wanted)}.`,
        hint,
      }));
  });
}

function commitWords(sha = '(unknown)'): string {
  return `commit ${sha}`;
}

function doubleProblems(parts: readonly Part[]): readonly ConfigProblem[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1];
    return before?.shard.index === part.shard.index
      ? [{ message: `${nameOf(part.shard)} exists twice: ${before.place} and ${part.place}.` }]
      : [];
  });
}

function missingProblems(parts: readonly Part[], count: number): readonly ConfigProblem[] {
  const there = new Set(parts.map(({ shard }) => shard.index));
  return Array.from({ length: count }, (_, index) => index + 1)
    .filter((index) => !there.has(index))
    .map((index) => ({
      message: `${nameOf({ index, count })} is missing: no report of it was found.`,
      hint: 'Its job was cancelled, failed before it could upload its report, or did not run.',
    }));
}

/** An MCP server that listed other tools to some of the shards: their tests were asked something else. */
function listProblems(parts: readonly PlannedPart[]): readonly ConfigProblem[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return others.flatMap(({ plan, shard, place }) =>
    differences(listedIn(first.plan), listedIn(plan)).map(([server, words]) => ({
      message: `The MCP server ${shown(server)} listed other tools to ${nameOf(shard)} (${place}) than to ${nameOf(first.shard)} (${first.place}): ${words}.`,
      hint: 'Their tests were not asked the same. Pin the version of the server, and run all shards again.',
    })),
  );
}

/** Hashes of what a tool's description and schema are, by server and tool: entries of one server may differ. */
type Listed = ReadonlyMap<string, ReadonlyMap<string, string>>;

function listedIn({ suites }: ShardPlan): Listed {
  const servers = new Map<string, Map<string, string>>();
  for (const { server, tool, hash } of suites.flatMap(({ listed = [] }) => listed)) {
    const tools = servers.get(server) ?? new Map<string, string>();
    servers.set(server, tools.set(tool, `${tools.get(tool) ?? ''} ${hash}`));
  }
  return servers;
}

/** By server what its second list has that the first has not, and so on. */
function differences(before: Listed, now: Listed): readonly (readonly [string, string])[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((server) => {
    const [there, here] = [before.get(server), now.get(server)];
    const tools = [...new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])];
    const changes = tools.flatMap((tool) => {
      const [was, is] = [there?.get(tool), here?.get(tool)];
      if (was === is) return [];
      const how = was === undefined ? 'new' : is === undefined ? 'gone' : 'another';
      return `${shown(tool)} is ${how}`;
    });
    return changes.length === 0 ? [] : [[server, excerpt(changes.join(', '), 500)] as const];
  });
}

function shown(name: string): string {
  return excerpt(JSON.stringify(name), 200);
}

/** e.g. `Shard 2 of 5` */
function nameOf({ index, count }: Pick<ReportedShard, 'index' | 'count'>): string {
  return `Shard ${index} of ${count}`;
}

/** Crashes first, then mistakes of the user, then what a provider or a missing key did. */
const GRAVITY: readonly Verdict['exitCode'][] = [4, 2, 3, 1, 0];

function nothingAsked(parts: readonly Part[], run: MergedMetadata): Merge {
  const idle = parts
    .filter(({ shard }) => shard.plan === undefined)
    .toSorted(
      (a, b) =>
        GRAVITY.indexOf(a.report.verdict.exitCode) - GRAVITY.indexOf(b.report.verdict.exitCode),
    );
  const problems = uniqueProblems(idle.flatMap(({ report }) => report.problems));
  const [worst] = idle;
  if (worst === undefined) throw new Error('no part that asked nothing');
  const { verdict } = worst.report;
  const alike = parts.every(
    ({ report, shard }) => shard.plan === undefined && report.verdict.reason === verdict.reason,
  );
  if (alike) return { kind: 'nothing-asked', verdict, problems, run };
  const reason = `${nameOf(worst.shard)} asked nothing: ${verdict.reason}`;
  // A part that was left out on purpose (`on-missing-secrets: skip`) must not make the others pass for the whole.
  const error: Verdict = { result: 'error', exitCode: verdict.exitCode || 3, reason };
  return { kind: 'nothing-asked', verdict: error, problems, run };
}

function metadataOf(parts: readonly Part[], first: Part): MergedMetadata {
  const runs = parts.map(({ report }) => report.run);
  const checkedOut = new Set(parts.map(({ shard }) => shard.plan?.checkedOut));
  return {
    startedAt: new Date(Math.min(...runs.map(({ startedAt }) => Date.parse(startedAt)))),
    responses: first.report.run.responses,
    outputs: runs.map(({ outputs }) => outputs).reduce(stricter),
    sha: first.report.run.sha,
    selection: first.shard.plan?.selection,
    inputs: first.report.run.inputs,
    checkedOut: checkedOut.size === 1 ? first.shard.plan?.checkedOut : undefined,
  };
}

const GRAVEST: readonly Interruption['kind'][] = ['auth', 'signal', 'deadline'];

/** A refused key ends every run, a cancelled job hers, and a deadline only what was left. */
function gravest(interruptions: readonly Interruption[]): Interruption | undefined {
  return interruptions.toSorted((a, b) => GRAVEST.indexOf(a.kind) - GRAVEST.indexOf(b.kind))[0];
}

/** As one run has them: each once, in the order of their messages. */
function uniqueProblems(problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
  const unique = new Map(problems.map((problem) => [problem.message, problem]));
  return [...unique.values()].sort((a, b) => (a.message < b.message ? -1 : 1));
}

// The suites of a sharded run: results back in config order, and shared judge questions charged once.

interface MergedSuite {
  readonly facts: SuiteFacts;
  readonly gates: SuiteGates;
  /** In config order. */
  readonly results: readonly AggregatedTestResult[];
  /** Every test x model of the config. */
  readonly configured: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}

type MergedSuites =
  | { readonly kind: 'merged'; readonly suites: readonly MergedSuite[] }
  /** The results of this suite are not each in exactly one part. */
  | { readonly kind: 'broken'; readonly suite: string };

interface SuitePart {
  readonly suite: SuiteReport;
  readonly shard: ShardSuite;
}

/** @param parts all parts of the run, at least one, whose plans are equal */
function mergeSuites(parts: readonly PlannedPart[]): MergedSuites {
  const [first] = parts;
  const suites: MergedSuite[] = [];
  for (const [index, { name }] of (first?.report.suites ?? []).entries()) {
    const own = parts.flatMap(({ report, plan }): readonly SuitePart[] => {
      const [suite, shard] = [report.suites[index], plan.suites[index]];
      return suite?.name === name && shard !== undefined ? [{ suite, shard }] : [];
    });
    const merged = own.length === parts.length ? mergeSuite(own) : undefined;
    if (merged === undefined) return { kind: 'broken', suite: name };
    suites.push(merged);
  }
  const complete = parts.every(({ report }) => report.suites.length === suites.length);
  return complete ? { kind: 'merged', suites } : { kind: 'broken', suite: '' };
}

function mergeSuite(parts: readonly SuitePart[]): MergedSuite | undefined {
  const [first] = parts;
  const results = inConfigOrder(parts);
  const harnesses = harnessesOf(parts);
  const suites = parts.map(({ suite }) => suite);
  const ownRecordings = new Set(suites.flatMap((suite) => suite.ownRecordings ?? []));
  if (first === undefined || results === undefined || harnesses === undefined) return undefined;
  return {
    facts: {
      ...first.suite,
      repeat: repeatOf(suites),
      // Each part names those of its own tests.
      ownRecordings: ownRecordings.size === 0 ? undefined : [...ownRecordings].sort(),
      // One part asks about all labels of a suite.
      judges: suites.find(({ judges }) => judges !== undefined)?.judges,
      // Each part looks for the same, and may not have found out.
      takenOut: suites.find(({ takenOut }) => takenOut !== undefined)?.takenOut,
      plannedRuns: sum(suites.map(({ plannedRuns }) => plannedRuns)),
      ...(harnesses.length > 0 && { harnesses }),
      skippedTests: skippedIn(parts, harnesses),
    },
    gates: first.shard.gates,
    results: settled(results, parts),
    // Each part names what its own harnesses ran and a filter left out.
    configured: [...results, ...parts.flatMap(({ shard }) => shard.unplanned)].map(
      ({ testCaseName, modelId }) => ({ testCaseName, modelId }),
    ),
  };
}

/**
 * Every result at its place, or undefined where one is missing or there twice. What harnesses ran comes behind what was
 * planned, in the order of their entries.
 */
function inConfigOrder(parts: readonly SuitePart[]): readonly AggregatedTestResult[] | undefined {
  const planned = sum(parts.map(({ shard }) => shard.positions.length));
  const places = new Map<number, AggregatedTestResult>();
  for (const { suite, shard } of parts) {
    const own = suite.results.filter(({ checkedBy }) => checkedBy === undefined);
    if (shard.plannedResults !== planned) return undefined;
    if (shard.positions.length !== own.length) return undefined;
    for (const [index, result] of own.entries()) {
      const position = shard.positions[index];
      if (position === undefined || position >= planned) return undefined;
      places.set(position, result);
    }
  }
  const read = harnessesOf(parts);
  if (places.size !== planned || read === undefined) return undefined;
  const entries = read.map(({ entry }) => entry);
  const others = parts.flatMap(({ suite }) => suite.results.filter(isRead));
  if (others.some((it) => !entries.includes(it.checkedBy?.entry ?? ''))) return undefined;
  const inOrder = entries.flatMap((entry) => others.filter((it) => it.checkedBy?.entry === entry));
  return [
    ...Array.from({ length: planned }, (_, place) => places.get(place)).filter(
      (result) => result !== undefined,
    ),
    ...inOrder,
  ];
}

function isRead({ checkedBy }: AggregatedTestResult): boolean {
  return checkedBy !== undefined;
}

/** Each harness at its place, or undefined where one is missing or there twice; then those that all parts left out. */
function harnessesOf(parts: readonly SuitePart[]): readonly HarnessFacts[] | undefined {
  const planned = parts[0]?.shard.harnesses?.planned ?? 0;
  const places = new Map<number, HarnessFacts>();
  for (const { suite, shard } of parts) {
    const own = shard.harnesses?.own ?? [];
    const told = (suite.harnesses ?? []).filter(({ ended }) => ended !== 'left-out');
    if (own.length !== told.length || (shard.harnesses?.planned ?? 0) !== planned) return undefined;
    for (const [index, harness] of told.entries()) places.set(own[index] ?? -1, harness);
  }
  const all = Array.from({ length: planned }, (_, place) => places.get(place)).filter(
    (harness) => harness !== undefined,
  );
  const leftOut = (parts[0]?.suite.harnesses ?? []).filter(({ ended }) => ended === 'left-out');
  return places.size === planned && all.length === planned ? [...all, ...leftOut] : undefined;
}

/** Those of the config, which each part names, and what the harnesses of each skipped, in the order of their entries. */
function skippedIn(
  parts: readonly SuitePart[],
  harnesses: readonly HarnessFacts[],
): SuiteFacts['skippedTests'] {
  const all = new Map(
    parts.flatMap(({ suite }) => suite.skippedTests.map((it) => [keyOfResult(it), it] as const)),
  );
  const places = harnesses.map(({ entry }) => entry);
  const placeOf = ({ checkedBy }: SkippedTest): number =>
    checkedBy === undefined ? -1 : places.indexOf(checkedBy.entry);
  return [...all.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Parts without a test planned no repeat. */
function repeatOf(suites: readonly SuiteReport[]): SuiteFacts['repeat'] {
  const planned = suites.filter(({ plannedRuns }) => plannedRuns > 0).map(({ repeat }) => repeat);
  if (planned.length === 0) return { min: 0, max: 0 };
  return {
    min: Math.min(...planned.map(({ min }) => min)),
    max: Math.max(...planned.map(({ max }) => max)),
  };
}

/** The results as one run would have charged them: a question that several parts asked, to the first result with it. */
function settled(
  results: readonly AggregatedTestResult[],
  parts: readonly SuitePart[],
): readonly AggregatedTestResult[] {
  const all = parts.map(({ shard }) => shard.accounts);
  if (!shareQuestions(all)) return results;
  const accounts = new Map<string, Account>(
    all.flat().map((account) => [runKey(account), account]),
  );
  // Repeats that count in no gate come last, as in one run.
  const runs = [
    ...results.flatMap((result) => result.runs),
    ...results.flatMap(({ extraRuns = [] }) => extraRuns),
  ];
  const charged = new Map(
    settleQuestions(
      runs,
      runs.map((run) => accounts.get(runKey(run))),
    ).map((run, index) => [runs[index], run]),
  );
  const afterCharge = (run: TestCaseRunResult): TestCaseRunResult => charged.get(run) ?? run;
  return results.map((result) => {
    const own = result.runs.map(afterCharge);
    return {
      ...result,
      totalCostUsd: totalCost(own.map(({ costEstimateUsd }) => costEstimateUsd)).costUsd,
      totalTokens: sum(own.map(({ tokenUsage }) => tokenUsage.totalTokens)),
      runs: own,
      extraRuns: result.extraRuns?.map(afterCharge),
    };
  });
}

function shareQuestions(parts: readonly (readonly ReportedAccount[])[]): boolean {
  const seen = new Set<string>();
  for (const accounts of parts) {
    const own = new Set(accounts.flatMap(({ asked }) => asked.map(({ question }) => question)));
    for (const question of own) {
      if (seen.has(question)) return true;
      seen.add(question);
    }
  }
  return false;
}

function runKey(run: Pick<ReportedAccount, 'testCaseName' | 'modelId' | 'runIndex'>): string {
  return `${run.runIndex} ${resultKey(run.testCaseName, run.modelId)}`;
}
