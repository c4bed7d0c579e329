/** A long run that is cancelled: what is done is reported, within the seconds that the runner gives. */
import { expect, test } from '@jest/globals';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { manyTests, runConfig, suiteConfig } from './model-suite.js';

test('3,000 calls, ended by SIGTERM in the middle', async () => {
  let reached = (): void => undefined;
  const middle = new Promise<void>((resolve) => (reached = resolve));
  let signalledAt = 0;
  const server = await startOpenAiServer({
    reply(_request, index): OpenAiReply {
      if (index === 1500) {
        signalledAt = performance.now();
        reached();
      }
      return { kind: 'text', text: 'ok', delayMs: 10 };
    },
  });
  try {
    const config = suiteConfig({
      openai: server.url,
      tests: manyTests(1000, { repeat: 3 }),
      defaults: { concurrency: 16 },
    });
    // The runner kills a cancelled job ten seconds after its first signal.
    const run = await runConfig(config, { signal: { name: 'SIGTERM', when: middle } });
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    expect(run).toMatchObject({ code: 3, signal: null });
    expect(run.report).toMatchObject({
      complete: false,
      interruption: { kind: 'signal', signal: 'SIGTERM' },
      totals: { total: 1000, runs: 3000 },
    });
    expect(server.requests.length).toBeLessThan(3000);
    expect(Object.keys(run.files)).toEqual(expect.arrayContaining(['report.json', 'junit.xml']));
    const { passed = 0, failed = 0, errored = 0 } = run.report?.totals ?? {};
    expect(passed).toBeGreaterThan(0);
    expect(passed + failed + errored).toBe(1000);
  } finally {
    await server.close();
  }
});
