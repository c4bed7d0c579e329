/** Regular expressions of a config: whether they can be used, and whether they match the empty string. */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** How to write what other languages write otherwise; undefined where nothing better is known. */
export function patternHint(pattern: string): string | undefined {
  const [, flags] = /^\(\?([a-z]+)\)/.exec(pattern) ?? [];
  if (flags !== undefined) {
    const ignoring = flags.includes('i') ? ' Write letters in both cases ([Rr]efund).' : '';
    return `JavaScript has no flags inside of a pattern: take out (?${flags}).${ignoring}`;
  }
  if (pattern.includes('(?P<')) return 'A group with a name is written (?<name>...), without P.';
  if (/^[*+?]/.test(pattern)) return 'For "anything" write .* and not * alone.';
  return undefined;
}

/** What is wrong with a pattern, to complete "The regular expression ..."; undefined where it can be used. */
export function patternFault(pattern: string, flags = ''): string | undefined {
  try {
    new RegExp(pattern, flags);
  } catch (error) {
    const message = error instanceof Error ? /: ([^:]*)$/.exec(error.message)?.[1] : undefined;
    return `does not compile${message === undefined ? '' : ` (${message})`}`;
  }
  try {
    matchesEmptyString(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'is nested too deeply to be checked';
  }
}

/**
 * Whether a pattern matches the empty string, read from its source and never tried: V8 may need exponential time to run a
 * hostile one. On the empty string there is nothing to backtrack over, so each part simply matches or does not.
 * `pattern` must compile without the flags `u` and `v`. Throws RangeError for one that is nested too deeply to be read.
 */
export function matchesEmptyString(pattern: string): boolean {
  return anyMatches(new RegExpParser().parsePattern(pattern).alternatives);
}

function anyMatches(alternatives: readonly AST.Alternative[]): boolean {
  return alternatives.some(({ elements }) => elements.every(matches));
}

function matches(element: AST.Element): boolean {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return anyMatches(element.alternatives);
    case 'Quantifier':
      return element.min === 0 || matches(element.element);
    // Its group is unset, or has matched the empty string.
    case 'Backreference':
      return true;
    case 'Assertion':
      return assertionMatches(element);
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return false;
  }
}

function assertionMatches(assertion: AST.Assertion): boolean {
  switch (assertion.kind) {
    case 'start':
    case 'end':
      return true;
    case 'word':
      return assertion.negate;
    case 'lookahead':
    case 'lookbehind':
      return anyMatches(assertion.alternatives) !== assertion.negate;
  }
}
