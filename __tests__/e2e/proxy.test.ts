import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { startArtifactServer } from '../servers/artifact-server.js';
import { createCertificate } from '../servers/certificate.js';
import { closedAfterwards } from '../servers/closing.js';
import { startGitHubServer } from '../servers/github-server.js';
import { startMcpServer } from '../servers/mcp-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { startProxyServer, type ProxyServer } from '../servers/proxy-server.js';
import { NODES } from './nodes.js';
import {
  type ActionRun,
  createWorkspace,
  KEY_ENV,
  manyTests,
  runAction,
  suiteYaml,
} from './project.js';

const PASSWORD = 'pass@word-of-the-proxy';
const CREDENTIALS = `gate:${PASSWORD}`;

const startProxy = (hosts: Readonly<Record<string, string>>): Promise<ProxyServer> =>
  startProxyServer({ hosts, credentials: CREDENTIALS });

function urlOf(proxy: ProxyServer): string {
  return proxy.url.replace('//', `//gate:${encodeURIComponent(PASSWORD)}@`);
}

/** A model server behind TLS; counts its connections. */
async function startTlsModel(host: string) {
  const { key, cert } = createCertificate([host]);
  const sockets = new Set<{ destroy(): void }>();
  const body = JSON.stringify({
    choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1 },
  });
  const server = createServer({ key, cert }, (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  });
  server.on('secureConnection', (socket: { destroy(): void }) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  closedAfterwards({ close });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, cert, connections: () => sockets.size };
}

/** Everything that a run leaves where people see it; the runner takes the lines that name what to mask. */
function visible(run: ActionRun): string {
  const log = run.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return [...log, run.stderr, run.summary, JSON.stringify([run.files, run.outputs])].join('\n');
}

function expectNoCredentials(run: ActionRun): void {
  for (const form of [
    PASSWORD,
    encodeURIComponent(PASSWORD),
    Buffer.from(CREDENTIALS).toString('base64'),
  ]) {
    expect(visible(run)).not.toContain(form);
  }
}

test.each(NODES)('calls over TLS share the tunnels through the proxy (Node %s)', async (node) => {
  const model = await startTlsModel('models.test');
  const proxy = await startProxy({ 'models.test:443': model.url });
  const config = suiteYaml({
    url: 'https://models.test/v1',
    tests: manyTests(12),
    defaults: { concurrency: 2 },
  });
  const env = { ...KEY_ENV, HTTPS_PROXY: urlOf(proxy), NODE_EXTRA_CA_CERTS: 'ca.pem' };
  const run = await runAction(config, { node, env, files: { 'ca.pem': model.cert } });
  expect([run.code, run.failures]).toEqual([0, Array(12).fill({})]);
  expect(new Set(proxy.requests.map(({ method, target }) => `${method} ${target}`))).toEqual(
    new Set(['CONNECT models.test:443']),
  );
  expect(model.connections()).toBe(2);
  expect(proxy.requests).toHaveLength(2);
  expectNoCredentials(run);
});

test('a certificate that nobody vouches for is refused through the proxy too', async () => {
  const model = await startTlsModel('models.test');
  const proxy = await startProxy({ 'models.test:443': model.url });
  const run = await runAction(suiteYaml({ url: 'https://models.test/v1' }), {
    env: { ...KEY_ENV, HTTPS_PROXY: urlOf(proxy) },
  });
  expect(run.code).toBe(3);
  expect(run.failures).toMatchObject([{ message: expect.stringMatching(/self.signed/) }]);
});

