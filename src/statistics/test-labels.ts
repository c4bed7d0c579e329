/**
 * What happened to each test: worse for certain, probably, or just flaky. "For certain" is Fisher's test with Tarone's
 * correction over all results given; "probably" is without it. `byChance` says of each list how many of the same tests
 * would be in it by luck alone, had nothing changed.
 */
import { dealsOf, fisherBetter, fisherWorse, leastFisherWorse, regressed } from './exact-tests.js';
import type { TestLabel } from './generated/verdict-types.js';
import {
  atMost,
  type ComparedResult,
  type Counts,
  countsForLabel,
  hasBothSides,
  oncePerCounts,
  pooledCounts,
} from './intervals.js';

/** The level of the lists that people read. */
const LIST_LEVEL = 0.05;

/** Regressed or probably regressed, improved, from every answer to none, from none to every one, failing or passing now. */
const LISTS = ['worse', 'better', 'fails', 'passes', 'differ'] as const;

type ByChance = Readonly<Record<(typeof LISTS)[number], number>>;

interface TestLabels {
  /** One for each result, in the order given. */
  readonly labels: readonly TestLabel[];
  /** How many results each list would have by luck alone. */
  readonly byChance: ByChance;
}

type Dealt = Omit<ReturnType<typeof dealsOf>[number], 'chance'>;

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

/** From every answer to none, or from none to every one; undefined where a side has none. */
function turnIn(counts: Counts): 'fails' | 'passes' | undefined {
  if (!hasBothSides(counts)) return undefined;
  const [before, here] = [share(counts.kb, counts.nb), share(counts.kh, counts.nh)];
  if (before === 'all' && here === 'none') return 'fails';
  return before === 'none' && here === 'all' ? 'passes' : undefined;
}

/** Labels all results at once: the correction depends on how many could regress. */
export function labelTests(all: readonly ComparedResult[]): TestLabels {
  const results = all.map(labelledResult);
  const { limit } = regressed(
    results.map(({ counts }) => counts),
    LIST_LEVEL,
  );
  const labelled = oncePerCounts((counts) => labelOf({ counts }, limit));
  return {
    labels: results.map((result) =>
      result.all === undefined ? labelled(result.counts) : labelOf(result, limit),
    ),
    byChance: expectedByChance(results),
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

/** @param limit the p at which a result is worse for certain */
function labelOf({ counts, all }: LabelledResult, limit: number): TestLabel {
  if (!hasBothSides(counts)) return 'not-compared';
  const deal = asDeal(counts);
  const list = listOf(deal, all);
  switch (list) {
    case 'worse':
      return atMost(deal.pWorse, limit) ? 'regressed' : 'probably-regressed';
    case 'better':
      return 'improved';
    case 'fails':
    case 'passes':
      return `${list}-every-time`;
    case 'differ':
      return counts.kb === counts.nb ? 'failing-now' : 'passing-now';
    case undefined: {
      const sides = [share(counts.kb, counts.nb), share(counts.kh, counts.nh)];
      return sides.every((side) => side === 'some') ? 'flaky-on-both' : 'unchanged';
    }
  }
}

/**
 * The one list that a changed result is in. Tarone's limits are below the level of the lists, so that these hold whatever
 * the other tests are.
 */
function listOf({ counts, pWorse, pBetter }: Dealt, all = counts): keyof ByChance | undefined {
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

function asDeal(counts: Counts): Dealt {
  return { counts, pWorse: fisherWorse(counts), pBetter: fisherBetter(counts) };
}

function share(passes: number, runs: number): 'all' | 'some' | 'none' {
  if (passes === runs) return 'all';
  return passes === 0 ? 'none' : 'some';
}
