/** The score ranges of docs/assertions.md. */

/** Best first. */
export const SCORE_BANDS = [
  'perfect',
  'excellent',
  'good',
  'borderline',
  'poor',
  'failed',
] as const;

export type ScoreBand = (typeof SCORE_BANDS)[number];

/** Lowest score of each band, best first. */
const BANDS: readonly (readonly [lowest: number, band: ScoreBand])[] = [
  [1, 'perfect'],
  [0.8, 'excellent'],
  [0.6, 'good'],
  [0.5, 'borderline'],
  [0.3, 'poor'],
];

/** Two decimals, as scores are compared: 1 - 0.1 - 0.1 - 0.1 is 0.7. */
export function roundedScore(score: number): number {
  return Math.round((score + Number.EPSILON) * 100) / 100;
}

/** The band of a score from 0 to 1, after rounding. */
export function bandOf(score: number): ScoreBand {
  const compared = roundedScore(score);
  return BANDS.find(([lowest]) => compared >= lowest)?.[1] ?? 'failed';
}
