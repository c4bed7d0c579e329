/** A recording file: its entries, what identifies them, and how it is read. People write and edit it too. */
import { isRecord, sum, textAt } from '../basics/basics.js';
import { firstPart } from '../redaction/cut.js';
import { type YamlPath, formatProblem, type ConfigProblem } from '../config/problem.js';
import type { EarlierMessage } from '../config/generated/kindlm-config.js';
import { placeInJson } from '../config/load.js';
import type { PromptMessages } from '../config/suite.js';
import {
  type AgentFacts,
  type ChatResponse,
  type EmbeddingResponse,
  type FinishReason,
  isDeeperThan,
  MAX_LEVELS,
  MAX_TOOL_CALLS,
  type TokenUsage,
  UNKNOWN_CALLS,
  usageOf,
  type StoredChange,
} from '../providers/provider.js';

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
// nothing, since an answer is matched by its hash; where it is stale they tell what has changed.

/** `after`: hash of another request of the file, with whose lines this one begins. */
interface RecordedRequest {
  readonly after?: string;
  readonly lines: readonly string[];
}

export type RecordedRequests = ReadonlyMap<string, RecordedRequest>;

/** Characters that are kept of one request, and of all of a file; what is longer is left out, and its answer kept. */
const MAX_REQUEST_CHARACTERS = 64_000;

const MAX_KEPT_CHARACTERS = 1_000_000;

/** Turns before it that a request may build upon, in a file that anybody may have written. */
const MAX_TURNS = 200;

/** As a file has them; undefined where that is not what it has. */
function readRequests(value: unknown): RecordedRequests | undefined {
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
  let left = MAX_KEPT_CHARACTERS;
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
  readonly prompt?: StoredPrompt;
  readonly suite?: string;
  readonly test?: string;
  readonly answers: readonly RecordedAnswer[];
  readonly requests: RecordedRequests;
}

/** A mistake in the file's data, before its place is known. */
class EntryError extends Error {
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

function toRecording(value: unknown): Recording {
  if (!isRecord(value)) throw new EntryError([], 'a recording is a JSON object.');
  refuseUnknown(value, ['version', 'suite', 'test', 'prompt', 'answers', 'requests'], []);
  if (value['version'] !== undefined && value['version'] !== 1) {
    throw new EntryError(['version'], 'unknown version of the recording format; this one reads 1.');
  }
  const list = value['answers'];
  if (!Array.isArray(list)) throw new EntryError(['answers'], 'answers must be a list.');
  const seen = new Map<string, number>();
  const answers = list.map((entry: unknown, index) => {
    const answer = toAnswer(entry, ['answers', index]);
    const key = entryKey(answer);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      throw new EntryError(['answers', index], `the same call as answers[${earlier}].`);
    }
    seen.set(key, index);
    return answer;
  });
  const requests = readRequests(value['requests']);
  if (requests === undefined) {
    throw new EntryError(
      ['requests'],
      'requests must hold lists of lines, each under its hash.',
      'Take `requests` out, or record again.',
    );
  }
  const suite = optionalString(value, 'suite', []);
  const test = optionalString(value, 'test', []);
  return {
    ...(suite === undefined ? {} : { suite }),
    ...(test === undefined ? {} : { test }),
    ...(value['prompt'] === undefined ? {} : { prompt: toPrompt(value['prompt']) }),
    answers,
    requests,
  };
}

function toPrompt(value: unknown): StoredPrompt {
  const path = ['prompt'];
  if (!isRecord(value)) throw new EntryError(path, 'prompt is a JSON object.');
  refuseUnknown(value, ['hash', 'system', 'history', 'user', 'assistant'], path);
  const hash = optionalString(value, 'hash', path);
  const { history = [] } = value;
  const parts = Array.isArray(history) ? history : [history];
  const earlier = parts.map((part: unknown, index): EarlierMessage => {
    const [role, content] = [textAt(part, 'role'), textAt(part, 'content')];
    if ((role === 'user' || role === 'assistant') && content !== undefined)
      return { role, content };
    throw new EntryError([...path, 'history', index], 'a message has a role and a content.');
  });
  const user = optionalString(value, 'user', path);
  if (user === undefined) throw new EntryError(path, 'the prompt has no "user".');
  const system = optionalString(value, 'system', path);
  const assistant = optionalString(value, 'assistant', path);
  const messages = {
    ...(system === undefined ? {} : { system }),
    ...(earlier.length === 0 ? {} : { history: earlier }),
    user,
    ...(assistant === undefined ? {} : { assistant }),
  };
  return hash === undefined ? { messages } : { hash, messages };
}

