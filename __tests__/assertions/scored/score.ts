/** One scored assertion against one answer, as the tables of this folder write it. */
import type {
  AssertionContext,
  AssertionOutcome,
  AssertionDeps,
} from '../../../src/assertions/assertion.js';
import { buildAssertions } from '../../../src/assertions/registry.js';
import type { ScoredAssert } from '../../../src/config/generated/kindlm-config.js';
import { baseType, type LocatedAssert } from '../../../src/config/suite.js';
import type { Sandbox } from '../../../src/sandbox/sandbox.js';
import { sampleTest } from '../../engine/samples.js';
import { known, scriptedModels } from '../evaluate.js';

const HERE = { file: 'kindlm.yaml', line: 1, column: 1 };

export type AssertYaml = Omit<ScoredAssert, 'value'> & { readonly value?: unknown } & Pick<
    Partial<LocatedAssert>,
    'schema' | 'file'
  >;

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
