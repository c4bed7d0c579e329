/** OpenAI, and every server with an API like its chat completions and embeddings. */
import { isRecord, itemsAt, valueAt } from '../../basics/basics.js';
import { type CompatibleDescriptor, PROVIDERS } from '../../config/providers.js';
import type { Attachment } from '../../config/suite.js';
import { furtherFields, withPrefill } from '../answer-format.js';
import type { Endpoint } from '../endpoint.js';
import { IdentityTokens, type JobKeys } from '../identity-tokens.js';
import {
  type ChatMessage,
  type ChatRequest,
  type EmbeddingResponse,
  loadModule,
  type ProviderAdapter,
  type TimelessChat,
  type TokenUsage,
  type ToolDefinition,
  usageOf,
} from '../provider.js';
import { invalidReply, readReply, refuseErrors, usageOfAny } from '../replies.js';
import { HttpStatusError } from '../transport/errors.js';
import type { HttpClient } from '../transport/http-client.js';
import { createExchange, type RefusableParameter } from '../transport/sdk-post.js';

interface OpenAiAdapterOptions extends OpenAiServer {
  readonly endpoint: Endpoint;
  /** With the version path, e.g. `https://api.openai.com/v1`. Its query stays behind the path of a request. */
  readonly baseUrl: string;
  readonly organization?: string | undefined;
  readonly http: HttpClient;
  /** Whose keys replace the one in the endpoint's headers. */
  readonly identity?: JobKeys | undefined;
}

/** Makes an adapter. */
export function createOpenAiAdapter(options: OpenAiAdapterOptions): ProviderAdapter {
  const { endpoint, dialect, organization, baseUrl, http, identity } = options;
  const exchange = createExchange({
    endpoint,
    http,
    headers: {
      ...(organization === undefined ? {} : { 'openai-organization': organization }),
      ...endpoint.headers,
    },
    identity: identity && identityTokens(identity, { baseUrl, http }),
    refusable: REFUSABLE,
    openClient: async (shared) => {
      const { OpenAI } = await loadSdk();
      // The SDK wants a key; the endpoint's header is sent instead.
      return new OpenAI({
        baseURL: baseUrl,
        ...NOTHING_OF_THE_ENVIRONMENT,
        apiKey: 'none',
        ...shared,
      });
    },
  });
  return {
    name: endpoint.name,
    complete: (request, signal) =>
      exchange(signal, async (post) => {
        const started = performance.now();
        try {
          const { reply, ...measured } = await post(
            '/chat/completions',
            chatBody(request, options),
          );
          const read = withCut(readCompletion(reply, dialect), request);
          return { ...read, text: withPrefill(request, read.text), ...measured };
        } catch (error) {
          if (!isFilteredPrompt(error)) throw error;
          return { ...FILTERED, latencyMs: Math.round(performance.now() - started) };
        }
      }),
    embed: ({ model, input }, signal) =>
      exchange(signal, async (post) => {
        const body = { model, input, encoding_format: 'float' };
        const { reply, ...measured } = await post('/embeddings', body);
        return { ...readEmbeddings(reply, input.length, dialect), ...measured };
      }),
  };
}

/** The SDK, loaded once. Rejects with ModuleLoadError. */
function loadSdk() {
  return loadModule(() => import('openai'));
}

const NOTHING_OF_THE_ENVIRONMENT = {
  adminAPIKey: null,
  organization: null,
  project: null,
  webhookSecret: null,
} as const;

