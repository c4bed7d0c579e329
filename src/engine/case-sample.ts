/**
 * The input `sample`: which cases of a suite are asked. It follows from the names alone, so that the base branch and a
 * pull request ask the same ones, and a case more or less changes as little of it as can be.
 */
import { createHash } from 'node:crypto';
import type { TestCase } from '../config/suite.js';

/** So many of the cases of each suite, or a share of them, in percent above 0. */
export type Sample =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'share'; readonly percent: number };

/** How many of a suite's cases are asked, of those that the filters keep. */
export interface SampleSize {
  readonly asked: number;
  readonly cases: number;
}

/** The cases that are asked; a share is rounded up. */
export function sampleOf(cases: readonly TestCase[], sample: Sample): ReadonlySet<TestCase> {
  const size =
    sample.kind === 'count' ? sample.count : Math.ceil((cases.length * sample.percent) / 100);
  const ranked = cases.map((test) => ({ test, rank: rankOf(test.name) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ test }) => test));
}

function rankOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
