// `config` of a promptfoo provider -> `params`, `pricing`, and what else belongs to the model.
import { isRecord } from '../basics/basics.js';
import { extensionOf, isFileRef, pathOf } from './files.mjs';
import { Unsupported } from './notes.mjs';
import { isIdleConfig } from './options.mjs';
import { listOf, otherKeys } from './values.mjs';

/** Parameter -> promptfoo's names of it, and what kindlm.yaml accepts. */
const PARAMS = {
  temperature: { names: ['temperature'], valid: inRange(0, 2) },
  maxTokens: {
    names: [
      'max_tokens',
      'maxTokens',
      'max_completion_tokens',
      'max_output_tokens',
      'maxOutputTokens',
      'max_new_tokens',
      'num_predict',
    ],
    valid: (value) => Number.isInteger(value) && value >= 1 && value <= 128_000,
  },
  topP: { names: ['top_p', 'topP'], valid: inRange(0, 1) },
  stopSequences: {
    names: ['stop', 'stop_sequences', 'stopSequences'],
    valid: (value) => listOf(value).every((text) => typeof text === 'string'),
  },
  seed: { names: ['seed', 'random_seed'], valid: Number.isInteger },
};
/** Read elsewhere: where the model is, what it costs, the tools that it has. */
const ELSEWHERE = [
  'apiKey',
  'apiKeyEnvar',
  'apiBaseUrl',
  'apiHost',
  'apiVersion',
  'apiKeyRequired',
  'deployment',
  'deployment_id',
  'deploymentName',
  'omitDefaults',
  'organization',
  'workspaceUrl',
  'accountId',
  'model',
  'headers',
  'generationConfig',
  'passthrough',
  'extra_body',
  'cost',
  'inputCost',
  'outputCost',
  'instructions',
  'systemInstruction',
  'tools',
  'functions',
  'tool_choice',
  'toolChoice',
  'tool_config',
  'toolConfig',
  'function_call',
];
/** Fields of a request that the action fills in itself. */
const DECIDED = ['messages', 'system', 'stream', 'n'];
const CHAT = [
  'audio',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'metadata',
  'modalities',
  'parallel_tool_calls',
  'prediction',
  'presence_penalty',
  'prompt_cache_key',
  'prompt_cache_retention',
  'reasoning_effort',
  'response_format',
  'safety_identifier',
  'service_tier',
  'store',
  'top_logprobs',
  'user',
  'verbosity',
  'web_search_options',
];
/** Of models that one serves oneself, and of services that serve many. */
const SAMPLING = ['min_p', 'repetition_penalty', 'thinking', 'top_k'];
/**
 * The fields that a request may have, by the API that is asked: of a kind, or of one of its endpoints by name. Nothing
 * else of `config` is sent, since promptfoo's own options stand beside them, and a vendor refuses what it does not know.
 */
const FIELDS = {
  openai: CHAT,
  anthropic: ['cache_control', 'metadata', 'output_config', 'service_tier', 'thinking', 'top_k'],
  mistral: [
    'frequency_penalty',
    'guardrails',
    'metadata',
    'parallel_tool_calls',
    'prediction',
    'presence_penalty',
    'prompt_cache_key',
    'prompt_mode',
    'reasoning_effort',
    'response_format',
    'safe_prompt',
  ],
  gemini: ['extra_body', 'reasoning_effort', 'response_format'],
  cohere: ['frequency_penalty', 'presence_penalty', 'reasoning_effort', 'response_format'],
  ollama: ['frequency_penalty', 'presence_penalty', 'reasoning_effort', 'response_format'],
  azure: [...CHAT, 'data_sources'],
  deepseek: [...CHAT, 'thinking'],
  groq: [...CHAT, 'include_reasoning', 'reasoning_format', 'search_settings'],
  openrouter: [
    ...CHAT,
    ...SAMPLING,
    'include_reasoning',
    'models',
    'plugins',
    'provider',
    'route',
    'top_a',
    'transforms',
    'usage',
  ],
  perplexity: [
    ...CHAT,
    'return_images',
    'return_related_questions',
    'search_after_date_filter',
    'search_before_date_filter',
    'search_domain_filter',
    'search_mode',
    'search_recency_filter',
    'top_k',
  ],
  xai: [...CHAT, 'deferred', 'search_parameters'],
};
/** Every other endpoint of OpenAI's shape that has a name of its own. */
const OF_OTHERS = [...CHAT, ...SAMPLING];

function inRange(from, to) {
  return (value) => typeof value === 'number' && value >= from && value <= to;
}

