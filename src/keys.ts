/** The keys that a plan needs, and those that must never be shown. */
import type { ModelSpec, Suite } from './config/suite.js';
import { modelsInUse } from './engine/models-in-use.js';
import type { SuitePlan } from './engine/plan.js';
import { requiredKeyName } from './providers/registry.js';

type Environment = Readonly<Record<string, string | undefined>>;

export interface MissingKey {
  /** Name of the environment variable. */
  readonly name: string;
  readonly provider: ModelSpec['provider'];
  readonly suite: string;
}

/** Keys that the plans' models need and the environment does not have, each once. */
export function missingKeys(
  plans: readonly SuitePlan[],
  environment: Environment,
): readonly MissingKey[] {
  const missing = new Map<string, MissingKey>();
  for (const plan of plans) {
    for (const { provider } of modelsInUse(plan)) {
      const name = requiredKeyName(provider, plan.suite.providers[provider] ?? {});
      if (name === undefined || (environment[name] ?? '').trim() !== '') continue;
      missing.set(`${name}\n${provider}`, { name, provider, suite: plan.suite.name });
    }
  }
  return [...missing.values()];
}

/** Values of every key that the configs name, used or not. */
export function configuredSecrets(
  suites: readonly Suite[],
  environment: Environment,
): readonly string[] {
  const names = suites.flatMap(({ providers }) =>
    Object.values(providers).flatMap((settings) => settings.apiKeyEnv ?? []),
  );
  return [...new Set(names)].flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? [] : [value];
  });
}
