/** Which calls share limits: a suite's own, and those to the same server, whatever suite they come from. */
import { descriptorOf } from '../../config/providers.js';
import { endpointOf, settingsOf, type ModelSpec, type Suite } from '../../config/suite.js';
import type { RateLimitKey } from '../run/pool.js';

export function rateLimitKey(suite: Suite, model: ModelSpec): RateLimitKey {
  const { provider } = model;
  const { baseUrl } = settingsOf(suite, model);
  // A command or an endpoint of one suite has nothing to do with another's.
  const own = descriptorOf(provider).rateLimit === 'suite';
  return {
    suite: suite.name,
    concurrency: suite.concurrency,
    provider: JSON.stringify([
      own ? endpointOf(model) : provider,
      baseUrl ?? '',
      own ? suite.name : '',
    ]),
  };
}
