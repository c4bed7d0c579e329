import { describe, expect, test } from '@jest/globals';
import { requestHash } from '../../../src/engine/calls/request.js';
import type { ConfiguredKind } from '../../../src/config/providers.js';
import type { ChatRequest } from '../../../src/providers/provider.js';

const request: ChatRequest = {
  model: 'm',
  messages: [{ role: 'user', content: 'hello' }],
  params: { temperature: 0.2, maxTokens: 10 },
};

/** The vendor's own server. */
function at(provider: ConfiguredKind): Parameters<typeof requestHash>[0] {
  const recipient = { provider };
  return { written: recipient, reached: recipient };
}

describe('request hash', () => {
  test('does not depend on the order of keys', () => {
    const reordered: ChatRequest = {
      params: { maxTokens: 10, temperature: 0.2 },
      messages: [{ content: 'hello', role: 'user' }],
      model: 'm',
    };
    expect(requestHash(at('openai'), reordered)).toBe(requestHash(at('openai'), request));
  });

  test.each<[string, ConfiguredKind, ChatRequest]>([
    ['provider', 'mistral', request],
    ['model', 'openai', { ...request, model: 'n' }],
    ['message', 'openai', { ...request, messages: [{ role: 'user', content: 'hello!' }] }],
    ['parameter', 'openai', { ...request, params: { temperature: 0.3, maxTokens: 10 } }],
    ['tool', 'openai', { ...request, tools: [{ name: 't' }] }],
  ])('depends on the %s', (_what, provider, changed) => {
    expect(requestHash(at(provider), changed)).not.toBe(requestHash(at('openai'), request));
  });

  test('leaves the random boundary out, wherever it stands', () => {
    const fenced = (boundary: string): ChatRequest => ({
      ...request,
      messages: [{ role: 'user', content: `<${boundary}>text</${boundary}>` }],
    });
    expect(requestHash(at('openai'), fenced('aa11'), 'aa11')).toBe(
      requestHash(at('openai'), fenced('bb22'), 'bb22'),
    );
    expect(requestHash(at('openai'), fenced('aa11'))).not.toBe(
      requestHash(at('openai'), fenced('bb22')),
    );
  });
});
