/** What a test asks, as reports show it. */
import type { TestCase } from '../../config/suite.js';
import type { InputMessage, RunInput } from '../results.js';
import { toolDefinitions } from './conversation.js';

const inputs = new WeakMap<TestCase, RunInput>();

/** The input of a test: the same object for each of its runs, on whichever model. */
export function runInputOf(test: TestCase): RunInput {
  const known = inputs.get(test);
  if (known !== undefined) return known;
  const input: RunInput = {
    vars: test.vars,
    messages: messagesOf(test),
    tools: toolDefinitions(test.tools),
    ...(test.subject.kind === 'command' ? { command: test.subject.command } : {}),
  };
  inputs.set(test, input);
  return input;
}

/** The messages of the first request: a conversation may begin with its own user message. */
function messagesOf({ subject, conversation }: TestCase): readonly InputMessage[] {
  if (subject.kind === 'command') return [];
  const { system, history = [], user, assistant } = subject.messages;
  return [
    ...(system === undefined ? [] : [{ role: 'system', content: system } as const]),
    ...history,
    { role: 'user', content: conversation[0]?.user ?? user },
    ...(assistant === undefined ? [] : [{ role: 'assistant', content: assistant } as const]),
  ];
}
