// Python of a promptfoo assertion -> tokens, a line at a time.
import { Unsupported } from '../asserts/scripts.mjs';

const TOKEN =
  /\s*(?:(#.*)|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?!\w)|([rR]?)("""|'''|"|')|([A-Za-z_]\w*)|(\*\*|\/\/|[<>=!]=|[-+*/%<>()[\]{}.,:=]))/y;
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"', 0: '\0', '\n': '' };

/** Why Python cannot be said in JavaScript: the text where it ends. */
export function beyond(what) {
  return new Unsupported(`its Python has ${what}, which the import does not translate`);
}

/**
 * The logical lines of the code, each `{ indent, tokens }`; brackets that are open join lines. A token is
 * `{ kind: 'number' | 'text' | 'name' | 'sign', value }`. Throws Unsupported.
 */
export function linesOf(code) {
  const lines = [];
  let open = 0;
  for (let at = 0; at < code.length;) {
    const end = endOfLine(code, at);
    const blank = /^[ \t]*(?:#.*)?$/.test(code.slice(at, end));
    if (blank && open === 0) {
      at = end + 1;
      continue;
    }
    const indent = /^[ \t]*/.exec(code.slice(at))[0].replaceAll('\t', '        ').length;
    const { tokens, next, depth } = tokensFrom(code, at, open);
    if (open > 0) lines.at(-1).tokens.push(...tokens);
    else lines.push({ indent, tokens });
    open = depth;
    at = next;
  }
  if (open !== 0) throw beyond('a bracket that is not closed');
  return lines;
}

const endOfLine = (code, at) => (code.indexOf('\n', at) + code.length + 1) % (code.length + 1);

/** The tokens up to the end of the line; a text in three quotes may end on a later one. */
function tokensFrom(code, start, open) {
  const tokens = [];
  let depth = open;
  let at = start;
  for (;;) {
    while (code[at] === ' ' || code[at] === '\t') at += 1;
    if (at >= code.length || code[at] === '\n') return { tokens, next: at + 1, depth };
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(code);
    if (found === null) throw beyond(`${JSON.stringify(code[at])}`);
    const [, comment, number, raw, quote, name, sign] = found;
    at = TOKEN.lastIndex;
    if (quote !== undefined) {
      const text = textFrom(code, at, { quote, isRaw: raw !== '' });
      tokens.push({ kind: 'text', value: text.value });
      at = text.next;
    } else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (sign !== undefined) {
      if ('([{'.includes(sign)) depth += 1;
      if (')]}'.includes(sign)) depth -= 1;
      tokens.push({ kind: 'sign', value: sign });
    } else if (comment === undefined) throw beyond('an empty token');
  }
}

function textFrom(code, start, { quote, isRaw }) {
  let value = '';
  for (let at = start; at < code.length; at++) {
    if (code.startsWith(quote, at)) return { value, next: at + quote.length };
    if (code[at] === '\n' && quote.length === 1) break;
    if (code[at] !== '\\') value += code[at];
    else {
      at += 1;
      const escaped = ESCAPES[code[at]];
      if (isRaw || escaped === undefined) {
        // Python keeps a backslash that begins no escape.
        if (!isRaw && /[abfvxuUN\d]/.test(code[at] ?? '')) throw beyond(`the escape \\${code[at]}`);
        value += `\\${code[at] ?? ''}`;
      } else value += escaped;
    }
  }
  throw beyond('a text that does not end');
}
