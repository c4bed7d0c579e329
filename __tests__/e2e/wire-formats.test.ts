/** What comes over the wire is not the answer: streams are joined, JSON is JSON whatever it is called. */
import { expect, test } from '@jest/globals';
import { startFakeServer } from '../servers/faults.js';
import { runAction } from './project.js';

const sse = (...events: unknown[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
const delta = (content: string): unknown => ({ choices: [{ index: 0, delta: { content } }] });

function suite(providers: Readonly<Record<string, unknown>>, expected: object): string {
  const [provider = ''] = Object.keys(providers);
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'support' },
    providers,
    models: [{ id: 'm', provider, model: 'm' }],
    prompts: { p: { user: 'Hello.' } },
    tests: [{ name: 't', prompt: 'p', expect: expected }],
  });
}

test.each<[string, string, string]>([
  [
    'server-sent events',
    'text/event-stream',
    `${sse(delta('File a law'), delta('suit for 1'), delta('2 USD.'))}data: [DONE]\n\n`,
  ],
  [
    'JSON lines',
    'application/x-ndjson',
    ['File a law', 'suit for 1', '2 USD.']
      .map(
        (content) =>
          `${JSON.stringify({ message: { role: 'assistant', content }, done: content.startsWith('2') })}\n`,
      )
      .join(''),
  ],
])('a denied word that %s split is found', async (_name, contentType, body) => {
  const server = await startFakeServer(() => ({
    fault: { kind: 'http', status: 200, headers: { 'content-type': contentType }, body },
    body: {},
  }));
  const run = await runAction(
    suite(
      { http: { url: server.url } },
      { guardrails: { keywords: { deny: ['lawsuit', '12 USD', 'refund'] } } },
    ),
    { inputs: { outputs: 'all' } },
  );
  expect(run.code).toBe(1);
  expect(run.runs[0]?.outputText).toBe('File a lawsuit for 12 USD.');
  expect(run.failures).toMatchObject([{ code: 'KEYWORD_DENIED' }]);
  expect(JSON.stringify(run.results)).toContain('lawsuit');
});
