/** `http`: any endpoint that answers prompts, described by the config. */
import { isRecord } from '../../basics/basics.js';
import type { HttpProvider } from '../../config/generated/kindlm-config.js';
import { PROVIDERS } from '../../config/providers.js';
import { parseReplyPath, PLACEHOLDER } from '../../config/placeholders.js';
import { furtherFields, withPrefill } from '../answer-format.js';
import type { Endpoint } from '../endpoint.js';
import { messageBody, toolBody } from '../openai/openai.js';
import {
  type ChatMessage,
  type ChatRequest,
  type ChatResponse,
  type ProviderAdapter,
  ProviderError,
  type TokenUsage,
} from '../provider.js';
import {
  endingOf,
  endKind,
  endOfAny,
  isDeeperThan,
  isPage,
  MAX_LEVELS,
  readKnownShape,
  readParts,
  readToolCalls,
  refuseErrors,
  type ShapedAnswer,
  textOf,
  usageOfAny,
} from '../replies.js';
import { toProviderError } from '../transport/errors.js';
import { HttpStatusError, InvalidReplyError } from '../transport/exchange-errors.js';
import type { HttpClient } from '../transport/http-client.js';
import { type FetchedReply, usageOf } from '../transport/reply.js';
import { isStream, readStream, streams } from './http-stream.js';

interface HttpEndpointOptions {
  readonly endpoint: Endpoint;
  readonly definition: HttpProvider;
  readonly http: HttpClient;
}

/** Makes the adapter of an endpoint. It has no embeddings. */
export function createHttpEndpoint({
  endpoint,
  definition,
  http,
}: HttpEndpointOptions): ProviderAdapter {
  const { name, unusable } = endpoint;
  return {
    name,
    async complete(request, signal) {
      if (unusable !== undefined) throw new ProviderError('auth', `${name}: ${unusable}`);
      try {
        const { url, ...init } = outgoing(request, endpoint, definition);
        const started = performance.now();
        const reply = await http.fetch(url, { ...init, signal });
        const latencyMs = Math.round(performance.now() - started);
        const response = readHttpReply(accepted(reply), definition);
        return { ...response, text: withPrefill(request, response.text), latencyMs };
      } catch (error) {
        throw toProviderError(error, { endpoint, signal });
      }
    },
  };
}

interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function outgoing(
  request: ChatRequest,
  endpoint: Endpoint,
  { url: template, method = 'POST', body }: HttpProvider,
): Outgoing {
  const url = endpoint.url ?? template;
  const headers = { accept: 'application/json, text/plain;q=0.9', ...endpoint.headers };
  if (method === 'GET') {
    const target = new URL(url);
    for (const [name, value] of httpQuery(body, request)) target.searchParams.append(name, value);
    return { url: target.href, method, headers };
  }
  const { text, contentType } = httpBody(body, request);
  return { url, method, headers: { 'content-type': contentType, ...headers }, body: text };
}

/** A redirect is a failure too: following it would carry the key to another host. */
function accepted(reply: FetchedReply): FetchedReply {
  if (!reply.ok) throw new HttpStatusError(reply.status, reply.headers, reply.content);
  return reply;
}

// What an `http` endpoint is sent: its body template, or the default body, filled in.

interface HttpBody {
  readonly text: string;
  readonly contentType: string;
}

/** The body of a request; without a template, that of an OpenAI-compatible chat completion. */
function httpBody(template: unknown, request: ChatRequest): HttpBody {
  if (template === undefined || template === null) return json(defaultBody(request));
  const values = templateValues(request);
  if (typeof template !== 'string') return json(fillValue(template, values));
  return isJsonTemplate(template)
    ? { text: fillJsonText(template, values), contentType: 'application/json' }
    : { text: fillText(template, values), contentType: 'text/plain; charset=utf-8' };
}

/** The template with the request filled in: what an MCP tool is called with. */
export function filledArguments(
  template: Readonly<Record<string, unknown>>,
  request: ChatRequest,
): Record<string, unknown> {
  const filled = fillValue(template, templateValues(request));
  return isRecord(filled) ? filled : {};
}

