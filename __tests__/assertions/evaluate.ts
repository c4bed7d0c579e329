/** Assertions, of `expect` and of `assert`, held against one answer. */
import type {
  AssertionContext,
  AssertionDeps,
  AssertionModels,
  AssertionOutcome,
} from '../../src/assertions/assertion.js';
import { assertionsForExpects, buildAssertions } from '../../src/assertions/registry.js';
import {
  baseType,
  type Expect,
  type JsonSchemaSource,
  type LocatedAssert,
} from '../../src/config/suite.js';
import type { ToolCall } from '../../src/providers/provider.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { sampleTest } from '../engine/samples.js';

/** A sandbox with a short deadline; close it when the tests are done. */
export function testSandbox(): Sandbox {
  return createSandbox(undefined, { deadlineMs: 500 });
}

/** A schema file of one document, as the loader hands it over. */
export function schemaFile(name: string, document: unknown, hasPatterns = false): JsonSchemaSource {
  const root = `file:///repo/${name}`;
  return { name, root, documents: { [root]: document }, hasPatterns };
}

type Question = Parameters<AssertionModels['ask']>[0];

/** Models that answer from a list and keep what they were asked. */
export function scriptedModels(
  replies: readonly (string | { readonly text: string; readonly cutAtTokens: number })[] = [],
  vectors?: readonly (readonly number[])[],
): AssertionModels & { readonly asked: Question[]; readonly embedded: string[][] } {
  const asked: Question[] = [];
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

/** One scored assertion against one answer, as the tables of this folder write it. */

const HERE = { file: 'kindlm.yaml', line: 1, column: 1 };

type ScoredType = LocatedAssert['type'];

export type AssertYaml = Partial<Omit<LocatedAssert, 'type' | 'negated'>> & {
  readonly type: ScoredType | `not-${ScoredType}`;
};

/** The entry as the loader hands it over. */
export function located({ type, value, weight = 1, ...rest }: AssertYaml): LocatedAssert {
  return {
    ...baseType(type),
    value,
    weight,
    ...rest,
    path: 'tests[0].assert[0]',
    location: HERE,
    valueLocation: HERE,
  };
}

export interface Scene {
  readonly sandbox: Sandbox;
  readonly interpret?: AssertionDeps['interpret'];
  readonly vars?: Readonly<Record<string, string>>;
  readonly threshold?: number;
  readonly context?: Partial<AssertionContext>;
}

/** All results of an `assert` list on one answer. */
export async function score(
  asserts: readonly AssertYaml[],
  outputText: string,
  { sandbox, interpret, vars = {}, threshold, context = {} }: Scene,
): Promise<readonly AssertionOutcome[]> {
  const test = sampleTest('t', {
    vars,
    asserts: asserts.map(located),
    ...(threshold === undefined ? {} : { threshold }),
  });
  const deps: AssertionDeps = {
    schemas: new Map(),
    trees: new Map(),
    judgeModel: 'judge-model',
    randomBoundary: () => 'BOUNDARY',
    sandbox,
    interpret: interpret ?? (() => Promise.reject(new Error('no interpreter here'))),
  };
  const full: AssertionContext = {
    outputText,
    toolCalls: known([]),
    latencyMs: 0,
    costUsd: 0,
    models: scriptedModels(),
    ...context,
  };
  const assertions = buildAssertions(test, deps);
  return (await Promise.all(assertions.map((assertion) => assertion.evaluate(full)))).flat();
}

/** `0.75 ok reason` or `0.25 CODE reason`. */
export function line({ passed, score: value, failureCode, metadata }: AssertionOutcome): string {
  const rounded = Math.round(value * 100) / 100;
  return `${rounded} ${passed ? 'ok' : (failureCode ?? '?')} ${String(metadata?.['reason'])}`;
}
