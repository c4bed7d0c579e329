/**
 * Reads what an `http` endpoint answers: by the paths that the config gives, else in the shapes that endpoints are likely
 * to take over from an API (chat completions, Responses, Messages, Bedrock's Converse, content parts, Ollama's, the AI
 * SDK's, `output` and `text`), as strictly as the providers of those names.
 */
import { errorText, isRecord, stepInto, sum } from '../../basics/basics.js';
import type { HttpProvider } from '../../config/generated/kindlm-config.js';
import { parseReplyPath } from '../../config/placeholders.js';
import {
  type ChatResponse,
  isDeeperThan,
  MAX_LEVELS,
  ModuleLoadError,
  type ReplyCode,
  type TokenUsage,
  type ToolCall,
  usageOf,
} from '../provider.js';
import {
  callsOfMessage,
  endKind,
  errorIn,
  errorReply,
  finishReasonOf,
  invalidReply,
  readParts,
  readToolCalls,
  responsesEnd,
  thoughtsBeside,
  usageOfAny,
  wordsOf,
} from '../replies.js';
import { InvalidReplyError } from '../transport/errors.js';
import type { FetchedReply } from '../transport/reply.js';
import { isStream, readStream, streams } from './http-stream.js';

type Paths = Pick<
  HttpProvider,
  'responsePath' | 'toolCallsPath' | 'usagePaths' | 'modelIdPath' | 'transformResponse'
>;

type TimelessChat = Omit<ChatResponse, 'latencyMs'>;

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
  if (needsJson && isStream(mediaType, content)) throw streams(content);
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
  const calls =
    paths.toolCallsPath === undefined ? answer.toolCalls : toolCallsAt(value, paths.toolCallsPath);
  const toolCalls = calls ?? [];
  const modelId = modelIdAt(value, paths.modelIdPath, raw.content);
  const chat: Writable<TimelessChat> = {
    text: answer.text,
    toolCalls,
    finishReason: finishReason(answer, toolCalls, paths, raw.content),
    usage:
      (paths.usagePaths === undefined ? answer.usage : undefined) ??
      usageAt(value, paths.usagePaths, raw.content),
  };
  if (calls === undefined) chat.toolCallsUnknown = 'not-at-path';
  if (answer.thoughts.length > 0) chat.thoughts = answer.thoughts.join('\n');
  if (modelId !== undefined) chat.modelId = modelId;
  return chat;
}

function answerIn(value: unknown, paths: Paths, raw: Raw, text?: string): ShapedAnswer {
  const { responsePath } = paths;
  if (text !== undefined) return { ...plain(text), stated: endBeside(value) };
  return responsePath === undefined
    ? withoutPath(value, raw)
    : atPath(value, responsePath, raw.content);
}

