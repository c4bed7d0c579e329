/** ChatRequest to the body of Anthropic's Messages API. */
import { furtherFields } from '../answer-format.js';
import { prefillOf } from '../prefill.js';
import type { ChatMessage, ChatRequest, ToolDefinition } from '../provider.js';
import type { RefusableParameter } from '../transport/refusals.js';
import { isRecord } from '../../basics/is-record.js';

/** Sent where the request sets none: the API requires a limit. */
const DEFAULT_MAX_TOKENS = 4096;

const OMIT = { kind: 'omit' } as const;

/** Parameters that a model may refuse without making the request meaningless. */
export const REFUSABLE: readonly RefusableParameter[] = [
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
export function messagesBody(
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
export function wantsStructuredOutput(request: ChatRequest): boolean {
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
