/**
 * What happened to each test: worse for certain, probably, or just flaky. "For certain" is Fisher's test with Tarone's
 * correction over all results given; "probably" is without it. `byChance` says of each list how many of the same tests
 * would be in it by luck alone, had nothing changed.
 */
import {
  dealsOf,
  type Deal,
  fisherBetter,
  fisherWorse,
  leastFisherWorse,
  regressed,
  type Tarone,
} from './exact-tests.js';
import {
  atMost,
  type ComparedResult,
  type Counts,
  countsForLabel,
  hasBothSides,
  oncePerCounts,
  pooledCounts,
} from './intervals.js';

export type TestLabel =
  /** Worse for certain. */
  | { readonly label: 'regressed'; readonly p: number }
  /** Worse, unless it is one of those that look so by luck. */
  | { readonly label: 'probably-regressed'; readonly p: number }
  /** The mirror of regressed (`certain`) and of probably regressed. */
  | { readonly label: 'improved'; readonly p: number; readonly certain: boolean }
  /** Passed in every answer of every base run and in none here, and chance can do that to one test. */
  | { readonly label: 'fails-every-time' }
  /** The mirror. */
  | { readonly label: 'passes-every-time' }
  /** Always passed on the base branch, in part here: what flaky tests do. */
  | { readonly label: 'failing-now'; readonly p: number }
  /** The mirror: in part on the base branch, always here. */
  | { readonly label: 'passing-now'; readonly p: number }
  /** Passed sometimes on both sides. */
  | { readonly label: 'flaky-on-both' }
  | { readonly label: 'unchanged' }
  /** No outcome on one of the sides: all its runs errored. */
  | { readonly label: 'not-compared' };

/** How many results each list would have by luck alone. */
interface ByChance {
  /** Regressed or probably regressed. */
  readonly worse: number;
  /** Improved. */
  readonly better: number;
  /** From every answer to none, and from none to every one. */
  readonly fails: number;
  readonly passes: number;
  /** Failing now or passing now. */
  readonly differ: number;
}

/** The level of the lists that people read. */
const LIST_LEVEL = 0.05;

interface TestLabels {
  /** One for each result, in the order given. */
  readonly labels: readonly TestLabel[];
  readonly byChance: ByChance;
  /** The limit below which a result is regressed for certain. */
  readonly tarone: Tarone;
}

/** One result as labels take it. */
interface LabelledResult {
  readonly counts: Counts;
  /** Of one answer a side: all its answers, by which "every" and "none" are said. Absent: `counts` are all. */
  readonly all?: Counts | undefined;
  /** Of one answer a side: the same with this run in the place of the newest base run, which is as likely by chance. */
  readonly swapped?: LabelledResult | undefined;
}

/** What labels take of a result. */
function labelledResult(result: ComparedResult): LabelledResult {
  if (!result.deterministic) return { counts: countsForLabel(result) };
  return { ...oneAnswer(result), swapped: oneAnswer(swapped(result)) };
}

function oneAnswer(result: ComparedResult): LabelledResult {
  return { counts: countsForLabel(result), all: pooledCounts(result) };
}

/** The two runs that count as one answer a side, exchanged; see `oneRunASide`. */
function swapped(result: ComparedResult): ComparedResult {
  const newest = result.base.findIndex((run) => run.length > 0);
  const first = result.head.findLastIndex((run) => run.length > 0);
  const [base, head] = [result.base[newest], result.head[first]];
  if (base === undefined || head === undefined) return result;
  return { ...result, base: result.base.with(newest, head), head: result.head.with(first, base) };
}

/** Whether a result passed in every answer of one side and in none of the other; undefined where a side has none. */
export function turnOf(result: ComparedResult): 'fails' | 'passes' | undefined {
  return turnIn(pooledCounts(result));
}

function turnIn(counts: Counts): ReturnType<typeof turnOf> {
  if (!hasBothSides(counts)) return undefined;
  const [before, here] = [share(counts.kb, counts.nb), share(counts.kh, counts.nh)];
  if (before === 'all' && here === 'none') return 'fails';
  return before === 'none' && here === 'all' ? 'passes' : undefined;
}

