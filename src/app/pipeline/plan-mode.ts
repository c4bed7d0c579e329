/** `mode: plan` and `mode: validate`: what a run would ask, reuse and pay, before anything is spent. No model is called. */
import { mean, resultKey, sum } from '../../basics/basics.js';
import { count, duration, plural, usd } from '../../basics/format.js';
import { mostOfLabels } from '../../engine/judges/judge-check.js';
import { firstOfEach, isExtra, type SuitePlan, type Unit } from '../../engine/plan.js';
import type { Verdict } from '../../engine/results.js';
import { costOf } from '../../providers/pricing.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import {
  expectedDropWords,
  notAskedWords,
  type PlannedRange,
  type PlannedResult,
  type Preview,
  sidesOf,
} from '../../report/views.js';
import type { Session } from '../session/session.js';
import type { ReadyRun } from '../job.js';
import { decidesEarly, hasRounds } from './steer-run.js';
import { givesOneAnswer } from '../../engine/evaluate/aggregate.js';
import { questionsOf } from '../../statistics/verdicts.js';
import { type Expected, expectedRuns } from '../../engine/estimate.js';
import { asksAllLabels, baseResults, plannedLabels } from '../base/base-branch.js';

interface PlanWords {
  /** The plan in one line, as a verdict. */
  readonly verdict: Verdict;
  /** The plan, a row for each test and model. */
  readonly preview: Preview;
  /** What else to know, one sentence or two each. */
  readonly notices: readonly string[];
}

interface Amounts {
  readonly runs: PlannedRange;
  readonly calls: PlannedRange;
  readonly costUsd: PlannedRange;
  /** At the suite's concurrency; what nobody has measured is taken to last as long as the rest. */
  readonly ms: PlannedRange;
  readonly reused: number;
  /** What they would have cost. */
  readonly reusedUsd: number;
  readonly estimates: readonly Expected[];
}

export async function planWords(
  { plans, base, notices }: Pick<ReadyRun, 'plans' | 'base' | 'notices'>,
  session: Session,
): Promise<PlanWords> {
  const { inputs, workspace } = session;
  const isSent = inputs.responses !== 'replay';
  const suites = await Promise.all(
    plans.map(async (plan) => {
      const before = baseResults(base, plan.suite.name);
      const mayStop = hasRounds(plan, session, inputs.responses) && base?.kind === 'found';
      const expected = await expectedRuns(plan, before, { workspace, costOf });
      const results = plannedResults(plan, expected, { mayStop, isSent });
      return { plan, amounts: amountsOf(plan, expected, mayStop), results };
    }),
  );
  const all = addUp(suites.map(({ amounts }) => amounts));
  const limits = limitLines(suites, all, session);
  const asked = isSent
    ? askedWords(plans, all)
    : `${rangeWords(all.runs, 'answer')}, stored ones, at no cost`;
  const reason = [
    inputs.shard === undefined
      ? `planned: ${asked}`
      : `planned for shard ${inputs.shard.index} of ${inputs.shard.count}: ${asked}`,
    ...(all.reused === 0
      ? []
      : [`${plural(all.reused, 'result')} would be reused from the base branch`]),
    'no model was called (mode: plan)',
  ].join('; ');
  return {
    verdict: { result: 'passed', exitCode: 0, reason },
    preview: { kind: 'plan', results: suites.flatMap(({ results }) => results) },
    notices: [
      ...(suites.length === 1 || !isSent ? [] : suiteLines(suites)),
      ...(all.reused === 0
        ? []
        : [`Asking again for what would be reused would cost about ${usd(all.reusedUsd)} more.`]),
      ...labelLines({ plans, base }, session),
      ...(isSent
        ? [
            ...basisLines(all),
            ...leverLines(plans, all, session),
            ...limits.map(({ words }) => words),
          ]
        : []),
      ...plans.flatMap(({ suite, sample }) =>
        sample === undefined ? [] : [`${suite.name}: ${notAskedWords(sample)}.`],
      ),
      ...harnessLines(plans),
      ...sightLines(plans, base),
      ...notices,
      ...plans.flatMap(noticesOf),
    ],
  };
}

