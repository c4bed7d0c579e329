/** Progress: a line for each test as it ends, and a status line at a terminal or totals at intervals in a log. */
import picocolors from 'picocolors';
import type { FailureCode } from '../../assertions/assertion.js';
import {
  decidedAgainst,
  runPassed,
  isErrored,
  isNotRun,
  meanLatencyOf,
  statusOf,
} from '../../engine/evaluate/aggregate.js';
import type { Clock } from '../../engine/run/stop.js';
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import type { TestCaseRunResult, TestStatus } from '../../engine/results.js';
import { logLine } from '../../report/escape.js';
import { duration, usd } from '../../basics/format.js';
import { resultKey, sum } from '../../basics/basics.js';

/** Lines that come within this many ms are written together: thousands of separate writes take time. */
const GATHER_MS = 100;
/** How often totals are logged where there is no status line, in ms. */
const TOTALS_INTERVAL_MS = 30_000;
/** How often the status line is redrawn while nothing happens, in ms. */
const REDRAW_MS = 1_000;
/** Nothing is said about the time that is left before so many ms: the first runs tell little. */
const ESTIMATE_AFTER_MS = 2_000;

type Colors = ReturnType<typeof picocolors.createColors>;

interface Progress {
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
  readonly color?: boolean | undefined;
}

export function createProgress(
  plans: readonly SuitePlan[],
  output: ProgressOutput,
  clock: Clock,
): Progress {
  return new WrittenProgress(expectedRuns(plans), output, clock);
}

/** The runs of a test x model that decide its line: further repeats have none. */
interface Expected {
  readonly runs: number;
  /** So many of them must pass; absent where all must. */
  readonly minPasses?: number | undefined;
}

function expectedRuns(plans: readonly SuitePlan[]): ReadonlyMap<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const plan of plans) {
    for (const unit of plan.units) {
      if (isExtra(unit)) continue;
      const key = keyOf(plan, unit.test.name, unit.modelId);
      const runs = (expected.get(key)?.runs ?? 0) + 1;
      expected.set(key, { runs, minPasses: unit.test.minPasses });
    }
  }
  return expected;
}

class WrittenProgress implements Progress {
  readonly #expected: ReadonlyMap<string, Expected>;
  readonly #clock: Clock;
  readonly #isLive: boolean;
  readonly #colors: Colors;
  readonly #lines: GatheredLines;
  /** Runs of tests whose line is not written yet. */
  readonly #open = new Map<string, TestCaseRunResult[]>();
  readonly #counts: Counts;
  /** In ms of the clock. */
  #lastTotals: number;

  constructor(expected: ReadonlyMap<string, Expected>, output: ProgressOutput, clock: Clock) {
    this.#expected = expected;
    this.#clock = clock;
    this.#isLive = output.status !== undefined;
    this.#colors = picocolors.createColors(output.color === true);
    const runs = sum([...expected.values()].map((it) => it.runs));
    this.#counts = { runs, done: 0, failed: 0, errored: 0, running: 0, costUsd: 0 };
    const startedAt = clock.now();
    this.#lastTotals = startedAt;
    this.#lines = new GatheredLines(output, clock, () =>
      statusLine(this.#counts, clock.now() - startedAt),
    );
  }

