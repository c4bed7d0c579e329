// promptfoo's templates are Nunjucks; kindlm.yaml knows `{{name}}` and nothing else.
import { isRecord, parsedJson } from '../basics/basics.js';
import { extensionOf, isFileRef, pathOf } from './files.mjs';
import { Unsupported } from './notes.mjs';
import { isScalar } from './values.mjs';

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;
const EXPRESSION = /\{\{([^}]*)\}\}/g;
const STATEMENT = /\{[%#]/;
/** Values may hold variables that hold variables; a circle of them must end. */
const MAX_DEPTH = 5;
const MAX_LENGTH = 1_000_000;

/** Names of the variables, each once. */
export const promptfooVariables = (text) => [
  ...new Set(Array.from(text.matchAll(VARIABLE), ([, name]) => name)),
];

/** The first thing in a template that kindlm.yaml cannot express, or undefined. */
export function beyondVariables(text) {
  if (STATEMENT.test(text)) return 'the template statement {% ... %}';
  const expression = Array.from(text.matchAll(EXPRESSION), ([whole, inner]) => ({ whole, inner }));
  const odd = expression.find(({ inner }) => !/^\s*\w+\s*$/.test(inner));
  return odd === undefined ? undefined : `the template expression ${odd.whole}`;
}

/** Fills in the variables that have a value, the others stay. */
export function fillIn(text, vars) {
  return text.replaceAll(VARIABLE, (placeholder, name) =>
    Object.hasOwn(vars, name) ? String(vars[name]) : placeholder,
  );
}

/** Variables inside the values of variables, which kindlm.yaml does not fill in. */
function fillInEachOther(vars) {
  let filled = vars;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const before = filled;
    filled = Object.fromEntries(
      Object.entries(before).map(([name, value]) => [name, filledValue(name, value, before)]),
    );
  }
  return filled;
}

function filledValue(name, value, vars) {
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  const others = Object.entries(vars).filter(([other]) => other !== name);
  const filled = fillIn(value, Object.fromEntries(others));
  return filled.length > MAX_LENGTH ? value : filled;
}

// promptfoo vars -> `vars`: files are read, lists become several tests, what is not a scalar becomes JSON text.

/** Run by promptfoo, or shown to the model as something else than a text. */
const NO_TEXT =
  /^\.(?:[cm]?[jt]s|py|rb|go|sh|pdf|png|jpe?g|gif|webp|bmp|svg|mp3|wav|mp4|webm|xlsx?|docx?)(?::|$)/;
const DATA = ['.json', '.yaml', '.yml'];
const IMAGES = ['.pdf', '.png', '.jpg', '.jpeg', '.gif', '.webp'];
const MAX_COMBINATIONS = 10_000;

/**
 * The combinations of values that promptfoo would run, each a mapping of scalars; empty when the test cannot be
 * carried over, which is noted.
 */
export function combinationsOf(test, where, files, notes) {
  const made = () => {
    const vars = mappingOf(test.vars, files);
    const expand = test.options?.disableVarExpansion !== true;
    const lists = Object.entries(vars).map(([name, value]) => [
      name,
      valuesOf(value, name, { where, expand, files, notes }),
    ]);
    const count = lists.reduce((product, [, values]) => product * values.length, 1);
    if (count > MAX_COMBINATIONS) throw new Unsupported(`its vars make ${count} combinations`);
    return product(lists).map((entries) => withoutTemplates(entries, where, notes));
  };
  return notes.attempt(where, made, { instead: [], also: '; the test is left out' });
}

/** `vars` as a mapping; promptfoo also takes the path of a YAML file, or several. */
export function mappingOf(vars, files) {
  if (vars === undefined || vars === null) return {};
  if (isRecord(vars)) return vars;
  if (Array.isArray(vars)) return Object.assign({}, ...vars.map((part) => mappingOf(part, files)));
  const data = typeof vars === 'string' ? files.readData(vars) : undefined;
  if (!isRecord(data)) throw new Unsupported('its vars are no mapping');
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
  const found = files.matching(value).filter((path) => files.exists(path) && files.isFile(path));
  if (found.length === 0) throw new Unsupported(`no file matches ${pathOf(value)}`);
  return found.map((path) => `file://${path}`);
}

function scalarOf(value, name, { where, files, notes }) {
  if (isFileRef(value)) return fileValue(value, name, { where, files, notes });
  if (typeof value !== 'string' && value !== undefined && value !== null) notes.typed.add(name);
  if (isScalar(value)) return value;
  if (value === undefined || value === null) return '';
  notes.changed(where, `the variable ${name} is written as JSON text`);
  return JSON.stringify(value);
}

function fileValue(ref, name, context) {
  const extension = extensionOf(ref);
  // Whether it may be one depends on where the prompt has it.
  if (IMAGES.includes(extension)) return ref;
  if (NO_TEXT.test(extension)) {
    throw new Unsupported(
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

// Template expressions with attributes and filters: calculated when a test is imported, and given to it as a variable.

const COMPUTABLE =
  /\{\{-?\s*([A-Za-z_]\w*)((?:\.\w+|\[\d+\])*)\s*((?:\|\s*\w+\s*(?:\([^(){}]*\))?\s*)*)-?\}\}/g;
const FILTER = /\|\s*(\w+)\s*(?:\(([^()]*)\))?/g;
const textOf = (value) => String(value ?? '');
/** The filters whose result is the same in every engine of this language. */
const FILTERS = {
  upper: (value) => textOf(value).toUpperCase(),
  lower: (value) => textOf(value).toLowerCase(),
  trim: (value) => textOf(value).trim(),
  length: (value) => (Array.isArray(value) || typeof value === 'string' ? value.length : 0),
  first: (value) => value?.[0] ?? '',
  last: (value) => value?.at?.(-1) ?? '',
  dump: (value) => JSON.stringify(value),
  join: (value, separator = '') => (Array.isArray(value) ? value.join(separator) : textOf(value)),
  default: (value, other = '') => value ?? other,
};

/**
 * The text with each expression as `{{name}}`; what the names stand for is added to `computed`. Expressions that are not
 * known stay, as do plain variables.
 */
export function withComputed(text, computed) {
  return text.replaceAll(COMPUTABLE, (whole, root, path, filters) => {
    if (root === 'env' || (path === '' && filters === '')) return whole;
    const steps = Array.from(filters.matchAll(FILTER), ([, name, argument]) => [name, argument]);
    if (!steps.every(([name, given]) => isKnown(name, given))) return whole;
    const words = [root, path, ...steps.map(([name]) => name)].join(' ').match(/\w+/g);
    return `{{${nameFor(words.join('__'), { root, path, steps }, computed)}}}`;
  });
}

/** The same expression has one name; two that differ in what a name leaves out have two. */
function nameFor(base, expression, computed) {
  const isOther = (name) =>
    computed[name] !== undefined && JSON.stringify(computed[name]) !== JSON.stringify(expression);
  let name = base;
  for (let n = 2; isOther(name); n++) name = `${base}__${n}`;
  computed[name] = expression;
  return name;
}

function isKnown(name, argument) {
  const takesOne = ['join', 'default'].includes(name);
  return (
    Object.hasOwn(FILTERS, name) && (argument === undefined || (takesOne && isQuoted(argument)))
  );
}

const isQuoted = (text) => /^\s*(?:'[^'\\]*'|"[^"\\]*")\s*$/.test(text);

/** The variables that the expressions make of a test's values. */
export function computedVars(computed, values) {
  return Object.fromEntries(
    Object.entries(computed).map(([name, { root, path, steps }]) => {
      const start = Object.hasOwn(values, root) ? structured(values[root], path, steps) : undefined;
      const found = (path.match(/\w+/g) ?? []).reduce(
        (value, key) => (isRecord(value) || Array.isArray(value) ? value[key] : undefined),
        start,
      );
      const result = steps.reduce(
        (value, [filter, argument]) => FILTERS[filter](value, argument?.trim().slice(1, -1)),
        found,
      );
      return [name, scalar(result)];
    }),
  );
}

/** A variable that is a list or a mapping was written as JSON. */
function structured(value, path, steps) {
  const looksInside =
    path !== '' ||
    steps.some(([name]) => ['first', 'last', 'join', 'length', 'dump'].includes(name));
  if (!looksInside || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  return parsedJson(value) ?? value;
}

function scalar(value) {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
