/** Configs against the fake model servers, and runs of them in a workspace of their own. */
import type { AggregatedTestResult, TestCaseRunResult } from '../../src/engine/results.js';
import { runAction, type ActionOptions, type ActionRun } from './run-action.js';
import { createWorkspace, type Workspace } from './workspace.js';

export const KEY = 'sk-test-0123456789abcdef';
export const KEY_ENV = { TEST_KEY: KEY };

/** Every optional part is as in kindlm.yaml. */
export interface SuiteParts {
  readonly openai?: string;
  readonly anthropic?: string;
  readonly models?: readonly Readonly<Record<string, unknown>>[];
  readonly prompts?: Readonly<Record<string, unknown>>;
  readonly tests?: readonly Readonly<Record<string, unknown>>[];
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** A kindlm.yaml (JSON is YAML): one model `m`, one prompt `p`, one test `t`, but for what is given. */
export function suiteConfig(parts: SuiteParts): string {
  const provider = parts.openai === undefined ? 'anthropic' : 'openai';
  const urls = Object.entries({ openai: parts.openai, anthropic: parts.anthropic });
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'support' },
    providers: Object.fromEntries(
      urls.flatMap(([name, baseUrl]) =>
        baseUrl === undefined ? [] : [[name, { apiKeyEnv: 'TEST_KEY', baseUrl }]],
      ),
    ),
    models: parts.models ?? [modelEntry('m', provider)],
    prompts: parts.prompts ?? { p: { user: 'Hello.' } },
    tests: parts.tests ?? [{ name: 't', prompt: 'p' }],
    ...(parts.gates === undefined ? {} : { gates: parts.gates }),
    ...(parts.defaults === undefined ? {} : { defaults: parts.defaults }),
  });
}

/** A model whose id is also its name at the provider, with a known price. */
export function modelEntry(id: string, provider: 'openai' | 'anthropic' = 'openai') {
  return {
    id,
    provider,
    model: id,
    params: { temperature: 0, maxTokens: 100 },
    pricing: { input: 1, output: 1 },
  };
}

/** Tests `t0`, `t1` and so on. */
export function manyTests(count: number, rest: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: count }, (_, index) => ({ name: `t${index}`, prompt: 'p', ...rest }));
}

/** Runs the action in a workspace with the key in its environment. */
export function runIn(
  workspace: Workspace,
  options: Omit<ActionOptions, 'workspace'> = {},
): Promise<ActionRun> {
  return runAction({ env: KEY_ENV, ...options, workspace: workspace.path });
}

/** Runs one config in a new workspace; `files` are other files there. */
export async function runConfig(
  config: string,
  {
    files = {},
    ...options
  }: Omit<ActionOptions, 'workspace'> & { readonly files?: Readonly<Record<string, string>> } = {},
): Promise<ActionRun> {
  const workspace = await createWorkspace({ 'kindlm.yaml': config, ...files });
  try {
    return await runIn(workspace, options);
  } finally {
    await workspace.remove();
  }
}

/** Results of the report's suites, in its order. */
export function resultsOf({ report }: ActionRun): readonly AggregatedTestResult[] {
  return report?.suites.flatMap(({ results }) => results) ?? [];
}

export function runsOf(run: ActionRun): readonly TestCaseRunResult[] {
  return resultsOf(run).flatMap(({ runs }) => runs);
}

/** Code and message of the first failure of each run. */
export function failuresOf(run: ActionRun): readonly { code?: string; message?: string }[] {
  return runsOf(run).map(({ assertions }) => {
    const failure = assertions.find(({ passed }) => !passed);
    return {
      ...(failure?.failureCode === undefined ? {} : { code: failure.failureCode }),
      ...(failure?.failureMessage === undefined ? {} : { message: failure.failureMessage }),
    };
  });
}
