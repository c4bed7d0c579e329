/** Whose doing a failed call is: the user's own endpoint's, or an outage of somebody else. */
import { describe, expect, test } from '@jest/globals';
import type { ModelSpec } from '../../../src/config/suite.js';
import { noteRefusal, RefusedCallError } from '../../../src/engine/calls/model-calls.js';
import { ProviderError, type ProviderErrorKind } from '../../../src/providers/provider.js';
import { sampleModel, sampleSuite, sampleTest } from '../samples.js';

/** What becomes of a failure: who is said to have failed, or `outage`. */
function blamed(
  provider: ModelSpec['provider'],
  url: string,
  kind: ProviderErrorKind,
  status?: number,
) {
  const model = { ...sampleModel('a'), provider };
  const providers = { [provider]: { baseUrl: url, address: url } };
  const suite = sampleSuite({ models: [model], providers });
  const unit = { suite, test: sampleTest('t'), model, modelId: 'a', repeat: 0 };
  try {
    noteRefusal(unit, 'model', model)(new ProviderError(kind, 'no', { ...(status && { status }) }));
  } catch (error) {
    return error instanceof RefusedCallError ? error.refusal.by : 'outage';
  }
  return 'nobody';
}

const FAILURES = [
  ['transient', 500, 'endpoint'],
  ['transient', 501, 'endpoint'],
  ['transient', 502, 'outage'],
  ['transient', 503, 'outage'],
  ['transient', 504, 'outage'],
  ['transient', 507, 'endpoint'],
  ['transient', 522, 'outage'],
  ['rate-limit', 429, 'outage'],
  ['timeout', undefined, 'outage'],
  ['transient', undefined, 'outage'],
  ['invalid-reply', undefined, 'endpoint'],
  ['rejected', 302, 'endpoint'],
  ['rejected', 400, 'model'],
  ['auth', 401, 'outage'],
  ['quota', 402, 'outage'],
  ['cancelled', undefined, 'outage'],
] as const;

describe.each(['http', 'mcp'] as const)('%s', (provider) => {
  test.each(FAILURES)('%s %s at another host: %s', (kind, status, who) => {
    expect(blamed(provider, 'https://agent.acme.test/ask', kind, status)).toBe(who);
  });

  test.each(FAILURES)('%s %s on this machine', (kind, status, elsewhere) => {
    const isNobodys = ['auth', 'quota', 'cancelled'].includes(kind);
    const who = elsewhere === 'outage' && !isNobodys ? 'endpoint' : elsewhere;
    for (const host of ['localhost:8000', '127.0.0.1', '127.1.2.3:1', '[::1]:80', '0.0.0.0:8000']) {
      expect([host, blamed(provider, `http://${host}/ask`, kind, status)]).toEqual([host, who]);
    }
  });
});

test.each([
  ['http://localhost.acme.test/'],
  ['http://127.0.0.1.acme.test/'],
  ['http://0.0.0.0.acme.test/'],
])('%s is another host', (url) => {
  expect(blamed('http', url, 'transient')).toBe('outage');
});

test('a model server on this machine may be down like any other', () => {
  expect(blamed('ollama', 'http://localhost:11434/v1', 'transient')).toBe('outage');
  expect(blamed('openai', 'http://localhost:8000/v1', 'transient', 500)).toBe('outage');
});