/** `mode: validate`, and nothing wrong. */
export function validWords(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
): PlanWords {
  const tests = new Set(
    plans.flatMap(({ suite, units }) => units.map(({ test }) => `${suite.name}\n${test.name}`)),
  );
  const reason = `the configuration is valid: ${plural(plans.length, 'suite')}, ${plural(tests.size, 'test')}; no model was called (mode: validate)`;
  return {
    verdict: { result: 'passed', exitCode: 0, reason },
    preview: { kind: 'valid' },
    notices: [
      ...harnessLines(plans),
      ...sightLines(plans, base, ({ suite }) => suite.gates.notWorse === true),
      ...plans.flatMap(noticesOf),
    ],
  };
}

/** Other harnesses: which tests they have is known once they ran. */
function harnessLines(plans: readonly SuitePlan[]): readonly string[] {
  return plans.flatMap(({ suite, harnesses = [] }) =>
    harnesses.map(({ name, read, run, repeat }) => {
      const what =
        run === undefined
          ? `${JSON.stringify(read)} is not read`
          : `its harness is not started${repeat === 1 ? '' : ` (a run starts it ${repeat} times)`}`;
      return `${suite.name}: results ${JSON.stringify(name)}: ${what}, so that its tests, their time and their cost are not known here.`;
    }),
  );
}

function noticesOf({ suite }: SuitePlan): readonly string[] {
  return [...suite.notices, ...(suite.advice ?? [])];
}

/** @param mayStop further repeats are asked only until the comparison is clear */
function amountsOf(
  plan: SuitePlan,
  expected: ReadonlyMap<string, Expected>,
  mayStop: boolean,
): Amounts {
  const { units, reusedHarnesses = [] } = plan;
  const reused = [...(plan.reused ?? []), ...reusedHarnesses.flatMap(({ results }) => results)];
  const each = units.flatMap((unit) => {
    const known = expected.get(resultKey(unit.test.name, unit.modelId));
    const isCertain = !mayStop || !isExtra(unit);
    return known === undefined ? [] : [{ isCertain, known, width: widthOf(unit) }];
  });
  const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
  const typical = latencies.length === 0 ? 0 : sum(latencies) / latencies.length;
  const range = (value: (known: Expected, width: number) => number): PlannedRange => ({
    least: sum(each.flatMap((it) => (it.isCertain ? value(it.known, it.width) : []))),
    most: sum(each.map(({ known, width }) => value(known, width))),
  });
  return {
    runs: range(() => 1),
    calls: range(({ calls }) => calls),
    costUsd: range(({ costUsd = 0 }) => costUsd),
    ms: atLeast(
      latencies.reduce((most, one) => Math.max(most, one), 0),
      range(({ latencyMs = typical }, width) => latencyMs / width),
    ),
    reused: reused.length,
    reusedUsd: sum(reused.map(({ totalCostUsd }) => totalCostUsd)),
    estimates: [...new Set(each.map(({ known }) => known))],
  };
}

/** Nothing is done before its slowest answer is there. */
function atLeast(slowest: number, { least, most }: PlannedRange): PlannedRange {
  return { least: least === 0 ? 0 : Math.max(slowest, least), most: Math.max(slowest, most) };
}

/** How many of its kind are in flight. */
function widthOf({ suite, test: { subject } }: Unit): number {
  const isAgents = subject.kind === 'command' && subject.workspace !== undefined;
  return isAgents ? Math.min(suite.workspaceConcurrency, suite.concurrency) : suite.concurrency;
}

/** Suites run side by side: the slowest says how long it takes. */
function addUp(all: readonly Amounts[]): Amounts {
  const both = (of: (amounts: Amounts) => PlannedRange): PlannedRange => ({
    least: sum(all.map((it) => of(it).least)),
    most: sum(all.map((it) => of(it).most)),
  });
  return {
    runs: both(({ runs }) => runs),
    calls: both(({ calls }) => calls),
    costUsd: both(({ costUsd }) => costUsd),
    ms: {
      least: Math.max(0, ...all.map(({ ms }) => ms.least)),
      most: Math.max(0, ...all.map(({ ms }) => ms.most)),
    },
    reused: sum(all.map(({ reused }) => reused)),
    reusedUsd: sum(all.map(({ reusedUsd }) => reusedUsd)),
    estimates: all.flatMap(({ estimates }) => estimates),
  };
}

