/**
 * Reads what an `http` endpoint answers: by the paths that the config gives, else in the shapes that endpoints are likely
 * to take over from an API (chat completions, Responses, Messages, Bedrock's Converse, content parts, Ollama's, the AI
 * SDK's, `output` and `text`), as strictly as the providers of those names.
 */
import { errorText, isRecord, stepInto } from '../../basics/basics.js';
import type { ProviderSettings } from '../../config/suite.js';
import { parseReplyPath } from '../../config/placeholders.js';
import {
  type ChatResponse,
  isTooDeep,
  ModuleLoadError,
  type ReplyCode,
  type TimelessChat,
  type TokenUsage,
  usageOf,
} from '../provider.js';
import {
  chatOf,
  endBeside,
  endKind,
  plainAnswer,
  readKnownShape,
  readParts,
  readToolCalls,
  type ShapedAnswer,
  textOf,
} from '../replies.js';
import { InvalidReplyError } from '../transport/errors.js';
import type { FetchedReply } from '../transport/reply.js';
import { readStream, refuseStream } from './http-stream.js';

type HttpProvider = NonNullable<ProviderSettings['http']>;

type Paths = Pick<
  HttpProvider,
  'responsePath' | 'toolCallsPath' | 'usagePaths' | 'modelIdPath' | 'transformResponse'
>;

/** Reads a reply with a status of 2xx. Rejects with InvalidReplyError, which names the path that led nowhere, or says what the code did. */
export async function readHttpReply(
  reply: FetchedReply,
  paths: Paths,
  code: ReplyCode | undefined,
): Promise<TimelessChat> {
  const mediaType = mediaTypeOf(reply);
  const { content } = reply;
  const { responsePath, toolCallsPath, usagePaths, modelIdPath } = paths;
  const needsJson = [responsePath, toolCallsPath, usagePaths, modelIdPath].some(
    (path) => path !== undefined,
  );
  if (needsJson) refuseStream(mediaType, content);
  const { transformResponse } = paths;
  const isOwn = needsJson || transformResponse !== undefined;
  const streamed = isOwn ? undefined : readStream(mediaType, content);
  if (streamed !== undefined) return streamed;
  const body = parseBody(mediaType, content);
  if (body.kind === 'page') {
    throw new InvalidReplyError('a web page instead of an answer', content);
  }
  if (transformResponse !== undefined) {
    const json = body.kind === 'json' ? body.value : null;
    const text = await calculated(transformResponse, json, reply, code);
    if (json !== null) return readJson(json, paths, { mediaType, content }, text);
    if (!needsJson) return withoutCalls(text);
  }
  if (body.kind === 'json') return readJson(body.value, paths, { mediaType, content });
  if (needsJson) throw new InvalidReplyError('the body is not JSON', content);
  return withoutCalls(body.text);
}

const withoutCalls = (text: string): TimelessChat => ({
  text,
  toolCalls: [],
  finishReason: 'stop',
  usage: usageOf(0, 0),
});

/** The answer as `transformResponse` calculates it. */
async function calculated(
  source: string,
  json: unknown,
  { content: text, status, headers }: FetchedReply,
  run: ReplyCode | undefined,
): Promise<string> {
  const wrong = (why: string): InvalidReplyError =>
    new InvalidReplyError(`no answer by \`transformResponse\`: ${why}`, text);
  if (run === undefined) throw wrong('nothing runs code here');
  const context = { response: { status, headers: Object.fromEntries(headers) } };
  const value = await run(source, { text, json, context }).catch((error: unknown) => {
    if (error instanceof ModuleLoadError) throw error;
    throw wrong(errorText(error));
  });
  const output = isRecord(value) && Object.hasOwn(value, 'output') ? value['output'] : value;
  if (output === undefined || output === null) throw wrong('it returned none');
  return textOf(output);
}

/** A body as it came. */
interface Raw {
  readonly mediaType: string;
  readonly content: string;
}

