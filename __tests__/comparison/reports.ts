/** Reports with outcomes written as texts of 1s, 0s and `e` for errored: `result('t', '110')`. */
import type { HeadSuite } from '../../src/comparison/compare.js';
import type { ComparableResult } from '../../src/engine/results.js';
import { remember } from '../../src/comparison/memory.js';
import type { ReportedResult, Report } from '../../src/report/report.js';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import { sampleReport } from '../report/reports.js';
import { sampleRun } from '../engine/samples.js';
import { resultKey } from '../../src/basics/basics.js';

export interface ResultParts {
  readonly request?: string | null;
  readonly checks?: string;
  readonly model?: string;
  /** Mean judge score of the result. */
  readonly judge?: number;
  /** Of every run. */
  readonly costUsd?: number;
  readonly latencyMs?: number;
  readonly outputText?: string;
  readonly version?: string;
}

/** One result with these outcomes by repeat; `r`: reused, `d`: not asked, since the verdict was decided. */
export function result(name: string, outcomes: string, parts: ResultParts = {}): ReportedResult {
  const { request = 'asked', checks = 'checked', model = 'm', judge, version } = parts;
  const runs = Array.from(outcomes, (sign, runIndex) => ({
    ...sampleRun({
      testCaseName: name,
      modelId: model,
      runIndex,
      outputText: parts.outputText ?? '',
      latencyMs: parts.latencyMs ?? 100,
      costEstimateUsd: parts.costUsd ?? 0.01,
      ...(version === undefined ? {} : { repliedModels: { [model]: [version] } }),
      assertions:
        judge === undefined
          ? []
          : [{ assertionType: 'judge', label: 'is polite', passed: true, score: judge }],
    }),
    outcome: outcomeOf(sign),
  }));
  return aggregateRuns(runs, {
    location: { file: 'kindlm.yaml', line: 1, column: 1 },
    tags: [],
    assertionTypes: [],
    sources: [],
    requestHash: request,
    checksHash: checks,
  });
}

function outcomeOf(sign: string): ReportedResult['runs'][number]['outcome'] {
  if (sign === 'e') return { kind: 'errored', code: 'PROVIDER_ERROR', message: '503' };
  if (sign === 'd') return { kind: 'not-run', reason: 'decided' };
  if (sign === 'r') return { kind: 'reused', sha: 'f'.repeat(40), passed: true };
  return { kind: sign === '1' ? 'passed' : 'failed' };
}

export const MODEL: Report['suites'][number]['models'][number] = {
  id: 'm',
  provider: 'openai',
  model: 'gpt-4o',
  params: { temperature: 0.2, maxTokens: 100 },
};

type Suites = Readonly<Record<string, readonly ReportedResult[]>>;

/** A report with these suites. */
export function report(suites: Suites, sha = 'a'.repeat(40)): Report {
  const sample = sampleReport({ suites: [{ tests: [{ name: 't', runs: [[]] }] }] });
  const [suite] = sample.suites;
  if (suite === undefined) throw new Error('the sample has no suite');
  return {
    ...sample,
    run: { ...sample.run, sha },
    suites: Object.entries(suites).map(([name, results]) => ({
      ...suite,
      name,
      results,
      models: [MODEL],
    })),
  };
}

/** The newest of several base runs, given oldest first, with the memory of all. */
export function history(runs: readonly Suites[]): Report {
  const all = runs.map((suites, index) => report(suites, String(index).padStart(40, '0')));
  let memory: Report['memory'];
  for (const one of all) memory = remember(memory, finished(one));
  const newest = all.at(-1);
  if (newest === undefined) throw new Error('there is no run');
  return { ...newest, memory };
}

/** A run of the base branch as it hands on its memory. */
export function finished(
  { run, suites }: Report,
  rest: Partial<Parameters<typeof remember>[1]> = {},
): Parameters<typeof remember>[1] {
  return {
    run: { sha: run.sha ?? '', finishedAt: run.finishedAt, runId: run.runId },
    suites: suites.map(({ name, results }) => ({ name, results, costUsd: 1 })),
    attempts: [],
    isPartial: false,
    mayBeStored: false,
    ...rest,
  };
}

/** A suite of this run; its config has these tests and no others. */
export function headSuite(
  name: string,
  results: readonly ComparableResult[],
  rest: Partial<HeadSuite> = {},
): HeadSuite {
  const { models = [MODEL] } = rest;
  const isOne = (id: string): boolean =>
    models.some(
      ({ id: own, params }) =>
        own === id && (params.temperature === 0 || params.seed !== undefined),
    );
  return {
    name,
    models,
    configured: new Set(results.map((it) => resultKey(it.testCaseName, it.modelId))),
    ...rest,
    results: results.map((it) => (isOne(it.modelId) ? { ...it, oneAnswer: true } : it)),
  };
}
