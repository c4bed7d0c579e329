/** Entries of a recording, and what identifies them. */
import { isRecord, sum } from '../basics/basics.js';
import type { AnswerKey, StoredResponse } from './answer-store.js';

type Call = AnswerKey['call'];
type JudgeCall = Extract<Call, { kind: 'judge' }>;

/** As in AnswerKey, but an entry written by hand may leave the judge's model open. */
export type RecordedCall =
  Exclude<Call, JudgeCall> | (Omit<JudgeCall, 'judgeModel'> & { readonly judgeModel?: string });

export interface RecordedAnswer {
  readonly model: string;
  readonly repeat: number;
  readonly call: RecordedCall;
  /** Absent in entries written by hand: they match any request. */
  readonly hash?: string;
  /** Lines of the request, where they are known. */
  readonly request?: readonly string[];
  readonly response: StoredResponse;
}

type Place = Pick<RecordedAnswer, 'model' | 'repeat' | 'call'>;

/**
 * Whether an answer belongs to the request that is asked. A hash has a second part, after a slash, where variables of the
 * environment are in the endpoint's URL. A replay may run where they are not set, and asks with the first part alone.
 */
export function isSameRequest(stored: string, asked: string): boolean {
  return stored === asked || (!asked.includes('/') && stored.startsWith(`${asked}/`));
}

/** Whether two hashes are of the same request but for the values of variables in the endpoint's URL. */
export function isSameButEnvironment(stored: string, asked: string): boolean {
  const withoutEnvironment = (hash: string) => hash.replace(/\/.*$/s, '');
  return stored !== asked && withoutEnvironment(stored) === withoutEnvironment(asked);
}

/**
 * Identity of an entry inside its test. A judge's question is all that it shows, and its name only the criterion: two
 * questions of one name have two entries.
 */
export function entryKey({ hash, ...place }: Place & Pick<RecordedAnswer, 'hash'>): string {
  return place.call.kind === 'answer' ? placeKey(place) : `${placeKey(place)} ${hash ?? ''}`;
}

/** Entries of one place answer the same call by its name. */
export function placeKey({ model, repeat, call }: Place): string {
  return JSON.stringify([model, repeat, ...callOrder(call)]);
}

/** Places in which the answer to a call may be: its own, and for a judge the one that leaves the model open. */
export function lookupPlaces(place: Place): readonly string[] {
  const { call } = place;
  if (call.kind !== 'judge') return [placeKey(place)];
  const { kind, question, attempt, conversation } = call;
  const open = {
    kind,
    question,
    attempt,
    ...(conversation === undefined ? {} : { conversation }),
  };
  return [placeKey(place), placeKey({ ...place, call: open })];
}

/** What orders the entries of one repeat: the answers by turn, then the judges, then the embeddings. */
function callOrder(call: RecordedCall): readonly (string | number)[] {
  switch (call.kind) {
    case 'answer':
      return [0, call.turn];
    case 'judge':
      return [1, call.conversation ?? '', call.question, call.judgeModel ?? '', call.attempt];
    case 'embedding':
      return [2, call.conversation ?? '', call.question];
  }
}

/** Entries in the order of the file: models as they first appear in `models`, then by name; repeats; calls. */
export function sortedEntries(
  entries: readonly RecordedAnswer[],
  models: readonly string[],
): readonly RecordedAnswer[] {
  const known = [...new Set(models)];
  const added = [...new Set(entries.map(({ model }) => model))]
    .filter((model) => !known.includes(model))
    .sort();
  const rank = new Map([...known, ...added].map((model, index) => [model, index]));
  const position = ({ model, repeat, call, hash = '' }: RecordedAnswer) => [
    rank.get(model) ?? 0,
    repeat,
    ...callOrder(call),
    hash,
  ];
  return entries
    .map((entry) => ({ entry, position: position(entry) }))
    .sort((a, b) => comparePositions(a.position, b.position))
    .map(({ entry }) => entry);
}

function comparePositions(
  a: readonly (string | number)[],
  b: readonly (string | number)[],
): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined || item === other) continue;
    return item < other ? -1 : 1;
  }
  return 0;
}

// The requests that a recording keeps beside its answers: lines of text by hash, each request once. They decide
// nothing,
// since an answer is matched by its hash; where it is stale they tell what has changed.

/** `after`: hash of another request of the file, with whose lines this one begins. */
interface RecordedRequest {
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