/**
 * @returns `{ params?, isParsed }`; promptfoo's own defaults are written out where they are not those of kindlm.yaml.
 * `isParsed`: promptfoo parses what such a model answers, and hands the value to assertions.
 */
export function paramsOf(config, family, context) {
  const settings = { ...config, ...(isRecord(config.generationConfig) && config.generationConfig) };
  const idle = Object.keys(settings).filter(
    (key) => isIdleConfig(key) && family.reads?.includes(key) !== true,
  );
  for (const key of idle) context.notes.idle(`config.${key}`);
  const used = [...ELSEWHERE, ...idle, ...(family.reads ?? [])];
  const hasDefault = family.temperature !== undefined && config.omitDefaults !== true;
  const params = hasDefault ? { temperature: family.temperature } : {};
  for (const [param, { names, valid }] of Object.entries(PARAMS)) {
    const name = names.find((candidate) => settings[candidate] !== undefined);
    used.push(...names);
    if (name === undefined) continue;
    if (valid(settings[name])) {
      params[param] = param === 'stopSequences' ? listOf(settings[name]) : settings[name];
    } else {
      context.notes.lost(
        context.where,
        `\`config.${name}\` has a value that kindlm.yaml does not take`,
      );
    }
  }
  const rest = Object.fromEntries(otherKeys(settings, used).map((key) => [key, settings[key]]));
  const asIs = { ...config.extra_body, ...config.passthrough };
  const extra = extraOf({ ...rest, ...asIs }, { family, asIs: Object.keys(asIs), ...context });
  return {
    ...((Object.keys(params).length > 0 || Object.keys(extra).length > 0) && {
      params: { ...params, ...(Object.keys(extra).length > 0 && { extra }) },
    }),
    isParsed: [extra.response_format, extra.output_config?.format].some(
      (format) => format?.type === 'json_schema',
    ),
  };
}

const fieldsOf = ({ kind, name }) => FIELDS[name ?? kind] ?? OF_OTHERS;

/** `params.extra`: further fields of the request, under the names of the API that the action asks. */
function extraOf(settings, { where, notes, files, family, asIs }) {
  const { kind } = family;
  const extra = {};
  for (const [key, given] of Object.entries(settings)) {
    if (given === undefined || given === null) continue;
    const lost = (text) => notes.lost(where, `\`config.${key}\`${text}`);
    const value = notes.attempt(`${where}: \`config.${key}\``, () => withFiles(given, files));
    if (value === undefined) continue;
    // These two are asked through an endpoint of OpenAI's shape, and `passthrough` is written for their own.
    const isAsIs = asIs.includes(key) && !['gemini', 'ollama'].includes(kind);
    const field = isAsIs ? [key, value] : renamed(key, value, kind);
    const [name, sent] = field ?? [];
    if (DECIDED.includes(key)) lost(' is decided by the action');
    else if (name === undefined) lost(' has no counterpart in the API that the action asks');
    else if (isAsIs || fieldsOf(family).includes(name)) {
      extra[name] = isRecord(extra[name]) && isRecord(sent) ? merged(extra[name], sent) : sent;
    } else lost(' is no known field of the request, and is not sent: `params.extra` sends a field');
  }
  return extra;
}

function merged(one, other) {
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      isRecord(one[key]) && isRecord(other[key])
        ? merged(one[key], other[key])
        : (other[key] ?? one[key]),
    ]),
  );
}

/** The field of the request: `[name, value]`, or undefined where the API has none. */
function renamed(key, value, kind) {
  if (key === 'response_format') return [key, chatFormat(value)];
  if (kind === 'anthropic') {
    if (key === 'output_format') return ['output_config', { format: value }];
    if (key === 'effort') return ['output_config', { effort: value }];
  } else if (kind === 'gemini') {
    return geminiField(key, value);
  } else if (key === 'dataSources') {
    return ['data_sources', value];
  } else if (key === 'reasoning') {
    return isRecord(value) && typeof value.effort === 'string'
      ? ['reasoning_effort', value.effort]
      : undefined;
  }
  // Ollama's chat endpoint of OpenAI's shape does not read the native options.
  if (kind === 'ollama' && !FIELDS.ollama.includes(key)) return undefined;
  return [key, value];
}

/** Gemini is asked through its endpoint of OpenAI's shape, which has names of its own. */
function geminiField(key, value) {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (name === 'response_schema') {
    const schema = lowerCaseTypes(value);
    return ['response_format', { type: 'json_schema', json_schema: { name: 'answer', schema } }];
  }
  if (name === 'response_mime_type') {
    return value === 'application/json' ? ['response_format', { type: 'json_object' }] : undefined;
  }
  if (name === 'thinking_config') {
    const inner = Object.entries(isRecord(value) ? value : {}).map(([option, given]) => [
      option.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof given === 'string' ? given.toLowerCase() : given,
    ]);
    return ['extra_body', { google: { thinking_config: Object.fromEntries(inner) } }];
  }
  return FIELDS.gemini.includes(name) ? [name, value] : undefined;
}

