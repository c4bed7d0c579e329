// promptfoo providers -> `providers` and `models`.
import { isRecord } from '../basics/basics.js';
import { PROVIDERS } from '../config/providers.js';
import { extensionOf, isFileRef } from './files.mjs';
import { Unsupported } from './notes.mjs';
import {
  BEDROCK_KEY,
  connectionOf,
  requestEndpoint,
  withoutDefaults,
  withSystemUse,
} from './request-providers.mjs';
import { isProgram, programOf } from './programs.mjs';
import { noteOptions } from './options.mjs';
import { paramsOf, pricingOf, toolsOf } from './params.mjs';
import { labelOf, listOf, slug, unique } from './values.mjs';

/** Services that have been shut down: a test of them can only fail. */
const SHUT_DOWN = [[/^github:/, 'GitHub Models']];

/**
 * Collects models. `add` takes a provider in any of promptfoo's forms and returns its models, each `{ id, ref, label,
 * prompts, options, ways }`; what cannot be carried over is noted and left out. `ways` is what a test must do for the
 * model that an entry of `models` cannot say: `{ system?, tools?, calls?, isParsed?,
 * asked? }`, `asked` being the variables of an endpoint's body. `forgets`: it is sent the last
 * message alone.
 */
export function createModels(files, notes) {
  const connections = createConnections();
  const models = [];
  const known = new Map();
  const ids = new Set();

  const addOne = (options, kind) => {
    const key = JSON.stringify([kind, options]);
    if (known.has(key)) return known.get(key);
    if (isProgram(options.id)) {
      const program = kind === 'chat' ? programOf(options, { files, notes }) : undefined;
      const added = program && programModel(options, program, ids);
      known.set(key, added);
      return added;
    }
    const model = entryFor(options, kind, { connections, files, notes });
    if (model === undefined) return undefined;
    const { ways, forgets, isTransformed = false, ...entry } = model;
    const id = unique(slug(options.label ?? '') || model.model, ids, '-');
    models.push({ id, ...entry });
    const { label, prompts, transform } = options;
    const all = { ...ways, ...(transform && !isTransformed && { transform }) };
    const mayJudge = entry.connection.kind !== 'http';
    const added = { id, ref: options.id, label, prompts, options, forgets, mayJudge, ways: all };
    known.set(key, added);
    return added;
  };

  return {
    add: (value, kind = 'chat') =>
      optionsOf(value, files, notes).flatMap((options) => addOne(options, kind) ?? []),
    /** Leaves the models with these ids, and returns them; once all are added. */
    keep: (used) => {
      const kept = models.filter(({ id }) => used.includes(id));
      models.splice(0, models.length, ...kept);
      return kept;
    },
    /** Once all models are added: what an endpoint is called depends on the others. `systemUse`: see `withSystemUse`. */
    providers: (systemUse) =>
      Object.fromEntries(
        Object.entries(connections.entries(models.map(({ connection }) => connection))).map(
          ([name, entry]) => [name, withSystemUse(entry, systemUse)],
        ),
      ),
    models: () => {
      const names = connections.names(models.map(({ connection }) => connection));
      return models.map(({ connection, ...model }) => ({
        id: model.id,
        provider: names.get(connection),
        ...model,
      }));
    },
  };
}

/** A program is no entry of `models`: its tests have a `command`. */
function programModel({ id, label, prompts, transform, ...others }, program, ids) {
  const name = unique(slug(label ?? id.split('/').at(-1)) || 'program', ids, '-');
  return {
    id: name,
    ref: id,
    label,
    prompts,
    options: { id, label, prompts, transform, ...others },
    ways: { program, isParsed: 'objects', ...(transform && { transform }) },
  };
}

/** A provider as `{ id, label?, config, prompts? }`: promptfoo writes it as text, as a mapping, or in a file. */
function optionsOf(value, files, notes) {
  if (Array.isArray(value)) return value.flatMap((item) => optionsOf(item, files, notes));
  if (isFileRef(value) && !isProgram(value)) return optionsInFile(value, files, notes);
  if (typeof value === 'string') return withPlainId({ id: value, config: {} }, notes);
  if (!isRecord(value)) {
    notes.lost('providers', `an entry that is neither text nor a mapping`);
    return [];
  }
  const entries = Object.entries(value);
  const [[first, inner] = []] = entries;
  const isNamed = value.id === undefined && entries.length === 1 && first.includes(':');
  const named = isNamed ? { id: first, ...(isRecord(inner) ? inner : {}) } : value;
  const { model, ...others } = named;
  const options = named.id === undefined && model !== undefined ? { id: model, ...others } : named;
  if (typeof options.id !== 'string') {
    notes.lost('providers', 'an entry without an id');
    return [];
  }
  if (isFileRef(options.id) && !isProgram(options.id))
    return optionsInFile(options.id, files, notes);
  noteOptions('provider', options, { where: `provider ${options.id}`, notes });
  const config = isRecord(options.config) ? options.config : {};
  return withPlainId({ ...options, label: labelOf(options), config }, notes);
}

