/**
 * What happened to each test: worse for certain, probably, or just flaky. "For certain" is Fisher's test with Tarone's
 * correction over all results given; "probably" is without it. `byChance` says of each list how many of the same tests
 * would be in it by luck alone, had nothing changed.
 */
import {
  countsForLabel,
  hasBothSides,
  oncePerCounts,
  passesOf,
  type ComparedResult,
  type Counts,
} from '../statistics/compared-result.js';
import {
  dealsOf,
  fisherBetter,
  fisherWorse,
  regressed,
  type Deal,
  type Tarone,
} from '../statistics/fisher.js';
import { atMost } from '../statistics/tolerance.js';

/** The level of the lists that people read. */
const LIST_LEVEL = 0.05;

export type TestLabel =
  /** Worse for certain. */
  | { readonly label: 'regressed'; readonly p: number }
  /** Worse, unless it is one of those that look so by luck. */
  | { readonly label: 'probably-regressed'; readonly p: number }
  /** The mirror of regressed (`certain`) and of probably regressed. */
  | { readonly label: 'improved'; readonly p: number; readonly certain: boolean }
  /** Temperature 0 or a seed: passed in every answer of every base run, in none here. A fact, whatever made it. */
  | { readonly label: 'fails-every-time' }
  /** The mirror. */
  | { readonly label: 'passes-every-time' }
  /** Always passed on the base branch, not always here: what flaky tests do. */
  | { readonly label: 'failing-now'; readonly p: number }
  /** The mirror: not always passed on the base branch, always here. */
  | { readonly label: 'passing-now'; readonly p: number }
  /** Passed sometimes on both sides. */
  | { readonly label: 'flaky-on-both' }
  | { readonly label: 'unchanged' }
  /** No outcome on one of the sides: all its runs errored. */
  | { readonly label: 'not-compared' };

/** How many results each list would have by luck alone. */
export interface ByChance {
  /** Regressed or probably regressed. */
  readonly worse: number;
  /** Improved. */
  readonly better: number;
  /** Failing now or passing now. */
  readonly differ: number;
}

export interface TestLabels {
  /** One for each result, in the order given. */
  readonly labels: readonly TestLabel[];
  readonly byChance: ByChance;
  /** The limit below which a result is regressed for certain. */
  readonly tarone: Tarone;
}

/** One result as labels take it. */
interface LabelledResult {
  readonly counts: Counts;
  /** See `fails-every-time`. */
  readonly turned?: 'fails' | 'passes' | undefined;
}

/** What labels take of a result; of one answer a side, a turn is told from what flaky tests do. */
export function labelledResult(result: ComparedResult): LabelledResult {
  const counts = countsForLabel(result);
  return { counts, turned: result.deterministic ? turnOf(result) : undefined };
}

/** Whether a result passed in every answer of one side and in none of the other; undefined where a side has none. */
export function turnOf({ base, head }: ComparedResult): LabelledResult['turned'] {
  const [before, here] = [shareOf(base.flat()), shareOf(head.flat())];
  if (before === 'all' && here === 'none') return 'fails';
  return before === 'none' && here === 'all' ? 'passes' : undefined;
}

function shareOf(outcomes: ComparedResult['head'][number]): 'all' | 'some' | 'none' | undefined {
  return outcomes.length === 0 ? undefined : share(passesOf(outcomes), outcomes.length);
}

/** Labels all results at once: the correction depends on how many could regress. */
export function labelTests(results: readonly LabelledResult[]): TestLabels {
  const compared = results.map(({ counts }) => counts).filter(hasBothSides);
  const worse = regressed(compared, LIST_LEVEL);
  const better = regressed(compared.map(mirror), LIST_LEVEL);
  const labelled = oncePerCounts((counts) => labelOf(counts, worse, better));
  const others = results.flatMap(({ counts, turned }) =>
    turned === undefined && hasBothSides(counts) ? [counts] : [],
  );
  return {
    labels: results.map(({ counts, turned }) =>
      turned === undefined ? labelled(counts) : { label: `${turned}-every-time` },
    ),
    byChance: expectedByChance(others),
    tarone: { K: worse.K, limit: worse.limit },
  };
}

/** Positions of the results that are worse for certain at this level (0..1): what the gate `regressionsMax` counts. */
export function regressedAt(results: readonly Counts[], level: number): readonly number[] {
  const positions = results.flatMap((counts, position) => (hasBothSides(counts) ? [position] : []));
  const { flagged } = regressed(results.filter(hasBothSides), level);
  const counted = new Set(flagged);
  return positions.filter((_, index) => counted.has(index));
}

function labelOf(counts: Counts, worse: Tarone, better: Tarone): TestLabel {
  if (!hasBothSides(counts)) return { label: 'not-compared' };
  const pWorse = fisherWorse(counts);
  const pBetter = fisherBetter(counts);
  switch (listOf({ counts, pWorse, pBetter })) {
    case 'worse':
      return {
        label: atMost(pWorse, worse.limit) ? 'regressed' : 'probably-regressed',
        p: pWorse,
      };
    case 'better':
      return { label: 'improved', p: pBetter, certain: atMost(pBetter, better.limit) };
    case 'differ':
      return counts.kb === counts.nb
        ? { label: 'failing-now', p: pWorse }
        : { label: 'passing-now', p: pBetter };
    case undefined: {
      const isFlaky = [share(counts.kb, counts.nb), share(counts.kh, counts.nh)].every(
        (side) => side === 'some',
      );
      return { label: isFlaky ? 'flaky-on-both' : 'unchanged' };
    }
  }
}

/** Tarone's limits are below the level of the lists, so that these three hold whatever the other tests are. */
function listOf({
  counts: { kb, nb, kh, nh },
  pWorse,
  pBetter,
}: Omit<Deal, 'chance'>): keyof ByChance | undefined {
  if (atMost(pWorse, LIST_LEVEL)) return 'worse';
  if (atMost(pBetter, LIST_LEVEL)) return 'better';
  return (kb === nb) === (kh === nh) ? undefined : 'differ';
}

function expectedByChance(results: readonly Counts[]): ByChance {
  const chancesOf = oncePerCounts((counts) => {
    const chances = { worse: 0, better: 0, differ: 0 };
    for (const deal of dealsOf(counts)) {
      const list = listOf(deal);
      if (list !== undefined) chances[list] += deal.chance;
    }
    return chances;
  });
  const sum = { worse: 0, better: 0, differ: 0 };
  for (const counts of results) {
    const { worse, better, differ } = chancesOf(counts);
    sum.worse += worse;
    sum.better += better;
    sum.differ += differ;
  }
  return sum;
}

function share(passes: number, runs: number): 'all' | 'some' | 'none' {
  if (passes === runs) return 'all';
  return passes === 0 ? 'none' : 'some';
}

/** Failures counted as passes: what got better becomes what got worse. */
function mirror({ kb, nb, kh, nh }: Counts): Counts {
  return { kb: nb - kb, nb, kh: nh - kh, nh };
}
