/** `mode: plan`: what a run would ask, reuse and pay, before anything is spent. No model is called. */
import { isExtra, type SuitePlan } from '../../engine/plan.js';
import type { Verdict } from '../../engine/results.js';
import { notAskedWords } from '../../report/words/headline.js';
import { count, duration, plural, usd } from '../../words/format.js';
import { mostUsdOf } from '../../judges/ask-labels.js';
import { costOf } from '../../providers/pricing.js';
import { labelCalls } from '../../judges/label-sets.js';
import { judgeAgainLines } from '../base/base-answers.js';
import { asksAllLabels, baseResults, plannedLabels } from '../base/base-facts.js';
import type { Session } from '../session/session.js';
import { chanceLines, sightLines } from '../base/foresight.js';
import { expectedRuns, plannedResults, type Expected } from './plan-estimate.js';
import type { Preview, Range } from '../../report/sections/plan-table.js';
import type { Preparation } from './prepare.js';
import { hasRounds } from './steer-run.js';
import { sum } from '../../basics/numbers.js';
import { resultKey } from '../../basics/result-key.js';

type Planned = Extract<Preparation, { kind: 'planned' }>;

export interface PlanWords {
  /** The plan in one line, as a verdict. */
  readonly verdict: Verdict;
  /** The plan, a row for each test and model. */
  readonly preview: Preview;
  /** What else to know, one sentence or two each. */
  readonly notices: readonly string[];
}

interface Amounts {
  readonly runs: Range;
  readonly calls: Range;
  readonly costUsd: Range;
  /** At the suite's concurrency; what nobody has measured is taken to last as long as the rest. */
  readonly ms: Range;
  readonly reused: number;
  /** What they would have cost. */
  readonly reusedUsd: number;
  readonly estimates: readonly Expected[];
}

export async function planWords(
  { plans, base, notices }: Planned,
  session: Session,
): Promise<PlanWords> {
  const { inputs, workspace } = session;
  const isSent = inputs.responses !== 'replay';
  const mayStop = hasRounds(session, inputs.responses) && base?.kind === 'found';
  const suites = await Promise.all(
    plans.map(async (plan) => {
      const before = baseResults(base, plan.suite.name);
      const expected = await expectedRuns(plan, before, workspace);
      const results = plannedResults(plan, expected, { mayStop, isSent });
      return { plan, amounts: amountsOf(plan, expected, mayStop), results };
    }),
  );
  const all = addUp(suites.map(({ amounts }) => amounts));
  const asked = isSent
    ? sentWords(all)
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
      ...(suites.length === 1 || !isSent
        ? []
        : suites.map(
            ({ plan, amounts }) =>
              `${plan.suite.name}: ${sentWords(amounts)}${amounts.reused === 0 ? '' : `; ${plural(amounts.reused, 'result')} reused`}.`,
          )),
      ...(all.reused === 0
        ? []
        : [`Asking again for what would be reused would cost about ${usd(all.reusedUsd)} more.`]),
      ...labelLines({ plans, base }, session),
      ...(inputs.responses === 'live' && inputs.shard === undefined
        ? judgeAgainLines(plans, base)
        : []),
      ...(isSent
        ? [...basisLines(all), ...leverLines(all, session), ...limitLines(suites, all, session)]
        : []),
      ...plans.flatMap(({ suite, sample }) =>
        sample === undefined ? [] : [`${suite.name}: ${notAskedWords(sample)}.`],
      ),
      ...chanceLines(plans, base),
      ...sightLines(plans, base),
      ...notices,
      ...plans.flatMap(({ suite }) => suite.notices),
    ],
  };
}

