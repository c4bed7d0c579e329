/** Which adapter serves which provider: the one place to add a provider to. */
import type { ProviderName, ProviderSettings } from '../config/suite.js';
import { createAnthropicAdapter } from './anthropic.js';
import { baseUrlOf, DIALECTS } from './dialects.js';
import { createHttpClient } from './http-fetch.js';
import { createOpenAiAdapter } from './openai.js';
import type { ProviderAdapter } from './provider.js';

type Environment = Readonly<Record<string, string | undefined>>;

const ANTHROPIC_BASE_URL = 'https://api.anthropic.com';

/** A provider that the config language knows and this version cannot call. */
export class UnsupportedProviderError extends Error {
  override readonly name = 'UnsupportedProviderError';

  constructor(readonly provider: ProviderName) {
    super(`provider "${provider}" is not supported yet`);
  }
}

/**
 * Makes the adapter of a provider, with sockets of its own: one a provider and run is enough. An absent key is no error
 * here; calls then fail as `auth`. Throws UnsupportedProviderError for `http` and `mcp`.
 */
export function createAdapter(
  provider: ProviderName,
  settings: ProviderSettings,
  environment: Environment,
): ProviderAdapter {
  if (provider === 'http' || provider === 'mcp') throw new UnsupportedProviderError(provider);
  const apiKey = apiKeyOf(provider, settings, environment);
  const missingKey = apiKey === undefined ? requiredKeyName(provider, settings) : undefined;
  const key = {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(missingKey === undefined ? {} : { missingKey }),
  };
  const http = createHttpClient({ environment });
  if (provider === 'anthropic') {
    // The SDK adds the version path itself.
    const baseUrl = settings.baseUrl?.replace(/(?:\/v1)?\/*$/, '') ?? ANTHROPIC_BASE_URL;
    return createAnthropicAdapter({ ...key, baseUrl, http });
  }
  const dialect = DIALECTS[provider];
  const baseUrl = baseUrlOf(dialect, settings.baseUrl);
  return createOpenAiAdapter({
    ...key,
    name: provider,
    dialect,
    baseUrl,
    isOpenAi: new URL(baseUrl).hostname.endsWith('.openai.com'),
    ...(settings.organization === undefined ? {} : { organization: settings.organization }),
    http,
  });
}

/** Name of the environment variable that must hold the provider's key; undefined where it needs none. */
export function requiredKeyName(
  provider: ProviderName,
  settings: ProviderSettings,
): string | undefined {
  if (settings.apiKeyEnv !== undefined) return settings.apiKeyEnv;
  if (provider === 'anthropic') return 'ANTHROPIC_API_KEY';
  return provider === 'http' || provider === 'mcp' ? undefined : DIALECTS[provider].apiKeyEnv;
}

/** The provider's key, without the white space that pasted secrets end with; undefined when absent or empty. */
export function apiKeyOf(
  provider: ProviderName,
  settings: ProviderSettings,
  environment: Environment,
): string | undefined {
  const name = requiredKeyName(provider, settings);
  if (name === undefined || !Object.hasOwn(environment, name)) return undefined;
  const key = environment[name]?.trim();
  return key === '' ? undefined : key;
}
