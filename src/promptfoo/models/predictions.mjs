// Services that complete a text instead of answering a chat -> `providers.http`: Replicate, and text generation of
// Hugging Face's shape.
import { isRecord } from '../values.mjs';
import { withFiles } from './params.mjs';
import { withEnvironment } from './environment-names.mjs';

const REPLICATE_KEY = 'REPLICATE_API_TOKEN';
const GENERATION = /^huggingface:text-generation:/;
/** They choose the endpoint, or steer promptfoo itself. */
const ELSEWHERE = ['apiKey', 'apiKeyEnvar', 'apiEndpoint', 'prompt', 'cost'];
const BOTH = '{{system}}\n\n{{prompt}}';

export const isPrediction = (id) => id.startsWith('replicate:') || GENERATION.test(id);

/** @returns `{ name, entry, model }` of the endpoint, or undefined when it is left out, which is noted. */
export function predictionEndpoint({ id, config }, context) {
  const { notes } = context;
  const where = `provider ${id}`;
  const found = id.startsWith('replicate:')
    ? replicate(id.replace('replicate:', ''), config, { where, ...context })
    : generation(id.replace(GENERATION, ''), config, { where, ...context });
  if (found === undefined) return undefined;
  notes.changed(where, 'a chat is asked as one text: the system prompt, and the message below it');
  return found;
}

/** A version has 64 digits; models without one are called by their name. */
function replicate(model, config, { where, notes, files }) {
  const [, name, version] = /^(?:image:)?([\w.-]+\/[\w.-]+)(?::([0-9a-f]{8,}))?$/.exec(model) ?? [];
  if (name === undefined || model.startsWith('image:')) {
    notes.lost(where, 'names no language model of Replicate; the model is left out');
    return undefined;
  }
  const { prefix = '', suffix = '' } = isRecord(config.prompt) ? config.prompt : {};
  const input = {
    prompt: `${prefix}${BOTH}${suffix}`,
    ...settingsOf(config, { where, notes, files }),
  };
  const path = version === undefined ? `models/${name}/predictions` : 'predictions';
  return {
    name: 'replicate',
    model: name,
    entry: {
      url: `https://api.replicate.com/v1/${path}`,
      apiKeyEnv: REPLICATE_KEY,
      headers: { Prefer: 'wait' },
      body: { ...(version !== undefined && { version }), input },
      responsePath: 'output.*',
    },
  };
}

function generation(model, config, { where, notes, files }) {
  const url = withEnvironment(
    config.apiEndpoint ?? `https://router.huggingface.co/hf-inference/models/${model}`,
  );
  if (url === undefined) {
    notes.lost(where, 'its `apiEndpoint` is none that a config can hold; the model is left out');
    return undefined;
  }
  const parameters = settingsOf(config, { where, notes, files });
  return {
    name: 'huggingface',
    model,
    entry: {
      url,
      apiKeyEnv: 'HF_TOKEN',
      body: { inputs: BOTH, ...(Object.keys(parameters).length > 0 && { parameters }) },
      responsePath: '0.generated_text',
    },
  };
}

/** The model's own settings, as they stand. */
function settingsOf(config, { where, notes, files }) {
  const entries = Object.entries(config).filter(([key]) => !ELSEWHERE.includes(key));
  return Object.fromEntries(
    entries.flatMap(([key, given]) => {
      const [value, problem] = withFiles(given, files);
      if (problem === undefined) return [[key, value]];
      notes.lost(where, `\`config.${key}\`: ${problem}`);
      return [];
    }),
  );
}

/** Where nothing has a system prompt, the text is the message alone. `use`: see bedrock.mjs. */
export function withoutSystem(entry, use) {
  const holder = entry.body?.input ?? entry.body;
  const key = entry.body?.input === undefined ? 'inputs' : 'prompt';
  const text = holder?.[key];
  if (use !== 'none' || typeof text !== 'string' || !text.includes(BOTH)) return entry;
  const filled = { ...holder, [key]: text.replace(BOTH, '{{prompt}}') };
  return {
    ...entry,
    body: entry.body.input === undefined ? filled : { ...entry.body, input: filled },
  };
}
