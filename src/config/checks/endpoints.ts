/** Checks what a config says about its providers: names, kinds, headers, keys, URLs, bodies and paths. */
import { isRecord, entriesAt, textAt, valueAt, itemsAt } from '../../basics/basics.js';
import { isLoopbackUrl } from '../../basics/connections.js';
import type { ConfigPart, ConfigView } from '../config-view.js';
import {
  type ConfiguredKind,
  descriptorOf,
  type Environment,
  fillUrl,
  headerVariable,
  urlVariables,
  variableValue,
  kindOf,
} from '../providers.js';
import { quote, secretKind, suggest, type YamlPath, type ReportProblem } from '../problem.js';
import {
  isPlainName,
  isRunName,
  parseReplyPath,
  REQUEST_NAMES,
  templateVariables,
} from '../placeholders.js';

/**
 * Reports whatever cannot work in the providers of a config of any shape, and keys that are written in it.
 * `environment`: what `${NAME}` in URLs is looked up in; undefined where no URL will be called.
 */
export function checkEndpoints(
  config: ConfigView,
  environment: Environment | undefined,
  report: ReportProblem,
): void {
  for (const provider of config.providers) {
    const name = String(provider.path.at(-1));
    const kind = kindOf(name, provider.value);
    checkName(name, kind, provider, report);
    checkHeaders(provider, report);
    checkKey(kind, provider, report);
    checkUrls(provider, environment, report);
    const url = textAt(provider.value, 'baseUrl');
    checkIdentity(kind, provider, url && fillUrl(url, environment ?? {}), report);
    if (kind === 'http') {
      checkPaths(provider, report);
      checkGetBody(provider, report);
    }
    const template = kind === undefined ? undefined : descriptorOf(kind).template;
    if (template !== undefined) {
      checkTemplate(config, provider, template, report);
      checkHistory(config, provider, template, report);
    }
  }
  for (const server of toolServers(config)) {
    checkHeaders(server, report);
    checkUrls(server, environment, report);
  }
  for (const model of config.models) checkExtra(config, model, report);
}

function toolServers(config: ConfigView): readonly ConfigPart[] {
  return config.tests
    .flatMap((test) => test.items('tools'))
    .map((tool) => tool.at('mcp'))
    .filter(({ value }) => value !== undefined);
}

function checkName(
  name: string,
  kind: ConfiguredKind | undefined,
  { path, value }: ConfigPart,
  report: ReportProblem,
): void {
  const stated = textAt(value, 'kind');
  if (name === 'command') {
    report(
      path,
      'An endpoint cannot be named "command": that is how reports show `command` tests.',
      {
        at: 'key',
      },
    );
  } else if (kind === name && stated !== undefined && stated !== name) {
    report([...path, 'kind'], `The entry ${quote(name)} is always of its own kind.`, {
      hint: `Choose another name for an endpoint of the kind ${quote(stated)}.`,
    });
  }
}

/** Headers that carry nothing but a key. */
const CREDENTIALS = /^(?:proxy-)?authorization$|^cookie$|^(?:x-)?api-?key$|^x-auth-token$/i;
/** Headers that the connection itself decides. */
const OF_THE_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|expect|upgrade|te|trailer)$/i;

function checkHeaders(provider: ConfigPart, report: ReportProblem): void {
  for (const [name, value] of entriesAt(provider.value, 'headers')) {
    const path = [...provider.path, 'headers', name];
    checkHeaderName(path, name, 'key', report);
    if (typeof value === 'string') checkHeaderValue(path, name, value, report);
  }
}

function checkHeaderName(
  path: YamlPath,
  name: string,
  at: 'key' | 'value',
  report: ReportProblem,
): void {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
    report(path, `${quote(name)} is not the name of a header.`, { at });
  } else if (OF_THE_CONNECTION.test(name)) {
    report(path, `The header ${quote(name)} is set by the connection itself.`, { at });
  }
}

function checkHeaderValue(
  path: YamlPath,
  name: string,
  value: string,
  report: ReportProblem,
): void {
  const variable = headerVariable(value);
  if (variable !== undefined) {
    if (isVariableName(variable)) return;
    report(path, '`env:` must be followed by the name of an environment variable.', {
      hint: 'Letters, digits and underscores, e.g. "env:AGENT_TOKEN". The variable holds the whole value.',
    });
  } else if (CREDENTIALS.test(name)) {
    report(
      path,
      `The header ${quote(name)} carries a key, and keys are not allowed in the config.`,
      {
        hint: 'Put the whole value into an environment variable (a secret of the repository) and write "env:NAME".',
      },
    );
  } else if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    report(path, 'A header must not contain line breaks or characters beyond Latin-1.');
  }
}

