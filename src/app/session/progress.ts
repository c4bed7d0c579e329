/** Progress: a line for each test as it ends, and totals at intervals on long runs. */
import picocolors from 'picocolors';
import type { FailureCode } from '../../assertions/assertion.js';
import { meanLatencyOf, statusOf } from '../../engine/evaluate/aggregate.js';
import type { Clock } from '../../engine/execute.js';
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import {
  type TestCaseRunResult,
  type AggregatedTestResult,
  decidedAgainst,
  countsAs,
} from '../../engine/results.js';
import { logLine } from '../../report/escape.js';
import { duration, costWords } from '../../basics/format.js';
import { resultKey, sum, totalCost } from '../../basics/basics.js';

/** How often totals are logged, in ms. */
const TOTALS_INTERVAL_MS = 30_000;

type Colors = ReturnType<typeof picocolors.createColors>;

interface ProgressOutput {
  readonly log: (line: string) => void;
  readonly color?: boolean | undefined;
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

export class Progress {
  readonly #expected: ReadonlyMap<string, Expected>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #colors: Colors;
  readonly #log: (line: string) => void;
  /** Runs of tests whose line is not written yet. */
  readonly #open = new Map<string, TestCaseRunResult[]>();
  readonly #counts: Counts;
  /** In ms of the clock. */
  #lastTotals: number;

  constructor(
    plans: readonly SuitePlan[],
    { log, color = false }: ProgressOutput,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#expected = expectedRuns(plans);
    this.#clock = clock;
    this.#colors = picocolors.createColors(color);
    const runs = sum([...this.#expected.values()].map((it) => it.runs));
    this.#counts = { runs, done: 0, cost: totalCost([]) };
    this.#lastTotals = clock.now();
    this.#log = log;
  }

  onResult(plan: SuitePlan, result: TestCaseRunResult): void {
    const key = keyOf(plan, result.testCaseName, result.modelId);
    const { runs: expected = 0, minPasses } = this.#expected.get(key) ?? {};
    this.#counts.done += 1;
    const { costUsd, costIncomplete } = totalCost([result.costEstimateUsd]);
    this.#counts.cost = {
      costUsd: this.#counts.cost.costUsd + costUsd,
      costIncomplete: this.#counts.cost.costIncomplete || costIncomplete,
    };
    if (result.runIndex >= expected) {
      // Its test's line counts the repeats that pass and fail by.
      this.#counts.runs += 1;
      return;
    }
    const runs = this.#open.get(key) ?? [];
    runs.push(result);
    if (runs.length === expected) {
      this.#open.delete(key);
      this.#log(testLine(runs, minPasses, this.#colors));
    } else {
      this.#open.set(key, runs);
    }
    this.#logTotals();
  }

  #logTotals(): void {
    const { done, runs, cost } = this.#counts;
    if (done === runs) return;
    const now = this.#clock.now();
    if (now - this.#lastTotals < TOTALS_INTERVAL_MS) return;
    this.#lastTotals = now;
    this.#log(`  ... ${done} of ${runs} answers done, ${costWords(cost)} so far`);
  }
}

interface Counts {
  runs: number;
  done: number;
  cost: ReturnType<typeof totalCost>;
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
  const passed = runs.filter((run) => countsAs(run).passed);
  const codes = new Set(passed.length === runs.length ? [] : runs.flatMap(codesOf));
  const mark = markOf(statusOf(runs, minPasses), colors);
  return [
    `${mark} ${logLine(first.testCaseName)} ${colors.dim(`[${logLine(first.modelId)}]`)}`,
    isOnlyNotRun(runs) ? 'not run' : `${passed.length}/${runs.length}`,
    colors.dim(duration(meanLatencyOf(runs))),
    ...[...codes].map((code) => colors.yellow(code)),
  ].join('  ');
}

function markOf(status: AggregatedTestResult['status'], colors: Colors): string {
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
  return (
    runs.some((run) => countsAs(run).notRun) &&
    runs.every((run) => countsAs(run).passed || countsAs(run).notRun)
  );
}

function codesOf({ assertions }: TestCaseRunResult): readonly FailureCode[] {
  return assertions.filter(decidedAgainst).flatMap(({ failureCode }) => failureCode ?? []);
}
