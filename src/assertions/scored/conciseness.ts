/** `conciseness`: standards by type of question, or limits of the config's own. */
import { isRecord, sum } from '../../basics/basics.js';
import { describeValue, quote, suggest } from '../../config/problem.js';
import type { ScoredValue, ValueFault } from '../../config/suite.js';
import { roundedScore, type ScoredKind, type ScoredVerdict } from '../assertion.js';
import { textsOf } from '../wording.js';

const PASS_FROM = 0.5;
/** Score of an answer that is next to nothing over its limit; further off it falls in proportion. */
const BEST_FAILED_SCORE = 0.49;

/** Standards by type of question. */
const STANDARDS = {
  factual: factualFindings,
  code: codeFindings,
  explanation: explanationFindings,
  list: listFindings,
} as const;
const QUESTION_TYPES = Object.keys(STANDARDS);
const LIMITS = ['maxWords', 'minWords', 'maxSentences', 'forbiddenOpenings'] as const;

export const concisenessKind: ScoredKind = {
  valueKind: 'template',
  valueFault: concisenessFault,
  failureCode: 'CONCISENESS_FAILED',
  isSameForAll: ({ value }) =>
    isRecord(value) && Object.values(value).every((limit) => textsOf(limit)?.length === 0),
  evaluate: ({ value }, { outputText }) => Promise.resolve(verdictOf(value, outputText)),
};

function concisenessFault({ value }: ScoredValue): ValueFault | undefined {
  if (isRecord(value)) return limitsFault(value);
  if (isQuestionType(value)) return undefined;
  return {
    message: `Unknown type of question: ${describeValue(value)}.`,
    hint: suggest(typeof value === 'string' ? value : '', QUESTION_TYPES),
  };
}

function isQuestionType(value: unknown): value is keyof typeof STANDARDS {
  return typeof value === 'string' && Object.hasOwn(STANDARDS, value);
}

function limitsFault(limits: Readonly<Record<string, unknown>>): ValueFault | undefined {
  const known: readonly string[] = LIMITS;
  const keys = Object.keys(limits);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined) {
    return { message: `Unknown key ${quote(unknown)}.`, hint: suggest(unknown, LIMITS) };
  }
  if (keys.length === 0) return { message: 'No limit is given.', hint: suggest('', LIMITS) };
  const { forbiddenOpenings = [], minWords = 0, maxWords = Infinity } = limits;
  const wrong = keys.find((key) => key !== 'forbiddenOpenings' && !isCount(limits[key]));
  if (wrong !== undefined) return { message: `\`${wrong}\` must be a whole number above 0.` };
  const openings: readonly unknown[] = Array.isArray(forbiddenOpenings) ? forbiddenOpenings : [0];
  if (!openings.every((opening) => typeof opening === 'string' && opening.trim() !== '')) {
    return { message: '`forbiddenOpenings` must be a list of texts.' };
  }
  return Number(minWords) > Number(maxWords)
    ? { message: '`minWords` is above `maxWords`: no answer can have both.' }
    : undefined;
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function verdictOf(value: unknown, output: string): ScoredVerdict {
  return isQuestionType(value)
    ? graduated(STANDARDS[value](output), output)
    : limited(isRecord(value) ? value : {}, output);
}

/** 1 less what each finding costs. */
function graduated(findings: readonly ConcisenessFinding[], output: string): ScoredVerdict {
  const left = findings.reduce((score, { penalty }) => score - penalty, 1);
  const score = roundedScore(Math.max(0, left));
  const metadata = { words: wordCount(output), sentences: sentenceCount(output) };
  const reason =
    findings.length === 0
      ? `Concise: ${metadata.words} words`
      : findings.map(({ text }) => text).join('; ');
  return { pass: score >= PASS_FROM, score, reason, metadata };
}

interface Violation {
  readonly text: string;
  /** 0 to 1: how near the limit is. */
  readonly nearness: number;
}

/** Limits that the config gives are limits: each one that is passed fails the answer. */
function limited(limits: Readonly<Record<string, unknown>>, output: string): ScoredVerdict {
  const words = wordCount(output);
  const sentences = sentenceCount(output);
  const violations = [
    ...above(words, limits['maxWords'], 'words'),
    ...below(words, limits['minWords'], 'words'),
    ...above(sentences, limits['maxSentences'], 'sentences'),
    ...opening(output, limits['forbiddenOpenings']),
  ];
  const metadata = { words, sentences };
  if (violations.length === 0) {
    const reason = `Concise: ${words} words in ${sentences} sentences`;
    return { pass: true, score: 1, reason, metadata };
  }
  const worst = Math.min(...violations.map(({ nearness }) => nearness));
  const reason = violations.map(({ text }) => text).join('; ');
  return { pass: false, score: roundedScore(BEST_FAILED_SCORE * worst), reason, metadata };
}

function above(count: number, limit: unknown, noun: string): readonly Violation[] {
  if (typeof limit !== 'number' || count <= limit) return [];
  return [{ text: `${count} ${noun}, at most ${limit}`, nearness: limit / count }];
}