/** The keys of OpenAI's API. Its token service is on another host; beside a local server it is `/oauth/token`. */
function identityTokens(
  { job, identity }: JobKeys,
  { baseUrl, http }: Pick<OpenAiAdapterOptions, 'baseUrl' | 'http'>,
): IdentityTokens {
  const { origin, hostname } = new URL(baseUrl);
  const isVendor = hostname.endsWith('.openai.com');
  return new IdentityTokens({
    job,
    audience: identity.audience,
    http,
    serviceUrl: (url) => (isVendor ? url : origin + new URL(url).pathname),
    open: async (getToken, fetch) => {
      const { OpenAI } = await loadSdk();
      /** A client for its tokens alone: those of one that posts are out of reach. */
      class TokenClient extends OpenAI {
        async token(): Promise<string> {
          const headers = await this.bearerAuth({ method: 'post', path: '/' });
          return headers?.values.get('authorization')?.replace(/^Bearer /, '') ?? '';
        }
      }
      const { identityProviderId = '', serviceAccountId = '' } = identity;
      const provider = { tokenType: 'jwt' as const, getToken };
      const client = () =>
        new TokenClient({
          baseURL: baseUrl,
          workloadIdentity: { identityProviderId, serviceAccountId, provider },
          apiKey: null,
          ...NOTHING_OF_THE_ENVIRONMENT,
          maxRetries: 0,
          logLevel: 'off',
          fetch,
        });
      let current = client();
      return {
        getToken: () => current.token(),
        invalidate: () => {
          current = client();
        },
      };
    },
  });
}

/** Some servers say `stop` of an answer that they cut at the limit. */
function withCut(read: TimelessChat, { params }: ChatRequest): TimelessChat {
  const isCut = read.finishReason === 'stop' && read.usage.outputTokens === params.maxTokens;
  return isCut ? { ...read, finishReason: 'length' } : read;
}

/** Azure's filter refuses a prompt with status 400: the prompt's fault, not that of the provider. */
function isFilteredPrompt(error: unknown): boolean {
  return (
    error instanceof HttpStatusError &&
    error.status === 400 &&
    /"code"\s*:\s*"(?:content_filter|content_policy_violation)"/.test(error.body)
  );
}

// ChatRequest to the body of an OpenAI-compatible chat completion.

/** The server that a body is for. */
interface OpenAiServer {
  readonly dialect: CompatibleDescriptor;
  /** OpenAI itself, not a server that speaks its language. */
  readonly isOpenAi: boolean;
}

/** OpenAI's own models that reason: they refuse sampling parameters. The `-chat` variants of GPT do not reason. */
const REASONING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d{2,})(?!.*-chat))/;

/** Whether a model of OpenAI's own server refuses `temperature` and `top_p`. */
function isReasoningModel(model: string): boolean {
  return REASONING_MODEL.test(model);
}

const OMIT = { kind: 'omit' } as const;

/** Parameters that a model may refuse without making the request meaningless. `stop` is not one: it changes answers. */
const REFUSABLE: readonly RefusableParameter[] = [
  {
    name: 'response_format',
    substitute: OMIT,
    aliases: ['json_schema', 'response_schema', 'structured outputs?'],
    anyComplaint: true,
  },
  { name: 'max_tokens', substitute: { kind: 'rename', to: 'max_completion_tokens' } },
  { name: 'max_completion_tokens', substitute: { kind: 'rename', to: 'max_tokens' } },
  { name: 'temperature', substitute: OMIT },
  { name: 'top_p', substitute: OMIT },
  { name: 'seed', substitute: OMIT },
  { name: 'random_seed', substitute: OMIT },
];

/** The request's body; parameters that are not set, or that the model is known to refuse, are left out. */
function chatBody(request: ChatRequest, server: OpenAiServer): Record<string, unknown> {
  const { params, tools, responseSchema } = request;
  const { dialect } = server;
  const samples = !(server.isOpenAi && isReasoningModel(request.model));
  return withoutUndefined({
    model: request.model,
    messages: request.messages.map((message, index) =>
      messageBody(
        message,
        dialect,
        index === request.messages.length - 1,
        dialect.signedCalls?.test(request.model) === true,
      ),
    ),
    temperature: samples ? params.temperature : undefined,
    top_p: samples ? params.topP : undefined,
    [server.isOpenAi ? 'max_completion_tokens' : 'max_tokens']: params.maxTokens,
    stop: nonEmpty(params.stopSequences),
    [dialect.seed]: params.seed,
    tools: nonEmpty(tools)?.map(toolBody),
    response_format:
      responseSchema !== undefined
        ? {
            type: 'json_schema',
            json_schema: { ...responseSchema, strict: isStrict(responseSchema.schema) },
          }
        : undefined,
    ...furtherFields(request),
  });
}

