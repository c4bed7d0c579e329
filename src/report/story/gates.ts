/**
 * The gates of a suite: as rows of a table, those that fail as phrases `name actual (needs limit)`, and who fails them, too.
 * What a gate is called and in what unit it is measured, its definition says.
 */
import { FLOAT_NOISE } from '../../basics/basics.js';
import {
  distinguishingDigits,
  limitText,
  plural,
  valueText,
  type ValueUnit,
  trimZeros,
  count,
} from '../../basics/format.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import { gateWords } from '../../engine/evaluate/verdict.js';
import type { GateName, GateResult } from '../../engine/results.js';
import { type ShareEstimate, rateOfRuns } from '../../statistics/intervals.js';
import { isUntouched, type SuiteComparison } from '../comparison.js';
import type { ReportedResult, SuiteReport } from '../report.js';
import { resultNoun, intervalText, rateAlone, rateText, type Sign, SIGNS } from './words.js';
import { untrustedJudges } from './judge-lines.js';
import { type Phrase, say, type Sentence } from './sentence.js';
import { hasAnyAnswer, hasNewCode, isCounting, passedHere } from './tests.js';

type GateSign = 'passed' | 'failed' | 'no data' | 'not exercised';

const GATE_SIGNS: Readonly<Record<GateSign, Sign>> = {
  passed: SIGNS.passed,
  failed: SIGNS.failed,
  'no data': SIGNS.failed,
  'not exercised': SIGNS.idle,
};

/** A cell of a table; `full`: a rate with its interval, for views that are not read in passing. */
interface Figure {
  readonly text: string;
  readonly full?: string | undefined;
}

