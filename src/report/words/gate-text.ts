/** Gates in words: their titles, and their numbers by the kind of thing that each counts. */
import type { GateName, GateResult } from '../../engine/results.js';
import { count, duration, percent, score, trimZeros, usd } from './format.js';

type Unit = 'share' | 'score' | 'count' | 'usd' | 'ms';

interface GateKind {
  readonly title: string;
  readonly unit: Unit;
  /** Whether the actual value must be at least (`min`) or at most (`max`) the threshold. */
  readonly bound: 'min' | 'max';
}

const GATE_KINDS: Readonly<Record<GateName, GateKind>> = {
  passRateMin: { title: 'Pass rate', unit: 'share', bound: 'min' },
  schemaFailuresMax: { title: 'Schema failures', unit: 'count', bound: 'max' },
  piiFailuresMax: { title: 'PII failures', unit: 'count', bound: 'max' },
  keywordFailuresMax: { title: 'Keyword failures', unit: 'count', bound: 'max' },
  judgeAvgMin: { title: 'Judge average', unit: 'score', bound: 'min' },
  driftScoreMax: { title: 'Drift score', unit: 'score', bound: 'max' },
  costMaxUsd: { title: 'Cost', unit: 'usd', bound: 'max' },
  latencyMaxMs: { title: 'Mean latency', unit: 'ms', bound: 'max' },
  deterministicPassRate: { title: 'Deterministic assertions passed', unit: 'share', bound: 'min' },
  probabilisticPassRate: { title: 'Probabilistic assertions passed', unit: 'share', bound: 'min' },
};

/** A gate as people read it. */
export interface GateText {
  readonly title: string;
  readonly actual: string;
  /** With its direction, e.g. `≥ 95 %`. */
  readonly threshold: string;
  /** Distance to the threshold, negative when it was missed; `not exercised` or `no data` without data. */
  readonly margin: string;
  readonly verdict: 'passed' | 'failed' | 'not exercised';
  /** For a sentence, e.g. `pass rate 92.5 % of 95 %`, `PII failures 2, at most 0`. */
  readonly phrase: string;
}

/** Words and numbers of one gate result. */
export function gateText(gate: GateResult): GateText {
  const kind = gateKind(gate.gateName);
  const digits = distinguishingDigits(gate, kind.unit);
  const actual = formatValue(gate.actual, kind.unit, digits);
  const threshold = formatValue(gate.threshold, kind.unit, digits);
  const noData = gate.noData === true;
  return {
    title: kind.title,
    actual: noData ? '–' : actual,
    threshold: `${kind.bound === 'min' ? '≥' : '≤'} ${threshold}`,
    margin: noData ? noDataText(gate) : margin(gate, kind),
    verdict: gate.passed ? (noData ? 'not exercised' : 'passed') : 'failed',
    phrase: phrase(kind, noData ? undefined : actual, threshold),
  };
}

function gateKind(name: string): GateKind {
  const kinds: Readonly<Partial<Record<string, GateKind>>> = GATE_KINDS;
  const known = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return known ?? { title: name, unit: 'score', bound: name.endsWith('Max') ? 'max' : 'min' };
}

function noDataText(gate: GateResult): string {
  return gate.passed ? 'not exercised' : 'no data';
}

function phrase(kind: GateKind, actual: string | undefined, threshold: string): string {
  const title = /^[A-Z][a-z]/u.test(kind.title)
    ? kind.title.charAt(0).toLowerCase() + kind.title.slice(1)
    : kind.title;
  if (actual === undefined) return `${title}: no data`;
  return kind.bound === 'min'
    ? `${title} ${actual} of ${threshold}`
    : `${title} ${actual}, at most ${threshold}`;
}

const MAX_EXTRA_DIGITS = 6;

/** Extra decimals until actual and threshold look different, so that no gate fails at `95 % of 95 %`. */
function distinguishingDigits(gate: GateResult, unit: Unit): number {
  const differ = Math.abs(gate.actual - gate.threshold) > 1e-9;
  for (let extra = 0; differ && extra < MAX_EXTRA_DIGITS; extra += 1) {
    if (formatValue(gate.actual, unit, extra) !== formatValue(gate.threshold, unit, extra))
      return extra;
  }
  return differ ? MAX_EXTRA_DIGITS : 0;
}

function formatValue(value: number, unit: Unit, extraDigits: number): string {
  switch (unit) {
    case 'share':
      return percent(value, 1 + extraDigits);
    case 'score':
      return score(value, 2 + extraDigits);
    case 'count':
      return trimZeros(count(value, extraDigits));
    case 'usd':
      return extraDigits === 0 ? usd(value) : usd(value, 2 + extraDigits);
    case 'ms':
      return extraDigits === 0 ? duration(value) : `${trimZeros(count(value, extraDigits))} ms`;
  }
}

function margin(gate: GateResult, kind: GateKind): string {
  const distance =
    kind.bound === 'min' ? gate.actual - gate.threshold : gate.threshold - gate.actual;
  if (!Number.isFinite(distance)) return 'n/a';
  if (Math.abs(distance) <= 1e-9) return '0';
  const digits = distinguishingDigits(gate, kind.unit);
  return `${distance < 0 ? '\u2212' : '+'}${formatDistance(Math.abs(distance), kind.unit, digits)}`;
}

function formatDistance(distance: number, unit: Unit, extraDigits: number): string {
  return unit === 'share'
    ? `${trimZeros(count(distance * 100, 1 + extraDigits))} points`
    : formatValue(distance, unit, extraDigits);
}
