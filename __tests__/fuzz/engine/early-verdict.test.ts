/** Stopping when a suite is decided, against the whole run: random suites, gates, orders and base reports. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SuiteGates } from '../../../src/config/suite.js';
import type { PendingRuns } from '../../../src/engine/evaluate/gate-definitions.js';
import {
  earlyVerdicts,
  isSettled,
  decideVerdict,
  excuseRefusals,
  evaluateSuiteGates,
} from '../../../src/engine/evaluate/verdict.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../../src/engine/results.js';
import { NO_GATES, type PlannedTest, resultsOf, sampleRun } from '../../engine/samples.js';
import { fuzz } from '../fuzz.js';
import { testOf } from './random-suites.js';

const RATE = fc.constantFrom(0, 0.2, 0.5, 0.6, 0.75, 0.8, 0.95, 1);
const COUNT = fc.constantFrom(0, 1, 2, 50);

/** Some gates far away, some that always fail or pass, some on the edge. */
const GATES: fc.Arbitrary<SuiteGates> = fc.record(
  {
    passRateMin: RATE,
    schemaFailuresMax: COUNT,
    piiFailuresMax: COUNT,
    keywordFailuresMax: COUNT,
    judgeAvgMin: RATE,
    driftScoreMax: RATE,
    costMaxUsd: fc.constantFrom(0, 0.02, 100),
    latencyMaxMs: fc.constantFrom(1, 300, 10_000),
    deterministicPassRate: RATE,
    probabilisticPassRate: RATE,
    runPassRateMin: RATE,
    reliabilityMin: fc.record({ tries: fc.integer({ min: 1, max: 4 }), rate: RATE }),
  },
  {
    requiredKeys: ['passRateMin', 'schemaFailuresMax', 'piiFailuresMax', 'keywordFailuresMax'],
  },
);

/** Gates that a suite with failures can be decided about early. */
const FEW_GATES = fc.oneof(
  RATE.map((passRateMin): SuiteGates => ({ ...NO_GATES, passRateMin })),
  fc
    .record({ tries: fc.integer({ min: 1, max: 3 }), rate: RATE })
    .map((reliabilityMin): SuiteGates => ({ ...NO_GATES, reliabilityMin })),
);

const SUITE = fc.record({
  gates: fc.oneof(GATES, FEW_GATES),
  tests: fc
    .integer({ min: 1, max: 6 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => testOf(`t${at}`)))),
});

const RUN = fc.record({
  suites: fc.array(SUITE, { minLength: 1, maxLength: 3 }),
  picks: fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
  exactCounts: fc.boolean(),
  /** Of the base report, if there is one: which tests it has answers of, asked the same or something else. */
  base: fc.option(
    fc.array(fc.constantFrom('same', 'other', 'none'), { minLength: 6, maxLength: 6 }),
  ),
});

/** What it says of each test that it has answers of; null where there is none. */
type Base = readonly AggregatedTestResult[] | null;

interface PlannedSuite {
  readonly gates: SuiteGates;
  readonly tests: readonly PlannedTest[];
}

type Done = ReadonlyMap<string, readonly TestCaseRunResult[]>;

test('the gates and the exit code are those of the whole run, whatever the order', async () => {
  let early = 0;
  let refused = 0;
  const cases = await fuzz(
    'stop when decided',
    2_500,
    RUN,
    ({ suites, picks, exactCounts, base: kinds }) => {
      const base = kinds && baseResults(kinds);
      const whole = outcome(suites, suites.map(everything), base);
      const stopped = runUntilDecided(suites, { picks, exactCounts, base });
      if (stopped.left > 0) {
        early += 1;
        if (suites.some(hasRefusal)) refused += 1;
      }
      expect(outcome(suites, stopped.done, base)).toEqual(whole);
    },
  );
  // Else it would hold because nothing ever stops.
  expect(early).toBeGreaterThan(cases * 0.24);
  expect(refused).toBeGreaterThan(cases * 0.08);
});