/** How a reply says that it ended, whose answer the config finds itself. Throws where it holds an error beside the answer. */
function endBeside(value: unknown): ReturnType<typeof endOfAny> {
  if (isRecord(value)) {
    refuseErrors(value, value);
    const choice = at(value, 'choices.0');
    if (isRecord(choice)) refuseErrors(choice, value);
  }
  return endOfAny(value);
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function finishReason(
  { stated, alwaysStated, refused }: ShapedAnswer,
  toolCalls: ChatResponse['toolCalls'],
  { responsePath, toolCallsPath, transformResponse }: Paths,
  raw: string,
): ChatResponse['finishReason'] {
  if (refused) return 'content-filter';
  // Where the config names the place of the answer and none of the calls, calls are not looked for.
  const looksForCalls =
    (responsePath === undefined && transformResponse === undefined) || toolCallsPath !== undefined;
  const isUnseen = !looksForCalls && endKind(stated) === 'calls-tools';
  return finishReasonOf({ stated: isUnseen ? undefined : stated, toolCalls, alwaysStated }, raw);
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
  if (mediaType === 'text/plain' && !looksLikeProblem(value)) return plain(content);
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
  if (parts === undefined) return { ...plain(textOf(found)), stated };
  return { ...plain(parts.text), thoughts: parts.thoughts, stated };
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

// The shapes that are known.

/** An answer whose end is not decided yet. */
interface ShapedAnswer {
  readonly text: string;
  readonly thoughts: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  /** As the reply states it; undefined where it does not. */
  readonly stated: unknown;
  /** Whole answers of this shape always state their end. */
  readonly alwaysStated: boolean;
  /** The model refused, in its own words, which are then the text. */
  readonly refused: boolean;
  /** Where the shape has it elsewhere than others. */
  readonly usage?: TokenUsage;
}

type Json = Readonly<Record<string, unknown>>;

/** The answer in a JSON value; undefined for a shape that is not known. Throws InvalidReplyError for a broken one. */
function readKnownShape(value: unknown): ShapedAnswer | undefined {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return fromParts(value);
  if (!isRecord(value)) return undefined;
  refuseErrors(value, value);
  return (
    chatCompletion(value) ??
    responses(value) ??
    messages(value) ??
    converse(value) ??
    ollama(value) ??
    langChain(value) ??
    innerMessage(value) ??
    generated(value)
  );
}

/** Throws where the value, or a choice or message in it, holds an error. */
function refuseErrors(holder: Json, body: unknown): void {
  const error = errorIn(holder);
  if (error === undefined) return;
  throw errorReply(body, wordsOf(error));
}

function plain(text: string): ShapedAnswer {
  return {
    text,
    thoughts: [],
    toolCalls: [],
    stated: undefined,
    alwaysStated: false,
    refused: false,
  };
}

function fromParts(list: readonly unknown[]): ShapedAnswer | undefined {
  if (list.length === 0) return undefined;
  const parts = readParts(list);
  return parts === undefined ? undefined : withParts(parts);
}

function withParts({
  text,
  thoughts,
  toolCalls,
  refusal,
}: NonNullable<ReturnType<typeof readParts>>): ShapedAnswer {
  const refused = text === '' && refusal !== '';
  return { ...plain(refused ? refusal : text), thoughts, toolCalls, refused };
}

/** Words of a message, in one piece or in parts; undefined for what is neither. */
function contentOf(content: unknown): ShapedAnswer | undefined {
  if (content === undefined || content === null) return plain('');
  if (typeof content === 'string') return plain(content);
  if (!Array.isArray(content)) return undefined;
  return content.length === 0 ? plain('') : fromParts(content);
}

function messageAnswer(message: Json, body: unknown): ShapedAnswer {
  refuseErrors(message, body);
  const content = contentOf(message['content']);
  if (content === undefined) {
    throw invalidReply('the content is neither text nor parts', body);
  }
  const { refusal } = message;
  const refused = content.text === '' && typeof refusal === 'string' && refusal !== '';
  return {
    ...content,
    ...(refused ? { text: refusal, refused } : {}),
    thoughts: [...thoughtsBeside(message), ...content.thoughts],
    toolCalls: [...callsOfMessage(message, body), ...content.toolCalls],
  };
}

/** Amazon Bedrock's Converse. */
function converse(value: Json): ShapedAnswer | undefined {
  const { output, stopReason } = value;
  const message = isRecord(output) ? output['message'] : undefined;
  if (!isRecord(message) || message['role'] !== 'assistant') return undefined;
  return { ...messageAnswer(message, value), stated: stopReason, alwaysStated: true };
}

/** Also completions of the older kind, with `text` in place of a message. */
function chatCompletion(value: Json): ShapedAnswer | undefined {
  const { choices, object } = value;
  if (!Array.isArray(choices)) return undefined;
  const named = typeof object === 'string' && /completion/.test(object);
  const choice: unknown = choices[0];
  if (!isRecord(choice)) {
    if (named) throw invalidReply('no choices', value);
    return undefined;
  }
  refuseErrors(choice, value);
  const { message, text } = choice;
  const answer = isRecord(message)
    ? messageAnswer(message, value)
    : typeof text === 'string'
      ? plain(text)
      : undefined;
  if (answer === undefined) {
    if (!named && value['output'] !== undefined) return undefined;
    throw invalidReply('the first choice has no message', value);
  }
  return { ...answer, stated: choice['finish_reason'], alwaysStated: named };
}

/** OpenAI's Responses. */
function responses(value: Json): ShapedAnswer | undefined {
  const { object, output, output_text: words } = value;
  const named = object === 'response';
  const isItems =
    Array.isArray(output) && output.some((item) => isRecord(item) && item['type'] === 'message');
  if (!named && !isItems) return undefined;
  const parts = Array.isArray(output) ? readParts(output) : undefined;
  const answer = parts === undefined ? undefined : withParts(parts);
  const stated = { stated: responsesEnd(value), alwaysStated: named };
  if (answer !== undefined) return { ...answer, ...stated };
  if (typeof words === 'string') return { ...plain(words), ...stated };
  throw invalidReply('the response has no output', value);
}

/** Anthropic's Messages, and parts of content without more around them. */
function messages(value: Json): ShapedAnswer | undefined {
  const { type, role, content } = value;
  if (type === 'error') {
    throw errorReply(value);
  }
  const named = type === 'message' && role === 'assistant';
  const isAnswer = Array.isArray(content) || (typeof content === 'string' && role === 'assistant');
  if (!isAnswer) {
    if (named) throw invalidReply('no content', value);
    return undefined;
  }
  const answer = contentOf(content);
  if (answer === undefined) return undefined;
  const toolCalls = [...callsOfMessage(value, value), ...answer.toolCalls];
  const thoughts = [...thoughtsBeside(value), ...answer.thoughts];
  return { ...answer, toolCalls, thoughts, stated: statedEnd(value), alwaysStated: named };
}

/** A piece of a stream that says `done: false` is no whole answer. */
function ollama(value: Json): ShapedAnswer | undefined {
  const { done, response, message } = value;
  if (typeof done !== 'boolean') return undefined;
  const answer = isRecord(message)
    ? messageAnswer(message, value)
    : typeof response === 'string'
      ? { ...plain(response), thoughts: thoughtsBeside(value) }
      : undefined;
  if (answer === undefined) return undefined;
  return { ...answer, stated: done ? value['done_reason'] : null, alwaysStated: false };
}

/** What LangChain's messages call the roles of others. */
const OTHER_TURNS: ReadonlySet<unknown> = new Set(['human', 'user', 'system', 'developer']);

/**
 * LangServe's `output`, and the state that LangGraph answers with: the last message of the model, and the calls of all its
 * messages since somebody else's.
 */
function langChain(value: Json): ShapedAnswer | undefined {
  const { output = value, text } = value;
  // What an endpoint calls its answer is that, whatever stands beside it.
  const holder = output === value && text !== undefined ? undefined : output;
  if (!isRecord(holder)) return undefined;
  const list = Array.isArray(holder['messages']) ? holder['messages'].filter(isRecord) : undefined;
  const isMessage = list === undefined && holder !== value && isLangChainMessage(holder);
  if (list === undefined && !isMessage) return undefined;
  refuseErrors({ error: value['__error__'] }, value);
  const begins = (list ?? []).findLastIndex(({ type, role }) => OTHER_TURNS.has(type ?? role));
  const turn = (list ?? [holder]).slice(begins + 1);
  const said = turn.filter(isLangChainMessage);
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const answers = said.map((message) => messageAnswer(message, value));
  const results = new Map(
    turn.map(({ tool_call_id: id, content }) => [id, contentOf(content)?.text] as const),
  );
  const { response_metadata: facts } = last;
  return {
    ...messageAnswer(last, value),
    toolCalls: answers
      .flatMap(({ toolCalls }) => toolCalls)
      .map((call) => {
        const response = results.get(call.id);
        return response === undefined ? call : { ...call, response };
      }),
    thoughts: answers.flatMap(({ thoughts }) => thoughts),
    // Calls that are answered are no end: the model was asked again.
    stated: isRecord(facts) ? statedEnd(facts) : undefined,
    usage: summedUsage(said.map(({ usage_metadata: counts }) => usageOfAny(counts))),
  };
}

function isLangChainMessage(message: Json): boolean {
  const { type, role, content, response_metadata: facts } = message;
  if (content === undefined) return false;
  const isAlone = Object.keys(message).length === 1 && typeof content === 'string';
  return (
    isAlone ||
    /^(?:ai|AIMessage(?:Chunk)?|assistant)$/.test(String(type ?? role)) ||
    isRecord(facts)
  );
}

function summedUsage(counts: readonly TokenUsage[]): TokenUsage {
  return usageOf(
    sum(counts.map(({ inputTokens }) => inputTokens)),
    sum(counts.map(({ outputTokens }) => outputTokens)),
    sum(counts.map(({ totalTokens }) => totalTokens)),
  );
}

/** A message alone, as Cohere and Bedrock (in `output`) wrap it. */
function innerMessage(value: Json): ShapedAnswer | undefined {
  const { message, output } = value;
  const inner = isRecord(output) && isRecord(output['message']) ? output['message'] : message;
  if (!isRecord(inner) || contentOf(inner['content'] ?? undefined) === undefined) return undefined;
  if (inner['content'] === undefined && inner['tool_calls'] === undefined) return undefined;
  return { ...messageAnswer(inner, value), stated: statedEnd(value), alwaysStated: false };
}

/** `output`, or the `text` of the AI SDK and of many an endpoint. */
function generated(value: Json): ShapedAnswer | undefined {
  const found = [value['output'], value['text']].find((words) => words !== undefined);
  if (found === undefined) return undefined;
  const stated = statedEnd(value);
  const isOfSdk = typeof value['finishReason'] === 'string';
  const toolCalls = isOfSdk ? readToolCalls(value['toolCalls'], value) : [];
  const parts = Array.isArray(found) ? contentOf(found) : undefined;
  const answer = parts ?? plain(textOf(found));
  const thoughts = [...beside(value), ...answer.thoughts];
  return { ...answer, thoughts, toolCalls: [...answer.toolCalls, ...toolCalls], stated };
}

function beside(value: Json): readonly string[] {
  const { reasoningText } = value;
  return typeof reasoningText === 'string' ? [reasoningText] : thoughtsBeside(value);
}

/** A value as the text of an answer: JSON where it is none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

const END_NAMES = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'done_reason'];

/** Words of a `status` beside an answer that is none; others, such as an order's, are the endpoint's own affair. */
const UNFINISHED =
  /^(?:error|failed|failure|aborted|cancell?ed|incomplete|in_progress|queued|timeout)$/i;

/**
 * The end that a reply states of itself, by whatever name; undefined where it states none. With paths the config says
 * where the answer is, and the end is still the API's word.
 */
function statedEnd(value: Json): unknown {
  const name = END_NAMES.find((candidate) => Object.hasOwn(value, candidate));
  // Null is "not done" in a message of Anthropic's, and nothing at all in an endpoint's own format.
  if (name !== undefined) return value[name] ?? (value['type'] === 'message' ? null : undefined);
  const { status } = value;
  return typeof status === 'string' && UNFINISHED.test(status) ? responsesEnd(value) : undefined;
}

/** The end of a reply of any shape: that of its first choice, or its own. */
function endOfAny(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const { choices, done } = value;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (isRecord(choice)) return choice['finish_reason'];
  return done === false ? null : statedEnd(value);
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
