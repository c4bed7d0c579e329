/** The gates against the base branch. Without a report of it, they pass. */
import type { FailureCode } from '../../assertions/assertion.js';
import { baseBounds, VERDICT_VALUES, type BaseFigures } from './base-figures.js';
import type { Results } from './gate-measures.js';

/** In the order of their evaluations. */
export const BASE_GATES = {
  notWorse: {
    ...againstBase(({ verdict }) => verdict && VERDICT_VALUES[verdict]),
    title: 'Against the base branch',
    noun: 'comparison with the base branch',
    unit: 'verdict',
    failure: 'the results are worse than on the base branch',
  },
  regressionsMax: {
    ...againstBase(({ verdict, regressions }) => verdict && regressions),
    title: 'Regressions',
    noun: 'regressions against the base branch',
    unit: 'count',
  },
  newFailuresMax: {
    ...againstBase(({ verdict, newFailures }) => verdict && newFailures),
    title: 'New failures',
    noun: 'tests that always passed on the base branch and always fail here',
    unit: 'count',
  },
  passRateDropMax: {
    ...againstBase(({ drop }) => drop && drop * 100),
    title: 'Pass rate drop',
    noun: 'pass rate drop against the base branch',
    unit: 'points',
    isCertain: ({ verdict }: BaseFigures) => verdict === 'worse',
  },
  judgeDropMax: {
    ...againstBase(({ judge }) => judge?.drop),
    title: 'Judge average drop',
    noun: 'judge average drop against the base branch',
    unit: 'score',
    concerns: (code: FailureCode) => code === 'JUDGE_BELOW_THRESHOLD',
    nothing: 'no judge scores to compare',
    isCertain: ({ judge }: BaseFigures) => judge?.isWorse === true,
  },
  latencyIncreaseMax: {
    ...againstBase(({ latencyRatio }) => latencyRatio),
    title: 'Latency increase',
    noun: 'mean latency against the base branch',
    unit: 'ratio',
    concerns: (code: FailureCode) => code === 'LATENCY_EXCEEDED',
    nothing: 'no latencies to compare',
  },
  costIncreaseMax: {
    ...againstBase(({ costRatio }) => costRatio),
    title: 'Cost increase',
    noun: 'mean cost against the base branch',
    unit: 'ratio',
    concerns: (code: FailureCode) => code === 'COST_EXCEEDED',
    nothing: 'no costs to compare',
  },
} as const;

/** What the gates against the base branch have in common. */
function againstBase(measure: (base: BaseFigures) => number | undefined) {
  return {
    direction: 'max',
    measure: (_results: Results, base?: BaseFigures) => base && measure(base),
    bounds: baseBounds(measure),
    concerns: () => false,
    ofKind: undefined,
    nothing: 'this change touches no result that the base branch has',
    passesOnNothing: true,
    against: 'base',
  } as const;
}
