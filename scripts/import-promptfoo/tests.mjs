// promptfoo tests -> `tests`: one for each test, combination of vars, and prompt.
import { importAsserts } from './asserts.mjs';
import { testsOfCsv } from './csv.mjs';
import { FileProblem, extensionOf, isFileRef, pathOf } from './files.mjs';
import { UnusableInput } from './notes.mjs';
import { isRecord, isScalar, listOf, otherKeys, unique } from './values.mjs';
import { combinationsOf, mappingOf } from './vars.mjs';

const TEST_KEYS = [
  'description',
  'vars',
  'assert',
  'threshold',
  'metadata',
  'options',
  'provider',
  'providers',
  'prompts',
];
/** Options that change nothing here, or are read elsewhere. */
const OPTION_KEYS = [
  'provider',
  'disableVarExpansion',
  'runSerially',
  'disableDefaultAsserts',
  'prefix',
  'suffix',
  'transform',
  'postprocess',
  'transformVars',
];
const MAX_TESTS = 10_000;
const MAX_NAME_LENGTH = 80;

/** The list of promptfoo's tests, files read. Without any, promptfoo runs each prompt once. */
export function collectTests(value, files, notes) {
  const found = listOf(value).flatMap((item) => testsOf(item, files, notes));
  return value === undefined ? [{}] : found;
}

function testsOf(item, files, notes) {
  if (isRecord(item) && item.path === undefined) return [item];
  const ref = isRecord(item) ? item.path : item;
  if (typeof ref !== 'string') {
    notes.lost('tests', 'an entry that is neither a test nor a file');
    return [];
  }
  const isWeb = /^(?!file:)[a-z]+:\/\//i.test(ref);
  if (isWeb || !['.yaml', '.yml', '.json', '.jsonl', '.csv'].includes(extensionOf(ref))) {
    notes.lost(`tests ${ref}`, 'only YAML, JSON, JSONL and CSV files are carried over');
    return [];
  }
  return files.matching(ref).flatMap((path) => testsInFile(path, files, notes));
}

function testsInFile(path, files, notes) {
  try {
    return listOf(dataIn(path, files, notes)).flatMap((item) => {
      if (isRecord(item)) return [item];
      notes.lost(`tests ${pathOf(path)}`, 'an entry that is no test');
      return [];
    });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(`tests ${pathOf(path)}`, error.message);
    return [];
  }
}

function dataIn(path, files, notes) {
  if (extensionOf(path) === '.csv') {
    const lost = (text) => notes.lost(`tests ${pathOf(path)}`, text);
    return testsOfCsv(files.readText(path), pathOf(path), lost);
  }
  if (extensionOf(path) !== '.jsonl') return files.readData(path);
  return files
    .readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
}

function parseLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    throw new FileProblem('a line that is no JSON');
  }
}

/** `defaultTest` as a mapping; it may stand in a file. */
export function defaultTestOf(value, files, notes) {
  try {
    const test = isFileRef(value) ? files.readData(value) : (value ?? {});
    if (isRecord(test)) return { ...test, vars: mappingOf(test.vars, files) };
    notes.lost('defaultTest', 'no mapping');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost('defaultTest', error.message);
  }
  return { vars: {} };
}

/**
 * All tests as entries of kindlm.yaml.
 * `context`: `{ config, files, notes, prompts, tested, extra, models, defaultTest, sharedAsserts,
 * isDefaultGrader }`, where `tested`
 * are the models of every test, and `extra` says whether there are others (a judge), so that tests must name theirs.
 */
export function importTests(tests, context) {
  noteOptions('defaultTest', context.defaultTest, context.notes);
  const names = new Set();
  const entries = tests.flatMap((test, index) => testEntries(test, index, context));
  if (entries.length > MAX_TESTS) {
    throw new UnusableInput(`The config makes ${entries.length} tests, the most is ${MAX_TESTS}.`);
  }
  return entries.map((entry) => ({ ...entry, name: unique(entry.name, names, ' #') }));
}

