/** A recording file: its entries, what identifies them, and how it is read. People write and edit it too. */
import { isRecord, sum, textAt } from '../basics/basics.js';
import { firstPart } from '../redaction/cut.js';
import { type YamlPath, formatProblem, type ConfigProblem } from '../config/problem.js';
import { placeInJson } from '../config/load.js';
import type { PromptMessages } from '../config/suite.js';
import {
  type AgentFacts,
  type ChatResponse,
  type EmbeddingResponse,
  isTooDeep,
  MAX_TOOL_CALLS,
  type TokenUsage,
  type ToolCall,
  UNKNOWN_CALLS,
  usageOf,
} from '../providers/provider.js';

type EarlierMessage = NonNullable<PromptMessages['history']>[number];

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
  const { judgeModel, ...open } = call;
  return judgeModel === undefined
    ? [placeKey(place)]
    : [placeKey(place), placeKey({ ...place, call: open })];
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
// nothing, since an answer is matched by its hash; where it is stale they tell what has changed.

/** `after`: hash of another request of the file, with whose lines this one begins. */
interface RecordedRequest {
  readonly after?: string;
  readonly lines: readonly string[];
}

type RecordedRequests = ReadonlyMap<string, RecordedRequest>;

/** Characters that are kept of one request, and of all of a file; what is longer is left out, and its answer kept. */
const MAX_REQUEST_CHARACTERS = 64_000;

const MAX_KEPT_CHARACTERS = 1_000_000;

/**
 * The requests of a file's answers, in their order. The request of a turn that begins as the one before it is kept as
 * what follows. Answers that were read from a file have theirs in `stored`.
 */
