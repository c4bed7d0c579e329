import { FLOAT_NOISE, mean } from '../../basics/basics.js';
import { percent } from '../../basics/format.js';
import { effectiveSize, type ShareEstimate, wilson } from '../../statistics/intervals.js';

/**
 * Sentences about things that have names from outside (a branch, a commit, a model). They come as parts: our own text,
 * which is safe anywhere, and those names, which each view escapes and marks in its own way.
 */

export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  /** Hostile: escape it. */
  | { readonly kind: 'branch'; readonly name: string }
  /** As short as it is shown. Hostile: escape it. */
  | { readonly kind: 'commit'; readonly name: string }
  /** Hostile: escape it. */
  | { readonly kind: 'model'; readonly name: string };

export type Sentence = readonly SentencePart[];

/** What a sentence calls the other side: `main`, or `main` (4f2a9c1, 2 hours ago). Branch and commit are hostile. */
export interface BaseName {
  readonly branch: string;
  readonly commit?: string | undefined;
  /** In words, our own, e.g. `2 hours ago`. */
  readonly age?: string | undefined;
}

/** Model names shown in one sentence. */
const MODELS_SHOWN = 3;

/** A sentence as plain text, names as they are: for places where nothing needs escaping, and for tests. */
export function plainSentence(sentence: Sentence): string {
  return sentenceText(sentence, (name) => `\`${name}\``);
}

/** A sentence as one text, each name made safe by the view; what is our own is safe anywhere. */
export function sentenceText(
  sentence: Sentence,
  name: (name: string, kind: 'branch' | 'model' | 'commit') => string,
): string {
  return sentence
    .map((part) => (part.kind === 'text' ? part.text : name(part.name, part.kind)))
    .join('');
}

/** The base with commit and age, where they are known. */
export function namedBase(base: BaseName): Sentence {
  const branch: SentencePart = { kind: 'branch', name: base.branch };
  if (base.commit === undefined && base.age === undefined) return [branch];
  return [branch, text(' ('), ...commitAndAge(base), text(')')];
}

/** Commit and age without the branch; empty where neither is known. */
export function commitAndAge({ commit, age }: BaseName): Sentence {
  const commits: Sentence = commit === undefined ? [] : [{ kind: 'commit', name: commit }];
  if (age === undefined) return commits;
  return [...commits, text(commit === undefined ? age : `, ${age}`)];
}

/** The first few models, and how many more there are. */
export function modelNames(models: readonly string[]): Sentence {
  const shown = models
    .slice(0, MODELS_SHOWN)
    .flatMap((model, index): Sentence => [
      ...(index === 0 ? [] : [text(', ')]),
      { kind: 'model', name: model },
    ]);
  const more = models.length - MODELS_SHOWN;
  return more > 0 ? [...shown, text(` and ${more} more`)] : shown;
}

/** Our own words: safe anywhere. */
export function text(value: string): SentencePart {
  return { kind: 'text', text: value };
}

// The signs that every view shows. One sign means one thing, wherever it stands.

/** What a sign says. `look`: worth a look, though nothing fails for it. `idle`: nothing there to pass or to fail. */
export type SignName = 'passed' | 'failed' | 'look' | 'idle';

export const SIGNS = {
  passed: '✅',
  failed: '❌',
  look: '⚠️',
  idle: '➖',
} as const satisfies Readonly<Record<SignName, string>>;

export type Sign = (typeof SIGNS)[SignName];

/** Of a result and of a run. An errored one did not fail: nothing is known of it. */
export const STATUS_SIGNS = {
  passed: SIGNS.passed,
  failed: SIGNS.failed,
  errored: SIGNS.look,
  'not-run': SIGNS.idle,
} as const;

/** Against the base branch: `unclear` is what cannot be told, or what there is nothing to tell of. */
export const COMPARISON_SIGNS = { worse: '🔴', notWorse: '🟢', unclear: '⚪' } as const;

// A pass rate as every view writes it: with what it counts and its 95 % interval, `62.5 % of tests (31–86 %)`. Ends of
// the interval are whole percent, rounded outwards. What it covers: `ShareEstimate`.

/** Said in the head of a column that has intervals. */
export const INTERVAL_NAME = '95 % interval';

/** Of results: how many of them passed, as the share of answers would be if each had one. */
export function rateOfResults(passed: number, total: number): ShareEstimate {
  return { value: passed / total, ...wilson(passed / total, sizeForResults(passed, total)) };
}

/** The number of results that Wilson's interval takes: `effectiveSize` of so many ones and zeros. */
export function sizeForResults(passed: number, total: number): number {
  return passed === 0 || passed === total ? total : total - 1;
}

/**
 * Of runs, whose repeats depend on their test.
 * @param shares of each result that passed, 0 to 1; at least one
 * @param value where results have unequal numbers of runs, the share of all runs
 */
export function rateOfRuns(shares: readonly number[], value = mean(shares)): ShareEstimate {
  return { value, ...wilson(value, effectiveSize(shares)) };
}

/** `what`: what the rate counts, e.g. `tests`; nothing where the place says it. */
export function rateText(rate: ShareEstimate, what?: string, digits = 1): string {
  const counted = what === undefined ? '' : ` of ${what}`;
  return `${percent(rate.value, digits)}${counted} (${intervalText(rate)})`;
}

/** The same for what is read in passing: intervals are for tables. */
export function rateAlone({ value }: Pick<ShareEstimate, 'value'>, what: string): string {
  return `${percent(value)} of ${what}`;
}

/** E.g. `31–86 %`. */
export function intervalText({ low, high }: Pick<ShareEstimate, 'low' | 'high'>): string {
  if (!Number.isFinite(low + high)) return '0–100 %';
  return `${Math.floor(low * 100 + FLOAT_NOISE)}–${Math.ceil(high * 100 - FLOAT_NOISE)} %`;
}
