/** String checks: `contains` and its family, `starts-with`, `equals`, `regex`. */
import { parsedJson } from '../../basics/basics.js';
import { cut } from '../../redaction/cut.js';
import {
  type LocatedAssert,
  type ScoredValue,
  type ValueFault,
  scalarText,
} from '../../config/suite.js';
import { describeValue, examinePattern, quote } from '../../config/problem.js';
import {
  allOrNothing,
  type AssertionContext,
  type ScoredDeps,
  type ScoredKind,
  type ScoredVerdict,
  undecided,
} from '../assertion.js';
import { caseFold, joinBounded, sameJson, saysForbidden, shortJson, textsOf } from '../wording.js';

const MAX_QUOTED = 100;

const TEXT_CHECK = {
  valueKind: 'template',
  failureCode: 'CONTAINS_FAILED',
  negatedFailureCode: 'NOT_CONTAINS_FAILED',
  evaluate: (assert, { outputText, outputJson }) =>
    Promise.resolve(namingForbidden(assert, verdictOf(assert, outputText, outputJson), outputText)),
} satisfies ScoredKind;

/** `contains`, `icontains`, `starts-with`. */
export const containsKind: ScoredKind = { ...TEXT_CHECK, valueFault: textFault };

/** `contains-any` and the others that take a list. */
export const containsListKind: ScoredKind = { ...TEXT_CHECK, valueFault: listFault };

export const equalsKind: ScoredKind = {
  ...TEXT_CHECK,
  valueFault: ({ value }) =>
    value === undefined || value === null
      ? { message: `\`equals\` needs a value, got ${describeValue(value)}.` }
      : undefined,
};

export const regexKind: ScoredKind = {
  ...TEXT_CHECK,
  valueFault: regexFault,
  isSameForAll: ({ value }) =>
    typeof value === 'string' && (EVERY_TEXT.test(value) || examinePattern(value).findsNothing),
  evaluate: regexVerdict,
};

/** A text that every answer has checks nothing. */
export function textFault({ type, value }: ScoredValue): ValueFault | undefined {
  const text = scalarText(value);
  if (text === undefined) {
    const message = `\`${type}\` needs a text as its value, got ${describeValue(value)}.`;
    const isOfLists = Array.isArray(value) && /^i?contains$/.test(type);
    const hint = isOfLists
      ? `Write \`${type}-all\` or \`${type}-any\`, which take a list.`
      : undefined;
    return { message, hint };
  }
  return text === '' ? { message: 'The text is empty: every answer has it.' } : undefined;
}

function listFault({ type, value }: ScoredValue): ValueFault | undefined {
  const texts = textsOf(value);
  const hint = 'Write [first, second], or one text with commas: "first, second".';
  if (texts === undefined) {
    const message = `\`${type}\` needs a list of texts, got ${describeValue(value)}.`;
    return { message, hint };
  }
  if (texts.length === 0) return { message: 'The list is empty.', hint };
  return texts.includes('')
    ? { message: 'A text of the list is empty: every answer has it.' }
    : undefined;
}

/** Pieces of a pattern that take in any text at all; a dot stops at the end of a line. */
const ANYTHING = String.raw`\[(?:\^|\\s\\S|\\S\\s|\\d\\D|\\D\\d|\\w\\W|\\W\\w)\]\*\??`;
const DOTS = String.raw`(?:\.\*\??|${ANYTHING})*`;
/** Patterns that find something in every text: an edge of it alone, or anything up to one. */
const EVERY_TEXT = new RegExp(String.raw`^(?:\^?${DOTS}|${DOTS}\$?|\^${ANYTHING}\$)$`);

