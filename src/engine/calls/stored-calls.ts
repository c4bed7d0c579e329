/** Stored answers in the place of calls: when one stands for an answer, and what is wrong where none does. */
import type { ConfigProblem } from '../../config/problem.js';
import { withoutKnownSecrets } from '../../redaction/cut.js';
import type {
  AnswerKey,
  AnswerStore,
  RequestToKeep,
  StaleAnswer,
  StoredResponse,
} from '../../recordings/answer-store.js';
import { requestDiff } from './request.js';

export type ResponseSource = 'live' | 'record' | 'replay' | 'cache';

export interface StoredCallsSetup {
  readonly responses: ResponseSource;
  /** Needed unless `responses` is `live`. */
  readonly store?: AnswerStore | undefined;
  /** Takes secrets out of what is stored, or said to another model. */
  readonly withoutSecrets?: <T>(value: T) => T;
  /**
   * What becomes of answers that nothing ties to the question (without a hash, or of a program that does not say its
   * files): they count, and views count them (default); or they are refused, where somebody else's word would replace
   * calls that this run cannot make.
   */
  readonly unboundAnswers?: 'counted' | 'refused' | undefined;
}

/** One call, as its stored answer is found. */
interface StoredCall {
  readonly key: AnswerKey;
  /** The request: its identity, and as people read it. */
  readonly request: RequestToKeep;
  /** Nothing would show that what answers is still what gave the stored answer. */
  readonly isUnknown: boolean;
}

interface FoundAnswer<R> {
  readonly response: R;
  readonly isBound: boolean;
}

export interface StoredCalls {
  /** Undefined where the call must be made. Throws MissingAnswerError where it must not be, and RecordingFileError. */
  find<R extends StoredResponse>(
    call: StoredCall,
    is: (response: StoredResponse) => response is R,
  ): Promise<FoundAnswer<R> | undefined>;
  /** Stores the answer of a call. */
  keep(call: StoredCall, response: StoredResponse): void;
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
  readonly answer?: UnusableAnswer | undefined;
}

