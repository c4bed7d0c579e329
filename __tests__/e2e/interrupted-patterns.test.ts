import { describe, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { manyTests, runAction, startDist, suiteYaml } from './project.js';

startDist();

const TESTS = 30;
const server = await startOpenAiServer({ reply: () => `${'a'.repeat(40)}!` });

/** Patterns wait for each other, and each of these takes its whole second. */
function stallingSuite(): string {
  const expectation = { guardrails: { pii: { denyPatterns: ['(a+)+$'] } } };
  return suiteYaml({ url: server.url, tests: manyTests(TESTS, { expect: expectation }) });
}

describe('while stalling patterns wait for their turn', () => {
  test('a cancelled job does not wait for those that are left', async () => {
    const run = await runAction(stallingSuite(), {
      signal: { name: 'SIGTERM', when: /INTERNAL_ERROR/ },
      // All thirty patterns would take thirty seconds and more.
      endsWithinMs: 20_000,
    });
    expect(run.signal).toBeNull();
    expect(run.report).toMatchObject({ complete: false, interruption: { kind: 'signal' } });
    expect(run.failures).toHaveLength(TESTS);
    expect(run.runs.at(-1)?.outcome).toEqual({ kind: 'not-run', reason: 'cancelled' });
  });

  test('the deadline of the run holds', async () => {
    const run = await runAction(stallingSuite(), { inputs: { 'max-minutes': '0.03' } });
    expect(run.report?.interruption).toEqual({ kind: 'deadline', maxMinutes: 0.03 });
    expect(run.failures.at(-1)?.code).toBe('PROVIDER_TIMEOUT');
  });
});
