/** What results know beside their score: every fact with its type, and whose words it is. */
import type { SchemaViolation } from '../config/files/json-schema.js';

export interface AssertionMetadata {
  /** `assert` lists. */
  readonly scored?: true;
  /** As the config writes it, `not-` included. */
  readonly type?: string;
  /** Why it passed or failed, as one sentence. */
  readonly reason?: string;
  /** The config's code wrote the reason. */
  readonly reasonBy?: 'script';
  /** Null: there is none. */
  readonly threshold?: number | null;
  readonly weight?: number;
  readonly metric?: string | undefined;
  readonly band?: ScoreBand;
  readonly negated?: boolean;
  /** `conciseness`. */
  readonly words?: number;
  readonly sentences?: number;
  /** `telegram-format`: their numbers. */
  readonly errors?: number;
  readonly warnings?: number;
  /** `javascript`: lines of `console.log`. */
  readonly console?: readonly string[];
  /** `judge` and drift by a judge. */
  readonly reasoning?: string;
  /** Config id. */
  readonly judgeModel?: string;
  readonly criteria?: string;
  /** Of several passes. */
  readonly scores?: readonly number[];
  readonly spread?: number;
  /** `drift`; `exercised` is false where there was nothing to compare. */
  readonly exercised?: boolean;
  readonly method?: 'judge' | 'embedding' | 'field-diff';
  readonly notice?: string;
  readonly driftScore?: number;
  readonly field?: string;
  readonly baseline?: string;
  readonly current?: string;
  /** Of `notContains`, `keywords.deny` and negated text checks that failed: what the answer must not have, and has. */
  readonly forbidden?: readonly string[];
  /** `pii`; matches are redacted already. */
  readonly pattern?: string;
  readonly matchCount?: number;
  readonly redactedMatches?: readonly string[];
  /** JSON and its schemas. */
  readonly schemaErrors?: readonly SchemaViolation[];
  readonly outputPreview?: string;
  /** `tool-calls`. */
  readonly mismatches?: readonly string[];
  readonly actualArgs?: Readonly<Record<string, unknown>>;
  readonly latencyMs?: number;
  readonly maxMs?: number;
  /** USD. */
  readonly costUsd?: number;
  readonly maxUsd?: number;
}

/**
 * `ours`: figures, the config's words and ours. `reason`: why a judge decided as it did, in its words. `answer`: may
 * quote the model under test, so it goes where its answer goes.
 */
export type WordsOf = 'ours' | 'reason' | 'answer';

interface FactRules {
  readonly words: WordsOf;
  /** Whether report.html lists it; no: shown elsewhere in the assertion's row, or without meaning for a reader. */
  readonly listed: boolean;
}

/** A new fact without a line here does not compile. */
const FACTS: Readonly<Record<keyof AssertionMetadata, FactRules>> = {
  scored: { words: 'ours', listed: false },
  type: { words: 'ours', listed: false },
  reason: { words: 'ours', listed: true },
  reasonBy: { words: 'ours', listed: false },
  threshold: { words: 'ours', listed: true },
  weight: { words: 'ours', listed: true },
  metric: { words: 'ours', listed: true },
  band: { words: 'ours', listed: false },
  negated: { words: 'ours', listed: false },
  words: { words: 'ours', listed: true },
  sentences: { words: 'ours', listed: true },
  errors: { words: 'ours', listed: true },
  warnings: { words: 'ours', listed: true },
  console: { words: 'answer', listed: true },
  reasoning: { words: 'reason', listed: false },
  judgeModel: { words: 'ours', listed: true },
  criteria: { words: 'ours', listed: false },
  scores: { words: 'ours', listed: true },
  spread: { words: 'ours', listed: true },
  exercised: { words: 'ours', listed: false },
  method: { words: 'ours', listed: true },
  notice: { words: 'ours', listed: true },
  driftScore: { words: 'ours', listed: true },
  field: { words: 'answer', listed: true },
  baseline: { words: 'answer', listed: true },
  current: { words: 'answer', listed: true },
  forbidden: { words: 'ours', listed: false },
  pattern: { words: 'ours', listed: true },
  matchCount: { words: 'ours', listed: true },
  redactedMatches: { words: 'ours', listed: true },
  schemaErrors: { words: 'answer', listed: true },
  outputPreview: { words: 'answer', listed: false },
  mismatches: { words: 'answer', listed: false },
  actualArgs: { words: 'answer', listed: true },
  latencyMs: { words: 'ours', listed: true },
  maxMs: { words: 'ours', listed: true },
  costUsd: { words: 'ours', listed: true },
  maxUsd: { words: 'ours', listed: true },
};

/** Facts that a report lists with an assertion. One of another version of the report, unknown here, is listed. */
export function listedFacts(
  metadata: AssertionMetadata | undefined,
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(metadata ?? {}).filter(([name]) => !isKnown(name) || FACTS[name].listed);
}

/** The metadata without what `leftOut` names; undefined when nothing is left. */
export function metadataWithout(
  metadata: AssertionMetadata,
  leftOut: ReadonlySet<WordsOf>,
): AssertionMetadata | undefined {
  const kept = Object.entries(metadata).filter(([name]) => {
    const words: WordsOf =
      name === 'reason' && metadata.reasonBy === 'script' ? 'reason' : wordsOf(name);
    return !leftOut.has(words);
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Whose words a fact is. One that a report of another version has may quote anything. */
export function wordsOf(name: string): WordsOf {
  return isKnown(name) ? FACTS[name].words : 'answer';
}

function isKnown(name: string): name is keyof AssertionMetadata {
  return Object.hasOwn(FACTS, name);
}

// The score ranges of docs/assertions.md.

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
