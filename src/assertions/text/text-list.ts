/** Lists of texts as promptfoo writes them. */
import { textOf } from '../../config/checks/assert-values.js';

/**
 * The texts of `contains-any` and its like: a list of texts and numbers, or one text of them with commas between, where
 * double quotes keep a comma or spaces. Undefined for what is neither.
 */
export function textsOf(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return splitList(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.flatMap((item: unknown) => textOf(item) ?? []);
  return texts.length === value.length ? texts : undefined;
}

/**
 * As promptfoo splits it: a part in double quotes is taken literally, commas included, with `\"` and `""` for a quote
 * and `\\` for a backslash; any other part goes to the next comma, without the white space around it.
 */
function splitList(text: string): readonly string[] {
  const items = [];
  for (const [, quoted, plain = ''] of text.matchAll(PART)) {
    items.push(quoted === undefined ? plain.trim() : quoted.replace(ESCAPED, '$1$2'));
  }
  return items.filter((item) => item !== '');
}

/** One part and the comma after it. A quotation that something else follows is no quotation. */
const PART = /\s*(?:"((?:[^"\\]|\\[^]|"")*)"\s*(?:,|$)|([^,]+)(?:,|$)|,)/gy;
const ESCAPED = /\\(["\\])|"(")/g;