const CHAT_FIELDS = [
  'text',
  'thoughts',
  'outputJson',
  'toolCalls',
  'toolCallsUnknown',
  'finishReason',
  'usage',
  'latencyMs',
  'modelId',
  'replyId',
  'costUsd',
  'changes',
  'agent',
];

const COMMON_FIELDS = ['model', 'repeat', 'hash'];

const FIELDS: Readonly<Record<RecordedCall['kind'], readonly string[]>> = {
  answer: [...COMMON_FIELDS, 'turn', ...CHAT_FIELDS],
  judge: [...COMMON_FIELDS, 'judge', 'judgeModel', 'attempt', 'conversation', ...CHAT_FIELDS],
  embedding: [...COMMON_FIELDS, 'embedding', 'conversation', 'vectors', 'usage', 'latencyMs'],
};

function toAnswer(value: unknown, path: YamlPath): RecordedAnswer {
  if (!isRecord(value)) throw new EntryError(path, 'an answer is a JSON object.');
  const call = toCall(value, path);
  refuseUnknown(value, FIELDS[call.kind], path);
  const model = optionalString(value, 'model', path);
  if (model === undefined) throw new EntryError(path, 'the answer has no "model".');
  const hash = optionalString(value, 'hash', path);
  return {
    model,
    repeat: count(value, 'repeat', path),
    call,
    ...(hash === undefined ? {} : { hash }),
    response: call.kind === 'embedding' ? toVectors(value, path) : toChat(value, path),
  };
}

function toCall(value: Record<string, unknown>, path: YamlPath): RecordedCall {
  const judge = optionalString(value, 'judge', path);
  const embedding = optionalString(value, 'embedding', path);
  if (judge !== undefined && embedding !== undefined) {
    throw new EntryError(path, 'an answer has "judge" or "embedding", not both.');
  }
  if (judge === undefined && embedding === undefined) {
    return { kind: 'answer', turn: count(value, 'turn', path) };
  }
  const label = optionalString(value, 'conversation', path);
  const conversation = label === undefined ? {} : { conversation: label };
  if (embedding !== undefined) return { kind: 'embedding', question: embedding, ...conversation };
  const judgeModel = optionalString(value, 'judgeModel', path);
  return {
    kind: 'judge',
    question: judge ?? '',
    ...(judgeModel === undefined ? {} : { judgeModel }),
    attempt: count(value, 'attempt', path),
    ...conversation,
  };
}

const FINISH_REASONS: readonly FinishReason[] = [
  'stop',
  'length',
  'tool-calls',
  'content-filter',
  'other',
];

function toChat(value: Record<string, unknown>, path: YamlPath): ChatResponse {
  const toolCalls = toToolCalls(value['toolCalls'], [...path, 'toolCalls']);
  const finishReason = oneOf(value, 'finishReason', FINISH_REASONS, path);
  const toolCallsUnknown = oneOf(value, 'toolCallsUnknown', UNKNOWN_CALLS, path);
  const modelId = optionalString(value, 'modelId', path);
  const replyId = optionalString(value, 'replyId', path);
  const outputJson = value['outputJson'];
  if (isDeeperThan(outputJson, MAX_LEVELS)) {
    throw new EntryError(
      [...path, 'outputJson'],
      `outputJson is nested deeper than ${MAX_LEVELS}.`,
    );
  }
  return {
    text: toText(value, 'text', path),
    toolCalls,
    ...(toolCallsUnknown === undefined ? {} : { toolCallsUnknown }),
    finishReason: finishReason ?? (toolCalls.length > 0 ? 'tool-calls' : 'stop'),
    usage: toUsage(value['usage'], [...path, 'usage']),
    latencyMs: amount(value, 'latencyMs', path),
    ...(value['latencyMs'] === undefined ? { latencyUnstated: true as const } : {}),
    ...(value['thoughts'] === undefined ? {} : { thoughts: toText(value, 'thoughts', path) }),
    ...(outputJson === undefined ? {} : { outputJson }),
    ...(modelId === undefined ? {} : { modelId }),
    ...(replyId === undefined ? {} : { replyId }),
    ...(value['costUsd'] === undefined ? {} : { costUsd: amount(value, 'costUsd', path) }),
    ...(value['agent'] === undefined ? {} : { agent: toAgent(value['agent'], [...path, 'agent']) }),
    ...(value['changes'] === undefined
      ? {}
      : { changes: toChanges(value['changes'], [...path, 'changes']) }),
  };
}

