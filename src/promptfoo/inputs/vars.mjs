// promptfoo vars -> `vars`: files are read, lists become several tests, what is not a scalar becomes JSON text.
import { FileProblem, extensionOf, isFileRef, pathOf } from './files.mjs';
import { beyondVariables, fillInEachOther } from './templates.mjs';
import { isRecord, isScalar } from '../values.mjs';

/** Run by promptfoo, or shown to the model as something else than a text. */
const NO_TEXT =
  /^\.(?:[cm]?[jt]s|py|rb|go|sh|pdf|png|jpe?g|gif|webp|bmp|svg|mp3|wav|mp4|webm|xlsx?|docx?)(?::|$)/;
const DATA = ['.json', '.yaml', '.yml'];
const MAX_COMBINATIONS = 10_000;

/**
 * The combinations of values that promptfoo would run, each a mapping of scalars; empty when the test cannot be
 * carried over, which is noted.
 */
export function combinationsOf(test, where, files, notes) {
  try {
    const vars = mappingOf(test.vars, files);
    const expand = test.options?.disableVarExpansion !== true;
    const lists = Object.entries(vars).map(([name, value]) => [
      name,
      valuesOf(value, name, { where, expand, files, notes }),
    ]);
    const count = lists.reduce((product, [, values]) => product * values.length, 1);
    if (count > MAX_COMBINATIONS) throw new FileProblem(`its vars make ${count} combinations`);
    return product(lists).map((entries) => withoutTemplates(entries, where, notes));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(where, `${error.message}; the test is left out`);
    return [];
  }
}

/** `vars` as a mapping; promptfoo also takes the path of a YAML file, or several. */
export function mappingOf(vars, files) {
  if (vars === undefined || vars === null) return {};
  if (isRecord(vars)) return vars;
  if (Array.isArray(vars)) return Object.assign({}, ...vars.map((part) => mappingOf(part, files)));
  const data = typeof vars === 'string' ? files.readData(vars) : undefined;
  if (!isRecord(data)) throw new FileProblem('its vars are no mapping');
  return data;
}

function valuesOf(given, name, context) {
  const value = everyFile(given, context);
  if (!Array.isArray(value) || !context.expand) return [scalarOf(value, name, context)];
  return value.map((item) => scalarOf(item, name, context));
}

/** A pattern stands for the list of its files. */
function everyFile(value, { files }) {
  if (!isFileRef(value) || !value.includes('*')) return value;
  const found = files.matching(value).filter((path) => files.isFile(path));
  if (found.length === 0) throw new FileProblem(`no file matches ${pathOf(value)}`);
  return found.map((path) => `file://${path}`);
}

function scalarOf(value, name, { where, files, notes }) {
  if (isFileRef(value)) return fileValue(value, name, { where, files, notes });
  if (isScalar(value)) return value;
  if (value === undefined || value === null) return '';
  notes.changed(where, `the variable ${name} is written as JSON text`);
  return JSON.stringify(value);
}

function fileValue(ref, name, context) {
  const extension = extensionOf(ref);
  if (NO_TEXT.test(extension)) {
    throw new FileProblem(
      `the variable ${name} comes from ${pathOf(ref)}, which is no text or data`,
    );
  }
  if (!DATA.includes(extension)) return context.files.readText(ref).trim();
  const data = context.files.readData(ref);
  return isFileRef(data) ? data : scalarOf(data, name, context);
}

function product(lists) {
  return lists.reduce(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => [...row, [name, value]])),
    [[]],
  );
}

function withoutTemplates(entries, where, notes) {
  const vars = fillInEachOther(Object.fromEntries(entries));
  for (const [name, value] of Object.entries(vars)) {
    const odd = typeof value === 'string' ? beyondVariables(value) : undefined;
    if (odd !== undefined) notes.changed(where, `the variable ${name} keeps ${odd} as it stands`);
  }
  return vars;
}
