/** Simulated tools: what a tool call is answered with (as in the KindLM CLI). */
import { hasEntries } from '../../assertions/text/partial-match.js';
import type { ToolSimulation } from '../../config/generated/kindlm-config.js';
import type { ToolCall, ToolDefinition } from '../../providers/provider.js';

/** The tools as the model sees them. */
export function toolDefinitions(tools: readonly ToolSimulation[]): readonly ToolDefinition[] {
  return tools.map(({ name, description, parameters }) => ({
    name,
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parameters }),
  }));
}

/** The first `responses` entry whose `when` is in the arguments (`hasEntries`), else `defaultResponse`, else an error object. */
export function simulateTool(tools: readonly ToolSimulation[], call: ToolCall): unknown {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return { error: `Tool "${call.name}" not simulated` };
  const match = tool.responses?.find(({ when }) => hasEntries(when, call.arguments));
  if (match !== undefined) return match.then;
  return tool.defaultResponse === undefined
    ? { error: 'No matching simulation response' }
    : tool.defaultResponse;
}
