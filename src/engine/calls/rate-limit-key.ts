/** Which calls share limits: a suite's own, and those to the same server, whatever suite they come from. */
import type { ModelSpec, Suite } from '../../config/suite.js';
import type { RateLimitKey } from '../run/pool.js';

export function rateLimitKey(suite: Suite, provider: ModelSpec['provider']): RateLimitKey {
  const { baseUrl } =
    provider === 'command' ? { baseUrl: undefined } : (suite.providers[provider] ?? {});
  // A command or an endpoint of one suite has nothing to do with another's.
  const own = provider === 'command' || provider === 'http' || provider === 'mcp';
  return {
    suite: suite.name,
    concurrency: suite.concurrency,
    provider: JSON.stringify([provider, baseUrl ?? '', own ? suite.name : '']),
  };
}
