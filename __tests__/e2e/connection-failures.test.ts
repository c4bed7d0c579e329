/** Servers that no asking again will reach: said in words, after two attempts at most, and never as a status of theirs. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { connect, readApiFailure } from '../../src/github/client.js';
import { createCertificate } from '../servers/certificate.js';
import { closedAfterwards } from '../servers/closing.js';
import type { FakeServer } from '../servers/faults.js';
import { NOBODY_URL } from '../servers/http-exchange.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { manyTests, runAction, suiteYaml } from './project.js';

/** What is said of a request to such a server of GitHub. */
async function failureOf(apiUrl: string): Promise<string> {
  const access = { token: 'x', apiUrl, repository: { owner: 'acme', name: 'shop' }, secondMs: 5 };
  const { client } = await connect(access, AbortSignal.timeout(240_000));
  const error: unknown = await client.rest.rateLimit.get().catch((thrown: unknown) => thrown);
  return readApiFailure(error).message;
}

/** A name that no server ever has (RFC 2606). A machine without a resolver only says that it cannot tell. */
const NOBODY = 'nobody.invalid';
const NO_NAME =
  /there is no server of the name nobody\.invalid \(ENOTFOUND\)|the name nobody\.invalid cannot be looked up/;

let plain: FakeServer;
let selfSigned: { readonly url: string; readonly attempts: () => number };

beforeAll(async () => {
  plain = await startOpenAiServer();
  const { key, cert } = createCertificate(['localhost']);
  const server = createServer({ key, cert });
  let attempts = 0;
  server.on('connection', () => (attempts += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  selfSigned = closedAfterwards({
    url: `https://localhost:${String((server.address() as AddressInfo).port)}`,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
});

const rows = (): readonly (readonly [string, string, RegExp])[] => [
  ['a name that nobody has', `https://${NOBODY}`, NO_NAME],
  [
    'a certificate that nobody vouches for',
    selfSigned.url,
    /certificate is refused: self-signed certificate \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS/,
  ],
  [
    'a server without TLS',
    plain.url.replace('http:', 'https:').replace(/\/v1$/, ''),
    /the server does not speak TLS \(\w+\)\. Does its URL begin with http:/,
  ],
];

describe.each([0, 1, 2])('row %i', (row) => {
  test('a model', async () => {
    const [, url, words] = rows()[row] ?? ['', '', /never/];
    const before = selfSigned.attempts();
    const run = await runAction(suiteYaml({ url: `${url}/v1` }), {});
    expect(run.code).toBe(3);
    const [failure] = run.failures;
    expect(failure?.message).toMatch(words);
    expect(failure?.message).toContain('after 2 attempts');
    expect(failure?.message).not.toContain('HTTP');
    expect(selfSigned.attempts() - before).toBeLessThanOrEqual(2);
  });

  test('GitHub', async () => {
    const [, apiUrl, words] = rows()[row] ?? ['', '', /never/];
    const before = selfSigned.attempts();
    const message = await failureOf(apiUrl);
    expect(message).toMatch(words);
    expect(message).not.toContain('HTTP 500');
    expect(selfSigned.attempts() - before).toBeLessThanOrEqual(2);
  });
});

test('a whole suite is not kept waiting for a server that is not started, and told so once', async () => {
  const config = suiteYaml({ url: NOBODY_URL, tests: manyTests(60) });
  const run = await runAction(config, {});
  expect(run.code).toBe(3);
  const cause =
    /openai: nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\).* \(kindlm\.yaml:\d+\)/;
  expect(run.report?.verdict.reason).toMatch(cause);
  const messages = new Set(
    run.failures.map(({ message }) =>
      message?.replace(/^Not sent: /, '').replace(/ \(after \d+ attempts\)$/, ''),
    ),
  );
  expect([...messages]).toEqual([expect.stringMatching(cause)]);
  expect(run.summary.split('\n')[0]).toMatch(/^## ❌ `support`: no answer came: /);
  expect(run.summary).toContain('openai: nothing listens at');
});
