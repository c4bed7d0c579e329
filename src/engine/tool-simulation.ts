/** Simulated tools: what a tool call is answered with (SPEC section 4, as in the KindLM CLI). */
import { isDeepStrictEqual } from 'node:util';
import type { ToolSimulation } from '../config/kindlm-config.js';
import type { ToolCall, ToolDefinition } from '../providers/provider.js';

/** The tools as the model sees them. */
export function toolDefinitions(tools: readonly ToolSimulation[]): readonly ToolDefinition[] {
  return tools.map(({ name, description, parameters }) => ({
    name,
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parameters }),
  }));
}

/** The first `responses` entry whose `when` partially matches the arguments, else `defaultResponse`, else an error object. */
export function simulateTool(tools: readonly ToolSimulation[], call: ToolCall): unknown {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return { error: `Tool "${call.name}" not simulated` };
  const match = tool.responses?.find(({ when }) => partiallyMatches(when, call.arguments));
  if (match !== undefined) return match.then;
  return tool.defaultResponse === undefined
    ? { error: 'No matching simulation response' }
    : tool.defaultResponse;
}

/** Objects match by the keys that `expected` has; everything else must be equal. */
function partiallyMatches(expected: unknown, actual: unknown): boolean {
  if (!isRecord(expected) || !isRecord(actual)) return isDeepStrictEqual(expected, actual);
  return Object.entries(expected).every(
    ([key, value]) => Object.hasOwn(actual, key) && partiallyMatches(value, actual[key]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