/** `text`: the answer, where it has been calculated. */
function readJson(value: unknown, paths: Paths, raw: Raw, text?: string): TimelessChat {
  const answer = answerIn(value, paths, raw, text);
  const { responsePath, toolCallsPath, transformResponse, usagePaths, modelIdPath } = paths;
  const calls = toolCallsPath === undefined ? answer.toolCalls : toolCallsAt(value, toolCallsPath);
  // Where the config names the place of the answer and none of the calls, calls are not looked for.
  const looksForCalls =
    (responsePath === undefined && transformResponse === undefined) || toolCallsPath !== undefined;
  const isUnseen = !looksForCalls && endKind(answer.stated) === 'calls-tools';
  const shaped = {
    ...answer,
    toolCalls: calls ?? [],
    stated: isUnseen ? undefined : answer.stated,
    ...(usagePaths === undefined ? {} : { usage: usageAt(value, usagePaths, raw.content) }),
  };
  return {
    ...chatOf(shaped, value, raw.content),
    ...(calls === undefined ? { toolCallsUnknown: 'not-at-path' as const } : {}),
    ...(modelIdPath === undefined
      ? {}
      : { modelId: textOf(requireAt(value, 'modelIdPath', modelIdPath, raw.content)) }),
  };
}

function answerIn(value: unknown, paths: Paths, raw: Raw, text?: string): ShapedAnswer {
  const { responsePath } = paths;
  if (text !== undefined) return { ...plainAnswer(text), stated: endBeside(value) };
  return responsePath === undefined
    ? withoutPath(value, raw)
    : atPath(value, responsePath, raw.content);
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
      if (isTooDeep(value)) throw new InvalidReplyError('the JSON is nested too deeply');
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
  if (mediaType === 'text/plain' && !looksLikeProblem(value)) return plainAnswer(content);
  throw new InvalidReplyError(`no answer at ${USUAL_PLACES}; set \`responsePath\``, content);
}

/** Names under which servers say what went wrong. */
const PROBLEM_NAMES = ['detail', 'message', 'fault', 'exception', 'code', 'status', 'title'];

function looksLikeProblem(value: unknown): boolean {
  return isRecord(value) && PROBLEM_NAMES.some((name) => Object.hasOwn(value, name));
}

/** The answer at the config's own path. Errors and ends are looked at wherever it leads, unless it leads to an error. */
function atPath(value: unknown, path: string, raw: string): ShapedAnswer {
  const found = requireAt(value, 'responsePath', path, raw);
  const isError = /^errors?$/.test(parseReplyPath(path)?.[0] ?? '');
  const stated = isError ? undefined : endBeside(value);
  const parts = Array.isArray(found) && found.length > 0 ? readParts(found) : undefined;
  if (parts === undefined) return { ...plainAnswer(textOf(found)), stated };
  return { ...plainAnswer(parts.text), thoughts: parts.thoughts, stated };
}

/**
 * A list that its place does not have is no call, and of what a `*` goes through some may have calls and others none.
 * Undefined: the place itself is not there, which says nothing of calls.
 */
function toolCallsAt(value: unknown, path: string): ChatResponse['toolCalls'] | undefined {
  const steps = parseReplyPath(path) ?? [];
  const lists = placesAt(value, steps).filter((found) => found !== null);
  const isMany = steps.includes('*');
  const [first] = lists;
  if (first !== undefined) return readToolCalls(isMany ? lists.flat() : first, value);
  const parents = placesAt(value, steps.slice(0, -1));
  const isThere = parents.some((parent) => isRecord(parent) || Array.isArray(parent));
  return isThere || isEmptyList(value, steps) ? [] : undefined;
}

/** Whether the first `*` goes through a list without items. */
function isEmptyList(value: unknown, steps: readonly string[]): boolean {
  const star = steps.indexOf('*');
  const [list] = star === -1 ? [] : placesAt(value, steps.slice(0, star));
  return Array.isArray(list) && list.length === 0;
}

type UsagePaths = NonNullable<HttpProvider['usagePaths']>;

