/** What is refused in `providers`, and in what goes with them, before anything is sent. */
import { describe, expect, test } from '@jest/globals';
import { changed, loadOne, problemsOf } from '../config-folder.js';

const OPENAI = 'openai: { apiKeyEnv: OPENAI_API_KEY }';

function provider(text: string) {
  return changed(OPENAI, `${OPENAI}, ${text}`);
}

describe('refused', () => {
  test.each<[string, string, string]>([
    ['an unknown kind', 'a: { kind: opena }', '"opena" is not valid here. Did you mean "openai"?'],
    [
      'a key of another kind',
      'a: { kind: mcp, serverUrl: http://a, toolName: t, url: http://a }',
      'Unknown key "url".',
    ],
    ['a name that is a kind', 'mistral: { kind: openai }', 'always of its own kind'],
    ['the name of command tests', 'command: { kind: openai }', 'cannot be named "command"'],
    [
      'a header of the connection',
      'a: { kind: openai, headers: { Host: b } }',
      'by the connection',
    ],
    ['a key as a header', 'a: { kind: openai, headers: { X-Api-Key: b } }', 'carries a key'],
    ['a bad env:', "a: { kind: openai, headers: { x: 'env:a-b' } }", '`env:` must be followed'],
    [
      'a key header without a key',
      'a: { kind: openai, baseUrl: http://a, apiKeyHeader: api-key }',
      '`apiKeyHeader` has no effect without a key.',
    ],
    [
      'an identity for a provider without a token service',
      'a: { kind: mistral, workloadIdentity: { audience: x } }',
      'is had from OpenAI and Anthropic only, not for "mistral".',
    ],
    [
      'half an identity',
      'a: { kind: openai, workloadIdentity: { identityProviderId: i } }',
      'needs "serviceAccountId".',
    ],
    [
      "another vendor's identity",
      'a: { kind: anthropic, workloadIdentity: { federationRuleId: f, organizationId: o, identityProviderId: i } }',
      '"identityProviderId" says nothing to anthropic.',
    ],
    [
      'an identity and a key',
      'a: { kind: openai, apiKeyEnv: KEY, workloadIdentity: { identityProviderId: i, serviceAccountId: s } }',
      '`apiKeyEnv` and `workloadIdentity` exclude each other.',
    ],
    [
      'an identity and a header with a key',
      "a: { kind: openai, headers: { Authorization: 'env:K' }, workloadIdentity: { identityProviderId: i, serviceAccountId: s } }",
      'would carry a second key',
    ],
    [
      'an identity for a foreign server',
      'a: { kind: openai, baseUrl: https://localhost.example.com/v1, workloadIdentity: { identityProviderId: i, serviceAccountId: s } }',
      'no `baseUrl` is allowed',
    ],
    [
      'an identity for a server on the network',
      'a: { kind: openai, baseUrl: "http://10.0.0.1/v1", workloadIdentity: { identityProviderId: i, serviceAccountId: s } }',
      'no `baseUrl` is allowed',
    ],
    [
      'an identity for 127.0.0.1.example.com',
      'a: { kind: anthropic, baseUrl: "http://127.0.0.1.example.com:8080", workloadIdentity: { federationRuleId: f, organizationId: o } }',
      'no `baseUrl` is allowed',
    ],
    [
      'an identity for 12.0.0.1',
      'a: { kind: anthropic, baseUrl: "http://12.0.0.1:8080", workloadIdentity: { federationRuleId: f, organizationId: o } }',
      'no `baseUrl` is allowed',
    ],
    [
      'an identity for 0.0.0.0',
      'a: { kind: anthropic, baseUrl: "http://0.0.0.0:8080", workloadIdentity: { federationRuleId: f, organizationId: o } }',
      'no `baseUrl` is allowed',
    ],
    ['no name of a header', 'a: { kind: openai, apiKeyHeader: a b }', 'not the name of a header'],
    ['no name of a variable', 'a: { kind: openai, baseUrl: "http://${a-b}" }', '${a-b} does not'],
    [
      'a variable that makes no URL',
      'a: { kind: openai, baseUrl: "http://${BAD_HOST}/v1" }',
      '"http://${BAD_HOST}/v1", with its variables filled in, is not a URL.',
    ],
    [
      'a variable with a password',
      'a: { kind: openai, baseUrl: "http://${LOGIN}@a/v1" }',
      'A user name or password is not allowed in the URL.',
    ],
    [
      'a tool argument that is not there',
      'mcp: { serverUrl: http://a, toolName: t, arguments: { q: "{{prmpt}}" } }',
      '`providers.mcp.arguments` uses {{prmpt}}',
    ],
  ])('%s', async (_what, text, message) => {
    const files = provider(text);
    const yaml = String(files['kindlm.yaml']);
    const named = yaml.replace('provider: openai', text.startsWith('mcp') ? 'provider: mcp' : '$&');
    const problems = await problemsOf(
      { 'kindlm.yaml': named },
      { environment: { BAD_HOST: 'a b', LOGIN: 'me:pass-in-url' } },
    );
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems.join()).not.toContain('pass-in-url');
  });

  test.each([
    ['model', 'params: { extra: { model: x } }', 'The action sets the field "model" itself.'],
    ['stream', 'params: { extra: { stream: true } }', 'The action sets the field "stream" itself.'],
  ])('%s in params.extra', async (_field, params, message) => {
    const problems = await problemsOf(changed('model: gpt-4o', `model: gpt-4o, ${params}`));
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  test('params.extra for an endpoint whose body is written out', async () => {
    const files = changed(
      `{ ${OPENAI} }`,
      '{ http: { url: http://a, body: { q: 1 } } }',
      String(
        changed(
          'provider: openai, model: gpt-4o',
          'provider: http, model: m, params: { extra: {} }',
        )['kindlm.yaml'],
      ),
    );
    expect(await problemsOf(files)).toEqual([
      expect.stringContaining('`extra` is not sent: `providers.http.body` is the whole request.'),
    ]);
  });

  test.each([
    ['http', 'url: http://a, body: { q: "{{prompt}}" }', 'body'],
    ['mcp', 'serverUrl: http://a, toolName: t, arguments: { q: "{{prompt}}" }', 'arguments'],
  ])('earlier messages that an %s endpoint is not sent', async (kind, settings, key) => {
    const text = (sent: string) => {
      const yaml = changed(`{ ${OPENAI} }`, `{ ${kind}: { ${sent} } }`)['kindlm.yaml'];
      const prompt = "user: '{{message}}'";
      return String(yaml)
        .replace('provider: openai', `provider: ${kind}`)
        .replace(prompt, `${prompt}, history: [{ role: user, content: Hi }]`);
    };
    expect(await problemsOf({ 'kindlm.yaml': text(settings) })).toEqual([
      expect.stringContaining(`\`providers.${kind}.${key}\` does not send the earlier messages`),
    ]);
    const whole = settings.replace('{{prompt}}', '{{messages}}');
    expect(await problemsOf({ 'kindlm.yaml': text(whole) })).toEqual([]);
  });

  test('two variables that one environment variable of a command would hold', async () => {
    const files = changed(
      'prompt: ask\n    vars: { message: Hello }',
      'command: "node a.js {{user.name}}"\n    vars: { user.name: Ann, user_name: Bo }',
    );
    expect(await problemsOf(files)).toEqual([
      expect.stringContaining('both become the environment variable KINDLM_VAR_user_name'),
    ]);
  });
});

test('where nothing is called, a variable of a URL may be absent', async () => {
  const files = provider('a: { kind: openai, baseUrl: "http://${KINDLM_UNSET}/v1" }');
  const suite = await loadOne(files);
  expect(suite.providers['a']).toMatchObject({ baseUrl: 'http://${KINDLM_UNSET}/v1' });
});