/** A message as the API writes it. `signed`: the model wants a signature with its tool calls. */
function messageBody(
  message: ChatMessage,
  dialect: CompatibleDescriptor,
  isLast: boolean,
  signed = false,
): Record<string, unknown> {
  switch (message.role) {
    case 'system':
      return { role: message.role, content: message.content };
    case 'user': {
      const { role, content, images = [] } = message;
      if (images.length === 0) return { role, content };
      return { role, content: [{ type: 'text', text: content }, ...images.map(imagePart)] };
    }
    case 'assistant': {
      const extras = callExtras(message.continuation, signed);
      const calls = nonEmpty(message.toolCalls)?.map((call, index) =>
        withoutUndefined({
          id: callId(call.id, dialect),
          type: 'function',
          function: { name: call.name, arguments: JSON.stringify(call.arguments) },
          extra_content: extras[index],
        }),
      );
      return withoutUndefined({
        role: 'assistant',
        content: calls !== undefined && message.content === '' ? null : message.content,
        tool_calls: calls,
        prefix: isLast && dialect.prefillMark ? true : undefined,
      });
    }
    case 'tool':
      return withoutUndefined({
        role: 'tool',
        tool_call_id: callId(message.toolCallId, dialect),
        name: dialect.toolMessageName ? message.name : undefined,
        content: message.content,
      });
  }
}

/** What a request says, as the API writes it, for bodies that the config describes. */
export function partsOfBody({ messages, tools = [] }: ChatRequest) {
  const images = messages.flatMap((message) => (message.role === 'user' && message.images) || []);
  return {
    messages: messages.map((message) => messageBody(message, PROVIDERS.openai, false)),
    tools: tools.map(toolBody),
    images: images.map(dataUrl),
  };
}

/** As a data URL. */
function dataUrl(image: Attachment): string {
  return `data:${image.type};base64,${image.base64()}`;
}

function imagePart(image: Attachment): Record<string, unknown> {
  if (image.type !== 'application/pdf') {
    return { type: 'image_url', image_url: { url: dataUrl(image) } };
  }
  const filename = image.path.split('/').at(-1);
  return { type: 'file', file: { filename, file_data: dataUrl(image) } };
}

/** Ids of answers that were stored by hand, or by a server that gives none, may have any form. */
function callId(id: string, { nineCharacterIds }: CompatibleDescriptor): string {
  if (!nineCharacterIds || /^[A-Za-z0-9]{9}$/.test(id)) return id;
  return id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-9)
    .padStart(9, '0');
}

/** A tool as the API writes it. */
function toolBody(tool: ToolDefinition): Record<string, unknown> {
  return {
    type: 'function',
    function: withoutUndefined({
      name: tool.name,
      description: tool.description,
      parameters: tool.parameters ?? { type: 'object', properties: {} },
    }),
  };
}

/** OpenAI's strict mode wants every property required and no others, or it refuses the schema. */
function isStrict(schema: Readonly<Record<string, unknown>>): boolean {
  const { properties, required, additionalProperties } = schema;
  if (additionalProperties !== false || typeof properties !== 'object' || properties === null) {
    return false;
  }
  return Object.keys(properties).every(
    (name) => Array.isArray(required) && required.includes(name),
  );
}

function nonEmpty<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(record)) {
    if (record[name] !== undefined) kept[name] = record[name];
  }
  return kept;
}

/** Google's own word for a call whose signature is not known, as that of a stored answer. */
const NO_SIGNATURE = { google: { thought_signature: 'skip_thought_signature_validator' } };

/**
 * What a compatible server wants back with these `tool_calls`: `extra_content`, in which Gemini signs its thoughts.
 * From Gemini 3 on a call without its signature is refused. Undefined where the server wants nothing back.
 */
