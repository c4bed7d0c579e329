/**
 * Whether a regular expression matches the empty text, read from its source and never tried: V8 may need exponential
 * time already to compile a hostile one, and neither a vm timeout nor the end of a worker thread can stop that.
 * On the empty text there is nothing to backtrack over, so each part simply matches or does not.
 */

interface Group {
  /** Whether one of the alternatives before the current one matches. */
  matches: boolean;
  /** Whether the current alternative matches so far. */
  current: boolean;
  readonly isNegative: boolean;
}

/** `pattern` must compile without the flags `u` and `v`. Takes time linear in its length. */
export function matchesEmptyText(pattern: string): boolean {
  const groups = countGroups(pattern);
  const outer: Group[] = [];
  let group: Group = openGroup(false);
  let index = 0;
  while (index < pattern.length) {
    const token = readToken(pattern, index);
    index += token.length;
    if (token.startsWith('(')) {
      outer.push(group);
      group = openGroup(token === '(?!' || token === '(?<!');
    } else if (token === '|') {
      group.matches ||= group.current;
      group.current = true;
    } else {
      const matches = token === ')' ? closeGroup(group) : atomMatches(token, groups);
      if (token === ')') group = outer.pop() ?? openGroup(false);
      const quantifier = readQuantifier(pattern, index);
      index += quantifier.length;
      group.current &&= matches || /^(?:[*?]|\{0+[,}])/.test(quantifier);
    }
  }
  return closeGroup(group);
}

function openGroup(isNegative: boolean): Group {
  return { matches: false, current: true, isNegative };
}

function closeGroup({ matches, current, isNegative }: Group): boolean {
  return (matches || current) !== isNegative;
}

const GROUP_START = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]*:))?/y;
const ESCAPE =
  /\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|c[A-Za-z]|k<[^>]*>|[1-9]\d*|0[0-7]{0,2}|(?!c)[^])/y;
const CLASS = /\[(?:\\[^]|[^\]\\])*\]/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

/** The start of a group, `)`, `|`, or an atom without its quantifier. */
function readToken(pattern: string, index: number): string {
  for (const shape of [GROUP_START, ESCAPE, CLASS]) {
    shape.lastIndex = index;
    const token = shape.exec(pattern)?.[0];
    if (token !== undefined) return token;
  }
  return pattern.charAt(index);
}

function readQuantifier(pattern: string, index: number): string {
  QUANTIFIER.lastIndex = index;
  return QUANTIFIER.exec(pattern)?.[0] ?? '';
}

interface GroupCount {
  readonly all: number;
  readonly named: number;
}

/** A reference to a group that is not there is no reference but a character. */
function atomMatches(atom: string, groups: GroupCount): boolean {
  if (atom === '^' || atom === '$' || atom === '\\B') return true;
  if (atom.startsWith('\\k<')) return groups.named > 0;
  const reference = /^\\([1-9]\d*)$/.exec(atom)?.[1];
  return reference !== undefined && Number(reference) <= groups.all;
}

function countGroups(pattern: string): GroupCount {
  let plain = 0;
  let named = 0;
  for (let index = 0; index < pattern.length;) {
    const token = readToken(pattern, index);
    if (token === '(') plain += 1;
    if (/^\(\?<[^=!]/.test(token)) named += 1;
    index += token.length;
  }
  return { all: plain + named, named };
}
