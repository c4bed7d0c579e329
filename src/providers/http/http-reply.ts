/** Reading of what an `http` endpoint answers, by the paths that the config gives. */
import type { HttpProvider } from '../../config/generated/kindlm-config.js';
import { parseReplyPath } from '../../config/templates/body-template.js';
import type { FetchedReply } from '../transport/fetched-reply.js';
import type { ChatResponse, TokenUsage } from '../provider.js';
import { readStream, streams } from './http-stream.js';
import { isStream } from './stream-events.js';
import { endingOf, endKind } from '../replies/ends.js';
import {
  endOfAny,
  readKnownShape,
  refuseErrors,
  textOf,
  usageOfAny,
  type ShapedAnswer,
} from '../replies/known-shapes.js';
import { isPage } from '../replies/pages.js';
import { readParts } from '../replies/parts.js';
import { readToolCalls } from '../replies/replied-tool-calls.js';
import { usageOf } from '../transport/reply-shape.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { isDeeperThan, MAX_LEVELS } from '../tool-arguments.js';
import { isRecord } from '../../basics/is-record.js';

type Paths = Pick<HttpProvider, 'responsePath' | 'toolCallsPath' | 'usagePaths' | 'modelIdPath'>;
type TimelessChat = Omit<ChatResponse, 'latencyMs'>;

/** Reads a reply with a status of 2xx. Throws InvalidReplyError, which names the path that led nowhere. */
export function readHttpReply(reply: FetchedReply, paths: Paths): TimelessChat {
  const mediaType = mediaTypeOf(reply);
  const { content } = reply;
  const { responsePath, toolCallsPath, usagePaths, modelIdPath } = paths;
  const needsJson = [responsePath, toolCallsPath, usagePaths, modelIdPath].some(
    (path) => path !== undefined,
  );
  if (needsJson && isStream(mediaType, content)) throw streams(content);
  const streamed = needsJson ? undefined : readStream(mediaType, content);
  if (streamed !== undefined) return streamed;
  const body = parseBody(mediaType, content);
  if (body.kind === 'page') {
    throw new InvalidReplyError('a web page instead of an answer', content);
  }
  if (body.kind === 'json') return readJson(body.value, paths, { mediaType, content });
  if (needsJson) throw new InvalidReplyError('the body is not JSON', content);
  return { text: body.text, toolCalls: [], finishReason: 'stop', usage: usageOf(0, 0) };
}

/** A body as it came. */
interface Raw {
  readonly mediaType: string;
  readonly content: string;
}

function readJson(value: unknown, paths: Paths, raw: Raw): TimelessChat {
  const answer =
    paths.responsePath === undefined
      ? withoutPath(value, raw)
      : atPath(value, paths.responsePath, raw.content);
  const calls =
    paths.toolCallsPath === undefined ? answer.toolCalls : toolCallsAt(value, paths.toolCallsPath);
  const toolCalls = calls ?? [];
  const modelId = modelIdAt(value, paths.modelIdPath, raw.content);
  const chat: Writable<TimelessChat> = {
    text: answer.text,
    toolCalls,
    finishReason: finishReason(answer, toolCalls, paths, raw.content),
    usage: usageAt(value, paths.usagePaths, raw.content),
  };
  if (calls === undefined) chat.toolCallsUnknown = 'not-at-path';
  if (answer.thoughts.length > 0) chat.thoughts = answer.thoughts.join('\n');
  if (modelId !== undefined) chat.modelId = modelId;
  return chat;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function finishReason(
  { stated, alwaysStated, refused }: ShapedAnswer,
  toolCalls: ChatResponse['toolCalls'],
  { responsePath, toolCallsPath }: Paths,
  raw: string,
): ChatResponse['finishReason'] {
  if (refused) return 'content-filter';
  // Where the config names the place of the answer and none of the calls, calls are not looked for.
  const looksForCalls = responsePath === undefined || toolCallsPath !== undefined;
  const isUnseen = !looksForCalls && endKind(stated) === 'calls-tools';
  const ending = endingOf({ stated: isUnseen ? undefined : stated, toolCalls, alwaysStated });
  if (ending.kind === 'broken') {
    throw new InvalidReplyError(ending.problem, raw, ending.comesAgain);
  }
  return ending.finishReason;
}

type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'page' };

