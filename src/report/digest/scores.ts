/** Scores of the `assert` lists, as views show them. */
import {
  type AssertionResult,
  bandOf,
  roundedScore,
  SCORE_BANDS,
  type ScoreBand,
} from '../../assertions/assertion.js';
import { scoresByLabel } from '../../engine/evaluate/aggregate.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import { score as scoreText } from '../../basics/format.js';
import type { SuiteReport } from '../report.js';
import { mean } from '../../basics/basics.js';

interface CheckScore {
  /** Foreign text. */
  readonly label: string;
  /** Mean of the runs, 0 to 1. */
  readonly mean: number;
}

/** Mean score of each scored check of a result, in config order. */
export function scoresOf(result: AggregatedTestResult): readonly CheckScore[] {
  return [...scoresByLabel(result.runs, isScored)].map(([key, scores]) => ({
    label: key.slice(key.indexOf(':') + 1),
    mean: mean(scores),
  }));
}

/** Number of checks in each band, best band first, as `12 perfect · 1 failed`; undefined when nothing was scored. */
export function bandWords(suite: SuiteReport): string | undefined {
  const counts = new Map<ScoreBand, number>();
  for (const { mean } of suite.results.flatMap(scoresOf)) {
    const band = bandOf(mean);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  const words = SCORE_BANDS.flatMap((band) => {
    const count = counts.get(band);
    return count === undefined ? [] : [`${count} ${band}`];
  });
  return words.length === 0 ? undefined : words.join(' · ');
}

/** A score with its band, e.g. `0.75 good`. */
export function scoreWords(score: number): string {
  return `${scoreText(roundedScore(score))} ${bandOf(score)}`;
}

/** Whether a result comes from an `assert` list. */
export function isScored({ metadata }: AssertionResult): boolean {
  return metadata?.['scored'] === true;
}