/** A gate as a row of the table of all. */
interface GateRow {
  /** With its sign, e.g. `❌ no data`. */
  readonly verdict: string;
  readonly title: string;
  readonly actual: Figure;
  /** With its direction, e.g. `≥ 95 %`. */
  readonly threshold: string;
  /** `–` where there was nothing to measure. */
  readonly margin: string;
  /** The base branch's figure; `–` where it has none. Undefined where nothing was compared. */
  readonly base: Figure | undefined;
  /** Whether a re-run would decide the gate otherwise; our own words. */
  readonly note: string | undefined;
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

/** In the order of evaluation. */
export function gateRows(suite: SuiteReport): readonly GateRow[] {
  const compared = comparedWith(suite);
  const isAnswered = suite.results.some(hasAnyAnswer);
  return suite.gates.gates.map((gate) => {
    const { title, threshold, margin, verdict, ...text } = gateText(gate);
    const noData = gate.noData !== undefined;
    const counted = isAnswered ? gateRate(gate, suite) : undefined;
    // Of answers that never came there is no rate.
    const isEmpty = !isAnswered && GATES[gate.gateName].rate !== undefined;
    const actual = isEmpty
      ? '–'
      : `${text.actual}${counted === undefined ? '' : ` of ${counted.what}`}`;
    const sign = noData && verdict === 'failed' ? 'no data' : verdict;
    const base = (written: Parameters<typeof baseText>[2]): string =>
      compared === undefined || isEmpty ? '–' : baseText(gate.gateName, compared, written);
    return {
      verdict: `${GATE_SIGNS[sign]} ${sign}`,
      title,
      actual: { text: actual, full: counted && `${actual} (${intervalText(counted.rate)})` },
      threshold,
      margin: noData || isEmpty ? '–' : margin,
      base: compared && { text: base(rateAlone), full: base(rateText) },
      note: noteOf(gate, suite),
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
function causeWords({ gateName, passed }: GateResult, suite: SuiteReport): string | undefined {
  const cause = passed ? undefined : gateCause(suite, gateName);
  if (cause === undefined) return undefined;
  if (cause.isNotThisChange) {
    return 'This change is not the cause: the base branch fails it too, in the same tests, asked the same. notWorse would ask about the change alone';
  }
  return `The base branch fails it too${cause.more.length === 0 ? '' : `; ${cause.more.length} more ${cause.more.length === 1 ? 'fails' : 'fail'} here`}`;
}

function noteOf(gate: GateResult, suite: SuiteReport): string | undefined {
  const { gateName } = gate;
  const cause = causeWords(gate, suite);
  if (cause !== undefined) return cause;
  const { rerun } = suite;
  if (OF_JUDGES.has(gateName) && untrustedJudges(suite).length > 0) {
    return 'Rests on a judge that is not trusted';
  }
  const lost = lostCounted(gate, suite);
  if (lost !== undefined) return `Counts ${lost}`;
  return gateName === 'passRateMin' && rerun !== undefined ? rerunWords(rerun.flip) : undefined;
}

/** What never came cannot be known to be right, so this gate takes it as wrong; who reads its number must know. */
function lostCounted(
  { gateName, noData }: GateResult,
  { results }: SuiteReport,
): string | undefined {
  if (gateName !== 'reliabilityMin' || noData !== undefined) return undefined;
  const lost = results
    .flatMap(({ runs }) => runs)
    .filter(({ outcome }) => outcome.kind === 'errored').length;
  return lost === 0 ? undefined : `${plural(lost, 'lost answer')} as failed`;
}

/** Below this, a re-run is not worth a word. */
const FLIP_SHOWN = 0.05;
const FLIP_LIKELY = 0.2;
const FLIP_COIN = 0.4;

/** What a re-run would say, beside a pass-rate gate; undefined where it would agree. `flip` is a chance of 0..1. */
function rerunWords(flip: number): string | undefined {
  if (!(flip >= FLIP_SHOWN)) return undefined;
  const oneIn = Math.round(1 / flip);
  if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
  if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
  return 'a coin flip: too close to the limit';
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
    return base === undefined || here.of === 0 ? [] : [{ base, here }];
  });
  if (shares.length === 0) return undefined;
  const here = shares.map((it) => it.here.passed / it.here.of);
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
  const { rate } = GATES[gate.gateName];
  const measured = gate.noData === undefined ? rate?.of(suite.results, gate) : undefined;
  if (rate === undefined || measured === undefined) return undefined;
  const { counts } = rate;
  return { rate: measured, what: counts === 'results' ? `${resultNoun(suite)}s` : counts };
}

// In words, for sentences and tables.

/** A gate as people read it. */
interface GateText {
  readonly title: string;
  readonly actual: string;
  /** With its direction, e.g. `≥ 95 %`. */
  readonly threshold: string;
  /** Distance to the threshold, negative when the gate failed by it; in words where it passed below, or without data. */
  readonly margin: string;
  readonly verdict: 'passed' | 'failed' | 'not exercised';
}

/** Words and numbers of one gate result. */
export function gateText(gate: GateResult): GateText {
  const { unit, direction } = GATES[gate.gateName];
  const digits = distinguishingDigits(gate.actual, gate.threshold, unit);
  const actual = valueText(gate.actual, unit, digits);
  const threshold = limitText(gate.threshold, unit, digits);
  const measured = gate.noData === undefined;
  const { title, unknown } = gateWords(gate);
  return {
    title,
    actual: measured ? actual : (unknown ?? '–'),
    threshold: unit === 'verdict' ? threshold : `${direction === 'min' ? '≥' : '≤'} ${threshold}`,
    margin: measured ? margin(gate) : noDataText(gate),
    verdict: gate.passed ? (measured ? 'passed' : 'not exercised') : 'failed',
  };
}

function noDataText(gate: GateResult): string {
  return gate.passed ? 'not exercised' : 'no data';
}

function margin({ gateName, actual, threshold, passed }: GateResult): string {
  const { unit, direction } = GATES[gateName];
  if (unit === 'verdict') return '–';
  const distance = direction === 'min' ? actual - threshold : threshold - actual;
  if (!Number.isFinite(distance)) return 'n/a';
  if (Math.abs(distance) <= FLOAT_NOISE) return '0';
  const digits = distinguishingDigits(actual, threshold, unit);
  if (passed && distance < 0) {
    const side = direction === 'min' ? 'below' : 'above';
    return `not certainly ${side} ${limitText(threshold, unit, digits)}`;
  }
  return `${distance < 0 ? '\u2212' : '+'}${distanceText(Math.abs(distance), unit, digits)}`;
}

// Those that fail, each as a phrase.

export interface FailedGate {
  readonly name: GateName;
  /** e.g. `pass rate 62.5 % (needs 90 %)`. */
  readonly phrase: Sentence;
}

/** In a phrase, as short as people say it. */
const SHORT_NAMES: Readonly<Record<GateName, string>> = {
  passRateMin: 'pass rate',
  runPassRateMin: 'answers that pass',
  reliabilityMin: 'reliability',
  schemaFailuresMax: 'schema failures',
  piiFailuresMax: 'PII failures',
  judgeAvgMin: 'judge',
  driftScoreMax: 'drift',
  keywordFailuresMax: 'keyword failures',
  costMaxUsd: 'cost',
  latencyMaxMs: 'latency',
  deterministicPassRate: 'deterministic checks',
  probabilisticPassRate: 'judged checks',
  judgeTrustMin: 'judge trust',
  notWorse: 'worse',
  regressionsMax: 'regressions',
  newFailuresMax: 'new failures',
  passRateDropMax: 'drop of the pass rate',
  judgeDropMax: 'drop of the judge average',
  latencyIncreaseMax: 'latency',
  costIncreaseMax: 'cost',
};

/** @param branch what the base is called */
export function failedGates(suite: SuiteReport, branch: Phrase): readonly FailedGate[] {
  return suite.gates.gates
    .filter(({ passed }) => !passed)
    .map((gate) => ({ name: gate.gateName, phrase: gatePhrase(gate, suite, branch) }));
}

function gatePhrase(gate: GateResult, suite: SuiteReport, branch: Phrase): Sentence {
  const { gateName, actual, threshold, noData, tries } = gate;
  const { unit, direction } = GATES[gateName];
  // Too many answers are missing: nobody has found it worse.
  if (gateName === 'notWorse') {
    return noData === undefined ? say`worse than ${branch}` : say`no verdict against ${branch}`;
  }
  const name = `${SHORT_NAMES[gateName]}${tries === undefined ? '' : ` (${plural(tries, 'try', 'tries')})`}`;
  const digits = distinguishingDigits(actual, threshold, unit);
  const limit = limitText(threshold, unit, digits);
  const needs =
    direction === 'min' || threshold === 0 ? `needs ${limit}` : `needs at most ${limit}`;
  // Of answers that never came there is no rate.
  const isEmpty = GATES[gateName].rate !== undefined && !suite.results.some(hasAnyAnswer);
  const value = isEmpty
    ? 'no answers'
    : noData === undefined
      ? valueText(actual, unit, digits)
      : (gateWords(gate).unknown ?? 'no data');
  const lost = lostCounted(gate, suite);
  return say`${name} ${value} (${needs}${lost === undefined ? '' : `; counts ${lost}`})`;
}

// Whether the base branch fails a gate, too, and whether that is all there is to it: then this change is not the cause.

interface GateCause {
  /** Everything that fails the gate here failed it there, asked the same; nothing that must never happen is new. */
  readonly isNotThisChange: boolean;
  /** Results that fail the gate here and did not there. */
  readonly more: readonly ReportedResult[];
}

/** Gates on a share of results or answers; of the others, only those on codes say which results fail them. */
const ON_RATES: ReadonlySet<GateName> = new Set([
  'passRateMin',
  'runPassRateMin',
  'reliabilityMin',
  'deterministicPassRate',
]);

/** Of a gate that fails; undefined where the base branch's own run did not fail it, or where no result explains it. */
export function gateCause(suite: SuiteReport, gateName: GateName): GateCause | undefined {
  const { comparison, results } = suite;
  if (comparison?.failedGates?.includes(gateName) !== true) return undefined;
  const isOfCodes = isCounting(gateName);
  const hasNew = results.some((result) => hasNewCode(result, suite));
  if (!isOfCodes && !ON_RATES.has(gateName)) {
    // Which results fail such a gate nobody can say: only of a change that touches none is it known.
    return isUntouched(comparison) && !hasNew ? { isNotThisChange: true, more: [] } : undefined;
  }
  const { concerns = () => false } = GATES[gateName];
  const fails = (one: Pick<ReportedResult, 'passed' | 'failureCodes'>): boolean =>
    isOfCodes ? one.failureCodes.some(concerns) : !one.passed;
  const failing = results.filter(fails);
  const more = failing.filter(
    ({ comparison: its }) => its?.there === undefined || !fails(its.there),
  );
  const isAskedAlike = failing.every(({ comparison: its }) => its?.kind === 'unchanged-request');
  return {
    isNotThisChange:
      failing.length > 0 &&
      more.length === 0 &&
      isAskedAlike &&
      !hasNew &&
      comparison.verdict.verdict !== 'worse',
    more,
  };
}

/** The distance between two values, without a sign; between shares in points. */
function distanceText(distance: number, unit: ValueUnit, extraDigits = 0): string {
  if (unit !== 'share') return valueText(distance, unit, extraDigits);
  return `${trimZeros(count(distance * 100, 1 + extraDigits))} points`;
}