function mediaTypeOf({ headers }: FetchedReply): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function parseBody(mediaType: string, body: string): Body {
  const saysJson = mediaType === 'application/json' || mediaType.endsWith('+json');
  if (saysJson || /^\s*[{["]/.test(body)) {
    try {
      const value: unknown = JSON.parse(body);
      if (isDeeperThan(value, MAX_LEVELS))
        throw new InvalidReplyError('the JSON is nested too deeply');
      return { kind: 'json', value };
    } catch (error) {
      if (error instanceof InvalidReplyError) throw error;
      if (saysJson && !isPage(mediaType, body))
        throw new InvalidReplyError('the body is not JSON', body, 'may-pass');
    }
  }
  return isPage(mediaType, body) ? { kind: 'page' } : { kind: 'text', text: body };
}

/** Where answers are looked for when the config gives no path, as the message names it. */
const USUAL_PLACES = 'choices.0.message.content, output, text';

function withoutPath(value: unknown, { mediaType, content }: Raw): ShapedAnswer {
  const known = readKnownShape(value);
  if (known !== undefined) return known;
  // JSON that the model was asked for, and that is called text, is the text.
  if (mediaType === 'text/plain' && !looksLikeProblem(value)) return { ...NOTHING, text: content };
  throw new InvalidReplyError(`no answer at ${USUAL_PLACES}; set \`responsePath\``, content);
}

/** Names under which servers say what went wrong. */
const PROBLEM_NAMES = ['detail', 'message', 'fault', 'exception', 'code', 'status', 'title'];

function looksLikeProblem(value: unknown): boolean {
  return isRecord(value) && PROBLEM_NAMES.some((name) => Object.hasOwn(value, name));
}

const NOTHING: ShapedAnswer = {
  text: '',
  thoughts: [],
  toolCalls: [],
  stated: undefined,
  alwaysStated: false,
  refused: false,
};

/** The answer at the config's own path. Errors and ends are looked at wherever it leads, unless it leads to an error. */
function atPath(value: unknown, path: string, raw: string): ShapedAnswer {
  const found = requireAt(value, 'responsePath', path, raw);
  const isError = /^errors?$/.test(parseReplyPath(path)?.[0] ?? '');
  if (!isError && isRecord(value)) {
    refuseErrors(value, value);
    const choice = at(value, 'choices.0');
    if (isRecord(choice)) refuseErrors(choice, value);
  }
  const parts = Array.isArray(found) && found.length > 0 ? readParts(found) : undefined;
  const stated = isError ? undefined : endOfAny(value);
  if (parts === undefined) return { ...NOTHING, text: textOf(found), stated };
  return { ...NOTHING, text: parts.text, thoughts: parts.thoughts, stated };
}

/** A list that its place does not have is no call. Undefined: the place itself is not there, which says nothing of calls. */
function toolCallsAt(value: unknown, path: string): ChatResponse['toolCalls'] | undefined {
  const found = at(value, path);
  if (found !== undefined && found !== null) return readToolCalls(found, value);
  const parent = follow(value, (parseReplyPath(path) ?? []).slice(0, -1));
  return isRecord(parent) || Array.isArray(parent) ? [] : undefined;
}

function modelIdAt(value: unknown, path: string | undefined, raw: string): string | undefined {
  if (path !== undefined) return textOf(requireAt(value, 'modelIdPath', path, raw));
  const stated = at(value, 'model');
  return typeof stated === 'string' && stated !== '' ? stated : undefined;
}

function usageAt(value: unknown, paths: HttpProvider['usagePaths'], raw: string): TokenUsage {
  if (paths === undefined) {
    return usageOfAny(value);
  }
  const count = (name: keyof NonNullable<HttpProvider['usagePaths']>): number => {
    const path = paths[name];
    if (path === undefined) return 0;
    const found = requireAt(value, `usagePaths.${name}`, path, raw);
    if (typeof found === 'number' && Number.isSafeInteger(found) && found >= 0) return found;
    throw new InvalidReplyError(`no number of tokens at "${path}" (usagePaths.${name})`, raw);
  };
  return usageOf(count('inputTokens'), count('outputTokens'), count('totalTokens'));
}

function requireAt(value: unknown, key: string, path: string, raw: string): unknown {
  const found = at(value, path);
  if (found === undefined) throw missing(key, path, raw);
  return found;
}

function missing(key: string, path: string, raw: string): InvalidReplyError {
  // The path is wrong, unless the server has answered well before: then it is this reply that is.
  return new InvalidReplyError(`nothing at "${path}" (${key})`, raw);
}

/** What stands at the path; a step `*` goes through a list, whose texts are then joined. */
function at(value: unknown, path: string): unknown {
  return follow(value, parseReplyPath(path) ?? []);
}

function follow(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    if (step !== '*') return /^\d+$/.test(step) ? follow(value[Number(step)], rest) : undefined;
    const texts = value.map((item: unknown) => follow(item, rest));
    return texts.every((text) => typeof text === 'string') ? texts.join('') : undefined;
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return undefined;
  return follow(value[step], rest);
}
