/** Requests to what the config describes itself: an `http` endpoint, an `mcp` tool, the command of a test. */
import { templateVariables } from '../../config/templates/body-template.js';
import { descriptorOf } from '../../config/providers.js';
import { settingsOf, type ModelSpec } from '../../config/suite.js';
import type { ChatRequest, EmbeddingRequest } from '../../providers/provider.js';
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
      files: test.dependsOn,
      ...(exitCodes === undefined ? {} : { exitCodes }),
    };
  }
  const { http, mcp } = settingsOf(suite, model);
  const { extra } = model.params;
  // A judge has its own parameters, but is reached in the same way.
  const params = extra === undefined ? request.params : { ...request.params, extra };
  if (http !== undefined) {
    const { method, body, responsePath, toolCallsPath, usagePaths, modelIdPath } = http;
    return {
      ...request,
      params,
      vars: usedVars(test.vars, body),
      files: test.dependsOn,
      definition: { method, body, responsePath, toolCallsPath, usagePaths, modelIdPath },
    };
  }
  if (mcp !== undefined) {
    const { toolName, arguments: template } = mcp;
    const vars = template === undefined ? {} : { vars: usedVars(test.vars, template) };
    const definition = { toolName, arguments: template };
    return { ...request, params, ...vars, files: test.dependsOn, definition };
  }
  return { ...request, params };
}

/** Whether the answers to a request come from a program of which nothing is known: the test does not say its files. */
export function isUnknownProgram(
  model: ModelSpec,
  request: ChatRequest | EmbeddingRequest,
): boolean {
  const files = 'files' in request ? request.files : undefined;
  return descriptorOf(model.provider).answersFrom === 'program' && files === undefined;
}

/** The test's variables that a template of a request uses. */
function usedVars(
  vars: Readonly<Record<string, string>>,
  template: unknown,
): Readonly<Record<string, string>> {
  const used = templateVariables(template);
  if (used === 'all') return vars;
  return Object.fromEntries(Object.entries(vars).filter(([name]) => used.has(name)));
}