/** Gemini writes the types of a JSON Schema in capitals. */
function lowerCaseTypes(schema) {
  if (Array.isArray(schema)) return schema.map(lowerCaseTypes);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'type' && typeof value === 'string' ? value.toLowerCase() : lowerCaseTypes(value),
    ]),
  );
}

/** The Responses API writes `name` and `schema` beside the type, the chat API below `json_schema`. */
function chatFormat(value) {
  if (!isRecord(value) || value.type !== 'json_schema' || value.json_schema !== undefined)
    return value;
  const { type, ...json_schema } = value;
  return { type, json_schema: { name: 'answer', ...json_schema } };
}

/** The value with its files read. Throws Unsupported. */
export function withFiles(value, files, depth = 0) {
  if (depth > 20) throw new Unsupported('its files name each other');
  if (isFileRef(value)) {
    if (!['.json', '.yaml', '.yml'].includes(extensionOf(value))) {
      throw new Unsupported(`${pathOf(value)} is code, which the import does not run`);
    }
    return withFiles(files.readData(value), files, depth + 1);
  }
  if (typeof value === 'string' && /\{\{|\{%/.test(value)) {
    throw new Unsupported(`the template ${JSON.stringify(value)} is not filled in there`);
  }
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files, depth));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withFiles(inner, files, depth)]),
  );
}

/** promptfoo counts USD a token, kindlm.yaml USD a million tokens. */
export function pricingOf({ cost, inputCost = cost, outputCost = cost }) {
  if (!inRange(0, 1)(inputCost) || !inRange(0, 1)(outputCost)) return undefined;
  const perMillion = (price) => Number((price * 1_000_000).toPrecision(12));
  return { input: perMillion(inputCost), output: perMillion(outputCost) };
}

// `config.tools` of a promptfoo provider -> `tools` of its tests.

/**
 * The tools that a model is offered: `{ tools, calls }`, or undefined. `calls` is the shape in which promptfoo shows
 * the model's calls as its output. What cannot be carried over is noted.
 */
export function toolsOf(config, family, context) {
  const { where, notes, files } = context;
  const isLegacy = config.tools === undefined && config.functions !== undefined;
  const given = config.tools ?? config.functions ?? config.toolConfig?.tools;
  if (given === undefined) return undefined;
  const tools = notes.attempt(`${where}: \`config.tools\``, () => {
    const found = declarations(withFiles(given, files)).map(toolOf);
    if (found.length > 0 && !found.includes(undefined)) return found;
    throw new Unsupported('a tool that is no function with a name');
  });
  if (tools === undefined) return undefined;
  const choice = config.tool_choice ?? config.toolChoice ?? config.function_call;
  const mode = config.tool_config?.function_calling_config?.mode ?? choice;
  const word = isRecord(mode) ? (mode.type ?? Object.keys(mode)[0]) : (mode ?? 'auto');
  if (String(word).toLowerCase() !== 'auto') {
    notes.lost(
      where,
      '`config.tool_choice` forces a call, which would never let the tool loop end: the model chooses itself',
    );
  }
  notes.changed(
    where,
    'a tool that is called answers `{}`, and the model goes on; promptfoo ends at the call: write `responses` in `tools`',
  );
  return { tools, calls: isLegacy ? 'function' : (family.calls ?? 'openai') };
}

/** A list, or Gemini's lists of declarations inside of one. */
function declarations(value) {
  return listOf(value).flatMap((item) => {
    const inner = isRecord(item)
      ? (item.functionDeclarations ?? item.function_declarations)
      : undefined;
    return inner === undefined ? [item] : listOf(inner);
  });
}

function toolOf(item) {
  const tool = isRecord(item?.function) ? item.function : (item?.toolSpec ?? item);
  if (!isRecord(tool) || typeof tool.name !== 'string' || tool.name === '') return undefined;
  // A tool of the vendor's own has a type and perhaps a name, and no parameters.
  if (tool.type !== undefined && !['function', 'custom'].includes(tool.type)) return undefined;
  const parameters = tool.parameters ?? tool.input_schema ?? tool.inputSchema?.json;
  return {
    name: tool.name,
    ...(typeof tool.description === 'string' && { description: tool.description }),
    ...(isRecord(parameters) && { parameters: lowerCaseTypes(parameters) }),
    defaultResponse: {},
  };
}