function below(count: number, limit: unknown, noun: string): readonly Violation[] {
  if (typeof limit !== 'number' || count >= limit) return [];
  return [{ text: `${count} ${noun}, at least ${limit}`, nearness: count / limit }];
}

function opening(output: string, openings: unknown): readonly Violation[] {
  const start = (textsOf(openings) ?? []).find((text) => startsWith(output, text));
  return start === undefined ? [] : [{ text: `Begins with "${start}"`, nearness: 0 }];
}

function startsWith(output: string, opening: string): boolean {
  const start = opening.trim().toLowerCase();
  return output.trimStart().slice(0, start.length).toLowerCase() === start;
}

// The standards by type of question. The KindLM CLI's say what is ideal and what is unacceptable; the numbers
// here grade what lies between (design/engine.md has them as tables).

interface ConcisenessFinding {
  /** Taken from a score of 1. */
  readonly penalty: number;
  readonly text: string;
}

/** Rows of [up to this many, penalty], ascending; beyond the last it is the given one. */
interface Grades {
  readonly upTo: readonly (readonly [most: number, penalty: number])[];
  readonly beyond: number;
}

const FACTUAL_WORDS: Grades = {
  upTo: [
    [5, 0],
    [10, 0.2],
    [20, 0.4],
    // A lengthy explanation is unacceptable: it fails.
    [30, 0.6],
    [50, 0.8],
  ],
  beyond: 1,
};
const CODE_WORDS: Grades = {
  upTo: [
    [149, 0],
    [200, 0.3],
    [300, 0.5],
  ],
  beyond: 0.8,
};
/** Fewer than the 50 words of the target are a matter of taste, unless there is next to nothing. */
const EXPLANATION_WORDS: Grades = {
  upTo: [
    [4, 0.6],
    [9, 0.4],
    [24, 0.2],
    [49, 0.1],
    [100, 0],
    [120, 0.2],
    [150, 0.4],
    [200, 0.6],
  ],
  beyond: 0.8,
};
const INTRODUCTION_WORDS: Grades = {
  upTo: [
    [0, 0],
    [5, 0.1],
    [15, 0.4],
  ],
  beyond: 0.7,
};

const MAX_EXPLANATION_LINES = 2;
const MAX_EXPLANATION_SENTENCES = 3;
const MAX_EXPLANATION_WORDS = 100;
/** Of an answer that is too long as well: a multi-paragraph explanation is unacceptable. */
const UNACCEPTABLE_PARAGRAPHS = 0.6;
const MAX_CLOSING_WORDS = 10;
/** A list with a preamble is unacceptable: it fails, however short the preamble is. */
const FILLER_PENALTY = 0.6;

/** 1 to 5 words are ideal. */
function factualFindings(text: string): readonly ConcisenessFinding[] {
  return graded(FACTUAL_WORDS, wordCount(text), (words) => `${words} words, ideal are 1 to 5`);
}

/** Code first, one or two lines of explanation, below 150 words in all. */
function codeFindings(text: string): readonly ConcisenessFinding[] {
  const words = graded(CODE_WORDS, wordCount(text), (count) => `${count} words, below 150 wanted`);
  const block = firstCode(text);
  if (block === undefined) return [{ penalty: 0.6, text: 'No code block' }, ...words];
  const before = text.slice(0, block.start);
  const linesBefore = lineCount(before);
  const linesAfter = lineCount(text.slice(block.end));
  return [
    ...when(paragraphCount(before) > 1, 0.6, 'Paragraphs of explanation before the code'),
    ...when(
      paragraphCount(before) <= 1 && linesBefore > MAX_EXPLANATION_LINES,
      0.4,
      `${linesBefore} lines before the code`,
    ),
    ...when(
      linesAfter > MAX_EXPLANATION_LINES,
      0.2,
      `${linesAfter} lines after the code, 1 or 2 are enough`,
    ),
    ...words,
  ];
}

/** One to three sentences, 50 to 100 words, one paragraph. */
function explanationFindings(text: string): readonly ConcisenessFinding[] {
  const sentences = sentenceCount(text);
  const paragraphs = paragraphCount(text);
  const isLong = wordCount(text) > MAX_EXPLANATION_WORDS;
  const extraSentences = Math.max(0, sentences - MAX_EXPLANATION_SENTENCES);
  return [
    ...graded(EXPLANATION_WORDS, wordCount(text), (words) => `${words} words, 50 to 100 wanted`),
    ...when(
      extraSentences > 0,
      Math.min(0.5, extraSentences * 0.1),
      `${sentences} sentences, 1 to 3 wanted`,
    ),
    ...when(
      paragraphs > 1,
      isLong ? UNACCEPTABLE_PARAGRAPHS : Math.min(0.5, (paragraphs - 1) * 0.25),
      `${paragraphs} paragraphs, one wanted`,
    ),
  ];
}

const ITEM = /^[^\S\n]*(?:[-*•+–]|\d{1,3}[.)]|<li>)[^\S\n]*\S/mu;
const FILLER =
  /^\W*(?:here (?:are|is)|here['’]s|below (?:are|is)|(?:these|those|there) are|the following|sure|certainly|of course|absolutely|okay|great question|happy to|let me|i can|i['’](?:d|ll))\b/i;

