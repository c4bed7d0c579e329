/** Anthropic's Messages API. It has no embeddings. */
import { isRecord } from '../../basics/basics.js';
import { furtherFields, prefillOf, withPrefill } from '../answer-format.js';
import type { Endpoint } from '../endpoint.js';
import type { IdentityTokens } from '../identity-tokens.js';
import { loadModule } from '../load-module.js';
import {
  type ChatMessage,
  type ChatRequest,
  type ChatResponse,
  type FinishReason,
  type ProviderAdapter,
  ProviderError,
  type ToolCall,
  type ToolDefinition,
} from '../provider.js';
import { endingOf, errorIn, parseArguments, thoughtIn } from '../replies.js';
import {
  createRefusalMemory,
  type RefusableParameter,
  toProviderError,
} from '../transport/errors.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import type { HttpClient } from '../transport/http-client.js';
import { replyIdOf, shownReply, tokenCount, usageOf } from '../transport/reply.js';
import {
  createExchange,
  createSdkPost,
  SDK_TIMEOUT_MS,
  type SdkClient,
  sdkFetch,
} from '../transport/sdk-post.js';

interface AnthropicAdapterOptions {
  readonly endpoint: Endpoint;
  /** Without the version path, e.g. `https://api.anthropic.com`. */
  readonly baseUrl: string;
  readonly http: HttpClient;
  /** Keys of the job's identity, in place of one in the endpoint's headers. */
  readonly identity?: IdentityTokens | undefined;
}

/** Makes an adapter. */
export function createAnthropicAdapter(options: AnthropicAdapterOptions): ProviderAdapter {
  const { endpoint, identity } = options;
  const { name, unusable } = endpoint;
  const headers = identity === undefined ? endpoint.headers : withOAuth(endpoint.headers);
  const exchange = createExchange(
    createSdkPost(
      () => createAnthropicClient({ baseUrl: options.baseUrl, headers, http: options.http }),
      identity,
    ),
    createRefusalMemory(REFUSABLE),
  );
  return {
    name,
    async complete(request, signal) {
      if (unusable !== undefined) {
        throw new ProviderError('auth', `${name}: ${unusable}`);
      }
      try {
        const body = messagesBody(request, await outputSchema(request));
        const { reply, ...measured } = await exchange('/v1/messages', body, signal);
        const response = readMessage(reply);
        return { ...response, text: withPrefill(request, response.text), ...measured };
      } catch (error) {
        throw toProviderError(error, { endpoint, signal });
      }
    },
  };
}

/** What the API wants of a request whose key was exchanged for an identity. Source: the SDK's `OAUTH_API_BETA_HEADER`. */
const OAUTH_BETA = 'oauth-2025-04-20';

function withOAuth(headers: Endpoint['headers']): Endpoint['headers'] {
  const beta = [headers['anthropic-beta'], OAUTH_BETA].filter((value) => value !== undefined);
  return { ...headers, 'anthropic-beta': beta.join(',') };
}

/** The API takes a part of JSON Schema; the SDK moves the rest into descriptions. */
async function outputSchema(
  request: ChatRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.responseSchema === undefined || !wantsStructuredOutput(request)) return undefined;
  const { transformJSONSchema } = await loadSdk();
  return transformJSONSchema({ ...request.responseSchema.schema });
}

// Anthropic's SDK's client.

/** From 2026-10-21 on, which the SDK would send, the API refuses `temperature` for every model, also for those that honour it. */
const API_VERSION = '2023-06-01';