function suiteLines(
  suites: readonly { readonly plan: SuitePlan; readonly amounts: Amounts }[],
): readonly string[] {
  return suites.map(({ plan, amounts }) => {
    const reused = amounts.reused === 0 ? '' : `; ${plural(amounts.reused, 'result')} reused`;
    return `${plan.suite.name}: ${sentWords(amounts)}${reused}.`;
  });
}

/** What a harness costs is not known, so that beside one nothing is said to be free. */
function askedWords(plans: readonly SuitePlan[], all: Amounts): string {
  const others = plans.flatMap(({ harnesses = [] }) => harnesses);
  if (others.length === 0) return sentWords(all);
  const own = all.runs.most === 0 ? 'no answer of a model' : sentWords(all);
  return `${own}, and ${others.length === 1 ? 'an entry' : `${count(others.length)} entries`} of \`results\` at unknown cost`;
}

/** e.g. `20 runs in about 20 calls, about $0.30 and about 4 s` */
function sentWords({ runs, calls, costUsd, ms, estimates }: Amounts): string {
  if (runs.most === 0) return 'nothing to ask, at no cost';
  const isUnpriced = estimates.some((it) => it.costUsd === undefined);
  const before = estimates.some(({ from }) => from === 'prices') ? 'at most' : 'about';
  const price = isUnpriced
    ? `${betweenWords(costUsd, usd)} and calls of unknown price`
    : `${before} ${betweenWords(costUsd, usd)}`;
  const time = ms.most === 0 ? '' : `, about ${betweenWords(ms, duration)}`;
  return `${rangeWords(runs, 'answer')} in about ${rangeWords(calls, 'call')}, ${price}${time}`;
}

/** e.g. `20 calls`, `20 to 100 calls` */
function rangeWords({ least, most }: PlannedRange, noun: string): string {
  const [from, to] = [Math.round(least), Math.round(most)];
  return from === to ? plural(to, noun) : `${count(from)} to ${plural(to, noun)}`;
}

function betweenWords({ least, most }: PlannedRange, words: (value: number) => string): string {
  const [from, to] = [words(least), words(most)];
  return from === to ? to : `${from} to ${to}`;
}

/** Where the figures come from. */
function basisLines({ estimates }: Amounts): readonly string[] {
  if (estimates.length === 0) return [];
  const of = (from: Expected['from']): string =>
    plural(estimates.filter((it) => it.from === from).length, 'test');
  const parts = [
    ...(has('base') ? [`the base branch's runs (${of('base')})`] : []),
    ...(has('recordings') ? [`recorded answers (${of('recordings')})`] : []),
    ...(has('prices')
      ? [
          `prompt sizes, prices and answers as long as maxTokens allows (${of('prices')}), which is more likely too much than too little, tool calls not included`,
        ]
      : []),
  ];
  function has(from: Expected['from']): boolean {
    return estimates.some((it) => it.from === from);
  }
  const isTimed = estimates.some(({ latencyMs }) => latencyMs !== undefined);
  return [
    `These are estimates, from ${parts.join('; and from ')}.${isTimed ? '' : ' How long it takes is not known: there is no earlier run, and no recording, of these tests.'}`,
  ];
}

/** Whether judges would be asked about their labels, which no test's calls count. */
function labelLines(
  { plans, base }: Pick<ReadyRun, 'plans' | 'base'>,
  { inputs, context }: Session,
): readonly string[] {
  const asksAll = asksAllLabels(inputs.responses, context.eventName);
  const sets = plannedLabels(plans, asksAll ? undefined : base);
  if (sets.length === 0) return [];
  const asked = sets.filter(({ isAsked }) => isAsked);
  const most = asked.map(({ set, suite }) => mostOfLabels(set, suite, costOf));
  const calls = sum(most.map((it) => it.calls));
  if (calls === 0) {
    return [
      'No judge would be asked about its labels: neither they nor the judge have changed since the base branch was tested.',
    ];
  }
  const from =
    inputs.responses === 'replay'
      ? ', from stored answers'
      : ` and at most ${usd(sum(most.map((it) => it.usd)))}`;
  return [
    `Judges would be asked about their labels as well: ${plural(calls, 'call')}${from}, which the figures above do not count.`,
  ];
}

