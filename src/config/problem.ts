/** Mistakes in a config, input, baseline or recording: values, collected and shown all at once. */
import { distance } from 'fastest-levenshtein';
import { sum } from '../basics/basics.js';
import { cut, firstPart } from '../redaction/cut.js';
import type { SourceLocation } from './suite.js';
import { type AST, RegExpParser } from '@eslint-community/regexpp';

export interface ConfigProblem {
  /** One line: what is wrong, the offending value included. */
  readonly message: string;
  readonly location?: SourceLocation | undefined;
  /** Path in the YAML document, e.g. `tests[3].expect.output.format`. */
  readonly path?: string | undefined;
  /** What to do about it, e.g. `Did you mean "expect"?` */
  readonly hint?: string | undefined;
}

/** `file:line:column path: message. hint`, as compilers print it; the parts that are not known are left out. */
export function formatProblem(problem: ConfigProblem): string {
  const { location, path, message, hint } = problem;
  const place = location ? `${location.file}:${location.line}:${location.column}` : undefined;
  const head = [place, path].filter((part) => part !== undefined && part !== '').join(' ');
  return `${head === '' ? '' : `${head}: `}${message}${hint === undefined ? '' : ` ${hint}`}`;
}

// Paths in a YAML document, such as `tests[3].expect.output.format`.

/** Keys of mappings and, as numbers from 0, positions in lists. */
export type YamlPath = readonly (string | number)[];

const LONGEST_KEY = 60;
/** Enough that no secret is cut in two before it is recognized. */
const LONGEST_READ = 10_000;

/** `tests[3].expect`; keys that are not plain names are quoted and shortened: `prompts["my prompt"]`. */
export function formatPath(path: YamlPath): string {
  return path.map(formatSegment).join('').replace(/^\./, '');
}

function formatSegment(segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (/^[A-Za-z_][\w-]*$/.test(segment) && segment.length <= LONGEST_KEY) {
    return `.${redactSecrets(segment)}`;
  }
  return `[${quote(segment, LONGEST_KEY)}]`;
}

/** A text as messages show it: on one line, in double quotes, shortened to `longest` UTF-16 code units, without secrets. */
export function quote(text: string, longest = 80): string {
  const safe = redactSecrets(firstPart(text, LONGEST_READ));
  return JSON.stringify(cut(safe, longest));
}

/** Any value as messages show it, e.g. `the text "abc"`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a mapping';
}

// "Did you mean": the valid word nearest to what was written.

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

// Recognizes API keys and tokens by their shape, so that none is used from a config or shown in a message.

interface SecretShape {
  readonly kind: string;
  readonly pattern: RegExp;
}

// All repetitions are bounded: the patterns run over whatever a pull request brings.
const SHAPES: readonly SecretShape[] = [
  { kind: 'an Anthropic API key', pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{12,200}/g },
  {
    kind: 'an API key',
    // At least one digit, so that "sk-some-long-hyphenated-name" is not one.
    pattern: /(?<![A-Za-z0-9])sk-(?=[\w-]{0,60}\d)[\w-]{20,200}/g,
  },
  { kind: 'a GitHub token', pattern: /(?<![A-Za-z0-9])gh[opsru]_[A-Za-z0-9]{30,255}/g },
  { kind: 'a GitHub token', pattern: /(?<![A-Za-z0-9])github_pat_\w{22,255}/g },
  { kind: 'a GitLab token', pattern: /(?<![A-Za-z0-9])glpat-[\w-]{20,64}/g },
  { kind: 'a Google API key', pattern: /(?<![A-Za-z0-9])AIza[\w-]{35,60}/g },
  { kind: 'a Slack token', pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,255}/g },
  {
    kind: 'an AWS access key',
    // AWS's own documentation keys end in EXAMPLE.
    pattern: /(?<![A-Za-z0-9])A[KS]IA(?![A-Z0-9]{9}EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  },
  { kind: 'a Groq API key', pattern: /(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{20,200}/g },
  { kind: 'a Hugging Face token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,100}/g },
  { kind: 'a private key', pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g },
];

/** Characters of the shortest text with one of them: `xoxb-` and ten more. */
const SHORTEST = 15;

