/** Reading of what an `http` endpoint answers, by the paths that the config gives. */
import type { HttpProvider } from '../../config/generated/kindlm-config.js';
import { parseReplyPath } from '../../config/templates/reply-path.js';
import type { FetchedReply } from '../transport/fetched-reply.js';
import type { ChatResponse, TokenUsage } from '../provider.js';
import { isStream, readStream, streams } from './http-stream.js';
import { readToolCalls } from '../openai/openai-reply.js';
import { isRecord, tokenCount, usageOf } from '../transport/reply-shape.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { isDeeperThan, MAX_LEVELS } from '../tool-arguments.js';

type Paths = Pick<HttpProvider, 'responsePath' | 'toolCallsPath' | 'usagePaths' | 'modelIdPath'>;
type TimelessChat = Omit<ChatResponse, 'latencyMs'>;

/** Reads a reply with a status of 2xx. Throws InvalidReplyError, which names the path that led nowhere. */
export function readHttpReply(reply: FetchedReply, paths: Paths): TimelessChat {
  const mediaType = mediaTypeOf(reply);
  const { responsePath, toolCallsPath, usagePaths, modelIdPath } = paths;
  const needsJson = [responsePath, toolCallsPath, usagePaths, modelIdPath].some(
    (path) => path !== undefined,
  );
  if (needsJson && isStream(mediaType, reply.content)) throw streams(reply.content);
  const streamed = needsJson ? undefined : readStream(mediaType, reply.content);
  if (streamed !== undefined) return streamed;
  const body = parseBody(mediaType, reply.content);
  if (body.kind === 'text') {
    if (body.isPage) {
      throw new InvalidReplyError('a web page instead of an answer', reply.content, 'likely');
    }
    if (needsJson) throw new InvalidReplyError('the body is not JSON', reply.content);
    return { text: body.text, toolCalls: [], finishReason: 'stop', usage: usageOf(0, 0) };
  }
  const { value } = body;
  const toolCalls = toolCallsAt(value, toolCallsPath, reply.content);
  const modelId = modelIdAt(value, modelIdPath, reply.content);
  return {
    text:
      responsePath === undefined
        ? defaultText(value, reply.content)
        : textOf(requireAt(value, 'responsePath', responsePath, reply.content)),
    toolCalls,
    finishReason: toolCalls.length > 0 ? 'tool-calls' : 'stop',
    usage: usageAt(value, usagePaths, reply.content),
    ...(modelId === undefined ? {} : { modelId }),
  };
}

type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly isPage: boolean };

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
      if (saysJson) throw new InvalidReplyError('the body is not JSON', body);
    }
  }
  return { kind: 'text', text: body, isPage: mediaType === 'text/html' };
}

/** Where answers are looked for when the config gives no path. */
const USUAL_PATHS = ['choices.0.message.content', 'output', 'text'];

function defaultText(value: unknown, raw: string): string {
  if (typeof value === 'string') return value;
  for (const path of USUAL_PATHS) {
    const found = at(value, path);
    if (found !== undefined) return textOf(found);
  }
  throw new InvalidReplyError(`no answer at ${USUAL_PATHS.join(', ')}; set \`responsePath\``, raw);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

/** A list that its place does not have is no call; a place that is not there is a wrong path. */
function toolCallsAt(
  value: unknown,
  path: string | undefined,
  raw: string,
): ChatResponse['toolCalls'] {
  if (path === undefined) return [];
  const found = at(value, path);
  if (found === undefined) {
    const parent = (parseReplyPath(path) ?? []).slice(0, -1).join('.');
    if (parent !== '' && at(value, parent) === undefined) throw missing('toolCallsPath', path, raw);
    return [];
  }
  return readToolCalls(found, value);
}

function modelIdAt(value: unknown, path: string | undefined, raw: string): string | undefined {
  if (path !== undefined) return textOf(requireAt(value, 'modelIdPath', path, raw));
  const stated = at(value, 'model');
  return typeof stated === 'string' && stated !== '' ? stated : undefined;
}

function usageAt(value: unknown, paths: HttpProvider['usagePaths'], raw: string): TokenUsage {
  if (paths === undefined) {
    return usageOf(
      tokenCount(at(value, 'usage.prompt_tokens')),
      tokenCount(at(value, 'usage.completion_tokens')),
      tokenCount(at(value, 'usage.total_tokens')),
    );
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
  return new InvalidReplyError(`nothing at "${path}" (${key})`, raw);
}

function at(value: unknown, path: string): unknown {
  return (parseReplyPath(path) ?? []).reduce<unknown>((current, step) => {
    if (Array.isArray(current)) {
      const item: unknown = /^\d+$/.test(step) ? current[Number(step)] : undefined;
      return item;
    }
    return isRecord(current) && Object.hasOwn(current, step) ? current[step] : undefined;
  }, value);
}
