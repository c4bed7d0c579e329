/** Keys that nobody stores: the job's OIDC token, exchanged for a short-lived key of the vendor. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { createCertificate } from '../servers/certificate.js';
import { closedAfterwards } from '../servers/closing.js';
import { startProxyServer } from '../servers/proxy-server.js';
import { startIdentityServer, type IdentityServer } from '../servers/identity-server.js';
import { type ActionRun, modelEntry, runAction } from './project.js';

/** The server behind TLS, under the names of the vendor's own hosts, as only a proxy finds them. */
async function behindTls(server: IdentityServer, hosts: readonly string[]) {
  const { key, cert } = createCertificate(hosts);
  const { port } = new URL(server.url);
  const sockets = new Set<Socket>();
  const terminator = createServer({ key, cert }, (client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => terminator.listen(0, '127.0.0.1', resolve));
  const address = terminator.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  const proxy = await startProxyServer({
    hosts: Object.fromEntries(hosts.map((host) => [`${host}:443`, url])),
  });
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => terminator.close(resolve));
  };
  closedAfterwards({ close });
  return { cert, proxy };
}

const IDENTITIES = {
  openai: { identityProviderId: 'idp_1', serviceAccountId: 'sa_1' },
  anthropic: { federationRuleId: 'fdrl_1', organizationId: 'org-1' },
} as const;

type Vendor = keyof typeof IDENTITIES;

function suite(
  vendor: Vendor,
  url: string | undefined,
  rest: Readonly<Record<string, unknown>> = {},
): string {
  const { tests = 3, concurrency = 2, identity = {} } = rest;
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'support' },
    providers: {
      [vendor]: {
        baseUrl: url,
        workloadIdentity: {
          ...IDENTITIES[vendor],
          ...(identity as Readonly<Record<string, string>>),
        },
      },
    },
    models: [modelEntry('m', vendor)],
    prompts: { p: { user: 'Hello.' } },
    tests: Array.from({ length: Number(tests) }, (_, index) => ({
      name: `t${index}`,
      prompt: 'p',
      expect: { output: { contains: ['fine'] } },
    })),
    defaults: { concurrency },
  });
}

/** Everything that a run leaves; the lines that tell the runner what to mask are taken out, as the runner does. */
function visible({ stdout, stderr, summary, files, outputs }: ActionRun): string {
  const log = stdout.replaceAll(/^::add-mask::.*$/gm, '');
  return [log, stderr, summary, JSON.stringify(outputs), ...Object.values(files)].join('\n');
}

function masked({ commands }: ActionRun): readonly string[] {
  return commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
}

