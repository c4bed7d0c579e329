/** "Did you mean": the valid word nearest to what was written. */
import { distance } from 'fastest-levenshtein';
import { quote } from '../source/yaml-path.js';

const LONGEST_WORD = 60;
const MOST_LISTED = 20;

/** The candidate nearest to the word, upper case, `-` and `_` aside; undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const plain = simplify(word);
  let best: string | undefined;
  let bestDistance = Math.ceil(plain.length / 3) + 1;
  for (const candidate of candidates) {
    const far = difference(plain, simplify(candidate));
    if (far < bestDistance && far < candidate.length) {
      best = candidate;
      bestDistance = far;
    }
  }
  return best;
}

/** `Did you mean "x"?`; undefined when no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const best = nearest(word, candidates);
  return best === undefined ? undefined : `Did you mean ${quote(best)}?`;
}

/** `Did you mean "x"?`, or else the list of what is valid; undefined when nothing is. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const meant = didYouMean(word, all);
  if (meant !== undefined) return meant;
  if (all.length === 0) return undefined;
  const listed = all.slice(0, MOST_LISTED).map((candidate) => quote(candidate));
  const rest = all.length > MOST_LISTED ? `, and ${all.length - MOST_LISTED} more` : '';
  return `Valid here: ${listed.join(', ')}${rest}.`;
}

/** Edit distance, with swapped letters as one mistake. */
function difference(a: string, b: string): number {
  const sorted = (word: string): string => Array.from(word).toSorted().join('');
  return a !== b && sorted(a) === sorted(b) ? 1 : distance(a, b);
}

function simplify(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}
