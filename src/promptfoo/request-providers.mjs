// Where promptfoo's providers are reached: the entries of `providers`, those of APIs of their own as `providers.http`.
import { isRecord } from '../basics/basics.js';
import { templateVariables } from '../config/placeholders.js';
import { Unsupported, withoutUrlKeys } from './notes.mjs';
import { toolsOf } from './params.mjs';
import { isIdleConfig } from './options.mjs';
import { replyScript } from './scripts.mjs';
import { beyondVariables, promptfooVariables } from './template-vars.mjs';
import { isScalar, otherKeys, slug } from './values.mjs';

/**
 * Whose id it is, how its endpoint is read, and whether embeddings are asked by it too. A reader returns
 * `{ name, entry, model, ways? }`, or undefined when the endpoint is left out, which is noted.
 */
const READERS = [
  { isIts: (id) => /^bedrock:(?!openai\.)/.test(id), read: bedrockEndpoint },
  { isIts: (id) => VERTEX_CLAUDE.test(id), read: vertexEndpoint },
  { isIts: (id) => id.startsWith('watsonx:'), read: watsonxEndpoint },
  {
    isIts: (id) => /^(?:https?(?::\/\/|$)|webhook:https?:\/\/)/.test(id),
    read: httpEndpoint,
    isOfAnyKind: true,
  },
];

/**
 * `{ name, entry, model, forgets, ways }` of the endpoint; undefined when it is left out, which is noted; null for a
 * provider that is no endpoint of its own. `kind`: `chat` or `embedding`, what the provider is asked for. `forgets`: it is
 * sent the last message alone.
 */
export function requestEndpoint(options, kind, context) {
  const reader = READERS.find(
    ({ isIts, isOfAnyKind = false }) => (isOfAnyKind || kind === 'chat') && isIts(options.id),
  );
  if (reader === undefined) return null;
  const found = reader.read(options, context);
  if (found === undefined) return undefined;
  const body = JSON.stringify(found.entry.body ?? '{{messages}}');
  return { ways: {}, ...found, forgets: !/\{\{\s*messages\s*\}\}/.test(body) };
}

// `https://...`, `http`, `webhook:...`.

const METHODS = ['GET', 'POST', 'PUT', 'PATCH'];
const KEYS = ['url', 'method', 'headers', 'body', 'queryParams'];
const PATHS = ['transformResponse', 'responseParser'];
/** Names of headers whose value is a secret by itself. */
const SECRET = /^(?:authorization|proxy-authorization|cookie|.*(?:api-?key|token|secret).*)$/i;
const DUMPED = /\{\{\s*(\w+)\s*\|\s*dump\s*\}\}/g;

function httpEndpoint({ id, config, transform }, { notes, files }) {
  const where = `provider ${id}`;
  const made = () => {
    const isWebhook = id.startsWith('webhook:');
    const entry = isWebhook
      ? webhook(id, config, where, notes)
      : endpoint(id, config, where, notes);
    const isTransformed = readsNoVariables(transform);
    const reply = isWebhook ? 'json.output' : (config.transformResponse ?? config.responseParser);
    const { isText, ...answer } = answerOf(reply, isTransformed ? transform : undefined, files);
    const host = entry.url.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '');
    const variables = templateVariables(entry.body);
    const asked = variables === 'all' ? [] : [...variables];
    const name = slug(host.replace(/:\d+$/, '')) || 'http-endpoint';
    const isCode = answer.transformResponse !== undefined;
    const ways = {
      ...(asked.length > 0 && { asked }),
      // Code may make a value of a reply, which is its text here.
      ...(isCode && !isText && { isParsed: 'objects' }),
    };
    return { name, entry: { ...entry, ...answer }, model: host, isTransformed, ways };
  };
  return notes.attempt(where, made, { also: '; the model is left out' });
}

function webhook(id, config, where, notes) {
  for (const key of Object.keys(config)) notes.lost(where, `\`config.${key}\` has no counterpart`);
  return {
    url: urlOf(id.replace(/^webhook:/, '')),
    body: { prompt: '{{prompt}}' },
  };
}

