// promptfoo tests -> `tests`: one for each test, combination of vars, and prompt.
import { isDeepStrictEqual } from 'node:util';
import { isRecord, parsedJson } from '../basics/basics.js';
import { importAsserts } from './asserts.mjs';
import { isImageRef, withImageFiles } from './chat-images.mjs';
import { extensionOf, isFileRef, pathOf, testsOfCsv } from './files.mjs';
import { createNotes, Unsupported, UnusableInput } from './notes.mjs';
import { noteOptions } from './options.mjs';
import { commandOf } from './programs.mjs';
import { combinationsOf, computedVars, fillIn, mappingOf } from './template-vars.mjs';
import { isScalar, listOf, otherKeys, unique } from './values.mjs';

const DATA = ['.yaml', '.yml', '.json', '.jsonl', '.csv'];
const MAX_TESTS = 10_000;

/** The list of promptfoo's tests, files read. Without any, promptfoo runs each prompt once. */
export function collectTests({ tests, scenarios }, files, notes) {
  const found = listOf(tests).flatMap((item) => testsOf(item, files, notes));
  const staged = listOf(scenarios).flatMap((item) => scenesOf(item, files, notes));
  return tests === undefined && listOf(scenarios).length === 0 ? [{}] : [...found, ...staged];
}

/** A scenario runs each of its tests with each entry of its `config`, whose parts go before the test's. */
function scenesOf(item, files, notes) {
  const scenarios = isFileRef(item) ? dataOrNote(item, files, notes) : [item];
  return scenarios.flatMap((scenario) => {
    if (!isRecord(scenario)) {
      notes.lost('scenarios', 'an entry that is no mapping');
      return [];
    }
    for (const key of otherKeys(scenario, ['description', 'config', 'tests'])) {
      notes.lost('scenarios', `\`${key}\` has no counterpart`);
    }
    const rowsIn = (list) =>
      withRows(listOf(list).flatMap((entry) => testsOf(entry, files, notes)));
    const cases = rowsIn(scenario.config);
    const tests = rowsIn(scenario.tests);
    return (cases.length > 0 ? cases : [{}]).flatMap((one) =>
      (tests.length > 0 ? tests : [{}]).map((test) => sceneOf(one, test, scenario, files)),
    );
  });
}

function sceneOf(one, test, { description }, files) {
  const words = test.description ?? one.description ?? description;
  return {
    ...one,
    ...test,
    ...(words !== undefined && { description: words }),
    vars: { ...mappingOf(one.vars, files), ...mappingOf(test.vars, files) },
    options: { ...one.options, ...test.options },
    metadata: { ...one.metadata, ...test.metadata },
    assert: [...listOf(one.assert), ...listOf(test.assert)],
  };
}

function dataOrNote(ref, files, notes) {
  const read = () => files.matching(ref).flatMap((path) => listOf(files.readData(path)));
  return notes.attempt(`scenarios ${pathOf(ref)}`, read, { instead: [] });
}

function testsOf(item, files, notes) {
  if (isRecord(item) && item.path === undefined) return [item];
  const ref = isRecord(item) ? item.path : item;
  if (typeof ref !== 'string') {
    notes.lost('tests', 'an entry that is neither a test nor a file');
    return [];
  }
  const isWeb = /^(?!file:)[a-z]+:\/\//i.test(ref);
  return (isWeb ? [ref] : files.matching(ref)).flatMap((path) => {
    const where = `tests ${isWeb ? path : pathOf(path)}`;
    const read = () => testsInFile(path, files, (text) => notes.lost(where, text));
    if (!isWeb && DATA.includes(extensionOf(path)))
      return notes.attempt(where, read, { instead: [] });
    notes.lost(where, 'only YAML, JSON, JSONL and CSV files are carried over');
    return [];
  });
}

/** A table is one entry, until it is known whether its rows can stay where they are. Throws Unsupported. */
function testsInFile(path, files, lost) {
  const name = pathOf(path);
  if (extensionOf(path) === '.csv')
    return [{ table: { path: name, ...testsOfCsv(files.readText(path), name, lost) } }];
  return listOf(dataIn(path, files)).flatMap((item) => {
    if (isRecord(item)) return [item];
    lost('an entry that is no test');
    return [];
  });
}

/** The tests, those of tables one by one. */
export const withRows = (tests) => tests.flatMap(({ table, ...test }) => table?.tests ?? [test]);

function dataIn(path, files) {
  if (extensionOf(path) !== '.jsonl') return files.readData(path);
  return files
    .readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
}

