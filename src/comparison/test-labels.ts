/**
 * What happened to each test: regressed for certain, probably, or just flaky. "For certain" is Fisher's test with
 * Tarone's correction over all results given; "probably" is without it, so `regressedByChance` says how many of those
 * to expect by luck alone.
 */
import { hasBothSides, oncePerCounts, type Counts } from './sample.js';
import {
  byChance,
  fisherBetter,
  fisherWorse,
  regressed,
  type Tarone,
} from './statistics/fisher.js';
import { atMost } from './statistics/tolerance.js';

/** The level of the lists that people read. */
const LIST_LEVEL = 0.05;
/** The level of the gate `regressionsMax`. */
const GATE_LEVEL = 0.01;

export type TestLabel =
  /** Worse for certain. */
  | { readonly label: 'regressed'; readonly p: number }
  /** Worse, unless it is one of those that look so by luck. */
  | { readonly label: 'probably-regressed'; readonly p: number }
  /** Always passed on the base branch, not always here: usual for a flaky test. */
  | { readonly label: 'failing-now'; readonly p: number }
  /** The mirror of regressed (`certain`) and of probably regressed. */
  | { readonly label: 'improved'; readonly p: number; readonly certain: boolean }
  /** The mirror of failing now: not always passed on the base branch, always here. */
  | { readonly label: 'passing-now'; readonly p: number }
  /** Passed sometimes on both sides. */
  | { readonly label: 'flaky-on-both' }
  | { readonly label: 'unchanged' }
  /** No outcome on one of the sides: all its runs errored. */
  | { readonly label: 'not-compared' };

export interface TestLabels {
  /** One for each result, in the order given. */
  readonly labels: readonly TestLabel[];
  /** How many results would be regressed or probably regressed by luck alone, had nothing changed. */
  readonly regressedByChance: number;
  /** The same for improved. */
  readonly improvedByChance: number;
  /** The limit below which a result is regressed for certain. */
  readonly tarone: Tarone;
}

/** Labels all results at once: the correction depends on how many could regress. */
export function labelTests(results: readonly Counts[]): TestLabels {
  const compared = results.filter(hasBothSides);
  const mirrored = compared.map(mirror);
  const worse = regressed(compared, LIST_LEVEL);
  const better = regressed(mirrored, LIST_LEVEL);
  return {
    labels: results.map(oncePerCounts((counts) => labelOf(counts, worse, better))),
    regressedByChance: byChance(compared, LIST_LEVEL),
    improvedByChance: byChance(mirrored, LIST_LEVEL),
    tarone: { K: worse.K, limit: worse.limit },
  };
}

/** Positions of the results that the gate `regressionsMax` counts: worse for certain at .01. */
export function regressedForGate(results: readonly Counts[]): readonly number[] {
  const positions = results.flatMap((counts, position) => (hasBothSides(counts) ? [position] : []));
  const { flagged } = regressed(results.filter(hasBothSides), GATE_LEVEL);
  const counted = new Set(flagged);
  return positions.filter((_, index) => counted.has(index));
}

function labelOf(counts: Counts, worse: Tarone, better: Tarone): TestLabel {
  if (!hasBothSides(counts)) return { label: 'not-compared' };
  const pWorse = fisherWorse(counts);
  if (atMost(pWorse, worse.limit)) return { label: 'regressed', p: pWorse };
  if (atMost(pWorse, LIST_LEVEL)) return { label: 'probably-regressed', p: pWorse };
  const pBetter = fisherBetter(counts);
  if (atMost(pBetter, LIST_LEVEL)) {
    return { label: 'improved', p: pBetter, certain: atMost(pBetter, better.limit) };
  }
  const base = share(counts.kb, counts.nb);
  const head = share(counts.kh, counts.nh);
  if (base === 'all' && head !== 'all') return { label: 'failing-now', p: pWorse };
  if (base !== 'all' && head === 'all') return { label: 'passing-now', p: pBetter };
  return { label: base === 'some' && head === 'some' ? 'flaky-on-both' : 'unchanged' };
}

function share(passes: number, runs: number): 'all' | 'some' | 'none' {
  if (passes === runs) return 'all';
  return passes === 0 ? 'none' : 'some';
}

/** Failures counted as passes: what got better becomes what got worse. */
function mirror({ kb, nb, kh, nh }: Counts): Counts {
  return { kb: nb - kb, nb, kh: nh - kh, nh };
}
