// promptfoo providers -> `providers` and `models`.
import { createConnections } from './connections.mjs';
import { familyOf } from './endpoints.mjs';
import { wholeEnvironment, withEnvironment } from './environment.mjs';
import { FileProblem, extensionOf, isFileRef } from './files.mjs';
import { httpEndpoint, isHttp } from './http-endpoint.mjs';
import { isRecord, listOf, otherKeys, slug, unique } from './values.mjs';

/** Parameter -> promptfoo's names of it, and what kindlm.yaml accepts. */
const PARAMS = {
  temperature: { names: ['temperature'], valid: inRange(0, 2) },
  maxTokens: {
    names: [
      'max_tokens',
      'max_completion_tokens',
      'max_output_tokens',
      'maxOutputTokens',
      'num_predict',
    ],
    valid: (value) => Number.isInteger(value) && value >= 1 && value <= 128_000,
  },
  topP: { names: ['top_p', 'topP'], valid: inRange(0, 1) },
  stopSequences: {
    names: ['stop', 'stop_sequences', 'stopSequences'],
    valid: (value) => listOf(value).every((text) => typeof text === 'string'),
  },
  seed: { names: ['seed'], valid: Number.isInteger },
};
const CONNECTION = [
  'apiKey',
  'apiKeyEnvar',
  'apiBaseUrl',
  'apiHost',
  'apiVersion',
  'deploymentName',
  'organization',
  'model',
];
/** promptfoo parses what such a model answers. */
const PARSED =
  ': the model is not asked for JSON, and `javascript` gets the text, not the parsed value';
const PRICES = ['cost', 'inputCost', 'outputCost'];

function inRange(from, to) {
  return (value) => typeof value === 'number' && value >= from && value <= to;
}

/**
 * Collects models. `add` takes a provider in any of promptfoo's forms and returns its models, each `{ id, ref, label,
 * prompts }`; what cannot be carried over is noted and left out.
 */
export function createModels(files, notes) {
  const connections = createConnections();
  const models = [];
  const known = new Map();
  const ids = new Set();

  const addOne = (options, kind) => {
    const key = JSON.stringify([kind, options]);
    if (known.has(key)) return known.get(key);
    const model = isHttp(options.id)
      ? httpModelOf(options, connections, notes)
      : modelOf(options, kind, connections, notes);
    if (model === undefined) return undefined;
    const id = unique(slug(options.label ?? '') || model.model, ids, '-');
    models.push({ id, ...model });
    const added = { id, ref: options.id, label: options.label, prompts: options.prompts };
    known.set(key, added);
    return added;
  };

  return {
    add: (value, kind = 'chat') =>
      optionsOf(value, files, notes).flatMap((options) => addOne(options, kind) ?? []),
    count: () => models.length,
    /** Once all models are added: what an endpoint is called depends on the others. */
    providers: () => connections.entries(),
    models: () => {
      const names = connections.names();
      return models.map(({ connection, ...model }) => ({
        id: model.id,
        provider: names.get(connection),
        ...model,
      }));
    },
  };
}

/** A provider as `{ id, label?, config, prompts? }`: promptfoo writes it as text, as a mapping, or in a file. */
function optionsOf(value, files, notes) {
  if (Array.isArray(value)) return value.flatMap((item) => optionsOf(item, files, notes));
  if (isFileRef(value)) return optionsInFile(value, files, notes);
  if (typeof value === 'string') return [{ id: value, config: {} }];
  if (!isRecord(value)) {
    notes.lost('providers', `an entry that is neither text nor a mapping`);
    return [];
  }
  const entries = Object.entries(value);
  const [[first, inner] = []] = entries;
  const isNamed = value.id === undefined && entries.length === 1 && first.includes(':');
  const options = isNamed ? { id: first, ...(isRecord(inner) ? inner : {}) } : value;
  if (typeof options.id !== 'string') {
    notes.lost('providers', 'an entry without an id');
    return [];
  }
  if (isFileRef(options.id)) return optionsInFile(options.id, files, notes);
  if (options.transform) {
    notes.lost(
      `provider ${options.id}`,
      'its output is transformed before it is judged, and outputs are not transformed; the model is left out',
    );
    return [];
  }
  for (const key of otherKeys(options, ['id', 'label', 'config', 'prompts', 'transform'])) {
    notes.lost(`provider ${options.id}`, `\`${key}\` has no counterpart`);
  }
  return [{ ...options, config: isRecord(options.config) ? options.config : {} }];
}

