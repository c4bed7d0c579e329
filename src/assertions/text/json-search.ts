/** Finds JSON objects and lists in a text. */

/** Steps of the search in all, so that a text of nothing but brackets does not take quadratic time. */
const STEP_BUDGET = 2_000_000;
/** Values that are kept; an answer has a handful. */
const MAX_VALUES = 100;

export interface JsonSearch {
  /** Objects and lists in the order of the text, those inside of others left out. */
  readonly values: readonly unknown[];
  /** Whether the whole text was searched. */
  readonly complete: boolean;
}

/** Every object and list in `text`, whatever is around them. */
export function findJson(text: string): JsonSearch {
  const values: unknown[] = [];
  const opening = /[{[]/g;
  let budget = STEP_BUDGET;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    if (budget <= 0 || values.length >= MAX_VALUES) return { values, complete: false };
    const scan = scanContainer(text, match.index, budget);
    budget -= scan.steps;
    if (scan.end === undefined) continue;
    const parsed = parse(text.slice(match.index, scan.end));
    if (parsed === undefined) continue;
    values.push(parsed.value);
    opening.lastIndex = scan.end;
  }
  return { values, complete: true };
}

/** A text, a word or number, or a sign. Each is read once from left to right. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([\w.+-]+)|([{}[\]:,]))/sy;
const SCALAR = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;

/** Walks over what looks like JSON, to its closing bracket or the first token that cannot be JSON. */
function scanContainer(
  text: string,
  start: number,
  budget: number,
): { readonly end?: number; readonly steps: number } {
  const open: string[] = [];
  TOKEN.lastIndex = start;
  while (TOKEN.lastIndex - start < budget) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) return { steps: at - start + 1 };
    const [, , word, sign] = match;
    const steps = TOKEN.lastIndex - start;
    if (word !== undefined && !SCALAR.test(word)) return { steps };
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    else if ((sign === '}' || sign === ']') && open.pop() !== sign) return { steps };
    if (open.length === 0) return { end: TOKEN.lastIndex, steps };
  }
  return { steps: budget };
}

function parse(json: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return { value };
  } catch {
    return undefined;
  }
}