  onRunning(change: 1 | -1): void {
    this.#counts.running += change;
    if (this.#isLive) this.#lines.showSoon();
  }

  onResult(plan: SuitePlan, result: TestCaseRunResult): void {
    const key = keyOf(plan, result.testCaseName, result.modelId);
    const { runs: expected = 0, minPasses } = this.#expected.get(key) ?? {};
    count(result, this.#counts);
    if (result.runIndex >= expected) {
      // Its test's line counts the repeats that pass and fail by.
      this.#counts.runs += 1;
      return;
    }
    const runs = this.#open.get(key) ?? [];
    runs.push(result);
    if (runs.length === expected) {
      this.#open.delete(key);
      this.#lines.write(testLine(runs, minPasses, this.#colors));
    } else {
      this.#open.set(key, runs);
    }
    this.#logTotals();
  }

  end(): void {
    this.#lines.end();
  }

  /** At intervals, where there is no status line that shows them. */
  #logTotals(): void {
    const { done, runs, costUsd } = this.#counts;
    if (this.#isLive || done === runs) return;
    const now = this.#clock.now();
    if (now - this.#lastTotals < TOTALS_INTERVAL_MS) return;
    this.#lastTotals = now;
    this.#lines.write(`  ... ${done} of ${runs} answers done, ${usd(costUsd)} so far`);
  }
}

/** Lines that are written together, and the status line below them, which is redrawn while nothing happens. */
class GatheredLines {
  readonly #output: ProgressOutput;
  readonly #clock: Clock;
  readonly #statusLine: () => string;
  #waiting: string[] = [];
  /** Whether the timer is one of GATHER_MS. */
  #isSoon = false;
  #cancelTimer: (() => void) | undefined;

  constructor(output: ProgressOutput, clock: Clock, statusLine: () => string) {
    this.#output = output;
    this.#clock = clock;
    this.#statusLine = statusLine;
  }

  write(line: string): void {
    this.#waiting.push(line);
    this.showSoon();
  }

  /** Within GATHER_MS: what waits, and the status line as it is by then. */
  showSoon(): void {
    if (this.#isSoon) return;
    this.#isSoon = true;
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.after(GATHER_MS, () => this.#show());
  }

  /** Writes what waits, and takes the status line away. */
  end(): void {
    this.#flush();
    this.#output.status?.(undefined);
  }

  #show(): void {
    this.#flush();
    const { status } = this.#output;
    if (status === undefined) return;
    status(this.#statusLine());
    this.#cancelTimer = this.#clock.after(REDRAW_MS, () => this.#show());
  }

  #flush(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#isSoon = false;
    if (this.#waiting.length > 0) this.#output.log(this.#waiting.join('\n'));
    this.#waiting = [];
  }
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
  if (isNotRun(result)) return;
  if (isErrored(result)) counts.errored += 1;
  else if (!runPassed(result)) counts.failed += 1;
}

/** e.g. `12 of 40 runs done · 1 failed · 4 running · $0.012 · about 35 s left` */
function statusLine(counts: Counts, elapsedMs: number): string {
  const { runs, done, failed, errored, running, costUsd } = counts;
  const parts = [`${done} of ${runs} answers done`, `${failed} failed`];
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

function testLine(
  runs: readonly TestCaseRunResult[],
  minPasses: number | undefined,
  colors: Colors,
): string {
  const [first] = runs;
  if (first === undefined) return '';
  const passed = runs.filter(runPassed);
  const codes = new Set(passed.length === runs.length ? [] : runs.flatMap(codesOf));
  const mark = markOf(statusOf(runs, minPasses), colors);
  return [
    `${mark} ${logLine(first.testCaseName)} ${colors.dim(`[${logLine(first.modelId)}]`)}`,
    isOnlyNotRun(runs) ? 'not run' : `${passed.length}/${runs.length}`,
    colors.dim(duration(meanLatencyOf(runs))),
    ...[...codes].map((code) => colors.yellow(code)),
  ].join('  ');
}

function markOf(status: TestStatus, colors: Colors): string {
  switch (status) {
    case 'passed':
      return colors.green('✓');
    case 'failed':
      return colors.red('✗');
    case 'errored':
      return colors.yellow('!');
    case 'not-run':
      return colors.dim('–');
  }
}

/** No run of it failed, and not all were asked. */
function isOnlyNotRun(runs: readonly TestCaseRunResult[]): boolean {
  return runs.some(isNotRun) && runs.every((run) => runPassed(run) || isNotRun(run));
}

function codesOf({ assertions }: TestCaseRunResult): readonly FailureCode[] {
  return assertions.filter(decidedAgainst).flatMap(({ failureCode }) => failureCode ?? []);
}
