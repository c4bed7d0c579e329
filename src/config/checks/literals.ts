/** Checks single values that the JSON Schema cannot judge: secrets, numbers and regular expressions. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { isRecord } from '../../basics/basics.js';
import { type ConfigPart, expectParts, partAt, partsOf } from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import { quote, type YamlPath } from '../source/yaml-path.js';
import { inexactNumber } from '../source/untyped.js';
import { isSecretName, secretKind } from './keys-in-config.js';

/** Reports every value of a config of any shape that is a secret, a number that is not what is written, or a bad pattern. */
export function checkLiterals(config: unknown, report: ReportProblem): void {
  checkValues(config, [], { report, onNumber: checkNumber });
  for (const expect of expectParts(config)) {
    for (const pattern of piiPatterns(expect)) checkPattern(pattern, report);
    checkTrajectory(partAt(expect, 'trajectory'), report);
  }
}

/** Reports every secret under a key that begins with `x-`: it is committed with the rest. Remarks may hold any number. */
export function checkFreeValue(path: YamlPath, value: unknown, report: ReportProblem): void {
  checkValues({ [String(path.at(-1))]: value }, path.slice(0, -1), { report });
}

interface Walk {
  readonly report: ReportProblem;
  readonly onNumber?: typeof checkNumber;
}

function checkTrajectory(trajectory: ConfigPart, report: ReportProblem): void {
  const {
    tools,
    match = 'ordered',
    maxCalls,
    maxRepeats,
  } = isRecord(trajectory.value) ? trajectory.value : {};
  const isEmpty = Array.isArray(tools) && tools.length === 0 && match === 'ordered';
  if (!isEmpty || maxCalls !== undefined || maxRepeats !== undefined) return;
  report(
    [...trajectory.path, 'tools'],
    'A trajectory that wants no calls and allows all of them asserts nothing.',
    {
      hint: 'Name the tools that are wanted, or write `match: exact` if none may be called.',
      at: 'key',
    },
  );
}

function checkValues(value: unknown, path: (string | number)[], walk: Walk): void {
  const { report } = walk;
  if (typeof value === 'number') {
    walk.onNumber?.(value, path, report);
    return;
  }
  if (typeof value === 'string') {
    const kind = secretKind(value);
    if (kind !== undefined) reportSecret(kind, path, 'value', report);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    path.push(isList ? Number(key) : key);
    const kind = isList ? undefined : secretKind(key);
    if (kind !== undefined) reportSecret(kind, path, 'key', report);
    // `apiKey: sk-...` is an unknown key, and one problem is enough.
    const isReported = !isList && isSecretName(key) && isKeyHolder(path[0]);
    if (!isReported) checkValues(child, path, walk);
    path.pop();
  }
}

function isKeyHolder(key: string | number | undefined): boolean {
  return key === 'providers' || key === 'models';
}

function reportSecret(
  kind: string,
  path: YamlPath,
  at: 'key' | 'value',
  report: ReportProblem,
): void {
  const isEnvName = path.at(-1) === 'apiKeyEnv';
  report([...path], `This looks like ${kind}, and keys are not allowed in the config.`, {
    hint: isEnvName
      ? '`apiKeyEnv` is the name of the environment variable that holds the key, e.g. OPENAI_API_KEY. Revoke this key if it is real.'
      : 'Put it into an environment variable (a secret of the repository) and name that with `apiKeyEnv`. Revoke this key if it is real; shorten it if it is a made-up example.',
    at,
  });
}

/** Another number than the one that is written would be sent or compared with. What is no number at all is the schema's. */
function checkNumber(value: number, path: YamlPath, report: ReportProblem): void {
  const inexact = inexactNumber(value);
  if (inexact === undefined) return;
  report(
    [...path],
    `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.`,
    {
      hint: 'Put it in quotes; where a tool or a model takes it, let that be a text.',
    },
  );
}

function piiPatterns(expect: ConfigPart): readonly ConfigPart[] {
  const pii = partAt(expect, 'guardrails', 'pii');
  const custom = partsOf(pii, 'customPatterns').map((part) => partAt(part, 'pattern'));
  return [...partsOf(pii, 'denyPatterns'), ...custom];
}

function checkPattern({ path, value }: ConfigPart, report: ReportProblem): void {
  if (typeof value !== 'string') return;
  const fault =
    patternFault(value, 'gi') ??
    (matchesEmptyString(value)
      ? 'matches the empty string, so it would be found in every answer'
      : undefined);
  if (fault === undefined) return;
  const hint = value.startsWith('(?i)')
    ? 'Take out (?i): these patterns ignore case anyway.'
    : patternHint(value);
  report(path, `The regular expression ${quote(value)} ${fault}.`, { hint });
}

// Regular expressions of a config: whether they can be used, and whether they match the empty string.

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
