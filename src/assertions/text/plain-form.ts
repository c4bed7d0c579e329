/** The forms that one and the same text may be written in, for checks of what must not be said. */

const ASCII = /^[\u0000-\u007f]*$/;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** The text with full-width, composed and other compatible letters as plain ones, without what is not seen between them. */
export function plainForm(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize('NFKC').replace(UNSEEN, '').normalize('NFKC');
}

/**
 * Whether a text that must not be said is said, in whatever form of its letters: soft hyphens, zero-width characters and
 * full-width letters change nothing that a reader sees. `fold` makes letters of both cases equal, where they are.
 */
export function saysForbidden(
  text: string,
  forbidden: string,
  fold: (text: string) => string = (same) => same,
): boolean {
  if (fold(text).includes(fold(forbidden))) return true;
  const plain = fold(plainForm(forbidden));
  // A text of nothing but unseen characters has no other form.
  return plain !== '' && fold(plainForm(text)).includes(plain);
}
