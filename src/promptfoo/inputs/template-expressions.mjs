// Template expressions with attributes and filters: calculated when a test is imported, and given to it as a variable.
import { isRecord } from '../values.mjs';

const EXPRESSION =
  /\{\{-?\s*([A-Za-z_]\w*)((?:\.\w+|\[\d+\])*)\s*((?:\|\s*\w+\s*(?:\([^(){}]*\))?\s*)*)-?\}\}/g;
const FILTER = /\|\s*(\w+)\s*(?:\(([^()]*)\))?/g;
/** The filters whose result is the same in every engine of this language. */
const FILTERS = {
  upper: (value) => String(value).toUpperCase(),
  lower: (value) => String(value).toLowerCase(),
  trim: (value) => String(value).trim(),
  length: (value) => (Array.isArray(value) || typeof value === 'string' ? value.length : 0),
  first: (value) => value?.[0] ?? '',
  last: (value) => value?.at?.(-1) ?? '',
  dump: (value) => JSON.stringify(value),
  join: (value, separator = '') => (Array.isArray(value) ? value.join(separator) : String(value)),
  default: (value, other = '') => value ?? other,
};

/**
 * The text with each expression as `{{name}}`; what the names stand for is added to `computed`. Expressions that are not
 * known stay, as do plain variables.
 */
export function withComputed(text, computed) {
  return text.replaceAll(EXPRESSION, (whole, root, path, filters) => {
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
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function scalar(value) {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
