/** The gates of a suite, as every view shows them. */
import { rerunSentence } from '../words/comparison-sentences.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import type { GateName } from '../../engine/results.js';
import { valueText } from '../../words/measured-value.js';
import type { SuiteComparison } from '../comparison.js';
import type { Report, ReportedResult, SuiteReport } from '../report.js';
import { untrustedJudges } from './judge-lines.js';
import { passedHere } from './changes.js';
import { gateText } from '../words/gate-text.js';
import { sourceUrl } from '../words/links.js';
import { mean } from '../../basics/numbers.js';

export type GateSign = 'passed' | 'failed' | 'no data' | 'not exercised';

export interface GateRow {
  readonly name: GateName;
  readonly title: string;
  readonly actual: string;
  /** With its direction, e.g. `≥ 95 %`. */
  readonly threshold: string;
  /** `–` where there was nothing to measure. */
  readonly margin: string;
  readonly sign: GateSign;
  /** The base branch's figure; `–` where it has none. Undefined where nothing was compared. */
  readonly base?: string | undefined;
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
function baseText(gateName: GateName, { comparison, shareHere }: Compared): string {
  const { base } = comparison;
  if (gateName === 'passRateMin') {
    if (base.passRate === undefined) return '–';
    return `${valueText(base.passRate, 'share')} of runs, here ${valueText(shareHere, 'share')}`;
  }
  const figure = BASE_FIGURES[gateName]?.(base);
  return figure === undefined ? '–' : valueText(figure, GATES[gateName].unit);
}

/** In the order of evaluation. */
export function gateRows(report: Report, suite: SuiteReport): readonly GateRow[] {
  const compared = comparedWith(suite);
  return suite.gates.gates.map((gate) => {
    const { title, actual, threshold, margin, verdict } = gateText(gate);
    const noData = gate.noData !== undefined;
    const location = Object.hasOwn(suite.gateLocations, gate.gateName)
      ? suite.gateLocations[gate.gateName]
      : undefined;
    return {
      name: gate.gateName,
      title,
      actual,
      threshold,
      margin: noData ? '–' : margin,
      sign: noData && verdict === 'failed' ? 'no data' : verdict,
      base: compared === undefined ? undefined : baseText(gate.gateName, compared),
      note: noteOf(gate.gateName, suite),
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

function noteOf(gateName: GateName, suite: SuiteReport): string | undefined {
  const { rerun } = suite;
  if (OF_JUDGES.has(gateName) && untrustedJudges(suite).length > 0) {
    return 'Rests on a judge that is not trusted';
  }
  return gateName === 'passRateMin' && rerun !== undefined ? rerunSentence(rerun.flip) : undefined;
}

interface Compared {
  readonly comparison: SuiteComparison;
  /** 0 to 1: share of this run's runs that passed, over the results on both sides, each counting the same. */
  readonly shareHere: number;
}

/** Where no result has runs on both sides (all errored, say), the base has no figures. */
function comparedWith({ comparison, results }: SuiteReport): Compared | undefined {
  if (comparison === undefined) return undefined;
  const shares = results.filter(isOnBothSides).map((result) => {
    const { passed, runs } = passedHere(result);
    return passed / runs;
  });
  if (shares.length === 0) return undefined;
  return { comparison, shareHere: mean(shares) };
}

function isOnBothSides(result: ReportedResult): boolean {
  return result.comparison?.base !== undefined && passedHere(result).runs > 0;
}