/** What may make it less. */
function leverLines(
  plans: readonly SuitePlan[],
  { runs }: Amounts,
  { inputs }: Session,
): readonly string[] {
  const isDeciding = decidesEarly(plans, inputs, inputs.responses);
  return [
    ...(runs.least < runs.most
      ? ['Further repeats end as soon as the comparison with the base branch is clear.']
      : []),
    ...(isDeciding ? ['It may end earlier, once it is decided (stop-when-decided).'] : []),
    ...(inputs.responses === 'cache'
      ? ['Answers that are stored for the same request are not asked for again (responses: cache).']
      : []),
  ];
}

/**
 * What earlier runs of these tests took, where the time or the money of this one may not be enough for that; none where
 * that is unknown. An agent takes minutes and dollars: it is said before the first one is started.
 */
export async function tightLimits(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome,
  session: Session,
): Promise<readonly string[]> {
  const suites = await Promise.all(
    plans.map(async (plan) => {
      const before = baseResults(base, plan.suite.name);
      const expected = await expectedRuns(plan, before, { workspace: session.workspace, costOf });
      return { plan, amounts: amountsOf(plan, expected, false) };
    }),
  );
  const all = addUp(suites.map(({ amounts }) => amounts));
  const isKnown = all.estimates.some(({ from }) => from !== 'prices');
  const limits = isKnown ? limitLines(suites, all, session).filter(({ isTight }) => isTight) : [];
  return limits.length === 0
    ? []
    : [`By earlier runs: ${sentWords(all)}. ${limits.map(({ words }) => words).join(' ')}`];
}

interface LimitLine {
  readonly words: string;
  /** It may not be enough. */
  readonly isTight: boolean;
}

/** What would end the run before it is done. */
function limitLines(
  suites: readonly { readonly plan: SuitePlan; readonly amounts: Amounts }[],
  all: Amounts,
  { inputs: { maxCostUsd, maxMinutes } }: Session,
): readonly LimitLine[] {
  const budgets =
    maxCostUsd === undefined
      ? suites.flatMap(({ plan: { suite }, amounts }) =>
          suite.gates.costMaxUsd === undefined
            ? []
            : [budgetLine(suite.gates.costMaxUsd, `gates.costMaxUsd of ${suite.name}`, amounts)],
        )
      : [budgetLine(maxCostUsd, 'max-cost-usd', all)];
  const isLong = all.ms.most > maxMinutes * 60_000;
  return [
    ...budgets,
    ...(isLong
      ? [
          {
            words: `The deadline of ${plural(maxMinutes, 'minute')} (max-minutes) may end it before it is done.`,
            isTight: true,
          },
        ]
      : []),
  ];
}

function budgetLine(budgetUsd: number, name: string, { costUsd, estimates }: Amounts): LimitLine {
  const budget = `The budget of ${usd(budgetUsd)} (${name})`;
  const isBound = estimates.some(({ from }) => from === 'prices');
  if (costUsd.most <= budgetUsd) {
    const isUnpriced = estimates.some((it) => it.costUsd === undefined);
    const enough = isUnpriced
      ? 'is enough for the calls whose cost is known; the others come on top'
      : 'is enough';
    return { words: `${budget} ${enough}.`, isTight: false };
  }
  const consequence = 'what is not started then counts as failed (BUDGET_EXCEEDED)';
  const verb = costUsd.least > budgetUsd && !isBound ? 'would' : 'may';
  return {
    words: `${budget} ${verb} be used up before all is asked: ${consequence}.`,
    isTight: true,
  };
}

/** What these plans are expected to take, by prices and recordings alone. */
export async function plannedAmounts(
  plans: readonly SuitePlan[],
  workspace: string,
): Promise<Pick<Amounts, 'runs' | 'costUsd' | 'ms'>> {
  const all = await Promise.all(
    plans.map(async (plan) =>
      amountsOf(plan, await expectedRuns(plan, [], { workspace, costOf }), false),
    ),
  );
  return addUp(all);
}