interface UnusableAnswer {
  readonly why: Refusal;
  readonly test: string;
  /** Of a stale answer whose request the recording keeps: both requests in lines. */
  readonly requests?: readonly [recorded: readonly string[], asked: readonly string[]];
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
      const sorted = group.toSorted(
        (a, b) =>
          compareTexts(a.message, b.message) || (a.location?.line ?? 0) - (b.location?.line ?? 0),
      );
      const shown = sorted.find(({ answer }) => answer?.requests !== undefined) ?? sorted[0];
      if (shown === undefined) throw new Error('a group has a member');
      const { answer, ...plain } = shown;
      const problem = withDiff(plain, answer);
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

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Only of what is shown: a run may have thousands of stale answers. */
function withDiff(problem: ConfigProblem, answer: UnusableAnswer | undefined): ConfigProblem {
  if (answer?.requests === undefined) return problem;
  const diff = requestDiff(...answer.requests);
  const words = diff.length === 0 ? UNSEEN_CHANGE : 'Below: `-` as recorded, `+` as asked now.';
  return { ...problem, message: `${problem.message} ${words}`, diff };
}

/** Undefined under `live`: nothing is stored, and no request needs an identity. */
export function createStoredCalls(setup: StoredCallsSetup): StoredCalls | undefined {
  const { store, responses, unboundAnswers = 'counted' } = setup;
  if (store === undefined || responses === 'live') return undefined;
  return {
    async find(call, is) {
      const { key, request } = call;
      if (responses === 'record' || (responses === 'cache' && call.isUnknown)) return undefined;
      const found = await store.lookup(key, request.hash);
      if (found.kind === 'found' && is(found.response)) {
        const { response, file } = found;
        const isBound = found.isBound && !call.isUnknown;
        // What may be the answer to another question is no saving.
        if (!isBound && responses === 'cache') return undefined;
        if (!isBound && unboundAnswers === 'refused') {
          throw refusal(key, found.isBound ? 'unknown-program' : 'unbound', file);
        }
        if (responses === 'cache') store.put(key, request, response);
        return { response, isBound };
      }
      if (responses === 'cache') return undefined;
      throw found.kind === 'stale' ? staleness(call, found) : refusal(key, 'missing', found.file);
    },
    keep({ key, request }, answer) {
      store.put(key, request, setup.withoutSecrets?.(answer) ?? answer);
    },
  };
}

const RECORD_AGAIN =
  'Record it again: run with `responses: record` and commit the recordings.' as const;

const NAME_FILES =
  'Name the files that the program is made of in `dependsOn`, and record it again: run with `responses: record` and commit the recordings.' as const;

type Refusal = 'missing' | 'stale' | 'unbound' | 'unknown-program';

/** `file`: workspace-relative. */
function refusal(key: AnswerKey, why: Refusal, file: string): MissingAnswerError {
  return unusable(REFUSALS[why](placeOf(key, file)), { why, test: key.test });
}

/** With what has changed, as far as the recording tells. */
function staleness({ key, request }: StoredCall, stale: StaleAnswer): MissingAnswerError {
  const { file, onlyEnvironment, request: recorded } = stale;
  const place = placeOf(key, file);
  const answer = { why: 'stale', test: key.test } as const;
  if (onlyEnvironment) {
    return unusable(`The stored answer of ${place} ${OTHER_ENVIRONMENT}`, answer);
  }
  if (recorded === undefined) return refusal(key, 'stale', file);
  const asked = withoutKnownSecrets(request.lines().join('\n')).split('\n');
  const message = `The stored answer of ${place} belongs to a different request.`;
  return unusable(message, { ...answer, requests: [recorded, asked] });
}

function unusable(message: string, answer: UnusableAnswer): MissingAnswerError {
  const hint = answer.why === 'unknown-program' ? NAME_FILES : RECORD_AGAIN;
  return new MissingAnswerError(IN_SHORT[answer.why], { message, hint, answer });
}

function placeOf({ test, model, repeat, call }: AnswerKey, file: string): string {
  const what =
    call.kind === 'answer' ? `turn ${call.turn}` : `${call.kind} ${JSON.stringify(call.question)}`;
  return `test ${JSON.stringify(test)} (model ${JSON.stringify(model)}, repeat ${repeat}, ${what}) in ${file}`;
}

const OTHER_ENVIRONMENT =
  'belongs to another endpoint: environment variables in its URL had other values when it was recorded.';

/** Where both requests read the same. */
const UNSEEN_CHANGE =
  'What the recording keeps of the request reads the same today: the type of a value or an invisible character may have changed.';

/** What stands beside each test that lacks its answer. */
const IN_SHORT: Readonly<Record<Refusal, string>> = {
  missing: 'No stored answer.',
  stale: 'The stored answer belongs to a different request.',
  unbound: 'The stored answer has no hash.',
  'unknown-program': 'The stored answer is of a program without `dependsOn`.',
};

/** `place` is the test, the call and the file. */
const REFUSALS: Readonly<Record<Refusal, (place: string) => string>> = {
  missing: (place) => `No stored answer for ${place}.`,
  stale: (place) =>
    `The stored answer of ${place} belongs to a different request: the prompt, its parameters, its tools, the endpoint or the files of \`dependsOn\` changed since it was recorded.`,
  unbound: (place) =>
    `The stored answer of ${place} has no hash, so nothing shows that it answers the question that is asked now. On a fork's pull request, and where stored answers are used because keys are missing, such answers are refused.`,
  'unknown-program': (place) =>
    `The stored answer of ${place} is of a program whose test has no \`dependsOn\`, so nothing shows that the program still answers so. On a fork's pull request, and where stored answers are used because keys are missing, such answers are refused.`,
};
