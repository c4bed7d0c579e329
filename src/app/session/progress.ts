/** Progress: a line for each test as it ends, and a status line at a terminal or totals at intervals in a log. */
import type { FailureCode } from '../../assertions/assertion.js';
import {
  decidedAgainst,
  runPassed,
  isErrored,
  isUnneeded,
  meanLatencyOf,
} from '../../engine/evaluate/aggregate.js';
import type { Clock } from '../../engine/clock.js';
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import { logLine } from '../../report/words/escape.js';
import { duration, usd } from '../../words/format.js';
import { resultKey } from '../../basics/result-key.js';

/** Lines that come within this many ms are written together: thousands of separate writes take time. */
const GATHER_MS = 100;
/** How often totals are logged where there is no status line, in ms. */
const TOTALS_INTERVAL_MS = 30_000;
/** How often the status line is redrawn while nothing happens, in ms. */
const REDRAW_MS = 1_000;
/** Nothing is said about the time that is left before so many ms: the first runs tell little. */
const ESTIMATE_AFTER_MS = 2_000;

export interface Progress {
  /** A run has begun (1) or ended (-1). */
  onRunning(change: 1 | -1): void;
  onResult(plan: SuitePlan, result: TestCaseRunResult): void;
  /** Writes what waits to be written, and takes the status line away. */
  end(): void;
}

export interface ProgressOutput {
  /** Takes one or more log lines, without the last line end. */
  readonly log: (lines: string) => void;
  /** Shows a line that the next one replaces; undefined takes it away. Absent where lines cannot be redrawn. */
  readonly status?: ((line: string | undefined) => void) | undefined;
}

export function createProgress(
  plans: readonly SuitePlan[],
  { log, status }: ProgressOutput,
  clock: Clock,
): Progress {
  const expected = new Map<string, number>();
  for (const plan of plans) {
    for (const unit of plan.units) {
      if (isExtra(unit)) continue;
      const { test, modelId } = unit;
      const key = keyOf(plan, test.name, modelId);
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
  }
  const open = new Map<string, TestCaseRunResult[]>();
  const counts: Counts = {
    runs: [...expected.values()].reduce((sum, count) => sum + count, 0),
    done: 0,
    failed: 0,
    errored: 0,
    running: 0,
    costUsd: 0,
  };
  const startedAt = clock.now();
  let lastTotals = startedAt;
  let waiting: string[] = [];
  let cancelTimer: (() => void) | undefined;

  const flush = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    if (waiting.length > 0) log(waiting.join('\n'));
    waiting = [];
  };
  const redraw = (): void => {
    flush();
    status?.(statusLine(counts, clock.now() - startedAt));
    cancelTimer = clock.after(REDRAW_MS, redraw);
    soon = false;
  };
  let soon = false;
  const flushSoon = (): void => {
    if (soon) return;
    soon = true;
    cancelTimer?.();
    cancelTimer = clock.after(GATHER_MS, status === undefined ? flushLines : redraw);
  };
  const flushLines = (): void => {
    flush();
    soon = false;
  };
  const write = (line: string): void => {
    waiting.push(line);
    flushSoon();
  };

  return {
    onRunning(change) {
      counts.running += change;
      if (status !== undefined) flushSoon();
    },
    onResult(plan, result) {
      const key = keyOf(plan, result.testCaseName, result.modelId);
      if (result.runIndex >= (expected.get(key) ?? 0)) {
        // Its test's line counts the repeats that pass and fail by.
        counts.runs += 1;
        count(result, counts);
        return;
      }
      const runs = open.get(key) ?? [];
      runs.push(result);
      count(result, counts);
      if (runs.length === expected.get(key)) {
        open.delete(key);
        write(testLine(runs));
      } else {
        open.set(key, runs);
      }
      if (status !== undefined || counts.done === counts.runs) return;
      if (clock.now() - lastTotals < TOTALS_INTERVAL_MS) return;
      lastTotals = clock.now();
      write(`  ... ${counts.done} of ${counts.runs} runs done, ${usd(counts.costUsd)} so far`);
    },
    end() {
      flushLines();
      status?.(undefined);
    },
  };
}

interface Counts {
  runs: number;
  done: number;
  failed: number;
  errored: number;
  running: number;
  costUsd: number;
}

function count(result: TestCaseRunResult, counts: Counts): void {
  counts.done += 1;
  counts.costUsd += result.costEstimateUsd ?? 0;
  if (isErrored(result)) counts.errored += 1;
  else if (!runPassed(result) && !isUnneeded(result)) counts.failed += 1;
}

/** e.g. `12 of 40 runs done · 1 failed · 4 running · $0.012 · about 35 s left` */
function statusLine(counts: Counts, elapsedMs: number): string {
  const { runs, done, failed, errored, running, costUsd } = counts;
  const parts = [`${done} of ${runs} runs done`, `${failed} failed`];
  if (errored > 0) parts.push(`${errored} errored`);
  parts.push(`${running} running`, usd(costUsd));
  if (done > 0 && done < runs && elapsedMs >= ESTIMATE_AFTER_MS) {
    const leftMs = (elapsedMs / done) * (runs - done);
    parts.push(`about ${duration(Math.ceil(leftMs / 1_000) * 1_000)} left`);
  }
  return parts.join(' · ');
}

/** The length tells where the suite's name ends. */
function keyOf({ suite }: SuitePlan, test: string, modelId: string): string {
  return `${suite.name.length} ${suite.name} ${resultKey(test, modelId)}`;
}

function testLine(runs: readonly TestCaseRunResult[]): string {
  const [first] = runs;
  if (first === undefined) return '';
  const passed = runs.filter(runPassed);
  const allPassed = passed.length === runs.length;
  const mark = allPassed ? '✓' : runs.some(isErrored) ? '!' : isOnlyUnneeded(runs) ? '–' : '✗';
  const codes = new Set(allPassed ? [] : runs.flatMap(codesOf));
  const latencyMs = meanLatencyOf(runs);
  return [
    `${mark} ${logLine(first.testCaseName)} [${logLine(first.modelId)}]`,
    isOnlyUnneeded(runs) ? 'not run' : `${passed.length}/${runs.length}`,
    duration(latencyMs),
    ...codes,
  ].join('  ');
}

/** No run of it failed, and not all were asked. */
function isOnlyUnneeded(runs: readonly TestCaseRunResult[]): boolean {
  return runs.some(isUnneeded) && runs.every((run) => runPassed(run) || isUnneeded(run));
}

function codesOf({ assertions }: TestCaseRunResult): readonly FailureCode[] {
  return assertions.filter(decidedAgainst).flatMap(({ failureCode }) => failureCode ?? []);
}
