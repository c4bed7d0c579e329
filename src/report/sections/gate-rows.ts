/** The gates of a suite, as every view shows them. */
import { valueText } from '../../basics/format.js';
import {
  GATES,
  assertionPassRate,
  isDeterministic,
  isProbabilistic,
  reliabilityOf,
  runShares,
  type TypeTest,
} from '../../engine/evaluate/gate-definitions.js';
import type { GateName, GateResult } from '../../engine/results.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import type { SuiteComparison } from '../comparison.js';
import { gateCause } from '../digest/gate-cause.js';
import type { Report, SuiteReport } from '../report.js';
import { rerunSentence } from '../words/comparison-sentences.js';
import { sourceUrl } from '../words/escape.js';
import { gateText } from '../words/gate-text.js';
import { resultNoun } from '../words/headline.js';
import {
  intervalText,
  rateAlone,
  rateOfResults,
  rateOfRuns,
  rateText,
  type Sign,
  SIGNS,
} from '../words/phrases.js';
import { passedHere } from './changes.js';
import { untrustedJudges } from './judge-lines.js';

export type GateSign = 'passed' | 'failed' | 'no data' | 'not exercised';

const GATE_SIGNS: Readonly<Record<GateSign, Sign>> = {
  passed: SIGNS.passed,
  failed: SIGNS.failed,
  'no data': SIGNS.failed,
  'not exercised': SIGNS.idle,
};

/** e.g. `❌ no data`. */
export function gateSignWords(sign: GateSign): string {
  return `${GATE_SIGNS[sign]} ${sign}`;
}

export interface GateRow {
  readonly name: GateName;
  readonly title: string;
  readonly actual: string;
  /** Of `actual`, where it is a rate: e.g. `78–99 %`. */
  readonly interval?: string | undefined;
  /** With its direction, e.g. `≥ 95 %`. */
  readonly threshold: string;
  /** `–` where there was nothing to measure. */
  readonly margin: string;
  readonly sign: GateSign;
  /** The base branch's figure; `–` where it has none. Undefined where nothing was compared. */
  readonly base?: string | undefined;
  /** The same with its intervals, where it is a rate. */
  readonly baseWithIntervals?: string | undefined;
  /** Whether a re-run would decide the gate otherwise; our own words. */
  readonly note?: string | undefined;
  /** Where the config sets it, at the tested commit. */
  readonly url?: string | undefined;
}

/** What the base branch's report has to set beside a gate. */
const BASE_FIGURES: Readonly<
  Partial<Record<GateName, (base: SuiteComparison['base']) => number | undefined>>
> = {
  judgeAvgMin: ({ judgeAvg }) => judgeAvg,
  latencyMaxMs: ({ latencyAvgMs }) => latencyAvgMs,
  costMaxUsd: ({ costUsd }) => costUsd,
};

/**
 * The gate counts results that pass every repeat, the base's rate is that of its runs: so this run's rate of runs, over
 * the same results, stands beside it.
 */
function baseText(
  gateName: GateName,
  { comparison, here, there }: Compared,
  written: (rate: ShareEstimate, what: string) => string,
): string {
  const { base } = comparison;
  if (gateName === 'passRateMin') {
    if (base.passRate === undefined) return '–';
    return `${written(rateOfRuns(there, base.passRate), 'answers')}, here ${written(rateOfRuns(here), 'answers')}`;
  }
  const figure = BASE_FIGURES[gateName]?.(base);
  return figure === undefined ? '–' : valueText(figure, GATES[gateName].unit);
}

/** For tables: what is read in passing has no intervals. */
export function withIntervals(row: GateRow): GateRow {
  const { actual, interval, base, baseWithIntervals = base } = row;
  const known = interval === undefined ? actual : `${actual} (${interval})`;
  return { ...row, actual: known, base: base === '–' ? base : baseWithIntervals };
}

/** In the order of evaluation. */
export function gateRows(report: Report, suite: SuiteReport): readonly GateRow[] {
  const compared = comparedWith(suite);
  return suite.gates.gates.map((gate) => {
    const { title, actual, threshold, margin, verdict } = gateText(gate);
    const noData = gate.noData !== undefined;
    const counted = gateRate(gate, suite);
    const location = Object.hasOwn(suite.gateLocations, gate.gateName)
      ? suite.gateLocations[gate.gateName]
      : undefined;
    return {
      name: gate.gateName,
      title,
      actual: counted === undefined ? actual : `${actual} of ${counted.what}`,
      interval: counted === undefined ? undefined : intervalText(counted.rate),
      threshold,
      margin: noData ? '–' : margin,
      sign: noData && verdict === 'failed' ? 'no data' : verdict,
      base: compared && baseText(gate.gateName, compared, rateAlone),
      baseWithIntervals: compared && baseText(gate.gateName, compared, rateText),
      note: noteOf(gate, suite),
      url: location === undefined ? undefined : sourceUrl(report.run, location),
    };
  });
}

