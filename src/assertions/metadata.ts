/** What results know beside their score: every fact with its type, and whose words it is. */
import type { SchemaViolation } from '../config/files/json-schema.js';
import type { ScoreBand } from './scored/bands.js';

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
  readonly metric?: string;
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

/** A new fact without a line here does not compile. */
export const WORDS_OF: Readonly<Record<keyof AssertionMetadata, WordsOf>> = {
  scored: 'ours',
  type: 'ours',
  reason: 'ours',
  reasonBy: 'ours',
  threshold: 'ours',
  weight: 'ours',
  metric: 'ours',
  band: 'ours',
  negated: 'ours',
  words: 'ours',
  sentences: 'ours',
  errors: 'ours',
  warnings: 'ours',
  console: 'answer',
  reasoning: 'reason',
  judgeModel: 'ours',
  criteria: 'ours',
  scores: 'ours',
  spread: 'ours',
  exercised: 'ours',
  method: 'ours',
  notice: 'ours',
  driftScore: 'ours',
  field: 'answer',
  baseline: 'answer',
  current: 'answer',
  forbidden: 'ours',
  pattern: 'ours',
  matchCount: 'ours',
  redactedMatches: 'ours',
  schemaErrors: 'answer',
  outputPreview: 'answer',
  mismatches: 'answer',
  actualArgs: 'answer',
  latencyMs: 'ours',
  maxMs: 'ours',
  costUsd: 'ours',
  maxUsd: 'ours',
};

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

/** A fact that a report of another version has may quote anything. */
function wordsOf(name: string): WordsOf {
  return isKnown(name) ? WORDS_OF[name] : 'answer';
}

function isKnown(name: string): name is keyof AssertionMetadata {
  return Object.hasOwn(WORDS_OF, name);
}
