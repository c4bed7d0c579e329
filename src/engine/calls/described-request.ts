/** Requests to what the config describes itself: an `http` endpoint, an `mcp` tool, the command of a test. */
import { templateVariables } from '../../config/templates/body-template.js';
import type { ModelSpec } from '../../config/suite.js';
import type { ChatRequest } from '../../providers/provider.js';
import type { Unit } from '../plan.js';

/** The model under which a `command` test runs and is recorded. */
export const COMMAND_MODEL: ModelSpec = {
  id: 'command',
  provider: 'command',
  model: 'command',
  params: { temperature: 0, maxTokens: 1 },
};

/**
 * The request with what its endpoint's templates need and what identifies them, so that a stored answer is stale once
 * the template or a variable in it has changed. Requests to other providers are returned as they are.
 */
export function describeRequest(unit: Unit, model: ModelSpec, request: ChatRequest): ChatRequest {
  const { suite, test } = unit;
  if (model.provider === 'command') {
    if (test.subject.kind !== 'command') throw new Error(`Test ${test.name} has no command`);
    // Every variable is in the command's environment, where its program may read it.
    const { script, exitCodes } = test.subject;
    return {
      model: request.model,
      messages: [],
      params: {},
      command: script,
      vars: test.vars,
      ...(exitCodes === undefined ? {} : { exitCodes }),
    };
  }
  const { http } = suite.providers.http ?? {};
  if (model.provider === 'http' && http !== undefined) {
    const { method, body, responsePath, toolCallsPath, usagePaths, modelIdPath } = http;
    const used = templateVariables(body);
    const vars = Object.entries(test.vars).filter(([name]) => used === 'all' || used.has(name));
    return {
      ...request,
      vars: Object.fromEntries(vars),
      definition: { method, body, responsePath, toolCallsPath, usagePaths, modelIdPath },
    };
  }
  if (model.provider === 'mcp') {
    return { ...request, definition: { toolName: suite.providers.mcp?.mcp?.toolName } };
  }
  return request;
}
