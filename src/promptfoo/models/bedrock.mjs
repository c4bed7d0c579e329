// Amazon Bedrock -> `providers.http` with its Converse API, one entry a model, asked with a Bedrock API key.
import { isRecord, otherKeys } from '../values.mjs';
import { withEnvironment } from './environment-names.mjs';
import { toolsOf } from './tools.mjs';

const KEY = 'AWS_BEARER_TOKEN_BEDROCK';
const SIGNED = `is asked with a Bedrock API key (${KEY}), not with signed requests, and parameters without a value are the model's own`;
/** Models that answer no chat, and services beside the models. */
const NO_CHAT =
  /^(?:agents?|kb|knowledge-base|embeddings?|video|nova-sonic|nova-reel|luma|flow)(?::|$)|nova-(?:2-)?(?:sonic|reel|canvas)|titan-(?:image|embed)|stability\.|embed-/;
/** Converse -> promptfoo's names, which differ from family to family. */
const INFERENCE = {
  maxTokens: ['maxTokens', 'max_tokens', 'max_new_tokens', 'max_gen_len', 'maxTokenCount'],
  temperature: ['temperature'],
  topP: ['topP', 'top_p'],
  stopSequences: ['stopSequences', 'stop_sequences', 'stop'],
};
/** They choose the endpoint, or steer promptfoo itself. */
const ELSEWHERE = [
  'region',
  'inferenceModelType',
  'anthropic_version',
  'interfaceConfig',
  'inferenceConfig',
  'toolConfig',
  'tools',
  'tool_choice',
  'toolChoice',
  'showThinking',
  'additionalModelRequestFields',
  'apiKey',
  'endpoint',
];
const PASSED = ['thinking', 'top_k', 'reasoning_effort', 'reasoning_config'];

export const isBedrock = (id) => id.startsWith('bedrock:');

/** OpenAI's models on Bedrock have an endpoint of OpenAI's shape: the provider as one of `openai`, else undefined. */
export function openAiOnBedrock({ id, config, ...options }) {
  const model = /^bedrock:(openai\..+)$/.exec(id)?.[1];
  if (model === undefined) return undefined;
  const { region = 'us-east-1', ...others } = config;
  return {
    ...options,
    id: `openai:${model}`,
    config: {
      apiBaseUrl: `https://bedrock-mantle.${region}.api.aws/v1`,
      apiKeyEnvar: KEY,
      ...others,
    },
  };
}

/** @returns `{ name, entry, model, ways }` of the endpoint, or undefined when it is left out, which is noted. */
export function bedrockEndpoint({ id, config }, context) {
  const { notes, files } = context;
  const where = `provider ${id}`;
  const model = id.replace(/^bedrock:(?:converse:|completion:)?/, '');
  if (NO_CHAT.test(model)) {
    notes.lost(where, 'is no chat model of the Converse API; the model is left out');
    return undefined;
  }
  const region = /^arn:[^:]*:bedrock:([^:]+):/.exec(model)?.[1] ?? config.region ?? 'us-east-1';
  const url = withEnvironment(
    `https://bedrock-runtime.${region}.amazonaws.com/model/${encodeURIComponent(model)}/converse`,
  );
  if (url === undefined) {
    notes.lost(where, `its region ${JSON.stringify(region)} is none that a config can hold`);
    return undefined;
  }
  const offered = toolsOf(
    { ...config, tools: config.tools ?? config.toolConfig?.tools },
    {},
    {
      where,
      notes: { ...notes, changed: () => {} },
      files,
    },
  );
  notes.changed(where, SIGNED);
  return {
    name: 'bedrock',
    model: model.replace(/^arn:.*\//, ''),
    entry: { url, apiKeyEnv: KEY, body: bodyOf(config, offered, where, notes) },
    ways: offered === undefined ? {} : { offered: offered.tools, calls: 'anthropic' },
  };
}

function bodyOf(config, offered, where, notes) {
  const settings = { ...config, ...config.interfaceConfig, ...config.inferenceConfig };
  const inference = Object.entries(INFERENCE).flatMap(([name, names]) => {
    const given = names.find((candidate) => settings[candidate] !== undefined);
    return given === undefined ? [] : [[name, settings[given]]];
  });
  const known = [...ELSEWHERE, ...PASSED, ...Object.values(INFERENCE).flat()];
  for (const key of otherKeys(settings, known)) {
    notes.lost(where, `\`config.${key}\` has no counterpart in the Converse API`);
  }
  const passed = PASSED.filter((key) => settings[key] !== undefined);
  const fields = {
    ...Object.fromEntries(passed.map((key) => [key, settings[key]])),
    ...(isRecord(config.additionalModelRequestFields) && config.additionalModelRequestFields),
  };
  return {
    system: [{ text: '{{system}}' }],
    messages: [{ role: 'user', content: [{ text: '{{prompt}}' }] }],
    ...(inference.length > 0 && { inferenceConfig: Object.fromEntries(inference) }),
    ...(offered && { toolConfig: { tools: offered.tools.map(toolSpec) } }),
    ...(Object.keys(fields).length > 0 && { additionalModelRequestFields: fields }),
  };
}

function toolSpec({ name, description, parameters = { type: 'object' } }) {
  return {
    toolSpec: { name, ...(description && { description }), inputSchema: { json: parameters } },
  };
}

/**
 * Converse refuses an empty system prompt: where not every prompt has one, it goes before the user's message.
 * `use`: `all`, `some` or `none` of the prompts, a judge's among them, have one.
 */
export function withSystemUse(entry, use) {
  if (entry.apiKeyEnv !== KEY || entry.body === undefined || use === 'all') return entry;
  const rest = Object.fromEntries(
    Object.entries(entry.body).filter(([key]) => !['system', 'messages'].includes(key)),
  );
  const text = use === 'some' ? '{{system}}\n\n{{prompt}}' : '{{prompt}}';
  return { ...entry, body: { messages: [{ role: 'user', content: [{ text }] }], ...rest } };
}
