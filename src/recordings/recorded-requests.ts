/**
 * The requests that a recording keeps beside its answers: lines of text by hash, each request once. They decide nothing,
 * since an answer is matched by its hash; where it is stale they tell what has changed.
 */
import { isRecord } from '../basics/is-record.js';
import type { RecordedAnswer } from './recording-entry.js';
import { sum } from '../basics/numbers.js';

/** `after`: hash of another request of the file, with whose lines this one begins. */
export interface RecordedRequest {
  readonly after?: string;
  readonly lines: readonly string[];
}

export type RecordedRequests = ReadonlyMap<string, RecordedRequest>;

/** Characters that are kept of one request, and of all of a file; what is longer is left out, and its answer kept. */
const MAX_REQUEST_CHARACTERS = 64_000;
const MAX_FILE_CHARACTERS = 1_000_000;
/** Turns before it that a request may build upon, in a file that anybody may have written. */
const MAX_TURNS = 200;

/** As a file has them; undefined where that is not what it has. */
export function readRequests(value: unknown): RecordedRequests | undefined {
  if (value === undefined) return new Map();
  if (!isRecord(value)) return undefined;
  const requests = new Map<string, RecordedRequest>();
  for (const [hash, request] of Object.entries(value)) {
    const { after, lines, ...others } = isRecord(request) ? request : { lines: request };
    if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) return undefined;
    if (Object.keys(others).length > 0) return undefined;
    if (after !== undefined && typeof after !== 'string') return undefined;
    requests.set(hash, after === undefined ? { lines } : { after, lines });
  }
  return requests;
}

/** All lines of a request; undefined where the file does not have them, or where they are too long to be one. */
export function linesOfRequest(
  requests: RecordedRequests,
  hash: string,
): readonly string[] | undefined {
  const parts: (readonly string[])[] = [];
  let at: string | undefined = hash;
  let characters = 0;
  while (at !== undefined) {
    const request = requests.get(at);
    if (request === undefined || parts.length > MAX_TURNS) return undefined;
    characters += lengthOf(request.lines);
    if (characters > MAX_REQUEST_CHARACTERS) return undefined;
    parts.unshift(request.lines);
    at = request.after;
  }
  return parts.flat();
}

/**
 * The requests of a file's answers, in their order. The request of a turn that begins as the one before it is kept as
 * what follows.
 */
export function requestsToKeep(answers: readonly RecordedAnswer[]): RecordedRequests {
  const kept = new Map<string, RecordedRequest>();
  let left = MAX_FILE_CHARACTERS;
  let before:
    Readonly<{ hash: string; answer: RecordedAnswer; lines: readonly string[] }> | undefined;
  for (const answer of answers) {
    const { hash, request: lines } = answer;
    if (hash === undefined || lines === undefined || lines.length === 0) continue;
    const follows =
      before !== undefined && isNextTurn(before.answer, answer) && startsWith(lines, before.lines)
        ? before
        : undefined;
    const own = lines.slice(follows?.lines.length ?? 0);
    before = undefined;
    if (!kept.has(hash)) {
      const characters = lengthOf(own);
      if (lengthOf(lines) > MAX_REQUEST_CHARACTERS || characters > left) continue;
      left -= characters;
      kept.set(hash, { ...(follows === undefined ? {} : { after: follows.hash }), lines: own });
    }
    before = { hash, answer, lines };
  }
  return kept;
}

function isNextTurn(before: RecordedAnswer, answer: RecordedAnswer): boolean {
  return (
    before.call.kind === 'answer' &&
    answer.call.kind === 'answer' &&
    before.model === answer.model &&
    before.repeat === answer.repeat &&
    answer.call.turn === before.call.turn + 1 &&
    before.hash !== answer.hash
  );
}

function startsWith(lines: readonly string[], start: readonly string[]): boolean {
  return start.length <= lines.length && start.every((line, index) => lines[index] === line);
}

function lengthOf(lines: readonly string[]): number {
  return sum(lines.map((line) => line.length + 1));
}
