/** What becomes of an agent's run: an answer, or the failure that its own words say. */
import { firstPart } from '../../redaction/cut.js';
import {
  type AgentFacts,
  MAX_TOOL_CALLS,
  ProviderError,
  type ToolCall,
  usageOf,
} from '../provider.js';
import { parseArguments } from '../replies.js';
import { AGENTS } from './agent-readers.js';
import type { AgentEnding, AgentFault, AgentRun } from './agent-run.js';
import type { CommandAnswer } from './output.js';

/** Characters of a version, and of an agent's words on its end. */
const MAX_VERSION = 100;
const MAX_REASON = 600;

/**
 * The answer; undefined where the events stop before their end. Throws ProviderError where the agent says that it failed.
 * @param redact takes secrets out of a text
 */
export function agentAnswer(
  run: AgentRun,
  redact: (text: string) => string,
): CommandAnswer | undefined {
  const { agent, ending, tokens, form } = run;
  if (ending.kind === 'error') throw failure(AGENTS[agent].title, ending, redact);
  if (ending.kind === 'broken-off') return undefined;
  if (run.calls.length > MAX_TOOL_CALLS) {
    throw new ProviderError(
      'command-failed',
      `${AGENTS[agent].title} made more than ${MAX_TOOL_CALLS} tool calls`,
    );
  }
  const unknown = form === 'json' ? 'only-result' : run.isIncomplete ? 'lost' : undefined;
  return {
    text: run.answer,
    toolCalls: toolCalls(run),
    ...(unknown === undefined ? {} : { toolCallsUnknown: unknown }),
    finishReason: run.isCut ? 'length' : 'stop',
    usage: usageOf(tokens?.input ?? 0, tokens?.output ?? 0),
    ...(run.costUsd === undefined ? {} : { costUsd: run.costUsd }),
    ...(run.model === undefined ? {} : { modelId: run.model }),
    agent: factsOf(run),
  };
}

function toolCalls({ calls }: AgentRun): readonly ToolCall[] {
  return calls.map(({ id, tool, args, result, isOfSubagent }, index) => ({
    id: id ?? `call_${index}`,
    name: tool,
    arguments: parseArguments(args),
    ...(args === undefined ? { argumentsUnknown: true as const } : {}),
    ...(result === undefined ? {} : { response: result }),
    ...(isOfSubagent === undefined ? {} : { isOfSubagent }),
  }));
}

function factsOf({ agent, version, turns, tokens, ending, deniedTools }: AgentRun): AgentFacts {
  const { title, allowing } = AGENTS[agent];
  return {
    name: title,
    ...(version === undefined ? {} : { version: firstPart(version, MAX_VERSION) }),
    ...(turns === undefined ? {} : { turns }),
    ...(tokens === undefined ? {} : { cachedTokens: tokens.cached }),
    ...(ending.kind === 'turn-limit' ? { turnLimitReached: true as const } : {}),
    ...(deniedTools.length === 0 ? {} : { denied: { tools: deniedTools, allowedBy: allowing } }),
  };
}

const DID: Readonly<Record<AgentFault, string>> = {
  auth: 'was refused its key',
  quota: 'has no credit left',
  'rate-limit': 'met a rate limit',
  transient: 'got no answer from its model',
  rejected: 'ended with an error',
};

function failure(
  title: string,
  { cause, message, status }: Extract<AgentEnding, { kind: 'error' }>,
  redact: (text: string) => string,
): ProviderError {
  const said = firstPart(redact(message).replace(/\s+/g, ' ').trim(), MAX_REASON);
  return new ProviderError(cause, `${title} ${DID[cause]}: ${said}`, {
    ...(status === undefined ? {} : { status }),
    ...(cause === 'rejected' ? { refused: true } : {}),
  });
}
