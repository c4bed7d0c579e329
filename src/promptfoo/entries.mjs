// One test of promptfoo with one prompt and one combination of variables -> entries of `tests`.
import { importAsserts } from './asserts/asserts.mjs';
import { expectOf } from './asserts/trajectories.mjs';
import { computedVars } from './inputs/template-expressions.mjs';
import { fillIn } from './inputs/templates.mjs';
import { commandOf } from './models/programs.mjs';
import { isScalar, listOf } from './values.mjs';

const MAX_NAME_LENGTH = 80;

/**
 * The entries for one prompt: one for all models that are asked alike, since instructions and tools of a model stand
 * in the test. `whole`: the test with its default options. `at`: `{ where, values, prompt, index }`.
 */
export function entriesOf(whole, at, context) {
  const models = modelsOf(whole, at.prompt, at.where, context);
  const groups = grouped(models);
  return [...groups.values()].flatMap((alike) =>
    entryOf(whole, { ...at, models: alike, isSplit: groups.size > 1 }, context),
  );
}

function grouped(models) {
  const groups = new Map();
  for (const model of models) {
    const key = JSON.stringify(model.ways.program === undefined ? model.ways : model.id);
    groups.set(key, [...(groups.get(key) ?? []), model]);
  }
  return groups;
}

function entryOf(test, at, context) {
  const { where, values, prompt, models } = at;
  const [{ ways }] = models;
  if (ways.program !== undefined) return programEntry(test, { ...at, ways }, context);
  const asked = context.variants.of(prompt, { ...test.options, system: ways.system }, where);
  if (asked === undefined) return [];
  const variables = [...new Set([...asked.variables, ...(ways.asked ?? [])])];
  const vars = withMissing(values, { ...asked, variables }, where, context.notes);
  const checks = checksOf(test, { ...at, ways, question: questionOf(asked, vars) }, context);
  return [
    {
      name: nameOf(test, at, context.prompts),
      prompt: asked.name,
      ...(Object.keys(vars).length > 0 && { vars }),
      models: models.map(({ id }) => id),
      ...(ways.tools !== undefined && { tools: ways.tools }),
      ...checks,
      ...tagsOf({ ...context.defaultTest.metadata, ...test.metadata }),
    },
  ];
}

/** A test of a program: it gets the prompt as a text, with the variables filled in. */
function programEntry(test, at, context) {
  const { where, values, prompt, ways } = at;
  const variant = context.variants.of(prompt, test.options, where);
  if (variant === undefined) return [];
  const all = withMissing(values, variant, where, context.notes);
  const { command, vars } = commandOf(ways.program, textOf(variant, all), all);
  const checks = checksOf(test, { ...at, question: questionOf(variant, all) }, context);
  return [
    {
      name: nameOf(test, at, context.prompts),
      command,
      vars: { ...all, ...vars },
      ...checks,
      ...tagsOf({ ...context.defaultTest.metadata, ...test.metadata }),
    },
  ];
}

/** What the user asks, with the variables filled in. */
const questionOf = ({ texts }, values) => fillIn(texts.user, values);

/** A chat is handed over as the JSON of its messages. */
function textOf({ texts, text }, values) {
  const filled = (part) => fillIn(part, values);
  if (text !== undefined) return filled(texts.user);
  const { system, history = [], user, assistant } = texts;
  const said = (role, content) => (content === undefined ? [] : [{ role, content }]);
  return JSON.stringify(
    [
      ...said('system', system),
      ...history,
      ...said('user', user),
      ...said('assistant', assistant),
    ].map(({ role, content }) => ({ role, content: filled(content) })),
  );
}

/** `{ expect?, assert?, threshold? }` of the entry. */
function checksOf(test, { where, values, ways, question }, context) {
  const { notes, defaultTest, sharedAsserts } = context;
  const threshold = test.threshold ?? defaultTest.threshold;
  const asserts = [
    ...(sharedAsserts === undefined && !test.options.disableDefaultAsserts
      ? listOf(defaultTest.assert)
      : []),
    ...listOf(test.assert),
  ];
  const imported = importAsserts(asserts, values, {
    ...context,
    where,
    ways,
    question,
    graderOptions: test.options,
    hasThreshold: threshold !== undefined,
    transforms: [ways.transform, transformOf(test.options)].filter((code) => code !== undefined),
  });
  if (imported.length === 0 && asserts.length > 0)
    notes.changed(where, 'asserts nothing of its own any more');
  const assert = imported.filter(({ expect }) => expect === undefined);
  const parts = imported.flatMap(({ expect }) => expect ?? []);
  const all = [...(sharedAsserts ?? []), ...assert];
  return {
    ...(parts.length > 0 && { expect: expectOf(parts, (text) => notes.lost(where, text)) }),
    ...(assert.length > 0 && { assert }),
    ...thresholdOf(threshold, all, where, notes),
  };
}