describe.each(['openai', 'anthropic'] as const)('%s', (vendor) => {
  test('one exchange serves all calls, and nothing that is a secret is shown', async () => {
    const server = await startIdentityServer({ answer: (key) => `fine, and your key is ${key}` });
    const config = suite(vendor, server.url, { identity: { audience: 'https://acme.example' } });
    const run = await runAction(config, {
      env: { ...server.environment, OPENAI_API_KEY: 'sk-stays-at-home-1', TEST_KEY: undefined },
      inputs: { outputs: 'all' },
    });
    expect(run.code).toBe(0);
    expect(server.audiences).toEqual(['https://acme.example']);
    expect(server.exchanges).toHaveLength(1);
    expect(server.calls).toHaveLength(3);
    expect(JSON.stringify(server.calls)).not.toContain('sk-stays-at-home-1');
    for (const secret of server.secrets) expect(visible(run)).not.toContain(secret);
    expect(masked(run)).toEqual(expect.arrayContaining(server.secrets.slice(1)));
    expect(run.files['report.json']).toContain('your key is ***');
  });

  test('the exchange says what the vendor documents, and carries nothing else', async () => {
    const server = await startIdentityServer();
    await runAction(suite(vendor, server.url), { env: server.environment });
    const [exchange] = server.exchanges;
    const { subject_token: subject, assertion, ...body } = exchange?.body ?? {};
    expect(server.secrets).toContain(subject ?? assertion);
    expect(server.audiences).toEqual([undefined]);
    expect(exchange?.headers.authorization).toBeUndefined();
    expect({ path: exchange?.path, body }).toEqual(
      vendor === 'openai'
        ? {
            path: '/oauth/token',
            body: {
              grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
              subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
              identity_provider_id: 'idp_1',
              service_account_id: 'sa_1',
            },
          }
        : {
            path: '/v1/oauth/token',
            body: {
              grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
              federation_rule_id: 'fdrl_1',
              organization_id: 'org-1',
            },
          },
    );
    const beta = vendor === 'openai' ? undefined : 'oauth-2025-04-20';
    expect(server.calls.map((headers) => headers['anthropic-beta'])).toEqual([beta, beta, beta]);
  });

  test('a key that ends after 100 of 200 calls is exchanged once, and no call is lost', async () => {
    const server = await startIdentityServer({ callsOfAKey: 100 });
    const config = suite(vendor, server.url, { tests: 200, concurrency: 16 });
    const run = await runAction(config, { env: server.environment });
    expect(run.code).toBe(0);
    expect(run.outputs['passed']).toBe('200');
    expect(server.exchanges).toHaveLength(2);
    const refused = server.calls.length - 200;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(16);
  });

  test.each([
    ['a rule that trusts another repository', 400, 'invalid_grant: repository is not trusted'],
    ['a token that is not valid yet (clock skew)', 401, 'token used before issued'],
    ['an unknown service account', 403, 'service account not found'],
  ])('%s: exit 3 with its words, once', async (_, status, words) => {
    const body = JSON.stringify({ error: 'invalid_grant', error_description: words });
    const refusal = { status, body };
    const server = await startIdentityServer({ exchange: [refusal, refusal, refusal, refusal] });
    const run = await runAction(suite(vendor, server.url), { env: server.environment });
    expect(run.code).toBe(3);
    expect(run.outputs['result']).toBe('error');
    const [failure] = run.failures;
    expect(failure?.code).toBe('PROVIDER_AUTH_FAILED');
    expect(failure?.message).toContain(words);
    expect(failure?.message).toContain('`workloadIdentity`');
    expect(server.calls).toHaveLength(0);
    expect(server.exchanges.length).toBeLessThanOrEqual(2);
  });

  test('a token service that is down for a moment is asked again', async () => {
    const down = { status: 503, body: 'unavailable' };
    const server = await startIdentityServer({ exchange: [down] });
    const run = await runAction(suite(vendor, server.url), { env: server.environment });
    expect([run.code, run.outputs['passed']]).toEqual([0, '3']);
    expect(server.exchanges.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['not JSON', '<html>Welcome</html>'],
    ['without a key', JSON.stringify({ token_type: 'Bearer', expires_in: 60 })],
    [
      'with an end that is none',
      JSON.stringify({ access_token: 'key-123456', expires_in: 'soon' }),
    ],
  ])('a reply of the token service %s is an outage', async (_, body) => {
    const reply = { status: 200, body };
    const server = await startIdentityServer({ exchange: Array.from({ length: 20 }, () => reply) });
    const config = suite(vendor, server.url, { tests: 1 });
    const run = await runAction(config, { env: server.environment });
    expect(run.code).toBe(3);
    expect(run.failures[0]?.code).toBe('PROVIDER_ERROR');
    expect(visible(run)).not.toContain('key-123456');
    expect(server.calls).toHaveLength(0);
  });

  test('GitHub refuses the job a token: exit 3, the permission is named', async () => {
    const refusal = { status: 403, body: JSON.stringify({ message: 'denied' }) };
    const server = await startIdentityServer({ oidc: Array.from({ length: 30 }, () => refusal) });
    const run = await runAction(suite(vendor, server.url), { env: server.environment });
    expect(run.code).toBe(3);
    expect(run.failures[0]).toEqual({
      code: 'PROVIDER_AUTH_FAILED',
      message: expect.stringContaining('`id-token: write`'),
    });
    expect(server.exchanges).toHaveLength(0);
  });
});

describe('without the permission id-token: write, as in a fork', () => {
  test('is a missing key: exit 3, one error that names the permission', async () => {
    const server = await startIdentityServer();
    const run = await runAction(suite('openai', server.url));
    expect(run.code).toBe(3);
    const errors = run.annotations.filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('The job has no identity token (openai)');
    expect(errors[0]?.message).toContain('id-token: write');
    expect(server.calls).toHaveLength(0);
  });
});

test('a foreign server gets no token of the job', async () => {
  const server = await startIdentityServer();
  const run = await runAction(suite('openai', 'https://gateway.example.com/v1'), {
    env: server.environment,
  });
  expect(run.code).toBe(2);
  expect(run.stdout).toContain("the job's token goes to the vendor itself and to nobody else");
  expect(server.audiences).toEqual([]);
});

test.each([
  ['openai', ['auth.openai.com', 'api.openai.com']],
  ['anthropic', ['api.anthropic.com']],
] as const)('%s: without a baseUrl the vendor itself is asked', async (vendor, hosts) => {
  const server = await startIdentityServer();
  const { cert, proxy } = await behindTls(server, hosts);
  const folder = await mkdtemp(join(tmpdir(), 'kindlm-ca-'));
  const authority = join(folder, 'ca.pem');
  await writeFile(authority, cert);
  try {
    const run = await runAction(suite(vendor, undefined), {
      process: 'own',
      env: {
        ...server.environment,
        HTTPS_PROXY: proxy.url,
        NO_PROXY: '127.0.0.1',
        NODE_EXTRA_CA_CERTS: authority,
      },
    });
    expect([run.code, run.outputs['passed']]).toEqual([0, '3']);
    expect(new Set(proxy.requests.map(({ target }) => target))).toEqual(
      new Set(hosts.map((host) => `${host}:443`)),
    );
    expect(server.exchanges).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