function testEntries(test, index, context) {
  const { notes, files, prompts, defaultTest } = context;
  const where = `test ${index + 1}${test.description ? ` (${test.description})` : ''}`;
  if (test.providerOutput !== undefined) {
    notes.lost(where, 'its output is fixed; write it as a recording (docs/recordings.md)');
    return [];
  }
  for (const key of otherKeys(test, TEST_KEYS)) notes.lost(where, `\`${key}\` has no counterpart`);
  noteOptions(where, test, notes);
  const vars = mappingOrNote(test, where, context);
  if (vars === undefined) return [];
  const options = { ...defaultTest.options, ...test.options };
  if (options.transformVars) {
    notes.lost(
      where,
      'its variables are made by code (`options.transformVars`); the test is left out',
    );
    return [];
  }
  // A test's own variables first: the first one names the test.
  const whole = { ...test, options, vars: { ...vars, ...defaultTest.vars, ...vars } };
  const chosen = prompts.filter((prompt) => isChosen(prompt, test.prompts));
  const combinations = combinationsOf(whole, where, files, notes);
  const entries = combinations.flatMap((values) =>
    chosen.flatMap((prompt) => entryOf(whole, { where, values, prompt, index }, context)),
  );
  if (entries.length === 0 && combinations.length > 0) {
    notes.lost(where, 'none of its prompts and models could be carried over');
  }
  return entries;
}

function mappingOrNote(test, where, { files, notes }) {
  try {
    return mappingOf(test.vars, files);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(where, `${error.message}; the test is left out`);
    return undefined;
  }
}

function noteOptions(where, { options = {} }, notes) {
  for (const key of isRecord(options) ? otherKeys(options, OPTION_KEYS) : []) {
    notes.lost(where, `\`options.${key}\` has no counterpart`);
  }
}

function entryOf(test, { where, values, prompt, index }, context) {
  const { notes, defaultTest, sharedAsserts, prompts } = context;
  const models = modelsOf(test, prompt, where, context);
  if (models.length === 0) return [];
  const asked = context.variants.of(prompt, test.options, where);
  if (asked === undefined) return [];
  const threshold = test.threshold ?? defaultTest.threshold;
  const asserts = [
    ...(sharedAsserts === undefined && !test.options.disableDefaultAsserts
      ? listOf(defaultTest.assert)
      : []),
    ...listOf(test.assert),
  ];
  const assert = importAsserts(asserts, values, {
    ...context,
    where,
    hasThreshold: threshold !== undefined,
    isTransformed: transformOf(test.options) !== undefined,
  });
  if (assert.length === 0 && asserts.length > 0)
    notes.changed(where, 'asserts nothing of its own any more');
  const vars = withMissing(values, asked, where, notes);
  const all = context.extra ? undefined : context.tested;
  return [
    {
      name: nameOf(test, values, index, prompts.length > 1 ? prompt : undefined),
      prompt: asked.name,
      ...(Object.keys(vars).length > 0 && { vars }),
      ...(models.length !== all?.length && { models: models.map(({ id }) => id) }),
      ...(assert.length > 0 && { assert }),
      ...thresholdOf(threshold, [...(sharedAsserts ?? []), ...assert], where, notes),
      ...tagsOf({ ...defaultTest.metadata, ...test.metadata }),
    },
  ];
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

/** promptfoo renders a variable without a value as nothing. */
function withMissing(values, prompt, where, notes) {
  const missing = prompt.variables.filter((name) => !Object.hasOwn(values, name));
  for (const name of missing)
    notes.changed(where, `the variable ${name} has no value and is empty`);
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
    .filter((model) => isChosen(prompt, model.prompts));
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
function isChosen({ label, file, where }, filter) {
  if (filter === undefined) return true;
  const names = [label, file, where.replace(/^prompt /, '')].filter((name) => name !== undefined);
  return listOf(filter).some((pattern) => {
    const group = `${String(pattern).replace(/:?\*$/, '')}:`;
    return names.some((name) => name === pattern || name.startsWith(group));
  });
}

/** The description, else the first variable: names are what people read in reports. */
function nameOf({ description }, values, index, prompt) {
  const [first] = Object.entries(values);
  const words = description ?? (first ? `${first[0]}: ${first[1]}` : `test ${index + 1}`);
  const name = String(words)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  return `${short || `test ${index + 1}`}${prompt ? ` [${prompt.name}]` : ''}`;
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
