/** Entries of a recording, and what identifies them. */
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