/** What the plan does about each test with each model, in the order of the config. */
function plannedResults(
  { suite, units, reused = [] }: SuitePlan,
  expected: ReadonlyMap<string, Expected>,
  { mayStop, isSent }: { readonly mayStop: boolean; readonly isSent: boolean },
): readonly PlannedResult[] {
  const runs = new Map<string, { certain: number; all: number }>();
  for (const unit of units) {
    const key = resultKey(unit.test.name, unit.modelId);
    const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
    runs.set(key, { certain: certain + (mayStop && isExtra(unit) ? 0 : 1), all: all + 1 });
  }
  const from = new Map(reused.map((it) => [resultKey(it.testCaseName, it.modelId), it]));
  const asked = [...firstOfEach(units)].map(({ test, modelId }) => ({ test: test.name, modelId }));
  const taken = reused.map((it) => ({ test: it.testCaseName, modelId: it.modelId }));
  const order = new Map(suite.tests.map(({ name }, index) => [name, index]));
  return [...asked, ...taken]
    .toSorted((a, b) => (order.get(a.test) ?? 0) - (order.get(b.test) ?? 0))
    .map(({ test, modelId }) => {
      const key = resultKey(test, modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      const known = expected.get(key);
      const range = (each: number): PlannedRange => ({ least: certain * each, most: all * each });
      const costUsd = isSent ? known?.costUsd : 0;
      return {
        suite: suite.name,
        test,
        model: modelId,
        runs: range(1),
        calls: range(isSent ? (known?.calls ?? 0) : 0),
        costUsd: costUsd === undefined ? undefined : range(costUsd),
        from: isSent ? (known?.from ?? 'prices') : 'stored',
        reused: from.get(key)?.reused?.sha,
      };
    });
}

// What a suite will see of a change, said before anything is asked: by the base branch's own answers, or by a guess.

/** Assumed where nothing has been answered yet: 19 of 20 answers are right, and the base branch has five runs. */
const GUESS = { baseRuns: 5, passRate: 0.95, variance: undefined };

/** With fewer results only a large drop is more than chance. */
const FEW_RESULTS = 20;

/** What each suite will see, of those that are wanted. */
function sightLines(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
  isWanted: (plan: SuitePlan) => boolean = () => true,
): readonly string[] {
  return plans.filter(isWanted).flatMap((plan) => {
    const asked = firstOfEach(plan.units);
    if (asked.length === 0) return [];
    const repeats =
      1 / mean(asked.map((unit) => (givesOneAnswer(unit) === true ? 1 : 1 / unit.test.repeat)));
    const own = new Set(asked.map((unit) => resultKey(unit.test.name, unit.modelId)));
    const results = baseResults(base, plan.suite.name).filter((it) =>
      own.has(resultKey(it.testCaseName, it.modelId)),
    );
    const isOne = asked.filter((unit) => givesOneAnswer(unit) === true).length * 2 > asked.length;
    const runs = base?.kind === 'found' ? Math.max(1, base.base.runs) : GUESS.baseRuns;
    const known = sidesOf(results, runs);
    const sides = {
      ...(known ?? GUESS),
      baseRuns: isOne ? 1 : runs,
      results: known?.results ?? asked.length,
      repeats,
      questions: questionsOf(plans.map(({ suite }) => suite.gates)),
    };
    const what = `${plural(sides.results, 'result')}, ${plural(Math.round(repeats), 'repeat')} and ${plural(sides.baseRuns, 'run')} of the base branch`;
    const assumed =
      known === undefined
        ? 'assumed, since the base branch has no answers yet: 19 of 20 answers are right'
        : "if the change touches all of them, on a day like the base branch's";
    const { notWorse, newFailuresMax } = plan.suite.gates;
    const wantsMore =
      sides.results < FEW_RESULTS && notWorse === true && newFailuresMax === undefined;
    const more = wantsMore
      ? ' Add the gate `newFailuresMax: 0`, which sees a test that always passed on the base branch and fails every time here.'
      : '';
    return [`${plan.suite.name}: with ${what}, ${expectedDropWords(sides)} (${assumed}).${more}`];
  });
}