export function requestsToKeep(
  answers: readonly RecordedAnswer[],
  stored: RecordedRequests,
): RecordedRequests {
  const kept = new Map<string, RecordedRequest>();
  let left = MAX_KEPT_CHARACTERS;
  const keep = (hash: string, request: RecordedRequest): boolean => {
    if (kept.has(hash)) return true;
    const characters = lengthOf(request.lines);
    if (characters > left) return false;
    left -= characters;
    kept.set(hash, request);
    return true;
  };
  let before:
    Readonly<{ hash: string; answer: RecordedAnswer; lines: readonly string[] }> | undefined;
  for (const answer of answers) {
    const { hash, request: lines = [] } = answer;
    if (hash === undefined) continue;
    if (answer.request === undefined) {
      for (let at: string | undefined = hash; at !== undefined && !kept.has(at);) {
        const request = stored.get(at);
        at = request && keep(at, request) ? request.after : undefined;
      }
      continue;
    }
    const follows =
      before !== undefined && isNextTurn(before.answer, answer) && startsWith(lines, before.lines)
        ? before
        : undefined;
    const own = lines.slice(follows?.lines.length ?? 0);
    before = undefined;
    if (lines.length === 0 || lengthOf(lines) > MAX_REQUEST_CHARACTERS) continue;
    const request = { ...(follows === undefined ? {} : { after: follows.hash }), lines: own };
    if (keep(hash, request)) before = { hash, answer, lines };
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

// Reads a recording file, which people write and edit too: every mistake is reported with its place.

/** Largest recording read, in characters. */
const MAX_FILE_CHARACTERS = 32 * 1024 * 1024;

/** What the program of a test's prompt printed. */
export interface StoredPrompt {
  /** Of the program, as `printedHash` makes it; absent in entries written by hand. */
  readonly hash?: string | undefined;
  readonly messages: PromptMessages;
}

/** What a file holds; suite and test where it names them. */
export interface Recording {
  readonly prompt?: StoredPrompt | undefined;
  readonly suite?: string;
  readonly test?: string;
  readonly answers: readonly RecordedAnswer[];
  readonly requests: RecordedRequests;
}

/** A mistake in the file's data, before its place is known. */
export class EntryError extends Error {
  constructor(
    readonly path: YamlPath,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/**
 * Reads the text of a recording.
 * @param file workspace-relative path, for messages
 * @throws RecordingFileError
 */
export function readRecording(text: string, file: string): Recording {
  if (text.length > MAX_FILE_CHARACTERS) {
    throw new RecordingFileError({
      message: `the recording is larger than ${MAX_FILE_CHARACTERS} characters`,
      location: { file, line: 1, column: 1 },
    });
  }
  try {
    return toRecording(parseJson(text));
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    throw new RecordingFileError({
      message: error.message,
      location: { file, ...placeInJson(text, error.path) },
      ...(error.path.length === 0 ? {} : { path: pathText(error.path) }),
      ...(error.hint === undefined ? {} : { hint: error.hint }),
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new EntryError([], 'the recording is not valid JSON.', 'Correct it, or record again.');
  }
}

function pathText(path: YamlPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`,
    )
    .join('');
}

/** Reads the value at a place of the file; undefined: it is as if it were not there. Throws EntryError. */
type Read<T> = (value: unknown, path: YamlPath) => T;

type Fields = Readonly<Record<string, Read<unknown>>>;

type Known<F extends Fields> = {
  readonly [K in keyof F]?: Exclude<ReturnType<F[K]>, undefined>;
};

/** The fields of a JSON object, in the order of their readers. A key that has none is a mistake. */
export function fieldsOf<F extends Fields>(
  value: unknown,
  fields: F,
  path: YamlPath,
  what: string,
): Known<F> {
  if (!isRecord(value)) throw new EntryError(path, `${what}.`);
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) {
    const message = `unknown key ${JSON.stringify(firstPart(unknown, 60))}.`;
    const known = `Known here: ${Object.keys(fields).join(', ')}.`;
    throw new EntryError([...path, unknown], message, known);
  }
  const read = Object.entries(fields).map(([key, reader]) => [
    key,
    Object.hasOwn(value, key) && value[key] !== undefined
      ? reader(value[key], [...path, key])
      : undefined,
  ]);
  return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as Known<F>;
}

/** A field that may not be missing. `what` completes "the answer has no ...". */
export function needed<T>(field: T | undefined, path: YamlPath, what: string): T {
  if (field === undefined) throw new EntryError(path, `${what}.`);
  return field;
}

export function eachOf<T>(read: Read<T>, what: string): Read<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new EntryError(path, `${what}.`);
    return value.map((item: unknown, index) => read(item, [...path, index]));
  };
}

/** What a value has to be, in the name of its key. */
function mustBe(path: YamlPath, what: string): EntryError {
  return new EntryError(path, `${String(path.at(-1))} must be ${what}.`);
}

export const string: Read<string> = (value, path) => {
  if (typeof value !== 'string') throw mustBe(path, 'a string');
  return value;
};

/** `true`; absent, or false: it is not so. */
const flag: Read<true | undefined> = (value, path) => {
  if (typeof value !== 'boolean') throw mustBe(path, 'true or false');
  return value ? true : undefined;
};

/** No latency and no cost is larger, and sums of these stay numbers that a report can hold. */
const MAX_AMOUNT = 1e12;

const amount: Read<number> = (value, path) => {
  const isAmount = typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT;
  if (!isAmount) throw mustBe(path, `a number from 0 to ${MAX_AMOUNT}`);
  return value;
};

const count: Read<number> = (value, path) => {
  const number = amount(value, path);
  if (!Number.isSafeInteger(number)) throw mustBe(path, 'a whole number from 0');
  return number;
};

/** Text as it is, or as a list of lines. */
const text: Read<string> = (value, path) => {
  if (typeof value === 'string') return value;
  if (isLines(value)) return value.join('\n');
  throw mustBe(path, 'a string or a list of lines');
};

function isLines(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'string');
}

function oneOf<T extends string>(known: readonly T[]): Read<T> {
  return (value, path) => {
    const found = known.find((name) => name === value);
    if (found !== undefined) return found;
    const message = `unknown ${String(path.at(-1))} ${firstPart(JSON.stringify(value), 60)}.`;
    throw new EntryError(path, message, `One of ${known.join(', ')}.`);
  };
}

/** Any JSON that is not too deep. */
const shallow: Read<unknown> = (value, path) => {
  if (!isTooDeep(value)) return value;
  throw new EntryError(path, `${String(path.at(-1))}: nested too deeply.`);
};

export const object: Read<Readonly<Record<string, unknown>>> = (value, path) => {
  if (!isRecord(value)) throw mustBe(path, 'an object');
  shallow(value, path);
  return value;
};

const USAGE = { inputTokens: count, outputTokens: count, totalTokens: count };

const usage: Read<TokenUsage> = (value, path) => {
  const stated = fieldsOf(value, USAGE, path, 'usage must be an object');
  const { inputTokens = 0, outputTokens = 0, totalTokens = 0 } = stated;
  return usageOf(inputTokens, outputTokens, totalTokens);
};

const CALL = {
  id: string,
  name: string,
  arguments: object,
  argumentsUnknown: flag,
  isOfSubagent: flag,
  response: shallow,
};

const toolCall: Read<ToolCall> = (value, path) => {
  const call = fieldsOf(value, CALL, path, 'a tool call is a JSON object');
  const name = needed(call.name, path, 'the tool call has no "name"');
  return { id: `call_${String(path.at(-1))}`, arguments: {}, ...call, name };
};

const toolCalls: Read<readonly ToolCall[]> = (value, path) => {
  const calls = eachOf(toolCall, 'toolCalls must be a list')(value, path);
  if (calls.length <= MAX_TOOL_CALLS) return calls;
  throw new EntryError(path, `toolCalls has more than ${MAX_TOOL_CALLS} entries.`);
};

/** A changed file is one of these. */
const CONTENTS = { deleted: flag, text, base64: string, link: string };

const change: Read<NonNullable<ChatResponse['changes']>[number]> = (value, path) => {
  const fields = { path: string, ...CONTENTS, executable: flag };
  const entry = fieldsOf(value, fields, path, 'a changed file is a JSON object');
  const name = needed(entry.path || undefined, path, 'the file has no "path"');
  if (Object.keys(CONTENTS).filter((key) => Object.hasOwn(entry, key)).length !== 1) {
    const message = 'a changed file has one of "text", "base64", "link" and "deleted".';
    throw new EntryError(path, message);
  }
  return { ...entry, path: name };
};

const denied: Read<NonNullable<AgentFacts['denied']>> = (value, path) => {
  const fields = { tools: eachOf(string, 'tools must be a list of names'), allowedBy: string };
  const { tools, allowedBy = '' } = fieldsOf(value, fields, path, 'denied must be an object');
  return { tools: needed(tools, path, 'denied has no "tools"'), allowedBy };
};

const AGENT = {
  name: string,
  version: string,
  turns: count,
  cachedTokens: count,
  turnLimitReached: flag,
  denied,
};

const agent: Read<AgentFacts> = (value, path) => {
  const facts = fieldsOf(value, AGENT, path, 'agent must be an object');
  return { ...facts, name: needed(facts.name, path, 'the agent has no "name"') };
};

const FINISH_REASONS: readonly ChatResponse['finishReason'][] = [
  'stop',
  'length',
  'tool-calls',
  'content-filter',
  'other',
];

const COMMON = { model: string, repeat: count, hash: string };

const CHAT = {
  text,
  thoughts: text,
  outputJson: shallow,
  toolCalls,
  toolCallsUnknown: oneOf(UNKNOWN_CALLS),
  finishReason: oneOf(FINISH_REASONS),
  usage,
  latencyMs: amount,
  modelId: string,
  replyId: string,
  costUsd: amount,
  changes: eachOf(change, 'changes must be a list'),
  agent,
};

const ANSWER = { ...COMMON, turn: count, ...CHAT };

const JUDGE = {
  ...COMMON,
  judge: string,
  judgeModel: string,
  attempt: count,
  conversation: string,
  ...CHAT,
};

const vector: Read<number[]> = (value, path) => {
  const isNumbers = (item: unknown): item is number[] =>
    Array.isArray(item) && item.every((component) => Number.isFinite(component));
  if (!isNumbers(value)) throw new EntryError(path, 'a vector is a list of numbers.');
  return value;
};

const EMBEDDING = {
  ...COMMON,
  embedding: string,
  conversation: string,
  vectors: eachOf(vector, 'the embedding has no list "vectors"'),
  usage,
  latencyMs: amount,
};

const answer: Read<RecordedAnswer> = (value, path) => {
  const what = 'an answer is a JSON object';
  const has = (key: string): boolean => isRecord(value) && value[key] !== undefined;
  if (has('judge') && has('embedding')) {
    throw new EntryError(path, 'an answer has "judge" or "embedding", not both.');
  }
  if (has('embedding')) {
    const entry = fieldsOf(value, EMBEDDING, path, what);
    const { embedding: question = '', conversation, vectors, ...rest } = entry;
    const response = {
      vectors: needed(vectors, path, 'the embedding has no list "vectors"'),
      usage: rest.usage ?? usageOf(0, 0),
      latencyMs: rest.latencyMs ?? 0,
    };
    const turn = conversation === undefined ? {} : { conversation };
    return { ...placeOf(rest, path), call: { kind: 'embedding', question, ...turn }, response };
  }
  if (!has('judge')) {
    const { model, repeat, hash, turn = 0, ...chat } = fieldsOf(value, ANSWER, path, what);
    const call = { kind: 'answer', turn } as const;
    return { ...placeOf({ model, repeat, hash }, path), call, response: chatOf(chat, path) };
  }
  const { model, repeat, hash, ...entry } = fieldsOf(value, JUDGE, path, what);
  const { judge: question = '', judgeModel, attempt = 0, conversation, ...chat } = entry;
  const call = {
    kind: 'judge',
    question,
    ...(judgeModel === undefined ? {} : { judgeModel }),
    attempt,
    ...(conversation === undefined ? {} : { conversation }),
  } as const;
  return { ...placeOf({ model, repeat, hash }, path), call, response: chatOf(chat, path) };
};

interface StatedPlace {
  readonly model?: string | undefined;
  readonly repeat?: number | undefined;
  readonly hash?: string | undefined;
}

function placeOf(
  { model, repeat = 0, hash }: StatedPlace,
  path: YamlPath,
): Pick<RecordedAnswer, 'model' | 'repeat' | 'hash'> {
  const named = { model: needed(model, path, 'the answer has no "model"'), repeat };
  return hash === undefined ? named : { ...named, hash };
}

function chatOf(
  { text: said, toolCalls: calls = [], latencyMs, ...rest }: Known<typeof CHAT>,
  path: YamlPath,
): ChatResponse {
  return {
    finishReason: calls.length > 0 ? 'tool-calls' : 'stop',
    usage: usageOf(0, 0),
    ...rest,
    text: needed(said, path, 'the answer has no "text"'),
    toolCalls: calls,
    latencyMs: latencyMs ?? 0,
    ...(latencyMs === undefined ? { latencyUnstated: true as const } : {}),
  };
}

const message: Read<EarlierMessage> = (value, path) => {
  const [role, content] = [textAt(value, 'role'), textAt(value, 'content')];
  if ((role === 'user' || role === 'assistant') && content !== undefined) return { role, content };
  throw new EntryError(path, 'a message has a role and a content.');
};

/** One message, or several. */
const history: Read<readonly EarlierMessage[] | undefined> = (value, path) => {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const messages = parts.map((part, index) => message(part, [...path, index]));
  return messages.length === 0 ? undefined : messages;
};

const PROMPT = { hash: string, system: string, history, user: string, assistant: string };

const prompt: Read<StoredPrompt> = (value, path) => {
  const { hash, ...messages } = fieldsOf(value, PROMPT, path, 'prompt is a JSON object');
  const user = needed(messages.user, path, 'the prompt has no "user"');
  return { hash, messages: { ...messages, user } };
};

/** The same call twice would leave open which answer counts. */
const answers: Read<readonly RecordedAnswer[]> = (value, path) => {
  const list = eachOf(answer, 'answers must be a list')(value, path);
  const seen = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    const earlier = seen.get(entryKey(entry));
    if (earlier !== undefined) {
      throw new EntryError([...path, index], `the same call as answers[${earlier}].`);
    }
    seen.set(entryKey(entry), index);
  }
  return list;
};

const requests: Read<RecordedRequests> = (value, path) => {
  const all = isRecord(value) ? Object.entries(value) : undefined;
  const read = all?.map(([hash, request]): readonly [string, RecordedRequest] | undefined => {
    const { after, lines, ...others } = isRecord(request) ? request : { lines: request };
    if (!isLines(lines) || Object.keys(others).length > 0) return undefined;
    if (after === undefined) return [hash, { lines }];
    return typeof after === 'string' ? [hash, { after, lines }] : undefined;
  });
  if (read?.every((request) => request !== undefined) === true) return new Map(read);
  const what = 'requests must hold lists of lines, each under its hash.';
  throw new EntryError(path, what, 'Take `requests` out, or record again.');
};

export const version: Read<1> = (value, path) => {
  if (value === 1) return 1;
  throw new EntryError(path, 'unknown version of the recording format; this one reads 1.');
};

const RECORDING = { version, suite: string, test: string, prompt, answers, requests };

function toRecording(value: unknown): Recording {
  const recording = fieldsOf(value, RECORDING, [], 'a recording is a JSON object');
  return {
    requests: new Map(),
    ...recording,
    answers: needed(recording.answers, ['answers'], 'answers must be a list'),
  };
}

/** Which model call of the run an answer belongs to. */
export interface AnswerKey {
  readonly suite: string;
  readonly test: string;
  /** Config id of the model under test (also for its judge and embedding calls). */
  readonly model: string;
  /** Repeat index, from 0: part of the key, so that repeats stay independent samples. */
  readonly repeat: number;
  readonly call:
    /** The n-th exchange with the model under test in this run, tool loop included, from 0. */
    | { readonly kind: 'answer'; readonly turn: number }
    /** `conversation`: label of the turn that is judged, where there is one. */
    | {
        readonly kind: 'judge';
        readonly question: string;
        readonly judgeModel: string;
        readonly attempt: number;
        readonly conversation?: string;
      }
    | { readonly kind: 'embedding'; readonly question: string; readonly conversation?: string };
}

export type StoredResponse = ChatResponse | EmbeddingResponse;

/** A recording that cannot be used. */
export class RecordingFileError extends Error {
  override readonly name = 'RecordingFileError';

  constructor(readonly problem: ConfigProblem) {
    super(formatProblem(problem));
  }
}
