/** Results of other harnesses in a run: read while the models answer, and held against those that the base branch had. */
import { keyOfResult } from '../../basics/basics.js';
import { count, plural } from '../../basics/format.js';
import type { ConfigProblem } from '../../config/problem.js';
import { isExtra, type PlanFilter, type ReadResults, type SuitePlan } from '../../engine/plan.js';
import {
  type AggregatedTestResult,
  countsAs,
  type HarnessFacts,
  type Interruption,
  type Verdict,
} from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import type { SuiteReport } from '../../report/report.js';
import type { SuiteResults } from '../base/compare-run.js';
import type { Session } from '../session/session.js';
import { unboundAnswers } from './own-recordings.js';
import type { ReadyJob } from '../job.js';
import { baseResults } from '../base/base-branch.js';

/** What was read, one a plan, and what is wrong with it. */
export interface HarnessesRead {
  readonly read: readonly ReadResults[];
  readonly problems: readonly ConfigProblem[];
  /** Recordings that were written. */
  readonly recorded: readonly string[];
  /** What ended the run while they were running. */
  readonly interruption?: Interruption | undefined;
}

/**
 * Starts and reads all of them. The run's deadline is theirs, too.
 * @param begun when the run's time began, by `performance.now()`
 */
export async function readHarnesses(
  { prepared: { plans, responses, missing }, session, environment, stop }: ReadyJob,
  begun: number,
): Promise<HarnessesRead> {
  if (plans.every(({ harnesses = [] }) => harnesses.length === 0))
    return { read: [], problems: [], recorded: [] };
  const { collectResults } = await import('../../results/collect.js');
  const { inputs, workspace, secrets, log } = session;
  const { maxMinutes } = inputs;
  const deadline = setTimeout(
    () => stop.stop({ kind: 'deadline', maxMinutes }),
    Math.max(0, begun + maxMinutes * 60_000 - performance.now()),
  );
  const read: ReadResults[] = [];
  const problems: ConfigProblem[] = [];
  const recorded: string[] = [];
  try {
    for (const plan of plans) {
      const collected = await collectResults(plan, {
        workspace,
        environment,
        stop,
        redact: (value) => secrets.redactDeep(value),
        say: (line) => log.info(line),
        responses,
        unbound: unboundAnswers(missing, session.context),
      });
      read.push({ tests: collected.tests, harnesses: collected.harnesses });
      problems.push(...collected.problems);
      recorded.push(...collected.recorded);
    }
  } finally {
    clearTimeout(deadline);
  }
  return { read, problems, recorded, interruption: stop.interruption };
}

/** What cannot end early beside them. */
export function harnessNotices(
  plans: readonly SuitePlan[],
  { maxCostUsd, stopWhenDecided, tests, models, sample }: Session['inputs'],
): readonly string[] {
  const theirs = plans.filter(({ harnesses = [] }) => harnesses.length > 0);
  const isUnbudgeted = theirs.some(
    ({ suite, harnesses = [] }) =>
      harnesses.some(({ run }) => run !== undefined) &&
      (suite.gates.costMaxUsd ?? maxCostUsd) !== undefined,
  );
  const isDeciding = theirs.length > 0 && stopWhenDecided;
  const isFiltered = tests.length > 0 || models.length > 0 || sample !== undefined;
  return [
    ...(isFiltered && theirs.length > 0
      ? [
          'Harnesses of `results` ran whole: `tests`, `models` and `sample` chose among what they came to.',
        ]
      : []),
    ...(isUnbudgeted
      ? ['The budget stops no harness of `results`: what it spends is not known before it ends.']
      : []),
    ...(isDeciding || theirs.some(({ units }) => units.some(isExtra))
      ? [
          `${isDeciding ? '`stop-when-decided`' : '`repeat: { min, max }`'} leaves nothing out here: what the harnesses of \`results\` come to may still change a gate.`,
        ]
      : []),
  ];
}

