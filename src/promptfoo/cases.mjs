// A CSV file of promptfoo's tests -> one test with `cases`, where that means the same as a test for each row.
import { isDeepStrictEqual } from 'node:util';
import { importAsserts } from './asserts/asserts.mjs';
import { entriesOf, transformOf } from './entries.mjs';
import { createNotes } from './notes.mjs';
import { listOf } from './values.mjs';
import { combinationsOf } from './inputs/vars.mjs';

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
export function caseEntries(file, { index, isAlone }, context) {
  const scratch = createNotes();
  const inner = { ...context, notes: scratch };
  if (!isPlainTable(file) || !areSameChecks(file, inner)) return undefined;
  if (context.prompts.some(({ computed }) => Object.keys(computed).length > 0)) return undefined;
  const { defaultTest } = context;
  const whole = {
    description: nameOf(file, isAlone),
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
function nameOf({ path, columns, tests }, isAlone) {
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
