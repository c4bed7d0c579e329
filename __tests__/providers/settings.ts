/** What provider tests share: adapters on local servers, and calls on them. */
import type { ModelSpec } from '../../src/config/suite.js';
import {
  ProviderError,
  type ChatRequest,
  type ChatResponse,
  type ProviderAdapter,
} from '../../src/providers/provider.js';
import { createAdapter } from '../../src/providers/adapters.js';

export const KEY = 'sk-test-0123456789abcdef';

/** An adapter of the provider on a local server, with a key that ends in a newline as pasted secrets do. */
export function adapterOn(provider: ModelSpec['provider'], baseUrl: string): ProviderAdapter {
  return createAdapter(provider, { apiKeyEnv: 'TEST_KEY', baseUrl }, { TEST_KEY: `${KEY}\n` });
}

export function request(changes: Partial<ChatRequest> = {}): ChatRequest {
  return { model: 'm', messages: [{ role: 'user', content: 'Hi' }], params: {}, ...changes };
}

/** A signal that never fires. */
export function patient(): AbortSignal {
  return new AbortController().signal;
}

export function complete(
  adapter: ProviderAdapter,
  changes: Partial<ChatRequest> = {},
  signal: AbortSignal = patient(),
): Promise<ChatResponse> {
  return adapter.complete(request(changes), signal);
}

/** The ProviderError that the call rejects with; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ProviderError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}
