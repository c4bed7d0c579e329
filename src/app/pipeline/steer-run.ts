/** Which of what was planned is asked, as the inputs and the base branch decide. */
import { isBranchEvent, meanOrNothing, resultKey } from '../../basics/basics.js';
import { compareReports } from '../../comparison/compare.js';
import { aggregateSuite } from '../../engine/evaluate/aggregate.js';
import { excuseRefusals } from '../../engine/evaluate/verdict.js';
import { withRecipients } from '../../engine/identity.js';
import { type SuitePlan, type Unit } from '../../engine/plan.js';
import { countsAs, type ResponseSource, type TestCaseRunResult } from '../../engine/results.js';
import { Decider, Steering } from '../../engine/execute.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { afterRound, questionsOf, roundLimits } from '../../statistics/verdicts.js';
import type { Session } from '../session/session.js';
import type { ReadyRun } from '../job.js';
import type { Report } from '../../report/report.js';
import { memoryOf, recalled } from '../../comparison/memory.js';
import { baseResults, sameModels } from '../base/base-branch.js';

export interface SteeredRun {
  /**
   * To be awaited before the first request: with `stop-when-decided`, what failed on the base branch goes first, and
   * a search of seconds is worth more than it costs. At most as long as the search may take.
   */
  readonly orderKnown: () => Promise<void>;
  readonly steeringOf: (plan: SuitePlan) => Steering;
  /** What became of a plan's further repeats, when the run is over. */
  readonly repeatsOf: (plan: SuitePlan, runs: readonly TestCaseRunResult[]) => FurtherRepeats;
}

interface FurtherRepeats {
  /** The runs without those of a round that did not come to its end, which nothing is made of. */
  readonly runs: readonly TestCaseRunResult[];
  readonly surplus: readonly TestCaseRunResult[];
  /** The limit that the comparison's verdict is held against; undefined where there were no rounds. */
  readonly limit: number | undefined;
}

/** What of a session says how a run is steered. */
interface SteeringSession {
  readonly inputs: Pick<Session['inputs'], 'shard' | 'stopWhenDecided'>;
  readonly context: Pick<Session['context'], 'eventName'>;
}

/** `base`: looks for the base report, once. */
export function steerRun(
  { plans, responses, base: settled }: Pick<ReadyRun, 'plans' | 'responses' | 'base'>,
  session: SteeringSession,
  base: () => Promise<BaseReportOutcome>,
): SteeredRun {
  const { inputs } = session;
  let known: BaseReportOutcome | undefined = settled;
  const found = async (): Promise<BaseReportOutcome> => (known = await base());
  const isDeciding = decidesEarly(plans, inputs, responses);
  const decider = isDeciding
    ? new Decider(plans, {
        reused: ({ reused = [] }) => reused,
        mayHaveBase: () => known?.kind !== 'unavailable',
        excuse: ({ suite }, results) =>
          excuseRefusals(
            results,
            baseResults(known, suite.name),
            sameModels(known, { name: suite.name, models: withRecipients(suite) }),
          ),
      })
    : undefined;
  const gates = plans.map(({ suite }) => suite.gates);
  const steerings = new Map<SuitePlan, Steering>();
  let failureShare: (unit: Unit) => number = () => 0;
  return {
    async orderKnown() {
      if (!isDeciding) return;
      const outcome = await found();
      if (outcome.kind !== 'found') return;
      failureShare = failureSharesIn(outcome.report);
    },
    steeringOf(plan) {
      const steering = new Steering(plan, {
        decider,
        look: hasRounds(plan, session, responses) ? interimLook(plan, gates, found) : undefined,
        mayCompare: () => isBranchEvent(session.context.eventName) || known?.kind !== 'unavailable',
        failureShare,
      });
      steerings.set(plan, steering);
      return steering;
    },
    repeatsOf: (plan, runs) => furtherRepeats(plan, runs, steerings.get(plan)?.end()),
  };
}

/**
 * Whether `stop-when-decided` may leave something out. Stored answers cost nothing, recording wants all of them, and one
 * that is missing ends a whole run with 2. No shard sees the whole; nor does a run whose harnesses have not ended.
 */
export function decidesEarly(
  plans: readonly SuitePlan[],
  { stopWhenDecided, shard }: SteeringSession['inputs'],
  responses: ResponseSource,
): boolean {
  const isWhole = shard === undefined && !plans.some(hasHarnesses);
  return isWhole && stopWhenDecided && responses === 'live';
}

