import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { failuresOf, manyTests, runConfig, runsOf, suiteConfig } from './model-suite.js';

const TESTS = 30;
let server: FakeServer;

beforeAll(async () => {
  server = await startOpenAiServer({ reply: () => `${'a'.repeat(40)}!` });
});
afterAll(() => server.close());

/** Patterns wait for each other, and each of these takes its whole second. */
function stallingSuite(): string {
  const expectation = { guardrails: { pii: { denyPatterns: ['(a+)+$'] } } };
  return suiteConfig({ openai: server.url, tests: manyTests(TESTS, { expect: expectation }) });
}

describe('while stalling patterns wait for their turn', () => {
  test('a cancelled job does not wait for those that are left', async () => {
    const run = await runConfig(stallingSuite(), {
      signal: { name: 'SIGTERM', when: /INTERNAL_ERROR/ },
      // All thirty patterns would take thirty seconds and more.
      endsWithinMs: 20_000,
    });
    expect(run.signal).toBeNull();
    expect(run.report).toMatchObject({ complete: false, interruption: { kind: 'signal' } });
    expect(failuresOf(run)).toHaveLength(TESTS);
    expect(runsOf(run).at(-1)?.outcome).toEqual({ kind: 'not-run', reason: 'cancelled' });
  });

  test('the deadline of the run holds', async () => {
    const run = await runConfig(stallingSuite(), { inputs: { 'max-minutes': '0.03' } });
    expect(run.report?.interruption).toEqual({ kind: 'deadline', maxMinutes: 0.03 });
    expect(failuresOf(run).at(-1)?.code).toBe('PROVIDER_TIMEOUT');
  });
});