function usageAt(value: unknown, paths: UsagePaths, raw: string): TokenUsage {
  const count = (name: keyof UsagePaths): number => {
    const path = paths[name];
    if (path === undefined) return 0;
    const found = requireAt(value, `usagePaths.${name}`, path, raw);
    if (typeof found === 'number' && Number.isSafeInteger(found) && found >= 0) return found;
    throw new InvalidReplyError(`no number of tokens at "${path}" (usagePaths.${name})`, raw);
  };
  return usageOf(count('inputTokens'), count('outputTokens'), count('totalTokens'));
}

function requireAt(value: unknown, key: string, path: string, raw: string): unknown {
  const found = follow(value, parseReplyPath(path) ?? []);
  // The path is wrong, unless the server has answered well before: then it is this reply that is.
  if (found === undefined) throw new InvalidReplyError(`nothing at "${path}" (${key})`, raw);
  return found;
}

/** What stands at the steps; a `*` goes through a list, whose texts are then joined. */
function follow(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (step === '*' && Array.isArray(value)) {
    const texts = value.map((item: unknown) => follow(item, rest));
    return texts.every((text) => typeof text === 'string') ? texts.join('') : undefined;
  }
  return follow(stepInto(value, step)?.value, rest);
}

/** All that the steps lead to: several values where they have a `*`, which goes through a list; none where nothing is there. */
function placesAt(value: unknown, steps: readonly string[]): readonly unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [value];
  if (step === '*' && Array.isArray(value)) return value.flatMap((item) => placesAt(item, rest));
  const next = stepInto(value, step);
  return next === undefined ? [] : placesAt(next.value, rest);
}

// Pages that a gateway answers with instead of the server behind it: never an answer, whatever they are called.

/** Openings of a whole page or document; a fragment of HTML may be what the model was asked for. */
const DOCUMENT = /^(?:<!doctype\s+html|<html[\s>]|<head[\s>]|<body[\s>]|<\?xml)/i;

/** Documents that say by their name that something went wrong, and headings that are a status. */
const ERROR_DOCUMENT =
  /^<(?:[\w.-]+:)?(?:errors?|errorresponse|errordetails?|fault|exception|envelope)[\s/>]/i;
const STATUS_TEXT =
  'bad gateway|service (?:temporarily )?unavailable|gateway time-?out|internal server error|too many requests|forbidden|unauthorized|not found|bad request|request time-?out|upstream';
const ERROR_HEADING = new RegExp(
  `^<(?:h\\d|center|title|pre)(?:\\s[^>]*)?>\\s*(?:error\\s+)?[45]\\d\\d[\\s:-]+(?:${STATUS_TEXT})\\b`,
  'i',
);

/** What only a proxy says without a number. */
const SAYS_OUTAGE =
  'bad gateway|service (?:temporarily )?unavailable|gateway time-?out|internal server error|no healthy upstream|stream timeout|upstream (?:connect error|request timeout)\\b.{0,200}|error code: \\d{3,4}';

/** The plain words of proxies and load balancers: nothing but these. */
const ERROR_LINE = new RegExp(
  `^(?:(?:http(?:/[\\d.]+)?\\s+)?(?:error:?\\s*)?[45]\\d\\d[\\s:-]+(?:${STATUS_TEXT})\\b.{0,80}|${SAYS_OUTAGE})\\W*$`,
  'is',
);
/** Characters of the longest such line. */
const MAX_ERROR_LINE = 400;

/** Whether a body is a page, an XML error or the line of a proxy. */
function isPage(mediaType: string, body: string): boolean {
  const text = withoutComments(body);
  if (DOCUMENT.test(text) || ERROR_DOCUMENT.test(text) || ERROR_HEADING.test(text)) return true;
  // Called a page, what begins as markup is one; frameworks call plain text one as well.
  if (/^(?:text\/html|application\/xhtml\+xml|(?:text|application)\/xml)$/.test(mediaType)) {
    return text.startsWith('<');
  }
  return text.length <= MAX_ERROR_LINE && ERROR_LINE.test(text);
}

function withoutComments(body: string): string {
  return body.replace(/^(?:[\ufeff\s]|<!--[\s\S]*?-->)+/, '').trimEnd();
}