/** What the text looks like when it contains a secret, e.g. `a GitHub token`; undefined when it contains none. */
export function secretKind(text: string): string | undefined {
  if (text.length < SHORTEST) return undefined;
  return SHAPES.find(({ pattern }) => text.search(pattern) !== -1)?.kind;
}

/** The text with a word in place of every secret: unless one is given, its first four characters. */
export function redactSecrets(text: string, word?: string): string {
  const instead = (secret: string): string => word ?? `${secret.slice(0, 4)}…`;
  return SHAPES.reduce((safe, { pattern }) => safe.replace(pattern, instead), text);
}

const SECRET_NAMES: ReadonlySet<string> = new Set([
  'apikey',
  'key',
  'secretkey',
  'accesskey',
  'token',
  'apitoken',
  'accesstoken',
  'authtoken',
  'bearertoken',
  'secret',
  'clientsecret',
  'password',
]);

/** Whether a key of the config asks for a secret as its value: `apiKey`, `api_key`, `token` and the like. */
export function isSecretKey(key: string): boolean {
  return SECRET_NAMES.has(key.toLowerCase().replaceAll(/[-_]/g, ''));
}

// Regular expressions of a config: whether they can be used, and whether they match the empty string.

interface Pattern {
  /** Why it cannot be used, to complete "The regular expression ..."; undefined where it can. */
  readonly fault: string | undefined;
  /** Of one with a fault: how to write what other languages write otherwise. */
  readonly hint: string | undefined;
  readonly matchesEmpty: boolean;
  /** It can be found in no text, as `(?!)` or `a^b`; one that is merely unlikely is not among them. */
  readonly findsNothing: boolean;
  /** It takes in any text that has no spaces, as `.*` or `\S+`. */
  readonly takesAnything: boolean;
}