/** A header for a key that is never sent would have no effect. */
function checkKey(
  kind: ConfiguredKind | undefined,
  { path, value }: ConfigPart,
  report: ReportProblem,
): void {
  const variable = textAt(value, 'apiKeyEnv');
  if (variable !== undefined) checkEnvName([...path, 'apiKeyEnv'], variable, report);
  const header = textAt(value, 'apiKeyHeader');
  if (header === undefined) return;
  if (header !== '') checkHeaderName([...path, 'apiKeyHeader'], header, 'value', report);
  if (kind === undefined || variable !== undefined) return;
  // A vendor's own variable serves the vendor's own server only.
  const isUnused =
    valueAt(value, 'baseUrl') !== undefined || descriptorOf(kind).apiKeyEnv === undefined;
  if (isUnused) {
    report([...path, 'apiKeyHeader'], '`apiKeyHeader` has no effect without a key.', {
      hint: 'Name the environment variable that holds the key with `apiKeyEnv`.',
      at: 'key',
    });
  }
}

/** Whether the text is a name that an environment variable can have. */
function isVariableName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name);
}

function checkUrls(
  { path, value }: ConfigPart,
  environment: Environment | undefined,
  report: ReportProblem,
): void {
  for (const key of ['baseUrl', 'url', 'serverUrl']) {
    const url = textAt(value, key);
    // One that begins otherwise is reported by the schema.
    if (url === undefined || !/^(?:https?:\/\/|\$\{)/i.test(url)) continue;
    checkUrl([...path, key], url, environment, report);
  }
}

function checkUrl(
  path: YamlPath,
  text: string,
  environment: Environment | undefined,
  report: ReportProblem,
): void {
  const variables = urlVariables(text);
  const badName = variables.find((name) => !isVariableName(name));
  if (badName !== undefined) {
    report(path, `\${${badName}} does not name an environment variable.`, {
      hint: 'Letters, digits and underscores, e.g. "https://${PREVIEW_HOST}/v1".',
    });
    return;
  }
  if (variables.length > 0 && environment === undefined) return;
  const missing = variables.filter((name) => variableValue(name, environment ?? {}) === undefined);
  for (const name of missing) {
    report(path, `The URL uses \${${name}}, and the environment variable ${name} is not set.`, {
      hint: `Set it in the step's \`env\`, e.g. ${name}: \${{ vars.${name} }}.`,
    });
  }
  if (missing.length === 0) checkWholeUrl(path, fillUrl(text, environment ?? {}), text, report);
}

/** Values from the environment are not shown. */
function checkWholeUrl(path: YamlPath, url: string, text: string, report: ReportProblem): void {
  const shown = url === text ? quote(text) : `${quote(text)}, with its variables filled in,`;
  if (!URL.canParse(url)) {
    report(path, `${shown} is not a URL.`, {
      hint: 'Write the full URL, e.g. "https://example.com/v1".',
    });
    return;
  }
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') {
    report(path, 'The URL must begin with http:// or https://.');
  } else if (username !== '' || password !== '') {
    report(path, 'A user name or password is not allowed in the URL.', {
      hint: 'Use `apiKeyEnv`, or a header with `env:NAME`.',
    });
  }
}

/** The value is not shown: what is written in place of a key's name is often the key. */
function checkEnvName(path: YamlPath, name: string, report: ReportProblem): void {
  if (name === '' || isVariableName(name) || secretKind(name) !== undefined) return;
  const inner = /^\$\{?\{?\s*(?:secrets\.|env\.)?([A-Z_][A-Z0-9_]*)\s*\}?\}?$/.exec(name)?.[1];
  report(path, '`apiKeyEnv` must be the name of an environment variable.', {
    hint:
      inner === undefined
        ? 'Letters, digits and underscores, e.g. OPENAI_API_KEY. Never the key itself.'
        : `Write ${quote(inner)}, without "$" and braces.`,
  });
}

