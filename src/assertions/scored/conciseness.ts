/** `conciseness`: standards by type of question, or limits of the config's own. */
import { suggest } from '../../config/checks/suggestion.js';
import type { ScoredValue, ValueFault } from '../../config/scored-rule.js';
import { describeValue, quote } from '../../config/source/yaml-path.js';
import { roundedScore } from './bands.js';
import {
  codeFindings,
  explanationFindings,
  factualFindings,
  listFindings,
} from './conciseness-standards.js';
import type { ConcisenessFinding } from './conciseness-standards.js';
import type { ScoredKind, ScoredVerdict } from './scored.js';
import { textsOf } from '../text/text-list.js';
import { sentenceCount, wordCount } from '../text/word-count.js';
import { isRecord } from '../../basics/is-record.js';

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
  isAlwaysMet: (value) =>
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