/** Labels all results at once: the correction depends on how many could regress. */
export function labelTests(all: readonly ComparedResult[]): TestLabels {
  const results = all.map(labelledResult);
  const compared = results.map(({ counts }) => counts).filter(hasBothSides);
  const worse = regressed(compared, LIST_LEVEL);
  const better = regressed(compared.map(mirror), LIST_LEVEL);
  const labelled = oncePerCounts((counts) => labelOf({ counts }, worse, better));
  return {
    labels: results.map((result) =>
      result.all === undefined ? labelled(result.counts) : labelOf(result, worse, better),
    ),
    byChance: expectedByChance(results),
    tarone: { K: worse.K, limit: worse.limit },
  };
}

/**
 * A result whose every answer here had failed: its p of being worse, and whether it would take less of the chance of a false
 * alarm than one whose every answer had passed.
 */
export function ifAllFailed(result: ComparedResult): {
  readonly p: number;
  readonly hidesLess: boolean;
} {
  const counts = countsForLabel(result);
  const failing = { ...counts, kh: 0 };
  const passing = { ...counts, kh: counts.nh };
  return {
    p: fisherWorse(failing),
    hidesLess: leastFisherWorse(failing) > leastFisherWorse(passing),
  };
}

/** Positions of the results that are worse for certain at this level (0..1): what the gate `regressionsMax` counts. */
export function regressedAt(results: readonly Counts[], level: number): readonly number[] {
  const positions = results.flatMap((counts, position) => (hasBothSides(counts) ? [position] : []));
  const { flagged } = regressed(results.filter(hasBothSides), level);
  const counted = new Set(flagged);
  return positions.filter((_, index) => counted.has(index));
}

function labelOf({ counts, all }: LabelledResult, worse: Tarone, better: Tarone): TestLabel {
  if (!hasBothSides(counts)) return { label: 'not-compared' };
  const deal = asDeal(counts);
  const { pWorse, pBetter } = deal;
  const list = listOf(deal, all);
  switch (list) {
    case 'worse':
      return {
        label: atMost(pWorse, worse.limit) ? 'regressed' : 'probably-regressed',
        p: pWorse,
      };
    case 'better':
      return { label: 'improved', p: pBetter, certain: atMost(pBetter, better.limit) };
    case 'fails':
    case 'passes':
      return { label: `${list}-every-time` };
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

/**
 * The one list that a changed result is in. Tarone's limits are below the level of the lists, so that these hold whatever
 * the other tests are.
 */
function listOf(
  { counts, pWorse, pBetter }: Omit<Deal, 'chance'>,
  all = counts,
): keyof ByChance | undefined {
  if (atMost(pWorse, LIST_LEVEL)) return 'worse';
  if (atMost(pBetter, LIST_LEVEL)) return 'better';
  const { kb, nb, kh, nh } = counts;
  return turnIn(all) ?? ((kb === nb) === (kh === nh) ? undefined : 'differ');
}

function expectedByChance(results: readonly LabelledResult[]): ByChance {
  const none = { worse: 0, better: 0, fails: 0, passes: 0, differ: 0 };
  const chancesOf = oncePerCounts((counts) => {
    const chances = { ...none };
    for (const deal of dealsOf(counts)) {
      const list = listOf(deal);
      if (list !== undefined) chances[list] += deal.chance;
    }
    return chances;
  });
  const expected = { ...none };
  for (const result of results) {
    if (!hasBothSides(result.counts)) continue;
    const { counts, swapped: other } = result;
    if (other === undefined) {
      const chances = chancesOf(counts);
      for (const list of LISTS) expected[list] += chances[list];
      continue;
    }
    for (const it of [result, other]) {
      const list = listOf(asDeal(it.counts), it.all);
      if (list !== undefined) expected[list] += 1 / 2;
    }
  }
  return expected;
}

const LISTS = ['worse', 'better', 'fails', 'passes', 'differ'] as const;

function asDeal(counts: Counts): Omit<Deal, 'chance'> {
  return { counts, pWorse: fisherWorse(counts), pBetter: fisherBetter(counts) };
}

function share(passes: number, runs: number): 'all' | 'some' | 'none' {
  if (passes === runs) return 'all';
  return passes === 0 ? 'none' : 'some';
}

/** Failures counted as passes: what got better becomes what got worse. */
function mirror({ kb, nb, kh, nh }: Counts): Counts {
  return { kb: nb - kb, nb, kh: nh - kh, nh };
}