function continuationOf(toolCalls: unknown): unknown {
  if (!Array.isArray(toolCalls)) return undefined;
  const extras = toolCalls.map((call: unknown) =>
    isRecord(call) && isRecord(call['extra_content']) ? call['extra_content'] : undefined,
  );
  return extras.some((extra) => extra !== undefined) ? extras : undefined;
}

/** `extra_content` of each tool call. `signed`: without a continuation, the first call says that it has no signature. */
function callExtras(continuation: unknown, signed: boolean): readonly unknown[] {
  if (Array.isArray(continuation)) return continuation;
  return signed ? [NO_SIGNATURE] : [];
}

// Strict reading of what OpenAI-compatible servers answer.

type TimelessEmbedding = Omit<EmbeddingResponse, 'latencyMs'>;

/** Reads a chat completion. Throws InvalidReplyError for anything that the API does not promise. */
function readCompletion(body: unknown, dialect: CompatibleDescriptor): TimelessChat {
  const { reply, ...answer } = readReply(body, 'chat-completions');
  const [choice] = itemsAt(reply, 'choices');
  const continuation = continuationOf(valueAt(valueAt(choice, 'message'), 'tool_calls'));
  return {
    ...answer,
    usage: withHidden(answer.usage, dialect),
    ...statedCost(reply['usage']),
    ...(continuation === undefined ? {} : { continuation }),
  };
}

/** More than anybody charges; sums of larger ones could become infinite, which no report can hold. */
const MAX_USD = 1e12;

/** Gateways state in `usage.cost` what they charge, in USD. Anything but an amount is left alone. */
function statedCost(usage: unknown): { readonly costUsd?: number } {
  const cost = isRecord(usage) ? usage['cost'] : undefined;
  return typeof cost === 'number' && cost >= 0 && cost <= MAX_USD ? { costUsd: cost } : {};
}

/** What is shown as the answer to a prompt that the provider's filter blocked. */
const FILTERED: TimelessChat = {
  text: '',
  toolCalls: [],
  finishReason: 'content-filter',
  usage: usageOf(0, 0),
};

/** Reads an embeddings reply of `count` vectors. Throws InvalidReplyError for anything else. */
function readEmbeddings(
  body: unknown,
  count: number,
  dialect: CompatibleDescriptor,
): TimelessEmbedding {
  if (!isRecord(body)) throw invalidReply('the body is not a JSON object', body);
  refuseErrors(body, body, true);
  const data = body['data'];
  if (!Array.isArray(data)) throw invalidReply('no data', body);
  if (data.length !== count) throw invalidReply(`${data.length} vectors for ${count} texts`, body);
  const placed = data.map((item: unknown, position) => {
    if (!isRecord(item)) throw invalidReply('a vector is not an object', body);
    const index = typeof item['index'] === 'number' ? item['index'] : position;
    return { index, vector: readVector(item['embedding'], body) };
  });
  const vectors = placed.sort((a, b) => a.index - b.index).map(({ vector }) => vector);
  if (vectors.some((vector) => vector.length !== vectors[0]?.length)) {
    throw invalidReply('vectors of different lengths', body);
  }
  return { vectors, usage: withHidden(usageOfAny(body), dialect) };
}

function readVector(value: unknown, body: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length === 0) throw invalidReply('a vector is empty', body);
  return value.map((component: unknown) => {
    if (typeof component === 'number' && Number.isFinite(component)) return component;
    throw invalidReply('a vector contains something other than numbers', body);
  });
}

/** Some servers count what a model thought in the total alone. */
function withHidden(usage: TokenUsage, { hiddenOutputTokens }: CompatibleDescriptor): TokenUsage {
  const { inputTokens, outputTokens, totalTokens } = usage;
  return hiddenOutputTokens
    ? usageOf(inputTokens, Math.max(outputTokens, totalTokens - inputTokens))
    : usage;
}