function parseLine(line) {
  const value = parsedJson(line);
  if (value === undefined) throw new Unsupported('a line that is no JSON');
  return value;
}

/** `defaultTest` as a mapping; it may stand in a file. */
export function defaultTestOf(value, files, notes) {
  const read = () => {
    const test = isFileRef(value) ? files.readData(value) : (value ?? {});
    if (!isRecord(test)) throw new Unsupported('no mapping');
    return { ...test, vars: mappingOf(test.vars, files) };
  };
  return notes.attempt('defaultTest', read, { instead: { vars: {} } });
}

/**
 * All tests as entries of kindlm.yaml: `{ entries, shared, rowAsserts }`. `shared`: the assertions of every test;
 * `rowAsserts`: those that stay in tables.
 * `given`: `{ config, files, notes, prompts, variants, tested, models, defaultTest, isDefaultGrader, isComparable }`, where
 * `tested` are the models of every test.
 */
export function importTests(tests, given) {
  const shared = sharedAsserts(given.defaultTest, withRows(tests), given);
  const rowAsserts = [];
  const context = { ...given, sharedAsserts: shared, rowAsserts };
  noteTest('defaultTest', context.defaultTest, context.notes);
  const names = new Set();
  const entries = [];
  const add = (more) => {
    entries.push(...more);
    // As soon as it is known: what is made of a hundred thousand tests takes half a minute.
    if (entries.length > MAX_TESTS)
      throw new UnusableInput(`The config makes more than ${MAX_TESTS} tests.`);
  };
  for (const [index, { table, ...test }] of tests.entries()) {
    const isAlone = tests.length === 1;
    const cases = table?.columns && caseEntries(table, { index, isAlone }, context);
    const rows = table === undefined ? [test] : table.tests;
    if (cases) add(cases);
    else for (const [place, row] of rows.entries()) add(testEntries(row, index + place, context));
  }
  const named = entries.map((entry) => ({ ...entry, name: unique(entry.name, names, ' #') }));
  return { entries: named, shared, rowAsserts };
}

