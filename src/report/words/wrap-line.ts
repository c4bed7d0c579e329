/** Lines of a terminal that are broken between words, not in them. */
import { stripVTControlCharacters } from 'node:util';

/**
 * A line as lines of at most `columns` characters, the later ones indented two further than the first. A word that is
 * longer stays whole: a path or a link can then be copied. Colours take no room, and go on into the next line.
 */
export function wrapLine(line: string, columns: number): readonly string[] {
  if (widthOf(line) <= columns) return [line];
  const [, margin = '', text = ''] = /^( *)(.*)$/s.exec(line) ?? [];
  const indent = ' '.repeat(Math.min(margin.length + 2, Math.floor(columns / 3)));
  const lines: string[] = [];
  let current = margin;
  let width = margin.length;
  for (const [, space = '', word = ''] of text.matchAll(/( *)([^ ]+)/g)) {
    const needed = space.length + widthOf(word);
    const isFirst = width === (lines.length === 0 ? margin.length : indent.length);
    if (!isFirst && width + needed > columns) {
      lines.push(current);
      current = indent + word;
      width = indent.length + widthOf(word);
    } else {
      current += space + word;
      width += needed;
    }
  }
  return [...lines, current];
}

/** The second half of a character that JavaScript counts as two. */
const LOW_SURROGATE = /[\uDC00-\uDFFF]/g;

/** Characters that are seen. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).replaceAll(LOW_SURROGATE, '').length;
}
