/** The built-in patterns for personal data. All run in time linear in the text, so the main thread may run them. */
import { once } from '../../basics/once.js';

export interface PiiPattern {
  readonly name: string;
  /** Every match in the text, as it is written there. */
  readonly find: (text: string) => readonly string[];
}

/** Models like to write typographic hyphens where a person writes `-`. */
const HYPHEN = '[-\\u2010-\\u2013\\u2212]';
const CARD_GAP = '[ \\u00a0\\u202f\\-\\u2010-\\u2013\\u2212]';

/** Not inside a longer number, a decimal fraction or an identifier. */
const NUMBER_START = '(?<![\\p{L}\\p{N}_])(?<!\\p{N}[.,])';
const NUMBER_END = '(?![\\p{L}\\p{N}_])(?![.,]\\p{N})';

// Made when they are first needed: their classes of characters would take a millisecond of every start.

const ssn = once(
  () => new RegExp(`(?<![\\p{N}])\\d{3}${HYPHEN}\\d{2}${HYPHEN}\\d{4}(?!\\p{N})`, 'gu'),
);

/** Written without gaps, or grouped as on the card: 4-4-4-4, 4-4-4-4-3, 4-6-5, 4-6-4. Cards start with 2 to 6. */
const cardShapes = once(() =>
  [
    '[2-6]\\d{12,18}',
    `[2-6]\\d{3}(${CARD_GAP})\\d{4}\\1\\d{4}\\1\\d{4}\\1\\d{3}`,
    `[2-6]\\d{3}(${CARD_GAP})\\d{4}\\1\\d{4}\\1\\d{4}`,
    `3\\d{3}(${CARD_GAP})\\d{6}\\1\\d{4,5}`,
  ].map((shape) => new RegExp(`${NUMBER_START}(?:${shape})${NUMBER_END}`, 'gu')),
);

/** The look-behind keeps a long run of letters from being searched again from each of its letters. */
const email = once(
  () => /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu,
);

export const DEFAULT_PII_PATTERNS: readonly PiiPattern[] = [
  { name: 'US SSN', find: (text) => text.match(ssn()) ?? [] },
  { name: 'Credit card', find: findCards },
  { name: 'E-mail', find: (text) => text.match(email()) ?? [] },
];

function findCards(text: string): readonly string[] {
  return cardShapes()
    .flatMap((shape) => cardsOfShape(shape, text))
    .sort((a, b) => a.index - b.index)
    .map(({ card }) => card);
}

/** Digits that fail the check may still hold the start of a card: the search goes on from their second character. */
function cardsOfShape(shape: RegExp, text: string): { card: string; index: number }[] {
  const cards: { card: string; index: number }[] = [];
  const search = new RegExp(shape);
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    if (isCardNumber(match[0])) cards.push({ card: match[0], index: match.index });
    else search.lastIndex = match.index + 1;
  }
  return cards;
}

/** The Luhn check, so that order numbers do not trip the pattern. */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (/^(\d)\1*$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