/** The assertions of `defaultTest` for every test alike, or undefined when they depend on a test's variables. */
function sharedAsserts(defaultTest, tests, context) {
  if (defaultTest.assert === undefined) return undefined;
  // A test may change its output first, or do without the default assertions.
  const isOwn = ({ options }) => transformOf(options) || options?.disableDefaultAsserts;
  if (isOwn(defaultTest) || tests.some(isOwn)) return undefined;
  // A set is taken apart only where a test has no threshold, which each may set for itself.
  // What promptfoo shows as an answer depends on the model.
  if (context.tested.some(({ ways }) => ways.calls || ways.isParsed || ways.transform))
    return undefined;
  if (/\{\{|"assert-set"|"context-|"answer-relevance/.test(JSON.stringify(defaultTest.assert)))
    return undefined;
  const hasThreshold = defaultTest.threshold !== undefined;
  const { options: graderOptions } = defaultTest;
  const at = { where: 'defaultTest', hasThreshold, graderOptions, ways: {}, transforms: [] };
  return importAsserts(defaultTest.assert, {}, { ...context, ...at });
}

function testEntries(test, index, context) {
  const { notes, files, prompts, defaultTest } = context;
  const where = `test ${index + 1}${test.description ? ` (${test.description})` : ''}`;
  if (test.providerOutput !== undefined) {
    notes.lost(where, 'its output is fixed; write it as a recording (docs/recordings.md)');
    return [];
  }
  noteTest(where, test, notes);
  const vars = notes.attempt(where, () => mappingOf(test.vars, files), { also: LEFT_OUT });
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
    chosen.flatMap((prompt) => entriesOf(whole, { where, values, prompt, index }, context)),
  );
  if (entries.length === 0 && combinations.length > 0) {
    notes.lost(where, 'none of its prompts and models could be carried over');
  }
  return entries;
}

const LEFT_OUT = '; the test is left out';

function noteTest(where, test, notes) {
  noteOptions('test', test, { where, notes });
  if (isRecord(test.options))
    noteOptions('options', test.options, { where, notes, prefix: 'options.' });
}

// One test of promptfoo with one prompt and one combination of variables -> entries of `tests`.

const MAX_NAME_LENGTH = 80;

/**
 * The entries for one prompt: one for all models that are asked alike, since instructions and tools of a model stand
 * in the test. `whole`: the test with its default options. `at`: `{ where, values, prompt, index }`.
 */
function entriesOf(whole, at, context) {
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
  if (ways.program !== undefined && prompt.program !== undefined) {
    context.notes.lost(prompt.where, 'a program prints it, and its provider is a program too');
    return [];
  }
  const asked = context.variants.of(prompt, { ...test.options, system: ways.system }, where);
  if (asked === undefined) return [];
  const own = imagesOrNote(values, asked, { ...at, ways }, context);
  if (own === undefined) return [];
  const variables = [...new Set([...asked.variables, ...(ways.asked ?? [])])];
  const vars = withMissing(own, { ...asked, variables }, where, context.notes);
  const byModel = {
    prompt: asked.name,
    ...(Object.keys(vars).length > 0 && { vars }),
    models: models.map(({ id }) => id),
    ...(ways.tools !== undefined && { tools: ways.tools }),
  };
  return [
    {
      name: nameOf(test, at, context.prompts),
      ...(ways.program === undefined ? byModel : byProgram(ways.program, asked, vars)),
      ...checksOf(test, { ...at, ways, question: questionOf(asked, vars) }, context),
      ...tagsOf({ ...context.defaultTest.metadata, ...test.metadata }),
    },
  ];
}

/** A program gets the prompt as a text, with the variables filled in. */
function byProgram(program, asked, values) {
  const { command, vars } = commandOf(program, textOf(asked, values), values);
  return { command, vars: { ...values, ...vars } };
}

function imagesOrNote(values, { texts, program }, { where, ways }, { files, notes }) {
  const read = () => {
    const isShown = Object.values(values).some(isImageRef);
    const isToProgram = ways.program !== undefined;
    if ((isShown && (isToProgram || program !== undefined)) || (isToProgram && texts.images))
      throw new Unsupported('its images cannot be given to a program');
    return withImageFiles(values, texts, files);
  };
  return notes.attempt(where, read, { also: LEFT_OUT });
}

/** What the user asks, with the variables filled in. */
const questionOf = ({ texts }, values) => fillIn(texts.user ?? '', values);

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

/** `{ assert?, threshold? }` of the entry. */
function checksOf(test, { where, values, ways, question }, context) {
  const { notes, defaultTest, sharedAsserts } = context;
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
    ways,
    question,
    graderOptions: test.options,
    hasThreshold: threshold !== undefined,
    transforms: [ways.transform, transformOf(test.options)].filter((code) => code !== undefined),
  });
  if (assert.length === 0 && asserts.length > 0)
    notes.changed(where, 'asserts nothing of its own any more');
  const all = [...(sharedAsserts ?? []), ...assert];
  return {
    ...(assert.length > 0 && { assert }),
    ...thresholdOf(threshold, all, where, notes),
  };
}

