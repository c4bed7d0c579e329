/** One value for each provider of each suite, made at its first use: what every call looks up must cost nothing. */
import type { ModelSpec, Suite } from '../../config/suite.js';

type Provider = ModelSpec['provider'];

/** Makes the look-up; `make` is called once a suite and provider, again only where it threw. */
export function perProvider<T>(
  make: (suite: Suite, provider: Provider) => T,
): (suite: Suite, provider: Provider) => T {
  const made = new Map<Suite, Map<Provider, { readonly value: T }>>();
  return (suite, provider) => {
    const known = made.get(suite)?.get(provider);
    if (known !== undefined) return known.value;
    const value = make(suite, provider);
    const ofSuite = made.get(suite) ?? new Map<Provider, { readonly value: T }>();
    ofSuite.set(provider, { value });
    made.set(suite, ofSuite);
    return value;
  };
}