/** Runs one unit after the other; a suite that is decided gets `not-run` for the rest. */
function runUntilDecided(
  suites: readonly PlannedSuite[],
  {
    picks,
    exactCounts,
    base,
  }: { readonly picks: readonly number[]; readonly exactCounts: boolean; readonly base: Base },
): { readonly done: readonly Done[]; readonly left: number } {
  const done = suites.map(() => new Map<string, TestCaseRunResult[]>());
  const isDecided = suites.map(() => false);
  const queue = suites.flatMap(({ tests }, suite) =>
    tests.flatMap(({ name, runs }) => runs.map((run) => ({ suite, name, run }))),
  );
  let left = 0;
  for (let step = 0; queue.length > 0; step += 1) {
    // What is decided stays so.
    const decided = isDecided.every(Boolean)
      ? isDecided
      : earlyVerdicts(
          suites.map(({ gates, tests }, index) => ({
            gates,
            results: excused(resultsOf(tests, done[index] ?? new Map()), base),
            mayHaveBase: base !== null,
            pending: pendingOf(tests, done[index] ?? new Map(), exactCounts),
          })),
        ).map(isSettled);
    decided.forEach((it, index) => (isDecided[index] ||= it));
    const [next] = queue.splice((picks[step] ?? 0) % queue.length, 1);
    if (next === undefined) break;
    const { suite, name, run } = next;
    const runs = done[suite]?.get(name) ?? [];
    if (isDecided[suite] === true) left += 1;
    const result = isDecided[suite] === true ? unneeded(name) : run;
    done[suite]?.set(name, [...runs, result]);
  }
  return { done, left };
}

/** What the base report excuses of the refusals. */
function excused(
  results: readonly AggregatedTestResult[],
  base: Base,
): readonly AggregatedTestResult[] {
  return excuseRefusals(results, base ?? []);
}

function baseResults(kinds: readonly ('same' | 'other' | 'none')[]): Base {
  return kinds.flatMap((kind, index): AggregatedTestResult[] => {
    if (kind === 'none') return [];
    const name = `t${index}`;
    const [result] = resultsOf(
      [{ name, types: [], runs: [] }],
      new Map([[name, [sampleRun({ testCaseName: name })]]]),
    );
    if (result === undefined) return [];
    return [kind === 'same' ? result : { ...result, requestHash: 'x'.repeat(43) }];
  });
}

function hasRefusal({ tests }: PlannedSuite): boolean {
  return tests.some(({ runs }) =>
    runs.some(({ outcome: it }) => it.kind === 'errored' && it.refused !== undefined),
  );
}

function unneeded(testCaseName: string): TestCaseRunResult {
  return sampleRun({
    testCaseName,
    assertions: [],
    latencyMs: 0,
    costEstimateUsd: 0,
    tokenUsage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    outcome: { kind: 'not-run', reason: 'decided' },
  });
}

function everything({ tests }: PlannedSuite): Done {
  return new Map(tests.map(({ name, runs }) => [name, runs]));
}

function pendingOf(
  tests: readonly PlannedTest[],
  done: Done,
  exactCounts: boolean,
): readonly PendingRuns[] {
  return tests.flatMap(({ name, types, runs, minPasses }) => {
    const left =
      runs.length - (done.get(name)?.filter(({ outcome }) => !isUnneeded(outcome)).length ?? 0);
    if (left === 0) return [];
    const counts = [...types, 'output'].map((type) => [
      type,
      exactCounts ? types.filter((it) => it === type).length || 1 : Infinity,
    ]);
    const assertionsPerRun = Object.fromEntries(counts) as Record<string, number>;
    const canFailResult = types.includes('changes');
    const known = { testCaseName: name, modelId: 'a', minPasses, canFailResult };
    return [{ ...known, runs: left, assertionsPerRun }];
  });
}

function isUnneeded(outcome: TestCaseRunResult['outcome']): boolean {
  return outcome.kind === 'not-run' && outcome.reason === 'decided';
}

/** What must not change: each gate by name, and the exit code. */
function outcome(suites: readonly PlannedSuite[], done: readonly Done[], base: Base) {
  const evaluated = suites.map(({ gates, tests }, index) => {
    const results = excused(resultsOf(tests, done[index] ?? new Map()), base);
    return { name: `suite ${index}`, results, ...evaluateSuiteGates(gates, results) };
  });
  return {
    gates: evaluated.map(({ gates }) =>
      gates.gates.map(({ gateName, passed }) => [gateName, passed]),
    ),
    exitCode: decideVerdict({ suites: evaluated, problems: [] }).exitCode,
  };
}