test('http: models and an MCP server through the proxy, another host past it', async () => {
  const model = await startOpenAiServer({ reply: () => 'Hello' });
  const mcp = await startMcpServer(() => ({ content: [{ type: 'text', text: 'Hello' }] }));
  const proxy = await startProxy({
    'models.test:80': new URL(model.url).origin,
    'tools.test:81': new URL(mcp.url).origin,
  });
  const models = [
    { id: 'through', provider: 'openai', model: 'm' },
    { id: 'tool', provider: 'mcp', model: 't' },
    { id: 'past', provider: 'mistral', model: 'm' },
  ];
  const config = JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'support' },
    providers: {
      openai: { apiKeyEnv: 'TEST_KEY', baseUrl: 'http://models.test/v1' },
      mistral: { apiKeyEnv: 'TEST_KEY', baseUrl: model.url.replace('127.0.0.1', 'localhost') },
      mcp: { serverUrl: `http://tools.test:81${new URL(mcp.url).pathname}`, toolName: 'ask' },
    },
    models,
    prompts: { p: { user: 'Hi' } },
    tests: [{ name: 't', prompt: 'p', expect: { output: { contains: ['Hello'] } } }],
  });
  const run = await runAction(config, {
    env: { ...KEY_ENV, http_proxy: urlOf(proxy), HTTP_PROXY: 'http://127.0.0.1:9' },
  });
  expect([run.code, run.failures]).toEqual([0, [{}, {}, {}]]);
  expect(new Set(proxy.requests.map(({ target }) => new URL(target).host))).toEqual(
    new Set(['models.test', 'tools.test:81']),
  );
  expect(model.requests).toHaveLength(2);
  expectNoCredentials(run);
});

test('the comment, the artifact and its parts go through the proxy', async () => {
  const [model, github, artifacts] = await Promise.all([
    startOpenAiServer({ reply: () => 'Hello' }),
    startGitHubServer(),
    startArtifactServer(),
  ]);
  const results = artifacts.environment['ACTIONS_RESULTS_URL'] ?? '';
  const proxy = await startProxy({
    'github.test:80': new URL(github.apiUrl).origin,
    'results.test:80': new URL(results).origin,
    // Where the service says that the parts go; the store's client asks the proxy for this machine as well.
    [new URL(results).host]: new URL(results).origin,
  });
  const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: model.url }) });
  const run = await runAction(workspace, {
    // GitHub's client looks for a proxy once, when it is loaded.
    process: 'own',
    event: { name: 'pull_request', payload: { pull_request: { number: github.pullRequest } } },
    github: {
      apiUrl: github.apiUrl.replace(new URL(github.apiUrl).host, 'github.test'),
      token: github.tokens.workflow,
      repository: github.repository,
    },
    artifacts: {
      environment: {
        ...artifacts.environment,
        ACTIONS_RESULTS_URL: results.replace(new URL(results).host, 'results.test'),
      },
    },
    env: { ...KEY_ENV, HTTP_PROXY: urlOf(proxy) },
  });
  expect(run.annotations).toEqual([]);
  expect(run.outputs).toMatchObject({ result: 'passed', 'comment-id': expect.any(String) });
  expect(artifacts.artifacts).toHaveLength(2);
  expect(
    new Set(proxy.requests.map(({ target }) => target.replace(/^http:\/\/([^/]*).*/, '$1'))),
  ).toEqual(new Set(['github.test:80', 'results.test:80', new URL(results).host]));
  expectNoCredentials(run);
});

test('a proxy that refuses the credentials ends the run at once, with the reason', async () => {
  const proxy = await startProxy({});
  const run = await runAction(suiteYaml({ url: 'https://models.test/v1', tests: manyTests(20) }), {
    env: { ...KEY_ENV, HTTPS_PROXY: proxy.url.replace('//', `//gate:another-word@`) },
  });
  expect(run.code).toBe(3);
  const { host } = new URL(proxy.url);
  expect(run.stdout).toContain(
    `the proxy ${host} (HTTPS_PROXY) does not accept the credentials in HTTPS_PROXY (HTTP 407)`,
  );
  expect(visible(run)).not.toContain('another-word');
  expect(proxy.requests.length).toBeLessThanOrEqual(4);
});

test.each(['run', 'validate'])(
  'a malformed address is an error at the start (mode %s)',
  async (mode) => {
    const model = await startOpenAiServer();
    const run = await runAction(suiteYaml({ url: model.url }), {
      inputs: { mode },
      env: { ...KEY_ENV, HTTPS_PROXY: `socks5://${CREDENTIALS}@proxy.test:1080` },
    });
    expect([run.code, run.outputs['result']]).toEqual([2, 'error']);
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain(
      'The environment variable HTTPS_PROXY is not the address of an HTTP proxy.',
    );
    expect(model.requests).toEqual([]);
    expectNoCredentials(run);
  },
);
