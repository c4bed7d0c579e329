/** Anthropic's Messages API. It has no embeddings. */
import { isRecord, itemsAt } from '../../basics/basics.js';
import { furtherFields, prefillOf, withPrefill } from '../answer-format.js';
import type { Endpoint } from '../endpoint.js';
import { IdentityTokens, type JobKeys } from '../identity-tokens.js';
import {
  type ChatMessage,
  type ChatRequest,
  type ChatResponse,
  loadModule,
  type ProviderAdapter,
  type TimelessChat,
  type ToolDefinition,
  usageOf,
} from '../provider.js';
import { invalidReply, readReply, tokenCount } from '../replies.js';
import type { HttpClient } from '../transport/http-client.js';
import { createExchange, type RefusableParameter } from '../transport/sdk-post.js';

interface AnthropicAdapterOptions {
  readonly endpoint: Endpoint;
  /** Without the version path, e.g. `https://api.anthropic.com`. Its query stays behind the path of a request. */
  readonly baseUrl: string;
  readonly http: HttpClient;
  /** Whose keys replace the one in the endpoint's headers. */
  readonly identity?: JobKeys | undefined;
}

/** From 2026-10-21 on, which the SDK would send, the API refuses `temperature` for every model, also for those that honour it. */
const API_VERSION = '2023-06-01';

/** Makes an adapter. */
export function createAnthropicAdapter(options: AnthropicAdapterOptions): ProviderAdapter {
  const { endpoint, baseUrl, http, identity } = options;
  const headers = identity === undefined ? endpoint.headers : withOAuth(endpoint.headers);
  const exchange = createExchange({
    endpoint,
    http,
    headers: { 'anthropic-version': API_VERSION, ...headers },
    identity: identity && identityTokens(identity, { baseUrl, http }),
    refusable: REFUSABLE,
    openClient: async (shared) => {
      const { Anthropic } = await loadSdk();
      const url = new URL(baseUrl);
      return new Anthropic({
        baseURL: (url.origin + url.pathname).replace(/\/+$/, ''),
        defaultQuery: Object.fromEntries(url.searchParams),
        // The SDK wants one; the header that it makes of it is not sent.
        apiKey: 'none',
        webhookKey: null,
        openTelemetry: false,
        ...shared,
      });
    },
  });
  return {
    name: endpoint.name,
    complete: (request, signal) =>
      exchange(signal, async (post) => {
        const body = messagesBody(request, await outputSchema(request));
        const { reply, ...measured } = await post('/v1/messages', body);
        const response = readMessage(reply);
        return { ...response, text: withPrefill(request, response.text), ...measured };
      }),
  };
}

/** The SDK, loaded once. Rejects with ModuleLoadError. */
function loadSdk() {
  return loadModule(() => import('./anthropic-sdk.js'));
}

/** The keys of Anthropic's API, whose token service is the API's own host. */
function identityTokens(
  { job, identity }: JobKeys,
  { baseUrl, http }: Pick<AnthropicAdapterOptions, 'baseUrl' | 'http'>,
): IdentityTokens {
  return new IdentityTokens({
    job,
    audience: identity.audience,
    http,
    serviceUrl: (url) => url,
    open: async (identityTokenProvider, fetch) => {
      const { oidcFederationProvider, TokenCache } = await loadSdk();
      const {
        federationRuleId = '',
        organizationId = '',
        serviceAccountId,
        workspaceId,
      } = identity;
      const exchange = oidcFederationProvider({
        identityTokenProvider,
        federationRuleId,
        organizationId,
        serviceAccountId,
        workspaceId,
        baseURL: new URL(baseUrl).origin,
        fetch,
        userAgent: 'kindlm-action',
      });
      const cache = new TokenCache(exchange);
      return { getToken: () => cache.getToken(), invalidate: () => cache.invalidate() };
    },
  });
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
    if (message.role === 'user') bodies.push({ role: 'user', content: userContent(message) });
    if (message.role === 'assistant') {
      const content = assistantContent(message, index === request.messages.length - 1);
      // The API refuses empty messages.
      if (content.length > 0) bodies.push({ role: 'assistant', content });
    }
  });
  endResults();
  return bodies;
}

function userContent({
  content,
  images = [],
}: Extract<ChatMessage, { role: 'user' }>): MessageBody['content'] {
  if (images.length === 0) return content;
  const blocks = images.map((image) => ({
    type: image.type === 'application/pdf' ? 'document' : 'image',
    source: { type: 'base64', media_type: image.type, data: image.base64() },
  }));
  return [...blocks, { type: 'text', text: content }];
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
function readMessage(body: unknown): TimelessChat {
  const { reply, ...answer } = readReply(body, 'messages');
  const blocks = itemsAt(reply, 'content').filter(isRecord);
  if (blocks.some(({ type, id }) => type === 'tool_use' && (typeof id !== 'string' || id === '')))
    throw invalidReply('a tool_use block has no id', reply);
  // A model that thinks wants its signed thoughts back, unchanged, before its tool calls.
  const thoughts = blocks.filter(({ type }) => type === 'thinking' || type === 'redacted_thinking');
  return {
    ...answer,
    ...(thoughts.length === 0 ? {} : { continuation: thoughts }),
    usage: readUsage(reply['usage']),
  };
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
