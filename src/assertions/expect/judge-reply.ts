/** Finds the verdict in a judge's reply: the last JSON object that has the asked-for score. */
import { firstPart } from '../../redaction/cut.js';

export interface JudgeVerdict {
  /** As the judge wrote it: 0 to 1, unless it thinks in other numbers. */
  readonly score: number;
  readonly reasoning: string;
}

/** What precedes the last 64 KB is not the verdict of a judge that may answer a few thousand tokens. */
const MAX_REPLY_LENGTH = 65_536;
/** Characters looked at in all: keeps replies of nothing but brackets from taking quadratic time. */
const SCAN_BUDGET = 2_000_000;
const MAX_REASONING_LENGTH = 2000;

/**
 * The verdict in `text`, whatever is around it (code fences, prose, other objects), or undefined when no object
 * in it has a finite number (or a number written as a string) under `scoreKey`.
 */
export function parseJudgeReply(text: string, scoreKey: string): JudgeVerdict | undefined {
  const reply = text.slice(-MAX_REPLY_LENGTH);
  let budget = SCAN_BUDGET;
  let verdict: JudgeVerdict | undefined;
  let start = reply.indexOf('{');
  while (start !== -1 && budget > 0) {
    const end = closingBrace(reply, start);
    budget -= (end ?? reply.length) - start;
    const found = end === undefined ? undefined : verdictIn(reply.slice(start, end + 1), scoreKey);
    verdict = found ?? verdict;
    // What is inside a verdict, such as a quoted object, is not a verdict itself.
    const next = found === undefined || end === undefined ? start + 1 : end + 1;
    start = reply.indexOf('{', next);
  }
  return verdict;
}

/** Index of the brace that closes the one at `start`; braces inside JSON strings do not count. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index;
  }
  return undefined;
}

function verdictIn(json: string, scoreKey: string): JudgeVerdict | undefined {
  const value = parseObject(json);
  const score = value === undefined ? undefined : numberOf(ownValue(value, scoreKey));
  if (value === undefined || score === undefined) return undefined;
  const reasoning = ownValue(value, 'reasoning');
  return {
    score,
    reasoning: typeof reasoning === 'string' ? firstPart(reasoning, MAX_REASONING_LENGTH) : '',
  };
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function ownValue(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
