/** From what a harness's files say to tests with their runs, as they would be had they been planned and asked here. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AssertionResult } from '../assertions/assertion.js';
import { isInside, shownPath } from '../basics/paths.js';
import { resultKey } from '../basics/basics.js';
import {
  passesNeeded,
  type HarnessEntry,
  type SourceLocation,
  type TestCase,
} from '../config/suite.js';
import { EXTERNAL_TYPE } from '../engine/evaluate/aggregate.js';
import type { ReadResults } from '../engine/plan.js';
import type { TestCaseRunResult } from '../engine/results.js';
import type { NamedPlace, ResultRecord } from './record.js';

/** What an entry came to. */
interface HarnessRuns {
  readonly entry: HarnessEntry;
  readonly harness: string;
  /** What each of its runs says: all records of one test in one of them are answers to it. */
  readonly runs: readonly (readonly ResultRecord[])[];
}

interface Folders {
  /** Absolute: of the config, and of the checkout. */
  readonly directory: string;
  readonly workspace: string;
}

/** The tests in the order in which they are named first. */
export async function testsOf(
  harness: HarnessRuns,
  folders: Folders,
): Promise<readonly ReadResults['tests'][number][]> {
  const groups = new Map<string, Map<number, ResultRecord[]>>();
  for (const [run, records] of harness.runs.entries()) {
    for (const record of records) {
      const key = resultKey(record.test, record.model ?? RESULTS_MODEL_ID);
      const group = groups.get(key) ?? new Map<number, ResultRecord[]>();
      groups.set(key, group);
      group.set(run, [...(group.get(run) ?? []), record]);
    }
  }
  const finder = new PlaceFinder(folders);
  const tests: ReadResults['tests'][number][] = [];
  for (const group of groups.values()) tests.push(await testOf(group, harness, finder));
  return tests;
}

/** What it is called: two harnesses, or one and the suite, may have tests of the same name. */
function nameIn(entry: HarnessEntry, test: string): string {
  return `${entry.name} > ${test}`;
}

async function testOf(
  group: ReadonlyMap<number, readonly ResultRecord[]>,
  { entry, harness, runs: all }: HarnessRuns,
  finder: PlaceFinder,
): Promise<ReadResults['tests'][number]> {
  const records = [...group.values()].flat();
  const [first] = records;
  if (first === undefined) throw new Error('a test without a record');
  const done = records.filter(({ outcome }) => outcome !== 'skipped');
  const modelId = first.model ?? RESULTS_MODEL_ID;
  const name = nameIn(entry, first.test);
  const failing = done.find(({ outcome }) => outcome !== 'passed') ?? first;
  const location = (await finder.find(failing.places)) ?? entry.location;
  // A run that does not have it did not pass it: it may have died before.
  const missing = [...all.keys()].filter((run) => !group.has(run));
  const outcomes = [
    ...withOrigins(done).map((record) => outcomeOf(record, harness)),
    ...(done.length === 0
      ? []
      : missing.map((run) => missingRun(`the file of run ${run + 1} of ${all.length} lacks it`))),
  ];
  const runs = outcomes.map((outcome, runIndex) => ({
    ...EMPTY_RUN,
    // What the file does not say is left out, and is not nothing.
    ...(outcome.outputText === undefined && { outputOmitted: true as const }),
    ...(outcome.latencyMs === undefined && { latencyUnstated: true as const }),
    ...outcome,
    testCaseName: name,
    modelId,
    runIndex,
  }));
  const isOneAnswer = done.length > 0 && done.every(({ oneAnswer }) => oneAnswer === true);
  return {
    test: {
      ...BARE_TEST,
      name,
      location,
      sources: sourcesOf(location, entry),
      subject: { kind: 'results', entry, harness },
      models: [modelId],
      repeat: Math.max(1, runs.length),
      ...minPassesOf(entry, runs.length),
      deterministic: entry.deterministic ?? (isOneAnswer ? true : undefined),
      dependsOn: entry.dependsOn,
      dependsOnPatterns: entry.dependsOnPatterns,
      tags: entry.tags,
      skip: done.length === 0,
    },
    runs,
  };
}

/** Copies of an answer, and the first that they can be copies of, are one; other answers may well say the same. */
function withOrigins(records: readonly ResultRecord[]): readonly ResultRecord[] {
  const copied = new Set(records.flatMap(({ isCopy, sample }) => (isCopy ? sample : [])));
  return records.map((record) => {
    const { sample, isCopy, ...rest } = record;
    return isCopy || (sample !== undefined && copied.delete(sample)) ? record : rest;
  });
}

function minPassesOf({ minPasses }: HarnessEntry, runs: number): Pick<TestCase, 'minPasses'> {
  const needed = minPasses === undefined ? runs : passesNeeded(minPasses, Math.max(1, runs));
  return needed < runs ? { minPasses: needed } : {};
}

