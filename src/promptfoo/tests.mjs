// promptfoo tests -> `tests`: one for each test, combination of vars, and prompt.
import { caseEntries } from './cases.mjs';
import { entriesOf, isChosen } from './entries.mjs';
import { testsOfCsv } from './inputs/csv.mjs';
import { FileProblem, extensionOf, isFileRef, pathOf } from './inputs/files.mjs';
import { UnusableInput } from './notes.mjs';
import { isRecord, listOf, otherKeys, unique } from './values.mjs';
import { combinationsOf, mappingOf } from './inputs/vars.mjs';

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
  'factuality',
];
/** Options of promptfoo that do something, and have no counterpart; it reads no others. */
const LOST_OPTIONS = ['disableConversationVar', 'repeat', 'rubricPrompt', 'storeOutputAs'];
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
  try {
    return files.matching(ref).flatMap((path) => listOf(files.readData(path)));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(`scenarios ${pathOf(ref)}`, error.message);
    return [];
  }
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
    if (!isWeb && DATA.includes(extensionOf(path))) return testsInFile(path, files, notes);
    notes.lost(`tests ${path}`, 'only YAML, JSON, JSONL and CSV files are carried over');
    return [];
  });
}

function testsInFile(path, files, notes) {
  try {
    if (extensionOf(path) === '.csv') return [tableIn(path, files, notes)];
    return listOf(dataIn(path, files)).flatMap((item) => {
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

/** A table is one entry, until it is known whether its rows can stay where they are. */
function tableIn(path, files, notes) {
  const lost = (text) => notes.lost(`tests ${pathOf(path)}`, text);
  return { table: { path: pathOf(path), ...testsOfCsv(files.readText(path), pathOf(path), lost) } };
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
 * `context`: `{ config, files, notes, prompts, variants, tested, models, defaultTest, sharedAsserts, isDefaultGrader,
 * rowAsserts }`, where `tested` are the models of every test, and `rowAsserts` gets the assertions that stay in tables.
 */
export function importTests(tests, context) {
  for (const key of otherKeys(context.defaultTest, TEST_KEYS)) {
    context.notes.lost('defaultTest', `\`${key}\` has no counterpart`);
  }
  noteOptions('defaultTest', context.defaultTest, context.notes);
  const names = new Set();
  const entries = tests.flatMap(({ table, ...test }, index) => {
    if (table === undefined) return testEntries(test, index, context);
    const isAlone = tests.length === 1;
    const cases = table.columns && caseEntries(table, { index, isAlone }, context);
    return cases ?? table.tests.flatMap((row, place) => testEntries(row, index + place, context));
  });
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
    chosen.flatMap((prompt) => entriesOf(whole, { where, values, prompt, index }, context)),
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
    if (LOST_OPTIONS.includes(key)) notes.lost(where, `\`options.${key}\` has no counterpart`);
    else notes.changed(where, `\`options.${key}\` is left out: promptfoo knows no such option`);
  }
}