/** @param mayStop further repeats are asked only until the comparison is clear */
function amountsOf(
  plan: SuitePlan,
  expected: ReadonlyMap<string, Expected>,
  mayStop: boolean,
): Amounts {
  const { units, reused = [], suite } = plan;
  const each = units.flatMap((unit) => {
    const known = expected.get(resultKey(unit.test.name, unit.modelId));
    return known === undefined ? [] : [{ isCertain: !mayStop || !isExtra(unit), known }];
  });
  const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
  const typical = latencies.length === 0 ? 0 : total(latencies) / latencies.length;
  const range = (value: (known: Expected) => number): Range => ({
    least: total(each.filter((it) => it.isCertain).map(({ known }) => value(known))),
    most: total(each.map(({ known }) => value(known))),
  });
  return {
    runs: range(() => 1),
    calls: range(({ calls }) => calls),
    costUsd: range(({ costUsd = 0 }) => costUsd),
    ms: range(({ latencyMs = typical }) => latencyMs / suite.concurrency),
    reused: reused.length,
    reusedUsd: total(reused.map(({ totalCostUsd }) => totalCostUsd)),
    estimates: [...new Set(each.map(({ known }) => known))],
  };
}

/** Suites run side by side: the slowest says how long it takes. */
function addUp(all: readonly Amounts[]): Amounts {
  const sum = (of: (amounts: Amounts) => Range): Range => ({
    least: total(all.map((it) => of(it).least)),
    most: total(all.map((it) => of(it).most)),
  });
  return {
    runs: sum(({ runs }) => runs),
    calls: sum(({ calls }) => calls),
    costUsd: sum(({ costUsd }) => costUsd),
    ms: {
      least: Math.max(0, ...all.map(({ ms }) => ms.least)),
      most: Math.max(0, ...all.map(({ ms }) => ms.most)),
    },
    reused: total(all.map(({ reused }) => reused)),
    reusedUsd: total(all.map(({ reusedUsd }) => reusedUsd)),
    estimates: all.flatMap(({ estimates }) => estimates),
  };
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
function rangeWords({ least, most }: Range, noun: string): string {
  const [from, to] = [Math.round(least), Math.round(most)];
  return from === to ? plural(to, noun) : `${count(from)} to ${plural(to, noun)}`;
}

function betweenWords({ least, most }: Range, words: (value: number) => string): string {
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
  { plans, base }: Pick<Planned, 'plans' | 'base'>,
  { inputs, context }: Session,
): readonly string[] {
  const asksAll = asksAllLabels(inputs.responses, context.eventName);
  const sets = plannedLabels(plans, asksAll ? undefined : base);
  if (sets.length === 0) return [];
  const asked = sets.filter(({ isAsked }) => isAsked);
  const calls = sum(asked.map(({ set }) => labelCalls(set)));
  if (calls === 0) {
    return [
      'No judge would be asked about its labels: neither they nor the judge have changed since the base branch was tested.',
    ];
  }
  const most = sum(asked.map(({ set, suite }) => mostUsdOf(set, suite, costOf)));
  const from =
    inputs.responses === 'replay' ? ', from stored answers' : ` and at most ${usd(most)}`;
  return [
    `Judges would be asked about their labels as well: ${plural(calls, 'call')}${from}, which the figures above do not count.`,
  ];
}

/** What may make it less. */
function leverLines({ runs }: Amounts, { inputs }: Session): readonly string[] {
  const isDeciding =
    inputs.stopWhenDecided && inputs.shard === undefined && inputs.responses === 'live';
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

/** What would end the run before it is done. */
function limitLines(
  suites: readonly { readonly plan: SuitePlan; readonly amounts: Amounts }[],
  all: Amounts,
  { inputs: { maxCostUsd, maxMinutes } }: Session,
): readonly string[] {
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
          `The deadline of ${plural(maxMinutes, 'minute')} (max-minutes) may end it before it is done.`,
        ]
      : []),
  ];
}

function budgetLine(budgetUsd: number, name: string, { costUsd, estimates }: Amounts): string {
  const budget = `The budget of ${usd(budgetUsd)} (${name})`;
  const isBound = estimates.some(({ from }) => from === 'prices');
  if (costUsd.most <= budgetUsd) return `${budget} is enough.`;
  const consequence = 'what is not started then counts as failed (BUDGET_EXCEEDED)';
  return costUsd.least > budgetUsd && !isBound
    ? `${budget} would be used up before all is asked: ${consequence}.`
    : `${budget} may be used up before all is asked: ${consequence}.`;
}

function total(values: readonly number[]): number {
  return sum(values);
}
