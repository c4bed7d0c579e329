/** Links of Markdown, found in linear time. */

/**
 * Texts of all `[text](url)`, each from its last `[`. Finds a link wherever `/\[[^\]]+\]\([^)]+\)/` does, which itself
 * takes quadratic time on a text of brackets.
 */
export function linkTexts(text: string): readonly string[] {
  const texts: string[] = [];
  const lastClose = text.lastIndexOf(')');
  let start = 0;
  for (let end = text.indexOf(']'); end !== -1; end = text.indexOf(']', start)) {
    const hasUrl = text[end + 1] === '(' && text[end + 2] !== ')' && lastClose > end + 2;
    // There is at least one character between the brackets.
    const before = hasUrl ? text.slice(start, end) : '';
    const open = before.slice(0, -1).lastIndexOf('[');
    if (open !== -1) texts.push(before.slice(open + 1));
    start = end + 1;
  }
  return texts;
}
