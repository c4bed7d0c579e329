/** `http`: any endpoint that answers prompts, described by the config. */
import { isRecord, parsedJson } from '../../basics/basics.js';
import type { ProviderSettings } from '../../config/suite.js';
import { PLACEHOLDER } from '../../config/placeholders.js';
import { furtherFields, withPrefill } from '../answer-format.js';
import type { Endpoint } from '../endpoint.js';
import { partsOfBody } from '../openai/openai.js';
import {
  type ChatMessage,
  type ChatRequest,
  type ProviderAdapter,
  ProviderError,
  type ReplyCode,
} from '../provider.js';
import { HttpStatusError, toProviderError } from '../transport/errors.js';
import type { HttpClient } from '../transport/http-client.js';
import type { FetchedReply } from '../transport/reply.js';
import { readHttpReply } from './http-reply.js';

type HttpProvider = NonNullable<ProviderSettings['http']>;

interface HttpEndpointOptions {
  readonly endpoint: Endpoint;
  readonly definition: HttpProvider;
  readonly http: HttpClient;
  readonly replyCode?: ReplyCode | undefined;
}

/** Makes the adapter of an endpoint. It has no embeddings. */
export function createHttpEndpoint({
  endpoint,
  definition,
  http,
  replyCode,
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
        const response = await readHttpReply(accepted(reply), definition, replyCode);
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
  const { model, params } = request;
  const { messages, tools } = partsOfBody(request);
  return {
    model,
    messages,
    temperature: params.temperature,
    max_tokens: params.maxTokens,
    ...(tools.length === 0 ? {} : { tools }),
    ...furtherFields(request),
  };
}

type Values = ReadonlyMap<string, unknown>;

function templateValues(request: ChatRequest): Values {
  const { model, messages, params, vars = {}, runValues = {} } = request;
  const last = (role: ChatMessage['role']): string =>
    messages.findLast((message) => message.role === role)?.content ?? '';
  const { messages: all, tools, images } = partsOfBody(request);
  return new Map<string, unknown>([
    // A judge may be asked without any.
    ['images', []],
    ...Object.entries(runValues),
    ...Object.entries(vars),
    ...(images.length === 0 ? [] : [['images', images] as const]),
    ['prompt', last('user')],
    ['user', last('user')],
    ['system', last('system')],
    ['messages', all],
    ['messages_json', all],
    ['tools', tools],
    ['tools_json', tools],
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
  const filled = fillPlaces(template, (_name, inString) => (inString ? '' : 'null'));
  return parsedJson(filled) !== undefined;
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