/** What became of each entry of a suite, in config order, and what the inputs choose among its results. */
export function harnessesOf(
  { suite, reusedHarnesses = [], harnessesLeftOut = [] }: SuitePlan,
  read: readonly HarnessFacts[],
  { tests, models, sample }: PlanFilter,
): { readonly harnesses?: readonly HarnessFacts[] } {
  const places = new Map(suite.results.map(({ name }, place) => [name, place]));
  const placeOf = ({ entry }: HarnessFacts): number => places.get(entry) ?? 0;
  const all = [
    ...read,
    ...reusedHarnesses.map(({ facts }) => facts),
    ...harnessesLeftOut.map(({ name, format, location, repeat }): HarnessFacts => ({
      entry: name,
      harness: format,
      location,
      repeat,
      ended: 'left-out',
    })),
  ];
  if (all.length === 0) return {};
  return {
    harnesses: all
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((it) => ({
        ...it,
        ...(tests.length > 0 && { tests }),
        ...(models.length > 0 && { models }),
        ...(sample !== undefined && { sample }),
      })),
  };
}

/** What no gate may pass over: a harness that our own end stopped, and one that ran out of time with nothing failed. */
export function withHarnesses(
  verdict: Verdict,
  suites: readonly Pick<SuiteReport, 'harnesses' | 'results'>[],
): Verdict {
  if (verdict.exitCode > 1) return verdict;
  const all = suites.flatMap(({ harnesses = [], results }) =>
    harnesses.map((harness) => ({ harness, results })),
  );
  const stopped = all.find(({ harness }) => harness.ended === 'stopped')?.harness;
  if (stopped !== undefined) {
    const reason = `the run ended before ${stopped.harness} (results ${JSON.stringify(stopped.entry)}) had`;
    return { result: 'error', exitCode: 3, reason };
  }
  const late = all.find(
    ({ harness, results }) =>
      harness.ended === 'timeout' &&
      results.every(
        ({ checkedBy, runs }) =>
          checkedBy?.entry !== harness.entry || runs.every((run) => countsAs(run).passed),
      ),
  )?.harness;
  if (late === undefined) return verdict;
  const reason = `${late.harness} (results ${JSON.stringify(late.entry)}) was ended by its \`timeoutMs\`, and its file names no test that failed`;
  return { result: 'error', exitCode: 2, reason };
}

// What the reader should know of names and repeats.

/** From this share of new names on, and as many that are gone, the names have changed and not the tests. */
const MANY = 0.1;
/** Tests whose repeats are all alike tell something from here on. */
const LEAST_ALIKE = 5;

export function harnessDoubts(
  suites: readonly Pick<SuiteResults, 'facts' | 'results'>[],
  base: BaseReportOutcome,
): readonly string[] {
  return suites.flatMap(({ facts, results }) =>
    (facts.harnesses ?? []).flatMap((harness) => {
      const isOf = ({ checkedBy }: AggregatedTestResult): boolean =>
        checkedBy?.entry === harness.entry;
      const here = results.filter(isOf);
      const before = baseResults(base, facts.name).filter(isOf);
      return [...changedNames(harness, here, before), ...alikeRepeats(harness, here)];
    }),
  );
}

function changedNames(
  { entry }: HarnessFacts,
  here: readonly AggregatedTestResult[],
  before: readonly AggregatedTestResult[],
): readonly string[] {
  const [now, then] = [new Set(here.map(keyOfResult)), new Set(before.map(keyOfResult))];
  const added = [...now].filter((key) => !then.has(key)).length;
  const gone = [...then].filter((key) => !now.has(key)).length;
  const isMany = added >= now.size * MANY && gone >= then.size * MANY;
  if (added === 0 || gone === 0 || !isMany) return [];
  return [
    `Names of results ${JSON.stringify(entry)} have changed: ${count(added)} of ${plural(now.size, 'test')} are new, and ${count(gone)} of the base branch's are gone. A name that holds a seed or a number of the run is another test each time.`,
  ];
}

function alikeRepeats(
  { entry }: HarnessFacts,
  results: readonly AggregatedTestResult[],
): readonly string[] {
  const repeated = results.filter(({ runs, oneAnswer }) => runs.length > 1 && oneAnswer !== true);
  const isAlike = ({ runs }: AggregatedTestResult): boolean => {
    const [first, ...others] = runs.map(({ outcome, outputText, assertions }) =>
      JSON.stringify([outcome, outputText, assertions.map(({ label, score }) => [label, score])]),
    );
    return others.every((other) => other === first);
  };
  if (repeated.length < LEAST_ALIKE || !repeated.every(isAlike)) return [];
  return [
    `The repeats of results ${JSON.stringify(entry)} never differ (${plural(repeated.length, 'test')}). If the harness asks at temperature 0 or replays answers, \`deterministic: true\` says so, and they count as one answer.`,
  ];
}