/** promptfoo changes the output with it before any assertion sees it; `postprocess` is its old name. */
export const transformOf = (options) => options?.transform || options?.postprocess || undefined;

function thresholdOf(threshold, assert, where, notes) {
  if (threshold === undefined) return {};
  if (typeof threshold !== 'number' || !(threshold >= 0 && threshold <= 1)) {
    notes.lost(where, `its threshold ${JSON.stringify(threshold)} is no score from 0 to 1`);
    return {};
  }
  if (assert.some(({ weight }) => weight !== 0)) return { threshold };
  notes.lost(where, 'its threshold has no assertion with a weight to take the mean of');
  return {};
}

/** promptfoo fills them in itself, anew for each answer or from the answers before. */
const FILLED_BY_PROMPTFOO = ['_conversation', 'evaluationId', 'sessionId'];

/** promptfoo renders a variable without a value as nothing. */
function withMissing(given, prompt, where, notes) {
  const values = { ...given, ...computedVars(prompt.computed, given) };
  const missing = prompt.variables.filter((name) => !Object.hasOwn(values, name));
  for (const name of missing) {
    if (FILLED_BY_PROMPTFOO.includes(name)) {
      notes.lost(where, `the variable ${name}, which promptfoo fills in itself, is empty`);
    } else notes.changed(where, `the variable ${name} has no value and is empty`);
  }
  return { ...values, ...Object.fromEntries(missing.map((name) => [name, ''])) };
}

/** The models that run a test with a prompt: promptfoo filters by the test's and the provider's lists. */
function modelsOf(test, prompt, where, context) {
  const own = test.provider === undefined ? context.tested : ownModels(test.provider, context);
  const filter = listOf(test.providers);
  return own
    .filter(
      (model) => filter.length === 0 || filter.some((pattern) => isModelNamed(model, pattern)),
    )
    .filter((model) => isChosen(prompt, model.prompts))
    .filter((model) => !isForgotten(model, prompt, context.notes))
    .flatMap((model) => withPromptConfig(model, prompt, context));
}

/** A model that is sent one message is not asked about a chat with earlier ones. */
function isForgotten({ forgets, ref }, { texts, where }, notes) {
  if (!forgets || texts.history === undefined) return false;
  notes.lost(where, `the model ${ref} is sent the last message alone, and is not asked with it`);
  return true;
}

/** A prompt's own `config` goes before the model's: another model, as far as kindlm.yaml is concerned. */
function withPromptConfig(model, { config }, { models }) {
  if (config === undefined) return [model];
  const { options } = model;
  return models.add({ ...options, config: { ...options.config, ...config } });
}

/** A test's own provider: one of the config's by its name, else another model. */
function ownModels(provider, { tested, models }) {
  const named = tested.filter(({ ref, label }) => provider === ref || provider === label);
  return named.length > 0 ? named : models.add(provider);
}

function isModelNamed({ ref, label }, pattern) {
  if (typeof pattern !== 'string') return false;
  if (pattern.endsWith('*')) {
    return [ref, label].some((name) => name?.startsWith(pattern.slice(0, -1)));
  }
  return label === pattern || ref === pattern || ref.startsWith(`${pattern}:`);
}

/** A list of prompt labels; `group` and `group:*` stand for all labels that start with `group:`. */
export function isChosen({ label, file, where }, filter) {
  if (filter === undefined) return true;
  const names = [label, file, where.replace(/^prompt /, '')].filter((name) => name !== undefined);
  return listOf(filter).some((pattern) => {
    const group = `${String(pattern).replace(/:?\*$/, '')}:`;
    return names.some((name) => name === pattern || name.startsWith(group));
  });
}

/** The description, else the first variable: names are what people read in reports. */
function nameOf({ description }, { values, prompt, models, index, isSplit }, prompts) {
  const marks = [
    ...(prompts.length > 1 ? [prompt.name] : []),
    ...(isSplit ? models.map(({ id }) => id) : []),
  ];
  const [first] = Object.entries(values);
  const words = description ?? (first ? `${first[0]}: ${first[1]}` : `test ${index + 1}`);
  const name = String(words)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  return [short || `test ${index + 1}`, ...marks.map((mark) => `[${mark}]`)].join(' ');
}

/** `key=value`, as promptfoo's --filter-metadata takes them. */
function tagsOf(metadata) {
  const tags = Object.entries(metadata).flatMap(([key, value]) =>
    listOf(value)
      .filter(isScalar)
      .map((item) => `${key}=${item}`),
  );
  return tags.length > 0 ? { tags } : {};
}