/** What can be said of a pattern before it is used. It must not be read with the flags `u` and `v`. */
export function examinePattern(pattern: string, flags = ''): Pattern {
  const refused = (fault: string): Pattern => ({
    fault,
    hint: patternHint(pattern),
    matchesEmpty: false,
    findsNothing: false,
    takesAnything: false,
  });
  try {
    new RegExp(pattern, flags);
  } catch (error) {
    const message = error instanceof Error ? /: ([^:]*)$/.exec(error.message)?.[1] : undefined;
    return refused(`does not compile${message === undefined ? '' : ` (${message})`}`);
  }
  try {
    // Read from its source and never tried: V8 may need exponential time to run a hostile one. On the empty string there
    // is nothing to backtrack over, so each part simply matches or does not.
    const { alternatives } = new RegExpParser().parsePattern(pattern);
    return {
      fault: undefined,
      hint: patternHint(pattern),
      matchesEmpty: anyMatches(alternatives),
      findsNothing: alternatives.every(({ elements }) => cannotMatch(elements)),
      takesAnything: reachOfAny(alternatives) === ALL,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused('is nested too deeply to be checked');
  }
}

function patternHint(pattern: string): string | undefined {
  const [, flags] = /^\(\?([a-z]+)\)/.exec(pattern) ?? [];
  if (flags !== undefined) {
    const ignoring = flags.includes('i') ? ' Write letters in both cases ([Rr]efund).' : '';
    return `JavaScript has no flags inside of a pattern: take out (?${flags}).${ignoring}`;
  }
  if (pattern.includes('(?P<')) return 'A group with a name is written (?<name>...), without P.';
  if (/^[*+?]/.test(pattern)) return 'For "anything" write .* and not * alone.';
  return undefined;
}

function isGroup(element: AST.Element): element is AST.Group | AST.CapturingGroup {
  return element.type === 'Group' || element.type === 'CapturingGroup';
}

function isLookAround(element: AST.Element): element is AST.LookaroundAssertion {
  return (
    element.type === 'Assertion' && (element.kind === 'lookahead' || element.kind === 'lookbehind')
  );
}

/** Whether it wants an end of the text on the wrong side of a character, or what nothing is. */
function cannotMatch(elements: readonly AST.Element[]): boolean {
  return elements.some((element, place) => {
    const isAnchor = element.type === 'Assertion';
    if (isAnchor && element.kind === 'start') return elements.slice(0, place).some(takesSome);
    if (isAnchor && element.kind === 'end') return elements.slice(place + 1).some(takesSome);
    return matchesNothing(element);
  });
}

function matchesNothing(element: AST.Element): boolean {
  if (isGroup(element)) {
    return element.alternatives.every(({ elements }) => cannotMatch(elements));
  }
  if (element.type === 'Quantifier') return element.min > 0 && matchesNothing(element.element);
  if (element.type === 'CharacterClass') {
    return element.negate ? hasOpposites(element) : element.elements.length === 0;
  }
  return isLookAround(element) && element.negate && anyMatches(element.alternatives);
}

/** Whether it takes a character wherever it matches; of groups that is not looked into. */
function takesSome(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min > 0 && takesSome(element.element);
  return /^Character(?:Class|Set)?$/u.test(element.type);
}

/** As many characters as any text that is looked for may have at least. */
const FEW = 6;

/** How much of any text without spaces a pattern takes in: nothing for certain, a character, as much as there is. */
const [NOTHING, CHARACTER, ALL] = [0, 1, 2];

function reachOfAny(alternatives: readonly AST.Alternative[]): number {
  return Math.max(...alternatives.map(reachOf));
}

function reachOf({ elements }: AST.Alternative): number {
  const taken = elements
    .filter((it) => it.type !== 'Assertion' || isLookAround(it))
    .map((it) => ({ least: it.type === 'Quantifier' ? it.min : 1, reach: reachOfOne(it) }));
  const isCertain = taken.every(({ least, reach }) => least === 0 || reach !== NOTHING);
  if (!isCertain || sum(taken.map(({ least }) => least)) > FEW) return NOTHING;
  if (taken.some(({ reach }) => reach === ALL)) return ALL;
  return taken.length === 1 ? Math.max(...taken.map(({ reach }) => reach)) : NOTHING;
}

function reachOfOne(element: AST.Element): number {
  if (isGroup(element)) return reachOfAny(element.alternatives);
  if (element.type !== 'Quantifier') return isAny(element) ? CHARACTER : NOTHING;
  const reach = reachOfOne(element.element);
  return reach === CHARACTER && element.max === Infinity ? ALL : reach;
}

function isAny(element: AST.Element): boolean {
  if (element.type === 'CharacterSet') return element.kind === 'any' || isNoSpace(element);
  if (element.type !== 'CharacterClass') return false;
  if (element.negate) return element.elements.every(({ raw }) => /^(?:\\[snrt]| )$/.test(raw));
  return hasOpposites(element) || setsOf(element).some(isNoSpace);
}

function setsOf({ elements }: AST.CharacterClass): readonly AST.CharacterSet[] {
  return elements.flatMap((it) => (it.type === 'CharacterSet' ? [it] : []));
}

/** `[\d\D]`: a set and its opposite are every character. */
function hasOpposites(members: AST.CharacterClass): boolean {
  const sets = setsOf(members);
  return sets.some((one) => sets.some((it) => isOpposite(one, it)));
}

function isNoSpace(set: AST.CharacterSet): boolean {
  return set.kind === 'space' && set.negate;
}

function isOpposite(one: AST.CharacterSet, other: AST.CharacterSet): boolean {
  return one.kind === other.kind && one.raw !== other.raw;
}

function anyMatches(alternatives: readonly AST.Alternative[]): boolean {
  return alternatives.some(({ elements }) => elements.every(matches));
}

function matches(element: AST.Element): boolean {
  if (isGroup(element)) return anyMatches(element.alternatives);
  if (element.type === 'Quantifier') return element.min === 0 || matches(element.element);
  if (isLookAround(element)) return anyMatches(element.alternatives) !== element.negate;
  if (element.type === 'Assertion') return element.kind !== 'word' || element.negate;
  // Its group is unset, or has matched the empty string.
  return element.type === 'Backreference';
}

// Finds where in the source the value at a path is.

/**
 * What of a path's last step is meant: `key` (of a list item: its start), `value`, or `own`, the key of the last step
 * that is written on the spot, where an alias or a merge brings in the rest from elsewhere.
 */
export type PathTarget = 'key' | 'value' | 'own';

interface ProblemDetail {
  /** What to do about it: a sentence. */
  readonly hint?: string | undefined;
  /** Which place is meant; `value` unless given. */
  readonly at?: PathTarget;
}

/** Adds a problem about the value at the path. `message` is a sentence. */
export type ReportProblem = (path: YamlPath, message: string, detail?: ProblemDetail) => void;