function checkPaths(http: ConfigPart, report: ReportProblem): void {
  const code = http.at('transformResponse');
  if (code.value !== undefined && http.at('responsePath').value !== undefined) {
    report(code.path, '`transformResponse` and `responsePath` both name the answer.', {
      hint: 'Write one of them.',
      at: 'key',
    });
  }
  const parts = [
    ...['responsePath', 'toolCallsPath', 'modelIdPath'].map((key) => http.at(key)),
    ...['inputTokens', 'outputTokens', 'totalTokens'].map((key) => http.at('usagePaths', key)),
  ];
  for (const { path, value } of parts) {
    if (typeof value !== 'string' || parseReplyPath(value) !== undefined) continue;
    report(path, `${quote(value)} is not a path.`, {
      hint: 'Write keys and indexes with dots, e.g. "choices.0.message.content".',
    });
  }
}

function checkGetBody(http: ConfigPart, report: ReportProblem): void {
  const body = valueAt(http.value, 'body');
  const isMapping = isRecord(body);
  if (textAt(http.value, 'method') !== 'GET' || body === undefined || isMapping) return;
  report(
    [...http.path, 'body'],
    'A GET request has no body: `body` must be a mapping of query parameters.',
    { hint: 'Use POST, or write a mapping, e.g. { q: "{{prompt}}" }.', at: 'key' },
  );
}

function checkTemplate(
  config: ConfigView,
  provider: ConfigPart,
  key: 'body' | 'arguments',
  report: ReportProblem,
): void {
  const used = templateVariables(valueAt(provider.value, key));
  if (used === 'all' || used.size === 0) return;
  const name = String(provider.path.at(-1));
  for (const test of testsOn(name, config)) {
    const names = entriesAt(test.value, 'vars').map(([variable]) => variable);
    for (const missing of used) {
      if (names.includes(missing) || !isPlainName(missing) || isRunName(missing)) continue;
      if (missing === 'images' && hasImages(config, test)) continue;
      report(
        [...test.path, names.length > 0 ? 'vars' : 'prompt'],
        `\`providers.${name}.${key}\` uses {{${missing}}}, and the test has no variable of that name.`,
        { hint: suggest(missing, new Set([...names, ...REQUEST_NAMES])), at: 'key' },
      );
    }
  }
}

/** An endpoint that is sent the last message alone would answer another question. */
function checkHistory(
  config: ConfigView,
  provider: ConfigPart,
  key: 'body' | 'arguments',
  report: ReportProblem,
): void {
  const template = valueAt(provider.value, key);
  const isSent = /\{\{\s*messages(?:_json)?\s*\}\}/.test(JSON.stringify(template ?? ''));
  if (template === undefined || isSent) return;
  const name = String(provider.path.at(-1));
  const asked = new Set(testsOn(name, config).map(({ value }) => textAt(value, 'prompt')));
  for (const [prompt, value] of entriesAt(config.value, 'prompts')) {
    if (!asked.has(prompt) || valueAt(value, 'history') === undefined) continue;
    report(
      ['prompts', prompt, 'history'],
      `\`providers.${name}.${key}\` does not send the earlier messages of the prompt ${quote(prompt)}.`,
      { hint: 'Write "{{messages}}" into it, which is the whole conversation.', at: 'key' },
    );
  }
}

/** The tests with a prompt that ask a model of the provider. */
function testsOn(provider: string, config: ConfigView): readonly ConfigPart[] {
  const models = new Set(
    config.models
      .filter(({ value }) => textAt(value, 'provider') === provider)
      .flatMap(({ value }) => textAt(value, 'id') ?? []),
  );
  return config.tests.filter(({ value }) => {
    const isOfPrompt = textAt(value, 'prompt') !== undefined;
    return isOfPrompt && config.asked(value).some((id) => models.has(id));
  });
}

/** Fields of the request that the action itself decides: another value would ask something else than the test says. */
const DECIDED_FIELDS: ReadonlySet<string> = new Set([
  'model',
  'messages',
  'system',
  'tools',
  'stream',
  'n',
]);

