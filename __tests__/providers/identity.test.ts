/** Keys for the job's identity, in this process: how failures of a token service read, and when a key is exchanged anew. */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createAdapter } from '../../src/providers/adapters.js';
import { missingAnswersProblem } from '../../src/app/preflight/keys.js';
import { listen } from '../servers/http-exchange.js';
import { startIdentityServer } from '../servers/identity-server.js';
import { complete, failureOf } from './settings.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const IDENTITIES = {
  openai: { identityProviderId: 'idp_1', serviceAccountId: 'sa_1' },
  anthropic: { federationRuleId: 'fdrl_1', organizationId: 'org-1' },
} as const;

type Vendor = keyof typeof IDENTITIES;
const JOB = { ACTIONS_ID_TOKEN_REQUEST_URL: 'http://set', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'set' };

function adapterOf(
  vendor: Vendor,
  baseUrl: string,
  idToken = () => Promise.resolve('eyJ0.job.c2ln'),
  environment: Readonly<Record<string, string>> = JOB,
) {
  const job = { idToken, onSecret: () => undefined, redact: (text: string) => text };
  const settings = { baseUrl, workloadIdentity: IDENTITIES[vendor] };
  return createAdapter(vendor, settings, environment, { job });
}

describe.each(['openai', 'anthropic'] as const)('%s', (vendor) => {
  test.each<[what: string, fault: (response: ServerResponse) => void, kind: string, says: string]>([
    [
      'breaks off',
      (response) =>
        response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
      'transient',
      "no key for the job's identity: other side closed",
    ],
    [
      'sends the token elsewhere',
      (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
      'auth',
      "no key for the job's identity: HTTP 307 redirect, which is not followed",
    ],
    [
      'says nothing',
      (response) => response.writeHead(400).end(),
      'auth',
      "no key for the job's identity: HTTP 400. Compare the ids",
    ],
  ])('a token service that %s', async (_, fault, kind, says) => {
    const paths: string[] = [];
    const { url, close } = await listen((request, response) => {
      paths.push(request.url ?? '');
      request.resume().on('end', () => fault(response));
    });
    closing.push(close);
    const failure = await failureOf(complete(adapterOf(vendor, url)));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toContain(`${vendor}: ${says}`);
    expect(paths).toEqual([vendor === 'openai' ? '/oauth/token' : '/v1/oauth/token']);
  });

  test('a key is exchanged anew when its hour is over, and not before', async () => {
    const server = await startIdentityServer();
    closing.push(() => server.close());
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url = '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } =
      server.environment;
    const adapter = adapterOf(vendor, server.url, async () => {
      const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      return ((await reply.json()) as { readonly value: string }).value;
    });
    const clock = Date.now;
    try {
      for (const seconds of [0, 1_800, 3_700]) {
        Date.now = () => clock() + seconds * 1_000;
        await complete(adapter);
      }
    } finally {
      Date.now = clock;
    }
    expect(server.exchanges).toHaveLength(2);
    expect(new Set(server.calls.map(({ authorization }) => authorization)).size).toBe(2);
  });

  test('without the permission it is named, also where nobody looked for keys before', async () => {
    const failure = await failureOf(
      complete(adapterOf(vendor, 'http://127.0.0.1:9', undefined, {})),
    );
    expect(failure.kind).toBe('auth');
    expect(failure.message).toContain('lacks the permission `id-token: write`');
  });
});

test('where stored answers replace it, nobody is told to set a key', () => {
  const identity = {
    name: 'ACTIONS_ID_TOKEN_REQUEST_URL',
    isSecret: false,
    isIdentity: true,
    fault: undefined,
    provider: 'openai',
    suite: 's',
  };
  const key = {
    ...identity,
    name: 'MISTRAL_API_KEY',
    isSecret: true,
    isIdentity: false,
    provider: 'mistral',
  };
  const hintOf = (...missing: (typeof key)[]) => missingAnswersProblem(missing, 'none').hint ?? '';
  expect(hintOf(identity)).toMatch(
    /^Write `permissions: \{ id-token: write \}` for the job.*\. Or store answers/,
  );
  expect(hintOf(key)).toMatch(/^Set what is missing .*\. Or store answers/);
  expect(hintOf(key, identity)).toMatch(
    /^Set what is missing .*`permissions: .*\. Or store answers/,
  );
});
