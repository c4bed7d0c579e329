/** Stored answers in the place of calls: when one stands for an answer, and what is wrong where none does. */
import type { ConfigProblem } from '../../config/problem.js';
import type { AnswerKey, AnswerStore, StoredResponse } from '../../recordings/answer-store.js';

export type ResponseSource = 'live' | 'record' | 'replay' | 'cache';

export interface StoredCallsSetup {
  readonly responses: ResponseSource;
  /** Needed unless `responses` is `live`. */
  readonly store?: AnswerStore | undefined;
  /** Takes secrets out of an answer before it is stored and judged: a replay will see no more of it. */
  readonly withoutSecrets?: <R extends StoredResponse>(response: R) => R;
  /**
   * What becomes of answers without a hash, which nothing ties to the question: they count, and views count them
   * (default); or they are refused, where somebody else's word would replace calls that this run cannot make.
   */
  readonly unboundAnswers?: 'counted' | 'refused' | undefined;
}

/** One call, as its stored answer is found. */
export interface StoredCall {
  readonly key: AnswerKey;
  /** Identity of the request. */
  readonly hash: string;
  /** Nothing would show that what answers is still what gave the stored answer. */
  readonly isUnknown: boolean;
}

export interface FoundAnswer<R> {
  readonly response: R;
  readonly isBound: boolean;
}

export interface StoredCalls {
  /** Undefined where the call must be made. Throws MissingAnswerError where it must not be, and RecordingFileError. */
  find<R extends StoredResponse>(
    call: StoredCall,
    is: (response: StoredResponse) => response is R,
  ): Promise<FoundAnswer<R> | undefined>;
  /** Stores the answer of a call; returns it as it is stored. */
  keep<R extends StoredResponse>(call: StoredCall, response: R): R;
}

/** Under `replay`, or where answers that nothing ties to their question are refused: there is no answer to use. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';
  readonly problem: RunProblem;

  constructor(message: string, problem: RunProblem) {
    super(message);
    this.problem = problem;
  }
}

/** A problem of a run, which may be the same for many tests. */
export interface RunProblem extends ConfigProblem {
  readonly answer?: { readonly why: Refusal; readonly test: string } | undefined;
}

/** Tests that are named of those with the same problem. */
const MOST_NAMED = 5;

/** Each problem once, and one for all tests whose stored answers cannot be used for the same reason. Sorted, so that no order in time shows. */
export function gathered(problems: readonly RunProblem[]): readonly ConfigProblem[] {
  const groups = new Map<string, RunProblem[]>();
  for (const problem of problems) {
    const reason = problem.answer?.why ?? problem.message;
    const group = groups.get(reason);
    if (group === undefined) groups.set(reason, [problem]);
    else group.push(problem);
  }
  return [...groups.values()]
    .map((group): ConfigProblem => {
      const sorted = group.toSorted((a, b) => (a.message < b.message ? -1 : 1));
      const [first] = sorted;
      if (first === undefined) throw new Error('a group has a member');
      const { answer, ...problem } = first;
      const tests = [...new Set(sorted.flatMap((it) => it.answer?.test ?? []))];
      if (answer === undefined || tests.length < 2) return problem;
      const named = tests.slice(0, MOST_NAMED).map((test) => JSON.stringify(test));
      const more = tests.length - named.length;
      const all = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
      const message = `${problem.message} It affects ${tests.length} tests: ${all}.`;
      return { ...problem, message };
    })
    .sort((a, b) => (a.message < b.message ? -1 : 1));
}

/** Undefined under `live`: nothing is stored, and no request needs an identity. */
export function createStoredCalls(setup: StoredCallsSetup): StoredCalls | undefined {
  const { store, responses, unboundAnswers = 'counted' } = setup;
  if (store === undefined || responses === 'live') return undefined;
  return {
    async find(call, is) {
      const { key, hash } = call;
      if (responses === 'record' || (responses === 'cache' && call.isUnknown)) return undefined;
      const found = await store.lookup(key, hash);
      if (found.kind === 'found' && is(found.response)) {
        const { response, isBound, file } = found;
        if (!isBound && unboundAnswers === 'refused') throw refusal(key, 'unbound', file);
        if (responses === 'cache') store.put(key, hash, response);
        return { response, isBound };
      }
      if (responses === 'cache') return undefined;
      throw refusal(key, found.kind === 'stale' ? 'stale' : 'missing', found.file);
    },
    keep({ key, hash }, answer) {
      const response = setup.withoutSecrets?.(answer) ?? answer;
      store.put(key, hash, response);
      return response;
    },
  };
}

const RECORD_AGAIN =
  'Record it again: run with `responses: record` and commit the recordings.' as const;

export type Refusal = 'missing' | 'stale' | 'unbound';

/** `file`: workspace-relative. */
function refusal(key: AnswerKey, why: Refusal, file: string): MissingAnswerError {
  const { test, model, repeat, call } = key;
  const what =
    call.kind === 'answer'
      ? `model ${JSON.stringify(model)}, repeat ${repeat}, turn ${call.turn}`
      : `model ${JSON.stringify(model)}, repeat ${repeat}, ${call.kind} ${JSON.stringify(call.question)}`;
  const place = `test ${JSON.stringify(test)} (${what}) in ${file}`;
  const problem = { message: REFUSALS[why](place), hint: RECORD_AGAIN, answer: { why, test } };
  return new MissingAnswerError(IN_SHORT[why], problem);
}

/** What stands beside each test that lacks its answer. */
const IN_SHORT: Readonly<Record<Refusal, string>> = {
  missing: 'No stored answer.',
  stale: 'The stored answer belongs to a different request.',
  unbound: 'The stored answer has no hash.',
};

/** `place` is the test, the call and the file. */
const REFUSALS: Readonly<Record<Refusal, (place: string) => string>> = {
  missing: (place) => `No stored answer for ${place}.`,
  stale: (place) =>
    `The stored answer of ${place} belongs to a different request: the prompt, its parameters, its tools, the endpoint or the files of \`dependsOn\` changed since it was recorded.`,
  unbound: (place) =>
    `The stored answer of ${place} has no hash, so nothing shows that it answers the question that is asked now. On a fork's pull request, and where stored answers are used because keys are missing, such answers are refused.`,
};