function optionsInFile(ref, files, notes) {
  if (!['.yaml', '.yml', '.json'].includes(extensionOf(ref))) {
    notes.lost(`provider ${ref}`, 'custom providers are code, which the action does not run');
    return [];
  }
  try {
    const data = files.readData(ref);
    return listOf(data).flatMap((item) => (isFileRef(item) ? [] : optionsOf(item, files, notes)));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(`provider ${ref}`, error.message);
    return [];
  }
}

function httpModelOf(options, connections, notes) {
  const found = httpEndpoint(options, notes);
  if (found === undefined) return undefined;
  return { model: found.model, connection: connections.add('http', found.name, found.entry) };
}

function modelOf({ id, config }, kind, connections, notes) {
  const where = `provider ${id}`;
  const family = familyOf(id, kind);
  if (family === undefined) {
    notes.lost(where, 'kindlm.yaml has no such provider; the model is left out');
    return undefined;
  }
  const model = id.replace(family.prefix, '') || config.model || config.deploymentName;
  if (typeof model !== 'string' || model === '') {
    notes.lost(where, 'names no model');
    return undefined;
  }
  const connection = connectionOf(family, config, where, notes);
  if (connection === undefined) return undefined;
  if (family.changed !== undefined) notes.changed(where, family.changed);
  if (/^[a-z]+:responses|^ollama:completion/.test(id)) {
    notes.changed(where, 'is asked through the chat API');
  }
  const params = kind === 'embedding' ? {} : paramsOf(config, family, where, notes);
  const pricing = pricingOf(config);
  return {
    model,
    connection: connections.add(family.kind, family.name ?? family.kind, connection),
    ...(Object.keys(params).length > 0 && { params }),
    ...(pricing && { pricing }),
  };
}

/** Where the model is reached; undefined when that cannot be said, for it must not be asked somewhere else. */
function connectionOf(family, config, where, notes) {
  const host = config.apiHost && `https://${config.apiHost}${family.hostPath ?? '/v1'}`;
  const given = config.apiBaseUrl ?? host;
  const url = given === undefined ? family.baseUrl : withEnvironment(given);
  if (given !== undefined && url === undefined) {
    notes.lost(where, `its URL ${JSON.stringify(given)} is none that a config can hold`);
    return undefined;
  }
  const apiKeyEnv = keyNameOf(config, where, notes) ?? family.apiKeyEnv;
  return {
    ...(apiKeyEnv !== undefined && { apiKeyEnv }),
    ...(url !== undefined && { baseUrl: url }),
    ...(typeof config.organization === 'string' && { organization: config.organization }),
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

/** promptfoo's own defaults are written out where they are not those of kindlm.yaml. */
function paramsOf(config, family, where, notes) {
  const settings = { ...config, ...(isRecord(config.generationConfig) && config.generationConfig) };
  const used = ['generationConfig', ...CONNECTION, ...PRICES];
  const params = family.temperature === undefined ? {} : { temperature: family.temperature };
  for (const [param, { names, valid }] of Object.entries(PARAMS)) {
    const name = names.find((candidate) => settings[candidate] !== undefined);
    used.push(...names);
    if (name === undefined) continue;
    if (valid(settings[name])) {
      params[param] = param === 'stopSequences' ? listOf(settings[name]) : settings[name];
    } else {
      notes.lost(where, `\`config.${name}\` has a value that kindlm.yaml does not take`);
    }
  }
  for (const key of otherKeys(settings, used)) {
    const also = key === 'response_format' ? PARSED : '';
    notes.lost(where, `\`config.${key}\` has no counterpart${also}`);
  }
  return params;
}

/** promptfoo counts USD a token, kindlm.yaml USD a million tokens. */
function pricingOf({ cost, inputCost = cost, outputCost = cost }) {
  if (!inRange(0, 1)(inputCost) || !inRange(0, 1)(outputCost)) return undefined;
  const perMillion = (price) => Number((price * 1_000_000).toPrecision(12));
  return { input: perMillion(inputCost), output: perMillion(outputCost) };
}
