/**
 * The gate `judgeTrustMin`. It is about judges and looks at no test: red where labels show for certain that a judge passes
 * too few good answers or stops too few bad ones. Comes in: how often each judge with labels was right.
 */
import { limitText, valueText } from '../../words/measured-value.js';
import { isRefuted, judgeTrust, type LabelCounts } from '../../statistics/judge-trust.js';
import type { GateResult } from '../results.js';

/** How a judge did on its labels. */
export interface JudgeFigures {
  readonly counts: LabelCounts;
  /** As if it had been wrong on every label that a provider's failure, the budget or the run's end kept from it. */
  readonly atWorst: LabelCounts;
}

const GATE = 'judgeTrustMin';

/** Its definition: nothing that is asked of a test changes it. */
export const JUDGE_TRUST = {
  title: 'Judge trust',
  noun: 'judge trust',
  unit: 'share',
  direction: 'min',
  measure: () => undefined,
  bounds: () => undefined,
  concerns: () => false,
  ofKind: undefined,
  nothing: 'no judge has labels',
  passesOnNothing: true,
  about: 'judges',
} as const;

/** Whether labels were lost, so that the gate is evaluated a second time without them. */
export function hasLostLabels(judges: readonly JudgeFigures[]): boolean {
  return judges.some(({ counts, atWorst }) => total(counts) < total(atWorst));
}

/**
 * @param judges those with labels; none before they were asked
 * @param lost whether a label without a score counts as wrong, or as if it had never been
 */
export function evaluateJudgeTrust(
  threshold: number,
  judges: readonly JudgeFigures[],
  lost: 'wrong' | 'left-out',
): GateResult {
  const limit = `min: ${limitText(threshold, 'share', 0)}`;
  const figures = judges
    .map(({ counts, atWorst }) => (lost === 'wrong' ? atWorst : counts))
    .filter((counts) => total(counts) > 0);
  if (figures.length === 0) {
    const message = `${JUDGE_TRUST.title}: not exercised, ${JUDGE_TRUST.nothing} (${limit})`;
    return { gateName: GATE, passed: true, actual: 1, threshold, message, noData: 'nothing-asked' };
  }
  const refused = figures.filter((it) => isRefuted(it, threshold));
  const shown = refused.length > 0 ? refused : figures;
  const actual = Math.min(...shown.map(lowerRate));
  if (refused.length === 0 && !figures.some((it) => hasShown(it, threshold))) {
    const message = `${JUDGE_TRUST.title}: not exercised, too few labels to tell (${limit})`;
    const noData = 'too-little-data';
    return { gateName: GATE, passed: true, actual, threshold, message, noData };
  }
  const words = `${valueText(actual, 'share')}${refused.length > 0 || actual >= threshold ? '' : ', which so few labels can explain'}`;
  const message = `${JUDGE_TRUST.title}: ${words} (${limit})`;
  return { gateName: GATE, passed: refused.length === 0, actual, threshold, message };
}

/** Whether the labels show that the judge is to be trusted, where they could have shown that it is not. */
function hasShown(counts: LabelCounts, threshold: number): boolean {
  const allWrong = { ...counts, passGood: 0, failBad: 0 };
  return judgeTrust(counts, threshold).state === 'trusted' && isRefuted(allWrong, threshold);
}

function total({ good, bad }: LabelCounts): number {
  return good + bad;
}

/** The lower of the two rates; of a kind without labels there is none. */
function lowerRate({ passGood, good, failBad, bad }: LabelCounts): number {
  return Math.min(good === 0 ? 1 : passGood / good, bad === 0 ? 1 : failBad / bad);
}
