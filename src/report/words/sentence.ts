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