/** Characters by which a pattern can match the empty text and still not every answer. */
const CONDITION = /\^|\$|\(\?<?[=!]|\\[bB]/;

function regexFault(subject: ScoredValue): ValueFault | undefined {
  const { value } = subject;
  if (typeof value !== 'string' || value === '') return textFault(subject);
  const { fault, hint, matchesEmpty } = examinePattern(value);
  if (fault !== undefined) {
    return { message: `The regular expression ${quote(value)} ${fault}.`, hint };
  }
  if (!matchesEmpty || CONDITION.test(value)) return undefined;
  return {
    message: `The regular expression ${quote(value)} matches the empty string, and so every answer.`,
  };
}

/** What a negated check found is named apart, so that the reports can mark it in the answer. */
function namingForbidden(
  { type, value, negated }: LocatedAssert,
  verdict: ScoredVerdict,
  output: string,
): ScoredVerdict {
  if (!negated || !verdict.pass) return verdict;
  const texts =
    type.endsWith('-any') || type.endsWith('-all') ? textsOf(value) : [scalarText(value)];
  const wanted = (texts ?? []).filter((text) => text !== undefined);
  const forbidden = forbiddenIn(output, wanted, type.startsWith('icontains'));
  if (forbidden.length === 0) return verdict;
  return { ...verdict, metadata: { ...verdict.metadata, forbidden } };
}

function verdictOf(
  { type, value, negated }: LocatedAssert,
  output: string,
  json: unknown,
): ScoredVerdict {
  const find = negated ? forbiddenIn : foundIn;
  if (type === 'equals') return equality(value, output, json);
  if (type === 'starts-with') return beginning(scalarText(value) ?? '', output);
  const ignoreCase = type.startsWith('icontains');
  const texts = textsOf(value) ?? [];
  if (type.endsWith('-any')) return anyOf(texts, find(output, texts, ignoreCase));
  const wanted = type.endsWith('-all') ? texts : [scalarText(value) ?? ''];
  const verdict = allOf(wanted, find(output, wanted, ignoreCase));
  if (verdict.pass || negated || ignoreCase) return verdict;
  if (foundIn(output, wanted, true).length < wanted.length) return verdict;
  return { ...verdict, metadata: { ...verdict.metadata, otherCase: `i${type}` } };
}

function beginning(start: string, output: string): ScoredVerdict {
  const starts = output.startsWith(start);
  return allOrNothing(
    starts,
    `Output ${starts ? 'starts' : 'does not start'} with ${quoted(start)}`,
  );
}

function anyOf(texts: readonly string[], found: readonly string[]): ScoredVerdict {
  return found.length > 0
    ? allOrNothing(true, `Output contains ${list(found)}`)
    : allOrNothing(false, `Output contains none of ${list(texts)}`);
}

function allOf(texts: readonly string[], found: readonly string[]): ScoredVerdict {
  const missing = texts.filter((text) => !found.includes(text));
  return missing.length === 0
    ? allOrNothing(true, `Output contains ${list(texts)}`)
    : allOrNothing(false, `Output does not contain ${list(missing)}`);
}

/** In whatever form of its letters: what a negated check forbids. */
function forbiddenIn(
  output: string,
  texts: readonly string[],
  ignoreCase: boolean,
): readonly string[] {
  const fold = ignoreCase ? caseFold : (text: string): string => text;
  return texts.filter((text) => saysForbidden(output, text, fold));
}

function foundIn(output: string, texts: readonly string[], ignoreCase: boolean): readonly string[] {
  const fold = ignoreCase ? caseFold : (text: string): string => text;
  const folded = fold(output);
  return texts.filter((text) => folded.includes(fold(text)));
}

function equality(expected: unknown, output: string, json: unknown): ScoredVerdict {
  if (typeof expected !== 'object' || expected === null) {
    const text = String(expected);
    return equalityVerdict(output === text, quoted(text), output);
  }
  const parsed = json === undefined ? parsedJson(output) : json;
  if (parsed === undefined)
    return allOrNothing(false, `Expected ${shortJson(expected)}, and the output is not JSON`);
  return equalityVerdict(sameJson(expected, parsed), shortJson(expected), output);
}

/** The output is not part of the reason, which every report shows. */
function equalityVerdict(same: boolean, expected: string, output: string): ScoredVerdict {
  if (same) return allOrNothing(true, `Output equals ${expected}`);
  const metadata = { outputPreview: cut(output, MAX_QUOTED) };
  return { ...allOrNothing(false, `Output differs from ${expected}`), metadata };
}

async function regexVerdict(
  { value }: LocatedAssert,
  { outputText }: AssertionContext,
  { sandbox }: ScoredDeps,
): Promise<ScoredVerdict> {
  const pattern = String(value);
  const name = quoted(pattern);
  // The rest of the text is taken in, so that there is one match and not one for each character.
  const outcome = await sandbox.matchAll(`(?:${pattern})[^]*`, 'g', outputText);
  switch (outcome.kind) {
    case 'done': {
      const found = outcome.value.length > 0;
      return allOrNothing(
        found,
        `Output ${found ? 'matches' : 'does not match'} the pattern ${name}`,
      );
    }
    case 'timeout':
      return undecided(
        `The pattern ${name} was not decided within ${outcome.deadlineMs} ms: it takes too long on this output`,
      );
    case 'failed':
      return undecided(`The pattern ${name} could not be checked: ${outcome.message}`);
  }
}

function list(texts: readonly string[]): string {
  return joinBounded(texts.map(quoted));
}

function quoted(text: string): string {
  return `"${cut(text, MAX_QUOTED)}"`;
}