function sourcesOf(location: SourceLocation, { sources }: HarnessEntry): TestCase['sources'] {
  const { file, line } = location;
  if (sources.some((span) => span.file === file)) return sources;
  return [{ kind: 'test', file, startLine: line, endLine: line }, ...sources];
}

const BARE_TEST: Omit<
  TestCase,
  'name' | 'location' | 'sources' | 'subject' | 'models' | 'repeat' | 'tags' | 'skip'
> = {
  // The input `sample` chooses among them.
  isCase: true,
  vars: {},
  tools: [],
  conversation: [],
  maxTurns: 1,
  expects: [],
  asserts: [],
};

const EMPTY_RUN: Omit<TestCaseRunResult, 'testCaseName' | 'modelId' | 'runIndex' | 'outcome'> = {
  outputText: '',
  toolCalls: [],
  assertions: [],
  latencyMs: 0,
  tokenUsage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  costEstimateUsd: null,
  truncated: false,
  callCount: 0,
  turnLimitReached: false,
};

type Outcome = Partial<TestCaseRunResult> & Pick<TestCaseRunResult, 'outcome' | 'assertions'>;

/** What the file does not say is not made up. */
function outcomeOf(record: ResultRecord, harness: string): Outcome {
  const { outcome, reason, scores = {}, output, input, costUsd, latencyMs, tokens } = record;
  if (outcome === 'not-run') {
    return missingRun(
      `${harness} names it and did not run it: a worker died, or the run had ended`,
    );
  }
  const { model = RESULTS_MODEL_ID, version, sample } = record;
  const said = {
    ...(output !== undefined && { outputText: output }),
    ...(input !== undefined && { input: { vars: input, messages: [], tools: [] } }),
    ...(costUsd !== undefined && { costEstimateUsd: costUsd }),
    ...(latencyMs !== undefined && { latencyMs }),
    ...(tokens !== undefined && {
      tokenUsage: {
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        totalTokens: tokens.total,
      },
    }),
    ...(version !== undefined && { repliedModels: { [model]: [version] } }),
    ...(sample !== undefined && { sampleId: sample }),
  };
  if (outcome === 'outage') {
    const message = reason ?? `${harness} says that a provider gave no answer`;
    return {
      ...said,
      outcome: { kind: 'errored', code: 'PROVIDER_ERROR', message },
      assertions: [failed('provider', 'Model call', 'PROVIDER_ERROR', message)],
    };
  }
  const scored = Object.entries(scores).map(([label, score]): AssertionResult => ({
    assertionType: EXTERNAL_TYPE,
    label,
    passed: true,
    score,
    advisory: true,
  }));
  const isPassed = outcome === 'passed';
  const own: AssertionResult = isPassed
    ? { assertionType: EXTERNAL_TYPE, label: harness, passed: true, score: 1 }
    : failed(EXTERNAL_TYPE, harness, 'EXTERNAL_CHECK_FAILED', reason ?? 'It says no reason');
  return {
    ...said,
    outcome: { kind: isPassed ? 'passed' : 'failed' },
    assertions: [own, ...scored],
  };
}

function failed(
  assertionType: string,
  label: string,
  failureCode: NonNullable<AssertionResult['failureCode']>,
  failureMessage: string,
): AssertionResult {
  return { assertionType, label, passed: false, score: 0, failureCode, failureMessage };
}

/** What is missing is not passed. */
export function missingRun(
  message: string,
): Omit<TestCaseRunResult, 'testCaseName' | 'modelId' | 'runIndex'> {
  return {
    ...EMPTY_RUN,
    outputOmitted: true,
    latencyUnstated: true,
    outcome: { kind: 'failed' },
    assertions: [failed(EXTERNAL_TYPE, 'Result', 'EXTERNAL_RESULT_MISSING', message)],
  };
}

/** The first place that is a file of the checkout. What a file names is a word of strangers: only that it is there is asked. */
class PlaceFinder {
  readonly #folders: Folders;
  readonly #known = new Map<string, Promise<string | undefined>>();

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  async find(places: readonly NamedPlace[] = []): Promise<SourceLocation | undefined> {
    for (const { file, line = 1 } of places) {
      const known = this.#known.get(file) ?? this.#look(file);
      this.#known.set(file, known);
      const found = await known;
      if (found !== undefined) return { file: found, line: Math.max(1, line), column: 1 };
    }
    return undefined;
  }

  async #look(file: string): Promise<string | undefined> {
    const { directory, workspace } = this.#folders;
    for (const base of [directory, workspace]) {
      const absolute = path.resolve(base, file);
      if (!isInside(workspace, absolute) || /(?:^|[\\/])(?:node_modules|\.git)[\\/]/.test(file)) {
        continue;
      }
      const status = await stat(absolute).catch(() => undefined);
      if (status?.isFile() === true) return shownPath(workspace, absolute);
    }
    return undefined;
  }
}

/** Model id of what a harness ran without naming a model. */
const RESULTS_MODEL_ID = 'unnamed-model';
