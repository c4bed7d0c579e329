import { describe, expect, test } from '@jest/globals';
import { ProviderHealth, RetryBudget } from '../../../src/engine/calls/patience.js';
import { ProviderError } from '../../../src/providers/provider.js';

const DOWN = new ProviderError('transient', 'HTTP 503');

/** A provider's health and a clock that the test moves. */
function watched() {
  let time = 0;
  const health = new ProviderHealth('openai', () => time);
  return {
    health,
    pass: (ms: number) => (time += ms),
    fail: (times: number, error = DOWN): void => {
      for (let count = 0; count < times; count += 1) health.failed(error);
    },
  };
}

describe('a server that refuses connections', () => {
  const REFUSED = new ProviderError('transient', 'nothing listens at 127.0.0.1:9', {
    lasting: 'down',
  });

  /** How long it takes until a call fails at once; Infinity: longer than two minutes. */
  function patienceMs({ health, pass }: ReturnType<typeof watched>): number {
    for (let waited = 0; waited < 120_000; waited += 100) {
      const admission = health.admit();
      if (admission.kind === 'dead') return waited;
      if (admission.kind === 'go') health.failed(REFUSED);
      pass(100);
    }
    return Infinity;
  }

  test('and has answered nobody is given up within seconds, in the same words for every call', () => {
    const down = watched();
    down.fail(4, REFUSED);
    expect(patienceMs(down)).toBeLessThanOrEqual(8_000);
    expect(down.health.admit()).toMatchObject({
      kind: 'dead',
      error: { message: 'Not sent: nothing listens at 127.0.0.1:9' },
    });
  });

  test('and has answered before is waited for longer', () => {
    const restarting = watched();
    restarting.health.succeeded();
    restarting.fail(20, REFUSED);
    expect(patienceMs(restarting)).toBeGreaterThanOrEqual(20_000);
  });
});

describe('a provider that does not answer', () => {
  test('many in a row: one probe at a time, and a success opens the way again', () => {
    const { health, fail, pass } = watched();
    fail(20);
    expect(health.admit().kind).toBe('wait');
    pass(1000);
    expect([health.admit(), health.admit()]).toMatchObject([{ kind: 'go' }, { kind: 'wait' }]);
    health.succeeded();
    expect([health.admit(), health.admit()]).toEqual([{ kind: 'go' }, { kind: 'go' }]);
  });

  test('it is given up after long silence and failed probes, and probed still', () => {
    const { health, fail, pass } = watched();
    fail(20);
    let probes = 0;
    for (let waits = 0; waits < 100; waits += 1) {
      const admission = health.admit();
      if (admission.kind === 'dead') break;
      if (admission.kind === 'wait') pass(admission.ms);
      else {
        probes += 1;
        health.failed(DOWN);
      }
    }
    expect(probes).toBeGreaterThanOrEqual(3);
    expect(health.admit()).toMatchObject({
      kind: 'dead',
      error: {
        kind: 'transient',
        message: expect.stringMatching(/openai did not answer .* HTTP 503$/),
      },
    });
    pass(60_000);
    expect(health.admit().kind).toBe('go');
  });
});

describe('pauses that a provider asks for', () => {
  test('a long Retry-After holds everything back, and is no silence', () => {
    const { health, fail, pass } = watched();
    fail(30, new ProviderError('rate-limit', 'HTTP 429', { retryAfterMs: 300_000 }));
    expect(health.admit()).toEqual({ kind: 'wait', ms: 300_000 });
    pass(300_000);
    expect(health.admit().kind).toBe('go');
  });

  test('promises that are broken for five minutes are not believed any more', () => {
    const { health, fail, pass } = watched();
    fail(20, new ProviderError('rate-limit', 'HTTP 429', { retryAfterMs: 60_000 }));
    const probes = [];
    for (let minute = 1; minute <= 5; minute += 1) {
      pass(60_000);
      probes.push(health.admit().kind);
      health.failed(new ProviderError('rate-limit', 'HTTP 429', { retryAfterMs: 60_000 }));
    }
    expect(probes).toEqual(Array<string>(5).fill('go'));
    expect(health.givenUp()).toBe(true);
    expect(health.admit()).toMatchObject({
      kind: 'dead',
      error: { kind: 'rate-limit', message: expect.stringContaining('nothing but rate limits') },
    });
    // It is asked again once the pause is over, and an answer makes everything good.
    pass(60_000);
    expect(health.admit().kind).toBe('go');
    health.succeeded();
    expect([health.givenUp(), health.admit().kind]).toEqual([false, 'go']);
  });

  test('a provider that refuses a call a minute is seen through before the twentieth', () => {
    const { health, fail, pass } = watched();
    fail(1, new ProviderError('rate-limit', 'HTTP 429', { retryAfterMs: 60_000 }));
    pass(60_000);
    fail(1, new ProviderError('rate-limit', 'HTTP 429', { retryAfterMs: 60_000 }));
    pass(60_000);
    expect([health.admit().kind, health.admit().kind]).toEqual(['go', 'wait']);
  });

  test('a 503 asks for a pause of all calls only where nobody is answered', () => {
    const unavailable = new ProviderError('transient', 'HTTP 503', { retryAfterMs: 120_000 });
    const { health, fail } = watched();
    fail(1, unavailable);
    expect(health.admit()).toEqual({ kind: 'go' });
    fail(20, unavailable);
    expect(health.admit()).toEqual({ kind: 'wait', ms: 120_000 });
  });
});

test('retries run out, and successes earn new ones', () => {
  const budget = new RetryBudget();
  let taken = 0;
  while (budget.take()) taken += 1;
  expect(taken).toBe(200);
  budget.succeeded();
  expect([budget.take(), budget.take()]).toEqual([true, false]);
});