/** A changed file is one of these. */
const CONTENTS = ['text', 'base64', 'link', 'deleted'] as const;

function toChanges(value: unknown, path: YamlPath): readonly StoredChange[] {
  if (!Array.isArray(value)) throw new EntryError(path, 'changes must be a list.');
  return value.map((entry: unknown, index) => {
    const at = [...path, index];
    if (!isRecord(entry)) throw new EntryError(at, 'a changed file is a JSON object.');
    refuseUnknown(entry, ['path', 'executable', ...CONTENTS], at);
    const name = optionalString(entry, 'path', at);
    if (name === undefined || name === '') throw new EntryError(at, 'the file has no "path".');
    const stated = CONTENTS.filter((key) => entry[key] !== undefined);
    if (stated.length !== 1) {
      throw new EntryError(at, 'a changed file has one of "text", "base64", "link" and "deleted".');
    }
    const [base64, link] = [optionalString(entry, 'base64', at), optionalString(entry, 'link', at)];
    return {
      path: name,
      ...(isStated(entry, 'deleted', at) ? { deleted: true as const } : {}),
      ...(entry['text'] === undefined ? {} : { text: toText(entry, 'text', at) }),
      ...(base64 === undefined ? {} : { base64 }),
      ...(link === undefined ? {} : { link }),
      ...(isStated(entry, 'executable', at) ? { executable: true as const } : {}),
    };
  });
}

const AGENT_FIELDS = ['name', 'version', 'turns', 'cachedTokens', 'turnLimitReached', 'denied'];

function toAgent(value: unknown, path: YamlPath): AgentFacts {
  if (!isRecord(value)) throw new EntryError(path, 'agent must be an object.');
  refuseUnknown(value, AGENT_FIELDS, path);
  const name = optionalString(value, 'name', path);
  if (name === undefined) throw new EntryError(path, 'the agent has no "name".');
  const version = optionalString(value, 'version', path);
  const { denied } = value;
  return {
    name,
    ...(version === undefined ? {} : { version }),
    ...(value['turns'] === undefined ? {} : { turns: count(value, 'turns', path) }),
    ...(value['cachedTokens'] === undefined
      ? {}
      : { cachedTokens: count(value, 'cachedTokens', path) }),
    ...(isStated(value, 'turnLimitReached', path) ? { turnLimitReached: true as const } : {}),
    ...(denied === undefined ? {} : { denied: toDenied(denied, [...path, 'denied']) }),
  };
}

function toDenied(value: unknown, path: YamlPath): NonNullable<AgentFacts['denied']> {
  if (!isRecord(value)) throw new EntryError(path, 'denied must be an object.');
  refuseUnknown(value, ['tools', 'allowedBy'], path);
  const { tools } = value;
  if (!Array.isArray(tools) || !tools.every((tool) => typeof tool === 'string')) {
    throw new EntryError([...path, 'tools'], 'tools must be a list of names.');
  }
  return { tools, allowedBy: optionalString(value, 'allowedBy', path) ?? '' };
}

/** Text as it is, or as a list of lines. */
function toText(entry: Record<string, unknown>, key: string, path: YamlPath): string {
  const value = entry[key];
  if (typeof value === 'string') return value;
  if (value === undefined) throw new EntryError(path, `the answer has no "${key}".`);
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) {
    return value.join('\n');
  }
  throw new EntryError([...path, key], `${key} must be a string or a list of lines.`);
}

const CALL_FIELDS = ['id', 'name', 'arguments', 'argumentsUnknown', 'isOfSubagent', 'response'];