function endpoint(id, config, where, notes) {
  if (config.request !== undefined) throw new Unsupported('its request is raw text');
  for (const key of otherKeys(config, [...KEYS, ...PATHS])) {
    notes.lost(where, `\`config.${key}\` has no counterpart`);
  }
  const url = urlOf(withPlainVariables(id.includes('://') ? id : config.url, where, notes));
  const method = String(
    config.method ?? (config.body === undefined ? 'GET' : 'POST'),
  ).toUpperCase();
  if (!METHODS.includes(method)) throw new Unsupported(`its method is ${method}`);
  return {
    url,
    ...(method !== 'POST' && { method }),
    ...headersOf(config.headers, where, notes),
    ...bodyOf(config, method),
  };
}

function urlOf(text) {
  const url = withEnvironment(text);
  if (url === undefined) {
    throw new Unsupported(
      `its URL ${JSON.stringify(text)} is none that a config can hold, or has a key in it`,
    );
  }
  return url;
}

/** Values from the environment stay there; a key itself is never copied. */
function headersOf(given, where, notes) {
  const headers = {};
  let apiKeyEnv;
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const bearer = /^authorization$/i.test(name) && /^Bearer\s+(.*)$/s.exec(String(value));
    const key = bearer ? wholeEnvironment(bearer[1]) : undefined;
    const variable = wholeEnvironment(value);
    if (key !== undefined) apiKeyEnv = key;
    else if (variable !== undefined) headers[name] = `env:${variable}`;
    else if (SECRET.test(name)) {
      notes.lost(
        where,
        `the value of the header ${name} is written in the config: put it into an environment variable`,
      );
    } else if (!isScalar(value) || String(value).includes('{{')) {
      notes.lost(where, `the header ${name} is no plain text`);
    } else if (!/^content-type$/i.test(name) || !/json/i.test(String(value))) {
      headers[name] = String(value);
    }
  }
  return {
    ...(apiKeyEnv !== undefined && { apiKeyEnv }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

function bodyOf({ body, queryParams }, method) {
  if (queryParams !== undefined && (method !== 'GET' || body !== undefined)) {
    throw new Unsupported('it has query parameters beside a body');
  }
  const template = method === 'GET' ? (queryParams ?? body) : body;
  if (template === undefined) {
    if (method === 'GET') throw new Unsupported('its request holds no prompt');
    throw new Unsupported('it sends no body');
  }
  const filled = undumped(template);
  const text = typeof filled === 'string' ? filled : JSON.stringify(filled);
  const odd = beyondVariables(text);
  if (odd !== undefined) throw new Unsupported(`its body has ${odd}`);
  if (!promptfooVariables(text).length) throw new Unsupported('its body holds no prompt');
  return { body: filled };
}

/** `{{ name | dump }}` is a JSON text, as is what stands outside of quotes in a body of kindlm.yaml. */
function undumped(value) {
  if (typeof value === 'string') return value.replaceAll(DUMPED, '{{$1}}');
  if (Array.isArray(value)) return value.map(undumped);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, undumped(inner)]));
}

