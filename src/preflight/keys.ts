/** The keys that a plan needs, and those that must never be shown. */
import type { ModelSpec, Suite } from '../config/suite.js';
import { modelsInUse } from './models-in-use.js';
import type { SuitePlan } from '../engine/plan.js';
import { headerVariables } from '../providers/transport/endpoint-headers.js';
import { requiredVariables } from '../providers/registry.js';

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
      for (const name of requiredVariables(provider, plan.suite.providers[provider] ?? {})) {
        if ((environment[name] ?? '').trim() !== '') continue;
        missing.set(`${name}\n${provider}`, { name, provider, suite: plan.suite.name });
      }
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
    Object.values(providers).flatMap((settings) => [
      ...(settings.apiKeyEnv === undefined ? [] : [settings.apiKeyEnv]),
      ...headerVariables(settings),
    ]),
  );
  return [...new Set(names)].flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? [] : [value, ...credentialIn(value)];
  });
}

/** A header's value holds the key behind its scheme (`Bearer ...`), and a server may repeat the key alone. */
function credentialIn(value: string): readonly string[] {
  const credential = /^(?:Bearer|Basic|Token|Digest|ApiKey|Key)\s+(\S.*)$/is.exec(value)?.[1];
  return credential === undefined ? [] : [credential];
}