interface AnthropicClientOptions {
  /** Without the version path, e.g. `https://api.anthropic.com`. Its query stays behind the path of a request. */
  readonly baseUrl: string;
  /** Of every request, the key among them. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly http: HttpClient;
}

/** The SDK, loaded once. Rejects with ModuleLoadError. */
export function loadSdk() {
  return loadModule(() => import('./anthropic-sdk.js'));
}

/** Makes a client that neither retries nor times out. Nothing of it comes from the environment. */
async function createAnthropicClient(options: AnthropicClientOptions): Promise<SdkClient> {
  const { baseUrl, http } = options;
  const { Anthropic } = await loadSdk();
  const url = new URL(baseUrl);
  const headers = { 'anthropic-version': API_VERSION, ...options.headers };
  return new Anthropic({
    baseURL: (url.origin + url.pathname).replace(/\/+$/, ''),
    defaultQuery: Object.fromEntries(url.searchParams),
    // The SDK wants one; the header that it makes of it is not sent.
    apiKey: 'none',
    webhookKey: null,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
    openTelemetry: false,
    fetch: sdkFetch(http, headers),
  });
}

// ChatRequest to the body of Anthropic's Messages API.

/** Sent where the request sets none: the API requires a limit. */
const DEFAULT_MAX_TOKENS = 4096;

const OMIT = { kind: 'omit' } as const;

/** Parameters that a model may refuse without making the request meaningless. */
const REFUSABLE: readonly RefusableParameter[] = [
  {
    name: 'output_config',
    substitute: OMIT,
    aliases: ['output_format', 'structured outputs?', 'json_schema'],
    anyComplaint: true,
  },
  { name: 'temperature', substitute: OMIT },
  { name: 'top_p', substitute: OMIT },
];

/** The request's body. `outputSchema` is the response schema in the API's dialect, where there is one. */
function messagesBody(
  request: ChatRequest,
  outputSchema: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const { params } = request;
  const system = request.messages.flatMap((message) =>
    message.role === 'system' ? [message.content] : [],
  );
  const tools = request.tools ?? [];
  const stops = params.stopSequences ?? [];
  const further = furtherFields(request);
  return {
    model: request.model,
    max_tokens: params.maxTokens ?? DEFAULT_MAX_TOKENS,
    ...(system.length === 0 ? {} : { system: system.join('\n\n') }),
    messages: conversation(request),
    ...sampling(request),
    ...(stops.length === 0 ? {} : { stop_sequences: stops }),
    ...(tools.length === 0 ? {} : { tools: tools.map(toolBody) }),
    ...further,
    ...(outputSchema === undefined ? {} : { output_config: outputConfig(further, outputSchema) }),
  };
}

/** The schema beside what else the entry sets there, such as an effort. */
function outputConfig(
  { output_config: given }: Readonly<Record<string, unknown>>,
  schema: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { ...(isRecord(given) ? given : {}), format: { type: 'json_schema', schema } };
}

/** Whether to ask for structured output: the model has it, and there is no prefill, which excludes it. */
function wantsStructuredOutput(request: ChatRequest): boolean {
  return (
    request.responseSchema !== undefined &&
    prefillOf(request) === undefined &&
    !isOlderThan(request.model, 4, 5)
  );
}

/** From 4.7 on the models refuse sampling parameters, and before it they refuse two of them together. */
function sampling({ model, params }: ChatRequest): Record<string, number> {
  if (model.startsWith('claude-') && !isOlderThan(model, 4, 7)) return {};
  if (params.topP !== undefined) return { top_p: params.topP };
  return params.temperature === undefined ? {} : { temperature: Math.min(1, params.temperature) };
}

/** Whether a model's name states a version below the given one; a name without a version counts as new. */
function isOlderThan(model: string, major: number, minor: number): boolean {
  const version = /^claude-(?:[a-z]+-)?(\d{1,2})(?:-(\d{1,2}))?(?![\d])/.exec(model);
  if (version === null) return false;
  const [ownMajor, ownMinor] = [Number(version[1]), Number(version[2] ?? 0)];
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

interface MessageBody {
  readonly role: 'user' | 'assistant';
  readonly content: string | readonly Record<string, unknown>[];
}

function conversation(request: ChatRequest): readonly MessageBody[] {
  const bodies: MessageBody[] = [];
  let results: Record<string, unknown>[] = [];
  // All results of one turn belong into one user message, right after the calls.
  const endResults = () => {
    if (results.length > 0) bodies.push({ role: 'user', content: results });
    results = [];
  };
  request.messages.forEach((message, index) => {
    if (message.role === 'tool') {
      results.push({
        type: 'tool_result',
        tool_use_id: message.toolCallId,
        content: message.content,
      });
      return;
    }
    endResults();
    if (message.role === 'user') bodies.push({ role: 'user', content: message.content });
    if (message.role === 'assistant') {
      const content = assistantContent(message, index === request.messages.length - 1);
      // The API refuses empty messages.
      if (content.length > 0) bodies.push({ role: 'assistant', content });
    }
  });
  endResults();
  return bodies;
}

function assistantContent(
  message: Extract<ChatMessage, { role: 'assistant' }>,
  isPrefill: boolean,
): string | readonly Record<string, unknown>[] {
  const calls = message.toolCalls ?? [];
  // The API refuses a prefill that ends in white space.
  if (calls.length === 0) return isPrefill ? message.content.trimEnd() : message.content;
  return [
    ...(Array.isArray(message.continuation) ? message.continuation.filter(isRecord) : []),
    ...(message.content.trim() === '' ? [] : [{ type: 'text', text: message.content }]),
    ...calls.map(({ id, name, arguments: input }) => ({ type: 'tool_use', id, name, input })),
  ];
}

function toolBody(tool: ToolDefinition): Record<string, unknown> {
  return {
    name: tool.name,
    ...(tool.description === undefined ? {} : { description: tool.description }),
    input_schema: { type: 'object', ...tool.parameters },
  };
}

// Strict reading of what Anthropic's Messages API answers.

/** Reads a message. Throws InvalidReplyError for anything that the API does not promise. */
function readMessage(reply: unknown): Omit<ChatResponse, 'latencyMs'> {
  if (!isRecord(reply)) {
    throw new InvalidReplyError('the body is not a JSON object', shownReply(reply));
  }
  if (reply['type'] === 'error' || errorIn(reply) !== undefined) {
    throw new InvalidReplyError('an error under status 200', shownReply(reply), 'may-pass');
  }
  const content = reply['content'];
  if (!Array.isArray(content)) throw invalid('no content', reply);
  const blocks = content.map((block: unknown) => {
    if (!isRecord(block) || typeof block['type'] !== 'string') {
      throw invalid('a content block has no type', reply);
    }
    return block;
  });
  const thoughts = blocks.filter(isThought);
  const words = thoughts.map(thoughtIn).filter((text) => text !== '');
  const toolCalls = blocks.flatMap((block) => toolCallOf(block, reply));
  const replyId = replyIdOf(reply);
  return {
    text: blocks.flatMap((block) => textOf(block, reply)).join(''),
    ...(words.length === 0 ? {} : { thoughts: words.join('\n') }),
    toolCalls,
    ...(thoughts.length === 0 ? {} : { continuation: thoughts }),
    finishReason: finishReason(reply['stop_reason'], toolCalls, reply),
    usage: readUsage(reply['usage']),
    ...(typeof reply['model'] === 'string' && reply['model'] !== ''
      ? { modelId: reply['model'] }
      : {}),
    ...(replyId === undefined ? {} : { replyId }),
  };
}

/** A model that thinks wants its signed thoughts back, unchanged, before its tool calls. */
function isThought(block: Record<string, unknown>): boolean {
  return block['type'] === 'thinking' || block['type'] === 'redacted_thinking';
}

function textOf(block: Record<string, unknown>, reply: unknown): readonly string[] {
  if (block['type'] !== 'text') return [];
  if (typeof block['text'] !== 'string') throw invalid('a text block has no text', reply);
  return [block['text']];
}

function toolCallOf(block: Record<string, unknown>, reply: unknown): readonly ToolCall[] {
  if (block['type'] !== 'tool_use') return [];
  const { id, name, input } = block;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || name === '') {
    throw invalid('a tool_use block has no id or name', reply);
  }
  return [{ id, name, arguments: parseArguments(input) }];
}

function finishReason(
  stated: unknown,
  toolCalls: readonly ToolCall[],
  reply: unknown,
): FinishReason {
  const ending = endingOf({ stated, toolCalls, alwaysStated: true });
  if (ending.kind === 'broken')
    throw new InvalidReplyError(ending.problem, shownReply(reply), ending.comesAgain);
  return ending.finishReason;
}

/** `input_tokens` leaves out what the prompt cache held or took. */
function readUsage(usage: unknown): ChatResponse['usage'] {
  if (!isRecord(usage)) return usageOf(0, 0);
  const input =
    tokenCount(usage['input_tokens']) +
    tokenCount(usage['cache_creation_input_tokens']) +
    tokenCount(usage['cache_read_input_tokens']);
  return usageOf(input, tokenCount(usage['output_tokens']));
}

function invalid(problem: string, reply: unknown): InvalidReplyError {
  return new InvalidReplyError(problem, shownReply(reply));
}