function checkExtra(config: ConfigView, model: ConfigPart, report: ReportProblem): void {
  const extra = model.at('params', 'extra');
  if (extra.value === undefined) return;
  const name = textAt(model.value, 'provider') ?? '';
  const template = ['body', 'arguments'].find(
    (key) => valueAt(valueAt(valueAt(config.value, 'providers'), name), key) !== undefined,
  );
  if (template !== undefined) {
    report(
      extra.path,
      `\`extra\` is not sent: \`providers.${name}.${template}\` is the whole request.`,
      {
        hint: `Write the fields into \`${template}\`.`,
        at: 'key',
      },
    );
  }
  for (const [field] of entriesAt(valueAt(model.value, 'params'), 'extra')) {
    if (!DECIDED_FIELDS.has(field)) continue;
    report([...extra.path, field], `The action sets the field ${quote(field)} itself.`, {
      at: 'key',
    });
  }
}

// Checks `workloadIdentity`: whom it may be asked of, what it needs, and that no stored key stands beside it.

/** Vendors with a token service: the keys that theirs needs, and those that it takes besides. */
const VENDORS: Readonly<
  Partial<Record<ConfiguredKind, { needs: readonly string[]; takes: readonly string[] }>>
> = {
  openai: { needs: ['identityProviderId', 'serviceAccountId'], takes: ['audience'] },
  anthropic: {
    needs: ['federationRuleId', 'organizationId'],
    takes: ['serviceAccountId', 'workspaceId', 'audience'],
  },
};

/** Headers that would carry a second key. */
const KEY_HEADER = /^(?:authorization|(?:x-)?api-?key)$/i;

/**
 * Reports an identity that cannot work. `url`: the entry's `baseUrl` with its variables filled in; the job's token goes to
 * the vendor's own token service and nowhere else, a server on this machine excepted.
 */
function checkIdentity(
  kind: ConfiguredKind | undefined,
  provider: ConfigPart,
  url: string | undefined,
  report: ReportProblem,
): void {
  const { path, value } = provider;
  if (valueAt(value, 'workloadIdentity') === undefined || kind === undefined) return;
  const at = [...path, 'workloadIdentity'];
  const vendor = VENDORS[kind];
  if (vendor === undefined) {
    report(
      at,
      `A key for the job's identity is had from OpenAI and Anthropic only, not for ${quote(kind)}.`,
      {
        hint: 'Name the environment variable that holds the key with `apiKeyEnv`.',
        at: 'key',
      },
    );
    return;
  }
  const given = entriesAt(value, 'workloadIdentity').map(([name]) => name);
  const missing = vendor.needs.filter((name) => !given.includes(name));
  if (missing.length > 0) {
    report(
      at,
      `\`workloadIdentity\` of ${kind} needs ${missing.map((name) => quote(name)).join(' and ')}.`,
      {
        hint: 'The vendor shows the ids where the trust in GitHub is set up; see docs/security.md.',
        at: 'key',
      },
    );
  }
  for (const name of given) {
    if (vendor.needs.includes(name) || vendor.takes.includes(name)) continue;
    report([...at, name], `${quote(name)} says nothing to ${kind}.`, {
      hint: `It takes ${[...vendor.needs, ...vendor.takes].map((name) => quote(name)).join(', ')}.`,
      at: 'key',
    });
  }
  checkBeside(provider, url, report);
}

function checkBeside(
  { path, value }: ConfigPart,
  url: string | undefined,
  report: ReportProblem,
): void {
  for (const key of ['apiKeyEnv', 'apiKeyHeader']) {
    if (textAt(value, key) === undefined) continue;
    report([...path, key], `\`${key}\` and \`workloadIdentity\` exclude each other.`, {
      hint: 'Keep one: a stored key, or the identity of the job.',
      at: 'key',
    });
  }
  for (const [name] of entriesAt(value, 'headers')) {
    if (!KEY_HEADER.test(name)) continue;
    report(
      [...path, 'headers', name],
      `The header ${quote(name)} would carry a second key beside \`workloadIdentity\`.`,
      {
        hint: 'Keep one of them.',
        at: 'key',
      },
    );
  }
  if (url !== undefined && !isLoopbackUrl(url)) {
    report(
      [...path, 'baseUrl'],
      "With `workloadIdentity` no `baseUrl` is allowed: the job's token goes to the vendor itself and to nobody else.",
      {
        hint: 'Leave out `baseUrl`, or use a stored key (`apiKeyEnv`) for this server.',
        at: 'key',
      },
    );
  }
}

/** Whether a prompt of the config has images. */
function hasImages(config: ConfigView, test: ConfigPart): boolean {
  const prompt = test.text('prompt');
  return prompt !== undefined && itemsAt(config.at('prompts', prompt).value, 'images').length > 0;
}
