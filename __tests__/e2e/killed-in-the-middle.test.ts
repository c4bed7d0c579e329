/** A long run that is cancelled: what is done is reported, however little the model or GitHub answer from then on. */
import { expect, test } from '@jest/globals';
import { startFakeServer, type FakeServer } from '../servers/faults.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { manyTests, runAction, suiteYaml } from './project.js';

const CONCURRENCY = 16;
const ANSWERED = 1500;

const servers: FakeServer[] = [];

/** Answers half of the calls, then none: whoever waits for those under way waits for ever. */
async function modelThatFallsSilent() {
  let fallSilent = (): void => undefined;
  const silent = new Promise<void>((resolve) => (fallSilent = resolve));
  const server = await startOpenAiServer({
    reply(_request, index): OpenAiReply {
      if (index === ANSWERED + CONCURRENCY - 1) fallSilent();
      return index < ANSWERED ? { kind: 'text', text: 'ok' } : { kind: 'hang' };
    },
  });
  servers.push(server);
  return { server, silent };
}

/** A GitHub that takes requests and answers none; `asked` says when it got the first. */
async function githubThatHangs() {
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const server = await startFakeServer(() => {
    ask();
    return { fault: { kind: 'hang' }, body: {} };
  });
  servers.push(server);
  return { server, asked };
}

test('3,000 calls, ended by SIGTERM in the middle; who asks again changes nothing', async () => {
  const [model, github] = await Promise.all([modelThatFallsSilent(), githubThatHangs()]);
  let signalledAt = 0;
  const middle = model.silent.then(() => (signalledAt = performance.now()));
  const config = suiteYaml({
    url: model.server.url,
    tests: manyTests(1000, { repeat: 3 }),
    // Longer than the test: nobody is saved by a timeout.
    defaults: { concurrency: CONCURRENCY, timeoutMs: 600_000 },
  });
  const run = await runAction(config, {
    signal: { name: 'SIGTERM', when: middle },
    endsWithinMs: 60_000,
    laterSignals: [
      { name: 'SIGTERM', when: /SIGTERM: nothing more is sent/ },
      { name: 'SIGINT', when: github.asked },
      { name: 'SIGTERM', when: github.asked },
    ],
    event: { name: 'pull_request', payload: { number: 7, pull_request: { number: 7 } } },
    github: { apiUrl: github.server.url, token: 'ghs_test' },
  });
  console.log(`${Math.round(performance.now() - signalledAt)} ms from the signal to the end`);

  expect(run).toMatchObject({ code: 3, signal: null, stderr: '' });
  expect(run.stdout.match(/nothing more is sent/g)).toHaveLength(1);
  expect(run.report).toMatchObject({
    complete: false,
    interruption: { kind: 'signal', signal: 'SIGTERM' },
    totals: { total: 1000, runs: 3000 },
  });
  expect(run.outputs).toMatchObject({ result: 'error', 'exit-code': '3', total: '1000' });
  expect(run.summary).not.toBe('');
  expect(Object.keys(run.files)).toEqual(
    expect.arrayContaining(['report.json', 'junit.xml', 'report.html']),
  );
  expect(github.server.requests).not.toHaveLength(0);
  // Every run that was answered passed, all others say why they did not, and nothing was sent after the signal.
  expect(model.server.requests).toHaveLength(ANSWERED + CONCURRENCY);
  const outcomes = run.runs.map(({ outcome }) => outcome);
  expect(outcomes).toHaveLength(3000);
  expect(outcomes.filter(({ kind }) => kind === 'passed')).toHaveLength(ANSWERED);
  const missing = outcomes.filter(({ kind }) => kind !== 'passed');
  expect(new Set(missing.map((it) => JSON.stringify(it)))).toEqual(
    new Set(['{"kind":"not-run","reason":"cancelled"}']),
  );
});
