/** Replaces personal data that an assertion found, wherever a run shows it. */
import { withoutKnownSecrets } from './cut.js';
import { escapePattern, jsonForm, redactDeep } from './secrets.js';

const MIN_LENGTH_WITH_PREFIX = 8;
const SHOWN_CHARACTERS = 3;
const MASK = '***';
/** Marks where a text of ours was cut; what precedes it may be the start of something sensitive. */
const CUT = '…';
/** No cut text of ours is longer. */
const MAX_CUT_LENGTH = 300;
const MAX_PATTERN_LENGTH = 200;
const PATTERN_GROUP = 100;
/** A pattern that matches this many different texts matches everything: the text is withheld as a whole. */
const MAX_SENSITIVE_TEXTS = 1000;
const WITHHELD = '[withheld: too many personal data matches]';

type Redact = (text: string) => string;

/** A match as reports may show it: at most the first three characters of eight or more, else none, then `***`. */
export function redactedForm(match: string): string {
  const characters = Array.from(match.slice(0, MIN_LENGTH_WITH_PREFIX * 2));
  if (characters.length < MIN_LENGTH_WITH_PREFIX) return MASK;
  return characters.slice(0, SHOWN_CHARACTERS).join('') + MASK;
}

/** What `redactorOf` does, for every string and property name inside a JSON-like value, which is copied where it changes. */
export function redactSensitiveDeep<T>(value: T, sensitiveTexts: readonly string[]): T {
  if (sensitiveTexts.length === 0) return value;
  return redactDeep(value, redactorOf(sensitiveTexts));
}

/** The same for what a model wrote as JSON, where personal data may be a number: that becomes the text of its redacted form. */
export function redactSensitiveJson(
  value: Readonly<Record<string, unknown>>,
  sensitiveTexts: readonly string[],
): Readonly<Record<string, unknown>>;
export function redactSensitiveJson(value: unknown, sensitiveTexts: readonly string[]): unknown;
export function redactSensitiveJson(value: unknown, sensitiveTexts: readonly string[]): unknown {
  if (sensitiveTexts.length === 0) return value;
  const redact = redactorOf(sensitiveTexts);
  return redactDeep(value, redact, (number) => {
    const written = String(number);
    const redacted = redact(written);
    return redacted === written ? number : redacted;
  });
}

/** One for the texts of a run: what it is made of takes longer to make than most texts take to redact. */
const redactors = new WeakMap<readonly string[], Redact>();

/**
 * Replaces every occurrence of the sensitive texts in a text by its redacted form: longest first, without regard to case,
 * also as JSON writes it, and also where the text was cut inside one.
 */
export function redactorOf(sensitiveTexts: readonly string[]): Redact {
  const redactor = redactors.get(sensitiveTexts) ?? createRedactor(sensitiveTexts);
  redactors.set(sensitiveTexts, redactor);
  return redactor;
}

function createRedactor(sensitiveTexts: readonly string[]): Redact {
  const written = new Set(sensitiveTexts.flatMap((text) => [text, jsonForm(text)]));
  written.delete('');
  if (written.size === 0) return (text) => text;
  if (sensitiveTexts.length > MAX_SENSITIVE_TEXTS) return (text) => (text === '' ? '' : WITHHELD);
  const longestFirst = [...written].sort((a, b) => b.length - a.length);
  const replacements = replacementsOf(longestFirst);
  let starts: ReadonlyMap<string, string> | undefined;
  return (text) => {
    // A match may lie inside of a key: what is left of the key then would be recognised no more.
    const redacted = replacements.reduce(
      (done, replace) => replace(done),
      withoutKnownSecrets(text),
    );
    const ends = (starts ??= startsOf(longestFirst));
    return redacted
      .split(CUT)
      .map((part) => redactCutEnd(part, ends))
      .join(CUT);
  };
}

/** The engine refuses very large expressions, so long texts are replaced as they are and short ones in groups. */
function replacementsOf(longestFirst: readonly string[]): readonly Redact[] {
  const long = longestFirst.filter((text) => text.length > MAX_PATTERN_LENGTH);
  const short = longestFirst.slice(long.length);
  const groups = Array.from({ length: Math.ceil(short.length / PATTERN_GROUP) }, (_, group) =>
    short.slice(group * PATTERN_GROUP, (group + 1) * PATTERN_GROUP),
  );
  return [
    ...long.map(
      (sensitive): Redact =>
        (text) =>
          text.replaceAll(sensitive, redactedForm),
    ),
    ...groups.map((group): Redact => {
      const anywhere = new RegExp(group.map(escapePattern).join('|'), 'gi');
      return (text) => text.replace(anywhere, redactedForm);
    }),
  ];
}

/** The starts by which a cut text may end and that show more than a redacted form would, in lower case. */
function startsOf(longestFirst: readonly string[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const sensitive of longestFirst) {
    const lower = sensitive.slice(0, MAX_CUT_LENGTH).toLowerCase();
    const longest = Math.min(lower.length, sensitive.length - 1);
    for (let length = SHOWN_CHARACTERS + 1; length <= longest; length++) {
      const start = lower.slice(0, length);
      if (!starts.has(start)) starts.set(start, sensitive);
    }
  }
  return starts;
}

/** Redacts the longest start of a sensitive text at the very end. A look-up for each length, however many texts there are. */
function redactCutEnd(text: string, starts: ReadonlyMap<string, string>): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const end = text.slice(-MAX_CUT_LENGTH).toLowerCase();
  for (let length = end.length; length > SHOWN_CHARACTERS; length--) {
    const sensitive = starts.get(end.slice(end.length - length));
    if (sensitive !== undefined) {
      return text.slice(0, text.length - length) + redactedForm(sensitive);
    }
  }
  return text;
}
