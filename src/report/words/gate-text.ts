/** Gate results as the views show them; its definition says what a gate is called, and in what unit it is measured. */
import { GATES, type GateDefinition } from '../../engine/evaluate/gate-definitions.js';
import { gateNoun, gateTitle, unknownText } from '../../engine/evaluate/verdict.js';
import type { GateResult } from '../../engine/results.js';
import { distanceText, distinguishingDigits, limitText, valueText } from '../../basics/format.js';
import { FLOAT_NOISE } from '../../basics/basics.js';

/** A gate as people read it. */
interface GateText {
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
  const definition = GATES[gate.gateName];
  const { unit, direction } = definition;
  const digits = distinguishingDigits(gate.actual, gate.threshold, unit);
  const actual = valueText(gate.actual, unit, digits);
  const threshold = limitText(gate.threshold, unit, digits);
  const measured = gate.noData === undefined;
  return {
    title: gateTitle(gate),
    actual: measured ? actual : (unknownWords(gate) ?? '–'),
    threshold: unit === 'verdict' ? threshold : `${direction === 'min' ? '≥' : '≤'} ${threshold}`,
    margin: measured ? margin(gate, definition) : noDataText(gate),
    verdict: gate.passed ? (measured ? 'passed' : 'not exercised') : 'failed',
    phrase: phrase(gate, measured ? actual : undefined, threshold),
  };
}

function unknownWords({ unknownAnswers }: GateResult): string | undefined {
  return unknownAnswers === undefined ? undefined : unknownText(unknownAnswers);
}

function noDataText(gate: GateResult): string {
  return gate.passed ? 'not exercised' : 'no data';
}

function phrase(gate: GateResult, actual: string | undefined, threshold: string): string {
  const { direction, failure } = GATES[gate.gateName];
  const noun = gateNoun(gate);
  if (actual === undefined) return `${noun}: ${unknownWords(gate) ?? 'no data'}`;
  if (failure !== undefined) return failure;
  return direction === 'min'
    ? `${noun} ${actual} of ${threshold}`
    : `${noun} ${actual}, at most ${threshold}`;
}

function margin({ actual, threshold }: GateResult, { unit, direction }: GateDefinition): string {
  if (unit === 'verdict') return '–';
  const distance = direction === 'min' ? actual - threshold : threshold - actual;
  if (!Number.isFinite(distance)) return 'n/a';
  if (Math.abs(distance) <= FLOAT_NOISE) return '0';
  const digits = distinguishingDigits(actual, threshold, unit);
  return `${distance < 0 ? '\u2212' : '+'}${distanceText(Math.abs(distance), unit, digits)}`;
}