/** Gates that look at judges' scores. */
const OF_JUDGES: ReadonlySet<GateName> = new Set([
  'judgeAvgMin',
  'judgeDropMax',
  'probabilisticPassRate',
]);

/** Who fails it, too, where that is known. */
function causeOf({ gateName, passed }: GateResult, suite: SuiteReport): string | undefined {
  const cause = passed ? undefined : gateCause(suite, gateName);
  if (cause === undefined) return undefined;
  if (cause.isNotThisChange) {
    return 'This change is not the cause: the base branch fails it too, in the same tests, asked the same. notWorse would ask about the change alone';
  }
  return `The base branch fails it too${cause.more === 0 ? '' : `; ${cause.more} more ${cause.more === 1 ? 'fails' : 'fail'} here`}`;
}

function noteOf(gate: GateResult, suite: SuiteReport): string | undefined {
  const { gateName } = gate;
  const cause = causeOf(gate, suite);
  if (cause !== undefined) return cause;
  const { rerun } = suite;
  if (OF_JUDGES.has(gateName) && untrustedJudges(suite).length > 0) {
    return 'Rests on a judge that is not trusted';
  }
  return gateName === 'passRateMin' && rerun !== undefined ? rerunSentence(rerun.flip) : undefined;
}

interface Compared {
  readonly comparison: SuiteComparison;
  /** Of each result on both sides, the share of its answers that passed, here and on the base branch. */
  readonly here: readonly number[];
  readonly there: readonly number[];
}

/** Where no result has runs on both sides (all errored, say), the base has no figures. */
function comparedWith({ comparison, results }: SuiteReport): Compared | undefined {
  if (comparison === undefined) return undefined;
  const shares = results.flatMap((result) => {
    const base = result.comparison?.base;
    const here = passedHere(result);
    return base === undefined || here.runs === 0 ? [] : [{ base, here }];
  });
  if (shares.length === 0) return undefined;
  const here = shares.map((it) => it.here.passed / it.here.runs);
  const there = shares.map(({ base }) => (base.runs === 0 ? 0 : base.passed / base.runs));
  return { comparison, here, there };
}

// The pass rate behind a gate, with its 95 % interval and what it counts: results, runs, checks.

interface GateRate {
  readonly rate: ShareEstimate;
  /** In the plural, e.g. `tests`. */
  readonly what: string;
}

/** Undefined for gates that measure something else, and where there was nothing to measure. */
export function gateRate(gate: GateResult, suite: SuiteReport): GateRate | undefined {
  return gate.noData === undefined ? RATES[gate.gateName]?.(gate, suite) : undefined;
}

type FindRate = (gate: GateResult, suite: SuiteReport) => GateRate | undefined;

/** The gates that measure a rate. */
const RATES: Readonly<Partial<Record<GateName, FindRate>>> = {
  passRateMin: (_gate, suite) => ({
    rate: rateOfResults(suite.totals.passed, suite.totals.total),
    what: `${resultNoun(suite)}s`,
  }),
  runPassRateMin: ({ actual }, { results }) => ({
    rate: rateOfRuns(runShares(results), actual),
    what: 'answers',
  }),
  reliabilityMin: ({ tries = 1 }, suite) => {
    const rate = reliabilityOf(suite.results, tries)?.all;
    return rate && { rate, what: `${resultNoun(suite)}s` };
  },
  deterministicPassRate: ofChecks(isDeterministic),
  probabilisticPassRate: ofChecks(isProbabilistic),
};

function ofChecks(ofKind: TypeTest): FindRate {
  return ({ actual }, { results }) => ({
    rate: rateOfRuns(checkShares(results, ofKind), actual),
    what: 'checks',
  });
}

/** Of each result that has such checks, the share that passed. */
function checkShares(results: SuiteReport['results'], ofKind: TypeTest): readonly number[] {
  return results.flatMap((result) => assertionPassRate([result], ofKind) ?? []);
}
