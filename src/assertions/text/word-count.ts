/** Counts of words, sentences and paragraphs. Linear in the text. */
import { sum } from '../../basics/numbers.js';

const MAX_SEGMENTED = 100_000;
const SENTENCE_ENDS = new Set('.!?…');
/** Ends that need no space after them. */
const FULL_STOPS = new Set('。！？');
const LIST_MARK = /^(?:[-*•+]|\d{1,3}[.)])\s+/u;
const CLOSERS = new Set(`"')]»”’*_`);

/** Number of words; `3.14`, `don't` and `well-known` are one each. */
export function wordCount(text: string): number {
  if (!isUnspaced(text)) return spacedWords(text);
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(
    text.slice(0, MAX_SEGMENTED),
  );
  let count = 0;
  for (const { isWordLike } of segments) if (isWordLike === true) count += 1;
  return count + spacedWords(text.slice(MAX_SEGMENTED));
}

// Classes of characters as large as these two take a millisecond to make: not before a text is counted.

/** Whether it has a script that is written without spaces between words. */
function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

function spacedWords(text: string): number {
  const words = text.match(
    /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,_-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu,
  );
  return words?.length ?? 0;
}

/** Number of sentences: what ends with `.`, `!`, `?` before a space or a line's end, and lines without such an end. */
export function sentenceCount(text: string): number {
  const lines = text.split(/\n+/).map((line) => line.trim());
  return sum(lines.filter((line) => line !== '').map(sentencesOfLine));
}

function sentencesOfLine(line: string): number {
  const text = line.replace(LIST_MARK, '');
  let count = 0;
  let state: 'none' | 'inside' | 'ended' | 'apart' = 'none';
  for (const character of text) {
    if (FULL_STOPS.has(character)) {
      if (state !== 'none') count += 1;
      state = 'none';
    } else if (SENTENCE_ENDS.has(character)) {
      if (state === 'inside') state = 'ended';
    } else if (/\s/u.test(character)) {
      if (state === 'ended') state = 'apart';
    } else if (state === 'apart') {
      // After "e.g. " the sentence goes on.
      if (!/\p{Ll}/u.test(character)) count += 1;
      state = 'inside';
    } else if (!(state === 'ended' && CLOSERS.has(character))) state = 'inside';
  }
  return state === 'none' ? count : count + 1;
}

/** Number of blocks of text with empty lines between. */
export function paragraphCount(text: string): number {
  return text.split(/\n[^\S\n]*\n/).filter((block) => block.trim() !== '').length;
}