/** The query parameters of a GET: those of the template, else the prompt. */
function httpQuery(
  template: unknown,
  request: ChatRequest,
): readonly (readonly [string, string])[] {
  const values = templateValues(request);
  const filled = fillValue(template ?? { prompt: '{{prompt}}' }, values);
  return isRecord(filled)
    ? Object.entries(filled).map(([name, value]) => [name, filledText(value)] as const)
    : [];
}

function json(value: unknown): HttpBody {
  return { text: JSON.stringify(value), contentType: 'application/json' };
}

function defaultBody(request: ChatRequest): unknown {
  const { model, messages, params, tools = [] } = request;
  return {
    model,
    messages: messages.map(plainMessage),
    temperature: params.temperature,
    max_tokens: params.maxTokens,
    ...(tools.length === 0 ? {} : { tools: tools.map(toolBody) }),
    ...furtherFields(request),
  };
}

function plainMessage(message: ChatMessage): unknown {
  return messageBody(message, PROVIDERS.openai, false);
}

type Values = ReadonlyMap<string, unknown>;

function templateValues({ model, messages, params, tools = [], vars = {} }: ChatRequest): Values {
  const last = (role: ChatMessage['role']): string =>
    messages.findLast((message) => message.role === role)?.content ?? '';
  const all = messages.map(plainMessage);
  const offered = tools.map(toolBody);
  return new Map<string, unknown>([
    ...Object.entries(vars),
    ['prompt', last('user')],
    ['user', last('user')],
    ['system', last('system')],
    ['messages', all],
    ['messages_json', all],
    ['tools', offered],
    ['tools_json', offered],
    ['model', model],
    ['temperature', params.temperature ?? null],
    ['maxTokens', params.maxTokens ?? null],
    ['vars', vars],
  ]);
}

const ANYWHERE = new RegExp(PLACEHOLDER, 'g');
const ALONE = new RegExp(`^${PLACEHOLDER}$`);
const IN_JSON = new RegExp(String.raw`\\[\s\S]|"|${PLACEHOLDER}`, 'g');

/** Fills in every text of a JSON value; one that is nothing but a placeholder becomes the value itself. */
function fillValue(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const name = ALONE.exec(template)?.[1];
    return name !== undefined && values.has(name) ? values.get(name) : fillText(template, values);
  }
  if (Array.isArray(template)) return template.map((item: unknown) => fillValue(item, values));
  if (!isRecord(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, fillValue(value, values)]),
  );
}

function fillText(template: string, values: Values): string {
  return template.replace(ANYWHERE, (placeholder, name: string) =>
    values.has(name) ? filledText(values.get(name)) : placeholder,
  );
}

function filledText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether the text is JSON once its placeholders are values. */
function isJsonTemplate(template: string): boolean {
  try {
    JSON.parse(fillPlaces(template, (_name, inString) => (inString ? '' : 'null')));
    return true;
  } catch {
    return false;
  }
}

/** Inside a JSON string a value is escaped, outside it becomes JSON itself: no value can add a key or end a string. */
function fillJsonText(template: string, values: Values): string {
  return fillPlaces(template, (name, inString, placeholder) => {
    if (!values.has(name)) return placeholder;
    const value = values.get(name);
    return inString ? JSON.stringify(filledText(value)).slice(1, -1) : JSON.stringify(value);
  });
}

function fillPlaces(
  template: string,
  fill: (name: string, inString: boolean, placeholder: string) => string,
): string {
  let inString = false;
  return template.replace(IN_JSON, (found: string, name: string | undefined) => {
    if (name !== undefined) return fill(name, inString, found);
    if (found === '"') inString = !inString;
    return found;
  });
}

// Reading of what an `http` endpoint answers, by the paths that the config gives.

type Paths = Pick<HttpProvider, 'responsePath' | 'toolCallsPath' | 'usagePaths' | 'modelIdPath'>;
type TimelessChat = Omit<ChatResponse, 'latencyMs'>;

/** Reads a reply with a status of 2xx. Throws InvalidReplyError, which names the path that led nowhere. */
function readHttpReply(reply: FetchedReply, paths: Paths): TimelessChat {
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
