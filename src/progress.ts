/** Progress in the log: a line a test as it finishes, totals at intervals on long runs. */
import type { FailureCode } from './assertions/assertion.js';
import { decidedAgainst, runPassed } from './engine/aggregate.js';
import type { SuitePlan } from './engine/plan.js';
import type { TestCaseRunResult } from './engine/results.js';
import { logLine } from './report/escape.js';
import { duration, usd } from './report/format.js';

/** How often totals are logged, in ms. */
const TOTALS_INTERVAL_MS = 30_000;

export interface Progress {
  onResult(plan: SuitePlan, result: TestCaseRunResult): void;
}

/**
 * @param write takes one log line
 * @param now milliseconds of a clock that never goes back
 */
export function createProgress(
  plans: readonly SuitePlan[],
  write: (line: string) => void,
  now: () => number,
): Progress {
  const expected = new Map<string, number>();
  for (const plan of plans) {
    for (const { test, modelId } of plan.units) {
      const key = keyOf(plan, test.name, modelId);
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
  }
  const units = [...expected.values()].reduce((sum, count) => sum + count, 0);
  const open = new Map<string, TestCaseRunResult[]>();
  let done = 0;
  let costUsd = 0;
  let lastTotals = now();

  return {
    onResult(plan, result) {
      const key = keyOf(plan, result.testCaseName, result.modelId);
      const runs = open.get(key) ?? [];
      runs.push(result);
      done += 1;
      costUsd += result.costEstimateUsd ?? 0;
      if (runs.length === expected.get(key)) {
        open.delete(key);
        write(testLine(runs));
      } else {
        open.set(key, runs);
      }
      if (now() - lastTotals >= TOTALS_INTERVAL_MS && done < units) {
        lastTotals = now();
        write(`  ... ${done} of ${units} runs done, ${usd(costUsd)} so far`);
      }
    },
  };
}

/** The lengths tell where a name ends. */
function keyOf({ suite }: SuitePlan, test: string, modelId: string): string {
  return `${suite.name.length} ${modelId.length} ${suite.name}${modelId}${test}`;
}

function testLine(runs: readonly TestCaseRunResult[]): string {
  const [first] = runs;
  if (first === undefined) return '';
  const passed = runs.filter(runPassed);
  const allPassed = passed.length === runs.length;
  const mark = allPassed ? '✓' : runs.some(({ spoiled }) => spoiled) ? '!' : '✗';
  const codes = new Set(allPassed ? [] : runs.flatMap(codesOf));
  const latencyMs = runs.reduce((sum, run) => sum + run.latencyMs, 0) / runs.length;
  return [
    `${mark} ${logLine(first.testCaseName)} [${logLine(first.modelId)}]`,
    `${passed.length}/${runs.length}`,
    duration(latencyMs),
    ...codes,
  ].join('  ');
}

function codesOf({ assertions }: TestCaseRunResult): readonly FailureCode[] {
  return assertions.filter(decidedAgainst).flatMap(({ failureCode }) => failureCode ?? []);
}
