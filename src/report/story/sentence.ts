/**
 * Sentences of the story: lists of parts that each view writes in its own way. Every part goes through the view's escape,
 * our own words too: so no text, from anyone, is taken for Markdown, HTML or a workflow command.
 */
import { count } from '../../basics/format.js';

/** What a name is of: a view may mark them differently. */
type NameKind = 'suite' | 'test' | 'model' | 'branch' | 'commit' | 'file';

export type SentencePart =
  /** Prose. A span in backticks of plain words may be shown as code. */
  | { readonly kind: 'text'; readonly text: string }
  /** A name from outside; `url`: its page, where there is one. */
  | { readonly kind: NameKind; readonly name: string; readonly url?: string | undefined }
  /** Something to be read, or copied, character by character. */
  | { readonly kind: 'code'; readonly name: string };

export type NamePart = Exclude<SentencePart, { readonly kind: 'text' }>;

export type Sentence = readonly SentencePart[];

/** What may be in a sentence: a text or number is prose. */
export type Phrase = string | number | SentencePart | Sentence;

/** A sentence as it is written in the source: say`Not worse than ${branch}.` */
export function say(texts: TemplateStringsArray, ...phrases: readonly Phrase[]): Sentence {
  return joined(texts.flatMap((text, index) => [text, phrases[index] ?? '']));
}

/** One after another, without anything between them. */
export function joined(phrases: readonly Phrase[]): Sentence {
  const parts: SentencePart[] = [];
  for (const part of phrases.flatMap(partsOf)) {
    const last = parts.at(-1);
    if (part.kind !== 'text' || last?.kind !== 'text') parts.push(part);
    else parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
  }
  return parts;
}

function partsOf(phrase: Phrase): readonly SentencePart[] {
  if (typeof phrase === 'string' || typeof phrase === 'number') {
    return phrase === '' ? [] : [{ kind: 'text', text: String(phrase) }];
  }
  return 'kind' in phrase ? [phrase] : phrase;
}

/** With `separator` between them; `most`: more are counted. */
export function listed(
  phrases: readonly Phrase[],
  { separator = ', ', most = Infinity, last = separator }: ListWords = {},
): Sentence {
  const shown = phrases.slice(0, most);
  const left = phrases.length - shown.length;
  return joined([
    ...shown.flatMap((phrase, at) => {
      const isLast = at === shown.length - 1 && left === 0;
      return at === 0 ? [phrase] : [isLast ? last : separator, phrase];
    }),
    ...(left === 0 ? [] : [` and ${count(left)} more`]),
  ]);
}

interface ListWords {
  readonly separator?: string;
  readonly most?: number;
  /** Before the last one. */
  readonly last?: string;
}

export function name(kind: NameKind, text: string, url?: string): SentencePart {
  return { kind, name: text, url };
}

export function code(text: string): SentencePart {
  return { kind: 'code', name: text };
}

/** More figures than these are shown as code, where they are not ours to be compared. */
const MAX_FIGURES = 2;

/** Somebody else's words: as prose, or where they are full of figures as code. Every view makes both safe. */
export function quoted(text: string): SentencePart {
  const figures = text.match(/\d+/gu) ?? [];
  return figures.length > MAX_FIGURES ? code(text) : { kind: 'text', text };
}

/** Without marks: for counting, grouping and tests. Not safe anywhere. */
export function plainText(sentence: Sentence): string {
  return sentence.map((part) => (part.kind === 'text' ? part.text : part.name)).join('');
}

/** A sentence as one text; `prose` and `named` make its parts safe where it is shown. */
export function written(
  sentence: Sentence,
  prose: (text: string) => string,
  named: (part: NamePart) => string,
): string {
  return sentence
    .map((part) => {
      if (part.kind !== 'text') return named(part);
      // The spaces at its ends join it to its neighbours.
      const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/u.exec(part.text) ?? [];
      return [before && ' ', inner && prose(inner), after && ' '].join('');
    })
    .join('');
}

/** With a capital letter, where it begins with prose. */
export function capital(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence;
  if (first?.kind !== 'text') return sentence;
  const text = first.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return [{ kind: 'text', text }, ...rest];
}
