// What the import has to tell: what was left out, and what works differently from promptfoo.
import { withoutKeys } from './held-back.mjs';

/** The input cannot be imported at all: exit code 2. */
export class UnusableInput extends Error {}

const LONGEST_NOTE = 400;

/**
 * Collects notes, each once. A note is one line; control characters of the input cannot reach the terminal.
 * `lost`: not carried over. `changed`: carried over, and works differently.
 */
export function createNotes() {
  const lost = new Set();
  const changed = new Set();
  const note = (where, text) => plain(where === '' ? text : `${where}: ${text}`);
  return {
    lost: (where, text) => void lost.add(note(where, text)),
    changed: (where, text) => void changed.add(note(where, text)),
    all: () => ({ lost: [...lost], changed: [...changed] }),
  };
}

/** One line of printable text, without keys, shortened. */
export function plain(text) {
  const line = withoutKeys(text).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return line.length > LONGEST_NOTE ? `${line.slice(0, LONGEST_NOTE)}…` : line;
}