/** The provider with a name that is none of the environment's. */
function withPlainId(options, notes) {
  const where = `provider ${options.id}`;
  const id = withoutDefaults(options.id, (name, value) => {
    notes.changed(where, `is ${value}: its name is not read from ${name} here`);
    return value;
  });
  // A URL may be the environment's.
  if (!/\{\{|\{%/.test(id) || isProgram(id) || /^(?:webhook:)?https?:/.test(id))
    return [{ ...options, id }];
  notes.lost(where, 'its name is a template: write the name of the model; it is left out');
  return [];
}

function optionsInFile(ref, files, notes) {
  if (!['.yaml', '.yml', '.json'].includes(extensionOf(ref))) {
    notes.lost(`provider ${ref}`, 'the file is no YAML or JSON, and no script that can be started');
    return [];
  }
  const data = notes.attempt(`provider ${ref}`, () => files.readData(ref));
  return listOf(data).flatMap((item) => (isFileRef(item) ? [] : optionsOf(item, files, notes)));
}

function entryFor(options, kind, context) {
  const found = requestEndpoint(options, kind, context);
  if (found === null) return modelOf(options, kind, context);
  if (found === undefined) return undefined;
  const { name, entry, ...model } = found;
  return { ...model, connection: context.connections.add('http', name, entry) };
}

/** What to write instead, of the vendors' own pages: their options in promptfoo say too little to be carried over. */
const INSTEAD = [
  [
    /^anthropic:claude-(?:agent-sdk|code)\b/,
    'its permissions, hooks and folder are code of the SDK; a `command` test with a `workspace` starts the agent (`claude -p`)',
  ],
  // portkey.ai/docs/api-reference/inference-api/headers
  [
    /^portkey:/,
    'an `openai` provider with `baseUrl: https://api.portkey.ai/v1` and the headers that Portkey names (`x-portkey-api-key`, `x-portkey-provider`)',
  ],
  [
    /^(?:replicate|huggingface:text-generation):/,
    'an `http` provider whose `body` holds the prompt, and whose `responsePath` is where its API answers',
  ],
  // docs.snowflake.com/en/user-guide/snowflake-cortex/cortex-rest-api
  [
    /^snowflake:/,
    'an `openai` provider with `baseUrl: https://<account>.snowflakecomputing.com/api/v2/cortex/v1` and an access token as its key',
  ],
];

function modelOf({ id, config }, kind, context) {
  const { connections, files, notes } = context;
  const where = `provider ${id}`;
  const [, service] = SHUT_DOWN.find(([prefix]) => prefix.test(id)) ?? [];
  if (service !== undefined) {
    notes.lost(
      where,
      `${service} has been shut down: choose another provider; the model is left out`,
    );
    return undefined;
  }
  const family = familyOf(id, kind);
  if (family === undefined) {
    const [, remedy] = INSTEAD.find(([prefix]) => prefix.test(id)) ?? [];
    const instead = remedy === undefined ? '' : `: ${remedy}`;
    notes.lost(where, `kindlm.yaml has no such provider; the model is left out${instead}`);
    return undefined;
  }
  const model = [
    id.replace(family.prefix, ''),
    config.model,
    config.deploymentName,
    config.deployment,
    config.deployment_id,
    family.model,
  ].find(Boolean);
  if (typeof model !== 'string' || model === '') {
    notes.lost(where, 'names no model');
    return undefined;
  }
  const connection = connectionOf(family, { id, config }, where, notes);
  if (connection === undefined) return undefined;
  if (family.changed !== undefined) notes.changed(where, family.changed);
  if (/^[a-z]+:responses|^ollama:completion/.test(id)) {
    notes.changed(where, 'is asked through the chat API');
  }
  const isChat = kind !== 'embedding';
  const { params, isParsed } = isChat ? paramsOf(config, family, { where, notes, files }) : {};
  const pricing = pricingOf(config);
  return {
    model,
    connection: connections.add(family.kind, family.name ?? family.kind, connection),
    ...(params && { params }),
    ...(pricing && { pricing }),
    ways: {
      ...(isParsed && { isParsed }),
      ...(isChat && waysOf(id, config, family, { where, notes, files })),
    },
  };
}

/** What the model is told and offered beside the prompt, which stands in the tests of a kindlm.yaml. */
function waysOf(id, config, family, context) {
  const responses = /^[a-z]+:responses/.test(id) ? { ...family, calls: 'responses' } : family;
  const system = systemOf(config.instructions ?? config.systemInstruction, context);
  return { ...(system !== undefined && { system }), ...toolsOf(config, responses, context) };
}

/** A text, a file, or Gemini's list of parts. */
function systemOf(given, { where, notes, files }) {
  if (given === undefined) return undefined;
  return notes.attempt(`${where}: its system instruction`, () => {
    const text = isFileRef(given) ? files.readText(given).trim() : given;
    const parts = isRecord(text) ? listOf(text.parts).map((part) => part?.text) : [text];
    if (parts.length > 0 && parts.every((part) => typeof part === 'string'))
      return parts.join('\n');
    throw new Unsupported('is no text');
  });
}

// The entries of `providers`: one for each endpoint, named by its kind where a kind has one endpoint.

/**
 * Collects endpoints. `add` returns a handle; names are given at the end, when it is known whether a kind has several
 * endpoints: `names(used)` by handle, and `entries(used)` for `providers`.
 */
function createConnections() {
  const all = [];

  const add = (kind, name, entry) => {
    const known = all.find(
      (other) => other.kind === kind && JSON.stringify(other.entry) === JSON.stringify(entry),
    );
    if (known !== undefined) return known;
    const handle = { kind, name, entry };
    all.push(handle);
    return handle;
  };

  const names = (used) => {
    const found = all.filter((handle) => used.includes(handle));
    const kinds = new Set(found.map(({ kind }) => kind));
    const plain = new Map([...kinds].map((kind) => [plainOf(kind, found), kind]));
    // A name of one's own must not be that of a kind, used or not.
    const taken = new Set(Object.keys(PROVIDERS));
    return new Map(
      found.map((handle) => [handle, plain.get(handle) ?? unique(handle.name, taken, '-')]),
    );
  };

  return {
    add,
    names,
    entries: (used) =>
      Object.fromEntries(
        Array.from(names(used), ([handle, name]) => {
          const { kind, entry } = handle;
          return [name, name === kind ? entry : { kind, ...entry }];
        }),
      ),
  };
}

/** The one endpoint that goes by the kind's own name: the only one, else the provider's own, else none. */
function plainOf(kind, found) {
  const same = found.filter((handle) => handle.kind === kind);
  return same.length === 1
    ? same[0]
    : same.find(({ name, entry }) => name === kind && entry.baseUrl === undefined);
}

// What promptfoo's provider prefixes stand for: which kind of kindlm.yaml provider, and which endpoint.

/** promptfoo asks these endpoints with its OpenAI client, and so with the same defaults. */
const OPENAI_COMPATIBLE = [
  ['abliteration', 'https://api.abliteration.ai/v1', 'ABLIT_KEY'],
  ['ai21', 'https://api.ai21.com/studio/v1', 'AI21_API_KEY'],
  ['aimlapi', 'https://api.aimlapi.com/v1', 'AIML_API_KEY'],
  ['atlascloud', 'https://api.atlascloud.ai/v1', 'ATLASCLOUD_API_KEY'],
  ['cerebras', 'https://api.cerebras.ai/v1', 'CEREBRAS_API_KEY'],
  ['cometapi', 'https://api.cometapi.com/v1', 'COMETAPI_KEY'],
  ['dashscope', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', 'DASHSCOPE_API_KEY'],
  ['deepinfra', 'https://api.deepinfra.com/v1/openai', 'DEEPINFRA_API_KEY'],
  ['deepseek', 'https://api.deepseek.com/v1', 'DEEPSEEK_API_KEY'],
  ['fireworks', 'https://api.fireworks.ai/inference/v1', 'FIREWORKS_API_KEY'],
  ['groq', 'https://api.groq.com/openai/v1', 'GROQ_API_KEY'],
  ['huggingface', 'https://router.huggingface.co/v1', 'HF_TOKEN'],
  ['hyperbolic', 'https://api.hyperbolic.xyz/v1', 'HYPERBOLIC_API_KEY'],
  ['llamaapi', 'https://api.llama.com/compat/v1', 'LLAMA_API_KEY'],
  ['meta', 'https://api.meta.ai/v1', 'MODEL_API_KEY'],
  ['minimax', 'https://api.minimax.io/v1', 'MINIMAX_API_KEY'],
  ['moonshot', 'https://api.moonshot.ai/v1', 'MOONSHOT_API_KEY'],
  ['novita', 'https://api.novita.ai/openai/v1', 'NOVITA_API_KEY'],
  ['nscale', 'https://inference.api.nscale.com/v1', 'NSCALE_SERVICE_TOKEN'],
  ['nvidia', 'https://integrate.api.nvidia.com/v1', 'NVIDIA_API_KEY'],
  ['openrouter', 'https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'],
  ['orcarouter', 'https://api.orcarouter.ai/v1', 'ORCAROUTER_API_KEY'],
  ['perplexity', 'https://api.perplexity.ai', 'PERPLEXITY_API_KEY'],
  ['sambanova', 'https://api.sambanova.ai/v1', 'SAMBANOVA_API_KEY'],
  ['together', 'https://api.together.xyz/v1', 'TOGETHER_API_KEY'],
  ['truefoundry', 'https://llm-gateway.truefoundry.com', 'TRUEFOUNDRY_API_KEY'],
  ['vercel', 'https://ai-gateway.vercel.sh/v1', 'VERCEL_AI_GATEWAY_API_KEY'],
  ['xai', 'https://api.x.ai/v1', 'XAI_API_KEY'],
];
/** Servers of one's own: where they listen unless told otherwise; most ask for no key. */
const LOCAL = [
  ['docker', 'http://localhost:12434/engines/v1', 'DOCKER_MODEL_RUNNER_API_KEY'],
  ['helicone', 'http://localhost:8080/ai', 'HELICONE_API_KEY'],
  ['litellm', 'http://localhost:4000/v1', 'LITELLM_API_KEY'],
  ['lmstudio', 'http://localhost:1234/v1', 'LMSTUDIO_API_KEY'],
  ['localai', 'http://localhost:8080/v1', 'LOCALAI_API_KEY'],
];
const ALIASES = {
  huggingface: ['huggingface', 'hf'],
  dashscope: ['alibaba', 'alicloud', 'aliyun', 'dashscope'],
  together: ['together', 'togetherai'],
};
const heliconeUrl = ({ baseUrl = 'http://localhost:8080', router }) =>
  `${baseUrl}/${router === undefined ? 'ai' : `router/${router}`}`;

/** Kinds of endpoint that answer no chat. */
const NO_CHAT =
  /^(?:assistant|audio|classification|completion|embeddings?|feature-extraction|foundry-agent|image|moderation|realtime|sentence-similarity|text-classification|text-generation|token-classification|token-extraction|transcription|video|voice)(?::|$)/;

/**
 * `kind`: the provider of kindlm.yaml. `name`: what the endpoint is called where a kind has several. `prefix`: what
 * stands before the model's name. `not`: what a name must not begin with. `apiKeyEnv`, `baseUrl`, `temperature`:
 * promptfoo's defaults.
 */
const FAMILIES = [
  {
    kind: 'openai',
    prefix: /^openai:(?:(?:chat|responses)(?::|$))?/,
    not: /^(?:completion|assistant|realtime|image|embeddings?|moderation|transcription|agents?|codex|video|speech|chatkit)\b/,
    apiKeyEnv: 'OPENAI_API_KEY',
    temperature: 0,
  },
  {
    kind: 'openai',
    // OpenAI's models on Bedrock have an endpoint of OpenAI's shape.
    prefix: /^bedrock:(?=openai\.)/,
    not: /^$/,
    apiKeyEnv: BEDROCK_KEY,
    urlOf: ({ region = 'us-east-1' }) => `https://bedrock-mantle.${region}.api.aws/v1`,
    reads: ['region'],
    temperature: 0,
  },
  {
    kind: 'anthropic',
    calls: 'anthropic',
    prefix: /^anthropic:(?:messages(?::|$))?/,
    not: /^(?:completion|claude-agent-sdk|claude-code)\b/,
    apiKeyEnv: 'ANTHROPIC_API_KEY',
    temperature: 0,
  },
  {
    kind: 'mistral',
    prefix: /^mistral:(?:chat(?::|$))?/,
    not: /^embeddings?\b/,
    apiKeyEnv: 'MISTRAL_API_KEY',
  },
  {
    kind: 'cohere',
    prefix: /^cohere:(?:chat(?::|$))?/,
    not: /^embeddings?\b/,
    apiKeyEnv: 'COHERE_API_KEY',
  },
  {
    kind: 'gemini',
    calls: 'gemini',
    prefix: /^(?:google|palm):(?:chat(?::|$))?/,
    not: /^(?:live|image|video|embeddings?)\b/,
    apiKeyEnv: 'GOOGLE_API_KEY',
  },
  {
    kind: 'gemini',
    calls: 'gemini',
    prefix: /^vertex:(?:chat(?::|$))?/,
    // Vertex AI also serves models that the Gemini API does not have.
    not: /^(?!gemini)/,
    apiKeyEnv: 'GOOGLE_API_KEY',
    changed: 'is asked through the Gemini API with a key of its own, not through Vertex AI',
  },
  {
    kind: 'openai',
    name: 'llama-cpp',
    // The server has one model, whatever it is called.
    prefix: /^llama(?=:|$):?/,
    model: 'default',
    not: NO_CHAT,
    baseUrl: '${LLAMA_BASE_URL}/v1',
    apiKeyEnv: 'LLAMA_API_KEY',
    changed:
      'is asked through the chat API of llama.cpp: LLAMA_BASE_URL and LLAMA_API_KEY must be set (to any key where it asks for none)',
  },
  {
    kind: 'ollama',
    prefix: /^ollama:(?:(?:chat|completion)(?::|$))?/,
    not: /^embeddings?\b/,
  },
  {
    kind: 'openai',
    name: 'azure',
    prefix: /^azure(?:openai)?:(?:(?:chat|responses)(?::|$))?/,
    not: NO_CHAT,
    baseUrl: 'https://${AZURE_API_HOST}/openai/v1',
    hostPath: '/openai/v1',
    apiKeyEnv: 'AZURE_API_KEY',
    temperature: 0,
  },
  {
    ...compatible([
      'databricks',
      'https://${DATABRICKS_WORKSPACE_HOST}/serving-endpoints',
      'DATABRICKS_TOKEN',
    ]),
    urlOf: ({ workspaceUrl }) =>
      typeof workspaceUrl === 'string'
        ? `${workspaceUrl.replace(/\/$/, '')}/serving-endpoints`
        : undefined,
  },
  {
    ...compatible([
      'cloudflare-ai',
      'https://api.cloudflare.com/client/v4/accounts/${CLOUDFLARE_ACCOUNT_ID}/ai/v1',
      'CLOUDFLARE_API_KEY',
    ]),
    urlOf: ({ accountId }) =>
      typeof accountId === 'string'
        ? `https://api.cloudflare.com/client/v4/accounts/${accountId}/ai/v1`
        : undefined,
  },
  ...OPENAI_COMPATIBLE.map((endpoint) => compatible(endpoint)),
  ...LOCAL.map((endpoint) => ({
    ...compatible(endpoint),
    ...(endpoint[0] === 'helicone' && { urlOf: heliconeUrl, reads: ['baseUrl', 'router'] }),
    changed: `the environment variable ${endpoint[2]} must be set, to any value where the server asks for no key`,
  })),
];

function compatible([name, baseUrl, apiKeyEnv]) {
  const names = ALIASES[name] ?? [name];
  return {
    kind: 'openai',
    name,
    prefix: new RegExp(`^(?:${names.join('|')}):(?:(?:chat|responses)(?::|$))?`),
    not: NO_CHAT,
    baseUrl,
    apiKeyEnv,
    temperature: 0,
  };
}

/** Providers of kindlm.yaml that embed, by their names in promptfoo. */
const EMBEDDING =
  /^((?:openai|mistral|google|cohere|ollama|azure(?:openai)?|litellm|localai|lmstudio|docker|dashscope|alibaba|alicloud|aliyun|together(?:ai)?|fireworks|nvidia|deepinfra|openrouter)):embeddings?:/;

/** The family of a promptfoo provider id, or undefined. `kind`: `chat` or `embedding`. */
function familyOf(id, kind) {
  if (kind === 'embedding') {
    const [start, name] = EMBEDDING.exec(id) ?? /^(openai):(?=text-embedding)/.exec(id) ?? [];
    const family = FAMILIES.find(({ prefix }) => name !== undefined && prefix.test(`${name}:`));
    return family && { ...family, prefix: start };
  }
  return FAMILIES.find(({ prefix, not }) => prefix.test(id) && !not.test(id.replace(prefix, '')));
}
