/** What a command's standard output says. */
import type { ChatResponse, ToolCall } from '../provider.js';
import { isRecord, tokenCount, usageOf } from '../transport/reply-shape.js';
import { isDeeperThan, MAX_LEVELS, parseArguments } from '../tool-arguments.js';

type CommandAnswer = Omit<ChatResponse, 'latencyMs'>;

/** Output that looks like an answer with its tool calls and is none. */
export class CommandOutputError extends Error {
  override readonly name = 'CommandOutputError';
}

/**
 * The answer: the text without the white space around it or, where that is a JSON object with `output` or `toolCalls`,
 * what the object says. Throws CommandOutputError for an object whose parts are not what they should be.
 */
export function readCommandOutput(stdout: string): CommandAnswer {
  const text = stdout.trim();
  const envelope = envelopeOf(text);
  if (envelope === undefined) return answer(text, []);
  const { output, usage, costUsd } = envelope;
  const toolCalls = readToolCalls(envelope['toolCalls']);
  const stated = isRecord(usage) ? usage : {};
  return {
    ...answer(outputText(output), toolCalls),
    usage: usageOf(
      tokenCount(stated['inputTokens']),
      tokenCount(stated['outputTokens']),
      tokenCount(stated['totalTokens']),
    ),
    ...(costUsd === undefined ? {} : { costUsd: readCost(costUsd) }),
  };
}

function answer(text: string, toolCalls: readonly ToolCall[]): CommandAnswer {
  return { text, toolCalls, finishReason: 'stop', usage: usageOf(0, 0) };
}

function envelopeOf(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isEnvelope =
    isRecord(value) && (Object.hasOwn(value, 'output') || Object.hasOwn(value, 'toolCalls'));
  return isEnvelope && isRecord(value) ? value : undefined;
}

function outputText(output: unknown): string {
  if (typeof output === 'string') return output;
  if (output === undefined || output === null) return '';
  if (isDeeperThan(output, MAX_LEVELS))
    throw new CommandOutputError('`output` is nested too deeply');
  return JSON.stringify(output);
}

function readToolCalls(value: unknown): readonly ToolCall[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new CommandOutputError('`toolCalls` is not a list');
  return value.map((call: unknown, index) => {
    const name = isRecord(call) ? call['name'] : undefined;
    if (!isRecord(call) || typeof name !== 'string' || name === '') {
      throw new CommandOutputError(`\`toolCalls[${index}]\` has no name`);
    }
    const id = call['id'];
    return {
      id: typeof id === 'string' && id !== '' ? id : `call_${index}`,
      name,
      arguments: parseArguments(call['arguments']),
    };
  });
}

function readCost(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new CommandOutputError('`costUsd` is not a number from 0');
}