/** promptfoo changes the output with it before any assertion sees it; `postprocess` is its old name. */
const transformOf = (options) => options?.transform || options?.postprocess || undefined;

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
function withMissing(given, { variables, computed }, where, notes) {
  const values = { ...given, ...computedVars(computed, given) };
  const missing = variables.filter((name) => !Object.hasOwn(values, name));
  // Those inside of expressions: a filter (`default`) may make something of no value.
  const inside = Object.entries(computed).flatMap(([name, { root }]) =>
    values[name] === '' || FILLED_BY_PROMPTFOO.includes(root) ? [root] : [],
  );
  const empty = [...missing, ...inside].filter((name) => !Object.hasOwn(given, name));
  for (const name of new Set(empty)) {
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
function isChosen({ label, file, where }, filter) {
  if (filter === undefined) return true;
  const names = [label, file, where.replace(/^prompt /, '')].filter((name) => name !== undefined);
  return listOf(filter).some((given) => {
    const pattern = String(given);
    const group = `${pattern.replace(/:?\*$/, '')}:`;
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

// A CSV file of promptfoo's tests -> one test with `cases`, where that means the same as a test for each row.

/** Longest value of a column that names its row. */
const MAX_NAME = 100;
/** Columns of a meaning that a case has as well. */
const KNOWN =
  /^__(?:expected\d*|config:__expected\d*:threshold|threshold|metric|prefix|suffix|description|metadata:.+)$/;
const MOST_CASES = 20_000;

/**
 * The entries for the file, one for each prompt and kind of model; undefined where a row means something else as a case,
 * and the rows become tests. `file`: `{ path, columns, tests }`, the tests as promptfoo reads them.
 */
function caseEntries(file, { index, isAlone }, context) {
  const scratch = createNotes(context.notes.typed);
  const inner = { ...context, notes: scratch };
  if (!isPlainTable(file) || !areSameChecks(file, inner)) return undefined;
  if (context.prompts.some(({ computed }) => Object.keys(computed).length > 0)) return undefined;
  // What a row shows is looked at row by row.
  if (context.prompts.some(({ texts }) => texts.images !== undefined)) return undefined;
  const { defaultTest } = context;
  const whole = {
    description: tableName(file, isAlone),
    options: defaultTest.options ?? {},
    vars: defaultTest.vars,
  };
  const where = `tests ${file.path}`;
  const combinations = combinationsOf(whole, where, context.files, scratch);
  if (combinations.length !== 1) return undefined;
  const columns = variableColumns(file);
  const values = {
    ...Object.fromEntries(columns.map((name) => [name, `{{${name}}}`])),
    ...Object.fromEntries(
      Object.entries(combinations[0]).filter(([name]) => !columns.includes(name)),
    ),
  };
  const found = context.prompts.flatMap((prompt) =>
    entriesOf(whole, { where, values, prompt, index }, { ...inner, columns }),
  );
  const { lost, changed } = scratch.all();
  if (lost.length > 0 || found.length === 0 || !found.every(isCaseable)) return undefined;
  for (const line of changed) context.notes.changed('', line);
  if (file.tests.some(({ metadata }) => Object.keys(metadata).length > 0)) {
    context.notes.changed(where, 'metadata of the rows is shown and is no tag');
  }
  context.rowAsserts.push(...file.tests.flatMap((test) => test.assert));
  return found.map((entry) => withCases(entry, context.files.relocated(file.path), columns));
}

const variableColumns = ({ columns }) => columns.filter((name) => !name.startsWith('__'));

/** A command has its prompt written out, with the row's values. */
const isCaseable = ({ command }) => command === undefined;

/** Cells that both read alike: no type in a column's name, no file, no variable inside of a value. */
function isPlainTable({ columns, tests }) {
  const names = variableColumns({ columns });
  const cells = tests.flatMap(({ vars, assert }) => [
    ...Object.values(vars),
    ...assert.map(({ value }) => String(value ?? '')),
  ]);
  return (
    tests.length > 0 &&
    tests.length <= MOST_CASES &&
    new Set(columns).size === columns.length &&
    names.length > 0 &&
    columns.every((name) => (name.startsWith('__') ? KNOWN : /^\w+$/).test(name)) &&
    tests.every(({ vars }) => Object.values(vars).some((cell) => cell !== '')) &&
    cells.every((cell) => !/\{\{|\{%|^file:\/\//.test(cell))
  );
}

/** Whether the rows' own assertions are carried over as they are, on answers that nothing changes first. */
function areSameChecks({ path, tests }, context) {
  const { tested, defaultTest } = context;
  const isPlain = tested.every(
    ({ ways, prompts }) =>
      !ways.program && !ways.calls && !ways.isParsed && !ways.transform && !prompts,
  );
  if (!isPlain || transformOf(defaultTest.options)) return false;
  if (tests.some(({ options }) => Object.keys(options).length > 0)) return false;
  const at = { where: `tests ${path}`, ways: {}, transforms: [], graderOptions: {} };
  const imported = (list, vars) => importAsserts(list, vars, { ...context, ...at });
  return tests.every(({ assert, vars }) => {
    // What a row fills in must be carried over as well; what cannot be is in the notes.
    imported(defaultTest.assert, { ...defaultTest.vars, ...vars });
    return isDeepStrictEqual(imported(assert, vars), listOf(assert));
  });
}

/** By a column that tells the rows apart, else by the file: the rows are then numbered. */
function tableName({ path, columns, tests }, isAlone) {
  const stem = path
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');
  const column = variableColumns({ columns }).find((name) => {
    const cells = tests.map(({ vars }) => vars[name]);
    return (
      new Set(cells).size === cells.length &&
      cells.every(
        (cell) => cell.trim() === cell && /^[^\n]+$/.test(cell) && cell.length <= MAX_NAME,
      )
    );
  });
  if (column === undefined) return stem;
  return `${isAlone ? column : `${stem}, ${column}`}: {{${column}}}`;
}

function withCases({ name, prompt, vars = {}, ...rest }, path, columns) {
  const others = Object.entries(vars).filter(([variable]) => !columns.includes(variable));
  return {
    name,
    prompt,
    cases: path,
    ...(others.length > 0 && { vars: Object.fromEntries(others) }),
    ...rest,
  };
}
