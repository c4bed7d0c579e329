// promptfoo providers -> `providers` and `models`.
import { templateVariables } from '../../config/placeholders.js';
import { bedrockEndpoint, isBedrock, openAiOnBedrock, withSystemUse } from './bedrock.mjs';
import { createConnections } from './connections.mjs';
import { familyOf } from './known-endpoints.mjs';
import { wholeEnvironment, withEnvironment } from './environment-names.mjs';
import { FileProblem, extensionOf, isFileRef } from '../inputs/files.mjs';
import { headersOf, httpEndpoint, isHttp } from './http-provider.mjs';
import { paramsOf, pricingOf } from './params.mjs';
import { isPrediction, predictionEndpoint, withoutSystem } from './predictions.mjs';
import { isProgram, programOf } from './programs.mjs';
import { toolsOf } from './tools.mjs';
import { isRecord, listOf, otherKeys, slug, unique } from '../values.mjs';

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
    const { ways, forgets, ...entry } = model;
    const id = unique(slug(options.label ?? '') || model.model, ids, '-');
    models.push({ id, ...entry });
    const { label, prompts, transform } = options;
    const all = { ...ways, ...(transform && { transform }) };
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
    /** Once all models are added: what an endpoint is called depends on the others. `systemUse`: see bedrock.mjs. */
    providers: (systemUse) =>
      Object.fromEntries(
        Object.entries(connections.entries(models.map(({ connection }) => connection))).map(
          ([name, entry]) => [name, withoutSystem(withSystemUse(entry, systemUse), systemUse)],
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
  if (typeof value === 'string') return [{ id: value, config: {} }];
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
  for (const key of otherKeys(options, ['id', 'label', 'config', 'prompts', 'transform'])) {
    notes.lost(`provider ${options.id}`, `\`${key}\` has no counterpart`);
  }
  return [{ ...options, config: isRecord(options.config) ? options.config : {} }];
}

function optionsInFile(ref, files, notes) {
  if (!['.yaml', '.yml', '.json'].includes(extensionOf(ref))) {
    notes.lost(`provider ${ref}`, 'the file is no YAML or JSON, and no script that can be started');
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

function entryFor(options, kind, context) {
  const asOpenAi = openAiOnBedrock(options);
  if (asOpenAi !== undefined) return modelOf(asOpenAi, kind, context);
  const asked =
    kind !== 'chat'
      ? undefined
      : [
          [isBedrock, bedrockEndpoint],
          [isPrediction, predictionEndpoint],
        ].find(([isIts]) => isIts(options.id));
  if (asked !== undefined) {
    const found = asked[1](options, context);
    if (found === undefined) return undefined;
    const { name, entry, ...model } = found;
    return { ...model, connection: context.connections.add('http', name, entry), forgets: true };
  }
  if (isHttp(options.id)) return httpModelOf(options, context.connections, context.notes);
  return modelOf(options, kind, context);
}

function httpModelOf(options, connections, notes) {
  const found = httpEndpoint(options, notes);
  if (found === undefined) return undefined;
  const body = JSON.stringify(found.entry.body ?? '{{messages}}');
  const variables = templateVariables(found.entry.body);
  const asked = variables === 'all' ? [] : [...variables];
  return {
    model: found.model,
    connection: connections.add('http', found.name, found.entry),
    forgets: !/\{\{\s*messages\s*\}\}/.test(body),
    ways: asked.length > 0 ? { asked } : {},
  };
}

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
    notes.lost(where, 'kindlm.yaml has no such provider; the model is left out');
    return undefined;
  }
  const model = [
    id.replace(family.prefix, ''),
    config.model,
    config.deploymentName,
    config.deployment,
    config.deployment_id,
  ].find(Boolean);
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
  try {
    const text = isFileRef(given) ? files.readText(given).trim() : given;
    const parts = isRecord(text) ? listOf(text.parts).map((part) => part?.text) : [text];
    if (parts.length > 0 && parts.every((part) => typeof part === 'string'))
      return parts.join('\n');
    notes.lost(where, 'its system instruction is no text');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(where, `its system instruction: ${error.message}`);
  }
  return undefined;
}

/** Where the model is reached; undefined when that cannot be said, for it must not be asked somewhere else. */
function connectionOf(family, config, where, notes) {
  const host = config.apiHost && `https://${config.apiHost}${family.hostPath ?? '/v1'}`;
  const given = config.apiBaseUrl ?? host ?? family.urlOf?.(config);
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
