/** Which adapter serves which provider: the one place to add a provider to. */
import type { ProviderName, ProviderSettings } from '../config/suite.js';
import { createAnthropicAdapter } from './anthropic/anthropic.js';
import { baseUrlOf, DIALECTS, isAzure, type CompatibleProvider } from './openai/dialects.js';
import { headerVariables } from './transport/endpoint-headers.js';
import { createHttpEndpoint } from './http/http-endpoint.js';
import { createHttpClient } from './transport/http-client.js';
import { createMcpAdapter } from './mcp/mcp.js';
import { createOpenAiAdapter } from './openai/openai.js';
import type { ProviderAdapter } from './provider.js';

type Environment = Readonly<Record<string, string | undefined>>;

const ANTHROPIC_BASE_URL = 'https://api.anthropic.com';

/**
 * Makes the adapter of a provider, with sockets of its own: one a provider and run is enough. An absent key is no error
 * here; calls then fail as `auth`. Throws for `http` and `mcp` without their description, which every config has.
 */
export function createAdapter(
  provider: ProviderName,
  settings: ProviderSettings,
  environment: Environment,
): ProviderAdapter {
  const apiKey = apiKeyOf(provider, settings, environment);
  const missingKey = apiKey === undefined ? requiredKeyName(provider, settings) : undefined;
  const key = {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(missingKey === undefined ? {} : { missingKey }),
  };
  const http = createHttpClient({ environment });
  if (provider === 'http') {
    return createHttpEndpoint({ ...key, endpoint: described(settings.http), environment, http });
  }
  if (provider === 'mcp') {
    return createMcpAdapter({ server: described(settings.mcp), environment, http });
  }
  if (provider === 'anthropic') {
    // The SDK adds the version path itself.
    const baseUrl =
      settings.baseUrl?.replace(/(?:\/v1)?\/*(\?[^#]*)?$/, '$1') ?? ANTHROPIC_BASE_URL;
    return createAnthropicAdapter({ ...key, baseUrl, http });
  }
  if (!isCompatible(provider)) throw new Error(`${provider} has an adapter of its own`);
  const dialect = DIALECTS[provider];
  const baseUrl = baseUrlOf(dialect, settings.baseUrl);
  return createOpenAiAdapter({
    ...key,
    name: provider,
    dialect,
    baseUrl,
    isOpenAi: new URL(baseUrl).hostname.endsWith('.openai.com') || isAzure(baseUrl),
    ...(settings.organization === undefined ? {} : { organization: settings.organization }),
    http,
  });
}

function described<T>(endpoint: T | undefined): T {
  if (endpoint === undefined) throw new Error('The config was not checked: no endpoint.');
  return endpoint;
}

/** Every environment variable that must be set for the provider: its key, and those that its headers name. */
export function requiredVariables(
  provider: ProviderName,
  settings: ProviderSettings,
): readonly string[] {
  const key = requiredKeyName(provider, settings);
  return [...new Set([...(key === undefined ? [] : [key]), ...headerVariables(settings)])];
}

/** Name of the environment variable that must hold the provider's key; undefined where it needs none. */
export function requiredKeyName(
  provider: ProviderName,
  settings: ProviderSettings,
): string | undefined {
  if (settings.apiKeyEnv !== undefined) return settings.apiKeyEnv;
  if (provider === 'anthropic') return 'ANTHROPIC_API_KEY';
  return isCompatible(provider) ? DIALECTS[provider].apiKeyEnv : undefined;
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

function isCompatible(provider: ProviderName): provider is CompatibleProvider {
  return Object.hasOwn(DIALECTS, provider);
}