/** What goes over an answer, as long as it looks at nothing else of the test. */
const readsNoVariables = (transform) =>
  typeof transform === 'string' && transform !== '' && !/\bcontext\b|\{\{/.test(transform);

/** `{ responsePath }` where the code is no more than a path, else `{ transformResponse, isText }`; nothing without code. */
function answerOf(reply, transform, files) {
  if (reply === undefined && transform === undefined) return {};
  const path = transform === undefined ? pathIn(reply) : undefined;
  if (path !== undefined) return { responsePath: path };
  // Without code promptfoo's answer is the parsed reply, else its text.
  const { code, isText } = replyScript(reply ?? 'json ?? text', transform, files);
  if (/\{\{\s*\w/.test(code)) throw new Unsupported('its transformResponse has {{ in it');
  return { transformResponse: code, isText };
}

/** `json.choices[0].message.content`, with or without `(json) =>` before it, as a path; other code is none. */
function pathIn(reply) {
  if (typeof reply !== 'string') return undefined;
  const expression = reply
    .trim()
    .replace(/^\(?\s*json\s*(?:,[^)]*)?\)?\s*=>\s*/, '')
    .replace(/;$/, '');
  const steps = /^json((?:\??\.\w+|(?:\?\.)?\[(?:\d+|'[^'.]+'|"[^".]+")\])+)$/.exec(
    expression,
  )?.[1];
  return steps && [...steps.matchAll(/\w[^'"\].[?]*/g)].map(([step]) => step).join('.');
}

// A provider of a known API -> where it is reached.

/** Where the model is reached; undefined when that cannot be said, for it must not be asked somewhere else. */
export function connectionOf(family, { id, config }, where, notes) {
  const host = config.apiHost && `https://${config.apiHost}${family.hostPath ?? '/v1'}`;
  const named = config.apiBaseUrl ?? host ?? family.urlOf?.(config, id.replace(family.prefix, ''));
  const given = withPlainVariables(named, where, notes);
  const url = given === undefined ? family.baseUrl : withEnvironment(given);
  if (given !== undefined && url === undefined) {
    notes.lost(
      where,
      `its URL ${JSON.stringify(given)} is none that a config can hold, or has a key in it`,
    );
    return undefined;
  }
  const apiKeyEnv = keyNameOf(config, where, notes) ?? family.apiKeyEnv;
  if (config.apiKeyRequired === false && apiKeyEnv !== undefined) {
    notes.changed(where, `${apiKeyEnv} must be set, to any value where the server asks for no key`);
  }
  return {
    ...(apiKeyEnv !== undefined && { apiKeyEnv }),
    ...(url !== undefined && { baseUrl: url }),
    ...(typeof config.organization === 'string' && { organization: config.organization }),
    ...headersOf(config.headers, where, notes),
  };
}

function keyNameOf({ apiKey, apiKeyEnvar }, where, notes) {
  const fromKey = wholeEnvironment(apiKey);
  const name = apiKeyEnvar ?? fromKey;
  if (apiKey !== undefined && fromKey === undefined) {
    notes.lost(
      where,
      '`apiKey` is written in the config: put the key into an environment variable',
    );
  }
  return typeof name === 'string' && /^[A-Za-z_]\w*$/.test(name) ? name : undefined;
}

// Amazon Bedrock -> `providers.http` with its Converse API, one entry a model, asked with a Bedrock API key.

export const BEDROCK_KEY = 'AWS_BEARER_TOKEN_BEDROCK';
const VERTEX_KEY = 'VERTEX_ACCESS_TOKEN';
const VERTEX_CLAUDE = /^vertex:(?:chat:)?claude/;
const SIGNED = `is asked with a Bedrock API key (${BEDROCK_KEY}), not with signed requests, and parameters without a value are the model's own`;
/** Models that answer no chat, and services beside the models. */
const NO_CHAT =
  /^(?:agents?|kb|knowledge-base|embeddings?|video|nova-sonic|nova-reel|luma|flow)(?::|$)|nova-(?:2-)?(?:sonic|reel|canvas)|titan-(?:image|embed)|stability\.|embed-/;
/** Converse -> promptfoo's names, which differ from family to family. */
const CONVERSE = {
  maxTokens: ['maxTokens', 'max_tokens', 'max_new_tokens', 'max_gen_len', 'maxTokenCount'],
  temperature: ['temperature'],
  topP: ['topP', 'top_p'],
  stopSequences: ['stopSequences', 'stop_sequences', 'stop'],
};
/** They choose the endpoint, or have been read. */
const OF_CONVERSE = [
  ...['region', 'inferenceModelType', 'anthropic_version', 'apiKey', 'endpoint'],
  ...['interfaceConfig', 'inferenceConfig', 'additionalModelRequestFields'],
  ...['toolConfig', 'tools', 'tool_choice', 'toolChoice'],
];
const PASSED = ['thinking', 'top_k', 'reasoning_effort', 'reasoning_config'];

function bedrockEndpoint({ id, config }, context) {
  const { notes, files } = context;
  const where = `provider ${id}`;
  const model = id.replace(/^bedrock:(?:converse:|completion:)?/, '');
  if (NO_CHAT.test(model)) {
    notes.lost(where, 'is no chat model of the Converse API; the model is left out');
    return undefined;
  }
  const region = /^arn:[^:]*:bedrock:([^:]+):/.exec(model)?.[1] ?? config.region ?? 'us-east-1';
  const offered = toolsOf(
    { ...config, tools: config.tools ?? config.toolConfig?.tools },
    {},
    { where, notes: { ...notes, changed: () => {} }, files },
  );
  const settings = { ...config, ...config.interfaceConfig, ...config.inferenceConfig };
  const inference = fieldsOf(settings, CONVERSE, [...OF_CONVERSE, ...PASSED], { where, notes });
  const passed = PASSED.filter((key) => settings[key] !== undefined);
  const fields = {
    ...Object.fromEntries(passed.map((key) => [key, settings[key]])),
    ...(isRecord(config.additionalModelRequestFields) && config.additionalModelRequestFields),
  };
  const endpointOfModel = {
    name: 'bedrock',
    model: model.replace(/^arn:.*\//, ''),
    url: `https://bedrock-runtime.${region}.amazonaws.com/model/${encodeURIComponent(model)}/converse`,
    key: BEDROCK_KEY,
    body: {
      system: [{ text: '{{system}}' }],
      messages: [{ role: 'user', content: [{ text: '{{prompt}}' }] }],
      ...(Object.keys(inference).length > 0 && { inferenceConfig: inference }),
      ...(offered && { toolConfig: { tools: offered.tools.map(toolSpec) } }),
      ...(Object.keys(fields).length > 0 && { additionalModelRequestFields: fields }),
    },
    ways: offered === undefined ? {} : { calls: 'anthropic' },
    changed: SIGNED,
  };
  return ownEndpoint(endpointOfModel, { where, notes });
}

function toolSpec({ name, description, parameters = { type: 'object' } }) {
  return {
    toolSpec: { name, ...(description && { description }), inputSchema: { json: parameters } },
  };
}

/** Part of a message, by the key of the API. */
const PARTS = {
  [BEDROCK_KEY]: (text) => ({ text }),
  [VERTEX_KEY]: (text) => ({ type: 'text', text }),
};

/**
 * The entry as it asks with the system prompts that there are. `use`: `all`, `some` or `none` of the prompts, a judge's
 * among them, have one. These APIs refuse an empty one: where not every prompt has one, it goes before the user's message.
 */
export function withSystemUse(entry, use) {
  const part = PARTS[entry.apiKeyEnv];
  if (part === undefined || entry.body === undefined || use === 'all') return entry;
  const rest = Object.fromEntries(
    Object.entries(entry.body).filter(([key]) => !['system', 'messages'].includes(key)),
  );
  const text = use === 'some' ? '{{system}}\n\n{{prompt}}' : '{{prompt}}';
  return { ...entry, body: { messages: [{ role: 'user', content: [part(text)] }], ...rest } };
}

// Claude on Vertex AI, and watsonx: asked with an access token, which a step before makes.

/** The fields of the request that promptfoo's options name, and the options that only choose the endpoint. */
const CLAUDE = {
  max_tokens: ['max_tokens', 'maxOutputTokens'],
  temperature: ['temperature'],
  top_p: ['top_p', 'topP'],
  top_k: ['top_k', 'topK'],
  thinking: ['thinking'],
};
const WATSONX = {
  max_tokens: ['maxNewTokens'],
  temperature: ['temperature'],
  top_p: ['topP'],
  stop: ['stopSequences'],
  seed: ['randomSeed'],
};

function fieldsOf(config, fields, elsewhere, { where, notes }) {
  const known = [...elsewhere, ...Object.values(fields).flat()];
  for (const key of otherKeys(config, known)) {
    if (isIdleConfig(key)) notes.idle(`config.${key}`);
    else notes.lost(where, `\`config.${key}\` has no counterpart in the API that the action asks`);
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, names]) => {
      const given = names.find((candidate) => config[candidate] !== undefined);
      return given === undefined ? [] : [[name, config[given]]];
    }),
  );
}

/** An endpoint with an API of its own. `key`: the variable of its access token. */
function ownEndpoint({ name, model, url, key, body, changed, ways = {} }, { where, notes }) {
  const filled = withEnvironment(url);
  if (filled === undefined) {
    notes.lost(where, 'its URL is none that a config can hold; the model is left out');
    return undefined;
  }
  const byToken = `is asked with an access token in ${key}, which a step before makes; it is not renewed`;
  notes.changed(where, changed ?? byToken);
  return { name, model, entry: { url: filled, apiKeyEnv: key, body }, ways };
}

function vertexEndpoint({ id, config }, { notes }) {
  const where = `provider ${id}`;
  const model = id.replace(/^vertex:(?:chat:)?/, '');
  const project = config.projectId ?? '{{env.VERTEX_PROJECT_ID}}';
  const region = config.region ?? '{{env.VERTEX_REGION}}';
  const host = config.apiHost ?? `${region}-aiplatform.googleapis.com`;
  const read = ['projectId', 'region', 'apiHost', 'anthropicVersion', 'anthropic_version'];
  const fields = fieldsOf(config, CLAUDE, read, { where, notes });
  const url = `https://${host}/v1/projects/${project}/locations/${region}/publishers/anthropic/models/${model}:rawPredict`;
  const body = {
    anthropic_version: 'vertex-2023-10-16',
    system: '{{system}}',
    messages: [{ role: 'user', content: [{ type: 'text', text: '{{prompt}}' }] }],
    max_tokens: 512,
    ...fields,
  };
  return ownEndpoint({ name: 'vertex', model, url, key: VERTEX_KEY, body }, { where, notes });
}

function watsonxEndpoint({ id, config }, { notes }) {
  const where = `provider ${id}`;
  const model = config.modelId ?? id.replace(/^watsonx:(?:chat:)?/, '');
  if (typeof config.projectId !== 'string' || /\{\{/.test(config.projectId)) {
    notes.lost(where, 'its project stands in no file: write `projectId`; the model is left out');
    return undefined;
  }
  const read = ['apiKey', 'apiKeyEnvar', 'apiBearerToken', 'apiBearerTokenEnvar', 'apiAuthType'];
  const named = ['projectId', 'projectIdEnvar', 'serviceUrl', 'version', 'modelId'];
  const fields = fieldsOf(config, WATSONX, [...read, ...named], { where, notes });
  const { serviceUrl = 'https://us-south.ml.cloud.ibm.com', version = '2024-10-08' } = config;
  const body = {
    model_id: model,
    project_id: config.projectId,
    messages: '{{messages}}',
    ...fields,
  };
  const url = `${serviceUrl}/ml/v1/text/chat?version=${version}`;
  const key = 'WATSONX_AI_BEARER_TOKEN';
  return ownEndpoint({ name: 'watsonx', model, url, key, body }, { where, notes });
}

// `{{env.NAME}}` of promptfoo -> the environment variable, as kindlm.yaml names it.

const ENVIRONMENT = /\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g;

/** A variable with a value for where it is not set: in a template, and as the shell writes it. */
const WITH_DEFAULT =
  /\{\{\s*env\.(\w+)\s*(?:\|\s*default\(|or)\s*(?:'([^']*)'|"([^"]*)")[^{}]*\}\}/g;
const SHELL_DEFAULT = /\$\{(\w+):-([^}]*)\}/g;

/** The text with what `instead` makes of each such variable: it gets its name and the value. */
export const withoutDefaults = (text, instead) =>
  typeof text !== 'string'
    ? text
    : text
        .replaceAll(WITH_DEFAULT, (_, name, single, double) => instead(name, single ?? double))
        .replaceAll(SHELL_DEFAULT, (_, name, value) => instead(name, value));

/** A URL, whose variables have no values of their own in a kindlm.yaml. */
const withPlainVariables = (url, where, notes) =>
  withoutDefaults(url, (name, value) => {
    notes.changed(
      where,
      `${name} must be set: a URL here has no value for it (in promptfoo: ${value})`,
    );
    return `{{env.${name}}}`;
  });

/** The name of the variable where the text is nothing but one, else undefined. */
const wholeEnvironment = (text) =>
  typeof text === 'string'
    ? /^\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}$/.exec(text.trim())?.[1]
    : undefined;

/** A URL with `${NAME}` for its environment variables; undefined when it is no HTTP URL, has other templates, or a key. */
function withEnvironment(text) {
  if (typeof text !== 'string') return undefined;
  const url = text.trim().replaceAll(ENVIRONMENT, '${$1}');
  if (url.includes('{{') || url.includes('{%')) return undefined;
  if (withoutUrlKeys(url) !== url) return undefined;
  const filled = url.replaceAll(/\$\{\w+\}/g, 'x');
  // One variable may hold the whole address.
  if (filled === 'x') return url;
  const isHttp = URL.canParse(filled) && ['http:', 'https:'].includes(new URL(filled).protocol);
  return isHttp || /^x[/?]/.test(filled) ? url : undefined;
}
