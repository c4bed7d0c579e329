/** One value for each endpoint of each suite, made at its first use: what every call looks up must cost nothing. */
import { endpointOf, type ModelSpec, settingsOf, type Suite } from '../../config/suite.js';
import { descriptorOf } from '../../config/providers.js';
import type { RateLimitKey } from '../run/pool.js';

/** Makes the look-up; `make` is called once a suite and endpoint, again only where it threw. */
export function perProvider<T>(
  make: (suite: Suite, model: ModelSpec) => T,
): (suite: Suite, model: ModelSpec) => T {
  const made = new Map<Suite, Map<string, { readonly value: T }>>();
  return (suite, model) => {
    const endpoint = endpointOf(model);
    const known = made.get(suite)?.get(endpoint);
    if (known !== undefined) return known.value;
    const value = make(suite, model);
    const ofSuite = made.get(suite) ?? new Map<string, { readonly value: T }>();
    ofSuite.set(endpoint, { value });
    made.set(suite, ofSuite);
    return value;
  };
}

/** Which calls share limits: a suite's own, and those to the same server, whatever suite they come from. */
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
