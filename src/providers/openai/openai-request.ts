/** ChatRequest to the body of an OpenAI-compatible chat completion. */
import type { CompatibleDescriptor } from '../../config/providers.js';
import { furtherFields } from '../answer-format.js';
import type { ChatMessage, ChatRequest, ToolDefinition } from '../provider.js';
import type { RefusableParameter } from '../transport/refusals.js';
import { isRecord } from '../../basics/is-record.js';

/** The server that a body is for. */
export interface OpenAiServer {
  readonly dialect: CompatibleDescriptor;
  /** OpenAI itself, not a server that speaks its language. */
  readonly isOpenAi: boolean;
}

/** OpenAI's own models that reason: they refuse sampling parameters. The `-chat` variants of GPT do not reason. */
const REASONING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d{2,})(?!.*-chat))/;

/** Whether a model of OpenAI's own server refuses `temperature` and `top_p`. */
export function isReasoningModel(model: string): boolean {
  return REASONING_MODEL.test(model);
}

const OMIT = { kind: 'omit' } as const;

/** Parameters that a model may refuse without making the request meaningless. `stop` is not one: it changes answers. */
export const REFUSABLE: readonly RefusableParameter[] = [
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
export function chatBody(request: ChatRequest, server: OpenAiServer): Record<string, unknown> {
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
export function messageBody(
  message: ChatMessage,
  dialect: CompatibleDescriptor,
  isLast: boolean,
  signed = false,
): Record<string, unknown> {
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
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

/** Ids of answers that were stored by hand, or by a server that gives none, may have any form. */
function callId(id: string, { nineCharacterIds }: CompatibleDescriptor): string {
  if (!nineCharacterIds || /^[A-Za-z0-9]{9}$/.test(id)) return id;
  return id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-9)
    .padStart(9, '0');
}

/** A tool as the API writes it. */
export function toolBody(tool: ToolDefinition): Record<string, unknown> {
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
export function continuationOf(toolCalls: unknown): unknown {
  if (!Array.isArray(toolCalls)) return undefined;
  const extras = toolCalls.map((call: unknown) =>
    isRecord(call) && isRecord(call['extra_content']) ? call['extra_content'] : undefined,
  );
  return extras.some((extra) => extra !== undefined) ? extras : undefined;
}

/** `extra_content` of each tool call. `signed`: without a continuation, the first call says that it has no signature. */
export function callExtras(continuation: unknown, signed: boolean): readonly unknown[] {
  if (Array.isArray(continuation)) return continuation;
  return signed ? [NO_SIGNATURE] : [];
}
