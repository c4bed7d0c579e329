import type {
  AssertionContext,
  AssertionDeps,
  AssertionModels,
  AssertionOutcome,
  JudgeQuestion,
} from '../../src/assertions/assertion.js';
import type { ToolCall } from '../../src/providers/provider.js';
import { assertionsForExpects } from '../../src/assertions/registry.js';
import type { Expect } from '../../src/config/generated/kindlm-config.js';
import type { JsonSchemaSource } from '../../src/config/suite.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { builtWorkerUrl } from '../sandbox/built-worker.js';

/** A sandbox with a short deadline; close it when the tests are done. */
export function testSandbox(): Sandbox {
  return createSandbox(builtWorkerUrl(), { deadlineMs: 500 });
}

/** A schema file of one document, as the loader hands it over. */
export function schemaFile(name: string, document: unknown, hasPatterns = false): JsonSchemaSource {
  const root = `file:///repo/${name}`;
  return { name, root, documents: { [root]: document }, hasPatterns };
}

/** Models that answer from a list and keep what they were asked. */
export function scriptedModels(
  replies: readonly (string | { readonly text: string; readonly cutAtTokens: number })[] = [],
  vectors?: readonly (readonly number[])[],
): AssertionModels & { readonly asked: JudgeQuestion[]; readonly embedded: string[][] } {
  const asked: JudgeQuestion[] = [];
  const embedded: string[][] = [];
  return {
    asked,
    embedded,
    ask: (question) => {
      const reply = replies[asked.length] ?? '(no more replies)';
      asked.push(question);
      const said = typeof reply === 'string' ? { text: reply } : reply;
      return Promise.resolve({ ...said, modelId: question.modelId });
    },
    embed: (texts) => {
      embedded.push([...texts]);
      return Promise.resolve(
        vectors === undefined ? { kind: 'unsupported' } : { kind: 'vectors', vectors },
      );
    },
  };
}

/** These calls, and no others. */
export function known(calls: readonly ToolCall[]): AssertionContext['toolCalls'] {
  return { kind: 'known', calls };
}

/** Everything that the `expect` blocks say of one answer. */
export async function evaluate(
  expects: Expect | readonly Expect[],
  context: Partial<AssertionContext>,
  deps: Partial<AssertionDeps> & Pick<AssertionDeps, 'sandbox'>,
): Promise<readonly AssertionOutcome[]> {
  const blocks: readonly Expect[] = 'length' in expects ? expects : [expects];
  const assertions = assertionsForExpects(blocks, {
    schemas: new Map(),
    trees: new Map(),
    judgeModel: 'judge-model',
    randomBoundary: () => 'BOUNDARY',
    interpret: () => Promise.reject(new Error('no interpreter here')),
    ...deps,
  });
  const full: AssertionContext = {
    outputText: '',
    toolCalls: known([]),
    latencyMs: 0,
    costUsd: 0,
    models: scriptedModels(),
    ...context,
  };
  return (await Promise.all(assertions.map((assertion) => assertion.evaluate(full)))).flat();
}

/** A result as the tables write it: `ok label`, or `CODE label: message`. */
export function lines(outcomes: readonly AssertionOutcome[]): string[] {
  return outcomes.map(({ passed, label, failureCode, failureMessage }) =>
    passed ? `ok ${label}` : `${failureCode ?? '?'} ${label}: ${failureMessage ?? '?'}`,
  );
}