function toToolCalls(value: unknown, path: YamlPath): ChatResponse['toolCalls'] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new EntryError(path, 'toolCalls must be a list.');
  if (value.length > MAX_TOOL_CALLS) {
    throw new EntryError(path, `toolCalls has more than ${MAX_TOOL_CALLS} entries.`);
  }
  return value.map((call: unknown, index) => {
    const place = [...path, index];
    if (!isRecord(call)) throw new EntryError(place, 'a tool call is a JSON object.');
    refuseUnknown(call, CALL_FIELDS, place);
    const name = optionalString(call, 'name', place);
    if (name === undefined) throw new EntryError(place, 'the tool call has no "name".');
    const args = call['arguments'] ?? {};
    if (!isRecord(args))
      throw new EntryError([...place, 'arguments'], 'arguments must be an object.');
    if (isDeeperThan(args, MAX_LEVELS)) {
      throw new EntryError(
        [...place, 'arguments'],
        `arguments are nested deeper than ${MAX_LEVELS}.`,
      );
    }
    const { response } = call;
    if (isDeeperThan(response, MAX_LEVELS)) {
      throw new EntryError(
        [...place, 'response'],
        `the response is nested deeper than ${MAX_LEVELS}.`,
      );
    }
    return {
      id: optionalString(call, 'id', place) ?? `call_${index}`,
      name,
      arguments: args,
      ...(isStated(call, 'argumentsUnknown', place) ? { argumentsUnknown: true as const } : {}),
      ...(isStated(call, 'isOfSubagent', place) ? { isOfSubagent: true as const } : {}),
      ...(response === undefined ? {} : { response }),
    };
  });
}

function toVectors(value: Record<string, unknown>, path: YamlPath): EmbeddingResponse {
  const vectors = value['vectors'];
  if (!Array.isArray(vectors)) throw new EntryError(path, 'the embedding has no list "vectors".');
  return {
    vectors: vectors.map((vector: unknown, index) => toVector(vector, [...path, 'vectors', index])),
    usage: toUsage(value['usage'], [...path, 'usage']),
    latencyMs: amount(value, 'latencyMs', path),
  };
}

function toVector(value: unknown, path: YamlPath): readonly number[] {
  const isVector = (item: unknown): item is number[] =>
    Array.isArray(item) && item.every((component) => Number.isFinite(component));
  if (!isVector(value)) throw new EntryError(path, 'a vector is a list of numbers.');
  return value;
}

function toUsage(value: unknown, path: YamlPath): TokenUsage {
  if (value === undefined) return usageOf(0, 0);
  if (!isRecord(value)) throw new EntryError(path, 'usage must be an object.');
  refuseUnknown(value, ['inputTokens', 'outputTokens', 'totalTokens'], path);
  return usageOf(
    count(value, 'inputTokens', path),
    count(value, 'outputTokens', path),
    count(value, 'totalTokens', path),
  );
}

function refuseUnknown(
  value: Record<string, unknown>,
  known: readonly string[],
  path: YamlPath,
): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new EntryError(
    [...path, unknown],
    `unknown key ${JSON.stringify(firstPart(unknown, 60))}.`,
    `Known here: ${known.join(', ')}.`,
  );
}

function optionalString(
  value: Record<string, unknown>,
  key: string,
  path: YamlPath,
): string | undefined {
  const text = value[key];
  if (text === undefined || typeof text === 'string') return text;
  throw new EntryError([...path, key], `${key} must be a string.`);
}

function oneOf<T extends string>(
  value: Record<string, unknown>,
  key: string,
  known: readonly T[],
  path: YamlPath,
): T | undefined {
  const stated = value[key];
  const found = known.find((name) => name === stated);
  if (stated === undefined || found !== undefined) return found;
  throw new EntryError(
    [...path, key],
    `unknown ${key} ${firstPart(JSON.stringify(stated), 60)}.`,
    `One of ${known.join(', ')}.`,
  );
}

/** `true`; absent, or false: it is not so. */
function isStated(value: Record<string, unknown>, key: string, path: YamlPath): boolean {
  const stated = value[key] ?? false;
  if (typeof stated === 'boolean') return stated;
  throw new EntryError([...path, key], `${key} must be true or false.`);
}

/** A whole number from 0; absent: 0. */
function count(value: Record<string, unknown>, key: string, path: YamlPath): number {
  const number = amount(value, key, path);
  if (Number.isSafeInteger(number)) return number;
  throw new EntryError([...path, key], `${key} must be a whole number from 0.`);
}

/** No latency and no cost is larger, and sums of these stay numbers that a report can hold. */
const MAX_AMOUNT = 1e12;

/** A number from 0 to 1e12; absent: 0. */
function amount(value: Record<string, unknown>, key: string, path: YamlPath): number {
  const number = value[key] ?? 0;
  const isAmount = typeof number === 'number' && number >= 0 && number <= MAX_AMOUNT;
  if (isAmount) return number;
  throw new EntryError([...path, key], `${key} must be a number from 0 to ${MAX_AMOUNT}.`);
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
