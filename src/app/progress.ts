/** Progress in the log: a line a test as it finishes, totals at intervals on long runs. */
import type { FailureCode } from '../assertions/assertion.js';
import {
  decidedAgainst,
  runPassed,
  isErrored,
  meanLatencyOf,
} from '../engine/evaluate/aggregate.js';
import type { Clock } from '../engine/clock.js';
import type { SuitePlan } from '../engine/plan.js';
import type { TestCaseRunResult } from '../engine/results.js';
import { logLine } from '../report/words/escape.js';
import { duration, usd } from '../report/words/format.js';

/** Lines are written together that come within so many ms: a line of its own for each of thousands takes time. */
const GATHER_MS = 100;
/** How often totals are logged, in ms. */
const TOTALS_INTERVAL_MS = 30_000;

export interface Progress {
  onResult(plan: SuitePlan, result: TestCaseRunResult): void;
  /** Writes what waits to be written. */
  end(): void;
}

/** @param log takes one or more log lines, without the last line end */
export function createProgress(
  plans: readonly SuitePlan[],
  log: (lines: string) => void,
  clock: Clock,
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
  let lastTotals = clock.now();
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length > 0) log(waiting.join('\n'));
    waiting = [];
  };
  const write = (line: string): void => {
    waiting.push(line);
    if (waiting.length === 1) clock.after(GATHER_MS, flush);
  };

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
      if (clock.now() - lastTotals >= TOTALS_INTERVAL_MS && done < units) {
        lastTotals = clock.now();
        write(`  ... ${done} of ${units} runs done, ${usd(costUsd)} so far`);
      }
    },
    end: flush,
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
  const mark = allPassed ? '✓' : runs.some(isErrored) ? '!' : '✗';
  const codes = new Set(allPassed ? [] : runs.flatMap(codesOf));
  const latencyMs = meanLatencyOf(runs);
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