/** Items at once: no preamble, nothing to speak of around them. */
function listFindings(text: string): readonly ConcisenessFinding[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => ITEM.test(line));
  const filler = when(
    FILLER.test(text),
    FILLER_PENALTY,
    'Begins with a preamble such as "Here are"',
  );
  if (first === -1) return [...filler, ...unmarkedFindings(lines)];
  const last = lines.findLastIndex((line) => ITEM.test(line));
  const closing = wordCount(lines.slice(last + 1).join('\n'));
  const introduction = graded(
    INTRODUCTION_WORDS,
    wordCount(lines.slice(0, first).join('\n')),
    (words) => `${words} words before the first item`,
  );
  return [
    ...larger(filler, introduction),
    ...when(closing > MAX_CLOSING_WORDS, 0.2, `${closing} words after the last item`),
  ];
}

/** Two findings about the same words cost as much as the worse of them; both are named. */
function larger(
  [one]: readonly ConcisenessFinding[],
  [other]: readonly ConcisenessFinding[],
): readonly ConcisenessFinding[] {
  if (one === undefined || other === undefined || other.penalty <= one.penalty) {
    return [one ?? other].filter((finding) => finding !== undefined);
  }
  return [{ penalty: other.penalty, text: `${one.text}; ${other.text}` }];
}

/** A list may be written without marks: one item a line, or with commas. */
function unmarkedFindings(lines: readonly string[]): readonly ConcisenessFinding[] {
  const items = lines.length > 1 ? lines : (lines[0] ?? '').split(/,|;|\band\b/);
  const isList = items.length > 1 && items.every((item) => wordCount(item) <= 8);
  return when(!isList, 0.6, 'No list');
}

/** A fenced block, `<pre>`, or the first `<code>`. */
function firstCode(text: string): { readonly start: number; readonly end: number } | undefined {
  const marks = [
    ['```', '```'],
    ['<pre', '</pre>'],
    ['<code', '</code>'],
  ] as const;
  for (const [open, close] of marks) {
    const start = text.indexOf(open);
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length);
    if (end !== -1) return { start, end: end + close.length };
  }
  return undefined;
}

function lineCount(text: string): number {
  return text.split('\n').filter((line) => wordCount(line) > 0).length;
}

function graded(
  { upTo, beyond }: Grades,
  count: number,
  words: (count: number) => string,
): readonly ConcisenessFinding[] {
  const penalty = upTo.find(([most]) => count <= most)?.[1] ?? beyond;
  return when(penalty > 0, penalty, words(count));
}

function when(applies: boolean, penalty: number, text: string): readonly ConcisenessFinding[] {
  return applies ? [{ penalty, text }] : [];
}

// Counts of words, sentences and paragraphs. Linear in the text.

const MAX_SEGMENTED = 100_000;
const SENTENCE_ENDS = new Set('.!?…');
/** Ends that need no space after them. */
const FULL_STOPS = new Set('。！？');
const LIST_MARK = /^(?:[-*•+]|\d{1,3}[.)])\s+/u;
const CLOSERS = new Set(`"')]»”’*_`);

/** Number of words; `3.14`, `don't` and `well-known` are one each. */
function wordCount(text: string): number {
  if (!isUnspaced(text)) return spacedWords(text);
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(
    text.slice(0, MAX_SEGMENTED),
  );
  let count = 0;
  for (const { isWordLike } of segments) if (isWordLike === true) count += 1;
  return count + spacedWords(text.slice(MAX_SEGMENTED));
}

// Classes of characters as large as these two take a millisecond to make: not before a text is counted.

/** Whether it has a script that is written without spaces between words. */
function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

function spacedWords(text: string): number {
  const words = text.match(
    /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,_-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu,
  );
  return words?.length ?? 0;
}

/** Number of sentences: what ends with `.`, `!`, `?` before a space or a line's end, and lines without such an end. */
function sentenceCount(text: string): number {
  const lines = text.split(/\n+/).map((line) => line.trim());
  return sum(lines.filter((line) => line !== '').map(sentencesOfLine));
}

function sentencesOfLine(line: string): number {
  const text = line.replace(LIST_MARK, '');
  let count = 0;
  let state: 'none' | 'inside' | 'ended' | 'apart' = 'none';
  for (const character of text) {
    if (FULL_STOPS.has(character)) {
      if (state !== 'none') count += 1;
      state = 'none';
    } else if (SENTENCE_ENDS.has(character)) {
      if (state === 'inside') state = 'ended';
    } else if (/\s/u.test(character)) {
      if (state === 'ended') state = 'apart';
    } else if (state === 'apart') {
      // After "e.g. " the sentence goes on.
      if (!/\p{Ll}/u.test(character)) count += 1;
      state = 'inside';
    } else if (!(state === 'ended' && CLOSERS.has(character))) state = 'inside';
  }
  return state === 'none' ? count : count + 1;
}

/** Number of blocks of text with empty lines between. */
function paragraphCount(text: string): number {
  return text.split(/\n[^\S\n]*\n/).filter((block) => block.trim() !== '').length;
}
