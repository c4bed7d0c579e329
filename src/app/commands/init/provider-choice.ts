/** Whom a first suite asks: the vendor whose key is there, its small current model, and its server. */
import { PROVIDERS, type ConfiguredKind } from '../../../config/providers.js';
import { variableValue, type Environment } from '../../../config/templates/environment.js';

export interface ProviderChoice {
  readonly kind: ConfiguredKind;
  readonly model: string;
  readonly keyVariable: string;
  /** A variable that names the server, where one is set. */
  readonly serverVariable: string | undefined;
}

/** Of each vendor the small model of its newest family: its price is known, and its end is not announced. */
const MODELS = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.5-flash',
  mistral: 'mistral-large-2512',
  cohere: 'command-a-03-2025',
} as const satisfies Partial<Record<ConfiguredKind, string>>;

type Vendor = keyof typeof MODELS;

const VENDORS: readonly Vendor[] = ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'];

/** The first vendor whose key the environment has; OpenAI where it has none. */
export function chooseProvider(environment: Environment): ProviderChoice {
  const isSet = (name: string): boolean => variableValue(name, environment) !== undefined;
  const vendor = VENDORS.find((name) => isSet(PROVIDERS[name].apiKeyEnv)) ?? 'openai';
  const server = `${vendor.toUpperCase()}_BASE_URL`;
  return {
    kind: vendor,
    model: MODELS[vendor],
    keyVariable: PROVIDERS[vendor].apiKeyEnv,
    serverVariable: isSet(server) ? server : undefined,
  };
}

/** Its entry under `providers`. */
export function providerEntry({
  keyVariable,
  serverVariable,
}: ProviderChoice): Readonly<Record<string, string>> {
  return {
    apiKeyEnv: keyVariable,
    ...(serverVariable !== undefined && { baseUrl: `\${${serverVariable}}` }),
  };
}
