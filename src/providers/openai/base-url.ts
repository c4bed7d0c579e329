/** Where the requests to an OpenAI-compatible server go. */
import type { CompatibleDescriptor } from '../../config/providers.js';

/**
 * The server's base URL: the config's, else the provider's own; without a trailing slash before its query. A known
 * host's path is completed, and the path of the request itself, which people paste with the rest, is taken off.
 */
export function baseUrlOf(provider: CompatibleDescriptor, configured: string | undefined): string {
  if (configured === undefined) return provider.baseUrl;
  const [, given = configured, query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(configured) ?? [];
  const base = given.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const whole =
    provider.path === undefined || base.endsWith(provider.path) ? base : base + provider.path;
  return completed(whole, provider) + query;
}

function completed(base: string, provider: CompatibleDescriptor): string {
  const { origin, pathname } = new URL(base);
  if (isAzure(base)) return pathname === '/' ? `${origin}/openai/v1` : base;
  const isOwnHost = origin === new URL(provider.baseUrl).origin;
  return isOwnHost && provider.baseUrl.startsWith(base) ? provider.baseUrl : base;
}

/** Hosts of Azure OpenAI. */
export function isAzure(baseUrl: string): boolean {
  return /\.(?:openai\.azure\.(?:com|us|cn)|cognitiveservices\.azure\.com|services\.ai\.azure\.com)$/i.test(
    new URL(baseUrl).hostname,
  );
}