function hasHarnesses({ harnesses = [], reusedHarnesses = [] }: SuitePlan): boolean {
  return harnesses.length + reusedHarnesses.length > 0;
}

/**
 * Whether repeats beyond those that count are asked round by round. No shard sees the whole, nor a look what harnesses
 * will come to; recording wants every answer, and the base branch's own runs are what later ones are compared with.
 */
export function hasRounds(
  plan: SuitePlan,
  session: SteeringSession,
  responses: ResponseSource,
): boolean {
  return (
    !hasHarnesses(plan) &&
    session.inputs.shard === undefined &&
    responses !== 'record' &&
    !isBranchEvent(session.context.eventName)
  );
}

/** @param end of the plan's steering; without it, nothing ended the plan's repeats */
function furtherRepeats(
  plan: SuitePlan,
  runs: readonly TestCaseRunResult[],
  end?: ReturnType<Steering['end']>,
): FurtherRepeats {
  const counted = new Map(plan.units.map(({ test }) => [test.name, test.repeat]));
  const isFurther = ({ testCaseName, runIndex }: TestCaseRunResult): boolean =>
    runIndex >= (counted.get(testCaseName) ?? 0);
  const asked = end?.lastRound ?? Infinity;
  // One that was cut short has no outcome to compare.
  const isSurplus = (run: TestCaseRunResult): boolean =>
    run.runIndex >= asked || (isFurther(run) && countsAs(run).unneeded);
  const needed = runs.filter((run) => !isSurplus(run));
  const surplus = runs.filter(isSurplus);
  if (end?.lastRound === undefined) return { runs: needed, surplus, limit: undefined };
  const { early, final } = roundLimits(end.repeats);
  return { runs: needed, surplus, limit: asked < end.repeats.max ? early : final };
}

// The interim look after a round of repeats: does the comparison with the base branch still need another one?

/**
 * Stops a suite that is clearly worse, clearly not worse, or about which further repeats can say nothing: nothing of it
 * has changed, or another model version answers. Without a base report all repeats are asked.
 * @param gates of all suites: their questions share the one chance in 100 of a false alarm
 */
function interimLook(
  plan: SuitePlan,
  gates: Parameters<typeof questionsOf>[0],
  base: () => Promise<BaseReportOutcome>,
): NonNullable<ConstructorParameters<typeof Steering>[1]['look']> {
  return async (round, results, repeats) => {
    const found = await base();
    if (found.kind !== 'found') return 'another-round';
    const { suite } = plan;
    const aggregated = aggregateSuite(plan, results);
    const configured = new Set(
      aggregated.map((result) => resultKey(result.testCaseName, result.modelId)),
    );
    const head = {
      name: suite.name,
      results: aggregated,
      models: withRecipients(suite),
      configured,
      settings: { notWorseMargin: suite.gates.notWorseMargin },
    };
    const [compared] = compareReports([head], found.report, found.attempts);
    if (compared === undefined) return 'stop';
    const { verdict, margin } = compared.comparison;
    if (verdict.verdict === 'cannot-tell') {
      const { kind } = verdict.reason;
      if (kind === 'nothing-compared' || kind === 'model-version') return 'stop';
      if (kind === 'errored') return 'another-round';
    }
    const seen = verdict.evidence ?? { p: 1, upper: 1, compared: 0 };
    const setup = { repeats, questions: questionsOf(gates), margin };
    const next = afterRound(round, setup, seen);
    return next === 'another-round' ? next : 'stop';
  };
}

/** How often each test failed in the runs that the base report remembers, as a share of them. */
function failureSharesIn(report: Report): (unit: Unit) => number {
  const shares = new Map(
    memoryOf(report).suites.flatMap(({ name, results }) =>
      results.map(({ test, model, runs }) => {
        const outcomes = runs.flatMap((run) => recalled(run).outcomes);
        return [keyIn(name, test, model), 1 - (meanOrNothing(outcomes) ?? 1)] as const;
      }),
    ),
  );
  return ({ suite, test, modelId }) => shares.get(keyIn(suite.name, test.name, modelId)) ?? 0;
}

function keyIn(suite: string, test: string, model: string): string {
  return JSON.stringify([suite, resultKey(test, model)]);
}
